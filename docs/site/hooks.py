"""What MkDocs does with our pages beyond its own: the same files are read on GitHub and by players at the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from links import AT_THE_TOP, ROOT, linked
from lists import four_spaces_a_level
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

# `make docs` draws them from web/src/rules.
DRAWN: Final = ROOT / "build" / "rule-pictures"
PICTURE: Final = re.compile(r"<!-- picture: ([\w-]+): (.*?) -->\n")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages at the top of the repository, and the pictures of the rules, belong to the site."""
    for name, page in AT_THE_TOP.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    for picture in sorted(DRAWN.glob("*/*.svg")):
        place = f"pictures/rules/{picture.relative_to(DRAWN).as_posix()}"
        files.append(File.generated(config, place, abs_src_path=str(picture)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    uri = page.file.src_uri
    markdown = four_spaces_a_level(linked(markdown, uri))
    if not uri.startswith("games/"):
        return markdown
    up = "../" * uri.count("/")
    game = Path(uri).stem
    return PICTURE.sub(rf"![\2]({up}pictures/rules/{game}/\1.svg)\n", markdown)
