"""Zip files that somebody hands in: read with care, refused in a sentence."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from teeter.rules.text import Text, Words, quoted
from teeter.table.record import BadRecord

MOST_BYTES: Final = 64 * 2**20  # of one part, unpacked
MOST_PARTS: Final = 50_000  # with those of the zip files inside: each is kept in memory
_PART: Final = b"PK\x01\x02"  # how each entry of a table of contents begins
# The other ways to pack have no bound on what a few bytes become.
_PACKED: Final = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})

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
def opened(file: bytes, fault: Words) -> Iterator[zipfile.ZipFile]:
    """A zip file to be read; whatever is wrong with it raises BadRecord with this sentence."""
    if file.count(_PART) > MOST_PARTS:
        raise BadRecord(0, Text("zip-parts"))
    try:
        with zipfile.ZipFile(io.BytesIO(file)) as folder:
            if any(part.compress_type not in _PACKED for part in folder.infolist()):
                raise BadRecord(0, fault)
            yield folder
    except BadRecord:
        raise
    except _FAULTS:
        raise BadRecord(0, fault) from None


def content(folder: zipfile.ZipFile, part: zipfile.ZipInfo) -> bytes:
    """One part, unless it would grow beyond measure. Raises BadRecord.

    Whatever it says of its size, no more is unpacked than it says, and a byte to see whether it lies.
    """
    if part.file_size > MOST_BYTES:
        raise BadRecord(0, Text("zip-large", name=quoted(part.filename)))
    with folder.open(part) as packed:
        return packed.read(part.file_size + 1)
