"""What the file of a try must hold: its arrays, and the bounds of what they say.

Files come from strangers: whatever could not have been written down is refused before anything is
made of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.physics.engine import PhysicsError

FORM: Final = 1  # of the file
COMMAND: Final = np.dtype(
    [("tick", "<u4"), ("place", "<f4", 3), ("yaw", "<f4"), ("level", "<f4"), ("grip", "u1")]
)
# A person's hand works for half an hour at most (hands/manners.py), and another goes on for a while.
MOST_TICKS: Final = round(1900 / (3 / 360))
MOST_NAMES: Final = 1_000
MOST_SAVED: Final = 1_000_000  # letters, sixty times what a world takes
HUGE: Final = 1e9  # what no number of a world comes near, in whatever unit
# All that a file holds: as NumPy calls its kind, and in how many dimensions.
ARRAYS: Final = {
    **dict.fromkeys(("form", "after", "ticks"), ("iu", 0)),
    "tick": ("f", 0),
    "gave_up": ("b", 0),
    **dict.fromkeys(("physics", "steered", "saved"), ("U", 0)),
    "names": ("U", 1),
    "commands": ("V", 1),
    **dict.fromkeys(("times", "counts"), ("u", 1)),
    "changes": ("i", 2),
}
# What comes of a world that cannot be: it is met wherever somebody works with it.
_NO_WORLD: Final = (ValueError, TypeError, LookupError, ArithmeticError, PhysicsError)


class BadTry(ValueError):
    """The bytes are not a try that was written down."""


def check_form(file: Mapping[str, Any]) -> None:
    """Whether these are the arrays of a try, and say what can be. Raises BadTry."""
    _check_kinds(file)
    _check_numbers(file)
    _check_hand(file["commands"])
    _check_track(file)
    _check_saved(str(file["saved"]))


def _demand(fine: object, flaw: str) -> None:
    if not fine:
        raise BadTry(f"this is not a try: {flaw}")


def _check_kinds(file: Mapping[str, Any]) -> None:
    """The form first: another one has other arrays."""
    for name, (kinds, dimensions) in ARRAYS.items():
        array = file.get(name)
        _demand(isinstance(array, np.ndarray), f"it has no {name}")
        assert array is not None
        _demand(array.dtype.kind in kinds, f"{name} holds something else")
        _demand(array.ndim == dimensions, f"{name} has another shape")
        if name == "form" and int(array) != FORM:
            raise BadTry(f"this try has the form {int(array)}; known is {FORM}")


def _check_numbers(file: Mapping[str, Any]) -> None:
    _demand(file["after"] >= 0, "it begins before the game")
    _demand(0 <= file["ticks"] <= MOST_TICKS, f"its ticks are not 0 to {MOST_TICKS}")
    _demand(0.0 < file["tick"] <= 1.0, "its tick is no part of a second")
    _demand(len(file["names"]) <= MOST_NAMES, f"it has more than {MOST_NAMES} bodies")


def _check_hand(rows: npt.NDArray[Any]) -> None:
    _demand(rows.dtype == COMMAND, "commands holds something else")
    _demand(len(rows) <= MOST_TICKS, "its hand was told more often than there are ticks")
    finite = all(np.isfinite(rows[part]).all() for part in ("place", "yaw", "level"))
    _demand(finite, "its hand was told what is no number")


def _check_track(file: Mapping[str, Any]) -> None:
    times, counts, changes = file["times"], file["counts"], file["changes"]
    _demand(changes.dtype == np.int16 and changes.shape[1] == 8, "changes holds something else")
    _demand(len(times) > 0, "it has no frame")
    _demand(len(times) == len(counts) <= MOST_TICKS, "its frames do not fit together")
    _demand(counts.sum(dtype=np.float64) == len(changes), "its frames do not fit together")
    known = (changes[:, 0] >= 0) & (changes[:, 0] < len(file["names"]))
    _demand(known.all(), "it moves a body that it does not have")


def _check_saved(saved: str) -> None:
    """What a world is, only its stage knows; but it is JSON, and its numbers are some."""
    _demand(len(saved) <= MOST_SAVED, "its world is too large")
    try:
        told = json.loads(saved)
        fine = isinstance(told, dict) and all(map(_is_sound, _leaves(told)))
    except (ValueError, ArithmeticError, RecursionError):
        fine = False
    _demand(fine, "its world cannot be read")


def _leaves(told: Any) -> Iterator[Any]:
    """All in a JSON document that holds nothing itself."""
    if isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from _leaves(part)
    else:
        yield told


def _is_sound(leaf: object) -> bool:
    """Whether it is no number, or one of a size; a text may be one in hexadecimal."""
    if isinstance(leaf, str):
        try:
            leaf = float.fromhex(leaf)
        except ValueError:
            return True
    return not isinstance(leaf, int | float) or abs(leaf) < HUGE


@contextmanager
def told_world() -> Iterator[None]:
    """While somebody works with a world from a file: if it cannot be, that raises BadTry."""
    try:
        yield
    except BadTry:
        raise
    except _NO_WORLD as error:
        raise BadTry("this is not a try: its world cannot be") from error
