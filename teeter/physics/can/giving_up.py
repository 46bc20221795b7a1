"""A player gives up or walks away, or a clock ends the try: the table finishes it and says how."""

from __future__ import annotations

from typing import Final

import numpy as np

from teeter.physics.can.geometry import along, level
from teeter.physics.can.modes import AWAKE, FROZEN, NOTHING, PARKED
from teeter.physics.can.predicates import out_of_can
from teeter.physics.can.referee import CanTry
from teeter.physics.can.sleeping import touching
from teeter.physics.stage import Report

ASIDE: Final = np.array([0.0, -0.16, 0.02])  # metres: on the table, in front of the can


def has_to_be_pulled(tried: CanTry) -> bool:
    """R30: a stick in the can is pulled out by another hand, and only after a fall it is left there."""
    pulls = tried.task.kind == "pull" and not tried.after_fall
    return pulls and not out_of_can(tried.world, tried.task.piece)


def finish(tried: CanTry) -> list[Report]:
    """A stick that no hand gets out is taken out by the table, as every try must end; after a fall it
    is left standing. A stick or an egg to be laid is put aside on the table, so it has fallen: whoever
    gives up is no better off than who tries. Kiki goes aside too.

    What falls meanwhile has fallen: the player has touched the nest.
    """
    world, hand, task = tried.world, tried.hand, tried.task
    reports = tried.touch_now()
    in_hand = world.held != NOTHING
    tried.finish_pull()
    hand.park()
    if has_to_be_pulled(tried):
        _take_out(tried)
    elif in_hand and task.kind == "kiki":
        world.set_mode([task.piece], PARKED)
    elif in_hand and task.kind != "pull":
        world.put(task.piece, ASIDE, along(level(0.0)), AWAKE)  # R30
    return [*reports, *tried.settle(), *tried.close()]


def _take_out(tried: CanTry) -> None:
    """The stick vanishes from the can; what it held up may move."""
    world, stick = tried.world, tried.task.piece
    near = np.flatnonzero(touching(world)[stick] & (world.mode == FROZEN))
    world.set_mode([stick], PARKED)
    world.set_mode(near, AWAKE)
