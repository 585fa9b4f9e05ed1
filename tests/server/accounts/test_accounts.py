"""Guests, names, passwords, sessions and tokens, on every kind of database."""

import asyncio
import logging
import re
from dataclasses import replace
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, text, update

from tests.server.accounts.desk import PASSWORD, Desk, at_the_desk
from tests.support.postgresql import PostgreSQL
from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts import credentials, passwords
from ziggurat.server.accounts.accounts import DAY_MS, HOUR_MS, SESSION_MS
from ziggurat.server.accounts.cache import LIFE_MS
from ziggurat.server.accounts.identity import ACCOUNT, PLAY, READ, SCOPES
from ziggurat.server.database.models import METADATA, Account, Seat, Session, Table
from ziggurat.server.errors import (
    AlreadyRegistered,
    BadPassword,
    NameUnavailable,
    ScopeMissing,
    UnknownSession,
    UnknownToken,
    WrongCredentials,
)


def test_a_guest_is_known_by_the_cookie(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        info, cookie = await desk.accounts.guest()
        assert re.fullmatch(r"Guest \d{4}", info.name)
        identity = await desk.known(cookie)
        assert (identity.account_id, identity.name, identity.guest) == (info.id, info.name, True)
        assert (identity.scopes, identity.by, identity.csrf) == (SCOPES, "cookie", credentials.csrf(cookie))
        assert await desk.elsewhere.identify_cookie(cookie) == identity

    at_the_desk(database_url, scenario)


def test_a_guest_who_registers_keeps_the_account_but_no_secret_of_before(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        guest, old = await desk.accounts.guest()
        assert await desk.elsewhere.identify_cookie(old)
        _, token = await desk.accounts.new_token(await desk.known(old), "bot", SCOPES, None)
        assert await desk.elsewhere.identify_bearer(token)
        named, new = await desk.accounts.register(await desk.known(old), " Anna ", PASSWORD)
        assert named == replace(guest, name="Anna", guest=False)
        assert desk.elsewhere.cached(old) is None
        assert await desk.elsewhere.identify_cookie(old) is None, "whoever else knows it is not Anna"
        assert await desk.elsewhere.identify_bearer(token) is None
        identity = await desk.elsewhere.identify_cookie(new)
        assert identity
        assert (identity.account_id, identity.name, identity.guest) == (guest.id, "Anna", False)

    at_the_desk(database_url, scenario)


def test_nobody_registers_twice(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        _, cookie = await desk.accounts.guest()
        guest = await desk.known(cookie)
        _, cookie = await desk.accounts.register(guest, "Anna", PASSWORD)
        for identity in (guest, await desk.known(cookie)):
            with pytest.raises(AlreadyRegistered):
                await desk.accounts.register(identity, "Bert", PASSWORD)

    at_the_desk(database_url, scenario)


def test_taken_and_reserved_names_give_the_same_error(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        await desk.anna()
        _, cookie = await desk.accounts.guest()
        for identity in (None, await desk.known(cookie)):
            for name in ("Anna", "ANNA", "Ａnna", "Admin", "Guest 1234", "greedy"):
                with pytest.raises(NameUnavailable, match=r"is not available; choose another\.$") as refused:
                    await desk.accounts.register(identity, name, PASSWORD)
                assert refused.value.__cause__ is None
        assert (await desk.known(cookie)).guest

    at_the_desk(database_url, scenario)


def test_one_of_many_gets_the_name(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        asked = [desk.accounts.register(None, name, PASSWORD) for name in ("Anna", "anna", "ANNA", "aNNa")]
        ended = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(end, NameUnavailable) for end in ended) == 3
        assert sum(isinstance(end, tuple) for end in ended) == 1

    at_the_desk(database_url, scenario)


def test_what_cannot_be_registered(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        with pytest.raises(BadOption):
            await desk.accounts.register(None, "a\0b", PASSWORD)
        with pytest.raises(BadPassword) as refused:
            await desk.accounts.register(None, "Anna", "a.b.c.d")
        assert "a.b.c.d" not in str(refused.value)

    at_the_desk(database_url, scenario)


def test_login(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        cookie = await desk.elsewhere.login("ANNA ", PASSWORD)
        again = await desk.known(cookie)
        assert again.account_id == anna.account_id
        assert again.csrf != anna.csrf

    at_the_desk(database_url, scenario)


def test_every_login_that_fails_fails_alike(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        await desk.anna()
        guest, _ = await desk.accounts.guest()
        said = set()
        for name in ("Anna", "Bert", "admin", guest.name, "", "a\0b", "\ud800", "x" * 1000):
            for password in ("wrong password", "", "x" * 1000, "\0", "\ud800"):
                with pytest.raises(WrongCredentials) as refused:
                    await desk.accounts.login(name, password)
                said.add(str(refused.value))
        assert len(said) == 1

    at_the_desk(database_url, scenario)


def test_an_outdated_hash_is_renewed_at_login(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        await desk.anna()
        weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        async with desk.database.sessions.begin() as session:
            await session.execute(update(Account).values(password=weak))
        await desk.accounts.login("Anna", PASSWORD)
        async with desk.database.reads() as session:
            assert await session.scalar(select(Account.password)) != weak
        await desk.accounts.login("Anna", PASSWORD)

    at_the_desk(database_url, scenario)


def test_logout_ends_one_session_everywhere_at_once(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        _, cookie = await desk.anna()
        other = await desk.accounts.login("Anna", PASSWORD)
        for place in (desk.accounts, desk.elsewhere):
            assert await place.identify_cookie(cookie)
        identity = await desk.known(cookie)
        await desk.accounts.logout(identity)
        for place in (desk.accounts, desk.elsewhere):
            assert place.cached(cookie) is None
            assert await place.identify_cookie(cookie) is None
            assert await place.identify_cookie(other)
        await desk.accounts.logout(identity)
        for strange in (cookie, "", "x" * 43, "\ud800", "é" * 43):
            assert await desk.accounts.identify_cookie(strange) is None

    at_the_desk(database_url, scenario)


def test_the_sessions_of_an_account_are_listed_and_ended(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, cookie = await desk.anna()
        desk.now += HOUR_MS
        phone = await desk.elsewhere.login("Anna", PASSWORD, "Firefox, Android")
        assert [(info.device, info.current) for info in await desk.accounts.sessions(anna)] == [
            ("Firefox, Android", False),
            (None, True),
        ]
        desk.now += HOUR_MS
        assert await desk.elsewhere.identify_cookie(cookie)
        listed = await desk.accounts.sessions(anna)
        assert [info.used_at for info in listed] == [desk.now, desk.now - HOUR_MS]
        boris = await desk.known((await desk.accounts.guest())[1])
        for who, name in ((boris, listed[1].id), (anna, "x"), (anna, ""), (anna, "%")):
            with pytest.raises(UnknownSession):
                await desk.accounts.end_session(who, name)
        await desk.accounts.end_session(anna, listed[1].id)
        assert await desk.elsewhere.identify_cookie(phone) is None
        assert await desk.elsewhere.identify_cookie(cookie)

    at_the_desk(database_url, scenario)


def test_logging_out_everywhere_leaves_nothing(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, cookie = await desk.anna()
        other = await desk.elsewhere.login("Anna", PASSWORD)
        _, token = await desk.accounts.new_token(anna, "bot", SCOPES, None)
        boris = (await desk.accounts.guest())[1]
        await desk.accounts.logout_everywhere(anna)
        for gone in (cookie, other):
            assert await desk.elsewhere.identify_cookie(gone) is None
        assert await desk.elsewhere.identify_bearer(token) is None
        assert await desk.elsewhere.identify_cookie(boris)

    at_the_desk(database_url, scenario)


def test_another_password_ends_all_other_sessions_and_all_tokens(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, cookie = await desk.anna()
        _, token = await desk.accounts.new_token(anna, "bot", SCOPES, None)
        assert await desk.elsewhere.identify_bearer(token)
        other = await desk.elsewhere.login("Anna", PASSWORD)
        assert await desk.elsewhere.identify_cookie(other)
        await desk.accounts.change_password(anna, PASSWORD, "another password")
        assert desk.elsewhere.cached(other) is None
        assert await desk.elsewhere.identify_cookie(other) is None
        assert await desk.elsewhere.identify_bearer(token) is None
        assert await desk.elsewhere.identify_cookie(cookie)
        with pytest.raises(WrongCredentials):
            await desk.accounts.login("Anna", PASSWORD)
        await desk.accounts.login("Anna", "another password")

    at_the_desk(database_url, scenario)


def test_a_password_that_is_not_changed(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        _, cookie = await desk.accounts.guest()
        other = await desk.accounts.login("Anna", PASSWORD)
        with pytest.raises(WrongCredentials):
            await desk.accounts.change_password(anna, "wrong password", "another password")
        with pytest.raises(BadPassword):
            await desk.accounts.change_password(anna, PASSWORD, "short")
        with pytest.raises(WrongCredentials):
            await desk.accounts.change_password(await desk.known(cookie), "", "another password")
        assert await desk.elsewhere.identify_cookie(other)
        await desk.accounts.login("Anna", PASSWORD)

    at_the_desk(database_url, scenario)


def test_no_session_begins_with_a_password_that_was_changed_meanwhile(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        verify = passwords.verify

        async def verify_slowly(hash: str | None, password: str) -> bool:
            monkeypatch.setattr(passwords, "verify", verify)
            fits = await verify(hash, password)
            await desk.accounts.change_password(anna, PASSWORD, "another password")
            return fits

        monkeypatch.setattr(passwords, "verify", verify_slowly)
        with pytest.raises(WrongCredentials):
            await desk.elsewhere.login("Anna", PASSWORD)
        async with desk.database.reads() as session:
            assert list(await session.scalars(select(Session.digest))) == [anna.session]

    at_the_desk(database_url, scenario)


def test_a_session_ends_after_400_days(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        _, cookie = await desk.accounts.guest()
        desk.now += SESSION_MS - 1
        assert await desk.accounts.identify_cookie(cookie)
        desk.now += 1
        assert desk.accounts.cached(cookie) is None
        assert await desk.accounts.identify_cookie(cookie) is None

    at_the_desk(database_url, scenario)


def test_the_cache_answers_for_a_minute(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        _, cookie = await desk.accounts.guest()
        assert desk.accounts.cached(cookie) is None
        identity = await desk.known(cookie)
        async with desk.database.sessions.begin() as session:
            await session.execute(text("DELETE FROM sessions"))
        desk.now += LIFE_MS - 1
        assert desk.accounts.cached(cookie) is identity
        assert await desk.accounts.identify_cookie(cookie) is identity
        desk.now += 1
        assert await desk.accounts.identify_cookie(cookie) is None

    at_the_desk(database_url, scenario)


def test_who_is_looked_up_while_logging_out_is_not_cached(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        for _ in range(20):
            _, cookie = await desk.accounts.guest()
            identity = await desk.known(cookie)
            desk.accounts.forget(identity.account_id)
            asked = [desk.accounts.identify_cookie(cookie) for _ in range(3)]
            await asyncio.gather(*asked, desk.accounts.logout(identity), desk.elsewhere.identify_cookie(cookie))
            assert desk.accounts.cached(cookie) is None
            assert desk.elsewhere.cached(cookie) is None

    at_the_desk(database_url, scenario)


def test_a_token_is_known_by_its_secret(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        info, secret = await desk.accounts.new_token(anna, " my  bot ", [READ, PLAY], None)
        assert secret.startswith("zig_")
        assert (info.label, info.expires_at, info.used_at) == ("my bot", None, None)
        identity = await desk.elsewhere.identify_bearer(secret)
        assert identity
        assert (identity.account_id, identity.by, identity.csrf) == (anna.account_id, "token", None)
        assert identity.scopes == info.scopes == {READ, PLAY}
        assert await desk.accounts.tokens(anna) == [replace(info, used_at=desk.now)]

    at_the_desk(database_url, scenario)


def test_a_token_reaches_as_far_as_its_scopes(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        info, secret = await desk.accounts.new_token(anna, "reader", {READ}, 1)
        reader = await desk.accounts.identify_bearer(secret)
        assert reader
        for refused in (
            desk.accounts.tokens(reader),
            desk.accounts.new_token(reader, "more", {READ}, None),
            desk.accounts.revoke(reader, info.id),
            desk.accounts.change_password(reader, PASSWORD, "another password"),
            desk.accounts.register(reader, "Bert", PASSWORD),
        ):
            with pytest.raises(ScopeMissing, match=ACCOUNT):
                await refused
        _, secret = await desk.accounts.new_token(anna, "manager", {ACCOUNT}, 1)
        manager = await desk.accounts.identify_bearer(secret)
        assert manager
        with pytest.raises(ScopeMissing, match=PLAY):
            await desk.accounts.new_token(manager, "more", {ACCOUNT, PLAY}, None)

    at_the_desk(database_url, scenario)


def test_a_token_expires(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        _, secret = await desk.accounts.new_token(anna, "bot", {READ}, 2)
        desk.now += 2 * DAY_MS - 1
        assert await desk.accounts.identify_bearer(secret)
        desk.now += 1
        assert desk.accounts.cached(secret) is None
        assert await desk.accounts.identify_bearer(secret) is None

    at_the_desk(database_url, scenario)


def test_a_revoked_token_is_forgotten_everywhere_at_once(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        info, secret = await desk.accounts.new_token(anna, "bot", {READ}, None)
        assert await desk.elsewhere.identify_bearer(secret)
        await desk.accounts.revoke(anna, info.id)
        assert desk.elsewhere.cached(secret) is None
        assert await desk.elsewhere.identify_bearer(secret) is None
        assert await desk.accounts.tokens(anna) == []

    at_the_desk(database_url, scenario)


def test_only_ones_own_tokens_are_revoked_and_only_once(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        _, cookie = await desk.accounts.guest()
        info, secret = await desk.accounts.new_token(anna, "bot", {READ}, None)
        for identity, token_id in (
            (await desk.known(cookie), info.id),
            (anna, "nothing"),
            (anna, "\0"),
            (anna, "\ud800"),
        ):
            with pytest.raises(UnknownToken, match="list your tokens"):
                await desk.accounts.revoke(identity, token_id)
        assert await desk.accounts.identify_bearer(secret)
        await desk.accounts.revoke(anna, info.id)
        with pytest.raises(UnknownToken):
            await desk.accounts.revoke(anna, info.id)

    at_the_desk(database_url, scenario)


def test_tokens_that_cannot_be(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        for label, scopes, days in (
            *(("", {READ}, 1), ("x" * 61, {READ}, 1), ("a\0b", {READ}, 1), ("a\ud800", {READ}, 1)),
            *(("a", set(), 1), ("a", {"all"}, 1), ("a", {READ}, 0), ("a", {READ}, 3651)),
        ):
            with pytest.raises(BadOption):
                await desk.accounts.new_token(anna, label, scopes, days)
        assert await desk.accounts.tokens(anna) == []

    at_the_desk(database_url, scenario)


def test_cookies_and_tokens_do_not_stand_for_each_other(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, cookie = await desk.anna()
        _, secret = await desk.accounts.new_token(anna, "bot", {READ}, None)
        assert await desk.accounts.identify_bearer(secret)
        for strange in (secret, "", "x" * 43, "é" * 43, "\ud800" * 43):
            assert await desk.accounts.identify_cookie(strange) is None
        for strange in (cookie, "", "zig_" + "x" * 43, "zig_" + cookie, "zig_" + "\ud800" * 43):
            assert await desk.accounts.identify_bearer(strange) is None

    at_the_desk(database_url, scenario)


def test_being_here_is_written_down_once_an_hour(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        info, cookie = await desk.accounts.guest()
        for later, seen_at in ((HOUR_MS - 1, info.created_at), (1, info.created_at + HOUR_MS)):
            desk.now += later
            desk.accounts.forget(info.id)
            await desk.known(cookie)
            async with desk.database.reads() as session:
                assert await session.scalar(select(Account.seen_at)) == seen_at

    at_the_desk(database_url, scenario)


async def sit_down(desk: Desk, host: str, sitting: str, invited: str) -> None:
    values: dict[str, Any] = {
        "game": "babel",
        "options": {},
        "clock": None,
        "public": True,
        "invite": "",
        "autostart": True,
    }
    async with desk.database.sessions.begin() as session:
        session.add(Table(id="t", host_id=host, state="open", created_at=desk.now, **values))
        await session.flush()
        session.add_all(
            [Seat(table_id="t", seat=0, account_id=sitting), Seat(table_id="t", seat=1, reserved_for=invited)]
        )


def test_only_old_guests_who_never_sat_down_are_swept(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        anna, _ = await desk.anna()
        guests = [await desk.accounts.guest() for _ in range(6)]
        await sit_down(desk, *(info.id for info, _ in guests[:3]))
        desk.now += DAY_MS
        await desk.known(guests[3][1])
        assert await desk.elsewhere.identify_cookie(guests[4][1])
        async with desk.database.sessions.begin() as session:
            await session.execute(update(Account).where(Account.id == guests[4][0].id).values(seen_at=0))
        assert await desk.accounts.sweep_guests(desk.now) == 2
        assert desk.elsewhere.cached(guests[4][1]) is None
        async with desk.database.reads() as session:
            left = set(await session.scalars(select(Account.id)))
        assert left == {anna.account_id, *(info.id for info, _ in guests[:4])}
        assert await desk.accounts.sweep_guests(desk.now) == 0

    at_the_desk(database_url, scenario)


def test_a_guest_who_is_sitting_down_is_not_swept(postgresql: PostgreSQL) -> None:
    async def scenario(desk: Desk) -> None:
        info, _ = await desk.accounts.guest()
        await sit_down(desk, info.id, info.id, info.id)
        late, _ = await desk.accounts.guest()
        async with desk.database.sessions.begin() as session:
            await session.execute(update(Seat).where(Seat.seat == 1).values(account_id=late.id))
            async with asyncio.timeout(5):
                assert await desk.accounts.sweep_guests(desk.now + 1) == 0

    at_the_desk(postgresql.new_database(), scenario)


def test_many_guests_are_swept(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        rows = [{"id": str(n), "name": "Guest", "guest": True, "created_at": 0, "seen_at": 0} for n in range(1100)]
        async with desk.database.sessions.begin() as session:
            await session.execute(METADATA.tables["accounts"].insert(), rows)
        assert await desk.accounts.sweep_guests(1) == 1100

    at_the_desk(database_url, scenario)


def test_no_secret_is_kept_or_logged(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(desk: Desk) -> None:
        anna, cookie = await desk.anna()
        _, secret = await desk.accounts.new_token(anna, "bot", {READ}, None)
        bot = await desk.accounts.identify_bearer(secret)
        kept = ""
        async with desk.database.reads() as session:
            for table in METADATA.tables.values():
                kept += repr((await session.execute(select(table))).all())
        assert credentials.digest(cookie) in kept
        assert credentials.digest(secret) in kept
        for hidden in (cookie, secret, secret.removeprefix("zig_"), PASSWORD, credentials.csrf(cookie)):
            assert hidden not in kept
            assert hidden not in caplog.text
            assert hidden not in repr((anna, bot))

    with caplog.at_level(logging.DEBUG):
        at_the_desk(database_url, scenario)


def test_the_hot_path_asks_nobody(database_url: str) -> None:
    async def scenario(desk: Desk) -> None:
        _, cookie = await desk.anna()
        await desk.database.close()
        for _ in range(1000):
            assert desk.accounts.cached(cookie)

    at_the_desk(database_url, scenario)
