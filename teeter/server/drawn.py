"""Values of the house that the page draws by, as TypeScript: they are written once, in the rules.

python -m teeter.server.drawn    writes web/src/drawn.ts; a test holds it fresh
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from teeter.games.eruk import house as eruk
from teeter.games.gulo_gulo import house as gulo_gulo
from teeter.games.pharaoh import house as pharaoh

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "drawn.ts"
_HEAD: Final = "// Made from teeter/rules/*/house.py by python -m teeter.server.drawn. Do not edit."

# By name in TypeScript: what it is, its type there, and the value.
DRAWN: Final[dict[str, tuple[str, str, Any]]] = {
    "FIGURE_COLOURS": (
        "The colours of the players' figures, by game and seat.",
        "Record<string, readonly string[]>",
        {
            "eruk": eruk.COLOURS.value,
            "gulo-gulo": gulo_gulo.GULOS.value,
            "pharaoh": pharaoh.ADVENTURERS.value,
        },
    ),
    "ICE": (
        "Columns and rows of the counters of Eruk.",
        "readonly [number, number]",
        eruk.GRID.value,
    ),
    "FLEEING_SECONDS": (
        "How long fleeing counters of Eruk stay in sight.",
        "number",
        eruk.FLEEING_SHOWN_SECONDS.value,
    ),
    "PLAN_SIZE": (
        "Of the drawing plan of Pharaoh's Gulo Gulo, in its units.",
        "readonly [number, number]",
        pharaoh.PLAN_SIZE.value,
    ),
    "PLAN": (
        "Centres of the fields in units of the plan, y downwards.",
        "Record<string, readonly [number, number]>",
        pharaoh.PLAN.value,
    ),
    "SNAKE_PIT": (
        "Centre and radius in units of the plan.",
        "readonly [number, number, number]",
        pharaoh.SNAKE_PIT.value,
    ),
    "MARKER_SIDE": (
        "In units of the plan.",
        "number",
        pharaoh.MARKER_SIDE.value,
    ),
}


def drawn() -> str:
    """The whole file."""
    return "\n".join([_HEAD, "", *(_constant(name, *told) for name, told in DRAWN.items())])


def _constant(name: str, about: str, kind: str, value: Any) -> str:
    return f"/** {about} */\nexport const {name}: {kind} = {_written(value)};\n"


def _written(value: Any) -> str:
    """A table has a line for each of its rows."""
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = "".join(f"  {json.dumps(key)}: {_written(one)},\n" for key, one in value.items())
    return f"{{\n{rows}}}"


if __name__ == "__main__":
    TARGET.write_text(drawn(), encoding="utf-8")
