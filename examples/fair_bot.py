"""The bot of `bot.py`, which also adds to the deal: nobody alone chooses the cards, and it checks that at the end.

python examples/fair_bot.py http://127.0.0.1:8000 babel         # opens a table against a bot of the name `greedy`
"""

import hashlib
import re
import secrets
import sys
import time

import httpx

import bot


def sha256(*words: str) -> str:
    """The hash of some words with colons between."""
    return hashlib.sha256(":".join(words).encode()).hexdigest()


def deal(client: httpx.Client, game: str, bits: str) -> list[str | None]:
    """Send our bits as soon as every pledge is shown, and wait for the match; what was promised: seal and pledges."""
    promised: list[str | None] = []
    while (table := client.get(f"/api/tables/{game}").raise_for_status().json())["state"] != "playing":
        parts = table["deal"]["parts"]
        if table["state"] == "dealing" and all(part is None or part["pledge"] for part in parts):
            promised = [table["deal"]["commitment"], *(part and part["pledge"] for part in parts)]
            client.put(f"/api/tables/{game}/bits", json={"bits": bits}).raise_for_status()
        time.sleep(0.1)
    return promised


def is_kept(record: str, promised: list[str | None], pledge: str) -> bool:
    """Whether the record of the match keeps what was promised; `ziggurat verify --promised` checks the cards too."""
    headers = dict(re.findall(r'^\[(\w+) "(.*)"\]$', record, re.M))
    if pledge not in promised or headers.get("Deal") != "joint":
        return False  # our bits are not in it, so the server may have chosen it
    bits = [headers[f"Part{seat}"].rpartition(" ")[2] for seat in range(len(promised) - 1)]
    pledges = [None if some == "none" else sha256("ziggurat-bits-2", some) for some in bits]
    key = sha256("ziggurat-deal-2", headers["Secret"], *("-" if some == "none" else some for some in bits))
    return [sha256("ziggurat-secret-2", headers["Secret"]), *pledges, key] == [*promised, headers["Key"]]


def main(address: str, kind: str) -> None:
    """Open a table, deal together, play, and check."""
    client, bits = httpx.Client(base_url=address), secrets.token_hex(16)
    client.headers["X-CSRF-Token"] = client.post("/api/guest").raise_for_status().json()["csrf"]
    seats = ["me", "greedy", "greedy"][: 2 if kind == "babel" else 3]
    pledge = sha256("ziggurat-bits-2", bits)
    wanted = {"game": kind, "seats": seats, "start": True, "pledge": pledge}
    game = client.post("/api/tables", json=wanted).raise_for_status().json()["id"]
    promised = deal(client, game, bits)
    for view in bot.views(client, game):
        if view["over"]:
            break
        if view["seat"] in view["to_act"]:
            client.post(f"/api/games/{game}/actions", json={"ply": view["ply"], "action": bot.choose(view)})
    print("kept" if is_kept(client.get(f"/api/games/{game}/record").text, promised, pledge) else "broken")


if __name__ == "__main__":
    main(*sys.argv[1:3])
