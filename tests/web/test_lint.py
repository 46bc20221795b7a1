"""The linter of the client is strict: it refuses what the compiler lets through."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
BIOME = WEB / "node_modules" / ".bin" / "biome"

KEPT = "export const half = (whole: number): string => `${whole / 2}`;\n"
REFUSED = {
    "lint/suspicious/noExplicitAny": "export const same = (it: any): string => it;\n",
    "lint/correctness/noUnusedImports": 'import { half } from "./kept";\n',
    "lint/nursery/noFloatingPromises": (
        "async function later(): Promise<void> {}\nexport function now(): void {\n  later();\n}\n"
    ),
    "lint/style/noNonNullAssertion": "export const first = (all: string[]): string => all[0]!;\n",
    "format": "export const loose = 'single quotes'\n",
}


@pytest.fixture
def check(tmp_path: Path) -> Path:
    """A folder like web/, with the settings of the client and one good file."""
    shutil.copy(WEB / "biome.jsonc", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "kept.ts").write_text(KEPT)
    return tmp_path


def biome(folder: Path) -> subprocess.CompletedProcess[str]:
    words = [str(BIOME), "check", "--error-on-warnings", "--colors=off"]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=120, check=False)


def test_good_code_passes(check: Path) -> None:
    done = biome(check)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("rule", REFUSED)
def test_code_that_breaks_a_rule_is_refused_by_name(check: Path, rule: str) -> None:
    (check / "src" / "other.ts").write_text(REFUSED[rule])
    done = biome(check)
    assert done.returncode == 1
    assert f"{rule} " in done.stderr
