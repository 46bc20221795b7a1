"""What everybody should see is told in large letters over the picture."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Sit
from tests.web.occasions import NOTES_OCCASIONS

MOST_TURNS: Final = 80  # counters: long before that two animals have met that do not bear each other


def test_animals_that_flee_are_told_over_the_picture(browser: Browser, sit_down: Sit) -> None:
    ann = sit_down(browser)
    ann.context.add_init_script(NOTES_OCCASIONS)
    ann.choose_seats("eruk", "me", "bot")
    ann.lay_the_table()
    ann.wait_for_picture()
    for _ in range(MOST_TURNS):
        assert ann.wait_for_choice(), "the game was over before anything fled"
        if told := ann.page.evaluate("() => window.occasions"):
            assert "counter" in told[0]
            return
        turns = [move for move in ann.moves() if move.startswith("turn ")]
        ann.press(turns[0] if turns else ann.moves()[0])
    pytest.fail("nothing was told")
