"""Charts as SVG text: groups of bars with their intervals and goals. Readable without colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from teeter.lab.statistics import Estimate

PAINT: Final = ("#3d5a80", "#d98e32", "#9c3b2e", "#5b7f53")
HATCH: Final = ("", "6 3", "2 2", "8 2 2 2")  # outlines differ too, not only colours
LEFT, TOP, PLOT, BAR, GAP = 46, 44, 220, 30, 26


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what it is called, what was measured, and the goal if there is one."""

    label: str
    measured: Estimate
    goal: tuple[float, float] | None = None


def bars(title: str, groups: Sequence[tuple[str, Sequence[Bar]]], most: float, unit: str) -> str:
    """Groups of bars from 0 to `most`; whiskers are 95 % intervals, boxes with a dash the goals."""
    width = LEFT + GAP + sum(len(group) * BAR + GAP for _, group in groups)
    height = TOP + PLOT + 62
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="system-ui, sans-serif" font-size="11" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="600">{escape(title)}</text>',
        *_scale(width, most, unit),
    ]
    x = LEFT + GAP
    for name, group in groups:
        middle = x + len(group) * BAR / 2
        parts.append(_text(middle, TOP + PLOT + 44, name, weight="600"))
        for number, bar in enumerate(group):
            parts += _bar(x + number * BAR, bar, number, most)
        x += len(group) * BAR + GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def _scale(width: int, most: float, unit: str) -> list[str]:
    parts = []
    for n in range(6):
        value = most * n / 5
        y = _y(value, most)
        parts.append(f'<line x1="{LEFT}" x2="{width - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd5c4"/>')
        label = f"{100 * value:.0f} %" if unit == "%" else f"{value:g} {unit}".strip()
        parts.append(_text(LEFT - 6, y + 4, label, anchor="end"))
    return parts


def _bar(x: float, bar: Bar, number: int, most: float) -> list[str]:
    paint, outline = PAINT[number % len(PAINT)], HATCH[number % len(HATCH)]
    middle = x + BAR / 2
    top = _y(bar.measured.value, most)
    base = _y(0.0, most)
    low, high = (_y(min(max(v, 0.0), most), most) for v in (bar.measured.low, bar.measured.high))
    size = f'width="{BAR - 8}" height="{base - top:.1f}"'
    parts = [
        f'<rect x="{x + 4:.1f}" y="{top:.1f}" {size} fill="{paint}"'
        f' stroke="#222" stroke-dasharray="{outline}"/>',
        f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="#111"/>',
        _text(middle, TOP + PLOT + 16, bar.label[:7], size=9),
        _text(middle, TOP + PLOT + 28, _short(bar.measured.value, most), size=9),
    ]
    if bar.goal:
        parts.append(_goal(x, bar.goal, most))
    return parts


def _goal(x: float, goal: tuple[float, float], most: float) -> str:
    low, high = _y(goal[0], most), _y(min(goal[1], most), most)
    return (
        f'<rect x="{x + 1:.1f}" y="{high:.1f}" width="{BAR - 2}" height="{max(low - high, 1):.1f}"'
        ' fill="none" stroke="#111" stroke-width="1.2" stroke-dasharray="3 2"/>'
    )


def _short(value: float, most: float) -> str:
    return f"{100 * value:.0f}" if most <= 1 else f"{value:.1f}"


def _y(value: float, most: float) -> float:
    return TOP + PLOT * (1 - value / most)


def _text(
    x: float, y: float, text: str, anchor: str = "middle", weight: str = "400", size: int = 11
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}"'
        f' font-size="{size}">{escape(text)}</text>'
    )
