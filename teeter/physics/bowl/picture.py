"""How a bowl looks in a picture."""

from __future__ import annotations

from teeter.physics.bowl.gantry import HAND_GEOMS
from teeter.physics.bowl.world import World
from teeter.physics.raytracer import Subject


def subject(world: World) -> Subject:
    """The bowl from in front and above."""
    model = world.model
    paint = {model.geom(f"{piece.name} paint").id: piece.colour for piece in world.bowl.pieces}
    others = {"table": "table", "shaft": "pole", "top": world.bowl.pole.colour}
    others |= dict.fromkeys(HAND_GEOMS, "hand")
    paint |= {model.geom(name).id: colour for name, colour in others.items()}
    target = (0.0, 0.0, world.bowl.rim_height + 0.034)
    return Subject(model, world.data, target, (0.04, -0.34, 0.27), 16.0, paint)
