"""Replaying a record: the same moves, judged again by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from teeter.rules.contract import BadSetup, Illegal, State, Unreadable, act
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.table.record import BadRecord, Record, RecordLine


def replay(record: Record) -> Iterator[tuple[RecordLine | None, State]]:
    """The state at the start and after every move. Raises BadRecord at the first wrong line.

    The same state object is handed out each time, changed in place.
    """
    game = GAMES[record.game]
    try:
        state = game.new(record.options, record.setup)
    except BadSetup as error:
        raise BadRecord(_header_line(record, "setup"), error.sentence) from None
    yield None, state
    for number, line in enumerate(record.lines, record.first_line):
        try:
            act(game, state, line.who, game.moves.parse(line.text))
        except Unreadable as error:
            raise BadRecord(number, error.sentence) from None
        except Illegal as no:
            told = Text("record-illegal", sentence=no.sentence, rule=no.rule)
            raise BadRecord(number, told) from None
        yield line, state


def check(record: Record) -> State:
    """The last state of a record whose moves and result are right. Raises BadRecord."""
    *_, (_, state) = replay(record)
    outcome = state.outcome()
    if outcome is None:
        raise BadRecord(record.first_line + len(record.lines), Text("record-end"))
    told = record.outcome
    for key, same in (
        ("result", told.winners == outcome.winners),
        ("scores", told.scores == outcome.scores),
        ("reason", told.reason == outcome.reason),
    ):
        if not same:
            raise BadRecord(_header_line(record, key), Text(f"record-other-{key}"))
    if not record.sealed:
        raise BadRecord(record.first_line + len(record.lines), Text("record-seal"))
    return state


def _header_line(record: Record, key: str) -> int:
    """The line of the file where a part of the header stands, counted back from the moves."""
    back = {"reason": 3, "scores": 4, "result": 5, "setup": 5 + len(record.setup)}
    helped = {line.helped for line in record.lines} - {None}  # a line each, after the others
    return record.first_line - back[key] - len(helped)
