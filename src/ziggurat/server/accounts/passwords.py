"""Passwords, hashed with Argon2id beside the event loop."""

import asyncio
import functools
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ziggurat.server.accounts import common
from ziggurat.server.errors import BadPassword, CommonPassword, TooManyPasswords

T = TypeVar("T")

SHORTEST = 8
LONGEST = 200
# What OWASP advises at least. One lane: a login must not take more than one core away from matches.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# Two at a time bound the memory and the cores that logins can take, even where those who asked have gone away.
MOST_WAITING = 32  # some seconds' work at the most
_WORKERS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")


def check(password: str) -> None:
    """Refuse what is too short or too long; the error never quotes it."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(SHORTEST, LONGEST)


def refuse_common(password: str, name: str = "") -> None:
    """Refuse for a new password what everybody tries first."""
    if common.is_common(unicodedata.normalize("NFKC", password), name):
        raise CommonPassword


async def hashed(password: str) -> str:
    """The hash of a password."""
    return await _in_line(_HASHER.hash, _typed(password))


async def verify(hash: str | None, password: str) -> bool:
    """Whether a password fits; where there is no hash it does not, and that takes as long to say."""
    fits = await _in_line(_fits, hash, _typed(password))
    return fits and hash is not None


def waiting() -> int:
    """How many passwords are being worked on, or wait for it."""
    return _line.length


async def _in_line(work: Callable[..., T], *arguments: object) -> T:
    """Do some work in a thread; where too many wait already, whoever comes is sent away instead of forgotten there."""
    if _line.length >= MOST_WAITING:
        raise TooManyPasswords
    _line.length += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_WORKERS, work, *arguments)
    finally:
        _line.length -= 1


class _Line:
    length = 0


_line = _Line()


def outdated(hash: str) -> bool:
    """Whether a hash was made with other parameters than are used now."""
    return _HASHER.check_needs_rehash(hash)


def _typed(password: str) -> bytes:
    """A password as bytes, the same from every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _fits(hash: str | None, password: bytes) -> bool:
    nobody = _nobody()  # for everybody, so that the first unknown name does not take longer
    try:
        return _HASHER.verify(hash or nobody, password)
    except (VerificationError, InvalidHashError):
        return False


@functools.cache
def _nobody() -> str:
    """A hash that no password fits."""
    return _HASHER.hash(secrets.token_bytes(32))
