"""The one list of games."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from teeter.rules import eruk, go_cuckoo, gulo_gulo, gulp, pharaoh
from teeter.rules.contract import BadOptions, Game

GAMES: Final[dict[str, Game]] = {
    module.GAME.name: module.GAME for module in (gulo_gulo, pharaoh, go_cuckoo, eruk, gulp)
}


def game(name: str) -> Game:
    """The game with this name. Raises BadOptions."""
    if name not in GAMES:
        raise BadOptions(f"There is no game {str(name)[:40]!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]


@cache
def has_secrets(name: str) -> bool:
    """Whether a player of this game sees what others may not, like cards in a hand."""
    chosen = game(name)
    state = chosen.start(chosen.options(), Random(0), 0)
    return state.view(0) != state.view(None)
