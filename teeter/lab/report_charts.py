"""Drawings of reports as SVG text: ranges on a line, bars, and curves. Readable without colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from teeter.lab.statistics import Estimate

INK: Final = "#222"
PAINT: Final = "#3d5a80"
GRID: Final = "#ddd5c4"
WIDTH, LEFT, ROW = 640, 150, 26


def ranges(title: str, rows: Sequence[tuple[str, Estimate]], mark: float | None = None) -> str:
    """One row each: a dot with its 95 % interval; `mark` is a line to compare with."""
    lows = [estimate.low for _, estimate in rows] + ([mark] if mark is not None else [])
    highs = [estimate.high for _, estimate in rows] + ([mark] if mark is not None else [])
    low, high = _widened(min(lows), max(highs))
    height = 44 + ROW * len(rows) + 24

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 60) * (value - low) / (high - low)

    parts = [_head(title, height)]
    if mark is not None:
        parts.append(_line(x(mark), 34, x(mark), height - 24, GRID, 2))
    for number, (label, estimate) in enumerate(rows):
        y = 48 + ROW * number
        parts += [
            _text(LEFT - 12, y + 4, label, "end"),
            _line(x(estimate.low), y, x(estimate.high), y, INK, 1.5),
            f'<circle cx="{x(estimate.value):.1f}" cy="{y}" r="5" fill="{PAINT}" stroke="{INK}"/>',
            _text(WIDTH - 50, y + 4, _number(estimate.value), "start"),
        ]
    parts += [_text(x(low), height - 6, _number(low)), _text(x(high), height - 6, _number(high))]
    return _drawn(parts)


def columns(title: str, bars: Sequence[tuple[str, float]], unit: str = "") -> str:
    """Columns from zero, each with its number."""
    height, floor = 220, 180
    most = max([value for _, value in bars] + [1e-9])
    step = (WIDTH - 60) / max(len(bars), 1)
    parts = [_head(title, height), _line(30, floor, WIDTH - 20, floor, INK, 1)]
    for number, (label, value) in enumerate(bars):
        x = 36 + step * number
        tall = (floor - 60) * value / most
        parts += [
            f'<rect x="{x:.1f}" y="{floor - tall:.1f}" width="{step * 0.7:.1f}" height="{tall:.1f}"'
            f' fill="{PAINT}" stroke="{INK}"/>',
            _text(x + step * 0.35, floor - tall - 6, f"{_number(value)}{unit}"),
            _text(x + step * 0.35, floor + 18, label),
        ]
    return _drawn(parts)


def _widened(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room


def _head(title: str, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" font-family="system-ui, sans-serif" font-size="12" role="img">'
        f"<title>{escape(title)}</title>"
        f'<text x="8" y="20" font-size="14" font-weight="600">{escape(title)}</text>'
    )


def _drawn(parts: Sequence[str]) -> str:
    return "\n".join([*parts, "</svg>"])


def _number(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 or value == round(value) else f"{value:.2f}"


def _line(x1: float, y1: float, x2: float, y2: float, ink: str, width: float) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{ink}"'
        f' stroke-width="{width}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
