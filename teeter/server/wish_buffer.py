"""Wishes of a player's hand, played in the rhythm in which they were made, however they arrive.

A line delivers some of them late. Each waits as long as the latest usually are, so that a late one is
no jerk; and when none comes in time the hand holds still until it does.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace
from typing import Final

from teeter.hands.steering import Wish

LEAST_WAIT, MOST_WAIT = 0.02, 0.08  # seconds that a wish waits
REMEMBERED: Final = 2.0  # seconds of arrivals by which a line is judged
USUALLY: Final = 0.95  # of the wishes are in time
RELAXES: Final = 0.02  # seconds a second by which the wait grows shorter again
CLOCK: Final = 2**32  # milliseconds after which a client's clock begins anew


class WishBuffer:
    """The newest wishes of one hand. Times are seconds; `made` is milliseconds of the player's clock."""

    def __init__(self) -> None:
        self._wishes: deque[tuple[float, Wish]] = (
            deque()
        )  # when made, by our clock if the line took no time
        self._arrivals: deque[tuple[float, float]] = (
            deque()
        )  # when, and how long it took (with an unknown offset)
        self._wait = LEAST_WAIT
        self._judged = -math.inf
        self._last = -1  # milliseconds, of the newest wish
        self.played = 0  # the wish under way: when it was made, by the player's clock

    @property
    def is_empty(self) -> bool:
        return not self._wishes

    def add(self, wish: Wish, made: int, now: float) -> bool:
        """A wish has arrived; False if it is older than one that is here already."""
        if self._last >= 0 and not 0 < (made - self._last) % CLOCK < CLOCK // 2:
            return False
        self._last = made
        self._arrivals.append((now, now - made / 1000))
        while self._arrivals[0][0] < now - REMEMBERED:
            self._arrivals.popleft()
        self._wishes.append((made / 1000, wish))
        self._judge(now)
        return True

    def at(self, now: float) -> Wish | None:
        """What is wished now: between two wishes, or the last one for as long as none follows."""
        if not self._wishes:
            return None
        quickest = min(took for _, took in self._arrivals)
        time = now - quickest - self._wait
        while len(self._wishes) > 1 and self._wishes[1][0] <= time:
            self._wishes.popleft()
        made, wish = self._wishes[0]
        if len(self._wishes) > 1:
            following, then = self._wishes[1]
            share = min(1.0, max(0.0, (time - made) / (following - made)))
            wish, made = _between(wish, then, share), made + (following - made) * share
        self.played = round(made * 1000) % CLOCK
        return wish

    def _judge(self, now: float) -> None:
        """As late as the latest usually are; a wait that is too long shrinks slowly."""
        took = sorted(took for _, took in self._arrivals)
        late = took[math.ceil(USUALLY * len(took)) - 1] - took[0]
        wanted = min(max(late, LEAST_WAIT), MOST_WAIT)
        since = min(max(now - self._judged, 0.0), 1.0)
        self._judged = now
        self._wait = max(wanted, self._wait - RELAXES * since)


def _between(one: Wish, other: Wish, share: float) -> Wish:
    """A wish between two; whether it is pressed is never half so."""
    if one.in_air != other.in_air or one.pressed != other.pressed:
        return one if share < 1.0 else other

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
