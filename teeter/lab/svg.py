"""The few strokes that all our charts are drawn with, as SVG text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

INK: Final = "#222"
GRID: Final = "#ddd5c4"
PAPER: Final = "#fffdf8"


def drawing(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    """A whole picture with its title, for eyes and for screen readers."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
            f' height="{height}" font-family="system-ui, sans-serif" font-size="11" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            text(10, 22, title, "start", weight=600, size=14),
            *parts,
            "</svg>\n",
        ]
    )


def line(x1: float, y1: float, x2: float, y2: float, ink: str = INK, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{ink}"'
        f' stroke-width="{width}"/>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, dashes: str = "") -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"'
        f' stroke="{INK}" stroke-dasharray="{dashes}"/>'
    )


def text(
    x: float, y: float, words: str, anchor: str = "middle", *, weight: int = 400, size: int = 11
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}"'
        f' font-size="{size}">{escape(words)}</text>'
    )
