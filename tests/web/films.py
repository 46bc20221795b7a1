"""Games to be watched again, with the movement of a hand in them."""

from __future__ import annotations

from random import Random

from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.physics.stage import Report
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from teeter.table.record import Record
from teeter.table.replay import replay
from teeter.table.try_files import pack
from tests.physical import PHYSICAL, script


def a_theft() -> tuple[Record, bytes]:
    """A game of Gulo Gulo, and the file of its first try: the hand of a bot in a real nest."""
    game = GAMES["gulo-gulo"]
    record = play_one(game, game.options(2), "stolen", Judge("model", 0.9)).record(game)
    stage = PHYSICAL[game.name].stage()
    before = _before_first_word(record)
    stage.follow(before, 7)
    recorder = TryRecorder(stage, before, after=0)
    reports: list[Report] = []
    commands = script(stage, "careful", Random(1))
    while not reports:
        recorder.command(next(commands))
        reports = recorder.advance()
    return record, pack([recorder.tried.to_bytes()])


def first_word(record: Record) -> int:
    """The step at which the referee first speaks."""
    return next(step for step, line in enumerate(record.lines, 1) if line.who == REFEREE)


def _before_first_word(record: Record) -> State:
    steps = replay(record)
    for _ in range(first_word(record) - 1):
        next(steps)
    _, state = next(steps)
    return state
