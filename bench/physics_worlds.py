"""How fast the worlds are: our loop beside bare `mj_step` on the same model, in the same run."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial, singledispatch
from random import Random
from statistics import median
from time import process_time
from typing import Final

import mujoco

from teeter.hands.can.trials import LATE, CanTrials
from teeter.hands.physical_game import physical_game
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.model import STEP as BOWL_STEP
from teeter.physics.bowl.model import STEPS as BOWL_STEPS
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.can.bundle import set_bundle
from teeter.physics.can.model import STEP as CAN_STEP
from teeter.physics.can.modes import AWAKE
from teeter.physics.can.parts import RIM
from teeter.physics.can.predicates import standing
from teeter.physics.can.referee import CanTry, Task
from teeter.physics.can.stage import CanStage
from teeter.physics.can.world import STEPS as CAN_STEPS
from teeter.physics.can.world import Checkpoint, World
from teeter.physics.stage import Command, Stage
from teeter.rules.contract import REFEREE, Game, State
from teeter.rules.games import GAMES

PHYSICAL: Final = [game for game in GAMES.values() if game.physical]
ROUNDS: Final = 15
TICKS: Final = 25  # of one measurement: in the can nothing is frozen again so soon
STIRRED: Final = 150  # ticks in the can; after that the hand has been all round
FEWER: Final = 5  # rounds of that
SET_UPS: Final = 8
Run = Callable[[], float]
"""Does the work and returns the CPU seconds it took."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a world runs in a situation."""

    world: str
    situation: str
    us_per_step: float
    real_time: float  # simulated time by CPU time
    overhead: float | None  # our loop by bare mj_step
    goal: float | None  # for real_time

    @property
    def reached(self) -> bool:
        light = self.overhead is None or self.overhead <= OVERHEAD_GOAL
        return light and (self.goal is None or self.real_time >= self.goal)


@dataclass(frozen=True, slots=True)
class SetUp:
    """What players wait for before they can play, in CPU seconds."""

    world: str
    mean: float
    worst: float
    goal: float

    @property
    def reached(self) -> bool:
        return self.worst <= self.goal


OVERHEAD_GOAL: Final = 1.05


def paces(each: Callable[[], None] = lambda: None) -> Iterator[Pace]:
    """Every world in every situation."""
    for game in PHYSICAL:
        for measured in situations(physical_game(game).stage(), game):
            each()
            yield measured


def set_ups(each: Callable[[], None] = lambda: None) -> Iterator[SetUp]:
    """Filling a bowl, and putting the bundle of sticks into the can."""
    for game in PHYSICAL:
        yield set_up(physical_game(game).stage(), game)
        each()


@singledispatch
def set_up(stage: Stage, game: Game) -> SetUp:
    """How long it takes until a game can begin; a stage of another kind may have goals of its own."""
    state = game.start(game.options(), Random(0), 0)
    return _set_up(game.name, partial(stage.follow, state), 2.0)


@set_up.register
def _(stage: BowlStage, game: Game) -> SetUp:
    return _set_up(game.name, partial(fill, stage.world), 1.5)


@set_up.register
def _(stage: CanStage, game: Game) -> SetUp:
    return _set_up(game.name, partial(set_bundle, stage.world), 2.0)


def _set_up(world: str, make: Callable[[int], object], goal: float) -> SetUp:
    times = [_timed(partial(make, seed)) for seed in range(SET_UPS)]
    return SetUp(world, sum(times) / len(times), max(times), goal)


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _pace(
    world: str, situation: str, step: float, steps: int, ours: Run, bare: Run, goal: float | None
) -> Pace:
    """Ours and bare by turns. The least of each is compared: what else a machine does only adds."""
    pairs = [(ours(), bare()) for _ in range(ROUNDS)]
    seconds = median(mine for mine, _ in pairs)
    ratio = min(mine for mine, _ in pairs) / min(theirs for _, theirs in pairs)
    count = TICKS * steps
    return Pace(world, situation, seconds / count * 1e6, count * step / seconds, ratio, goal)


def _asleep(world: str, stage: Stage) -> Pace:
    """Between two tries nothing is stepped."""
    ticks = 1000
    seconds = max(_timed(lambda: stage.advance(ticks)), 1e-9)
    return Pace(world, "asleep", 0.0, ticks * stage.tick / seconds, None, 50.0)


@singledispatch
def situations(stage: Stage, game: Game) -> Iterator[Pace]:
    """How fast a stage is in each of its situations; every stage sleeps between two tries."""
    yield _asleep(game.name, stage)


@situations.register
def _(stage: BowlStage, game: Game) -> Iterator[Pace]:
    world, name = stage.world, game.name
    state = _waiting_for_a_try(game)
    stage.follow(state, 1)
    saved = stage.save()

    def ready() -> BowlTry:
        """A try in which the hand has touched already: until then nothing but the hand is stepped."""
        stage.restore(saved)
        stage.begin(state)
        watched = BowlTry(world, stage.hand, stage.hand.may_grip)
        watched.touch()
        _tick(watched, 20)  # what is kept only for the first steps is over
        return watched

    def waiting() -> float:
        watched = ready()
        return _timed(lambda: _tick(watched, TICKS))

    def bare() -> float:
        ready()
        return _timed(
            lambda: [mujoco.mj_step(world.model, world.data, BOWL_STEPS) for _ in range(TICKS)]
        )

    def stirring() -> Pace:
        """Until something falls and the try is over."""
        watched = ready()
        start, ticks, report = process_time(), 0, None
        while not report and ticks < 4 * TICKS:
            stage.hand.command(_stir(ticks * stage.tick, 0.035))
            report = watched.tick()
            ticks += 1
        seconds = (process_time() - start) / (ticks * BOWL_STEPS)
        return Pace(name, "being stirred", seconds * 1e6, BOWL_STEP / seconds, None, 4.0)

    yield _pace(name, "full, at rest, awake", BOWL_STEP, BOWL_STEPS, waiting, bare, 4.0)
    yield sorted((stirring() for _ in range(ROUNDS)), key=lambda pace: pace.real_time)[ROUNDS // 2]
    stage.give_up()
    yield _asleep(name, stage)


def _tick(watched: BowlTry, ticks: int) -> None:
    for _ in range(ticks):
        watched.tick()


def _stir(seconds: float, height: float) -> Command:
    """A hand that goes round in the nest, at the depth of the upper eggs of a bowl."""
    turn = 2 * math.pi * seconds / 0.8
    return Command(0.025 * math.cos(turn), 0.025 * math.sin(turn), height, 0.0, grip=False)


def _waiting_for_a_try(game: Game) -> State:
    rng = Random(1)
    state = game.start(game.options(2), rng)
    while state.turn != REFEREE:
        state.play(rng.choice(state.moves()))
    return state


def _tick_all(world: World) -> None:
    for _ in range(TICKS):
        world.tick()


@situations.register
def _(stage: CanStage, game: Game) -> Iterator[Pace]:
    world, name = stage.world, game.name

    def awake(checkpoint: Checkpoint) -> None:
        world.go_back(checkpoint)
        world.set_mode(world.present(), AWAKE)
        for _ in range(3):
            world.tick()

    def measured(situation: str, checkpoint: Checkpoint, goal: float | None) -> Pace:
        def ours() -> float:
            awake(checkpoint)
            return _timed(lambda: _tick_all(world))

        def bare() -> float:
            awake(checkpoint)
            steps = TICKS * CAN_STEPS
            return _timed(lambda: [mujoco.mj_step(world.model, world.data) for _ in range(steps)])

        return _pace(name, situation, CAN_STEP, CAN_STEPS, ours, bare, goal)

    def stirring() -> Pace:
        """A hand among the upper sticks, with all that a try looks at; bare steps go beside it."""
        world.go_back(late)
        stick = int(standing(world)[0])
        watched = CanTry(world, stage.hand, Task("pull", stick))
        stage.hand.ready_for("pull", stick)
        shadow = mujoco.MjData(world.model)
        ours = bare = 0.0
        for tick in range(STIRRED):
            stage.hand.command(_stir(tick * stage.tick, RIM + 0.02))
            mujoco.mj_copyData(shadow, world.model, world.data)
            bare += _timed(lambda: mujoco.mj_step(world.model, shadow, CAN_STEPS))
            ours += _timed(watched.tick)
        stage.hand.park()
        world.freeze_all()
        seconds = ours / (STIRRED * CAN_STEPS)
        return Pace(name, "late, being stirred", seconds * 1e6, CAN_STEP / seconds, ours / bare, 2.5)

    set_bundle(world, 1)
    yield measured("bundle of 70, awake", world.checkpoint(), None)
    stage.restore(CanTrials().nest(1, *LATE))
    late = world.checkpoint()
    yield measured("24 laid sticks and 6 eggs, awake", late, 2.5)
    yield sorted((stirring() for _ in range(FEWER)), key=lambda pace: pace.real_time)[FEWER // 2]
    world.go_back(late)
    yield _asleep(name, stage)
