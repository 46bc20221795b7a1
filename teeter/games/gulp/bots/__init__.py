"""Minds for Gulp: simple goals, quick judgement, and a search over worlds that could be."""

from typing import Final

from teeter.bots.levels import Minds, Player
from teeter.bots.wording import BEGINNER
from teeter.games.gulp.bots.aloud import aloud
from teeter.games.gulp.bots.goals import greedy
from teeter.games.gulp.bots.levels import hasty_master, levels

__all__ = ["MINDS", "hasty_master"]

MINDS: Final = Minds(
    levels,
    aloud,
    (Player("greedy", "harvests whatever it can", greedy, aloud=aloud(BEGINNER)),),
)
