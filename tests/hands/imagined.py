"""What comes of a try that is only imagined."""

from __future__ import annotations

from teeter.hands.planning import Imagination


def result(imagined: Imagination) -> float:
    """How much it stirred, in the end."""
    while True:
        try:
            next(imagined)
        except StopIteration as end:
            return float(end.value)
