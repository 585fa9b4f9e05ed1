"""Whatever is fed to a parser, it is read or refused with a typed error that names a place in the text."""

import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.worlds import part_way
from ziggurat import Babel, NotationError, ZigguratError, agents
from ziggurat.games.babel.notation import action_text, parse_action
from ziggurat.games.babel.position import parse_position
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.rng import key_words

GAME = part_way("babel", {}, 3, 45)
OVER = part_way("babel", {}, 3, 999)
SAMPLES = {
    "action": [action_text(number) for number in range(0, 219, 7)],
    "position": [
        GAME.position(),
        GAME.view(0).position(),
        GAME.view(1).position(),
        part_way("babel", {}, 3, 999).position(),
    ],
    "record": [part_way("babel", {}, 3, 12).record(Seat0="Anna"), Babel.from_position(GAME.position()).record()],
    "agent": ["random", "greedy", "greedy:worlds=8", "greedy:worlds=2,slips=40"],
    "key": ["0123456789abcdef" * 4],
}
PARSERS: dict[str, Callable[[str], object]] = {
    "action": parse_action,
    "position": parse_position,
    "record": Babel.from_record,
    "agent": agents.make,
    "key": key_words,
}
ALPHABET = 'MSHPAQmshpa0123456789./,:?-=[]" #\n\teéж\x00🂡'


def refuse_or_read(parser: str, text: str) -> None:
    """Read a text; if it is refused, the error is ours and points into the text."""
    try:
        PARSERS[parser](text)
    except NotationError as error:
        assert 0 <= error.place <= len(error.text)
        assert error.expected
        assert "expected" in str(error)
    except BadOption as error:
        assert parser in ("agent", "key")
        assert "give" in str(error)


def mutated(chance: random.Random, text: str) -> str:
    """A text with one to four small changes: a letter, a piece, a swap of words."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randint(0, len(text))
        change = chance.randrange(5)
        if change == 0:
            text = text[:place] + chance.choice(ALPHABET) + text[place:]
        elif change == 1:
            text = text[:place] + text[place + chance.randint(1, 3) :]
        elif change == 2 and text:
            text = text[:place] + chance.choice(ALPHABET) + text[place + 1 :]
        elif change == 3:
            end = min(len(text), place + chance.randint(1, 30))
            text = text[:end] + text[place:end] + text[end:]
        else:
            words = text.split(" ")
            chance.shuffle(words)
            text = " ".join(words) if chance.random() < 0.3 else text
    return text


@pytest.mark.parametrize("parser", PARSERS)
def test_ten_thousand_random_strings_give_typed_errors_only(parser: str) -> None:
    chance = random.Random(1)
    for _ in range(10_000):
        raw = chance.randbytes(chance.randint(0, 60))
        refuse_or_read(parser, raw.decode("latin-1"))
        refuse_or_read(parser, "".join(chance.choice(ALPHABET) for _ in range(chance.randint(0, 12))))


@pytest.mark.parametrize("parser", PARSERS)
def test_ten_thousand_mutated_notations_give_typed_errors_only(parser: str) -> None:
    chance = random.Random(2)
    for _ in range(10_000):
        refuse_or_read(parser, mutated(chance, chance.choice(SAMPLES[parser])))


@given(text=st.text(max_size=200))
@settings(max_examples=200, deadline=None)
@pytest.mark.parametrize("parser", PARSERS)
def test_any_text_is_read_or_refused(parser: str, text: str) -> None:
    refuse_or_read(parser, text)


def test_what_is_read_after_a_mutation_is_a_real_position() -> None:
    """If a changed line still reads, it is written back, views and all, and can be played."""
    chance = random.Random(3)
    survivors = 0
    for _ in range(6_000):
        try:
            game = Babel.from_position(mutated(chance, chance.choice(SAMPLES["position"])), seed=1)
        except NotationError:
            continue
        survivors += 1
        assert Babel.from_position(game.position()).position() == game.position()
        while not game.is_over and len(game.history) < 40:
            game.play(game.legal[len(game.history) % len(game.legal)])
    assert survivors > 50


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 0, "an action"),
        ("x", 0, "an action"),
        ("t", 1, "a nation"),
        ("tq", 1, "a nation"),
        ("tHH", 2, "nothing more"),
        ("mMM", 2, "two different lands"),
        ("b7", 1, "starting card"),
        ("raze/0", 5, "/1 to /12"),
        ("raze/13", 6, "/1 to /12"),
        ("expel", 5, "a nation"),
        ("  endx", 5, "nothing more"),
    ],
)
def test_a_bad_notation_is_told_where_and_what(text: str, place: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.place == place
    assert expected in caught.value.expected


def replaced(field: int, word: str) -> str:
    words = GAME.position().split(" ")
    words[field - 1] = word
    return " ".join(words)


@pytest.mark.parametrize(
    ("field", "word", "expected"),
    [
        (1, "babel/3", "babel/2"),
        (2, "fr", "an edition"),
        (3, "0.0", "turn"),
        (3, "5.2", "turn"),
        (4, "owe0", "owe1"),
        (4, "owe60", "no more than half"),
        (4, "fall:-", "a winner"),
        (4, "yard:0", "an ending that agrees"),
        (4, "twenty:0", "an ending that agrees"),
        (4, "supremacy:1", "an ending that agrees"),
        (5, "x", "migrated"),
        (6, "HX", "tokens"),
        (7, "2", "starting cards"),
        (8, "MM", "2 parts"),
        (8, "?5,?5", "open hand"),
        (9, "-/-/-/-", "5 parts"),
        (11, "21/-/-/-/-", "rising levels"),
        (11, "7/-/-/-/-", "rising levels"),
        (13, "0,-", "two stocks"),
        (14, "X", "discard pile"),
        (14, "M" * 13, "no more nation cards"),
        (15, "?5", "draw pile"),
        (16, "?5", "levels of the yard"),
        (16, "-", "a card in the yard"),
        (16, "1", "all temple cards"),
        (17, "?", "64 hexadecimal digits"),
        (17, "0" * 64, "64 hexadecimal digits"),
    ],
)
def test_a_bad_position_is_told_where_and_what(field: int, word: str, expected: str) -> None:
    line = replaced(field, word)
    with pytest.raises(NotationError, match="column") as caught:
        Babel.from_position(line)
    assert expected in caught.value.expected
    assert caught.value.place >= line.index(word) or field >= 14


def test_too_short_and_too_long_lines_are_refused() -> None:
    words = GAME.position().split(" ")
    with pytest.raises(NotationError, match="expected key"):
        Babel.from_position(" ".join(words[:-1]))
    with pytest.raises(NotationError, match="the end of the line"):
        Babel.from_position(GAME.position() + " more")


RECORD = part_way("babel", {}, 3, 12).record()


@pytest.mark.parametrize(
    ("old", "new", "expected", "line", "column"),
    [
        ("[Ziggurat record 1]", "[Ziggurat record 2]", "upgrade ziggurat", 1, 1),
        ('"babel 2"', '"babel 9"', "babel 2", 2, 8),
        ('[Game "babel 2"]\n', "", "a header [Game]", 5, 1),
        ('[Option edition "de"]', '[Option edition "fr"]', "de, en, ru, hu", 3, 18),
        ('[Option edition "de"]', '[Option editon "de"]', "edition, starter", 3, 17),
        ('[Option edition "de"]', '[Edition of "de"]', "a header such as", 3, 1),
        ('[Option edition "de"]', '[Option starter "lot"]', "only one header", 4, 1),
        ('[Key "', '[Key "x', "64 hexadecimal digits", 5, 7),
        ("[Key", "[Kex", "a header [Key]", 2, 8),
        ("1. ", "2. ", "turn 1", 7, 1),
        ("1. ", "1. end ", "a legal action", 7, 4),
        ("1. ", "1. tQ ", "a nation", 7, 5),
        ("1. ", "1. x:end ", "an action", 7, 4),
        ("1. ", "1. 12:end ", "the number of a seat", 7, 4),
        ("1. ", "1. 1:end ", "no action here", 7, 6),
    ],
)
def test_a_bad_record_is_told_where_and_what(old: str, new: str, expected: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        Babel.from_record(RECORD.replace(old, new, 1))
    assert expected in caught.value.expected
    assert (caught.value.line, caught.value.place + 1) == (line, column)


def test_a_record_may_come_from_another_system() -> None:
    game = Babel.from_record(RECORD)
    assert Babel.from_record("\ufeff" + RECORD.replace("\n", "\r\n")) == game
    assert Babel.from_record(RECORD.rstrip()) == game


def test_comments_in_a_record_are_passed_over_and_headers_are_checked() -> None:
    again = Babel.from_record(RECORD.replace("\n1. ", "\n# the first turn\n1. ", 1))
    assert again.record() == RECORD
    with pytest.raises(BadOption, match="free header"):
        again.record(Key="1")
    with pytest.raises(BadOption, match="quotation marks"):
        again.record(Seat0='An"na')


def test_a_bad_position_in_a_record_is_told_with_its_place() -> None:
    record = Babel.from_position(GAME.position()).record()
    with pytest.raises(NotationError, match="line 3, column 20"):
        Babel.from_record(record.replace("babel/2 de", "babel/2 xx"))
    with pytest.raises(NotationError, match="a full position line"):
        Babel.from_record(record.replace(GAME.position(), GAME.view(0).position()))
    with pytest.raises(NotationError, match="no options beside"):
        Babel.from_record(record.replace("[Position", '[Option edition "hu"]\n[Position'))
    with pytest.raises(NotationError, match="either a header"):
        Babel.from_record(RECORD.replace("[Key", '[Position "x"]\n[Key', 1))


@pytest.mark.parametrize("bad", [None, 1.5, b"tM", True, [1], float("nan")])
def test_what_is_no_text_or_number_is_refused_with_a_typed_error(bad: Any) -> None:
    game = Babel(1)
    for attempt in (game.action, game.play, game.legal_for, game.view, game.why_not, game.score, game.tell):
        with pytest.raises(ZigguratError):
            attempt(bad)
    for make in (Babel.from_position, Babel.from_record, agents.make, key_words):
        with pytest.raises(ZigguratError):
            make(bad)
    if bad is not None:
        with pytest.raises(ZigguratError):
            Babel(bad)
        with pytest.raises(ZigguratError):
            Babel(key=bad)
        with pytest.raises(ZigguratError):
            game.record(Seat0=bad)
    assert bad not in game.legal
    assert game == Babel(1)


def test_whole_numbers_of_any_kind_are_accepted() -> None:
    game = Babel(7)
    action: Any = np.int64(game.legal[0].number)
    zero: Any = np.uint8(0)
    one: Any = np.int64(1)
    seven: Any = np.int64(7)
    assert action in game.legal
    assert "foo" not in game.legal
    assert 999 not in game.legal
    assert game.why_not("tM", one)[0].code == "not-to-act"
    assert game.view(one).seat == 1
    assert game.play(action, zero).notation == "tM"
    assert Babel(seven) == Babel(7)


def test_an_empty_key_is_no_key() -> None:
    with pytest.raises(BadOption, match="64 hexadecimal digits"):
        Babel(key="")


def test_the_examples_of_the_notation_book_can_be_read() -> None:
    book = (Babel.rulebook.folder / "NOTATION.md").read_text(encoding="utf-8")
    records = re.findall(r"```\n(\[Ziggurat.*?)```", book, re.DOTALL)
    assert len(records) == 1
    assert len(Babel.from_record(records[0]).history) > 5
    for notation in re.findall(r"^\| (`[^|]+`) \|", book, re.MULTILINE)[:12]:
        for text in re.findall(r"`([^`]+)`", notation):
            assert parse_action(text) >= 0
