"""What 7 Wonders says: whatever happens can be said, and what is said is all that happened, and nothing hidden."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.support.wonders_play import CONFIGURATIONS, NAMES, positions, told_games
from ziggurat.games.wonders import words
from ziggurat.games.wonders.action_space import ACTIONS, FORMS, TILE
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.cities import cards_in, city_count
from ziggurat.games.wonders.notation import FORM_PARTS
from ziggurat.games.wonders.state import OVER
from ziggurat.games.wonders.things import things, things_data
from ziggurat.kernel.records import Plain, plain
from ziggurat.kernel.texts import Phrase, speak


def said(phrase: Phrase) -> str:
    text = speak(words.FOLDER, words.WORDS, "en", phrase)
    assert re.fullmatch(r"(?!.*([{}]|  )).+", text), (phrase, text)
    return text


# -- things ----------------------------------------------------------------------------------------------------------


def test_everything_in_the_box_is_said() -> None:
    stages = sum(len(side.stages) for board in MATERIAL.boards for side in board.sides)
    found = things()
    assert len(found) == 2 * len(MATERIAL.cards) + 2 * stages + 14 + len(MATERIAL.tiles) + 3 * len(MATERIAL.projects)
    assert all(said(phrase) for phrases in found.values() for phrase in phrases)
    assert things_data()["card.altar"] == [{"key": "effect-points", "values": {"points": 2}}]


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        ("card.lumber_yard", "makes 1 wood"),
        ("card.sawmill", "makes 2 wood"),
        ("card.clay_pit", "makes 1 clay or ore"),
        ("card.caravansery", "makes 1 wood, stone, ore or clay, not for sale"),
        ("card.school", "science symbol: tablet"),
        ("card.workers_guild", "1 point for each brown card in the neighbouring cities"),
        ("card.shipowners_guild", "1 point for each brown, grey or purple card here"),
        ("card.east_trading_post", "raw materials cost 1 coin a unit to buy from the right neighbour"),
        ("card.senate.cost", "2 wood, 1 stone, 1 ore"),
        ("card.altar.cost", "nothing"),
        ("start.giza.A", "makes 1 stone"),
        ("stage.rhodes.B.0", "1 shield, 3 points, 3 coins"),
        ("stage.babylon.B.1", "the seventh card of each Age is played too"),
        ("tile.1", "red cards cost as many coins more as the number of the Age"),
        ("tile.9", "goods cost 1 coin a unit less to buy"),
        ("tile.24", "5 coins after building a purple card"),
        ("project.cranes.done", "once, one card is built for nothing"),
        ("project.triumphal_arches.failed", "lose 2 victory tokens"),
        ("project.river_port.cost", "1 coin, 1 cloth"),
    ],
)
def test_sentences_of_things(thing: str, sentence: str) -> None:
    assert ", ".join(said(phrase) for phrase in things()[thing]) == sentence


# -- actions ---------------------------------------------------------------------------------------------------------


def test_every_action_can_be_named_whether_possible_or_not() -> None:
    game = next(positions(1, CONFIGURATIONS[1]))[0]
    record = plain(game.state)
    assert all(said(words.phrase(record, 0, action, False)) for action in range(ACTIONS))


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_legal_actions_are_told_apart_by_their_sentences(options: dict[str, str]) -> None:
    """No two legal actions of a seat are described alike."""
    for place, (game, seat, _) in enumerate(positions(7, options)):
        if place % 5 == 0:
            view = game.view(seat)
            sentences = [view.describe(number) for number in view.legal.numbers()]
            alike = [text for text, count in Counter(sentences).items() if count > 1]
            assert not [text for text in alike if not re.search("Loom|Glassworks|Press", text)], alike


# -- what has happened -----------------------------------------------------------------------------------------------


def test_while_others_choose_only_that_somebody_has_chosen_is_told() -> None:
    for before, after, seat, action in told_games():
        if after["chosen"]:
            phrase = words.told(before, after, seat, action)
            assert [each.values for each in phrase] == [{"who": seat}]
            assert phrase[0].key in ("told-chosen", "told-chosen-again")


def test_what_is_laid_face_down_is_not_in_what_onlookers_see() -> None:
    for before, after, seat, action in told_games():
        for deed in (each - 1 for each in after["deed"] if each):
            use = FORM_PARTS[deed % FORMS][0].removeprefix("free.") if deed < FORMS * len(MATERIAL.cards) else ""
            if use in ("sell", "stage", "stagetoken") or use.startswith("tile"):
                assert deed < FORMS  # the first kind of card, whatever it was
                assert deed == TILE or not use.startswith("tile")
        for phrase in words.told(before, after, seat, action):
            if phrase.key in ("told-sell", "told-stage", "told-stagetoken", "told-tile"):
                assert not {"card", "tile", "number"} & set(phrase.values), phrase


def test_with_two_players_nothing_is_told_before_the_free_city_has_its_card() -> None:
    told = [
        words.told(before, after, seat, action)
        for before, after, seat, action in told_games()
        if after["players"] == 2 and after["phase"] == 6 and not after["chosen"]
    ]
    assert told
    assert all([phrase.key for phrase in each] == ["told-all-chosen", "told-free-city"] for each in told)
    assert not any(any(after["deed"]) for _, after, _, _ in told_games() if after["phase"] == 6 and not after["chosen"])


class Heard:
    """All that can be heard of a choice, from what an onlooker saw before it."""

    def __init__(self, before: Plain) -> None:
        cities = range(city_count(before))
        self.cities = cities
        self.coins = before["coins"][: len(cities)]
        self.cards = [set(cards_in(before, city)) for city in cities]
        self.stages = before["stages"][: len(cities)]
        self.victories = [Counter(dict(zip((1, 3, 5), before["victories"][city]))) for city in cities]
        self.defeats = before["defeats"][: len(cities)]
        self.unpaid = before["unpaid"][: len(cities)]
        self.placed = before["placed"]

    def hear(self, phrase: Phrase) -> None:
        """Take in one phrase."""
        values: dict[str, Any] = dict(phrase.values)
        city = self._city(values["city"]) if "city" in values else int(values.get("who", -1))
        match phrase.key:
            case "told-build" | "told-chain" | "told-olympia" | "told-token" | "told-dig":
                self.cards[city].add(_kind(values["card"]))
            case "told-lost-card":
                self.cards[city].remove(_kind(values["card"]))
            case "told-stage" | "told-stagetoken":
                self.stages[city] += 1
            case "told-sell":
                self.coins[city] += 3
            case "told-coins":
                self.coins[city] += values["coins"]
            case "told-lost-coins":
                self.coins[city] -= values["coins"]
            case "told-paid":
                for coins, receiver in _parts(values["price"]):
                    self.coins[city] -= coins
                    if receiver is not None:
                        self.coins[self._city(receiver)] += coins
            case "told-reward":
                given = values["gives"]
                self.coins[city] += given.values["coins"] * values["times"] if given.key == "effect-coins" else 0
            case "told-reward-tokens":
                self.victories[city][values["value"]] += values["times"]
            case "told-lost-tokens":
                self.victories[city].subtract([values["higher"], values["lower"]])
            case "told-unpaid":
                self.unpaid[city] += values["tokens"]
            case "told-conflict-won":
                self.victories[city][values["value"]] += 1
                self.defeats[self._city(values["other"])] += values["defeats"]
            case "told-tile-built":
                self.placed += 1

    def _city(self, name: Phrase) -> int:
        return int(str(name.values["who"])) if name.key == "city-seat" else len(self.cities) - 1

    def agrees_with(self, after: Plain) -> None:
        """All that was heard is all that has changed."""
        assert self.coins == after["coins"][: len(self.cities)]
        assert self.cards == [set(cards_in(after, city)) for city in self.cities]
        assert self.stages == after["stages"][: len(self.cities)]
        tokens = [[each[value] for value in (1, 3, 5)] for each in self.victories]
        assert tokens == after["victories"][: len(self.cities)]
        assert self.defeats == after["defeats"][: len(self.cities)]
        assert self.unpaid == after["unpaid"][: len(self.cities)]
        assert self.placed == after["placed"]


def _kind(card: str) -> int:
    return next(kind for kind, each in enumerate(MATERIAL.cards) if each.id == card)


def _parts(price: Phrase) -> list[tuple[int, Any]]:
    """Coins and who gets them; None is the bank."""
    values: dict[str, Any] = dict(price.values)
    if price.key == "list":
        return [*_parts(values["first"]), *_parts(values["rest"])]
    return [(values["coins"], values.get("city"))]


def test_who_listens_knows_all_coins_cards_and_tokens() -> None:
    for before, after, seat, action in told_games():
        heard = Heard(before)
        for phrase in words.told(before, after, seat, action):
            assert said(phrase)
            heard.hear(phrase)
        heard.agrees_with(after)


def test_much_of_what_can_be_told_is_told_in_these_games() -> None:
    told = {phrase.key for game in told_games() for phrase in words.told(*game)}
    assert {
        "told-build", "told-chain", "told-stage", "told-sell", "told-tile", "told-dig", "told-paid", "told-join",
        "told-coins", "told-digs", "told-tile-built", "told-tile-covered", "told-age-over", "told-age", "told-project",
        "told-project-done", "told-project-failed", "told-reward", "told-must-lose", "told-lost-card", "told-unpaid",
        "told-conflict-won", "told-conflict-even", "told-points", "told-board", "told-side", "told-tiles-kept",
        "told-seventh",
    } <= told  # fmt: skip


def test_the_end_names_the_winner_of_the_score_sheet() -> None:
    ends = [game for game in told_games() if game[1]["phase"] == OVER]
    assert len(ends) == len(CONFIGURATIONS)
    for before, after, seat, action in ends:
        *points, ended = words.told(before, after, seat, action)[-after["players"] - 1 :]
        best = max(int(str(each.values["points"])) for each in points)
        assert ended.key.startswith("end-")
        assert ended.values["points"] == best


def test_an_outcome_by_points_by_coins_and_shared() -> None:
    *_, (game, _, _) = positions(3, CONFIGURATIONS[1])
    assert game.is_over
    state = game.state
    for name in (
        "victories",
        "cards",
        "colours",
        "stages",
        "symbols",
        "rewards",
        "penalties",
        "defeats",
    ):
        state[0][name] = 0
    state[0]["tiles_built"], state[0]["copied"] = 0, -1
    for coins, code, winner in (((9, 3, 0), "points", 0), ((3, 4, 0), "coins", 1), ((4, 1, 4), "shared", None)):
        state[0]["coins"][:3] = coins
        ended = words.outcome(state, "en")
        assert ended is not None
        assert (ended.code, ended.winner, ended.rule) == (code, winner, "W7.9")
    assert said(Phrase("end-shared", {"winners": 2, "points": 1, "coins": 4}))
