"""The deal with a pencil: RULES.md, "From the key to the deal", written down a second time in plain Python."""

from collections.abc import Iterator

WORD = 2**32


def keystream(key: str) -> Iterator[int]:
    """The words of the ChaCha8 keystream."""
    raw = bytes.fromhex(key)
    start = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start += [int.from_bytes(raw[i : i + 4], "little") for i in range(0, 32, 4)]
    block = 0
    while True:
        state = [*start, block % WORD, block // WORD, 0, 0]
        words = list(state)
        for _ in range(4):
            for corner in range(4):
                _quarter(words, corner, 4 + corner, 8 + corner, 12 + corner)
            for corner in range(4):
                _quarter(words, corner, 4 + (corner + 1) % 4, 8 + (corner + 2) % 4, 12 + (corner + 3) % 4)
        yield from ((word + first) % WORD for word, first in zip(words, state, strict=True))
        block += 1


def _quarter(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for left, right, target, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[left] = (words[left] + words[right]) % WORD
        mixed = words[target] ^ words[left]
        words[target] = (mixed << turn) % WORD | mixed >> (32 - turn)


class Pencil:
    """Draws words from a key, and counts them."""

    def __init__(self, key: str, drawn: int = 0) -> None:
        self._words = keystream(key)
        self.drawn = 0
        while self.drawn < drawn:
            self._next()

    def _next(self) -> int:
        self.drawn += 1
        return next(self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        product = self._next() * n
        while product % WORD < WORD % n:
            product = self._next() * n
        return product // WORD

    def shuffled(self, cards: str) -> list[str]:
        """The cards in another order, the top of the pile last."""
        pile = list(cards)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile
