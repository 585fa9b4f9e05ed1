"""Levels: agents by name, the same names in every game, and words for them wherever people meet them."""

import pytest

from tests.support.texts import WEB
from ziggurat import Babel, Wonders, cli
from ziggurat.agents import BEST, LEVELS, USUAL, called, make, names, next_lower, options_of, plainly
from ziggurat.agents.levels import ELSEWHERE, FOLDER, LevelAgent
from ziggurat.agents.thoughts import Budget
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.texts import languages, say

each_level = pytest.mark.parametrize("level", LEVELS)


def test_there_are_five_and_none_is_called_like_an_agent() -> None:
    assert list(LEVELS) == ["apprentice", "mason", "scribe", "architect", "master"]
    assert not set(LEVELS) & set(names())
    assert {USUAL, BEST} < set(LEVELS)


@each_level
@pytest.mark.parametrize("game", [*registry.names(), ELSEWHERE])
def test_a_level_is_an_agent_in_every_game(level: str, game: str) -> None:
    text = plainly(level, game)
    assert text == LEVELS[level][game]
    assert not isinstance(make(text), LevelAgent)


def test_who_plays_on_where_an_agent_cannot() -> None:
    chain = ["master"]
    while (below := next_lower(chain[-1])) is not None:
        chain.append(below)
    assert chain == ["master", "architect", "scribe", "mason", "apprentice", "greedy"]
    for text in ("random", "search:ms=5", "greedy:slips=3"):
        assert next_lower(text) == "greedy"


def test_the_options_of_an_agent_by_name() -> None:
    assert options_of("search:ms=50,threads=2") == {"ms": 50, "threads": 2}
    assert options_of("mason", "wonders") == {"slips": 50}
    assert options_of("random") == {}
    for wrong in ("master:ms=5", "nobody", "search:worlds=2", "search:ms=0"):
        with pytest.raises(BadOption):
            options_of(wrong)


def test_levels_of_a_game_are_different_agents() -> None:
    for game in registry.names():
        assert len({plainly(level, game) for level in LEVELS}) == len(LEVELS)


def test_a_game_without_levels_of_its_own_has_some() -> None:
    assert plainly("mason", "chess") == LEVELS["mason"][ELSEWHERE]
    assert plainly("greedy:worlds=2", "babel") == "greedy:worlds=2"


@each_level
@pytest.mark.parametrize("name", registry.names())
def test_a_level_plays_as_the_agent_behind_it(level: str, name: str) -> None:
    view = registry.find(name)(seed=3).view(0)
    budget = Budget(playouts=20)
    plain = make(plainly(level, name), seed=5)
    agent = make(level, seed=5)
    chosen = agent.choose(view, budget)
    assert chosen in view.legal
    if "threads" not in plainly(level, name):
        assert chosen == plain.choose(view, budget)
    assert agent.last is not None
    assert agent.last.choice == chosen


def test_one_agent_of_a_level_can_play_both_games() -> None:
    agent = make("mason", seed=1)
    for game in (Babel(seed=1), Wonders(seed=1)):
        assert agent.choose(game.view(0)) in game.legal


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mason:slips=3", "nothing: a level has no options"),
        ("mason:", None),
        ("Mason", "one of: random, greedy"),
        ("journeyman", "apprentice, mason, scribe, architect, master"),
    ],
)
def test_what_is_no_level(text: str, said: str | None) -> None:
    if said is None:
        assert isinstance(make(text), LevelAgent)
        return
    with pytest.raises(BadOption, match=said):
        make(text)


@each_level
def test_a_level_has_a_name_and_a_line_in_every_language(level: str) -> None:
    assert languages(FOLDER) == ["de", "en", "hu", "ru"]
    for language in languages(FOLDER):
        assert called(level, language) == say(FOLDER, language, f"level-{level}")
        assert len(say(FOLDER, language, f"level-{level}-about")) > 20
    assert called("greedy:worlds=2", "de") == "greedy:worlds=2"


@pytest.mark.skipif(not (WEB / "text").is_dir(), reason="the browser's words are not here")
@each_level
def test_the_browser_calls_it_the_same(level: str) -> None:
    for language in languages(FOLDER):
        for key in (f"level-{level}", f"level-{level}-about"):
            assert say(WEB, language, key) == say(FOLDER, language, key)


def test_the_command_lists_them() -> None:
    assert ", ".join(LEVELS) == cli.LEVELS
