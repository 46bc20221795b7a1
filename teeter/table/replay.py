"""Replaying a record: the same moves, judged again by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from teeter.rules.contract import BadSetup, Illegal, State, Unreadable, act
from teeter.rules.games import GAMES
from teeter.table.record import BadRecord, Record, RecordLine


def replay(record: Record) -> Iterator[tuple[RecordLine | None, State]]:
    """The state at the start and after every move. Raises BadRecord at the first wrong line.

    The same state object is handed out each time, changed in place.
    """
    game = GAMES[record.game]
    try:
        state = game.new(record.options, record.setup)
    except BadSetup as error:
        raise BadRecord(_header_line(record, "setup"), str(error)) from None
    yield None, state
    for number, line in enumerate(record.lines, record.first_line):
        try:
            act(game, state, line.who, game.moves.parse(line.text))
        except (Unreadable, Illegal) as error:
            raise BadRecord(number, str(error)) from None
        yield line, state


def check(record: Record) -> State:
    """The last state of a record whose moves and result are right. Raises BadRecord."""
    *_, (_, state) = replay(record)
    outcome = state.outcome()
    if outcome is None:
        raise BadRecord(
            record.first_line + len(record.lines), "the record stops before the end of the game"
        )
    told = record.outcome
    for key, same, other in (
        ("result", told.winners == outcome.winners, "the moves lead to another result"),
        ("scores", told.scores == outcome.scores, "the moves lead to other scores"),
        ("reason", told.reason == outcome.reason, "the moves lead to another reason"),
    ):
        if not same:
            raise BadRecord(_header_line(record, key), other)
    if not record.sealed:
        raise BadRecord(
            record.first_line + len(record.lines), "the seal does not fit: a line above was changed"
        )
    return state


def _header_line(record: Record, key: str) -> int:
    """The line of the file where a part of the header stands, counted back from the moves."""
    back = {"reason": 3, "scores": 4, "result": 5, "setup": 5 + len(record.setup)}
    return record.first_line - back[key]
