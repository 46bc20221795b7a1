"""A bowl as a stage: nest or mummy trap, hand and referee behind the calls of `Stage`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.gantry import FINGER_LENGTH, FINGER_RADIUS, FINGERS
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.model import STEPS, TICK
from teeter.physics.bowl.parts import Bowl, Piece
from teeter.physics.bowl.picture import subject
from teeter.physics.bowl.predicates import fallen, still
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.world import World
from teeter.physics.engine import WORLDS, PhysicsError
from teeter.physics.raytracer import Subject
from teeter.physics.stage import Command, Note, Report, Stage
from teeter.rules.contract import State, View
from teeter.rules.text import Text

AFTERMATH: Final = round(1.5 / TICK)  # ticks that what an alarm has set going is seen at most
CALM: Final = 12  # ticks in a row that are calm enough to look away
SPOILT: Final = "spoilt"  # in a saved bowl: an alarm has left it as it fell
MADE_OF: Final = "worlds"  # and the version of its pieces and pole: with others it is poured anew
HAND: Final = ("hand", *FINGERS)


class BowlStage(Stage):
    """A bowl of pieces around a pole, as a game describes it."""

    tick = TICK

    def __init__(self, bowl: Bowl) -> None:
        self.world = World(bowl)
        self.hand: Hand = Hand(self.world)
        self.names = (*self.world.names, "pole", *HAND)
        self._bodies = [self.world.model.body(name).id for name in self.names]
        self.trying: BowlTry | None = None
        self._spoilt = True  # an alarm has left the bowl as it fell, and it must be filled anew
        self._left = 0  # ticks of the aftermath that may still be seen
        self._calm = 0

    def scene(self) -> dict[str, Any]:
        bowl = self.world.bowl
        return {
            "kind": "bowl",
            "rim": bowl.rim,
            "depth": bowl.depth,
            "wall": bowl.wall,
            "foot": bowl.foot,
            "pieces": [_told(piece) for piece in bowl.pieces],
            "pole": {
                "length": bowl.pole.length,
                "diameter": bowl.pole.diameter,
                "top_length": bowl.pole.top_length,
                "top_diameter": bowl.pole.top_diameter,
                "colour": bowl.pole.colour,
            },
            "finger": {"length": FINGER_LENGTH, "radius": FINGER_RADIUS},
            "hand": self.hand.limits(),
        }

    def shown(self, view: Mapping[str, Any]) -> Subject:
        return subject(self.world)

    def follow(self, state: State, seed: int) -> list[Report]:
        self.hand.park()
        self.world.thaw()
        self.trying = None
        self._left = 0
        view, rules = state.view(None), self.world.bowl.rules
        if self._spoilt or not self._agrees(view):  # the rules refill after a last egg too
            fill(self.world, seed, rules.pieces(view))
        elif fallen(self.world):  # between two tries: nobody's fault (GULO-41)
            fill(self.world, seed, self.world.in_play)
            if rules.set_back:
                sentence = Text("bowl-set-back", **rules.names)
                return [Report(rules.set_back, sentence, 0.0, ("pole",))]
        self._spoilt = False
        return []

    def begin(self, state: State, *, steered: bool = False) -> None:
        self.begin_at(self._wanted(state.view(None)), steered=steered)

    def begin_at(self, wanted: tuple[str, ...], *, steered: bool = False) -> None:
        """A try at one of these pieces, whatever the rules say."""
        if steered:
            self.hand.begin_steered(wanted)
        else:
            self.hand.begin(max(wanted, key=lambda name: ease(self.world, name)), wanted)
        self._left = 0
        self._commanded = False
        self.trying = BowlTry(self.world, self.hand, wanted)

    def command(self, command: Command) -> Note | None:
        note = super().command(command)
        return note or (self.trying.warning if self.trying else None)

    def advance(self, ticks: int = 1) -> list[Report]:
        self._commanded = False
        if self.trying is None:
            return []
        for _ in range(ticks):
            report = self.trying.tick()
            if report:
                return self._end(report)
        return []

    def aftermath(self) -> bool:
        if not self._left:
            return False
        self._left -= 1
        try:
            self.world.step(STEPS)
        except PhysicsError:  # nothing depends on it: everything is poured anew
            self._left = 0
        self._calm = self._calm + 1 if still(self.world) else 0
        if self._calm >= CALM:
            self._left = 0
        return True

    def give_up(self) -> list[Report]:
        return self._end(self.trying.give_up()) if self.trying else []

    def _end(self, report: Report) -> list[Report]:
        """The hand goes away, and what it took is in the bag; after an alarm it stays, startled."""
        self.world.thaw()
        self.trying = None
        self._spoilt = not report.well
        self._left, self._calm = AFTERMATH if self._spoilt else 0, 0
        if not self._spoilt:
            taken = report.bodies[0]
            self.hand.park()
            self.world.put_into_bag(taken)
            self.world.step(100)
        return [report]

    @property
    def touched(self) -> bool:
        return self.trying is not None and self.trying.touched

    @property
    def held(self) -> str | None:
        return self.hand.held

    @property
    def felt(self) -> float:
        return self.hand.felt

    def poses(self) -> npt.NDArray[np.float32]:
        data = self.world.data
        bodies = self._bodies
        rows = np.concatenate([data.xpos[bodies], data.xquat[bodies]], axis=1, dtype=np.float32)
        at_work = self.trying or self._left
        hidden = self.world.bag if at_work else self.world.bag | set(HAND)
        rows[[name in hidden for name in self.names]] = np.nan
        return rows

    def save(self) -> str:
        saved = self.world.saved()
        self.world.restore(saved)
        spoilt = {SPOILT: True} if self._spoilt else {}
        return json.dumps({**saved, MADE_OF: WORLDS, **spoilt})

    def restore(self, saved: str) -> None:
        self.trying = None
        self._left = 0
        self.hand.forget()  # what it held is not in the world
        told = json.loads(saved)
        self.world.restore(told)
        self._spoilt = SPOILT in told or told.get(MADE_OF) != WORLDS

    def _agrees(self, view: View) -> bool:
        """Whether the bowl holds what the rules think it holds."""
        told, here = self.world.bowl.rules.pieces(view), self.world.in_play
        if self.world.bowl.rules.alike:
            return Counter(map(_colour, told)) == Counter(map(_colour, here))
        return set(told) == set(here)

    def _wanted(self, view: View) -> tuple[str, ...]:
        """The egg pointed out, or all boulders of the asked colour."""
        rules = self.world.bowl.rules
        wanted = rules.wanted(view)
        if not rules.alike:
            return (wanted,)
        return tuple(name for name in self.world.in_play if _colour(name) == wanted)


def _colour(piece: str) -> str:
    return piece.partition("-")[0]


def _told(piece: Piece) -> dict[str, str | float]:
    return {
        "name": piece.name,
        "colour": piece.colour,
        "length": piece.length,
        "diameter": piece.diameter,
    }
