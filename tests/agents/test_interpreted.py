"""The compiled parts of the agents, interpreted and small, so that every branch of them is seen to be taken.

Compiled they say little that other tests do not say better.
"""

import random
from typing import Any

import numpy as np
import pytest

from ziggurat import Babel, Wonders
from ziggurat.agents import Agent, make, playing, rounds, tree, turns, turnsearch
from ziggurat.agents.search import SearchAgent
from ziggurat.agents.turnsearch import Style
from ziggurat.kernel import records
from ziggurat.kernel.game import Game
from ziggurat.kernel.jit import INTERPRETED
from ziggurat.kernel.rng import generator, key_from_seed

alone = pytest.mark.skipif(not INTERPRETED, reason="rules are called one by one")


def at_random(kind: type[Game], left: int, **options: Any) -> Game:
    """A game played on at random until so many of its decisions are left, more or less."""
    draw, done = random.Random(5), []
    trial, game = kind(1, **options), kind(1, **options)
    while not trial.is_over:
        seat = trial.to_act[0]
        done.append((seat, str(draw.choice(list(trial.legal_for(seat))))))
        trial.play(done[-1][1], seat)
    for seat, action in done[: len(done) - left]:
        game.play(action, seat)
    return game


def play(game: Game, agents: list[Agent], most: int = 100) -> int:
    """Play on, so many decisions at most."""
    before = len(game.history)
    while not game.is_over and len(game.history) < before + most:
        seat = game.to_act[0]
        game.play(agents[seat].choose(game.view(seat)), seat)
    return len(game.history) - before


@pytest.mark.parametrize(("players", "left"), [("2", 4), ("3", 3)])
def test_searches_play_a_game_of_7_wonders_to_its_end(players: str, left: int) -> None:
    game = at_random(Wonders, left, players=players)
    play(game, [make(f"search:playouts={40 + seat}", seed=seat) for seat in game.seats])
    assert game.is_over


def test_a_search_chooses_again_while_others_are_awaited() -> None:
    game = at_random(Wonders, 3, players="3")
    assert len(game.to_act) == 3
    agent = make("search:playouts=20", seed=1)
    game.play(agent.choose(game.view(0)), 0)
    assert agent.choose(game.view(0)) in game.legal_for(0)


def test_a_single_game_is_compared_with_nothing() -> None:
    agent = SearchAgent(key_from_seed(1), playouts=1)
    assert agent.consider(at_random(Wonders, 3, players="3").view(0)).playouts == 1
    assert agent._searchers[0]._desks["compared"][0] == 0.0


def test_greedy_play_of_7_wonders_overlooks_something() -> None:
    game = at_random(Wonders, 6, players="3")
    play(game, [make("greedy:worlds=2,slips=50", seed=1), *(make("greedy:worlds=1", seed=seat) for seat in (1, 2))])
    assert game.is_over


@pytest.mark.parametrize(("trust", "left"), [(1.0, 60), (0.5, 60), (0.0, 60), (0.5, 3)])
def test_searches_play_a_game_of_babel_on(trust: float, left: int) -> None:
    game = at_random(Babel, left)
    agents = [SearchAgent(key_from_seed(seat), playouts=4) for seat in game.seats]
    for agent in agents:
        agent._turns.style = Style(lines=2, width=2, worlds=2, narrow=2, playouts=1, trust=trust)
    assert play(game, list(agents), 1) == 1


def test_greedy_play_of_babel() -> None:
    game = at_random(Babel, 30)
    agents = [make("greedy:worlds=2,width=3", seed=1), make("greedy:worlds=1,width=3,slips=60", seed=2)]
    assert play(game, agents, 12) == 12


# -- the race of a search ------------------------------------------------------------------------------------------


def raced(*shares: tuple[int, float], rounds_played: int = 99) -> tuple[Any, Any]:
    """A root with actions that were tried so often and were worth so much on average, and its desk."""
    nodes, desks = records.new(tree.NODE), records.new(tree.DESK)
    for edge, (tried, worth) in enumerate(shares):
        nodes[0].tried[edge], nodes[0].worth[edge], nodes[0].action[edge] = tried, tried * worth, edge
    nodes[0].known = len(shares)
    desks[0].rounds = rounds_played
    return nodes, desks


def test_a_race_is_clear_when_nobody_can_catch_up() -> None:
    assert rounds.is_clear(*raced((0, 0.0)))
    assert not rounds.is_clear(*raced((9, 0.5), (9, 0.4), rounds_played=3))
    assert not rounds.is_clear(*raced((9, 0.5), (9, 0.4)))
    assert rounds.is_clear(*raced((4000, 0.9), (4000, 0.1)))


@alone
def test_the_best_never_runs_alone() -> None:
    nodes, desks = raced((4000, 0.9), (4000, 0.1), (4000, 0.2))
    rounds.line_up(nodes[0], desks[0])
    assert desks[0].racing[:4].tolist() == [1, 0, 1, 0]


@alone
def test_the_challenger_is_who_may_be_worth_most() -> None:
    nodes, desks = raced((40, 0.3), (40, 0.2), (40, 0.1))
    desks[0].racing[0] = 1
    assert rounds.challenger(nodes[0], desks[0]) == 1


@alone
def test_a_node_that_has_met_other_worlds_is_emptied() -> None:
    nodes, _ = raced((4, 0.5), (4, 0.5))
    legal = np.array([1, 2], dtype=np.int16)
    assert rounds.holds_others(nodes[0], legal, 2)
    assert not rounds.holds_others(nodes[0], np.array([0, 1], dtype=np.int16), 2)
    rounds.empty(nodes[0])
    assert nodes[0].known == 0
    assert nodes[0].tried.sum() == 0


def test_a_root_that_has_met_other_worlds_begins_anew() -> None:
    view = at_random(Wonders, 3, players="3").view(0)
    agent = SearchAgent(key_from_seed(1), playouts=3)
    agent.consider(view)
    searcher = agent._searchers[0]
    root = searcher._nodes[int(searcher._desks["root"][0])]
    root["action"][0] = 1 - root["action"][0]
    assert searcher.begin(view, True) == len(searcher.found())
    assert set(searcher.found()) <= set(view.legal.numbers())


@alone
def test_what_is_not_legal_in_a_world_leaves_the_round() -> None:
    game = at_random(Wonders, 3, players="3")
    legal = game.legal_for(0).numbers()
    nodes, desks = raced((1, 0.5), (1, 0.5), (1, 0.5))
    nodes[0].action[:3] = [legal[0], -1, legal[-1]]
    desks[0].racing[:3] = [1, 1, 0]
    rounds.leave_out_illegal(game.state[0], 0, nodes[0], desks[0], np.zeros(1 << 15, dtype=np.int16))
    assert desks[0].racing[:3].tolist() == [1, 0, 0]


@alone
def test_equal_scores_share_the_place() -> None:
    _, desks = raced((1, 0.0))
    desks[0].score[:4] = [5, 7, 7, 3]
    assert rounds.best_of_others(desks[0], 0, 4) == (7, 2)
    assert rounds.best_of_others(desks[0], 1, 4) == (7, 1)
    assert rounds.best_of_others(desks[0], 2, 3) == (7, 1)


# -- the tree ------------------------------------------------------------------------------------------------------


@alone
def test_a_full_node_takes_no_more_actions() -> None:
    nodes, _ = raced(*[(1, 0.5)] * tree.WIDTH)
    assert tree.edge_of(nodes[0], tree.WIDTH - 1) == tree.WIDTH - 1
    assert tree.edge_of(nodes[0], tree.WIDTH) == -1


@alone
def test_a_full_node_is_passed_by() -> None:
    nodes, desks = raced(*[(1, 0.5)] * tree.WIDTH)
    actions, totals = np.array([50, 51], dtype=np.int16), np.array([1.0, 2.0])
    assert tree.pick_in_node(nodes[0], desks[0], actions, totals, 2) == -1


@alone
def test_looking_for_a_node_ends_when_the_table_is_full() -> None:
    nodes = records.new(tree.NODE, tree.NODES)
    for at in range(tree.NODES):
        nodes[at]["key"] = 1 + at
    assert 0 <= tree.place_of(nodes, tree.mixed_key(tree.root_key(3), 5)) < tree.NODES
    nodes[7]["key"] = 0
    assert tree.place_of(nodes, tree.mixed_key(tree.root_key(3), 5)) == 7


@alone
def test_where_nothing_promises_anything_all_are_alike() -> None:
    nodes, desks = raced((0, 0.0))
    nodes[0].known = 0
    actions, totals = np.array([50, 51], dtype=np.int16), np.zeros(2)
    assert tree.pick_in_node(nodes[0], desks[0], actions, totals, 2) == 0


@alone
def test_of_actions_that_are_almost_the_same_the_best_is_promised_in_full() -> None:
    game, actions, totals = at_random(Wonders, 40, players="3"), np.zeros(1 << 15, dtype=np.int16), np.zeros(1 << 15)
    kins = np.zeros(1 << 15, dtype=np.int16)
    count = tree.promises(game.state[0], 0, actions, totals, kins, 0.0)
    assert np.count_nonzero(totals[:count]) == 1


@alone
@pytest.mark.parametrize("full", [False, True])
def test_at_the_root_and_in_a_full_node_a_seat_goes_by_promise(full: bool) -> None:
    """The root takes in nothing on the way down, whoever comes to it."""
    game, desks, nodes = at_random(Wonders, 40, players="3"), records.new(tree.DESK), records.new(tree.NODE, tree.NODES)
    key = tree.root_key(0)
    at = tree.place_of(nodes, key)
    nodes[at]["key"] = key
    if full:
        nodes[at]["known"] = tree.WIDTH
        nodes[at]["action"] = -1
    desks[0].keys[0], desks[0].inside[0], desks[0].root = key, 1, -1 if full else at
    actions, totals, kins = np.zeros(1 << 15, dtype=np.int16), np.zeros(1 << 15), Wonders.rulebook.kins
    action = tree.pick(game.state[0], 0, nodes, desks[0], actions, totals, kins, np.ones((1, 4), dtype=np.uint32))
    assert action in game.legal_for(0).numbers()
    assert desks[0].path == 0
    assert nodes[at]["known"] == (tree.WIDTH if full else 0)


@alone
@pytest.mark.parametrize("margin", [0.0, 8.0])
def test_a_lead_counts_where_a_game_has_points(margin: float) -> None:
    game, desks = at_random(Wonders, 0, players="3"), records.new(tree.DESK)
    rounds.judge(game.state[0], 3, margin, desks[0])
    assert sum(desks[0].won) == pytest.approx(1.0)
    assert (desks[0].worth[:3].tolist() == desks[0].won[:3].tolist()) == (margin == 0.0)


# -- plans of turns ------------------------------------------------------------------------------------------------


@alone
def test_a_line_stops_where_it_cannot_go_on() -> None:
    game = Babel(1)
    worlds = records.new(Babel.rulebook.state, 3)
    worlds[0] = game.state[0]
    lines = np.full((1, turns.LONGEST), -1, dtype=np.int16)
    lines[0, 0] = next(number for number in range(99) if number not in game.legal.numbers())
    before = worlds[0].tobytes()
    actions, weights = np.zeros(500, dtype=np.int16), np.zeros(500)
    choosers = np.ones((1, 4), dtype=np.uint32)
    turns.follow(worlds, 0, 1, game.to_act[0], lines, 0, actions, weights, choosers)
    assert worlds[0].tobytes() == before


@alone
def test_a_line_is_played_as_far_as_it_is_looked_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LONGEST", 1)
    game = Babel(1)
    worlds = records.new(Babel.rulebook.state, 3)
    worlds[0] = game.state[0]
    lines = np.array([[game.legal.numbers()[0], -1]], dtype=np.int16)
    actions, weights = np.zeros(500, dtype=np.int16), np.zeros(500)
    turns.follow(worlds, 0, 1, game.to_act[0], lines, 0, actions, weights, np.ones((1, 4), dtype=np.uint32))
    game.play(game.legal[0])
    assert worlds[0].tobytes() == game.state[0].tobytes()


@alone
@pytest.mark.parametrize("is_over", [False, True])
def test_a_turn_does_not_go_on_where_nobody_gives_it_back(is_over: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_ANSWERS", int(is_over))
    worlds = records.new(Babel.rulebook.state, 2)
    worlds[0] = Babel(1).state[0]
    worlds[0]["undoable"], worlds[0]["ending"] = 1, int(is_over)
    seat = 1 - int(worlds[0]["active"])
    actions, weights = np.zeros(500, dtype=np.int16), np.zeros(500)
    assert not turns.answered(worlds, 0, 1, seat, actions, weights, np.ones((1, 4), dtype=np.uint32))


@alone
def test_a_plan_ends_where_there_is_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("FEWEST", 3), ("BRANCHES", 1), ("STEPS", 1)):
        monkeypatch.setattr(turns, name, value)
    view = at_random(Babel, 60).view(0)
    room = turns.Room(view.rulebook, 1, 2)
    size, seen = turns.plan(room, view, generator(key_from_seed(1)), room.nothing, 1, 1)
    assert 1 <= size <= seen <= 3


@alone
def test_where_a_plan_finds_nothing_nothing_is_done() -> None:
    view = at_random(Babel, 60).view(0)
    room = turns.Room(view.rulebook, 2, 2)
    room.nothing[:] = 1
    room.worlds[1] = view.state[0]
    seen = turnsearch.reply(
        room.worlds, room.words, room.nodes, room.table, room.values, room.actions, room.weights, room.nothing,
        np.ones((1, 4), dtype=np.uint32), room.best, 2,
    )  # fmt: skip
    assert seen == 2
    assert bytes(room.worlds[1]["columns"]) == bytes(view.state[0]["columns"])


@alone
def test_a_full_table_of_positions_holds_nothing_new_for_ever() -> None:
    words = np.arange(8, dtype=np.int64).reshape(4, 2)
    table = np.array([1, 2], dtype=np.int64)
    assert turns.is_new(words, table, 3)
    assert not turns.is_new(words, table, 3)


@alone
def test_a_list_of_the_best_keeps_to_its_size() -> None:
    best, values = np.zeros(3, dtype=np.int64), np.array([0.0, 3.0, 5.0, 4.0])
    size = 0
    for place in (1, 2, 3):
        size = turns.keep_best(best, size, 2, values, place)
    assert (size, best[:2].tolist()) == (2, [2, 3])
    assert turns.keep_best(best, size, 2, values, 1) == 2


@alone
def test_a_tie_is_shared() -> None:
    game = Babel(1).state[0]
    assert playing.share(game, 0, 2) == 0.5
    game.ending, game.winner = 1, 1
    assert [playing.share(game, seat, 2) for seat in range(2)] == [0.0, 1.0]
