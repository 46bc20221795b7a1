"""Minds for Go Cuckoo!: which stick, by the odds of equal ends, and when an egg is worth its risk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from teeter.bots.bot import Bot, Choice, Seen, SeenWith
from teeter.bots.simple import any_of
from teeter.bots.tries import all_alike, chance, surest
from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, hundredths, saying
from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.game import GoCuckoo
from teeter.games.go_cuckoo.sticks import COLOURS
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import Move

GoCuckooSeen = SeenWith[GoCuckooView]

WORLDS: Final = 6  # that are looked at for what may be under the sticks
TRIES: Final = house.TRIES.value
SHAKEN: Final = 0.85  # how much a try takes from the hope for an egg: it may end in a fall
HOPELESS: Final = 0.02  # a chance below this is as good as none
SURE: Final = 0.98
ENOUGH: Final = 0.5  # an egg is laid if it will more likely lie than fall


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Go Cuckoo!"""

    counts: bool  # knows which sticks have been pulled, and so what may be left
    steady: bool  # takes the stick that comes out most easily, of those that promise as much
    wary: bool  # thinks before it lays an egg on a nest that shakes
    voice: str  # how it speaks


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(any_game: Seen) -> Choice:
        seen = cast(GoCuckooSeen, any_game)
        return _STEPS[seen.view["phase"]](seen, style)

    return choose


def _pull(seen: GoCuckooSeen, style: Style) -> Choice:
    """A stick of the colour that most likely has equal ends, at once or after the next ones."""
    if not style.counts:
        return saying(seen, any_of(seen.moves, seen.rng), f"go-cuckoo-why-pull-{style.voice}")
    hope = _hopes(seen)
    tops = [seen.view["sticks"][move.arg].split("/")[0] for move in seen.moves]
    rated = [hope[COLOURS.index(top)] for top in tops]
    best = max(rated)
    good = [move for move, value in zip(seen.moves, rated, strict=True) if value >= best - 1e-9]
    move = surest(seen, good)[1] if style.steady else any_of(good, seen.rng)
    top = seen.view["sticks"][move.arg].split("/")[0]
    return saying(seen, move, _why_pull(best, len(set(tops)), style), top=top, hope=hundredths(best))


def _why_pull(hope: float, colours: int, style: Style) -> str:
    """What there is to say about a top that gives so much hope, of so many colours."""
    if hope < HOPELESS:
        return "go-cuckoo-why-hopeless"
    if hope > SURE:
        return "go-cuckoo-why-sure"
    return f"go-cuckoo-why-{'pull' if colours > 1 else 'one-colour'}-{style.voice}"


def _hopes(seen: GoCuckooSeen) -> list[float]:
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


def _ends(seen: GoCuckooSeen) -> list[list[float]]:
    """By top and bottom: how many standing sticks may have these ends, in worlds that could be."""
    standing = [n for n, place in enumerate(seen.view["places"]) if place == "can"]
    ends = [[0.0] * len(COLOURS) for _ in COLOURS]
    for _ in range(WORLDS):
        world = seen.redealt(seen.rng)
        assert isinstance(world, GoCuckoo), "this mind plays Go Cuckoo!"
        for stick in standing:
            ends[world.tops[stick]][world.bottoms[stick]] += 1
    return ends


def _lay(seen: GoCuckooSeen, style: Style) -> Choice:
    odds, move = surest(seen, seen.moves) if style.steady else (0.0, seen.moves[0])
    if len(seen.moves) == 1:
        return saying(seen, move, "go-cuckoo-why-last-stick")
    if not style.steady or all_alike(seen, seen.moves):
        return saying(seen, move, f"go-cuckoo-why-lay-{style.voice}")
    return saying(seen, move, f"go-cuckoo-why-lies-best-{style.voice}", odds=hundredths(odds))


def _egg(seen: GoCuckooSeen, style: Style) -> Choice:
    """Eggs must go, but an egg that falls brings others with it."""
    moves: dict[str, Move] = {move.text: move for move in seen.moves}
    odds = chance(seen, moves["lay egg"])
    told = hundredths(odds)
    if style.wary and odds < ENOUGH:
        no_egg = "go-cuckoo-why-no-egg" if odds > HOPELESS else "go-cuckoo-why-hardly"
        return saying(seen, moves["no egg"], no_egg, odds=told)
    looks = style.wary and seen.odds is not None
    key = "go-cuckoo-why-egg-lies" if looks else f"go-cuckoo-why-egg-{style.voice}"
    return saying(seen, moves["lay egg"], key, odds=told)


def _take(seen: GoCuckooSeen, style: Style) -> Choice:
    """Whoever loses an egg gains by it: the one whose turn is farthest away."""
    seats = len(seen.view["supplies"])
    move = max(seen.moves, key=lambda move: (move.arg - seen.view["player"]) % seats)
    return saying(seen, move, "go-cuckoo-why-take")


def _must_lay(seen: GoCuckooSeen, style: Style) -> Choice:
    return saying(seen, seen.moves[0], "go-cuckoo-why-must-lay")


def _kiki(seen: GoCuckooSeen, style: Style) -> Choice:
    return saying(seen, seen.moves[0], f"go-cuckoo-why-kiki-{style.voice}")


_STEPS: Final[dict[str, Callable[[GoCuckooSeen, Style], Choice]]] = {
    "pull": _pull,
    "pull again": _pull,
    "build": _lay,
    "egg": _egg,
    "last eggs": _must_lay,
    "kiki": _kiki,
    "take": _take,
}


def levels() -> dict[str, Bot]:
    """The levels; the hands that belong to them make the greater difference."""
    return {
        "beginner": player(Style(counts=False, steady=False, wary=False, voice=BEGINNER)),
        "casual": player(Style(counts=False, steady=True, wary=False, voice=CASUAL)),
        "keen": player(Style(counts=True, steady=True, wary=False, voice=KEEN)),
        "master": player(Style(counts=True, steady=True, wary=True, voice=MASTER)),
    }
