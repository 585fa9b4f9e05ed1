"""Deals at the terminal: sealed before anybody adds to them, and proven by the record."""

import io
import sys
from pathlib import Path

import pytest

from tests.terminal.test_commands import Command, command  # noqa: F401
from ziggurat import Babel
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.play import deal
from ziggurat.play.verify import verify
from ziggurat.terminal import saves, sitting
from ziggurat.terminal.dealing import bits_of, dealt

pytestmark = pytest.mark.compiled

HEX = "0F" * 16


def told(people: list[bool], *answers: str) -> tuple[deal.JointDeal, list[str]]:
    """A deal for which people type something, and what happened in which order."""
    left, steps = list(answers), []

    def ask(question: str) -> str:
        steps.append(f"? {question}")
        return left.pop(0)

    return dealt(people, "en", typed=True, ask=ask, show=steps.append), steps


def test_the_seal_is_told_before_anybody_adds() -> None:
    made, steps = told([True, False, True], "river", "")
    assert deal.seal(made.secret) in steps[0]
    assert [step[0] for step in steps[1:3]] == ["?", "?"]
    assert ("Seat 0" in steps[1], "Seat 2" in steps[2]) == (True, True)
    first, second, third = made.parts
    assert (first, second) == (deal.Part("own", bits_of("river")), None)
    assert third is not None
    assert len(third.bits) == 32
    assert deal.pledge(first.bits) in steps[3] if first else False


@pytest.mark.parametrize(
    ("entry", "bits"),
    [
        (HEX, HEX.lower()),
        ("a", "ca978112ca1bbdcafac231b39a23dc4d"),
        (HEX + "0", None),
        ("\udc80", None),
        ("0", None),
    ],
)
def test_what_is_typed_becomes_128_bits(entry: str, bits: str | None) -> None:
    found = bits_of(entry)
    assert len(bytes.fromhex(found)) == 16
    assert bits is None or found == bits


def saved() -> str:
    """The record of the only game that was begun."""
    [path] = saves.folder().glob("*.txt")
    return saves.read(path)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_DATA_DIR", str(tmp_path))


@pytest.mark.usefixtures("own_folder")
def test_a_game_at_the_terminal_can_be_proven(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sitting.start("babel", seats="greedy,random", options={})
    record, said = saved(), capsys.readouterr().out
    proof = verify(record)
    assert (proof.kind, proof.parts) == ("joint", (None, None))
    assert proof.commitment in said
    assert f"ziggurat verify {next((tmp_path / 'games').glob('*.txt'))}" in said
    verify(record, deal.promise(proof.commitment, [None, None]))


@pytest.mark.usefixtures("own_folder")
def test_what_a_person_types_goes_into_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("river\nquit\n"))
    sitting.start("babel", options={}, typed=True)
    headers = all_headers(saved())
    assert headers["Part0"] == f"own {bits_of('river')}"
    assert headers["Key"] == deal.joint_key(headers["Secret"], [bits_of("river"), None])
    assert Babel.from_record(saved()).key == headers["Key"]


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize("leaving", [EOFError, KeyboardInterrupt])
def test_who_leaves_while_the_cards_are_dealt_has_begun_nothing(
    monkeypatch: pytest.MonkeyPatch, leaving: type[BaseException]
) -> None:
    def leave(question: str = "") -> str:
        raise leaving

    monkeypatch.setattr("builtins.input", leave)
    sitting.start("babel", options={}, typed=True)
    assert not list(saves.folder().glob("*"))


@pytest.mark.usefixtures("own_folder")
def test_a_chosen_deal_is_sealed_by_nobody() -> None:
    sitting.start("babel", seats="greedy,random", options={}, seed=7)
    assert not {"Deal", "Commitment", "Secret"} & all_headers(saved()).keys()


def test_a_chosen_deal_takes_nothing_added(command: Command) -> None:  # noqa: F811
    said = command("play", "babel", "--seed", "3", "--add-to-deal")
    assert said.returncode != 0
    assert "--add-to-deal" in said.stderr


def test_the_command_tells_what_each_seat_added(command: Command, tmp_path: Path) -> None:  # noqa: F811
    made = deal.JointDeal("5e" * 32, (deal.Part("own", "a1" * 16), deal.Part("server", "b2" * 16)))
    game = Babel(key=made.key)
    while not game.is_over:
        game.play(game.legal[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record(**deal.headers_of(made)), encoding="utf-8")
    promise = verify(file.read_text(encoding="utf-8")).promise
    said = command("verify", str(file), "--promised", promise)
    assert said.returncode == 0
    assert "seat 0: bits of its own" in said.stdout
    assert "seat 1: bits of the server" in said.stdout
    assert promise in said.stdout
    other = command("verify", str(file), "--promised", promise.replace(made.commitment, "0" * 64))
    assert (other.returncode, "another seal" in other.stderr) == (1, True)
