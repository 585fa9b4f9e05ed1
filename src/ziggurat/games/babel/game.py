"""Babel as one takes it from the shelf."""

from ziggurat.games.babel import engine, notation, position, table, whynot, words
from ziggurat.games.babel.action_space import ACTIONS
from ziggurat.games.babel.cards import EDITIONS, STARTERS
from ziggurat.games.babel.state import STATE
from ziggurat.kernel.game import Game, Rulebook
from ziggurat.kernel.records import Games

VERSION = 1


def set_option(games: Games, name: str, value: int) -> None:
    """Write the number of an option's value into a fresh record."""
    games[0]["edition" if name == "edition" else "by_lot"] = value


def describe(games: Games, seat: int, action: int, language: str) -> str:
    """An action in words."""
    return words.describe(games, seat, action, language, whynot.obstacles_at(games, 0, seat, action) == 0)


class Babel(Game):
    """A game of Babel. Options: `edition` ("de", "en", "ru", "hu") and `starter` ("seat 0", "lot")."""

    rulebook = Rulebook(
        name="babel",
        version=VERSION,
        folder=words.FOLDER,
        state=STATE,
        seats=(2, 2),
        actions=ACTIONS,
        options={"edition": EDITIONS, "starter": STARTERS},
        set_option=set_option,
        action_text=notation.action_text,
        parse_action=notation.parse_action,
        position_text=position.position_text,
        parse_position=position.parse_position,
        obstacles=whynot.obstacles_at,
        reasons=whynot.reasons,
        describe=describe,
        tell=words.tell,
        outcome=words.outcome,
        draw=table.draw,
        seat_count=lambda games: 2,
        turn=lambda games: int(games[0]["turn"]),
    )

    def value(self, seat: int) -> int:
        """B40 The value of a seat's temples."""
        return int(self.state[0]["height"][self._seat(seat)].sum())


GAME = Babel
ENGINE = engine
