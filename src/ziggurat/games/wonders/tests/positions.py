"""Positions for tests, built from only what matters to a test; and what lies where, read off the record."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pytest

from ziggurat import IllegalAction, Wonders
from ziggurat.games.wonders import obstacles as o
from ziggurat.games.wonders.arrays import CARD_AGE, COPIES_IN, IS_GUILD, MATERIAL, SPACES
from ziggurat.games.wonders.position import BOARD_NUMBERS, PHASES, stands_in

KEY: Final = "5a" * 32 + ":0"
KINDS: Final = {card.id: kind for kind, card in enumerate(MATERIAL.cards)}
IDS: Final = [card.id for card in MATERIAL.cards]
GUILDS: Final = [card.id for card in MATERIAL.cards if card.is_drawn]
PROJECTS: Final = {project.id: project for project in MATERIAL.projects}
CODES: Final = {value: name for name, value in vars(o).items() if name.isupper()}
FREE_CITY: Final = 2


# -- building ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class City:
    """A city as a test describes it."""

    board: str
    side: str
    coins: int
    stages: int
    cards: tuple[str, ...]
    tokens: Mapping[str, int | str]

    def text(self) -> str:
        """As it stands in a position line."""
        cards = "+".join(sorted(self.cards, key=KINDS.__getitem__)) or "-"
        tokens = ",".join(f"{name}={value}" for name, value in self.tokens.items()) or "-"
        return f"{self.board}:{self.side}:{self.coins}:{self.stages}:{cards}:{tokens}"


def city(
    board: str = "", cards: str = "", *, coins: int = 0, stages: int = 0, stage_tokens: int = 0, **tokens: int | str
) -> City:
    """A city: "giza" or "giza B" (any board for ""), its cards with spaces between, tokens as in NOTATION.md."""
    name, _, side = board.partition(" ")
    tokens |= {"stages": stage_tokens} if stage_tokens else {}
    return City(name, side or "A", coins, stages, tuple(cards.split()), tokens)


def position(
    *given: City,
    players: int | None = None,
    age: int = 2,
    turn: int = 4,
    hands: Sequence[str] = (),
    discards: str = "",
    pile: str = "",
    tower: Sequence[int] | None = None,
    tiles: Sequence[Sequence[int]] = (),
    project: str = "",
    past: Sequence[str] = (),
    tokens: int | None = None,
    late_tiles: str = "count",
    moment: str = "card",
    asked: str = "",
) -> Wonders:
    """A game in the position that the parts tell, filled up with all the other cards and tiles.

    Hands are those of seats 0, 1, …; they are filled up to their size, and whatever lies nowhere is in the discard
    pile. `tower` are tiles placed, in order, `tiles` those that seats still have; either one brings the tower into
    play. `project` is that of this Age, `past` those before; `tokens` lie on it. Every other phase than choosing a card
    is named by `moment`, as in a position line, with the seats that are `asked`.
    """
    count = players or max(3, len(given))
    cities = _cities(given, max(count, 3))
    box = _Box(count, age, cities, [*hands, discards, pile])
    in_hands = _hands(box, count, age, turn, moment, [hand.split() for hand in hands])
    rest = box.drawn(pile.split(), 7 - turn if count == 2 else 0)
    down = _markers(box, cities, age) + [(card, "d") for card in [*discards.split(), *box.rest()]]
    with_tower = tower is not None or bool(tiles)
    fields = [
        "wonders/2",
        f"{count}:{('t' if with_tower else '') + ('p' if project else '') or '-'}:A:dealt:{late_tiles}",
        f"{age}.{turn}.{moment}",
        f"{asked or ''.join(map(str, range(count)))}.-",
        "/".join(each.text() for each in cities),
        "/".join(_joined(hand) for hand in in_hands),
        _joined(rest),
        "+".join(_down(card, place, age) for card, place in sorted(down, key=_age_of)) or "-",
        *_tower(count, list(tower or ()), tiles, with_tower),
        _project(count, age, project, past, tokens),
        ",".join(box.guilds) if age < 3 else "-",
        "-",
        "|".join("-" for _ in cities),
        "/".join("+".join("?" * 6) for _ in range(3)) if count == 2 else "-",
        KEY,
    ]
    return Wonders.from_position(" ".join(fields))


def _cities(given: Sequence[City], count: int) -> list[City]:
    """All cities, those not given with boards that are left."""
    taken = {each.board for each in given}
    left = [board for board in BOARD_NUMBERS if board not in taken]
    found = [*given, *(city() for _ in range(count - len(given)))]
    return [
        each if each.board else City(left.pop(0), each.side, each.coins, each.stages, each.cards, each.tokens)
        for each in found
    ]


class _Box:
    """The cards that lie nowhere yet."""

    def __init__(self, players: int, age: int, cities: Sequence[City], lists: Iterable[str]) -> None:
        named = [
            *(card for each in cities for card in each.cards),
            *(card for cards in lists for card in cards.split()),
        ]
        wanted = [guild for guild in GUILDS if guild in named]
        others = [guild for guild in GUILDS if guild not in named]
        self.guilds = sorted([*wanted, *others][: len(cities) + 2], key=GUILDS.index)
        self.age = age
        self.left = Counter(
            {
                card: int(card in self.guilds) if IS_GUILD[kind] else int(COPIES_IN[max(players, 3), kind])
                for card, kind in KINDS.items()
                if CARD_AGE[kind] <= age
            }
        )
        self.left.subtract(named)
        if short := [card for card, number in self.left.items() if number < 0]:
            raise ValueError(f"more cards than there are with {players} players in Age {age}: {short}")

    def take(self) -> str:
        """A card of this Age, or of one before where none is left."""
        for age in range(self.age, 0, -1):
            for card in reversed(IDS):
                if self.left[card] > 0 and CARD_AGE[KINDS[card]] == age:
                    self.left[card] -= 1
                    return card
        raise ValueError("no card is left")

    def drawn(self, named: Sequence[str], size: int) -> list[str]:
        """A list filled up to its size, the named cards last."""
        return [*(self.take() for _ in range(size - len(named))), *named]

    def rest(self) -> list[str]:
        """All that is left."""
        return list(self.left.elements())


def _hands(box: _Box, players: int, age: int, turn: int, moment: str, named: list[list[str]]) -> list[list[str]]:
    """Hands by packet, as large as the moment makes them."""
    size = 8 - turn if moment in ("card", "free") else 7 - turn
    if moment[:3] not in ("car", "fre", "sev", "dig") or (moment[:3] == "dig" and turn == 6):
        size = 0
    packets: list[list[str]] = [[] for _ in range(players)]
    drawing = (1 if age == 2 else 0) if players == 2 and moment in ("card", "free") else -1
    for seat in range(players):
        packet = packet_of(seat, players, age, turn)
        hand = box.drawn(named[seat] if seat < len(named) else [], size + (packet == drawing))
        packets[packet] = sorted(hand, key=KINDS.__getitem__)
    return packets


def packet_of(seat: int, players: int, age: int, turn: int) -> int:
    """Which packet a seat holds."""
    return (seat + turn - 1) % players if age == 2 else (seat - turn + 1) % players


def _markers(box: _Box, cities: Sequence[City], age: int) -> list[tuple[str, str]]:
    """A card for every stage."""
    return [(box.take(), str(place)) for place, each in enumerate(cities) for _ in range(each.stages)]


def _joined(cards: Sequence[str]) -> str:
    return "+".join(cards) or "-"


def _age_of(entry: tuple[str, str]) -> int:
    return int(CARD_AGE[KINDS[entry[0]]])


def _down(card: str, place: str, age: int) -> str:
    own = int(CARD_AGE[KINDS[card]])
    return f"{card}.{place}.p.{own}{1 if own == age else 7}.-"


def _tower(players: int, placed: list[int], own: Sequence[Sequence[int]], in_play: bool) -> list[str]:
    """The three fields of the tower: every placed tile was somebody's, from the last seat on."""
    if not in_play:
        return ["-/0", "-", "-.-"]
    left = [tile for tile in range(1, 25) if tile not in placed and not any(tile in tiles for tiles in own)]
    rows = [list(own[seat]) if seat < len(own) else [] for seat in range(players)]
    gaps = len(placed)
    for row in reversed(rows):
        while len(row) < 3:
            gaps -= 1
            row.append(0 if gaps >= 0 else left.pop(0))
    active = placed[-int(SPACES[players]) :]
    return [
        "/".join(",".join(map(str, row)) for row in rows) + f"/{left.pop(0) if players == 2 else 0}",
        "/".join(["0,0,0"] * players),
        f"{','.join(map(str, placed)) or '-'}.{','.join(map(str, active)) or '-'}",
    ]


def _project(players: int, age: int, project: str, past: Sequence[str], tokens: int | None) -> str:
    """The field of the projects."""
    if not project:
        return "-.0.0.-"
    before = list(past) or ["belvedere", "obelisk"][: age - 1]
    left = MATERIAL.joining.tokens[players] if tokens is None else tokens
    return f"{','.join([*before, project])}.{left}.{int(left > 0)}.-"


# -- reading -------------------------------------------------------------------------------------------------------


def coins(game: Wonders, place: int) -> int:
    return int(game.state[0]["coins"][place])


def all_coins(game: Wonders) -> list[int]:
    """The coins of all cities."""
    return [int(number) for number in game.state[0]["coins"][: len(boards(game))]]


def boards(game: Wonders) -> list[str]:
    """The boards of all cities, with their sides."""
    state = game.state[0]
    ids = list(BOARD_NUMBERS)
    return [
        f"{ids[board]} {'AB'[side]}" for board, side in zip(state["board"], state["side"], strict=True) if board >= 0
    ]


def cards(game: Wonders, place: int) -> set[str]:
    """The structures of a city."""
    return {card for card, kind in KINDS.items() if stands_in(game.state[0], place, kind)}


def number(game: Wonders, name: str, place: int) -> int:
    """A number that a city has: shields, stages, defeats, joins and the like."""
    return int(game.state[0][name][place])


def victories(game: Wonders, place: int) -> tuple[int, ...]:
    """Victory tokens worth 1, 3, 5."""
    return tuple(int(count) for count in game.state[0]["victories"][place])


def hand(game: Wonders, seat: int) -> list[str]:
    """What a seat holds."""
    state = game.state[0]
    packet = packet_of(seat, int(state["players"]), int(state["age"]), int(state["turn"]))
    return [IDS[kind] for kind in state["hand"][packet][: state["hand_size"][packet]]]


def discards(game: Wonders) -> Counter[str]:
    """The discard pile."""
    return +Counter({card: int(game.state[0]["discard"][kind]) for card, kind in KINDS.items()})


def markers(game: Wonders, place: int) -> list[str]:
    """The cards that mark the stages of a city."""
    state = game.state[0]
    return [IDS[state["down"][at]] for at in range(int(state["down_size"])) if state["down_at"][at] == place]


def moment(game: Wonders) -> str:
    """Age, turn and what is asked, such as "2.4.card"."""
    state = game.state[0]
    return f"{state['age']}.{state['turn']}.{PHASES[int(state['phase'])]}"


def placed(game: Wonders) -> list[int]:
    """The tiles of the tower, in order."""
    return [int(tile) for tile in game.state[0]["tower"] if tile]


def active(game: Wonders) -> set[int]:
    """The tiles that hold now."""
    return {int(tile) for tile in game.state[0]["active"] if tile}


# -- playing -------------------------------------------------------------------------------------------------------


def offered(game: Wonders, seat: int = 0) -> list[str]:
    """The notations of all that a seat can choose."""
    return [str(action) for action in game.legal_for(seat)]


def uses(game: Wonders, card: str, seat: int = 0) -> set[str]:
    """What a seat can do with a card of its hand, without its name: {"sell", "build<2", "chain+join"}."""
    found = {
        text for text in offered(game, seat) if text.partition(":")[2].split("<")[0].split(">")[0].split("+")[0] == card
    }
    return {text.replace(f":{card}", "") for text in found}


def builds(game: Wonders, card: str, seat: int = 0) -> set[str]:
    """In which ways a seat can build a card."""
    return {use for use in uses(game, card, seat) if use.split("<")[0].split(">")[0].split("+")[0] in WAYS}


WAYS: Final = ("build", "chain", "olympia", "token", "dig", "free.build", "free.chain", "free.olympia", "free.dig")


def is_offered(game: Wonders, action: str, seat: int = 0) -> bool:
    """Whether an action is legal. The list, the question and the reasons must agree."""
    listed = action in offered(game, seat)
    assert listed == (action in game.legal_for(seat))
    return listed


def refusal(game: Wonders, action: str, seat: int = 0) -> set[str]:
    """All that stands in the way of an action, which cannot be played and then changes nothing."""
    assert not is_offered(game, action, seat)
    before = game.position()
    if game.legal_for(seat):
        with pytest.raises(IllegalAction):
            game.play(action, seat)
    assert game.position() == before
    bits = game.rulebook.obstacles(game.state, 0, seat, game.action(action, seat).number)
    return {name for bit, name in CODES.items() if bits & bit}


def reveal(game: Wonders, *choices: str) -> Wonders:
    """Everybody chooses: seat by seat what is given, with two players then for the Free City; else a card is sold."""
    for seat in game.to_act:
        choose(game, seat, choices[seat] if seat < len(choices) else "")
    if PHASES[int(game.state[0]["phase"])] == "free":
        choose(game, game.to_act[0], choices[FREE_CITY] if len(choices) > FREE_CITY else "")
    return game


def choose(game: Wonders, seat: int, choice: str = "") -> None:
    """A choice, or else what comes first on the list: a sale, where a card is asked for."""
    if choice:
        game.play(choice, seat)
    else:
        game.push(game.legal_for(seat).numbers()[0], seat)


def a_sale(game: Wonders, seat: int) -> str:
    """The card that a seat sells where it is told nothing else."""
    return str(game.legal_for(seat)[0])


def end_age(game: Wonders) -> Wonders:
    """Sell cards until the Age is over and what comes then is asked."""
    age = int(game.state[0]["age"])
    while not game.is_over and int(game.state[0]["age"]) == age and moment(game).split(".")[2] in ("card", "free"):
        reveal(game)
    return game


def sheet(game: Wonders, seat: int = 0) -> dict[str, int]:
    """The points of a seat by what they are for, those that are none left out."""
    return {name: row[seat] for name, row in game.score_sheet().items() if row[seat] and name != "total"}


def sell_until_age(game: Wonders, age: int) -> Wonders:
    """Do always what comes first on the list, mostly selling, until an Age begins."""
    while int(game.state[0]["age"]) < age:
        seat = game.to_act[0]
        game.push(game.legal_for(seat).numbers()[0], seat)
    return game
