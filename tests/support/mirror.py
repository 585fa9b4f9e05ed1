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
TEMPLES = [[level for level in range(1, 7) if mask >> (level - 1) & 1] for mask in range(64)]


def letters(cards: list[int], size: int) -> str:
    return "".join([LETTERS[card] for card in cards[:size]])


def counted(counts: list[int]) -> str:
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=True)])


def snapshot(game: Babel) -> dict[str, Any]:
    """All that the naive engine knows, read off a record."""
    state = dict(zip(game.state.dtype.names or (), game.state[0].item(), strict=True))
    plain = {name: value.tolist() if hasattr(value, "tolist") else value for name, value in state.items()}
    return {
        "edition": EDITIONS[plain["edition"]],
        "turn": plain["turn"],
        "active": plain["active"],
        "owed": plain["owed"],
        "hands": [counted(hand) for hand in plain["hand"]],
        "sizes": plain["hand_size"],
        "columns": [
            [letters(column, size) for column, size in zip(*side, strict=True)]
            for side in zip(plain["columns"], plain["column_size"], strict=True)
        ],
        "temples": [[TEMPLES[mask] for mask in side] for side in plain["temple"]],
        "heights": plain["height"],
        "stocks": [stock[:size] for stock, size in zip(plain["stock"], plain["stock_size"], strict=True)],
        "starting": [bool(there) for there in plain["starting"]],
        "tokens": [TOKEN_LETTERS[token] for token in plain["token"]],
        "pile": letters(plain["pile"], plain["pile_size"]),
        "discard": counted(plain["discard"]),
        "yard": plain["yard"][: plain["yard_size"]],
        "razed": plain["razed"],
        "migrated": bool(plain["migrated"]),
        "end_phase": bool(plain["end_phase"]),
        "winner": None if plain["winner"] < 0 else plain["winner"],
        "ending": ENDINGS[plain["ending"]],
    }


def ordered(cards: list[str]) -> str:
    return counted([cards.count(letter) for letter in LETTERS])


def naive_snapshot(naive: Naive) -> dict[str, Any]:
    """The same of the naive engine."""
    same = ("edition", "turn", "active", "owed", "stocks", "starting", "tokens", "yard", "razed", "migrated")
    shown: dict[str, Any] = {name: getattr(naive, name) for name in (*same, "end_phase", "winner", "ending")}
    shown["hands"] = [ordered(hand) for hand in naive.hands]
    shown["sizes"] = [len(hand) for hand in naive.hands]
    shown["columns"] = [["".join(columns[land]) for land in LETTERS] for columns in naive.columns]
    shown["temples"] = [[temples[land] for land in LETTERS] for temples in naive.temples]
    shown["heights"] = [[max(temples[land], default=0) for land in LETTERS] for temples in naive.temples]
    shown["pile"], shown["discard"] = "".join(naive.pile), ordered(naive.discard)
    return shown


def naive_game(game: Babel) -> Naive:
    """A naive game dealt from the same key and options."""
    assert game.key is not None
    return Naive(SlowGenerator(game.key).below, edition=game.options["edition"], starter=game.options["starter"])


def naive_copy(game: Babel) -> Naive:
    """A naive game in the same position, which will shuffle as the fast one does."""
    shown = snapshot(game)
    key, drawn = game.position().split()[-1].split(":")
    chance = SlowGenerator(key, int(drawn))
    naive = Naive(lambda n: 0, edition=shown["edition"])
    naive.below = chance.below
    for name in ("turn", "active", "owed", "starting", "tokens", "yard", "razed", "migrated", "end_phase", "stocks"):
        setattr(naive, name, shown[name])
    naive.hands = [list(hand) for hand in shown["hands"]]
    naive.columns = [
        {land: list(cards) for land, cards in zip(LETTERS, side, strict=True)} for side in shown["columns"]
    ]
    naive.temples = [
        {land: list(cards) for land, cards in zip(LETTERS, side, strict=True)} for side in shown["temples"]
    ]
    naive.pile, naive.discard = list(shown["pile"]), list(shown["discard"])
    naive.winner, naive.ending = shown["winner"], shown["ending"]
    return naive


def assert_same(game: Babel, naive: Naive) -> list[str]:
    """Both engines are in the same state and offer the same actions, which are returned."""
    mine, other = snapshot(game), naive_snapshot(naive)
    if mine != other:
        differing = {name: (mine[name], other[name]) for name in mine if mine[name] != other[name]}
        raise AssertionError(f"fast and naive differ: {differing}\n{game.position()}")
    seat = naive.to_act()
    assert list(game.to_act) == ([] if seat is None else [seat])
    legal = [action.notation for action in game.legal] if game.to_act else []
    assert sorted(legal) == sorted(naive.legal()), game.position()
    return legal


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
