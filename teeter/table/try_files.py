"""The tries of a physical game, kept in a file beside its record and checked by running them again."""

from __future__ import annotations

import io
import math
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from teeter.hands.physical_game import physical_game
from teeter.rules.contract import NOBODY, REFEREE, State
from teeter.rules.games import GAMES
from teeter.rules.text import quoted
from teeter.table.record import NO_PHYSICS, BadRecord, Record
from teeter.table.replay import replay
from teeter.table.zips import MOST_BYTES, content, opened

if TYPE_CHECKING:
    from teeter.physics.stage import Stage
    from teeter.physics.try_recording import Poses, TryRecording

TRIES: Final = ".tries"  # the file's name is that of the record, with this at its end
MOST_TRIES: Final = 20_000
# Of all tries of a game, unpacked. 120 tries of a bot are 16 MiB, an hour of a person's hand is 22.
MOST_UNPACKED: Final = 256 * 2**20
SAME: Final = 5e-5  # metres: with the same physics nothing is farther from its track
ARM: Final = 0.02  # metres: a turn counts as the way of a point so far from the middle of a piece
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
        tries = [content(folder, part) for part in parts]
    if sum(map(_unpacked, tries)) > MOST_UNPACKED:
        raise BadRecord(0, "the tries are too large")
    return tries


def _unpacked(told: bytes) -> int:
    """To how many bytes a try grows when it is read: not beyond measure."""
    with opened(told, _FAULT) as parts:
        size = sum(part.file_size for part in parts.infolist())
    if size > MOST_BYTES:
        raise BadRecord(0, "a try is too large")
    return size


def beside(record: Path) -> Path:
    """Where the tries of this record lie."""
    return record.with_suffix(TRIES)


@dataclass(frozen=True, slots=True)
class Compared:
    """A try run again: what the record says of it, and how far the poses part."""

    number: int
    said: tuple[str, ...]
    seconds: float  # from the first touch to the last word
    steered: str  # how a person moved the hand: "free" or "helped"; "" for a bot's
    apart: float  # metres, at most, between the track and the new run
    physics: str  # with which it was recorded, quoted: a file may come from anybody
    same: bool  # and whether that is ours: if not, only what the referee says can be held against it


def run_again(record: Record, tries: Sequence[bytes], seed: int | None = None) -> Iterator[Compared]:
    """Run every try of a record again.

    Raises BadRecord at the first that comes out otherwise, and where one is missing: if the record
    names a physics, every word that ended a try came from a hand. With the seed of a world also where
    a try has not begun in that very world, as the tries before have left it.
    """

    game = GAMES[record.game]
    if not game.physical:
        raise BadRecord(2, f"{record.game} has no physical table")
    # Each is read before the first is run, and only one is kept unpacked at a time.
    begun = {_read(number, told).after: number for number, told in enumerate(tries, 1)}
    stage = physical_game(game).stage()
    words = [line.text for line in record.lines if line.who == REFEREE]
    speakers = [line.who for line in record.lines] + [NOBODY]
    heard = told = 0  # words of the REFEREE, and up to which they came from tries
    missing = False  # a word that a hand must have led to came from none
    steps = zip(replay(record), speakers, strict=True)
    for line, ((_, state), speaker) in enumerate(steps, record.first_line):
        if missing and state.turn != REFEREE:  # else the try broke off there, and was begun again
            raise BadRecord(line - 1, f"{words[heard - 1]!r} comes from a try that is missing")
        missing = False
        if speaker != REFEREE:
            continue
        if heard in begun:
            number = begun[heard]  # the last that was not left
            tried = _read(number, tries[number - 1])
            if seed is not None:
                _check_world(tried, stage, state, seed, line)
            with readable(number, line):
                compared = _compared(number, tried, stage, state)
            told = heard + len(compared.said)
            _judge(compared, line, tuple(words[heard : max(told, heard + 1)]))
            yield compared
        heard += 1
        missing = heard > told and state.turn == REFEREE and record.physics != NO_PHYSICS


def _compared(number: int, tried: TryRecording, stage: Stage, state: State) -> Compared:
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed
    from teeter.physics.try_recording import again  # noqa: PLC0415

    reports, new = again(tried, stage, state)
    said = tuple(report.text for report in reports)
    seconds = reports[-1].seconds if reports else 0.0
    apart = _apart(tried, new)
    same = tried.physics == PHYSICS
    physics = str(quoted(tried.physics).args["text"])
    return Compared(number, said, seconds, tried.steered, apart, physics, same)


def _check_world(tried: TryRecording, stage: Stage, state: State, seed: int, line: int) -> None:
    """Raises BadRecord unless this is the world that the table has made of the seed."""
    for _ in range(2):  # as a table does: when it is set up, and before the hand stands ready
        stage.follow(state, seed)
        saved = stage.save()
    if saved != tried.saved:
        raise BadRecord(line, "the try begins in another world than the one before it has left")


def _read(number: int, told: bytes) -> TryRecording:
    from teeter.physics.try_recording import TryRecording  # noqa: PLC0415 - heavy, and seldom needed

    with readable(number):
        return TryRecording.from_bytes(told)


@contextmanager
def readable(number: int = 0, line: int = 0) -> Iterator[None]:
    """While somebody works with a try of a file: what is wrong with it raises BadRecord."""
    from teeter.physics.try_form import BadTry, told_world  # noqa: PLC0415 - heavy, and seldom needed

    try:
        with told_world():
            yield
    except BadTry as error:
        named = f"try {number}: " if number else ""
        raise BadRecord(line, f"{named}{error}") from error


def _judge(compared: Compared, line: int, told: tuple[str, ...]) -> None:
    """Raises BadRecord if this try is not the one that was recorded."""
    said = compared.said
    if said != told or not said:
        raise BadRecord(
            line,
            f"try {compared.number} comes out as {' and '.join(said) or 'nothing'},"
            f" and not as {' and '.join(told) or 'nothing'}{_perhaps(compared)}",
        )
    if compared.same and compared.apart > SAME:
        raise BadRecord(
            line,
            f"try {compared.number} parts from its track{_by(compared.apart)};"
            f" with the same physics it is at most {1000 * SAME:.2f} mm",
        )


def _perhaps(compared: Compared) -> str:
    return "" if compared.same else f"; it was recorded with another physics, {compared.physics}"


def _by(apart: float) -> str:
    return f" by {1000 * apart:.2f} mm" if math.isfinite(apart) else ""


def _apart(told: TryRecording, new: TryRecording) -> float:
    """How far anything in the track is from where it comes to be now; without end if one is cut short
    or shows something that the other does not."""
    if told.names != new.names or told.times != new.times:
        return math.inf
    frames = zip(told.each_frame(), new.each_frame(), strict=True)
    return max((_between(was, now) for (_, was), (_, now) in frames), default=0.0)


def _between(was: Poses, now: Poses) -> float:
    """How far two pictures of the same pieces are apart."""
    gone = np.isnan(was[:, 0])
    if (gone != np.isnan(now[:, 0])).any():
        return math.inf
    was, now = was[~gone], now[~gone]
    places, turns = np.abs(was - now)[:, :3], np.abs(was - now)[:, 3:].max(axis=1, initial=0.0)
    # A turn can be written in two ways, and which one may depend on the last bit.
    other_way = np.abs(was + now)[:, 3:].max(axis=1, initial=0.0)
    turned = float(np.minimum(turns, other_way).max(initial=0.0))
    return max(float(places.max(initial=0.0)), ARM * turned)
