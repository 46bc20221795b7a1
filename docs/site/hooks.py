"""What MkDocs does with our pages, which are read on GitHub and by players at the table as well."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from figures import illustrated
from links import ELSEWHERE, ROOT, linked
from lists import as_python_markdown
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

HOME: Final = "index.md"
DOORS: Final = Path(__file__).with_name(
    "doors.md"
)  # for whom the site is, above the table of the games


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages at the top of the repository and those of the games belong to the site."""
    for name, page in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    uri = page.file.src_uri
    text = as_python_markdown(linked(markdown, uri))
    if uri == HOME:
        page.meta["hide"] = ["navigation"]  # there is nothing beside it
        return text.replace("\n\n|", f"\n\n{DOORS.read_text('utf-8')}\n|", 1)
    return illustrated(text, uri) if uri.startswith("games/") else text
