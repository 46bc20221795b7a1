"""Wishes behind a line that jitters, halts and forgets: the hand goes as its player did."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from teeter.hands.steering import Wish
from teeter.server.wish_buffer import CLOCK, MOST, MOST_WAIT, QUICKEST, WishBuffer

TICK = 1 / 120
SPEED = 0.3  # m/s, of a path along x
STRIDE = SPEED * TICK  # metres that it goes in a tick
TRAVELS = 0.5  # seconds that the quickest wish is under way, clocks that differ included

Sent = tuple[int, float, float]  # made (ms), x, when it arrives


def wish(x: float, *, pressed: bool = True, in_air: bool = False, yaw: float = 0.0) -> Wish:
    return Wish(x, 0.0, 0.1, yaw, 0.0, pressed, in_air)


def path(seconds: float, late: Iterable[float], start: int = 5000) -> list[Sent]:
    """A straight path of 60 wishes a second, each as late as it says; a line keeps their order."""
    sent: list[Sent] = []
    arrived = 0.0
    for number, by in zip(range(round(seconds * 60)), late, strict=False):
        made = start + round(number * 1000 / 60)
        arrived = max(arrived, made / 1000 + TRAVELS + by)
        sent.append((made % CLOCK, SPEED * (made - start) / 1000, arrived))
    return sent


def played(buffer: WishBuffer, sent: list[Sent], more: float = 0.5) -> list[tuple[float, float]]:
    """When, and where the hand was wished, tick by tick until some time after the last has arrived."""
    seen: list[tuple[float, float]] = []
    coming = list(sent)
    now = sent[0][2]
    while now < sent[-1][2] + more:
        while coming and coming[0][2] <= now:
            made, x, when = coming.pop(0)
            assert buffer.add(wish(x), made, when)
        told = buffer.at(now)
        assert told is not None
        seen.append((now, told.x))
        now += TICK
    return seen


def steps(seen: list[tuple[float, float]]) -> list[float]:
    """How far the wish goes in each tick."""
    return [there - here for (_, here), (_, there) in pairwise(seen)]


def test_nothing_is_wished_before_the_first_wish() -> None:
    assert WishBuffer().at(1.0) is None


def test_behind_a_line_that_jitters_the_path_goes_on_evenly() -> None:
    """60 wishes a second that come up to 20 ms late, played 120 times a second."""
    rng = Random(3)
    sent = path(3.0, (rng.uniform(0.0, 0.02) for _ in range(180)))
    gone = steps(played(WishBuffer(), sent))[60:320]
    assert max(gone) < 1.6 * STRIDE, "no leap"
    assert min(gone) > 0.4 * STRIDE, "and no halt"
    assert sum(gone) == pytest.approx(len(gone) * STRIDE, rel=0.02)


def test_one_late_wish_is_no_jerk() -> None:
    """In a line that is otherwise steady one comes 60 ms late, and all behind it wait for it."""
    late = [0.0] * 120
    late[60] = 0.06
    seen = played(WishBuffer(), path(2.0, late))
    assert max(steps(seen)) <= QUICKEST * STRIDE * 1.001
    assert min(steps(seen)) >= 0.0, "and nothing goes back"
    assert seen[-1][1] == pytest.approx(SPEED * 119 / 60, abs=1e-4)


def test_after_a_gap_the_hand_goes_on_where_it_was_and_makes_up_for_it_without_a_leap() -> None:
    """Nothing comes for 300 ms, then all at once: the path is whole, at twice its speed at most."""
    late = [0.3 - (n - 60) / 60 if 60 <= n < 78 else 0.0 for n in range(150)]
    sent = path(2.5, late)
    seen = played(WishBuffer(), sent)
    halt = [x for now, x in seen if sent[59][2] + 0.1 < now < sent[60][2]]
    assert len(halt) > 20
    assert max(halt) - min(halt) < 1e-9, "it holds still"
    assert max(steps(seen)) <= QUICKEST * STRIDE * 1.001
    lag = SPEED * (MOST_WAIT + 1 / 60)
    after = [(now, x) for now, x in seen if sent[60][2] + 0.3 < now < sent[-1][2]]
    assert after
    for now, x in after:
        assert x == pytest.approx(SPEED * (now - TRAVELS - 5.0), abs=lag), "soon it is there again"


def test_who_rested_moves_at_once_and_not_for_as_long_as_the_rest() -> None:
    """A screen says nothing while its pointer rests: that is no slow way from there to here."""
    buffer = WishBuffer()
    rest = [(5000 + 16 * n, 0.0, 5.5 + 0.016 * n) for n in range(60)]
    seen = played(buffer, [*rest, (8000, 0.004, 8.5), (8016, 0.008, 8.516)], more=0.1)
    before = [x for now, x in seen if now < 8.5]
    assert before
    assert max(before) == 0.0
    moved = next(now for now, x in seen if x > 0.002)
    assert moved < 8.5 + 2 / 60


@pytest.mark.parametrize("made", [4990, 5000])
def test_what_is_older_than_the_newest_wish_or_told_twice_is_refused(made: int) -> None:
    buffer = WishBuffer()
    assert buffer.add(wish(0.0), 4980, 5.48)
    assert buffer.add(wish(0.1), 5000, 5.5)
    assert not buffer.add(wish(0.2), made, 5.6)
    told = buffer.at(9.0)
    assert told is not None
    assert told.x <= 0.1


def test_who_goes_on_at_another_screen_with_a_slower_clock_has_a_hand_at_once() -> None:
    """A telephone may be minutes behind a computer; while both speak, the newest clock counts."""
    buffer = WishBuffer()
    assert buffer.add(wish(0.1), 600_000, 5.0)
    assert not buffer.add(wish(0.2), 1000, 5.1)
    assert buffer.add(wish(0.3), 1100, 5.2)
    assert buffer.add(wish(0.3), 1116, 5.216)
    assert _x(buffer, 5.3) == 0.3
    assert buffer.played in range(1100, 1117)


@pytest.mark.parametrize("apart", [5, 149, 5000])
def test_of_a_path_that_nobody_plays_so_fast_only_the_newest_part_is_kept(apart: int) -> None:
    """However far apart wishes say that they were made: nothing heaps up, and the hand comes along."""
    buffer = WishBuffer()
    now = 5.0
    for number in range(3 * MOST):
        now += 1 / 150
        assert buffer.add(wish(0.001 * number), apart * (number + 1), now)
    assert len(buffer._made) <= MOST
    assert _x(buffer, now) >= 0.001 * MOST, "the oldest are left out"


def test_a_clock_that_begins_anew_changes_nothing() -> None:
    """After 49 days the milliseconds of a screen are nought again."""
    late = [0.0] * 120
    usual = played(WishBuffer(), path(2.0, late, start=CLOCK - 3_000_000))
    buffer = WishBuffer()
    anew = played(buffer, path(2.0, late, start=CLOCK - 1000))
    assert [x for _, x in anew] == pytest.approx([x for _, x in usual], abs=1e-4)
    assert buffer.played == pytest.approx(119 * 1000 / 60 - 1000, abs=1)


@pytest.mark.parametrize(
    ("late", "least", "most"), [(0.0, 0.018, 0.022), (0.03, 0.045, 0.055), (0.4, 0.075, 0.085)]
)
def test_a_wish_waits_until_the_next_is_usually_there_between_20_and_80_ms(
    late: float, least: float, most: float
) -> None:
    """They are 20 ms apart, every fifth is late: how far behind the quickest ones the hand is."""
    buffer = WishBuffer()
    when = 0.0
    for number in range(300):
        made = 5000 + 20 * number
        arrived = made / 1000 + TRAVELS + (late if number % 5 == 0 else 0.0)
        buffer.add(wish(SPEED * 0.02 * number), made, arrived)
        when = made / 1000 + TRAVELS  # the last one was quick
        buffer.at(when)
    behind = when - TRAVELS - (5.0 + _x(buffer, when) / SPEED)
    assert least <= behind <= most


def _x(buffer: WishBuffer, now: float) -> float:
    told = buffer.at(now)
    assert told is not None
    return told.x


def test_a_wait_that_a_bad_moment_made_long_grows_shorter_again() -> None:
    late = [0.06 if 20 <= n < 40 else 0.0 for n in range(600)]
    sent = path(10.0, late)
    seen = played(WishBuffer(), sent, more=0.0)
    now, x = seen[-1]
    assert now - TRAVELS - (5.0 + x / SPEED) == pytest.approx(0.02, abs=0.005)


def test_between_two_wishes_the_hand_is_between_them_also_in_its_turn() -> None:
    buffer = WishBuffer()
    buffer.add(wish(0.0, yaw=3.0), 5000, 5.5)
    buffer.add(wish(0.1, yaw=-3.0), 5100, 5.6)
    turned = 2 * (math.pi - 3.0)  # the short way round
    times = []
    for tick in range(30):
        told = buffer.at(5.5 + tick * TICK)
        assert told is not None
        share = (buffer.played - 5000) / 100
        assert told.x == pytest.approx(0.1 * share, abs=6e-4)
        assert math.remainder(told.yaw - 3.0 - turned * share, 2 * math.pi) == pytest.approx(
            0.0, abs=2e-3
        )
        times.append(share)
    assert times[0] == 0.0
    assert times[-1] == 1.0
    assert any(0.4 < share < 0.6 for share in times)


def test_whether_it_is_pressed_is_never_half_so() -> None:
    """What another flag means is not mixed with what was before: there only changes count."""
    buffer = WishBuffer()
    buffer.add(wish(0.0, pressed=False, in_air=True), 5000, 5.5)
    buffer.add(wish(0.2), 5100, 5.6)
    seen = [buffer.at(5.5 + tick * TICK) for tick in range(30)]
    assert {(one.x, one.pressed, one.in_air) for one in seen if one is not None} == {
        (0.0, False, True),
        (0.2, True, False),
    }
