"""`search`: its budget, its threads, its tree, and what it tells."""

from collections.abc import Callable
from typing import Any

import pytest

from ziggurat import Babel, Wonders
from ziggurat.agents import Budget, make
from ziggurat.agents.search import SearchAgent
from ziggurat.games.wonders.tests.positions import city, position, reveal
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption, NotToAct
from ziggurat.kernel.rng import key_from_seed

pytestmark = pytest.mark.compiled


def searching(text: str = "search:playouts=200", seed: int = 1) -> SearchAgent:
    """An agent that searches."""
    agent = make(text, seed=seed)
    assert isinstance(agent, SearchAgent)
    return agent


class Clock:
    """A clock that goes on by a step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step, self.now = step, 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("playouts", [1, 7, 100])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_budget_of_playouts_is_spent_and_not_exceeded(playouts: int, threads: int) -> None:
    agent = searching(f"search:playouts={playouts},threads={threads}")
    thoughts = agent.consider(Wonders(4, players="4").view(2))
    assert thoughts.playouts == playouts
    assert sum(candidate.visits for candidate in thoughts.candidates) <= playouts
    assert thoughts.nodes > 0


def test_a_budget_given_with_the_question_holds_instead() -> None:
    assert searching().consider(Wonders(4).view(0), Budget(playouts=30)).playouts == 30


@pytest.mark.parametrize("threads", [1, 2])
def test_playouts_give_the_same_answer_every_time(threads: int) -> None:
    view = Wonders(6, players="3").view(1)
    found = [searching(f"search:playouts=150,threads={threads}", 5).consider(view) for _ in range(2)]
    assert found[0].candidates == found[1].candidates
    assert found[0].nodes == found[1].nodes


def noting(once: Callable[..., Any], rounds: list[float], clock: Clock) -> Callable[..., Any]:
    """A round of a search that notes when it began."""

    def noted(*given: Any) -> Any:
        rounds.append(clock.now)
        return once(*given)

    return noted


def test_after_its_time_it_does_not_begin_another_round(monkeypatch: pytest.MonkeyPatch) -> None:
    agent = searching("search:ms=50")
    rounds: list[float] = []
    clock = Clock(0.011)
    agent.clock = clock
    view = Wonders(4).view(0)
    agent.consider(view)
    for searcher in agent._searchers:
        monkeypatch.setattr(searcher, "round", noting(searcher.round, rounds, clock))
    started = clock.now
    agent.consider(view)
    assert rounds
    assert all(when < started + 0.011 + 0.05 for when in rounds)


@pytest.mark.parametrize("game", [Babel(4), Wonders(4, players="7")])
def test_a_deadline_holds_whatever_else_it_may_spend(game: Any) -> None:
    agent = searching("search:playouts=10000000")
    agent.clock = Clock(0.011)
    agent._turns._clock = agent.clock
    thoughts = agent.consider(game.view(game.to_act[0]), Budget(within=500))
    assert 0 < thoughts.playouts < 10_000_000
    assert thoughts.choice in game.legal_for(game.to_act[0])


def test_a_deadline_given_with_the_question_leaves_the_rest_to_the_agent() -> None:
    assert Budget(within=900).instead_of(Budget(playouts=30)) == Budget(playouts=30, within=900)
    assert Budget(within=900).instead_of(Budget(ms=1000)) == Budget(ms=900, within=900)
    assert Budget(ms=70, within=900).instead_of(Budget(playouts=30)) == Budget(ms=70, within=900)
    assert Budget(ms=70).instead_of(Budget(playouts=30)) == Budget(ms=70)
    assert (Budget(playouts=3).longest, Budget(ms=70, within=90).longest) == (None, 70)


def test_without_a_budget_it_thinks_for_half_a_second() -> None:
    assert SearchAgent(key_from_seed(1))._budget == Budget(ms=500)


def test_a_forced_choice_costs_nothing() -> None:
    game = reveal(position(city("giza", "altar"), age=3, turn=6, project="archives", tokens=1))
    assert [str(action) for action in game.legal] == ["lose:altar"]
    thoughts = searching().consider(game.view(game.to_act[0]))
    assert thoughts.playouts == 0
    assert thoughts.candidates[0].estimate is None


def test_it_stops_when_the_answer_is_clear() -> None:
    """The last turn, and one use of a card wins where all others lose."""
    game = Wonders(3, tower="no", projects="no", players="3")
    agent = make("greedy", seed=1)
    while not (game.age == 3 and game.turn == 18):
        seat = game.to_act[0]
        game.play(agent.choose(game.view(seat)), seat)
    seat = game.to_act[0]
    assert searching("search:playouts=1000000").consider(game.view(seat)).playouts < 1000000


def test_what_it_tells() -> None:
    thoughts = searching().consider(Wonders(9).view(1))
    estimates = [candidate.estimate for candidate in thoughts.candidates]
    assert len(estimates) > 1
    assert all(estimate is not None and 0.0 <= estimate <= 1.0 for estimate in estimates)
    assert all(candidate.line[0] == candidate.action for candidate in thoughts.candidates)
    assert thoughts.seconds > 0.0


def test_the_tree_is_kept_within_a_turn() -> None:
    """Two players: the holder chooses a card, then one for the Free City."""
    game = Wonders(2, players="2", tower="no")
    agent = searching()
    first = agent.choose(game.view(0))
    nodes = agent._searchers[0].nodes
    game.play(first, 0)
    game.play(game.legal_for(1)[0], 1)
    assert game.phase == "free"
    agent.choose(game.view(0))
    assert agent._searchers[0].nodes > nodes
    assert agent.choose(game.view(0)) in game.legal_for(0)


def test_whoever_has_nothing_to_decide_is_refused() -> None:
    game = Babel(1)
    with pytest.raises(NotToAct):
        searching().choose(game.view(1 - game.to_act[0]))


@pytest.mark.parametrize(
    "text", ["search:ms=0", "search:threads=65", "search:depth=3", "search:playouts=-1", "search:trust=101"]
)
def test_options_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make(text)


@pytest.mark.parametrize("name", registry.names())
def test_whole_games_among_searchers(name: str) -> None:
    options: list[dict[str, Any]] = [{"players": "2"}, {"players": "5"}] if name == "wonders" else [{}]
    for number, chosen in enumerate(options):
        game = registry.find(name)(number, **chosen)
        players = [searching("search:playouts=8", seat) for seat in game.seats]
        while not game.is_over:
            seat = game.to_act[0]
            game.play(players[seat].choose(game.view(seat)), seat)
        assert game.outcome is not None
