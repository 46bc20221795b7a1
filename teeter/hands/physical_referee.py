"""A referee with a real world: a scripted hand tries, the world decides, the rules hear their words."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from random import Random

from teeter.hands.giving_up import give_up
from teeter.hands.manners import GIVES_UP
from teeter.hands.physical_game import PhysicalGame
from teeter.hands.success_model import Odds
from teeter.physics.stage import Command, Report, Stage
from teeter.physics.try_recording import TryRecorder, TryRecording
from teeter.rules.contract import Game, Move, State


class PhysicalReferee:
    """Answers for the REFEREE by playing each try out on a stage."""

    def __init__(self, physical: PhysicalGame[Stage], skill: str, rng: Random) -> None:
        self.stage = physical.stage()
        self.tries: list[TryRecording] = []  # beside the record
        self.skill = skill  # of the hand that makes the next try
        self.last: Report | None = None  # what was told last
        self._physical = physical
        self._rng = rng
        self._reports: deque[Report] = deque()  # seen already, and not yet told
        self._told = 0
        self._try: tuple[TryRecorder, Iterator[Command]] | None = None  # under way, and whose hand

    def report(self, game: Game, state: State) -> Move:
        """What the referee sees next; a new try begins when the one before is over."""
        if not self._reports:
            self._watch(state)
        self._told += 1
        self.last = self._reports.popleft()
        return game.moves.parse(self.last.text)

    def odds(self, state: State, skill: float) -> Odds:
        """What somebody of this skill reckons who looks at the world before choosing, if asked."""

        @cache
        def look() -> Odds:
            assert self._try is None, "nobody chooses a try while one is under way"
            self.stage.follow(state, self._rng.getrandbits(32))
            return self._physical.odds(self._physical.looks(self.stage), skill)

        def odds(move: Move) -> float:
            return look()(move)

        return odds

    def _watch(self, state: State) -> None:
        """Let the hand go on until there is something to say."""
        recorder, hand = self._try = self._try or self._begin(state)
        reports: list[Report] = []
        while not reports:
            recorder.command(next(hand))
            late = recorder.tried.seconds > GIVES_UP
            reports = give_up(self._physical, recorder) if late else recorder.advance()
        if reports[-1].ends:
            while recorder.aftermath():  # for whoever watches the record
                pass
            self._try = None
        self._reports.extend(reports)

    def _begin(self, state: State) -> tuple[TryRecorder, Iterator[Command]]:
        self.stage.follow(state, self._rng.getrandbits(32))
        recorder = TryRecorder(self.stage, state, self._told)
        self.tries.append(recorder.tried)
        return recorder, self._physical.hand(self.stage, self.skill, self._rng)
