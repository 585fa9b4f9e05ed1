"""Tables: before the match and after it."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, Parameter

from ziggurat.server.accounts.identity import PLAY
from ziggurat.server.http.asking import Asked
from ziggurat.server.http.described import described
from ziggurat.server.wire import (
    BitsSent,
    Joining,
    NewTable,
    PlayingAgain,
    Pledging,
    SeatFilling,
    TableList,
    TableShown,
)

TAG = ["tables"]
Invite = Annotated[str | None, Parameter(max_length=100, description="The key of an invitation.")]


@get("/api/tables", tags=TAG, summary="Tables: open, mine or finished", **described("bad-option", "scope-missing"))
async def list_tables(
    asking: Asked,
    list: Annotated[Literal["open", "mine", "finished"], Parameter(description="Which tables.")] = "open",
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[str | None, Parameter(max_length=80, description="The `next` of the page before.")] = None,
) -> TableList:
    """Tables, newest first. Private tables are listed only to those who sit there."""
    return await asking.house.tables.listed(asking.look(), list, game, before)


@post(
    "/api/tables",
    tags=TAG,
    summary="Open a table",
    **described(
        "not-signed-in",
        "scope-missing",
        "bad-option",
        "unknown-kind",
        "table-refused",
        "limit-reached",
        "body-too-large",
        status=201,
    ),
)
async def open_table(asking: Asked, data: JSONBody[NewTable]) -> TableShown:
    """Open a table with options, a clock and seats; with `start`, it begins when all seats are taken."""
    return await asking.house.tables.open(asking.opening(), data)


@get("/api/tables/{table_id:str}", tags=TAG, summary="A table", **described("not-found", "scope-missing"))
async def show_table(asking: Asked, table_id: FromPath[str], invite: Invite = None) -> TableShown:
    """A table: who sits where, and whether it has begun."""
    return await asking.house.tables.show(asking.look(), table_id, invite)


@delete(
    "/api/tables/{table_id:str}",
    tags=TAG,
    summary="Close a table",
    **described("not-signed-in", "scope-missing", "not-found", "not-the-host", "table-refused"),
)
async def close_table(asking: Asked, table_id: FromPath[str]) -> TableShown:
    """Close a table that has not begun; only its host can."""
    return await asking.house.tables.close(asking.signed_in(PLAY), table_id)


@post(
    "/api/tables/{table_id:str}/join",
    tags=TAG,
    summary="Sit down",
    **described(
        "not-signed-in", "scope-missing", "not-found", "bad-option", "table-refused", "limit-reached", "body-too-large"
    ),
)
async def join(asking: Asked, table_id: FromPath[str], data: JSONBody[Joining]) -> TableShown:
    """Take a seat: any free one, or the one named; a private table asks for its invitation."""
    return await asking.house.tables.join(asking.signed_in(PLAY), table_id, data)


@post(
    "/api/tables/{table_id:str}/leave",
    tags=TAG,
    summary="Get up before the match",
    **described("not-signed-in", "scope-missing", "not-found", "table-refused"),
)
async def leave(asking: Asked, table_id: FromPath[str]) -> TableShown:
    """Free one's seats at a table that has not begun."""
    return await asking.house.tables.leave(asking.signed_in(PLAY), table_id)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    tags=TAG,
    summary="Put a bot into a seat",
    **described(
        "not-signed-in", "scope-missing", "not-found", "not-the-host", "bad-option", "table-refused", "body-too-large"
    ),
)
async def fill_seat(
    asking: Asked, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatFilling]
) -> TableShown:
    """Fill a free seat with a bot, by its text: a name, options behind a colon."""
    return await asking.house.tables.fill(asking.signed_in(PLAY), table_id, seat, data.agent)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    tags=TAG,
    summary="Free a seat",
    **described("not-signed-in", "scope-missing", "not-found", "not-the-host", "bad-option", "table-refused"),
)
async def free_seat(asking: Asked, table_id: FromPath[str], seat: FromPath[int]) -> TableShown:
    """Send a bot away, or open a seat that was kept for somebody."""
    return await asking.house.tables.fill(asking.signed_in(PLAY), table_id, seat, None)


@post(
    "/api/tables/{table_id:str}/start",
    tags=TAG,
    summary="Begin the match",
    **described("not-signed-in", "scope-missing", "not-found", "not-the-host", "table-refused", "limit-reached"),
)
async def start(asking: Asked, table_id: FromPath[str]) -> TableShown:
    """Deal and begin, when every seat is taken. The match has the id of its table.

    Where somebody has pledged bits for the deal, the table is `dealing` until all of them are sent.
    """
    return await asking.house.tables.start(asking.signed_in(PLAY), table_id)


@put(
    "/api/tables/{table_id:str}/pledge",
    tags=TAG,
    summary="Pledge bits for the deal",
    **described("not-signed-in", "scope-missing", "not-found", "not-your-seat", "table-refused", "body-too-large"),
)
async def pledge(asking: Asked, table_id: FromPath[str], data: JSONBody[Pledging]) -> TableShown:
    """Send the hash of 128 random bits of one's own. Also anew, when a deal begins again because others sent none."""
    return await asking.house.tables.pledge(asking.signed_in(PLAY), table_id, data)


@put(
    "/api/tables/{table_id:str}/bits",
    tags=TAG,
    summary="Send the bits that one has pledged",
    **described(
        "not-signed-in", "scope-missing", "not-found", "not-your-seat", "bad-option", "table-refused", "body-too-large"
    ),
)
async def give_bits(asking: Asked, table_id: FromPath[str], data: JSONBody[BitsSent]) -> TableShown:
    """Send one's bits as soon as the table shows every pledge; with the last of them the match begins.

    Whoever does not within 30 seconds loses the seat, and the deal begins anew with another secret of the server.
    """
    return await asking.house.tables.give_bits(asking.signed_in(PLAY), table_id, data)


@post(
    "/api/tables/{table_id:str}/rematch",
    tags=TAG,
    summary="Play again",
    **described(
        "not-signed-in",
        "scope-missing",
        "not-found",
        "not-your-seat",
        "table-refused",
        "limit-reached",
        "body-too-large",
    ),
)
async def rematch(asking: Asked, table_id: FromPath[str], data: JSONBody[PlayingAgain | None] = None) -> TableShown:
    """The same match again with seats moved on by one. It begins when everybody who played has asked for it."""
    return await asking.house.tables.rematch(asking.opening(), table_id, data or PlayingAgain())


BEFORE = [open_table, show_table, close_table, join, leave, fill_seat, free_seat, start, pledge, give_bits]
ROUTES = [list_tables, *BEFORE, rematch]
