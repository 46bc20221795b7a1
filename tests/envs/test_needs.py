"""Whoever has not installed what research needs is told so in one sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from teeter.envs.needs import MissingExtra, needs

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import teeter.{module}
"""


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("envs.board", "gymnasium and pettingzoo"),
        ("envs.spiel", "pyspiel"),
        ("envs.tasks", "gymnasium"),
    ],
)
def test_what_is_missing_is_told_in_one_sentence(module: str, missing: str) -> None:
    code = WITHOUT.format(module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        f"teeter.envs.needs.MissingExtra: This needs {missing}, which is not installed:"
        " in a clone `make install` brings it;"
        " with a wheel: pip install 'dist/teeter-...whl[research]'."
    )


def test_the_extra_of_datasets_is_named() -> None:
    code = "import sys; sys.modules['minari'] = None; import teeter.envs.demonstrations"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs minari, which is not installed: in a clone" in done.stderr
    assert "with a wheel: pip install 'dist/teeter-...whl[data]'." in done.stderr


def test_what_is_there_is_not_missed() -> None:
    needs("json", "teeter")
    with pytest.raises(MissingExtra, match="needs no_such_package, which"):
        needs("json", "no_such_package")


def test_teeter_itself_needs_none_of_it() -> None:
    code = (
        "import sys, teeter, teeter.envs, teeter.cli;"
        "print({'gymnasium', 'pettingzoo', 'pyspiel'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
