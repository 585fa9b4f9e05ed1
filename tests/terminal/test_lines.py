"""The line-mode client, played as people play it: typed lines in, text out."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat import Babel
from ziggurat.agents import make
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.gamerecord import free_headers
from ziggurat.terminal import lines, saves
from ziggurat.terminal.lines import Lines


class Player:
    """A person at the keyboard: types prepared lines, keeps all that was shown."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def sit(
    game: Babel, player: Player, *, against: str | None = None, path: Path | None = None, language: str = "en"
) -> Path:
    """One sitting; seat 1 is a person too unless an agent is named."""
    agents = {1: make(against, seed=1)} if against else {}
    headers = {"Agent1": against} if against else {}
    path = path or saves.new_file(game)
    Lines(game, agents, path, headers=headers, language=language, read=player.read, show=player.shown.append).run()
    return path


def test_an_action_is_played_by_number_and_by_notation() -> None:
    game, player = Babel(3), Player("1", "sM", "bs")
    sit(game, player, against="random")
    assert [action.notation for _, action in game.history] == ["tM", "sM", "bs"]
    assert "Seat 0 travelled to Media, discarding a Mede." in player.text
    assert "Build level 1 in Media with your starting card: value 0 → 1" in player.text


def test_a_bad_entry_is_explained_and_changes_nothing() -> None:
    game, player = Babel(3), Player("end", "foo", "99", "bo", "why sM", "why xx", "why tM")
    sit(game, player, against="random")
    assert not game.history
    assert "You must build your starting card before you end your turn. B25" in player.text
    assert "At column 1: expected an action" in player.text
    assert "type a number from 1 to 4" in player.text
    assert "Your token is still at the quarry" in player.text
    assert "tM is possible: Travel to Media (discard a Mede)" in player.text


def test_undo_takes_back_what_is_fair_and_no_more() -> None:
    game, player = Babel(3), Player("undo", "tM", "sM", "undo", "bs", "undo", "undo", "undo")
    sit(game, player, against="random")
    assert not game.history
    assert player.text.count("Taken back") == 2
    assert player.text.count("Nothing can be taken back") == 3


def test_an_ended_turn_stands() -> None:
    game, player = Babel(3), Player("tM", "sM", "bs", "end", "undo")
    sit(game, player, against="greedy")
    assert game.turn >= 2
    assert "Nothing can be taken back" in player.text


def test_what_can_be_asked() -> None:
    player = Player(
        "help", "?", "table", "list", "log", "tM", "log", "rule b22", "rule 9", "rules", "notation", "position"
    )
    sit(Babel(3), player, against="random")
    assert "why an action is or is not possible" in player.text
    assert "B22 Build\n\nPut a temple card on your site" in player.text
    assert "There is no paragraph “9”" in player.text
    assert player.text.index("SETTING UP\n\nB03") < player.text.index("B93 The great example")
    assert "halve their hand with a run of Persians" in player.text
    assert "babel/2 de 1.0 act - MQ 11 MMSHHPP,?5" in player.text


@pytest.mark.parametrize(
    ("language", "thinks", "line"),
    [("en", "Scribe thinks", "Main line: "), ("de", "Schreiber denkt nach", "Hauptvariante: "),
     ("ru", "Писец думает", "Главный вариант: "), ("hu", "Írnok gondolkodik", "Fő változat: ")],
)  # fmt: skip
def test_a_hint_says_what_the_best_would_do_and_why(
    monkeypatch: pytest.MonkeyPatch, language: str, thinks: str, line: str
) -> None:
    monkeypatch.setattr(lines, "BEST", "scribe")
    game, player = Babel(3), Player("hint")
    sit(game, player, against="random", language=language)
    assert thinks in player.text
    assert line in player.text
    assert not game.history


@pytest.mark.parametrize(("language", "name"), [("en", "Seat 1: Mason"), ("de", "Platz 1: Maurer")])
def test_a_level_is_called_by_its_name(language: str, name: str) -> None:
    player = Player()
    sit(Babel(3), player, against="mason", language=language)
    assert name in player.text


def test_a_whole_game_against_an_agent_is_told_to_its_end() -> None:
    game = Babel(5)
    player = Player(*["1"] * 3000)
    path = sit(game, player, against="greedy")
    assert game.is_over
    assert str(game.outcome) in player.text
    assert Babel.from_record(path.read_text(encoding="utf-8")) == game
    assert saves.latest("babel") is None


def test_two_people_never_see_each_others_cards() -> None:
    game = Babel(7)
    player = Player("", "tH", "sM", "bs", "end", "", "tP", "end")
    sit(game, player)
    parts = re.split(r"Seat \d, it is for you to decide", player.text)
    assert len(parts) == 3
    hands = [Babel(7).hand(0), Babel(7).hand(1)]
    assert f"Your hand: {' '.join(hands[0] or '')}" in parts[1]
    assert "Your hand" not in parts[0]
    for part in parts[1:]:
        assert part.count("Your hand:") == 1
    assert parts[2].index("Seat 0 travelled to Hatti") < parts[2].index("Your hand")
    assert "Seat 1 draws 3 nation cards." in parts[1]


def test_what_was_taken_back_is_told_to_nobody() -> None:
    player = Player("", "tH", "undo", "tP", "sM", "bs", "end", "", "quit")
    sit(Babel(7), player)
    told = player.text.rpartition("Seat 1, it is for you to decide")[2]
    assert "Seat 0 travelled to Persia" in told
    assert "Hatti, discarding" not in told


def test_quit_is_heard_between_two_people() -> None:
    player = Player("", "tH", "sM", "bs", "end", "quit", "tP")
    sit(Babel(7), player)
    assert "Your hand" not in player.text.rpartition("Seat 1, it is for you to decide")[2]
    assert "The game is saved in" in player.text


def test_a_number_can_be_asked_about() -> None:
    player = Player("why 1", "why 77", "why", "rule", "nonsense")
    sit(Babel(3), player, against="random")
    assert "tM is possible" in player.text
    assert "type a number from 1 to 4" in player.text
    assert "Type help to see what can be typed." in player.text


def test_headers_of_a_record_stay_and_nothing_is_written_before_something_changes(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    text = Babel(3).record(Seat0="Anna", Place="Ur") + "# a remark\n"
    path.write_text(text, encoding="utf-8")
    Lines(
        Babel.from_record(text), {}, path, headers=free_headers(text), read=Player().read, show=lambda line: None
    ).run()
    assert path.read_text(encoding="utf-8") == text
    Lines(
        Babel.from_record(text),
        {},
        path,
        headers=free_headers(text),
        read=Player("", "tM").read,
        show=lambda line: None,
    ).run()
    assert '[Seat0 "Anna"]\n[Place "Ur"]' in path.read_text(encoding="utf-8")


def test_broken_files_among_the_saves_are_passed_over() -> None:
    path = sit(Babel(3), Player("tM"), against="random")
    for name, raw in (("babel-a.txt", b"\xff\xfe"), ("babel-b.txt", b"no record"), ("babel-c.txt", b"")):
        (path.parent / name).write_bytes(raw)
    assert saves.latest("babel") == path


def test_a_place_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ZIGGURAT_DATA_DIR", str(tmp_path / "file"))
    with pytest.raises(BadOption, match="set ZIGGURAT_DATA_DIR"):
        sit(Babel(3), Player("tM"), against="random")


def test_the_halved_player_decides_in_the_middle_of_a_turn() -> None:
    from ziggurat.games.babel.tests.positions import position

    game = position(tokens="HQ", hands=("M", "SSPPA"), columns=({"H": "HHHH"}, {}))
    player = Player("", "halveH", "", "dS", "undo", "dP", "dS", "", "undo", "halveH")
    sit(game, player)
    assert [str(action) for _, action in game.history] == ["halveH", "dP", "dS", "halveH"]
    assert "Seat 1, it is for you to decide" in player.text
    assert "Seat 1 discarded a Persian." in player.text


def test_the_end_of_input_saves_the_game_and_it_goes_on_where_it_was() -> None:
    game, player = Babel(3), Player("tM", "sM")
    path = sit(game, player, against="greedy:worlds=2")
    assert f"The game is saved in {path}" in player.text
    assert saves.latest("babel") == path
    again = Babel.from_record(path.read_text(encoding="utf-8"))
    assert again == game
    assert '[Agent1 "greedy:worlds=2"]' in path.read_text(encoding="utf-8")
    sit(again, Player("bs"), against="greedy", path=path)
    assert len(again.history) == 3


def test_leaving_by_word_saves_too() -> None:
    for word in ("quit", "exit", "q"):
        player = Player("tM", word, "sM")
        sit(Babel(3), player, against="random")
        assert "To go on: ziggurat play babel --resume" in player.text


def start(*arguments: str, data: Path) -> "subprocess.Popen[str]":
    environment = os.environ | {"ZIGGURAT_DATA_DIR": str(data), "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "ziggurat", "play", "babel", *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip


@pytest.mark.compiled
def test_the_command_plays_saves_and_resumes(tmp_path: Path) -> None:
    first = start("--seed", "3", data=tmp_path)
    out, err = first.communicate("tM\nsM\n")
    assert first.returncode == 0, err
    assert "Seat 0 settled a Mede in Media." in out
    assert "Traceback" not in err
    second = start("--resume", data=tmp_path)
    out, err = second.communicate("bs\nend\n")
    assert second.returncode == 0, err
    assert "Seat 0 built level 1 in Media" in out
    third = start("--seed", "4", data=tmp_path)
    out, _ = third.communicate("")
    assert "Babel, turn 1." in out
    assert len(list((tmp_path / "games").glob("*.txt"))) == 2


def at_a_terminal(typed: list[tuple[str, str]], *arguments: str, data: Path) -> str:
    """Run the command at a real (pseudo) terminal: wait for a text, then type; return all that was shown."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ |= {"ZIGGURAT_DATA_DIR": str(data), "LC_ALL": "C.UTF-8"}
        os.execv(sys.executable, [sys.executable, "-m", "ziggurat", "play", "babel", *arguments])
    shown = ""
    for wanted, line in typed:
        while wanted not in shown.rpartition(TYPED)[2]:
            shown += os.read(terminal, 4096).decode()
        shown += TYPED
        os.write(terminal, line.encode())
    try:
        while chunk := os.read(terminal, 4096):
            shown += chunk.decode()
    except OSError:
        pass
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    return shown


TYPED = "\n--typed--\n"


@pytest.mark.compiled
def test_at_a_terminal_the_screen_is_cleared_between_people_and_a_waiting_game_is_offered(tmp_path: Path) -> None:
    hot_seat = [
        ("Press Enter", "\n"),
        ("Seat 0>", "tM\n"),
        ("Seat 0>", "sM\n"),
        ("Seat 0>", "bs\n"),
        ("Seat 0>", "end\n"),
    ]
    shown = at_a_terminal([*hot_seat, ("Seat 1, it is", "quit\n")], "--against", "person", "--seed", "3", data=tmp_path)
    after = shown.rpartition("ended the turn")[2]
    assert "\x1b[2J" in after
    assert "Your hand" not in after
    shown = at_a_terminal(
        [("Go on with it?", "perhaps\n"), ("Go on with it?", "\n"), ("Seat 1, it is", "q\n")], data=tmp_path
    )
    assert "Going on with the game saved in" in shown
    shown = at_a_terminal([("Go on with it?", "\x04")], data=tmp_path)
    assert "Your hand" not in shown
    assert len(list((tmp_path / "games").glob("*.txt"))) == 1


@pytest.mark.compiled
def test_ctrl_c_leaves_cleanly_with_the_game_saved(tmp_path: Path) -> None:
    process = start("--seed", "3", data=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("tM\n")
    process.stdin.flush()
    while "travelled" not in process.stdout.readline():
        pass
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert "The game is saved in" in out
    assert "Traceback" not in err
    saved = next((tmp_path / "games").glob("*.txt")).read_text(encoding="utf-8")
    assert [str(action) for _, action in Babel.from_record(saved).history] == ["tM"]
