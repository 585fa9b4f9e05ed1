"""Events: what is written into a log comes out of it again, and what nobody knows is refused."""

import json
import random

import pytest

from tests.play.tables import LIVE, lively
from ziggurat.play.clock import Clock
from ziggurat.play.errors import UnreadableLog
from ziggurat.play.events import (
    VERSION,
    Acted,
    AnyEvent,
    DrawDeclined,
    DrawOffered,
    Resigned,
    SeatStart,
    Started,
    TakenBack,
    TakenOver,
    TimeReturned,
    Undone,
    acted,
    decode,
    encode,
)

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
    TimeReturned(began=1_700_000_000_000, until=1_700_000_400_000),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_comes_out_of_its_json_as_it_went_in(event: AnyEvent) -> None:
    assert decode(encode(event)) == event
    assert type(decode(encode(event))) is type(event)


def test_every_kind_of_event_is_among_those() -> None:
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_carries_its_type_and_its_version(event: AnyEvent) -> None:
    body = json.loads(encode(event))
    assert body["v"] == VERSION == 1
    assert isinstance(body["type"], str)


def test_the_form_of_the_first_version_stands() -> None:
    assert [json.loads(encode(event)) for event in EVENTS[2:]] == [
        {"type": "action", "v": 1, "seat": 1, "action": 218},
        {"type": "undo", "v": 1, "seat": 0},
        {"type": "resign", "v": 1, "seat": 1},
        {"type": "draw-offer", "v": 1, "seat": 0},
        {"type": "draw-decline", "v": 1, "seat": 1},
        {"type": "takeover", "v": 1, "seat": 0, "agent": "greedy:worlds=8", "reason": "time"},
        {"type": "takeback", "v": 1, "seat": 0},
        {"type": "time-returned", "v": 1, "began": 1_700_000_000_000, "until": 1_700_000_400_000},
    ]
    assert json.loads(encode(STARTED)) == {
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
        assert [decode(encode(event)) for event in match.events] == match.events


def test_equal_actions_of_a_log_are_one_object() -> None:
    assert decode('{"type":"action","v":1,"seat":1,"action":7}') is acted(1, 7)


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"castled","v":1,"seat":0}',
        '{"v":1,"seat":0,"action":1}',
        '{"type":"action","v":2,"seat":0,"action":1}',
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
        decode(body)


def test_a_body_damaged_anywhere_is_an_event_or_an_unreadable_log() -> None:
    chance = random.Random(8)
    refused = 0
    for _ in range(3_000):
        body = list(encode(chance.choice(EVENTS)))
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(body))
            body[place : place + chance.randint(0, 2)] = chance.choice(['"', "{", "}", "9", "-", "", "\\", "\0", "é"])
        try:
            decode("".join(body))
        except UnreadableLog:
            refused += 1
    assert refused > 1_000
