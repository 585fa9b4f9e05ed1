"""With nothing compiled, a server answers at once, says what it prepares, and people and light bots play already."""

import fcntl
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.servers import READY, free_port
from ziggurat.kernel import jit, registry

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def visitor() -> Iterator[httpx.Client]:
    """A guest at a server whose compilers wait: the test holds their turns, so that nothing is ever compiled."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as held:
        rules = Path(folder) / "cache" / f"rules-{jit.source_hash()}"
        rules.mkdir(parents=True)
        for name in registry.names():
            turn = held.enter_context((rules / f"{name}.lock").open("w"))
            fcntl.flock(turn, fcntl.LOCK_EX)
        port = free_port()
        environment = os.environ | {"ZIGGURAT_CACHE_DIR": str(rules.parent), "ZIGGURAT_DATA_DIR": folder}
        command = [sys.executable, "-m", "ziggurat.cli", "serve", "--port", str(port), "--limits", "0"]
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            address = f"http://127.0.0.1:{port}"
            with httpx.Client(base_url=address, headers={"Origin": address}, timeout=READY) as client:
                until(lambda: answers(client, server))
                client.headers["X-CSRF-Token"] = client.post("/api/guest").json()["csrf"]
                yield client
        finally:
            os.killpg(server.pid, signal.SIGKILL)  # with those that wait to compile
            server.wait()


def answers(client: httpx.Client, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server answers by now."""
    assert server.poll() is None, "the server has ended"
    try:
        return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def until(done: Callable[[], Any]) -> None:
    """Wait for something that takes as long as it takes."""
    deadline = time.monotonic() + READY
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def log(client: httpx.Client, match: str) -> list[dict[str, Any]]:
    """The events of a match so far, without its start."""
    events: list[dict[str, Any]] = client.get(f"/api/games/{match}/log").json()["events"]
    return [event.get("event", event) for event in events[1:]]


def act(client: httpx.Client, match: str) -> None:
    """Play the last legal action, if there is one now: in Babel that ends the turn as soon as it can be ended."""
    shown = client.get(f"/api/games/{match}").json()
    if shown["legal"]:
        action = {"ply": shown["ply"], "action": shown["legal"][-1]["action"]}
        assert client.post(f"/api/games/{match}/actions", json=action).status_code in (200, 409)


def test_it_says_what_is_being_compiled(visitor: httpx.Client) -> None:
    shown = visitor.get("/api/place/preparing").json()
    assert {game["game"] for game in shown["games"]} == set(registry.names())
    assert all(0 <= game["percent"] < 100 for game in shown["games"])
    assert visitor.get("/readyz").status_code == 200


@pytest.mark.parametrize(("game", "seats"), [("babel", 2), ("wonders", 3)])
def test_a_person_and_an_apprentice_play_while_nothing_is_compiled(
    visitor: httpx.Client, game: str, seats: int
) -> None:
    wanted = {"game": game, "seats": ["me", *["apprentice"] * (seats - 1)], "start": True}
    match = visitor.post("/api/tables", content=json.dumps(wanted), headers={"Content-Type": "application/json"})
    assert match.status_code < 300, match.text
    name = match.json()["id"]

    def is_answered() -> bool:
        act(visitor, name)
        return {event["seat"] for event in log(visitor, name) if event["type"] == "action"} >= set(range(seats))

    until(is_answered)
    assert visitor.get("/api/place/preparing").json()["games"]
