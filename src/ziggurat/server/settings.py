"""What can be set when a server starts."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from ziggurat.server import networks


def data_file() -> Path:
    """The SQLite file in the user's data folder."""
    wanted = os.environ.get("ZIGGURAT_DATA_DIR")
    return (Path(wanted) if wanted else Path(platformdirs.user_data_dir("ziggurat"))) / "server.sqlite3"


def wall_clock() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings, with what a table at home needs as defaults."""

    database: str = field(default_factory=lambda: str(data_file()))
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other addresses under which browsers reach this server, such as https://example.org
    behind_proxy: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    metrics_to: tuple[str, ...] = networks.ITSELF  # addresses and networks that may ask for /metrics
    limits: float = 1.0  # all rate limits times this; 0 for none
    keep_guests: float = 30.0  # days without a visit, for guests who have no seat and no table
    keep_open_tables: float = 7.0  # days for tables that do not begin, or were closed
    keep_ended: float = 30.0  # days for tokens that were revoked or have expired
    keep_unfinished: float = 180.0  # days without an event, and without a visit of anybody who sits there
    most_tokens: int = 50  # of an account
    most_matches: int = 200  # that run, of an account
    stand_in: str = "greedy"  # the bot that takes over for people
    absent_after: float = 120.0  # seconds without a stream or an action, after which others may call for a bot
    heartbeat: float = 15.0  # seconds between signs of life on a stream
    idle: float = 60.0  # seconds after which a match that nobody looks at leaves the memory
    bot_patience: float = 30.0  # seconds after which a bot counts as failed
    open_table: bool = False  # open the table in the browser; where the port is taken, use the next
    now: Callable[[], int] = wall_clock
