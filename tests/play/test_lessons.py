"""Lessons: every way through them ends well, every text is there and is said, a bad file is refused with its line."""

from __future__ import annotations

import copy
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ziggurat import Babel
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.texts import say
from ziggurat.play import lessons, lessons_file
from ziggurat.play.errors import ActionRefused, CourseError
from ziggurat.play.lessons import Course, Following, Lesson

GAMES = [name for name in registry.names() if lessons_file.course_of(name)]
MOST_STATES = 200  # of a lesson that are looked at one by one; what lies beyond is walked through by chance
WALKS = 25


def course_of(game: str) -> Course:
    course = lessons_file.course_of(game)
    assert course is not None
    return course


def folder_of(game: str) -> Path:
    return registry.find(game).rulebook.folder / lessons_file.FOLDER


EVERY_LESSON = pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(game, lesson, id=f"{game} {lesson.id}") for game in GAMES for lesson in course_of(game).lesson],
)
EVERY_LANGUAGE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in lessons_file.languages(game)]
)


# -- every way through -----------------------------------------------------------------------------------------------


def branches(here: Following, said: set[str]) -> list[Following]:
    """Where every right action leads; whatever is said to the others is noted."""
    ways = []
    for action in here.match.game.legal_for(here.lesson.seat):
        there = copy.copy(here)
        there.match = here.match.at(here.match.ply)
        if there.take(action.notation):
            assert there.verdict == "right"
            ways.append(there)
        else:
            assert there.verdict == "not-meant"
            assert (there.taken, there.number, there.match.ply) == (here.taken, here.number, here.match.ply)
        said.update(there.said)
    assert ways, f"nothing that step {here.number} accepts is legal: {here.match.game.position()}"
    return ways


def explore(begun: Following, said: set[str]) -> int:
    """Go every way, or as many as there is time for, to its end; how many ends there are."""
    todo, seen, ends = [begun], set[tuple[int, str]](), 0
    while todo and len(seen) < MOST_STATES:
        here = todo.pop()
        state = here.number, here.match.game.position()
        ends += here.step is None
        if here.step is not None and state not in seen:
            seen.add(state)
            todo += branches(here, said)
    if todo:
        for seed in range(WALKS):
            walk(begun, random.Random(seed), said)
    return ends


def walk(begun: Following, chance: random.Random, said: set[str]) -> None:
    """Go one way to its end."""
    here = begun
    while here.step is not None:
        here = chance.choice(branches(here, said))


@EVERY_LESSON
def test_every_accepted_way_is_legal_and_leads_to_the_end(game: str, lesson: Lesson) -> None:
    course, said = course_of(game), set[str]()
    begun = lessons.follow(course, lesson, game, [])
    assert (begun.verdict, begun.said, begun.number, begun.taken) == ("begin", [], 0, 0)
    assert explore(begun, said) > 0
    expected = {key for step in lesson.step for key in lessons.step_keys(lesson, step)}
    asked = {lesson.key(step.id, word) for step in lesson.step for word in ("ask", "hint")}
    assert expected - asked <= said, "a text that nobody can ever hear"
    assert lessons.DONE in said


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_course_says_to_any_action_is_said_somewhere(game: str) -> None:
    course, said = course_of(game), set[str]()
    for lesson in course.lesson:
        explore(lessons.follow(course, lesson, game, []), said)
    general = {f"lesson-wrong-{name}" for name in course.wrong.values()}
    assert general | {lessons.GO_ON, lessons.DONE} <= said


@EVERY_LESSON
def test_a_lesson_teaches_rules_and_begins_with_its_reader(game: str, lesson: Lesson) -> None:
    begun = lessons.follow(course_of(game), lesson, game, [])
    assert lesson.rules
    assert begun.match.to_act == (lesson.seat,)
    assert begun.match.game.position() == lesson.position


@EVERY_LESSON
def test_marks_are_places_that_the_game_describes(game: str, lesson: Lesson) -> None:
    described = (registry.find(game).rulebook.folder / "NOTATION.md").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^\| `(\w+)(?:\.[\w.]+)?` \|", described, re.MULTILINE))
    marks = [stop.marks for stop in lesson.tour] + [step.marks for step in lesson.step]
    assert {mark.partition(".")[0] for places in marks for mark in places} <= kinds


# -- texts -----------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_text_is_there_and_is_used(game: str, language: str) -> None:
    text = (folder_of(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^([\w-]+) *=", text, re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == set(course_of(game).text_keys())


@EVERY_LANGUAGE
def test_every_text_can_be_said(game: str, language: str) -> None:
    for key in course_of(game).text_keys():
        assert say(folder_of(game), language, key).strip(), key


# -- what is said ----------------------------------------------------------------------------------------------------


def followed(lesson: str, words: str, language: str = "en") -> Following:
    course = course_of("babel")
    found = course.find(lesson)
    assert found is not None
    return lessons.follow(course, found, "babel", words.split(), language)


def test_a_right_action_is_told_why_and_answered_by_the_other_seat() -> None:
    now = followed("leaps", "leapo halveP")
    assert (now.verdict, now.taken, now.number, now.step) == ("right", 2, 2, None)
    assert now.said == ["lesson-leaps-halve-why", "lesson-leaps-halve-then", "lesson-done"]
    assert (now.shown, now.match.ply) == (2, 5)


def test_a_legal_action_that_is_not_meant_is_told_why_not_and_is_not_played() -> None:
    now = followed("leaps", "halveP leapo")
    assert (now.verdict, now.taken, now.said) == ("not-meant", 0, ["lesson-leaps-leap-wrong-halve"])
    assert now.match.ply == 0
    assert followed("leaps", "end").said == ["lesson-wrong-end"]
    assert followed("ending", "bo bo").verdict == "illegal"


def test_an_action_that_is_not_legal_is_told_its_reasons_in_the_language_of_the_reader() -> None:
    now = followed("leaps", "leapo raze", "en")
    assert (now.verdict, now.taken, now.said) == ("illegal", 1, [])
    assert {reason.rule for reason in now.reasons} == {"B30", "B31"}
    assert "Assyrians" in now.reasons[0].sentence
    assert not followed("leaps", "leapo").reasons


def test_either_order_is_right_where_both_are() -> None:
    for words in ("sP sM sS sA", "sP sM sA sS"):
        assert followed("settle", words).step is None
    assert followed("settle", "sP sM sA").said == ["lesson-go-on"]


def test_a_step_whose_aim_is_reached_is_passed_over() -> None:
    now = followed("building", "tM bo sS sP bt bt")
    assert now.step is not None
    assert now.step.id == "six"
    assert followed("building", "tM sS").said == ["lesson-building-four-remark-early"]


def test_remarks_look_at_what_came_of_an_action() -> None:
    assert followed("own", "tA").said == ["lesson-own-travel-remark-single", "lesson-own-travel-why"]
    assert followed("own", "tH").said[0] == "lesson-own-travel-remark-three"
    assert followed("own", "tA sH sH").said == ["lesson-own-build-remark-settled"]
    assert followed("own", "tA sH sH sH").said == ["lesson-own-build-remark-run"]
    assert followed("own", "tA sH bs sM sS sS sH sH sP").said == ["lesson-own-rest-remark-empty"]


@pytest.mark.parametrize(("words", "index"), [("abracadabra", 0), ("bo bo", 1)])
def test_what_cannot_be_read_or_comes_too_late_is_an_error_with_its_place(words: str, index: int) -> None:
    with pytest.raises(ActionRefused) as error:
        followed("aim", words)
    assert error.value.index == index
    assert isinstance(error.value.cause, BadOption) == (words == "bo bo")


# -- the worked examples ---------------------------------------------------------------------------------------------


def solved(lesson: str, words: str) -> Babel:
    """The table after an example, which must be done by then."""
    now = followed(lesson, words)
    assert now.step is None
    assert isinstance(now.match.game, Babel)
    return now.match.game


@pytest.mark.rule("B90")
def test_the_example_of_settling() -> None:
    game = solved("settling", "sA sP tA sS sS")
    assert (game.column(0, "S"), game.column(0, "A"), game.hand(0)) == ("AAAP", "SS", "")


@pytest.mark.rule("B91")
@pytest.mark.parametrize("words", ["tM bo bt bt sS sP bt bo", "tM sP bo bt sS bt bt bo"])
def test_the_example_of_building(words: str) -> None:
    game = solved("building", words)
    assert game.temple(0, "M") == (1, 2, 3, 4, 5, 6)
    assert (game.stock(0), game.stock(1)) == ((), ())


@pytest.mark.rule("B92")
@pytest.mark.parametrize("order", ["sM sS sH sA", "sA sH sM sS"])
def test_the_example_of_migration(order: str) -> None:
    moved = followed("migration", "mMP").match.game
    assert isinstance(moved, Babel)
    assert (moved.column(0, "M"), moved.column(0, "P"), moved.temple(0, "M")) == ("A", "PSSSH", (1, 2, 3, 4))
    assert "bo" not in moved.legal
    assert solved("migration", f"mMP {order} bo").temple(0, "M") == (1, 2, 3, 4, 5)


@pytest.mark.rule("B93")
def test_the_great_example() -> None:
    game = solved("great", "winover mHS winover raze tA sH rob tS halveP halveP end")
    assert [game.column(0, land) for land in "MSHPA"] == ["", "PPM", "SSAA", "", "HH"]
    assert [game.column(1, land) for land in "MSHPA"] == ["", "", "PS", "", ""]
    assert (game.temple(0, "A"), game.temple(1, "A"), game.temple(1, "H")) == ((3,), (1, 2), ())
    assert (game.stock(0), game.hand_size(1)) == ((4, 2, 1), 2 + 3)


# -- files that will not do ------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A copy of Babel's lessons to be spoilt."""
    (tmp_path / "text").mkdir()
    for name in (lessons_file.FILE, "text/en.ftl"):
        (tmp_path / name).write_text((folder_of("babel") / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def spoil(shelf: Path, name: str, old: str, new: str) -> int:
    """Change something in a file; the line where it stands."""
    text = (shelf / name).read_text(encoding="utf-8")
    before, found, after = text.partition(old)
    assert found, old
    (shelf / name).write_text(before + new + after, encoding="utf-8")
    return before.count("\n") + 1


def refusal(shelf: Path) -> CourseError:
    with pytest.raises(CourseError) as error:
        lessons_file.read(Babel, shelf / lessons_file.FILE)
    assert error.value.file == shelf / lessons_file.FILE
    assert f"line {error.value.line}:" in str(error.value)
    return error.value


def test_a_good_file_is_read(shelf: Path) -> None:
    assert lessons_file.read(Babel, shelf / lessons_file.FILE) == course_of("babel")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('accept = ["leapo"]', 'accepts = ["leapo"]', "unknown field `accepts`"),
        ('accept = ["leapo"]', "accept = 3", "Expected `array`"),
        ('accept = ["leapo"]', "accept = []", "no action is accepted"),
        ('accept = ["leapo"]', 'accept = ["jump"]', "no action is written 'jump'"),
        ('wrong = { "halve*" = "halve" }', 'wrong = { "quarter*" = "halve" }', "no action is written 'quarter*'"),
        ('then = ["dM", "dS", "dP"]', 'then = ["dM", "dX", "dP"]', "no action is written 'dX'"),
        ("{ to = \"s*\", say = \"early\" }", "{ to = \"s*\", says = \"early\" }", "unknown field `says`"),
        ("{ to = \"s*\", say = \"early\" }", "{ to = \"x*\", say = \"early\" }", "no action is written 'x*'"),
        ('id = "raids"', 'id = "Raids!"', "no id"),
        ('id = "raids"', 'id = "peoples"', "each id once"),
        ('rules = ["B30", "B32", "B33"]', 'rules = ["B30", "B99"]', "no paragraph B99"),
        ('{ "table.active" = 1 }', '{ "table.actives" = 1 }', "nothing lies at 'table.actives'"),
        ("{ most = 2 }", "{ less = 2 }", "'less' is no measure"),
        ('"end" = "end"', '"and" = "end"', "no action is written 'and'"),
        ('id = "aim"', 'id = "aim', ""),
        ('[[lesson]]\nid = "aim"', '[[lesson]', "Expected"),
        ('rules = ["B02", "B40", "B41"]', 'id = "aims"', "overwrite"),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_told_with_its_line(shelf: Path, old: str, new: str, told: str) -> None:
    line = spoil(shelf, lessons_file.FILE, old, new)
    error = refusal(shelf)
    assert told in str(error)
    assert error.line == line


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda line: line.replace("babel/2", "chess/1"), "babel/2"),
        (lambda line: Babel.from_position(line).view(0).position(), "hides something"),
        (lambda line: line.replace(" 17.0 ", " 17.1 "), "nothing to decide"),
    ],
)
def test_a_position_must_be_full_and_for_its_reader(shelf: Path, change: Any, told: str) -> None:
    lesson = course_of("babel").find("aim")
    assert lesson is not None
    line = spoil(shelf, lessons_file.FILE, lesson.position, change(lesson.position))
    error = refusal(shelf)
    assert told in str(error)
    assert error.line in (line, line + 1)


@pytest.mark.parametrize("key", ["course-title", "lesson-wrong-end", "lesson-aim-title", "lesson-raids-rob-why"])
def test_a_text_that_is_missing_is_named(shelf: Path, key: str) -> None:
    spoil(shelf, "text/en.ftl", f"\n{key} =", f"\n{key}x =")
    assert f"no text {key}" in str(refusal(shelf))


def test_lessons_without_any_text_are_refused(shelf: Path) -> None:
    (shelf / "text" / "en.ftl").unlink()
    assert "no text course-title" in str(refusal(shelf))


def test_a_game_that_is_unknown_has_no_course() -> None:
    assert lessons_file.course_of("chess") is None


# -- patterns and conditions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "notation", "fitting"),
    [("tM", "tM", True), ("tM", "tMx", False), ("t*", "tM", True), ("*", "end", True), ("m*P", "mMP", True),
     ("m*P", "mPM", False), ("raze*", "raze/2", True), ("b.", "bo", False)],
)  # fmt: skip
def test_a_star_stands_for_anything(pattern: str, notation: str, fitting: bool) -> None:
    assert lessons.fits(pattern, notation) == fitting


SHOWN = {"a": {"b": [1, {"c": "HHHS"}], "n": 7, "none": None}, "list": ["x", "xy"]}


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ({}, True),
        ({"a.n": 7}, True),
        ({"a.n": 8}, False),
        ({"a.b.0": 1, "a.n": 7}, True),
        ({"a.b.0": 1, "a.n": 8}, False),
        ({"a.n": {"least": 7}}, True),
        ({"a.n": {"least": 8}}, False),
        ({"a.n": {"most": 7, "least": 7}}, True),
        ({"a.b.1.c": {"least": 4, "has": "HHH"}}, True),
        ({"a.b.1.c": {"has": "SS"}}, False),
        ({"a.n": {"has": "7"}}, False),
        ({"a.none": {"least": 1}}, False),
        ({"list": {"has": "xy"}}, True),
        ({"list.*": {"least": 2}}, True),
        ({"list.*": {"least": 3}}, False),
        ({"a.b.9": 1}, False),
        ({"a.n.deeper": 1}, False),
    ],
)
def test_a_condition_holds_when_all_that_it_says_is_so(condition: dict[str, Any], so: bool) -> None:
    assert lessons.holds(condition, SHOWN) == so
