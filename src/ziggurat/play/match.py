"""A match: who sits where, what has happened, and what may happen next.

Deciding and happening are two things. `act`, `undo`, `resign` and the others check a wish and give the event it would
be; nothing changes. `add` makes an event happen; it trusts, because what is in the log has been checked. Between the
two stands the store, which takes the event or refuses it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from ziggurat.kernel.game import Action
from ziggurat.play.clock import BOT_NET, ClockState, RunningClock
from ziggurat.play.errors import (
    Conflict,
    DrawRefused,
    MatchIsOver,
    SeatRefused,
    TimeIsUp,
    UndoRefused,
    UnreadableLog,
)
from ziggurat.play.events import (
    Acted,
    AnyEvent,
    DrawDeclined,
    DrawOffered,
    Reason,
    Resigned,
    SeatStart,
    Stalled,
    Started,
    TakenBack,
    TakenOver,
    TimeReturned,
    Undone,
    acted,
)
from ziggurat.play.outcome import Over, by_players
from ziggurat.play.setup import SeatSetup, Setup

Named = TypeVar("Named", SeatSetup, SeatStart)

RESIGNED = "resigned"
AGREED = "agreed"


class Match:
    """A match from its setup; `add` the events of its log."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.deal()
        self.events: list[AnyEvent] = []
        self.times = array("q")
        self._silent = bytearray()  # for each ply 1 where its event has shown nobody anything but that it was made
        self.agents: list[str | None] = [seat.agent for seat in setup.seats]
        self.resigned: set[int] = set()
        self.draw_offers: set[int] = set()
        self.stalled: set[int] = set()  # the seats for which no bot answers
        self.over: Over | None = None
        self.to_act: tuple[int, ...] = self.game.to_act  # the seats that are awaited; none when the match is over
        self.commitment = setup.commitment
        self.seats = range(len(setup.seats))  # all of them
        self._clock = RunningClock(setup.clock, len(setup.seats))
        self.timed = setup.clock.kind != "none"  # whether anybody's time can run out
        self._returned = 0  # up to when lost time has been returned

    @classmethod
    def start(cls, setup: Setup, now: int = 0) -> Match:
        """A match with its first event."""
        match = cls(setup)
        match.add(setup.started(), now)
        return match

    @classmethod
    def replay(cls, setup: Setup, events: Iterable[tuple[AnyEvent, int]]) -> Match:
        """A match as its log tells it: events with their times."""
        match = cls(setup)
        for event, at in events:
            match.add(event, at)
        return match

    def at(self, ply: int) -> Match:
        """The match as it stood after a ply."""
        if not 0 <= ply <= self.ply:
            raise Conflict(ply, self.ply)
        return self.replay(self.setup, zip(self.events[: ply + 1], self.times[: ply + 1], strict=True))

    # -- how it stands -----------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number of the last event; -1 before the first."""
        return len(self.events) - 1

    def is_person(self, seat: int) -> bool:
        """Whether a person plays a seat now."""
        return self.agents[seat] is None

    def bots_to_act(self) -> list[int]:
        """The awaited seats that bots play."""
        return [seat for seat in self.to_act if self.agents[seat] is not None]

    def to_be_taken_over(self) -> list[int]:
        """The seats of people who have resigned a match that goes on."""
        return [seat for seat in self.resigned if not self.over and self.is_person(seat)]

    def undoable(self, seat: int) -> int:
        """How many actions a seat may take back; the rules say so."""
        return 0 if self.over else self.game.undoable(seat)

    def seats_of(self, account: str) -> list[int]:
        """The seats that belong to an account, whoever plays them now."""
        return [seat for seat, who in enumerate(self.setup.seats) if who.account == account]

    def call(self, account: str, name: str) -> None:
        """Give the person of an account another name, in the log too."""
        mine = self.seats_of(account)

        def renamed(seats: tuple[Named, ...]) -> tuple[Named, ...]:
            return tuple(
                msgspec.structs.replace(who, name=name) if seat in mine else who for seat, who in enumerate(seats)
            )

        self.setup = msgspec.structs.replace(self.setup, seats=renamed(self.setup.seats))
        if self.events and isinstance(started := self.events[0], Started):
            self.events[0] = msgspec.structs.replace(started, seats=renamed(started.seats))

    @property
    def clocks(self) -> ClockState | None:
        """How the clocks stand."""
        return self._clock.state()

    @property
    def due(self) -> int | None:
        """When somebody should look after this match even if nobody does anything: a flag falls, or a bot is late."""
        if not self.timed and not self.resigned and not any(self.agents):
            return None
        times = [self._clock.deadline(seat) for seat in self.to_act]
        if self.bots_to_act() or self.to_be_taken_over():
            times.append(self.times[-1] + BOT_NET)
        return min((time for time in times if time is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if self.setup.clock.kind == "none":
            return []
        deadlines = {seat: self._clock.deadline(seat) for seat in self.to_act}
        return [seat for seat, time in deadlines.items() if time is not None and time <= now]

    def owed(self, lost: Sequence[tuple[int, int]]) -> TimeReturned | None:
        """The first span of lost time, of several in order, that ran on somebody's clock and was not returned yet."""
        if self.over or not self.timed:
            return None
        for began, until in lost:
            if until > self._returned and self._clock.runs_before(until):
                return TimeReturned(began=max(began, self._returned), until=until)
        return None

    # -- what may happen -----------------------------------------------------------------------------------------------

    def repeats(self, event: AnyEvent, ply: int) -> bool:
        """Whether this is what was decided on that ply already, so that saying it again changes nothing."""
        for later in range(ply + 1, self.ply + 1) if ply >= 0 else ():
            if _seat_of(self.events[later]) == _seat_of(event):
                return self.events[later] == event
            if not self._silent[later]:
                return False
        return False

    def holds(self, ply: int, seat: int) -> bool:
        """Whether what a seat decided on a ply still stands: since then others have chosen in secret, and no more."""
        later = range(ply + 1, self.ply + 1)
        return 0 <= ply <= self.ply and all(self._silent[n] and _seat_of(self.events[n]) != seat for n in later)

    def act(self, seat: int, action: Action | int | str, *, ply: int, now: int) -> Acted:
        """An action, checked: the ply, the seat, the time, then the rules."""
        self._expect(ply, seat)
        self._play_oneself(seat)
        if self.timed and seat in self.overdue(now):
            raise TimeIsUp(seat)
        return acted(seat, self.game.check(action, seat).number)

    def undo(self, seat: int, *, ply: int) -> Undone:
        """Taking the last action back."""
        self._expect(ply, seat)
        self._play_oneself(seat)
        if not self.undoable(seat):
            raise UndoRefused(seat)
        return Undone(seat=seat)

    def resign(self, seat: int, *, ply: int) -> Resigned:
        """Giving up. Between two this ends the match; among more a bot plays on."""
        self._expect(ply, seat)
        if seat in self.resigned:
            raise SeatRefused(seat, "has resigned already", "watch the others, or leave")
        return Resigned(seat=seat)

    def offer_draw(self, seat: int, *, ply: int) -> DrawOffered:
        """Proposing a draw, or agreeing to one. It is a draw when every seat has."""
        self._expect(ply, seat)
        self._play_oneself(seat)
        if any(not self.is_person(other) for other in self.seats):
            raise DrawRefused("Bots do not agree to draws.")
        if seat in self.draw_offers:
            raise DrawRefused("You have offered a draw already.")
        return DrawOffered(seat=seat)

    def decline_draw(self, seat: int, *, ply: int) -> DrawDeclined:
        """Declining what others offer, or withdrawing one's own offer."""
        self._expect(ply, seat)
        if not self.draw_offers:
            raise DrawRefused("No draw is offered.")
        return DrawDeclined(seat=seat)

    def take_over(self, seat: int, agent: str, reason: Reason, *, ply: int) -> TakenOver:
        """Putting a bot into a seat."""
        self._expect(ply, seat)
        if reason != "failed" and not self.is_person(seat):
            raise SeatRefused(seat, "is played by a bot already", "nothing needs to be done")
        return TakenOver(seat=seat, agent=agent, reason=reason)

    def take_back(self, seat: int, *, ply: int) -> TakenBack:
        """A person coming back to a seat."""
        self._expect(ply, seat)
        if self.is_person(seat):
            raise SeatRefused(seat, "is played by its owner", "go on playing")
        if self.setup.seats[seat].account is None or seat in self.resigned:
            raise SeatRefused(seat, "belongs to no person any more", "watch, or start another table")
        return TakenBack(seat=seat)

    def stall(self, seat: int, *, ply: int) -> Stalled:
        """That no bot answers for a seat."""
        self._expect(ply, seat)
        if self.is_person(seat):
            raise SeatRefused(seat, "has been taken back", "nothing needs to be done")
        return Stalled(seat=seat)

    def return_time(self, lost: TimeReturned, *, ply: int) -> TimeReturned:
        """Returning lost time, once."""
        if self.over:
            raise MatchIsOver
        if ply != self.ply or lost.until <= self._returned:
            raise Conflict(ply, self.ply)
        return lost

    def _expect(self, ply: int, seat: int) -> None:
        if seat not in self.seats:
            raise SeatRefused(seat, "does not exist", f"seats are 0 to {len(self.seats) - 1}")
        if self.over:
            raise MatchIsOver
        if ply != self.ply and not self.holds(ply, seat):
            raise Conflict(ply, self.ply)

    def _play_oneself(self, seat: int) -> None:
        """Refuse a person whose seat a bot plays. Bots act through `act_for_bot`."""
        if not self.is_person(seat):
            raise SeatRefused(seat, "is played by a bot now", "take it back first")

    def act_for_bot(self, seat: int, action: Action | int | str, *, ply: int) -> Acted:
        """A bot's action, checked."""
        self._expect(ply, seat)
        if self.is_person(seat):
            raise SeatRefused(seat, "has been taken back", "the bot stops")
        return acted(seat, self.game.check(action, seat).number)

    # -- what has happened ---------------------------------------------------------------------------------------------

    def add(self, event: AnyEvent, at: int) -> None:
        """Make an event of the log happen."""
        if isinstance(event, Started) != (not self.events):
            raise UnreadableLog("it must begin with its start, and with nothing else")
        self._silent.append(bool(_HAPPENS[type(event)](self, event)))
        if isinstance(event, Undone):
            self._clock.undo(event.seat, at)
        self.events.append(event)
        self.times.append(at)
        self.to_act = () if self.over else self.game.to_act
        if not self.to_act and self.over is None:
            self._end_by_the_rules()
        if self.timed:
            self._clock.move(self.to_act, at, self.is_person)

    def _acted(self, event: Acted) -> bool:
        """An action; whether it has shown nobody anything."""
        if not self._may_act(event.seat) or not 0 <= event.action < self.game.rulebook.actions:
            raise UnreadableLog(f"what seat {event.seat} has played on ply {self.ply + 1} is not possible there")
        secret = self.game.rulebook.is_secret(self.game.state, event.seat, event.action)
        self.game.push(event.action, event.seat)
        self.stalled.discard(event.seat)
        if event.seat not in self.draw_offers:
            self.draw_offers.clear()
        return secret and self.game.undoable(event.seat) > 0

    def _may_act(self, seat: int) -> bool:
        """Whether a seat is awaited, or can choose again."""
        return seat in self.to_act or (seat in self.seats and bool(self.to_act) and bool(self.game.legal_for(seat)))

    def _undone(self, event: Undone) -> bool:
        """A seat takes its last action back; whether nobody has seen it."""
        action = self.game.undo(event.seat)
        return self.game.rulebook.is_secret(self.game.state, event.seat, action.number)

    def _resigned(self, event: Resigned) -> None:
        self.resigned.add(event.seat)
        self.draw_offers.clear()
        left = [seat for seat in self.seats if seat not in self.resigned]
        if len(left) == 1:
            self.over = by_players(tuple(left), len(self.seats), RESIGNED, {"seat": event.seat})

    def _draw_offered(self, event: DrawOffered) -> None:
        self.draw_offers.add(event.seat)
        if len(self.draw_offers) == len(self.seats):
            self.over = by_players((), len(self.seats), AGREED)

    def _draw_declined(self, event: DrawDeclined) -> None:
        self.draw_offers.clear()

    def _taken_over(self, event: TakenOver) -> None:
        self.agents[event.seat] = event.agent
        self.draw_offers.clear()

    def _stalled(self, event: Stalled) -> bool:
        """No bot answers; what others have decided still holds."""
        self.stalled.add(event.seat)
        return True

    def _taken_back(self, event: TakenBack) -> None:
        self.agents[event.seat] = None
        self.stalled.discard(event.seat)
        self._clock.give_back(event.seat)

    def _time_returned(self, event: TimeReturned) -> bool:
        """Lost time counts for no clock; what others decided before still holds."""
        self._clock.leave_out(event.began, event.until)
        self._returned = event.until
        return True

    def _started(self, event: Started) -> None:
        """Nothing: the setup has said it all."""

    def _end_by_the_rules(self) -> None:
        if outcome := self.game.outcome:
            self.over = Over(
                outcome.winners, outcome.places, outcome.code, outcome.rule, dict(outcome.values), outcome.points
            )

    def record(self, **headers: str) -> str:
        """The match as a record file: names, what proves the deal, and how it ended, if not by the rules."""
        names = {f"Seat{seat}": who.name for seat, who in enumerate(self.setup.seats)}
        proof = self.setup.proof()
        ended: dict[str, str] = {}
        if self.over and self.over.code == RESIGNED:
            ended = {"Ended": f"{RESIGNED} {self.over.values['seat']}"}
        elif self.over and self.over.code == AGREED:
            ended = {"Ended": AGREED}
        return self.game.record(**headers, **names, **proof, **ended)


def _seat_of(event: AnyEvent) -> int:
    """The seat of an event; -1 where it is nobody's."""
    return -1 if isinstance(event, Started | TimeReturned) else event.seat


_HAPPENS: dict[type, Callable[..., bool | None]] = {
    Started: Match._started,
    Acted: Match._acted,
    Undone: Match._undone,
    Resigned: Match._resigned,
    DrawOffered: Match._draw_offered,
    DrawDeclined: Match._draw_declined,
    TakenOver: Match._taken_over,
    TakenBack: Match._taken_back,
    Stalled: Match._stalled,
    TimeReturned: Match._time_returned,
}
