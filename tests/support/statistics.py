"""A chi-square test without a library: seeds are fixed, so a failure is a fault and not bad luck."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import Any


def assert_uniform(counts: Counter[Any], cells: Iterable[Hashable]) -> None:
    """All cells are equally likely, as far as five standard deviations tell."""
    assert_fits(counts, dict.fromkeys(cells, 1.0))


def assert_fits(counts: Counter[Any], weights: Mapping[Any, float]) -> None:
    """Counts agree with weights, and nothing else was counted."""
    assert set(counts) <= set(weights), "something happened that cannot"
    total, weight = sum(counts.values()), sum(weights.values())
    chi_square = 0.0
    for cell, share in weights.items():
        expected = total * share / weight
        assert expected >= 5, "too few trials for this test"
        chi_square += (counts[cell] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert chi_square < freedom + 5 * sqrt(2 * freedom), f"chi-square {chi_square:.1f} for {freedom} degrees of freedom"
