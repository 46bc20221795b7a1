"""The bundle at the start: it always stands, it rests, and the same seed gives the same one."""

from __future__ import annotations

import numpy as np
import pytest

from teeter.games.go_cuckoo import house
from teeter.physics.can import parts
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.modes import PARKED
from teeter.physics.can.predicates import standing
from teeter.physics.can.stage import CanStage
from teeter.physics.can.world import TICK, World
from tests.physics.can.scenes import bundle


@pytest.mark.rule("CUCK-01", "CUCK-03")
@pytest.mark.parametrize(
    "seeds", [range(500, 512), pytest.param(range(600, 800), marks=pytest.mark.slow)], ids=len
)
def test_a_bundle_stands_on_every_seed(seeds: range) -> None:
    world = World()
    for seed in seeds:
        set_bundle(world, seed)
        assert len(standing(world)) == parts.STICKS, seed
        assert world.asleep(), seed
        assert not world.fallen, seed
        assert not (world.mode[parts.STICKS :] != PARKED).any(), "eggs and Kiki wait beside the can"


@pytest.mark.rule("CUCK-03")
def test_the_sticks_fan_out_and_lean_on_the_inside_of_the_can() -> None:
    world = bundle()
    ends = world.ends(np.arange(parts.STICKS))
    feet, tops = ends[:, 0], ends[:, 1]
    out = np.linalg.norm(tops[:, :2], axis=1) - np.linalg.norm(feet[:, :2], axis=1)
    assert np.median(out) > 0.02
    assert tops[:, 2].min() > parts.RIM, "every stick reaches over the rim"


def test_the_same_seed_gives_the_same_bundle() -> None:
    one, two = World(), World()
    set_bundle(two, 8)  # another history before
    set_bundle(one, 7)
    set_bundle(two, 7)
    assert one.data.qpos.tobytes() == two.data.qpos.tobytes()


def test_other_seeds_give_other_bundles() -> None:
    one, two = World(), World()
    set_bundle(one, 7)
    set_bundle(two, 8)
    assert np.abs(one.ends()[: parts.STICKS] - two.ends()[: parts.STICKS]).max() > 0.005


def test_ten_minutes_untouched_change_nothing() -> None:
    """Promise 2. A minute of it with the hand near, so that the engine really steps."""
    world = bundle()
    before = world.ends()
    world.put_hand(np.array([0.0, 0.0, 0.30]))
    for _ in range(int(60 / TICK)):
        world.tick()
    world.park_hand()
    for _ in range(int(540 / TICK)):
        world.tick()
    assert np.array_equal(world.ends(), before)
    assert world.asleep()
    assert not world.fallen


@pytest.mark.rule("CUCK-02", "CUCK-06", "CUCK-46")
def test_the_can_stands_in_the_middle_and_kiki_beside_it() -> None:
    stage = CanStage()
    walls = [stage.world.model.geom(f"wall {n}").pos for n in range(16)]
    assert np.abs(np.mean(walls, axis=0)[:2]).max() < 1e-6
    kiki = stage.poses()[stage.names.index("kiki")]
    assert np.hypot(*kiki[:2]) > parts.CAN_RADIUS + parts.WALL + parts.KIKI_RADIUS
    assert kiki[2] == 0.0


@pytest.mark.rule("CUCK-01")
def test_there_are_as_many_sticks_and_eggs_as_the_rules_say() -> None:
    assert (house.STICKS.value, house.EGGS.value) == (parts.STICKS, parts.EGGS)
