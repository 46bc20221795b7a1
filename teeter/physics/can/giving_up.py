"""A player walks away, or a clock ends the try: the table finishes it kindly, with a word that fits."""

from __future__ import annotations

from typing import Final

import numpy as np

from teeter.physics.can.building import lay_egg, lay_stick
from teeter.physics.can.modes import AWAKE, FROZEN, NOTHING, PARKED
from teeter.physics.can.referee import Try
from teeter.physics.can.waking import touching
from teeter.physics.stage import Report

SEED: Final = 1  # chance has no part in it: the same world is finished in the same way


def finish(tried: Try) -> list[Report]:
    """A pull: after a fall the stick is left standing, else the table takes it out. A piece to be laid:
    the table lays it at a calm place. Kiki goes aside.

    What falls meanwhile has fallen: the player has touched the nest.
    """
    world, hand, task = tried.world, tried.hand, tried.task
    reports = tried.touch_now()
    in_hand = world.held != NOTHING
    hand.park()
    if task.kind == "pull" and not tried.after_fall:
        _take_out(tried)
    elif in_hand and task.kind != "pull":
        world.set_mode([task.piece], PARKED)
    reports += tried.settle()
    if in_hand and task.kind in ("lay", "egg"):
        lay = lay_stick if task.kind == "lay" else lay_egg
        now = float(world.data.time)
        lay(world, task.piece, np.random.default_rng(SEED))
        world.data.time = max(now, float(world.data.time))  # a place that was undone took its time back
    return [*reports, *tried.close()]


def _take_out(tried: Try) -> None:
    """The stick vanishes from the can; what it held up may move."""
    world, stick = tried.world, tried.task.piece
    if world.mode[stick] != PARKED:
        near = np.flatnonzero(touching(world)[stick] & (world.mode == FROZEN))
        world.set_mode([stick], PARKED)
        world.set_mode(near, AWAKE)
