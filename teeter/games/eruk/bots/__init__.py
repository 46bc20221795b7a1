"""Minds for Eruk: what they remember, when they stop, and what they look for."""

from typing import Final

from teeter.bots.levels import Minds, Player
from teeter.games.eruk.bots.levels import levels, one_ahead, random_namer

MINDS: Final = Minds(
    lambda clock: levels(),
    yardsticks=(
        Player("random-namer", "remembers everything, names by chance", random_namer),
        Player("one-ahead", "remembers everything, stops by the next counter's odds", one_ahead),
    ),
)
