"""Why a move of Pharaoh's Gulo Gulo is refused: the rule, and a sentence for the player."""

from __future__ import annotations

from teeter.games.pharaoh.moves import (
    CHOOSE,
    CLEAN,
    DECLINE,
    EXPLORE,
    GO,
    MOVE,
    MOVES,
    OVER,
    STAFF_FELL,
    STAND,
    STAY,
    TRY,
    TURN,
)
from teeter.games.pharaoh.pieces import COLOURS, FIELDS, LAST, MARKED, bits
from teeter.games.pharaoh.table import PharaohTable
from teeter.rules.contract import Illegal, Move, Reason
from teeter.rules.text import Text


def refusal(state: PharaohTable, move: Move) -> Exception:
    """The reason why a move is not legal."""
    if move not in MOVES.values():
        return MOVES.stranger(move, "PHAR-15")
    if state.phase == OVER:
        return Illegal(Reason.OVER, "PHAR-67", Text("pharaoh-no-over"))
    if move.referee:
        return _of_referee(move)
    if move.verb in (GO, STAY):
        if state.phase == MOVE:
            return _to_go(state, move.arg)
        return Illegal(Reason.NOT_NOW, "PHAR-17", Text("pharaoh-no-going-yet"))
    if state.phase == EXPLORE:
        return _to_explore(state, move)
    if state.phase == TRY:
        return Illegal(Reason.NOT_NOW, "PHAR-18", Text("pharaoh-no-other-choice"))
    return Illegal(Reason.NOT_NOW, "PHAR-16", Text("pharaoh-no-exploring-now"))


def _of_referee(move: Move) -> Illegal:
    if move.verb == STAND:
        return Illegal(Reason.NOT_NOW, "PHAR-35", Text("pharaoh-no-standing-up"))
    if move is CLEAN:
        return Illegal(Reason.NOT_NOW, "PHAR-16", Text("pharaoh-no-taking-now"))
    rule = "PHAR-35" if move is STAFF_FELL else "PHAR-36"
    return Illegal(Reason.NOT_NOW, rule, Text("pharaoh-no-landslide-now"))


def _to_explore(state: PharaohTable, move: Move) -> Illegal:
    if move.verb == TURN:
        if state.hidden & bits(MARKED):
            return Illegal(Reason.FORBIDDEN, "PHAR-53", Text("pharaoh-no-marker-free"))
        return Illegal(Reason.NOT_THERE, "PHAR-22", Text("pharaoh-no-marker-left"))
    if move.verb == CHOOSE:
        colour = COLOURS[move.arg]
        if state.shown[move.arg]:
            return Illegal(Reason.FORBIDDEN, "PHAR-77", Text("pharaoh-no-field-ahead", colour=colour))
        return Illegal(Reason.WRONG_COLOUR, "PHAR-21", Text("pharaoh-no-marker-shown", colour=colour))
    if move.verb == DECLINE:
        return Illegal(Reason.FORBIDDEN, "PHAR-18", Text("pharaoh-no-declining"))
    return _to_enter(state)


def _to_enter(state: PharaohTable) -> Illegal:
    if state.at[state.turn] == LAST:
        return Illegal(Reason.FORBIDDEN, "PHAR-61", Text("pharaoh-no-scarabs"))
    sentence = Text("pharaoh-no-door-here", field=FIELDS[LAST])
    return Illegal(Reason.NOT_THERE, "PHAR-62", sentence)


def _to_go(state: PharaohTable, field: int) -> Illegal:
    colour = COLOURS[state.asked]
    name = FIELDS[field]
    at = state.at[state.turn]
    if not state.shown[state.asked] >> field & 1:
        sentence = Text("pharaoh-no-such-colour", field=name, colour=colour)
        return Illegal(Reason.WRONG_COLOUR, "PHAR-39", sentence)
    if field == at:
        return Illegal(Reason.FORBIDDEN, "PHAR-41", Text("pharaoh-no-own-field"))
    if state.race and field < at:
        return Illegal(Reason.FORBIDDEN, "PHAR-75", Text("pharaoh-no-way-back"))
    sentence = Text("pharaoh-no-farther", field=name, colour=colour)
    return Illegal(Reason.FORBIDDEN, "PHAR-41", sentence)
