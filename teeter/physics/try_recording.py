"""A try written down: the world before it, the hand's path, and a compact track of poses.

Poses are the truth for a replay; running the hand's path again from the saved world is a check. The
form is described in docs/record.md.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.physics.engine import PHYSICS
from teeter.physics.stage import Command, Note, Report, Stage
from teeter.rules.contract import State

Poses = npt.NDArray[np.float32]

FORM: Final = 1  # of the file
PICTURE: Final = 1 / 60  # seconds between two frames of a track, at least
PLACE_UNIT: Final = 2e-5  # metres: what a place is rounded to
TURN_UNIT: Final = 1 / 32_767  # and each part of a turn
SEEN_CHANGE: Final = 2  # units: less is not worth a line in the track
GONE: Final = -32_768  # in the place of x: not in sight
_COMMAND: Final = np.dtype(
    [("tick", "<u4"), ("place", "<f4", 3), ("yaw", "<f4"), ("level", "<f4"), ("grip", "u1")]
)


class BadTry(ValueError):
    """The bytes are not a try that was written down."""


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
    commands: list[tuple[int, Command]] = field(default_factory=list)  # in which tick, what
    ticks: int = 0
    gave_up: bool = False
    physics: str = PHYSICS
    steered: str = ""  # by a person: "free" or "helped"; "": by a script
    times: list[int] = field(default_factory=list)  # by frame: its tick
    changes: list[npt.NDArray[np.int16]] = field(default_factory=list)  # by frame: rows index, pose

    @property
    def seconds(self) -> float:
        return self.ticks * self.tick

    def frames(self) -> list[tuple[float, Poses]]:
        """The track: when, and where everything was."""
        now = np.full((len(self.names), 7), GONE, dtype=np.int16)
        told = []
        for tick, change in zip(self.times, self.changes, strict=True):
            now[change[:, 0]] = change[:, 1:]
            told.append((tick * self.tick, _unpacked(now)))
        return told

    def to_bytes(self) -> bytes:
        """The try as a file: NumPy's own zipped form."""
        commands = np.zeros(len(self.commands), _COMMAND)
        for row, (tick, told) in zip(commands, self.commands, strict=True):
            row["tick"] = tick
            row["place"] = (told.x, told.y, told.z)
            row["yaw"], row["level"], row["grip"] = told.yaw, told.level, told.grip
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
            "commands": commands,
            "times": np.array(self.times, dtype="<u4"),
            "counts": np.array([len(change) for change in self.changes], dtype="<u4"),
            "changes": np.concatenate([*self.changes, np.zeros((0, 8), np.int16)]),
        }
        file = io.BytesIO()
        np.savez_compressed(file, **arrays)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, told: bytes) -> TryRecording:
        """Raises BadTry."""
        try:
            with np.load(io.BytesIO(told), allow_pickle=False) as file:
                return _read(dict(file))
        except (ValueError, KeyError, OSError, EOFError, IndexError, TypeError, MemoryError) as error:
            raise BadTry(f"this is not a try: {error}") from None


def _read(file: dict[str, Any]) -> TryRecording:
    if int(file["form"]) != FORM:
        raise BadTry(f"this try has the form {int(file['form'])}; known is {FORM}")
    commands = []
    for row in file["commands"]:
        x, y, z = (float(value) for value in row["place"])
        told = Command(x, y, z, float(row["yaw"]), bool(row["grip"]), float(row["level"]))
        commands.append((int(row["tick"]), told))
    ends = np.cumsum(file["counts"])
    return TryRecording(
        after=int(file["after"]),
        saved=str(file["saved"]),
        names=tuple(str(name) for name in file["names"]),
        tick=float(file["tick"]),
        commands=commands,
        ticks=int(file["ticks"]),
        gave_up=bool(file["gave_up"]),
        physics=str(file["physics"]),
        steered=str(file.get("steered", "")),  # no file before this one was steered
        times=[int(tick) for tick in file["times"]],
        changes=np.split(file["changes"], ends)[:-1],
    )


class TryRecorder:
    """Plays a try on a stage and writes it down."""

    def __init__(self, stage: Stage, state: State, after: int, steered: str = "") -> None:
        self.stage = stage
        self.tried = TryRecording(after, stage.save(), stage.names, stage.tick, steered=steered)
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
