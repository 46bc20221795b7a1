"""Minds for Gulo Gulo."""

from typing import Final

from teeter.bots.levels import Minds
from teeter.games.gulo_gulo.bots.mind import levels

MINDS: Final = Minds(lambda clock: levels())
