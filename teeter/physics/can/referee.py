"""The referee at the can: watches a try tick by tick and says in the rules' words what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from teeter.physics.can import parts
from teeter.physics.can.hand import Hand
from teeter.physics.can.modes import NOTHING, PARKED
from teeter.physics.can.predicates import (
    eggs_in_can,
    eggs_out,
    fallen_sticks,
    in_can,
    kiki_out,
    mover,
    moves,
    out_of_can,
    standing,
    touched_by_hand,
)
from teeter.physics.can.world import TICK, Fall, World
from teeter.physics.stage import Report
from teeter.rules.text import Text

REST: Final = parts.REST.value["seconds"]
KIKI_REST: Final = parts.KIKI_SECONDS.value
AWAY_AFTER: Final = 5.0  # seconds after the deed when the hand is asked away from the nest
DECREE: Final = 10.0  # seconds after the deed when what still trembles is said to rest


@dataclass(frozen=True, slots=True)
class Task:
    """What is tried: "pull", "lay", "egg" or "kiki" (or "knock": nobody's hand), and with what."""

    kind: str
    piece: int
    waits_for_touch: bool = False  # the rules want to hear of the first touch
    may_leave: bool = False  # something has fallen already: the stick may be left standing
    stood: frozenset[int] = frozenset()  # the sticks that stand in the can, as the rules know them
    sunk: frozenset[int] = frozenset()  # the eggs that lie in the can already


def told(said: str, piece: int) -> Text:
    """What was seen, for people."""
    kind, _, number = parts.NAMES[piece].partition("-")
    return Text(f"can-{said}", piece=kind, number=number)


class CanTry:
    """One try, from its declaration to the closing word."""

    def __init__(self, world: World, hand: Hand, task: Task) -> None:
        self.world = world
        self.hand = hand
        self.task = task
        self.touched = False
        self._started = 0.0  # when it was first touched
        self._done_at: float | None = None  # when the deed was done: pulled out, or let go
        self._rest = 0.0
        self._mover = NOTHING  # who moved when it was last looked
        self._told = set(world.fallen)  # pieces whose fall has been said
        self._before = len(self._told)
        self._left = False  # the hand was asked away

    @property
    def seconds(self) -> float:
        """Since the first touch."""
        return float(self.world.data.time) - self._started if self.touched else 0.0

    def tick(self) -> list[Report]:
        """One tick of the world; what there is to say, the closing word last."""
        reports = self._watch()
        if self._is_done():
            self._ask_hand_away()
            if self._is_at_rest():
                reports += self.close()
        return reports

    def settle(self) -> list[Report]:
        """Without a hand, until everything rests; what falls meanwhile."""
        self._done_at = float(self.world.data.time)
        self._rest = 0.0
        reports: list[Report] = []
        while not self._is_at_rest():
            reports += self._watch()
        self.world.freeze_all()
        return reports

    def _watch(self) -> list[Report]:
        self.hand.tick()
        self._rest = self._rest + TICK if self._is_still() else 0.0
        return [*self._touch(), *self._falls()]

    def _is_still(self) -> bool:
        """REST. Whoever moved a tick ago moves on, most often: then nobody else is looked at."""
        if not moves(self.world, self._mover):
            self._mover = mover(self.world)
        return self._mover == NOTHING

    # What is said while the try goes on

    def _touch(self) -> Iterator[Report]:
        """CUCK-28: from here on the player answers for the nest. Kiki is touched at once (R7)."""
        if not self.touched and self._hand_touches():
            yield from self.touch_now()

    def touch_now(self) -> list[Report]:
        """The try counts as begun; what the rules have to hear of that."""
        if self.touched:
            return []
        self.touched = True
        self._started = float(self.world.data.time)
        self._rest = 0.0
        self._before = len(self._told)  # what fell before the touch is not this player's
        if not self.task.waits_for_touch:
            return []
        x, y, z = map(float, self.hand.place)
        touched = tuple(parts.NAMES[piece] for piece in self._touching())
        said = Text("can-takes-kiki" if self.task.kind == "kiki" else "can-touches")
        return [Report("touches", said, 0.0, touched, (x, y, z), ends=False)]

    def _hand_touches(self) -> bool:
        if self.task.kind == "kiki":
            return True
        return bool(self._touching())

    def _touching(self) -> list[int]:
        """What the hand presses on, and the stick that is between its fingers."""
        touched = [piece for piece in touched_by_hand(self.world) if piece >= 0]
        stick = self.task.piece
        return touched if self.task.kind != "pull" or self.hand.is_off(stick) else [*touched, stick]

    def _falls(self) -> Iterator[Report]:
        """CUCK-75: whatever falls during the try. The stick in the hand does not (R27)."""
        world = self.world
        for piece, fall in world.fallen.items():
            if piece not in self._told and not self._is_own(piece):
                self._told.add(piece)
                yield self._fell(piece, fall)

    def _is_own(self, piece: int) -> bool:
        """The stick being pulled, or Kiki: their end is the closing word."""
        return piece == parts.KIKI or (self.task.kind == "pull" and piece == self.task.piece)

    def _fell(self, piece: int, fall: Fall | None) -> Report:
        is_egg = parts.is_egg(piece)
        text = "fell egg" if is_egg else f"fell stick {piece + 1}"
        said = told("fell-egg" if is_egg else "fell-stick", piece)
        x, y, z = fall.place if fall else tuple(map(float, self.world.place(piece)))
        bodies = (parts.NAMES[piece], "table")
        return Report(text, said, self.seconds, bodies, (x, y, z), ends=False, well=False)

    # How it ends

    def _is_done(self) -> bool:
        """Whether the deed is done, so that only rest is waited for."""
        if self._done_at is not None and self._slipped_back():
            self._done_at = None
        if self._done_at is None and self._deed():
            self._done_at = float(self.world.data.time)
            self._rest = 0.0
        return self._done_at is not None

    def _deed(self) -> bool:
        kind, piece, world = self.task.kind, self.task.piece, self.world
        if kind == "pull":
            return out_of_can(world, piece) or self._may_be_left()
        return kind == "knock" or world.held == NOTHING

    def _slipped_back(self) -> bool:
        """A stick that came out and fell back in is still to be pulled, unless something fell."""
        kind, stick, world = self.task.kind, self.task.piece, self.world
        inside = kind == "pull" and world.mode[stick] != PARKED and not out_of_can(world, stick)
        return inside and not self.after_fall

    def _may_be_left(self) -> bool:
        """R27: only after a fall a stick is left standing, and only by a hand that has left it."""
        may = self.touched and self.after_fall and self._rest > REST and self.world.held == NOTHING
        return may and self.hand.is_off(self.task.piece)

    @property
    def after_fall(self) -> bool:
        """Whether something has fallen, in this try or already before it."""
        return self.task.may_leave or len(self._told) > self._before

    def _is_at_rest(self) -> bool:
        long = KIKI_REST if self.task.kind == "kiki" else REST
        return self._rest >= long or self._since_done() > DECREE

    def _since_done(self) -> float:
        assert self._done_at is not None
        return float(self.world.data.time) - self._done_at

    def _ask_hand_away(self) -> None:
        """A hand that goes on stirring would keep the nest from coming to rest."""
        if not self._left and self._since_done() > AWAY_AFTER:
            self._left = True
            self.finish_pull()
            self.hand.park()

    def finish_pull(self) -> None:
        """A stick that was pulled out lies in front of the player now, not in the world."""
        world, stick = self.world, self.task.piece
        if self.task.kind == "pull" and world.mode[stick] != PARKED and out_of_can(world, stick):
            self.hand.let_go()
            world.set_mode([stick], PARKED)

    def close(self) -> list[Report]:
        """At rest: what tipped, what sank, what lies outside, and the closing word."""
        world, told = self.world, self._told
        reports = list(self._falls())
        for egg in eggs_out(world):
            if egg not in told:
                told.add(egg)
                reports.append(self._fell(egg, None))
        up = {int(stick) for stick in standing(world)} | set(fallen_sticks(world)) | {self.task.piece}
        reports += [self._tipped(stick) for stick in sorted(self.task.stood - up)]
        sunk = [egg for egg in eggs_in_can(world) if egg not in self.task.sunk and egg not in told]
        reports += [self._sank(egg) for egg in sunk]
        return [*reports, self._last_word()]

    def _tipped(self, stick: int) -> Report:
        """R21: it lies on the nest now, and that is nobody's fault."""
        return self._at(stick, f"tipped stick {stick + 1}", "tipped")

    def _sank(self, egg: int) -> Report:
        return self._at(egg, "sank egg", "sank", well=False)

    def _at(self, piece: int, text: str, said: str, *, ends: bool = False, well: bool = True) -> Report:
        x, y, z = map(float, self.world.place(piece))
        bodies = (parts.NAMES[piece],)
        return Report(text, told(said, piece), self.seconds, bodies, (x, y, z), ends, well)

    def _last_word(self) -> Report:
        kind, piece = self.task.kind, self.task.piece
        if kind == "knock":
            return Report("calm", Text("can-calm"), self.seconds)
        if kind == "pull":
            if self.world.mode[piece] == PARKED or out_of_can(self.world, piece):
                return self._at(piece, "pulled", "pulled", ends=True)
            return self._at(piece, "left standing", "left", ends=True, well=False)
        if kind == "kiki":
            return self._kiki()
        where = "on-table" if piece in self.world.fallen else "rests"
        return self._at(piece, "rests", where, ends=True)

    def _kiki(self) -> Report:
        """KIKI_OK, KIKI_OUT or KIKI_IN_CAN, which outranks all (R14)."""
        if in_can(self.world, parts.KIKI):
            return self._at(parts.KIKI, "kiki sank", "kiki-sank", ends=True, well=False)
        if self.world.mode[parts.KIKI] == PARKED:
            return Report("kiki fell", Text("can-kiki-aside"), self.seconds, ("kiki",), well=False)
        if kiki_out(self.world):
            return self._at(parts.KIKI, "kiki fell", "kiki-fell", ends=True, well=False)
        return self._at(parts.KIKI, "kiki stands", "kiki-stands", ends=True)
