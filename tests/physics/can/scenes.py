"""Small scenes for the tests of the can: just the pieces that a test needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.geometry import along, level
from teeter.physics.can.hand import Hand
from teeter.physics.can.modes import AWAKE, FROZEN
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.world import Checkpoint, World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command, Report
from teeter.rules.games import GAMES

EGG = parts.STICKS  # the first egg
ON_RIM = parts.RIM + parts.STICK_RADIUS  # the height of a stick that lies on the rim
FLAT = along(level(0.0))
UPRIGHT = np.array([1.0, 0.0, 0.0, 0.0])


def at(x: float, y: float, z: float) -> Floats:
    return np.array([x, y, z])


def put_stick(
    world: World, stick: int, place: Floats, yaw: float = 0.0, mode: int = FROZEN, laid: bool = True
) -> None:
    """A level stick."""
    world.put(stick, place, along(level(yaw)), mode)
    world.laid[stick] = laid


def stand_stick(
    world: World, stick: int, x: float = 0.0, lean: float = 0.0, mode: int = FROZEN
) -> None:
    """A stick that stands in the can, its lower end at x, leaning to the right."""
    axis = np.array([math.sin(lean), 0.0, math.cos(lean)])
    foot = at(x, 0.0, parts.FLOOR + parts.STICK_RADIUS)
    world.put(stick, foot + axis * parts.STICK_HALF, along(axis), mode)


def leaning() -> World:
    """One stick leans on the inside of the can, as it stands at the start of a game."""
    world = World()
    lean = math.atan2(parts.CAN_RADIUS - 2 * parts.STICK_RADIUS, parts.RIM)
    stand_stick(world, 0, 0.0, lean, AWAKE)
    world.settle(3.0)
    return rest(world)


def lattice(spread: float = 0.009) -> World:
    """Four laid sticks, two across two, on the rim of an empty can: a nest for one egg."""
    world = World()
    for stick, beside in ((0, -spread), (1, spread)):
        put_stick(world, stick, at(0.0, beside, ON_RIM))
    for stick, beside in ((2, -spread), (3, spread)):
        put_stick(world, stick, at(beside, 0.0, ON_RIM + 2 * parts.STICK_RADIUS), math.pi / 2)
    return rest(world)


def nest_with_egg() -> World:
    """An egg lies on four crossing sticks."""
    world = lattice()
    world.put(EGG, at(0.0, 0.0, parts.RIM + 0.016), FLAT, AWAKE)
    world.settle(3.0)
    return rest(world)


def rest(world: World) -> World:
    """As after a try: everything rests, and nothing is remembered."""
    world.freeze_all()
    world.go_back(world.checkpoint())
    return world


@cache
def _bundle(seed: int) -> Checkpoint:
    world = World()
    set_bundle(world, seed)
    return world.checkpoint()


def bundle(seed: int = 1) -> World:
    """The can as it is at the start of a game."""
    world = World()
    world.go_back(_bundle(seed))
    return world


def watch(
    world: World, kind: str, piece: int, stood: Iterable[int] = (), touch: bool = False
) -> CanTry:
    """A try that has begun: the hand stands ready."""
    hand = Hand(world)
    tried = CanTry(world, hand, Task(kind, piece, waits_for_touch=touch, stood=frozenset(stood)))
    hand.ready_for(kind, piece)
    return tried


def go(tried: CanTry, place: Floats, grip: bool, seconds: float, level: float = 0.0) -> list[Report]:
    """Send the hand somewhere and wait; what the referee says meanwhile."""
    x, y, z = map(float, place)
    reports: list[Report] = []
    for _ in range(int(seconds / 0.008)):
        tried.hand.command(Command(x, y, z, 0.0, grip, level))
        reports += tried.tick()
        if reports and reports[-1].ends:
            break
    return reports


def wait(tried: CanTry, seconds: float) -> list[Report]:
    """Let time run without a new command."""
    reports: list[Report] = []
    for _ in range(int(seconds / 0.008)):
        reports += tried.tick()
        if reports and reports[-1].ends:
            break
    return reports


def words(reports: Iterable[Report]) -> list[str]:
    """What was said; and of each the rules say the same as physics: whether that is well."""
    told = list(reports)
    moves = GAMES["go-cuckoo"].moves
    assert [report.well for report in told] == [moves[report.text].well for report in told]
    return [report.text for report in told]


def mad(rng: np.random.Generator, place: Floats) -> Iterator[Command]:
    """A hand that wants to be somewhere else ten times a second, at full speed, for ever."""
    while True:
        if rng.random() < 0.1:
            place = rng.uniform([-0.1, -0.1, 0.0], [0.1, 0.1, 0.25])
        x, y, z = map(float, place + rng.normal(0.0, 0.01, 3))
        yaw, level = map(float, rng.uniform(-4.0, 4.0, 2))
        yield Command(x, y, z, yaw, bool(rng.random() < 0.7), level)


def let_drop(tried: CanTry) -> list[Report]:
    """The hand opens where it is, and everything comes to rest."""
    tried.hand.let_go()
    return wait(tried, 20.0)
