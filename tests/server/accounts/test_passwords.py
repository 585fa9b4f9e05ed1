"""Passwords are checked, hashed and compared beside the event loop."""

import asyncio
import threading
import time

import pytest
from argon2 import PasswordHasher

from tests.server.accounts.desk import PASSWORD
from ziggurat.server.accounts import passwords
from ziggurat.server.errors import BadPassword, CommonPassword


def test_a_password_fits_its_own_hash_only() -> None:
    async def scenario() -> None:
        hash = await passwords.hashed(PASSWORD)
        assert hash.startswith("$argon2id$")
        assert PASSWORD not in hash
        assert hash != await passwords.hashed(PASSWORD)
        assert await passwords.verify(hash, PASSWORD)
        assert not await passwords.verify(hash, PASSWORD + "!")
        assert not await passwords.verify(None, PASSWORD)
        assert not await passwords.verify("damaged", PASSWORD)

    asyncio.run(scenario())


@pytest.mark.parametrize("password", ["", "7 signs", "x" * 201])
def test_too_short_or_too_long(password: str) -> None:
    with pytest.raises(BadPassword, match="8 to 200 characters; choose another"):
        passwords.check(password)
    passwords.check("x" * 8)
    passwords.check("x" * 200)


def test_the_same_from_every_keyboard_and_no_text_is_too_strange() -> None:
    async def scenario() -> None:
        assert await passwords.verify(await passwords.hashed("éééééééé"), "e\u0301" * 8)
        assert await passwords.verify(await passwords.hashed("\ud800\0" * 4), "\ud800\0" * 4)

    asyncio.run(scenario())


def test_other_parameters_are_outdated() -> None:
    assert passwords.outdated(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD))
    assert not passwords.outdated(asyncio.run(passwords.hashed(PASSWORD)))


def test_no_account_takes_the_same_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hash of the same kind and cost is worked out for either."""
    worked_out: list[str] = []
    check = PasswordHasher.verify

    def noted(hasher: PasswordHasher, hash: str, password: bytes) -> bool:
        worked_out.append(hash.rpartition("$")[0].rpartition("$")[0])  # without salt and digest
        return check(hasher, hash, password)

    async def scenario() -> None:
        hash = await passwords.hashed(PASSWORD)
        monkeypatch.setattr(PasswordHasher, "verify", noted)
        assert not await passwords.verify(hash, "wrong password")
        assert not await passwords.verify(None, "wrong password")

    asyncio.run(scenario())
    assert len(worked_out) == 2
    assert worked_out[0] == worked_out[1]
    assert worked_out[0].startswith("$argon2id$v=19$m=19456,t=2,p=1")


def test_two_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    lock, inside, most = threading.Lock(), 0, 0

    def slow(hash: str | None, password: bytes) -> bool:
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
        time.sleep(0.01)
        with lock:
            inside -= 1
        return True

    async def scenario() -> None:
        await asyncio.gather(*(passwords.verify("hash", PASSWORD) for _ in range(20)))

    monkeypatch.setattr(passwords, "_fits", slow)
    asyncio.run(scenario())
    assert most == 2


@pytest.mark.parametrize(
    "password",
    [
        *("password", "12345678", "        ", "Password1!", "P@ssw0rd1", "qwertyui", "abcabcabc", "11223344"),
        *("87654321", "passwordpassword", "xxxxxxxxx", "27031984", "  letmein 1 ", "пароль123", "jelszo12", "Anna1234"),
    ],
)
def test_what_everybody_tries_first_is_no_password(password: str) -> None:
    with pytest.raises(CommonPassword, match="choose another"):
        passwords.refuse_common(password, "Anna")


@pytest.mark.parametrize("password", ["correct horse", "gZ7k2mQp", "the tower falls", "483920174655", "Annas Katze"])
def test_other_passwords_will_do(password: str) -> None:
    passwords.refuse_common(password, "Anna")
