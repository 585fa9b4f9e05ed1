"""Where logs are kept: in memory, in an SQLite file, in PostgreSQL. All behind `Store`."""

from ziggurat.play.stores.memory import MemoryStore
from ziggurat.play.stores.store import Entry, Store

__all__ = ["Entry", "MemoryStore", "Store"]
