"""What came of a move, told to everybody with the players' names."""

from __future__ import annotations

from collections.abc import Sequence

from teeter.rules.contract import Game, View
from teeter.rules.extras import Deed
from teeter.rules.text import Words
from teeter.table.names import names_in_words


def led(game: Game, text: str, before: View, after: View, names: Sequence[str]) -> tuple[Words, ...]:
    """A sentence for each thing that a watcher saw come of a move; `names` as logs have them."""
    called = names_in_words(names)
    said = game.telling.led(Deed(text, before, after, called))
    return tuple(game.lately(after) if said is None else said)
