"""Why a player of Gulp did what it did: what it says aloud, and then what only it could know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from teeter.bots.bot import Choice, Seen
from teeter.bots.reasons import OverheardWith
from teeter.bots.wording import Said, filled
from teeter.games.gulp import moves as words
from teeter.games.gulp.bots.aloud import aloud
from teeter.games.gulp.bots.sense import Sense
from teeter.games.gulp.game import Gulp
from teeter.games.gulp.river import BUTT_KIND, KINDS, worth_in
from teeter.games.gulp.view import GulpView
from teeter.games.gulp.words import card_name
from teeter.rules.contract import Move, View
from teeter.rules.text import Text, Words

_HOPELESS: Final = 0.02  # a chance below this is as good as none
_SURE: Final = 0.98
_OWN: Final[View] = {"hand": [], "looked": []}  # what of a view no spectator sees
Thought = Callable[[], Said]


def choosing(seen: Seen, move: Move, voice: str, thought: Thought | None = None) -> Choice:
    """A choice with its reason, which may tell of the own cards and thoughts: it is for the end."""

    def reason() -> Words:
        spectator = {**seen.view, **_OWN}
        said = aloud(voice)(OverheardWith(seen.game.name, seen.seat, spectator, move.text))
        secret = _secret(seen, move, thought)
        if secret is None:
            return said
        return Text("gulp-why-and", said=said, secret=filled(secret, str(spectator)))

    return Choice(move, reason)


def _secret(seen: Seen, move: Move, thought: Thought | None) -> Said | None:
    if move.verb in (words.KEEP, words.UNDER):
        return "gulp-why-was", {"card": card_name(KINDS[move.arg])}
    if move.verb == words.LET_PASS:
        if words.BUTT_IN in seen.moves:
            return "gulp-why-held-butt", {}
        return (
            None if KINDS[BUTT_KIND] in cast(GulpView, seen.view)["hand"] else ("gulp-why-no-butt", {})
        )
    return thought() if thought else None


def planned(world: Gulp) -> Said:
    """The harvest that it had in mind, all cards together."""
    worth = worth_in(world.river)
    _, cards = Sense(world, world.turn).harvest(world.harvested)
    return "gulp-why-planned", {"crops": sum(worth[card] for card in [*cards, *world.harvested])}


def chances(mean: float) -> Said:
    """How it thought to stand after the move."""
    if mean < _HOPELESS:
        return "gulp-why-hopeless", {}
    return ("gulp-why-sure" if mean > _SURE else "gulp-why-chances"), {"n": round(100 * mean)}
