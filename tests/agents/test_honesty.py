"""Agents know what their seat may know, and nothing else; what they choose is legal, whatever the options."""

import pytest

from tests.support.modes import options_in_turn
from tests.support.worlds import part_way
from ziggurat.agents import make
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game

pytestmark = pytest.mark.compiled

AGENTS = (
    "random",
    "greedy",
    "greedy:worlds=2",
    "greedy:slips=40",
    "search:playouts=20",
    "search:playouts=20,threads=2",
)
GAMES = 24  # of random play, for each agent
PLIES = (3, 20, 47, 80, 110)


def each_game(kind: type[Game], count: int) -> list[dict[str, str]]:
    """The options of so many games: each option goes through all its values."""
    return [options_in_turn(kind, number) for number in range(count)]


@pytest.mark.parametrize("text", AGENTS)
@pytest.mark.parametrize("name", registry.names())
def test_worlds_that_look_alike_get_the_same_answer(name: str, text: str) -> None:
    for number, options in enumerate(each_game(registry.find(name), 6)):
        for plies in PLIES:
            game = part_way(name, options, 100 * number, plies)
            for seat in game.to_act[:2]:
                chosen = make(text, seed=plies).consider(game.view(seat)).candidates
                for world in range(2):
                    other = game.redealt(seat, seed=world)
                    assert make(text, seed=plies).consider(other.view(seat)).candidates == chosen


@pytest.mark.parametrize("text", AGENTS)
@pytest.mark.parametrize("name", registry.names())
def test_the_tree_of_a_turn_gives_the_same_answers_in_worlds_that_look_alike(name: str, text: str) -> None:
    """The same sequence of questions, asked about worlds that one seat cannot tell apart."""
    for number, options in enumerate(each_game(registry.find(name), 3)):
        game = part_way(name, options, number, 12)
        seat = game.to_act[0]
        worlds = [game, game.redealt(seat, seed=1)]
        agents = [make(text, seed=2) for _ in worlds]
        for _ in range(4):
            if any(seat not in world.to_act for world in worlds):
                break
            views = [world.view(seat) for world in worlds]
            if bytes(views[0]) != bytes(views[1]):
                break  # they have come to differ in what the seat sees
            chosen = [agent.choose(view) for agent, view in zip(agents, views, strict=True)]
            assert chosen[0] == chosen[1]
            for world in worlds:
                world.play(chosen[0], seat)


@pytest.mark.parametrize("text", AGENTS)
@pytest.mark.parametrize("name", registry.names())
def test_thousands_of_choices_are_legal(name: str, text: str) -> None:
    """Whole games between one agent and chance, over all options; `play` refuses what is not legal."""
    kind = registry.find(name)
    chance = make("random", seed=1)
    choices = 0
    for number, options in enumerate(each_game(kind, GAMES)):
        game, agent = kind(number, **options), make(text, seed=number)
        while not game.is_over:
            seat = game.to_act[0]
            own = seat == number % len(game.seats)
            game.play((agent if own else chance).choose(game.view(seat)), seat)
            choices += own
    assert choices > 300
