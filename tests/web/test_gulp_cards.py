"""The cards of Gulp in the browser have the names that the rules give them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teeter.games.gulp.house import EVENTS

CARDS = Path(__file__).parents[2] / "web" / "src" / "games" / "gulp" / "events.json"


@pytest.mark.rule("GULP-45")
def test_the_names_on_the_painted_cards_are_those_of_the_rules() -> None:
    painted = json.loads(CARDS.read_text(encoding="utf-8"))
    assert painted == {card: {"name": event.value} for card, event in EVENTS.items()}
