"""A person at a hand, for tests: wishes tick by tick, as a screen's pointer makes them."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import numpy as np

from teeter.bots.simple import any_of
from teeter.hands.steering import Steering, Wish
from teeter.physics.engine import Floats
from teeter.physics.stage import Command, Report, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL


class Pointer:
    """Where a screen wishes the fingertips; the world goes on with every wish."""

    def __init__(self, steering: Steering, tick: float, do: Callable[[Command], list[Report]]) -> None:
        self.steering = steering
        self.at = np.array(steering.place)
        self.pressed, self.in_air, self.yaw, self.level = False, True, 0.0, 0.0
        self.reports: list[Report] = []
        self._tick = tick
        self._do = do

    @property
    def hand(self) -> Floats:
        """Where the hand is."""
        return np.array(self.steering.place)

    @property
    def over(self) -> bool:
        return bool(self.reports) and self.reports[-1].ends

    def tick(self) -> None:
        """One tick of the world."""
        x, y, z = (float(part) for part in self.at)
        wish = Wish(x, y, z, self.yaw, self.level, self.pressed, self.in_air)
        self.reports += self._do(self.steering.command(wish))

    def wait(self, seconds: float) -> None:
        """The pointer rests."""
        for _ in range(math.ceil(seconds / self._tick)):
            if not self.over:
                self.tick()

    def drag(self, way: Floats | tuple[float, float, float], speed: float = 0.1) -> None:
        """The pointer goes this way, evenly."""
        ticks = max(1, math.ceil(float(np.linalg.norm(way)) / speed / self._tick))
        start = self.at
        for tick in range(1, ticks + 1):
            if not self.over:
                self.at = start + np.asarray(way) * (tick / ticks)
                self.tick()

    def go(self, place: Floats, speed: float = 0.2) -> None:
        self.drag(place - self.at, speed)

    def press(self) -> None:
        """From here on only how the pointer goes counts."""
        self.pressed, self.in_air = True, False


class Person(Pointer):
    """Somebody at the first try of a game, which is written down."""

    def __init__(self, game: str, seed: int = 1, *, helped: bool = False) -> None:
        rng = Random(seed)
        self.state: State = GAMES[game].start(GAMES[game].options(2), rng)
        while self.state.turn != REFEREE:
            self.state.play(any_of(self.state.moves(), rng))
        self.stage: Stage = PHYSICAL[game].stage()
        self.stage.follow(self.state, seed)
        self.recorder = TryRecorder(self.stage, self.state, 0, "helped" if helped else "free")
        steering = PHYSICAL[game].steering(self.stage, helped=helped)
        super().__init__(steering, self.stage.tick, self._do_it)

    def _do_it(self, command: Command) -> list[Report]:
        self.recorder.command(command)
        return self.recorder.advance()
