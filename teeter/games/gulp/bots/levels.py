"""The four levels of Gulp."""

from __future__ import annotations

from typing import Final

from teeter.bots.bot import Bot
from teeter.bots.searcher import Clock
from teeter.bots.wording import CASUAL
from teeter.games.gulp.bots.goals import beginner
from teeter.games.gulp.bots.mind import quick, searcher
from teeter.games.gulp.bots.search import Budget

SECONDS: Final = 1.0  # the most a master may think where a clock is handed in
MISTAKES: Final = 12.0  # crops by which a casual player misjudges an action
MASTER: Final = Budget(moves=10_000, width=8)  # less than a quarter of a second
hasty_master: Final = searcher(Budget(moves=60, width=3), SECONDS)  # the same mind, in no time


def levels(clock: Clock | None = None) -> dict[str, Bot]:
    """The levels; a clock is only an upper limit: without one the same seed gives the same moves."""
    return {
        "beginner": beginner,
        "casual": quick(MISTAKES, CASUAL),
        "keen": quick(),
        "master": searcher(MASTER, SECONDS, clock),
    }
