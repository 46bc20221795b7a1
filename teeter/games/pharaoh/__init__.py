"""Pharaoh's Gulo Gulo: the game, what it is made of, and its table in words."""

from teeter.games.pharaoh.game import GAME

__all__ = ["GAME"]
