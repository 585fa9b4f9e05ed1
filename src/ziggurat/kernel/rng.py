"""ChaCha8 inside the record: the only source of randomness in rules.

A generator is a key and the number of words drawn from its keystream; the buffer only saves work.
Words are kept in 32 bits and computed in 64, so that interpreted and compiled code agree.
"""

import hashlib
import secrets

import numpy as np
import numpy.typing as npt

from ziggurat.kernel.errors import BadKey
from ziggurat.kernel.jit import entry, rule, wide

KEY_WORDS = 8
BLOCK_WORDS = 16
DOUBLE_ROUNDS = 4  # ChaCha8: eight rounds
WORD = 0xFFFFFFFF

RNG = np.dtype(
    [
        ("key", "u4", (KEY_WORDS,)),  # 256 bits, little-endian words; all zero in a view
        ("buffer", "u4", (BLOCK_WORDS,)),  # the keystream block that holds the last word drawn
        ("drawn", "i8"),  # words taken so far
    ],
    align=True,
)


@rule
def _quarter(words: npt.NDArray[np.uint32], a: int, b: int, c: int, d: int) -> None:
    """The ChaCha quarter-round, in place."""
    wa, wb, wc, wd = wide(words[a]), wide(words[b]), wide(words[c]), wide(words[d])
    wa = (wa + wb) & WORD
    wd ^= wa
    wd = ((wd << 16) | (wd >> 16)) & WORD
    wc = (wc + wd) & WORD
    wb ^= wc
    wb = ((wb << 12) | (wb >> 20)) & WORD
    wa = (wa + wb) & WORD
    wd ^= wa
    wd = ((wd << 8) | (wd >> 24)) & WORD
    wc = (wc + wd) & WORD
    wb ^= wc
    wb = ((wb << 7) | (wb >> 25)) & WORD
    words[a], words[b], words[c], words[d] = wa, wb, wc, wd


@rule
def _constant(i: int) -> int:
    """Word i of "expand 32-byte k"."""
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    return 0x6B206574


@rule
def _initial(rng: np.record, block: int, i: int) -> int:
    """Word i of the state a block starts from: constants, key, counter, zero nonce."""
    if i < 4:
        return _constant(i)
    if i < 12:
        return wide(rng.key[i - 4])
    if i == 12:
        return block & WORD
    if i == 13:
        return (block >> 32) & WORD
    return 0


@rule
def fill_block(rng: np.record, block: int) -> None:
    """Compute one block of the keystream into the buffer."""
    words = rng.buffer
    for i in range(BLOCK_WORDS):
        words[i] = _initial(rng, block, i)
    for _ in range(DOUBLE_ROUNDS):
        for i in range(4):
            _quarter(words, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(BLOCK_WORDS):
        words[i] = (wide(words[i]) + _initial(rng, block, i)) & WORD


@rule
def next_word(rng: np.record) -> int:
    """The next 32 bits of the keystream."""
    at = rng.drawn % BLOCK_WORDS
    if at == 0:
        fill_block(rng, rng.drawn // BLOCK_WORDS)
    rng.drawn += 1
    return wide(rng.buffer[at])


@rule
def below(rng: np.record, n: int) -> int:
    """A uniform number from 0 to n - 1, without bias (Lemire's method with rejection)."""
    product = next_word(rng) * wide(n)
    while (product & WORD) < (WORD + 1) % n:
        product = next_word(rng) * wide(n)
    return product >> 32


@rule
def shuffle(rng: np.record, cards: npt.NDArray[np.int8], count: int) -> None:
    """Shuffle the first `count` cards, from the last index down (Fisher and Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def set_key(rng: np.record, key: npt.NDArray[np.uint32]) -> None:
    """Start afresh from a key."""
    for i in range(KEY_WORDS):
        rng.key[i] = key[i]
    for i in range(BLOCK_WORDS):
        rng.buffer[i] = 0
    rng.drawn = 0


@rule
def forget(rng: np.record) -> None:
    """Blank a generator: a view has no key."""
    for i in range(KEY_WORDS):
        rng.key[i] = 0
    for i in range(BLOCK_WORDS):
        rng.buffer[i] = 0
    rng.drawn = 0


@rule
def seek(rng: np.record, drawn: int) -> None:
    """Put a generator where `drawn` words have been taken."""
    rng.drawn = drawn
    if drawn > 0:
        fill_block(rng, (drawn - 1) // BLOCK_WORDS)


# -- keys at the edge ----------------------------------------------------------------------------------------------


def new_key() -> str:
    """A fresh 256-bit key from the system's source, in hexadecimal."""
    return secrets.token_hex(4 * KEY_WORDS)


def key_from_seed(seed: int) -> str:
    """The key that stands behind a small seed: SHA-256 of its decimal text."""
    return hashlib.sha256(f"ziggurat seed {seed}".encode()).hexdigest()


def key_words(key: str) -> npt.NDArray[np.uint32]:
    """The eight words of a key in hexadecimal."""
    try:
        raw = bytes.fromhex(key)
    except (TypeError, ValueError):
        raise BadKey(key) from None
    if len(raw) != 4 * KEY_WORDS or len(key) != 8 * KEY_WORDS:
        raise BadKey(key)
    return np.frombuffer(raw, dtype="<u4").astype(np.uint32)


def key_text(words: npt.NDArray[np.uint32]) -> str:
    """A key in hexadecimal."""
    return np.asarray(words).astype("<u4").tobytes().hex()


Generator = npt.NDArray[np.void]


def generator(key: str) -> Generator:
    """A generator of one's own, outside any game: an array with one record."""
    made = np.zeros(1, dtype=np.dtype((np.record, RNG)))
    made[0].key[:] = key_words(key)
    return made


@entry
def draw_below(generators: Generator, n: int) -> int:
    """A uniform number from 0 to n - 1 from a generator of one's own."""
    return below(generators[0], n)
