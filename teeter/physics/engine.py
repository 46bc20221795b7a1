"""What every physical world shares: the engine, parts of its models, its errors, what is too fast."""

from __future__ import annotations

import logging
import platform
from typing import Final
from xml.etree.ElementTree import Element, SubElement

import mujoco
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
# Our own version: it grows with every change after which a recorded path would come out otherwise
# (models, hands, solver, filling). A test notices a changed model.
WORLDS: Final = 2
# For records. Another engine, other worlds or another kind of machine may come out otherwise.
PHYSICS: Final = f"mujoco {mujoco.__version__}, worlds {WORLDS}, {platform.machine().lower()}"
TOO_FAST: Final = 5.0  # m/s: nothing on a table moves like this (promise 7)

# Without this MuJoCo writes its warnings into a file in whatever folder we are started from.
mujoco.set_mju_user_warning(logging.getLogger(__name__).warning)


class PhysicsError(RuntimeError):
    """The simulation has left the world: a value that is not finite, or something far too fast."""


def add(parent: Element, tag: str, **attributes: str) -> Element:
    """A part of a model in MuJoCo's XML."""
    return SubElement(parent, tag, attributes)
