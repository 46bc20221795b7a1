"""What came of a move, told to everybody with the players' names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teeter.rules.contract import SEATS, Game
from teeter.rules.extras import Deed
from teeter.rules.text import Words
from teeter.table.names import name_in_words


def led(
    game: Game, text: str, before: Mapping[str, Any], after: Mapping[str, Any], names: Sequence[str]
) -> tuple[Words, ...]:
    """A sentence for each thing that a watcher saw come of a move; `names` as logs have them."""
    called = [name_in_words(name or f"Seat {SEATS[seat]}") for seat, name in enumerate(names)]
    said = game.telling.led(Deed(text, before, after, called))
    return tuple(game.lately(after) if said is None else said)
