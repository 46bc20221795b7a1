"""How a hand goes about a try at the bowl: it looks, thinks if it can, reaches, and thinks again.

Most of what goes wrong is decided twice: by how the fingers come down on a piece, and, once they have
it, by which way it is pulled out. So a hand that thinks does it at these two moments, each time from
the heap as it lies then: errors that it has made are seen, and only those to come are guessed.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import chain, islice, repeat
from random import Random
from typing import Final

from teeter.hands.bowl.features import yaws
from teeter.hands.bowl.rollouts import BowlCopy
from teeter.hands.bowl.scripts import (
    LIFT,
    Intent,
    aimed,
    back,
    command,
    down_to,
    out_to,
    plan,
    slanting,
    steeper,
    tremor,
)
from teeter.hands.manners import Manner
from teeter.hands.planning import AT_ONCE, Imagination, hovering, safest
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats
from teeter.physics.stage import Command

OTHERS: Final = 2  # pieces of the asked colour that are thought of beside the easiest one
APART: Final = math.radians(25.0)  # turns of the fingers that are worth a second thought
TURNS: Final = 5  # of the fingers, at most
UP: Final = 1.0  # straight
PULLS: Final = (UP, 0.0, 2.0, 0.5, 1.5)  # which way out comes to mind first
THINKS: Final = 2.4  # seconds in the air, at most
AGAIN: Final = 1.2  # likewise, once a grip was missed or given up
HESITATES: Final = 1.0  # seconds with the piece in hand, at most
MOST_AT_ONCE: Final = 10  # ticks that are imagined in one, however few pieces are left
SURE: Final = 0.5  # a pull that stirs no more needs no second thought on the way
CLEAR: Final = 1.5  # a pull half done that stirs less is not imagined twice: little is left to luck
LEGS: Final = (0.012, 0.018, LIFT)  # metres of a pull between two thoughts


def go_about(tried: BowlTry, manner: Manner, rng: Random) -> Iterator[Command]:
    """One command a tick, for ever; a hand that has touched nothing yet looks first."""
    if not tried.touched and manner.looks:
        yield from islice(_in_the_air(tried.hand, manner, rng), round(manner.looks / TICK))
    if manner.plans:
        yield from Thinker(tried, manner, rng).tries()
    yield from plan(tried.world, tried.hand, tried.may_grip, manner.skill, rng, TICK)


def _in_the_air(hand: Hand, manner: Manner, rng: Random) -> Iterator[Command]:
    return hovering(command(hand.place, 0.0, grip=False), manner.skill, rng, TICK)


def ways(world: World, hand: Hand, wanted: tuple[str, ...]) -> list[Intent]:
    """What comes to mind, the most promising first: other turns, other pieces, steeper."""
    easiest, *others = sorted(wanted, key=lambda name: ease(world, name), reverse=True)[: OTHERS + 1]
    turns = _different(yaws(world, hand, easiest))[:TURNS]
    found = [Intent(easiest, turn, pull=UP) for turn in turns]
    found[1:1] = [Intent(name, yaws(world, hand, name)[0], pull=UP) for name in others]
    return found + [Intent(easiest, turn, steep=UP, pull=UP) for turn in turns]


def _different(turns: list[float]) -> list[float]:
    """Those that are not nearly the same; fingers turned by half a circle are as before."""
    kept: list[float] = []
    for turn in turns:
        if all(abs(math.remainder(turn - other, math.pi)) > APART for other in kept):
            kept.append(turn)
    return kept


class Thinker:
    """A hand that imagines what it might do: before it goes down, and before it pulls."""

    def __init__(self, tried: BowlTry, manner: Manner, rng: Random) -> None:
        self._tried = tried
        self._manner = manner
        self._rng = rng
        self._copy = BowlCopy(tried, manner.skill, rng)
        self._tremble = tremor(manner.skill, rng)
        self._pace = manner.skill.speed * TICK
        self._at_once = min(MOST_AT_ONCE, round(AT_ONCE * self._copy.farther))
        self._may_let_go = True  # once: who lets go again and again takes nothing

    def tries(self) -> Iterator[Command]:
        """Again and again, until the referee has said something."""
        hand = self._tried.hand
        for seconds in chain([THINKS], repeat(AGAIN)):
            way = yield from self._thinks(seconds)
            reach = aimed(self._tried.world, hand, way, self._manner.skill, self._rng)
            yield from self._goes(down_to(hand, reach, self._pace, TICK), reach.yaw)
            if hand.held:
                yield from self._pulls(reach.down, reach.yaw)
            yield from self._goes(back(hand, self._pace), reach.yaw)

    def _thinks(self, seconds: float) -> Generator[Command, None, Intent]:
        """Hover, and think how to take it, for so long at most."""
        tried, manner = self._tried, self._manner
        air = _in_the_air(tried.hand, manner, self._rng)
        thought = ways(tried.world, tried.hand, tried.may_grip)[: manner.plans]

        def turned(way: Intent) -> Command:
            return replace(next(air), yaw=way.yaw)

        most = round(seconds / TICK)
        return (yield from safest(thought, self._copy.take, turned, most, self._at_once))[0]

    def _pulls(self, start: Floats, yaw: float) -> Iterator[Command]:
        """A little out, and another thought; or let go, if that is the best that can be hoped for."""
        hand, skill = self._tried.hand, self._manner.skill
        for leg in LEGS:
            begun = leg != LEGS[0]
            part, stirs = yield from self._hesitates(start, yaw, CLEAR if begun else 0.0)
            if part is None:
                self._may_let_go = False
                return
            sure = stirs <= SURE or leg == LEGS[-1]
            out = start + slanting(steeper(hand, part), skill, self._rng) * (LIFT if sure else leg)
            places = out_to(hand, start, out, self._pace)
            yield from self._goes(places if sure else islice(places, math.ceil(leg / self._pace)), yaw)
            if not hand.held:
                return
            start = out

    def _hesitates(
        self, start: Floats, yaw: float, sure: float
    ) -> Generator[Command, None, tuple[float | None, float]]:
        """Hold still, and think which way it comes out, or whether to let go (None)."""

        def imagine(part: float | None) -> Imagination:
            return self._copy.let_go(yaw) if part is None else self._copy.pull(part, start, yaw)

        still = self._goes(repeat((start, True)), yaw)
        thought = (*PULLS[: self._manner.pulls], *([None] if self._may_let_go else []))
        most = round(HESITATES / TICK)
        return (yield from safest(thought, imagine, lambda _: next(still), most, self._at_once, sure))

    def _goes(self, places: Iterator[tuple[Floats, bool]], yaw: float) -> Iterator[Command]:
        for place, grip in places:
            yield command(place + next(self._tremble), yaw, grip)
