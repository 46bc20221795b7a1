"""Thinking in the middle of a try: a hand that waits finds a way that goes well, in a stated time."""

from __future__ import annotations

import math
from collections.abc import Generator
from itertools import islice, pairwise
from random import Random

from teeter.hands.planning import AT_ONCE, CALM, TRIALS, WRONG, Imagination, hovering, safest
from teeter.hands.skills import SKILLS
from teeter.physics.stage import Command

HERE = Command(0.01, 0.02, 0.2, 0.5, grip=False)
ROUGH = 2 * CALM


class Head:
    """Imagines each way for so many ticks, and remembers which ones it thought of."""

    def __init__(self, stirs: dict[str, list[float]], ticks: int = 30) -> None:
        self.stirs = {way: iter(values) for way, values in stirs.items()}
        self.ticks = ticks
        self.thought: list[str] = []

    def imagine(self, way: str) -> Imagination:
        self.thought.append(way)
        for _ in range(self.ticks):
            yield
        return next(self.stirs[way])


def thinks(head: Head, most: int = 1000, sure: float = 0.0) -> tuple[str, float, int]:
    """What is chosen in the end, how much it is thought to stir, and after how many ticks."""
    return _end(safest(list(head.stirs), head.imagine, lambda way: HERE, most, sure=sure))


def _end(thinking: Generator[Command, None, tuple[str, float]]) -> tuple[str, float, int]:
    ticks = 0
    while True:
        try:
            assert next(thinking) == HERE
        except StopIteration as end:
            return (*end.value, ticks)
        ticks += 1


def test_the_first_way_that_goes_well_each_time_is_taken() -> None:
    head = Head({"fails": [WRONG], "usual": [CALM] * TRIALS, "better": [0.0] * TRIALS})
    chosen, stirs, ticks = thinks(head)
    assert (chosen, stirs) == ("usual", CALM)
    assert head.thought == ["fails", *["usual"] * TRIALS]
    assert ticks == len(head.thought) * math.ceil((head.ticks + 1) / AT_ONCE)


def test_what_went_well_by_luck_is_not_trusted() -> None:
    head = Head({"lucky": [0.0, 2 * WRONG], "sure": [1.0] * TRIALS})
    assert thinks(head)[0] == "sure"
    assert head.thought == ["lucky", "lucky", *["sure"] * TRIALS]


def test_what_is_sure_is_not_tried_again() -> None:
    sure = CALM / 2
    head = Head({"doubtful": [sure, 2 * WRONG], "sure": [sure - 0.1]})
    assert thinks(head, sure=sure)[0] == "sure"
    assert head.thought == ["doubtful", "doubtful", "sure"]


def test_if_every_way_is_rough_the_least_rough_one_is_thought_through_again_and_taken() -> None:
    head = Head({"rough": [ROUGH + 2], "less": [ROUGH] * TRIALS, "fails": [2 * WRONG]})
    assert thinks(head)[:2] == ("less", ROUGH)
    assert head.thought == ["rough", "less", "fails", *["less"] * (TRIALS - 1)]


def test_a_rough_way_that_disappoints_gives_place_to_the_next() -> None:
    head = Head({"rough": [ROUGH, WRONG], "rougher": [ROUGH + 1] * TRIALS})
    assert thinks(head)[0] == "rougher"


def test_who_has_little_to_imagine_thinks_faster() -> None:
    def ticks(at_once: int) -> int:
        head = Head({"usual": [0.0] * TRIALS})
        return _end(safest(["usual"], head.imagine, lambda way: HERE, 1000, at_once))[2]

    assert ticks(2 * AT_ONCE) < ticks(AT_ONCE)


def test_if_everything_fails_the_first_of_the_least_bad_ways_is_tried() -> None:
    alarm, miss = [2 * WRONG], [WRONG] * TRIALS
    assert thinks(Head({"alarm": alarm, "miss": miss, "miss too": miss}))[:2] == ("miss", WRONG)


def test_thinking_ends_in_time_with_the_best_so_far() -> None:
    head = Head({"rough": [ROUGH], "long": [0.1]}, ticks=60)
    most = math.ceil((head.ticks + 1) / AT_ONCE) + 5
    chosen, _, ticks = thinks(head, most)
    assert (chosen, ticks) == ("rough", most)
    chosen, _, ticks = thinks(Head({"usual": [5.0], "other": [0.0]}, ticks=600), most=30)
    assert (chosen, ticks) == ("usual", 30)


def test_a_hand_in_the_air_is_never_still_and_goes_nowhere() -> None:
    air = list(islice(hovering(HERE, SKILLS["careful"], Random(1), 0.008), 500))
    ways = [math.dist((c.x, c.y, c.z), (HERE.x, HERE.y, HERE.z)) for c in air]
    assert max(ways) < 0.008
    assert max(ways) > 0.003
    assert all((c.yaw, c.grip) == (HERE.yaw, HERE.grip) for c in air)
    jumps = [math.dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in pairwise(air)]
    assert max(jumps) < 0.001
