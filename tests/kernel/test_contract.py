"""A game folder that lacks something is refused, with what is missing; so are verbs and texts that do not fit."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import numpy as np
import pytest

from ziggurat import Babel
from ziggurat.games.babel.setup import deal
from ziggurat.games.babel.state import STATE
from ziggurat.kernel import registry, verbs
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.records import record_type
from ziggurat.kernel.texts import Phrase, forms, say, speak

FOLDER = Babel.rulebook.folder


def changed(**parts: Any) -> type[Game]:
    """Babel with another rulebook."""
    return type("Changed", (Babel,), {"rulebook": replace(Babel.rulebook, **parts)})


def test_babel_is_complete() -> None:
    registry.check(Babel)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (np.dtype([("rng", "u4")]), "not aligned"),
        (record_type([("a", "i1"), ("b", "i8")]), "gaps"),
        (record_type([("rng", "i8"), ("undo_seat", "i8")]), "lacks the field undoable"),
    ],
)
def test_a_record_type_that_will_not_do_is_refused(state: np.dtype[np.void], expected: str) -> None:
    with pytest.raises(TypeError, match=expected):
        registry.check(changed(state=state))


def test_a_missing_file_and_a_wrong_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"lacks the file RULES\.md"):
        registry.check(changed(folder=tmp_path))
    with pytest.raises(TypeError, match="another name"):
        registry.check(changed(name="babylon"))


def test_texts_and_notation_that_leave_something_out_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="lack river-"):
        registry.check(changed(words={"river": "river"}))
    folder = copytree(FOLDER, tmp_path / "babel")
    notation = (folder / "NOTATION.md").read_text(encoding="utf-8")
    (folder / "NOTATION.md").write_text(notation.replace("## As JSON", "## As data"), encoding="utf-8")
    with pytest.raises(TypeError, match="lacks the section '## As JSON'"):
        registry.check(changed(folder=folder))


def test_two_games_cannot_share_a_record_type() -> None:
    rules = dict.fromkeys(verbs.VERBS, deal)
    with pytest.raises(TypeError, match="cannot be told apart"):
        verbs.implement(STATE, **rules)
    del rules["legal"]
    with pytest.raises(TypeError, match="legal"):
        verbs.implement(record_type([("a", "i8")]), **rules)


def test_texts_fail_loudly_where_we_made_a_mistake() -> None:
    assert say(FOLDER, "en", "land-H") == "Hatti"
    assert forms(FOLDER, "en", "nation", "A") == {
        "nation": "Assyrian",
        "nation_one": "an Assyrian",
        "nation_many": "Assyrians",
    }
    with pytest.raises(LookupError):
        say(FOLDER, "en", "no-such-key")
    with pytest.raises(LookupError):
        say(FOLDER, "en", "act-travel")
    with pytest.raises(BadOption, match="one of: de, en, hu, ru"):
        say(FOLDER, "xx", "land-H")


def test_a_phrase_is_spoken_with_forms_names_and_phrases_inside() -> None:
    words = {"land": "land", "nation": "nation", "origin": "land"}
    travel = Phrase("act-travel", {"land": "H", "nation": "A"})
    assert speak(FOLDER, words, "en", travel) == "Travel to Hatti (discard an Assyrian)"
    run = Phrase("act-run", {"what": travel, "run": 2})
    assert speak(FOLDER, words, "en", run) == "Travel to Hatti (discard an Assyrian) (run 2 from the river)"
    assert run.data()["values"] == {"what": {"key": "act-travel", "values": {"land": "H", "nation": "A"}}, "run": 2}
    told = Phrase("told-migrate", {"who": 1, "cards": "M M S", "origin": "M", "land": "P"})
    assert speak(FOLDER, words, "en", told) == "Seat 1 migrated M M S from Media to Persia."
    assert speak(FOLDER, words, "en", told, ["Anna", "Boris"]) == "Boris migrated M M S from Media to Persia."


def test_a_game_keeps_its_start_and_its_actions_and_no_more() -> None:
    game = Babel(7)
    start = game.position()
    for action in ("tH", "sM", "bs", "end"):
        assert game.play(action) is game.action(action)
    assert game.history[0] == (0, game.action("tH"))
    again = game.from_start()
    assert (again.position(), again.history, again.key) == (start, (), game.key)
    assert len(game.history) == 4
    assert game.tell(2) == ["Seat 0 built level 1 in Hatti, the starting card: value 0 → 1."]
    game.undo()
    assert game.tell() == game.tell(2)


def test_what_lies_on_the_table_can_be_read() -> None:
    game = Babel(7, edition="ru")
    assert game.edition == "ru"
    assert game.token(0) is None
    for action in ("tH", "sM", "bs", "end"):
        game.play(action)
    assert game.token(0) == "H"
    assert game.column(0, "H") == "M"
    assert game.temple(0, "H") == (1,)
    assert len(game.stock(0)) == 2
    assert game.stock(1) == ()
    assert len(game.hand(1) or "") == game.hand_size(1) == 8
    with pytest.raises(BadOption, match="M, S, H, P, A"):
        game.column(0, "X")
    with pytest.raises(BadOption, match="one from 0 to 1"):
        game.value(2)


def test_actions_and_legal_lists_print_and_compare() -> None:
    game = Babel(7)
    action = game.legal[0]
    assert repr(action) == "<tM>"
    assert repr(game.legal) == "<LegalActions for seat 0: tM tS tH tP>"
    assert repr(game.legal_for(1)) == "<LegalActions for seat 1: none>"
    assert action in game.legal
    assert action.number in game.legal
    assert None not in game.legal
    assert [game.rulebook.actions][action.number - 1 :] == [game.rulebook.actions]
    assert game.tell.__doc__
    game.play(action)
    assert game.tell() == ["Seat 0 travelled to Media, discarding a Mede."]
    assert game.tell(0) == game.tell(-1)
    assert game != "a game"
