"""A game of another package, in the browser: without a board of its own it has the plain one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.commands.test_serve import address_of, stopped
from tests.sixth_game import installed
from tests.web.person import Person

MOST_TURNS = 18  # pebbles under the cloth: each turn takes at least one


@pytest.fixture
def person(flat: Browser, tmp_path: Path) -> Iterator[Person]:
    """Somebody before a server where the sixth game is installed."""
    program = str(installed(tmp_path) / "teeter")
    process = subprocess.Popen(
        [program, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    someone = Person(flat, address_of(process))
    yield someone
    someone.leave()
    stopped(process)
    assert someone.faults == []


def test_the_sixth_game_is_played_on_the_plain_board_against_a_bot(person: Person) -> None:
    person.play_now("nim")
    board = person.page.locator(".plain-board")
    take_three = board.get_by_role("button", name="Take 3", exact=True)
    for _ in range(MOST_TURNS):
        if not person.wait_for_choice():
            break
        before = person.version()
        take_three.click()
        person.wait_past(before)
    expect(person.result).to_contain_text("the last pebble is taken")
    expect(board).to_contain_text("the last ")
