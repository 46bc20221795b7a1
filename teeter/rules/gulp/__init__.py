"""Gulp: the game, what it is made of, and its table in words."""

from teeter.rules.gulp.game import GAME

__all__ = ["GAME"]
