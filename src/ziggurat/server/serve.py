"""Runs one server process until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from types import FrameType

import uvicorn

from ziggurat.kernel.errors import BadOption
from ziggurat.server import browser, lan, logs
from ziggurat.server.gate import raise_open_files
from ziggurat.server.house import House
from ziggurat.server.http.app import create_app_around
from ziggurat.server.http.connection import Connection
from ziggurat.server.http.upgraded import LONGEST_MESSAGE, Upgraded
from ziggurat.server.settings import Settings

SWITCH = 0.001  # seconds; five times as often as usual, so that the store's threads wait less for the event loop
NEXT_PORTS = 20  # how many are tried when a port is taken on another address
OPENING = 0.3  # seconds until the first request can be answered
NEIGHBOURS = 20  # ports that are tried for a player
UNREAD = 128 * 1024  # bytes of answers that the system keeps for a client that does not read; it may take the double
GRACE = 10  # seconds for requests that are being answered when the server is told to stop

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A server that ends its event streams first, so that stopping does not wait for them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, and end with 0: Uvicorn itself would raise the signal once more and die of it."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def listen_on(self, host: str, port: int) -> int | None:
        """Serve on another address too, on this port or one of the next; the port, or None if that cannot be."""
        for candidate in (*range(port, min(port + NEXT_PORTS, 65_536)), 0):
            try:
                listening = _bound(host, candidate)
            except OSError:
                continue
            loop = asyncio.get_running_loop()
            serving = await loop.create_server(self._connection, sock=listening, backlog=self.config.backlog)
            self.servers.append(serving)  # so that it closes with the others
            return int(listening.getsockname()[1])
        return None

    def _connection(self) -> Connection:
        return Connection(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new connections, streams end, answers are finished."""
        self._house.closing = True
        self._house.rooms.end_streams()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM."""
    logs.begin()
    if settings.open_table:  # somebody sits at this terminal: they read sentences, and only trouble as lines of a log
        logging.getLogger().setLevel(logging.WARNING)
        print("Setting the table ...", flush=True)
    os.umask(0o077)  # whatever this process writes is nobody else's
    sys.setswitchinterval(SWITCH)
    listening = _listen(settings)
    config = uvicorn.Config("", loop="auto", log_config=None)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(settings, listening))
    log.info("stopped")


async def _serve(settings: Settings, listening: socket.socket) -> None:
    """Open the house, serve, close the house; what is wrong with the database is raised as it is."""
    files = raise_open_files()
    house = await House.open(settings)
    try:
        house.gate.bound_by_files(files)
        config = uvicorn.Config(
            create_app_around(house),
            http=Connection,
            ws=Upgraded,
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=None,  # signs of life are messages, which pages can hear
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the front door sees through proxies
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=75,
        )
        gc.collect()
        gc.freeze()  # compilers and libraries stay as they are: looking through them for garbage finds none
        gc.set_threshold(20_000, 20, 20)
        host, port = listening.getsockname()[:2]
        address = lan.web_address(host, port)
        log.info("serving", extra={"address": address, "database": _shown(settings.database)})
        house.prepare_rules()
        server = Server(config, house)
        house.door.stand(host, port, server.listen_on)
        asyncio.get_running_loop().call_later(OPENING, house.rooms.bots.pool.warm_up)
        if settings.open_table:
            asyncio.get_running_loop().call_later(OPENING, browser.open_at, f"{address}/")
        await server.serve(sockets=[listening])
    finally:
        await house.close()


def _listen(settings: Settings) -> socket.socket:
    """The socket to serve on; a port that is taken is told in one line, or passed over to please a player."""
    for port in range(settings.port, settings.port + NEIGHBOURS) if settings.open_table else ():
        with contextlib.suppress(OSError):
            return _bound(settings.host, port)
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        raise BadOption("free address", f"{settings.host}:{settings.port}", f"another --port ({error})") from error


def _bound(host: str, port: int) -> socket.socket:
    """A socket on an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that nothing waits for more
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # for every connection that is made to it
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _shown(database: str) -> str:
    """A database's address without its password."""
    before, at, after = database.rpartition("@")
    return f"{before.partition('://')[0]}://…{at}{after}" if at else database
