"""The keys that the page names itself, as a type of TypeScript: its own, and those of boards.

All others reach it in messages, or are put together from what a message names.

python -m teeter.words.typescript    writes web/src/i18n/keys.ts; a test holds it fresh
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from teeter.words.catalogues import ENGLISH, catalogue, keys

WEB: Final = Path(__file__).parents[2] / "web" / "src" / "i18n"
_HEAD: Final = "// Made from the catalogues by python -m teeter.words.typescript. Do not edit."
TARGET: Final = WEB / "keys.ts"


def typescript() -> str:
    """The text of keys.ts."""
    own = (WEB / f"{ENGLISH}.ftl").read_text(encoding="utf-8")
    boards = (key for key in keys(catalogue(ENGLISH)) if "-board-" in key)
    known = sorted({*keys(own), *boards})
    lines = "\n".join(f"  | {json.dumps(key)}" for key in known)
    return f"{_HEAD}\n\nexport type Key =\n{lines};\n"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
