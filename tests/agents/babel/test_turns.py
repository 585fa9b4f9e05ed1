"""Plans for whole turns: what greedy and search share."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.agents.babel.turns import explore, without_undo
from ziggurat import Babel
from ziggurat.agents import Budget, make
from ziggurat.agents.search import SearchAgent
from ziggurat.agents.turns import CLOSED, Room, actions_of, plan
from ziggurat.agents.turnsearch import LONG_TRIALS, MORE, Style
from ziggurat.games.babel.tests.positions import Lands, each_edition, position
from ziggurat.kernel.rng import generator, key_from_seed

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[3]
PLAN = """
from ziggurat import Babel
from ziggurat.agents import make
from ziggurat.agents.turnsearch import Style
game = Babel(4, edition="hu")
agent = make("greedy:worlds=2,width=2", seed=1)
while game.turn < 3:
    game.play(agent.choose(game.view(game.to_act[0])))
print(game.position())
search = make("search:playouts=3", seed=1)
search._turns.style = Style(lines=3, width=2, worlds=1, replies=1, narrow=1)
print(search.consider(game.view(game.to_act[0])).candidates)
"""


def small() -> Babel:
    """A turn of some hundred positions."""
    columns = ({"P": "MSH", "H": "AAAM"}, {"H": "MSHPA"})
    return position(
        tokens="HM", hands=("PM", "S"), columns=columns, temples=({"P": "1"}, {"H": "123"}), stocks=("432", "")
    )


def test_positions_that_different_orders_lead_to_are_recognised_as_the_same() -> None:
    """A plan that is as wide as the turn holds each position once, and all of them."""
    view = small().view(0)
    turn = explore(view)
    room = Room(view.rulebook, 300, 16)
    own = generator(key_from_seed(1))
    plan(room, view, own, room.nothing, 300, 1)
    taken = [place for place in range(1, len(room.nodes)) if place == 1 or room.nodes[place].any()]
    kept = [without_undo(room.worlds[place : place + 1]) for place in taken if not room.nodes[place, CLOSED]]
    assert len(set(kept)) == len(kept)
    assert len(kept) == len(turn.steps)


@each_edition
def test_lines_can_be_played_in_the_game_itself(edition: str) -> None:
    for seed in range(3):
        game = Babel(seed, edition=edition)
        view = game.view(0)
        room = Room(view.rulebook, 8, 16)
        own = generator(key_from_seed(seed))
        size, seen = plan(room, view, own, room.nothing, 8, 3)
        assert size > 0
        assert seen > size
        assert sorted(room.totals[:size], reverse=True) == room.totals[:size].tolist()
        for line in room.lines[:size]:
            again = game.copy()
            for number in actions_of(line):
                while again.to_act[0] != 0:
                    again.play(again.legal[0])
                again.play(number)
            assert again.turn == 2


def test_a_plan_is_kept_while_nothing_unexpected_happens() -> None:
    for text in ("greedy", "search:playouts=200"):
        game, agent = Babel(7), make(text, seed=1)
        thoughts = agent.consider(game.view(0))
        assert thoughts.nodes > 0
        for action in thoughts.candidates[0].line:
            assert game.turn == 1
            assert thoughts.choice == action
            game.play(action)
            if game.turn > 1 or game.to_act != (0,):
                break
            thoughts = agent.consider(game.view(0))
            assert thoughts.nodes == 0


def test_an_undone_action_ends_the_plan() -> None:
    game, agent = Babel(7), make("greedy", seed=1)
    game.play(agent.choose(game.view(0)))
    game.undo()
    assert agent.consider(game.view(0)).nodes > 0


def test_another_game_ends_the_plan() -> None:
    agent = make("search:playouts=50", seed=1)
    game = Babel(7)
    agent.choose(game.view(0))
    other = Babel(8)
    assert agent.choose(other.view(0)) in other.legal


@pytest.mark.parametrize("playouts", [1, 7, 100, 801])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_budget_of_playouts_is_not_exceeded(playouts: int, threads: int) -> None:
    thoughts = make(f"search:playouts={playouts},threads={threads}", seed=1).consider(Babel(3).view(0))
    assert 0.5 * playouts - 3 * threads <= thoughts.playouts <= playouts
    assert sum(candidate.visits for candidate in thoughts.candidates) <= playouts


@pytest.mark.parametrize("threads", [1, 2])
def test_playouts_give_the_same_answer_every_time(threads: int) -> None:
    view = Babel(6).view(0)
    found = [make(f"search:playouts=300,threads={threads}", seed=5).consider(view) for _ in range(2)]
    assert found[0].candidates == found[1].candidates
    assert found[0].nodes == found[1].nodes


def test_games_are_played_to_their_end_where_looks_are_not_trusted() -> None:
    """What is won then is a number of games; looks are worth some share of one."""
    view = Babel(3).view(0)
    for trust, whole in ((0, True), (100, False)):
        thoughts = make(f"search:playouts=3200,trust={trust}", seed=1).consider(view)
        wins = [2 * one.visits * one.estimate for one in thoughts.candidates if one.estimate is not None]
        assert all(abs(won - round(won)) < 1e-6 for won in wins) == whole


def test_a_long_thought_is_about_more_lines() -> None:
    found = []
    for playouts in (LONG_TRIALS - 1, LONG_TRIALS):
        agent = make(f"search:playouts={playouts}", seed=1)
        assert isinstance(agent, SearchAgent)
        agent.consider(Babel(3).view(0))
        found.append(len(agent._turns._found))
    assert found == [Style().lines, MORE * Style().lines]


def test_after_its_time_it_begins_nothing_more() -> None:
    """By a clock that goes on by ten milliseconds whenever somebody looks at it."""
    agent = make("search", seed=1)
    assert isinstance(agent, SearchAgent)
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 0.01)
        return looks[-1]

    agent.clock = clock
    playouts = [agent.consider(Babel(seed).view(0), Budget(ms=ms)).playouts for seed, ms in ((3, 100), (4, 1000))]
    assert 0 < playouts[0] < playouts[1]
    assert looks[-1] < 0.1 + 1.0 + 0.5


def test_a_forced_choice_costs_nothing() -> None:
    game = position(tokens="HM", hands=("", "SS"))
    assert len(game.legal) == 1
    thoughts = make("search:playouts=500", seed=1).consider(game.view(0))
    assert (thoughts.playouts, str(thoughts.choice)) == (0, "end")


def test_it_stops_when_the_answer_is_clear() -> None:
    temples: tuple[Lands, Lands] = ({"P": "1234", "M": "12345", "S": "12345"}, {})
    game = position(tokens="PQ", hands=("MA", "S"), columns=({"P": "MSHPA"}, {}), temples=temples, stocks=("5", ""))
    thoughts = make("search:playouts=1000000", seed=1).consider(game.view(0))
    assert thoughts.playouts < 100_000
    assert thoughts.candidates[0].estimate == pytest.approx(1.0)


def test_who_overlooks_much_still_ends_the_turn_and_never_does_what_is_not_legal() -> None:
    for seed in range(6):
        game = Babel(seed)
        players = [make("greedy:slips=99", seed=seed), make("greedy:slips=60", seed=seed)]
        while not game.is_over:
            seat = game.to_act[0]
            game.play(players[seat].choose(game.view(seat)))


def test_discards_are_chosen_too() -> None:
    game = position(tokens="HM", hands=("M", "SSPPHH"), columns=({"H": "AAA"}, {"H": "M"}))
    game.play("halveA")
    for text in ("greedy", "search:playouts=100"):
        assert make(text, seed=1).choose(game.view(1)) in game.legal_for(1)


def test_interpreted_and_compiled_plans_are_the_same() -> None:
    """In processes of their own, with plans that are narrow enough to be interpreted."""
    said = []
    for mode in ("0", "1"):
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            "NUMBA_DISABLE_JIT": mode,
        }
        ran = subprocess.run([sys.executable, "-c", PLAN], env=environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        said.append(ran.stdout)
    assert said[0] == said[1]


def test_what_is_compiled_beforehand_is_what_is_called() -> None:
    from ziggurat.agents import turns, turnsearch
    from ziggurat.agents.catalog import BY_TURN
    from ziggurat.kernel import prepare

    make("search:playouts=50", seed=1).choose(Babel(1).view(0))
    prepare.compile_entries("babel", BY_TURN)
    doors: list[Any] = [turns.plan_turn, turnsearch.try_lines]
    assert [len(door.signatures) for door in doors] == [1, 1]
