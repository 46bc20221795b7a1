"""Between tries: the table puts back what fell, so that the next player can play."""

from __future__ import annotations

import pytest

from teeter.physics.can import parts
from teeter.physics.can.building import shake
from teeter.physics.can.following import follow
from teeter.physics.can.predicates import standing
from teeter.physics.can.view import CanView
from teeter.physics.can.world import World

ALL_BUT_ONE = 69


@pytest.mark.rule("CUCK-26")
@pytest.mark.parametrize("seed", [10, 12])
def test_a_nest_that_came_down_is_built_so_that_it_holds_when_it_is_touched(seed: int) -> None:
    """Laid anyhow, one by one, most of these sticks came down again at the next touch."""
    places = ["nest"] * ALL_BUT_ONE + ["can"] * (parts.STICKS - ALL_BUT_ONE)
    view = CanView(phase="choose", declared=None, places=places, nest=0, can=0, kiki="aside")
    world = World()
    follow(world, view, seed)
    assert world.laid.sum() == ALL_BUT_ONE
    assert list(standing(world)) == [ALL_BUT_ONE]
    assert shake(world) == []
