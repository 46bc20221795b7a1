"""A stage: the physical half of a game, as hands, tables and the lab use it.

The rules say what may be tried; the stage lets a hand try it and says, in the rules' words, what came
of it. A bowl and a can behind the same few calls:

    stage.follow(state, seed)      between tries: the world becomes what the rules say
    stage.begin(state)             a try: the hand stands ready
    stage.command(command)         at most one a tick
    stage.advance(ticks)           time runs; what the referee has to say
    stage.aftermath()              after the last word: what falls goes on falling, for the eye
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from teeter.rules.contract import State
from teeter.rules.text import Text, Words

if TYPE_CHECKING:  # whoever only asks what a game is need not load it
    import numpy as np
    import numpy.typing as npt

    from teeter.physics.raytracer import Subject


@dataclass(frozen=True, slots=True)
class Note:
    """Why a hand does not do as it was told."""

    words: Text
    refused: bool = True  # none of it was done; else it was shortened


NO_TRY: Final = Note(Text("note-no-try"))
TWICE: Final = Note(Text("note-twice"))
NO_NUMBER: Final = Note(Text("note-no-number"))
NOT_DECLARED: Final = Note(Text("note-not-declared"))
TOO_FAR: Final = Note(Text("note-too-far"), refused=False)


@dataclass(frozen=True, slots=True)
class Command:
    """Where the fingertips should be (metres), how they are turned (radians), open or closed."""

    x: float
    y: float
    z: float
    yaw: float
    grip: bool
    level: float = 0.0  # a held stick: 0 as it was gripped, 1 lying flat


@dataclass(frozen=True, slots=True)
class Report:
    """What the referee says, and what was seen."""

    text: str  # a REFEREE move of the game
    sentence: Words  # for people
    seconds: float  # since the first touch
    bodies: tuple[str, ...] = ()  # what fell or was taken, and what it touched
    place: tuple[float, float, float] | None = None  # where that was, in metres
    ends: bool = True  # the try is over
    well: bool = True  # False for what fell, an alarm, or a try that came to nothing


class Obeying(Protocol):
    """A hand of some kind."""

    @property
    def place(self) -> npt.NDArray[np.float64]:
        """Where the fingertips are."""

    def command(self, command: Command) -> Note | None:
        """Do this in the coming tick; if it is refused or shortened, why."""


class Stage(ABC):
    """The physical half of one game. Everything is seeded; nothing here reads a clock."""

    tick: float  # seconds; a hand takes one command a tick
    names: tuple[str, ...]  # all that has a pose, in the order of `poses`
    hand: Obeying
    trying: object | None  # the try under way
    _commanded = False  # in this tick

    @abstractmethod
    def scene(self) -> dict[str, Any]:
        """What there is to draw: the shape and size of everything, as JSON. Holds no secret."""

    def shown(self, view: Mapping[str, Any]) -> Subject:
        """What a picture draws, for somebody who sees no more than this view (or none: {})."""
        raise TypeError(f"nobody has said how a {type(self).__name__} looks")

    @abstractmethod
    def follow(self, state: State, seed: int) -> list[Report]:
        """Between tries: make the world what the rules say. The same seed gives the same world.

        Reports what the rules should hear as an aside, like a pole that was set back.
        """

    @abstractmethod
    def begin(self, state: State, *, steered: bool = False) -> None:
        """The try that the rules wait for. May be called again before the first touch.

        A script finds its hand over the piece; a hand that a person steers begins on their side.
        """

    def command(self, command: Command) -> Note | None:
        """Take a command for the coming tick; if it was refused or shortened, why."""
        if self.trying is None:
            return NO_TRY
        if self._commanded:
            return TWICE
        self._commanded = True
        return self.hand.command(command)

    @abstractmethod
    def advance(self, ticks: int = 1) -> list[Report]:
        """Let time run, at most until the try is over. Raises PhysicsError."""

    def aftermath(self) -> bool:
        """A tick more after the word that ended a try, for the eye alone; False if none was run.

        It may be called until all is at rest or 1.5 s are over, or not at all: neither the report nor
        what `save` has kept nor what `follow` makes of the world next depends on it.
        """
        return False

    @property
    def must_go_on(self) -> bool:
        """Whether another hand has to go on before a try that somebody gives up may end."""
        return False

    @abstractmethod
    def give_up(self) -> list[Report]:
        """The player, or a clock, ends the try; it always ends."""

    @property
    @abstractmethod
    def touched(self) -> bool:
        """Whether the hand has touched anything in this try."""

    @property
    @abstractmethod
    def held(self) -> str | None:
        """What the hand holds."""

    @property
    @abstractmethod
    def felt(self) -> float:
        """How hard the hand pulls, from 0 to 1, where it slips."""

    @abstractmethod
    def poses(self) -> npt.NDArray[np.float32]:
        """Where everything is: a row x, y, z, qw, qx, qy, qz for each name; NaN if not in sight."""

    @abstractmethod
    def save(self) -> str:
        """The world between two tries, as text. This one, too, goes on from what was written: bit by
        bit as any does that is restored from it."""

    @abstractmethod
    def restore(self, saved: str) -> None:
        """The world as `save` found it, in this process or another."""
