"""A finished game again: from its table, and from the file of its record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from teeter.lab.simulate import by_model, play_one
from teeter.rules.games import GAMES
from teeter.table.record import write
from tests.web.conftest import Sit
from tests.web.person import Person

DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.txt", {type: "text/plain"}));
  document.querySelector("main").dispatchEvent(
    new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def play_out(ann: Person, game: str) -> None:
    ann.play_now(game)
    while ann.wait_for_choice():
        ann.press(ann.moves()[-1])


def step(ann: Person) -> str:
    return ann.page.locator(".bar output").inner_text()


def test_a_game_is_watched_again_step_by_step(flat: Browser, sit_down: Sit, tmp_path: Path) -> None:
    ann = sit_down(flat)
    play_out(ann, "eruk")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "eruk.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("teeter-record 1\n")

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
    expect(ann.page.locator(".bar output")).to_have_text(f"Step 4 of {last}")
    assert ann.serious_findings() == []

    ann.open()
    ann.page.get_by_label("Open a record").set_input_files(record)
    expect(ann.page.locator(".film .sentence")).to_contain_text("Eruk begins")
    assert int(ann.page.get_by_label("Position in the game").get_attribute("max") or 0) == last


def test_a_record_can_be_dropped_on_the_shelf(flat: Browser, sit_down: Sit) -> None:
    game = GAMES["gulp"]
    played = play_one(game, game.options(2, deck="52"), "drop", by_model(0.5))
    ann = sit_down(flat)
    ann.open()
    expect(ann.page.locator(".box")).to_have_count(5)
    ann.page.evaluate(DROP, write(played.record(game)))
    expect(ann.page.locator(".film .sentence")).to_contain_text("Gulp begins")
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".film .outcome")).to_contain_text("win")
