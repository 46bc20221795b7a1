"""Zip files that somebody hands in: read with care, refused in a sentence."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from teeter.table.record import BadRecord

MOST_BYTES: Final = 64 * 2**20  # of one part, unpacked

# What the library raises for a file that is damaged, locked, or packed in a way it does not know.
_FAULTS: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)


@contextmanager
def opened(file: bytes, fault: str) -> Iterator[zipfile.ZipFile]:
    """A zip file to be read; whatever is wrong with it raises BadRecord with this sentence."""
    try:
        with zipfile.ZipFile(io.BytesIO(file)) as folder:
            yield folder
    except BadRecord:
        raise
    except _FAULTS:
        raise BadRecord(0, fault) from None


def content(folder: zipfile.ZipFile, part: zipfile.ZipInfo) -> bytes:
    """One part, unless it would grow beyond measure. Raises BadRecord."""
    if part.file_size > MOST_BYTES:
        raise BadRecord(0, f"{part.filename} is too large")
    return folder.read(part)
