"""What a player of Eruk remembers of the counters that fled: a memory that fades as people's do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import Final
from zlib import crc32

from teeter.bots.bot import SeenWith
from teeter.games.eruk.game import Eruk
from teeter.games.eruk.house import COUNTERS, GRID
from teeter.games.eruk.moves import IGLOO, KINDS
from teeter.games.eruk.view import ErukView
from teeter.rules.contract import SHOWS

ErukSeen = SeenWith[ErukView]

_SCATTERED: Final = 0.6  # how long a place is remembered when no rows help, beside neat rows
_MIX: Final = tuple(COUNTERS.value.values())


@dataclass(frozen=True, slots=True)
class Memory:
    """How well somebody remembers."""

    places: float  # how many places are kept in mind, the last ones seen
    half_life: float  # so many counters are turned until half of them are forgotten
    slips: float  # share of memories that are a place beside the right one
    counting: float  # how well it is known what is gone: 1 exactly, 0 not at all


PERFECT: Final = Memory(places=inf, half_life=inf, slips=0.0, counting=1.0)


@dataclass(frozen=True, slots=True)
class Remembered:
    """The face-down counters as somebody thinks they lie."""

    known: dict[int, int]  # by place: the animal, a number of KINDS; may be wrong
    blank: tuple[int, ...]  # the other places that are face down
    left: tuple[float, ...]  # by kind: how many of them lie at the places nobody has seen

    def places_of(self, kind: int) -> list[int]:
        return [place for place, animal in self.known.items() if animal == kind]


def recall(seen: ErukSeen, world: Eruk, memory: Memory) -> Remembered:
    """The table in somebody's head. Every world that could be agrees on what has been seen."""
    face_down = [place for place, face in enumerate(seen.view["counters"], 1) if face == "?"]
    turned = [int(text.split(SHOWS)[0][5:]) for _, text in seen.heard if text.startswith("turn ")]
    when = {place: step for step, place in enumerate(turned)}  # the last time counts
    fled = [place for place in face_down if place in when]
    unseen = Counter(min(world.faces[place], IGLOO) for place in face_down if place not in when)
    known: dict[int, int] = {}
    for place in _kept(seen, fled, when, len(turned), world, memory):
        where = _slipped(place, face_down, _dice(seen, when[place], place, "slip"), memory)
        known[where] = world.faces[place]
    blank = tuple(place for place in face_down if place not in known)
    return Remembered(known, blank, _believed(unseen, memory))


def _kept(
    seen: ErukSeen, fled: Iterable[int], when: dict[int, int], now: int, world: Eruk, memory: Memory
) -> list[int]:
    """The fled places that are still in mind, the last seen first."""
    half_life = memory.half_life * (1 if world.options["layout"] == "rows" else _SCATTERED)
    kept = [
        place
        for place in sorted(fled, key=lambda place: -when[place])
        if 0.5 ** ((now - when[place]) / half_life) > _dice(seen, when[place], place, "fade")
    ]
    return kept if memory.places == inf else kept[: int(memory.places)]


def _dice(seen: ErukSeen, when: int, place: int, what: str) -> float:
    """A number from 0 to 1, always the same for this memory: forgotten once is forgotten for good."""
    opening = "".join(text.split(SHOWS)[0] for _, text in seen.heard[:4])  # another game, another luck
    return crc32(f"{opening} {seen.seat} {when} {place} {what}".encode()) / 2**32


def _slipped(place: int, face_down: list[int], dice: float, memory: Memory) -> int:
    """The right place, or now and then one beside it."""
    if dice >= memory.slips:
        return place
    width = GRID.value[0]
    beside = [
        near for near in (place - 1, place + 1, place - width, place + width) if near in face_down
    ]
    return beside[int(dice / memory.slips * len(beside))] if beside else place


def _believed(unseen: Counter[int], memory: Memory) -> tuple[float, ...]:
    """How many of each kind are thought to lie unseen; without counting, as at the start."""
    total = sum(unseen.values())
    share = memory.counting
    mix = [total * count / sum(_MIX) for count in _MIX]
    return tuple(share * unseen[kind] + (1 - share) * mix[kind] for kind in range(len(KINDS)))
