"""The odds of the tries that a person may choose from, for whoever practises and asks."""

from __future__ import annotations

from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Looks
from teeter.rules.contract import REFEREE, Move, State
from teeter.rules.extras import PRACTICE
from teeter.rules.text import Text
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Table

AVERAGE: Final = 0.7  # the skill of a hand that takes seven of ten easy pieces


def odds_at(table: Table, seat: int, looks: Looks | None) -> dict[str, float]:
    """By the text of a move: how likely an average hand succeeds with what it names. Raises Refusal."""
    if table.plan.options.variant != PRACTICE:
        raise Refusal(Why.HIDDEN, Text("refused-odds"))
    if looks is None or table.state is None:
        raise Refusal(Why.NO_TRY, Text("refused-odds-now"))
    odds = physical_game(table.game).odds(looks, AVERAGE)
    tries = [move for move in table.moves(seat) if _is_try(table.state, move)]
    return {move.text: round(odds(move), 3) for move in tries}


def _is_try(state: State, move: Move) -> bool:
    after = state.copy()
    after.play(move)
    return after.turn == REFEREE
