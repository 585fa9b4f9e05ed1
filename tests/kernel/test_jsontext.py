"""Numbers and templates as rules write them."""

import numpy as np
import pytest

from ziggurat.kernel.jit import entry
from ziggurat.kernel.jsontext import END, HOLE, Text, inside, instead, joined, put_int, template


@entry
def number_at(out: Text, number: int) -> int:
    """A number alone."""
    return put_int(out, 0, number)


@pytest.mark.parametrize("number", [0, 7, 9, 10, 99, 100, 12345, -1, -10, -987, 2**62, -(2**62)])
def test_numbers_are_written_with_their_sign(number: int) -> None:
    out = np.zeros(32, dtype=np.uint8)
    assert out[: number_at(out, number)].tobytes() == str(number).encode()


def test_a_template_has_holes_inside_strings_and_instead_of_values() -> None:
    made = template({"a": instead(0), "b": f"x.{inside(1)}", "c": [instead(2)]})
    holes = [bytes([HOLE + number]) for number in range(3)]
    assert made == b'{"a":%b,"b":"x.%b","c":[%b]}' % tuple(holes) + bytes([END])
    texts, starts = joined([b"ab", b"", b"c"])
    assert (texts.tobytes(), starts.tolist()) == (b"abc", [0, 2, 2, 3])
