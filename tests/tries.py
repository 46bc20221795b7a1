"""Tries of files, and what somebody may have changed in them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import numpy as np

from teeter.table.try_files import unpack

OLD: Final = Path(__file__).parent / "table" / "old"
CANNOT_BE: Final = ("{}", '{"bag": 1, "state": ["0x0p+0"]}', '{"poses": {"nothing": []}}')  # as worlds


def an_old_try(game: str) -> bytes:
    """The one that lies in the folder of old files."""
    (told,) = unpack((OLD / f"{game}.tries").read_bytes())
    return told


def changed(told: bytes, **parts: Any) -> bytes:
    """The same try with other arrays; None: without."""
    with np.load(io.BytesIO(told)) as file:
        arrays = {**file, **parts}
    kept = {name: array for name, array in arrays.items() if array is not None}
    changed_file = io.BytesIO()
    np.savez_compressed(changed_file, **kept)
    return changed_file.getvalue()
