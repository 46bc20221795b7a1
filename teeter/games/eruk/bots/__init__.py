"""Minds for Eruk: what they remember, when they stop, and what they look for."""

from teeter.games.eruk.bots.levels import levels, random_namer

__all__ = ["levels", "random_namer"]
