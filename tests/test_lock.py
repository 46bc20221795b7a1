"""The lock file is fresh: it pins everything that pyproject.toml asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def test_the_lock_file_satisfies_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["research"],
        *project["project"]["optional-dependencies"]["llm"],
        *project["project"]["optional-dependencies"]["cluster"],
        *project["dependency-groups"]["dev"],
        *project["dependency-groups"]["docs"],
    ]
    lock = (ROOT / "requirements.lock").read_text()
    pinned = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock, re.MULTILINE))
    for requirement in map(Requirement, wanted):
        version = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), requirement
    assert lock.count("--hash=") > len(pinned), "every pin has its hashes"
