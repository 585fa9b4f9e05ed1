"""Positions explained at the terminal: `ziggurat explain`."""

import json

import pytest

from ziggurat import Babel, Wonders
from ziggurat.agents import make
from ziggurat.kernel.errors import BadOption, GameIsOver, NotationError, NotToAct
from ziggurat.terminal import hints


def told(
    capsys: pytest.CaptureFixture[str],
    name: str,
    line: str,
    *,
    agent: str = "greedy",
    seat: int | None = None,
    as_json: bool = False,
    language: str = "en",
) -> str:
    """What is printed of a position."""
    hints.tell(name, line, agent=agent, seat=seat, seed=1, as_json=as_json, language=language)
    return capsys.readouterr().out


def test_a_whole_position_and_what_a_seat_sees_of_it_are_explained_alike(capsys: pytest.CaptureFixture[str]) -> None:
    game = Babel(seed=3)
    own = told(capsys, "babel", game.view(0).position())
    assert own == told(capsys, "babel", game.position())
    assert own == make("greedy", seed=1).explain(game.view(0)).text() + "\n"


def test_in_another_language_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = Wonders(seed=2, players="3").position()
    assert "Hauptvariante: " in told(capsys, "wonders", line, language="de")
    data = json.loads(told(capsys, "wonders", line, as_json=True, seat=2))
    assert (data["game"], data["seat"], data["line"][0]) == ("wonders", 2, data["action"])


def test_what_cannot_be_explained_is_refused_with_what_to_do() -> None:
    game = Babel(seed=3)
    for line, seat, error in (
        ("nonsense", None, NotationError),
        (game.view(0).position(), 1, BadOption),
        (game.position(), 1, NotToAct),
        (game.position(), 7, BadOption),
    ):
        with pytest.raises(error):
            hints.seen("babel", line, seat)
    while not game.is_over:
        game.play(game.legal[-1])
    with pytest.raises(GameIsOver):
        hints.seen("babel", game.position(), None)
    with pytest.raises(BadOption, match="one of: de, en, hu, ru"):
        hints.tell("babel", "", agent="mason", seat=None, seed=1, as_json=False, language="fr")
