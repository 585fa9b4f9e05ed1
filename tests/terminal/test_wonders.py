"""7 Wonders in line mode: several people at one keyboard, agents, prices, choices taken back, the score sheet."""

import re
from pathlib import Path

import pytest

from tests.terminal.test_lines import Player
from ziggurat import Wonders, agents
from ziggurat.kernel import prepare
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.terminal import saves, sitting
from ziggurat.terminal.lines import Lines

BASE = {"tower": "no", "projects": "no"}


def sit(game: Game, player: Player, *seats: str, path: Path | None = None) -> Path:
    """One sitting, with people and agents as named."""
    bots = {seat: agents.make(text, seed=seat) for seat, text in enumerate(seats) if text != "person"}
    headers = {f"Agent{seat}": seats[seat] for seat in bots}
    path = path or saves.new_file(game)
    Lines(game, bots, path, headers=headers, read=player.read, show=player.shown.append).run()
    return path


def test_a_person_among_agents_chooses_and_is_told_what_all_did() -> None:
    game = Wonders(3, players="3", **BASE)
    first = game.legal_for(0)[0].notation
    player = Player("1")
    sit(game, player, "person", "random", "random")
    assert [seat for seat, _ in game.history] == [0, 1, 2]
    assert game.history[0][1].notation == first
    assert "Seat 1 has chosen" not in player.text, "what an agent chooses in secret is no news"
    assert game.turn == 2
    for line in game.tell(2):
        assert line in player.text


def test_people_at_one_keyboard_see_their_own_cards_alone() -> None:
    game = Wonders(5, players="3", **BASE)
    hands = [game.hand(seat) for seat in game.seats]
    player = Player("", "1", "", "1", "", "1")
    sit(game, player, "person", "person", "person")
    parts = re.split(r"Seat \d, it is for you to decide", player.text)[1:4]
    for seat, part in enumerate(parts):
        own = hands[seat] or ()
        assert all(f"sell:{card}" in part for card in own)
        for other in set(game.seats) - {seat}:
            foreign = set(hands[other] or ()) - set(own)
            assert not any(f"sell:{card}" in part for card in foreign)
    assert game.turn == 2


def test_a_choice_is_taken_back_before_the_next_person_looks() -> None:
    game = Wonders(5, players="3", **BASE)
    player = Player("", "1", "undo", "2", "", "1")
    sit(game, player, "person", "person", "random")
    assert "seat 0 can still type undo" in player.text
    assert player.text.count("Taken back") == 1
    assert game.turn == 2
    assert [seat for seat, _ in game.history] == [0, 1, 2]
    assert game.history[0][1] != Wonders(5, players="3", **BASE).legal_for(0)[0]


def test_nothing_is_taken_back_once_it_is_revealed() -> None:
    game = Wonders(5, players="3", **BASE)
    player = Player("1", "undo")
    sit(game, player, "person", "random", "random")
    assert "Nothing can be taken back" in player.text
    assert game.turn == 2


def test_prices_are_shown_for_each_card_and_use() -> None:
    game = Wonders(5, players="3", **BASE)
    player = Player("prices", "help")
    sit(game, player, "person", "random", "random")
    shown = player.text.partition("Seat 0> ")[2]
    for action in game.legal_for(0):
        assert f"  {action.notation}  {game.describe(action, 0)}" in shown
    assert "what each card costs in each use" in shown
    card = (game.hand(0) or ())[0]
    other = Player(f"prices {card}", f"why stage:{card}", f"why build:{card}")
    sit(game, other, "person", "random", "random")
    assert f"stage:{card}" in other.text


def test_a_game_is_saved_in_mid_round_and_resumed() -> None:
    game = Wonders(5, players="3")
    path = sit(game, Player("", "1", "quit"), "person", "person", "random")
    again = Wonders.from_record(saves.read(path))
    assert again == game
    assert again.to_act == (1, 2)
    player = Player("", "1")
    sit(again, player, "person", "person", "random", path=path)
    assert len(again.history) == 3


@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_a_whole_game_ends_with_the_score_sheet(players: str) -> None:
    game = Wonders(2, players=players, sides="B")
    seats = ["person", *["random"] * (int(players) - 1)]
    path = sit(game, Player(*["1"] * 300), *seats)
    assert game.is_over
    assert Wonders.from_record(saves.read(path)) == game
    sheet = game.score_sheet()
    last = Player()
    sit(game, last, *seats, path=path)
    end = last.text
    for seat in game.seats:
        assert str(sheet["total"][seat]) in end
    assert str(game.outcome) in end


def test_seats_are_read_from_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[int, dict[str, str]]] = []

    def remember(game: Game, path: Path, headers: dict[str, str], *rest: object) -> None:
        sat.append((len(game.seats), headers))

    monkeypatch.setattr(sitting, "_sit", remember)
    monkeypatch.setattr(prepare, "complete", lambda *given: None)
    sitting.start("wonders", seats="person,greedy:worlds=2,slips=3,person random", options={}, seed=1)
    sitting.start("wonders", seat=2, options={"players": "5"}, seed=1)
    assert [players for players, _ in sat] == [4, 5]
    assert {"Agent1": "greedy:worlds=2,slips=3", "Agent3": "random"}.items() <= sat[0][1].items()
    assert "Agent2" not in sat[1][1]
    with pytest.raises(BadOption, match="4 with these options"):
        sitting.start("wonders", seats="person person", options={"players": "4"}, seed=1)
