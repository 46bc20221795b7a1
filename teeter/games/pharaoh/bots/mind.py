"""Minds for Pharaoh's Gulo Gulo: colours, fields and scarabs weighed by playing them in the head."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

from teeter.bots.bot import Bot, Choice, Seen, SeenWith
from teeter.bots.simple import any_of
from teeter.bots.tries import chance
from teeter.bots.wording import (
    BEGINNER,
    CASUAL,
    KEEN,
    MASTER,
    Said,
    saying,
    tenths,
    thinking,
    worth_naming,
)
from teeter.games.pharaoh.game import Pharaoh
from teeter.games.pharaoh.house import SCARAB_LIMIT, SCARABS_TO_ENTER
from teeter.games.pharaoh.moves import CLEAN, EXPLORE, MOVE, OVER, STAFF_FELL
from teeter.games.pharaoh.pieces import CHAMBER, FIELDS, HEADS, LAST, MARKED, PLACES, SURPLUS, bits
from teeter.games.pharaoh.view import PharaohView
from teeter.rules.contract import Move
from teeter.rules.text import Arg

PharaohSeen = SeenWith[PharaohView]

SPARE: Final = 1.5  # fields that a scarab more than needed is worth, against the mummy
BOULDER: Final = 3.0  # fields that every boulder costs which the way still takes
TOO_MANY: Final = 7  # boulders: nobody plans so far
BLOCKED: Final = 12.0  # fields that it costs if the mummy stands on the last marker and hides it
DOOR: Final = 6.0  # what standing before the chamber with enough scarabs is worth
WON: Final = 60.0
NEW_MARKER: Final = 1.0  # what it is worth to know one more marker
TRACK: Final = bits(MARKED)
OTHERS: Final = 0.3  # how much the trouble of others counts
RESTLESS: Final = 0.2  # where everybody would wait for ever, somebody gets up
LONG: Final = 400  # moves: in a game that lasts longer everybody tries new things now and then
WHIM: Final = 0.1
_WITHOUT_BOULDER: Final = ("enter", "decline")
LITTLE: Final = -0.5  # fields: a choice that promises less is no plan


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Pharaoh's Gulo Gulo."""

    risk: bool  # thinks of landslides
    scarab: float  # what a scarab that the chamber asks for is worth to it, in fields
    others: float  # how much it thinks of the others
    voice: str  # how it speaks


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(any_game: Seen) -> Choice:
        seen = cast(PharaohSeen, any_game)
        world = seen.redealt(seen.rng)
        assert isinstance(world, Pharaoh), "this mind plays Pharaoh's Gulo Gulo"
        if world.phase == MOVE:
            return _go(seen, world, style)
        return _explore(seen, world, style)

    return choose


def _go(seen: PharaohSeen, world: Pharaoh, style: Style) -> Choice:
    values = [(_after(world, move, seen.seat, style), move) for move in seen.moves]
    best = max(value for value, _ in values)
    move = any_of([move for value, move in values if value == best], seen.rng)
    if move.text == "stay" and seen.rng.random() < RESTLESS:
        move = any_of(seen.moves, seen.rng)
        if move.text != "stay":
            return saying(seen, move, "pharaoh-why-restless", field=FIELDS[move.arg])
    if move.text == "stay":
        free = len(seen.moves) > 1
        key = f"pharaoh-why-stay-{style.voice}" if free else "pharaoh-why-nowhere"
        return saying(seen, move, key)
    return saying(seen, move, _why_go(seen, world, move, style), field=FIELDS[move.arg])


def _why_go(seen: PharaohSeen, world: Pharaoh, move: Move, style: Style) -> str:
    """What there is to say about a field: its scarab, or whether it lies ahead or behind."""
    room = world.scarabs[seen.seat] < SCARAB_LIMIT.value[world.options.variant]
    if room and move.arg in world.scarab_fields and move.arg != world.mummy:
        return f"pharaoh-why-scarab-{style.voice}"
    if move.arg < world.at[seen.seat]:
        return f"pharaoh-why-back-{style.voice}"
    return "pharaoh-why-race" if world.race else f"pharaoh-why-forward-{style.voice}"


def _after(world: Pharaoh, move: Move, seat: int, style: Style) -> float:
    after = world.copy()
    after.play(move)
    return standing(after, seat, style)


def _explore(seen: PharaohSeen, world: Pharaoh, style: Style) -> Choice:
    values = [(_try(seen, world, move, style), move) for move in seen.moves]
    value, move = max(values, key=lambda pair: pair[0])
    gain = value - standing(world, seen.seat, style)
    bored = len(seen.heard) > LONG and seen.rng.random() < WHIM
    if (gain <= LITTLE or bored) and len(seen.moves) > 1:
        key = "pharaoh-why-nothing" if gain <= LITTLE else "pharaoh-why-bored"
        return saying(seen, any_of(seen.moves, seen.rng), key)
    return thinking(seen, move, lambda: _why_explore(seen, move, gain, style))


def _why_explore(seen: PharaohSeen, move: Move, gain: float, style: Style) -> Said:
    """What there is to say about a colour or a new marker that is worth so many fields."""
    if move.text in _WITHOUT_BOULDER:
        return f"pharaoh-why-{move.text}-{style.voice}", {}
    told: dict[str, Arg] = {"fields": tenths(gain)}
    poor = style.risk and not worth_naming(gain)
    if move.text == "turn marker":
        if all(marker["colour"] == "?" for marker in seen.view["track"]):
            return "pharaoh-why-first-marker", {}
        return ("pharaoh-why-poor-marker" if poor else f"pharaoh-why-marker-{style.voice}"), told
    told["colour"] = move.text.split()[1]
    return ("pharaoh-why-poor-colour" if poor else f"pharaoh-why-colour-{style.voice}"), told


def _try(seen: PharaohSeen, world: Pharaoh, move: Move, style: Style) -> float:
    """What a way to explore is worth on average, over what a face-down marker may show."""
    if move.text == "decline":
        return _after(world, move, seen.seat, style)
    odds = chance(seen, move)
    new = NEW_MARKER if move.text == "turn marker" else 0.0
    cases = _cases(world, move)
    total = sum(cases.values())
    return new + sum(
        count / total * _boulder(_with(world, move, face), move, seen.seat, odds, style)
        for face, count in sorted(cases.items())
    )


def _cases(world: Pharaoh, move: Move) -> Counter[int]:
    """The faces a marker may have that this move turns; one case if it turns none."""
    place = _turned(world, move)
    if place is None:
        return Counter([0])
    kind = next(kind for kind, places in PLACES.items() if place in places)
    hidden = [world.faces[n] for n in PLACES[kind] if world.hidden >> n & 1]
    return Counter([*hidden, *_boxed(world, kind)])


def _turned(world: Pharaoh, move: Move) -> int | None:
    after = world.copy()
    after.play(move)
    turned = world.hidden & ~after.hidden
    return turned.bit_length() - 1 if turned else None


def _boxed(world: Pharaoh, kind: str) -> list[int]:
    """The markers of a kind in the box, which nobody has seen either."""
    kinds = list(SURPLUS)
    start = sum(SURPLUS[before] for before in kinds[: kinds.index(kind)])
    return world.box[start : start + SURPLUS[kind]]


def _with(world: Pharaoh, move: Move, face: int) -> Pharaoh:
    """A copy in which the marker this move turns has that face."""
    place = _turned(world, move)
    after = world.copy()
    if place is not None:
        after.faces = world.faces[:]
        after.faces[place] = face
    return after


def _boulder(world: Pharaoh, move: Move, seat: int, odds: float, style: Style) -> float:
    """The boulder is taken, and then the best move made; or there is a landslide."""
    world.play(move)
    failed = world.copy()
    failed.play(STAFF_FELL)
    good = world.copy()
    good.play(CLEAN)
    if good.phase == MOVE:
        taken = max(_after(good, go, seat, style) for go in good.moves())
    elif good.phase == EXPLORE or good.phase == OVER:
        taken = standing(good, seat, style)
    else:  # in the chamber the next boulder is asked for at once
        taken = odds * WON + (1 - odds) * standing(failed, seat, style)
    if not style.risk:
        return taken
    return odds * taken + (1 - odds) * standing(failed, seat, style)


def standing(world: Pharaoh, seat: int, style: Style) -> float:
    """How far a player has come, in fields; what the others have lost counts too."""
    mine = _come(world, seat, style)
    if not style.others:
        return mine
    rest = [_come(world, other, style) for other in range(len(world.at)) if other != seat]
    return mine - style.others * sum(rest) / len(rest)


def _come(world: Pharaoh, seat: int, style: Style) -> float:
    if world.phase == OVER and world.player == seat:
        return WON
    at = world.at[seat]
    value = _progress(world, at)
    wanted = SCARABS_TO_ENTER.value[world.options.variant]
    scarabs = world.scarabs[seat]
    if wanted:
        value += style.scarab * min(scarabs, wanted) + SPARE * max(scarabs - wanted, 0)
    return value + DOOR if at == LAST and scarabs >= wanted else value


def _progress(world: Pharaoh, at: int) -> float:
    """How far a field is on the way: by the boulders it still takes, once the last field is known."""
    if world.hidden & TRACK == 1 << LAST and world.mummy == LAST:  # only heads can drive it away
        boulders = jumps(tuple(world.shown), _with_heads(world), world.race)[at]
        return LAST - BLOCKED - BOULDER * min(boulders, TOO_MANY)
    if world.hidden >> LAST & 1 or at == CHAMBER:
        return float(at)
    return LAST - BOULDER * min(jumps(tuple(world.shown), 1 << LAST, world.race)[at], TOO_MANY)


def _with_heads(world: Pharaoh) -> int:
    """The face-up fields of the pyramid whose markers show heads, as bits."""
    fields = [n for n in PLACES["pyramid"] if not world.hidden >> n & 1 and world.faces[n] & HEADS]
    return bits(tuple(fields))


@lru_cache(maxsize=4096)
def jumps(shown: tuple[int, ...], goals: int, forward_only: bool) -> tuple[int, ...]:
    """By field: the fewest boulders that lead to one of the goals (bits), as the colours lie."""
    far = [0 if goals >> field & 1 else TOO_MANY for field in range(CHAMBER + 1)]
    for _ in range(TOO_MANY):
        for field in range(CHAMBER):
            ahead = [fields & -2 << field for fields in shown]
            reach = [(fields & -fields).bit_length() - 1 for fields in ahead if fields]
            if not forward_only:
                behind = [fields & (1 << field) - 1 for fields in shown]
                reach += [fields.bit_length() - 1 for fields in behind if fields]
            far[field] = min([far[field], *(1 + far[goal] for goal in reach)])
    return tuple(far)


def levels() -> dict[str, Bot]:
    """The levels; the hands that belong to them make the greater difference."""
    return {
        "beginner": player(Style(risk=False, scarab=1.0, others=0.0, voice=BEGINNER)),
        "casual": player(Style(risk=False, scarab=3.0, others=0.0, voice=CASUAL)),
        "keen": player(Style(risk=True, scarab=5.0, others=0.0, voice=KEEN)),
        "master": player(Style(risk=True, scarab=5.0, others=OTHERS, voice=MASTER)),
    }
