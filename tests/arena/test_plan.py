"""Which games are played: every pair or table, each deal with the seats rotated."""

from collections import Counter
from itertools import permutations

import pytest

from ziggurat.agents.levels import ELSEWHERE, LEVELS
from ziggurat.arena.crew import threads_of, workers_for
from ziggurat.arena.findings import find
from ziggurat.arena.plan import make_plan, rotated
from ziggurat.arena.text import how
from ziggurat.kernel.errors import BadOption


def test_every_pair_plays_every_deal_from_both_sides() -> None:
    plan = make_plan("babel", ["greedy", "random", "greedy:slips=40"], games=4, seed=1)
    games = list(plan.fixtures())
    assert len(games) == plan.total == 12
    played = Counter((game.deal, game.seats) for game in games)
    assert played == Counter((deal, seats) for deal in (1, 2) for seats in permutations(plan.names, 2))


def test_a_table_is_rotated_through_all_seats() -> None:
    plan = make_plan("wonders", ["greedy", "random", "random", "random"], games=8, seed=1)
    assert plan.options["players"] == "4"
    seats = [game.seats for game in plan.fixtures() if game.deal == 1]
    assert seats == [tuple("greedy" if seat == turn else "random" for seat in range(4)) for turn in range(4)]


def test_agents_are_repeated_to_fill_a_table_or_take_turns_at_a_smaller_one() -> None:
    assert make_plan("wonders", ["greedy", "random"], games=1, seed=1).tables == [("greedy", "random", "greedy")]
    small = make_plan("wonders", ["greedy", "random", "greedy:worlds=2"], games=1, seed=1, options={"players": "2"})
    assert len(small.tables) == 3
    assert small.total == 6


def test_on_a_ladder_each_plays_the_next() -> None:
    given = ["greedy:slips=75", "greedy:slips=40", "greedy"]
    pairs = make_plan("babel", given, games=2, seed=1, neighbours=True)
    assert pairs.tables == [("greedy:slips=75", "greedy:slips=40"), ("greedy:slips=40", "greedy")]
    assert pairs.command.endswith("--seed 1 --neighbours")
    tables = make_plan("wonders", given, games=3, seed=1, options={"players": "4"}, neighbours=True)
    assert tables.tables[1] == ("greedy:slips=40", "greedy", "greedy:slips=40", "greedy")
    assert tables.command.endswith("--neighbours --players 4")


def test_more_games_begin_like_fewer() -> None:
    few, many = (make_plan("babel", ["greedy", "random"], games=games, seed=1) for games in (10, 20))
    assert list(many.fixtures())[: few.total] == list(few.fixtures())
    assert few.name == many.name


def test_deals_are_those_of_the_seed_and_agents_draw_apart() -> None:
    plan = make_plan("wonders", ["greedy", "random", "greedy", "random"], games=8, seed=1)
    other = make_plan("wonders", ["greedy", "random", "greedy", "random"], games=8, seed=2)
    assert len({plan.key(1), plan.key(2), other.key(1)}) == 3
    seeds = {plan.agent_seed(game, seat) for game in plan.fixtures() for seat in range(4)}
    assert len(seeds) == 4 * plan.total


def test_a_game_is_the_same_in_whatever_company() -> None:
    pair = make_plan("babel", ["greedy", "random"], games=4, seed=1)
    crowd = make_plan("babel", ["greedy:slips=40", "random", "greedy"], games=4, seed=1)
    alike = {(game.deal, game.seats): crowd.agent_seed(game, 0) for game in crowd.fixtures()}
    assert all(alike[game.deal, game.seats] == pair.agent_seed(game, 0) for game in pair.fixtures())


def test_rotating() -> None:
    assert [rotated("abc", turn) for turn in range(3)] == [tuple("abc"), tuple("cab"), tuple("bca")]


def test_the_command_can_be_typed_again() -> None:
    plan = make_plan("babel", ["greedy", "random"], games=4, seed=7, options={"edition": "hu", "starter": "lot"})
    assert plan.command == "ziggurat arena babel greedy random --games 4 --seed 7 --edition hu --starter lot"
    four = make_plan("wonders", ["greedy", "random"], games=4, seed=7, options={"players": "4", "tower": "no"})
    assert four.command == "ziggurat arena wonders greedy random --games 4 --seed 7 --players 4 --tower no"


@pytest.mark.parametrize(
    ("game", "given", "options", "expected"),
    [
        ("babel", ["greedy"], {}, "two different ones or more"),
        ("babel", ["greedy", "greedy"], {}, "two different ones or more"),
        ("babel", ["greedy", "random", "greedy"], {}, "each agent once"),
        ("wonders", ["greedy", "random", "greedy"], {"players": "2"}, "each agent once"),
        ("babel", ["greedy", "deepblue"], {}, "one of: random"),
        ("babel", ["greedy", "random"], {"edition": "fr"}, "one of: de, en, ru, hu"),
        ("babel", ["greedy", "random"], {"players": "3"}, "one of: edition, starter"),
        ("wonders", ["greedy", "random"], {"players": "9"}, "a number from 2 to 7"),
        ("wonders", ["greedy", "random"], {"players": "two"}, "a number from 2 to 7"),
        ("wonders", ["greedy", *["random"] * 7], {}, "at most 7"),
    ],
)
def test_what_cannot_be_played_is_refused(game: str, given: list[str], options: dict[str, str], expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        make_plan(game, given, games=4, seed=1, options=options)
    with pytest.raises(BadOption, match="1 or more"):
        make_plan("babel", ["greedy", "random"], games=0, seed=1)


def test_no_more_games_at_a_time_than_cores() -> None:
    plan = make_plan("babel", ["greedy", "random"], games=400, seed=1)
    assert workers_for(plan, None, most=8) == 8
    assert workers_for(plan, 3, most=8) == 3
    assert workers_for(make_plan("babel", ["greedy", "random"], games=2, seed=1), None, most=8) == 2
    with pytest.raises(BadOption, match="one from 1 to 8"):
        workers_for(plan, 9, most=8)


def test_agents_that_think_in_threads_take_as_many_cores() -> None:
    plan = make_plan("babel", ["search:ms=100,threads=3", "random"], games=400, seed=1)
    assert threads_of(plan) == 3
    assert workers_for(plan, None, most=8) == 2


def test_levels_are_what_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "master", {"babel": "search:ms=900,threads=4", ELSEWHERE: "search:ms=900"})
    plan = make_plan("babel", ["master", "greedy"], games=400, seed=1)
    assert plan.levels == {"master": "search:ms=900,threads=4"}
    assert workers_for(plan, None, most=8) == 2
    found = find(plan, [], workers=2, program="", log="")
    assert "master is search:ms=900,threads=4." in how(found)
    assert workers_for(make_plan("wonders", ["master", "greedy"], games=400, seed=1), None, most=8) == 8
