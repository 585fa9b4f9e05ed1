"""Courses are read from the folder `lessons/` of a game, and checked; its README says what the words mean."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, get_args

import msgspec

from ziggurat.kernel import registry
from ziggurat.kernel.errors import UnknownGame, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.play import study
from ziggurat.play.errors import CourseError
from ziggurat.play.lessons import Condition, Course, Lesson, Measure, Step, fits, found, shown_to, step_keys
from ziggurat.play.match import Match

FOLDER = "lessons"
FILE = "lessons.toml"


@cache
def course_of(game: str) -> Course | None:
    """The course of a game, checked; None where it has none."""
    try:
        kind = registry.find(game)
    except UnknownGame:
        return None
    file = kind.rulebook.folder / FOLDER / FILE
    return read(kind, file) if file.is_file() else None


def languages(game: str) -> list[str]:
    """The languages in which the lessons of a game speak."""
    return sorted(file.stem for file in (registry.find(game).rulebook.folder / FOLDER / "text").glob("*.ftl"))


def read(kind: type[Game], file: Path) -> Course:
    """A course from its file; whatever is wrong with it raises `CourseError`, with the line."""
    return _Reader(kind, file).course()


class _Reader:
    """A file of lessons while it is read."""

    def __init__(self, kind: type[Game], file: Path) -> None:
        self._kind = kind
        self._file = file
        self._lines = file.read_text(encoding="utf-8").splitlines()
        self._texts = _keys_in(file.parent / "text" / "en.ftl")
        self._rules = set(re.findall(r"^- ((?:R-)?[A-Z]+[0-9.]+)\b", _text(kind, "RULES.md"), re.MULTILINE))

    def course(self) -> Course:
        """The whole course."""
        try:
            course = msgspec.convert(tomllib.loads("\n".join(self._lines)), Course)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise CourseError(self._file, int(line[1]) if line else len(self._lines), str(error)) from error
        except msgspec.ValidationError as error:
            raise CourseError(self._file, self._line_of(str(error)), str(error)) from error
        self._check(course)
        return course

    def _line_of(self, message: str) -> int:
        """The line that a message speaks of: `… field `x` - at `$.lesson[2].step[0].accept``."""
        path = re.findall(r"\.(\w+)(?:\[(\d+)\])?", message.partition("`$")[2])
        places = [int(index) for name, index in path if name in ("lesson", "step") and index]
        word = re.search(r"unknown field `(.+?)`", message)
        return self._line(places, word[1] if word else path[-1][0] if path else "")

    def _line(self, places: Sequence[int], word: str) -> int:
        """The line of a word in a lesson or a step of it; where it is not found, the line where that begins."""
        start, end = 0, len(self._lines)
        for header, place in zip(("[[lesson]]", "[[lesson.step]]"), places, strict=False):
            heads = [number for number in range(start, end) if self._lines[number].strip() == header]
            start, end = (*heads, end)[place : place + 2] if place < len(heads) else (start, end)
        sought = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
        return next((number for number in range(start, end) if sought.search(self._lines[number])), start) + 1

    def _refuse(self, places: Sequence[int], word: str, what: str) -> NoReturn:
        raise CourseError(self._file, self._line(places, word), what)

    def _check(self, course: Course) -> None:
        """Refuse what could not be played or said."""
        self._check_ids([], [lesson.id for lesson in course.lesson])
        self._check_patterns([], course.wrong)
        for number, lesson in enumerate(course.lesson):
            self._check_lesson([number], lesson)
        for key in course.text_keys():
            if key not in self._texts:
                self._refuse(self._places(course, key), key.rpartition("-")[2], f"there is no text {key}")

    def _places(self, course: Course, key: str) -> list[int]:
        """The lesson and the step to which a key belongs."""
        for number, lesson in enumerate(course.lesson):
            for place, step in enumerate(lesson.step):
                if key in step_keys(lesson, step):
                    return [number, place]
            if key.startswith(lesson.key("")):
                return [number]
        return []

    def _check_lesson(self, places: list[int], lesson: Lesson) -> None:
        match = self._begin(places, lesson)
        self._check_ids(places, [step.id for step in lesson.step])
        self._check_ids(places, [stop.id for stop in lesson.tour] or ["none"])
        for rule in lesson.rules:
            if rule not in self._rules:
                self._refuse(places, rule, f"RULES.md has no paragraph {rule}")
        for number, step in enumerate(lesson.step):
            self._check_step([*places, number], step, shown_to(match, lesson.seat))

    def _begin(self, places: list[int], lesson: Lesson) -> Match:
        """The match of a lesson, if it begins with its reader."""
        try:
            match = study.from_position(self._kind.rulebook.name, lesson.position)
        except ZigguratError as error:
            self._refuse(places, "position", str(error).rstrip("."))
        if match.setup.position != lesson.position:
            self._refuse(places, "position", "the position hides something; give it in full")
        if lesson.seat not in match.to_act:
            self._refuse(places, "seat", f"seat {lesson.seat} has nothing to decide there")
        return match

    def _check_ids(self, places: list[int], ids: list[str]) -> None:
        for name in ids:
            if not re.fullmatch(r"[a-z]+", name) or ids.count(name) > 1:
                self._refuse(places, name, f"{name!r} is no id; give small letters, each id once")
        if not ids:
            self._refuse(places, "step", "there is nothing to do")

    def _check_step(self, places: list[int], step: Step, shown: dict[str, Any]) -> None:
        self._check_patterns(places, [*step.accept, *step.wrong, *(remark.to for remark in step.remarks)])
        if not step.accept:
            self._refuse(places, "accept", "no action is accepted")
        self._check_patterns(places, [re.sub("^[0-9]+:", "", word) for word in step.then])
        for condition in step.conditions:
            self._check_condition(places, condition, shown)

    def _check_patterns(self, places: list[int], patterns: Iterable[str]) -> None:
        for pattern in patterns:
            if not self._is_written(pattern):
                self._refuse(places, pattern, f"no action is written {pattern!r}")

    def _is_written(self, pattern: str) -> bool:
        """Whether a pattern is a notation, or that of some action fits it; payments depend on the position."""
        book = self._kind.rulebook
        if any(fits(pattern, action.notation) for action in book.all_actions):
            return True
        try:
            return "*" not in pattern and book.parse_action(pattern) >= 0
        except ZigguratError:
            return False

    def _check_condition(self, places: list[int], condition: Condition, shown: dict[str, Any]) -> None:
        for path, wanted in condition.items():
            if not list(found(shown, path.split("."))):
                self._refuse(places, path, f"nothing lies at {path!r}")
            for measure in wanted if isinstance(wanted, dict) else ():
                if measure not in get_args(Measure):
                    self._refuse(places, measure, f"{measure!r} is no measure; give {', '.join(get_args(Measure))}")


def _text(kind: type[Game], name: str) -> str:
    return (kind.rulebook.folder / name).read_text(encoding="utf-8")


def _keys_in(file: Path) -> set[str]:
    """The keys of a Fluent file; none where there is no file."""
    return set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M)) if file.is_file() else set()
