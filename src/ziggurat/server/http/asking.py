"""Who is asking, for handlers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

from litestar import Request
from litestar.di import NamedDependency

from ziggurat.server.accounts.identity import PLAY, READ, Identity
from ziggurat.server.accounts.names import key as name_key
from ziggurat.server.errors import NotSignedIn, WrongCredentials
from ziggurat.server.fair import Payer
from ziggurat.server.house import House

P = ParamSpec("P")
T = TypeVar("T")

IDENTITY = "ziggurat.identity"
ADDRESS = "ziggurat.address"


class Asking:
    """A request: the house it came to, and who sent it."""

    def __init__(self, house: House, me: Identity | None, address: str) -> None:
        self.house = house
        self.me = me
        self.address = address
        if me is not None:
            house.rooms.bots.payers.note(me.account_id, address)

    def look(self) -> Identity | None:
        """Whoever looks: everybody may, but a token only if it may read."""
        if self.me is not None:
            self.me.require(READ)
        self.house.limits.spend("look", self._who)
        return self.me

    def study(self, weight: int = 1) -> None:
        """Whoever studies: everybody may, as `look`; what takes long to make counts several times."""
        if self.me is not None:
            self.me.require(READ)
        for _ in range(weight):
            self.house.limits.spend("study", self._who)

    async def aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what takes long away from the event loop, when it is the asker's turn."""
        return await self.house.aside.do(Payer(self.address, self._who), work, *args, **more)

    def signed_in(self, scope: str = PLAY, limit: str = "change") -> Identity:
        """Whoever changes something: somebody with an account, by a token that reaches so far."""
        if self.me is None:
            raise NotSignedIn
        self.me.require(scope)
        self.house.limits.spend(limit, self._who)
        return self.me

    def anybody(self) -> Identity | None:
        """Whoever comes in: counted by address, since accounts are free."""
        self.house.limits.spend("account", self.address)
        return self.me

    @contextmanager
    def guessing(self, name: str) -> Iterator[None]:
        """A password tried for a name: what does not fit counts, whoever tries and from wherever."""
        who = name_key(name)
        self.house.limits.spend("name", who)
        try:
            yield
        except WrongCredentials:
            raise
        except BaseException:
            self.house.limits.give_back("name", who)
            raise
        self.house.limits.give_back("name", who)

    @property
    def _who(self) -> str:
        return self.me.account_id if self.me else self.address


Asked: TypeAlias = NamedDependency[Asking]  # as handlers take it


def provide_asking(request: Request[Any, Any, Any]) -> Asking:
    """Who is asking."""
    scope = cast(dict[str, Any], request.scope)  # where the front door has noted both
    return Asking(request.app.state.house, scope.get(IDENTITY), str(scope.get(ADDRESS)))
