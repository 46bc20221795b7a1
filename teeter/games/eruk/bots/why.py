"""Why a player of Eruk turns one more counter or stops: what there is to say, from what it thinks."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Said
from teeter.games.eruk.bots.memory import Remembered
from teeter.games.eruk.bots.nerve import Ice, loss
from teeter.games.eruk.moves import KINDS
from teeter.rules.text import Arg

_BY_FEELING: Final = (BEGINNER, CASUAL)


def stop(ice: Ice, voice: str) -> Said:
    """Why it takes what is open."""
    mine: dict[str, Arg] = {"mine": sum(ice.open)}
    if voice in _BY_FEELING:
        return f"eruk-why-stop-{voice}", mine
    if not sum(ice.left):
        return "eruk-why-all-known", mine
    flee, unseen = _share(ice, voice, flees=True)
    if not flee:
        return "eruk-why-keep-mine", mine
    return f"eruk-why-stop-{voice}", mine | {"n": flee, "all": unseen}


def turn(ice: Ice, voice: str, unseen: bool) -> Said:
    """Why it turns a counter that it does not remember; there may be none of these."""
    if not unseen:
        return "eruk-why-last-resort", {}
    if not any(ice.open):
        fresh = voice in (KEEN, MASTER) and any(ice.known)
        return ("eruk-why-fresh" if fresh else f"eruk-why-first-{voice}"), {}
    if voice in _BY_FEELING:
        return f"eruk-why-one-more-{voice}", {}
    safe, unseen_now = _share(ice, voice, flees=False)
    if safe == 0:
        return "eruk-why-daring", {}
    key = "eruk-why-safe" if safe == unseen_now else f"eruk-why-one-more-{voice}"
    return key, {"n": safe, "all": unseen_now}


def likeliest(kind: int, table: Remembered, voice: str) -> Said:
    """Why it names this animal, of which most are unseen."""
    count, total = round(table.left[kind]), round(sum(table.left))
    if not count:
        return f"eruk-why-guess-{voice}", {}
    if count == 1:
        return "eruk-why-one-left", {"kind": KINDS[kind]}
    if count == total:
        return "eruk-why-all-of-them", {"kind": KINDS[kind]}
    share = round(100 * count / total)
    return "eruk-why-likeliest", {"kind": KINDS[kind], "share": share, "n": count, "all": total}


def _share(ice: Ice, voice: str, flees: bool) -> tuple[int, int]:
    """How many unseen counters make something flee, or not: exactly for who counts, else in ten."""
    total = sum(ice.left)
    some = sum(count for kind, count in enumerate(ice.left) if bool(loss(kind, ice.open)) is flees)
    if voice == MASTER:
        return round(some), round(total)
    return round(some / (total or 1.0) * 10), 10
