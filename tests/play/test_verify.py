"""Sealed deals: what was promised at the start is proven at the end, and whatever does not fit is refused."""

import hashlib
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.tables import ANN, BEN, TURN, match_of, play, play_at_random
from tests.support.worlds import part_way
from ziggurat import cli
from ziggurat.kernel.errors import RecordError, UnknownGame, ZigguratError
from ziggurat.play import deal
from ziggurat.play.errors import NotProven
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.verify import verify

ENDINGS = ("rules", "resigned", "agreed")
OTHER = "00" * 32


def finished(how: str, seed: int = 0) -> Match:
    match = match_of(seed)
    if how == "rules":
        play_at_random(match, random.Random(seed))
        return match
    play(match, *TURN)
    if how == "resigned":
        match.add(match.resign(1, ply=match.ply), 0)
    else:
        match.add(match.offer_draw(0, ply=match.ply), 0)
        match.add(match.offer_draw(1, ply=match.ply), 0)
    return match


def header(text: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.M)
    assert found
    return found[1]


def changed(text: str, name: str, value: str) -> str:
    assert header(text, name) != value
    return re.sub(rf'^\[{name} ".*"\]$', f'[{name} "{value}"]', text, flags=re.M)


def without(text: str, name: str) -> str:
    assert header(text, name)
    return re.sub(rf'^\[{name} ".*"\]\n', "", text, flags=re.M)


def with_header(text: str, name: str, value: str) -> str:
    return text.replace("\n\n", f'\n[{name} "{value}"]\n\n', 1)


# -- the commitment --------------------------------------------------------------------------------------------------


def by_hand(key: str, salt: str) -> str:
    return hashlib.new(
        "sha256", b"ziggurat-deal-1" + b":" + key.encode("ascii") + b":" + salt.encode("ascii")
    ).hexdigest()


def test_a_commitment_is_the_sha256_of_label_key_and_salt() -> None:
    assert (
        deal.commitment("00" * 32, "ff" * 32)
        == by_hand("00" * 32, "ff" * 32)
        == "e32a4b7ac62b22939fe76e8c0844e5a39eccfaf6c01a32a24dc9a408a0f48c36"
    )
    for seed in range(20):
        setup = match_of(seed).setup
        assert setup.commitment == by_hand(str(setup.key), str(setup.salt))


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum here")
def test_anybody_can_compute_a_commitment_in_a_shell() -> None:
    setup = match_of().setup
    line = f"printf '%s' 'ziggurat-deal-1:{setup.key}:{setup.salt}' | sha256sum"
    said = subprocess.run(["sh", "-c", line], check=True, capture_output=True, text=True).stdout
    assert said.split()[0] == setup.commitment


def test_capital_letters_in_a_key_promise_the_same() -> None:
    setup = Setup.new("babel", (ANN, BEN), key="AB" * 32)
    assert setup.commitment == by_hand("ab" * 32, str(setup.salt))
    match = Match.start(setup)
    match.add(match.resign(0, ply=0), 0)
    assert verify(match.record()).commitment == setup.commitment


def test_the_commitment_is_told_in_the_first_event_and_kept_in_the_record() -> None:
    match = finished("rules")
    assert header(match.record(), "Commitment") == match.setup.started().commitment == match.setup.commitment
    assert header(match.record(), "Salt") == match.setup.salt
    assert header(match.record(), "Key") == match.setup.key


# -- records that hold -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_match_ended_by_the_rules_is_proven(seed: int) -> None:
    match = finished("rules", seed)
    proof = verify(match.record(Date="2026-01-31"))
    assert (proof.game, proof.actions) == ("babel 2", len(match.game.history))
    assert (proof.commitment, proof.ending) == (match.setup.commitment, str(match.game.outcome))


@pytest.mark.parametrize(("how", "ending"), [("resigned", "resigned 1"), ("agreed", "agreed")])
def test_a_match_ended_by_its_players_is_proven(how: str, ending: str) -> None:
    match = finished(how)
    proof = verify(match.record())
    assert (proof.actions, proof.ending) == (4, ending)
    assert header(match.record(), "Ended") == ending


def test_names_are_in_the_record_and_undone_actions_are_not() -> None:
    match = match_of()
    play(match, "tM")
    match.add(match.undo(0, ply=1), 0)
    match.add(match.resign(0, ply=2), 0)
    text = match.record()
    assert (header(text, "Seat0"), header(text, "Seat1")) == ("Ann", "Ben")
    assert verify(text).actions == 0


# -- records that do not ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("name", ["Key", "Salt", "Commitment"])
def test_an_altered_promise_is_not_proven(how: str, name: str) -> None:
    text = finished(how).record()
    value = header(text, name)
    for other in (OTHER, value[:-1] + ("0" if value[-1] != "0" else "1"), "", "\ud800"):
        with pytest.raises(NotProven, match="do not give the commitment"):
            verify(changed(text, name, other))


@pytest.mark.parametrize("how", ENDINGS)
@pytest.mark.parametrize("name", ["Key", "Salt", "Commitment"])
def test_a_missing_header_is_named(how: str, name: str) -> None:
    with pytest.raises(NotProven, match=f"no header {name}"):
        verify(without(finished(how).record(), name))


def test_another_deal_with_its_own_promise_does_not_fit_the_actions() -> None:
    """Who makes up key, salt and commitment anew is betrayed by the actions."""
    text = finished("rules").record()
    faked = changed(changed(changed(text, "Key", OTHER), "Salt", OTHER), "Commitment", by_hand(OTHER, OTHER))
    with pytest.raises(ZigguratError):
        verify(faked)


def test_an_altered_action_is_refused() -> None:
    text = finished("rules").record()
    head, body = text.split("\n\n", 1)
    words = body.split(" ")
    with pytest.raises(RecordError, match="line"):
        verify(f"{head}\n\n" + " ".join([words[0], "end", *words[2:]]))
    with pytest.raises(RecordError, match="line"):
        verify(f"{head}\n\n" + " ".join([words[0], "castle", *words[2:]]))


def test_an_action_swapped_for_another_is_refused_where_the_rest_does_not_follow() -> None:
    """What is proven is that the match could go like this from the deal promised; the deal alone is sealed."""
    text = finished("rules").record()
    head, body = text.split("\n\n", 1)
    chance = random.Random(2)
    words = re.split(r"(\s+)", body)
    places = [place for place, word in enumerate(words) if re.fullmatch(r"[a-z]\w+", word) and word != "end"]
    notations = sorted({words[place] for place in places})
    refused = 0
    for place in chance.sample(places, 40):
        other = chance.choice([notation for notation in notations if notation != words[place]])
        try:
            verify(head + "\n\n" + "".join([*words[:place], other, *words[place + 1 :]]))
        except (RecordError, NotProven):
            refused += 1
    assert 30 < refused < 40


def test_an_altered_result_is_not_proven() -> None:
    text = finished("rules").record()
    with pytest.raises(NotProven, match="another end"):
        verify(changed(text, "Result", "The yard is empty. Seat 1 wins with 99 against 0. B43"))
    with pytest.raises(NotProven, match="another end"):
        verify(without(text, "Result"))


@pytest.mark.parametrize("how", ["resigned", "agreed"])
def test_a_result_beside_an_end_by_the_players_is_not_proven(how: str) -> None:
    with pytest.raises(NotProven, match="before"):
        verify(with_header(finished(how).record(), "Result", "Seat 1 wins. B43"))


@pytest.mark.parametrize("ended", ["agreed", "resigned 0", "resigned 1"])
def test_an_end_by_the_players_beside_one_by_the_rules_is_not_proven(ended: str) -> None:
    with pytest.raises(NotProven, match="another end"):
        verify(with_header(finished("rules").record(), "Ended", ended))


@pytest.mark.parametrize(
    "ended",
    ["", "resigned", "resigned 2", "resigned -1", "resigned 0 1", "Agreed", "agreed 0", "time 0", "resigned  0"],
)
def test_a_wrong_end_is_none(ended: str) -> None:
    with pytest.raises(NotProven, match="has not ended"):
        verify(changed(finished("resigned").record(), "Ended", ended))


def test_an_unfinished_match_is_not_proven() -> None:
    match = match_of()
    play(match, *TURN)
    with pytest.raises(NotProven, match="has not ended"):
        verify(match.record())
    with pytest.raises(NotProven, match="has not ended"):
        verify(without(finished("agreed").record(), "Ended"))
    text = finished("rules").record()
    with pytest.raises(NotProven, match="has not ended"):
        verify(text[: text.rindex(" ")] + "\n")


def test_a_match_from_a_position_has_nothing_to_prove() -> None:
    setup = Setup.new("babel", (ANN, BEN), position=part_way("babel", {}, 3, 20).position())
    match = Match.start(setup)
    match.add(match.resign(0, ply=0), 0)
    with pytest.raises(NotProven, match="Commitment, Key, Salt"):
        verify(match.record())


@pytest.mark.parametrize("text", ["", "hello", "[Ziggurat record 1]\n", "[Ziggurat record 2]\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        verify(text)


def test_a_record_of_another_game_or_version_is_refused() -> None:
    text = finished("agreed").record()
    with pytest.raises(UnknownGame):
        verify(changed(text, "Game", "chess 1"))
    for game in ("babel 3", "babel", "babel 1 1"):
        with pytest.raises(RecordError):
            verify(changed(text, "Game", game))


def test_a_damaged_record_is_proven_or_refused_with_a_typed_error() -> None:
    chance = random.Random(4)
    text = finished("rules").record()
    proven = 0
    for _ in range(300):
        letters = list(text)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(letters))
            letters[place : place + chance.randint(0, 3)] = chance.choice(
                ["", "x", '"', "\n", "[", "0", " ", "end ", "\ud800"]
            )
        try:
            verify("".join(letters))
            proven += 1
        except ZigguratError as error:
            assert str(error)
    assert proven < 100  # names and spaces may change


# -- the command -----------------------------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: Path) -> tuple[int, str, str]:
    """What `ziggurat verify FILE` answers: its exit status, what it prints and what it complains of."""
    monkeypatch.setattr(sys, "argv", ["ziggurat", "verify", str(path)])
    with pytest.raises(SystemExit) as end:
        cli.main()
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


@pytest.mark.parametrize("how", ENDINGS)
def test_the_command_says_what_is_proven(
    how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(how)
    (tmp_path / "match.txt").write_text(match.record(), encoding="utf-8")
    code, out, err = said(capsys, monkeypatch, tmp_path / "match.txt")
    assert (code, err) == (0, "")
    assert str(match.setup.commitment) in out
    assert f"{len(match.game.history)} actions" in out


@pytest.mark.parametrize("case", ["altered", "unfinished", "action", "missing", "folder", "binary", "empty"])
def test_the_command_refuses_in_one_line(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = finished("rules").record()
    path = tmp_path / "match.txt"
    faulty = {
        "altered": changed(text, "Salt", OTHER).encode(),
        "unfinished": match_of().record().encode(),
        "action": text.replace("1. ", "1. castle ", 1).encode(),
        "binary": b"\xff\xfe\0\0",
        "empty": b"",
    }
    if case in faulty:
        path.write_bytes(faulty[case])
    elif case == "folder":
        path.mkdir()
    code, out, err = said(capsys, monkeypatch, path)
    assert code == (2 if case in ("missing", "folder", "binary") else 1)
    assert out == ""
    assert err.startswith("ziggurat: ")
    assert err.count("\n") == 1


def test_the_command_as_a_process(tmp_path: Path) -> None:
    text = finished("resigned").record()
    (tmp_path / "good.txt").write_text(text, encoding="utf-8")
    (tmp_path / "bad.txt").write_text(changed(text, "Key", OTHER), encoding="utf-8")
    command = [sys.executable, "-m", "ziggurat.cli", "verify"]
    good, bad = (
        subprocess.run([*command, str(tmp_path / name)], capture_output=True, text=True)
        for name in ("good.txt", "bad.txt")
    )
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("Proven")
    assert (bad.returncode, bad.stdout) == (1, "")
    assert bad.stderr.startswith("ziggurat: Not proven")
    assert bad.stderr.count("\n") == 1
