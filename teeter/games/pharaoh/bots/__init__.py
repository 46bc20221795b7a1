"""Minds for Pharaoh's Gulo Gulo."""

from typing import Final

from teeter.bots.levels import Minds
from teeter.games.pharaoh.bots.mind import levels

MINDS: Final = Minds(lambda clock: levels())
