"""Agents by text: a name, then options behind a colon, separated by commas."""

import re
from collections.abc import Callable

from ziggurat.agents.agent import Agent
from ziggurat.agents.greedy import GreedyAgent
from ziggurat.agents.levels import ELSEWHERE, LEVELS, LevelAgent, plainly
from ziggurat.agents.random import RandomAgent
from ziggurat.agents.search import SearchAgent
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.rng import key_from_seed, new_key

ENTRIES = ("ziggurat.kernel.rng:draw_below",)
BY_DECISION = (
    "ziggurat.agents.greedy:greedy_choice",
    "ziggurat.agents.rounds:open_search",
    "ziggurat.agents.rounds:search_round",
    "ziggurat.agents.rounds:is_clear",
)
BY_TURN = ("ziggurat.agents.turns:plan_turn", "ziggurat.agents.turnsearch:try_lines")

# each agent's options, with their smallest and largest values
_AGENTS: dict[str, tuple[Callable[..., Agent], dict[str, tuple[int, int]]]] = {
    "random": (RandomAgent, {}),
    "greedy": (GreedyAgent, {"worlds": (1, 1000), "slips": (0, 99), "width": (0, 1000)}),
    "search": (
        SearchAgent,
        {"ms": (1, 600_000), "playouts": (1, 10_000_000), "threads": (1, 64), "trust": (0, 100)},
    ),
}


def entries_for(game: str) -> list[str]:
    """All that a table with agents calls, for `prepare`."""
    book = registry.find(game).rulebook
    return [*ENTRIES, *(BY_TURN if book.whole_turns else BY_DECISION), *book.entries]


def is_light(text: str, game: str) -> bool:
    """Whether an agent answers soon even while the rules of a game are interpreted."""
    return re.fullmatch(r"random|greedy(:slips=\d+)?", plainly(text, game)) is not None


def names() -> list[str]:
    """The names of all agents; those of the levels are in LEVELS."""
    return list(_AGENTS)


def make(text: str, *, seed: int | None = None, **options: int) -> Agent:
    """An agent from its text or from the name of a level, with a generator of its own.

    Options stand in the text, `search:ms=500`, or are named here, `make("search", ms=500)`.
    """
    key = new_key() if seed is None else key_from_seed(seed)
    name, _, rest = str(text).partition(":")
    rest = ",".join([*filter(None, [rest]), *(f"{option}={value}" for option, value in options.items())])
    if name not in LEVELS:
        return _built(f"{name}:{rest}", key)
    if rest:
        raise BadOption(f"option of {name}", rest, "nothing: a level has no options")
    return LevelAgent(name, lambda plain: _built(plain, key))


def options_of(text: str, game: str = ELSEWHERE) -> dict[str, int]:
    """The options that an agent's text names, checked; of a level those with which it plays a game."""
    name, _, rest = plainly(text, game).partition(":")
    make(text, seed=0)
    return dict(_option(part, name, _AGENTS[name][1]) for part in rest.split(",") if part)


def _built(text: str, key: str) -> Agent:
    """An agent from its plain text."""
    name, _, rest = text.partition(":")
    if name not in _AGENTS:
        raise BadOption("agent", name, f"one of: {', '.join((*_AGENTS, *LEVELS))}")
    build, known = _AGENTS[name]
    options = dict(_option(part, name, known) for part in rest.split(",") if part)
    return build(key, **options)


def _option(part: str, agent: str, known: dict[str, tuple[int, int]]) -> tuple[str, int]:
    """One option of an agent, checked."""
    match = re.fullmatch(r"(\w+)=([0-9]{1,9})", part)
    if not match or match[1] not in known:
        options = ", ".join(f"{name}=NUMBER" for name in known) or "none"
        raise BadOption(f"option of {agent}", part, f"one of: {options}")
    low, high = known[match[1]]
    value = int(match[2])
    if not low <= value <= high:
        raise BadOption(f"value of {match[1]}", value, f"a number from {low} to {high}")
    return match[1], value
