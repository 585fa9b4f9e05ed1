"""Events: what is written into a log comes out of it again, and what nobody knows is refused."""

import json
import random

import pytest

from tests.play.tables import LIVE, lively
from ziggurat.kernel import registry
from ziggurat.play.clock import Clock
from ziggurat.play.errors import UnreadableLog
from ziggurat.play.events import (
    ACTION_VERSION,
    VERSION,
    Acted,
    AnyEvent,
    DrawDeclined,
    DrawOffered,
    Resigned,
    SeatStart,
    Stalled,
    Started,
    TakenBack,
    TakenOver,
    TimeReturned,
    Undone,
    acted,
    decode,
    encode,
)
from ziggurat.play.numbering import first_form, number_of

STARTED = Started(
    game="babel",
    version=1,
    options={"edition": "de"},
    seats=(SeatStart("Ann"), SeatStart("Zoë “ß” 巴", "greedy")),
    clock=Clock(kind="live", bank=300, increment=2),
    commitment="ab" * 32,
)
EVENTS: list[AnyEvent] = [
    STARTED,
    Started(game="babel", version=1, options={}, seats=(), clock=Clock(), commitment=None),
    Acted(seat=1, action=218),
    Undone(seat=0),
    Resigned(seat=1),
    DrawOffered(seat=0),
    DrawDeclined(seat=1),
    TakenOver(seat=0, agent="greedy:worlds=8", reason="time"),
    TakenBack(seat=0),
    Stalled(seat=1),
    TimeReturned(began=1_700_000_000_000, until=1_700_000_400_000),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_comes_out_of_its_json_as_it_went_in(event: AnyEvent) -> None:
    again = decode(encode(event, "babel"), "babel")
    assert again == event
    assert type(again) is type(event)


def test_every_kind_of_event_is_among_those() -> None:
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_carries_its_type_and_its_version(event: AnyEvent) -> None:
    body = json.loads(encode(event, "babel"))
    assert body["v"] == (ACTION_VERSION if isinstance(event, Acted) else VERSION)
    assert isinstance(body["type"], str)


def test_the_form_of_events_stands() -> None:
    assert [json.loads(encode(event, "babel")) for event in EVENTS[2:]] == [
        {"type": "action", "v": 2, "seat": 1, "action": "halveA/12"},
        {"type": "undo", "v": 1, "seat": 0},
        {"type": "resign", "v": 1, "seat": 1},
        {"type": "draw-offer", "v": 1, "seat": 0},
        {"type": "draw-decline", "v": 1, "seat": 1},
        {"type": "takeover", "v": 1, "seat": 0, "agent": "greedy:worlds=8", "reason": "time"},
        {"type": "takeback", "v": 1, "seat": 0},
        {"type": "stalled", "v": 1, "seat": 1},
        {"type": "time-returned", "v": 1, "began": 1_700_000_000_000, "until": 1_700_000_400_000},
    ]
    assert json.loads(encode(STARTED, "babel")) == {
        "type": "started",
        "v": 1,
        "game": "babel",
        "version": 1,
        "options": {"edition": "de"},
        "seats": [{"name": "Ann", "agent": None}, {"name": "Zoë “ß” 巴", "agent": "greedy"}],
        "clock": {"kind": "live", "bank": 300, "increment": 2, "days": 0},
        "commitment": "ab" * 32,
    }


def test_all_events_of_real_matches_come_back() -> None:
    for seed in range(5):
        match, _ = lively(seed, LIVE)
        assert [decode(encode(event, "babel"), "babel") for event in match.events] == match.events


def test_equal_actions_of_a_log_are_one_object() -> None:
    assert decode('{"type":"action","v":2,"seat":1,"action":"sS"}', "babel") is acted(1, 7)
    assert decode('{"type":"action","v":1,"seat":1,"action":7}', "babel") is acted(1, 7)


@pytest.mark.parametrize("game", ["babel", "wonders"])
def test_every_action_is_written_by_its_notation_and_read_again(game: str) -> None:
    book = registry.find(game).rulebook
    for number in range(book.actions):
        body = encode(acted(0, number), game)
        assert json.loads(body)["action"] == book.action_text(number)
        assert decode(body, game) is acted(0, number)


@pytest.mark.parametrize("game", ["babel", "wonders"])
def test_every_number_of_the_first_form_is_read_as_what_it_was_then(game: str) -> None:
    book = registry.find(game).rulebook
    for number, text in enumerate(first_form(game)):
        event = decode(f'{{"type":"action","v":1,"seat":0,"action":{number}}}', game)
        assert isinstance(event, Acted)
        assert book.action_text(event.action) == text


def test_a_use_that_gets_several_payments_later_was_its_first() -> None:
    assert number_of("wonders", "chain:altar") == number_of("wonders", "chain:altar/1")
    assert number_of("wonders", "build:altar") == number_of("wonders", "build:altar/1")
    assert number_of("wonders", "build:altar/12") != number_of("wonders", "build:altar/1")


@pytest.mark.parametrize(
    "text", ["build:altar<2", "build:altar/99", "build:altar/9999", "sell:altar/7", "build:colosseum/1", "", "🎲"]
)
def test_a_text_that_is_no_stored_action_is_an_unreadable_log(text: str) -> None:
    with pytest.raises(UnreadableLog):
        number_of("wonders", text)


def test_an_error_quotes_nothing_of_a_log() -> None:
    for body in ('{"type":"action","v":9,"seat":0,"action":"sS"}', '{"type":"action","v":2,"seat":0,"action":"sSx"}'):
        with pytest.raises(UnreadableLog) as refused:
            decode(body, "babel")
        assert "sS" not in str(refused.value)


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"castled","v":1,"seat":0}',
        '{"v":1,"seat":0,"action":1}',
        '{"type":"action","v":2,"seat":0,"action":1}',
        '{"type":"action","v":1,"seat":0,"action":"tM"}',
        '{"type":"action","v":3,"seat":0,"action":"tM"}',
        '{"type":"action","v":1,"seat":0,"action":219}',
        '{"type":"action","v":1,"seat":0,"action":-1}',
        '{"type":"undo","v":2,"seat":0}',
        '{"type":"action","v":0,"seat":0,"action":1}',
        '{"type":"action","v":"1","seat":0,"action":1}',
        '{"type":"action","v":2,"who":0,"what":[1]}',
        '{"type":"action","v":1,"seat":0}',
        '{"type":"action","v":1,"seat":"0","action":1}',
        '{"type":"action","v":1,"seat":0,"action":1.5}',
        '{"type":"takeover","v":1,"seat":0,"agent":"greedy","reason":"bored"}',
        '{"type":"action","v":1,"seat":0,"action":1',
        '{"type":"action","v":1,"seat":0,"action":1}}',
        '{"type":"undo","v":1,"seat":0,"more":' + "[" * 100_000,
        "\ud800",
        "[]",
        "null",
        "",
    ],
)
def test_what_nobody_knows_is_an_unreadable_log(body: str) -> None:
    with pytest.raises(UnreadableLog, match="cannot be read"):
        decode(body, "babel")


def test_a_body_damaged_anywhere_is_an_event_or_an_unreadable_log() -> None:
    chance = random.Random(8)
    refused = 0
    for _ in range(3_000):
        body = list(encode(chance.choice(EVENTS), "babel"))
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(body))
            body[place : place + chance.randint(0, 2)] = chance.choice(['"', "{", "}", "9", "-", "", "\\", "\0", "é"])
        try:
            decode("".join(body), "babel")
        except UnreadableLog:
            refused += 1
    assert refused > 1_000
