"""Somebody gives up a try, or a clock ends it: what has to go on is gone on with by another hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from teeter.hands.physical_game import PhysicalGame
from teeter.physics.stage import Command, Report, Stage
from teeter.physics.try_recording import TryRecorder

ANOTHER_HAND: Final = "clumsy"
ANOTHER_HAND_TAKES: Final = 15.0  # seconds at most; in calibration no such hand took more than 9


def another_hand(game: PhysicalGame[Stage], recorder: TryRecorder) -> Iterator[Command]:
    """A clumsy one: nobody should be better off who gives up. Its path is written down like any."""
    return game.hand(recorder.stage, ANOTHER_HAND, Random(recorder.tried.saved))


def give_up(game: PhysicalGame[Stage], recorder: TryRecorder) -> list[Report]:
    """The try ends at once, or after another hand has gone on with it."""
    reports = _by_another_hand(game, recorder) if recorder.stage.must_go_on else []
    return reports if reports and reports[-1].ends else [*reports, *recorder.end()]


def _by_another_hand(game: PhysicalGame[Stage], recorder: TryRecorder) -> list[Report]:
    hand = another_hand(game, recorder)
    reports: list[Report] = []
    for _ in range(round(ANOTHER_HAND_TAKES / recorder.tried.tick)):
        recorder.command(next(hand))
        reports += recorder.advance()
        if reports and reports[-1].ends:
            break
    return reports
