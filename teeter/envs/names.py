"""Versioned names: `teeter/NAME-vN` says which numbers stand for what, for good."""

from __future__ import annotations

import re
from typing import Final

from teeter.envs.looking import encoding_of
from teeter.rules.contract import Game
from teeter.rules.games import game as named

_NAME: Final = re.compile(r"teeter/(?P<game>.+)-v(?P<version>\d+)")


class UnknownName(ValueError):
    """There is no environment of this name."""


def full_name(game: Game) -> str:
    """The versioned name of a game."""
    return f"teeter/{game.name}-v{encoding_of(game).version}"


def game_called(name: str) -> Game:
    """The game of a versioned name, or of its plain one. Raises UnknownName and BadOptions."""
    found = _NAME.fullmatch(name)
    game = named(found["game"] if found else name)
    if found and name != full_name(game):
        raise UnknownName(f"There is no {name}; the version here is {full_name(game)}.")
    return game
