"""Go Cuckoo!: the game, what it is made of, and its table in words."""

from teeter.games.go_cuckoo.game import GAME

__all__ = ["GAME"]
