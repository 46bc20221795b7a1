"""Trials of scripted hands at a bowl: what calibration and the fitted model are made from."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from teeter.hands.bowl.features import looks
from teeter.hands.manners import GIVES_UP
from teeter.hands.trials import BURIED, HALF, SERIES, TOP, SetUp, Trial, Trials
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.predicates import fallen
from teeter.physics.bowl.referee import cause_of
from teeter.physics.bowl.world import World
from teeter.physics.stage import Report

if TYPE_CHECKING:
    from teeter.hands.bowl.game import BowlGame

FADING: Final = 120  # steps that the others take to close the gap


class BowlTrials(Trials):
    """Thefts from full, half-empty and ever emptier bowls."""

    tasks = (BURIED, HALF, SERIES)
    goal_tasks = (TOP,)
    meaning = (
        f"{TOP}: the easiest piece of an asked colour from a full bowl; {HALF}: the same from a"
        f" half-empty one; {BURIED}: the most buried piece of a full bowl"
    )
    goals: ClassVar = {(TOP, "careful"): 0.94, (TOP, "average"): 0.725, (TOP, "clumsy"): 0.375}
    series_goals: ClassVar = {"careful": (2.5, 4.5), "average": (1.0, 2.5)}

    def __init__(self, game: BowlGame) -> None:
        self._game = game
        self._stage = game.stage()
        self._full = lru_cache(maxsize=4)(self.full)
        self._half = lru_cache(maxsize=4)(lambda seed: self.half(self._full(seed), seed))

    def run(self, task: str, hand: str, seed: int) -> list[Trial]:
        if task == SERIES:
            return self.series(self._full(seed), hand, seed)
        saved = self._half(seed) if task == HALF else self._full(seed)
        return [self.theft(saved, task, hand, seed)]

    def is_typical(self, row: Trial) -> bool:
        return row.task == SERIES

    def full(self, seed: int) -> str:
        """A full bowl, as `Stage.save` writes it."""
        fill(self._stage.world, seed)
        return self._stage.save()

    def half(self, saved: str, seed: int) -> str:
        """The same bowl half empty: the easiest pieces of asked colours have vanished."""
        self._stage.restore(saved)
        world, rng = self._stage.world, Random(seed)
        while len(world.in_play) > len(world.names) // 2:
            world.put_into_bag(asked_piece(self._stage.world, rng))
            world.step(FADING)
            self._set_back(rng)
        return self._stage.save()

    def theft(self, saved: str, task: str, hand: str, seed: int) -> Trial:
        """One theft from a saved bowl: the easiest piece of an asked colour, or the most buried one."""
        self._stage.restore(saved)
        rng = Random(seed)
        return self._try(task, self._wanted(task, rng), hand, seed, rng)

    def set_up(self, task: str, seed: int) -> SetUp:
        saved = self._half(seed) if task == HALF else self._full(seed)
        self._stage.restore(saved)
        return SetUp(task, seed, self._wanted(task, Random(seed)), saved)

    def _wanted(self, task: str, rng: Random) -> str:
        return self._buried() if task == BURIED else asked_piece(self._stage.world, rng)

    def series(self, saved: str, hand: str, seed: int) -> list[Trial]:
        """Thefts of colours asked at random, one after the other, up to the first that fails."""
        self._stage.restore(saved)
        rng = Random(seed)
        rows: list[Trial] = []
        while len(self._stage.world.in_play) > 1:
            rows.append(
                self._try(SERIES, asked_piece(self._stage.world, rng), hand, seed, rng, len(rows))
            )
            if not rows[-1].success:
                break
            self._set_back(rng)
        return rows

    def _buried(self) -> str:
        """The piece that most lies on."""
        world = self._stage.world
        return min(world.in_play, key=lambda name: ease(world, name))

    def _set_back(self, rng: Random) -> None:
        """A pole that fell between two tries is set back, as the rules say (GULO-41)."""
        world = self._stage.world
        if fallen(world):
            fill(world, rng.getrandbits(32), world.in_play)

    def _try(self, task: str, target: str, hand: str, seed: int, rng: Random, step: int = 0) -> Trial:
        world = self._stage.world
        seen = dict(looks(world, [target])[target])
        report = self._report(target, hand, rng)
        cause, colour = cause_of(world.bowl, report.text), target.partition("-")[0]
        return Trial(task, hand, seed, step, report.well, cause, colour, report.seconds, seen)

    def _report(self, target: str, hand: str, rng: Random) -> Report:
        """The word that ends a try at one piece."""
        stage = self._stage
        stage.begin_at((target,))
        commands = self._game.hand(stage, hand, rng)
        for _ in range(int(GIVES_UP / stage.tick)):
            stage.command(next(commands))
            for report in stage.advance():
                return report
        return stage.give_up()[0]


def asked_piece(world: World, rng: Random) -> str:
    """The easiest piece of a colour that is asked at random."""
    colour = rng.choice(sorted({name.split("-")[0] for name in world.in_play}))
    wanted = [name for name in world.in_play if name.startswith(f"{colour}-")]
    return max(wanted, key=lambda name: ease(world, name))
