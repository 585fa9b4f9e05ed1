"""Who is next, where more work waits than can be done: addresses take turns, and accounts behind an address too.

So whoever asks for much waits behind their own work only. What somebody waits for comes before what nobody watches.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from ziggurat.server.errors import QueueFull

T = TypeVar("T")

MOST_KNOWN = 50_000  # accounts whose address is remembered; the one heard of longest ago is forgotten first
LOOK_EVERY = 0.5  # seconds between looks at what nobody watched when it came


class Payer(NamedTuple):
    """On whose account work is done: an address, and an account behind it."""

    address: str
    account: str


Passing: TypeAlias = Callable[[Payer], bool]  # whether somebody is passed over


def _nobody(payer: Payer) -> bool:
    return False


class Payers:
    """From which address each account was last heard of."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, account: str, address: str) -> None:
        """Remember where an account is."""
        self._addresses[account] = address
        self._addresses.move_to_end(account)
        if len(self._addresses) > MOST_KNOWN:
            self._addresses.popitem(last=False)

    def payer(self, account: str) -> Payer:
        """An account and its address; where that is not known, the account stands for itself."""
        return Payer(self._addresses.get(account, account), account)


class Round(Generic[T]):
    """Items taken in turn: an address after the other, and of each an account after the other."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, payer: Payer, item: T) -> None:
        """Add an item behind the others of its account."""
        accounts = self._addresses.setdefault(payer.address, OrderedDict())
        accounts.setdefault(payer.account, deque()).append(item)
        self._size += 1

    def has(self, is_passed_over: Passing) -> bool:
        """Whether there are items of anybody who is not passed over."""
        return self._first(is_passed_over) is not None

    def take(self, is_passed_over: Passing) -> T | None:
        """The next item of those who are not passed over; whoever it was of goes to the end."""
        payer = self._first(is_passed_over)
        if payer is None:
            return None
        accounts = self._addresses[payer.address]
        items = accounts[payer.account]
        item = items.popleft()
        self._size -= 1
        _to_the_end(accounts, payer.account, keep=bool(items))
        _to_the_end(self._addresses, payer.address, keep=bool(accounts))
        return item

    def _first(self, is_passed_over: Passing) -> Payer | None:
        """Whose turn it is."""
        payers = (Payer(address, account) for address, accounts in self._addresses.items() for account in accounts)
        return next((payer for payer in payers if not is_passed_over(payer)), None)

    def waiting(self, payer: Payer) -> int:
        """How many items an account has here."""
        accounts = self._addresses.get(payer.address)
        return len(accounts.get(payer.account, ())) if accounts else 0

    def sift(self, away: Callable[[T], bool]) -> list[tuple[Payer, T]]:
        """Take out all items of a kind."""
        old, taken = self._addresses, []
        self._addresses, self._size = OrderedDict(), 0
        for address, accounts in old.items():
            for account, items in accounts.items():
                for item in items:
                    payer = Payer(address, account)
                    if away(item):
                        taken.append((payer, item))
                    else:
                        self.put(payer, item)
        return taken


def _to_the_end(table: OrderedDict[str, T], key: str, *, keep: bool) -> None:
    if keep:
        table.move_to_end(key)
    else:
        del table[key]


class FairQueue(Generic[T]):
    """Work that waits, with a bound for all and one for each account."""

    def __init__(self, most: int, most_each: int, is_watched: Callable[[T], bool] = lambda item: True) -> None:
        self._most = most
        self._most_each = most_each
        self._is_watched = is_watched
        self._first: Round[T] = Round()
        self._last: Round[T] = Round()
        self._looked = 0.0

    def __len__(self) -> int:
        return len(self._first) + len(self._last)

    def put(self, payer: Payer, item: T) -> None:
        """Let an item wait; `QueueFull` where too many do."""
        own = self._first.waiting(payer) + self._last.waiting(payer)
        if len(self) >= self._most or own >= self._most_each:
            raise QueueFull(own >= self._most_each)
        (self._first if self._is_watched(item) else self._last).put(payer, item)

    def has_watched(self, is_passed_over: Passing) -> bool:
        """Whether something waits that somebody watches, of anybody who is not passed over."""
        self._look_anew()
        return self._first.has(is_passed_over)

    def take(self, is_passed_over: Passing | None = None) -> T | None:
        """The next item; None when nothing waits. Where some are passed over, what nobody watches is too."""
        self._look_anew()
        if is_passed_over is not None:
            return self._first.take(is_passed_over)
        return (self._first or self._last).take(_nobody)

    def _look_anew(self) -> None:
        """Let what somebody watches by now change over to the first."""
        now = time.monotonic()
        if self._last and now >= self._looked + LOOK_EVERY:
            self._looked = now
            for payer, item in self._last.sift(self._is_watched):
                self._first.put(payer, item)
