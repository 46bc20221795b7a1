"""Teeter and a game of somebody else's package, installed together into an environment of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
NIM = ROOT / "examples" / "nim"


def built(source: Path, kind: str, out: Path) -> Path:
    """A wheel of what lies there; an editable one of Teeter needs no client."""
    out.mkdir(parents=True)
    program = f"import hatchling.build as b; b.build_{kind}({str(out)!r})"
    subprocess.run([sys.executable, "-c", program], cwd=source, check=True, capture_output=True)
    (wheel,) = out.glob("*.whl")
    return wheel


def installed(place: Path, *others: Path) -> Path:
    """A fresh environment with Teeter, Veiled Nim and these wheels; where its programs are."""
    wheels = [built(ROOT, "editable", place / "teeter"), built(NIM, "wheel", place / "nim"), *others]
    environment = place / "environment"
    uv = [str(BIN / "uv")]
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, str(environment)], check=True)
    words = ["pip", "install", "--quiet", "--constraint", str(ROOT / "requirements.lock")]
    subprocess.run(
        [*uv, *words, *map(str, wheels)],
        env={**os.environ, "VIRTUAL_ENV": str(environment)},
        check=True,
    )
    return environment / "bin"
