"""Every link between our own pages leads somewhere, on GitHub as well as on the site."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\((?!\w+:)([^)\s]*)\)")
MENTION = re.compile(r"`((?:docs/)[\w/-]+\.(?:md|webp|png|svg)|[A-Z_]+\.md)`")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
# The site's own: they are put into another page.
PARTS = {Path("docs/site/doors.md")}


def pages() -> list[Path]:
    """Those that are in the repository, or would be."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    # an unpacked sdist has no git
    names = (
        map(Path, found) if found else (path.relative_to(ROOT) for path in ROOT.glob("docs/**/*.md"))
    )
    return sorted(name for name in names if name not in PARTS and (ROOT / name).is_file())


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """What leads nowhere."""
    text = page.read_text("utf-8")
    lost = [name for name in MENTION.findall(text) if not (ROOT / name).is_file()]
    for link in LINK.findall(CODE.sub("", text)):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    return lost


@pytest.mark.parametrize("page", pages(), ids=str)
def test_all_links_of_the_page_lead_somewhere(page: Path) -> None:
    assert broken(ROOT / page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n[a](#a-page) [b](other.md) [c](page.md#nowhere) `docs/never.md`")
    assert broken(page) == ["docs/never.md", "other.md", "page.md#nowhere"]
