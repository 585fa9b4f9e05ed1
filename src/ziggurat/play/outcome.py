"""How a match ended, as it goes over the wire and is stored; and as earlier releases stored it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from ziggurat.kernel.reasons import first_of, places_of

Values = dict[str, int | str]


class Over(msgspec.Struct, frozen=True):
    """How a match ended, in the numbers that players know."""

    winners: Annotated[
        tuple[int, ...],
        Meta(description="The seats on the first place; none for a draw, where all seats share it.", examples=[[1]]),
    ]
    places: Annotated[
        tuple[int, ...],
        Meta(
            description="The place of each seat, 1 for the best; who is equal shares the better place, "
            "and the next is left free.",
            examples=[[2, 1, 2]],
        ),
    ]
    code: Annotated[
        str,
        Meta(
            description="How it came: the game's own word (its texts have a sentence `end-CODE`), "
            "or `resigned` or `agreed`.",
            examples=["points"],
        ),
    ]
    rule: Annotated[
        str | None, Meta(description="The rule by which the game ended; null where its players ended it.")
    ] = None
    values: Annotated[Values, Meta(description="What the sentence `end-CODE` names.")] = {}
    points: Annotated[
        tuple[int, ...] | None,
        Meta(
            description="The points of each seat as players count them; in Babel the value of its temples. "
            "Null where the players ended the match.",
            examples=[[41, 46, 41]],
        ),
    ] = None


def by_players(winners: tuple[int, ...], seats: int, code: str, values: Values | None = None) -> Over:
    """The end of a match that its players ended: some win and the others share the next place, or it is a draw."""
    return Over(winners, _places_without_scores(winners, seats), code, values=values or {})


def _places_without_scores(winners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple(1 if seat in winners or not winners else 1 + len(winners) for seat in range(seats))


# -- what is stored --------------------------------------------------------------------------------------------------


class _Stored(msgspec.Struct, frozen=True):
    """An outcome of any release: those before places were told have `scores`, numbers of the search."""

    winners: tuple[int, ...]
    code: str
    rule: str | None = None
    values: Values = {}
    places: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None


def read_over(stored: str | bytes, game: str, seats: int) -> Over:
    """An outcome as some release has stored it, for a match of a game between so many seats."""
    found = msgspec.json.decode(stored, type=_Stored)
    if found.places is not None:
        return Over(found.winners, found.places, found.code, found.rule, found.values, found.points)
    if found.scores is None:
        places = _places_without_scores(found.winners, seats)
        return Over(found.winners, places, found.code, found.rule, found.values)
    places, points = places_of(found.scores), _POINTS_OF_SCORES[game](found.scores, found.values)
    return Over(first_of(places), places, found.code, found.rule, found.values, points)


def _points_of_babel(scores: tuple[int, ...], values: Mapping[str, int | str]) -> tuple[int, ...]:
    """The value of the temples as the sentence names them: the winner's own first, without a winner seat 0's."""
    own, their = int(values["own"]), int(values["their"])
    return (their, own) if values.get("who") == 1 else (own, their)


_POINTS_OF_SCORES: dict[str, Callable[[tuple[int, ...], Mapping[str, int | str]], tuple[int, ...]]] = {
    "babel": _points_of_babel,
    "wonders": lambda scores, values: tuple(score // 4096 for score in scores),  # as they were: 4096 × points + coins
}
