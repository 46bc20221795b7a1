"""A player of Eruk: takes what it remembers, turns while the odds are good, names what is likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.simple import any_of
from teeter.bots.wording import CASUAL, saying, thinking
from teeter.games.eruk.bots import why
from teeter.games.eruk.bots.memory import ErukSeen, Memory, Remembered, recall
from teeter.games.eruk.bots.nerve import ANIMALS, STOP, TURN, Ice, Nerve, compatible, next_counter_alone
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
    one_ahead: bool = False  # of the odds it weighs those of the next counter alone


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(any_game: Seen) -> Choice:
        seen = cast(ErukSeen, any_game)
        world = seen.redealt(seen.rng)
        assert isinstance(world, Eruk), "this mind plays Eruk"
        return _STEPS[seen.view["phase"]](seen, recall(seen, world, style.memory), style)

    return choose


# Collecting


def _collect(seen: ErukSeen, table: Remembered, style: Style) -> Choice:
    ice = _ice(seen, table, style)
    plan = _plan(seen, ice, style)
    if plan == STOP:
        return thinking(seen, seen.game.moves["stop"], lambda: why.stop(ice, style.voice))
    if plan == TURN:
        move = _turn(seen, _unseen(seen, table))
        return thinking(seen, move, lambda: why.turn(ice, style.voice, bool(table.blank)))
    place = table.places_of(plan)[0]
    key = f"eruk-why-take-{style.voice}"
    return saying(seen, _turn(seen, place), key, kind=KINDS[plan], place=place)


def _plan(seen: ErukSeen, ice: Ice, style: Style) -> int:
    if style.enough is not None:
        return _feeling(seen, ice, style.enough)
    return next_counter_alone(ice) if style.one_ahead else Nerve(ice).plan


def _feeling(seen: ErukSeen, ice: Ice, enough: int) -> int:
    """A beginner's plan: take what comes to mind, stop when it looks like enough."""
    if sum(ice.open) >= enough + seen.rng.choice((-1, 0, 0, 1)) and any(ice.open):
        return STOP
    safe = [kind for kind in range(ANIMALS) if ice.known[kind] and compatible(kind, ice.open)]
    return safe[0] if safe else TURN


def _ice(seen: ErukSeen, table: Remembered, style: Style) -> Ice:
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


def _first_to_search(seen: ErukSeen) -> int:
    """1 if another player will search first when the sun arrives, -1 if it is us, 0 if nobody can."""
    seats = len(seen.view["piles"])
    for step in range(1, seats + 1):
        seat = (seen.seat + step) % seats
        if seat in seen.view["igloo"]:
            return -1 if seat == seen.seat else 1
    return 0


def _unseen(seen: ErukSeen, table: Remembered) -> int:
    """Some place that is not remembered; if all are, some place."""
    places = table.blank or tuple(table.known)
    return places[int(seen.rng.random() * len(places))]


def _turn(seen: ErukSeen, place: int) -> Move:
    return seen.game.moves[f"turn {place}"]


# Searching


def _fetch(seen: ErukSeen, table: Remembered, style: Style) -> Choice:
    alone = len(seen.moves) == 1
    key = "eruk-why-last-figure" if alone else f"eruk-why-fetch-{style.voice}"
    return saying(seen, seen.moves[0], key)


def _name(seen: ErukSeen, table: Remembered, style: Style) -> Choice:
    names: dict[int, Move] = {move.arg: move for move in seen.moves}
    known = [(place, kind) for place, kind in table.known.items() if kind in names]
    if known and style.naming != ANY:
        place, kind = known[0]
        return _remembered(seen, names[kind], kind, place, style)
    if style.naming != LIKELIEST:
        return saying(seen, any_of(seen.moves, seen.rng), f"eruk-why-guess-{style.voice}")
    kind = max(names, key=lambda kind: table.left[kind])
    return thinking(seen, names[kind], lambda: why.likeliest(kind, table, style.voice))


def _search(seen: ErukSeen, table: Remembered, style: Style) -> Choice:
    kind = KINDS.index(seen.view["named"])
    places = table.places_of(kind)
    if places:
        return _remembered(seen, _turn(seen, places[0]), kind, places[0], style)
    key = f"eruk-why-where-{style.voice}" if table.blank else "eruk-why-last-resort"
    return saying(seen, _turn(seen, _unseen(seen, table)), key)


def _remembered(seen: ErukSeen, move: Move, kind: int, place: int, style: Style) -> Choice:
    return saying(seen, move, f"eruk-why-remembered-{style.voice}", kind=KINDS[kind], place=place)


_STEPS: Final[dict[str, Callable[[ErukSeen, Remembered, Style], Choice]]] = {
    "collect": _collect,
    "fetch": _fetch,
    "name": _name,
    "search": _search,
}
