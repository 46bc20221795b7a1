"""Tables of Eruk with chosen counters, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.games.eruk.game import GAME, Eruk, new
from teeter.games.eruk.moves import PLACES, REINDEER
from teeter.rules.contract import SEATS
from tests.rules.support import say

SHORT = {"H": "herring", "Sa": "salmon", "Se": "seal", "B": "bear", "Re": "reindeer"}


def table(counters: str, seats: int = 3, sun: int = 1, **choices: str) -> Eruk:
    """A's turn; places 1, 2, ... show these counters: "B H Sa Ig5".

    With a `sun` the last seat has turned the reindeer for it and has taken them.
    """
    wanted = [SHORT.get(word) or word.replace("Ig", "igloo-") for word in counters.split()]
    turned = range(len(wanted) + 1, len(wanted) + sun)
    wanted += ["reindeer"] * len(turned)
    rest = GAME.deal(GAME.options(seats), 0, Random(1))["counters"]
    for face in wanted:
        rest.remove(face)
    first = SEATS[seats - 1] if turned else "A"
    state = new(GAME.options(seats, **choices), {"first": [first], "counters": wanted + rest})
    if turned:
        turn(state, *turned)
        say(GAME, state, "stop")
    return state


def finishing(counters: str, figures: str, seats: int = 3, alone: bool = False, **choices: str) -> Eruk:
    """The finishing phase, after the last seat's turn; "A A C" have figures on igloo 1, 2 and 3.

    Places 1, 2, ... show these counters; when they are `alone`, all other animals are collected.
    """
    marks = figures.split()
    igloos = [f"Ig{n}" for n in range(1, len(marks) + 1)]
    state = table(" ".join([counters, *igloos, "Re"]), seats, sun=8, **choices)
    place = len(counters.split())
    for letter in marks:
        place += 1
        state.turn = SEATS.index(letter)
        turn(state, place)
    if alone:
        collect_animals(state, after=place)
    state.turn = seats - 1
    turn(state, place + 1)
    return state


def collect_animals(state: Eruk, after: int) -> None:
    """One turn for each animal that lies beyond a place."""
    for place in range(after + 1, PLACES + 1):
        if state.faces[place] < REINDEER:
            turn(state, place)
            say(GAME, state, "stop")


def turn(state: Eruk, *places: int) -> None:
    """Turn over the counters at these places, one after the other."""
    say(GAME, state, *(f"turn {place}" for place in places))


def search(state: Eruk, kind: str, place: int) -> None:
    """Name a kind and turn a counter."""
    say(GAME, state, f"name {kind}", f"turn {place}")


def walk(seed: int) -> Iterator[Eruk]:
    """A game of random moves: the same state before each move and at the end."""
    rng = Random(seed)
    options = GAME.options(rng.randint(2, 5), naming=rng.choice(GAME.choices["naming"]))
    state = GAME.start(options, rng)
    assert isinstance(state, Eruk)
    yield state
    while moves := state.moves():
        state.play(rng.choice(moves))
        yield state
