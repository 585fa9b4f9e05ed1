"""Who is asking, for handlers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

from litestar import Request
from litestar.di import NamedDependency

from ziggurat.server import networks
from ziggurat.server.accounts.identity import PLAY, READ, Identity
from ziggurat.server.accounts.names import key as name_key
from ziggurat.server.errors import NotSignedIn, WrongCredentials
from ziggurat.server.fair import Payer
from ziggurat.server.house import House

P = ParamSpec("P")
T = TypeVar("T")

ONLOOKERS = 2.5  # for so many whoever has no account is counted: thirty people open the entrance at the same time
IDENTITY = "ziggurat.identity"
ADDRESS = "ziggurat.address"


class Asking:
    """A request: the house it came to, and who sent it."""

    def __init__(self, house: House, me: Identity | None, address: str) -> None:
        self.house = house
        self.me = me
        self.address = address
        self.nearby = networks.neighbourhood(address)  # who shares limits by address
        if me is not None:
            house.rooms.bots.payers.note(me.account_id, self.nearby)

    def look(self) -> Identity | None:
        """Whoever looks: everybody may, but a token only if it may read."""
        if self.me is not None:
            self.me.require(READ)
        self.house.limits.spend("look", self._who, self._people)
        return self.me

    def look_back(self) -> Identity | None:
        """Whoever looks at what a match was like before: as `look`, but it takes longer to show."""
        me = self.look()
        self.look_further(1)
        return me

    def look_further(self, weight: int) -> None:
        """Whoever looks at much of what was before: it counts several times, and by address too: accounts are free."""
        for _ in range(weight):
            self.house.limits.spend("past", self._who)
            if self.me is not None:
                self.house.limits.spend("past nearby", self.nearby)

    def study(self, weight: int = 1, scope: str = READ) -> None:
        """Whoever studies: everybody may, as `look`; what takes long to make counts several times."""
        if self.me is not None:
            self.me.require(scope)
        for _ in range(weight):
            self.house.limits.spend("study", self._who)

    async def aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what takes long away from the event loop, when it is the asker's turn."""
        return await self.house.aside.do(Payer(self.nearby, self._who), work, *args, **more)

    def signed_in(self, scope: str = PLAY, limit: str = "change") -> Identity:
        """Whoever changes something: somebody with an account, by a token that reaches so far."""
        if self.me is None:
            raise NotSignedIn
        self.me.require(scope)
        self.house.limits.spend(limit, self._who)
        return self.me

    def opening(self) -> Identity:
        """Whoever opens a table: counted by address too, since accounts are free and tables are kept."""
        me = self.signed_in(PLAY)
        self.house.limits.spend("table", self.nearby)
        return me

    def anybody(self) -> Identity | None:
        """Whoever comes in: counted by address, since accounts are free."""
        self.house.limits.spend("account", self.nearby)
        return self.me

    @contextmanager
    def guessing(self, name: str) -> Iterator[None]:
        """A password tried for a name: what does not fit counts, whoever tries and from wherever."""
        called = name_key(name)
        who = self.house.limits.guesser(called, self.nearby)
        self.house.limits.spend("name", who)
        try:
            yield
        except WrongCredentials:
            raise
        except BaseException:
            self.house.limits.give_back("name", who)
            raise
        self.house.limits.give_back("name", who)
        self.house.limits.came_in(called, self.nearby)

    @property
    def _who(self) -> str:
        return self.me.account_id if self.me else self.nearby

    @property
    def _people(self) -> float:
        """How many people share a limit: those of an address who have no account look on together."""
        return 1.0 if self.me else ONLOOKERS


Asked: TypeAlias = NamedDependency[Asking]  # as handlers take it


def provide_asking(request: Request[Any, Any, Any]) -> Asking:
    """Who is asking."""
    scope = cast(dict[str, Any], request.scope)  # where the front door has noted both
    return Asking(request.app.state.house, scope.get(IDENTITY), str(scope.get(ADDRESS)))
