"""Minds for Pharaoh's Gulo Gulo."""

from teeter.games.pharaoh.bots.mind import levels

__all__ = ["levels"]
