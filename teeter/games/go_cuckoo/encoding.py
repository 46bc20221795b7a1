"""A view of Go Cuckoo! as a row of numbers."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo import house
from teeter.games.go_cuckoo.moves import LAY_AN_EGG, LAYS, PHASES, PLACE_HER, PULLS, STICKS
from teeter.games.go_cuckoo.sticks import COLOURS
from teeter.rules.contract import Options
from teeter.rules.encoding import Both, BySeat, Each, Encoding, Number, OneOf, Record, Seat, Together


def parts(options: Options) -> Record:
    """What stands where."""
    seats = options.seats
    eggs = Number(house.EGGS.value)
    tries = [move.text for move in (*PULLS, *LAYS, LAY_AN_EGG, PLACE_HER)]
    stick = Both(OneOf(COLOURS), OneOf(("?", *COLOURS)), "/")
    return Record(
        {
            "turn": Seat(seats),
            "phase": OneOf(PHASES),
            "player": Seat(seats),
            "answers": Seat(seats),
            "knock": Number(),
            "declared": OneOf(tries),
            "sticks": Each(stick, STICKS),
            "places": Each(OneOf(("can", "hand", "front", "nest")), STICKS),
            "front": BySeat(Together(OneOf(range(1, STICKS + 1))), seats),
            "supplies": BySeat(eggs, seats),
            "nest": eggs,
            "can": eggs,
            "away": eggs,
            "out": eggs,
            "sank": eggs,
            "kiki": OneOf(("beside the can", "on the nest", "in the can", "in the hand")),
            "tries": Number(house.TRIES.value),
            "need": OneOf(COLOURS),
            "may_lay": Number(),
            "paid": Number(),
            "quiet": Number(house.ROUNDS.value * seats),
        }
    )


ENCODING: Final = Encoding(parts)
