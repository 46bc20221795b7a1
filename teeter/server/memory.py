"""Memory given back to the system: what many threads have used for a while is not kept for ever.

A table that is played at has a thread while its world moves. glibc has a heap for nearly each thread,
and what is free in one of them helps no other. And once a world is gone, it takes room for the next one
from a heap, where a small thing that stays keeps all that was free below it.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

HEAPS: Final = 2
LARGE: Final = 2**20  # bytes: what is larger, as where MuJoCo works, is given back at once
_ARENA_MAX: Final = -8  # the numbers of these settings in <malloc.h>
_MMAP_THRESHOLD: Final = -3


def few_heaps() -> None:
    """To be said before threads are started; where the C library has no such settings, nothing."""
    if (mallopt := _of_glibc("mallopt")) is not None:
        mallopt(_ARENA_MAX, HEAPS)
        mallopt(_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """What is free goes back to the system; takes milliseconds, so in a thread."""
    if (trim := _of_glibc("malloc_trim")) is not None:
        trim(0)


def _of_glibc(name: str) -> ctypes._NamedFuncPointer | None:
    if sys.platform != "linux":
        return None
    found: ctypes._NamedFuncPointer | None = getattr(ctypes.CDLL(None), name, None)
    return found
