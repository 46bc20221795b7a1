"""When to stop turning in Eruk: what one more counter is worth, by the odds of the next one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from teeter.games.eruk.house import PURSUERS, SUN_FIELDS
from teeter.games.eruk.moves import IGLOO, KINDS, REINDEER

ANIMALS: Final = REINDEER  # the first kinds are the animals that can flee
_PURSUER: Final = tuple(KINDS.index(by) for by in PURSUERS.value.values())  # by prey
_FARTHEST: Final = 5  # nobody thinks more counters ahead than this
SEARCH: Final = 1.3  # what a figure on the board is worth: its igloo, and what its search will find

STOP, TURN = -1, -2  # plans besides taking a known kind (its number)


@dataclass(frozen=True, slots=True)
class Ice:
    """What a player thinks about when a counter is to be turned."""

    open: tuple[int, ...]  # by kind: the counters open in this turn
    left: tuple[float, ...]  # by kind: those at places nobody has seen
    known: tuple[int, ...]  # by animal: those whose place is remembered
    sun: int
    figure: bool  # there is one to put on an igloo
    gift: float  # what a counter is worth that the next player knows and may take
    last_gift: float  # the same when the sun arrives: negative if the search is ours


def compatible(kind: int, open_kinds: tuple[int, ...]) -> bool:
    """Whether nothing flees when this kind turns up."""
    return not loss(kind, open_kinds)


def loss(kind: int, open_kinds: tuple[int, ...]) -> int:
    """How many counters flee when this kind turns up, itself included."""
    if kind == IGLOO:
        return 0
    after = [count + (other == kind) for other, count in enumerate(open_kinds)]
    return sum(after[prey] for prey, by in enumerate(_PURSUER) if after[prey] and after[by])


def easy_prey(known: tuple[int, ...]) -> int:
    """The most known animals that one player can take in a turn without any of them fleeing."""
    herring, salmon, seal, bear = known
    return max(herring + seal, herring + bear, salmon + bear)


def next_counter_alone(ice: Ice) -> int:
    """The plan of who thinks one counter ahead: on while it should bring more than it drives away."""
    safe = [kind for kind in range(ANIMALS) if ice.known[kind] and compatible(kind, ice.open)]
    if safe:
        return max(safe, key=lambda kind: easy_prey(_together(ice.known, safe, kind)))
    brings = sum(
        count * (1 - loss(kind, ice.open)) for kind, count in enumerate(ice.left) if kind != IGLOO
    )
    return TURN if brings > 0 or not any(ice.open) else STOP


def _together(known: tuple[int, ...], safe: list[int], kind: int) -> tuple[int, ...]:
    """What may be taken of the known animals once this kind is."""
    return tuple(
        count if other in safe and _PURSUER[kind] != other and _PURSUER[other] != kind else 0
        for other, count in enumerate(known)
    )


class Nerve:
    """The best plan for a turn, by looking at everything that the next counters could be."""

    def __init__(self, ice: Ice) -> None:
        self._ice = ice
        self._memo: dict[tuple[tuple[int, ...], int], tuple[float, int]] = {}
        self._nothing = (0,) * len(KINDS)

    @cached_property
    def plan(self) -> int:
        """STOP, TURN an unseen counter, or the known kind to take."""
        if not any(self._ice.open) and not any(self._ice.known):
            return TURN  # there is nothing to weigh
        return self._best(self._nothing, 0)[1]

    @property
    def worth(self) -> float:
        """What the best plan is worth, in counters."""
        return self._best(self._nothing, 0)[0]

    def _best(self, drawn: tuple[int, ...], taken: int) -> tuple[float, int]:
        """The worth of the best plan after these draws, with these known kinds (bits) taken."""
        key = (drawn, taken)
        if key not in self._memo:
            open_now = self._open(drawn, taken)
            plans = [(self._ended(open_now, self._known(taken)), STOP)] if any(open_now) else []
            plans += [
                (self._best(drawn, taken | 1 << kind)[0], kind)
                for kind in range(ANIMALS)
                if self._ice.known[kind] and not taken >> kind & 1 and compatible(kind, open_now)
            ]
            if sum(drawn) < _FARTHEST and sum(self._ice.left) > sum(drawn):
                plans.append((self._next_counter(drawn, taken, open_now), TURN))
            self._memo[key] = max(plans, default=(0.0, TURN))
        return self._memo[key]

    def _open(self, drawn: tuple[int, ...], taken: int) -> tuple[int, ...]:
        known = self._ice.known
        return tuple(
            count + drawn[kind] + (known[kind] if kind < ANIMALS and taken >> kind & 1 else 0)
            for kind, count in enumerate(self._ice.open)
        )

    def _known(self, taken: int) -> list[int]:
        return [0 if taken >> kind & 1 else count for kind, count in enumerate(self._ice.known)]

    def _next_counter(self, drawn: tuple[int, ...], taken: int, open_now: tuple[int, ...]) -> float:
        left = [max(count - gone, 0.0) for count, gone in zip(self._ice.left, drawn, strict=True)]
        total = sum(left)
        if not total:
            return 0.0
        worths = (
            count * self._after(kind, drawn, taken, open_now)
            for kind, count in enumerate(left)
            if count
        )
        return sum(worths) / total

    def _after(self, kind: int, drawn: tuple[int, ...], taken: int, open_now: tuple[int, ...]) -> float:
        """What the turn is worth when the next counter is of this kind."""
        known = self._known(taken)
        if kind == IGLOO:
            return self._ended(open_now, known) + (SEARCH if self._ice.figure else 0.0)
        more = tuple(count + (other == kind) for other, count in enumerate(open_now))
        arrived = kind == REINDEER and self._ice.sun + drawn[REINDEER] + 1 == SUN_FIELDS.value
        if loss(kind, open_now):
            return self._fled(more, known, arrived)
        if arrived:
            return self._ended(more, known, arrived=True)
        return self._best(_plus(drawn, kind), taken)[0]

    def _fled(self, more: tuple[int, ...], known: list[int], arrived: bool) -> float:
        kept = list(more)
        for prey, by in enumerate(_PURSUER):
            if more[prey] and more[by]:
                kept[prey] = 0
                known[prey] += more[prey]
        return self._ended(tuple(kept), known, arrived)

    def _ended(self, kept: tuple[int, ...], known: list[int], arrived: bool = False) -> float:
        """What is kept, less what the others now know and may take."""
        if arrived:
            return sum(kept) - self._ice.last_gift * sum(known)
        return sum(kept) - self._ice.gift * easy_prey(tuple(known))


def _plus(drawn: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])
