"""How a stage looks in a picture; a game with a stage of its own registers here how that looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from teeter.physics.bowl.gantry import HAND_GEOMS
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.can import parts
from teeter.physics.can.stage import CanStage
from teeter.physics.stage import Stage
from tools.picture.raytracer import Subject


@singledispatch
def subject(stage: Stage, view: Mapping[str, Any]) -> Subject:
    """What to draw of a stage, for somebody who sees no more than this view."""
    raise TypeError(f"nobody has said how a {type(stage).__name__} looks")


@subject.register
def _(stage: BowlStage, view: Mapping[str, Any]) -> Subject:
    """The bowl from in front and above."""
    world, model = stage.world, stage.world.model
    paint = {model.geom(f"{piece.name} paint").id: piece.colour for piece in world.bowl.pieces}
    others = {"table": "table", "shaft": "pole", "top": world.bowl.pole.colour}
    others |= dict.fromkeys(HAND_GEOMS, "hand")
    paint |= {model.geom(name).id: colour for name, colour in others.items()}
    target = (0.0, 0.0, world.bowl.rim_height + 0.034)
    return Subject(model, world.data, target, (0.04, -0.34, 0.27), 16.0, paint)


@subject.register
def _(stage: CanStage, view: Mapping[str, Any]) -> Subject:
    """The can from in front and above. Ends that nobody has seen are left without paint."""
    model = stage.world.model
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
    middle = parts.LENGTH / 2 - parts.STICK_MARK
    eye = (0.08, -0.52, 0.42)
    return Subject(model, stage.world.data, target, eye, 16.5, paint, "tin", ends, middle)
