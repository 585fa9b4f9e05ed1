"""Tables: opened, joined, filled with bots, started; and played again. What happens after the start is in the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import Clock
from ziggurat.play.deal import new_secret
from ziggurat.play.match import Match
from ziggurat.play.outcome import Over, read_over
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.server import dealing
from ziggurat.server.accounts.identity import Identity
from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import METADATA, events, matches
from ziggurat.server.errors import LimitReached, NotFound, NotSignedIn, NotTheHost, NotYourSeat, TableRefused
from ziggurat.server.rooms.room import last_entry
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.caps import check_agent
from ziggurat.server.wire import BitsSent, Joining, NewTable, PlayingAgain, Pledging, SeatAtTable, TableList, TableShown

ME, OPEN = "me", "open"
PAGE = 30
LOOK_EVERY = 1.0  # seconds between looks for deals that are held up
MOST_OPEN = 50  # tables that one account may have open at a time

Which = Literal["open", "mine", "finished"]
State = Literal["open", "playing", "closed"]

log = logging.getLogger(__name__)

# Every statement is made once: making one, and the key by which its text is kept, takes longer than running it.
_accounts, _tables, _seats = (METADATA.tables[name] for name in ("accounts", "tables", "seats"))
_following = _tables.alias("following")
_OF_TABLE, _OF_SEAT = ([column.name for column in table.c] for table in (_tables, _seats))

# LEFT JOIN, so that names are looked up last, whatever a planner thinks.
_TABLES = select(_tables, _accounts.c.name.label("host")).select_from(
    _tables.outerjoin(_accounts, _accounts.c.id == _tables.c.host_id)
)
_TABLE = _TABLES.where(_tables.c.id == bindparam("table"))
_TABLE_LOCKED = _TABLE.with_for_update(of=_tables)
_SEATS = (
    select(_seats, func.coalesce(_accounts.c.name, _seats.c.agent).label("name"))
    .select_from(_seats.outerjoin(_accounts, _accounts.c.id == _seats.c.account_id))
    .order_by(_seats.c.table_id, _seats.c.seat)
)
_SEATS_OF_ONE = _SEATS.where(_seats.c.table_id == bindparam("table"))
_SEATS_OF_SOME = _SEATS.where(_seats.c.table_id.in_(bindparam("tables", expanding=True)))
_AFTER: Select[Any] = (
    select(matches.c.id, matches.c.over_at, matches.c.outcome, _following.c.id.label("rematch"))
    .select_from(matches.outerjoin(_following, _following.c.rematch_of == matches.c.id))
    .where(matches.c.id.in_(bindparam("tables", expanding=True)))
)
_ONE_TOO_MANY = (
    select(_tables.c.id)
    .where(_tables.c.host_id == bindparam("account"), _tables.c.state == "open")
    .limit(1)
    .offset(MOST_OPEN - 1)
)
_RUNNING = (
    select(func.count(_seats.c.table_id.distinct()))
    .select_from(_seats.join(matches, matches.c.id == _seats.c.table_id))
    .where(_seats.c.account_id == bindparam("account"), matches.c.over_at.is_(None))
)
_IS_THERE = (  # and is not forgotten before the transaction ends
    select(_accounts.c.id)
    .where(_accounts.c.id == bindparam("account"), _accounts.c.deleted_at.is_(None))
    .with_for_update(read=True, key_share=True)
)
_ADD_TABLE, _ADD_SEATS = insert(_tables).inline(), insert(_seats).inline()
_LATE = select(_tables.c.id).where(_tables.c.state == "open", _tables.c.dealing_until <= bindparam("now"))
_ADD_MATCH, _ADD_EVENT = insert(matches).inline(), insert(events).inline()
_CHANGE_TABLE = update(_tables).where(_tables.c.id == bindparam("table"))
_CHANGING = ("account_id", "agent", "reserved_for", "pledge", "bits", "part_by")  # of a seat
_CHANGE_SEATS = update(_seats).where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("number"))


@dataclass(slots=True)
class SeatRow:
    """A seat as the database has it, with the name of whoever sits there, person or bot."""

    table_id: str
    seat: int
    account_id: str | None = None
    agent: str | None = None
    reserved_for: str | None = None
    let_go_at: int | None = None
    pledge: str | None = None
    bits: str | None = None
    part_by: dealing.By | None = None
    name: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.account_id is not None or self.agent is not None


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table as the database has it, with the host's name, the seats, and the match if it has just begun."""

    id: str
    game: str
    options: dict[str, Any]
    clock: dict[str, Any] | None
    host_id: str
    public: bool
    invite: str
    autostart: bool
    state: State
    created_at: int
    rematch_of: str | None
    secret: str | None
    dealing_until: int | None
    withheld: list[dict[str, Any]] | None
    host: str | None
    seats: list[SeatRow] = field(default_factory=list)
    match: Match | None = None

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)

    def seats_of(self, account: str) -> list[SeatRow]:
        """Where somebody sits."""
        return [seat for seat in self.seats if seat.account_id == account]

    def has_inside(self, account: str | None) -> bool:
        """Whether somebody hosts the table, sits there, or has a seat kept."""
        if account is None:
            return False
        return self.host_id == account or any(account in (seat.account_id, seat.reserved_for) for seat in self.seats)


class Tables:
    """All tables."""

    def __init__(self, database: Database, rooms: Rooms, settings: Settings) -> None:
        self._database = database
        self._rooms = rooms
        self._settings = settings
        self.lost: Callable[[], Sequence[tuple[int, int]]] = tuple  # spans of time that count for nobody

    # -- before the match --------------------------------------------------------------------------------------------

    async def open(self, me: Identity, wanted: NewTable) -> TableShown:
        """Open a table; with `start`, begin at once."""
        options = _options_wanted(wanted)
        seats, clock = _seats_wanted(wanted, options, self._settings), msgspec.to_builtins(wanted.clock)
        table = self._new(me, wanted.game, options, clock, public=wanted.public, autostart=wanted.start)
        table.seats = [_new_seat(table.id, number, text, me) for number, text in enumerate(seats)]
        dealing.pledge(table, me.account_id, wanted.pledge)

        def opened(connection: Connection) -> TableRow:
            self._refuse_too_many(connection, me)
            if connection.scalar(_ONE_TOO_MANY, {"account": me.account_id}) is not None:
                raise TableRefused(f"You have {MOST_OPEN} open tables", "close some first")
            return self._add(connection, table)

        return await self._change(me, opened)

    async def join(self, me: Identity, name: str, wish: Joining) -> TableShown:
        """Sit down. Who sits there already stays there."""

        def joined(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            _admit(table, me, wish.invite)
            stays = any(wish.seat in (None, seat.seat) for seat in table.seats_of(me.account_id))
            if table.state != "open" and not (stays and table.state == "playing"):
                raise TableRefused("This table has no free seats any more", "watch it, or open another")
            if not stays:
                self._refuse_too_many(connection, me)
                _sit_down(connection, _free_seat(table.seats, me, wish.seat), me)
            if table.dealing_until is None and table.state == "open":
                _change_seats(connection, dealing.pledge(table, me.account_id, wish.pledge))
            return self._start_if_full(connection, table)

        return await self._change(me, joined)

    async def leave(self, me: Identity, name: str) -> TableShown:
        """Get up from a table that has not begun."""

        def left(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            _admit(table, me, None)
            if table.state != "open":
                raise TableRefused("The match has begun", "POST /api/games/{id}/leave puts a bot into your seat")
            if table.dealing_until is not None and table.seats_of(me.account_id):
                return _deal_anew(connection, table, me.account_id)
            for seat in table.seats_of(me.account_id):
                seat.account_id = seat.name = None
                dealing.free(seat)
                _change_seat(connection, seat)
            return table

        return await self._change(me, left)

    async def fill(self, me: Identity, name: str, number: int, agent: str | None) -> TableShown:
        """Put a bot into a seat, or free it of one."""
        if agent is not None:
            check_agent(agent, self._settings)

        def filled(connection: Connection) -> TableRow:
            table = _hosted(connection, me, name)
            if table.dealing_until is not None:
                raise TableRefused("The deal is being made", "wait some seconds")
            seat = _seat_named(table.seats, number)
            if seat.account_id not in (None, me.account_id):
                raise TableRefused("Somebody sits there", "ask them to leave first")
            seat.agent, seat.name, seat.account_id, seat.reserved_for = agent, agent, None, None
            dealing.free(seat)
            _change_seat(connection, seat)
            return table

        return await self._change(me, filled)

    async def close(self, me: Identity, name: str) -> TableShown:
        """Close a table that has not begun."""

        def closed(connection: Connection) -> TableRow:
            table = _hosted(connection, me, name)
            table.state, table.dealing_until, table.withheld = "closed", None, None
            _change_table(connection, table)
            return table

        return await self._change(me, closed)

    async def start(self, me: Identity, name: str) -> TableShown:
        """Begin the match. Saying so twice changes nothing."""

        def started(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            if table.host_id != me.account_id:
                _admit(table, me, None)
                raise NotTheHost
            if table.state == "playing":
                return table
            if table.seats_of(me.account_id):
                self._refuse_too_many(connection, me)
            return self._start(connection, table)

        return await self._change(me, started)

    # -- the deal ----------------------------------------------------------------------------------------------------

    async def pledge(self, me: Identity, name: str, wish: Pledging) -> TableShown:
        """Pledge bits for the deal, or others than before. Saying so twice changes nothing."""

        def pledged(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            _admit(table, me, None)
            seats = table.seats_of(me.account_id)
            if not seats:
                raise NotYourSeat(None, [])
            if table.state != "open" and any(seat.pledge != wish.pledge for seat in seats):
                raise TableRefused("The match has begun or the table is closed", "pledge bits at another")
            _change_seats(connection, dealing.pledge(table, me.account_id, wish.pledge))
            if dealing.renewed(table, self._settings.now()):
                _change_table(connection, table)
            return table

        return await self._change(me, pledged)

    async def give_bits(self, me: Identity, name: str, wish: BitsSent) -> TableShown:
        """Send the bits that one has pledged; with the last of them the match begins. Twice changes nothing."""

        def given(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            _admit(table, me, None)
            changed = dealing.give(table, me.account_id, wish.bits)
            _change_seats(connection, changed)
            return self._deal(connection, table) if changed and dealing.is_whole(table) else table

        return await self._change(me, given)

    async def keep_dealing(self) -> None:
        """Free the seats of those who hold up a deal, for ever; a look that fails is told once."""
        well = True
        while True:
            try:
                await self.give_up_late_deals()
                well = True
            except Exception as error:
                if well:
                    log.warning("deals have to wait", extra={"cause": str(error).splitlines()[:1]})
                well = False
            await asyncio.sleep(LOOK_EVERY)

    async def give_up_late_deals(self) -> None:
        """Free the seats of those who have not sent their part in time."""
        now, lost = self._settings.now(), tuple(self.lost())
        for name in await self._database.ask(lambda connection: connection.scalars(_LATE, {"now": now}).all()):
            try:
                await self._database.change(partial(_give_up_if_late, name, now, lost))
            except NotFound:
                pass  # it has been deleted meanwhile
            except (SQLAlchemyError, OSError, TimeoutError):
                raise
            except Exception:  # one table must not keep the others waiting
                log.exception("a deal cannot be looked after", extra={"game": name})

    def _refuse_too_many(self, connection: Connection, me: Identity) -> None:
        """Refuse whoever has as many running matches as one account may have."""
        most = self._settings.most_matches
        if (connection.scalar(_RUNNING, {"account": me.account_id}) or 0) >= most:
            raise LimitReached(f"You have {most} matches that run", "finish or resign some first")

    async def _change(self, me: Identity, work: Callable[[Connection], TableRow]) -> TableShown:
        """Change a table in one transaction; if its match begins, have its room at hand, so that bots can act."""

        def changed(connection: Connection) -> tuple[TableShown, Match | None, str]:
            if connection.scalar(_IS_THERE, {"account": me.account_id}) is None:
                raise NotSignedIn  # forgotten meanwhile, perhaps by another process, unheard here
            table = work(connection)
            return _shown(connection, me, [table])[0], table.match, table.host_id

        shown, match, host = await self._database.change(changed)
        if match is not None:
            self._rooms.adopt(shown.id, match, host)
        return shown

    def _new(
        self,
        me: Identity,
        game: str,
        options: dict[str, Any],
        clock: dict[str, Any] | None,
        *,
        public: bool,
        autostart: bool,
        rematch_of: str | None = None,
    ) -> TableRow:
        """A table of one's own, with no seats yet."""
        return TableRow(
            id=new_id(),
            game=game,
            options=options,
            clock=clock,
            host_id=me.account_id,
            public=public,
            invite=secrets.token_urlsafe(12),
            autostart=autostart,
            state="open",
            created_at=self._settings.now(),
            rematch_of=rematch_of,
            secret=new_secret(),
            dealing_until=None,
            withheld=None,
            host=me.name,
        )

    def _add(self, connection: Connection, table: TableRow) -> TableRow:
        """Write a new table with its seats."""
        connection.execute(_ADD_TABLE, {column: getattr(table, column) for column in _OF_TABLE})
        connection.execute(_ADD_SEATS, [{column: getattr(seat, column) for column in _OF_SEAT} for seat in table.seats])
        return self._start_if_full(connection, table)

    def _start_if_full(self, connection: Connection, table: TableRow) -> TableRow:
        """Begin what begins by itself as soon as every seat is taken."""
        if table.state == "open" and table.autostart and table.full:
            return self._start(connection, table)
        return table

    def _start(self, connection: Connection, table: TableRow) -> TableRow:
        """Begin the match as soon as the deal is made: at once, where nobody has pledged bits of their own."""
        free = [str(seat.seat) for seat in table.seats if not seat.taken]
        if free:
            raise TableRefused(f"Nobody sits in seat {' and '.join(free)}", "wait, invite somebody or add a bot")
        if table.state != "open":
            raise TableRefused("The table is closed", "open another")
        if table.dealing_until is not None:
            return table
        self._admit_bots(table)
        dealing.begin(table, self._settings.now())
        _change_seats(connection, [seat for seat in table.seats if seat.part_by == dealing.SERVER])
        if table.dealing_until is None:
            return self._deal(connection, table)
        _change_table(connection, table)
        return table

    def _deal(self, connection: Connection, table: TableRow) -> TableRow:
        """Deal, and write the log's first event in the same transaction as the table's new state."""
        self._admit_bots(table)
        setup = _setup(table)
        table.match = Match.start(setup, self._settings.now())
        first = last_entry(table.match)
        table.state, table.dealing_until = "playing", None
        _change_table(connection, table)
        connection.execute(_ADD_MATCH, {"id": table.id, "setup": setup.encode(), "begun_at": first.at})
        connection.execute(_ADD_EVENT, {"match": table.id, **first._asdict()})
        return table

    def _admit_bots(self, table: TableRow) -> None:
        """Refuse another match with bots, where there are as many as there may be."""
        if any(seat.agent for seat in table.seats):
            self._rooms.bots.admit(table.host_id)

    # -- after the match ---------------------------------------------------------------------------------------------

    async def rematch(self, me: Identity, name: str, wish: PlayingAgain) -> TableShown:
        """The same again with seats moved on by one: the first to ask opens it, the others join, the last starts it."""

        def again(connection: Connection) -> TableRow:
            table = _locked(connection, name)
            _admit(table, me, None)
            if not table.seats_of(me.account_id):
                raise NotYourSeat(None, [])
            after = _after(connection, [name]).get(name)
            if after is None or after.over_at is None:
                raise TableRefused("The match is not over", "finish it, or resign")
            if after.rematch:
                return _locked(connection, after.rematch)
            self._refuse_too_many(connection, me)
            return self._open_rematch(connection, me, table, wish.pledge)

        shown = await self._change(me, again)
        if wish.pledge is None and any(seat.mine for seat in shown.seats):
            return shown
        return await self.join(me, shown.id, Joining(pledge=wish.pledge))

    def _open_rematch(self, connection: Connection, me: Identity, old: TableRow, pledge: str | None) -> TableRow:
        table = self._new(me, old.game, old.options, old.clock, public=old.public, autostart=True, rematch_of=old.id)
        moved = [*old.seats[1:], old.seats[0]]
        table.seats = [_kept_seat(table.id, number, seat, me) for number, seat in enumerate(moved)]
        dealing.pledge(table, me.account_id, pledge)
        return self._add(connection, table)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def show(self, me: Identity | None, name: str, invite: str | None = None) -> TableShown:
        """A table as somebody may see it."""
        _check_name(name)

        def seen(connection: Connection) -> TableShown:
            table = _found(connection, _TABLE, name)
            _admit(table, me, invite)
            return _shown(connection, me, [table])[0]

        return await self._database.ask(seen)

    async def listed(self, me: Identity | None, which: Which, game: str | None, before: str | None) -> TableList:
        """Tables, newest first, a page at a time."""
        if game is not None and game not in registry.names():
            return TableList([], None)
        query = _listing(which, game is not None, before is not None)
        time, last = (0, "") if before is None else _cursor(before)
        values = {"account": me.account_id if me else "", "game": game, "time": time, "last": last}

        def page(connection: Connection) -> TableList:
            found = connection.execute(query, values).all()
            tables = _with_seats(connection, found[:PAGE])
            following = f"{tables[-1].created_at}-{tables[-1].id}" if len(found) > PAGE else None
            return TableList(_shown(connection, me, tables), following)

        return await self._database.ask(page)


def new_id() -> str:
    """A fresh id of a table and its match."""
    return secrets.token_hex(8)


# -- doors -----------------------------------------------------------------------------------------------------------


def _check_name(name: str) -> None:
    """Refuse what cannot be an id, before a database is asked for it."""
    if not (name.isascii() and name.isalnum() and len(name) <= 40):
        raise NotFound("table")


def _locked(connection: Connection, name: str) -> TableRow:
    """A table with its seats, held against others until the transaction ends."""
    _check_name(name)
    return _found(connection, _TABLE_LOCKED, name)


def _found(connection: Connection, query: Select[Any], name: str) -> TableRow:
    """A table with its seats: two statements, because one that waits for a lock sees other rows as they were before."""
    row = connection.execute(query, {"table": name}).first()
    if row is None:
        raise NotFound("table")
    seats = connection.execute(_SEATS_OF_ONE, {"table": name})
    return TableRow(**row._asdict(), seats=[SeatRow(**seat._asdict()) for seat in seats])


def _hosted(connection: Connection, me: Identity, name: str) -> TableRow:
    """An open table of the asker's own."""
    table = _locked(connection, name)
    _admit(table, me, None)
    if table.host_id != me.account_id:
        raise NotTheHost
    if table.state != "open":
        raise TableRefused("The match has begun or the table is closed", "open another")
    return table


def _admit(table: TableRow, me: Identity | None, invite: str | None) -> None:
    """Let in whoever may see a table; to the others it is not there."""
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.invite.encode())
    if not (table.public or invited or table.has_inside(me.account_id if me else None)):
        raise NotFound("table")


# -- writing ---------------------------------------------------------------------------------------------------------


def _change_table(connection: Connection, table: TableRow) -> None:
    values = {name: getattr(table, name) for name in ("state", "secret", "dealing_until", "withheld")}
    connection.execute(_CHANGE_TABLE, {"table": table.id, **values})


def _sit_down(connection: Connection, seat: SeatRow, me: Identity) -> None:
    if seat.account_id != me.account_id:
        seat.account_id, seat.name = me.account_id, me.name
        _change_seat(connection, seat)


def _change_seat(connection: Connection, seat: SeatRow) -> None:
    values = {name: getattr(seat, name) for name in _CHANGING}
    connection.execute(_CHANGE_SEATS, {"table": seat.table_id, "number": seat.seat, **values})


def _change_seats(connection: Connection, seats: Sequence[SeatRow]) -> None:
    for seat in seats:
        _change_seat(connection, seat)


def _give_up_if_late(name: str, now: int, lost: Sequence[tuple[int, int]], connection: Connection) -> None:
    table = _found(connection, _TABLE_LOCKED, name)
    if dealing.is_late(table, now, lost):
        _deal_anew(connection, table)


def _deal_anew(connection: Connection, table: TableRow, leaving: str | None = None) -> TableRow:
    """Free the seats of those who withhold their part of the deal; the others pledge anew, for another secret."""
    dealing.give_up(table, leaving)
    _change_seats(connection, table.seats)
    _change_table(connection, table)
    return table


# -- seats -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _seat_count(game: str, options: tuple[tuple[str, str], ...]) -> int:
    """How many seats a game has with some options; they are checked on the way."""
    return len(registry.find(game)(None, key=key_from_seed(0), **dict(options)).seats)


def _options_wanted(wanted: NewTable) -> dict[str, str]:
    """The options asked for, known ones all; where nobody says how many play, as many as there are seats."""
    book = registry.find(wanted.game).rulebook
    for option in wanted.options:
        if option not in book.options:
            raise BadOption("option", option, f"one of: {', '.join(book.options)}")
    by_seats = book.players_option
    if by_seats is None or by_seats in wanted.options or len(wanted.seats) < book.seats[0]:
        return dict(wanted.options)
    if len(wanted.seats) > book.seats[1]:
        raise BadOption("number of seats", len(wanted.seats), f"at most {book.seats[1]}")
    return {**wanted.options, by_seats: str(len(wanted.seats))}


def _seats_wanted(wanted: NewTable, options: dict[str, str], settings: Settings) -> list[str]:
    """What was asked for each seat, open ones added; all of it checked."""
    if fault := wanted.clock.fault():
        raise BadOption("clock", wanted.clock.kind, fault)
    count = _seat_count(wanted.game, tuple(options.items()))
    if len(wanted.seats) > count:
        raise BadOption("number of seats", len(wanted.seats), f"at most {count} with these options")
    for text in wanted.seats:
        if text not in (ME, OPEN):
            check_agent(text, settings)
    return [*wanted.seats, *[OPEN] * (count - len(wanted.seats))]


def _new_seat(table: str, number: int, text: str, me: Identity) -> SeatRow:
    if text == ME:
        return SeatRow(table, number, account_id=me.account_id, name=me.name)
    return SeatRow(table, number) if text == OPEN else SeatRow(table, number, agent=text, name=text)


def _kept_seat(table: str, number: int, before: SeatRow, me: Identity) -> SeatRow:
    """A seat of a rematch: a bot's or the asker's own again, or kept for whoever had it before."""
    if before.account_id in (None, me.account_id):
        kept = before.account_id
        return SeatRow(table, number, kept, before.agent, kept, name=before.name)
    return SeatRow(table, number, agent=before.agent, reserved_for=before.account_id)


def _seat_named(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise BadOption("seat", number, f"one from 0 to {len(seats) - 1}")
    return seats[number]


def _free_seat(seats: Sequence[SeatRow], me: Identity, wanted: int | None) -> SeatRow:
    """The seat named, the one kept for somebody, or any free one."""
    free = [seat for seat in seats if not seat.taken and seat.reserved_for in (None, me.account_id)]
    if wanted is not None:
        seat = _seat_named(seats, wanted)
        if seat.account_id == me.account_id:
            return seat
        if seat not in free:
            raise TableRefused(f"Seat {wanted} is taken", "choose another, or watch")
        return seat
    free.sort(key=lambda seat: seat.reserved_for is None)
    if not free:
        raise TableRefused("Every seat is taken", "watch, or open another table")
    return free[0]


def _setup(table: TableRow) -> Setup:
    return Setup.new(
        table.game,
        tuple(SeatSetup(str(seat.name), account=seat.account_id, agent=seat.agent) for seat in table.seats),
        options=table.options,
        clock=msgspec.convert(table.clock or {}, Clock),
        joint=dealing.joint(table),
        public=table.public,
        invite=table.invite,
    )


# -- showing ---------------------------------------------------------------------------------------------------------


def _shown(connection: Connection, me: Identity | None, tables: Sequence[TableRow]) -> list[TableShown]:
    """Tables with all that belongs to them; what came after is asked only of matches that began some time ago."""
    begun = [table.id for table in tables if table.state == "playing" and table.match is None]
    after = _after(connection, begun) if begun else {}
    account = me.account_id if me else None
    return [_table_shown(table, account, after.get(table.id)) for table in tables]


def _after(connection: Connection, tables: Sequence[str]) -> dict[str, Row[Any]]:
    """Of matches that have begun: how they ended, if they have, and the tables that follow them."""
    return {row.id: row for row in connection.execute(_AFTER, {"tables": tables})}


def _table_shown(table: TableRow, account: str | None, after: Row[Any] | None) -> TableShown:
    ended = after is not None and after.outcome is not None
    over = _outcome(after.outcome, table) if after and ended else None
    return TableShown(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=_clock(table.clock or {}),
        public=table.public,
        state="over" if ended else "dealing" if table.dealing_until is not None else table.state,
        deal=dealing.shown(table),
        host=table.host or "?",
        hosting=table.host_id == account,
        created_at=table.created_at,
        seats=[_seat_shown(seat, account) for seat in table.seats],
        invite=f"/api/tables/{table.id}?invite={table.invite}" if table.has_inside(account) else None,
        rematch_of=table.rematch_of,
        rematch=after.rematch if after else None,
        over=over,
    )


def _outcome(kept: str, table: TableRow) -> Over | None:
    """How a match ended; None where another release has written that in a form which is not known here."""
    try:
        return read_over(kept, table.game, len(table.seats))
    except (msgspec.DecodeError, UnicodeError, LookupError, ValueError):
        return None


def _clock(kept: dict[str, Any]) -> Clock:
    """The clock of a table; none where its kind is not known here."""
    try:
        return msgspec.convert(kept, Clock)
    except msgspec.ValidationError:
        return Clock()


def _seat_shown(seat: SeatRow, account: str | None) -> SeatAtTable:
    mine = seat.account_id is not None and seat.account_id == account
    return SeatAtTable(seat.seat, seat.name, seat.agent, mine, seat.reserved_for is not None and not seat.taken)


# -- lists -----------------------------------------------------------------------------------------------------------


@cache
def _listing(which: Which, by_game: bool, paged: bool) -> Select[Any]:
    """A page of tables, newest first, and one more to see whether another page follows."""
    query = _TABLES.where(_listed(which))
    if by_game:
        query = query.where(_tables.c.game == bindparam("game"))
    if paged:
        time, last = _tables.c.created_at, _tables.c.id
        query = query.where(or_(time < bindparam("time"), and_(time == bindparam("time"), last < bindparam("last"))))
    return query.order_by(_tables.c.created_at.desc(), _tables.c.id.desc()).limit(PAGE + 1)


def _listed(which: Which) -> ColumnElement[bool]:
    account = bindparam("account", type_=Text)
    sat = (_seats.c.table_id == _tables.c.id, _seats.c.account_id == account)
    mine = exists().where(*sat, _seats.c.let_go_at.is_(None))
    kept = ~exists().where(*sat, _seats.c.let_go_at.is_not(None))
    over = exists().where(matches.c.id == _tables.c.id, matches.c.over_at.is_not(None))
    return {
        "open": and_(_tables.c.state == "open", _tables.c.public, _tables.c.dealing_until.is_(None)),
        "mine": and_(or_(mine, _tables.c.host_id == account), kept, _tables.c.state != "closed"),
        "finished": and_(over, or_(_tables.c.public, mine)),
    }[which]


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with their seats, in one query for all of them."""
    tables = {row.id: TableRow(**row._asdict()) for row in rows}
    for seat in connection.execute(_SEATS_OF_SOME, {"tables": list(tables)}) if tables else ():
        tables[seat.table_id].seats.append(SeatRow(**seat._asdict()))
    return list(tables.values())


def _cursor(text: str) -> tuple[int, str]:
    time, _, name = text.partition("-")
    if not (time.isascii() and time.isdigit() and len(time) < 16 and name.isalnum()):
        raise BadOption("page", text[:40], "the `next` of the page before")
    return int(time), name
