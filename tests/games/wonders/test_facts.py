"""Every card, board side, stage, tile and project as it is loaded, against the facts; and the totals."""

from collections import Counter

import pytest

from tests.games.wonders import as_facts
from tests.games.wonders.as_facts import Fact, facts
from ziggurat.games.wonders.effects import Makes, Science
from ziggurat.games.wonders.material import Card
from ziggurat.games.wonders.tables import material
from ziggurat.games.wonders.vocabulary import BROWN_KINDS, SYMBOLS

CARDS = facts("cards")
BOARDS = facts("boards")
TILES = facts("tiles")
PROJECTS = facts("projects")
NUMBERS = facts("numbers")
PLAYERS = range(3, 8)

CARD = {card.id: card for card in material().cards}
SIDE = {f"{board.id} {name}": side for board in material().boards for name, side in zip("AB", board.sides)}
TILE = {str(tile.number): tile for tile in material().tiles}
PROJECT = {project.id: project for project in material().projects}
STAGES = [(side, place) for side, fact in BOARDS.items() for place in range(len(fact["stages"]))]


def test_everything_is_there_in_the_order_of_the_facts() -> None:
    assert list(CARD) == list(CARDS)
    assert list(SIDE) == list(BOARDS)
    assert list(TILE) == list(TILES)
    assert list(PROJECT) == list(PROJECTS)


@pytest.mark.parametrize("name", CARDS)
def test_card(name: str) -> None:
    fact = CARDS[name] | {"unlocks": sorted(CARDS[name]["unlocks"])}
    assert {"name": fact["name"], **as_facts.card_fact(CARD[name])} == fact


@pytest.mark.parametrize("name", CARDS)
def test_cards_share_a_name_where_the_printed_ones_do(name: str) -> None:
    printed = {other for other, fact in CARDS.items() if fact["name"] == CARDS[name]["name"]}
    assert {card.id for card in CARD.values() if card.name == CARD[name].name} == printed


@pytest.mark.parametrize("name", BOARDS)
def test_side(name: str) -> None:
    assert as_facts.start_fact(SIDE[name]) == BOARDS[name]["start"]
    assert len(SIDE[name].stages) == len(BOARDS[name]["stages"])


@pytest.mark.parametrize(("name", "place"), STAGES)
def test_stage(name: str, place: int) -> None:
    assert as_facts.stage_fact(SIDE[name].stages[place]) == BOARDS[name]["stages"][place]


@pytest.mark.parametrize("number", TILES)
def test_tile(number: str) -> None:
    assert sorted_cards(as_facts.tile_fact(TILE[number])) == sorted_cards(TILES[number])


def sorted_cards(fact: Fact) -> Fact:
    """A fact with the cards that it names in a fixed order."""
    effect = fact["effect"]
    return fact | {"effect": effect | {"cards": sorted(effect.get("cards", []))}}


@pytest.mark.parametrize("name", PROJECTS)
def test_project(name: str) -> None:
    assert as_facts.project_fact(PROJECT[name]) == PROJECTS[name]


def test_tower() -> None:
    tower, fact = material().tower, NUMBERS["tower"]
    assert {str(players): spaces for players, spaces in tower.spaces.items()} == fact["spaces"]
    assert tower.spaces[2] - tower.closed_for_two == fact["usable_spaces_for_two"]
    assert {str(tiles): points for tiles, points in enumerate(tower.points)} == fact["points"]


def test_joining() -> None:
    joining = material().joining
    assert {str(players): tokens for players, tokens in joining.tokens.items()} == NUMBERS["participation_tokens"]
    assert list(joining.unpaid) == NUMBERS["cannot_pay"]


def test_totals_of_the_projects() -> None:
    projects, totals = material().projects, NUMBERS["project_totals"]
    assert Counter(str(project.age) for project in projects) == NUMBERS["projects_per_age"]
    assert Counter(project.colour for project in projects) == totals["colours"]
    assert Counter(as_facts.penalty_fact(project)["type"] for project in projects) == totals["penalties"]
    assert Counter(as_facts.reward_fact(project)["type"] for project in projects) == totals["rewards"]


def of_age(age: int) -> list[Card]:
    """The cards of an Age whose copies are marked."""
    return [card for card in CARD.values() if card.age == age and not card.is_drawn]


def test_copies_in_the_box() -> None:
    assert [sum(len(card.copies) for card in of_age(age)) for age in (1, 2, 3)] == [49, 49, 40]
    assert sum(card.is_drawn for card in CARD.values()) == 10
    assert len({card.name for card in CARD.values()}) == 75


@pytest.mark.parametrize("players", PLAYERS)
def test_decks_are_dealt_out(players: int) -> None:
    one, two, three = (sum(card.copies_in(players) for card in of_age(age)) for age in (1, 2, 3))
    assert one == two == 7 * players
    assert three == 6 * players - 2
    assert three + players + 2 == 7 * players


def test_the_drawn_cards_are_the_guilds() -> None:
    assert all(card.is_drawn == (card.colour == "purple") for card in CARD.values())
    assert {card.age for card in CARD.values() if card.is_drawn} == {3}


def test_science_symbols() -> None:
    kinds = [(effect.symbols, card) for card in CARD.values() for effect in card.gives if isinstance(effect, Science)]
    for symbol in SYMBOLS:
        cards = [card for symbols, card in kinds if symbols == (symbol,)]
        assert len(cards) == 4
        assert sum(len(card.copies) for card in cards) == 8
        assert {card.colour for card in cards} == {"green"}
    assert [card.id for symbols, card in kinds if symbols == SYMBOLS] == ["scientists_guild"]


@pytest.mark.parametrize("name", CARDS)
def test_chains_lead_both_ways_and_one_age_on(name: str) -> None:
    card = CARD[name]
    for other in card.chain_from:
        assert name in CARD[other].chain_to
        assert CARD[other].age == card.age - 1
    for other in card.chain_to:
        assert name in CARD[other].chain_from


@pytest.mark.parametrize("name", CARDS)
def test_neighbours_buy_what_brown_and_grey_cards_make_and_nothing_else(name: str) -> None:
    made = [effect for effect in CARD[name].gives if isinstance(effect, Makes)]
    is_for_sale = CARD[name].colour in ("brown", "grey")
    assert [effect.is_sold for effect in made] == [is_for_sale] * len(made)
    assert made or not is_for_sale


def test_every_brown_card_is_single_double_or_mixed() -> None:
    assert [len(as_facts.browns(kind)) for kind in BROWN_KINDS] == [4, 4, 6]
    assert sum(card.colour == "brown" for card in CARD.values()) == 14


def test_no_stage_is_built_with_coins() -> None:
    assert all(stage.cost.coins == 0 for side in SIDE.values() for stage in side.stages)
