"""What a bot may take that is asked for over the network: a level, or an agent with options within the host's caps."""

from __future__ import annotations

from functools import lru_cache

from ziggurat import agents
from ziggurat.server.errors import OverTheCap
from ziggurat.server.settings import Settings

MOST_WORLDS = 32  # that `greedy` deals for one decision
MOST_WIDTH = 96  # positions of a turn from which it looks further


def caps_of(settings: Settings) -> dict[str, int]:
    """The largest values of options; those that are not here cost nothing."""
    return {
        "ms": int(settings.bot_seconds * 1000),
        "threads": settings.bot_threads,
        "playouts": settings.bot_playouts,
        "worlds": MOST_WORLDS,
        "width": MOST_WIDTH,
    }


def check_agent(text: str, settings: Settings) -> None:
    """Refuse what is no agent, and what would take more than the host allows. Levels are always allowed."""
    for option, value, cap in _beyond(text, settings):
        raise OverTheCap(option, value, cap)


@lru_cache(maxsize=1000)
def capped(text: str, settings: Settings) -> str:
    """An agent as it may think here: one that sat down under other caps keeps to those of now."""
    if text == settings.stand_in:  # the host's own choice
        return text
    beyond = {option: cap for option, _, cap in _beyond(text, settings)}
    if not beyond:
        return text
    options = agents.options_of(text) | beyond
    return f"{text.partition(':')[0]}:{','.join(f'{option}={value}' for option, value in options.items())}"


def _beyond(text: str, settings: Settings) -> list[tuple[str, int, int]]:
    """The options of an agent that go beyond the caps, with their values and the caps."""
    options, caps = agents.options_of(text), caps_of(settings)
    if text in agents.LEVELS:
        return []
    return [(option, value, caps[option]) for option, value in options.items() if value > caps.get(option, value)]
