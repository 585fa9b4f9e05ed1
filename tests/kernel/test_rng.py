"""ChaCha8 in the record, against published vectors and against an independent slow implementation."""

from collections import Counter
from itertools import islice, permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.chacha import SlowGenerator, block, keystream
from tests.support.statistics import assert_uniform
from ziggurat.kernel import errors, rng
from ziggurat.kernel.jit import entry
from ziggurat.kernel.rng import Generator, below, fill_block, key_from_seed, key_text, key_words, next_word, shuffle

KEYS = st.binary(min_size=32, max_size=32)


@entry
def word_of(generators: Generator) -> int:
    return next_word(generators[0])


@entry
def below_of(generators: Generator, n: int) -> int:
    return below(generators[0], n)


@entry
def block_of(generators: Generator, number: int) -> None:
    fill_block(generators[0], number)


@entry
def shuffle_of(generators: Generator, cards: np.ndarray, count: int) -> None:
    shuffle(generators[0], cards, count)


def test_the_slow_implementation_gives_the_published_chacha20_block() -> None:
    """RFC 8439, section 2.3.2."""
    key = bytes(range(32))
    nonce = (0x09000000, 0x4A000000, 0x00000000)
    words = block(key, (1, *nonce), rounds=20)
    assert words[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert words[12:] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]


@pytest.mark.parametrize(
    ("key", "rounds", "expected"),
    [
        ("00" * 32, 20, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
        ("00" * 32, 8, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        ("01" + "00" * 31, 8, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"),
    ],
)
def test_the_slow_implementation_gives_the_published_keystreams(key: str, rounds: int, expected: str) -> None:
    words = islice(keystream(bytes.fromhex(key), rounds), 8)
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == expected


def test_the_kernel_gives_the_published_chacha8_keystream() -> None:
    generators = rng.generator("00" * 32)
    words = [word_of(generators) for _ in range(8)]
    expected = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    assert b"".join(int(word).to_bytes(4, "little") for word in words).hex() == expected


@given(key=KEYS)
@settings(max_examples=40, deadline=None)
def test_the_kernel_draws_what_the_slow_implementation_draws(key: bytes) -> None:
    generators = rng.generator(key.hex())
    assert [word_of(generators) for _ in range(70)] == list(islice(keystream(key), 70))


@pytest.mark.parametrize("number", [0, 1, 2**32 - 1, 2**32, 2**40 + 7])
def test_the_block_counter_is_64_bits_wide(number: int) -> None:
    key = bytes(range(1, 33))
    generators = rng.generator(key.hex())
    block_of(generators, number)
    slow = block(key, (number & 0xFFFFFFFF, number >> 32, 0, 0), rounds=8)
    assert generators[0]["buffer"].tolist() == slow


@given(key=KEYS, sizes=st.lists(st.integers(1, 2**31), min_size=1, max_size=40))
@settings(max_examples=40, deadline=None)
def test_below_is_as_the_rulebook_tells_it(key: bytes, sizes: list[int]) -> None:
    generators, slow = rng.generator(key.hex()), SlowGenerator(key.hex())
    assert [below_of(generators, n) for n in sizes] == [slow.below(n) for n in sizes]


def test_below_takes_another_word_where_the_first_would_be_unfair() -> None:
    """With n = 3·2³⁰ one word in four is refused."""
    generators = rng.generator(key_from_seed(5))
    for _ in range(200):
        below_of(generators, 3 * 2**30)
    assert 230 < int(generators[0]["drawn"]) < 310


def test_below_is_uniform() -> None:
    generators = rng.generator(key_from_seed(1))
    assert_uniform(Counter(below_of(generators, 7) for _ in range(7000)), range(7))


def test_every_order_is_equally_likely_after_a_shuffle() -> None:
    generators = rng.generator(key_from_seed(2))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = np.arange(6, dtype=np.int8)
        shuffle_of(generators, cards, 4)
        assert cards[4:].tolist() == [4, 5]
        orders[tuple(cards[:4].tolist())] += 1
    assert_uniform(orders, list(permutations(range(4))))


def test_keys_are_read_and_written() -> None:
    key = key_from_seed(3)
    assert key_text(key_words(key)) == key
    assert len(rng.new_key()) == 64
    assert rng.new_key() != rng.new_key()


@pytest.mark.parametrize("bad", ["", "12", "g" * 64, "0" * 63, "0" * 65, "0" * 64 + " ", " " * 64, "é" * 64])
def test_a_bad_key_is_refused_and_told_what_a_key_is(bad: str) -> None:
    with pytest.raises(errors.BadKey, match="64 hexadecimal digits"):
        key_words(bad)
