"""Moves in words: a short label for buttons, and what somebody did for live texts and the story."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from teeter.games.eruk import words as eruk
from teeter.games.gulo_gulo import words as gulo_gulo
from teeter.games.gulp.words import card_name
from teeter.rules.text import Text, Words

# By game: how a text begins -> the label, with {} for the rest of the text. The longest beginning wins.
_LABELS: Final[dict[str, dict[str, str]]] = {
    "gulo-gulo": {
        "turn tile": "Turn the next tile",
        "turn deck": "Turn the top tile of the deck",
        "choose": "Choose {}",
        "point": "Point at {}",
        **gulo_gulo.REPORTS,
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


# Games whose moves are told by texts: a label, and what somebody did with what it turned up.
_LABEL: Final = {"eruk": eruk.label}
_TOLD: Final = {"eruk": eruk.told}


def told(game: str, text: str, seen: str, name: Words | None) -> Text | None:
    """What somebody did (None: the referee) and turned up; None if the game has no texts yet."""
    return _TOLD[game](text, seen, name) if game in _TOLD else None


def depends_on_view(game: str) -> bool:
    """Whether labels tell what can be seen, so that they change in a game."""
    return game in _MORE


def label(game: str, text: str, view: Mapping[str, Any] | None = None) -> Words:
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
def _plain(game: str, text: str) -> Words:
    if game in _LABEL:
        return _LABEL[game](text)
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


def shown(game: str, text: str) -> list[str]:
    """What a move turned up, in players' words, part by part."""
    return [_SHOWN.get(game, str)(part) for part in text.split("; ")] if text else []


def _egg(rest: str) -> str:
    return gulo_gulo.egg_name(rest) if "-" in rest else rest


def _card(rest: str) -> str:
    """A card; before it may stand a spot."""
    before, _, card = rest.rpartition(" ")
    if "-" not in card:
        return rest
    return f"{before} with {card_name(card)}" if before else card_name(card)


def _cards(part: str) -> str:
    return _CARD.sub(lambda card: card_name(card[0]), part)


_CARD: Final = re.compile(r"\w+-\w+")
_SHOWN: Final[dict[str, Callable[[str], str]]] = {
    "gulo-gulo": gulo_gulo.tile_name,
    "gulp": _cards,
}
_PIECES: Final[dict[str, Callable[[str], str]]] = {"gulo-gulo": _egg, "gulp": _card}


def _stick(verb: str, rest: str, view: Mapping[str, Any]) -> str:
    """A stick is known by its colours."""
    if verb not in ("pull", "lay") or not rest.isdecimal():
        return rest
    top, _, bottom = view["sticks"][int(rest) - 1].partition("/")
    return f"{rest} ({top} top)" if bottom == "?" else f"{rest} ({top} and {bottom})"


_MORE: Final[dict[str, Callable[[str, str, Mapping[str, Any]], str]]] = {"go-cuckoo": _stick}
