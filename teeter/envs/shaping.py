"""What a dense reward tells a learner on its way: whether the hand comes nearer to what it wants."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from teeter.physics.stage import Stage

SCALE: Final = 10.0  # a metre is far: ten centimetres count as one
HIGH: Final = 0.1  # metres that a piece is lifted at most for it to count


def place_of(stage: Stage) -> npt.NDArray[np.float64]:
    """Where the fingertips are."""
    return np.array(stage.hand.place)


class Potential:
    """How good a moment is. Its differences are the reward, so going in circles gains nothing.

    To take a piece: first nearer to it, and once it is held, higher. To lay one that is held already:
    down to the middle of the nest.
    """

    def __init__(self, stage: Stage, piece: int) -> None:
        self._stage = stage
        self._piece = piece
        self._brings = stage.held is not None
        self._low = float(stage.poses()[piece, 2])
        can = stage.scene().get("can")
        self._nest = np.array([0.0, 0.0, can["height"] if can else 0.0])
        self._before = self._now()

    def gained(self) -> float:
        """What the last moment has brought."""
        before, self._before = self._before, self._now()
        return self._before - before

    def _now(self) -> float:
        place = self._stage.poses()[self._piece, :3]
        if np.isnan(place).any():  # it is in the bag: the referee's word rewards that
            return self._before
        if self._brings:
            return -SCALE * float(np.linalg.norm(place - self._nest))
        if self._stage.held is None:
            return -SCALE * float(np.linalg.norm(place - place_of(self._stage)))
        return 1.0 + SCALE * min(HIGH, max(0.0, float(place[2]) - self._low))
