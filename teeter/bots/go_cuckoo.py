"""Minds for Go Cuckoo!: which stick, by the odds of equal ends, and when an egg is worth its risk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.simple import any_of
from teeter.bots.tries import chance, surest
from teeter.rules.contract import Move
from teeter.rules.go_cuckoo import house
from teeter.rules.go_cuckoo.game import GoCuckoo
from teeter.rules.go_cuckoo.sticks import COLOURS

WORLDS: Final = 6  # that are looked at for what may be under the sticks
TRIES: Final = house.TRIES.value
SHAKEN: Final = 0.85  # how much a try takes from the hope for an egg: it may end in a fall
ENOUGH: Final = 0.5  # an egg is laid if it will more likely lie than fall


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Go Cuckoo!"""

    counts: bool  # knows which sticks have been pulled, and so what may be left
    steady: bool  # takes the stick that comes out most easily, of those that promise as much
    wary: bool  # thinks before it lays an egg on a nest that shakes


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(seen: Seen) -> Choice:
        step = _STEPS.get(seen.view["phase"])
        return step(seen, style) if step else _only(seen, style)

    return choose


def _only(seen: Seen, style: Style) -> Choice:
    return Choice(seen.moves[0], "There is nothing else to do here.")


def _pull(seen: Seen, style: Style) -> Choice:
    """A stick of the colour that most likely has equal ends, at once or after the next ones."""
    if not style.counts:
        return Choice(any_of(seen.moves, seen.rng), "I just feel that this one has equal ends.")
    hope = _hopes(seen)
    tops = [seen.view["sticks"][move.arg].split("/")[0] for move in seen.moves]
    rated = [hope[COLOURS.index(top)] for top in tops]
    best = max(rated)
    good = [move for move, value in zip(seen.moves, rated, strict=True) if value >= best - 1e-9]
    move = surest(seen, good)[1] if style.steady else any_of(good, seen.rng)
    top = seen.view["sticks"][move.arg].split("/")[0]
    return Choice(move, f"A {top} top leads to equal ends in about {best:.0%}.")


def _hopes(seen: Seen) -> list[float]:
    """By top colour: how likely the tries that are left end with equal ends."""
    ends = _ends(seen)
    hope = [0.0] * len(COLOURS)
    for _ in range(TRIES - seen.view["tries"]):
        hope = [_one_more(top, ends[top], hope) for top in range(len(COLOURS))]
    return hope


def _one_more(top: int, bottoms: Sequence[float], hope: Sequence[float]) -> float:
    total = sum(bottoms)
    if not total:
        return 0.0
    worths = [
        count * (1.0 if bottom == top else SHAKEN * hope[bottom])
        for bottom, count in enumerate(bottoms)
    ]
    return sum(worths) / total


def _ends(seen: Seen) -> list[list[float]]:
    """By top and bottom: how many standing sticks may have these ends, in worlds that could be."""
    standing = [n for n, place in enumerate(seen.view["places"]) if place == "can"]
    ends = [[0.0] * len(COLOURS) for _ in COLOURS]
    for _ in range(WORLDS):
        world = seen.redealt(seen.rng)
        assert isinstance(world, GoCuckoo), "this mind plays Go Cuckoo!"
        for stick in standing:
            ends[world.tops[stick]][world.bottoms[stick]] += 1
    return ends


def _lay(seen: Seen, style: Style) -> Choice:
    if not style.steady:
        return Choice(seen.moves[0], "In the order in which I pulled them.")
    return Choice(surest(seen, seen.moves)[1], "This one will lie best.")


def _egg(seen: Seen, style: Style) -> Choice:
    """Eggs must go, but an egg that falls brings others with it."""
    moves: dict[str, Move] = {move.text: move for move in seen.moves}
    odds = chance(seen, moves["lay egg"])
    if style.wary and odds < ENOUGH:
        return Choice(moves["no egg"], f"It would lie in only about {odds:.0%}.")
    return Choice(moves["lay egg"], "One egg less.")


def _take(seen: Seen, style: Style) -> Choice:
    """Whoever loses an egg gains by it: the one whose turn is farthest away."""
    seats = len(seen.view["supplies"])
    move = max(seen.moves, key=lambda move: (move.arg - seen.view["player"]) % seats)
    return Choice(move, "That player's turn is farthest away.")


_STEPS: Final[dict[str, Callable[[Seen, Style], Choice]]] = {
    "pull": _pull,
    "pull again": _pull,
    "build": _lay,
    "egg": _egg,
    "take": _take,
}


def levels() -> dict[str, Bot]:
    """The levels; the hands that belong to them make the greater difference."""
    return {
        "beginner": player(Style(counts=False, steady=False, wary=False)),
        "casual": player(Style(counts=False, steady=True, wary=False)),
        "keen": player(Style(counts=True, steady=True, wary=False)),
        "master": player(Style(counts=True, steady=True, wary=True)),
    }
