"""What scripted hands try at a physical game to show how hard it is: set-ups from seeds, and goals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

TOP: Final = "top"  # the easiest piece of an asked colour: also how every series begins
BURIED: Final = "buried"  # the piece that most lies on
HALF: Final = "half"  # the easiest one of a half-empty bowl
SERIES: Final = "series"  # tries one after the other, until the first that fails


@dataclass(frozen=True, slots=True)
class Trial:
    """One try of a scripted hand, and what could be seen before it."""

    task: str
    hand: str
    seed: int  # of the set-up
    step: int  # in a series: how many tries came before
    success: bool
    cause: str  # how it ended
    kind: str  # of piece: its colour, where that matters
    seconds: float  # from the first touch to the referee's word
    seen: dict[str, float]  # of what was wanted, before


@dataclass(frozen=True, slots=True)
class SetUp:
    """Where a try begins: anybody can begin it again, in this process or another."""

    task: str
    seed: int
    piece: str  # what the hand is to take, or to lay
    saved: str  # the world, as `Stage.save` writes it


class Trials(ABC):
    """The tasks of one game. All hands meet the same set-ups."""

    tasks: ClassVar[tuple[str, ...]]  # what is tried in a set-up
    goal_tasks: ClassVar[tuple[str, ...]]  # of it, or apart: only what the goals speak of
    meaning: ClassVar[str]  # what the names of the tasks stand for
    goals: ClassVar[Mapping[tuple[str, str], float]]  # by task and hand, the share that should succeed
    series_goals: ClassVar[Mapping[str, tuple[float, float]]] = {}  # by hand, how many in a row

    @abstractmethod
    def run(self, task: str, hand: str, seed: int) -> list[Trial]:
        """One set-up and one try in it; in a series, tries until the first that fails."""

    @abstractmethod
    def set_up(self, task: str, seed: int) -> SetUp:
        """A world before a try of this task, and with which piece. Raises PhysicsError."""

    @abstractmethod
    def is_typical(self, row: Trial) -> bool:
        """Whether what was seen here is what hands meet in a game, and tells all there is to see."""
