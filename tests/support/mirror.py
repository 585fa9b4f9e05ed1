"""Holds a game of Babel against the naive second engine, field by field."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.support.chacha import SlowGenerator
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS, LETTERS, TOKEN_LETTERS
from ziggurat.games.babel.state import FALL, RUNNING, SUPREMACY, TWENTY, YARD_EMPTY
from ziggurat.reference.babel import Babel as Naive

ENDINGS = {RUNNING: None, SUPREMACY: "15 against less than 10", TWENTY: "20", FALL: "fall", YARD_EMPTY: "yard"}


def snapshot(game: Babel) -> dict[str, Any]:
    """All that the naive engine knows, read off a record."""
    state = game.state[0]
    lands = range(len(LETTERS))
    return {
        "edition": EDITIONS[state["edition"]],
        "turn": int(state["turn"]),
        "active": int(state["active"]),
        "owed": int(state["owed"]),
        "hands": [{LETTERS[n]: int(c) for n, c in enumerate(hand) if c} for hand in state["hand"]],
        "sizes": [int(size) for size in state["hand_size"]],
        "columns": [
            ["".join(LETTERS[c] for c in state["columns"][seat, land][: state["column_size"][seat, land]]) for land in lands]
            for seat in range(2)
        ],
        "temples": [
            [[level for level in range(1, 7) if state["temple"][seat, land] >> (level - 1) & 1] for land in lands]
            for seat in range(2)
        ],
        "heights": [[int(height) for height in heights] for heights in state["height"]],
        "stocks": [[int(level) for level in state["stock"][seat][: state["stock_size"][seat]]] for seat in range(2)],
        "starting": [bool(there) for there in state["starting"]],
        "tokens": [TOKEN_LETTERS[token] for token in state["token"]],
        "pile": [LETTERS[card] for card in state["pile"][: state["pile_size"]]],
        "discard": {LETTERS[n]: int(c) for n, c in enumerate(state["discard"]) if c},
        "yard": [int(level) for level in state["yard"][: state["yard_size"]]],
        "razed": int(state["razed"]),
        "migrated": bool(state["migrated"]),
        "end_phase": bool(state["end_phase"]),
        "winner": None if state["winner"] < 0 else int(state["winner"]),
        "ending": ENDINGS[int(state["ending"])],
    }


def naive_snapshot(naive: Naive) -> dict[str, Any]:
    """The same of the naive engine."""
    same = ("edition", "turn", "active", "owed", "stocks", "starting", "tokens", "pile", "yard", "razed", "migrated")
    shown: dict[str, Any] = {name: getattr(naive, name) for name in (*same, "end_phase", "winner", "ending")}
    shown["hands"] = [dict(Counter(hand)) for hand in naive.hands]
    shown["sizes"] = [len(hand) for hand in naive.hands]
    shown["columns"] = [["".join(columns[land]) for land in LETTERS] for columns in naive.columns]
    shown["temples"] = [[temples[land] for land in LETTERS] for temples in naive.temples]
    shown["heights"] = [[max(temples[land], default=0) for land in LETTERS] for temples in naive.temples]
    shown["discard"] = dict(Counter(naive.discard))
    return shown


def naive_game(game: Babel) -> Naive:
    """A naive game dealt from the same key and options."""
    assert game.key is not None
    return Naive(SlowGenerator(game.key).below, edition=game.options["edition"], starter=game.options["starter"])


def naive_copy(game: Babel) -> Naive:
    """A naive game in the same position; whatever it shuffles later is its own affair."""
    shown = snapshot(game)
    naive = Naive(lambda n: 0, edition=shown["edition"])
    for name in ("turn", "active", "owed", "starting", "tokens", "pile", "yard", "razed", "migrated", "end_phase"):
        setattr(naive, name, shown[name])
    naive.hands = [list(Counter(hand).elements()) for hand in shown["hands"]]
    naive.columns = [{land: list(column) for land, column in zip(LETTERS, side, strict=True)} for side in shown["columns"]]
    naive.temples = [{land: list(temple) for land, temple in zip(LETTERS, side, strict=True)} for side in shown["temples"]]
    naive.stocks, naive.discard = shown["stocks"], list(Counter(shown["discard"]).elements())
    naive.winner, naive.ending = shown["winner"], shown["ending"]
    return naive


def assert_same(game: Babel, naive: Naive) -> None:
    """Both engines are in the same state and offer the same actions."""
    mine, other = snapshot(game), naive_snapshot(naive)
    differing = {name: (mine[name], other[name]) for name in mine if mine[name] != other[name]}
    assert not differing, f"fast and naive differ: {differing}\n{game.position()}"
    assert list(game.to_act) == ([] if naive.to_act() is None else [naive.to_act()])
    legal = [action.notation for action in game.legal] if game.to_act else []
    assert sorted(legal) == sorted(naive.legal()), game.position()


def play_side_by_side(game: Babel, choose: Callable[[Babel], str]) -> Counter[str]:
    """Play a game in both engines to its end; return which kinds of action were used."""
    naive = naive_game(game)
    used: Counter[str] = Counter()
    assert_same(game, naive)
    while not game.is_over:
        action = choose(game)
        used[action.rstrip("/0123456789")] += 1
        used["other runs"] += "/" in action
        game.play(action)
        naive.play(action)
        assert_same(game, naive)
    return used
