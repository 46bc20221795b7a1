"""A record told move by move: each with what it turned up, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from teeter.rules.contract import State, View
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words
from teeter.table.led import led
from teeter.table.record import Record, RecordLine
from teeter.table.replay import replay
from teeter.table.sentences import of_line


def story(record: Record, seat: int | None) -> Iterator[tuple[RecordLine | None, State, Words]]:
    """As `replay`, with a sentence for each step, as a seat saw it, or a watcher. Raises BadRecord."""
    game = GAMES[record.game]
    seen = ""  # what the move of a step turned up
    before: View = {}  # what a watcher saw
    for number, (line, state) in enumerate(replay(record)):
        after = state.view(None)
        if line:
            came = led(game, line.text, before, after, record.names)
            yield line, state, of_line(record, line, seen, came)
        else:
            yield line, state, Text("game-begins", game=game.title)
        if number < len(record.lines):
            seen = state.turns_up(game.moves[record.lines[number].text], seat)
        before = after
