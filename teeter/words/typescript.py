"""The keys that the page may say, as a type of TypeScript.

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
    known = sorted({*keys(own), *keys(catalogue(ENGLISH))})
    lines = "\n".join(f"  | {json.dumps(key)}" for key in known)
    return f"{_HEAD}\n\nexport type Key =\n{lines};\n"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
