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
from teeter.games.gulo_gulo.words import egg
from teeter.rules.contract import Illegal, Move, Reason
from teeter.rules.text import Text

_CLOSED: Final = Text("gulo-gulo-no-deck-yet")


def refuse(state: GuloGuloTable, move: Move) -> NoReturn:
    """Raise Illegal for a move that is neither in `moves` nor in anybody's `asides`."""
    if state.phase == OVER:
        rule = "GULO-75" if state.options.variant == FASTER else "GULO-66"
        raise Illegal(Reason.OVER, rule, Text("gulo-gulo-no-over"))
    if move.referee:
        _refuse_report(state)
    if move.verb == AIM:
        _refuse_aiming(state, move)
    if state.phase in (POINT, TRY):
        _refuse_new_colour(state, move)
    if state.phase == DECK:
        rule = "GULO-74" if state.options.variant == FASTER else "GULO-58"
        raise Illegal(Reason.FORBIDDEN, rule, Text("gulo-gulo-no-choice-at-deck"))
    if move.verb == TURN_DECK:
        raise Illegal(Reason.FORBIDDEN, "GULO-23", _CLOSED)
    if move.verb == TURN_TILE:
        raise Illegal(Reason.NOT_THERE, "GULO-16", Text("gulo-gulo-no-hidden-tile"))
    _refuse_colour(state, move.arg)


def _refuse_report(state: GuloGuloTable) -> NoReturn:
    if state.phase == TRY:
        raise Illegal(Reason.NOT_NOW, "GULO-41", Text("gulo-gulo-no-setting-back"))
    rule = "GULO-27" if state.phase == POINT else "GULO-14"
    raise Illegal(Reason.NOT_NOW, rule, Text("gulo-gulo-no-egg-yet"))


def _refuse_aiming(state: GuloGuloTable, move: Move) -> NoReturn:
    if state.phase in (CHOOSE, DECK):
        raise Illegal(Reason.NOT_NOW, "GULO-14", Text("gulo-gulo-no-colour-yet"))
    if move.extra != state.colour:
        sentence = Text("gulo-gulo-no-other-egg", colour=COLOURS[state.colour])
        raise Illegal(Reason.WRONG_COLOUR, "GULO-28", sentence)
    named = egg(EGGS[move.arg])
    if state.nest >> move.arg & 1:
        raise Illegal(Reason.NOT_NOW, "GULO-27", Text("gulo-gulo-no-same-egg", **named))
    raise Illegal(Reason.NOT_THERE, "GULO-27", Text("gulo-gulo-no-egg-there", **named))


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
    raise Illegal(Reason.NOT_NOW, rule, Text("gulo-gulo-no-other-colour", colour=COLOURS[state.colour]))


def _refuse_colour(state: GuloGuloTable, colour: int) -> NoReturn:
    place = state.gulos[state.turn]
    name = COLOURS[colour]
    if colour == PURPLE:
        raise Illegal(Reason.FORBIDDEN, "GULO-25", Text("gulo-gulo-no-purple"))
    if state.ahead[place] == FACE_DOWN:
        raise Illegal(Reason.NOT_THERE, "GULO-22", Text("gulo-gulo-no-open-tile"))
    if colour in state.path[1 : place + 1]:
        raise Illegal(Reason.NOT_THERE, "GULO-21", Text("gulo-gulo-no-tile-but-behind", colour=name))
    raise Illegal(Reason.NOT_THERE, "GULO-20", Text("gulo-gulo-no-tile-ahead", colour=name))
