"""The cache in front of the database."""

from dataclasses import replace

from ziggurat.server.accounts.cache import LIFE_MS, IdentityCache
from ziggurat.server.accounts.identity import SCOPES, Identity

ANNA = Identity("anna", "Anna", False, SCOPES, "csrf", "cookie", "digest")
BERT = replace(ANNA, account_id="bert", name="Bert")


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


def test_an_entry_lives_for_a_minute_and_no_longer_than_what_it_stands_for() -> None:
    clock = Clock()
    cache = IdentityCache(clock)
    cache.put("a", ANNA, None, 0)
    cache.put("b", BERT, 5_000, 0)
    clock.now = 4_999
    assert (cache.get("a"), cache.get("b")) == (ANNA, BERT)
    clock.now = 5_000
    assert (cache.get("a"), cache.get("b")) == (ANNA, None)
    clock.now = LIFE_MS
    assert cache.get("a") is None


def test_what_was_used_last_is_kept() -> None:
    cache = IdentityCache(Clock(), capacity=2)
    cache.put("a", ANNA, None, 0)
    cache.put("b", BERT, None, 0)
    assert cache.get("a") == ANNA
    cache.put("c", ANNA, None, 0)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (ANNA, None, ANNA)


def test_an_account_is_forgotten_with_all_its_secrets() -> None:
    cache = IdentityCache(Clock())
    for secret, identity in (("a", ANNA), ("b", BERT), ("c", ANNA)):
        cache.put(secret, identity, None, 0)
    cache.forget("anna")
    cache.forget("nobody")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (None, BERT, None)


def test_what_was_looked_up_before_a_forgetting_is_not_kept() -> None:
    cache = IdentityCache(Clock())
    before = cache.forgettings
    cache.forget("anna")
    cache.put("a", ANNA, None, before)
    assert cache.get("a") is None
    cache.put("a", ANNA, None, cache.forgettings)
    assert cache.get("a") == ANNA


def test_nothing_is_left_of_what_was_dropped() -> None:
    clock = Clock()
    cache = IdentityCache(clock, capacity=3)
    for number in range(10):
        cache.put(str(number), replace(ANNA, account_id=str(number % 4)), None, 0)
    clock.now = LIFE_MS
    for number in range(10):
        assert cache.get(str(number)) is None
    assert not cache._entries
    assert not cache._secrets
