"""A game to take along: its record, and in a physical game its tries, in one zip file."""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from teeter.rules.text import Text, quoted
from teeter.table.record import BadRecord
from teeter.table.try_files import TRIES, beside
from teeter.table.zips import MOST_BYTES, content, opened

RECORD: Final = ".txt"
_ZIP: Final = b"PK"  # how every zip file begins


@dataclass(frozen=True, slots=True)
class GameFile:
    """What somebody keeps of a game."""

    record: bytes
    tries: bytes | None  # all of them, as teeter.table.try_files packs them

    def to_bytes(self, name: str) -> bytes:
        """A plain record if there are no tries; else a zip file of both, as they lie side by side."""
        if self.tries is None:
            return self.record
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w") as folder:
            packed = zipfile.ZipInfo(name + RECORD)
            folder.writestr(packed, self.record, zipfile.ZIP_DEFLATED)
            folder.writestr(zipfile.ZipInfo(name + TRIES), self.tries)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, file: bytes) -> GameFile:
        """Raises BadRecord."""
        if not file.startswith(_ZIP):
            return cls(file, None)
        with opened(file, Text("zip-damaged")) as folder:
            record = _member(folder, RECORD)
            if record is None:
                raise BadRecord(0, Text("zip-no-record"))
            return cls(record, _member(folder, TRIES))

    @classmethod
    def at(cls, path: Path) -> GameFile:
        """A file, with the tries that lie beside it. Raises BadRecord, OSError."""
        found = cls.from_bytes(_read(path))
        if found.tries is None and beside(path) != path and beside(path).is_file():
            return cls(found.record, _read(beside(path)))
        return found


def _read(path: Path) -> bytes:
    if path.stat().st_size > MOST_BYTES:
        raise BadRecord(0, Text("zip-large", name=quoted(path.name)))
    return path.read_bytes()


def _member(folder: zipfile.ZipFile, ending: str) -> bytes | None:
    """The one file in there whose name ends like this."""
    found = [one for one in folder.infolist() if one.filename.endswith(ending)]
    if len(found) > 1:
        raise BadRecord(0, Text("zip-several", ending=ending))
    return content(folder, found[0]) if found else None
