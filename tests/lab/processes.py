"""Looking after processes: who somebody's children are, and whether they live."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60.0  # seconds that anything may take before a test gives up on it
# Whoever runs the tests in the background has switched interrupts off, for us and for our children.
HEARS_INTERRUPTS = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from teeter.cli import main; sys.exit(main(sys.argv[1:]))"
)


def children(pid: int) -> set[int]:
    """All descendants of a process that do not only wait to be buried."""
    parents = {int(path.name): _parent(path) for path in Path("/proc").iterdir() if path.name.isdigit()}
    found: set[int] = set()
    grown = {pid}
    while grown:
        grown = {child for child, parent in parents.items() if parent in grown} - found
        found |= grown
    return found


def _parent(process: Path) -> int:
    """Of a zombie, or of a process that has just gone: none."""
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return 0
    return 0 if state == "Z" else int(parent)


def alive(pids: set[int]) -> set[int]:
    return {pid for pid in pids if _parent(Path(f"/proc/{pid}"))}


def all_end(pids: set[int]) -> bool:
    """Whether all of them end in time."""
    wait_until(lambda: not alive(pids))
    return True


def wait_until(happens: Callable[[], bool]) -> None:
    """Look until it happens; whoever waits too long is told so."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, "it has not happened in time"
        time.sleep(0.01)
