"""What anybody can see of a nest before a try: how high it is, and what hangs on each stick."""

from __future__ import annotations

from teeter.hands.can.scripts import load
from teeter.hands.success_model import Looks
from teeter.physics.can import parts
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.world import World


def looks(world: World) -> Looks:
    """By standing stick what hangs on it, and how much the whole nest holds. Colours do not count."""
    present = world.present()
    eggs = sum(parts.is_egg(piece) for piece in present) - len(eggs_in_can(world))
    common = {"laid": float(world.laid[present].sum()), "eggs": float(eggs)}
    weights = load(world)
    told = {parts.NAMES[stick]: {**common, "load": float(weights[stick])} for stick in standing(world)}
    return {"": common, **told}
