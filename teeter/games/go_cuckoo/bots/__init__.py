"""Minds for Go Cuckoo!."""

from teeter.games.go_cuckoo.bots.mind import levels

__all__ = ["levels"]
