"""Minds for Go Cuckoo!."""

from typing import Final

from teeter.bots.levels import Minds
from teeter.games.go_cuckoo.bots.mind import levels

MINDS: Final = Minds(lambda clock: levels())
