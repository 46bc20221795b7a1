"""The body of the hand: a gantry of sliding and turning joints with motors of limited force.

The limits are inside the physics: whatever a player asks for, no finger pushes harder than its motor.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element, SubElement

from teeter.physics.bowl.parts import FRICTION

SLIDES: Final = ("hand x", "hand y", "hand z")
TURNS: Final = ("hand side", "hand lean", "hand yaw")
FINGERS: Final = ("finger 1", "finger 2")
JOINTS: Final = (*SLIDES, *TURNS, *FINGERS)
HAND_GEOMS: Final = (*FINGERS, "palm")
HAND_PARKED: Final = 0.40  # metres above the table, between tries
FINGER_RADIUS: Final = 0.0035
FINGER_LENGTH: Final = 0.034
OPEN_MOST: Final = 0.016  # how far a finger moves from the middle
LIVE, FROZEN = 1, 2  # bits of contact: what is frozen meets the hand alone
_LIGHT: Final = {"pos": "0 0 0", "diaginertia": "1e-6 1e-6 1e-6"}


def add_hand(root: Element, world: Element, equality: Element, pieces: list[str]) -> None:
    """Add the hand to a model, and for each piece a grip that is switched on when it is held."""
    body = world
    for name, axis in zip(SLIDES, ("1 0 0", "0 1 0", "0 0 1"), strict=True):
        body = _link(body, name, "slide", axis, mass=".006")
    for name, axis in zip(TURNS, ("0 0 1", "0 1 0", "0 0 1"), strict=True):
        body = _link(body, name, "hinge", axis, mass=".001")
    body.set("name", "hand")
    touch = {"friction": f"{FRICTION.value['finger']} .005 .0001", "priority": "4"}
    touch["conaffinity"] = str(LIVE | FROZEN)
    palm = {"name": "palm", "type": "capsule", "fromto": "-.012 0 .044 .012 0 .044", "size": ".006"}
    SubElement(body, "geom", {**palm, "mass": ".005", **touch})
    for name, axis in zip(FINGERS, ("1 0 0", "-1 0 0"), strict=True):
        finger = SubElement(body, "body", {"name": name, "gravcomp": "1"})
        joint = {"name": name, "type": "slide", "axis": axis, "range": f"0 {OPEN_MOST}"}
        SubElement(finger, "joint", {**joint, "armature": ".005"})
        shape = {"type": "capsule", "fromto": f"0 0 0 0 0 {FINGER_LENGTH}", "size": f"{FINGER_RADIUS}"}
        SubElement(finger, "geom", {"name": name, **shape, "mass": ".003", **touch})
    _motors(SubElement(root, "actuator"))
    for piece in pieces:
        grip = {"name": f"grip {piece}", "body1": "hand", "body2": piece, "active": "false"}
        SubElement(equality, "weld", {**grip, "solref": ".015 1", "torquescale": ".02"})


def _link(parent: Element, name: str, kind: str, axis: str, mass: str) -> Element:
    body = SubElement(parent, "body", {"name": name, "gravcomp": "1"})
    joint = {"name": name, "type": kind, "axis": axis}
    SubElement(body, "joint", joint if kind == "slide" else {**joint, "armature": "2e-6"})
    SubElement(body, "inertial", {"mass": mass, **_LIGHT})
    return body


def _motors(actuator: Element) -> None:
    """Springs that pull each joint to its goal, with the force they have at most."""
    for names, stiff, damp, force in (
        (SLIDES, "150", "4", "1.5"),
        (TURNS, ".03", ".0006", ".03"),
        (FINGERS, "100", "1.5", ".4"),
    ):
        for name in names:
            motor = {"name": name, "joint": name, "kp": stiff, "kv": damp}
            SubElement(actuator, "position", {**motor, "forcerange": f"-{force} {force}"})
