"""The bots that can take a seat at a table of this server, by name."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

from teeter.bots.levels import RANDOM, Player, levels
from teeter.rules.text import Text, Words, quoted
from teeter.table.refusal import Refusal, Why

DEFAULT: Final = "casual"


class Bots:
    """The levels, a yardstick that plays every game, and bots of whoever runs the server."""

    def __init__(self, own: Iterable[Player] = ()) -> None:
        # At a table nobody waits for ever: a clock bounds the longest thoughts.
        everybody = (RANDOM, *levels(time.monotonic), *own)
        self._players = {player.name: player for player in everybody}

    def __iter__(self) -> Iterator[Player]:
        """All of them, the weakest first; at the end those of whose strength we know nothing."""
        yield from self._players.values()

    def __contains__(self, name: str) -> bool:
        return name in self._players

    def named(self, name: str) -> Player:
        """Whoever plays under this name; for a bot that this server does not have, the default."""
        return self._players.get(name, self._players[DEFAULT])

    def checked(self, name: str) -> str:
        """The name of a bot that there is; "" is the default. Raises Refusal."""
        chosen = name or DEFAULT
        if chosen not in self:
            there: list[Words] = [*self._players]
            raise Refusal(Why.NO_BOT, Text("refused-no-bot", name=quoted(name), there=there))
        return chosen
