"""Who needs no world, server or numbers does not load them."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {"mujoco", "numpy", "starlette", "uvicorn", "sqlalchemy", "pyspiel", "tqdm", "argparse"}


JUDGED = """
from random import Random
from teeter.hands.model_referee import ModelReferee
from teeter.rules.games import GAMES
for game in GAMES.values():
    rng = Random(1)
    referee, state = ModelReferee(rng, 0.8), game.start(game.options(), rng)
    for _ in range(20):
        state.play(referee.report(game, state) if state.turn < 0 else rng.choice(state.moves()))
"""


def loaded(code: str) -> str:
    """What of all that is heavy some code brings in."""
    code = f"{code}\nimport sys; print(sorted({HEAVY!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_import_teeter_is_light() -> None:
    assert loaded("import teeter") == "[]"


def test_whoever_judges_physical_games_by_the_model_loads_no_world() -> None:
    assert loaded(JUDGED) == "[]"
