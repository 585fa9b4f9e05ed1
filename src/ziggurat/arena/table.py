"""One game between agents: who chose what, how long each took, and how it ended."""

import time

import msgspec

from ziggurat import agents
from ziggurat.agents import Agent
from ziggurat.arena.plan import Fixture, Plan
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game

EVENT = "Ziggurat arena"


class Played(msgspec.Struct, frozen=True):
    """A finished game: a line of the log."""

    number: int
    deal: int
    seats: list[str]  # the agent in each seat
    options: dict[str, str]
    key: str
    places: list[int]  # of each seat; those who tie share the better place
    points: list[int] | None  # of each seat as players count them; None in games that know none
    milliseconds: list[list[float]]  # of each seat, for each of its choices
    record: str  # the game as a record file

    @property
    def plies(self) -> int:
        """How many choices were made."""
        return sum(len(times) for times in self.milliseconds)


def play(plan: Plan, fixture: Fixture) -> Played:
    """Play one game to its end."""
    key = plan.key(fixture.deal)
    game = registry.find(plan.game)(None, key=key, **plan.options)
    seated = [agents.make(text, seed=plan.agent_seed(fixture, seat)) for seat, text in enumerate(fixture.seats)]
    times: list[list[float]] = [[] for _ in seated]
    while game.to_act:
        seat = game.to_act[0]
        times[seat].append(_choose(game, seated[seat], seat))
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seats=list(fixture.seats),
        options=dict(plan.options),
        key=key,
        places=list(game.places),
        points=[game.points(seat) for seat in game.seats],
        milliseconds=times,
        record=game.record(**headers(plan, fixture)),
    )


def _choose(game: Game, agent: Agent, seat: int) -> float:
    """Let an agent choose, and say how many milliseconds it took."""
    view = game.view(seat)
    started = time.perf_counter()
    action = agent.choose(view)
    taken = time.perf_counter() - started
    game.play(action, seat)
    return round(1000 * taken, 3)


def headers(plan: Plan, fixture: Fixture) -> dict[str, str]:
    """What a record says of a game besides the game: from which run it is, and who sits where."""
    names = {f"Seat{seat}": text for seat, text in enumerate(fixture.seats)}
    who = {f"Agent{seat}": text for seat, text in enumerate(fixture.seats)}
    run = {"Event": EVENT, "Seed": str(plan.seed), "Number": str(fixture.number), "Deal": str(fixture.deal)}
    return run | names | who


def warm_up(plan: Plan) -> None:
    """Let each agent choose once at a table that does not count: loading compiled code is no thinking."""
    game = registry.find(plan.game)(0, **plan.options)
    for text in plan.names:
        seat = game.to_act[0]
        game.play(agents.make(text, seed=0).choose(game.view(seat)), seat)
        game.score(seat)
