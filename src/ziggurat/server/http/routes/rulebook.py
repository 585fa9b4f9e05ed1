"""The rulebooks for players."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ziggurat.kernel import registry, rulebook_text
from ziggurat.kernel.rulebook_figures import Drawing
from ziggurat.server.errors import NotFound
from ziggurat.server.http.asking import Asked
from ziggurat.server.http.described import described
from ziggurat.server.wire import FigureShown, Offer, RulebookShown

JSON = "application/json"
DESCRIBED = described("not-found", "scope-missing")
DESCRIBED["responses"][304] = ResponseSpec(None, description="What the asker has is still true.")


@get("/api/rulebook/{name:str}/{language:str}", tags=["place"], summary="The rulebook of a game", **DESCRIBED)
async def show_rulebook(
    asking: Asked, request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[RulebookShown]:
    """The rules of a game for its players, as text without markup and as positions to draw."""
    asking.look()
    body, tag = _printed(name, language)
    # whoever has it asks again each time, so that nobody reads rules of yesterday
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in _tags(request.headers.get("if-none-match", "")):
        return _answer(None, 304, headers)
    return _answer(msgspec.Raw(body), 200, headers)


def _answer(body: Any, status: int, headers: dict[str, str]) -> Response[Any]:
    return Response(body, status_code=status, headers=headers, media_type=JSON)


def _tags(header: str) -> list[str]:
    """The tags in an If-None-Match; weak ones count."""
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]


def _printed(game: str, language: str) -> tuple[bytes, str]:
    """A rulebook as JSON, with its tag."""
    if game not in registry.names() or language not in rulebook_text.languages(game):
        raise NotFound("rulebook")
    return _print(game, language)


@cache
def _print(game: str, language: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(_shown(game, language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _shown(game: str, language: str) -> RulebookShown:
    book = msgspec.to_builtins(rulebook_text.read(game, language))
    figures = {name: _figure(drawing) for name, drawing in rulebook_text.drawings(game).items()}
    languages = rulebook_text.languages(game)
    return msgspec.convert(
        {**book, "game": game, "language": language, "languages": languages, "figures": figures}, RulebookShown
    )


def _figure(drawing: Drawing) -> FigureShown:
    figure = drawing.figure
    return FigureShown(
        position=figure.position,
        seat=figure.seat,
        crop=list(figure.crop),
        marks=list(figure.marks),
        table=drawing.table,
        hand=drawing.hand,
        offer=msgspec.convert(drawing.offer, Offer) if drawing.offer else None,
    )


ROUTES = [show_rulebook]
