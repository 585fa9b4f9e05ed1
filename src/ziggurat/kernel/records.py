"""Records: one game is one fixed-size NumPy record, a batch is a 1-D array of them, a copy is a memcpy."""

import hashlib
import sys
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Games = npt.NDArray[np.void]


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[np.void]:
    """An aligned record type whose records have attributes, in interpreted and in compiled code."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new(dtype: np.dtype[np.void], count: int = 1) -> Games:
    """Fresh records, every byte zero, padding included."""
    return np.zeros(count, dtype=dtype)


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


class _Place(NamedTuple):
    """Where a field lies in the bytes of a record."""

    start: int
    end: int
    code: str  # as NumPy and `struct` name its type
    shape: tuple[int, ...]

    def read(self, raw: bytes) -> Any:
        """The field as an int or as nested lists of int."""
        part = raw[self.start : self.end]
        if not self.shape:
            return int.from_bytes(part, sys.byteorder, signed=self.code.islower())
        quick = self.code in "bB" and part.isascii()  # no sign bit anywhere, so the bytes are the numbers
        items: list[Any] = list(part) if quick else np.frombuffer(part, dtype=self.code).tolist()
        for size in self.shape[:0:-1]:
            items = [items[i : i + size] for i in range(0, len(items), size)]
        return items


class Plain(dict[str, Any]):
    """A record as plain Python: each field is read from the bytes when it is first looked up with `[…]`."""

    __slots__ = ("_places", "_raw")

    def __init__(self, raw: bytes, places: dict[str, _Place]) -> None:
        self._raw = raw
        self._places = places

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._places[name].read(self._raw)
        return value


def plain(games: Games, index: int = 0) -> Plain:
    """One record as plain Python, far quicker to look at than the record; nested records are left out."""
    return Plain(to_bytes(games, index), _places(games.dtype))


@cache
def _places(dtype: np.dtype[np.void]) -> dict[str, _Place]:
    """Where the fields of a record type lie."""
    return {
        name: _Place(field[1], field[1] + field[0].itemsize, field[0].base.char, field[0].shape)
        for name, field in (dtype.fields or {}).items()
        if field[0].base.names is None
    }


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
