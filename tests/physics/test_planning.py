"""Thinking before a try: the calmest way is taken, in a stated time, by a hand that hovers."""

from __future__ import annotations

import math
from collections.abc import Generator
from itertools import islice, pairwise
from random import Random

from teeter.physics.planning import AT_ONCE, CALM, WRONG, Imagination, hovering, safest
from teeter.physics.skills import SKILLS
from teeter.physics.stage import Command

HERE = Command(0.01, 0.02, 0.2, 0.5, grip=False)


class Head:
    """Imagines each way for so many ticks, and remembers which ones it thought of."""

    def __init__(self, stirs: dict[str, float], ticks: int = 30) -> None:
        self.stirs = stirs
        self.ticks = ticks
        self.thought: list[str] = []

    def imagine(self, way: str) -> Imagination:
        self.thought.append(way)
        for _ in range(self.ticks):
            yield
        return self.stirs[way]


def thinks(head: Head, most: int = 1000) -> tuple[str, int]:
    """What is chosen in the end, and after how many ticks in the air."""
    thinking = safest(list(head.stirs), head.imagine, lambda way: HERE, most)
    return _end(thinking)


def _end(thinking: Generator[Command, None, str]) -> tuple[str, int]:
    ticks = 0
    while True:
        try:
            assert next(thinking) == HERE
        except StopIteration as end:
            return end.value, ticks
        ticks += 1


def test_the_way_that_stirs_the_least_is_taken() -> None:
    head = Head({"first": WRONG, "rough": 3.0, "gentle": 1.0, "last": 2 * WRONG})
    chosen, ticks = thinks(head)
    assert chosen == "gentle"
    assert head.thought == ["first", "rough", "rough", "gentle", "gentle", "last"]
    assert ticks == len(head.thought) * math.ceil((head.ticks + 1) / AT_ONCE)


def test_a_calm_way_needs_no_second_thought() -> None:
    head = Head({"usual": CALM, "other": 0.0})
    assert thinks(head)[0] == "usual"
    assert head.thought == ["usual", "usual"]


def test_if_everything_fails_the_first_of_the_least_bad_ways_is_tried() -> None:
    assert thinks(Head({"alarm": 2 * WRONG, "miss": WRONG, "miss too": WRONG}))[0] == "miss"


def test_thinking_ends_in_time_with_the_best_so_far() -> None:
    head = Head({"rough": 5.0, "long": 0.1}, ticks=60)
    most = 2 * math.ceil((head.ticks + 1) / AT_ONCE) + 5
    chosen, ticks = thinks(head, most)
    assert chosen == "rough"
    assert ticks == most
    assert thinks(Head({"usual": 5.0, "other": 0.0}, ticks=600), most=30) == ("usual", 30)


def test_a_hand_in_the_air_is_never_still_and_goes_nowhere() -> None:
    air = list(islice(hovering(HERE, SKILLS["careful"], Random(1), 0.008), 500))
    ways = [math.dist((c.x, c.y, c.z), (HERE.x, HERE.y, HERE.z)) for c in air]
    assert max(ways) < 0.008
    assert max(ways) > 0.003
    assert all((c.yaw, c.grip) == (HERE.yaw, HERE.grip) for c in air)
    jumps = [math.dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in pairwise(air)]
    assert max(jumps) < 0.001


def test_what_went_well_by_luck_is_not_trusted() -> None:
    stirs = iter([1.0, WRONG, 2.0, 2.0])
    thought: list[str] = []

    def imagine(way: str) -> Imagination:
        thought.append(way)
        yield
        return next(stirs)

    chosen, _ = _end(safest(["lucky", "sure"], imagine, lambda way: HERE, 100))
    assert chosen == "sure"
    assert thought == ["lucky", "lucky", "sure", "sure"]
