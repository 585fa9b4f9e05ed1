"""Babel as one takes it from the shelf."""

import ziggurat.games.babel.engine  # noqa: F401  the verbs are registered there
from ziggurat.games.babel import data, notation, offered, position, table, whynot, words
from ziggurat.games.babel.action_space import ACTIONS
from ziggurat.games.babel.cards import EDITIONS, LETTERS, LEVELS, QUARRY, STARTERS
from ziggurat.games.babel.state import STATE
from ziggurat.games.babel.tactics import COUNTS, SWING
from ziggurat.games.babel.tally import tally
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game, Position, Rulebook, View
from ziggurat.kernel.records import Games

VERSION = 2
OLDER = (1,)


def set_option(games: Games, name: str, value: int) -> None:
    """Write the number of an option's value into a fresh record."""
    games[0]["edition" if name == "edition" else "by_lot"] = value


RULEBOOK = Rulebook(
    name="babel",
    version=VERSION,
    older=OLDER,
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
    words=words.WORDS,
    phrase=words.phrase,
    told=words.told,
    table_of=data.table_of,
    hand_of=data.hand_of,
    offers=data.offers,
    counts=COUNTS,
    tally=tally,
    room=offered.ROOM,
    entries=("ziggurat.games.babel.whynot:obstacles_at",),
    is_secret=lambda games, seat, action: False,
    outcome=words.outcome,
    points=lambda game: [sum(heights) for heights in game["height"]],
    draw=table.draw,
    seat_count=lambda games: 2,
    turn=lambda games: int(games[0]["turn"]),
    whole_turns=True,
    swing=SWING,
)


class Table(Position):
    """What lies on a table of Babel, in letters and levels."""

    rulebook = RULEBOOK

    @property
    def edition(self) -> str:
        """Which edition's rules are played."""
        return EDITIONS[self.state[0]["edition"]]

    def value(self, seat: int) -> int:
        """B40 The value of a seat's temples."""
        return int(self.state[0]["height"][self._seat(seat)].sum())

    def hand_size(self, seat: int) -> int:
        """B13 How many cards a seat holds; everybody may know."""
        return int(self.state[0]["hand_size"][self._seat(seat)])

    def hand(self, seat: int) -> str | None:
        """A seat's cards, such as "MMS"; None where they are hidden."""
        counts = self.state[0]["hand"][self._seat(seat)]
        cards = "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))
        return cards if len(cards) == self.hand_size(seat) else None

    def known(self, seat: int) -> str:
        """R-B14 The cards of a seat's hand that the other seat can tell."""
        counts = self.state[0]["known"][self._seat(seat)]
        return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))

    def column(self, seat: int, land: str) -> str:
        """A seat's column at a land (by letter), from the river outward."""
        place = self._land(land)
        size = self.state[0]["column_size"][self._seat(seat), place]
        return "".join(LETTERS[card] for card in self.state[0]["columns"][seat, place][:size])

    def temple(self, seat: int, land: str) -> tuple[int, ...]:
        """The levels of a seat's temple at a land, from bottom to top."""
        levels = int(self.state[0]["temple"][self._seat(seat), self._land(land)])
        return tuple(level for level in range(1, LEVELS + 1) if levels >> (level - 1) & 1)

    def stock(self, seat: int) -> tuple[int, ...]:
        """A seat's stock; the last card is its top."""
        size = self.state[0]["stock_size"][self._seat(seat)]
        return tuple(int(level) for level in self.state[0]["stock"][seat][:size])

    def token(self, seat: int) -> str | None:
        """The land where a seat's token stands; None at the quarry."""
        land = int(self.state[0]["token"][self._seat(seat)])
        return None if land == QUARRY else LETTERS[land]

    def _land(self, land: str) -> int:
        if len(land) != 1 or land not in LETTERS:
            raise BadOption("land", land, f"one of: {', '.join(LETTERS)}")
        return LETTERS.index(land)


class BabelView(Table, View):
    """What one seat may see of a game of Babel."""


class Babel(Table, Game):
    """A game of Babel. Options: `edition` ("de", "en", "ru", "hu") and `starter` ("seat 0", "lot")."""

    view_class = BabelView

    def view(self, seat: int) -> BabelView:
        """What a seat may know; everything else is blank."""
        seen = super().view(seat)
        assert isinstance(seen, BabelView)
        return seen


GAME = Babel
