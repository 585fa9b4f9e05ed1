"""Looking back, trying out and learning over HTTP: frames, studies, lessons. Nothing of it is kept."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, problem, two_at_a_table
from tests.support.api import Place, Visitor, eventually, open_place
from ziggurat import Babel
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play import lessons_file
from ziggurat.server.aside import Aside
from ziggurat.server.fair import Payer

KEY = key_from_seed(0)  # with it either seat can begin with tM
TURN = ["tM", "sM", "bs", "end"]
HIDDEN = ("legal", "undo")


async def played(players: tuple[Visitor, Visitor], match: str, count: int, seed: int) -> dict[str, Any]:
    """A match after some actions by chance, or over."""
    chance, shown = random.Random(seed), await players[0].look(match)
    while shown["over"] is None and shown["ply"] < count:
        actor = players[shown["to_act"][0]]
        offers = (await actor.look(match))["legal"]
        shown = good(await actor.act(match, shown["ply"], chance.choice(offers)["action"]))
    return shown


def without_doing(payload: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in payload.items() if name not in HIDDEN}


async def frames_of(visitor: Visitor, match: str, query: str = "") -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = good(await visitor.get(f"/api/games/{match}/frames{query}"))["frames"]
    return frames


# -- looking back ----------------------------------------------------------------------------------------------------


async def test_a_frame_is_the_payload_of_that_ply_without_what_can_be_done(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    shown = await played((anna, boris), match, 30, 1)
    good(await boris.post(f"/api/games/{match}/draw", {"ply": shown["ply"], "answer": "offer"}))
    for visitor, query in ((anna, ""), (boris, ""), (place.visitor(), ""), (anna, "seat=-1")):
        frames = await frames_of(visitor, match, f"?{query}")
        assert [frame["ply"] for frame in frames] == list(range(32))
        for frame in frames:
            payload = await visitor.look(match, f"?ply={frame['ply']}&{query}")
            assert frame == without_doing(payload) | {"hands": None}


async def test_while_a_match_runs_nobody_looks_through_other_eyes(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}/frames"
    problem(await anna.get(f"{path}?seat=1"), 403, "not-your-seat")
    problem(await place.visitor().get(f"{path}?seat=0"), 403, "not-your-seat")
    for visitor in (anna, boris, place.visitor()):
        problem(await visitor.get(f"{path}?open=true"), 409, "still-running")
    assert (await frames_of(place.visitor(), match))[0]["hand"] is None


async def test_when_it_is_over_all_eyes_and_all_hands_are_open(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    shown = await played((anna, boris), match, 25, 2)
    good(await boris.post(f"/api/games/{match}/resign", {"ply": shown["ply"]}))
    nobody = place.visitor()
    sides = [await frames_of(nobody, match, f"?seat={seat}") for seat in (0, 1)]
    every_hand = await frames_of(nobody, match, "?open=true")
    for ply, frame in enumerate(every_hand):
        assert frame["hands"] == [side[ply]["hand"] for side in sides]
        assert (frame["seat"], frame["hand"]) == (None, None)
    assert every_hand[-1]["over"]["code"] == "resigned"
    assert every_hand[-1]["deal"]["key"]
    assert (await frames_of(anna, match, "?open=true&seat=0"))[3]["hand"] == sides[0][3]["hand"]


async def test_frames_come_in_parts(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.server.http.routes import study

    anna, boris, match = await two_at_a_table(place)
    await played((anna, boris), match, 12, 3)
    path = f"/api/games/{match}/frames"
    whole = good(await anna.get(path))
    assert whole["last"] == 12
    for first, last, wanted in (
        (3, 5, range(3, 6)),
        (12, None, range(12, 13)),
        (5, 99, range(5, 13)),
        (4, 3, range(0)),
    ):
        asked = f"?from={first}" + ("" if last is None else f"&to={last}")
        part = good(await anna.get(path + asked))
        assert part["frames"] == [whole["frames"][ply] for ply in wanted]
        assert part["last"] == 12
    problem(await anna.get(f"{path}?from=13"), 400, "bad-option")
    problem(await anna.get(f"{path}?from=-1"), 400, "bad-request")
    monkeypatch.setattr(study, "PAGE", 4)
    assert [frame["ply"] for frame in await frames_of(anna, match, "?from=2")] == [2, 3, 4, 5]


async def test_frames_of_a_closed_table_need_an_invitation(place: Place) -> None:
    anna = await place.guest()
    match = await place.match(anna, "me", "random", public=False)
    problem(await place.visitor().get(f"/api/games/{match}/frames"), 404, "not-found")
    problem(await place.visitor().get("/api/games/nothing/frames"), 404, "not-found")
    invite = good(await anna.get(f"/api/tables/{match}"))["invite"].partition("invite=")[2]
    assert await frames_of(place.visitor(), match, f"?invite={invite}")


# -- trying out ------------------------------------------------------------------------------------------------------


async def test_a_study_shows_every_position_and_what_can_be_done_at_the_end(lasting: Place) -> None:
    nobody, game = lasting.visitor(), Babel(key=KEY)
    studied = good(await nobody.post("/api/study", {"game": "babel", "key": KEY, "actions": TURN, "seat": 0}))
    for action in TURN:
        game.play(action)
    assert [frame["ply"] for frame in studied["frames"]] == [0, 1, 2, 3, 4]
    assert [frame["event"].get("notation") for frame in studied["frames"]] == [None, *TURN]
    assert studied["position"] == game.position()
    assert (studied["kind"], studied["last"], studied["acting"]) == ("babel", 4, 1)
    assert [offer["notation"] for offer in studied["legal"]] == [str(action) for action in game.legal]
    assert (studied["headers"], studied["proof"]) == ({}, None)
    assert studied["deal"] == {"commitment": None, "key": KEY, "salt": None}
    dealt = str(Babel(key=KEY).hand(0))
    assert studied["frames"][0]["hand"]["hand"] == {letter: dealt.count(letter) for letter in "MSHPA"}
    assert studied["frames"][0]["hands"] is None


async def test_a_study_goes_on_from_any_position_with_any_eyes(lasting: Place) -> None:
    nobody, line = lasting.visitor(), Babel(5).position()
    start = {"game": "babel", "position": line}
    assert good(await nobody.post("/api/study", start))["frames"][0]["hand"] is None
    every_hand = good(await nobody.post("/api/study", start | {"open": True}))["frames"][0]
    for seat in (0, 1):
        frame = good(await nobody.post("/api/study", start | {"seat": seat}))["frames"][0]
        assert (frame["seat"], frame["hand"]) == (seat, every_hand["hands"][seat])
    problem(await nobody.post("/api/study", start | {"seat": 2}), 400, "bad-option")
    on = good(await nobody.post("/api/study", start))["legal"][0]["notation"]
    tried = good(await nobody.post("/api/study", start | {"actions": [on], "from": 1}))
    assert [frame["ply"] for frame in tried["frames"]] == [1]
    again = good(await nobody.post("/api/study", {"game": "babel", "position": tried["position"], "from": 99}))
    assert again["frames"][0]["table"] == tried["frames"][0]["table"]
    assert again["legal"] == tried["legal"]


async def test_what_a_seats_line_hides_is_always_dealt_alike(lasting: Place) -> None:
    nobody, line = lasting.visitor(), Babel(5).view(1).position()
    one, other = [good(await nobody.post("/api/study", {"game": "babel", "position": line})) for _ in range(2)]
    assert one == other


@pytest.mark.parametrize(
    ("actions", "status", "code", "index"),
    [
        (["tM", "raze"], 422, "illegal-action", 1),
        (["tM", "sM", "perhaps"], 400, "bad-notation", 2),
        (["1:tM"], 409, "not-to-act", 0),
        (["7:tM"], 400, "bad-option", 0),
    ],
)
async def test_what_cannot_be_played_is_told_with_its_index(
    lasting: Place, actions: list[str], status: int, code: str, index: int
) -> None:
    body = {"game": "babel", "key": KEY, "actions": actions, "language": "de"}
    told = problem(await lasting.visitor().post("/api/study", body), status, code)
    assert told["index"] == index
    if code == "illegal-action":
        assert told["rule"] == "B30"
        assert told["reasons"][0]["text"]["key"].startswith("why-")
        assert told["legal"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "bad-option"),
        ({"game": "babel"}, 400, "bad-option"),
        ({"game": "babel", "key": KEY, "position": "babel/2"}, 400, "bad-option"),
        ({"key": KEY}, 400, "bad-option"),
        ({"game": "chess", "key": KEY}, 400, "unknown-kind"),
        ({"game": "babel", "key": "xyz"}, 400, "bad-option"),
        ({"game": "babel", "key": KEY, "options": {"edition": "fr"}}, 400, "bad-option"),
        ({"game": "babel", "position": "babel/2 de"}, 400, "bad-notation"),
        ({"game": "babel", "position": "babel/2 de", "options": {"edition": "de"}}, 400, "bad-option"),
        ({"record": "nonsense"}, 400, "bad-notation"),
        ({"game": "babel", "key": KEY, "actions": ["tM"] * 2001}, 400, "bad-request"),
        ({"game": "babel", "key": KEY, "secret": True}, 400, "bad-request"),
        ({"game": "babel", "key": KEY, "actions": ["raze"], "language": "xx"}, 400, "bad-option"),
        ({"record": "x" * 70_000}, 413, "body-too-large"),
    ],
)
async def test_what_cannot_be_studied_is_told(lasting: Place, body: Any, status: int, code: str) -> None:
    problem(await lasting.visitor().post("/api/study", body), status, code)


async def test_why_an_action_is_not_legal_there(lasting: Place) -> None:
    nobody, body = lasting.visitor(), {"game": "babel", "key": KEY, "actions": ["tM"]}
    told = good(await nobody.post("/api/study/why", body | {"action": "raze"}))
    assert (told["notation"], told["legal"]) == ("raze", False)
    assert {reason["rule"] for reason in told["reasons"]} == {"B30", "B31"}
    german = good(await nobody.post("/api/study/why", body | {"action": "raze", "language": "de"}))
    assert german["reasons"][0]["sentence"] != told["reasons"][0]["sentence"]
    assert good(await nobody.post("/api/study/why", body | {"action": "sM"}))["legal"]
    waiting = good(await nobody.post("/api/study/why", body | {"action": "sM", "seat": 1}))
    assert waiting["reasons"][0]["text"]["key"] == "why-not-to-act"
    assert good(await nobody.post("/api/study/why", body | {"action": "1:sM"})) == waiting
    problem(await nobody.post("/api/study/why", body | {"action": "perhaps"}), 400, "bad-notation")
    problem(await nobody.post("/api/study/why", body), 400, "bad-request")


# -- records ---------------------------------------------------------------------------------------------------------


async def record_of_a_match(lasting: Place) -> str:
    anna, boris, match = await two_at_a_table(lasting)
    shown = await played((anna, boris), match, 9, 4)
    good(await boris.post(f"/api/games/{match}/resign", {"ply": shown["ply"]}))
    return (await anna.get(f"/api/games/{match}/record")).text


def changed(record: str, header: str, value: str) -> str:
    return re.sub(rf'\[{header} ".*"\]', f'[{header} "{value}"]' if value else "# gone", record)


async def test_a_record_is_shown_to_its_end_and_proven(lasting: Place) -> None:
    record, nobody = await record_of_a_match(lasting), lasting.visitor()
    studied = good(await nobody.post("/api/study", {"record": record, "open": True}))
    assert studied["proof"] == {"state": "proven", "text": {"key": "verify-proven", "values": {"actions": 9}}}
    assert studied["frames"][-1]["over"]["code"] == "resigned"
    assert (studied["legal"], studied["acting"], studied["last"]) == ([], None, 10)
    assert [seat["name"] for seat in studied["frames"][0]["seats"]] == [
        studied["headers"]["Seat0"],
        studied["headers"]["Seat1"],
    ]
    deal = studied["deal"]
    sealed = hashlib.sha256(f"ziggurat-secret-2:{deal['secret']}".encode()).hexdigest()
    assert sealed == deal["commitment"] == studied["frames"][0]["deal"]["commitment"]
    bits = ":".join(part["bits"] for part in deal["parts"])
    assert hashlib.sha256(f"ziggurat-deal-2:{deal['secret']}:{bits}".encode()).hexdigest() == deal["key"]


async def test_one_can_play_on_where_players_gave_up(lasting: Place) -> None:
    record, nobody = await record_of_a_match(lasting), lasting.visitor()
    acting = good(await nobody.post("/api/study", {"record": changed(record, "Ended", "")}))
    action = acting["legal"][0]["notation"]
    on = good(await nobody.post("/api/study", {"record": record, "actions": [action]}))
    assert (on["last"], on["frames"][-1]["over"]) == (10, None)
    problem(await nobody.post("/api/study", {"record": record, "game": "chess"}), 400, "bad-option")


@pytest.mark.parametrize(
    ("header", "value", "state", "key"),
    [
        ("Secret", "", "not-sealed", "verify-not-sealed"),
        ("Secret", "00", "wrong", "verify-broken-seal"),
        ("Part1", "none", "wrong", "verify-broken-seal"),
        ("Deal", "shared", "not-sealed", "verify-other-deal"),
        ("Ended", "", "unfinished", "verify-unfinished"),
        ("Ended", "resigned 9", "unfinished", "verify-unfinished"),
        ("Match", 'x"]\n[Result "Seat 0 wins.', "wrong", "verify-other-end"),
    ],
)
async def test_a_record_that_proves_nothing_is_shown_all_the_same(
    lasting: Place, header: str, value: str, state: str, key: str
) -> None:
    record = changed(await record_of_a_match(lasting), header, value)
    studied = good(await lasting.visitor().post("/api/study", {"record": record}))
    assert studied["proof"] == {"state": state, "text": {"key": key, "values": {}}}
    texts = (await lasting.visitor().get("/api/texts/match/en")).text
    assert f"\n{key} =" in texts
    assert "\nverify-proven =" in texts


# -- learning --------------------------------------------------------------------------------------------------------


async def test_a_course_is_told_without_what_its_positions_hide(lasting: Place) -> None:
    nobody = lasting.visitor()
    answer = await nobody.get("/api/lessons/babel")
    course = good(answer)
    assert "babel/2" not in answer.text
    assert "accept" not in answer.text
    for language in course["languages"]:
        text = (await nobody.get(f"/api/texts/{course['texts']}/{language}")).text
        keys = re.findall(r'"((?:lesson|course)-[\w-]+)"', answer.text)
        assert keys
        assert all(f"\n{key} =" in text for key in keys)
    problem(await nobody.get("/api/lessons/chess"), 404, "not-found")
    problem(await nobody.post("/api/lessons/chess/aim", {}), 404, "not-found")
    problem(await nobody.post("/api/lessons/babel/nothing", {}), 404, "not-found")


async def test_every_lesson_can_be_begun_and_says_what_can_be_done(lasting: Place) -> None:
    nobody = lasting.visitor()
    for lesson in good(await nobody.get("/api/lessons/babel"))["lessons"]:
        now = good(await nobody.post(f"/api/lessons/babel/{lesson['id']}", {}))
        assert (now["verdict"], now["taken"], now["number"], now["done"]) == ("begin", 0, 0, False)
        assert now["step"] == lesson["steps"][0]
        assert now["legal"]
        (frame,) = now["frames"]
        assert frame["seat"] == lesson["seat"]
        assert sum(frame["hand"]["hand"].values()) == frame["table"]["seats"][lesson["seat"]]["hand_size"]


async def test_a_lesson_is_gone_through_step_by_step(lasting: Place) -> None:
    nobody, path = lasting.visitor(), "/api/lessons/babel/leaps"
    right = good(await nobody.post(path, {"actions": ["leapo"]}))
    assert (right["verdict"], right["said"], right["number"]) == ("right", ["lesson-leaps-leap-why"], 1)
    assert [frame["event"]["notation"] for frame in right["frames"]] == ["leapo"]

    other = good(await nobody.post(path, {"actions": ["leapo", "end"]}))
    assert (other["verdict"], other["said"], other["taken"]) == ("not-meant", ["lesson-wrong-end"], 1)
    assert (other["frames"], other["legal"], other["step"]) == (right["frames"], right["legal"], right["step"])

    illegal = good(await nobody.post(path, {"actions": ["leapo", "raze"], "language": "de"}))
    assert (illegal["verdict"], illegal["said"], illegal["taken"]) == ("illegal", [], 1)
    assert {reason["rule"] for reason in illegal["reasons"]} == {"B30", "B31"}

    done = good(await nobody.post(path, {"actions": ["leapo", "halveP"]}))
    assert (done["verdict"], done["done"], done["step"], done["legal"]) == ("right", True, None, [])
    assert [frame["event"]["notation"] for frame in done["frames"]] == ["halveP", "dM", "dS", "dP"]
    assert done["said"] == ["lesson-leaps-halve-why", "lesson-leaps-halve-then", "lesson-done"]

    late = problem(await nobody.post(path, {"actions": ["leapo", "halveP", "end"]}), 400, "bad-option")
    assert late["index"] == 2
    assert problem(await nobody.post(path, {"actions": ["jump"]}), 400, "bad-notation")["index"] == 0


async def test_a_lesson_shows_no_card_that_its_reader_may_not_see(lasting: Place) -> None:
    """Another deal of what is hidden would be told in the same bytes."""
    course = lessons_file.course_of("babel")
    assert course is not None
    nobody = lasting.visitor()
    for lesson in course.lesson:
        answer = await nobody.post(f"/api/lessons/babel/{lesson.id}", {})
        fields = lesson.position.split()
        for hidden in (fields[7].split(",")[1 - lesson.seat], fields[14], fields[15], fields[16]):
            assert f'"{hidden}"' not in answer.text
        assert all(frame["hands"] is None for frame in answer.json()["frames"])


# -- doors -----------------------------------------------------------------------------------------------------------


async def test_studies_and_lessons_are_for_everybody_but_not_from_elsewhere(lasting: Place) -> None:
    anna = await lasting.guest()
    body = {"game": "babel", "key": KEY}
    good(await anna.post("/api/study", body))
    anna.csrf = None
    problem(await anna.post("/api/study", body), 403, "forged-request")
    problem(await anna.post("/api/lessons/babel/aim", {}), 403, "forged-request")
    elsewhere = {"origin": "https://elsewhere.example"}
    problem(await lasting.visitor().post("/api/study", body, headers=elsewhere), 403, "forged-request")
    player = await lasting.program(await lasting.guest(), "play")
    problem(await player.post("/api/study", body), 403, "scope-missing")
    problem(await player.post("/api/lessons/babel/aim", {}), 403, "scope-missing")


async def test_long_studies_count_several_times(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=0.1) as place:
        body: dict[str, Any] = {"game": "babel", "key": KEY}
        statuses = [(await place.visitor().post("/api/study", body)).status_code for _ in range(4)]
        assert statuses == [200] * 4
        long = await place.visitor().post("/api/study", body | {"actions": ["tM"] * 900})
        problem(long, 429, "too-many-requests")


async def test_too_many_studies_are_told_to_come_again_and_hold_up_nobody_else(
    lasting: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every thread is busy, one address has as much waiting as it may, and somebody else asks."""
    monkeypatch.setattr("ziggurat.server.aside.MOST_WAITING_EACH", 2)
    line = Aside(1)
    monkeypatch.setattr(lasting.house, "aside", line)
    gate = threading.Event()
    here = Payer("127.0.0.1", "127.0.0.1")
    held = [asyncio.ensure_future(line.do(here, gate.wait, 60)) for _ in range(3)]
    await asyncio.sleep(0)
    nobody, anna = lasting.visitor(), await lasting.guest()
    try:
        refused = await nobody.post("/api/study", {"game": "babel", "key": "00" * 32})
        assert problem(refused, 503, "busy")["next"]
        assert refused.headers["retry-after"] == "1"
        waits = asyncio.ensure_future(anna.post("/api/study", {"game": "babel", "key": "00" * 32}))
        await eventually(lambda: asyncio.sleep(0, line.waiting == 3))
    finally:
        gate.set()
    assert good(await waits)["kind"] == "babel"
    await asyncio.gather(*held)
    line.close()
