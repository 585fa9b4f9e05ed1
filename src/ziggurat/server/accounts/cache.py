"""Identities that were looked up a moment ago, so that the hot path asks no database."""

from collections import OrderedDict
from collections.abc import Callable

from ziggurat.server.accounts.identity import Identity

CAPACITY = 20_000
LIFE_MS = 60_000


class IdentityCache:
    """Identities by secret: those used last are kept, none for longer than a minute."""

    def __init__(self, clock: Callable[[], int], capacity: int = CAPACITY) -> None:
        self._clock = clock
        self._capacity = capacity
        self._entries: OrderedDict[str, tuple[int, Identity]] = OrderedDict()
        self._secrets: dict[str, set[str]] = {}  # of each account
        self.forgettings = 0

    def get(self, secret: str) -> Identity | None:
        """Who has this secret, if that is still known."""
        entry = self._entries.get(secret)
        if entry is None:
            return None
        if entry[0] <= self._clock():
            self._drop(secret)
            return None
        self._entries.move_to_end(secret)
        return entry[1]

    def put(self, secret: str, identity: Identity, expires_at: int | None, forgettings: int) -> None:
        """Keep an identity, unless something was forgotten since it was looked up: that may have been this one."""
        if forgettings != self.forgettings:
            return
        until = self._clock() + LIFE_MS
        self._entries[secret] = (until if expires_at is None else min(until, expires_at), identity)
        self._entries.move_to_end(secret)
        self._secrets.setdefault(identity.account_id, set()).add(secret)
        if len(self._entries) > self._capacity:
            self._drop(next(iter(self._entries)))

    def forget(self, account_id: str) -> None:
        """Keep nothing of an account, nor what is being looked up just now."""
        self.forgettings += 1
        for secret in self._secrets.pop(account_id, set()):
            del self._entries[secret]

    def _drop(self, secret: str) -> None:
        _, identity = self._entries.pop(secret)
        secrets = self._secrets[identity.account_id]
        secrets.remove(secret)
        if not secrets:
            del self._secrets[identity.account_id]
