"""Set-up, decks and the numbers to check with (W1, W8, T5 to T12, P60 to P63), and the deal from its key."""

from collections import Counter
from typing import Any, TypeVar

import pytest

from tests.support.chacha import SlowGenerator
from ziggurat import BadOption, Wonders
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.tests.positions import (
    GUILDS,
    IDS,
    active,
    all_coins,
    boards,
    city,
    hand,
    moment,
    offered,
    placed,
    position,
    reveal,
    sell_until_age,
)

PLAYERS = ("2", "3", "4", "5", "6", "7")
KEY = "0f" * 32
T = TypeVar("T")
each_number = pytest.mark.parametrize("players", PLAYERS)


def plain_game(players: str, **options: str) -> Wonders:
    """A game without modules."""
    named: Any = {"players": players, "tower": "no", "projects": "no"} | options
    return Wonders(key=KEY, **named)


def deck(game: Wonders) -> Counter[str]:
    """All cards of an Age that has just begun."""
    pile = [IDS[kind] for kind in game.state[0]["pile"][: game.state[0]["pile_size"]]]
    return Counter(card for seat in game.seats for card in hand(game, seat)) + Counter(pile)


# -- players, decks, boards ----------------------------------------------------------------------------------------


@pytest.mark.rule("W1.1")
@each_number
def test_two_to_seven_play(players: str) -> None:
    game = plain_game(players)
    assert len(game.seats) == int(players)
    assert game.to_act == tuple(range(int(players)))


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("players", ["1", "8"])
def test_no_other_number_plays(players: str) -> None:
    with pytest.raises(BadOption):
        plain_game(players)


@pytest.mark.rule("W1.2", "W1.3", "W1.4", "W8.1", "W9.1")
@each_number
def test_decks(players: str) -> None:
    """By the marks of the copies; two players play with the cards of three."""
    cities = max(3, int(players))
    game = plain_game(players)
    for age in (1, 2, 3):
        found = deck(sell_until_age(game, age))
        plain = {card.id: card.copies_in(cities) for card in MATERIAL.cards if card.age == age and not card.is_drawn}
        assert +Counter(plain) == Counter({card: n for card, n in found.items() if card not in GUILDS})
        guilds = [card for card in found if card in GUILDS]
        assert len(guilds) == (cities + 2 if age == 3 else 0)
        assert all(found[guild] == 1 for guild in guilds)
        assert found.total() == 7 * cities
        if age == 3:
            assert sum(plain.values()) == {3: 16, 4: 22, 5: 28, 6: 34, 7: 40}[cities]


@pytest.mark.rule("W8.1")
def test_copies_in_the_box() -> None:
    copies = Counter[int]()
    for card in MATERIAL.cards:
        copies[card.age] += len(card.copies)
    assert copies == {1: 49, 2: 49, 3: 40}
    assert len(GUILDS) == 10


@pytest.mark.rule("W1.3")
def test_guilds_are_drawn_anew_in_each_game() -> None:
    found = {frozenset(card for card in deck(sell_until_age(plain_game("3"), 3)) if card in GUILDS)}
    other = Wonders(key="3c" * 32, players="3", tower="no", projects="no")
    found.add(frozenset(card for card in deck(sell_until_age(other, 3)) if card in GUILDS))
    assert len(found) == 2


@pytest.mark.rule("W8.2")
@pytest.mark.parametrize("symbol", ["compass", "gear", "tablet"])
def test_symbols_in_the_box(symbol: str) -> None:
    cards = [card for card in MATERIAL.cards if [str(effect) for effect in card.gives] == [symbol]]
    assert len({card.name for card in cards}) == 4
    assert sum(len(card.copies) for card in cards) == 8


@pytest.mark.rule("W1.5")
@each_number
@pytest.mark.parametrize("side", ["A", "B"])
def test_everybody_gets_another_board(players: str, side: str) -> None:
    game = plain_game(players, sides=side)
    found = boards(game)
    assert len({board.split()[0] for board in found}) == len(found) == max(3, int(players))
    assert [board.split()[1] for board in found[: int(players)]] == [side] * int(players)


@pytest.mark.rule("W1.5")
def test_sides_at_random() -> None:
    found = {board.split()[1] for board in boards(plain_game("7", sides="random"))}
    assert found == {"A", "B"}


@pytest.mark.rule("W1.5", "R-W5")
def test_sides_are_chosen_by_all_at_once() -> None:
    game = plain_game("3", sides="chosen")
    assert moment(game) == "0.0.side"
    assert [offered(game, seat) for seat in range(3)] == [["side:A", "side:B"]] * 3
    for seat, side in ((2, "B"), (0, "B"), (1, "A")):
        game.play(f"side:{side}", seat)
    assert [board.split()[1] for board in boards(game)] == ["B", "A", "B"]
    assert moment(game) == "1.1.card"


@pytest.mark.rule("W1.5", "R-W10")
def test_boards_are_chosen_in_turn() -> None:
    game = plain_game("3", wonders="chosen", sides="B")
    assert len(offered(game, 0)) == 7
    assert game.to_act == (0,)
    game.play("board:rhodes")
    assert game.to_act == (1,)
    assert "board:rhodes" not in offered(game, 1)
    assert len(offered(game, 1)) == 6
    game.play("board:giza")
    game.play("board:olympia")
    assert boards(game) == ["rhodes B", "giza B", "olympia B"]
    assert moment(game) == "1.1.card"


@pytest.mark.rule("W9.2", "R-W10")
def test_the_free_city_takes_what_is_left_on_top() -> None:
    top = boards(plain_game("2"))
    ids = [board.split()[0] for board in top]
    game = plain_game("2", wonders="chosen")
    game.play(f"board:{ids[0]}")
    game.play(f"board:{ids[2]}")
    assert boards(game)[2].split()[0] == ids[1]
    assert boards(game)[2].split()[1] == top[2].split()[1]  # its side was drawn


@pytest.mark.rule("W9.2", "R-W10")
def test_the_side_of_the_free_city_is_random() -> None:
    sides = {boards(Wonders(seed, players="2", tower="no", projects="no", sides="A"))[2][-1] for seed in range(8)}
    assert sides == {"A", "B"}


@pytest.mark.rule("W1.6", "W9.2")
@each_number
def test_everybody_starts_with_three_coins(players: str) -> None:
    assert all_coins(plain_game(players)) == [3] * max(3, int(players))


@pytest.mark.rule("W1.6")
def test_there_is_no_limit_to_coins() -> None:
    game = reveal(position(city(coins=900)))
    assert all_coins(game)[0] == 903


@pytest.mark.rule("W1.7")
def test_left_is_the_next_seat_and_right_the_one_before() -> None:
    """Seat 0 buys an ore of seat 1 on the left, a cloth of seat 3 on the right."""
    parts = [city("giza", coins=9), city("rhodes"), city("babylon"), city("halicarnassus")]
    game = position(*parts, age=1, hands=["barracks apothecary"])
    assert {text for text in offered(game) if text.startswith("build:")} == {"build:barracks<2", "build:apothecary>2"}
    assert all_coins(reveal(game.copy(), "build:barracks<2")) == [7, 5, 3, 3]
    assert all_coins(reveal(game.copy(), "build:apothecary>2")) == [7, 3, 3, 5]


@pytest.mark.rule("W10.1")
def test_the_first_edition_is_played() -> None:
    """The seven boards, and some values that tell the editions apart."""
    cards = {card.id: card for card in MATERIAL.cards}
    assert str(cards["pawnshop"].cost) == "nothing"
    sides = {board.id: board for board in MATERIAL.boards}
    assert [str(effect) for effect in sides["olympia"].a.stages[1].gives] == ["once an age, build a card free"]
    assert len(MATERIAL.boards) == 7


# -- the tower -----------------------------------------------------------------------------------------------------


def tower_game(players: str) -> Wonders:
    return Wonders(key=KEY, players=players, tower="yes", projects="no")


def drafts(game: Wonders) -> list[list[int]]:
    """What each seat can keep."""
    return [[int(text.split(":")[1]) for text in offered(game, seat)] for seat in game.seats]


@pytest.mark.rule("T5", "T6", "T17", "T39")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_spaces_of_the_tower(players: int, spaces: int) -> None:
    """Of five tiles the last ones are in view."""
    game = reveal(position(players=players, tower=[1, 2, 3, 4, 5]))
    assert active(game) == set(range(6 - spaces, 6))


@pytest.mark.rule("T7")
def test_tiles() -> None:
    assert [tile.number for tile in MATERIAL.tiles] == list(range(1, 25))
    assert len({str(tile.gives) for tile in MATERIAL.tiles}) == 24


@pytest.mark.rule("T9", "T10")
@each_number
def test_three_tiles_for_everybody(players: str) -> None:
    dealt = drafts(tower_game(players))
    assert [len(tiles) for tiles in dealt] == [3] * int(players)
    assert len({tile for tiles in dealt for tile in tiles}) == 3 * int(players)


@pytest.mark.rule("T10")
def test_tiles_come_after_boards_and_coins() -> None:
    game = Wonders(key=KEY, players="3", wonders="chosen", sides="chosen")
    for _ in range(3):
        assert moment(game) == "0.0.board"
        game.play(offered(game, game.to_act[0])[0])
    assert moment(game) == "0.0.side"
    for seat in game.seats:
        game.play("side:A", seat)
    assert moment(game) == "0.0.tile"
    assert all_coins(game) == [3, 3, 3]


@pytest.mark.rule("T9")
def test_tiles_are_shuffled() -> None:
    assert drafts(Wonders(1)) != drafts(Wonders(2))


@pytest.mark.rule("T11", "T12", "R-W5", "R-W11")
@each_number
def test_the_draft(players: str) -> None:
    game, seats = tower_game(players), int(players)
    first = drafts(game)
    kept = [tiles[0] for tiles in first]
    for seat in game.seats:
        game.play(f"keep:{kept[seat]}", seat)
    second = drafts(game)
    assert second == [first[(seat + 1) % seats][1:] for seat in game.seats]  # from the left, so passed to the right
    for seat in game.seats:
        game.play(f"keep:{second[seat][1]}", seat)
    third = [second[(seat + 1) % seats][0] for seat in game.seats]
    assert moment(game) == "1.1.card"  # the last tile comes by itself
    assert game.state[0]["tiles"][:seats].tolist() == [[kept[s], second[s][1], third[s]] for s in game.seats]


@pytest.mark.rule("T12")
def test_without_the_tower_age_one_begins_at_once() -> None:
    assert moment(plain_game("3")) == "1.1.card"
    assert placed(plain_game("3")) == []


@pytest.mark.rule("T39", "T40", "R-T13")
def test_a_tile_of_nobody_lies_on_the_third_space() -> None:
    game = tower_game("2")
    dealt = {tile for tiles in drafts(game) for tile in tiles}
    assert len(dealt) == 6
    assert int(game.state[0]["face_down"]) not in {0, *dealt}
    assert not game.state[0]["tiles"][2].any()


# -- the projects --------------------------------------------------------------------------------------------------


@pytest.mark.rule("P60")
def test_projects() -> None:
    assert Counter(project.age for project in MATERIAL.projects) == {1: 5, 2: 5, 3: 5}
    assert len({project.id for project in MATERIAL.projects}) == 15
    for project in MATERIAL.projects:
        assert project.colour in ("brown", "blue", "red", "yellow", "green", "purple")
        assert project.cost.coins > 0
        assert len(project.failed) == len(project.done) == 1


@pytest.mark.rule("P63", "P92")
@pytest.mark.parametrize(("players", "tokens"), [("2", 2), ("3", 2), ("4", 3), ("5", 4), ("6", 5), ("7", 6)])
def test_a_project_is_revealed_with_its_tokens(players: str, tokens: int) -> None:
    game = Wonders(key=KEY, players=players, tower="no")
    for age in (1, 2, 3):
        sell_until_age(game, age)
        revealed = game.state[0]["project"].tolist()
        assert MATERIAL.projects[revealed[age - 1]].age == age
        assert revealed[age:] == [-1] * (3 - age)
        assert int(game.state[0]["tokens"]) == tokens


@pytest.mark.rule("P63")
def test_projects_are_random() -> None:
    assert len({int(Wonders(seed, tower="no").state[0]["project"][0]) for seed in range(20)}) == 5


@pytest.mark.rule("P97")
def test_tiles_are_drafted_before_the_first_project_is_revealed() -> None:
    game = Wonders(key=KEY)
    while moment(game).endswith("tile"):
        assert game.state[0]["project"].tolist() == [-1, -1, -1]
        game.play(offered(game, game.to_act[0])[0])
    assert game.state[0]["project"][0] >= 0


# -- from the key to the deal --------------------------------------------------------------------------------------


class Pencil:
    """Deals as RULES.md says it, by hand."""

    def __init__(self, players: int, tower: bool, projects: bool) -> None:
        self.chance = SlowGenerator(KEY)
        self.players, self.cities = players, max(3, players)
        self.boards = self.shuffled([board.id for board in MATERIAL.boards])[::-1][: self.cities]
        self.sides = ["AB"[self.chance.below(2)] for _ in range(self.cities)]
        self.tiles = self.shuffled(list(range(1, 25)))[::-1] if tower else []
        top = self.shuffled(GUILDS)[::-1][: self.cities + 2]
        self.guilds = [guild for guild in GUILDS if guild in top]
        self.projects: list[str] = []
        self.hands: list[list[list[str]]] = []
        self.piles: list[list[str]] = []
        for age in (1, 2, 3):
            if projects:
                of_age = [project.id for project in MATERIAL.projects if project.age == age]
                self.projects.append(of_age[self.chance.below(5)])
            self.deal_age(age)

    def shuffled(self, things: list[T]) -> list[T]:
        found = list(things)
        for i in range(len(found) - 1, 0, -1):
            j = self.chance.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found

    def deal_age(self, age: int) -> None:
        of_age = [card for card in MATERIAL.cards if card.age == age and not card.is_drawn]
        cards = [card.id for card in of_age for _ in range(card.copies_in(self.cities))]
        cards = self.shuffled(cards + (self.guilds if age == 3 else []))
        hands = [[cards.pop() for _ in range(7)] for _ in range(self.players)]
        self.hands.append([sorted(cards, key=IDS.index) for cards in hands])
        self.piles.append(cards)


@each_number
@pytest.mark.parametrize(("tower", "projects"), [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_the_deal_can_be_checked_with_a_pencil(players: str, tower: str, projects: str) -> None:
    game = Wonders(key=KEY, players=players, tower=tower, projects=projects, sides="random")
    pencil = Pencil(int(players), tower == "yes", projects == "yes")
    assert boards(game) == [f"{board} {side}" for board, side in zip(pencil.boards, pencil.sides, strict=True)]
    if tower == "yes":
        dealt = [sorted(pencil.tiles[3 * seat : 3 * seat + 3]) for seat in game.seats]
        assert drafts(game) == dealt
        if players == "2":
            assert int(game.state[0]["face_down"]) == pencil.tiles[6]
    for age in (1, 2, 3):
        sell_until_age(game, age)
        assert [hand(game, seat) for seat in game.seats if players != "2"] in ([], pencil.hands[age - 1])
        if players == "2":
            check_two(game, pencil, age)
        if projects == "yes":
            revealed = [MATERIAL.projects[number].id for number in game.state[0]["project"] if number >= 0]
            assert revealed == pencil.projects[:age]


def check_two(game: Wonders, pencil: Pencil, age: int) -> None:
    """The holder has drawn the top card of the pile."""
    pile = pencil.piles[age - 1]
    holder = 1 if age == 2 else 0
    expected = [list(cards) for cards in pencil.hands[age - 1]]
    expected[holder] = sorted([*expected[holder], pile[-1]], key=IDS.index)
    assert [hand(game, seat) for seat in game.seats] == expected
    assert [IDS[kind] for kind in game.state[0]["pile"][:6]] == pile[:-1]
