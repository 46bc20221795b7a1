"""Which piece somebody goes for who looks before choosing."""

from __future__ import annotations

from collections.abc import Callable

from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Looks
from teeter.rules.games import GAMES
from tests.server.client import Running
from tests.web.person import Person

Choose = Callable[[Person, list[str]], str]
STEADY = 0.9  # the hands of somebody who takes care


def surest(server: Running) -> Choose:
    """The piece that is likely to come out; of what is no piece, the first."""

    def choose(ann: Person, moves: list[str]) -> str:
        looks = server.call(_look(server, ann.table))
        if not looks:
            return moves[0]
        game = GAMES[server.lobby.rooms[ann.table].table.plan.game]
        odds = physical_game(game).odds(looks, STEADY)
        return max(moves, key=lambda move: odds(game.moves.parse(move)))

    return choose


async def _look(server: Running, table: str) -> Looks | None:
    world = server.lobby.rooms[table].world
    return world.looks() if world else None
