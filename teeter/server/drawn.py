"""Values that the page draws by, as TypeScript: they are written once, by the games.

python -m teeter.server.drawn    writes web/src/drawn.ts; a test holds it fresh
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from teeter.rules.extras import Drawn
from teeter.rules.games import GAMES

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "drawn.ts"
_HEAD: Final = "// Made from what the games say by python -m teeter.server.drawn. Do not edit."
_BY_NAME: Final = dict(sorted(GAMES.items()))
FIGURES: Final = {name: one.drawing.figures for name, one in _BY_NAME.items() if one.drawing.figures}

# By name in TypeScript.
DRAWN: Final[dict[str, Drawn]] = {
    "FIGURE_COLOURS": Drawn(
        "The colours of the players' figures, by game and seat.",
        "Record<string, readonly string[]>",
        FIGURES,
    ),
    **{name: one for game in _BY_NAME.values() for name, one in game.drawing.values.items()},
}


def drawn() -> str:
    """The whole file."""
    return "\n".join([_HEAD, "", *(_constant(name, told) for name, told in DRAWN.items())])


def _constant(name: str, told: Drawn) -> str:
    return f"/** {told.about} */\nexport const {name}: {told.kind} = {_written(told.value)};\n"


def _written(value: object) -> str:
    """A table has a line for each of its rows."""
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = "".join(f"  {json.dumps(key)}: {_written(one)},\n" for key, one in value.items())
    return f"{{\n{rows}}}"


if __name__ == "__main__":
    TARGET.write_text(drawn(), encoding="utf-8")
