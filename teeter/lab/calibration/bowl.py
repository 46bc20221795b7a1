"""Trials of scripted hands at a bowl: what calibration and the fitted stand-in are made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from teeter.hands.bowl.features import ease, looks
from teeter.hands.manners import GIVES_UP
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.predicates import fallen
from teeter.physics.bowl.referee import cause_of
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import Report

FADING: Final = 120  # steps that the others take to close the gap


@dataclass(frozen=True, slots=True)
class BowlTrial:
    """One theft: whether it succeeded, how it failed, and what could be seen of it before."""

    success: bool
    cause: str  # "takes", or "pole", "piece", "sweep", "gave up"
    colour: str  # of the piece that was wanted; its size goes by colour
    seen: Mapping[str, float]  # of that piece before, as in `looks`
    seconds: float  # from the first touch to the referee's word


def nest(game: str, seed: int) -> str:
    """A full bowl of the game, as `Stage.save` writes it."""
    stage = _stage(game)
    fill(stage.world, seed)
    return stage.save()


def half(game: str, saved: str, seed: int) -> str:
    """The same bowl half empty: the easiest piece of an asked colour has vanished, again and again."""
    stage = _stage(game)
    stage.restore(saved)
    world, rng = stage.world, Random(seed)
    while len(world.in_play) > len(world.names) // 2:
        world.put_into_bag(_asked(stage, rng))
        world.step(FADING)
        _set_back(stage, rng)
    return stage.save()


def theft(game: str, saved: str, kind: str, hand: str, seed: int) -> BowlTrial:
    """One theft from a saved bowl: the easiest piece of an asked colour, or a "buried" one."""
    stage = _stage(game)
    stage.restore(saved)
    rng = Random(seed)
    return _try(stage, KINDS[kind](stage, rng), hand, rng)


def series(game: str, saved: str, hand: str, seed: int) -> list[BowlTrial]:
    """Thefts of colours asked at random, one after the other, up to the first that fails."""
    stage = _stage(game)
    stage.restore(saved)
    rng = Random(seed)
    outcomes = []
    while len(stage.world.in_play) > 1:
        outcomes.append(_try(stage, _asked(stage, rng), hand, rng))
        if not outcomes[-1].success:
            break
        _set_back(stage, rng)
    return outcomes


@cache
def _stage(game: str) -> BowlStage:
    return BowlStage(game)


def _asked(stage: BowlStage, rng: Random) -> str:
    """The easiest piece of a colour that is asked at random."""
    world = stage.world
    colour = rng.choice(sorted({name.split("-")[0] for name in world.in_play}))
    wanted = [name for name in world.in_play if name.startswith(f"{colour}-")]
    return max(wanted, key=lambda name: ease(world, name))


def _buried(stage: BowlStage, rng: Random) -> str:
    """The piece that most lies on."""
    return min(stage.world.in_play, key=lambda name: ease(stage.world, name))


KINDS: Final[dict[str, Callable[[BowlStage, Random], str]]] = {"top": _asked, "buried": _buried}


def _set_back(stage: BowlStage, rng: Random) -> None:
    """A pole that fell between two tries is set back, as the rules say (GULO-41)."""
    if fallen(stage.world):
        fill(stage.world, rng.getrandbits(32), stage.world.in_play)


def _try(stage: BowlStage, target: str, hand: str, rng: Random) -> BowlTrial:
    world = stage.world
    seen = looks(world, [target])[target]
    report = _report(stage, target, hand, rng)
    return BowlTrial(
        report.text == "takes",
        cause_of(world.bowl.game, report.text),
        target.partition("-")[0],
        seen,
        report.seconds,
    )


def _report(stage: BowlStage, target: str, hand: str, rng: Random) -> Report:
    """The word that ends a try at one piece."""
    stage.begin_at((target,))
    script = stage.script(hand, rng)
    for _ in range(int(GIVES_UP / stage.tick)):
        stage.command(next(script))
        for report in stage.advance():
            return report
    return stage.give_up()[0]
