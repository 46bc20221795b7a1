"""What a policy does at a task of the benchmark, as a file that can go on and be checked again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypedDict

from teeter import __version__
from teeter.lab.resumable_jsonl import ResumableJsonl
from teeter.lab.statistics import share

FORM: Final = "teeter evaluation 1"


class Row(TypedDict):
    """One attempt."""

    number: int
    set_up: str  # its hash, in short
    success: bool
    end: str  # the referee's word, `late`, or a fault of the physics
    steps: int  # actions


def head(task: str, policy: str, seed: int, sensors: str, physics: str) -> dict[str, object]:
    """What such a file is, for its first line."""
    return {
        "form": FORM,
        "task": task,
        "policy": policy,
        "seed": seed,
        "sensors": sensors,
        "physics": physics,
        "teeter": __version__,
    }


class ResultFile:
    """Attempts of one policy at one task, by the numbers of their set-ups."""

    def __init__(self, path: Path, which: dict[str, object]) -> None:
        """Begin, or go on. Raises OtherWork, OSError, ValueError."""
        self._lines = ResumableJsonl(path, which)
        self.rows: dict[int, Row] = {row["number"]: row for row in self._lines.done}

    def add(self, row: Row) -> None:
        self.rows[row["number"]] = row
        self._lines.add([row])


def summary(which: Mapping[str, object], set_ups: str, rows: Sequence[Row]) -> dict[str, Any]:
    """What the attempts come to; `set_ups` is the hash of what they began from."""
    ends = Counter(str(row["end"]) for row in rows)
    return {
        **which,
        "set_ups": set_ups,
        "attempts": len(rows),
        "success": share(sum(bool(row["success"]) for row in rows), len(rows)).to_json(),
        "steps": round(sum(row["steps"] for row in rows) / max(len(rows), 1), 1),
        "ends": dict(ends.most_common()),
    }


def differences(there: Mapping[int, Row], again: Iterable[Row]) -> list[str]:
    """In what attempts come out otherwise than a file says, a sentence each."""
    return [
        f"attempt {row['number']}: {_told(there[row['number']])} in the file, now {_told(row)}"
        for row in again
        if dict(row) != dict(there[row["number"]])
    ]


def _told(row: Row) -> str:
    return f"{row['end']} after {row['steps']} actions at {row['set_up']}"
