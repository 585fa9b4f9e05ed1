"""How a match begins: what is played, by whom, and from which deal. Holds the key, so it never leaves the server."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.rng import key_from_seed, key_words, new_key
from ziggurat.play import deal
from ziggurat.play.clock import Clock
from ziggurat.play.deal import JointDeal
from ziggurat.play.errors import UnreadableLog
from ziggurat.play.events import SeatStart, Started


class SeatSetup(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person with an account, or a bot."""

    name: str
    account: str | None = None
    agent: str | None = None


def _kind(game: str, version: int) -> type[Game]:
    """A game, if its rules are those that were played."""
    kind = registry.find(game)
    if version not in kind.rulebook.versions:
        known = ", ".join(map(str, kind.rulebook.versions))
        raise UnreadableLog(f"{game} version {version}, and the rules here are those of version {known}")
    return kind


@lru_cache(maxsize=1024)
def _seats_with(game: str, version: int, options: tuple[tuple[str, str], ...]) -> int:
    """How many seats a game has with some options; they are checked on the way."""
    return len(_kind(game, version).under(version, key=key_from_seed(0), **dict(options)).seats)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that a match needs before its first event. Give a key or a position line."""

    game: str
    version: int
    options: dict[str, str] = {}
    seats: tuple[SeatSetup, ...]
    clock: Clock = Clock()
    key: str | None = None
    salt: str | None = None  # of a deal by the server alone
    joint: JointDeal | None = None  # how the key came about, where nobody alone has chosen it
    position: str | None = None
    public: bool = True  # whether anybody may watch
    invite: str = ""  # who knows this may watch too

    @classmethod
    def new(
        cls,
        game: str,
        seats: tuple[SeatSetup, ...],
        *,
        options: dict[str, str] | None = None,
        clock: Clock | None = None,
        key: str | None = None,
        joint: JointDeal | None = None,
        position: str | None = None,
        public: bool = True,
        invite: str = "",
    ) -> Setup:
        """A checked setup with a fresh deal, unless one, a key or a position is given; what that hides is dealt now."""
        sealed = position is None
        if joint is not None:
            if key is not None or not sealed:
                raise BadOption("start beside a joint deal", key or position, "the deal alone; it gives the key")
            key = joint.key
        if not sealed and (key or options):
            raise BadOption("start beside a position", key or options, "a position alone; it has its own options")
        kind = registry.find(game)
        book = kind.rulebook
        start = None if position is None else kind.from_position(position)
        setup = cls(
            game=game,
            version=book.version if start is None else start.version,
            options={name: values[0] for name, values in book.options.items()} | (options or {}) if sealed else {},
            seats=seats,
            clock=clock or Clock(),
            key=(new_key() if key is None else key) if sealed else None,
            salt=deal.new_salt() if sealed and joint is None else None,
            joint=joint,
            position=None if start is None else start.position(),
            public=public,
            invite=invite,
        )
        setup.check()
        return setup

    def check(self) -> None:
        """Refuse what cannot be played."""
        if fault := self.clock.fault():
            raise BadOption("clock", self.clock.kind, fault)
        for seat in self.seats:
            if '"' in seat.name or not seat.name.isprintable():
                raise BadOption("name of a seat", seat.name, "printable text without quotation marks")
        if self.key is not None:
            key_words(self.key)
        wanted = self._seats_wanted()
        if len(self.seats) != wanted:
            raise BadOption("number of seats", len(self.seats), f"{wanted} for this game and these options")
        if self.joint is not None and len(self.joint.parts) != wanted:
            raise BadOption("number of parts of a deal", len(self.joint.parts), f"{wanted}, one for each seat")

    def _seats_wanted(self) -> int:
        """How many seats the game has; one that is to be dealt tells it by its options alone."""
        if self.key is None or self.position is not None:
            return len(self.deal().seats)
        return _seats_with(self.game, self.version, tuple(sorted(self.options.items())))

    def deal(self) -> Game:
        """The game as it stands before its first action."""
        kind = _kind(self.game, self.version)
        if self.joint is not None and self.joint.key != self.key:
            raise UnreadableLog("its key is not the one that its deal gives")
        if (self.key is None) == (self.position is None):
            raise UnreadableLog("it must begin from a key or from a position, and not from both")
        if self.position is None:
            return kind.under(self.version, key=self.key, **self.options)
        game = kind.from_position(self.position)
        if game.version != self.version:
            raise UnreadableLog(f"a position of version {game.version} in a setup of version {self.version}")
        return game

    @property
    def commitment(self) -> str | None:
        """What sealed the deal: the hash of the server's secret, or of key and salt."""
        if self.joint is not None:
            return self.joint.commitment
        return deal.commitment(self.key, self.salt) if self.key and self.salt else None

    def proof(self) -> dict[str, str]:
        """What proves the deal, beside the key, as headers of a record. Not before the match is over."""
        if self.joint is not None:
            return deal.headers_of(self.joint)
        sealed = {"Commitment": self.commitment, "Salt": self.salt}
        return {name: value for name, value in sealed.items() if value is not None}

    def started(self) -> Started:
        """The first event."""
        return Started(
            game=self.game,
            version=self.version,
            options=self.options,
            seats=tuple(SeatStart(seat.name, seat.agent) for seat in self.seats),
            clock=self.clock,
            commitment=self.commitment,
            parts=msgspec.UNSET if self.joint is None else self.joint.shown(bits=False),
        )

    def encode(self) -> str:
        """As it is kept in a store."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def decode(cls, text: str) -> Setup:
        """From a store."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise UnreadableLog(f"unknown setup ({error})") from error
