"""What every game gives a client that knows no rules: plain records, the table, hands, offers and phrases as data."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.test_every_game import CONFIGURATIONS, PLIES, some_actions
from tests.support.worlds import part_way
from ziggurat.kernel.game import Game, Rulebook
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, forms, say, speak

MANY = (*PLIES, 140, 200, 10_000)


def games_of(name: str, options: dict[str, str]) -> Iterator[Game]:
    """Games at various plies, some of them over."""
    return (part_way(name, options, seed, plies) for seed, plies in enumerate(MANY))


def spoken(book: Rulebook, phrase: Phrase) -> str:
    """A phrase in words."""
    return speak(book.folder, book.words, "en", phrase)


def assert_is_data(thing: Any) -> None:
    """JSON gives back just what it was given."""
    assert json.loads(json.dumps(thing)) == thing


def as_phrase(data: dict[str, Any]) -> Phrase:
    """A phrase from its data."""
    values = {name: as_phrase(value) if isinstance(value, dict) else value for name, value in data["values"].items()}
    return Phrase(data["key"], values)


def words_in(book: Rulebook, phrase: Phrase) -> set[str]:
    """The texts of all words that a phrase names; none of them may stand in it."""
    found = set()
    for name, value in phrase.values.items():
        if isinstance(value, Phrase):
            found |= words_in(book, value)
        elif name in book.words:
            found |= set(forms(book.folder, "en", book.words[name], str(value)).values())
    return found


def with_last_action(game: Game) -> tuple[Games, Games, Plain, Plain, int, int]:
    """A game before and after a random action, in full and for an onlooker, with seat and action (-1: secret)."""
    chance = random.Random(len(game.history))
    before, seen_before = game.copy().state, plain(game.blanked(None))
    seat = chance.choice(game.to_act)
    action = chance.choice(game.legal_for(seat).numbers())
    known = -1 if game.rulebook.is_secret(game.state, seat, action) else action
    game.play(action, seat)
    return before, game.state, seen_before, plain(game.blanked(None)), seat, known


@CONFIGURATIONS
def test_a_plain_record_equals_the_record_field_by_field(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        found = plain(game.state)
        for field in game.rulebook.state.names or ():
            if field == "rng":
                with pytest.raises(KeyError):
                    found[field]
            else:
                assert found[field] == game.state[0][field].tolist(), field


@CONFIGURATIONS
def test_the_table_is_what_an_onlooker_sees_and_the_same_in_all_worlds(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        book = game.rulebook
        table = book.table_of(plain(game.blanked(None)))
        assert_is_data(table)
        assert book.table_of(plain(game.state)) == table
        for seat in game.seats:
            assert book.table_of(plain(game.blanked(seat))) == table
            assert book.table_of(plain(game.redealt(seat, seed=3).state)) == table


@CONFIGURATIONS
def test_a_hand_is_what_its_seat_sees_and_the_same_in_all_worlds(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        for seat in game.seats:
            hand = game.rulebook.hand_of(plain(game.blanked(seat)), seat)
            assert_is_data(hand)
            assert game.rulebook.hand_of(plain(game.state), seat) == hand
            assert game.rulebook.hand_of(plain(game.redealt(seat, seed=3).state), seat) == hand


@CONFIGURATIONS
def test_offers_are_the_legal_actions_and_say_what_describe_says(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        book = game.rulebook
        for seat in game.seats:
            numbers = game.legal_for(seat).numbers()
            offers = book.offers(plain(game.blanked(seat)), seat, numbers)
            assert_is_data(offers)
            assert offers == book.offers(plain(game.redealt(seat, seed=3).state), seat, numbers)
            assert [offer["action"] for offer in offers] == numbers
            for offer in offers:
                assert offer.keys() == {"action", "notation", "text", "from", "to", "price"}
                assert offer["notation"] == game.action(offer["action"], seat).notation
                assert spoken(book, as_phrase(offer["text"])) == game.describe(offer["action"], seat)


@CONFIGURATIONS
def test_every_place_is_written_down(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        notation = (game.rulebook.folder / "NOTATION.md").read_text(encoding="utf-8").partition("## As JSON")[2]
        places = set(re.findall(r"^\| `(\w+)[.`]", notation, re.MULTILINE))
        for seat in game.to_act:
            for offer in game.rulebook.offers(plain(game.state), seat, game.legal_for(seat).numbers()):
                assert {offer["from"].split(".")[0], offer["to"].split(".")[0]} <= places


@CONFIGURATIONS
def test_phrases_name_by_ids_and_are_spoken_as_described(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        book = game.rulebook
        for seat in game.seats:
            seen, legal = plain(game.blanked(seat)), set(game.legal_for(seat).numbers())
            for action in some_actions(game, *legal)[len(game.history) % 5 :: 5]:
                phrase = book.phrase(seen, seat, action, action in legal)
                assert phrase == book.phrase(plain(game.state), seat, action, action in legal)
                assert spoken(book, phrase) == game.describe(action, seat)
                assert not words_in(book, phrase) & set(map(str, phrase.values.values()))
                assert as_phrase(phrase.data()) == phrase


@CONFIGURATIONS
def test_what_is_told_is_the_same_for_everybody_and_in_all_worlds(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        if game.is_over:
            game.undo()
        book = game.rulebook
        before, after, seen_before, seen_after, seat, action = with_last_action(game)
        told = book.told(seen_before, seen_after, seat, action)
        assert told == book.told(plain(before), plain(after), seat, action)
        assert [spoken(book, phrase) for phrase in told] == game.tell()
        assert_is_data([phrase.data() for phrase in told])
        for other in game.seats:
            past, now = game.copy(), game.redealt(other, seed=3)
            past.undo()
            assert book.told(plain(past.redealt(other, seed=4).state), plain(now.state), seat, action) == told


@CONFIGURATIONS
def test_seats_are_called_by_their_names_where_they_have_some(name: str, options: dict[str, str]) -> None:
    for game in games_of(name, options):
        book = game.rulebook
        names = [f"Somebody {seat}" for seat in game.seats]
        for seat in game.seats:
            assert str(seat) in say(book.folder, "en", "table-seat", seat=seat)
        if game.history:
            undone = game.copy()
            undone.undo()
            seat, action = game.history[-1]
            told = book.told(plain(undone.blanked(None)), plain(game.blanked(None)), seat, action.number)
            is_open = not book.is_secret(undone.state, seat, action.number) or game.undoable(seat)
            assert not is_open or any(
                names[seat] in speak(book.folder, book.words, "en", phrase, names) for phrase in told
            )


@CONFIGURATIONS
def test_an_outcome_carries_what_its_sentence_names(name: str, options: dict[str, str]) -> None:
    for seed in range(4):
        game = part_way(name, options, seed, 10_000)
        assert game.outcome is not None
        assert_is_data(dict(game.outcome.values))
        assert spoken(game.rulebook, Phrase(f"end-{game.outcome.code}", game.outcome.values)) == game.outcome.sentence
