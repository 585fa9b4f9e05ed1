"""Records: one game is one fixed-size NumPy record, a batch is a 1-D array of them, a copy is a memcpy."""

import hashlib
import operator
import struct
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

Games = npt.NDArray[np.void]


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[np.void]:
    """An aligned record type whose records have attributes, in interpreted and in compiled code."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new(dtype: np.dtype[np.void], count: int = 1) -> Games:
    """Fresh records, every byte zero, padding included; around a buffer, five times as fast as `np.zeros`."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype=dtype)


def clone(games: Games) -> Games:
    """A copy by bytes; far faster than `ndarray.copy` of a structured array."""
    raw = games.view(np.uint8).copy()
    return raw.view(games.dtype)


def to_bytes(games: Games, index: int = 0) -> bytes:
    """The bytes of one record."""
    return games[index : index + 1].tobytes()


def from_bytes(dtype: np.dtype[np.void], raw: bytes) -> Games:
    """A record from its bytes."""
    return np.frombuffer(bytearray(raw), dtype=dtype)


def digest(games: Games) -> str:
    """A short fingerprint of the bytes of one or many records."""
    return hashlib.blake2b(games.tobytes(), digest_size=16).hexdigest()


SHORT = 16  # items of a list up to which it is read together with the single numbers


class _Layout:
    """Where the fields of a record type lie: numbers and short lists, read at once, and long lists, read on demand."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.numbers: list[str] = []
        self.short: dict[str, tuple[int, int, int]] = {}  # place among all numbers, items, items in a row
        self.long: dict[str, tuple[int, int, Any, tuple[int, ...]]] = {}  # start, end, type code, shape
        codes, end, place = "", 0, 0
        single = []
        for name, (field, start, *_) in (dtype.fields or {}).items():
            if field.base.names is not None:
                continue
            count = field.itemsize // field.base.itemsize
            if count > SHORT or len(field.shape) > 2:
                self.long[name] = (start, start + field.itemsize, field.base.char, field.shape)
                continue
            codes += f"{start - end}x{count}{field.base.char}"
            end = start + field.itemsize
            if field.shape:
                self.short[name] = (place, count, field.shape[-1])
            else:
                single.append((name, place))
            place += count
        self.numbers = [name for name, _ in single]
        self.pick = operator.itemgetter(*(place for _, place in single), 0)
        self.unpack = struct.Struct(codes).unpack_from


_layout = cache(_Layout)


class Plain(dict[str, Any]):
    """A record as plain Python, an int or nested lists of int a field. Look at it with `[…]`, which fills it in."""

    __slots__ = ("_bytes", "_layout", "_numbers")

    def __init__(self, raw: bytes, layout: _Layout) -> None:
        self._bytes = raw
        self._layout = layout
        self._numbers = layout.unpack(raw)
        self.update(zip(layout.numbers, layout.pick(self._numbers), strict=False))

    def record(self, dtype: np.dtype[np.void]) -> Games:
        """The record from which this was made, for compiled code."""
        return from_bytes(dtype, self._bytes)

    def bytes_of(self, name: str, first: int, count: int) -> bytes:
        """Some items of a long list of single bytes, as they lie there, counted over all its dimensions."""
        start = self._layout.long[name][0] + first
        return self._bytes[start : start + count]

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._short(*self._layout.short[name]) if name in self._layout.short else self._long(name)
        return value

    def _short(self, place: int, count: int, row: int) -> list[Any]:
        numbers, end = self._numbers, place + count
        if row == count:
            return list(numbers[place:end])
        return [list(numbers[first : first + row]) for first in range(place, end, row)]

    def _long(self, name: str) -> Any:
        start, end, code, shape = self._layout.long[name]
        return memoryview(self._bytes)[start:end].cast(code, shape).tolist()


def plain(games: Games, index: int = 0) -> Plain:
    """One record as plain Python, far quicker to look at than the record; nested records are left out."""
    return Plain(to_bytes(games, index), _layout(games.dtype))


def diff(one: np.void, other: np.void) -> dict[str, tuple[Any, Any]]:
    """The fields in which two records differ, with both values."""
    assert one.dtype.names is not None
    return {
        name: (_plain(one[name]), _plain(other[name]))
        for name in one.dtype.names
        if not np.array_equal(one[name], other[name])
    }


def show(record: np.void) -> str:
    """A record in words, one field a line."""
    assert record.dtype.names is not None
    return "\n".join(f"{name}: {_plain(record[name])}" for name in record.dtype.names)


def _plain(value: Any) -> Any:
    """A field as plain Python, the fields of a nested record by name."""
    if isinstance(value, np.void) and value.dtype.names:
        return {name: _plain(value[name]) for name in value.dtype.names}
    return value.tolist()
