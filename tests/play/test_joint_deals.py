"""Deals that nobody alone has chosen: what is hashed, what a record proves, and what every change to one breaks."""

import hashlib
import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.play.tables import ANN, BEN, BOT, play_at_random
from tests.play.test_verify import changed, header, without
from ziggurat import cli
from ziggurat.kernel.errors import BadOption
from ziggurat.play import deal
from ziggurat.play.deal import JointDeal, Part
from ziggurat.play.errors import NotProven, UnreadableLog
from ziggurat.play.events import Started
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.verify import verify

SECRET, HERS, HIS = "5e" * 32, "a1" * 16, "b2" * 16
OTHER = "c3" * 16
DEAL = JointDeal(SECRET, (Part("own", HERS), Part("server", HIS)))


def by_hand(text: str) -> str:
    return hashlib.new("sha256", text.encode("ascii")).hexdigest()


def finished(joint: JointDeal = DEAL, seed: int = 0) -> Match:
    seats = (ANN, BEN) if joint.parts[1] else (ANN, BOT)
    match = Match.start(Setup.new("babel", seats, joint=joint))
    play_at_random(match, random.Random(seed))
    return match


# -- what is hashed --------------------------------------------------------------------------------------------------


def test_all_hashes_are_of_plain_texts() -> None:
    assert DEAL.commitment == deal.seal(SECRET) == by_hand(f"ziggurat-secret-2:{SECRET}")
    assert deal.pledge(HERS) == by_hand(f"ziggurat-bits-2:{HERS}")
    assert DEAL.key == by_hand(f"ziggurat-deal-2:{SECRET}:{HERS}:{HIS}")
    assert deal.joint_key(SECRET, [None, HIS]) == by_hand(f"ziggurat-deal-2:{SECRET}:-:{HIS}")


def test_secrets_and_bits_are_fresh_and_long_enough() -> None:
    assert len({deal.new_secret() for _ in range(50)} | {deal.new_bits() for _ in range(50)}) == 100
    assert (len(bytes.fromhex(deal.new_secret())) * 8, len(bytes.fromhex(deal.new_bits())) * 8) == (256, 128)


def test_every_part_counts_and_so_does_its_seat() -> None:
    keys = {
        deal.joint_key(SECRET, [HERS, HIS]),
        deal.joint_key(SECRET, [HIS, HERS]),
        deal.joint_key(SECRET, [HERS, OTHER]),
        deal.joint_key(SECRET, [OTHER, HIS]),
        deal.joint_key("5f" * 32, [HERS, HIS]),
        deal.joint_key(SECRET, [HERS, None]),
        deal.joint_key(SECRET, [None, HERS]),
        deal.joint_key(SECRET, [HERS]),
    }
    assert len(keys) == 8


# -- setups and logs -------------------------------------------------------------------------------------------------


def test_a_setup_is_dealt_from_the_key_that_its_deal_gives() -> None:
    setup = Setup.new("babel", (ANN, BEN), joint=DEAL)
    assert (setup.key, setup.salt, setup.commitment) == (DEAL.key, None, DEAL.commitment)
    assert Setup.decode(setup.encode()) == setup
    assert setup.deal().key == DEAL.key
    with pytest.raises(UnreadableLog, match="not the one that its deal gives"):
        msgspec.structs.replace(setup, key="00" * 32).deal()


def test_a_setup_with_another_number_of_parts_or_a_second_beginning_is_refused() -> None:
    with pytest.raises(BadOption, match="number of parts"):
        Setup.new("babel", (ANN, BEN), joint=JointDeal(SECRET, (None,)))
    with pytest.raises(BadOption, match="beside a joint deal"):
        Setup.new("babel", (ANN, BEN), joint=DEAL, key="00" * 32)


def test_a_kind_of_deal_that_is_not_known_is_an_unreadable_log() -> None:
    text = Setup.new("babel", (ANN, BEN), joint=DEAL).encode().replace('"joint"', '"shared"', 2)
    with pytest.raises(UnreadableLog):
        Setup.decode(text.replace('"shared":', '"joint":', 1))


def test_the_first_event_tells_the_pledges_and_no_bits() -> None:
    match = finished()
    started = match.events[0]
    assert isinstance(started, Started)
    assert started.parts == DEAL.shown(bits=False)
    told = msgspec.json.encode(started).decode()
    assert deal.pledge(HERS) in told
    assert not any(hidden in told for hidden in (HERS, HIS, SECRET, DEAL.key))


# -- records ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("joint", [DEAL, JointDeal(SECRET, (Part("own", HERS), None))])
def test_a_record_proves_its_deal(joint: JointDeal) -> None:
    match = finished(joint)
    proof = verify(match.record(Date="2026-11-19"))
    assert (proof.kind, proof.commitment, proof.parts) == ("joint", joint.commitment, joint.shown(bits=True))
    assert proof.ending == str(match.game.outcome)


def test_a_record_says_whose_bits_they_are() -> None:
    text = finished().record()
    assert (header(text, "Deal"), header(text, "Part0"), header(text, "Part1")) == (
        "joint",
        f"own {HERS}",
        f"server {HIS}",
    )
    assert header(finished(JointDeal(SECRET, (Part("own", HERS), None))).record(), "Part1") == "none"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (DEAL.parts, "Nobody alone has chosen it."),
        ((Part("own", HERS), None), "Nobody alone has chosen it."),
        ((Part("server", HERS), Part("server", HIS)), "The server alone has chosen it"),
        ((Part("server", HERS), None), "The server alone has chosen it"),
    ],
)
def test_a_deal_to_which_nobody_has_added_is_the_servers_alone(
    parts: tuple[Part | None, ...], said: str, tmp_path: Path
) -> None:
    text = finished(JointDeal(SECRET, parts)).record()
    (tmp_path / "record.txt").write_text(text, encoding="utf-8")
    assert verify(text).together == said.startswith("Nobody")
    assert said in CliRunner().invoke(cli.app, ["verify", str(tmp_path / "record.txt")]).output


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Commitment", "00" * 32),
        ("Secret", "00" * 32),
        ("Secret", "\udc80"),
        ("Part0", f"own {OTHER}"),
        ("Part1", f"server {OTHER}"),
        ("Part1", "none"),
        ("Part1", "own 12"),
        ("Part1", f"somebody {HIS}"),
        ("Key", "00" * 32),
    ],
)
def test_whatever_is_changed_breaks_the_seal(name: str, value: str) -> None:
    with pytest.raises(NotProven) as refused:
        verify(changed(finished().record(), name, value))
    assert refused.value.code == "broken-seal"


@pytest.mark.parametrize("name", ["Commitment", "Secret", "Part0", "Part1"])
def test_what_is_left_out_is_missed(name: str) -> None:
    with pytest.raises(NotProven) as refused:
        verify(without(finished().record(), name))
    assert refused.value.code == "not-sealed"
    assert name in str(refused.value)


def test_a_part_too_many_is_no_proof() -> None:
    more = JointDeal(SECRET, (*DEAL.parts, None))
    match = Match.start(Setup.new("babel", (ANN, BEN), key=more.key))
    play_at_random(match, random.Random(0))
    with pytest.raises(NotProven, match="3 parts, and the game 2 seats"):
        verify(match.game.record(**deal.headers_of(more)))


def test_capital_letters_prove_the_same() -> None:
    text = finished().record()
    for name in ("Commitment", "Secret"):
        text = changed(text, name, header(text, name).upper())
    assert verify(changed(text, "Part0", f"own {HERS.upper()}")).commitment == DEAL.commitment


@pytest.mark.parametrize("kind", ["shared", "other", ""])
def test_a_kind_that_this_release_does_not_know_is_told_as_such(kind: str) -> None:
    with pytest.raises(NotProven, match="upgrade it") as refused:
        verify(changed(finished().record(), "Deal", kind))
    assert refused.value.code == "other-deal"


# -- what a player has seen ------------------------------------------------------------------------------------------


def test_a_promise_is_a_line_and_back() -> None:
    line = deal.promise(DEAL.commitment, [deal.pledge(HERS), None])
    assert deal.read_promise(f" {line.upper()}\n") == (DEAL.commitment, (deal.pledge(HERS), None))
    for bad in ("", "-", "x" * 64, line[:-2] + "x", DEAL.commitment[:-1], f"{line}/", "\udc80"):
        assert deal.read_promise(bad) is None


def test_a_record_keeps_what_was_promised_to_a_player() -> None:
    text = finished().record()
    proof = verify(text)
    assert verify(text, proof.promise) == verify(text, DEAL.commitment) == proof


@pytest.mark.parametrize(
    ("promised", "what"),
    [
        (deal.promise("00" * 32, []), "another seal"),
        (deal.promise(DEAL.commitment, [deal.pledge(OTHER), deal.pledge(HIS)]), "pledge of seat 0"),
        (deal.promise(DEAL.commitment, [deal.pledge(HERS), None]), "pledge of seat 1"),
        (deal.promise(DEAL.commitment, [deal.pledge(HERS)]), "1 pledges were shown"),
        (deal.promise(DEAL.commitment, [deal.pledge(HERS), deal.pledge(HIS), None]), "pledge of seat 2"),
    ],
)
def test_a_record_of_another_deal_than_was_promised_is_refused(promised: str, what: str) -> None:
    with pytest.raises(NotProven, match=what) as refused:
        verify(finished().record(), promised)
    assert refused.value.code == "broken-seal"


def test_a_promise_that_is_none_says_what_is_wanted() -> None:
    with pytest.raises(BadOption, match="SEAL/PLEDGE"):
        verify(finished().record(), "yes")
