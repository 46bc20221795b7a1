"""Bots that somebody could bring along: a good one, and some that do not behave."""

from __future__ import annotations

import threading

from teeter.bots.bot import Choice, Seen, SeenWith
from teeter.bots.simple import any_of
from teeter.games.gulp.view import GulpView
from teeter.rules.games import GAMES

wakes = threading.Event()


def parrot(seen: Seen) -> Choice:
    """Always says the last thing that may be said."""
    return Choice(seen.moves[-1], f"I say {seen.moves[-1]}.")


def gossip(seen: SeenWith[GulpView]) -> Choice:
    """Says what it holds."""
    return Choice(
        any_of(seen.moves, seen.rng), f"I hold {len(seen.view['hand'])}: {seen.view['hand']}."
    )


def clumsy(seen: Seen) -> Choice:
    """Falls over its own feet."""
    raise ZeroDivisionError


def cheat(seen: Seen) -> Choice:
    """Makes a move that is none."""
    return Choice(GAMES["gulp"].moves["settle 1"], "Nobody will notice.")


def silent(seen: Seen) -> None:
    """Has no answer."""


def sleeper(seen: Seen) -> Choice:
    """Thinks for ever."""
    wakes.wait()
    return parrot(seen)
