"""Gulo Gulo: the game, what it is made of, and its table in words."""

from teeter.games.gulo_gulo.game import GAME

__all__ = ["GAME"]
