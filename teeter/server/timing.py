"""How long something takes, told to whoever counts it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Told = Callable[[float], None]
"""Is told seconds."""


def nobody(seconds: float) -> None:
    """Who does not care."""


@contextmanager
def timing(tell: Told) -> Iterator[None]:
    """How long it took, whatever came of it."""
    began = time.perf_counter()
    try:
        yield
    finally:
        tell(time.perf_counter() - began)
