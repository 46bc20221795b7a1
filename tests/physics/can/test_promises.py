"""The promises that need many seeds: minutes long, so `make test-slow`."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from teeter.hands.can.trials import CanTrials
from teeter.physics.can import parts
from teeter.physics.can.building import shake
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.predicates import standing
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import TOO_FAST
from tests.physics.can.scenes import bundle, mad, watch

SECONDS = 60


@pytest.mark.slow
@pytest.mark.rule("CUCK-01", "CUCK-03")
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_two_hundred_bundles_stand(first: int) -> None:
    """Promise 3."""
    world = World()
    for seed in range(first, first + 20):
        set_bundle(world, seed)
        assert len(standing(world)) == parts.STICKS, seed
        assert world.asleep(), seed
        assert not world.fallen, seed


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_late_nest_holds_by_itself(seed: int) -> None:
    """Promise 6 is measured in nests that are whole as long as nobody touches them."""
    bench = CanTrials()
    bench.world.go_back(Checkpoint.from_text(bench.nest(seed)))
    assert (int(bench.world.laid.sum()), len(bench.world.present())) == (24, parts.STICKS + 6)
    assert shake(bench.world) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_a_mad_hand_for_a_minute_breaks_nothing_but_the_nest(seed: int) -> None:
    """Promise 7: nothing becomes too fast (it would raise), stops being a number, or is lost."""
    rng = np.random.default_rng(seed)
    world = bundle(seed)
    tried = watch(world, "pull", int(standing(world)[seed]))
    fastest = 0.0
    for command in islice(mad(rng, tried.hand.place), int(SECONDS / TICK)):
        tried.hand.command(command)
        tried.hand.tick()
        if len(world.live):
            fastest = max(
                fastest, float(np.linalg.norm(world.velocities(world.live)[:, :3], axis=1).max())
            )
    assert fastest < TOO_FAST
    assert np.isfinite(world.data.qpos).all()
    assert len(world.present()) == parts.STICKS
