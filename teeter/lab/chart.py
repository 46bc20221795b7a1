"""Groups of bars with their intervals and goals. Readable without colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from teeter.lab.statistics import Estimate
from teeter.lab.svg import GRID, INK, box, drawing, line, text

PAINT: Final = ("#3d5a80", "#d98e32", "#9c3b2e", "#5b7f53")
DASHES: Final = ("", "6 3", "2 2", "8 2 2 2")  # outlines differ too, not only colours
LEFT, TOP, PLOT, BAR, GAP = 46, 44, 220, 46, 30


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what it is called, what was measured, and the goal if there is one."""

    label: str
    measured: Estimate
    goal: tuple[float, float] | None = None


def bars(title: str, groups: Sequence[tuple[str, Sequence[Bar]]], most: float, unit: str) -> str:
    """Groups of bars from 0 to `most`; whiskers are 95 % intervals, boxes with a dash the goals."""
    width = LEFT + GAP + sum(len(group) * BAR + GAP for _, group in groups)
    parts = _scale(width, most, unit)
    x = LEFT + GAP
    for name, group in groups:
        parts.append(text(x + len(group) * BAR / 2, TOP + PLOT + 44, name, weight=600))
        for number, bar in enumerate(group):
            parts += _bar(x + number * BAR, bar, number, most)
        x += len(group) * BAR + GAP
    return drawing(title, width, TOP + PLOT + 62, parts)


def _scale(width: int, most: float, unit: str) -> list[str]:
    parts = []
    for n in range(6):
        value = most * n / 5
        y = _y(value, most)
        label = f"{100 * value:.0f} %" if unit == "%" else f"{value:g} {unit}".strip()
        parts += [line(LEFT, y, width - 8, y, GRID), text(LEFT - 6, y + 4, label, "end")]
    return parts


def _bar(x: float, bar: Bar, number: int, most: float) -> list[str]:
    middle = x + BAR / 2
    top, base = _y(bar.measured.value, most), _y(0.0, most)
    low, high = (_y(min(max(v, 0.0), most), most) for v in (bar.measured.low, bar.measured.high))
    paint, dashes = PAINT[number % len(PAINT)], DASHES[number % len(DASHES)]
    parts = [
        box(x + 4, top, BAR - 8, base - top, paint, dashes),
        line(middle, low, middle, high, INK),
        text(middle, TOP + PLOT + 16, bar.label[:9], size=9),
        text(middle, TOP + PLOT + 28, _short(bar.measured.value, most), size=9),
    ]
    if bar.goal:
        low, high = _y(bar.goal[0], most), _y(min(bar.goal[1], most), most)
        parts.append(box(x + 1, high, BAR - 2, max(low - high, 1), "none", "3 2"))
    return parts


def _short(value: float, most: float) -> str:
    return f"{100 * value:.0f}" if most <= 1 else f"{value:.1f}"


def _y(value: float, most: float) -> float:
    return TOP + PLOT * (1 - value / most)
