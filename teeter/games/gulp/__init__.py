"""Gulp: the game, what it is made of, and its table in words."""

from teeter.games.gulp.game import GAME

__all__ = ["GAME"]
