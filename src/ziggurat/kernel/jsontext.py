"""JSON written by rules, byte by byte, into a `uint8` array that is large enough.

What is always the same stands in templates, JSON texts with holes; a game's rules walk over one, copy it and fill the
holes in. That keeps the compiled code small: a call for each constant text would be inlined and take long to compile.
"""

import json
from typing import Any

import numpy as np
import numpy.typing as npt

from ziggurat.kernel.jit import rule, wide

Text = npt.NDArray[np.uint8]
Starts = npt.NDArray[np.int32]

HOLE = 0x80  # this byte and those above it are holes; all else in a template is ASCII
END = 0xFF  # stands behind each template
UNQUOTED = "\x7f"  # eats the quote beside it while a template is made

ZERO, MINUS, COMMA, SPACE = ord("0"), ord("-"), ord(","), ord(" ")
OPEN, CLOSE = ord("["), ord("]")


def inside(hole: int) -> str:
    """A hole as a part of a string."""
    return chr(HOLE + hole)


def instead(hole: int) -> str:
    """A hole in place of a whole value: a number, a truth value or the items of a list."""
    return UNQUOTED + chr(HOLE + hole) + UNQUOTED


def template(data: Any) -> bytes:
    """JSON-ready data with holes in it as a template."""
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return written.replace(f'"{UNQUOTED}', "").replace(f'{UNQUOTED}"', "").encode("latin-1") + bytes([END])


def joined(texts: list[bytes]) -> tuple[Text, Starts]:
    """Several texts as one array, and where each begins; the last number is the end of all."""
    starts = np.cumsum([0, *map(len, texts)]).astype(np.int32)
    return np.frombuffer(b"".join(texts), dtype=np.uint8), starts


@rule
def put_byte(out: Text, at: int, byte: int) -> int:
    """Write a single byte; return where it ends, like all that follow."""
    out[at] = byte
    return at + 1


@rule
def put(out: Text, at: int, texts: Text, first: int, last: int) -> int:
    """Write the bytes of a text from `first` to before `last`."""
    for place in range(first, last):
        out[at + place - first] = texts[place]
    return at + last - first


@rule
def put_int(out: Text, at: int, number: int) -> int:
    """Write a whole number."""
    left = number
    if left < 0:
        out[at] = MINUS
        at += 1
        left = -left
    end = at + 1
    power = left
    while power >= 10:
        power //= 10
        end += 1
    for place in range(end - 1, at - 1, -1):
        out[place] = ZERO + left % 10
        left //= 10
    return end


@rule
def put_until(out: Text, at: int, texts: Text, first: int) -> int:
    """Copy a template from `first` up to its next hole; return how many bytes were copied."""
    place = first
    while place < len(texts) and wide(texts[place]) < HOLE:
        out[at + place - first] = texts[place]
        place += 1
    return place - first
