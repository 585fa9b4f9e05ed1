"""7 Wonders as one takes it from the shelf."""

from typing import Any

import ziggurat.games.wonders.engine  # noqa: F401  the verbs are registered there
from ziggurat.games.wonders import data, notation, position, position_reading, prices, table, whynot, words
from ziggurat.games.wonders.action_space import ACTIONS, BOARD, DIG_NOTHING, FORMS, KEEP, MOST_AT_ONCE
from ziggurat.games.wonders.figures import CATEGORIES, points_of
from ziggurat.games.wonders.limits import TURNS
from ziggurat.games.wonders.options import OPTIONS, set_option
from ziggurat.games.wonders.position import PHASES
from ziggurat.games.wonders.scoring import TIE_BREAK
from ziggurat.games.wonders.state import ASK_CARD, STATE
from ziggurat.games.wonders.tactics import COUNTS
from ziggurat.games.wonders.tally import tally
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game, Position, Rulebook, View
from ziggurat.kernel.records import Games, plain

VERSION = 2
OLDER = (1,)


def turn(games: Games) -> int:
    """The number of the turn, counted through the Ages; 0 before the first."""
    game = games[0]
    return TURNS * (int(game["age"]) - 1) + int(game["turn"]) if game["age"] else 0


def is_secret(games: Games, seat: int, action: int) -> bool:
    """W2.2, W9.5 Whether a choice is hidden: others have not chosen yet, the Free City's is to come, or for good."""
    game = games[0]
    awaits_others = int(game["chosen"]) | 1 << seat != int(game["asked"])
    return bool(awaits_others or (game["players"] == 2 and game["phase"] == ASK_CARD) or stays_hidden(action))


def stays_hidden(action: int) -> bool:
    """W3.2, W3.3, T11, T14 Whether a choice names a card that is laid face down, or a tile that is kept."""
    if action >= BOARD:
        return KEEP <= action < DIG_NOTHING
    use = notation.FORM_PARTS[action % FORMS][0].removeprefix("free.")
    return use in ("sell", "stage", "stagetoken") or use.startswith("tile")


RULEBOOK = Rulebook(
    name="wonders",
    version=VERSION,
    older=OLDER,
    folder=words.FOLDER,
    state=STATE,
    seats=(2, 7),
    actions=ACTIONS,
    options=OPTIONS,
    set_option=set_option,
    action_text=notation.action_text,
    parse_action=notation.parse_action,
    position_text=position.position_text,
    parse_position=position_reading.parse_position,
    obstacles=whynot.obstacles_at,
    reasons=whynot.reasons,
    words=words.WORDS,
    phrase=words.phrase,
    told=words.told,
    table_of=data.table_of,
    hand_of=data.hand_of,
    offers=data.offers,
    is_secret=is_secret,
    outcome=words.outcome,
    points=lambda game: [sum(row) for row in points_of(game)],
    draw=table.draw,
    seat_count=lambda games: int(games[0]["players"]),
    counts=COUNTS,
    tally=tally,
    turn=turn,
    said_here=notation.said_here,
    read_here=notation.read_here,
    kin=notation.kin_of,
    margin=10 * TIE_BREAK,  # ten points
    most_at_once=MOST_AT_ONCE,
    players_option="players",
    things=words.things_data,
    prices=prices.prices,
    entries=(
        "ziggurat.games.wonders.whynot:obstacles_at",
        "ziggurat.games.wonders.notation:coins_at",
        "ziggurat.games.wonders.figures:points_at",
        "ziggurat.games.wonders.figures:parts_at",
        "ziggurat.games.wonders.figures:payments_at",
        "ziggurat.games.wonders.figures:passed_at",
        "ziggurat.games.wonders.asking:bill_at",
        "ziggurat.games.wonders.asking:payments_at",
        "ziggurat.games.wonders.changes:least_at",
        "ziggurat.games.wonders.changes:cover_tile_at",
        "ziggurat.games.wonders.position_reading:work_out_at",
        "ziggurat.games.wonders.position_reading:asks_those_it_should_at",
        "ziggurat.games.wonders.position_reading:choices_are_possible_at",
        "ziggurat.games.wonders.position_reading:seek_drawn_at",
    ),
)


class Table(Position):
    """What lies on a table of 7 Wonders, by the ids of the files."""

    rulebook = RULEBOOK

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def age(self) -> int:
        """The Age, 1 to 3; 0 before the first."""
        return int(self.state[0]["age"])

    @property
    def phase(self) -> str:
        """What is asked: board, side, tile, card, seventh, free, dig, loss or copy; over at the end."""
        return PHASES[int(self.state[0]["phase"])]

    def city(self, city: int) -> dict[str, Any]:
        """All that everybody may know of a city, as in NOTATION.md; with two players 2 is the Free City."""
        cities = data.cities_of(plain(self.state))
        if city not in range(len(cities)):
            raise BadOption("city", city, f"one from 0 to {len(cities) - 1}")
        return cities[city]

    def hand(self, seat: int) -> tuple[str, ...] | None:
        """The cards that a seat holds; None where they are hidden."""
        game, number = plain(self.state), self._seat(seat)
        size = game["hand_size"][data.packet_of(game, number)] if game["age"] else 0
        cards = data.hand_of(game, number)["cards"]
        return tuple(cards) if len(cards) == size else None

    def score_sheet(self) -> dict[str, tuple[int, ...]]:
        """W7 Points by category, a number a seat, as if the game ended now; the last line is their sum."""
        rows = points_of(plain(self.state))
        sheet = {name: tuple(row[place] for row in rows) for place, name in enumerate(CATEGORIES)}
        return sheet | {"total": tuple(sum(row) for row in rows)}


class WondersView(Table, View):
    """What one seat may see of a game of 7 Wonders."""

    def hand(self, seat: int) -> tuple[str, ...] | None:
        """The cards that a seat holds; None for those of others, whatever may be told of them."""
        return super().hand(seat) if self._seat(seat) == self.seat else None

    def prices(self, language: str = "en") -> list[dict[str, Any]]:
        """What each card before this seat costs in each of its uses, explained, as in NOTATION.md."""
        return prices.prices(self.state, self.seat, language)


class Wonders(Table, Game):
    """A game of 7 Wonders. Options: `players`, `tower`, `projects`, `sides`, `wonders`, `late_tiles`."""

    view_class = WondersView

    def view(self, seat: int) -> WondersView:
        """What a seat may know; everything else is blank."""
        seen = super().view(seat)
        assert isinstance(seen, WondersView)
        return seen


GAME = Wonders
