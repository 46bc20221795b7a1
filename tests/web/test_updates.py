"""The updates that the boards are tested with are those of today's tables."""

from __future__ import annotations

from tests.web.updates import PATH, text

OLD = "web/test/games/updates.json is not what the tables tell today: run python -m tests.web.updates"


def test_the_updates_of_the_boards_are_fresh() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), OLD
