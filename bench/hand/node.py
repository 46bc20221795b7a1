"""The client's own hand code under Node, as a process that is told the time."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "build" / "bench-hand"
VITE: Final = WEB / "node_modules" / "vite" / "bin" / "vite.js"


class NoNode(RuntimeError):
    """The client cannot be run here; says why."""


def bundle(into: Path = BUILT, *, for_page: bool = False) -> Path:
    """Put the client and the models of people together for Node, or for a real page. Raises NoNode."""
    if shutil.which("node") is None or not VITE.exists():
        raise NoNode("this needs Node and the packages of web/: make web gets them.")
    built = subprocess.run(
        ["node", VITE, "build", "-c", "bench/vite.config.ts", "--logLevel", "error"],
        cwd=WEB,
        env=os.environ
        | {"TEETER_BENCH_OUT": str(into), "TEETER_BENCH_FOR": "page" if for_page else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if built.returncode:
        raise NoNode(f"the client could not be put together: {built.stderr.strip()}")
    return into / ("page.js" if for_page else "main.mjs")


class Page:
    """One page after the other, in one process. It ends with us."""

    def __init__(self, program: Path) -> None:
        self._node = subprocess.Popen(
            ["node", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, told: dict[str, Any]) -> dict[str, Any]:
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps(told) + "\n")
        self._node.stdin.flush()
        answer = self._node.stdout.readline()
        if not answer:
            raise NoNode("the client has ended; what went wrong is above.")
        return dict(json.loads(answer))

    def close(self) -> None:
        self._node.communicate()
