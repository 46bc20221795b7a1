"""`import teeter` brings nothing heavy."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {"mujoco", "numpy", "starlette", "uvicorn", "sqlalchemy", "pyspiel", "tqdm", "argparse"}


def test_import_teeter_is_light() -> None:
    code = f"import sys, teeter; print(sorted({HEAVY!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
