"""A player of Eruk: takes what it remembers, turns while the odds are good, names what is likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.simple import any_of
from teeter.bots.wording import CASUAL, saying, thinking
from teeter.games.eruk.bots import says, why
from teeter.games.eruk.bots.memory import Memory, Remembered, recall
from teeter.games.eruk.bots.nerve import ANIMALS, STOP, TURN, Ice, Nerve, compatible
from teeter.games.eruk.game import Eruk
from teeter.games.eruk.moves import FACES, IGLOO, KINDS
from teeter.rules.contract import Move

ANY, REMEMBERED, LIKELIEST = "any", "remembered", "likeliest"


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Eruk."""

    memory: Memory
    enough: int | None  # stops at so many counters, by feeling; None: by the odds
    gift: float  # how much it minds leaving known counters to the next player
    naming: str  # ANY animal, a REMEMBERED one if there is one, or else the LIKELIEST
    voice: str = CASUAL  # how it speaks


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(seen: Seen) -> Choice:
        world = seen.redealt(seen.rng)
        assert isinstance(world, Eruk), "this mind plays Eruk"
        return _STEPS[seen.view["phase"]](seen, recall(seen, world, style.memory), style)

    return choose


# Collecting


def _collect(seen: Seen, table: Remembered, style: Style) -> Choice:
    ice = _ice(seen, table, style)
    plan = Nerve(ice).plan if style.enough is None else _feeling(seen, ice, style.enough)
    if plan == STOP:
        return thinking(seen, seen.game.moves["stop"], lambda: why.stop(ice, style.voice))
    if plan == TURN:
        move = _turn(seen, _unseen(seen, table))
        return thinking(seen, move, lambda: why.turn(ice, style.voice, bool(table.blank)))
    place = table.places_of(plan)[0]
    return saying(seen, _turn(seen, place), says.TAKE[style.voice], kind=KINDS[plan], place=place)


def _feeling(seen: Seen, ice: Ice, enough: int) -> int:
    """A beginner's plan: take what comes to mind, stop when it looks like enough."""
    if sum(ice.open) >= enough + seen.rng.choice((-1, 0, 0, 1)) and any(ice.open):
        return STOP
    safe = [kind for kind in range(ANIMALS) if ice.known[kind] and compatible(kind, ice.open)]
    return safe[0] if safe else TURN


def _ice(seen: Seen, table: Remembered, style: Style) -> Ice:
    view = seen.view
    faces = [face for face in view["counters"] if face not in ("", "?")]
    codes = [min(FACES.index(face), IGLOO) for face in faces]
    return Ice(
        open=tuple(codes.count(kind) for kind in range(len(KINDS))),
        left=table.left,
        known=tuple(len(table.places_of(kind)) for kind in range(ANIMALS)),
        sun=view["sun"],
        figure=view["figures"][seen.seat] > 0,
        gift=style.gift,
        last_gift=style.gift * _first_to_search(seen),
    )


def _first_to_search(seen: Seen) -> int:
    """1 if another player will search first when the sun arrives, -1 if it is us, 0 if nobody can."""
    seats = len(seen.view["piles"])
    for step in range(1, seats + 1):
        seat = (seen.seat + step) % seats
        if seat in seen.view["igloo"]:
            return -1 if seat == seen.seat else 1
    return 0


def _unseen(seen: Seen, table: Remembered) -> int:
    """Some place that is not remembered; if all are, some place."""
    places = table.blank or tuple(table.known)
    return places[int(seen.rng.random() * len(places))]


def _turn(seen: Seen, place: int) -> Move:
    return seen.game.moves[f"turn {place}"]


# Searching


def _fetch(seen: Seen, table: Remembered, style: Style) -> Choice:
    alone = len(seen.moves) == 1
    return saying(seen, seen.moves[0], says.LAST_FIGURE if alone else says.FETCH[style.voice])


def _name(seen: Seen, table: Remembered, style: Style) -> Choice:
    names: dict[int, Move] = {move.arg: move for move in seen.moves}
    known = [(place, kind) for place, kind in table.known.items() if kind in names]
    if known and style.naming != ANY:
        place, kind = known[0]
        return _remembered(seen, names[kind], kind, place, style)
    if style.naming != LIKELIEST:
        return saying(seen, any_of(seen.moves, seen.rng), says.GUESS[style.voice])
    kind = max(names, key=lambda kind: table.left[kind])
    return thinking(seen, names[kind], lambda: why.likeliest(kind, table, style.voice))


def _search(seen: Seen, table: Remembered, style: Style) -> Choice:
    kind = KINDS.index(seen.view["named"])
    places = table.places_of(kind)
    if places:
        return _remembered(seen, _turn(seen, places[0]), kind, places[0], style)
    ways = says.WHERE[style.voice] if table.blank else says.LAST_RESORT
    return saying(seen, _turn(seen, _unseen(seen, table)), ways)


def _remembered(seen: Seen, move: Move, kind: int, place: int, style: Style) -> Choice:
    return saying(seen, move, says.REMEMBERED[style.voice], kind=KINDS[kind], place=place)


_STEPS: Final[dict[str, Callable[[Seen, Remembered, Style], Choice]]] = {
    "collect": _collect,
    "fetch": _fetch,
    "name": _name,
    "search": _search,
}
