"""A person at a hand, for tests: wishes tick by tick, as a screen's pointer makes them."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from teeter.bots.simple import any_of
from teeter.hands.steering import Steering, Wish
from teeter.physics.engine import Floats
from teeter.physics.stage import Report, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL

PICTURE = 1 / 60  # seconds


class Person:
    """Somebody whose try has just begun; `pointer` is where the screen wishes the fingertips."""

    def __init__(self, game: str, seed: int = 1, *, helped: bool = False) -> None:
        rng = Random(seed)
        self.state: State = GAMES[game].start(GAMES[game].options(2), rng)
        while self.state.turn != REFEREE:
            self.state.play(any_of(self.state.moves(), rng))
        self.stage: Stage = PHYSICAL[game].stage()
        self.stage.follow(self.state, seed)
        self.recorder = TryRecorder(self.stage, self.state, 0, "helped" if helped else "free")
        self.steering: Steering = PHYSICAL[game].steering(self.stage, helped=helped)
        self.pointer = self.place
        self.pressed, self.in_air, self.yaw, self.level = False, True, 0.0, 0.0
        self.reports: list[Report] = []

    @property
    def place(self) -> Floats:
        return np.array(self.steering.place)

    @property
    def over(self) -> bool:
        return bool(self.reports) and self.reports[-1].ends

    def tick(self) -> None:
        """One tick of the world."""
        x, y, z = (float(part) for part in self.pointer)
        wish = Wish(x, y, z, self.yaw, self.level, self.pressed, self.in_air)
        self.recorder.command(self.steering.command(wish))
        self.reports += self.recorder.advance()

    def wait(self, seconds: float) -> None:
        """The pointer rests."""
        for _ in range(math.ceil(seconds / self.stage.tick)):
            if not self.over:
                self.tick()

    def drag(self, way: Floats, speed: float) -> None:
        """The pointer goes this way, evenly."""
        ticks = max(1, math.ceil(float(np.linalg.norm(way)) / speed / self.stage.tick))
        start = self.pointer
        for tick in range(1, ticks + 1):
            if not self.over:
                self.pointer = start + way * (tick / ticks)
                self.tick()

    def go(self, place: Floats, speed: float = 0.2) -> None:
        self.drag(place - self.pointer, speed)
