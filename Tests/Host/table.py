"""Measured figures beside their bounds."""

from __future__ import annotations

import math
from typing import NamedTuple


class Row(NamedTuple):
    """A figure and its bound; without a bound it is only reported."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def is_met(self) -> bool:
        return (self.most is None or self.value <= self.most) and (
            self.least is None or self.value >= self.least)

    @property
    def bound(self) -> str:
        if self.most is None and self.least is None:
            return ""
        if self.most == self.least:
            return f"= {self.most:g}"
        return f"≤ {self.most:g}" if self.most is not None else f"≥ {self.least:g}"

    def __str__(self) -> str:
        value = f"{self.value:,.{0 if isinstance(self.value, int) else 1}f}"
        missed = "" if self.is_met else "   missed"
        return f"{self.name:58} {value:>10} {self.unit:3} {self.bound}{missed}".rstrip()


def percentile(values: list[float], part: float) -> float:
    """The smallest value that at least that part of all values doesn't exceed; infinity if there
    are none."""
    if not values:
        return float("inf")
    ordered = sorted(values)
    # Rounded first: 0.99 of 100 is a little more than 99 in floating point.
    return ordered[max(0, math.ceil(round(part * len(ordered), 6)) - 1)]
