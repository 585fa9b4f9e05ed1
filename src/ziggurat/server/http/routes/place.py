"""The place itself: what is on the shelf, its words, its health, and what its problems mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath

import ziggurat
from ziggurat import agents
from ziggurat.kernel import registry
from ziggurat.server import lan, networks
from ziggurat.server.accounts.identity import PLAY
from ziggurat.server.errors import DoorRefused, NotFound
from ziggurat.server.http.asking import Asked, Asking
from ziggurat.server.http.described import described
from ziggurat.server.http.front import host_in
from ziggurat.server.http.openapi import document
from ziggurat.server.problems import BY_CODE, make
from ziggurat.server.wire import (
    BeingPrepared,
    DoorShown,
    GameOnShelf,
    Health,
    PreparingShown,
    Problem,
    Shelf,
    Text,
    Things,
)

TAG = ["place"]
MATCH_WORDS = Path(ziggurat.__file__).parent / "play"
AGENT_WORDS = Path(agents.__file__).parent


@get("/api/shelf", tags=TAG, summary="Games and bots", **described("scope-missing"))
async def shelf(asking: Asked) -> Shelf:
    """What can be played here, with which options, and against which bots."""
    asking.look()
    return Shelf([_on_shelf(name) for name in registry.names()], agents.names(), list(agents.LEVELS))


@get(
    "/api/texts/{name:str}/{language:str}",
    tags=TAG,
    summary="The words of a game",
    media_type="text/plain",
    **described("not-found", "scope-missing"),
)
async def texts(asking: Asked, name: FromPath[str], language: FromPath[str]) -> str:
    """The Fluent file of a game, of its lessons (`babel-lessons`), of any table (`match`), or of bots (`agents`)."""
    asking.look()
    folders = {game: registry.find(game).rulebook.folder for game in registry.names()}
    folders |= {"match": MATCH_WORDS, "agents": AGENT_WORDS}
    folders |= {f"{game}-lessons": registry.find(game).rulebook.folder / "lessons" for game in registry.names()}
    files = {file.stem: file for file in (folders[name] / "text").glob("*.ftl")} if name in folders else {}
    if language not in files:
        raise NotFound("text")
    return files[language].read_text(encoding="utf-8")


@get(
    "/api/things/{name:str}",
    tags=TAG,
    summary="What the things in a game's box do",
    **described("not-found", "scope-missing"),
)
async def things(asking: Asked, name: FromPath[str]) -> Response[Things]:
    """For each card, tile and so on what it gives, as texts of the game's words. A game of few words has none."""
    asking.look()
    found = registry.find(name).rulebook.things if name in registry.names() else None
    if found is None:
        raise NotFound("thing")
    return Response(Things(name, msgspec.convert(found(), dict[str, list[Text]])))


@get("/api/place/door", tags=TAG, summary="Can other devices come in?", **described("scope-missing"))
async def door(asking: Asked, request: Request[Any, Any, Any]) -> DoorShown:
    """Whether this server listens to other devices than its own machine, and under which addresses."""
    asking.look()
    return await _door(asking, request)


@post(
    "/api/place/door",
    tags=TAG,
    summary="Let other devices in",
    **described("not-signed-in", "scope-missing", "door-refused"),
)
async def open_door(asking: Asked, request: Request[Any, Any, Any]) -> DoorShown:
    """Listen on the local network too, until this server ends; only from the machine itself."""
    asking.signed_in(PLAY)
    if not _inside(asking, request):
        raise DoorRefused
    await asking.house.door.open()
    return await _door(asking, request)


@get("/api/place/preparing", tags=TAG, summary="What is still being compiled", **described("scope-missing"))
async def preparing(asking: Asked) -> PreparingShown:
    """Games whose rules are still being compiled for this machine: they can be played, and strong bots wait."""
    asking.look()
    percents = asking.house.preparing.percents()
    return PreparingShown([BeingPrepared(game, percent) for game, percent in percents.items()])


@get("/healthz", tags=TAG, summary="Is the process alive?", **described())
async def alive() -> Health:
    """Whether this process answers at all."""
    return Health("ok", ziggurat.__version__)


@get("/readyz", tags=TAG, summary="Can it serve?", **described("unavailable"))
async def ready(asking: Asked) -> Response[Health]:
    """Whether the database answers, and a write was taken lately or is now."""
    house = asking.house
    well = not house.closing and await house.database.healthy() and await house.pulse.writes()
    return Response(Health("ok" if well else "unwell", ziggurat.__version__), status_code=200 if well else 503)


@get("/metrics", tags=TAG, summary="Counts and times for Prometheus", media_type="text/plain", **described("not-found"))
async def metrics(asking: Asked) -> Response[str]:
    """What this process has counted since it began; told to the addresses of `--metrics-to`, not there for others."""
    if not networks.holds(asking.house.settings.metrics_to, asking.address):
        raise NotFound("page")
    return Response(asking.house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/problems/{code:str}", tags=TAG, summary="What a problem means", **described("not-found"))
async def problem(code: FromPath[str]) -> Problem:
    """A kind of problem: its title, its status, and what to do."""
    if code not in BY_CODE:
        raise NotFound("problem")
    return make(BY_CODE[code], BY_CODE[code].title + ".")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The API as OpenAPI 3.1."""
    return document(request.app)


async def _door(asking: Asking, request: Request[Any, Any, Any]) -> DoorShown:
    door = asking.house.door
    return DoorShown(await door.is_open(), await door.addresses() if _inside(asking, request) else [])


def _inside(asking: Asking, request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine, and to it by its own name: any other could be made to lead here."""
    return lan.is_loopback(asking.address) and lan.is_loopback(host_in(request.headers.get("host", "")))


def _on_shelf(name: str) -> GameOnShelf:
    book = registry.find(name).rulebook
    return GameOnShelf(
        name=book.name,
        version=book.version,
        seats=book.seats,
        actions=book.actions,
        options={option: list(values) for option, values in book.options.items()},
        words=dict(book.words),
        languages=sorted(file.stem for file in (book.folder / "text").glob("*.ftl")),
    )


ROUTES = [shelf, texts, things, door, open_door, preparing, alive, ready, metrics, problem, openapi]
