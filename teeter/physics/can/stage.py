"""The can as a stage: sticks, eggs, Kiki, hand and referee behind the calls of `Stage`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from teeter.physics.can import parts
from teeter.physics.can.following import follow
from teeter.physics.can.giving_up import finish, has_to_be_pulled
from teeter.physics.can.hand import Hand
from teeter.physics.can.model import FINGER_LENGTH, FINGER_RADIUS
from teeter.physics.can.modes import FROZEN, NOTHING, PARKED
from teeter.physics.can.picture import subject
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.view import seen
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import PhysicsError
from teeter.physics.raytracer import Subject
from teeter.physics.stage import Report, Stage
from teeter.rules.contract import State

HAND: Final = "hand"


class CanStage(Stage):
    """The can of Go Cuckoo!"""

    tick = TICK
    names = (*parts.NAMES, HAND)

    def __init__(self) -> None:
        self.world = World()
        self.hand: Hand = Hand(self.world)
        self.trying: CanTry | None = None
        self._checkpoint = self.world.checkpoint()  # the world before the try under way

    def scene(self) -> dict[str, Any]:
        return {
            "kind": "can",
            "can": {
                "radius": parts.CAN_RADIUS,
                "height": parts.RIM,
                "wall": parts.WALL,
                "floor": parts.FLOOR,
            },
            "stick": {"length": parts.LENGTH, "radius": parts.STICK_RADIUS, "count": parts.STICKS},
            "egg": {
                "length": 2 * (parts.EGG_HALF + parts.EGG_RADIUS),
                "diameter": 2 * parts.EGG_RADIUS,
                "count": parts.EGGS,
            },
            "kiki": {
                "height": parts.KIKI_HEIGHT,
                "length": 2 * (parts.KIKI_HALF + parts.KIKI_RADIUS),
                "diameter": 2 * parts.KIKI_RADIUS,
                "base": 2 * parts.KIKI_BASE,
                "head": 2 * parts.KIKI_HEAD,
            },
            "finger": {"length": FINGER_LENGTH, "radius": FINGER_RADIUS},
            "hand": self.hand.limits(),
        }

    def shown(self, view: Mapping[str, Any]) -> Subject:
        return subject(self.world, view)

    def follow(self, state: State, seed: int) -> list[Report]:
        self._stop()
        follow(self.world, seen(state), seed)
        self._checkpoint = self.world.checkpoint()
        self.world.go_back(self._checkpoint)
        return []

    def begin(self, state: State, *, steered: bool = False) -> None:
        self._stop()
        self.world.go_back(self._checkpoint)
        view = seen(state)
        words = {move.text for move in state.moves()}
        kind, piece = self._declared(view["declared"] if view["phase"] != "knock" else None)
        task = Task(
            kind,
            piece,
            waits_for_touch="touches" in words,
            may_leave="left standing" in words,
            stood=frozenset(n for n, place in enumerate(view["places"]) if place == "can"),
            sunk=frozenset(eggs_in_can(self.world)),
        )
        self.hand.ready_for(kind, piece, steered=steered)
        self.trying = CanTry(self.world, self.hand, task)
        self._commanded = False

    def begin_at(self, kind: str, piece: str) -> None:
        """A try of this kind with this piece, whatever the rules say."""
        self._stop()
        self.world.go_back(self._checkpoint)
        number = parts.NAMES.index(piece)
        stood = frozenset(map(int, standing(self.world)))
        sunk = frozenset(eggs_in_can(self.world))
        self.hand.ready_for(kind, number)
        self.trying = CanTry(self.world, self.hand, Task(kind, number, stood=stood, sunk=sunk))
        self._commanded = False

    def _declared(self, text: str | None) -> tuple[str, int]:
        """The kind of try, and the piece it is made with."""
        if text is None:
            return "knock", NOTHING
        if text == "lay egg":
            parked = np.flatnonzero(self.world.mode[parts.STICKS : parts.KIKI] == PARKED)
            return "egg", parts.STICKS + int(parked[0])
        if text == "place kiki":
            return "kiki", parts.KIKI
        verb, number = text.split()
        return verb, int(number) - 1

    def advance(self, ticks: int = 1) -> list[Report]:
        for _ in range(ticks):
            self._commanded = False
            reports = self._tick()
            if reports:
                return self._said(reports)
        return []

    def _tick(self) -> list[Report]:
        if self.trying is None:
            return []
        try:
            return self.trying.tick()
        except PhysicsError:
            self.restore(self._checkpoint.to_text())  # the try is void: all is as it was before
            raise

    @property
    def must_go_on(self) -> bool:
        return self.trying is not None and has_to_be_pulled(self.trying)

    def give_up(self) -> list[Report]:
        return self._said(finish(self.trying)) if self.trying else []

    def _said(self, reports: list[Report]) -> list[Report]:
        """After the closing word the hand goes away, and the world is as it will be saved."""
        if reports[-1].ends:
            assert self.trying is not None
            self.trying.finish_pull()
            self._stop()
            self._checkpoint = self.world.checkpoint()
            self.world.go_back(self._checkpoint)
        return reports

    def _stop(self) -> None:
        self.trying = None
        self.hand.park()
        self.world.freeze_all()

    @property
    def touched(self) -> bool:
        return self.trying is not None and self.trying.touched

    @property
    def held(self) -> str | None:
        held = self.world.held
        return None if held == NOTHING else parts.NAMES[held]

    @property
    def felt(self) -> float:
        return self.hand.felt

    def poses(self) -> npt.NDArray[np.float32]:
        rows = np.full((len(self.names), 7), np.nan, dtype=np.float32)
        shown = self.world.mode >= FROZEN
        shown[parts.KIKI] = True  # if she is nowhere else she stands beside the can (CUCK-06)
        rows[:-1][shown] = self.world.data.qpos[self.world.qpos_of[shown]]
        if self.trying is not None:
            rows[-1] = [*self.hand.place, *self.hand.wxyz]
        return rows

    def save(self) -> str:
        """The world between tries; while one is under way, as it was before."""
        return self._checkpoint.to_text()

    def restore(self, saved: str) -> None:
        self._stop()
        self._checkpoint = Checkpoint.from_text(saved)
        self.world.go_back(self._checkpoint)
