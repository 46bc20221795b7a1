"""Minds for Gulp: simple goals, quick judgement, and a search over worlds that could be."""

from teeter.bots.gulp.aloud import aloud
from teeter.bots.gulp.goals import greedy
from teeter.bots.gulp.levels import hasty_master, levels

__all__ = ["aloud", "greedy", "hasty_master", "levels"]
