"""What is said at a table of Gulp; the words themselves stand in the catalogues of `words/`."""

from __future__ import annotations

import re
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.river import worth_of
from teeter.games.gulp.view import GulpView
from teeter.rules.contract import SEATS, Options, name_of
from teeter.rules.extras import Scoring
from teeter.rules.text import Arg, Text, Words, both, lines

# "fill 3 7-blornn": a verb, and what it is done to. Who does not see a card hears "keep a card".
_MOVE: Final = re.compile(
    r"(?P<verb>[a-z]+(?: [a-z]+)*?)(?: (?P<spot>\d))?(?: (?P<seat>[A-F]))?"
    r"(?: (?P<card>\w+-\w+|a card))?"
)
# What a move turns up: shown.py says it.
_SHOWN: Final = re.compile(
    r"(?:the River|you|(?P<seat>[A-F])) "
    r"(?P<what>becomes|harvests|get|look at) (?P<cards>.+)"
)
LEFT: Final = " is left with "  # told with the players' names (led.py)
_NO_CARDS: Final = {"a gap": "gulp-gap", "nothing": "gulp-nothing"}


def label(text: str, view: GulpView | None = None) -> Text:
    """A move on a button."""
    verb, args = _parts(text)
    gain = 0 if view is None else _gain(text, view)
    if gain:
        return Text(f"gulp-move-{verb}-gain", crops=gain, **args)
    return Text(f"gulp-move-{verb}", **args)


def _gain(text: str, view: GulpView) -> int:
    """What a harvest will store, before it is made."""
    if text == "store":
        return sum(worth_of(card, view["water"]) for card in view["harvested"])
    verb, _, card = text.partition(" ")
    return worth_of(card, view["water"]) if verb == "harvest" else 0


def told(text: str, shown: str, name: Words | None) -> Text:
    """What somebody did, or chance did (None), and a line for each thing that it turned up."""
    verb, args = _parts(text)
    if name is not None:
        args["name"] = name
    done = Text(f"gulp-did-{verb}", **args)
    parts = shown.split("; ") if shown else []
    seen = [_turned_up(part) for part in parts if LEFT not in part]
    return Text("lines", first=done, rest=lines(*seen)) if seen else done


def _parts(text: str) -> tuple[str, dict[str, Arg]]:
    """The verb of a move as keys have it, and what it is done to."""
    found = _MOVE.fullmatch(text)
    assert found is not None, f"no move of Gulp: {text}"
    verb = found["verb"].replace(" ", "-")
    args: dict[str, Arg] = {name: found[name] for name in ("spot", "seat") if found[name]}
    if found["card"] == "a card":
        return f"{verb}-unseen", args
    if found["card"]:
        args["card"] = card_name(found["card"])
    return verb, args


def _turned_up(part: str) -> Text:
    found = _SHOWN.fullmatch(part)
    assert found is not None, f"nothing that Gulp turns up: {part}"
    what = found["what"].replace(" ", "-")
    cards = [_card_or_none(card) for card in found["cards"].split(", ")]
    return Text(f"gulp-shown-{what}", seat=found["seat"] or "", cards=cards)


def _card_or_none(card: str) -> Words:
    return Text(_NO_CARDS[card]) if card in _NO_CARDS else card_name(card)


def describe(view: GulpView) -> list[Words]:
    """The table, a sentence a line."""
    told: list[Words] = [_river(view), _flow(view)]
    told += [_village(view, seat) for seat in range(len(view["hand_sizes"]))]
    told.append(_piles(view))
    if view["hand"]:
        told.append(Text("gulp-hand", cards=_cards(view["hand"])))
        told += [event_text(card) for card in dict.fromkeys(view["hand"]) if card in house.EVENTS]
    return [*told, *_happening(view), *lately(view), *_end(view)]


def scoring(options: Options, reason: str) -> Scoring:
    limit = house.LIMITS.value[options.seats]
    closest = Text("gulp-closest", limit=limit)
    why = Text(f"gulp-end-{reason.replace(' ', '-')}")
    return Scoring(
        Text("gulp-counted"),
        lambda crops: Text("gulp-crops", crops=crops),
        closest,
        why=why,
        with_score=lambda crops: Text("gulp-end-closest", crops=crops, limit=limit),
    )


def card_name(card: str) -> Words:
    """A card in a sentence: by its event, if there is one on it, else by its crop and number."""
    if card in house.EVENTS:
        return house.EVENTS[card].value
    rank, _, crop = card.partition("-")
    return Text("gulp-card", rank=rank, crop=crop.capitalize())


def news_name(what: str) -> Text:
    """What crops were stored for."""
    return Text(f"gulp-news-{what.replace(' ', '-')}")


def _in_full(card: str) -> Words:
    """A card in a list; an event with its rank and crop, which count in the River."""
    rank, _, crop = card.partition("-")
    if card not in house.EVENTS:
        return Text("gulp-listed", rank=rank, crop=crop.capitalize())
    return Text("gulp-listed-event", event=house.EVENTS[card].value, rank=rank, crop=crop.capitalize())


def _cards(cards: list[str]) -> list[Words]:
    return [_in_full(card) for card in cards]


def event_text(card: str) -> Text:
    """What an event card does."""
    return Text("gulp-says", event=house.EVENTS[card].value, does=Text(f"gulp-event-{card}"))


def _river(view: GulpView) -> Text:
    spots: list[Words] = [
        Text("gulp-spot", spot=n, card=_in_full(card) if card else Text("gulp-gap"))
        for n, card in enumerate(view["river"], 1)
    ]
    return Text("gulp-river", water=view["water"].replace(" ", "-"), spots=spots)


def _flow(view: GulpView) -> Text:
    if not view["waves"]:
        return Text("gulp-flows")
    return Text("gulp-flows-back", seats=_all_of(view["waves"]))


def _village(view: GulpView, seat: int) -> Text:
    spot = view["villages"][seat]
    parts: list[Words] = [
        Text("gulp-village", spot=spot) if spot else Text("gulp-unsettled"),
        Text(
            "gulp-store-fungus" if view["fungus"][seat] else "gulp-store",
            store=view["stores"][seat],
            limit=view["limit"],
        ),
        Text("gulp-in-hand", count=view["hand_sizes"][seat]),
    ]
    if view["next_actions"][seat] != 2:
        parts.append(Text("gulp-next-turn", count=view["next_actions"][seat]))
    if view["logs"][seat]:
        parts.append(Text("gulp-logs", seats=_all_of(view["logs"][seat])))
    return Text("gulp-player", seat=SEATS[seat], parts=parts)


def _piles(view: GulpView) -> Text:
    if not view["discard"]:
        return Text("gulp-piles", deck=view["deck"])
    top = _in_full(view["discard"])
    return Text("gulp-piles-top", deck=view["deck"], discards=view["discards"], card=top)


def _happening(view: GulpView) -> list[Words]:
    """Whose turn it is, and what is asked in the middle of it."""
    active = SEATS[view["active"]]
    phase = view["phase"]
    if phase == "settle":
        return [Text("gulp-settling", seat=SEATS[view["turn"]], first=active)]
    if phase == "over":
        return []
    told: list[Words] = [Text("gulp-turn", seat=active, count=view["actions"])]
    if view["last_turns"] is not None:
        told.append(Text("gulp-last-turns", count=view["last_turns"]))
    if view["declared"] and view["pusher"] is not None:
        told.append(_window(view, view["declared"], view["pusher"]))
    if view["harvested"]:
        told.append(Text("gulp-harvested", cards=_cards(view["harvested"])))
    return [*told, *_event(view, view["event"])] if view["event"] else told


def _window(view: GulpView, card: str, pusher: int) -> Text:
    return Text(
        "gulp-sacrifices" if view["sacrifice"] else "gulp-plays",
        seat=SEATS[pusher],
        card=_in_full(card) if card in house.EVENTS else card_name(card),
        other=SEATS[view["turn"]],
    )


def _event(view: GulpView, event: str) -> list[Words]:
    told: list[Words] = [Text("gulp-asked", event=event, who=name_of(view["turn"]))]
    if view["waiting"]:
        told.append(Text("gulp-waiting", seats=[SEATS[seat] for seat in view["waiting"]]))
    if view["offer"]:
        one, other = view["offer"]
        told.append(Text("gulp-offers", seat=SEATS[one], other=SEATS[other]))
    if view["looking"]:
        told.append(_looking(view))
    if view["open"]:
        told.append(Text("gulp-open", spots=[str(spot) for spot in view["open"]]))
    if view["pool"]:
        told.append(Text("gulp-pool", count=view["pool"]))
    return told


def _looking(view: GulpView) -> Text:
    if not view["looked"]:
        return Text("gulp-looking", count=view["looking"])
    return Text("gulp-looking-at", count=view["looking"], cards=_cards(view["looked"]))


def lately(view: GulpView) -> list[Words]:
    """What was stored."""
    return [
        Text("gulp-stores", seat=SEATS[new["seat"]], crops=new["crops"], news=news_name(new["what"]))
        for new in view["news"]
    ]


def _end(view: GulpView) -> list[Words]:
    if view["final"] is None or view["left"] is None:
        return []
    return [
        Text("gulp-final", seat=SEATS[seat], store=final, cards=_cards(left) or Text("gulp-nothing"))
        for seat, (final, left) in enumerate(zip(view["final"], view["left"], strict=True))
    ]


def _all_of(seats: list[int]) -> Words:
    return both([SEATS[seat] for seat in seats])
