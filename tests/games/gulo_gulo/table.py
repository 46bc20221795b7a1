"""Tables of Gulo Gulo to test on: chosen tiles, Gulos in place, and whole games at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.games.gulo_gulo.game import GAME, GuloGulo, new
from teeter.games.gulo_gulo.moves import EGGS
from teeter.rules.contract import NOBODY, REFEREE, SEATS, Move
from tests.rules.support import say

WORDS = {"B": "blue", "R": "red", "Y": "yellow", "G": "green", "J": "junior"}
YARD = ["blue"] * 5 + ["red"] * 6 + ["yellow"] * 6 + ["green"] * 6
ROW = "G R B G Y B G R B G Y B Y G R Y R R Y"  # a whole path; its last blue is 12, last green 14
ALL_EGGS = [f"{colour}-{n}" for colour in WORDS.values() if colour != "junior" for n in range(1, 6)] + [
    "purple-1",
    "purple-2",
]


def table(
    row: str, *gulos: int, deck: str = "", turn: str = "A", seats: int = 3, variant: str = "base"
) -> GuloGulo:
    """A game with this row of tiles, those after "|" face down, and the Gulos of A, B, ... there."""
    face_up, _, face_down = row.partition("|")
    path = [WORDS[letter] for letter in (face_up + face_down).split()]
    cards = [WORDS[letter] for letter in deck.split()]
    pool = YARD[:]
    for tile in path + cards:
        if tile != "junior":
            pool.remove(tile)
    missing = 19 - len(path)
    setup = {
        "first": ["A"],
        "path": path + pool[:missing],
        "deck": cards or [*pool[missing:], "junior"],
    }
    state = new(GAME.options(seats, variant), setup)
    for letter in face_up.split():  # tries that are given up on START open tiles and move nobody
        say(GAME, state, "turn tile", f"point {WORDS[letter]}-1", "alarm gave up")
    state.gulos[: len(gulos)] = gulos
    state._begin(SEATS.index(turn))
    return state


def attempt(state: GuloGulo, colour: str, report: str = "takes") -> None:
    """Try for the first egg of a colour in the nest, however the colour was fixed."""
    if state.view(None)["phase"] == "choose":
        say(GAME, state, f"choose {colour}")
    egg = next(egg for egg in state.view(None)["nest"] if egg.startswith(colour))
    say(GAME, state, f"point {egg}", report)


def leave_one(state: GuloGulo, colour: str) -> None:
    """All eggs of a colour but the first are in the bag."""
    for egg, name in EGGS.items():
        if name.startswith(colour) and name != f"{colour}-1":
            state.nest &= ~(1 << egg)


def colours_in_deck(state: GuloGulo) -> str:
    """The hidden deck as letters, top first: what only a test may look at."""
    letters = "BRYGJ"
    return " ".join(letters[face] for face in state.deck)


def random_game(seed: int) -> Iterator[tuple[GuloGulo, Move, GuloGulo]]:
    """Every step of a random game: the state before, the move, the state after."""
    rng = Random(seed)
    options = GAME.options(rng.choice(GAME.seats), rng.choice(GAME.variants))
    state = new(options, GAME.deal(options, 0, rng))
    while state.turn != NOBODY:
        before = state.copy()
        watched = state.turn == REFEREE
        move = GAME.stand_in(state, rng, 0.8) if watched else rng.choice(state.moves())
        state.play(move)
        yield before, move, state
