"""Finished games step by step, for a scrub bar."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from teeter.physics.stages import STAGES
from teeter.rules.contract import REFEREE, SEATS, SHOWS
from teeter.rules.games import GAMES
from teeter.server.protocol import OutcomeTold, Replay, Scene, Step
from teeter.server.sight import outcome_told
from teeter.table.record import BadRecord, Line, Record, read
from teeter.table.refusal import Refusal, Why
from teeter.table.replay import check, replay
from teeter.table.scores import won
from teeter.table.telling import made

MOST_MOVES: Final = 20_000  # of a game that is handed in: each becomes about two thousand bytes


def replay_of_text(text: str, seat: int | None) -> Replay:
    """The replay of whatever somebody says is a record. Raises Refusal."""
    try:
        record = read(text)
        if len(record.lines) > MOST_MOVES:
            raise Refusal(Why.TOO_LONG, f"A game that is shown has at most {MOST_MOVES} moves.")
        check(record)
    except BadRecord as error:
        raise Refusal(Why.NO_RECORD, f"This is not the record of a game: {error}.") from None
    return replay_of(record, seat, ())


def replay_of(record: Record, seat: int | None, tracks: Collection[int]) -> Replay:
    """Every step as a seat saw it, or a watcher; `tracks` are the steps with a pose track."""
    if seat is not None and not 0 <= seat < record.options.seats:
        raise Refusal(Why.WRONG_SEAT, "There is no such seat.")
    game = GAMES[record.game]
    steps = []
    seen = ""  # what the move of a step turned up
    for number, (line, state) in enumerate(replay(record)):
        view: dict[str, Any] = dict(state.view(seat))
        steps.append(
            Step(
                number=number,
                seconds=line.seconds if line else None,
                who=line.who if line else None,
                text=line.text if line else "",
                sentence=_sentence(record, line, seen) if line else f"{game.title} begins.",
                view=view,
                words=game.describe(view),
                track=number in tracks,
            )
        )
        if number < len(record.lines):
            seen = state.turns_up(game.moves[record.lines[number].text], seat)
    return Replay(
        game=record.game,
        variant=record.options.variant,
        options=dict(record.options.choices),
        names=list(record.names),
        outcome=_outcome(record),
        steps=steps,
        scene=_scene(record.game),
    )


def _sentence(record: Record, line: Line, seen: str) -> str:
    heard = f"{line.text}{SHOWS}{seen}" if seen else line.text
    return made(record.game, heard, None if line.who == REFEREE else record.names[line.who])


def _outcome(record: Record) -> OutcomeTold:
    told = record.outcome
    return outcome_told(GAMES[record.game], record.options, told, won(told, record.names))


def _scene(game: str) -> Scene | None:
    if game not in STAGES:
        return None
    stage = STAGES[game]()
    return Scene(names=list(stage.names), tick=stage.tick, scene=stage.scene())


def seat_asked(text: str | None) -> int | None:
    """The seat of a request: a number, a letter or nothing. Raises Refusal."""
    if not text:
        return None
    if len(text) == 1 and (text.isdecimal() or text in SEATS):
        return int(text) if text.isdecimal() else SEATS.index(text)
    raise Refusal(Why.WRONG_SEAT, "There is no such seat.")
