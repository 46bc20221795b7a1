"""What a parent sees of `make play` the first time; stand-ins for the tools, which talk a lot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Python, uv, npm and npx in one: talks on both streams, and does what make looks for afterwards.
TOOL = f"""#!{sys.executable}
import os, shutil, sys
from pathlib import Path

print("chatter of", sys.argv)
print("npm warn Unknown user config", file=sys.stderr)
if os.environ.get("FAILS") in sys.argv:
    print("the disk is full", file=sys.stderr)
    sys.exit(3)
if "venv" in sys.argv:
    Path(".venv/bin").mkdir(parents=True)
    for name in ("python", "uv"):
        shutil.copy(__file__, f".venv/bin/{{name}}")
if "--editable" in sys.argv:
    Path(".venv/bin/teeter").write_text("#!/bin/sh\\necho served\\n")
    Path(".venv/bin/teeter").chmod(0o755)
if "ci" in sys.argv:
    Path("node_modules").mkdir()
if "vite" in sys.argv:
    Path("../teeter/web_dist").mkdir(parents=True)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a fresh clone as make looks at, with tools beside it."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    for name in ("python3", "npm", "npx"):
        tool = tmp_path / "tools" / name
        tool.parent.mkdir(exist_ok=True)
        tool.write_text(TOOL)
        tool.chmod(0o755)
    return tmp_path


def make_play(clone: Path, path: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", "play"],
        cwd=clone,
        env={
            **os.environ,
            "PATH": path,
            "TMPDIR": str(clone),
            "MAKEFLAGS": "",
            "MAKELEVEL": "0",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def with_tools(clone: Path) -> str:
    return f"{clone / 'tools'}:{os.environ['PATH']}"


def test_make_play_says_that_it_sets_up_and_keeps_the_tools_quiet(clone: Path) -> None:
    first = make_play(clone, with_tools(clone))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.splitlines() == [
        "Setting up Python (a minute or a few, once) ...",
        "Fetching what the page is made of (a minute or a few, once) ...",
        "Building the page ...",
        "served",
    ]
    assert make_play(clone, with_tools(clone)).stdout == "served\n"
    assert not [*clone.glob("tmp.*")], "no log is left behind"


@pytest.mark.parametrize("step", ["venv", "sync", "ci", "vite"])
def test_when_something_fails_all_that_was_said_is_shown(clone: Path, step: str) -> None:
    done = make_play(clone, with_tools(clone), FAILS=step)
    assert done.returncode == 2
    assert "chatter of" in done.stdout
    assert "the disk is full" in done.stdout
    assert "served" not in done.stdout


def test_without_npm_a_sentence_says_what_to_install(clone: Path) -> None:
    (clone / "tools" / "npm").unlink()
    for name in ("sh", "find", "mktemp", "rm", "cat", "touch", "make"):
        (clone / "tools" / name).symlink_to(shutil.which(name) or "")
    done = make_play(clone, str(clone / "tools"))
    assert done.returncode == 2
    assert "The page is built with npm: install Node 20.19 or newer." in done.stdout
