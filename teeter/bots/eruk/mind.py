"""A player of Eruk: takes what it remembers, turns while the odds are good, names what is likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.eruk.memory import Memory, Table, recall
from teeter.bots.eruk.nerve import ANIMALS, STOP, TURN, Ice, Nerve, compatible, loss
from teeter.bots.simple import any_of
from teeter.rules.contract import Move
from teeter.rules.eruk.game import FACES, IGLOO, KINDS, Eruk

ANY, REMEMBERED, LIKELIEST = "any", "remembered", "likeliest"
ONE_IS: Final = ("a herring", "a salmon", "a seal", "a bear", "a reindeer", "an igloo")
MANY: Final = ("herring", "salmon", "seals", "bears", "reindeer", "igloos")


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Eruk."""

    memory: Memory
    enough: int | None  # stops at so many counters, by feeling; None: by the odds
    gift: float  # how much it minds leaving known counters to the next player
    naming: str  # ANY animal, a REMEMBERED one if there is one, or else the LIKELIEST


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(seen: Seen) -> Choice:
        world = seen.redealt(seen.rng)
        assert isinstance(world, Eruk), "this mind plays Eruk"
        return _STEPS[seen.view["phase"]](seen, recall(seen, world, style.memory), style)

    return choose


# Collecting


def _collect(seen: Seen, table: Table, style: Style) -> Choice:
    ice = _ice(seen, table, style)
    plan = Nerve(ice).plan if style.enough is None else _feeling(seen, ice, style.enough)
    if plan == STOP:
        return Choice(seen.game.moves["stop"], _why_stop(ice))
    if plan == TURN:
        return Choice(_turn(seen, _unseen(seen, table)), _why_turn(ice))
    place = table.places_of(plan)[0]
    return Choice(
        _turn(seen, place), f"I remember {ONE_IS[plan]} at {place}, and nothing will flee from it."
    )


def _feeling(seen: Seen, ice: Ice, enough: int) -> int:
    """A beginner's plan: take what comes to mind, stop when it looks like enough."""
    if sum(ice.open) >= enough + seen.rng.choice((-1, 0, 0, 1)) and any(ice.open):
        return STOP
    safe = [kind for kind in range(ANIMALS) if ice.known[kind] and compatible(kind, ice.open)]
    return safe[0] if safe else TURN


def _ice(seen: Seen, table: Table, style: Style) -> Ice:
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


def _unseen(seen: Seen, table: Table) -> int:
    """Some place that is not remembered; if all are, some place."""
    places = table.blank or tuple(table.known)
    return places[int(seen.rng.random() * len(places))]


def _turn(seen: Seen, place: int) -> Move:
    return seen.game.moves[f"turn {place}"]


def _why_stop(ice: Ice) -> str:
    total = sum(ice.left) or 1.0
    danger = sum(count for kind, count in enumerate(ice.left) if loss(kind, ice.open))
    flee = round(danger / total * 10)
    return f"I take my {_counters(sum(ice.open))}: about {flee} in 10 make something flee."


def _why_turn(ice: Ice) -> str:
    if not any(ice.open):
        return "I know no better place, so I turn one that nobody has seen."
    total = sum(ice.left) or 1.0
    safe = sum(count for kind, count in enumerate(ice.left) if not loss(kind, ice.open))
    return (
        f"About {round(safe / total * 10)} in 10 of the unseen counters are safe with mine: one more."
    )


def _counters(number: int) -> str:
    return "one counter" if number == 1 else f"{number} counters"


# Searching


def _fetch(seen: Seen, table: Table, style: Style) -> Choice:
    return Choice(seen.moves[0], "My figures are worth the same wherever they stand.")


def _name(seen: Seen, table: Table, style: Style) -> Choice:
    names: dict[int, Move] = {move.arg: move for move in seen.moves}
    known = [(place, kind) for place, kind in table.known.items() if kind in names]
    if known and style.naming != ANY:
        place, kind = known[0]
        return Choice(names[kind], f"I remember {ONE_IS[kind]} at {place}.")
    if style.naming != LIKELIEST:
        return Choice(any_of(seen.moves, seen.rng), "I guess.")
    kind = max(names, key=lambda kind: table.left[kind])
    share = table.left[kind] / (sum(table.left) or 1.0)
    return Choice(
        names[kind], f"{MANY[kind].capitalize()} are the likeliest: {share:.0%} of the unseen."
    )


def _search(seen: Seen, table: Table, style: Style) -> Choice:
    kind = KINDS.index(seen.view["named"])
    places = table.places_of(kind)
    if places:
        return Choice(_turn(seen, places[0]), f"I remember {ONE_IS[kind]} at {places[0]}.")
    return Choice(_turn(seen, _unseen(seen, table)), "I have to guess where one lies.")


_STEPS: Final[dict[str, Callable[[Seen, Table, Style], Choice]]] = {
    "collect": _collect,
    "fetch": _fetch,
    "name": _name,
    "search": _search,
}
