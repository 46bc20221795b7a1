"""What a tick asks of one piece is reckoned in plain numbers: to the last bit as NumPy does of many."""

from __future__ import annotations

import numpy as np
import pytest

from teeter.physics.can import parts
from teeter.physics.can.geometry import between, gap
from teeter.physics.can.modes import AWAKE, NOTHING
from teeter.physics.can.predicates import inside_can, mover, moves, out_of_can, still
from teeter.physics.can.sleeping import capsule, capsules
from teeter.physics.can.world import World


@pytest.fixture(scope="module")
def scattered() -> World:
    """Every piece somewhere in and around the can, turned anyhow."""
    world, rng = World(), np.random.default_rng(5)
    poses = rng.normal(size=world.poses.shape) * 0.05
    poses[:, 3:] /= np.linalg.norm(poses[:, 3:], axis=1, keepdims=True)
    world.poses[:] = poses
    return world


def test_the_marks_of_one_and_of_all_are_those_of_many(scattered: World) -> None:
    ends = scattered.ends()
    assert np.array_equal(scattered.marks(), ends.reshape(-1, 6).T)
    assert [scattered.ends_of(piece) for piece in range(parts.PIECES)] == [
        (tuple(one), tuple(other)) for one, other in ends.tolist()
    ]


def test_a_stick_is_out_when_neither_of_its_ends_is_inside(scattered: World) -> None:
    found = [out_of_can(scattered, stick) for stick in range(parts.STICKS)]
    inside = inside_can(scattered.ends(np.arange(parts.STICKS)).reshape(-1, 3)).reshape(-1, 2)
    assert found == (~inside.any(axis=1)).tolist()
    assert {True, False} == set(found)


def test_the_gap_of_one_pair_is_that_of_many(scattered: World) -> None:
    centres, halves, radii = capsules(scattered, np.arange(parts.PIECES))
    finger = ((0.01, 0.02, 0.1), (0.0, 0.0, 0.02))
    gaps, _ = between(np.array(finger[0]), np.array(finger[1]), centres, halves)
    for piece in range(parts.PIECES):
        centre, half, radius = capsule(scattered, piece)
        assert (centre, half) == (tuple(centres[piece]), tuple(halves[piece]))
        assert (gap(*finger, centre, half), radius) == (gaps[piece], radii[piece])


@pytest.mark.parametrize("fast", [0.001, 0.003, 0.006, 0.2])
def test_whoever_moves_alone_keeps_all_from_rest(fast: float) -> None:
    world = World()
    world.set_mode(range(30), AWAKE)
    world.speeds[:30] = np.random.default_rng(2).normal(size=(30, 6)) * fast
    world.speeds[:, 3:] *= 60.0
    restless = [piece for piece in range(parts.PIECES) if moves(world, piece)]
    assert still(world) == (not restless)
    assert mover(world) in (restless or [NOTHING])
