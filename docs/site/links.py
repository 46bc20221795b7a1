"""Where a path of the repository is found on the site: a page, a picture, or the source on GitHub."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = "https://github.com/teeter-table/teeter"
GAMES: Final = ROOT / "teeter" / "games"


def _of_game(page: Path) -> str:
    """The place on the site of a game's page for players."""
    name = page.parents[1].name.replace("_", "-")
    return f"games/{name}.md" if page.stem == "en" else f"games/{page.stem}/{name}.md"


# Pages outside docs: at the top of the repository, where GitHub looks for them, and in the games.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    **{page.relative_to(ROOT).as_posix(): _of_game(page) for page in GAMES.glob("*/pages/*.md")},
}
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)")
MENTION: Final = re.compile(
    r"(?<!\[)`([\w./-]+\.md|(?:examples|teeter|tests|web|docs)/[\w./-]+)`(?!\])"
)


def linked(text: str, page: str) -> str:
    """A page of the site: its links lead to pages of the site, also where it only names one."""

    def link(found: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(_path(page)), found[1]))
        return _address(path, page)

    def mention(found: re.Match[str]) -> str:
        path = _meant(found[1], page)
        if path is None:
            return found[0]
        words = _title(path) if path.endswith(".md") else f"`{found[1]}`"
        return f"[{words}]({_address(path, page)})"

    return _outside_code(text, lambda line: MENTION.sub(mention, LINK.sub(link, line)))


def _path(page: str) -> str:
    """Of a page of the site: where it lies in the repository."""
    return next((path for path, name in ELSEWHERE.items() if name == page), f"docs/{page}")


def _address(path: str, page: str) -> str:
    """From this page to that path."""
    if path in ELSEWHERE or path.startswith("docs/"):
        target = ELSEWHERE.get(path, path.removeprefix("docs/"))
        if not (ROOT / path).is_dir():
            return posixpath.relpath(target, posixpath.dirname(page) or ".")
    return f"{SOURCE}/{'tree' if (ROOT / path).is_dir() else 'blob'}/main/{path.rstrip('/')}"


def _meant(name: str, page: str) -> str | None:
    """The file that a page names, if there is one, seen from the top or from the page's own folder."""
    beside = posixpath.join(posixpath.dirname(_path(page)), name)
    return next(
        (path for path in (name, beside) if (ROOT / path).exists() and path != _path(page)), None
    )


def _title(path: str) -> str:
    return (ROOT / path).read_text("utf-8").splitlines()[0].lstrip("# ")


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    lines, fenced = [], False
    for line in text.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        lines.append(line if fenced or line.startswith(("    ", "#")) else change(line))
    return "\n".join(lines)
