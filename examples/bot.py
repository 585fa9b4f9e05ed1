"""A bot over the network: sits down at a table of any game and plays.

    python examples/bot.py http://127.0.0.1:8000 wonders           # opens a table against bots of the name `greedy`
    python examples/bot.py http://127.0.0.1:8000 TABLE [INVITE]    # joins a table

It plays at random: write your own `choose`.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx


def choose(view: dict[str, Any]) -> int:
    """One of the legal actions, by its number. `view["table"]` and `view["hand"]` hold all that can be seen."""
    return int(random.choice(view["legal"])["action"])


def views(client: httpx.Client, game: str) -> Iterator[dict[str, Any]]:
    """Everything that happens, as our seat sees it; after a broken line it goes on where it was."""
    last: dict[str, str] = {}
    while True:
        try:
            with client.stream("GET", f"/api/games/{game}/events", headers=last, timeout=60) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id: "):
                        last = {"Last-Event-ID": line[4:]}
                    elif line.startswith('data: {"game"'):
                        yield json.loads(line[6:])
        except httpx.TransportError:
            time.sleep(1)


def main(address: str, table: str, invite: str | None = None) -> None:
    """Sit down and play one match."""
    client = httpx.Client(base_url=address)
    client.headers["X-CSRF-Token"] = client.post("/api/guest").raise_for_status().json()["csrf"]
    if table in (shelf := {game["name"]: game for game in client.get("/api/shelf").json()["games"]}):
        opened = {"game": table, "seats": ["me", "greedy", "greedy"][: shelf[table]["seats"][1]], "start": True}
        game = client.post("/api/tables", json=opened).raise_for_status().json()["id"]
    else:
        game = client.post(f"/api/tables/{table}/join", json={"invite": invite}).raise_for_status().json()["id"]
    for view in views(client, game):
        if view["over"]:
            print("won" if view["seat"] in view["over"]["winners"] else "not won", view["over"]["code"])
            return
        if view["seat"] in view["to_act"]:  # a conflict means that the table has moved on; the stream tells
            action = {"ply": view["ply"], "action": choose(view)}
            while client.post(f"/api/games/{game}/actions", json=action).status_code in (429, 503):
                time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:4])
