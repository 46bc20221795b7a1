"""What a player of Gulp says aloud about a move, from nothing but what a spectator sees and hears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teeter.bots.reasons import Aloud, Overheard
from teeter.bots.wording import KEEN, MASTER, Said, Voices, Ways, filled
from teeter.games.gulp import house
from teeter.games.gulp.bots import says
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
from teeter.games.gulp.words import card_name, news_name
from teeter.rules.contract import SEATS
from teeter.rules.text import Arg, Words, both


def aloud(voice: str) -> Aloud:
    """How a level speaks about its moves while the game goes on."""

    def reason(move: Overheard) -> Words:
        first = move.text.split()[0]
        return filled(_TOLD[first](move, voice), str(move.view))

    return reason


# Actions


def _draw(move: Overheard, voice: str) -> Said:
    need = _need(move)
    if need <= 0:
        return (says.DRAW_FUNGUS if need else says.DRAW_FULL), {}
    return says.DRAW[voice], {"need": need}


def _push(move: Overheard, voice: str) -> Said:
    kind = KIND[move.text.split()[1]]
    river = _river(move)
    backwards = move.view["flow"] == "left"
    bonuses = caused(river, river, pushed(river, kind, gives_way(river, backwards), backwards))
    if bonuses:
        news = both([news_name(BONUSES[bonus]) for bonus in bonuses])
        return says.BONUS[voice], {"news": news, "crops": sum(BONUS[bonus] for bonus in bonuses)}
    event = EVENT_OF[kind] >= 0
    return (says.EVENT if event else says.CROP)[voice], {"card": card_name(KINDS[kind])}


def _harvest(move: Overheard, voice: str) -> Said:
    kind = KIND[move.text.split()[1]]
    worth, plain = worth_in(_river(move))[kind], worth_in([GAP] * house.RIVER_SPOTS.value)[kind]
    need = _need(move) - _harvested(move)
    told: dict[str, Arg] = {"card": card_name(KINDS[kind])}
    told |= {"crops": worth, "plain": plain, "need": need}
    if worth > need:
        late = move.view["last_turns"] is not None
        return (says.LEFTOVERS if late else says.HARVEST_ON), told
    juicy = worth > plain and voice in (KEEN, MASTER)
    return (says.JUICY if juicy else says.HARVEST[voice]), told


def _store(move: Overheard, voice: str) -> Said:
    limit = move.view["limit"]
    harvested = _harvested(move)
    total = limit - _need(move) + harvested
    told = {"crops": harvested, "store": store(total, limit), "limit": limit}
    if _need(move) < 0:
        return says.STORE_FUNGUS, told
    if total == limit:
        return says.STORE_FULL, told
    return (says.STORE_OVER if has_fungus(total, limit) else says.STORE[voice]), told


# Answers


def _answer(by_level: Voices) -> Callable[[Overheard, str], Said]:
    """About the card that somebody has declared."""

    def told(move: Overheard, voice: str) -> Said:
        seat = move.view["pusher"]
        return by_level[voice], {"seat": SEATS[seat], "card": card_name(move.view["declared"])}

    return told


def _offer(move: Overheard, voice: str) -> Said:
    return says.OFFER, {"seat": move.text.split()[-1]}


def _keep(move: Overheard, voice: str) -> Said:
    return (says.NO_MORE if move.text == "keep no more" else says.KEEP), {}


def _fill(move: Overheard, voice: str) -> Said:
    return says.FILL, {"card": card_name(move.text.split()[-1])}


def _spot(ways: Ways) -> Callable[[Overheard, str], Said]:
    """About the card on the River spot that the move names."""

    def told(move: Overheard, voice: str) -> Said:
        spot = int(move.text.split()[-1]) - 1
        return ways, {"card": card_name(move.view["river"][spot])}

    return told


def _choose(move: Overheard, voice: str) -> Said:
    seat = SEATS.index(move.text.split()[-1])
    stores = move.view["stores"]
    others = [stored for other, stored in enumerate(stores) if other != move.seat]
    return (says.CLOSEST if stores[seat] == max(others) else says.CHOOSE), {"seat": SEATS[seat]}


# Numbers and names


def _need(move: Overheard) -> int:
    """What is missing to the limit; below zero where there is fungus."""
    left: int = move.view["limit"] - move.view["stores"][move.seat]
    return -left if move.view["fungus"][move.seat] else left


def _harvested(move: Overheard) -> int:
    """What the cards of this harvest are worth so far."""
    worth = worth_in(_river(move))
    return sum(worth[KIND[word]] for word in move.view["harvested"])


def _river(move: Overheard) -> list[int]:
    return [KIND[word] if word else GAP for word in move.view["river"]]


def _by_level(by_level: Voices) -> Callable[[Overheard, str], Said]:
    return lambda move, voice: (by_level[voice], {})


def _same(ways: Ways) -> Callable[[Overheard, str], Said]:
    return lambda move, voice: (ways, {})


_TOLD: Final[dict[str, Callable[[Overheard, str], Said]]] = {  # by the first word of the move
    "settle": _by_level(says.SETTLE),
    "draw": _draw,
    "push": _push,
    "sacrifice": _same(says.SACRIFICE),
    "harvest": _harvest,
    "store": _store,
    "pass": _same(says.PASS),
    "butt": _answer(says.STOP),
    "let": _answer(says.LET_PASS),
    "move": _same(says.MOVE_TO),
    "offer": _offer,
    "no": _same(says.NO_OFFER),
    "accept": _same(says.ACCEPT),
    "refuse": _same(says.REFUSE),
    "keep": _keep,
    "under": _same(says.UNDER),
    "gulp": _spot(says.GULP),
    "fill": _fill,
    "done": _same(says.DONE),
    "discard": _spot(says.DISCARD),
    "copy": _spot(says.COPY),
    "choose": _choose,
}
