"""Paste what was measured in a game into docs/hand.md: python -m bench.hand.page GAME DIR [command ...]

The picture beside it is drawn from the tables of all games as the page has them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from bench.hand.report import GOALS
from teeter.lab.chart import Bar, bars
from teeter.lab.statistics import share
from teeter.rules.games import GAMES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "hand.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "persons.svg"
# person, line, share, n and what failed, as `report.table` writes them
ROW: Final = re.compile(
    r"^\| (?P<person>\w+) \| (?P<line>\d+) ms \| [^|]+ \| (?P<n>\d+) \| (?P<failed>[^|]+) \|",
    re.MULTILINE,
)


def marks(game: str) -> tuple[str, str]:
    """Between which a game's table stands."""
    return f"<!-- measured {game} -->", f"<!-- /measured {game} -->"


def pasted(page: str, game: str, table: str, command: str) -> str:
    """The page with this table between its marks, and the command that made it."""
    begins, ends = marks(game)
    inner = f"{begins}\n\n`{command}`\n\n{table.strip()}\n\n{ends}"
    marked = _between(game)
    assert marked.search(page), f"the page has no {begins}"
    return marked.sub(lambda _: inner, page)


def drawn(page: str) -> str:
    """Everybody on the quickest line, in all games of the page; boxes are the goals of the first."""
    groups: list[tuple[str, list[Bar]]] = []
    for game in (name for name in GAMES if _between(name).search(page)):
        told = _between(game).search(page)
        assert told
        rows = [row for row in ROW.finditer(told[0]) if row["line"] == "0"]
        goals = {} if groups else GOALS
        groups.append((GAMES[game].title, [_bar(row, goals) for row in rows]))
    return bars("How often people succeed", groups, 1.0, "%")


def _between(game: str) -> re.Pattern[str]:
    begins, ends = map(re.escape, marks(game))
    return re.compile(f"{begins}.*?{ends}", re.DOTALL)


def _bar(row: re.Match[str], goals: dict[str, tuple[float, float]]) -> Bar:
    """Shares are rounded in a table, failures are counted."""
    tries = int(row["n"])
    failed = sum(int(count) for count in re.findall(r" (\d+)(?:,|$)", row["failed"]))
    return Bar(row["person"], share(tries - failed, tries), goals.get(row["person"]))


def main(game: str, folder: Path, command: str) -> None:
    table = (folder / "hand.md").read_text("utf-8")
    page = pasted(PAGE.read_text("utf-8"), game, table, command)
    PAGE.write_text(page, "utf-8")
    PICTURE.write_text(drawn(page), "utf-8")


if __name__ == "__main__":
    asked, into = sys.argv[1:3]
    main(asked, Path(into), " ".join(sys.argv[3:]) or f"teeter bench hand --game {asked} --out {into}")
