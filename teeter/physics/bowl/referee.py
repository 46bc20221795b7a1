"""The referee at the bowl: watches a try tick by tick and says in the rules' words what happened."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.parts import Bowl
from teeter.physics.bowl.predicates import above_rim, leans_on_rim, out_of_bowl, still
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import Note, Report
from teeter.rules.text import Text, lines

LOOK_ROUND: Final = 8  # ticks
TAKES: Final = "takes"  # of the causes the one that is a success


def cause_of(bowl: Bowl, text: str) -> str:
    """What a word of the referee comes from: takes, pole, piece, sweep, gave up."""
    words = bowl.rules.words.items()
    return next(cause for cause, word in words if text.startswith(word.partition(" {")[0]))


def told(bowl: Bowl, cause: str, colour: str) -> Text:
    """The same for people."""
    return Text(f"bowl-{cause.replace(' ', '-')}", colour=colour, **bowl.rules.names)


def warned(bowl: Bowl, what: str) -> Note:
    """Pushing the pole, or sweeping other pieces, is told to the player before it is punished."""
    return Note(Text(f"bowl-warned-{what}", rule=bowl.rules.fair, **bowl.rules.names), refused=False)


class BowlTry:
    """One try at a piece, from its declaration to the referee's word."""

    def __init__(self, world: World, hand: Hand, may_grip: tuple[str, ...]) -> None:
        self.world = world
        self.hand = hand
        self.may_grip = may_grip
        self._measures = world.bowl.measures
        self.touched = False  # ATTEMPT: from the first touch of anything in the bowl
        self.warnings = 0
        self.warning: Note | None = None  # what the player was told last
        self._ticks = 0  # since the first touch
        self._clear: str | None = None
        self._since_clear = 0.0
        self._rest = 0.0
        self._looked = 0.0  # seconds since it was seen whether the pole slides
        self._slides = True
        self._top = world.pole_top()  # where it was seen then
        self._pushed = self._swept = 0.0  # metres that pole and other pieces were pushed aside
        self._others = frozenset(world.in_play) - set(may_grip) | {"pole"}
        self._before = hand.place[:2]
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
        self._before = self.hand.place[:2]
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
        """R8: pushing the pole, or sweeping other pieces aside before one is held. Warned of once."""
        before, self._before = self._before, self.hand.place[:2]
        way = self._before - before
        pushed = self.world.pushed_by(way, self._others) if way.any() else {}
        self._pushed += pushed.pop("pole", 0.0)
        if not self.hand.held:
            self._swept += max(pushed.values(), default=0.0)
        if self._pushed <= self._measures.push and self._swept <= self._measures.sweep:
            return None
        what = "pole" if self._pushed > self._measures.push else "piece"
        self._pushed = self._swept = 0.0
        self.warnings += 1
        if self.warnings <= self._measures.warnings_allowed:
            self.warning = warned(self.world.bowl, what)
            return None
        bodies = ("pole",) if what == "pole" else tuple(sorted(pushed))
        return self._report("sweep", bodies, self.hand.place)

    def _taken(self) -> Report | None:
        """CLEAR once, and everything at rest for half a second, or five seconds gone (R9)."""
        held = self.hand.held
        if held and above_rim(self.world, held):
            self._clear = held
        elif not held and not self._measures.counts_when_dropped:
            self._clear = None
        if not self._clear:
            self._since_clear = self._rest = self._looked = 0.0
            return None
        self._since_clear += TICK
        longest = self._measures.settle_seconds
        if not self._rests() and self._since_clear < (2 * longest if self._slides else longest):
            return None
        bodies = (self._clear, *self.world.neighbours(self._clear))
        return self._fallen() or self._took(bodies)

    def _took(self, bodies: tuple[str, ...]) -> Report:
        report = self._report(TAKES, bodies, self.world.place(bodies[0]))
        if not leans_on_rim(self.world):
            return report
        rules = self.world.bowl.rules
        leans = Text("bowl-leans", rule=rules.leaning, **rules.names)
        return replace(report, sentence=lines(report.sentence, leans), bodies=(*bodies, "pole", "bowl"))

    def _rests(self) -> bool:
        """REST for half a second, in which the pole has not slid on, however slowly, either."""
        wanted = self._measures.rest_seconds
        self._rest = self._rest + TICK if still(self.world, but=self._clear) else 0.0
        self._looked += TICK
        if self._looked >= wanted:
            before, self._top = self._top, self.world.pole_top()
            self._slides = math.dist(before, self._top) > self._measures.steady
            self._looked = 0.0
        return self._rest >= wanted and not self._slides

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
