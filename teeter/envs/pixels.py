"""The table as a small picture: a sensor that needs no graphics card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.envs.needs import needs
from teeter.physics.raytracer import marked, sketch
from teeter.physics.stage import Stage

needs("gymnasium")

from gymnasium import spaces  # noqa: E402 - after the sentence for whoever has it not

SIDE: Final = 96
WIDER, HIGHER = 1.15, 0.04  # than pictures for people (metres): a hand that begins high up is in it
PIXELS: Final[spaces.Space[Any]] = spaces.Box(0, 255, (SIDE, SIDE, 3), np.uint8)


class Eye:
    """Looks at one stage from in front and above."""

    def __init__(self, stage: Stage) -> None:
        usual = stage.shown({})
        x, y, z = usual.target
        self._all: Final = replace(usual, target=(x, y, z + HIGHER), wide=usual.wide * WIDER)
        self._shown = self._all

    def begin(self, piece: str) -> None:
        """At the beginning of a try: the piece that is wanted is marked, or nobody could tell which."""
        self._shown = marked(self._all, piece)

    def look(self) -> npt.NDArray[np.uint8]:
        """Rows of red, green, blue."""
        return sketch(self._shown, SIDE, SIDE)
