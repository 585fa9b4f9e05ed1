"""What a seat may know (RULES.md, "What is hidden"): the views of positions and of first turns."""

from collections import Counter
from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders import data
from ziggurat.games.wonders.state import DUG
from ziggurat.games.wonders.tests.positions import (
    IDS,
    KINDS,
    a_sale,
    choose,
    city,
    hand,
    moment,
    offered,
    packet_of,
    position,
    reveal,
)
from ziggurat.kernel.records import plain


def seen_hand(game: Wonders, viewer: int, seat: int) -> list[str]:
    """A hand as another seat can tell it, `?` for what it cannot."""
    state = game.view(viewer).state[0]
    packet = packet_of(seat, int(state["players"]), int(state["age"]), int(state["turn"]))
    kinds = state["hand"][packet][: state["hand_size"][packet]]
    return [IDS[kind] if kind >= 0 else "?" for kind in kinds]


def seen_down(game: Wonders, viewer: int) -> list[str]:
    """The cards that lie face down, as a seat can tell them."""
    state = game.view(viewer).state[0]
    return [IDS[kind] if kind >= 0 else "?" for kind in state["down"][: state["down_size"]]]


def first_turns(turns: int, players: str = "3") -> Wonders:
    """A game in which everybody has sold the first card of every hand so far."""
    game = Wonders(7, players=players, tower="no", projects="no")
    for _ in range(turns):
        reveal(game)
    return game


def test_hands_of_others_are_hidden() -> None:
    game = first_turns(0)
    assert seen_hand(game, 0, 0) == hand(game, 0)
    assert seen_hand(game, 0, 1) == seen_hand(game, 0, 2) == ["?"] * 7


def test_a_choice_is_hidden_until_the_last_has_chosen() -> None:
    game = position(city("giza"), hands=["loom_age2"])
    other = game.copy()
    game.play("build:loom_age2", 0)
    other.play(a_sale(other, 0), 0)
    for seat in (1, 2):
        assert bytes(game.view(seat)) == bytes(other.view(seat))
    assert bytes(game.view(0)) != bytes(other.view(0))


def test_a_hand_that_was_passed_on_is_known_as_a_whole() -> None:
    """Seat 1 holds what seat 0 has passed on, and sells one of it: which one seat 0 cannot tell."""
    game = first_turns(1)
    held = hand(game, 1)
    assert seen_hand(game, 0, 1) == held
    other = game.copy()
    game.play(f"sell:{held[0]}", 1)
    other.play(f"sell:{held[3]}", 1)
    assert bytes(reveal(game).view(0)) == bytes(reveal(other).view(0))
    assert sorted([*seen_hand(game, 0, 2), seen_down(game, 0)[4]]) == sorted(held)


def test_a_structure_that_comes_out_of_a_passed_hand_is_seen() -> None:
    game = Wonders(7, tower="no", projects="no")
    for seat in game.seats:
        game.play(next(text for text in offered(game, seat) if text.startswith("build:")), seat)
    left = hand(game, 1)
    assert seen_hand(game, 0, 1) == left
    built = next(text for text in offered(game, 1) if text.startswith("build:"))
    reveal(game, "", built)
    left.remove(built.split(":")[1].split("<")[0].split(">")[0])
    assert seen_hand(game, 0, 2) == left


def test_face_down_cards_are_known_to_those_who_laid_them() -> None:
    game = first_turns(1)
    sold = [IDS[kind] for kind in game.state[0]["down"][:3]]
    for seat in range(3):
        assert seen_down(game, seat) == ["?" if other != seat else sold[seat] for other in range(3)]


def test_whoever_digs_sees_the_discard_pile_but_no_markers() -> None:
    digger = position(city("halicarnassus B", "foundry"), hands=["temple", "walls", "forum"])
    reveal(digger, "stage:temple", "sell:walls", "sell:forum")
    assert moment(digger) == "2.4.dig"
    assert "?" not in seen_down(digger, 0)
    assert seen_down(digger, 1).count("?") > 20


def test_a_marker_of_another_city_stays_hidden_from_whoever_digs() -> None:
    parts = [city("halicarnassus B", "ore_vein clay_pit"), city("giza", "stone_pit")]
    game = position(*parts, turn=1, hands=["temple", "walls"])
    reveal(game, "stage:temple", "stage:walls")
    marker = list(game.state[0]["down_at"][: game.state[0]["down_size"]]).index(1)
    assert IDS[game.state[0]["down"][marker]] == "walls"
    assert seen_down(game, 0)[marker] == "?"
    assert seen_down(game, 1)[marker] == "walls"


def test_a_lost_card_is_known_to_all() -> None:
    game = reveal(position(city("giza", "altar"), turn=6, project="war_mirror", tokens=1))
    game.play("lose:altar")
    for seat in range(3):
        assert "altar" in seen_down(game, seat)


def test_guilds_and_the_order_of_boards_are_hidden() -> None:
    game = Wonders(7, wonders="chosen")
    other = Wonders(8, wonders="chosen")
    for seat in range(3):
        assert int(game.view(seat).state[0]["guilds"]) == 0
        assert game.view(seat).state[0]["boards"].tolist() == other.view(seat).state[0]["boards"].tolist()


def test_tiles_of_others_are_hidden_but_for_those_passed_on() -> None:
    game = Wonders(7, projects="no")
    unknown = 99
    first = game.view(0).state[0]["draft"].tolist()
    assert first[0] == game.state[0]["draft"][0].tolist()
    assert first[1] == first[2] == [unknown] * 3
    while not game.state[0]["age"]:
        for seat in game.to_act:
            game.play(offered(game, seat)[0], seat)
    truth, seen = game.state[0]["tiles"].tolist(), game.view(0).state[0]["tiles"].tolist()
    assert seen[0] == truth[0]
    # of its first packet the others are with seat 2 (its second tile) and seat 1 (its third), in whichever order
    assert sorted([seen[2][1], seen[1][2]]) == sorted([truth[2][1], truth[1][2]])
    assert seen[2][2] == truth[2][2]  # the tile passed on in the second round
    assert seen[1][0] == seen[1][1] == seen[2][0] == unknown


def test_a_tile_that_waits_is_hidden() -> None:
    game = position(city("babylon B", stages=2), turn=6, hands=["loom_age2", "temple", "walls"], tiles=[(), (6, 12, 3)])
    reveal(game, "build:loom_age2", "tile6:temple")
    assert moment(game) == "2.6.seventh"
    assert -6 in game.state[0]["tiles"][1]
    assert not (game.view(0).state[0]["tiles"] < 0).any()


def test_two_players_do_not_know_what_the_other_one_draws() -> None:
    game = first_turns(1, "2")
    drawn = int(game.state[0]["drawn"][0][1])
    assert drawn >= 0
    assert int(game.view(1).state[0]["drawn"][0][1]) == drawn  # seat 1 holds the Free City's card in turn 2
    assert int(game.view(0).state[0]["drawn"][0][1]) == -1
    assert seen_hand(game, 0, 1).count("?") == 1
    assert set(game.view(0).state[0]["pile"][: game.state[0]["pile_size"]].tolist()) == {-1}


@pytest.mark.rule("W9.4")
def test_a_seat_is_shown_what_it_has_drawn_itself() -> None:
    """Two hands can hold the same cards after another draw; whoever has drawn can tell them apart."""
    game = first_turns(1, "2")
    assert shown_to(game, 1)["drawn"] == IDS[int(game.state[0]["drawn"][0][1])]
    assert shown_to(game, 0)["drawn"] is None
    assert shown_to(first_turns(1), 1)["drawn"] is None


def test_the_face_down_tile_is_hidden() -> None:
    game = Wonders(7, players="2", projects="no")
    assert int(game.view(0).state[0]["face_down"]) == 99


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_onlookers_see_no_hand(players: str) -> None:
    game = first_turns(3, players)
    seen = game.blanked(None)[0]
    assert not (seen["hand"] > 0).any()
    assert set(seen["down"][: seen["down_size"]].tolist()) == {-1}


@pytest.mark.rule("R-W16", "W2.2")
def test_equal_cards_are_offered_once() -> None:
    game = position(city("giza"), players=4, age=1, hands=["lumber_yard lumber_yard altar"])
    assert hand(game, 0).count("lumber_yard") == 2
    assert offered(game).count("sell:lumber_yard") == offered(game).count("build:lumber_yard") == 1


# -- where a card was dug out ----------------------------------------------------------------------------------------


def dug(first: str, second: str, discards: str = "") -> Wonders:
    """Seats 1 and 2 sell a card each, then seat 0 digs the Press out."""
    own = city("halicarnassus B", "ore_vein", coins=3)
    hands = ["altar", first, second, "theater"]
    game = position(own, city("rhodes"), players=4, age=1, turn=2, hands=hands, discards=discards)
    reveal(game, "stage:altar<2", f"sell:{first}", f"sell:{second}", "sell:theater")
    return game


@pytest.mark.rule("W5.6", "W3.3")
def test_from_where_a_card_was_dug_out_nobody_else_sees() -> None:
    worlds = [dug("press_age1", "loom_age1"), dug("loom_age1", "press_age1")]
    for choice in ("dig:press_age1", "sell", "sell"):
        for seat in (3, None):
            one, other = (world.blanked(seat) for world in worlds)
            assert one.tobytes() == other.tobytes()
            assert worlds[0].rulebook.position_text(one, 3) == worlds[1].rulebook.position_text(other, 3)
        for world in worlds:
            if choice == "sell":
                reveal(world)
            else:
                world.play(choice)
    assert "press_age1" in worlds[0].view(3).city(0)["cards"]


@pytest.mark.rule("W5.6")
def test_the_digger_knows_the_discard_pile_that_is_left() -> None:
    game = dug("press_age1", "loom_age1")
    game.play("dig:press_age1")
    for other in (game, game.redealt(0, seed=1), game.redealt(2, seed=2)):
        again = Wonders.from_position(other.position())
        assert again.position() == other.position()
        assert ".x." in other.position()
        assert "/press_age1." in other.view(1).position()
        assert ".x." not in other.view(1).position()
    assert game.redealt(3, seed=3).view(3).position() == game.view(3).position()
    seen = Wonders.from_position(game.view(3).position(), seed=5)
    assert seen.view(3).position() == game.view(3).position()


def shown_to(game: Wonders, seat: int) -> dict[str, Any]:
    """What only this seat is shown."""
    return game.rulebook.hand_of(plain(game.blanked(seat)), seat)


@pytest.mark.rule("W5.6")
def test_the_digger_is_shown_the_pile_as_its_view_knows_it() -> None:
    """In the order in which the cards came there: views that differ in it belong to worlds that look different."""
    piles = [
        shown_to(dug(*cards), 0)["discards"] for cards in (("press_age1", "loom_age1"), ("loom_age1", "press_age1"))
    ]
    assert piles[0] != piles[1]
    assert sorted(piles[0]) == sorted(piles[1])
    assert [card for card in piles[0] if "age1" in card] == ["press_age1", "loom_age1"]
    assert shown_to(dug("press_age1", "loom_age1"), 1)["discards"] == []


@pytest.mark.rule("W5.6")
def test_of_equal_cards_in_the_pile_the_later_one_is_left() -> None:
    own = city("halicarnassus B", "foundry brickyard clay_pool")
    named = ["lumber_yard", "baths", "lumber_yard", "theater"]
    game = position(own, players=4, age=2, turn=3, hands=["temple walls"], discards=" ".join(named))
    reveal(game, "stage:temple")
    assert [card for card in shown_to(game, 0)["discards"] if card in named] == named
    game.play("dig:lumber_yard")
    reveal(game, next(text for text in offered(game) if text.startswith("stage:")))
    pile = shown_to(game, 0)["discards"]
    assert [card for card in pile if card in named] == named[1:]
    assert len(pile) == data.table_of(plain(game.blanked(0)))["discard_size"]


@pytest.mark.rule("W5.6")
def test_a_world_made_anew_has_a_place_for_what_was_dug_out() -> None:
    """Two places are as likely, for a seat that has seen neither card."""
    game = dug("press_age1", "loom_age1")
    game.play("dig:press_age1")
    places = []
    for seed in range(60):
        state = game.redealt(3, seed=seed).state[0]
        places += [at for at in range(int(state["down_size"])) if state["down_at"][at] == DUG]
    assert len(places) == 60
    assert len(set(places)) > 3


def cards_that_lie(game: Wonders) -> Counter[str]:
    """All cards in hands and face down, in this world."""
    state = game.state[0]
    found = Counter(IDS[state["down"][at]] for at in range(int(state["down_size"])) if state["down_at"][at] != DUG)
    for packet in range(int(state["players"])):
        found.update(IDS[kind] for kind in state["hand"][packet][: state["hand_size"][packet]])
    return found


@pytest.mark.rule("W5.6", "W2.3")
@pytest.mark.parametrize("card", ["loom_age1", "scriptorium"])
def test_a_card_that_was_dug_out_is_left_in_no_hand_of_a_world(card: str) -> None:
    """Seat 1 had passed it on, and cannot tell in which order the six cards lay; all the others are where they were."""
    game = dug("press_age1", card)
    game.play(f"dig:{card}")
    for seed in range(10):
        world = game.redealt(1, seed=seed)
        assert world.view(1).position() == game.view(1).position()
        assert cards_that_lie(world) == cards_that_lie(game)


@pytest.mark.rule("W5.6")
def test_of_two_equal_cards_that_a_seat_laid_there_the_first_is_dug_out() -> None:
    hands = ["altar lumber_yard", "lumber_yard", "baths", "theater"]
    own = city("halicarnassus B", "ore_vein", coins=3)
    game = position(own, city("rhodes"), players=4, age=1, turn=2, hands=hands)
    reveal(game, "sell:altar", "sell:lumber_yard", "sell:baths", "sell:theater")
    stage = next(text for text in offered(game) if text.startswith("stage:"))
    reveal(game, stage, "sell:lumber_yard")
    game.play("dig:lumber_yard")
    state = game.redealt(1, seed=1).state[0]
    laid = [at for at in range(int(state["down_size"])) if state["down"][at] == KINDS["lumber_yard"]]
    assert [int(state["down_turn"][at]) for at in laid] == [8 + 2, 8 + 3]
    assert [int(state["down_at"][at]) == DUG for at in laid] == [True, False]


@pytest.mark.rule("W5.6", "W9.4")
def test_with_two_players_a_card_dug_out_where_a_drawn_one_lay_was_drawn() -> None:
    parts = [city("halicarnassus B", "foundry"), city("rhodes"), city("giza")]
    game = position(*parts, players=2, age=3, turn=2, hands=["lodge study senate town_hall haven"], pile="arsenal")
    for choice in ("", "", "", "stage:workers_guild", "", "free.sell:arsenal", "dig:arsenal"):
        choose(game, game.to_act[0], choice)
    assert moment(game) == "3.4.card"
    turns = set()
    for seed in range(40):
        world = game.redealt(1, seed=seed)
        assert world.view(1).position() == game.view(1).position()
        state = world.state[0]
        (when,) = [int(state["down_turn"][at]) for at in range(int(state["down_size"])) if state["down_at"][at] == DUG]
        turns.add(when)
        assert (IDS[state["drawn"][2][2]] == "arsenal") == (when == 8 * 3 + 3)
    assert len(turns) == 2


# -- who built a tile ------------------------------------------------------------------------------------------------


def tiles_of(first: int, second: int) -> Wonders:
    """Seats 0 and 1 build a tile each."""
    game = position(
        players=4, age=1, turn=2, tower=[], tiles=[(first, 6, 12), (second, 10, 11), (1, 2, 3), (13, 14, 15)],
        hands=["altar", "theater"],
    )  # fmt: skip
    return reveal(game, f"tile{first}:altar", f"tile{second}:theater")


@pytest.mark.rule("T15")
def test_who_built_a_tile_is_public_once_it_is_placed() -> None:
    game = tiles_of(8, 7)
    assert [int(tile) for tile in game.state[0]["tower"][:2]] == [7, 8]
    for seat in (None, 0, 2):
        assert game.blanked(seat)[0]["builder"][:2].tolist() == [1, 0]
    told = [line for line in game.tell() if line.startswith("Tile ")]
    assert "built by Seat 1" in told[0]
    assert "built by Seat 0" in told[1]
    assert "(built by Seat 1)" in str(game)
    assert game.view(2).position().split()[10] == "7:1,8:0.7,8"
    assert bytes(game.view(2)) != bytes(tiles_of(7, 8).view(2))


@pytest.mark.rule("T15", "T14")
def test_before_that_only_that_a_tile_was_chosen() -> None:
    parts = [city("babylon B", stages=2)]
    games = []
    for mine, yours in ((8, 7), (7, 8)):
        tiles = [(4, 5, 6), (mine, 10, 11), (yours, 2, 3)]
        game = position(*parts, age=1, turn=6, tower=[], tiles=tiles, hands=["altar baths", "theater", "stockade"])
        games.append(reveal(game, "build:altar", f"tile{mine}:theater", f"tile{yours}:stockade"))
    assert moment(games[0]) == "1.6.seventh"
    assert bytes(games[0].view(0)) == bytes(games[1].view(0))
    assert games[0].tell() == games[1].tell()
