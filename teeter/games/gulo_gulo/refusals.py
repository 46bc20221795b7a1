"""Why a move of Gulo Gulo is refused: the rule, and a sentence for the player."""

from __future__ import annotations

from typing import Final, NoReturn

from teeter.games.gulo_gulo.moves import (
    AIM,
    CHOOSE,
    CHOSEN,
    COLOURS,
    DECK,
    DECK_TILE,
    EGGS,
    FACE_DOWN,
    FASTER,
    JUNIOR,
    OVER,
    POINT,
    PURPLE,
    TRY,
    TURN_DECK,
    TURN_TILE,
)
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.games.gulo_gulo.words import egg_name
from teeter.rules.contract import Illegal, Move, Reason

_CLOSED: Final = "The deck is closed until your Gulo begins a turn on the last tile."


def refuse(state: GuloGuloTable, move: Move) -> NoReturn:
    """Raise Illegal for a move that is neither in `moves` nor in anybody's `asides`."""
    if state.phase == OVER:
        rule = "GULO-75" if state.options.variant == FASTER else "GULO-66"
        raise Illegal(Reason.OVER, rule, "The game is over: Gulo junior is free.")
    if move.referee:
        _refuse_report(state)
    if move.verb == AIM:
        _refuse_aiming(state, move)
    if state.phase in (POINT, TRY):
        _refuse_new_colour(state, move)
    if state.phase == DECK:
        rule = "GULO-74" if state.options.variant == FASTER else "GULO-58"
        raise Illegal(Reason.FORBIDDEN, rule, "On the last tile you can only turn the deck.")
    if move.verb == TURN_DECK:
        raise Illegal(Reason.FORBIDDEN, "GULO-23", _CLOSED)
    if move.verb == TURN_TILE:
        raise Illegal(Reason.NOT_THERE, "GULO-16", "No tile of the path is face down any more.")
    _refuse_colour(state, move.arg)


def _refuse_report(state: GuloGuloTable) -> NoReturn:
    if state.phase == TRY:
        raise Illegal(
            Reason.NOT_NOW,
            "GULO-41",
            "In a try a pole on the table is an alarm; it is not set back.",
        )
    rule = "GULO-27" if state.phase == POINT else "GULO-14"
    raise Illegal(Reason.NOT_NOW, rule, "Nobody has pointed out an egg to try for.")


def _refuse_aiming(state: GuloGuloTable, move: Move) -> NoReturn:
    if state.phase in (CHOOSE, DECK):
        raise Illegal(Reason.NOT_NOW, "GULO-14", "First fix a colour by a tile.")
    if move.extra != state.colour:
        sentence = f"The egg to steal is a {COLOURS[state.colour]} one."
        raise Illegal(Reason.WRONG_COLOUR, "GULO-28", sentence)
    name = egg_name(EGGS[move.arg]).capitalize()
    if state.nest >> move.arg & 1:
        raise Illegal(Reason.NOT_NOW, "GULO-27", f"{name} is already the egg pointed out.")
    raise Illegal(Reason.NOT_THERE, "GULO-27", f"{name} is in the bag, not in the nest.")


def _refuse_new_colour(state: GuloGuloTable, move: Move) -> NoReturn:
    """A colour is fixed already, and this is the rule that keeps it."""
    if state.shown == DECK_TILE:
        rule = "GULO-65" if state.colour == JUNIOR else "GULO-59"
        if state.options.variant == FASTER:
            rule = "GULO-76"
    elif move.verb == TURN_DECK:
        raise Illegal(Reason.FORBIDDEN, "GULO-23", _CLOSED)
    elif state.shown == CHOSEN:
        rule = "GULO-14"
    else:
        rule = "GULO-17" if move.verb == TURN_TILE else "GULO-18"
    raise Illegal(Reason.NOT_NOW, rule, f"A {COLOURS[state.colour]} egg must be stolen now.")


def _refuse_colour(state: GuloGuloTable, colour: int) -> NoReturn:
    place = state.gulos[state.turn]
    name = COLOURS[colour]
    if colour == PURPLE:
        raise Illegal(Reason.FORBIDDEN, "GULO-25", "Only Gulo junior's tile asks for purple.")
    if state.ahead[place] == FACE_DOWN:
        raise Illegal(Reason.NOT_THERE, "GULO-22", "Only face-down tiles lie ahead: turn the next one.")
    if colour in state.path[1 : place + 1]:
        raise Illegal(Reason.NOT_THERE, "GULO-21", f"A {name} tile lies only behind or under you.")
    raise Illegal(Reason.NOT_THERE, "GULO-20", f"No {name} tile lies face up ahead of you.")
