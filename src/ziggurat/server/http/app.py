"""The application: Litestar for everything that is not hot, behind the front door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig

import ziggurat
from ziggurat.server import logs, problems
from ziggurat.server.errors import BadRequest, BodyTooLarge, NotFound, WrongMethod
from ziggurat.server.house import House
from ziggurat.server.http.asking import provide_asking
from ziggurat.server.http.front import Front
from ziggurat.server.http.routes import accounts, games, place, rulebook, study, tables
from ziggurat.server.settings import Settings

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Front:
    """The application for any ASGI server; the house is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        house = await House.open(settings)
        front.furnish(house)
        try:
            yield
        finally:
            await house.close()

    front = Front(_inside([opened], settings.body_bytes))
    return front


def create_app_around(house: House) -> Front:
    """The application for a house that is open already."""
    front = Front(_inside([], house.settings.body_bytes))
    front.furnish(house)
    return front


def _inside(lifespan: list[Any], body_bytes: int) -> Litestar:
    """All routes."""
    return Litestar(
        route_handlers=[
            *accounts.ROUTES,
            *tables.ROUTES,
            *games.ROUTES,
            *study.ROUTES,
            *place.ROUTES,
            *rulebook.ROUTES,
        ],
        dependencies={"asking": Provide(provide_asking, sync_to_thread=False)},
        exception_handlers={Exception: as_problem},
        lifespan=lifespan,
        openapi_config=OpenAPIConfig(
            title="Ziggurat",
            version=ziggurat.__version__,
            path="/api/docs",
            description="Tables, matches and accounts. The log is the game: POST appends, the event stream tells.",
            use_handler_docstrings=True,
            render_plugins=[],
        ),
        request_max_body_size=body_bytes,
        logging_config=None,
    )


def as_problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Any error as a problem."""
    if isinstance(error, MethodNotAllowedException):
        error = WrongMethod((error.headers or {}).get("allow", "other methods"))
    elif isinstance(error, NotFoundException):
        error = NotFound("page")
    elif isinstance(error, HTTPException):
        limit = request.app.state.house.settings.body_bytes
        error = BodyTooLarge(limit) if error.status_code == 413 else BadRequest(_what(error))
    elif isinstance(error, UnicodeDecodeError):  # of a body, which Litestar lets through
        error = BadRequest("The body is not UTF-8")
    elif isinstance(error, RecursionError):  # of a body too
        error = BadRequest("The body is nested too deeply")
    problem = problems.problem_of(error)
    headers = {name.decode(): value.decode() for name, value in problems.headers_of(error, problem)}
    if problem.status >= 500:
        logs.failure(log, error, problem.status, method=str(request.method), path=str(request.scope["path"]))
    media = headers.pop("content-type")
    return Response(problems.encode(problem), status_code=problem.status, headers=headers, media_type=media)


def _what(error: HTTPException) -> str:
    """What a framework's error says, in one line."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in error.extra]
        return "; ".join(faults) or error.detail
    return error.detail
