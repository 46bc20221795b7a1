"""A referee with a real world: a scripted hand tries, the world decides, the rules hear their words."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

from teeter.physics.stage import Report, Stage
from teeter.rules.contract import Game, Move, State

PATIENCE: Final = 40.0  # seconds until a scripted hand gives up


class AtTheTable:
    """Answers for the REFEREE by playing each try out on a stage."""

    def __init__(self, stage: Stage, skill: str, rng: Random) -> None:
        self.stage = stage
        self._skill = skill
        self._rng = rng
        self._words: deque[str] = deque()  # seen already, and not yet told
        self._trying = False

    def report(self, game: Game, state: State) -> Move:
        """What the referee sees next; a new try begins when the one before is over."""
        if not self._words:
            self._watch(state)
        return game.moves.parse(self._words.popleft())

    def _watch(self, state: State) -> None:
        """Let the hand go on until there is something to say."""
        if not self._trying:
            self.stage.follow(state, self._rng.getrandbits(32))
            self.stage.begin(state)
            self._hand = self.stage.script(self._skill, self._rng)
            self._left = int(PATIENCE / self.stage.tick)
        reports: list[Report] = []
        while not reports:
            self._left -= 1
            self.stage.command(next(self._hand))
            reports = self.stage.advance() if self._left else self.stage.give_up()
        self._trying = not reports[-1].ends
        self._words.extend(report.text for report in reports)
