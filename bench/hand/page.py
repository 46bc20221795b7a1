"""Paste what was measured into docs/hand.md: python -m bench.hand.page DIR [command ...]"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "hand.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "persons.svg"
BEGINS, ENDS = "<!-- measured -->", "<!-- /measured -->"


def pasted(page: str, table: str, command: str) -> str:
    """The page with this table between its marks, and the command that made it."""
    inner = f"{BEGINS}\n\n`{command}`\n\n{table.strip()}\n\n{ENDS}"
    marked = re.compile(f"{re.escape(BEGINS)}.*?{re.escape(ENDS)}", re.DOTALL)
    assert marked.search(page), f"the page has no {BEGINS}"
    return marked.sub(lambda _: inner, page)


def main(folder: Path, command: str) -> None:
    table = (folder / "hand.md").read_text("utf-8")
    PAGE.write_text(pasted(PAGE.read_text("utf-8"), table, command), "utf-8")
    shutil.copyfile(folder / "hand.svg", PICTURE)


if __name__ == "__main__":
    main(Path(sys.argv[1]), " ".join(sys.argv[2:]) or f"teeter bench hand --out {sys.argv[1]}")
