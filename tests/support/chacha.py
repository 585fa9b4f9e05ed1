"""ChaCha written again, slowly and independently of the kernel: plain integers, any number of rounds."""

from collections.abc import Iterator
from functools import lru_cache

MASK = 2**32 - 1


def rotate(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) & MASK


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = rotate(b ^ c, 7)
    return a, b, c, d


COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def block(key: bytes, last_words: tuple[int, int, int, int], rounds: int) -> list[int]:
    """One block; `last_words` are words 12 to 15: counter and nonce, however they are divided."""
    start = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    start += last_words
    words = list(start)
    for number in range(rounds):
        for places in COLUMNS if number % 2 == 0 else DIAGONALS:
            mixed = quarter_round(*(words[place] for place in places))
            for place, word in zip(places, mixed, strict=True):
                words[place] = word
    return [(word + first) & MASK for word, first in zip(words, start, strict=True)]


def keystream(key: bytes, rounds: int = 8) -> Iterator[int]:
    """All words of the stream, the block counter in words 12 and 13."""
    counter = 0
    while True:
        yield from block(key, (counter & MASK, counter >> 32, 0, 0), rounds)
        counter += 1


class SlowGenerator:
    """What RULES.md calls below(n), from a key, with so many words taken already."""

    def __init__(self, key: str, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def word(self) -> int:
        number, place = divmod(self.drawn, 16)
        self.drawn += 1
        return stream_block(self.key, number)[place]

    def below(self, n: int) -> int:
        while True:
            product = self.word() * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def shuffled(self, cards: str) -> list[str]:
        """The cards in another order, the top of the pile last."""
        pile = list(cards)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


@lru_cache(maxsize=4096)
def stream_block(key: str, number: int) -> list[int]:
    return block(bytes.fromhex(key), (number & MASK, number >> 32, 0, 0), rounds=8)
