"""Lessons: a position with steps that ask for something, and a reader who is told how well it was done."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from ziggurat.kernel.errors import BadOption, IllegalAction, ZigguratError
from ziggurat.kernel.reasons import Reason
from ziggurat.kernel.records import plain
from ziggurat.play import study
from ziggurat.play.errors import ActionRefused
from ziggurat.play.match import Match

NOT_MEANT, GO_ON, DONE = "lesson-not-meant", "lesson-go-on", "lesson-done"
TITLE, INTRO = "course-title", "course-intro"

Condition: TypeAlias = dict[str, Any]  # what is to be found where
Measure: TypeAlias = Literal["least", "most", "has"]
Verdict: TypeAlias = Literal["begin", "right", "not-meant", "illegal"]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a word that it does not have is refused."""


class Remark(_Written, frozen=True):
    """What is said to an accepted action, if something is so after it."""

    to: str
    say: str
    when: Condition = {}


class Stop(_Written, frozen=True):
    """Something that is pointed at before the first step."""

    id: str
    marks: list[str] = []


class Step(_Written, frozen=True):
    """Something that the reader is asked to do."""

    id: str
    accept: list[str]
    until: Condition = {}
    wrong: dict[str, str] = {}
    remarks: list[Remark] = []
    then: list[str] = []
    marks: list[str] = []

    @property
    def conditions(self) -> list[Condition]:
        """All that the step looks for."""
        return [self.until, *(remark.when for remark in self.remarks)]


class Lesson(_Written, frozen=True):
    """A position with steps."""

    id: str
    rules: list[str]
    position: str
    seat: int
    step: list[Step]
    tour: list[Stop] = []

    def key(self, *words: str) -> str:
        """The key of one of its texts."""
        return "-".join(("lesson", self.id, *words))


class Course(_Written, frozen=True):
    """All lessons of a game, in order."""

    lesson: list[Lesson]
    wrong: dict[str, str] = {}

    def find(self, name: str) -> Lesson | None:
        """The lesson of that id."""
        return next((lesson for lesson in self.lesson if lesson.id == name), None)

    def text_keys(self) -> Iterator[str]:
        """The keys of all texts that the course can say."""
        yield from (TITLE, INTRO, NOT_MEANT, GO_ON, DONE)
        yield from (f"lesson-wrong-{name}" for name in self.wrong.values())
        for lesson in self.lesson:
            yield from (lesson.key("title"), lesson.key("intro"))
            yield from (lesson.key("tour", stop.id) for stop in lesson.tour)
            for step in lesson.step:
                yield from step_keys(lesson, step)


def step_keys(lesson: Lesson, step: Step) -> Iterator[str]:
    """The keys of all texts of a step."""
    yield from (lesson.key(step.id, word) for word in ("ask", "hint", "why"))
    if step.then:
        yield lesson.key(step.id, "then")
    yield from (lesson.key(step.id, "wrong", name) for name in step.wrong.values())
    yield from (lesson.key(step.id, "remark", remark.say) for remark in step.remarks)


# -- what fits -------------------------------------------------------------------------------------------------------


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")))


def fits(pattern: str, notation: str) -> bool:
    """Whether a notation is one of a pattern, in which a star stands for anything."""
    return _expression(pattern).fullmatch(notation) is not None


def holds(condition: Condition, shown: Any) -> bool:
    """Whether all that a condition says is so."""
    return all(any(_is(value, wanted) for value in found(shown, path.split("."))) for path, wanted in condition.items())


def found(shown: Any, path: Sequence[str]) -> Iterator[Any]:
    """What lies at the end of a path; a star stands for every place."""
    if not path:
        yield shown
        return
    for value in _inside(shown, path[0]):
        yield from found(value, path[1:])


def _inside(shown: Any, name: str) -> list[Any]:
    """What lies at a place of something."""
    places = dict(enumerate(shown)) if isinstance(shown, list) else shown if isinstance(shown, dict) else {}
    return [value for place, value in places.items() if name in ("*", str(place))]


def _is(value: Any, wanted: Any) -> bool:
    """Whether a value is as wanted: the same, or long or large enough, or one that holds something."""
    if not isinstance(wanted, dict):
        return bool(value == wanted)
    size = value if isinstance(value, int | float) else len(value or "")
    enough = wanted.get("least", size) <= size <= wanted.get("most", size)
    return enough and ("has" not in wanted or (isinstance(value, str | list | dict) and wanted["has"] in value))


def shown_to(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is shown, as conditions look at it."""
    game = match.game
    table = game.rulebook.table_of(plain(game.blanked(None)))
    return {"table": table, "hand": game.rulebook.hand_of(plain(game.blanked(seat)), seat)}


# -- following -------------------------------------------------------------------------------------------------------


class Following:
    """A reader on the way through a lesson: what has been done, and what was said to the last of it."""

    def __init__(self, course: Course, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.number = 0  # of the step that is to be done
        self.taken = 0  # actions of the reader that were right
        self.shown = 0  # the first ply that the last action has brought
        self.verdict: Verdict = "begin"
        self.said: list[str] = []
        self.reasons: list[Reason] = []
        self._course = course
        self._pass_over()

    @property
    def step(self) -> Step | None:
        """What is to be done now; nothing when the lesson is done."""
        steps = self.lesson.step
        return steps[self.number] if self.number < len(steps) else None

    def take(self, word: str, language: str = "en") -> bool:
        """Try an action of the reader; whether it was right. If not, nothing changes but what is said."""
        step, game, seat = self.step, self.match.game, self.lesson.seat
        if step is None:
            raise BadOption("action", word, "none; the lesson is done")
        try:
            action = game.check(word, seat)
        except IllegalAction:
            self.verdict, self.said, self.reasons = "illegal", [], game.why_not(word, seat, language)
            return False
        fault = self._fault(step, action.notation)
        if fault is not None:
            self.verdict, self.said = "not-meant", [fault]
            return False
        self._do(step, action.notation)
        return True

    def _do(self, step: Step, notation: str) -> None:
        """Play what was right, and what follows from it."""
        self.shown = self.match.ply + 1
        study.play_word(self.match, f"{self.lesson.seat}:{notation}")
        self.taken += 1
        seen = shown_to(self.match, self.lesson.seat)
        self.verdict, self.said = "right", self._remarks(step, notation, seen)
        if holds(step.until, seen):
            self._finish(step)
        elif not self.said:
            self.said = [GO_ON]

    def _finish(self, step: Step) -> None:
        """Say what a step has shown, let the others answer, and go on to the next."""
        self.said.append(self.lesson.key(step.id, "why"))
        for word in step.then:
            study.play_word(self.match, word)
        if step.then:
            self.said.append(self.lesson.key(step.id, "then"))
        self.number += 1
        self._pass_over()
        if self.step is None:
            self.said.append(DONE)

    def _pass_over(self) -> None:
        """Skip steps whose aim is reached already."""
        seen = shown_to(self.match, self.lesson.seat)
        while self.step is not None and self.step.until and holds(self.step.until, seen):
            self.number += 1

    def _remarks(self, step: Step, notation: str, seen: dict[str, Any]) -> list[str]:
        fitting = (remark for remark in step.remarks if fits(remark.to, notation) and holds(remark.when, seen))
        return [self.lesson.key(step.id, "remark", remark.say) for remark in fitting][:1]

    def _fault(self, step: Step, notation: str) -> str | None:
        """What is said to a legal action that is not meant; nothing to one that is. The longest pattern decides."""
        accepted: dict[str, str | None] = dict.fromkeys(step.accept)
        wrong = {pattern: self.lesson.key(step.id, "wrong", name) for pattern, name in step.wrong.items()}
        anywhere = {pattern: f"lesson-wrong-{name}" for pattern, name in self._course.wrong.items()}
        for known in (wrong | accepted, anywhere):
            fitting = [pattern for pattern in known if fits(pattern, notation)]
            if fitting:
                return known[max(fitting, key=lambda pattern: len(pattern.replace("*", "")))]
        return NOT_MEANT


def follow(course: Course, lesson: Lesson, game: str, words: Sequence[str], language: str = "en") -> Following:
    """A lesson after actions of the reader, up to the first that is not right."""
    following = Following(course, lesson, study.from_position(game, lesson.position))
    for index, word in enumerate(words):
        try:
            if not following.take(word, language):
                break
        except ZigguratError as error:
            raise ActionRefused(index, error) from error
    return following
