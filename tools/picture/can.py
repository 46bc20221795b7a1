"""How the can of sticks looks in a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from teeter.games.go_cuckoo import house
from teeter.physics.can import parts
from teeter.physics.can.world import World
from tools.picture.raytracer import Subject

MARK: Final = house.STICK_MM.value["mark"] * 1e-3  # the painted part of a stick's end


def subject(world: World, view: Mapping[str, Any]) -> Subject:
    """The can from in front and above. Ends that nobody has seen are left without paint."""
    model = world.model
    paint = {model.geom("table").id: "table", model.geom("finger").id: "hand"}
    ends = {}
    for piece, name in enumerate(parts.NAMES):
        body = model.body(name)
        geoms = range(int(body.geomadr[0]), int(body.geomadr[0]) + int(body.geomnum[0]))
        kind = "wood" if parts.is_stick(piece) else "egg" if parts.is_egg(piece) else "kiki"
        paint |= dict.fromkeys(geoms, kind)
        if parts.is_stick(piece):
            upper, _, lower = view["sticks"][piece].partition("/")
            ends[geoms[0]] = (lower if lower != "?" else "wood", upper)
    target = (0.01, 0.0, parts.RIM * 0.78)
    middle = parts.LENGTH / 2 - MARK
    eye = (0.08, -0.52, 0.42)
    return Subject(model, world.data, target, eye, 16.5, paint, "tin", ends, middle)
