"""Matches to test with: at tables of two, with everything mixed in that can happen there."""

import random
from typing import Any

from ziggurat.kernel import records
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import Clock
from ziggurat.play.events import AnyEvent
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup

ANN, BEN = SeatSetup("Ann", account="of-ann"), SeatSetup("Ben", account="of-ben")
BOT = SeatSetup("greedy", agent="greedy")
LIVE = Clock(kind="live", bank=60, increment=5)
DAYS = Clock(kind="days", days=3)
TURN = ("tM", "sM", "bs", "end")  # a first turn of either seat with seed 0


def setup_of(seed: int = 0, *seats: SeatSetup, clock: Clock | None = None, **options: str) -> Setup:
    """Babel between Ann and Ben, unless others are named."""
    return Setup.new("babel", seats or (ANN, BEN), options=options, clock=clock, key=key_from_seed(seed))


def match_of(seed: int = 0, *seats: SeatSetup, clock: Clock | None = None, now: int = 0) -> Match:
    """A match that has just begun."""
    return Match.start(setup_of(seed, *seats, clock=clock), now)


def seen(match: Match) -> dict[str, Any]:
    """All that can be asked of a match, the bytes of its record included."""
    return {
        "game": records.to_bytes(match.game.state),
        "history": match.game.history,
        "events": tuple(match.events),
        "times": tuple(match.times),
        "agents": tuple(match.agents),
        "offers": frozenset(match.draw_offers),
        "resigned": frozenset(match.resigned),
        "over": match.over,
        "to act": match.to_act,
        "clocks": match.clocks,
        "due": match.due,
        "undoable": tuple(match.undoable(seat) for seat in match.seats),
        "to be taken over": match.to_be_taken_over(),
    }


def play(match: Match, *actions: str, now: int | None = None) -> None:
    """Play some actions of whoever is to act."""
    for action in actions:
        at = match.times[-1] if now is None else now
        seat = match.to_act[0]
        if match.is_person(seat):
            match.add(match.act(seat, action, ply=match.ply, now=at), at)
        else:
            match.add(match.act_for_bot(seat, action, ply=match.ply), at)


def play_at_random(match: Match, chance: random.Random, plies: int = 10_000) -> None:
    """Play legal actions by whoever is to act, people and bots alike, without time passing."""
    for _ in range(plies):
        if match.over:
            return
        match.add(any_action(match, chance, match.times[-1]), match.times[-1])


def any_action(match: Match, chance: random.Random, now: int) -> AnyEvent:
    """A legal action of whoever is to act."""
    seat = chance.choice(match.to_act)
    action = chance.choice(match.game.legal_for(seat).numbers())
    if match.is_person(seat):
        return match.act(seat, action, ply=match.ply, now=now)
    return match.act_for_bot(seat, action, ply=match.ply)


def any_wish(match: Match, chance: random.Random, now: int) -> AnyEvent | None:
    """Something that somebody may want, most often an action; None where it is refused."""
    seat, ply = chance.choice(match.seats), match.ply
    try:
        match chance.choices(range(6), weights=(60, 20, 6, 8, 8, 8))[0]:
            case 0:
                return any_action(match, chance, now)
            case 1:
                return match.undo(seat, ply=ply)
            case 2:
                return match.offer_draw(seat, ply=ply)
            case 3:
                return match.decline_draw(seat, ply=ply)
            case 4:
                return match.take_over(seat, "greedy", chance.choice(["left", "time", "absent"]), ply=ply)
            case _:
                return match.take_back(seat, ply=ply)
    except ZigguratError:
        return None


def lively(seed: int, clock: Clock | None = None, *, most: int = 400) -> tuple[Match, list[dict[str, Any]]]:
    """A random match with undos, draw offers, takeovers and takebacks, and how it stood after each event."""
    chance = random.Random(seed)
    now = 1_700_000_000_000
    match = match_of(seed, clock=clock, now=now)
    stood = [seen(match)]
    for _ in range(most):
        now += chance.choice([0, 1, 400, 3_000, 40_000])
        event = any_wish(match, chance, now)
        if event is not None:
            match.add(event, now)
            stood.append(seen(match))
        if match.over:
            break
    return match, stood
