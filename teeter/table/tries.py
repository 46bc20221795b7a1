"""The tries of a physical game, kept in a file beside its record and checked by running them again."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from teeter.rules.contract import NOBODY, REFEREE
from teeter.table.record import BadRecord, Record
from teeter.table.replay import replay
from teeter.table.zips import MOST_BYTES, content, opened

if TYPE_CHECKING:
    from teeter.physics.tried import Tried

TRIES: Final = ".tries"  # the file's name is that of the record, with this at its end
MOST_TRIES: Final = 20_000
_FAULT: Final = "the file of tries is not a zip file, or holds something else"


def pack(tries: Sequence[bytes]) -> bytes:
    """All tries of a game in one zip file, in their order. They are packed already."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as folder:
        for number, told in enumerate(tries, 1):
            folder.writestr(zipfile.ZipInfo(f"{number:05d}.npz"), told)
    return file.getvalue()


def unpack(packed: bytes) -> list[bytes]:
    """The tries of a file, one by one. Raises BadRecord."""
    with opened(packed, _FAULT) as folder:
        parts = sorted(folder.infolist(), key=lambda part: part.filename)
        if len(parts) > MOST_TRIES:
            raise BadRecord(0, f"a game has at most {MOST_TRIES} tries")
        if sum(part.file_size for part in parts) > MOST_BYTES:
            raise BadRecord(0, "the tries are too large")
        return [_checked(content(folder, part)) for part in parts]


def _checked(told: bytes) -> bytes:
    """A try that does not grow beyond measure when it is read."""
    with opened(told, _FAULT) as parts:
        if sum(part.file_size for part in parts.infolist()) > MOST_BYTES:
            raise BadRecord(0, "a try is too large")
    return told


def beside(record: Path) -> Path:
    """Where the tries of this record lie."""
    return record.with_suffix(TRIES)


@dataclass(frozen=True, slots=True)
class Compared:
    """A try run again: what the record says of it, and how far the poses part."""

    number: int
    said: tuple[str, ...]
    apart: float  # metres, at most, between the track and the new run


def run_again(record: Record, tries: Sequence[bytes]) -> Iterator[Compared]:
    """Run every try of a record again. Raises BadRecord at the first that comes out otherwise."""
    from teeter.physics.stages import STAGES  # noqa: PLC0415 - heavy, and seldom needed
    from teeter.physics.tried import again  # noqa: PLC0415

    if record.game not in STAGES:
        raise BadRecord(2, f"{record.game} has no physical table")
    kept = _read(tries)
    begun = {tried.after: number for number, tried in enumerate(kept)}  # the last that was not left
    stage = STAGES[record.game]()
    words = [line.text for line in record.lines if line.who == REFEREE]
    speakers = [line.who for line in record.lines] + [NOBODY]
    heard = 0
    for (_, state), speaker in zip(replay(record), speakers, strict=True):
        if speaker != REFEREE:
            continue
        if heard in begun:
            number = begun[heard]
            reports, new = again(kept[number], stage, state)
            said = tuple(report.text for report in reports)
            _compare(record, number, said, tuple(words[heard : heard + max(1, len(said))]))
            yield Compared(number + 1, said, _apart(kept[number], new))
        heard += 1


def _read(tries: Sequence[bytes]) -> list[Tried]:
    from teeter.physics.tried import BadTry, Tried  # noqa: PLC0415 - heavy, and seldom needed

    try:
        return [Tried.from_bytes(told) for told in tries]
    except BadTry as error:
        raise BadRecord(0, str(error)) from None


def _compare(record: Record, number: int, said: tuple[str, ...], told: tuple[str, ...]) -> None:
    if said != told or not said:
        raise BadRecord(
            record.first_line,
            f"try {number + 1} comes out as {' and '.join(said) or 'nothing'},"
            f" and not as {' and '.join(told) or 'nothing'}",
        )


def _apart(told: Tried, new: Tried) -> float:
    """How far anything in the track is from where it comes to be now."""
    most = 0.0
    for (_, was), (_, now) in zip(told.frames(), new.frames(), strict=False):
        most = max(most, float(np.nan_to_num(np.abs(was[:, :3] - now[:, :3])).max()))
    return most
