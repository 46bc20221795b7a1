"""What came of a move of Gulp, in the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.view import GulpView
from teeter.games.gulp.words import card_name, event_text, news_name
from teeter.rules.extras import Deed, Feat
from teeter.rules.text import Text, Words


def led(deed: Deed) -> list[Words]:
    """What an event card does, what was stored, what the others will feel of it, and who had what."""
    return [
        *_does(deed),
        *_stopped(deed),
        *_stored(deed),
        *_next_turns(deed),
        *_river(deed),
        *_left(deed),
    ]


def _does(deed: Deed) -> Iterator[Words]:
    """What is written on the card that is played, or copied."""
    verb, _, what = deed.text.partition(" ")
    card = deed.before["river"][int(what[-1]) - 1] if verb == "copy" else what
    if verb in ("push", "copy") and card in house.EVENTS:
        yield event_text(card)


def _stopped(deed: Deed) -> Iterator[Words]:
    if deed.text == "butt" and deed.before["declared"]:
        yield Text("gulp-led-stopped", card=card_name(deed.before["declared"]))


def _stored(deed: Deed) -> Iterator[Words]:
    after: GulpView = deed.after
    for new in after["news"]:
        seat = new["seat"]
        yield Text(
            "gulp-led-stores",
            name=deed.names[seat],
            crops=new["crops"],
            news=news_name(new["what"]),
            store=after["stores"][seat],
            limit=after["limit"],
        )


def _next_turns(deed: Deed) -> Iterator[Words]:
    """Who will have more or fewer actions, and who may not push."""
    before: GulpView = deed.before
    after: GulpView = deed.after
    for seat, name in enumerate(deed.names):
        count = after["next_actions"][seat]
        if count != before["next_actions"][seat] and after["event"] != before["event"]:
            yield Text("gulp-led-actions", name=name, count=count)
        if len(after["logs"][seat]) > len(before["logs"][seat]):
            yield Text("gulp-led-logs", name=name)


def _river(deed: Deed) -> Iterator[Words]:
    if deed.after["flow"] != deed.before["flow"]:
        yield Text("gulp-led-turns" if deed.after["flow"] == "left" else "gulp-led-turns-back")


def _left(deed: Deed) -> Iterator[Words]:
    """The hands that are laid open at the end."""
    after: GulpView = deed.after
    for name, cards in zip(deed.names, after["left"] or [], strict=False):
        if cards:
            yield Text("gulp-led-left", name=name, cards=[card_name(card) for card in cards])
        else:
            yield Text("gulp-led-empty-hand", name=name)


FEATS: Final = ("gulp-feat-harvest", "gulp-feat-butts", "gulp-feat-events")


def did(deed: Deed) -> Iterator[Feat]:
    """The richest harvest, cards stopped, and events played."""
    after: GulpView = deed.after
    for new in after["news"]:
        if new["what"] == "harvest":
            yield Feat("gulp-feat-harvest", new["seat"], new["crops"], adds=False)
    if deed.text == "butt":
        yield Feat("gulp-feat-butts", deed.before["turn"])
    elif deed.text.startswith("push ") and deed.text.removeprefix("push ") in house.EVENTS:
        yield Feat("gulp-feat-events", deed.before["turn"])
