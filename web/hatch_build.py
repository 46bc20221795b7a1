"""Builds the browser client into the wheel; the repository never holds what is built."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "teeter/web_dist"


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm where the sources of the client are; an editable install builds with `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if version == "editable" or not (web / "package.json").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Building Teeter needs npm (Node 20 or newer) for its browser client.")
        for words in (["ci"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=web, check=True)
        build_data["artifacts"].append(f"{BUILT}/**")
