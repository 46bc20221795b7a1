"""Tables in the middle of a game, put into the store of a server, for pictures."""

from __future__ import annotations

from typing import Final

from teeter.rules.games import GAMES
from teeter.table.table import Table
from tests.server.client import Running
from tests.web.stored import ME, Place, Played

BOTS: Final = ("casual", "keen")
A_NEST: Final = 30  # moves after which there is something to lay a stick on
NEVER: Final = 1_000_000  # so many moves has no game: it is played to its end


def store_midgame(server: Running, game: str, *, seed: str, moves: int, name: str) -> Place:
    """A seat at a table after so many moves: one has something to choose, or has seen the end."""
    played = Played(game, GAMES[game].options(1 + len(BOTS)), seed, [name], BOTS)
    played.play_until(lambda table: table.version >= moves and _asks(table))
    (place,) = played.store(server)
    return place


def has_to_lay(server: Running) -> Place:
    """A Go Cuckoo! of two at one screen, with a nest and a stick that is now to be laid."""
    played = Played(
        "go-cuckoo", GAMES["go-cuckoo"].options(2), "lay", ["Ann", "Bob"], [], one_screen=True
    )
    played.play_until(lambda table: table.version > A_NEST and _lays(table))
    return played.store(server)[ME]


def _lays(table: Table) -> bool:
    moves = table.state.moves() if table.state and table.turn == ME else ()
    return any(move.text.startswith("lay ") and move.text != "lay egg" for move in moves)


def _asks(table: Table) -> bool:
    """Whether the person has more than one thing to do: of others there is no picture."""
    return table.turn == ME and table.state is not None and len(table.state.moves()) > 1
