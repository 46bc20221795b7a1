"""Moves in words: a short label for buttons, and what somebody did for live texts and the story."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from teeter.rules.gulp.house import EVENTS

# By game: how a text begins -> the label, with {} for the rest of the text. The longest beginning wins.
_LABELS: Final[dict[str, dict[str, str]]] = {
    "gulo-gulo": {
        "turn tile": "Turn the next tile",
        "turn deck": "Turn the top tile of the deck",
        "choose": "Choose {}",
        "point": "Point at {}",
        "takes": "the egg is stolen",
        "alarm pole": "alarm: the pole fell",
        "alarm egg": "alarm: a {} egg fell out",
        "alarm sweep": "alarm: the hand swept eggs away",
        "alarm gave up": "alarm: the try was given up",
        "sets the pole back": "the pole fell by itself and stands again",
    },
    "pharaoh": {
        "choose": "Choose {}",
        "turn marker": "Turn the next marker",
        "enter": "Enter the burial chamber",
        "decline": "Decline the extra turn",
        "go": "Go to {}",
        "stay": "Stay",
        "takes": "the boulder is taken",
        "landslide staff": "landslide: the staff fell",
        "landslide boulder": "landslide: a {} boulder fell out",
        "landslide foul": "landslide: a foul",
        "landslide gave up": "landslide: the try was given up",
        "stands the staff up": "the staff fell by itself and stands again",
    },
    "go-cuckoo": {
        "pull": "Pull stick {}",
        "lay": "Lay stick {}",
        "lay egg": "Lay an egg",
        "no egg": "Lay no egg",
        "place kiki": "Set Kiki on the nest",
        "take from": "Take an egg from seat {}",
        "touches": "the hand touches",
        "fell egg": "an egg fell on the table",
        "sank egg": "an egg sank into the can",
        "fell stick": "stick {} fell on the table",
        "tipped stick": "stick {} tipped over onto the nest",
        "knock": "seat {} knocked the table",
        "calm": "all is calm again",
        "pulled": "the stick is out",
        "left standing": "the stick was left standing",
        "rests": "it rests",
        "kiki stands": "Kiki sits on the nest",
        "kiki fell": "Kiki fell",
        "kiki sank": "Kiki sank into the can",
    },
    "eruk": {
        "turn": "Turn counter {}",
        "stop": "Stop",
        "take igloo": "Take igloo {}",
        "name": "Name {}",
    },
    "gulp": {
        "settle": "Place your village on spot {}",
        "draw": "Draw two cards",
        "push": "Push {}",
        "sacrifice": "Sacrifice {}",
        "harvest": "Harvest {}",
        "store": "Store the harvest",
        "pass": "Pass",
        "butt": "Stop it with the BUTT",
        "let pass": "Let it pass",
        "move to": "Move to spot {}",
        "offer swap": "Offer seat {} a swap",
        "no offer": "Offer no swap",
        "accept": "Accept the swap",
        "refuse": "Refuse the swap",
        "keep": "Keep {}",
        "keep no more": "Keep no more",
        "under": "Put {} under the deck",
        "gulp": "Gulp River spot {}",
        "fill": "Fill River spot {}",
        "done": "Done",
        "discard spot": "Discard River spot {}",
        "copy spot": "Copy River spot {}",
        "choose": "Choose seat {}",
        "drops": "{} is dropped",
        "deals": "{} is dealt",
    },
}


# What somebody does is told by the label with an s at its first word, but for these.
_DEEDS: Final = {"Done": "is done", "Place your village on spot {}": "places a village on spot {}"}


def label(game: str, text: str, view: Mapping[str, Any] | None = None) -> str:
    """A move in words; with a view, what it is done to is told too."""
    more = _MORE.get(game)
    if not more or not view:
        return _plain(game, text)
    template, verb, rest = _split(game, text)
    return template.format(more(verb, rest, view))


def deed(game: str, text: str) -> str:
    """What somebody did who made this move, to be told after the name."""
    template, _, rest = _split(game, text)
    return (_DEEDS.get(template) or _third_person(template)).format(rest)


def _third_person(template: str) -> str:
    verb, space, what = f"{template[:1].lower()}{template[1:]}".partition(" ")
    if verb.endswith(("s", "sh", "o")):
        verb += "e"
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        verb = f"{verb[:-1]}ie"
    return f"{verb}s{space}{what}"


@lru_cache(maxsize=4096)  # every update labels all moves that are legal, time and again the same
def _plain(game: str, text: str) -> str:
    template, _, rest = _split(game, text)
    return template.format(rest)


@lru_cache(maxsize=4096)
def _split(game: str, text: str) -> tuple[str, str, str]:
    """The template of a move, its first word, and what goes into the template."""
    known = _LABELS[game]
    words = text.split()
    for count in range(len(words), 0, -1):
        template = known.get(" ".join(words[:count]))
        if template is not None:
            rest = " ".join(words[count:])
            return template, words[0], _PIECES[game](rest) if game in _PIECES else rest
    return "{}", "", text


def _egg(rest: str) -> str:
    """green-1 is the green egg 1."""
    colour, dash, number = rest.partition("-")
    return f"{colour} egg {number}" if dash else rest


def _card(rest: str) -> str:
    """A card by its name, if an event stands on it, else by its crop; before it may stand a spot."""
    before, _, card = rest.rpartition(" ")
    rank, dash, crop = card.partition("-")
    if not dash:
        return rest
    name = EVENTS[card].value.name if card in EVENTS else f"{crop.capitalize()} {rank}"
    return f"{before} with {name}" if before else name


_PIECES: Final[dict[str, Callable[[str], str]]] = {"gulo-gulo": _egg, "gulp": _card}


def _stick(verb: str, rest: str, view: Mapping[str, Any]) -> str:
    """A stick is known by its colours."""
    if verb not in ("pull", "lay") or not rest.isdecimal():
        return rest
    top, _, bottom = view["sticks"][int(rest) - 1].partition("/")
    return f"{rest} ({top} top)" if bottom == "?" else f"{rest} ({top} and {bottom})"


_MORE: Final[dict[str, Callable[[str, str, Mapping[str, Any]], str]]] = {"go-cuckoo": _stick}
