"""A try written down: the world before it, the hand's path, and a compact track of poses.

Poses are the truth for a replay; running the hand's path again from the saved world is a check. The
form is described in docs/record.md.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from teeter.physics.engine import PHYSICS
from teeter.physics.pressed import BLOCK, Pressed
from teeter.physics.stage import Command, Note, Report, Stage
from teeter.physics.try_form import ARRAYS, COMMAND, FORM, BadTry, check_form
from teeter.rules.contract import State

Poses = npt.NDArray[np.float32]
Moved = npt.NDArray[np.int16]  # rows: which body, and its pose
Told = tuple[int, Command]  # in which tick, what
T = TypeVar("T")

PICTURE: Final = 1 / 60  # seconds between two frames of a track, at least
PLACE_UNIT: Final = 2e-5  # metres: what a place is rounded to
TURN_UNIT: Final = 1 / 32_767  # and each part of a turn
SEEN_CHANGE: Final = 2  # units: less is not worth a line in the track
GONE: Final = -32_768  # in the place of x: not in sight
_COUNT: Final = np.dtype("<u4")


def rounded(command: Command) -> Command:
    """A command as the file keeps it, in 32 bits: it must be rounded before the hand gets it."""
    x, y, z, yaw, level = (
        float(value)
        for value in np.array([command.x, command.y, command.z, command.yaw, command.level], "<f4")
    )
    return Command(x, y, z, yaw, command.grip, level)


@dataclass(slots=True)
class TryRecording:
    """One try, from the hand standing ready to the referee's last word."""

    after: int  # how many moves the REFEREE had made when it began
    saved: str
    names: tuple[str, ...]
    tick: float
    commands: MutableSequence[Told] = field(default_factory=list)
    ticks: int = 0
    gave_up: bool = False
    physics: str = PHYSICS
    steered: str = ""  # by a person: "free" or "helped"; "": by a script
    times: MutableSequence[int] = field(default_factory=list)  # by frame: its tick
    changes: MutableSequence[Moved] = field(default_factory=list)  # by frame

    @property
    def seconds(self) -> float:
        return self.ticks * self.tick

    def frames(self) -> list[tuple[float, Poses]]:
        """The track: when, and where everything was."""
        return list(self.each_frame())

    def each_frame(self) -> Iterator[tuple[float, Poses]]:
        """The track, a frame at a time: all that half an hour has are half a gigabyte."""
        now = np.full((len(self.names), 7), GONE, dtype=np.int16)
        for tick, change in zip(self.times, self.changes, strict=True):
            now[change[:, 0]] = change[:, 1:]
            yield tick * self.tick, _unpacked(now)

    def to_bytes(self) -> bytes:
        """The try as a file: NumPy's own zipped form. What lies pressed is not unpacked all at once."""
        arrays: dict[str, Any] = {
            "form": np.array(FORM),
            "after": np.array(self.after),
            "ticks": np.array(self.ticks),
            "tick": np.array(self.tick),
            "gave_up": np.array(self.gave_up),
            "physics": np.array(self.physics),
            "steered": np.array(self.steered),
            "saved": np.array(self.saved),
            "names": np.array(self.names),
            "commands": _joined(self.commands, _rows),
            "times": _joined(self.times, _numbers),
            "counts": _joined(self.changes, _counts),
            "changes": _joined(self.changes, _concatenated),
        }
        file = io.BytesIO()
        np.savez_compressed(file, **arrays)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, told: bytes) -> TryRecording:
        """Raises BadTry."""
        try:
            with np.load(io.BytesIO(told), allow_pickle=False) as file:
                arrays = {name: file[name] for name in ARRAYS if name in file}
        except Exception:  # of a damaged file NumPy, zipfile and zlib raise all sorts
            raise BadTry("this is not a try: its arrays cannot be read") from None
        return _read(arrays)


def _read(file: dict[str, Any]) -> TryRecording:
    file.setdefault("steered", np.array(""))  # no file before this one was steered
    check_form(file)
    return TryRecording(
        after=int(file["after"]),
        saved=str(file["saved"]),
        names=tuple(str(name) for name in file["names"]),
        tick=float(file["tick"]),
        commands=_told(file["commands"]),
        ticks=int(file["ticks"]),
        gave_up=bool(file["gave_up"]),
        physics=str(file["physics"]),
        steered=str(file["steered"]),
        times=[int(tick) for tick in file["times"]],
        changes=np.split(file["changes"], np.cumsum(file["counts"], dtype=np.int64))[:-1],
    )


def _joined(items: Iterable[T], pack: Callable[[list[T]], npt.NDArray[Any]]) -> npt.NDArray[Any]:
    """One array of all, some at a time: as objects half an hour of a hand is a hundred megabytes."""
    left = iter(items)
    some = iter(lambda: list(islice(left, BLOCK)), [])
    return np.concatenate([pack([]), *map(pack, some)])


def _numbers(numbers: list[int]) -> npt.NDArray[np.uint32]:
    return np.array(numbers, _COUNT)


def _counts(changes: list[Moved]) -> npt.NDArray[np.uint32]:
    return _numbers([len(change) for change in changes])


def _concatenated(changes: list[Moved]) -> Moved:
    return np.concatenate([np.zeros((0, 8), np.int16), *changes])


def _rows(commands: Iterable[Told]) -> npt.NDArray[np.void]:
    rows = [
        (tick, (told.x, told.y, told.z), told.yaw, told.level, told.grip) for tick, told in commands
    ]
    return np.array(rows, COMMAND)


def _told(rows: npt.NDArray[np.void]) -> list[Told]:
    return [
        (tick, Command(x, y, z, yaw, bool(grip), level))
        for tick, (x, y, z), yaw, level, grip in rows.tolist()
    ]


def _pack_changes(changes: list[Moved]) -> bytes:
    return _counts(changes).tobytes() + _concatenated(changes).tobytes()


def _unpack_changes(told: bytes) -> list[Moved]:
    counts = np.frombuffer(told, _COUNT, BLOCK)
    rows = np.frombuffer(told, np.int16, offset=counts.nbytes).reshape(-1, 8)
    return np.split(rows, np.cumsum(counts))[:-1]


def _empty(after: int, stage: Stage, steered: str) -> TryRecording:
    """To be written down while it lasts, which may be long."""
    return TryRecording(
        after,
        stage.save(),
        stage.names,
        stage.tick,
        steered=steered,
        commands=Pressed(
            lambda some: _rows(some).tobytes(), lambda told: _told(np.frombuffer(told, COMMAND))
        ),
        times=Pressed(
            lambda some: _numbers(some).tobytes(),
            lambda told: np.frombuffer(told, _COUNT).tolist(),
        ),
        changes=Pressed(_pack_changes, _unpack_changes),
    )


class TryRecorder:
    """Plays a try on a stage and writes it down."""

    def __init__(self, stage: Stage, state: State, after: int, steered: str = "") -> None:
        self.stage = stage
        self.tried = _empty(after, stage, steered)
        stage.begin(state, steered=bool(steered))
        self._every = max(1, math.floor(PICTURE / stage.tick))
        self._later = 0  # ticks since the referee's last word
        self._last = np.full((len(stage.names), 7), GONE, dtype=np.int16)
        self._look()

    def command(self, command: Command) -> Note | None:
        """Give the hand a command; if it was refused or shortened, why."""
        told = rounded(command)
        note = self.stage.command(told)
        if note is None or not note.refused:
            self.tried.commands.append((self.tried.ticks, told))
        return note

    def advance(self, ticks: int = 1) -> list[Report]:
        """Let time run, at most until the referee says something."""
        for _ in range(ticks):
            reports = self.stage.advance()
            self.tried.ticks += 1
            if reports or self.tried.ticks % self._every == 0:
                self._look()
            if reports:
                return reports
        return []

    def end(self) -> list[Report]:
        """The try ends now, and whatever no hand has done is settled by the table."""
        self.tried.gave_up = True
        reports = self.stage.give_up()
        self._look()
        return reports

    def aftermath(self) -> bool:
        """One tick more after the last word, for the track; False when nothing moves any more."""
        goes_on = self.stage.aftermath()
        if goes_on:
            self._later += 1
            if self._later % self._every == 0:
                self._look()
        return goes_on

    def _look(self) -> None:
        """A frame: what has moved since it was last written down."""
        now = _packed(self.stage.poses())
        moved = np.abs(now.astype(np.int32) - self._last).max(axis=1) >= SEEN_CHANGE
        rows = np.flatnonzero(moved)
        self._last[rows] = now[rows]
        self.tried.times.append(self.tried.ticks + self._later)
        self.tried.changes.append(np.column_stack([rows.astype(np.int16), now[rows]]))


def again(tried: TryRecording, stage: Stage, state: State) -> tuple[list[Report], TryRecording]:
    """Run a try again from its saved world and its hand's path: what the referee says now."""
    stage.restore(tried.saved)
    recorder = TryRecorder(stage, state, tried.after, tried.steered)
    commands = iter([*tried.commands, (-1, Command(0, 0, 0, 0, grip=False))])
    tick, command = next(commands)
    reports: list[Report] = []
    for now in range(tried.ticks):
        if tick == now:
            recorder.command(command)
            tick, command = next(commands)
        reports += recorder.advance()
    if tried.gave_up:
        reports += recorder.end()
    while recorder.tried.times[-1] < tried.times[-1] and recorder.aftermath():
        pass
    return reports, recorder.tried


def _packed(poses: Poses) -> npt.NDArray[np.int16]:
    """Poses in whole units; of the two ways to write a turn, the one with a positive first part."""
    gone = np.isnan(poses[:, 0])
    shown = np.where(gone[:, None], np.float32(0.0), poses)
    turned = shown[:, 3:] * np.where(shown[:, 3:4] < 0, np.float32(-1), np.float32(1))
    places = np.clip(shown[:, :3] / PLACE_UNIT, -32_767, 32_767)
    packed = np.concatenate([places, turned / TURN_UNIT], axis=1).round().astype(np.int16)
    packed[gone] = GONE
    return packed


def _unpacked(packed: npt.NDArray[np.int16]) -> Poses:
    poses = packed.astype(np.float32)
    poses[:, :3] *= PLACE_UNIT
    poses[:, 3:] *= TURN_UNIT
    poses[packed[:, 0] == GONE] = np.nan
    return poses
