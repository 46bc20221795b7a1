"""Players of Gulp with simple goals: a beginner, and a greedy harvester to measure others with."""

from __future__ import annotations

from typing import cast

from teeter.bots.bot import Choice, Seen
from teeter.bots.simple import any_of
from teeter.bots.wording import BEGINNER
from teeter.games.gulp.bots.why import choosing
from teeter.games.gulp.view import GulpView
from teeter.rules.contract import Move


def _with(seen: Seen, *verbs: str) -> list[Move]:
    return [move for move in seen.moves if move.text.split()[0] in verbs]


def greedy(seen: Seen) -> Choice:
    """A yardstick: harvests all it can when it can, draws when it has nothing, pushes if it must."""
    for verb in ("harvest", "store", "draw", "let"):
        found = _with(seen, verb)
        if found:
            return choosing(seen, found[0], BEGINNER)
    return choosing(seen, any_of(seen.moves, seen.rng), BEGINNER)


def beginner(seen: Seen) -> Choice:
    """Fills its hand, harvests it all, and looks at the limit only when it is near."""
    phase = seen.view["phase"]
    if phase == "harvest":
        return _beginner_harvests(seen)
    if phase == "act":
        return _beginner_acts(seen)
    if phase == "window" and len(seen.moves) > 1 and seen.rng.random() < 0.5:
        return choosing(seen, seen.moves[0], BEGINNER)
    return choosing(seen, any_of(seen.moves, seen.rng), BEGINNER)


def _beginner_acts(seen: Seen) -> Choice:
    view = cast(GulpView, seen.view)
    near = view["limit"] - view["stores"][seen.seat]
    crops = _with(seen, "harvest")
    pushes = _with(seen, "push", "sacrifice")
    draws = _with(seen, "draw")
    if pushes and seen.rng.random() < 0.25:
        return choosing(seen, any_of(pushes, seen.rng), BEGINNER)
    if crops and len(view["hand"]) >= 5 and near > 20:
        return choosing(seen, any_of(crops, seen.rng), BEGINNER)
    if draws:
        return choosing(seen, draws[0], BEGINNER)
    return choosing(seen, any_of(seen.moves, seen.rng), BEGINNER)


def _beginner_harvests(seen: Seen) -> Choice:
    crops = _with(seen, "harvest")
    if crops and seen.rng.random() < 0.9:
        return choosing(seen, any_of(crops, seen.rng), BEGINNER)
    return choosing(seen, _with(seen, "store")[0], BEGINNER)
