"""How the can looks in a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teeter.physics.can import parts
from teeter.physics.can.world import World
from teeter.physics.raytracer import Subject, geoms_of


def subject(world: World, view: Mapping[str, Any]) -> Subject:
    """The can from in front and above. Ends that nobody has seen, or no view tells, have no paint."""
    model = world.model
    paint = {model.geom("table").id: "table", model.geom("finger").id: "hand"}
    ends = {}
    for piece, name in enumerate(parts.NAMES):
        geoms = geoms_of(model, name)
        kind = "wood" if parts.is_stick(piece) else "egg" if parts.is_egg(piece) else "kiki"
        paint |= dict.fromkeys(geoms, kind)
        if parts.is_stick(piece) and "sticks" in view:
            upper, _, lower = view["sticks"][piece].partition("/")
            ends[geoms[0]] = (lower if lower != "?" else "wood", upper)
    target = (0.01, 0.0, parts.RIM * 0.78)
    middle = parts.LENGTH / 2 - parts.STICK_MARK
    eye = (0.08, -0.52, 0.42)
    return Subject(model, world.data, target, eye, 16.5, paint, "tin", ends, middle)
