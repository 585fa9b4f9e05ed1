"""The verbs that every game answers, chosen by record type.

Generic code (agents, playouts, the public face) calls these and nothing else of a game. Interpreted, a verb looks
the game up by the record's dtype; compiled, Numba resolves it while compiling, so that it costs nothing and is
cached on disk like any other function.

Where every index is checked (`NUMBA_BOUNDSCHECK=1`), so is every action: whatever is played through the verb has to be
on the list of legal actions of its world.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from ziggurat.kernel.jit import CHECKED
from ziggurat.kernel.linking import INSIDE_ONLY

Actions = npt.NDArray[np.int16]
Key = npt.NDArray[np.uint32]
Text = npt.NDArray[np.uint8]
Figures = npt.NDArray[np.float64]

VERBS = ("deal", "to_act", "legal", "play", "blank", "redeal", "score", "points", "appraise", "weigh", "prefer")
WRITING = ("show", "offer", "tell")  # a game has all of these, or none: then its JSON is made of its data in Python
MOST_ACTIONS = 1 << 15  # what an action's number can be
ILLEGAL = "an action was played that is not legal in its world"
_by_dtype: dict[Any, dict[str, Callable[..., Any]]] = {}
_by_record: dict[Any, dict[str, Callable[..., Any]]] = {}


def implement(dtype: np.dtype[np.void], **rules: Callable[..., Any]) -> None:
    """Register a game's verbs under its record type; two games cannot share one."""
    verbs = VERBS + WRITING if any(verb in rules for verb in WRITING) else VERBS
    if missing := set(verbs).symmetric_difference(rules):
        raise TypeError(f"a game implements exactly the verbs {', '.join(verbs)}; check {', '.join(sorted(missing))}")
    record = from_dtype(dtype)
    if record in _by_record:
        raise TypeError("two games with equal record types cannot be told apart; give one of them another field")
    _by_dtype[dtype] = _by_record[record] = rules


def _compiled(verb: Callable[..., Any], arguments: int) -> None:
    """Let compiled code find the rule behind a verb by the type of its first argument."""
    name = verb.__name__

    def one(game: Any) -> Any:
        rule = _by_record[game][name]

        def call(game: Any) -> Any:
            return rule(game)

        return call

    def two(game: Any, seat: Any) -> Any:
        rule = _by_record[game][name]

        def call(game: Any, seat: Any) -> Any:
            return rule(game, seat)

        return call

    def three(game: Any, seat: Any, third: Any) -> Any:
        rule = _by_record[game][name]

        def call(game: Any, seat: Any, third: Any) -> Any:
            return rule(game, seat, third)

        return call

    def five(game: Any, seat: Any, third: Any, fourth: Any, fifth: Any) -> Any:
        rule = _by_record[game][name]

        def call(game: Any, seat: Any, third: Any, fourth: Any, fifth: Any) -> Any:
            return rule(game, seat, third, fourth, fifth)

        return call

    shapes: dict[int, Callable[..., Any]] = {1: one, 2: two, 3: three, 5: five}
    shape = _checked_play if CHECKED and verb is play else shapes[arguments]
    overload(verb, jit_options=INSIDE_ONLY)(shape)


def _checked_play(game: Any, seat: Any, third: Any) -> Any:
    """The compiled verb `play` that looks first whether the action is legal."""
    legal, rule = _by_record[game]["legal"], _by_record[game]["play"]

    def call(game: Any, seat: Any, third: Any) -> Any:
        actions = np.empty(MOST_ACTIONS, np.int16)
        found = 0
        for i in range(legal(game, seat, actions)):
            found += actions[i] == third
        if found != 1:
            raise AssertionError(ILLEGAL)
        return rule(game, seat, third)

    return call


def deal(game: np.record) -> None:
    """Set the game up from the options and the key in its record."""
    _by_dtype[game.dtype]["deal"](game)


def to_act(game: np.record) -> int:
    """The seats that have something to decide now, as a bit mask; 0 when the game is over."""
    return int(_by_dtype[game.dtype]["to_act"](game))


def legal(game: np.record, seat: int, actions: Actions) -> int:
    """Write all legal actions of a seat into `actions`, in ascending order, and return their number."""
    return int(_by_dtype[game.dtype]["legal"](game, seat, actions))


def play(game: np.record, seat: int, action: int) -> None:
    """Play one legal action for one seat. Trusts the caller; `Game.play` is the place that checks.

    Checked mode trusts nobody.
    """
    if CHECKED:
        actions = np.empty(MOST_ACTIONS, np.int16)
        assert action in actions[: legal(game, seat, actions)].tolist(), ILLEGAL
    _by_dtype[game.dtype]["play"](game, seat, action)


def blank(game: np.record, seat: int) -> None:
    """Blank, in place, all that a seat may not know, the key included; seat -1 is an onlooker."""
    _by_dtype[game.dtype]["blank"](game, seat)


def redeal(game: np.record, seat: int, key: Key) -> None:
    """Replace, in place, all that a seat cannot know by a uniformly drawn consistent world; a view is enough."""
    _by_dtype[game.dtype]["redeal"](game, seat, key)


def score(game: np.record, seat: int) -> int:
    """What a finished game is worth to a seat: the highest score wins, equal scores share the place."""
    return int(_by_dtype[game.dtype]["score"](game, seat))


def points(game: np.record, seat: int) -> int:
    """A seat's points as players count them, as if the game ended now."""
    return int(_by_dtype[game.dtype]["points"](game, seat))


def appraise(game: np.record, seat: int) -> float:
    """How good a position looks to a seat, by the game's own tactics."""
    return float(_by_dtype[game.dtype]["appraise"](game, seat))


def weigh(game: np.record, seat: int, figures: Figures) -> None:
    """Write what `appraise` counts, each by itself: their sum is the appraisal."""
    _by_dtype[game.dtype]["weigh"](game, seat, figures)


def prefer(game: np.record, seat: int, action: int) -> float:
    """How promising a legal action looks at first sight, without playing it; never below 0. Only ratios count."""
    return float(_by_dtype[game.dtype]["prefer"](game, seat, action))


def show(game: np.record, seat: int, out: Text) -> int:
    """Write JSON into `out` and return its length: what lies open on the table for seat -1, else what only a seat may
    know. The record is blanked for whoever looks.
    """
    return int(_by_dtype[game.dtype]["show"](game, seat, out))


def offer(game: np.record, seat: int, actions: Actions, count: int, out: Text) -> int:
    """Write a JSON list into `out` and return its length: the first `count` of the actions, all legal, with what each
    would do. The record is blanked for the seat.
    """
    return int(_by_dtype[game.dtype]["offer"](game, seat, actions, count, out))


def tell(before: np.record, seat: int, action: int, after: np.record, out: Text) -> int:
    """Write a JSON list into `out` and return its length: what an action of a seat has done, for everybody. Both
    records are blanked for an onlooker.
    """
    return int(_by_dtype[before.dtype]["tell"](before, seat, action, after, out))


for _verb, _arguments in (
    (deal, 1),
    (to_act, 1),
    (legal, 3),
    (play, 3),
    (blank, 2),
    (redeal, 3),
    (score, 2),
    (points, 2),
    (appraise, 2),
    (weigh, 3),
    (prefer, 3),
    (show, 3),
    (offer, 5),
    (tell, 5),
):
    _compiled(_verb, _arguments)
