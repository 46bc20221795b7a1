"""The odds of this very nest: buried pieces are harder, and only what anybody sees counts."""

from __future__ import annotations

from random import Random

import pytest

from teeter.hands.bowl.features import near_pole
from teeter.hands.success_model import Looks
from teeter.physics.bowl.stage import BowlStage
from teeter.rules.contract import Game, State
from teeter.rules.games import GAMES
from tests.physical import BOWLS, PHYSICAL, looks
from tests.physics.bowl.scenes import lying, set_piece, set_pole

FREE = {"buried": 0.0, "near": 0.0, "left": 22.0, "tilt": 3.0}
BURIED = {**FREE, "buried": 1.2}
BY_THE_POLE = {**FREE, "near": 1.0}
NEST: Looks = {"red-1": BURIED, "red-2": FREE, "blue-1": BY_THE_POLE}
CAN: Looks = {
    "": {"laid": 20.0, "eggs": 5.0},
    "stick-1": {"laid": 20.0, "eggs": 5.0, "load": 0.2},
    "stick-2": {"laid": 20.0, "eggs": 5.0, "load": 6.0},
}


def test_a_free_egg_is_easier_than_a_buried_one_or_one_by_the_pole() -> None:
    moves = GAMES["gulo-gulo"].moves
    odds = PHYSICAL["gulo-gulo"].odds(NEST, 0.8)
    free, buried, near = (odds(moves[f"point {egg}"]) for egg in ("red-2", "red-1", "blue-1"))
    assert free > near > 0.0
    assert free > buried > 0.0
    assert odds(moves["choose red"]) == free, "the easiest of the colour"


def test_what_is_not_in_the_nest_cannot_be_taken() -> None:
    moves = GAMES["gulo-gulo"].moves
    assert PHYSICAL["gulo-gulo"].odds(NEST, 0.8)(moves["choose green"]) == 0.0


def test_a_colour_that_nobody_knows_yet_has_the_mean_odds() -> None:
    moves = GAMES["pharaoh"].moves
    odds = PHYSICAL["pharaoh"].odds(NEST, 0.8)
    red, blue = odds(moves["choose red"]), odds(moves["choose blue"])
    assert odds(moves["turn marker"]) == pytest.approx((red + blue) / 2)
    assert odds(moves["enter"]) == odds(moves["turn marker"])


def test_a_steadier_hand_has_better_odds() -> None:
    move = GAMES["gulo-gulo"].moves["point red-2"]
    rising = [PHYSICAL["gulo-gulo"].odds(NEST, skill)(move) for skill in (0.5, 0.63, 0.77, 0.93)]
    assert rising == sorted(set(rising))


def test_a_stick_on_which_much_hangs_is_harder_to_pull() -> None:
    moves = GAMES["go-cuckoo"].moves
    odds = PHYSICAL["go-cuckoo"].odds(CAN, 0.8)
    assert odds(moves["pull 1"]) > odds(moves["pull 2"])
    for text in ("lay 7", "lay egg", "place kiki"):
        assert 0.0 < odds(moves[text]) < 1.0


def started(game: Game) -> State:
    return game.start(game.options(2), Random(1), first=0)


@pytest.mark.parametrize("name", PHYSICAL)
def test_at_a_real_table_every_choice_has_odds(name: str) -> None:
    game = GAMES[name]
    state = started(game)
    stage = PHYSICAL[name].stage()
    stage.follow(state, 4)
    odds = PHYSICAL[name].odds(looks(stage), 0.8)
    told = [odds(move) for move in state.moves()]
    assert all(0.0 < chance < 1.0 for chance in told)


def test_all_eggs_of_a_full_nest_are_looked_at_and_differ() -> None:
    stage = BowlStage(BOWLS["gulo-gulo"])
    stage.follow(started(GAMES["gulo-gulo"]), 4)
    seen = looks(stage)
    assert set(seen) == set(stage.world.names)
    assert {look["left"] for look in seen.values()} == {22.0}
    assert min(look["buried"] for look in seen.values()) == 0.0
    assert max(look["buried"] for look in seen.values()) > 0.5
    assert len({look["near"] for look in seen.values()}) > 3


def test_an_egg_at_the_pole_is_near_it_and_one_at_the_rim_is_not() -> None:
    world = lying("red-1", "blue-1")
    x, y, z = world.place("red-1")
    set_pole(world, (x, y + world.radius("red-1") + 0.002, z + 0.05))
    set_piece(world, "blue-1", (x, y - 0.05, z))
    assert near_pole(world, "red-1") > 0.9
    assert near_pole(world, "blue-1") == 0.0
