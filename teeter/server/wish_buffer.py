"""Wishes of a player's hand, played in the rhythm in which they were made, however they arrive.

A line delivers some of them late. Each waits as long as the next usually takes to come, so that a late
one is no jerk. When none comes in time the hand holds still, and then goes on where it was, along the
same path, a little faster until it has made up for the gap: no part of a path is left out.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from teeter.hands.steering import Wish

LEAST_WAIT, MOST_WAIT = 0.02, 0.08  # seconds that a wish waits
REMEMBERED: Final = 2.0  # seconds of arrivals by which a line is judged
USUALLY: Final = 0.95  # of the wishes are in time
RELAXES: Final = 0.02  # seconds a second by which the wait grows shorter again
SLOWEST, QUICKEST = 0.5, 2.0  # of the rhythm, while what is played comes to wait longer or shorter
SILENT: Final = 0.15  # seconds without a wish: its player did not move
MOVES: Final = 0.02  # seconds of them in which the hand went where the next wish says
CLOCK: Final = 2**32  # milliseconds after which a client's clock begins anew
OTHER: Final = 2000  # milliseconds: a wish that is so much older is made by another clock
MOST: Final = 1200  # wishes that wait, at most: ten seconds of a quick screen


@dataclass(frozen=True, slots=True)
class _Made:
    when: float  # seconds, by the player's clock as if it never began anew
    wish: Wish


class WishBuffer:
    """The newest wishes of one hand. Times are seconds; `made` is milliseconds of a player's clock."""

    def __init__(self) -> None:
        self._made: deque[_Made] = deque()  # what is under way, and what follows
        # When each arrived; how long after it was made, and after the one before it was (and an unknown
        # difference of clocks).
        self._arrivals: deque[tuple[float, float, float]] = deque()
        self._took = 0.0  # seconds, by the quickest of them
        self._wait = LEAST_WAIT
        self._judged = -math.inf
        self._newest = 0  # milliseconds, by the player's clock as if it never began anew
        self._playing = 0.0  # the moment of the player's clock that is under way
        self._asked = 0.0  # when it was asked last what is wished

    @property
    def played(self) -> int:
        """When that was wished which is under way, as the player's clock said it."""
        return round(self._playing * 1000) % CLOCK

    def add(self, wish: Wish, made: int, now: float) -> bool:
        """A wish has arrived; False if it is older than one that is here already."""
        if self._is_of_another_clock(made, now):
            self._made.clear()
            self._arrivals.clear()
        if not self._made:
            self._newest = made
            self._playing, self._asked = made / 1000, now
        else:
            later = (made - self._newest) % CLOCK
            if not 0 < later < CLOCK // 2:
                return False
            self._newest += later
        when = self._newest / 1000
        if self._made and when - self._made[-1].when > SILENT:
            self._made.append(_Made(when - MOVES, self._made[-1].wish))
        before = self._made[-1].when if self._made else when
        self._made.append(_Made(when, wish))
        while len(self._made) > MOST:
            self._made.popleft()
            self._playing = max(self._playing, self._made[0].when)
        self._arrivals.append((now, now - when, now - before))
        self._judge(now)
        return True

    def _is_of_another_clock(self, made: int, now: float) -> bool:
        """Whether the player goes on at another screen: the one before is silent, and was far ahead."""
        if not self._made or now - self._arrivals[-1][0] < SILENT:
            return False
        return OTHER < (self._newest - made) % CLOCK <= CLOCK // 2

    def at(self, now: float) -> Wish | None:
        """What is wished now: between two wishes, or the last one for as long as none follows."""
        if not self._made:
            return None
        self._go_on(now)
        one = self._made[0]
        if len(self._made) == 1:
            return one.wish
        other = self._made[1]
        return _between(one.wish, other.wish, (self._playing - one.when) / (other.when - one.when))

    def _go_on(self, now: float) -> None:
        passed = max(0.0, now - self._asked)
        self._asked = now
        due = now - self._took - self._wait
        if len(self._made) > 1 and self._made[1].wish is self._made[0].wish:  # nobody moved: no rhythm
            self._playing = max(self._playing, min(due, self._made[1].when))
        by = min(max(due - self._playing, SLOWEST * passed), QUICKEST * passed)
        self._playing = min(self._playing + by, self._made[-1].when)
        while len(self._made) > 1 and self._made[1].when <= self._playing:
            self._made.popleft()

    def _judge(self, now: float) -> None:
        """Until the next is usually here; a wait that is too long shrinks slowly."""
        while self._arrivals[0][0] < now - REMEMBERED:
            self._arrivals.popleft()
        self._took = min(took for _, took, _ in self._arrivals)
        nexts = sorted(after for _, _, after in self._arrivals)
        late = nexts[math.ceil(USUALLY * len(nexts)) - 1] - self._took
        since = min(max(now - self._judged, 0.0), 1.0)
        self._judged = now
        wanted = min(max(late, LEAST_WAIT), MOST_WAIT)
        self._wait = max(wanted, self._wait - RELAXES * since)


def _between(one: Wish, other: Wish, share: float) -> Wish:
    """A wish between two; whether it is pressed, or in the air, is never half so."""
    if one.in_air != other.in_air or one.pressed != other.pressed:
        return one

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return replace(
        one,
        x=mixed(one.x, other.x),
        y=mixed(one.y, other.y),
        z=mixed(one.z, other.z),
        yaw=one.yaw + math.remainder(other.yaw - one.yaw, 2 * math.pi) * share,
        level=mixed(one.level, other.level),
    )
