"""The pictures of the rules as files, for the docs: python -m tests.web.rule_pictures FOLDER.

Some are drawn with a canvas, so a real browser draws them.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from teeter.rules.games import GAMES
from teeter.server.languages import page
from teeter.server.settings import Settings
from teeter.words.catalogues import ENGLISH
from tests.server.client import running
from tests.web import chromium
from tests.web.person import Person
from tests.web.test_rules_panel import named_in, open_rules

SIZE: Final = (720, 450)
AS_WEBP: Final = """async (svgs, [width, height]) => Promise.all(svgs.map(async svg => {
  const copy = svg.cloneNode(true);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(copy));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.9).split(',')[1];
}))"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store), Settings()) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright, chromium.FLAT)
        for game in GAMES:
            person = Person(browser, f"http://{server.address}")
            svgs = open_rules(person, game, "Rules").locator("figure svg")
            drawn = svgs.evaluate_all(AS_WEBP, list(SIZE))
            (folder / game).mkdir(parents=True, exist_ok=True)
            for name, webp in zip(named_in(page(GAMES[game], ENGLISH)), drawn, strict=True):
                (folder / game / f"{name}.webp").write_bytes(base64.b64decode(webp))
            person.context.close()
        browser.close()


if __name__ == "__main__":
    main()
