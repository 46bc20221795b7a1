"""Minds for Gulp: simple goals, quick judgement, and a search over worlds that could be."""

from teeter.games.gulp.bots.aloud import aloud
from teeter.games.gulp.bots.goals import greedy
from teeter.games.gulp.bots.levels import hasty_master, levels

__all__ = ["aloud", "greedy", "hasty_master", "levels"]
