"""A referee with a real world: a scripted hand tries, the world decides, the rules hear their words."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random

from teeter.hands.manners import GIVES_UP
from teeter.hands.odds import Odds, odds_of
from teeter.physics.stage import Report, Stage
from teeter.physics.try_recording import TryRecorder, TryRecording
from teeter.rules.contract import Game, Move, State


class PhysicalReferee:
    """Answers for the REFEREE by playing each try out on a stage."""

    def __init__(self, stage: Stage, skill: str, rng: Random) -> None:
        self.stage = stage
        self.tries: list[TryRecording] = []  # beside the record
        self.skill = skill  # of the hand that makes the next try
        self._rng = rng
        self._words: deque[str] = deque()  # seen already, and not yet told
        self._told = 0
        self._try: TryRecorder | None = None  # under way

    def report(self, game: Game, state: State) -> Move:
        """What the referee sees next; a new try begins when the one before is over."""
        if not self._words:
            self._watch(state)
        self._told += 1
        return game.moves.parse(self._words.popleft())

    def odds(self, game: Game, state: State, skill: float) -> Odds:
        """What somebody of this skill reckons who looks at the world before choosing, if asked."""

        @cache
        def look() -> Odds:
            assert self._try is None, "nobody chooses a try while one is under way"
            self.stage.follow(state, self._rng.getrandbits(32))
            return odds_of(game.name, self.stage.looks(), skill)

        def odds(move: Move) -> float:
            return look()(move)

        return odds

    def _watch(self, state: State) -> None:
        """Let the hand go on until there is something to say."""
        if self._try is None:
            self._begin(state)
        assert self._try is not None
        reports: list[Report] = []
        while not reports:
            self._try.command(next(self._hand))
            late = self._try.tried.seconds > GIVES_UP
            reports = self._try.give_up() if late else self._try.advance()
        if reports[-1].ends:
            while self._try.aftermath():  # for whoever watches the record
                pass
            self._try = None
        self._words.extend(report.text for report in reports)

    def _begin(self, state: State) -> None:
        self.stage.follow(state, self._rng.getrandbits(32))
        self._try = TryRecorder(self.stage, state, self._told)
        self._hand = self.stage.script(self.skill, self._rng)
        self.tries.append(self._try.tried)
