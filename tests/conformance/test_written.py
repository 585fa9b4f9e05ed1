"""JSON as it is served equals, byte for byte, what every game's readable definition says, compiled or not."""

import random
import threading

import pytest

from tests.conformance.test_every_game import CONFIGURATIONS
from tests.support.worlds import part_way
from tests.support.written import assert_written_as_defined
from ziggurat.kernel import jit, registry

GAMES, STEP = (1, 5) if jit.INTERPRETED else (6, 1)  # every so many plies are looked at


@CONFIGURATIONS
def test_what_is_written_is_what_is_defined_all_through_a_game(name: str, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = part_way(name, options, seed, 0)
        scene = assert_written_as_defined(game)
        while not game.is_over:
            seat = chance.choice(game.to_act)
            game.play(chance.choice(list(game.legal_for(seat))), seat)
            if game.is_over or len(game.history) % STEP == 0:
                scene = assert_written_as_defined(game, scene)
            else:
                scene = game.scene()


@CONFIGURATIONS
def test_writing_changes_nothing_and_is_alike_in_all_worlds_that_look_alike(name: str, options: dict[str, str]) -> None:
    for plies in (0, 9, 50, 120):
        game = part_way(name, options, plies, plies)
        before = game.state.tobytes()
        for seat in game.seats:
            world, scene = game.redealt(seat, seed=3).scene(), game.scene()
            assert (world.table, world.hand(seat), world.offers(seat)) == (
                scene.table,
                scene.hand(seat),
                scene.offers(seat),
            )
            assert world.public.tobytes() == scene.public.tobytes()
        assert game.state.tobytes() == before


@pytest.mark.parametrize("name", registry.names())
def test_threads_write_without_getting_in_each_others_way(name: str) -> None:
    games = [part_way(name, {}, seed, 20 * seed) for seed in range(4)]
    wanted = [game.scene().table for game in games]
    wrong: list[int] = []
    times = 3000 if games[0].rulebook.room and not jit.INTERPRETED else 20

    def write(number: int) -> None:
        if any(games[number].scene().table != wanted[number] for _ in range(times)):
            wrong.append(number)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(len(games))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
