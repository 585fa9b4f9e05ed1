"""Positions for tests, built from only what matters to a test; and what lies where, read off the position line."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

from ziggurat import Babel, IllegalAction, Reason, View

NATIONS: Final = "MSHPA"
LEVELS: Final = "123456"
EDITIONS: Final = ("de", "en", "ru", "hu")
KEY: Final = "5a" * 32 + ":0"

each_edition = pytest.mark.parametrize("edition", EDITIONS)

Lands = Mapping[str, str]  # what lies at each land, by its letter; lands left out are empty


# -- building ------------------------------------------------------------------------------------------------------


def position(
    *,
    edition: str = "de",
    turn: int = 5,
    active: int = 0,
    phase: str = "act",
    flags: str = "-",
    tokens: str = "HQ",
    starting: str = "00",
    hands: tuple[str, str] = ("", ""),
    columns: tuple[Lands, Lands] = ({}, {}),
    temples: tuple[Lands, Lands] = ({}, {}),
    stocks: tuple[str, str] = ("", ""),
    discard: str | None = None,
    pile: str | None = None,
    pile_top: str = "",
    yard: str | None = None,
    yard_top: str = "",
    razed: str = "",
    key: str = KEY,
) -> Babel:
    """A game in the position that the parts tell, filled up with all the other cards. In every list the top is last.

    The other nation cards lie in the draw pile, below `pile_top`; or in the discard pile, if the whole `pile` is given.
    The other temple cards lie in the yard, below `yard_top` and `razed`; or, if all the `yard` but the razed cards is
    given, below the stock of seat 1, ordered so that their highest is on top.
    """
    columns_open = [card for side in columns for column in side.values() for card in column]
    other_nations = others(*hands, *columns_open, discard or "", pile or "", pile_top)
    if pile is None:
        pile = other_nations + pile_top
    elif discard is None:
        discard = other_nations
    elif other_nations:
        raise ValueError(f"no place for {other_nations}")
    sites = [temple for side in temples for temple in side.values()]
    ones = "1" * starting.count("1")
    other_temples = _rest(LEVELS, (10, 9, 8, 7, 6, 5), "".join([*sites, *stocks, ones, yard or "", yard_top, razed]))
    if yard is None:
        yard = other_temples + yard_top
    else:
        stocks = (stocks[0], other_temples + stocks[1])
    return Babel.from_position(
        " ".join(
            [
                "babel/2",
                edition,
                f"{turn}.{active}",
                phase,
                flags,
                tokens,
                starting,
                ",".join(hand or "-" for hand in hands),
                *("/".join(side.get(land) or "-" for land in NATIONS) for side in columns),
                *("/".join(side.get(land) or "-" for land in NATIONS) for side in temples),
                ",".join(stock or "-" for stock in stocks),
                discard or "-",
                pile or "-",
                (yard or "-") + (f".{razed}" if razed else ""),
                key,
            ]
        )
    )


def others(*cards: str) -> str:
    """All nation cards but these."""
    return _rest(NATIONS, (12,) * 5, "".join(cards))


def worth(value: int, lands: str = "MSPA") -> dict[str, str]:
    """Temples of that value in all: five at each land as far as it goes. Hatti stays free."""
    temples = {}
    for land in lands:
        temples[land] = LEVELS[: min(value, 5)]
        value -= len(temples[land])
    if value:
        raise ValueError("too few lands for that value")
    return temples


def duel(
    own: int, their: int, *, edition: str = "de", end_phase: bool = False, active: int = 0, tower: str = "1"
) -> Babel:
    """A position with these values; in Hatti the acting seat can build a 1 (`bo`) or raze their tower (`raze`)."""
    mine, yours = worth(own), worth(their - int(tower[-1])) | {"H": tower}
    return position(
        edition=edition,
        active=active,
        flags="e" if end_phase else "-",
        tokens="HH",
        columns=({"H": "AAA"}, {}) if active == 0 else ({}, {"H": "AAA"}),
        temples=(mine, yours) if active == 0 else (yours, mine),
        stocks=("1", "") if active == 0 else ("", "1"),
    )


def _rest(kinds: str, counts: tuple[int, ...], used: str) -> str:
    rest = Counter(dict(zip(kinds, counts, strict=True)))
    rest.subtract(used)
    if min(rest.values()) < 0 or len(rest) != len(kinds):
        raise ValueError(f"more cards than there are: {-rest}")
    return "".join(kind * rest[kind] for kind in kinds)


# -- reading -------------------------------------------------------------------------------------------------------


def field(game: Babel | View, number: int) -> str:
    """A field of the position line, numbered from 1 as in NOTATION.md."""
    return game.position().split()[number - 1]


def phase(game: Babel | View) -> str:
    return field(game, 4)


def flags(game: Babel | View) -> str:
    return field(game, 5).strip("-")


def tokens(game: Babel | View) -> str:
    return field(game, 6)


def starting(game: Babel | View) -> str:
    return field(game, 7)


def hand(game: Babel | View, seat: int) -> str:
    """A hand in the order M S H P A; where it is hidden, what is known of it, `?` and how many are not."""
    shown = field(game, 8).split(",")[seat].strip("-")
    return shown if "?" in shown else "".join(sorted(shown.replace(".", ""), key=NATIONS.index))


def column(game: Babel | View, seat: int, land: str) -> str:
    """A column from the river outward."""
    return field(game, 9 + seat).split("/")[NATIONS.index(land)].strip("-")


def temple(game: Babel | View, seat: int, land: str) -> str:
    """The levels that stand on a site, from bottom to top."""
    return field(game, 11 + seat).split("/")[NATIONS.index(land)].strip("-")


def stock(game: Babel | View, seat: int) -> str:
    """A stock, its top last."""
    return field(game, 13).split(",")[seat].strip("-")


def discard_pile(game: Babel | View) -> str:
    """The discard pile in the order M S H P A."""
    return field(game, 14).strip("-")


def draw_pile(game: Babel | View) -> str:
    """The draw pile, its top last."""
    return field(game, 15).strip("-")


def yard(game: Babel | View) -> str:
    """The yard, its top last; razed cards behind a dot."""
    return field(game, 16)


def hand_size(game: Babel | View, seat: int) -> int:
    return int(game.state[0]["hand_size"][seat])


# -- playing -------------------------------------------------------------------------------------------------------


def play(game: Babel, actions: str) -> Babel:
    """Play several actions, separated by spaces."""
    for action in actions.split():
        game.play(action)
    return game


def offered(game: Babel) -> list[str]:
    """The notations of all legal actions."""
    return [str(action) for action in game.legal]


def is_offered(game: Babel, action: str) -> bool:
    """Whether an action is legal. The list, the question and the reasons must agree."""
    listed = action in offered(game)
    assert listed == (action in game.legal)
    assert listed == (not game.why_not(action))
    return listed


def obstacles(game: Babel, action: str) -> set[str]:
    """The codes of all that stands in the way of an action, which cannot be played and then changes nothing."""
    assert not is_offered(game, action)
    before = game.position()
    with pytest.raises(IllegalAction):
        game.play(action)
    assert game.position() == before
    return {reason.code for reason in game.why_not(action)}


def refusal(game: Babel, action: str) -> tuple[str, str, int | str | None, int | str | None]:
    """The one reason why an action is not legal: rule, code, what it needs and what is there."""
    assert len(obstacles(game, action)) == 1
    reason: Reason = game.why_not(action)[0]
    return reason.rule, reason.code, reason.needs, reason.has


def ended_by(game: Babel) -> tuple[str, int | None] | None:
    """How a game ended, and who won; None while it runs."""
    outcome = game.outcome
    assert game.is_over == (outcome is not None)
    assert not outcome or game.winner == outcome.winner
    return (outcome.code, outcome.winner) if outcome else None
