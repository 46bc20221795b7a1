"""The referee at the bowl: watches a try tick by tick and says in the rules' words what happened."""

from __future__ import annotations

import math
from typing import Final

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.parts import Bowl
from teeter.physics.bowl.predicates import above_rim, out_of_bowl, still
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import Report
from teeter.rules.text import Text

LOOK_ROUND: Final = 8  # ticks
TAKES: Final = "takes"  # of the causes the one that is a success


def cause_of(bowl: Bowl, text: str) -> str:
    """What a word of the referee comes from: takes, pole, piece, sweep, gave up."""
    words = bowl.rules.words.items()
    return next(cause for cause, word in words if text.startswith(word.partition(" {")[0]))


def told(bowl: Bowl, cause: str, colour: str) -> Text:
    """The same for people."""
    return Text(f"bowl-{cause.replace(' ', '-')}", colour=colour, **bowl.rules.names)


class BowlTry:
    """One try at a piece, from its declaration to the referee's word."""

    def __init__(self, world: World, hand: Hand, may_grip: tuple[str, ...]) -> None:
        self.world = world
        self.hand = hand
        self.may_grip = may_grip
        self._measures = world.bowl.measures
        self.touched = False  # ATTEMPT: from the first touch of anything in the bowl
        self.warnings = 0
        self._ticks = 0  # since the first touch
        self._clear: str | None = None
        self._since_clear = 0.0
        self._rest = 0.0
        self._swept = 0.0
        self._before = hand.place.tolist()
        world.freeze()

    def tick(self) -> Report | None:
        """A tick of the world; the word that ends the try, when there is one."""
        if not self.touched:
            if self.hand.hover():
                self.touch()
            return None
        self.hand.tick()
        self._ticks += 1
        # One touch of the table is never missed; what hangs outside the rim hangs there for a while.
        falls = self.world.table_touched() or self._ticks % LOOK_ROUND == 0
        return (self._fallen() if falls else None) or self._foul() or self._taken()

    def touch(self) -> None:
        """The hand has touched something: from now on everything may move."""
        self.touched = True
        self.world.thaw()

    def give_up(self) -> Report:
        """The player, or a clock, ends the try. It counts as an alarm (GULO R17)."""
        return self._report("gave up", (self.hand.held or self.may_grip[0],), self.hand.place)

    def _fallen(self) -> Report | None:
        if not self.world.table_touched() and not self.world.outside().any():
            return None  # nearly always: who touches the table need not be asked
        touch = self.world.pole_touched()
        if touch is not None:
            return self._report("pole", ("pole", "table"), touch)
        for name in out_of_bowl(self.world):
            if name not in (self.hand.held, self._clear):
                bodies = (name, *self.world.neighbours(name))
                place = self.world.touching("table").get(name, self.world.place(name))
                return self._report("piece", bodies, place)
        return None

    def _foul(self) -> Report | None:
        """R8: moving on while something else is pushed, and away from everything that is wanted."""
        before, here = self._before, self.hand.place.tolist()
        goals = [self.world.place(name).tolist() for name in self.may_grip]
        self._before = here
        if self.hand.held or any(math.dist(here, goal) <= math.dist(before, goal) for goal in goals):
            self._swept = 0.0
            return None
        pushed = self.world.touching("hand").keys() - set(self.may_grip)
        if pushed:
            self._swept += math.dist(here, before)
        if self._swept <= self._measures.sweep:
            return None
        self._swept = 0.0
        self.warnings += 1
        if self.warnings <= self._measures.sweeps_allowed:
            return None
        return self._report("sweep", tuple(sorted(pushed)), self.hand.place)

    def _taken(self) -> Report | None:
        """CLEAR once, and everything at rest for half a second, or five seconds gone (R9)."""
        held = self.hand.held
        if held and above_rim(self.world, held):
            self._clear = held
        elif not held and not self._measures.counts_when_dropped:
            self._clear = None
        if not self._clear:
            self._since_clear = self._rest = 0.0
            return None
        self._since_clear += TICK
        self._rest = self._rest + TICK if still(self.world, but=self._clear) else 0.0
        waited = self._since_clear >= self._measures.settle_seconds
        if not waited and self._rest < self._measures.rest_seconds:
            return None
        bodies = (self._clear, *self.world.neighbours(self._clear))
        return self._fallen() or self._report(TAKES, bodies, self.world.place(self._clear))

    def _report(self, cause: str, bodies: tuple[str, ...], place: Floats) -> Report:
        bowl = self.world.bowl
        colour = bodies[0].partition("-")[0]
        x, y, z = place.round(4).tolist()
        return Report(
            bowl.rules.words[cause].format(colour=colour),
            told(bowl, cause, colour),
            round(self._ticks * TICK, 4),
            bodies,
            (x, y, z),
            well=cause == TAKES,
        )
