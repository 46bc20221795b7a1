"""No test hangs for ever."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HANGS = """
import threading

def test_it():
    threading.Event().wait()
"""


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 60 <= float(pytestconfig.getini("timeout")) <= 600


@pytest.mark.parametrize("processes", ["0", "1"])
def test_a_test_that_hangs_fails_and_says_where(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS)
    words = ["-c", str(ROOT / "pyproject.toml"), "--timeout", "0.2", "-n", processes, str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "Timeout" in done.stdout
    assert "threading.Event().wait()" in done.stdout
