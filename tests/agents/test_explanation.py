"""Explanations: what an agent would do, what else there is, and why; as data and in every language."""

import json

import pytest

from ziggurat import Babel, Wonders
from ziggurat.agents import Candidate, Thoughts, make
from ziggurat.agents.explanation import MOST, Explanation, explain
from ziggurat.games.babel.tests.positions import position
from ziggurat.games.wonders.tests.positions import city
from ziggurat.games.wonders.tests.positions import position as cities
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game, View
from ziggurat.kernel.records import plain
from ziggurat.kernel.texts import languages, say

LANGUAGES = ("en", "de", "ru", "hu")


def thought(view: View, *lines: str, estimates: tuple[float | None, ...] = (0.7, 0.5, 0.4, 0.3, 0.2)) -> Thoughts:
    """Thoughts made up for a test: lines of own actions, the choice first."""
    candidates = []
    for line, estimate in zip(lines, estimates, strict=False):
        actions = tuple(view.action(text) for text in line.split())
        candidates.append(Candidate(actions[0], estimate, 10, actions))
    return Thoughts(tuple(candidates), playouts=30, nodes=40)


def keys(explained: Explanation) -> list[str]:
    return [reason.key for reason in explained.reasons]


# -- what it tells ---------------------------------------------------------------------------------------------------


def raid() -> Babel:
    """Seat 0 stands in Hatti with three Assyrians; the opponent has a temple of 6 there."""
    sides = ({"H": "AAA"}, {"H": "MSPMSP"})
    return position(columns=sides, temples=({"M": "12"}, {"H": "123456"}), hands=("S", "MM"))


def test_the_choice_its_outcome_the_alternatives_theirs_and_the_main_line() -> None:
    view = raid().view(0)
    explained = explain(view, thought(view, "raze sS end", "sS end", "end", "sS raze", "raze end"))
    assert (str(explained.choice.action), explained.choice.estimate) == ("raze", 0.7)
    assert [(str(other.action), other.estimate) for other in explained.alternatives] == [
        ("sS", 0.5),
        ("end", 0.4),
        ("sS", 0.3),
    ]
    assert len(explained.alternatives) == MOST
    said = explained.text()
    assert said.startswith("raze: Raze their temple in Hatti")
    assert "Wins about 70 % of the games from here." in said
    assert "Main line: raze sS end" in said
    assert "Instead:" in said
    assert "end: End the turn" in said


def test_data_is_ready_for_json() -> None:
    view = raid().view(0)
    data = explain(view, thought(view, "raze end", "sS")).data()
    assert json.loads(json.dumps(data)) == data
    assert (data["game"], data["seat"], data["action"], data["line"]) == ("babel", 0, "raze", ["raze", "end"])
    assert data["does"]["key"] == "act-raze"
    assert data["reasons"][0] == {"key": "counts-levels-theirs-less", "values": {"count": 6}}
    assert (data["playouts"], data["nodes"]) == (30, 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    view = raid().view(0)
    said = explain(view, thought(view, "raze end", "sS end")).text(language)
    for part in ("raze", "70", "50", "6", "raze end"):
        assert part in said


def test_who_does_not_estimate_says_so() -> None:
    view = raid().view(0)
    explained = explain(view, thought(view, "raze", estimates=(None,)))
    assert "does not estimate" in explained.text()
    assert explained.data()["estimate"] is None
    assert explained.alternatives
    assert all(other.estimate is None for other in explained.alternatives)


# -- why -------------------------------------------------------------------------------------------------------------


def test_value_gained() -> None:
    game = position(
        tokens="MQ", columns=({"M": "MSH"}, {}), temples=({"M": "1"}, {}), stocks=("32", ""), hands=("P", "S")
    )
    view = game.view(0)
    explained = explain(view, thought(view, "bo bo end", "end"))
    assert explained.reasons[0] == ("counts-levels-more", {"count": 2})
    assert explained.compared[0] == ("counts-levels-more", {"count": 2})
    assert "It raises your value by 2" in explained.text()
    assert "Compared with" not in explained.text()  # it would say the same again


def test_threat_removed() -> None:
    game = position(columns=({"H": "MMM"}, {"H": "AAAS"}), temples=({"H": "123"}, {}), hands=("P", "S"))
    view = game.view(0)
    explained = explain(view, thought(view, "expelA end", "end"))
    assert "counts-threats-theirs-less" in keys(explained)
    assert "counts-threats-less" in keys(explained)
    assert "removes a threat of theirs" in explained.text()


def test_cards_taken_from_a_hand() -> None:
    game = position(columns=({"H": "PPP"}, {}), hands=("M", "MMSSHHAA"))
    view = game.view(0)
    explained = explain(view, thought(view, "halveP", "end"))
    assert ("counts-hand-theirs-less", {"count": 4}) in explained.reasons


def test_a_win_is_reason_enough() -> None:
    temples = {"M": "123456", "S": "12345", "H": "123"}
    game = position(columns=({"H": "MSPA"}, {}), temples=(temples, {}), stocks=("4", ""), hands=("M", "S"))
    view = game.view(0)
    explained = explain(view, thought(view, "bo", "end"))
    assert keys(explained) == ["counts-won-more"]
    assert "It wins the game." in explained.text()


def test_ending_the_turn_is_compared_with_what_it_spares() -> None:
    game = position(tokens="MQ", columns=({"M": "MSHPAMS"}, {}), temples=({"M": "123456"}, {}), hands=("PPP", "S"))
    view = game.view(0)
    explained = explain(view, thought(view, "end", "sP end"))
    assert explained.reasons == ()
    assert explained.compared[0] == ("counts-hand-more", {"count": 1})
    assert "Compared with sP, it leaves you 1 more card in hand." in explained.text()


def test_what_is_forced_needs_no_reason() -> None:
    game = position(tokens="QQ", hands=("", "S"))
    view = game.view(0)
    assert [str(action) for action in view.legal] == ["end"]
    explained = make("random", seed=1).explain(view)
    assert explained.alternatives == ()
    assert "There is nothing else to do." in explained.text()


def test_a_choice_of_seven_wonders_is_looked_at_when_it_is_revealed() -> None:
    game = cities(city("giza", coins=5), city("olympia"), city("babylon"), hands=("altar baths", "", ""), age=1, turn=1)
    view = game.view(0)
    explained = explain(view, thought(view, "build:altar", "sell:altar", "sell:baths"))
    assert explained.reasons[0].key == "counts-points-more"
    assert explained.compared[0].key == "counts-points-more"
    assert "Takes first place in about 70 % of the games from here." in explained.text()


def test_payments_of_one_use_are_no_alternatives() -> None:
    for seed in range(40):
        game = Wonders(seed=seed, players="3")
        while game.turn < 3:
            seat = game.to_act[0]
            game.play(make("greedy:worlds=1", seed=1).choose(game.view(seat)), seat)
        view = game.view(game.to_act[0])
        paid = [action for action in view.legal if "<" in str(action) or ">" in str(action)]
        same = [action for action in paid if str(action).startswith(str(paid[0]).split("<")[0].split(">")[0])]
        if len(same) > 1:
            break
    lines = [str(action) for action in (*same, *(other for other in view.legal if other not in same))]
    explained = explain(view, thought(view, *lines[:5]))
    assert not {str(other.action) for other in explained.alternatives} & set(map(str, same))


# -- always ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.names())
def test_whatever_is_chosen_can_be_explained_and_hides_what_is_hidden(name: str) -> None:
    kind = registry.find(name)
    game, chooser = kind(seed=1), make("greedy:worlds=1,slips=30", seed=1)
    ply = 0
    while not game.is_over:
        seat = game.to_act[0]
        if ply % 12 == 0:
            check(game, seat, ("random", "greedy:worlds=2", "mason")[ply // 12 % 3])
        game.play(chooser.choose(game.view(seat)), seat)
        ply += 1


def check(game: Game, seat: int, text: str) -> None:
    """An explanation is of a legal action, the same in a world that looks the same, and can be said."""
    explained = make(text, seed=1).explain(game.view(seat))
    assert explained.choice.action in game.legal_for(seat)
    other = make(text, seed=1).explain(game.redealt(seat, seed=9).view(seat))
    assert other.data() == explained.data()
    for language in LANGUAGES:
        assert len(explained.text(language).splitlines()) >= 2


@pytest.mark.parametrize("name", registry.names())
def test_all_that_tactics_count_can_be_said(name: str) -> None:
    """A new name in COUNTS needs its texts: `counts-NAME-more` and `-less`, by how much where there is a tally."""
    book = registry.find(name).rulebook
    tally = book.tally(plain(registry.find(name)(seed=1).view(0).state), 0)
    assert set(tally) <= set(book.counts)
    for language in languages(book.folder):
        assert say(book.folder, language, "estimate", percent=61)
        for count in book.counts:
            for direction in ("more", "less"):
                values = {"count": 7} if count in tally else {}
                said = say(book.folder, language, f"counts-{count}-{direction}", **values)
                assert ("7" in said) == (count in tally), f"{said!r} in {language}"
