"""What games and streams cost a server process in memory."""

from __future__ import annotations

import asyncio
from typing import Any

from bench.server.load import Feed, Load, Match, Player, Seat, Socket
from bench.server.machines import Server

GAMES = 100
IDLE_GAMES = 120
PLIES = 60  # half a game
STREAMS = 1000


def measure_memory(server: Server) -> dict[str, Any]:
    """Idle games, live games with two streams each, and a thousand streams, one after the other."""
    return asyncio.run(_measure(server))


async def _measure(server: Server) -> dict[str, Any]:
    load = Load("127.0.0.1", server.port, "babel", None)
    players = [Player(load) for _ in range(2 * IDLE_GAMES)]
    for player in players:
        await player.arrive()
    pairs = list(zip(players[::2], players[1::2], strict=True))
    await _play(load, pairs[:20])  # whatever is allocated once is allocated now
    start = server.rss_kb()
    idle = [await _play_without_streams(load, pair) for pair in pairs]
    idle_kb = (server.rss_kb() - start) / len(idle)
    start = server.rss_kb()
    live = await _play(load, pairs[:GAMES])
    live_kb = (server.rss_kb() - start) / len(live)
    start = server.rss_kb()
    feeds = [await _watch(players[i % len(players)], live[i % len(live)]) for i in range(STREAMS)]
    await asyncio.sleep(1)
    streams_mb = (server.rss_kb() - start) / 1024
    for feed in feeds:
        feed.transport.close()
    for match in live:
        match.hang_up()
    return {
        "idle_game_kb": round(idle_kb, 1),
        "live_game_kb": round(live_kb, 1),
        "streams_mb": round(streams_mb, 1),
        "streams": STREAMS,
    }


async def _play(load: Load, pairs: list[tuple[Player, Player]]) -> list[Match]:
    """Live games, each played halfway through its streams, which stay open."""
    load.running = True
    load.stop_at = PLIES
    matches = [Match(load, pair) for pair in pairs]
    for match in matches:
        await match.begin()
    while any(not match.rests() for match in matches):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    return matches


async def _play_without_streams(load: Load, pair: tuple[Player, Player]) -> Match:
    """A game played halfway by asking and answering, with no stream open."""
    match = Match(load, pair)
    await match.begin(streams=False)
    status, payload, _ = await pair[0].ask("GET", f"/api/games/{match.name}", None)
    for _ in range(PLIES):
        assert status == 200, payload
        seen = load.decode(payload)
        if seen.over or not seen.to_act:
            break
        player = pair[seen.to_act[0]]
        if not seen.legal:
            _, payload, _ = await player.ask("GET", f"/api/games/{match.name}", None)
            seen = load.decode(payload)
        body = {"ply": seen.ply, "action": load.random.choice(seen.legal).action}
        status, payload, _ = await player.ask("POST", f"/api/games/{match.name}/actions", body)
    return match


async def _watch(player: Player, match: Match) -> Feed | Socket:
    """One more stream on a game."""
    seat = Seat(player, match, -1)
    await seat.listen(onlooker=True)
    assert seat.feed is not None
    return seat.feed
