"""Tables: opened, joined, filled with bots, started; and played again. What happens after the start is in the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from sqlalchemy import and_, exists, insert, or_, select
from sqlalchemy.orm import Session

from ziggurat import agents
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import Clock
from ziggurat.play.match import Match, Over
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.server.accounts.identity import Identity
from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import Account, Seat, Table, events, matches
from ziggurat.server.errors import NotFound, NotTheHost, NotYourSeat, TableRefused
from ziggurat.server.rooms.room import last_entry
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.settings import Settings
from ziggurat.server.wire import Joining, NewTable, SeatAtTable, TableList, TableShown

ME, OPEN = "me", "open"
BEGUN = "begun"  # what a transaction has begun
PAGE = 30
MOST_OPEN = 50  # tables that one account may have open at a time

Which = Literal["open", "mine", "finished"]


class Tables:
    """All tables."""

    def __init__(self, database: Database, rooms: Rooms, settings: Settings) -> None:
        self._database = database
        self._rooms = rooms
        self._settings = settings

    # -- before the match --------------------------------------------------------------------------------------------

    async def open(self, me: Identity, wanted: NewTable) -> TableShown:
        """Open a table; with `start`, begin at once."""
        seats = _seats_wanted(wanted)
        table = Table(
            id=new_id(),
            game=wanted.game,
            options=dict(wanted.options),
            clock=msgspec.to_builtins(wanted.clock),
            host_id=me.account_id,
            public=wanted.public,
            invite=secrets.token_urlsafe(12),
            autostart=wanted.start,
            state="open",
            created_at=self._settings.now(),
        )

        def opened(session: Session) -> TableShown:
            self._refuse_too_many(session, me)
            session.add(table)
            session.flush()
            rows = [Seat(table_id=table.id, seat=number, **_seat(text, me)) for number, text in enumerate(seats)]
            session.add_all(rows)
            if wanted.start and all(_is_taken(seat) for seat in rows):
                self._start(session, table, rows)
            return self._shown(session, me, table, rows)

        return await self._change(opened)

    def _refuse_too_many(self, session: Session, me: Identity) -> None:
        mine = select(Table.id).where(Table.host_id == me.account_id, Table.state == "open").limit(MOST_OPEN)
        if len((session.scalars(mine)).all()) >= MOST_OPEN:
            raise TableRefused(f"You have {MOST_OPEN} open tables", "close some first")

    async def join(self, me: Identity, name: str, wish: Joining) -> TableShown:
        """Sit down. Who sits there already stays there."""

        def joined(session: Session) -> TableShown:
            table, seats = self._locked(session, name)
            self._admit(table, seats, me, wish.invite)
            stays = wish.seat is None and any(seat.account_id == me.account_id for seat in seats)
            if table.state != "open" and not (stays and table.state == "playing"):
                raise TableRefused("This table has no free seats any more", "watch it, or open another")
            if not stays:
                _free_seat(seats, me, wish.seat).account_id = me.account_id
            if table.state == "open" and table.autostart and all(_is_taken(seat) for seat in seats):
                self._start(session, table, seats)
            return self._shown(session, me, table, seats)

        return await self._change(joined)

    async def leave(self, me: Identity, name: str) -> TableShown:
        """Get up from a table that has not begun."""

        def left(session: Session) -> TableShown:
            table, seats = self._locked(session, name)
            self._admit(table, seats, me, None)
            if table.state != "open":
                raise TableRefused("The match has begun", "POST /api/games/{id}/leave puts a bot into your seat")
            for seat in seats:
                if seat.account_id == me.account_id:
                    seat.account_id = None
            return self._shown(session, me, table, seats)

        return await self._change(left)

    async def fill(self, me: Identity, name: str, number: int, agent: str | None) -> TableShown:
        """Put a bot into a seat, or free it of one."""
        if agent is not None:
            agents.make(agent)

        def filled(session: Session) -> TableShown:
            table, seats = self._hosted(session, me, name)
            seat = _seat_named(seats, number)
            if seat.account_id not in (None, me.account_id):
                raise TableRefused("Somebody sits there", "ask them to leave first")
            seat.agent, seat.account_id, seat.reserved_for = agent, None, None
            return self._shown(session, me, table, seats)

        return await self._change(filled)

    async def close(self, me: Identity, name: str) -> TableShown:
        """Close a table that has not begun."""

        def closed(session: Session) -> TableShown:
            table, seats = self._hosted(session, me, name)
            table.state = "closed"
            return self._shown(session, me, table, seats)

        return await self._change(closed)

    async def start(self, me: Identity, name: str) -> TableShown:
        """Begin the match. Saying so twice changes nothing."""

        def started(session: Session) -> TableShown:
            table, seats = self._locked(session, name)
            if table.host_id != me.account_id:
                self._admit(table, seats, me, None)
                raise NotTheHost
            if table.state != "playing":
                self._start(session, table, seats)
            return self._shown(session, me, table, seats)

        return await self._change(started)

    async def _change(self, work: Callable[[Session], TableShown]) -> TableShown:
        """Change a table in one transaction; if its match begins, have its room at hand, so that bots can act."""
        begun: list[Match] = []

        def changed(session: Session) -> TableShown:
            shown = work(session)
            begun.extend(session.info.get(BEGUN, []))
            return shown

        shown = await self._database.change(changed)
        for match in begun:
            self._rooms.adopt(shown.id, match)
        return shown

    def _start(self, session: Session, table: Table, seats: Sequence[Seat]) -> None:
        """Deal, and write the log's first event in the same transaction as the table's new state."""
        free = [str(seat.seat) for seat in seats if not _is_taken(seat)]
        if free:
            raise TableRefused(f"Nobody sits in seat {' and '.join(free)}", "wait, invite somebody or add a bot")
        if table.state != "open":
            raise TableRefused("The table is closed", "open another")
        names = _names(session, [seat.account_id for seat in seats])
        setup = Setup.new(
            table.game,
            tuple(_seat_setup(seat, names) for seat in seats),
            options=table.options,
            clock=msgspec.convert(table.clock or {}, Clock),
            public=table.public,
            invite=table.invite,
        )
        match = Match.start(setup, self._settings.now())
        first = last_entry(match)
        table.state = "playing"
        session.info[BEGUN] = [match]
        session.execute(insert(matches).values(id=table.id, setup=setup.encode(), begun_at=first.at))
        session.execute(insert(events).values(match=table.id, **first._asdict()))

    # -- after the match ---------------------------------------------------------------------------------------------

    async def rematch(self, me: Identity, name: str) -> TableShown:
        """The same again with seats moved on by one: the first to ask opens it, the others join, the last starts it."""

        def again(session: Session) -> TableShown:
            table, seats = self._locked(session, name)
            self._admit(table, seats, me, None)
            if not any(seat.account_id == me.account_id for seat in seats):
                raise NotYourSeat(None, [])
            over = session.scalar(select(matches.c.over_at).where(matches.c.id == name))
            if over is None:
                raise TableRefused("The match is not over", "finish it, or resign")
            known = session.scalar(select(Table.id).where(Table.rematch_of == name))
            if known is None:
                return self._open_rematch(session, me, table, seats)
            following, others = self._locked(session, known)
            return self._shown(session, me, following, others)

        shown = await self._change(again)
        return shown if any(seat.mine for seat in shown.seats) else await self.join(me, shown.id, Joining())

    def _open_rematch(self, session: Session, me: Identity, old: Table, seats: Sequence[Seat]) -> TableShown:
        table = Table(
            id=new_id(),
            game=old.game,
            options=old.options,
            clock=old.clock,
            host_id=me.account_id,
            public=old.public,
            invite=secrets.token_urlsafe(12),
            autostart=True,
            state="open",
            created_at=self._settings.now(),
            rematch_of=old.id,
        )
        session.add(table)
        session.flush()
        moved = [*seats[1:], seats[0]]
        rows = [
            Seat(
                table_id=table.id,
                seat=number,
                agent=seat.agent,
                account_id=seat.account_id if seat.account_id == me.account_id else None,
                reserved_for=seat.account_id,
            )
            for number, seat in enumerate(moved)
        ]
        session.add_all(rows)
        if all(_is_taken(seat) for seat in rows):
            self._start(session, table, rows)
        session.flush()
        return self._shown(session, me, table, rows)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def show(self, me: Identity | None, name: str, invite: str | None = None) -> TableShown:
        """A table as somebody may see it."""
        _check_name(name)

        def seen(session: Session) -> TableShown:
            table = session.get(Table, name)
            if table is None:
                raise NotFound("table")
            seats = _seats(session, name)
            self._admit(table, seats, me, invite)
            return self._shown(session, me, table, seats)

        return await self._database.ask(seen)

    async def listed(self, me: Identity | None, which: Which, game: str | None, before: str | None) -> TableList:
        """Tables, newest first, a page at a time."""
        if game is not None and game not in registry.names():
            return TableList([], None)
        account = me.account_id if me else ""
        mine = exists().where(Seat.table_id == Table.id, Seat.account_id == account)
        over = exists().where(matches.c.id == Table.id, matches.c.over_at.is_not(None))
        wanted = {
            "open": and_(Table.state == "open", Table.public),
            "mine": and_(or_(mine, Table.host_id == account), Table.state != "closed"),
            "finished": and_(over, or_(Table.public, mine)),
        }[which]
        query = select(Table).where(wanted)
        if game is not None:
            query = query.where(Table.game == game)
        if before is not None:
            time, name = _cursor(before)
            query = query.where(or_(Table.created_at < time, and_(Table.created_at == time, Table.id < name)))
        query = query.order_by(Table.created_at.desc(), Table.id.desc()).limit(PAGE + 1)

        def page(session: Session) -> TableList:
            tables = session.scalars(query).all()
            shown = self._all_shown(session, me, tables[:PAGE], _seats_of_all(session, tables[:PAGE]))
            last = tables[PAGE - 1] if len(tables) > PAGE else None
            return TableList(shown, f"{last.created_at}-{last.id}" if last else None)

        return await self._database.ask(page)

    def _shown(self, session: Session, me: Identity | None, table: Table, seats: Sequence[Seat]) -> TableShown:
        return (self._all_shown(session, me, [table], {table.id: seats}))[0]

    def _all_shown(
        self, session: Session, me: Identity | None, tables: Sequence[Table], seats: dict[str, Sequence[Seat]]
    ) -> list[TableShown]:
        """Tables with all that belongs to them, in as many queries for many as for one."""
        sitting = [seat.account_id for table in tables for seat in seats[table.id]]
        names = _names(session, [*(table.host_id for table in tables), *sitting])
        begun = [table.id for table in tables if table.state == "playing"]
        overs, rematches = _overs(session, begun), _rematches(session, begun)
        return [
            _table_shown(me, table, seats[table.id], names, overs.get(table.id), rematches.get(table.id))
            for table in tables
        ]

    # -- doors -------------------------------------------------------------------------------------------------------

    def _locked(self, session: Session, name: str) -> tuple[Table, Sequence[Seat]]:
        """A table with its seats, held against others until the transaction ends."""
        _check_name(name)
        table = session.get(Table, name, with_for_update=True)
        if table is None:
            raise NotFound("table")
        return table, _seats(session, name)

    def _hosted(self, session: Session, me: Identity, name: str) -> tuple[Table, Sequence[Seat]]:
        """An open table of the asker's own."""
        table, seats = self._locked(session, name)
        self._admit(table, seats, me, None)
        if table.host_id != me.account_id:
            raise NotTheHost
        if table.state != "open":
            raise TableRefused("The match has begun or the table is closed", "open another")
        return table, seats

    def _admit(self, table: Table, seats: Sequence[Seat], me: Identity | None, invite: str | None) -> None:
        """Let in whoever may see a table; to the others it is not there."""
        invited = invite is not None and secrets.compare_digest(invite.encode(), table.invite.encode())
        inside = _is_inside(table, seats, me.account_id if me else None)
        if not (table.public or invited or inside):
            raise NotFound("table")


def new_id() -> str:
    """A fresh id of a table and its match."""
    return secrets.token_hex(8)


def _check_name(name: str) -> None:
    """Refuse what cannot be an id, before a database is asked for it."""
    if not (name.isascii() and name.isalnum() and len(name) <= 40):
        raise NotFound("table")


def _seats_wanted(wanted: NewTable) -> list[str]:
    """What was asked for each seat, open ones added; all of it checked."""
    kind = registry.find(wanted.game)
    if fault := wanted.clock.fault():
        raise BadOption("clock", wanted.clock.kind, fault)
    for option in wanted.options:
        if option not in kind.rulebook.options:
            raise BadOption("option", option, f"one of: {', '.join(kind.rulebook.options)}")
    count = len(kind(None, key=key_from_seed(0), **wanted.options).seats)
    if len(wanted.seats) > count:
        raise BadOption("number of seats", len(wanted.seats), f"at most {count}")
    for text in wanted.seats:
        if text not in (ME, OPEN):
            agents.make(text)
    return [*wanted.seats, *[OPEN] * (count - len(wanted.seats))]


def _seat(text: str, me: Identity) -> dict[str, str | None]:
    return {
        "account_id": me.account_id if text == ME else None,
        "agent": None if text in (ME, OPEN) else text,
        "reserved_for": None,
    }


def _is_taken(seat: Seat) -> bool:
    return seat.account_id is not None or seat.agent is not None


def _seat_named(seats: Sequence[Seat], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise BadOption("seat", number, f"one from 0 to {len(seats) - 1}")
    return seats[number]


def _free_seat(seats: Sequence[Seat], me: Identity, wanted: int | None) -> Seat:
    """The seat named, the one kept for somebody, or any free one."""
    free = [seat for seat in seats if not _is_taken(seat) and seat.reserved_for in (None, me.account_id)]
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


def _seat_setup(seat: Seat, names: dict[str, str]) -> SeatSetup:
    if seat.account_id is not None:
        return SeatSetup(names[seat.account_id], account=seat.account_id)
    return SeatSetup(str(seat.agent), agent=seat.agent)


def _table_shown(
    me: Identity | None,
    table: Table,
    seats: Sequence[Seat],
    names: dict[str, str],
    over: Over | None,
    rematch: str | None,
) -> TableShown:
    account = me.account_id if me else None
    inside = _is_inside(table, seats, account)
    return TableShown(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=msgspec.convert(table.clock or {}, Clock),
        public=table.public,
        state="over" if over else table.state,  # type: ignore[arg-type]
        host=names.get(table.host_id, "?"),
        hosting=table.host_id == account,
        created_at=table.created_at,
        seats=[_shown_seat(seat, names, account) for seat in seats],
        invite=f"/join/{table.id}?invite={table.invite}" if inside else None,
        rematch_of=table.rematch_of,
        rematch=rematch,
        over=over,
    )


def _is_inside(table: Table, seats: Sequence[Seat], account: str | None) -> bool:
    """Whether somebody hosts a table, sits there, or has a seat kept."""
    if account is None:
        return False
    return table.host_id == account or any(account in (seat.account_id, seat.reserved_for) for seat in seats)


def _shown_seat(seat: Seat, names: dict[str, str], account: str | None) -> SeatAtTable:
    name = names.get(seat.account_id) if seat.account_id else seat.agent
    kept = seat.reserved_for is not None and not _is_taken(seat)
    return SeatAtTable(seat.seat, name, seat.agent, seat.account_id is not None and seat.account_id == account, kept)


def _seats(session: Session, name: str) -> Sequence[Seat]:
    return (session.scalars(select(Seat).where(Seat.table_id == name).order_by(Seat.seat))).all()


def _seats_of_all(session: Session, tables: Sequence[Table]) -> dict[str, Sequence[Seat]]:
    ids = [table.id for table in tables]
    found: dict[str, list[Seat]] = {name: [] for name in ids}
    for seat in session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)):
        found[seat.table_id].append(seat)
    return dict(found)


def _overs(session: Session, ids: Sequence[str]) -> dict[str, Over]:
    """How matches ended, those that have."""
    if not ids:
        return {}
    ended = select(matches.c.id, matches.c.outcome).where(matches.c.id.in_(ids), matches.c.outcome.is_not(None))
    return {row.id: msgspec.json.decode(row.outcome, type=Over) for row in session.execute(ended)}


def _rematches(session: Session, ids: Sequence[str]) -> dict[str, str]:
    """The tables that follow others."""
    if not ids:
        return {}
    rows = session.execute(select(Table.rematch_of, Table.id).where(Table.rematch_of.in_(ids)))
    return {row.rematch_of: row.id for row in rows}


def _names(session: Session, ids: Sequence[str | None]) -> dict[str, str]:
    wanted = {account for account in ids if account is not None}
    rows = session.execute(select(Account.id, Account.name).where(Account.id.in_(wanted)))
    return {row.id: row.name for row in rows}


def _cursor(text: str) -> tuple[int, str]:
    time, _, name = text.partition("-")
    if not (time.isascii() and time.isdigit() and len(time) < 16 and name.isalnum()):
        raise BadOption("page", text[:40], "the `next` of the page before")
    return int(time), name
