"""Between two tries the world becomes what the rules say: what fell is put away or put back (R6)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from teeter.physics.can import parts
from teeter.physics.can.building import (
    lay_egg,
    lay_stick,
    seat_kiki,
    shake,
    sink_egg,
    take_out,
    thin_out,
)
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.modes import PARKED
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.view import CanView
from teeter.physics.can.world import World
from teeter.physics.engine import PhysicsError

TRIES: Final = 20
MANY: Final = 8  # sticks to be laid: then the nest has come down
ROW: Final = 8  # sticks side by side
SHAKES: Final = 4  # times that it is woken, so that what does not hold comes down before somebody plays


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the rules say is in the world; what is in a hand is not."""

    standing: frozenset[int]
    laid: frozenset[int]
    eggs: int
    sunk: int
    kiki: str


def wanted(view: CanView) -> Wanted:
    """A piece on its way to the nest counts as there for the rules, but it is still in the hand."""
    declared = view["declared"] if view["phase"] in ("try", "knock") else None
    on_its_way = declared or ""
    laid = {n for n, place in enumerate(view["places"]) if place == "nest"}
    if on_its_way.startswith("lay ") and on_its_way != "lay egg":
        laid.discard(int(on_its_way.split()[1]) - 1)
    return Wanted(
        frozenset(n for n, place in enumerate(view["places"]) if place in ("can", "hand")),
        frozenset(laid),
        view["nest"] - (on_its_way == "lay egg"),
        view["can"],
        view["kiki"],
    )


def follow(world: World, view: CanView, seed: int) -> None:
    """Make the world what the rules say. The same world and seed give the same world."""
    target = wanted(view)
    rng = np.random.default_rng([seed, parts.PIECES])
    _clear_away(world, target)
    if not _all_stand(world, target):
        _stand(world, target, seed)
    _lay_sticks(world, target, rng)
    _count_eggs(world, target, rng)
    if target.kiki == "on the nest" and world.mode[parts.KIKI] == PARKED:
        seat_kiki(world, rng)


def _clear_away(world: World, target: Wanted) -> None:
    """Fallen pieces, sticks in front of players, and Kiki if she stands beside the can."""
    sticks = set(range(parts.STICKS)) - target.standing - target.laid
    gone = sticks | set(world.fallen)
    if target.kiki not in ("on the nest", "in the can"):
        gone.add(parts.KIKI)
    take_out(world, sorted(gone))


def _all_stand(world: World, target: Wanted) -> bool:
    return target.standing <= set(map(int, standing(world)))


def _stand(world: World, target: Wanted, seed: int) -> None:
    """From nothing: a new bundle, without the sticks that have left it."""
    for number in range(TRIES):
        set_bundle(world, seed + number * 1_000_003)
        if len(target.standing) < parts.STICKS:
            thin_out(world, sorted(set(range(parts.STICKS)) - target.standing))
        if not world.fallen and set(map(int, standing(world))) == target.standing:
            return
    raise PhysicsError(f"{len(target.standing)} sticks would not stand in {TRIES} tries.")


def _lay_sticks(world: World, target: Wanted, rng: np.random.Generator) -> None:
    """Those that the rules count on the nest and that are not there."""
    missing = _missing(world, target)
    if len(missing) >= MANY:
        _build_anew(world, target, rng)
    else:
        for stick in missing:
            lay_stick(world, stick, rng)
    world.laid[list(target.laid)] = True


def _missing(world: World, target: Wanted) -> list[int]:
    return [stick for stick in sorted(target.laid) if world.mode[stick] == PARKED]


def _build_anew(world: World, target: Wanted, rng: np.random.Generator) -> None:
    """In rows across each other; sticks laid anyhow would hold one by one, but not all together."""
    way = float(rng.uniform(0.0, math.pi))
    for _ in range(SHAKES):
        for number, stick in enumerate(_missing(world, target)):
            lay_stick(world, stick, rng, way=way + number // ROW * math.pi / 2)
        before = world.checkpoint()
        lost = shake(world)
        if not _all_stand(world, target):
            world.go_back(before)
            return
        if not lost:
            return
    for stick in _missing(world, target):
        lay_stick(world, stick, rng)


def _count_eggs(world: World, target: Wanted, rng: np.random.Generator) -> None:
    """As many eggs in the nest and in the can as the rules count."""
    sunk = eggs_in_can(world)
    here = [e for e in range(parts.STICKS, parts.KIKI) if world.mode[e] > PARKED and e not in sunk]
    take_out(world, here[target.eggs :] + sunk[target.sunk :])
    spare = [e for e in range(parts.STICKS, parts.KIKI) if world.mode[e] == PARKED]
    for _ in range(target.sunk - len(sunk)):
        sink_egg(world, spare.pop(), rng)
    for _ in range(target.eggs - len(here)):
        lay_egg(world, spare.pop(0), rng)
