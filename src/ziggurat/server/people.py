"""People who go, and what is kept for how long: forgetting and exporting accounts, letting go of matches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.play.errors import Conflict, MatchIsOver, SeatRefused, StoreUnavailable, UnknownMatch, UnreadableLog
from ziggurat.play.events import encode
from ziggurat.play.restoring import restored
from ziggurat.play.stores import Entry
from ziggurat.server.accounts.accounts import DAY_MS, Accounts
from ziggurat.server.accounts.identity import ACCOUNT, Identity
from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import METADATA, events, matches
from ziggurat.server.errors import NotFound, NotYourSeat, TableRefused
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import NOBODY, Beside, at_once
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.settings import Settings
from ziggurat.server.wire import Exported

SETTLE_EVERY = 30.0  # seconds between looks for people whom another program has forgotten
TIDY_EVERY = 3600.0  # seconds
AT_ONCE = 200  # rows in one transaction, so that nobody waits for long
LOGS_AT_ONCE = 20  # logs that are changed in one
GONE = "gone "  # shouted to other processes, with an account behind
DROPPED = "dropped "  # with a match behind

_accounts, _sessions, _tokens, _tables, _seats = (
    METADATA.tables[name] for name in ("accounts", "sessions", "tokens", "tables", "seats")
)
_TROUBLE = (SQLAlchemyError, OSError, TimeoutError, StoreUnavailable)

log = logging.getLogger(__name__)


class People:
    """Everybody who was here, and what is left of them."""

    def __init__(self, database: Database, accounts: Accounts, rooms: Rooms, settings: Settings) -> None:
        self._database = database
        self._accounts = accounts
        self._rooms = rooms
        self._settings = settings
        self.shout: Callable[[str], None] = lambda text: None

    # -- being forgotten ---------------------------------------------------------------------------------------------

    async def forget(self, account: str) -> None:
        """Forget somebody: the name goes, also out of the logs; bots play on; nobody can come back as them."""
        await forget(self._database, account, self._settings.now())
        self._accounts.forget(account)
        self._accounts.on_forget(account)
        self.shout(GONE + account)
        await self._settle(account)

    async def settle(self) -> None:
        """Finish what another program or process has begun, or could not finish."""
        for account in await self._database.ask(_unsettled):
            self._accounts.forget(account)
            self._rooms.end_streams(account)
            await self._settle(account)

    async def dismiss(self) -> None:
        """Send away who looks on by what has ended meanwhile: it expired, or another program has ended it."""
        viewers = self._rooms.viewers()
        known, now = sorted(viewers), self._settings.now()
        for first in range(0, len(known), AT_ONCE):
            some = known[first : first + AT_ONCE]
            good = await self._database.ask(lambda connection, some=some: _still_good(connection, some, now))  # type: ignore[misc]
            for account in {viewers[proof] for proof in some if proof not in good}:
                self._accounts.forget(account)
                self._rooms.end_streams(account)

    async def _settle(self, account: str) -> None:
        """Let bots play on for somebody who is gone, and nobody here see the name any more."""
        await unname(self._database, account)
        await self._rooms.forget_person(account)
        for name in await self._database.ask(lambda connection: _running_of(connection, account)):
            await self._play_on(name, account)
        now = self._settings.now()
        mine = _seats.update().where(_seats.c.account_id == account, _seats.c.let_go_at.is_(None))
        await self._database.change(lambda connection: connection.execute(mine.values(let_go_at=now)) and None)

    async def _play_on(self, name: str, account: str) -> None:
        with contextlib.suppress(UnknownMatch):
            room = await self._rooms.get(name)
            await room.refresh()
            for seat in room.match.seats_of(account):
                with contextlib.suppress(Conflict, SeatRefused, MatchIsOver):
                    wish = wishes.take_over(room.match.ply, seat, self._settings.stand_in, "left")
                    await room.submit(wish)

    async def heard(self, text: str) -> None:
        """Heed what another process shouts."""
        if text.startswith(GONE):
            await self._rooms.forget_person(text.removeprefix(GONE))
        elif text.startswith(DROPPED):
            self._rooms.drop(text.removeprefix(DROPPED))

    # -- letting go of matches ---------------------------------------------------------------------------------------

    async def let_go(self, me: Identity, name: str) -> None:
        """Take a finished match off somebody's lists; when all its people have done so, it goes."""
        now = self._settings.now()
        if await self._database.change(lambda connection: _let_go(connection, me.account_id, name, now)):
            self._drop([name])

    def _drop(self, names: Sequence[str]) -> None:
        for name in names:
            self._rooms.drop(name)
            self.shout(DROPPED + name)

    # -- what is kept of somebody ------------------------------------------------------------------------------------

    async def export(self, me: Identity, beside: Beside = at_once) -> Exported:
        """All that is kept of an account; what its games keep secret, they keep here too."""
        me.require(ACCOUNT)
        account, tables, played = await self._database.ask(lambda connection: _kept_of(connection, me.account_id))
        sessions = [asdict(info) for info in await self._accounts.sessions(me)]
        tokens = [asdict(info) | {"scopes": sorted(info.scopes)} for info in await self._accounts.tokens(me)]
        told = []
        for row in played:
            log = await self._database.ask(lambda connection, name=row["id"]: _log_of(connection, name))  # type: ignore[misc]
            told.append(await beside(_told, me.account_id, row, log))
        return Exported(account, sessions, tokens, tables, told)

    # -- keeping house -----------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Tidy up for ever; what goes wrong is told, and tried again."""
        rest = 0.0
        while True:
            try:
                await self.settle()
                await self.dismiss()
                if rest <= 0:
                    await self.tidy()
                    rest = TIDY_EVERY
            except _TROUBLE as error:
                log.warning("housekeeping has to wait", extra={"cause": str(error).splitlines()[:1]})
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(SETTLE_EVERY)
            rest -= SETTLE_EVERY

    async def tidy(self) -> dict[str, int]:
        """Let go of what has been kept for long enough; how many of each."""
        kept, now = self._settings, self._settings.now()
        gone = {
            "sessions": await self._all_of(lambda connection: _ended_sessions(connection, now)),
            "tokens": await self._all_of(lambda connection: _ended_tokens(connection, now - _ms(kept.keep_ended))),
            "tables": await self._all_of(lambda connection: _old_tables(connection, now - _ms(kept.keep_open_tables))),
            "matches": await self._all_of(
                lambda connection: _abandoned(connection, now - _ms(kept.keep_unfinished)), self._drop
            ),
            "unwanted": await self._all_of(_unwanted, self._drop),
            "guests": await self._accounts.sweep_guests(now - _ms(kept.keep_guests)),
        }
        if any(gone.values()):
            log.info("tidied up", extra=gone)
        return gone

    async def _all_of(
        self,
        some: Callable[[Connection], Sequence[str]],
        then: Callable[[Sequence[str]], None] = lambda gone: None,
    ) -> int:
        """Do some work until nothing of it is left."""
        count = 0
        while gone := await self._database.change(some):
            then(gone)
            count += len(gone)
        return count


def _ms(days: float) -> int:
    return int(days * DAY_MS)


# -- forgetting ------------------------------------------------------------------------------------------------------


async def forget(database: Database, account: str, now: int) -> None:
    """Leave of an account nothing but its row, so that matches of others still know that somebody sat there."""
    await database.change(lambda connection: _end(connection, account, now))
    await unname(database, account)


async def unname(database: Database, account: str) -> None:
    """Take a name out of all logs, some at a time: whoever has played thousands of matches holds up nobody's."""
    last = ""
    while some := await database.change(lambda connection, last=last: _unname_some(connection, account, last)):  # type: ignore[misc]
        last = some[-1]


def _end(connection: Connection, account: str, now: int) -> None:
    """End an account at once; its seats are marked as not yet seen to."""
    nobody = {"name": NOBODY, "folded": None, "looks": None, "password": None, "recovery": None, "guest": True}
    # First, so that whoever is being let in or is sitting down just now has done so, or finds that nobody is there.
    connection.execute(update(_accounts).where(_accounts.c.id == account).values(**nobody, deleted_at=now))
    for table in (_sessions, _tokens):
        connection.execute(delete(table).where(table.c.account_id == account))
    opened = select(_tables.c.id).where(_tables.c.state == "open")
    waiting = update(_seats).where(_seats.c.account_id == account, _seats.c.table_id.in_(opened))
    sits = exists().where(_seats.c.table_id == _tables.c.id, _seats.c.account_id == account)
    holding_up = update(_tables).where(_tables.c.dealing_until.is_not(None), sits)
    connection.execute(holding_up.values(dealing_until=0))  # whoever looks after deals begins this one anew
    connection.execute(waiting.values(account_id=None, pledge=None, bits=None, part_by=None))
    connection.execute(update(_seats).where(_seats.c.reserved_for == account).values(reserved_for=None))
    _unname_withheld(connection, account)
    hosting = update(_tables).where(_tables.c.host_id == account, _tables.c.state == "open")
    connection.execute(hosting.values(state="closed", dealing_until=None, withheld=None))
    connection.execute(update(_seats).where(_seats.c.account_id == account).values(let_go_at=None))


def _unname_some(connection: Connection, account: str, last: str) -> Sequence[str]:
    """Take a name out of some logs, those behind one; which they were."""
    mine = select(_seats.c.table_id).distinct().where(_seats.c.account_id == account, _seats.c.table_id > last)
    some = connection.scalars(mine.order_by(_seats.c.table_id).limit(LOGS_AT_ONCE)).all()
    for name in some:
        _unname(connection, name, account)
    return some


def _unname_withheld(connection: Connection, account: str) -> None:
    """Take a name out of what open tables tell of those who have withheld their part of a deal."""
    told = select(_tables.c.id, _tables.c.withheld).where(_tables.c.state == "open", _tables.c.withheld.is_not(None))
    for name, withheld in connection.execute(told).all():
        others = [one for one in withheld if one["account"] != account]
        if others != withheld:
            connection.execute(update(_tables).where(_tables.c.id == name).values(withheld=others or None))


def _unname(connection: Connection, name: str, account: str) -> None:
    """Take a name out of a log: out of the setup, and out of the first event, which says the same to everybody."""
    setup = connection.scalar(select(matches.c.setup).where(matches.c.id == name).with_for_update())
    if setup is None:
        return
    begun = msgspec.json.decode(setup)
    mine = [seat for seat, who in enumerate(begun["seats"]) if who.get("account") == account]
    if all(begun["seats"][seat]["name"] == NOBODY for seat in mine):
        return
    connection.execute(update(matches).where(matches.c.id == name).values(setup=_without(begun, mine)))
    first = (events.c.match == name, events.c.ply == 0)
    body = msgspec.json.decode(connection.scalar(select(events.c.body).where(*first)) or "{}")
    if "seats" in body:
        connection.execute(update(events).where(*first).values(body=_without(body, mine)))


def _without(begun: dict[str, Any], seats: list[int]) -> str:
    for seat in seats:
        begun["seats"][seat]["name"] = NOBODY
    return msgspec.json.encode(begun).decode()


def _still_good(connection: Connection, proofs: Sequence[str], now: int) -> set[str]:
    """Which of the secrets of cookies and tokens, by their digests, still let anybody in."""
    running = (_tokens.c.revoked_at.is_(None), or_(_tokens.c.expires_at.is_(None), _tokens.c.expires_at > now))
    cookies = select(_sessions.c.digest).where(_sessions.c.digest.in_(proofs), _sessions.c.expires_at > now)
    programs = select(_tokens.c.digest).where(_tokens.c.digest.in_(proofs), *running)
    return {*connection.scalars(cookies), *connection.scalars(programs)}


def _unsettled(connection: Connection) -> Sequence[str]:
    """The accounts that were forgotten and still have a seat that nobody has seen to."""
    sits = exists().where(_seats.c.account_id == _accounts.c.id, _seats.c.let_go_at.is_(None))
    return connection.scalars(select(_accounts.c.id).where(_accounts.c.deleted_at.is_not(None), sits)).all()


def _running_of(connection: Connection, account: str) -> Sequence[str]:
    seated = _seats.join(matches, matches.c.id == _seats.c.table_id)
    mine = select(matches.c.id).distinct().select_from(seated)
    return connection.scalars(mine.where(_seats.c.account_id == account, matches.c.over_at.is_(None))).all()


# -- letting go ------------------------------------------------------------------------------------------------------


def _let_go(connection: Connection, account: str, name: str, now: int) -> bool:
    """Note that somebody does not want a match any more; whether nobody does, and it is gone."""
    mine = (_seats.c.table_id == name, _seats.c.account_id == account)
    if connection.scalar(select(_seats.c.seat).where(*mine).limit(1)) is None:
        raise NotYourSeat(None, [])
    if connection.scalar(select(matches.c.over_at).where(matches.c.id == name)) is None:
        raise TableRefused("The match is not over", "finish it, or resign")
    connection.execute(update(_seats).where(*mine, _seats.c.let_go_at.is_(None)).values(let_go_at=now))
    wanted = select(_seats.c.seat).where(_seats.c.table_id == name, _seats.c.account_id.is_not(None))
    if connection.scalar(wanted.where(_seats.c.let_go_at.is_(None)).limit(1)) is not None:
        return False
    _delete_matches(connection, [name])
    return True


def _delete_matches(connection: Connection, names: Sequence[str]) -> None:
    connection.execute(delete(events).where(events.c.match.in_(names)))
    connection.execute(delete(matches).where(matches.c.id.in_(names)))
    connection.execute(delete(_tables).where(_tables.c.id.in_(names)))


def delete_known_match(connection: Connection, name: str) -> None:
    """Delete a match with its table and its log."""
    if connection.scalar(select(matches.c.id).where(matches.c.id == name)) is None:
        raise NotFound("match")
    _delete_matches(connection, [name])


# -- tidying up ------------------------------------------------------------------------------------------------------


def _ended_sessions(connection: Connection, now: int) -> Sequence[str]:
    ended = select(_sessions.c.digest).where(_sessions.c.expires_at <= now).limit(AT_ONCE)
    connection.execute(delete(_sessions).where(_sessions.c.digest.in_(found := connection.scalars(ended).all())))
    return found


def _ended_tokens(connection: Connection, before: int) -> Sequence[str]:
    ended = or_(_tokens.c.revoked_at < before, _tokens.c.expires_at < before)
    found = connection.scalars(select(_tokens.c.id).where(ended).limit(AT_ONCE)).all()
    connection.execute(delete(_tokens).where(_tokens.c.id.in_(found)))
    return found


def _old_tables(connection: Connection, before: int) -> Sequence[str]:
    """Tables that never began."""
    waiting = (_tables.c.state.in_(("open", "closed")), _tables.c.created_at < before)
    old = select(_tables.c.id).where(*waiting, ~exists().where(matches.c.id == _tables.c.id))
    found = connection.scalars(old.limit(AT_ONCE).with_for_update(skip_locked=True)).all()
    connection.execute(delete(_tables).where(_tables.c.id.in_(found)))
    return found


def _abandoned(connection: Connection, before: int) -> Sequence[str]:
    """Unfinished matches to which nobody has come back."""
    last = select(func.max(events.c.at)).where(events.c.match == matches.c.id).scalar_subquery()
    sits: ColumnElement[bool] = and_(_seats.c.table_id == matches.c.id, _seats.c.account_id == _accounts.c.id)
    came = exists().where(sits, _accounts.c.seen_at >= before, _accounts.c.deleted_at.is_(None))
    old = (matches.c.over_at.is_(None), matches.c.begun_at < before, last < before, ~came)
    found = connection.scalars(select(matches.c.id).where(*old).limit(AT_ONCE)).all()
    _delete_matches(connection, found)
    return found


def _unwanted(connection: Connection) -> Sequence[str]:
    """Finished matches of which all people have let go, the last of them perhaps when their account ended."""
    sat = _seats.c.table_id == matches.c.id
    wanted = exists().where(sat, _seats.c.account_id.is_not(None), _seats.c.let_go_at.is_(None))
    old = (matches.c.over_at.is_not(None), exists().where(sat, _seats.c.let_go_at.is_not(None)), ~wanted)
    found = connection.scalars(select(matches.c.id).where(*old).limit(AT_ONCE)).all()
    _delete_matches(connection, found)
    return found


# -- exporting -------------------------------------------------------------------------------------------------------


def _kept_of(connection: Connection, account: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """The account, its tables, and its matches, as rows."""
    own = (_accounts.c.id, _accounts.c.name, _accounts.c.guest, _accounts.c.created_at, _accounts.c.seen_at)
    who = connection.execute(select(*own).where(_accounts.c.id == account)).one()
    sat = exists().where(_seats.c.table_id == _tables.c.id, _seats.c.account_id == account)
    shown = [_tables.c[name] for name in ("id", "game", "options", "clock", "public", "state", "created_at")]
    hosting = (_tables.c.host_id == account).label("hosting")
    at = connection.execute(select(*shown, hosting).where(or_(_tables.c.host_id == account, sat)))
    tables = [row._asdict() for row in at.all()]
    seats = select(_seats.c.table_id, _seats.c.seat).where(_seats.c.account_id == account)
    mine: dict[str, list[int]] = {}
    for table, seat in connection.execute(seats):
        mine.setdefault(table, []).append(seat)
    for table in tables:
        table["mine"] = sorted(mine.get(table["id"], []))
    found = select(matches.c.id, matches.c.begun_at, matches.c.over_at).where(matches.c.id.in_(list(mine)))
    return who._asdict(), tables, [row._asdict() for row in connection.execute(found.order_by(matches.c.begun_at))]


def _told(account: str, row: dict[str, Any], log: tuple[str, list[tuple[int, str]]]) -> dict[str, Any]:
    """One match: its record where it is over, else what one has done oneself."""
    name = row["id"]
    try:
        match = restored(log[0], [Entry(ply, at, None, body) for ply, (at, body) in enumerate(log[1])])
    except UnreadableLog as error:
        return {name: row[name] for name in ("id", "begun_at", "over_at")} | {"unreadable": str(error)}
    own = match.seats_of(account)
    told = {name: row[name] for name in ("id", "begun_at", "over_at")} | {"seats": own}
    if match.over is not None:
        return told | {"record": match.record(Match=name)}
    mine = [ply for ply, event in enumerate(match.events) if getattr(event, "seat", None) in own]
    written = {ply: msgspec.json.decode(encode(match.events[ply], match.setup.game)) for ply in mine}  # as logs are
    done = [{"ply": ply, "at": match.times[ply], **event} for ply, event in written.items()]
    return told | {"events": done}


def _log_of(connection: Connection, name: str) -> tuple[str, list[tuple[int, str]]]:
    setup = connection.scalar(select(matches.c.setup).where(matches.c.id == name))
    log = select(events.c.at, events.c.body).where(events.c.match == name).order_by(events.c.ply)
    return str(setup), [(row.at, row.body) for row in connection.execute(log)]
