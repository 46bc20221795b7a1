"""Views keep their types: the class of a game's states names the one that the game tells the rooms."""

from __future__ import annotations

from random import Random
from typing import get_args, get_origin

import pytest

from teeter.rules.contract import Game, StateWith
from teeter.rules.games import GAMES


def _named(game: Game) -> list[object]:
    """What stands in the brackets of `StateWith[...]` above the class of a game's states."""
    bases = [
        base
        for cls in type(game.start(game.options(), Random(1))).__mro__
        for base in vars(cls).get("__orig_bases__", ())
    ]
    return [get_args(base)[0] for base in bases if get_origin(base) is StateWith]


@pytest.mark.parametrize("name", GAMES)
def test_states_have_the_type_of_their_views(name: str) -> None:
    assert _named(GAMES[name]) == [GAMES[name].view_type]
