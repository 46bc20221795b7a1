"""Minds for Gulo Gulo."""

from teeter.games.gulo_gulo.bots.mind import levels

__all__ = ["levels"]
