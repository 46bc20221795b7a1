"""A hand that plans at the can: where a piece will lie is found out by trying it in a copy."""

from __future__ import annotations

import math
from functools import cache
from random import Random

import numpy as np

from teeter.hands.can.planning import go_about, ways
from teeter.hands.can.rollouts import ROUGH, CanCopy
from teeter.hands.can.scripts import Intent
from teeter.hands.manners import HANDS
from teeter.hands.planning import WRONG
from teeter.hands.skills import SKILLS
from teeter.physics.can import parts
from teeter.physics.can.hand import Hand
from teeter.physics.can.places import Place
from teeter.physics.can.predicates import standing
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.stage import CanStage
from teeter.physics.can.world import World
from teeter.rules.games import GAMES
from tests.hands.imagined import result
from tests.physical import looks
from tests.physics.can.scenes import EGG, lattice, leaning, nest_with_egg

CAREFUL = SKILLS["careful"]
NARROW = 0.007  # metres from the middle to the sticks of a nest that holds an egg well


def laying(world: World, kind: str, piece: int) -> CanTry:
    hand = Hand(world)
    hand.bring(piece)
    return CanTry(world, hand, Task(kind, piece))


def test_an_egg_lies_on_crossing_sticks_and_falls_beside_them() -> None:
    tried = laying(lattice(NARROW), "egg", EGG)
    copy = CanCopy(tried, CAREFUL, Random(1))
    held = Place(0.0, 0.0, parts.RIM + 0.0165, 0.0, 0.0)
    beside = Place(parts.CAN_RADIUS * 0.7, parts.CAN_RADIUS * 0.7, parts.RIM + 0.0165, 0.0, 0.0)
    assert result(copy.imagine(Intent(place=held))) < ROUGH
    assert result(copy.imagine(Intent(place=beside))) >= WRONG


def test_who_imagines_kiki_on_an_egg_gives_that_place_up() -> None:
    """She is lowered by the hand as in the real try, and the egg under her rolls or sinks."""
    tried = laying(nest_with_egg(), "kiki", parts.KIKI)
    on_egg = Place(0.0, 0.0, parts.RIM + 0.026, 0.0, 0.0)
    assert result(CanCopy(tried, CAREFUL, Random(1)).imagine(Intent(place=on_egg))) >= ROUGH


def test_what_is_imagined_changes_nothing() -> None:
    world = lattice()
    tried = laying(world, "egg", EGG)
    before = world.data.qpos.copy()
    copy = CanCopy(tried, CAREFUL, Random(1))
    for way in ways(world, tried.task, Random(1))[:2]:
        result(copy.imagine(way))
    assert np.array_equal(world.data.qpos, before)
    assert not tried.touched


def test_places_that_come_to_mind_differ() -> None:
    world = lattice()
    tried = laying(world, "lay", 9)
    places = [way.place for way in ways(world, tried.task, Random(1))]
    assert len(places) > 1
    for number, one in enumerate(places):
        for other in places[:number]:
            assert one
            assert other
            turned = abs(math.remainder(one.yaw - other.yaw, math.pi))
            assert math.dist((one.x, one.y), (other.x, other.y)) > 0.005 or turned > math.radians(15)


def test_a_pull_that_is_imagined_ends_with_the_stick_out() -> None:
    world = leaning()
    hand = Hand(world)
    stood = frozenset(map(int, standing(world)))
    hand.reach_for(0)
    copy = CanCopy(CanTry(world, hand, Task("pull", 0, stood=stood)), CAREFUL, Random(1))
    assert result(copy.imagine(Intent())) < WRONG
    assert not standing(copy.world).size
    assert standing(world).size == 1


def test_a_master_lays_an_egg_where_it_holds() -> None:
    world = lattice(NARROW)
    tried = laying(world, "egg", EGG)
    words: list[str] = []
    for number, command in enumerate(go_about(tried, HANDS["master"], Random(1))):
        assert number < 10_000, "it ends"
        tried.hand.command(command)
        words += [report.text for report in tried.tick()]
        if "rests" in words:
            break
    assert words == ["rests"]


@cache
def stood() -> CanStage:
    game = GAMES["go-cuckoo"]
    stage = CanStage()
    stage.follow(game.start(game.options(2), Random(1)), 5)
    return stage


def test_neither_the_copy_nor_what_a_bot_sees_knows_a_colour() -> None:
    """Two games that differ only in the hidden ends of the sticks have the same world and looks."""
    game = GAMES["go-cuckoo"]
    state = game.start(game.options(2), Random(1))
    other = state.redeal(0, Random(9))
    assert state.to_json() != other.to_json()
    stage = CanStage()
    stage.follow(other, 5)
    assert stage.save() == stood().save()
    assert looks(stage) == looks(stood())
