"""Looking back and trying out: the frames of a match, studies of positions and records, lessons. Nothing is kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.play import lessons, lessons_file, study
from ziggurat.play.deal import joint_of
from ziggurat.play.errors import NotProven
from ziggurat.play.lessons import Course, Lesson, Step
from ziggurat.play.match import Match
from ziggurat.play.verify import verify
from ziggurat.server.errors import NotFound, StillRunning
from ziggurat.server.http.asking import Asked, Asking
from ziggurat.server.http.described import described
from ziggurat.server.http.hot import room_for
from ziggurat.server.http.routes.games import JSON, LOOKING, AnySeat, Invite, eyes_of
from ziggurat.server.problems import reason_shown
from ziggurat.server.rooms.frames import frames, offers
from ziggurat.server.wire import (
    CourseShown,
    Deal,
    Frames,
    LessonActions,
    LessonNow,
    LessonShown,
    ProofShown,
    StepShown,
    Studied,
    Study,
    StudyQuestion,
    Text,
    TourStopShown,
    WhyNot,
)

TAG = ["study"]
PAGE = 200  # frames in one answer about a match
WEIGHT = 100  # actions that count as one study
FRAMES_A_WEIGHT = 50  # frames that count as much as one look at what was before
NAME = "study"  # of a match that is nowhere kept
STUDYING = (
    "scope-missing",
    "unknown-kind",
    "bad-notation",
    "bad-option",
    "illegal-action",
    "not-to-act",
    "match-over",
    "body-too-large",
    "busy",
)

# -- looking back ----------------------------------------------------------------------------------------------------


@get(
    "/api/games/{game_id:str}/frames",
    tags=TAG,
    summary="A match, ply by ply",
    **described(*LOOKING, "not-your-seat", "bad-option", "still-running", "busy"),
)
async def show_frames(
    asking: Asked,
    game_id: FromPath[str],
    seat: AnySeat = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=10**9, description="The first ply wanted.")] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=10**9, description="The last ply wanted.")] = None,
    every_hand: Annotated[bool, QueryParameter(name="open", description="With every hand, when it is over.")] = False,
    invite: Invite = None,
) -> Response[Frames]:
    """What one's seat, or an onlooker, could know after each ply, at most 200 at a time. When it is over, any seat."""
    me = asking.look_back()
    room = await room_for(asking.house, game_id, me, invite)
    eyes, end = eyes_of(room, me, seat), room.face.ply
    if every_hand and not (room.match.over and room.settled):
        raise StillRunning
    if first > end:
        raise BadOption("first ply", first, f"one from 0 to {end}")
    plies = range(first, min(end, first + PAGE - 1, end if last is None else last) + 1)
    asking.look_further(len(plies) // FRAMES_A_WEIGHT)
    shown = await asking.aside(_frames_shown, room.name, room.match, plies, end, eyes, every_hand)
    return _as_json(shown)


def _frames_shown(name: str, match: Match, plies: range, end: int, eyes: int | None, every_hand: bool) -> bytes:
    """A page of frames as JSON, which is made where it holds up nobody: it can be more than a megabyte."""
    shown = frames(name, match, plies, eyes, every_hand=every_hand)
    return msgspec.json.encode({"game": name, "frames": shown, "last": end})


# -- trying out ------------------------------------------------------------------------------------------------------


@post("/api/study", tags=TAG, summary="Study a position or a record", **described(*STUDYING))
async def show_study(asking: Asked, data: JSONBody[Study]) -> Response[Studied]:
    """Every position on the way, and what can be done at the end. Give a position, a key or a record, and actions."""
    asking.study(_weight(data))
    return _json(await asking.aside(_studied, data))


@post("/api/study/why", tags=TAG, summary="Why an action is not legal there", **described(*STUDYING))
async def study_why(asking: Asked, data: JSONBody[StudyQuestion]) -> WhyNot:
    """Whether an action would be legal at the end of a study; if not, every reason with its rule."""
    asking.study(_weight(data))
    return await asking.aside(_why, data)


def _weight(data: Study) -> int:
    """How much work a study is; in a record an action takes about four letters."""
    return 1 + (len(data.actions) + len(data.record or "") // 4) // WEIGHT


def _match_of(data: Study) -> Match:
    """The match that is to be studied, at its end."""
    match = _begin(data)
    if data.game not in (None, match.setup.game):
        raise BadOption("game", data.game, f"{match.setup.game}, which the record is of")
    if data.seat is not None and data.seat not in match.seats:
        raise BadOption("seat", data.seat, f"one from 0 to {len(match.seats) - 1}")
    if data.record is not None and not data.actions:
        study.ended_by_players(match, all_headers(data.record))
    study.play_on(match, data.actions, data.language)
    return match


def _begin(data: Study) -> Match:
    """The match from its one beginning."""
    if [data.position, data.key, data.record].count(None) != 2:
        raise BadOption("beginning", "this", "a position, a key or a record, and only one of them")
    if data.options and data.key is None:
        raise BadOption("beginning with options", data.options, "options with a key; all others have their own")
    if data.record is not None:
        return study.from_record(data.record)
    if data.game is None:
        raise BadOption("game", data.game, "its name; only a record tells it by itself")
    if data.position is not None:
        return study.from_position(data.game, data.position)
    return study.from_key(data.game, data.key or "", data.options)


def _studied(data: Study) -> dict[str, Any]:
    match = _match_of(data)
    acting = _acting(match, data.seat)
    plies = range(min(data.from_, match.ply), match.ply + 1)
    headers = all_headers(data.record) if data.record is not None else {}
    return {
        "kind": match.setup.game,
        "frames": frames(NAME, match, plies, data.seat, every_hand=data.open),
        "last": match.ply,
        "acting": acting,
        "legal": [] if acting is None else offers(NAME, match, acting),
        "position": match.game.position(),
        "headers": headers,
        "proof": None if data.record is None else _proof(data.record),
        "deal": _deal(headers, data.key),
    }


def _deal(headers: dict[str, str], key: str | None) -> Deal:
    """The deal that a record tells; its reader's own browser looks whether it is the one that was sealed."""
    commitment, key, salt = headers.get("Commitment"), headers.get("Key", key), headers.get("Salt")
    joint = joint_of(headers)
    if joint is None:
        return Deal(commitment, key, salt)
    return Deal(commitment, key, salt, joint.secret, joint.shown(bits=True))


def _acting(match: Match, seat: int | None) -> int | None:
    """The seat for which one may try something: the one from which one looks, or else the first that is to act."""
    return seat if seat in match.to_act else match.to_act[0] if match.to_act else None


def _proof(record: str) -> ProofShown:
    """Whether a record keeps what was promised."""
    try:
        actions = verify(record).actions
    except NotProven as error:
        text = Text(f"verify-{error.code}", {})
        state: Literal["not-sealed", "unfinished", "wrong"] = "wrong"
        if error.code in ("not-sealed", "other-deal"):
            state = "not-sealed"  # as far as anybody can tell here
        elif error.code == "unfinished":
            state = "unfinished"
        return ProofShown(state, text)
    return ProofShown("proven", Text("verify-proven", {"actions": actions}))


def _why(data: StudyQuestion) -> WhyNot:
    match = _match_of(data)
    seat, notation = study.seat_and_notation(match, data.action)
    if notation == data.action and data.seat is not None:
        seat = data.seat
    wanted = match.game.action(notation, seat)
    reasons = [reason_shown(reason) for reason in match.game.why_not(wanted, seat, data.language)]
    return WhyNot(wanted.number, wanted.notation, not reasons, reasons)


# -- learning --------------------------------------------------------------------------------------------------------


@get(
    "/api/lessons/{name:str}",
    tags=TAG,
    summary="The lessons of a game",
    **described("not-found", "scope-missing", "busy"),
)
async def show_course(asking: Asked, name: FromPath[str]) -> CourseShown:
    """All lessons in order, with the keys of their texts; the texts are those of NAME-lessons."""
    asking.look()
    course = await _course(asking, name)
    return CourseShown(
        name,
        lessons.TITLE,
        lessons.INTRO,
        f"{name}-{lessons_file.FOLDER}",
        lessons_file.languages(name),
        [_lesson_shown(lesson) for lesson in course.lesson],
    )


@post(
    "/api/lessons/{name:str}/{lesson:str}",
    tags=TAG,
    summary="Go through a lesson",
    **described("not-found", "scope-missing", "bad-notation", "bad-option", "body-too-large", "busy"),
)
async def go_on(
    asking: Asked, name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonActions]
) -> Response[LessonNow]:
    """What is said to the last of one's actions, what it has brought, and what is to be done next. Begin with none."""
    asking.study()
    course = await _course(asking, name)
    found = course.find(lesson)
    if found is None:
        raise NotFound("lesson")
    return _json(await asking.aside(_followed, course, found, name, data))


async def _course(asking: Asking, game: str) -> Course:
    course = await asking.aside(lessons_file.course_of, game)
    if course is None:
        raise NotFound("course")
    return course


def _lesson_shown(lesson: Lesson) -> LessonShown:
    return LessonShown(
        id=lesson.id,
        title=lesson.key("title"),
        intro=lesson.key("intro"),
        rules=lesson.rules,
        seat=lesson.seat,
        tour=[TourStopShown(lesson.key("tour", stop.id), stop.marks) for stop in lesson.tour],
        steps=[_step_shown(lesson, step) for step in lesson.step],
    )


def _step_shown(lesson: Lesson, step: Step) -> StepShown:
    ask, hint, why = (lesson.key(step.id, word) for word in ("ask", "hint", "why"))
    return StepShown(step.id, ask, hint, why, step.marks)


def _followed(course: Course, lesson: Lesson, game: str, data: LessonActions) -> dict[str, Any]:
    now = lessons.follow(course, lesson, game, data.actions, data.language)
    match, step, right = now.match, now.step, now.verdict in ("begin", "right")
    plies = range(now.shown if right else match.ply, match.ply + 1)
    return {
        "lesson": lesson.id,
        "step": None if step is None else _step_shown(lesson, step),
        "number": now.number,
        "done": step is None,
        "taken": now.taken,
        "verdict": now.verdict,
        "said": now.said,
        "reasons": [reason_shown(reason) for reason in now.reasons],
        "frames": frames(lesson.id, match, plies, lesson.seat, every_hand=False),
        "legal": offers(lesson.id, match, lesson.seat) if step is not None else [],
    }


def _json(answer: Any) -> Response[Any]:
    return _as_json(msgspec.json.encode(answer))


def _as_json(made: bytes) -> Response[Any]:
    """An answer that is made already."""
    return Response(msgspec.Raw(made), media_type=JSON, status_code=200)


ROUTES = [show_frames, show_study, study_why, show_course, go_on]
