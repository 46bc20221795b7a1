"""The referee's promises at the bowls: set-up, rest, sameness, and no explosion."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from random import Random

import numpy as np
import pytest

from teeter.hands.bowl.trials import BowlTrials
from teeter.physics.bowl.filling import UPRIGHT_WITHIN, fill
from teeter.physics.bowl.hand import CEILING, REACH, Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.predicates import fallen, out_of_bowl, tilt
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.bowl.world import World
from teeter.physics.engine import TOO_FAST, PhysicsError
from teeter.physics.stage import Command
from teeter.rules.games import GAMES
from tests.ledger import ROOT
from tests.physical import BOWL_GAMES, BOWLS
from tests.physics.bowl.scenes import full, tried

both = pytest.mark.parametrize("game", BOWLS)


@pytest.mark.rule("GULO-04", "GULO-05", "GULO-52", "PHAR-11", "PHAR-12", "PHAR-13")
@both
def test_every_seed_ends_with_all_pieces_inside_and_the_pole_upright(game: str) -> None:
    fill_all(game, range(1000, 1006))


@pytest.mark.slow
@both
def test_two_hundred_seeds_end_with_all_pieces_inside_and_the_pole_upright(game: str) -> None:
    fill_all(game, range(2000, 2200))


def fill_all(game: str, seeds: Iterable[int]) -> None:
    world = World(BOWLS[game])
    for seed in seeds:
        fill(world, seed)
        assert not world.bag
        assert not out_of_bowl(world)
        assert tilt(world) < UPRIGHT_WITHIN
        assert not world.data.eq_active.any(), "nothing holds the pole but pieces and bowl"


@both
def test_ten_minutes_between_two_tries_change_nothing(game: str) -> None:
    """The world does not run between tries, so nothing can creep."""
    rules = GAMES[game]
    stage = BowlStage(BOWLS[game])
    stage.follow(rules.start(rules.options(2), Random(1)), 1)
    before = stage.poses()
    assert stage.advance(int(600 / stage.tick)) == []
    assert np.array_equal(stage.poses(), before, equal_nan=True)


@both
def test_a_hand_that_waits_above_the_bowl_sees_nothing_creep(game: str) -> None:
    stage = BowlStage(BOWLS[game])
    stage.restore(BowlTrials(BOWL_GAMES[game]).full(1))
    stage.begin_at((stage.world.names[0],))
    before = stage.poses()[: len(stage.world.names) + 1]
    assert stage.advance(int(5 / stage.tick)) == []
    assert stage.poses()[: len(stage.world.names) + 1] == pytest.approx(before, abs=1e-4)


@both
def test_a_pole_that_was_set_up_goes_on_standing_for_a_while(game: str) -> None:
    """While a hand is at work the world runs, and a pole may lean, slowly; it does not just fall."""
    world = full(game)
    world.step(1200)
    assert not fallen(world)


@both
def test_the_same_bowl_and_hand_give_the_same_world_in_another_process(game: str) -> None:
    saved = BowlTrials(BOWL_GAMES[game]).full(5)
    code = f"import sys; from {tried.__module__} import tried; print(tried({game!r}, sys.stdin.read()))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input=saved,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == tried(game, saved)


def wild(game: str, seed: int, seconds: float) -> World:
    """A hand that goes anywhere at full speed, and grips what it may; nothing is shot away."""
    world, rng = full(game, seed), Random(seed)
    hand = Hand(world)
    target = rng.choice(world.names)
    hand.begin(target, (target,))
    for _ in range(round(seconds / (12 * TICK))):
        x, y = rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06)
        if rng.random() < 0.1:
            x, y = rng.uniform(-REACH, REACH), rng.uniform(-REACH, REACH)
        z = rng.choice([rng.uniform(0.0, 0.08), rng.uniform(0.0, CEILING)])
        hand.command(Command(x, y, z, rng.uniform(-9.0, 9.0), grip=rng.random() < 0.5))
        for _ in range(12):
            hand.tick()
            assert world.fastest()[0] <= TOO_FAST
    return world


def is_whole(world: World) -> bool:
    """Every number is one, and everything is still there, above the table."""
    above = world.places()[:, 2].min() > 0.0
    return bool(np.isfinite(world.data.qpos).all() and above and len(world.in_play) == len(world.names))


@both
@pytest.mark.parametrize("seed", range(3))
def test_a_wild_hand_never_breaks_the_world(game: str, seed: int) -> None:
    assert is_whole(wild(game, seed, seconds=10.0))


@pytest.mark.slow
@both
@pytest.mark.parametrize("seed", range(100, 120))
def test_a_minute_of_a_wild_hand_does_not_break_it_either(game: str, seed: int) -> None:
    assert is_whole(wild(game, seed, seconds=60.0))


def test_a_piece_that_is_far_too_fast_is_an_error() -> None:
    world = full("gulo-gulo")
    first = world.model.body_dofadr[world.model.body("red-1").id]
    world.data.qvel[first + 2] = 40 * TOO_FAST
    with pytest.raises(PhysicsError, match="m/s"):
        world.step()


def test_what_a_finger_flicks_away_is_slowed_before_anybody_sees_it() -> None:
    world = full("pharaoh")
    first = world.model.body_dofadr[world.model.body("pole").id]
    world.data.qvel[first + 2] = 2 * TOO_FAST
    world.step()
    assert world.fastest()[0] < TOO_FAST
    assert world.data.qvel[first + 2] > 0, "it still flies the same way"
