"""Teeter: a table for five real board games, with rules, records and players."""

from teeter.rules.games import GAMES, game

__all__ = ["GAMES", "__version__", "game"]
__version__ = "0.1.0"
