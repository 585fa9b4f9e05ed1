"""Random positions that a game might never reach: long columns, several runs, half-built temples, thin piles."""

import random

from ziggurat import Babel
from ziggurat.games.babel.cards import LETTERS, TEMPLE_COUNTS


def scattered(seed: int, edition: str = "de") -> Babel:
    """A random legal position, made for abilities: few lands, long columns, cards in clumps."""
    chance = random.Random(seed)
    for _ in range(1000):
        try:
            return Babel.from_position(scattered_line(chance, edition))
        except ValueError:
            continue  # values that would have ended the game, or a yard with nothing in it
    raise AssertionError("no legal position in a thousand tries")


def scattered_line(chance: random.Random, edition: str) -> str:
    """A position line with all cards in it; not every one can be on a table."""
    nations, levels = clumped(chance), [level for level, n in enumerate(TEMPLE_COUNTS, 1) for _ in range(n)]
    chance.shuffle(levels)
    starting = [str(int(chance.random() < 0.2)) for _ in range(2)]
    for there in starting:
        if there == "1":
            levels.remove(1)
    lands = chance.sample(LETTERS, chance.choice([1, 2, 5]))
    hands = [deal(nations, chance.randint(0, 8)) for _ in range(2)]
    columns = [{land: deal(nations, chance.choice([0, 2, 4, 7, 12])) for land in lands} for _ in range(2)]
    discard = deal(nations, chance.randint(0, len(nations)))
    temples = [{land: temple(chance, levels) for land in LETTERS} for _ in range(2)]
    stocks = [deal_levels(levels, chance.randint(0, 6)) for _ in range(2)]
    spare = max(1, len(levels) - chance.choice([0, 0, 20]))
    stocks[0] = deal_levels(levels, len(levels) - spare) + stocks[0]
    razed = chance.choice([0, 0, 2])
    yard = "".join(map(str, levels))
    chance.shuffle(discard)
    return " ".join(
        [
            "babel/2",
            edition,
            f"{chance.randint(1, 9)}.{chance.randint(0, 1)}",
            "act",
            chance.choice(["-", "-", "m", "e", "me"]),
            "".join(chance.choice(lands + ["Q"] * (chance.random() < 0.05)) for _ in range(2)),
            "".join(starting),
            ",".join(text(sorted(hand, key=LETTERS.index)) for hand in hands),
            *("/".join(text(side.get(land, [])) for land in LETTERS) for side in columns),
            *("/".join(side[land] or "-" for land in LETTERS) for side in temples),
            ",".join(stock or "-" for stock in stocks),
            text(sorted(discard, key=LETTERS.index)),
            text(nations),
            f"{yard[:-razed] or '-'}.{yard[-razed:]}" if razed and len(yard) >= razed else yard,
            f"{chance.randrange(16**64):064x}:{chance.randint(0, 99)}",
        ]
    )


def clumped(chance: random.Random) -> list[str]:
    """All nation cards in random order, equal ones often together."""
    clumps = []
    for letter in LETTERS:
        left = 12
        while left:
            size = min(left, chance.choice([1, 1, 2, 3, 3, 4]))
            clumps.append([letter] * size)
            left -= size
    chance.shuffle(clumps)
    return [card for clump in clumps for card in clump]


def deal(cards: list[str], count: int) -> list[str]:
    dealt, cards[:] = cards[:count], cards[count:]
    return dealt


def deal_levels(levels: list[int], count: int) -> str:
    dealt, levels[:] = levels[:count], levels[count:]
    return "".join(map(str, dealt))


def temple(chance: random.Random, levels: list[int]) -> str:
    """A temple of rising levels, with a gap now and then."""
    tiers = [level for level in range(1, chance.choice([0, 0, 1, 2, 3, 4, 6]) + 1) if chance.random() < 0.8]
    built = [level for level in tiers if level in levels]
    for level in built:
        levels.remove(level)
    return "".join(map(str, built))


def text(cards: list[str]) -> str:
    return "".join(cards) or "-"
