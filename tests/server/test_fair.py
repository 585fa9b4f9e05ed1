"""Who is next: addresses take turns, accounts behind them too, and what nobody watches comes last."""

import itertools
import random

import pytest

from ziggurat.server import fair
from ziggurat.server.errors import QueueFull
from ziggurat.server.fair import FairQueue, Payer, Payers

ANN, ANNS_GUEST, BOB = Payer("1.1.1.1", "ann"), Payer("1.1.1.1", "guest"), Payer("2.2.2.2", "bob")


def taken(queue: FairQueue[str]) -> list[str]:
    return list(iter(queue.take, None))


def test_addresses_take_turns_and_accounts_behind_them() -> None:
    queue: FairQueue[str] = FairQueue(100, 100)
    for number in range(3):
        queue.put(ANN, f"a{number}")
    for number in range(2):
        queue.put(ANNS_GUEST, f"g{number}")
    for number in range(3):
        queue.put(BOB, f"b{number}")
    assert len(queue) == 8
    assert taken(queue) == ["a0", "b0", "g0", "b1", "a1", "b2", "g1", "a2"]
    assert len(queue) == 0


def test_somebody_can_be_passed_over() -> None:
    queue: FairQueue[str] = FairQueue(100, 100)
    for payer, item in ((ANN, "a"), (ANNS_GUEST, "g"), (BOB, "b")):
        queue.put(payer, item)
    assert queue.has_watched(lambda payer: payer.address == "1.1.1.1")
    assert not queue.has_watched(lambda payer: True)
    assert queue.take(lambda payer: payer == ANN) == "g"
    assert queue.take(lambda payer: payer.address == "1.1.1.1") == "b"
    assert queue.take(lambda payer: payer == ANN) is None
    assert taken(queue) == ["a"]


def test_nobody_waits_for_more_than_one_of_each_other_address() -> None:
    chance = random.Random(5)
    queue: FairQueue[int] = FairQueue(10_000, 10_000)
    payers = [Payer(f"10.0.0.{chance.randrange(6)}", str(chance.randrange(4))) for _ in range(2000)]
    for number, payer in enumerate(payers):
        queue.put(payer, number)
    order = [payers[number].address for number in iter(queue.take, None)]
    for address in set(order):
        places = [place for place, other in enumerate(order) if other == address]
        assert max((b - a for a, b in itertools.pairwise(places)), default=0) <= len(set(order))
    for payer in set(payers):
        assert queue._first.waiting(payer) == 0


def test_each_keeps_to_the_order_of_their_own() -> None:
    queue: FairQueue[int] = FairQueue(1000, 1000)
    for number in range(50):
        queue.put(ANN if number % 3 else BOB, number)
    order = list(iter(queue.take, None))
    assert [number for number in order if number % 3] == [number for number in range(50) if number % 3]


def test_what_nobody_watches_comes_last_and_first_as_soon_as_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    watched: set[str] = {"seen", "later"}
    queue: FairQueue[str] = FairQueue(100, 100, lambda item: item in watched)
    monkeypatch.setattr(fair, "LOOK_EVERY", 0.0)
    for item in ("dark", "dusk", "seen"):
        queue.put(ANN, item)
    watched.add("dusk")
    queue.put(ANN, "later")
    assert taken(queue) == ["seen", "later", "dusk", "dark"]


def test_there_is_a_bound_for_all_and_one_for_each() -> None:
    queue: FairQueue[str] = FairQueue(3, 2)
    queue.put(ANN, "1")
    queue.put(ANN, "2")
    with pytest.raises(QueueFull, match="of yours"):
        queue.put(ANN, "3")
    queue.put(BOB, "4")
    with pytest.raises(QueueFull, match=r"waits here; send the same again"):
        queue.put(ANNS_GUEST, "5")
    assert queue.take() == "1"
    queue.put(ANNS_GUEST, "5")
    assert taken(queue) == ["4", "2", "5"]


def test_accounts_are_found_where_they_were_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MOST_KNOWN", 2)
    payers = Payers()
    assert payers.payer("ann") == Payer("ann", "ann")
    for account, address in (("ann", "1"), ("bob", "2"), ("ann", "3"), ("carl", "4")):
        payers.note(account, address)
    assert [payers.payer(account).address for account in ("ann", "bob", "carl")] == ["3", "bob", "4"]
