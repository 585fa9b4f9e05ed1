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
    connections: int = 0  # at most so many in all; 0 for as many as there are open files for
    connections_by_address: int | None = None  # 0 for no limit; None for 400 times `limits`
    head_bytes: int = 32 * 1024  # of a request's first line and headers
    head_seconds: float = 15.0  # until a request's head is here, and for the first byte of a new connection
    body_bytes: int = 64 * 1024  # of a request's body
    body_seconds: float = 30.0  # from the head of a request to the end of its body
    write_seconds: float = 30.0  # that a client may leave an answer unread
    keep_guests: float = 30.0  # days without a visit, for guests who have no seat and no table
    keep_open_tables: float = 7.0  # days for tables that do not begin, or were closed
    keep_sessions: float = 400.0  # days after logging in, the most for which browsers keep a cookie
    keep_ended: float = 30.0  # days for tokens that were revoked or have expired
    keep_unfinished: float = 180.0  # days without an event, and without a visit of anybody who sits there
    most_tokens: int = 50  # of an account
    most_matches: int = 200  # that run, of an account
    stand_in: str = "greedy"  # the bot that takes over for people
    absent_after: float = 120.0  # seconds without a stream or an action, after which others may call for a bot
    heartbeat: float = 15.0  # seconds between signs of life on a stream
    idle: float = 60.0  # seconds after which a match that nobody looks at leaves the memory
    bot_processes: int = 0  # in which bots think; 0 for as many as there are cores
    bot_seconds: float = 5.0  # that a bot may think about a decision
    bot_threads: int = 1  # that a bot asked for over the network may think in
    bot_playouts: int = 20_000  # that such a bot may ask for
    bot_matches: int = 20  # with bots that an account may have running at a time
    bot_matches_nearby: int = 100  # the same for all accounts of an address
    bot_patience: float = 30.0  # seconds of thinking after which a bot has failed; at least 1.5 × bot_seconds
    bot_memory: int = 1024  # MiB that a process for bots may hold
    bot_maker: str = ""  # MODULE:FUNCTION that makes agents instead of the catalogue, for tests
    study_threads: int = 2  # for studies, replays and lessons
    open_table: bool = False  # open the table in the browser; where the port is taken, use the next
    now: Callable[[], int] = wall_clock
