"""A deal that nobody alone has chosen: who has pledged bits at a table, who has shown them, and who has not in time.

The server seals a secret when a table is made. Whoever sits down may send the hash of bits of their own, the pledge.
When every seat is taken all pledges are shown, and only then the bits are sent; the key is a hash of the secret and of
all bits. Who does not send them in time loses the seat, and the others begin anew with another secret, because what has
been shown of it and of their bits is known. For who sends no pledge the server draws bits, and the record says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import BadOption
from ziggurat.play import deal
from ziggurat.server.errors import NotYourSeat, TableRefused
from ziggurat.server.wire import SeatPart, TableDeal, Withheld

if TYPE_CHECKING:
    from ziggurat.server.tables import SeatRow, TableRow

By = deal.By
PATIENCE_MS = 30_000  # for sending bits, or a new pledge after others have failed to
OWN: By = "own"
SERVER: By = "server"


# -- sitting down ----------------------------------------------------------------------------------------------------


def pledge(table: TableRow, account: str, text: str | None) -> list[SeatRow]:
    """Keep somebody's pledge for each of their seats; the seats that have changed."""
    if text is None:
        return []
    if any(seat.pledge == text and seat.account_id != account for seat in table.seats):
        raise TableRefused("Somebody at this table has sent the same pledge", "draw bits of your own")
    mine = [seat for seat in table.seats if seat.account_id == account and seat.pledge != text]
    if table.dealing_until is not None and any(seat.pledge is not None or seat.part_by != OWN for seat in mine):
        raise TableRefused("The deal is being made with what was pledged before", "send the bits of that pledge")
    for seat in mine:
        seat.pledge, seat.bits, seat.part_by = text, None, OWN
    return mine


def free(seat: SeatRow) -> None:
    """Forget what somebody has pledged who sits there no more."""
    seat.pledge = seat.bits = seat.part_by = None


# -- making the deal -------------------------------------------------------------------------------------------------


def begin(table: TableRow, now: int) -> None:
    """All seats are taken: draw bits for those who pledge none, and wait for the others."""
    for seat in table.seats:
        if seat.account_id is not None and seat.part_by is None:
            bits = deal.new_bits()
            seat.pledge, seat.bits, seat.part_by = deal.pledge(bits), bits, SERVER
    if table.secret is None:
        table.secret = deal.new_secret()
    table.withheld = None
    table.dealing_until = None if is_whole(table) else now + PATIENCE_MS


def shows_pledges(table: TableRow) -> bool:
    """Whether every pledge is there, so that all may be shown and bits may be sent."""
    return table.dealing_until is not None and all(seat.pledge for seat in _persons(table))


def is_whole(table: TableRow) -> bool:
    """Whether every seat is taken and every part of the deal is there."""
    return table.full and all(seat.bits for seat in _persons(table))


def give(table: TableRow, account: str, bits: str) -> list[SeatRow]:
    """Keep the bits that somebody has pledged; the seats that have changed."""
    mine = [seat for seat in table.seats if seat.account_id == account]
    if not mine:
        raise NotYourSeat(None, [])
    own = [seat for seat in mine if seat.part_by == OWN]
    if not own:
        raise TableRefused("You have pledged no bits", "the server draws yours; pledge some before the deal next time")
    if table.state != "open" or table.dealing_until is None:
        if all(seat.bits == bits for seat in own):
            return []
        raise TableRefused("No bits are asked for now", "send them when the table shows all pledges")
    if not shows_pledges(table):
        raise TableRefused("Not all pledges are there yet", "send your bits when the table shows all of them")
    if any(seat.pledge != deal.pledge(bits) for seat in own):
        raise BadOption("bits", "these", "the 128 bits whose hash is your pledge, as 32 hexadecimal digits")
    changed = [seat for seat in own if seat.bits != bits]
    for seat in changed:
        seat.bits = bits
    return changed


def renewed(table: TableRow, now: int) -> bool:
    """After a new pledge: whether that was the last, so that the bits are waited for from now on."""
    if table.dealing_until is None or not shows_pledges(table):
        return False
    table.dealing_until = now + PATIENCE_MS
    return True


def joint(table: TableRow) -> deal.JointDeal:
    """The deal of a table at which every part is there."""
    assert table.secret is not None
    parts = [deal.Part(seat.part_by, seat.bits) if seat.bits and seat.part_by else None for seat in table.seats]
    return deal.JointDeal(table.secret, tuple(parts))


# -- who fails to ----------------------------------------------------------------------------------------------------


def is_late(table: TableRow, now: int, lost: Sequence[tuple[int, int]]) -> bool:
    """Whether the time is up; what was lost of it, since no server was there, does not count."""
    if table.state != "open" or table.dealing_until is None:
        return False
    began = table.dealing_until - PATIENCE_MS
    away = sum(max(0, min(until, now) - max(start, began)) for start, until in lost)
    return now >= table.dealing_until + away


def give_up(table: TableRow, leaving: str | None = None) -> None:
    """Free the seats whose part is missing, or of who is leaving, tell whose they were, and begin anew."""
    missing = [
        seat for seat in _persons(table) if seat.account_id == leaving or (leaving is None and _is_missing(table, seat))
    ]
    table.withheld = [{"seat": seat.seat, "name": str(seat.name), "account": seat.account_id} for seat in missing]
    for seat in missing:
        seat.account_id = seat.name = None
        free(seat)
    for seat in _persons(table):
        seat.pledge = seat.bits = None
        seat.part_by = OWN if seat.part_by == OWN else None
    table.secret = deal.new_secret()
    table.dealing_until = None


def _is_missing(table: TableRow, seat: SeatRow) -> bool:
    """Whether somebody has not sent what was waited for."""
    return not (seat.bits if shows_pledges(table) else seat.pledge)


def _persons(table: TableRow) -> list[SeatRow]:
    return [seat for seat in table.seats if seat.account_id is not None]


# -- showing ---------------------------------------------------------------------------------------------------------


def shown(table: TableRow) -> TableDeal | None:
    """The deal of a table before its match, as everybody may see it."""
    if table.state != "open" or table.secret is None:
        return None
    open_now = shows_pledges(table)
    return TableDeal(
        commitment=deal.seal(table.secret),
        until=table.dealing_until,
        parts=[_part_shown(seat, open_now) for seat in table.seats],
        withheld=[Withheld(one["seat"], one["name"]) for one in table.withheld or ()],
    )


def _part_shown(seat: SeatRow, open_now: bool) -> SeatPart | None:
    if seat.account_id is None:
        return None
    by = OWN if seat.part_by == OWN else SERVER
    return SeatPart(
        by, seat.pledge if open_now else None, pledged=by == SERVER or bool(seat.pledge), sent=bool(seat.bits)
    )
