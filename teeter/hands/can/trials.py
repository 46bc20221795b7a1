"""Trials of scripted hands at the can: early and late nests from seeds, and single tries there."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from random import Random
from typing import ClassVar, Final

import numpy as np

from teeter.hands.can.features import looks
from teeter.hands.can.game import TASKS
from teeter.hands.can.planning import go_about
from teeter.hands.can.scripts import calmest
from teeter.hands.manners import GIVES_UP, HANDS
from teeter.hands.skills import SKILLS, Skill
from teeter.hands.trials import SetUp, Trial, Trials
from teeter.physics.can import parts
from teeter.physics.can.building import lay_egg, lay_stick, shake, thin_out
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.giving_up import finish
from teeter.physics.can.hand import Hand
from teeter.physics.can.modes import PARKED
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.world import TICK, Checkpoint, World
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Report

LATE: Final = (24, 6)  # laid sticks and eggs of a late nest
MATCHING: Final = 5  # one in so many standing sticks shows the colour that is asked for
SHAKES: Final = 4  # times that a nest is woken, so that what does not hold comes down before the try
SOON: Final = 12  # places that are tried for a piece before the nest is built anew
BEGUN: Final = 20  # nests that are begun, at most
APART: Final = 1_000_003  # between the seeds of a nest and of the next one that is tried
NESTS: Final = {"early": (8, 1), "late": LATE}


class CanTrials(Trials):
    """Single tries of each kind, in a world of their own."""

    tasks = TASKS
    goal_tasks = ("pull late",)
    meaning = "; ".join(
        f"{nest}: with {laid} laid sticks and {eggs} egg{'s' * (eggs > 1)}"
        for nest, (laid, eggs) in NESTS.items()
    )
    goals: ClassVar = {("pull late", "careful"): 0.9, ("pull late", "clumsy"): 0.5}

    def __init__(self) -> None:
        self.world = World()
        self.hand = Hand(self.world)
        self._nest = lru_cache(maxsize=4)(lambda seed, nest: self.nest(seed, *NESTS[nest]))

    def run(self, task: str, hand: str, seed: int) -> list[Trial]:
        nest = task.partition(" ")[2]
        return [self.attempt(self._nest(seed, nest), task, hand, seed)]

    def is_typical(self, row: Trial) -> bool:
        return "load" in row.seen

    def nest(self, seed: int, laid: int = LATE[0], eggs: int = LATE[1]) -> str:
        """A nest as in the middle of a game, as text: so many sticks laid, so many eggs on it.

        It holds by itself: everything was awake together, and nothing came down.
        """
        for number in range(BEGUN):
            set_bundle(self.world, seed + number * APART)
            if self._build(np.random.default_rng([seed + number * APART, laid, eggs]), laid, eggs):
                return self.world.checkpoint().to_text()
        raise PhysicsError(f"no nest of {laid} sticks and {eggs} eggs would hold in {BEGUN} tries.")

    def _build(self, rng: np.random.Generator, laid: int, eggs: int) -> bool:
        """Lay sticks and eggs, and shake them until nothing comes down; whether it came to that."""
        sticks = [int(stick) for stick in rng.permutation(parts.STICKS)[:laid]]
        thin_out(self.world, sticks)
        missing = [*sticks, *range(parts.STICKS, parts.STICKS + eggs)]
        for _ in range(SHAKES):
            if not all(self._lay(piece, rng) for piece in missing):
                return False
            missing = shake(self.world)
            if not missing:
                return True
        return False

    def _lay(self, piece: int, rng: np.random.Generator) -> bool:
        """Whether a place was found soon where the piece lies by itself."""
        lay = lay_stick if parts.is_stick(piece) else lay_egg
        return lay(self.world, piece, rng, SOON)

    def attempt(self, nest: str, task: str, skill: str, seed: int) -> Trial:
        """One try of a scripted hand on a nest. Raises PhysicsError."""
        rng, kind = Random(seed), task.partition(" ")[0]
        world, hand = self.world, self.hand
        world.go_back(Checkpoint.from_text(nest))
        piece = self._piece(kind, HANDS[skill].skill, rng)
        told = looks(world)
        seen = dict(told[parts.NAMES[piece]] if kind == "pull" else told[""])
        stood = frozenset(map(int, standing(world)))
        tried = CanTry(world, hand, Task(kind, piece, stood=stood, sunk=frozenset(eggs_in_can(world))))
        hand.ready_for(kind, piece)
        reports = self._play(tried, skill, rng)
        gave_up = not reports or not reports[-1].ends
        if gave_up:
            reports += finish(tried)
        hand.park()
        world.freeze_all()
        well = all(report.well for report in reports) and not gave_up
        return Trial(
            task, skill, seed, 0, well, _cause(reports, gave_up), "", reports[-1].seconds, seen
        )

    def set_up(self, task: str, seed: int) -> SetUp:
        kind, _, nest = task.partition(" ")
        self.world.go_back(Checkpoint.from_text(self._nest(seed, nest)))
        piece = self._piece(kind, SKILLS["careful"], Random(seed))
        return SetUp(task, seed, parts.NAMES[piece], self.world.checkpoint().to_text())

    def _play(self, tried: CanTry, skill: str, rng: Random) -> list[Report]:
        """What the referee says until the try is over, or the hand is out of patience."""
        reports: list[Report] = []
        script = go_about(tried, HANDS[skill], rng)
        for command in islice(script, int(GIVES_UP / TICK)):
            self.hand.command(command)
            reports += tried.tick()
            if reports and reports[-1].ends:
                break
        return reports

    def _piece(self, kind: str, skill: Skill, rng: Random) -> int:
        """Pull: a calm stick of the asked colour. Lay: one that is taken from the can first."""
        world = self.world
        if kind == "kiki":
            return parts.KIKI
        if kind == "egg":
            return parts.STICKS + int(np.flatnonzero(world.mode[parts.STICKS :] == PARKED)[0])
        piece = asked_stick(world, skill, rng)
        if kind == "lay":
            thin_out(world, [piece])
            world.go_back(world.checkpoint())
        return piece


def asked_stick(world: World, skill: Skill, rng: Random) -> int:
    """The calmest, as it seems to somebody, of the standing sticks that show an asked colour."""
    up = [int(stick) for stick in standing(world)]
    return calmest(world, rng.sample(up, max(1, len(up) // MATCHING)), skill, rng)


def _cause(reports: list[Report], gave_up: bool) -> str:
    """The first thing that fell, without the number of the stick; else how it ended."""
    fell = [report.text for report in reports if not report.well and not report.ends]
    return " ".join([*fell, *["gave up"] * gave_up, reports[-1].text][0].split()[:2])
