"""Tables in the middle of a game, for pictures: bots play on until a person takes the seat back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import BrowserContext

from teeter.rules.contract import REFEREE
from tests.server.client import Client, Message, Running

ME: Final = 0  # the seat of the person
OTHERS: Final = ("bot casual", "bot keen")
BOTS_TAKE: Final = 1200.0  # seconds: bots' hands are at work on a machine that draws as well
NEVER: Final = 1_000_000  # so many moves has no game: it is played to its end


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table, with the key to it."""

    table: str
    token: str

    def give_to(self, context: BrowserContext) -> None:
        """Whoever opens the table in this browser sits here."""
        key = json.dumps({"token": self.token, "at": 0})
        context.add_init_script(f"localStorage.setItem('teeter.key.{self.table}', {key!r})")


def play_on(server: Running, game: str, moves: int, name: str) -> Place:
    """A table after so many moves: this person has something to choose, or has seen the end."""
    with Client(server) as player:
        table = player.create(game, f"me {name}", *OTHERS)
        player.do("let_bot", seat=ME, level="keen")
        player.table_when(
            lambda told: _over(told) or (told["version"] >= moves and not _acts(told)), BOTS_TAKE
        )
        player.do("take_back", seat=ME)
        while not player.table_when(_asks, BOTS_TAKE)["outcome"] and _forced(player.table):
            player.move(ME, player.table["moves"][0]["text"])
        return Place(table, player.joined["token"])


def _asks(told: Message) -> bool:
    """Whether the person has to do something, or nothing more."""
    return _over(told) or bool(told["moves"])


def _over(told: Message) -> bool:
    return told["outcome"] is not None


def _acts(told: Message) -> bool:
    """Whether the person's seat is asked, or a hand is at work."""
    return told["turn"] in (ME, REFEREE)


def _forced(told: Message) -> bool:
    """Whether there is one thing to do and nothing to choose: no picture of that."""
    return told["hand"] is None and len(told["moves"]) == 1
