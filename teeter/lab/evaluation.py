"""What a policy does at a task of the benchmark, as a file that can go on and be checked again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from teeter import __version__
from teeter.lab.resumable_jsonl import ResumableJsonl, parts_of
from teeter.lab.statistics import share
from teeter.words.speaker import english_quoted

FORM: Final = "teeter evaluation 1"
MOST: Final = 200  # test set-ups of a task
MOST_SEED: Final = 2**32
MOST_STEPS: Final = 100_000  # far more than any try has
Sensors = Literal["state", "touch", "pixels"]


class BadResults(ValueError):
    """This is no file of results. Says why."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file: what `head` gives."""

    form: str
    task: str
    policy: str
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)]
    sensors: Sensors
    physics: str
    teeter: str


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One attempt."""

    number: Annotated[int, Meta(ge=0, lt=MOST)]
    set_up: str  # its hash, in short
    success: bool
    end: str  # the referee's word, `late`, or a fault of the physics
    steps: Annotated[int, Meta(ge=0, le=MOST_STEPS)]  # actions


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
        self.path = path
        self._lines = ResumableJsonl(path, which)
        self.rows = _rows(self._lines.done)

    def add(self, row: Row) -> None:
        self.rows[row.number] = row
        self._lines.add([msgspec.structs.asdict(row)])


def results(path: Path) -> tuple[Head, dict[int, Row]]:
    """What a file says, which stays as it is: it may be somebody else's. Raises BadResults, OSError."""
    there = path.read_bytes()
    try:
        parts = parts_of(there)
        if not parts:
            raise BadResults("it has no whole line")
        return msgspec.convert(parts[0], Head), _rows(parts[1:])
    except msgspec.ValidationError as error:
        raise BadResults(f"line 1 does not say what it is: {english_quoted(error)}") from None
    except ValueError as error:
        raise BadResults(str(error)) from None


def _rows(parts: Iterable[object]) -> dict[int, Row]:
    """The attempts below the first line, by number. Raises ValueError."""
    rows: dict[int, Row] = {}
    for line, part in enumerate(parts, 2):
        try:
            row = msgspec.convert(part, Row)
        except msgspec.ValidationError as error:
            raise BadResults(f"line {line} is no attempt: {english_quoted(error)}") from None
        if rows.setdefault(row.number, row) != row:
            raise BadResults(f"line {line} contradicts what was said of attempt {row.number}")
    return rows


def summary(which: Mapping[str, object], set_ups: str, rows: Sequence[Row]) -> dict[str, Any]:
    """What the attempts come to; `set_ups` is the hash of what they began from."""
    ends = Counter(row.end for row in rows)
    return {
        **which,
        "set_ups": set_ups,
        "attempts": len(rows),
        "success": share(sum(row.success for row in rows), len(rows)).to_json(),
        "steps": round(sum(row.steps for row in rows) / max(len(rows), 1), 1),
        "ends": dict(ends.most_common()),
    }


def differences(there: Mapping[int, Row], again: Iterable[Row]) -> list[str]:
    """In what attempts come out otherwise than a file says, a sentence each."""
    return [
        f"attempt {row.number}: {_told(there[row.number])} in the file, now {_told(row)}"
        for row in again
        if row != there[row.number]
    ]


def _told(row: Row) -> str:
    return f"{english_quoted(row.end)} after {row.steps} actions at {english_quoted(row.set_up)}"
