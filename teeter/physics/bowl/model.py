"""The MuJoCo model of a bowl with its pieces and its pole on a table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element, tostring

import mujoco
import numpy as np

from teeter.physics.bowl import gantry
from teeter.physics.bowl.parts import FRICTION, Bowl, Piece, Pole
from teeter.physics.engine import add

SEGMENTS: Final = 12  # boxes in a ring of the bowl
RINGS: Final = 3
TURNS: Final = 96  # of the drawn bowl
FLOOR: Final = 0.014  # radius of the flat bottom
HALF_WALL: Final = 0.003
STEP: Final = 1 / 360  # seconds
STEPS: Final = 3  # in a tick: 120 commands a second, two for each picture that people see
TICK: Final = STEP * STEPS
POLE_DOWN, ANY_DOWN = "pole on table", "anything on table"  # sensors that remember a whole tick
SPIN_DAMPING: Final = 5e-7  # of pieces: without it round things roll for ever
POLE_DAMPING: Final = 1e-6
SEEN, TOUCHED = "0", "3"  # groups of geoms: what a picture shows, and what only the physics meets
PARKED: Final = 0.5  # where pieces wait that are in the bag, far from the bowl, in metres


def build(bowl: Bowl) -> mujoco.MjModel:
    """The model: table, bowl, pieces lying apart, the pole held by nothing, and a holder for it."""
    root = Element("mujoco", model=bowl.game)
    _options(root)
    add(add(root, "asset"), "mesh", name="bowl", inertia="shell", **_turned(bowl))
    world = add(root, "worldbody")
    add(world, "geom", name="table", type="plane", size="1 1 .1", **_touch("table"))
    add(world, "geom", name="bowl", type="mesh", mesh="bowl", group=SEEN, **_UNTOUCHED)
    for box in _wall(bowl):
        add(world, "geom", group=TOUCHED, **box)
    add(world, "body", name="holder", mocap="true", pos="0 0 1")
    for number, piece in enumerate(bowl.pieces):
        _piece(world, piece, number)
    _pole(world, bowl.pole)
    equality = add(root, "equality")
    add(equality, "weld", name="hold", body1="holder", body2="pole", active="false", solref=".005 1")
    gantry.add_hand(root, world, equality, [piece.name for piece in bowl.pieces])
    _sensors(add(root, "sensor"))
    return mujoco.MjModel.from_xml_string(tostring(root, encoding="unicode"))


def _options(root: Element) -> None:
    """Set B of the prototypes: calm under load, and four times faster than the clock."""
    option = add(
        root,
        "option",
        timestep=str(STEP),
        integrator="implicitfast",
        cone="elliptic",
        solver="CG",
        iterations="30",
        tolerance="1e-7",
        noslip_iterations="10",
        impratio="5",
    )
    add(option, "flag", multiccd="disable", autoreset="disable")
    default = add(root, "default")
    add(default, "geom", solref=".006 1", solimp=".9 .97 .0004", condim="3")


def _sensors(sensors: Element) -> None:
    """A touch of the table in a single step of a tick must not be missed."""
    tick = {"geom1": "table", "nsample": str(STEPS)}
    add(sensors, "contact", name=ANY_DOWN, data="found", **tick)
    pole = {"body2": "pole", "data": "force pos", "reduce": "maxforce"}
    add(sensors, "contact", name=POLE_DOWN, **pole, **tick)


def _touch(what: str) -> dict[str, str]:
    """Friction of a kind of thing. Of two that touch the one with the higher priority decides."""
    kinds = list(FRICTION.value)
    return {"friction": f"{FRICTION.value[what]} .005 .0001", "priority": str(kinds.index(what))}


_UNTOUCHED: Final = {"contype": "0", "conaffinity": "0", "mass": "0"}


def _turned(bowl: Bowl) -> dict[str, str]:
    """The mesh of the bowl as it looks: a profile turned round the z axis."""
    sphere = bowl.sphere
    centre = bowl.foot + sphere
    highest = math.acos((sphere - bowl.depth) / sphere)
    inner = [(a, sphere) for a in np.linspace(0.0, highest, 14)]
    lip = [(highest, sphere + bowl.wall * 0.3), (highest - 0.02, sphere + bowl.wall * 0.8)]
    lowest = math.asin(0.45 * bowl.rim / (sphere + bowl.wall))
    outer = [(a, sphere + bowl.wall) for a in np.linspace(highest - 0.08, lowest, 10)]
    profile = [(r * math.sin(a), centre - r * math.cos(a)) for a, r in (*inner, *lip, *outer)]
    profile += [(profile[-1][0], 0.0), (0.0, 0.0)]
    turns = [2 * math.pi * n / TURNS for n in range(TURNS)]
    vertices = [(x * math.cos(t), x * math.sin(t), z) for x, z in profile for t in turns]
    faces = []
    for row in range(len(profile) - 1):
        for n in range(TURNS):
            a, b = row * TURNS + n, row * TURNS + (n + 1) % TURNS
            faces += [(a, b + TURNS, b), (a, a + TURNS, b + TURNS)]
    return {"vertex": _numbers(vertices), "face": _numbers(faces)}


def _numbers(rows: Iterable[Iterable[float]]) -> str:
    return " ".join(f"{value:.6g}" for row in rows for value in row)


def _wall(bowl: Bowl) -> Iterator[dict[str, str]]:
    """Rings of boxes along the inside of the cap, and a flat bottom."""
    sphere = bowl.sphere
    lowest = math.asin(FLOOR / sphere)
    highest = math.acos((sphere - bowl.depth) / sphere)
    edges = np.linspace(lowest, highest, RINGS + 1)
    for low, high in pairwise(edges):
        for segment in range(SEGMENTS):
            yield _box(bowl, low, high, 2 * math.pi * segment / SEGMENTS)
    bottom = bowl.foot + sphere - math.sqrt(sphere**2 - FLOOR**2)
    yield {
        "name": "bottom",
        "type": "cylinder",
        "size": f"{FLOOR + 0.002} .002",
        "pos": f"0 0 {bottom - 0.002}",
        **_touch("bowl"),
    }


def _box(bowl: Bowl, low: float, high: float, turn: float) -> dict[str, str]:
    """One box of the wall, between two angles from the bottom of the sphere."""
    middle = (low + high) / 2
    outward = np.array(
        [math.sin(middle) * math.cos(turn), math.sin(middle) * math.sin(turn), -math.cos(middle)]
    )
    along = np.array([-math.sin(turn), math.cos(turn), 0.0])
    wxyz = np.zeros(4)
    mujoco.mju_mat2Quat(wxyz, np.stack([along, np.cross(outward, along), outward], 1).flatten())
    centre = outward * (bowl.sphere * math.cos((high - low) / 2) + HALF_WALL)
    half_width = bowl.sphere * math.sin(high) * math.tan(math.pi / SEGMENTS)
    half_height = bowl.sphere * math.sin((high - low) / 2) + 0.0005
    return {
        "type": "box",
        "size": f"{half_width} {half_height} {HALF_WALL}",
        "pos": f"{centre[0]} {centre[1]} {bowl.foot + bowl.sphere + centre[2]}",
        "quat": " ".join(map(str, wxyz)),
        **_touch("bowl"),
    }


def _piece(world: Element, piece: Piece, number: int) -> None:
    """An egg is a capsule where it touches: an ellipsoid costs half as much again."""
    place = f"{PARKED} {0.03 * number} .02"
    body = add(world, "body", name=piece.name, pos=place, gravcomp="1")  # in the bag
    add(body, "freejoint", name=piece.name)
    radius = piece.diameter / 2
    half = piece.length / 2
    round_ = half - radius < 1e-4
    add(
        body,
        "geom",
        name=piece.name,
        type="sphere" if round_ else "capsule",
        size=f"{radius}" if round_ else f"{radius} {half - radius}",
        mass=str(piece.mass),
        group=TOUCHED,
        **_touch("piece"),
    )
    paint = f"{piece.name} paint"
    size = f"{radius} {radius} {half}"
    add(body, "geom", name=paint, type="ellipsoid", size=size, group=SEEN, **_UNTOUCHED)


def _pole(world: Element, pole: Pole) -> None:
    """The shaft stands along its own z axis; its middle is the origin of the body."""
    body = add(world, "body", name="pole", pos=f"{PARKED} -.1 .2")
    add(body, "freejoint", name="pole")
    radius = pole.diameter / 2
    add(
        body,
        "geom",
        name="shaft",
        type="capsule",
        size=f"{radius} {pole.length / 2 - radius}",
        mass=str(pole.mass),
        **_touch("pole"),
    )
    top = pole.top_diameter / 2
    add(
        body,
        "geom",
        name="top",
        type="capsule",
        size=f"{top} {max(pole.top_length / 2 - top, 1e-4)}",
        pos=f"0 0 {pole.length / 2 + pole.top_length / 2 - 0.002}",
        mass=str(pole.top_mass),
        **_touch("pole"),
    )
