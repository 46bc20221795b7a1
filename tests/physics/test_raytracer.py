"""What is marked can be seen, wherever it lies."""

from __future__ import annotations

import numpy as np

from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.raytracer import marked, sketch
from tests.physical import BOWLS

SIDE = 96


def test_a_marked_piece_glows_through_what_hides_it_and_the_world_stays_as_it_was() -> None:
    stage = BowlStage(BOWLS["gulo-gulo"])
    fill(stage.world, 3)
    subject = stage.shown({})
    plain = sketch(subject, SIDE, SIDE)
    for piece in sorted(stage.world.names, key=lambda name: ease(stage.world, name)):
        told = sketch(marked(subject, piece), SIDE, SIDE).astype(int)
        red, green, blue = told[..., 0], told[..., 1], told[..., 2]
        assert ((red > 2 * green) & (blue > 2 * green)).any(), piece
    assert np.array_equal(plain, sketch(subject, SIDE, SIDE))
