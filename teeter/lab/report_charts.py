"""Drawings of reports: ranges on a line, and columns. Readable without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.lab.statistics import Estimate
from teeter.lab.svg import GRID, INK, box, drawing, line, text

PAINT: Final = "#3d5a80"
WIDTH, LEFT, ROW = 640, 150, 26


def ranges(title: str, rows: Sequence[tuple[str, Estimate]], mark: float | None = None) -> str:
    """One row each: a dot with its 95 % interval; `mark` is a line to compare with."""
    lows = [estimate.low for _, estimate in rows] + ([mark] if mark is not None else [])
    highs = [estimate.high for _, estimate in rows] + ([mark] if mark is not None else [])
    low, high = _widened(min(lows), max(highs))
    height = 44 + ROW * len(rows) + 24

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 60) * (value - low) / (high - low)

    parts = [] if mark is None else [line(x(mark), 34, x(mark), height - 24, GRID, 2)]
    for number, (label, estimate) in enumerate(rows):
        y = 48 + ROW * number
        parts += [
            text(LEFT - 12, y + 4, label, "end"),
            line(x(estimate.low), y, x(estimate.high), y, INK, 1.5),
            f'<circle cx="{x(estimate.value):.1f}" cy="{y}" r="5" fill="{PAINT}" stroke="{INK}"/>',
            text(WIDTH - 50, y + 4, _number(estimate.value), "start"),
        ]
    parts += [text(x(low), height - 6, _number(low)), text(x(high), height - 6, _number(high))]
    return drawing(title, WIDTH, height, parts)


def columns(title: str, bars: Sequence[tuple[str, float]]) -> str:
    """Columns from zero, each with its number."""
    height, floor = 220, 180
    most = max([value for _, value in bars] + [1e-9])
    step = (WIDTH - 60) / max(len(bars), 1)
    parts = [line(30, floor, WIDTH - 20, floor)]
    for number, (label, value) in enumerate(bars):
        x = 36 + step * number
        tall = (floor - 60) * value / most
        parts += [
            box(x, floor - tall, step * 0.7, tall, PAINT),
            text(x + step * 0.35, floor - tall - 6, _number(value)),
            text(x + step * 0.35, floor + 18, label),
        ]
    return drawing(title, WIDTH, height, parts)


def _widened(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room


def _number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 or value == round(value) else f"{value:.2f}"
