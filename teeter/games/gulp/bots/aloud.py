"""What a player of Gulp says aloud about a move, from nothing but what a spectator sees and hears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from teeter.bots.reasons import Aloud, Overheard, OverheardWith
from teeter.bots.wording import KEEN, MASTER, Said, filled
from teeter.games.gulp import house
from teeter.games.gulp.river import (
    BONUS,
    BONUSES,
    EVENT_OF,
    GAP,
    KIND,
    KINDS,
    caused,
    gives_way,
    has_fungus,
    pushed,
    store,
    worth_in,
)
from teeter.games.gulp.view import GulpView
from teeter.games.gulp.words import card_name, news_name
from teeter.rules.contract import SEATS
from teeter.rules.text import Arg, Words, both

GulpHeard = OverheardWith[GulpView]


def aloud(voice: str) -> Aloud:
    """How a level speaks about its moves while the game goes on."""

    def reason(move: Overheard) -> Words:
        first = move.text.split()[0]
        return filled(_TOLD[first](cast(GulpHeard, move), voice), str(move.view))

    return reason


# Actions


def _draw(move: GulpHeard, voice: str) -> Said:
    need = _need(move)
    if need <= 0:
        return ("gulp-why-draw-fungus" if need else "gulp-why-draw-full"), {}
    return f"gulp-why-draw-{voice}", {"need": need}


def _push(move: GulpHeard, voice: str) -> Said:
    kind = KIND[move.text.split()[1]]
    river = _river(move)
    backwards = move.view["flow"] == "left"
    bonuses = caused(river, river, pushed(river, kind, gives_way(river, backwards), backwards))
    if bonuses:
        news = both([news_name(BONUSES[bonus]) for bonus in bonuses])
        crops = sum(BONUS[bonus] for bonus in bonuses)
        return f"gulp-why-bonus-{voice}", {"news": news, "crops": crops}
    event = EVENT_OF[kind] >= 0
    return f"gulp-why-{'event' if event else 'crop'}-{voice}", {"card": card_name(KINDS[kind])}


def _harvest(move: GulpHeard, voice: str) -> Said:
    kind = KIND[move.text.split()[1]]
    worth, plain = worth_in(_river(move))[kind], worth_in([GAP] * house.RIVER_SPOTS.value)[kind]
    need = _need(move) - _harvested(move)
    told: dict[str, Arg] = {"card": card_name(KINDS[kind])}
    told |= {"crops": worth, "plain": plain, "need": need}
    if worth > need:
        late = move.view["last_turns"] is not None
        return ("gulp-why-leftovers" if late else "gulp-why-harvest-on"), told
    juicy = worth > plain and voice in (KEEN, MASTER)
    return ("gulp-why-juicy" if juicy else f"gulp-why-harvest-{voice}"), told


def _store(move: GulpHeard, voice: str) -> Said:
    limit = move.view["limit"]
    harvested = _harvested(move)
    total = limit - _need(move) + harvested
    told = {"crops": harvested, "store": store(total, limit), "limit": limit}
    if _need(move) < 0:
        return "gulp-why-store-fungus", told
    if total == limit:
        return "gulp-why-store-full", told
    return ("gulp-why-store-over" if has_fungus(total, limit) else f"gulp-why-store-{voice}"), told


# Answers


def _answer(key: str) -> Callable[[GulpHeard, str], Said]:
    """About the card that somebody has declared."""

    def told(move: GulpHeard, voice: str) -> Said:
        seat, card = move.view["pusher"], move.view["declared"]
        assert seat is not None, "somebody plays the card"
        assert card is not None, "which everybody has seen"
        return f"{key}-{voice}", {"seat": SEATS[seat], "card": card_name(card)}

    return told


def _offer(move: GulpHeard, voice: str) -> Said:
    return "gulp-why-offer", {"seat": move.text.split()[-1]}


def _keep(move: GulpHeard, voice: str) -> Said:
    return ("gulp-why-no-more" if move.text == "keep no more" else "gulp-why-keep"), {}


def _fill(move: GulpHeard, voice: str) -> Said:
    return "gulp-why-fill", {"card": card_name(move.text.split()[-1])}


def _spot(key: str) -> Callable[[GulpHeard, str], Said]:
    """About the card on the River spot that the move names."""

    def told(move: GulpHeard, voice: str) -> Said:
        spot = int(move.text.split()[-1]) - 1
        return key, {"card": card_name(move.view["river"][spot])}

    return told


def _choose(move: GulpHeard, voice: str) -> Said:
    seat = SEATS.index(move.text.split()[-1])
    stores = move.view["stores"]
    others = [stored for other, stored in enumerate(stores) if other != move.seat]
    key = "gulp-why-closest" if stores[seat] == max(others) else "gulp-why-choose"
    return key, {"seat": SEATS[seat]}


# Numbers and names


def _need(move: GulpHeard) -> int:
    """What is missing to the limit; below zero where there is fungus."""
    left: int = move.view["limit"] - move.view["stores"][move.seat]
    return -left if move.view["fungus"][move.seat] else left


def _harvested(move: GulpHeard) -> int:
    """What the cards of this harvest are worth so far."""
    worth = worth_in(_river(move))
    return sum(worth[KIND[word]] for word in move.view["harvested"])


def _river(move: GulpHeard) -> list[int]:
    return [KIND[word] if word else GAP for word in move.view["river"]]


def _by_level(key: str) -> Callable[[GulpHeard, str], Said]:
    return lambda move, voice: (f"{key}-{voice}", {})


def _same(key: str) -> Callable[[GulpHeard, str], Said]:
    return lambda move, voice: (key, {})


_TOLD: Final[dict[str, Callable[[GulpHeard, str], Said]]] = {  # by the first word of the move
    "settle": _by_level("gulp-why-settle"),
    "draw": _draw,
    "push": _push,
    "sacrifice": _same("gulp-why-sacrifice"),
    "harvest": _harvest,
    "store": _store,
    "pass": _same("gulp-why-pass"),
    "butt": _answer("gulp-why-stop"),
    "let": _answer("gulp-why-let-pass"),
    "move": _same("gulp-why-move-to"),
    "offer": _offer,
    "no": _same("gulp-why-no-offer"),
    "accept": _same("gulp-why-accept"),
    "refuse": _same("gulp-why-refuse"),
    "keep": _keep,
    "under": _same("gulp-why-under"),
    "gulp": _spot("gulp-why-gulp"),
    "fill": _fill,
    "done": _same("gulp-why-done"),
    "discard": _spot("gulp-why-discard"),
    "copy": _spot("gulp-why-copy"),
    "choose": _choose,
}
