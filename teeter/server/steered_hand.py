"""A person's hand in one try: wishes come in as they arrive, commands go out tick by tick."""

from __future__ import annotations

import math
import threading
from functools import partial
from typing import Final

from teeter.hands.physical_game import PhysicalGame
from teeter.hands.steering import LEAD, Wish
from teeter.physics.stage import Command, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.server.frames import HAND, HAND_KIND, IN_AIR, PRESSED
from teeter.server.protocol import Scene
from teeter.server.wish_buffer import WishBuffer

FREE, HELPED = "free", "helped"  # how a person's hand is steered
FARTHEST: Final = 10.0  # metres: of what is wished farther away only the direction would be left


class SteeredHand:
    """Times are seconds of any one clock. Wishes may come from another thread."""

    def __init__(self, game: PhysicalGame[Stage], recorder: TryRecorder) -> None:
        self._wishes = WishBuffer()
        self._wishing = threading.Lock()
        self._begin = partial(game.steering, recorder.stage, helped=recorder.tried.steered == HELPED)
        self._steering = self._begin()

    def begin_again(self) -> None:
        """From where the hand is now: another one has moved it meanwhile."""
        self._steering = self._begin()

    def wish(self, wish: Wish, made: int, now: float) -> bool:
        """A wish has arrived; False if it comes after a newer one."""
        with self._wishing:
            return self._wishes.add(wish, made, now)

    def command(self, now: float) -> Command | None:
        """What the hand does in the tick that begins now; None before the first wish."""
        with self._wishing:
            wish = self._wishes.at(now)
        return None if wish is None else self._steering.command(wish)

    @property
    def played(self) -> int:
        """When the wish was made that the hand follows, by the player's clock."""
        return self._wishes.played

    @property
    def blocked(self) -> str | None:
        """What is in the way of a hand that comes down."""
        return self._steering.blocked


def scene_of(stage: Stage) -> Scene:
    """What there is to draw, and what the own hand can do, before the first picture."""
    told = stage.scene()
    told["hand"]["lead"] = LEAD
    return Scene(names=list(stage.names), tick=stage.tick, scene=told)


def read_wish(message: bytes) -> tuple[int, int, int, Wish] | None:
    """A hand frame: the seat, the try, when it was made, and what is wished; None if it is none."""
    kind, flags, seat, zero, number, made, *numbers = HAND.unpack(message)
    known = kind == HAND_KIND and not zero and not flags & ~(PRESSED | IN_AIR)
    if not known or not all(map(math.isfinite, numbers)):
        return None
    x, y, z = (min(max(number, -FARTHEST), FARTHEST) for number in numbers[:3])
    yaw, level = numbers[3:]
    wish = Wish(x, y, z, yaw, level, pressed=bool(flags & PRESSED), in_air=bool(flags & IN_AIR))
    return seat, number, made, wish
