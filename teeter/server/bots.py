"""The bots that can take a seat at a table of this server, by the name of their level."""

from __future__ import annotations

import time
from typing import Final

from teeter.bots.levels import YARDSTICKS, Player, levels
from teeter.table.refusal import Refusal, Why

# At a table nobody waits for ever: a clock bounds the longest thoughts.
LEVELS: Final[dict[str, Player]] = {
    player.name: player
    for player in (*levels(time.monotonic), *(bot for bot in YARDSTICKS if bot.games is None))
}
DEFAULT: Final = "casual"


def level_called(name: str) -> str:
    """A level that exists; "" is the default. Raises Refusal."""
    chosen = name or DEFAULT
    if chosen not in LEVELS:
        raise Refusal(Why.NO_BOT, f"There is no bot {name[:30]!r}; there is {', '.join(LEVELS)}.")
    return chosen
