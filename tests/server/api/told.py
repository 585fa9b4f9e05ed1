"""What answers say, checked on the way."""

from typing import Any

import httpx

from tests.support.api import Place, Visitor


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem that an answer is."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told: dict[str, Any] = answer.json()
    return told


def good(answer: httpx.Response, status: int = 200) -> Any:
    """What an answer holds, if it is a good one."""
    assert answer.status_code == status, answer.text
    return answer.json()


async def two_at_a_table(place: Place, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Two people and the match that they play."""
    anna, boris = await place.guest(), await place.guest()
    return anna, boris, await place.match(anna, "me", "open", guest=boris, **more)


async def log_of(visitor: Visitor, match: str) -> list[dict[str, Any]]:
    """What has happened in a match."""
    events: list[dict[str, Any]] = good(await visitor.get(f"/api/games/{match}/log"))["events"]
    return events


def invite_of(table: dict[str, Any]) -> str:
    """The key of a table's invitation."""
    path, _, invite = table["invite"].partition("?invite=")
    assert path == f"/api/tables/{table['id']}"
    return str(invite)
