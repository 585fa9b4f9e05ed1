"""What the terminal tells: every public action of everybody exactly once, in order, as soon as it is public."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ziggurat import Babel, Wonders, agents
from ziggurat.kernel.game import Game
from ziggurat.terminal.lines import Lines

TABLES: list[tuple[str, Callable[[], Game], tuple[str, ...]]] = [
    ("babel-0", lambda: Babel(3), ("person", "greedy")),
    ("babel-1", lambda: Babel(4, edition="hu"), ("random", "person")),
    ("babel-halving", lambda: Babel(8), ("person", "random")),
    ("babel-none", lambda: Babel(6), ("random", "greedy")),
    ("babel-two", lambda: Babel(5), ("person", "person")),
    ("wonders-2", lambda: Wonders(3, players="2", sides="B"), ("person", "random")),
    ("wonders-3", lambda: Wonders(3, players="3", sides="B"), ("random", "person", "random")),
    ("wonders-3-chosen", lambda: Wonders(9, wonders="chosen", sides="chosen"), ("random", "random", "person")),
    ("wonders-4-two", lambda: Wonders(5, players="4"), ("person", "random", "person", "random")),
    ("wonders-none", lambda: Wonders(4, players="3"), ("random", "random", "random")),
    ("wonders-7", lambda: Wonders(6, players="7", sides="B"), ("person", *["random"] * 6)),
]


class Transcript:
    """A person that chooses at random, and everything that was shown, with how far the game was then."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chance = random.Random(7)
        self.shown: list[tuple[int, str]] = []

    def read(self, prompt: str) -> str:
        if "press" in prompt.lower():  # the keyboard is handed over
            self.shown.append((self.game.plies, "-- handed over"))
            return ""
        seat = int("".join(filter(str.isdigit, prompt.partition(">")[0])) or 0)
        return str(self.chance.randint(1, len(self.game.legal_for(seat))))

    def show(self, text: str) -> None:
        self.shown += [(self.game.plies, line) for line in text.split("\n")]


def news_of(game: Game, bots: set[int]) -> Iterator[list[str]]:
    """What is to be told of each ply; of a choice that an agent made in secret nothing."""
    for ply in range(game.plies):
        yield [] if game.seat_of(ply) in bots and game.was_hidden(ply) else game.tell(ply)


@pytest.mark.parametrize(("name", "deal", "seats"), TABLES, ids=[name for name, _, _ in TABLES])
def test_every_public_action_is_told_once_in_order_and_at_once(
    name: str, deal: Callable[[], Game], seats: tuple[str, ...], tmp_path: Path
) -> None:
    game = deal()
    bots = {seat: agents.make(text, seed=seat) for seat, text in enumerate(seats) if text != "person"}
    told = Transcript(game)
    spoken: list[tuple[int, int]] = []  # which ply was told, and how far the game was then

    class Told(Lines):
        def _tell(self, ply: int) -> None:
            spoken.append((ply, self.game.plies))
            super()._tell(ply)

    Told(game, bots, tmp_path / "game", headers={}, read=told.read, show=told.show).run()
    assert game.is_over
    people = [seat for seat in game.seats if seat not in bots]
    public = [ply for ply, lines in enumerate(news_of(game, set(bots))) if lines]
    if len(people) < 2:
        assert [ply for ply, _ in spoken] == public
        assert all(now == ply + 1 for ply, now in spoken), "as soon as it is public"
    else:
        assert set(public) == {ply for ply, _ in spoken}
    lines = [line for ply in public for line in game.tell(ply)]
    shown = iter(line for _, line in told.shown)
    assert all(line in shown for line in lines), "in order"
