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


def refusal(state: PharaohTable, move: Move) -> Exception:
    """The reason why a move is not legal."""
    if move not in MOVES.values():
        return MOVES.stranger(move, "PHAR-15")
    if state.phase == OVER:
        return Illegal(Reason.OVER, "PHAR-67", "The curse is broken: the game is over.")
    if move.referee:
        return _of_referee(move)
    if move.verb in (GO, STAY):
        if state.phase == MOVE:
            return _to_go(state, move.arg)
        return Illegal(Reason.NOT_NOW, "PHAR-17", "You move only after taking a boulder.")
    if state.phase == EXPLORE:
        return _to_explore(state, move)
    if state.phase == TRY:
        return Illegal(Reason.NOT_NOW, "PHAR-18", "The choice is made: now take the boulder.")
    return Illegal(Reason.NOT_NOW, "PHAR-16", "The boulder is taken: now move, or stay.")


def _of_referee(move: Move) -> Illegal:
    if move.verb == STAND:
        return Illegal(Reason.NOT_NOW, "PHAR-35", "Nobody may stand the staff up during a try.")
    if move is CLEAN:
        return Illegal(Reason.NOT_NOW, "PHAR-16", "Nobody is taking a boulder now.")
    rule = "PHAR-35" if move is STAFF_FELL else "PHAR-36"
    return Illegal(Reason.NOT_NOW, rule, "There are landslides only while somebody explores.")


def _to_explore(state: PharaohTable, move: Move) -> Illegal:
    if move.verb == TURN:
        if state.hidden & bits(MARKED):
            return Illegal(Reason.FORBIDDEN, "PHAR-53", "The mummy blocks the only marker left.")
        return Illegal(Reason.NOT_THERE, "PHAR-22", "No marker of the track lies face down.")
    if move.verb == CHOOSE:
        colour = COLOURS[move.arg]
        if state.shown[move.arg]:
            return Illegal(Reason.FORBIDDEN, "PHAR-77", f"There is no {colour} field ahead of you.")
        return Illegal(Reason.WRONG_COLOUR, "PHAR-21", f"No {colour} marker lies face up.")
    if move.verb == DECLINE:
        return Illegal(Reason.FORBIDDEN, "PHAR-18", "Only an extra turn can be declined.")
    return _to_enter(state)


def _to_enter(state: PharaohTable) -> Illegal:
    if state.at[state.turn] == LAST:
        return Illegal(Reason.FORBIDDEN, "PHAR-61", "You need two scarabs to enter the chamber.")
    sentence = f"The chamber is entered from {FIELDS[LAST]}, at the beginning of a turn."
    return Illegal(Reason.NOT_THERE, "PHAR-62", sentence)


def _to_go(state: PharaohTable, field: int) -> Illegal:
    colour = COLOURS[state.asked]
    name = FIELDS[field]
    at = state.at[state.turn]
    if not state.shown[state.asked] >> field & 1:
        sentence = f"{name} shows no {colour}, the colour of your boulder."
        return Illegal(Reason.WRONG_COLOUR, "PHAR-39", sentence)
    if field == at:
        return Illegal(Reason.FORBIDDEN, "PHAR-41", "Your own field does not count; you may stay.")
    if state.race and field < at:
        return Illegal(Reason.FORBIDDEN, "PHAR-75", "In the race nobody goes backwards.")
    sentence = f"There is a nearer {colour} field on the way to {name}."
    return Illegal(Reason.FORBIDDEN, "PHAR-41", sentence)
