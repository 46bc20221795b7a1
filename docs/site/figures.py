"""The pictures of the rules, which the pages of the games name in comments, with their captions."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Final

ONE: Final = r"<!-- picture: ([\w-]+): (.+?) -->\n((?:.+\n)+)"
FIGURE: Final = re.compile(ONE)
FIGURES: Final = re.compile(rf"(?:{ONE}\n*)+")


def illustrated(text: str, page: str) -> str:
    """The page with its pictures, which are the same in every language."""
    folder = "../" * page.count("/") + f"pictures/rules/{PurePosixPath(page).stem}"

    def group(found: re.Match[str]) -> str:
        figures = FIGURE.sub(
            rf"<figure markdown>\n![\2]({folder}/\1.webp)\n\n\3</figure>\n\n", found[0]
        )
        return f'<div class="pictures" markdown>\n\n{figures}</div>\n\n'

    return FIGURES.sub(group, text)
