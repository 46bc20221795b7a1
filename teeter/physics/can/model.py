"""The MuJoCo model of the can with its sticks, eggs and Kiki on a table, and of the hand."""

from __future__ import annotations

import math
from typing import Final
from xml.etree.ElementTree import Element, tostring

import mujoco

from teeter.physics.can import parts
from teeter.physics.engine import add

STEP: Final = 0.004  # seconds
WALLS: Final = 16  # boxes around the can
SLIDES: Final = ("hand x", "hand y", "hand z")
HAND_PARKED: Final = 0.45  # metres above the table, between tries
FINGER_RADIUS: Final = 0.004
FINGER_LENGTH: Final = 0.05
FINGER_TIP: Final = FINGER_RADIUS * 0.3  # the finger begins a little above the point that grips
# How hard a grip turns, beside how hard it pulls: two fingers at the end of a stick hardly turn it,
# but a hand that brings one turns it where the player wants it.
LOOSE_TWIST, FIRM_TWIST = 0.05, 4.0
STICK_SPIN: Final = 3e-7  # damping about the long axis: without it round things roll for ever
EGG_SPIN: Final = 2e-6
PARKED_FROM: Final = 0.4  # metres: pieces out of play wait in rows, far from the can

# Of two things that touch, the one with the higher priority says how rough they are.
_PRIORITY: Final = {
    "stick-stick": 0,
    "stick-rim": 1,
    "table": 1,
    "egg-stick": 2,
    "kiki-egg": 2,
    "finger": 3,
}


def build() -> mujoco.MjModel:
    """Everything there is; pieces wait apart until they are put into the world."""
    root = Element("mujoco", model="can")
    _options(root)
    world = add(root, "worldbody")
    add(world, "geom", name="table", type="plane", size="1 1 .1", **_touch("table"))
    _can(world)
    for piece in range(parts.KIKI):
        _capsule(world, piece)
    _kiki(world)
    _hand(world)
    equality = add(root, "equality")
    for name in parts.NAMES:
        grip = {"name": f"grip {name}", "body1": "hand", "body2": name, "active": "false"}
        add(equality, "weld", **grip, solref=".02 1", torquescale=str(LOOSE_TWIST))
    actuator = add(root, "actuator")
    for name in SLIDES:
        add(actuator, "position", name=name, joint=name, kp="100", kv="3", forcerange="-.8 .8")
    # Watched by the engine itself: to look at everything after every step would cost a tenth of it.
    sensor = add(root, "sensor")
    add(sensor, "contact", geom1="table", num="1", data="found")
    add(sensor, "e_kinetic")
    model = mujoco.MjModel.from_xml_string(tostring(root, encoding="unicode"))
    _damp(model)
    return model


def _options(root: Element) -> None:
    """The calmest set found. The tolerances must be 0: frozen pieces are very heavy, and what a solver
    may leave undone is measured against the mean weight of all."""
    add(root, "compiler", angle="radian")
    option = add(
        root,
        "option",
        timestep=str(STEP),
        integrator="implicitfast",
        cone="elliptic",
        solver="PGS",
        tolerance="0",
        noslip_iterations="5",
        noslip_tolerance="0",
        impratio="10",
    )
    add(option, "flag", multiccd="disable", diagexact="disable", autoreset="disable")
    add(root, "size", memory="64M")
    default = add(root, "default")
    add(default, "geom", condim="3", solref=".01 1", solimp=".9 .98 .0003 .5 2")


def _touch(what: str) -> dict[str, str]:
    return {"friction": f"{parts.FRICTION.value[what]} .005 .0001", "priority": str(_PRIORITY[what])}


def _can(world: Element) -> None:
    """A ring of boxes and a floor, pinned to the table (R13)."""
    half_width = (parts.CAN_RADIUS + parts.WALL) * math.tan(math.pi / WALLS)
    away = parts.CAN_RADIUS + parts.WALL / 2
    for number in range(WALLS):
        turn = 2 * math.pi * number / WALLS
        add(
            world,
            "geom",
            name=f"wall {number}",
            type="box",
            size=f"{parts.WALL / 2} {half_width} {parts.RIM / 2}",
            pos=f"{away * math.cos(turn)} {away * math.sin(turn)} {parts.RIM / 2}",
            euler=f"0 0 {turn}",
            **_touch("stick-rim"),
        )
    thick = 0.02  # most of it is below the table: nothing falls through a floor this thick
    size = f"{parts.CAN_RADIUS + parts.WALL} {thick}"
    place = f"0 0 {parts.FLOOR - thick}"
    add(world, "geom", name="floor", type="cylinder", size=size, pos=place, **_touch("stick-rim"))


def _capsule(world: Element, piece: int) -> None:
    """A stick or an egg. (Cylinders cost 2.5 times as much as capsules, and jitter.)"""
    stick = parts.is_stick(piece)
    radius = parts.STICK_RADIUS if stick else parts.EGG_RADIUS
    half = parts.STICK_HALF if stick else parts.EGG_HALF
    mass = parts.STICK_MASS if stick else parts.EGG_MASS
    body = _body(world, piece)
    size = f"{radius} {half}"
    add(
        body,
        "geom",
        type="capsule",
        size=size,
        mass=str(mass),
        **_touch("stick-stick" if stick else "egg-stick"),
    )


def _kiki(world: Element) -> None:
    """A flat base of two crossed boxes, a body, a head; the origin is the middle of the base."""
    body = _body(world, parts.KIKI)
    centre = f"0 0 {parts.KIKI_CENTRE}"
    add(body, "inertial", pos=centre, mass=str(parts.KIKI_MASS), diaginertia="2e-6 2e-6 1.2e-6")
    side, high = parts.KIKI_BASE * 0.94, 0.003
    for turn in (0.0, math.pi / 4):
        box = {"type": "box", "size": f"{side} {side} {high}", "pos": f"0 0 {high}"}
        add(body, "geom", **box, euler=f"0 0 {turn}", **_touch("kiki-egg"))
    belly = {"size": f"{parts.KIKI_RADIUS} {parts.KIKI_HALF}", "pos": f"0 0 {parts.KIKI_BELLY}"}
    add(body, "geom", type="capsule", **belly, **_touch("kiki-egg"))
    head = parts.KIKI_HEIGHT - parts.KIKI_HEAD
    add(body, "geom", type="sphere", size=f"{parts.KIKI_HEAD}", pos=f"0 0 {head}", **_touch("kiki-egg"))


def _body(world: Element, piece: int) -> Element:
    row, at = divmod(piece, 30)
    place = f"{PARKED_FROM + 0.03 * at} {1 + 0.1 * row} .3"
    body = add(world, "body", name=parts.NAMES[piece], pos=place)
    add(body, "freejoint", name=parts.NAMES[piece])
    return body


def _hand(world: Element) -> None:
    """Three slides with motors of limited force, and a finger: whatever a player asks for, the finger
    pushes no harder than its motors."""
    body = world
    for name, axis in zip(SLIDES, ("1 0 0", "0 1 0", "0 0 1"), strict=True):
        body = add(body, "body", name=name if name != SLIDES[-1] else "hand", gravcomp="1")
        add(body, "joint", name=name, type="slide", axis=axis)
        if name != SLIDES[-1]:
            add(body, "inertial", mass=".006", pos="0 0 0", diaginertia="1e-6 1e-6 1e-6")
    shape = {"type": "capsule", "fromto": f"0 0 {FINGER_TIP} 0 0 {FINGER_LENGTH}"}
    add(
        body,
        "geom",
        name="finger",
        size=str(FINGER_RADIUS),
        mass=".008",
        contype="4",
        conaffinity="1",
        **shape,
        **_touch("finger"),
    )


def _damp(model: mujoco.MjModel) -> None:
    for piece, name in enumerate(parts.NAMES):
        first = model.body_dofadr[model.body(name).id]
        if parts.is_stick(piece):
            model.dof_damping[first + 5] = STICK_SPIN
        else:
            model.dof_damping[first + 3 : first + 6] = EGG_SPIN
