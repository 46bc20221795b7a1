"""The table builds by itself: it lays pieces at calm places, and takes back what fails (R6)."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import chain, repeat
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.geometry import up
from teeter.physics.can.modes import AWAKE, FROZEN, PARKED
from teeter.physics.can.places import HIGHEST, Place, egg_places, kiki_places, stick_places
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.sleeping import touching
from teeter.physics.can.world import World
from teeter.physics.engine import PhysicsError

ABOVE: Final = 3e-4  # metres: a piece is let go this high above where it will touch
SECONDS: Final = 2.0  # in which it comes to rest
THIN_SECONDS: Final = 1.0  # in which a thinned bundle comes to rest
DROP: Final = 0.02  # metres that it goes down at most
SAG: Final = 0.012  # metres that an end of a laid stick may hang below the rim
BEST: Final = 4  # one of so many best places is taken, so that nests differ
IN_A_ROW: Final = 3  # tries to lay a stick the way it should point
TRIES: Final = 24  # before the table holds a piece where it is
_UPRIGHT: Final = np.array([1.0, 0.0, 0.0, 0.0])


def lay_stick(
    world: World,
    stick: int,
    rng: np.random.Generator,
    most: int = TRIES,
    *,
    way: float | None = None,
) -> bool:
    """Lay a stick at a calm place so that nothing falls; whether it holds by itself (see `_lay`).
    If a way is given it will point about that way, or anyhow if that is hard.
    """
    ways = chain(repeat(way, IN_A_ROW), repeat(None))
    holds = _lay(world, stick, rng, lambda: stick_places(world, rng, way=next(ways)), most)
    world.laid[stick] = True
    return holds


def lay_egg(world: World, egg: int, rng: np.random.Generator, most: int = TRIES) -> bool:
    """Lay an egg where the sticks hold it; whether it holds by itself (see `_lay`)."""
    return _lay(world, egg, rng, lambda: egg_places(world, rng), most)


def _lay(
    world: World, piece: int, rng: np.random.Generator, look: Callable[[], list[Place]], most: int
) -> bool:
    """False if it holds nowhere by itself: then the table holds it."""
    places: list[Place] = []
    for _ in range(most):
        places = look() or places
        if places:
            place = places[int(rng.integers(min(BEST, len(places))))]
            if _try(world, piece, place):
                return True
    _hold(world, piece, places)
    return False


def _hold(world: World, piece: int, places: list[Place]) -> None:
    """No place was good: the table itself holds the piece, until somebody touches it."""
    place = places[0] if places else Place(0.0, 0.0, parts.RIM + 2 * parts.EGG_RADIUS, 0.0, 0.0)
    world.put(piece, place.middle, place.wxyz, FROZEN)
    world.sleepers.forget()


def _try(world: World, piece: int, place: Place) -> bool:
    """Let a piece go just above a place; if anything falls or sinks, all is as it was before."""
    before = world.checkpoint()
    world.go_back(before)
    stood = set(standing(world))
    sunk = set(eggs_in_can(world))
    world.put(piece, place.middle + up(ABOVE), place.wxyz, AWAKE)
    if parts.is_egg(piece):
        _wake_around(world, piece)
    if not _comes_to_rest(world, piece) or not _held(world, piece, stood, sunk):
        world.set_mode(world.live, FROZEN)
        world.go_back(before)
        return False
    return True


def _wake_around(world: World, piece: int) -> None:
    """What carries a piece, and what carries that: a nest must hold by itself, not by sleeping."""
    touch = touching(world, 2 * ABOVE)
    around = touch[piece] | touch[touch[piece]].any(axis=0)
    world.set_mode(np.flatnonzero(around & (world.mode == FROZEN)), AWAKE)


def _comes_to_rest(world: World, piece: int) -> bool:
    """Whether that happens before anything falls, or the piece itself goes down."""
    until = world.data.time + SECONDS
    lowest = float(world.place(piece)[2]) - DROP
    before = len(world.fallen)
    try:
        while not world.asleep() and world.data.time < until:
            world.tick()
            if len(world.fallen) > before or world.place(piece)[2] < lowest:
                return False
    except PhysicsError:
        return False
    world.freeze_all()
    return True


def _held(world: World, piece: int, stood: set[int], sunk: set[int]) -> bool:
    if set(standing(world)) - {piece} != stood or set(eggs_in_can(world)) != sunk:
        return False
    lowest = float(world.ends(np.array([piece]))[0, :, 2].min())
    return not parts.is_stick(piece) or lowest > parts.RIM - SAG


def sink_egg(world: World, egg: int, rng: np.random.Generator) -> None:
    """An egg that lies in the can, between the sticks; if there is no room it stays out of sight."""
    before = world.checkpoint()
    for _ in range(TRIES):
        turn, away = rng.uniform(0.0, 2 * math.pi), parts.CAN_RADIUS - parts.EGG_RADIUS - 0.002
        x, y = away * math.cos(turn), away * math.sin(turn)
        place = Place(x, y, parts.FLOOR + 0.011, turn + math.pi / 2, 0.0)
        world.go_back(before)
        world.put(egg, place.middle, place.wxyz, AWAKE)
        if _comes_to_rest(world, egg) and egg in eggs_in_can(world):
            return
        world.set_mode(world.live, FROZEN)
    world.go_back(before)


def seat_kiki(world: World, rng: np.random.Generator) -> None:
    """Kiki sits where it is flattest; the table holds her."""
    places = kiki_places(world, rng)
    place = places[0] if places else Place(0.0, 0.0, HIGHEST, 0.0, 0.0)
    world.put(parts.KIKI, place.middle, _UPRIGHT, FROZEN)
    world.sleepers.forget()


def thin_out(world: World, sticks: list[int]) -> None:
    """Sticks leave the bundle as if by magic, and the others come to rest without them."""
    world.set_mode(sticks, PARKED)
    world.set_mode(world.present(), AWAKE)
    world.settle(THIN_SECONDS)
    world.freeze_all()


def shake(world: World) -> list[int]:
    """Wake everything and let it come to rest; what falls or sinks is taken out again."""
    before = set(eggs_in_can(world))
    world.set_mode(world.present(), AWAKE)
    world.settle(SECONDS)
    world.freeze_all()
    lost = sorted({*world.fallen, *eggs_in_can(world)} - before)
    take_out(world, lost)
    return lost


def take_out(world: World, pieces: list[int]) -> None:
    """Pieces leave the world; what lay on them stays where it is until something wakes it."""
    world.set_mode(pieces, PARKED)
    for piece in pieces:
        world.fallen.pop(piece, None)
        world.laid[piece] = False
