"""Finished games step by step, for a scrub bar; as a program, for one that is handed in (apart.py)."""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Callable, Iterator
from typing import Final, TypeVar, cast

import msgspec

from teeter.rules.contract import SEATS
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words
from teeter.server.protocol import OutcomeTold, Replay, Scene, Step
from teeter.server.updates import outcome_told
from teeter.table.decisive import decisive_step
from teeter.table.feats import feats
from teeter.table.names import name_in_words
from teeter.table.record import BadRecord, Record, read
from teeter.table.refusal import Refusal, Why
from teeter.table.replay import check
from teeter.table.scores import won
from teeter.table.story import story

MOST_MOVES: Final = 20_000  # of a game that is shown: each becomes hundreds of bytes
MOST_BYTES: Final = 8_000_000  # of a game step by step
REFUSED: Final = 3  # the program's way to end when it is not the record of a game
QUICKLY: Final = 5  # how hard gzip tries
GIVES_WAY: Final = 5  # how far longer work than a replay lets tries under way go first

T = TypeVar("T")


class Asked(msgspec.Struct):
    """A game to be shown."""

    text: str  # its record
    seat: int | None  # from where it is seen
    tracks: list[int]  # the steps with a pose track
    scenes: dict[str, msgspec.Raw]  # of every physical game
    packed: bool  # whether the answer goes through gzip


class Answered(msgspec.Struct):
    """Why it is not shown."""

    reason: str
    sentence: Words


def replay_of(asked: Asked) -> bytes:
    """The replay of whatever somebody says is a record, as JSON. Raises Refusal."""
    try:
        record = read(asked.text)
        if len(record.lines) > MOST_MOVES:
            raise Refusal(Why.TOO_LONG, Text("refused-moves-long", most=MOST_MOVES))
        check(record)
    except BadRecord as error:
        raise Refusal(Why.NO_RECORD, Text("record-not", flaw=error.sentence)) from None
    if asked.seat is not None and not 0 <= asked.seat < record.options.seats:
        raise Refusal(Why.WRONG_SEAT, Text("refused-no-seat"))
    told = Replay(
        game=record.game,
        variant=record.options.variant,
        options=dict(record.options.choices),
        names=[name_in_words(name) for name in record.names],
        outcome=_outcome(record),
        steps=cast(list[Step], _within_bounds(_steps(record, asked))),
        scene=cast(Scene | None, asked.scenes.get(record.game)),
    )
    return msgspec.json.encode(told)


def _within_bounds(steps: Iterator[Step]) -> list[msgspec.Raw]:
    """Each step as JSON, as long as it is not too much. Raises Refusal."""
    told, size = [], 0
    for step in steps:
        text = msgspec.json.encode(step)
        size += len(text)
        if size > MOST_BYTES:
            raise Refusal(Why.TOO_LONG, Text("refused-shown-long", most=MOST_BYTES))
        told.append(msgspec.Raw(text))
    return told


def _steps(record: Record, asked: Asked) -> Iterator[Step]:
    """Every step as a seat saw it, or a watcher."""
    game = GAMES[record.game]
    for number, (line, state, sentence) in enumerate(story(record, asked.seat)):
        view = state.view(asked.seat)
        yield Step(
            number=number,
            seconds=line.seconds if line else None,
            who=line.who if line else None,
            text=line.text if line else "",
            well=game.moves[line.text].well if line else None,
            sentence=sentence,
            view=view,
            words=[*game.describe(view)],
            track=number in asked.tracks,
        )


def _outcome(record: Record) -> OutcomeTold:
    told = record.outcome
    game = GAMES[record.game]
    sentence = won(game, record.options, told, record.names)
    moves = [line.text for line in record.lines]
    remembered = feats(game, record.options, record.setup, moves, record.names)
    decisive = decisive_step(game, record.options, record.setup, moves, told.winners)
    return outcome_told(game, record.options, told, sentence, remembered, decisive)


def seat_asked(text: str | None) -> int | None:
    """The seat of a request: a number, a letter or nothing. Raises Refusal."""
    if not text:
        return None
    if len(text) == 1 and (text.isdecimal() or text in SEATS):
        return int(text) if text.isdecimal() else SEATS.index(text)
    raise Refusal(Why.WRONG_SEAT, Text("refused-no-seat"))


def answer(asked: Asked) -> bytes:
    """Raises Refusal."""
    told = replay_of(asked)
    return gzip.compress(told, QUICKLY) if asked.packed else told


def answered(kind: type[T], answer: Callable[[T], bytes], gives_way: int = 0) -> int:
    """A program apart: what is asked comes on standard input, the answer goes to standard output."""
    os.nice(gives_way)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=kind)
    try:
        told, code = answer(asked), 0
    except Refusal as refusal:
        told, code = msgspec.json.encode(Answered(refusal.reason, refusal.sentence)), REFUSED
    sys.stdout.buffer.write(told)
    return code


if __name__ == "__main__":
    sys.exit(answered(Asked, answer))
