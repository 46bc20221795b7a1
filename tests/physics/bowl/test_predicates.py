"""The physical predicates, each decided by a small scene."""

from __future__ import annotations

import pytest

from teeter.physics.bowl.model import STEPS
from teeter.physics.bowl.predicates import above_rim, out_of_bowl, pole_down, still, tilt
from tests.physical import BOWLS
from tests.physics.bowl.scenes import across_the_rim, empty, set_piece, set_pole


@pytest.mark.rule("GULO-36", "GULO-39", "GULO-105", "PHAR-30", "PHAR-34")
@pytest.mark.parametrize("game", BOWLS)
def test_a_pole_that_lies_across_the_rim_is_no_alarm(game: str) -> None:
    world = empty(game)
    across_the_rim(world)
    for _ in range(400):
        world.step()
        assert not pole_down(world)
    assert tilt(world) > 60


@pytest.mark.rule("GULO-37", "GULO-106", "PHAR-32", "PHAR-103")
@pytest.mark.parametrize("game", BOWLS)
def test_one_touch_of_its_tip_on_the_table_is_an_alarm(game: str) -> None:
    world = empty(game)
    tip = world.bowl.pole.length / 2
    set_pole(world, (0.2, 0.0, tip + 0.001))
    assert not pole_down(world), "a millimetre above the table"
    touched = []
    for _ in range(20):
        world.step()
        touched.append(pole_down(world))
    assert any(touched)
    assert not touched[0]


@pytest.mark.rule("GULO-37", "GULO-106", "PHAR-32", "PHAR-103")
@pytest.mark.parametrize("game", BOWLS)
def test_a_touch_in_one_step_of_a_tick_is_remembered_for_that_tick(game: str) -> None:
    world = empty(game)
    tip = world.bowl.pole.length / 2
    set_pole(world, (0.2, 0.0, tip - 0.0005))
    world.step()
    set_pole(world, (0.2, 0.0, tip + 0.05))
    world.step(STEPS - 1)
    assert not pole_down(world), "it is in the air again"
    assert world.table_touched()
    assert world.pole_touched() == pytest.approx([0.2, 0.0, 0.0], abs=0.002)
    world.step(STEPS)
    assert not world.table_touched()
    assert world.pole_touched() is None


@pytest.mark.rule("GULO-38", "GULO-107", "PHAR-33")
@pytest.mark.parametrize("game", BOWLS)
def test_a_piece_over_the_rim_is_out_and_one_on_the_rim_is_not(game: str) -> None:
    world = empty(game)
    name = world.names[0]
    rim = world.bowl.rim + world.bowl.wall
    set_piece(world, name, (rim + 0.004, 0.0, world.bowl.rim_height - 0.002))
    assert name in out_of_bowl(world)
    set_piece(world, name, (world.bowl.rim + 0.001, 0.0, world.bowl.rim_height + 0.012))
    assert name not in out_of_bowl(world), "balanced on the rim"
    set_piece(world, name, (0.0, 0.0, world.bowl.foot + 0.02))
    assert name not in out_of_bowl(world)


def test_a_piece_on_the_table_is_out_wherever_it_lies() -> None:
    world = empty()
    set_piece(world, "green-1", (0.3, 0.0, 0.009))
    world.step(100)
    assert "green-1" in out_of_bowl(world)
    world.put_into_bag("green-1")
    assert "green-1" not in out_of_bowl(world)


@pytest.mark.rule("GULO-40")
def test_a_piece_is_clear_when_all_of_it_is_five_millimetres_above_the_rim() -> None:
    world = empty()
    half = 0.013  # of a blue egg that stands upright
    rim = world.bowl.rim_height
    set_piece(world, "blue-1", (0.0, 0.0, rim + half + 0.0055))
    assert above_rim(world, "blue-1")
    set_piece(world, "blue-1", (0.0, 0.0, rim + half + 0.0045))
    assert not above_rim(world, "blue-1")
    set_piece(world, "blue-1", (0.1, 0.0, 0.02))
    assert above_rim(world, "blue-1"), "outside the rim, at any height"


def test_still_means_slow_and_without_spin() -> None:
    world = empty()
    world.step(200)
    assert still(world)
    first = world.model.body_dofadr[world.model.body("pole").id]
    world.data.qvel[first] = 0.006
    assert not still(world)
    world.data.qvel[first] = 0.0
    world.data.qvel[first + 3] = 0.3
    assert not still(world)
