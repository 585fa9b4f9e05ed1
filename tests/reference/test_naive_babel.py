"""The naive engine of Babel against the ledger, where editions or readings differ."""

import random

import pytest

from ziggurat.reference.babel import EDITIONS, Babel


def new_game(edition: str = "de", seed: int = 0) -> Babel:
    return Babel(random.Random(seed).randrange, edition=edition)


def with_stocks(edition: str) -> Babel:
    """The first player stands at M over two cards; the other one's stock shows a level 1."""
    game = new_game(edition)
    game.tokens[0] = "M"
    game.columns[0]["M"] = ["S", "H"]
    game.hands[0] = ["M", "S", "H"]
    game.stocks[1] = [3, 1]
    return game


def end_turns(game: Babel, number: int) -> None:
    for _ in range(number):
        game.play("end")


def with_values(edition: str, own: list[int], theirs: list[int]) -> Babel:
    """The first player is at M over enough cards, with these temples at M, S, H, P and A."""
    game = new_game(edition)
    game.tokens[0] = "M"
    game.starting = [False, False]
    game.columns[0]["M"] = ["S", "P", "S", "P", "S", "P"]
    for seat, levels in enumerate((own, theirs)):
        for land, level in zip("MSHPA", levels, strict=True):
            game.temples[seat][land] = [level] if level else []
    return game


# ---- the starting card -----------------------------------------------------------------------------------------------


@pytest.mark.rule("B25")
def test_the_first_turn_of_the_hungarian_edition_may_end_without_the_starting_card() -> None:
    game = new_game("hu")
    assert "end" in game.legal()
    game.play("end")
    assert (game.turn, game.active, game.starting) == (2, 1, [True, True])
    assert "end" in game.legal()


@pytest.mark.rule("B25")
@pytest.mark.parametrize("edition", ["de", "en", "ru"])
def test_the_first_turn_of_the_other_editions_ends_only_after_the_starting_card(edition: str) -> None:
    game = with_stocks(edition)
    assert "end" not in game.legal()
    assert {"bs", "bt"} <= set(game.legal())
    game.play("bs")
    assert "end" in game.legal()


@pytest.mark.rule("B25")
@pytest.mark.parametrize("edition", ["de", "en", "ru"])
def test_a_player_without_any_other_action_ends_the_turn_and_still_owes_the_starting_card(edition: str) -> None:
    game = new_game(edition)
    game.hands[0] = []
    assert game.legal() == ["end"]
    game.play("end")
    game.play("t" + game.hands[1][0])
    game.hands[1] = []
    assert game.legal() == ["end"]
    game.play("end")
    assert game.active == 0
    assert "end" not in game.legal()


@pytest.mark.rule("B25")
def test_nothing_else_is_built_in_a_first_turn_of_the_hungarian_edition() -> None:
    game = with_stocks("hu")
    assert [action for action in game.legal() if action[0] == "b"] == ["bs"]
    game.play("bs")
    game.stocks[1] = [3, 2]
    assert [action for action in game.legal() if action[0] == "b"] == []


@pytest.mark.rule("B25")
def test_from_the_second_turn_on_the_hungarian_starting_card_is_like_any_other_level_1() -> None:
    game = with_stocks("hu")
    end_turns(game, 2)
    game.stocks = [[2, 1], [3, 1]]
    assert game.active == 0
    assert {"bs", "bo", "bt", "end"} <= set(game.legal())
    game.play("bo")
    assert game.starting == [True, True]
    assert "bs" not in game.legal()
    game.play("bo")
    assert "end" in game.legal()
    game.columns[0]["S"], game.tokens[0] = ["P"], "S"
    assert {"bs", "bt"} <= set(game.legal())


@pytest.mark.rule("B25")
def test_the_hungarian_second_player_has_a_first_turn_of_his_own() -> None:
    game = new_game("hu")
    game.play("end")
    game.tokens[1], game.columns[1]["M"], game.stocks[0] = "M", ["S", "P", "P", "P"], [1]
    assert [action for action in game.legal() if action[0] == "b"] == ["bs"]
    game.stocks[0] = [2]
    assert "leapt" not in game.legal()
    end_turns(game, 2)
    game.stocks[0] = [2]
    assert "leapt" in game.legal()


# ---- winning over ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B35")
@pytest.mark.parametrize(("edition", "taken", "left"), [("de", 1, "MPMA"), ("en", 3, "PA"), ("ru", 3, "PA")])
def test_winning_over_takes_the_last_run_or_all_of_its_nation(edition: str, taken: int, left: str) -> None:
    game = with_values(edition, [0] * 5, [0] * 5)
    game.columns[0]["M"], game.columns[1]["M"] = list("SSSA"), list("MPMAM")
    game.play("winover")
    assert game.columns[0]["M"] == list("SSA" + "M" * taken)
    assert game.columns[1]["M"] == list(left)


@pytest.mark.rule("B35")
def test_hungarian_winning_over_follows_the_last_card_of_the_opponent_not_the_own() -> None:
    game = with_values("hu", [0] * 5, [0] * 5)
    game.columns[0]["M"], game.columns[1]["M"] = list("SSSA"), list("MAPM")
    game.play("winover")
    assert game.columns[0]["M"] == list("SSAMM")
    assert game.columns[1]["M"] == list("AP")


# ---- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_15_against_less_than_10_wins_at_once(edition: str) -> None:
    game = with_values(edition, [3, 6, 5, 0, 0], [5, 4, 0, 0, 0])
    game.stocks[0] = [4]
    if edition == "hu":
        game.turn = 3
    game.play("bo")
    assert (game.winner, game.ending) == (0, "15 against less than 10")


@pytest.mark.rule("B42")
@pytest.mark.parametrize(("edition", "winner"), [("de", None), ("en", None), ("ru", None), ("hu", 0)])
def test_15_against_exactly_10_begins_the_end_phase_and_wins_it_only_in_the_hungarian_edition(
    edition: str, winner: int | None
) -> None:
    game = with_values(edition, [3, 6, 5, 0, 0], [5, 5, 0, 0, 0])
    game.stocks[0], game.turn = [4], 3
    game.play("bo")
    assert game.end_phase
    assert game.winner == winner
    assert game.ending == ("fall" if edition == "hu" else None)


@pytest.mark.rule("B42")
@pytest.mark.parametrize(("edition", "winner"), [("de", 0), ("en", None), ("ru", None), ("hu", 0)])
def test_the_fall_of_the_opponent_wins_with_any_value_but_not_in_the_english_and_russian_editions(
    edition: str, winner: int | None
) -> None:
    game = with_values(edition, [0, 6, 5, 3, 0], [6, 5, 4, 0, 0])
    game.end_phase = True
    game.columns[0]["M"] = list("AAA")
    game.play("raze")
    assert (game.value(0), game.value(1)) == (14, 9)
    assert game.winner == winner
    if winner is None:
        game.stocks[0] = [1]
        game.play("bo")
        assert (game.winner, game.ending) == (0, "fall")


@pytest.mark.rule("B42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_20_wins_in_the_end_phase(edition: str) -> None:
    game = with_values(edition, [1, 6, 6, 6, 0], [5, 5, 5, 0, 0])
    game.end_phase, game.stocks[0], game.turn = True, [2], 3
    game.play("bo")
    assert game.value(0) == 20
    assert (game.winner, game.ending) == (0, "20")
