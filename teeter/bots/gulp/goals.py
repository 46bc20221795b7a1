"""Players of Gulp with simple goals: a beginner, and a greedy harvester to measure others with."""

from __future__ import annotations

from teeter.bots.bot import Choice, Seen
from teeter.bots.simple import any_of
from teeter.rules.contract import Move


def _with(seen: Seen, *verbs: str) -> list[Move]:
    return [move for move in seen.moves if move.text.split()[0] in verbs]


def greedy(seen: Seen) -> Choice:
    """A yardstick: harvests all it can when it can, draws when it has nothing, pushes if it must."""
    for verb, why in (
        ("harvest", "What I have I store."),
        ("store", "All my crops are in."),
        ("draw", "I need more crops."),
        ("let", "It is not worth a BUTT."),
    ):
        found = _with(seen, verb)
        if found:
            return Choice(found[0], why)
    return Choice(any_of(seen.moves, seen.rng), "One move is as good as another.")


def beginner(seen: Seen) -> Choice:
    """Fills its hand, harvests it all, and looks at the limit only when it is near."""
    phase = seen.view["phase"]
    if phase == "harvest":
        return _beginner_harvests(seen)
    if phase == "act":
        return _beginner_acts(seen)
    if phase == "window" and len(seen.moves) > 1 and seen.rng.random() < 0.5:
        return Choice(seen.moves[0], "A BUTT is fun.")
    return Choice(any_of(seen.moves, seen.rng), "I just try it.")


def _beginner_acts(seen: Seen) -> Choice:
    hand = seen.view["hand"]
    near = seen.view["limit"] - seen.view["stores"][seen.seat]
    crops = _with(seen, "harvest")
    pushes = _with(seen, "push", "sacrifice")
    draws = _with(seen, "draw")
    if pushes and seen.rng.random() < 0.25:
        return Choice(any_of(pushes, seen.rng), "I want to see the River move.")
    if crops and len(hand) >= 5 and near > 20:
        return Choice(any_of(crops, seen.rng), "I have many crops, so I harvest.")
    if draws:
        return Choice(draws[0], "I want more cards.")
    return Choice(any_of(seen.moves, seen.rng), "I do what I can.")


def _beginner_harvests(seen: Seen) -> Choice:
    crops = _with(seen, "harvest")
    if crops and seen.rng.random() < 0.9:
        return Choice(any_of(crops, seen.rng), "This one too.")
    return Choice(_with(seen, "store")[0], "That is a good harvest.")
