"""A bot for any game of the contract: it knows the rules and nothing else, and plays on in its head."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.reasons import Overheard
from teeter.bots.search import Budget, search
from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, hundredths, thinking
from teeter.rules.text import Text, Words

Clock = Callable[[], float]
"""Seconds, ever rising."""

SECONDS: Final = 1.0  # the longest thought where a clock is handed in
BUDGETS: Final[Mapping[str, Budget]] = {
    BEGINNER: Budget(playouts=10),
    CASUAL: Budget(playouts=40),
    KEEN: Budget(playouts=160),
    MASTER: Budget(playouts=640),
}


def searcher(budget: Budget, clock: Clock | None = None) -> Bot:
    """A bot that imagines so many games; with a clock it thinks for a second at most."""

    def choose(seen: Seen) -> Choice:
        if len(seen.moves) == 1:
            return Choice(seen.moves[0], Text("why-forced"))
        root = search(seen.game, seen.seat, seen.redealt, budget, seen.rng, until(clock, SECONDS))
        move, tried = root.best()
        return thinking(seen, move, lambda: ("why-imagined", {"share": hundredths(tried.mean)}))

    return choose


def until(clock: Clock | None, seconds: float) -> Callable[[], bool]:
    """Whether there is time left, from now on; without a clock there always is."""
    if clock is None:
        return lambda: True
    end = clock() + seconds
    return lambda: clock() < end


def searchers(clock: Clock | None = None) -> Mapping[str, Bot]:
    """The four levels of a game that has none of its own."""
    return {level: searcher(budget, clock) for level, budget in BUDGETS.items()}


def about(level: str) -> Words:
    """How a level plays that is made of the searcher."""
    return Text("about-searching", games=BUDGETS[level].playouts)


def aloud(move: Overheard) -> Words:
    """Why, where players have secrets."""
    return Text("why-imagined-aloud")


strongest: Final = searcher(BUDGETS[MASTER])
