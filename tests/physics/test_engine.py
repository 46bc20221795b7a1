"""The name of our physics in records: whoever changes a world gives it a new one."""

from __future__ import annotations

import hashlib

import mujoco
import numpy as np

from teeter.physics.bowl.model import build as build_bowl
from teeter.physics.can.model import build as build_can
from teeter.physics.engine import PHYSICS, WORLDS
from tests.physical import BOWLS

# By version of the worlds: what their models are made of.
MADE_OF = {1: "142cdc9096d792c1", 2: "f69b87bd64d8fdf2"}


def fingerprint(model: mujoco.MjModel) -> str:
    """Sizes, weights, friction and the solver, in four digits."""
    option = model.opt
    solver = [option.timestep, option.solver, option.cone, option.integrator, option.iterations]
    parts = [
        *(solver, [option.noslip_iterations, option.impratio], option.gravity),
        *(model.geom_size, model.geom_friction, model.geom_solref, model.geom_solimp),
        *(model.body_mass, model.dof_damping, model.actuator_gainprm, model.eq_solref),
    ]
    return " ".join(f"{value + 0.0:.3e}" for part in parts for value in np.ravel(part))


def test_a_changed_world_has_a_new_version_in_records() -> None:
    """If this fails: raise WORLDS, and write the new worlds down here. Old records stay readable; their
    tries are then compared loosely."""
    models = [*(build_bowl(bowl) for bowl in BOWLS.values()), build_can()]
    made_of = hashlib.sha256("\n".join(map(fingerprint, models)).encode()).hexdigest()[:16]
    assert MADE_OF.get(WORLDS) == made_of
    assert f"worlds {WORLDS}" in PHYSICS
