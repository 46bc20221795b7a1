"""A finished game again: from its table, and from the file of its record."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.rules.games import GAMES
from teeter.table.gamefile import GameFile
from teeter.table.record import Record, write
from tests.server.client import Running, running
from tests.web.conftest import QUICK, Sit
from tests.web.films import a_theft, first_word
from tests.web.person import Person

MOST_LOOKS = 200
DROP = """files => {
  const data = new DataTransfer();
  for (const [name, bytes] of Object.entries(files))
    data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
  document.querySelector("main").dispatchEvent(
    new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def play_out(ann: Person, game: str) -> None:
    ann.play_now(game)
    while ann.wait_for_choice():
        ann.press(ann.moves()[-1])


def step(ann: Person) -> str:
    return ann.page.locator(".bar output").inner_text()


def replay_of_table(server: Running, table: str) -> Any:
    name = table.partition("?")[0]
    with urlopen(f"http://{server.address}/api/tables/{name}/replay") as answer:
        return json.load(answer)


def test_a_game_is_watched_again_step_by_step(
    server: Running, flat: Browser, sit_down: Sit, tmp_path: Path
) -> None:
    ann = sit_down(flat)
    play_out(ann, "eruk")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "eruk.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("teeter-record 1\n")

    ann.page.get_by_role("button", name="The moment that decided it").click()
    expect(ann.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it stops there
    decisive = replay_of_table(server, ann.page.url.rpartition("/")[2])["outcome"]["decisive"]
    assert step(ann).startswith(f"Step {decisive} of ")
    expect(ann.page.locator(".film .outcome").first).to_have_text(
        re.compile("^(From here on, whoever won was ahead|It was decided by the very last step)")
    )
    ann.page.get_by_role("button", name="Back to the table").click()
    expect(ann.result).to_be_visible()

    ann.page.get_by_role("button", name="Watch it again").click()
    expect(ann.page.locator(".film .sentence")).to_contain_text("Eruk begins")
    last = int(ann.page.get_by_label("Position in the game").get_attribute("max") or 0)
    ann.page.get_by_role("button", name="One step on").click()
    assert step(ann) == f"Step 1 of {last}"
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".film .outcome")).to_contain_text("win")
    ann.page.get_by_label("Position in the game").fill("2")
    assert step(ann) == f"Step 2 of {last}"
    ann.page.get_by_label("Seen by").select_option(label="Player A")
    expect(ann.page.locator(".bar output")).to_have_text(f"Step 2 of {last}")
    ann.page.get_by_label("Speed").select_option("4")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.locator(".bar output")).to_have_text(re.compile(r"Step ([4-9]|\d\d+) of"))
    assert ann.serious_findings() == []

    ann.open()
    ann.page.get_by_label("Open a record").set_input_files(record)
    expect(ann.page.locator(".film .sentence")).to_contain_text("Eruk begins")
    assert int(ann.page.get_by_label("Position in the game").get_attribute("max") or 0) == last


def drop(ann: Person, **files: bytes) -> None:
    """Let files fall onto the shelf; their names have a point where ours have a line."""
    ann.open()
    expect(ann.page.locator(".box")).to_have_count(5)
    told = {name.replace("_", "."): b64encode(content).decode() for name, content in files.items()}
    ann.page.evaluate(DROP, told)


@pytest.fixture(scope="module")
def stolen() -> tuple[Record, bytes]:
    return a_theft()


def watch_the_try(ann: Person, record: Record) -> None:
    expect(ann.page.locator(".film .sentence")).to_contain_text("Gulo Gulo begins")
    ann.page.get_by_label("Position in the game").fill(str(first_word(record)))
    expect(ann.page.get_by_label("In this try")).to_be_visible()


@pytest.fixture
def seen(browser: Browser, sit_down: Sit, stolen: tuple[Record, bytes]) -> Person:
    ann = sit_down(browser)
    record, tries = stolen
    drop(ann, game_txt=write(record).encode(), game_tries=tries)
    watch_the_try(ann, record)
    ann.wait_for_picture()
    return ann


def picture(ann: Person, after: bytes = b"") -> bytes:
    """What is drawn, when it does not change any more, and is another one than before: a busy page may
    take a while until it draws at all."""
    canvas = ann.page.locator(".picture canvas")
    before = canvas.screenshot()
    for _ in range(MOST_LOOKS):
        now = canvas.screenshot()
        if now == before != after:
            return now
        before = now
    raise AssertionError("the picture does not come to rest, or does not change")


def test_a_dropped_game_shows_how_its_try_went(seen: Person, stolen: tuple[Record, bytes]) -> None:
    slider = seen.page.get_by_label("In this try")
    length = float(slider.get_attribute("max") or 0)
    slider.fill("0")
    expect(seen.page.locator(".bar output")).to_contain_text(f"Step {first_word(stolen[0]) - 1} of")
    ready = picture(seen)
    slider.fill(f"{length * 0.75:.2f}")
    at_work = picture(seen, ready)
    seen.page.get_by_role("button", name="One step on").click()
    expect(seen.page.locator(".bar output")).to_contain_text(f"Step {first_word(stolen[0])} of")
    over = picture(seen, at_work)
    assert len({ready, at_work, over}) == 3
    assert seen.serious_findings() == []


def test_a_try_plays_on_from_where_it_was_left(seen: Person, stolen: tuple[Record, bytes]) -> None:
    slider = seen.page.get_by_label("In this try")
    length = float(slider.get_attribute("max") or 0)
    slider.fill(f"{length - 0.3:.2f}")
    seen.page.get_by_label("Speed").select_option("0.5")
    seen.page.get_by_role("button", name="Play", exact=True).click()
    expect(seen.page.locator(".bar output")).to_contain_text(f"Step {first_word(stolen[0])} of")


def test_a_game_of_hands_is_one_file(
    flat: Browser, sit_down: Sit, stolen: tuple[Record, bytes]
) -> None:
    ann = sit_down(flat)
    record, tries = stolen
    drop(ann, game_zip=GameFile(write(record).encode(), tries).to_bytes("gulo-gulo"))
    watch_the_try(ann, record)


def test_a_server_that_was_started_for_a_file_shows_it(
    flat: Browser, sit_down: Sit, stolen: tuple[Record, bytes], tmp_path: Path
) -> None:
    record, tries = stolen
    film = GameFile(write(record).encode(), tries).to_bytes("gulo-gulo")
    with running(tmp_path, replace(QUICK, film=film)) as server:
        ann = sit_down(flat, address=f"http://{server.address}")
        ann.open("/replay")
        watch_the_try(ann, record)


def test_a_record_can_be_dropped_on_the_shelf(flat: Browser, sit_down: Sit) -> None:
    game = GAMES["gulp"]
    played = play_one(game, game.options(2, deck="52"), "drop", Judge("model", 0.5))
    ann = sit_down(flat)
    drop(ann, game_txt=write(played.record(game)).encode())
    expect(ann.page.locator(".film .sentence")).to_contain_text("Gulp begins")
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".film .outcome")).to_contain_text("win")
