"""Tables of Go Cuckoo! to test on: chosen sticks, eggs in place, and whole games at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.games.go_cuckoo.game import GAME, GoCuckoo, new
from teeter.rules.contract import NOBODY, REFEREE
from tests.rules.support import say

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}


def word(stick: str) -> str:
    """r/g is red/green."""
    return "/".join(COLOURS[letter] for letter in stick.split("/"))


def table(
    sticks: str = "", seats: int = 4, variant: str = "base", first: str = "A", **choices: str
) -> GoCuckoo:
    """A new game whose sticks 1, 2, ... are these, top/bottom: "r/g g/p"."""
    options = GAME.options(seats, variant, **choices)
    wanted = [word(stick) for stick in sticks.split()]
    rest = GAME.deal(options, 0, Random(1))["sticks"]
    for stick in wanted:
        top, bottom = stick.split("/")
        rest.remove(stick if stick in rest else f"{bottom}/{top}")
    return new(options, {"first": [first], "sticks": wanted + rest})


def eggs(state: GoCuckoo, *supplies: int, nest: int = 0) -> None:
    """These supplies and so many eggs in the nest; the others are put away."""
    state.supplies[:] = supplies
    state.nest = nest
    state.away = 20 - sum(supplies) - nest
    if state.player != state.answers:
        state.open_turn()


def pull(state: GoCuckoo, *sticks: int) -> None:
    """Pull sticks without a slip."""
    for stick in sticks:
        say(GAME, state, f"pull {stick}")
        if state.view(None)["phase"] == "reach":
            say(GAME, state, "touches")
        say(GAME, state, "pulled")


def build(state: GoCuckoo) -> None:
    """Lay everything in front of the player without a slip."""
    while state.view(None)["phase"] == "build":
        say(GAME, state, f"{state.moves()[0]}", "rests")


def quiet_turn(state: GoCuckoo) -> None:
    """A whole turn without a slip and without an egg."""
    seat = state.player
    while state.player == seat:
        phase = state.view(None)["phase"]
        if phase == "build":
            build(state)
        elif phase == "egg":
            say(GAME, state, "no egg")
        else:
            pull(state, state.moves()[0].arg + 1)


def after_a_turn(seats: int = 4, **choices: str) -> GoCuckoo:
    """A has laid sticks 1 (yellow/yellow) and an egg; it is B's turn, three eggs are in the nest."""
    state = table("y/y r/g", seats, **choices)
    eggs(state, *[3] * seats, nest=2)
    pull(state, 1)
    build(state)
    say(GAME, state, "lay egg", "rests")
    return state


def standing(state: GoCuckoo) -> list[int]:
    """The numbers of the sticks in the can."""
    return [n for n, place in enumerate(state.view(None)["places"], 1) if place == "can"]


def tip(state: GoCuckoo, top: str = "", but: tuple[int, ...] = ()) -> None:
    """All standing sticks (of one top colour) tip onto the nest, but for a few."""
    sticks = state.view(None)["sticks"]
    for n in standing(state):
        if n not in but and sticks[n - 1].startswith(top):
            say(GAME, state, f"tipped stick {n}")


def random_game(seed: int, wild: float = 0.05, **choices: str) -> Iterator[tuple[str, GoCuckoo]]:
    """Every move of a random game and the state after it; now and then anything happens."""
    rng = Random(seed)
    options = GAME.options(rng.choice(GAME.seats), rng.choice(GAME.variants), **choices)
    state = new(options, GAME.deal(options, rng.randrange(options.seats), rng))
    yield "", state
    while state.turn != NOBODY:
        anything = rng.random() < wild
        if anything and state.turn != REFEREE:
            move = rng.choice(state.asides(REFEREE))
        elif state.turn == REFEREE and not anything:
            move = GAME.stand_in(state, rng, rng.random())
        else:
            move = rng.choice(state.moves())
        state.play(move)
        yield move.text, state
