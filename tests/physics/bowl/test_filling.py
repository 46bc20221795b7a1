"""The bowls: what is in them, how they are filled, and that they stay as they are."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from teeter.games.gulo_gulo import house
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.predicates import out_of_bowl
from teeter.physics.bowl.world import World
from teeter.physics.engine import PhysicsError
from tests.ledger import ROOT
from tests.physical import BOWLS
from tests.physics.bowl.scenes import full

both = pytest.mark.parametrize("game", BOWLS)


@pytest.mark.rule("GULO-02")
def test_the_nest_has_22_eggs_by_colour_and_size() -> None:
    eggs = BOWLS["gulo-gulo"].pieces
    assert Counter(egg.colour for egg in eggs) == house.EGGS.value
    by_size = sorted({egg.colour: egg.diameter for egg in eggs}.items(), key=lambda pair: -pair[1])
    assert [colour for colour, _ in by_size] == ["blue", "red", "yellow", "purple", "green"]


@pytest.mark.rule("PHAR-02")
def test_the_trap_has_20_boulders() -> None:
    boulders = BOWLS["pharaoh"].pieces
    assert Counter(boulder.colour for boulder in boulders) == dict.fromkeys(
        ("blue", "red", "yellow", "white"), 5
    )


@pytest.mark.rule("GULO-51", "GULO-52", "GULO-55", "PHAR-47")
@both
def test_a_refill_brings_everything_back_from_bag_and_table(game: str) -> None:
    world = full(game)
    first, second = world.names[:2]
    world.put_into_bag(first)
    world.put(second, np.array([0.2, 0.0, 0.02]), np.array([1.0, 0.0, 0.0, 0.0]))
    world.step(200)
    assert second in out_of_bowl(world)
    fill(world, 2)
    assert tuple(world.in_play) == world.names
    assert not out_of_bowl(world)


@both
def test_what_is_in_the_bag_stays_there_and_is_met_by_nothing(game: str) -> None:
    world = full(game)
    name = world.names[0]
    world.put_into_bag(name)
    world.refresh()
    before = world.place(name)
    world.step(400)
    assert world.place(name) == pytest.approx(before)
    assert name not in world.in_play


@both
def test_the_same_seed_gives_the_same_bowl_in_another_process(game: str) -> None:
    code = (
        "from tests.physical import BOWLS; from teeter.physics.bowl.world import World;"
        "from teeter.physics.bowl.filling import fill;"
        f"w = World(BOWLS[{game!r}]); fill(w, 5); print(w.data.qpos.tobytes().hex())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == full(game, 5).data.qpos.tobytes().hex()


@both
def test_the_same_seed_gives_the_same_bowl_whatever_was_before(game: str) -> None:
    world = full(game, 1)
    world.put_into_bag(world.names[2])
    fill(world, 5)
    assert world.data.qpos.tobytes() == full(game, 5).data.qpos.tobytes()


@both
def test_a_saved_world_goes_on_bit_by_bit_alike(game: str) -> None:
    world = full(game)
    world.put_into_bag(world.names[3])
    saved = world.saved()
    other = World(BOWLS[game])
    for one in (world, other):
        one.restore(saved)
        one.put_into_bag(one.names[7])
        one.step(200)
    assert world.data.qpos.tobytes() == other.data.qpos.tobytes()
    assert world.bag == other.bag == {world.names[3], world.names[7]}


def test_a_world_that_explodes_is_an_error_and_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.chdir(tmp_path)
    world = full("gulo-gulo")
    world.data.qpos[0] = np.nan
    with pytest.raises(PhysicsError, match="finite"):
        world.step()
    assert "unstable" in caplog.text
    assert list(tmp_path.iterdir()) == [], "MuJoCo leaves no file of its own"


def test_a_bowl_that_cannot_be_filled_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teeter.physics.bowl.filling.TRIES", 1)
    monkeypatch.setattr("teeter.physics.bowl.filling.UPRIGHT_WITHIN", -1.0)
    with pytest.raises(PhysicsError, match="could not be filled"):
        fill(World(BOWLS["pharaoh"]), 1)
