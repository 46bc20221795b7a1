"""The people of `teeter bench hand` in a real browser, at a real server, in real time.

    python -m tests.web.persons GAME PERSON N

Seed after seed a new table: so many tries, each at the first that the table asks for.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.hand.node import bundle
from bench.hand.set_ups import OUT
from teeter.lab.statistics import share
from teeter.server.settings import Settings
from tests.server.client import Running, running
from tests.web import chromium
from tests.web.person import OWN, Person

# Put to the page's socket before it opens.
EAR: Final = """
window.teeterEar = { scene: null, update: null, frames: [], words: [] };
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      if (data instanceof ArrayBuffer) return void window.teeterEar.frames.push(data.slice(0));
      const told = JSON.parse(data);
      if (told.type === "scene" || told.type === "update") window.teeterEar[told.type] = told;
      const said = told.type === "update" ? told.events.filter(({ who }) => who === -1) : [];
      window.teeterEar.words.push(...said.map(({ text }) => text));
    });
  }
};
"""
TRIES: Final = (
    "() => window.teeterEar.update?.hand?.phase === 'trying' && window.teeterEar.frames.length"
)
OVER: Final = "() => window.teeterTried?.done"
LAST: Final = "() => window.teeterEar.words.at(-1) ?? ''"
PACE: Final = "() => window.teeterTried.pictures / window.teeterTried.seconds"
WELL: Final = ("takes", "pulled")


def one_try(
    browser: Browser, server: Running, program: str, game: str, name: str, seed: int
) -> tuple[str, float]:
    """What the referee says at the end ("" if the person gave up), and pictures a second until then."""
    ann = Person(browser, f"http://{server.address}")
    try:
        ann.page.add_init_script(EAR)
        ann.choose_seats(game, "me", "screen")
        ann.lay_the_table()
        ann.wait_for_picture()
        _until_a_try(ann)
        ann.page.evaluate(program)
        ann.page.evaluate("asked => window.teeterPerson(asked)", _asked(ann, name, seed))
        ann.wait_until(OVER)
        pace = float(ann.page.evaluate(PACE))
        if ann.page.evaluate("() => window.teeterTried.act") == "gave up":
            return "", pace
        ann.wait_until("() => window.teeterEar.words.length")  # the hand is told to rest before that
        return str(ann.page.evaluate(LAST)), pace
    finally:
        ann.leave()


def _until_a_try(ann: Person) -> None:
    """The first move that is offered, until a hand is asked for."""
    for _ in range(20):
        ann.wait_until(f"() => ({TRIES})() || document.querySelector('{OWN}')")
        if ann.page.evaluate(TRIES):
            return
        ann.press(ann.moves()[0])
    raise AssertionError("nobody asked for a hand")


def _asked(ann: Person, name: str, seed: int) -> dict[str, Any]:
    """What the table asks for, as a person looks at it."""
    ear = ann.page.evaluate("() => ({ scene: teeterEar.scene, view: teeterEar.update.view })")
    scene, view = ear["scene"]["scene"], ear["view"]
    if scene["kind"] == "can":
        stick = scene["stick"]["length"]
        piece = f"stick-{view['declared'].split()[1]}"
        return _told(name, seed, piece, stick / 2 - 0.006, stick + 0.02, 0.0)
    piece = view.get("egg") or next(
        one["name"] for one in scene["pieces"] if one["colour"] == view["colour"]
    )
    radius = next(one["diameter"] for one in scene["pieces"] if one["name"] == piece) / 2
    return _told(name, seed, piece, 0.0, OUT, radius * scene["hand"]["deep"])


def _told(name: str, seed: int, piece: str, along: float, way: float, deep: float) -> dict[str, Any]:
    job = {"way": way, "deep": deep}
    return {"person": name, "seed": seed, "piece": piece, "along": along, "job": job}


def main(game: str, name: str, tries: int) -> None:
    well, paces = 0, []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = bundle(Path(folder) / "page", for_page=True).read_text("utf-8")
        browser = chromium.launch(playwright, chromium.SOFTWARE)
        with running(Path(folder), Settings(aftermath=0.2, tables_each=1000)) as server:
            for seed in range(tries):
                word, pace = one_try(browser, server, program, game, name, seed)
                well += word.startswith(WELL)
                paces.append(pace)
                print(seed, word or "gave up", flush=True)  # noqa: T201 - a script
        browser.close()
    found = share(well, tries)
    print(  # noqa: T201
        f"{game}, {name}: {found.as_percent()} of {tries}, {median(paces):.0f} pictures a second"
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
