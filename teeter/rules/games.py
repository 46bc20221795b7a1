"""The one list of games."""

from __future__ import annotations

from typing import Final

from teeter.games import eruk, go_cuckoo, gulo_gulo, gulp, pharaoh
from teeter.rules.contract import BadOptions, Game

GAMES: Final[dict[str, Game]] = {
    module.GAME.name: module.GAME for module in (gulo_gulo, pharaoh, go_cuckoo, eruk, gulp)
}


def game(name: str) -> Game:
    """The game with this name. Raises BadOptions."""
    if name not in GAMES:
        raise BadOptions(f"There is no game {str(name)[:40]!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]
