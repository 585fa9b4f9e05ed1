"""Cities as Python looks at them: who sits beside whom, what stands there, how they are called in phrases."""

from collections.abc import Collection, Sequence

from ziggurat.games.wonders.action_space import VALUES
from ziggurat.games.wonders.arrays import (
    CARDS,
    CHAIN_FROM,
    COUNTS_DEFEATS,
    COUNTS_STAGES,
    HERE,
    MATERIAL,
    ON_THE_LEFT,
    ON_THE_RIGHT,
)
from ziggurat.games.wonders.limits import BITS, FREE_CITY, NOTHING
from ziggurat.games.wonders.material import Side, Stage
from ziggurat.games.wonders.sources import Source, all_sources
from ziggurat.kernel.records import Plain
from ziggurat.kernel.texts import Phrase

PAIRS = [(VALUES[high], VALUES[low]) for high in range(len(VALUES)) for low in range(high + 1)]  # of victory tokens
SUBJECT, OBJECT, RECEIVER, BARE = "city-free", "city-free-object", "city-free-to", "city-free-name"
_CHAINS: list[list[int]] = [[int(kind) for kind in row if kind >= 0] for row in CHAIN_FROM]


def city_count(game: Plain) -> int:
    """W9.2 How many cities there are."""
    return 3 if game["players"] == 2 else int(game["players"])


def beside(game: Plain, city: int) -> tuple[int, int]:
    """W1.7 The cities to the left and to the right."""
    cities = city_count(game)
    return (city + 1) % cities, (city - 1) % cities


def is_free_city(game: Plain, city: int) -> bool:
    """W9.2 Whether a city is nobody's."""
    return bool(game["players"] == 2 and city == FREE_CITY)


def city_phrase(game: Plain, city: int, role: str = SUBJECT) -> Phrase:
    """A city by the name of its player, or as the Free City, which has a text for each role in a sentence."""
    return Phrase(role, {}) if is_free_city(game, city) else Phrase("city-seat", {"who": city})


def has(game: Plain, city: int, kind: int) -> bool:
    """W3.1 Whether a structure stands in a city."""
    return bool(game["cards"][city][kind // BITS] >> kind % BITS & 1)


def cards_in(game: Plain, city: int) -> list[int]:
    """W3.1 The structures of a city, in the order of the file."""
    return [kind for kind in range(CARDS) if has(game, city, kind)]


def side_of(game: Plain, city: int) -> Side:
    """W1.5 The side of its board on which a city plays."""
    return MATERIAL.boards[int(game["board"][city])].sides[int(game["side"][city])]


def stages_in(game: Plain, city: int) -> int:
    """W3.6 How many stages the wonder of a city has in all."""
    return len(side_of(game, city).stages)


def next_stage_of(game: Plain, city: int) -> Stage | None:
    """W3.6 The stage to be built next."""
    built: int = game["stages"][city]
    return side_of(game, city).stages[built] if built < stages_in(game, city) else None


def chain_sources(kind: int) -> list[str]:
    """W4.12 The cards from which one can be built by chain."""
    return [MATERIAL.cards[origin].id for origin in _CHAINS[kind]]


def chain_origin(game: Plain, city: int, kind: int) -> str:
    """W4.12, T23 The card from which one is built by chain: an own one, or one beside."""
    for where in (city, *beside(game, city)):
        for origin in _CHAINS[kind]:
            if has(game, where, origin):
                return MATERIAL.cards[origin].id
    return MATERIAL.cards[_CHAINS[kind][0]].id


def city_sources(game: Plain, city: int, without: Collection[int] = ()) -> tuple[Source, ...]:
    """W4.3 Everything that makes units in a city, as the active tiles leave it; some cards can be left out."""
    lost = bool(game["lost_start"] >> city & 1)
    active = tuple(game["active"]) if game["age"] else ()
    cards = tuple(kind for kind in cards_in(game, city) if kind not in without)
    place = (game["board"][city], game["side"][city], game["stages"][city])
    return all_sources(*place, lost, cards, active)


def project_of(game: Plain) -> int:
    """P63 The project of this Age, or NOTHING."""
    return int(game["project"][game["age"] - 1]) if game["age"] > 0 else NOTHING


def counted_here(game: Plain, city: int, what: int) -> int:
    """W5.4 How many of the things named there are in one city."""
    number = sum(count for colour, count in enumerate(game["colours"][city]) if what >> colour & 1)
    number += game["stages"][city] if what & COUNTS_STAGES else 0
    return int(number + (game["defeats"][city] + game["unpaid"][city] if what & COUNTS_DEFEATS else 0))


def counted(game: Plain, city: int, what: int, where: int) -> int:
    """W5.4, W7.7 How many of the things named there are in a city, beside it, or both."""
    left, right = beside(game, city)
    places = ((HERE, city), (ON_THE_LEFT, left), (ON_THE_RIGHT, right))
    return sum(counted_here(game, place, what) for bit, place in places if where & bit)


def paid_phrases(key: str, coins: Sequence[int], left: Phrase, right: Phrase) -> list[Phrase]:
    """W4.7 Coins to the left, to the right and to the bank, a phrase each; none where nothing is paid."""
    to_left, to_right, to_bank = coins
    parts = [Phrase(f"{key}-left", {"coins": to_left, "city": left})] if to_left else []
    parts += [Phrase(f"{key}-right", {"coins": to_right, "city": right})] if to_right else []
    return parts + ([Phrase(f"{key}-bank", {"coins": to_bank})] if to_bank else [])
