"""Searches whose worlds are looked at, with interpreted rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import numpy as np

from ziggurat.agents import rounds, search, tree
from ziggurat.kernel import verbs


@contextmanager
def few_keys(number: int) -> Iterator[None]:
    """All nodes share so few keys, those of the roots first of all."""

    def behind(key: int, action: int) -> int:
        return tree.root_key((key + action) % number)

    with (
        mock.patch.object(tree, "mixed", behind),
        mock.patch.object(rounds, "mixed", behind),
        mock.patch.object(search, "mixed_key", behind),
    ):
        yield


@contextmanager
def every_action_checked() -> Iterator[list[int]]:
    """Whatever is played anywhere must be legal in its world; gives the list of it."""
    played: list[int] = []
    plain = verbs.play

    def checked(game: Any, seat: int, action: int) -> None:
        actions = np.zeros(1 << 15, dtype=np.int16)
        assert int(action) in actions[: verbs.legal(game, seat, actions)].tolist(), f"{action} of seat {seat}"
        played.append(int(action))
        plain(game, seat, action)

    with mock.patch.object(verbs, "play", checked):
        yield played
