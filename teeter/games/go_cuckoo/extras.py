"""Go Cuckoo! beside its rules: its moves in words, whose hand it is, undo, and reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.go_cuckoo import words
from teeter.games.go_cuckoo.led import FEATS, did, led
from teeter.games.go_cuckoo.turn import CuckooTurn
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import REFEREE, Move
from teeter.rules.extras import Happening, Reporting, Telling, Undo

TELLING: Final = Telling(
    label=words.label, told=words.told, shown=words.seen, led=led, feats=FEATS, did=did
)
UNDO: Final = Undo(by_trying=False)


def acting(view: GoCuckooView) -> int | None:
    """Sticks are laid back by who answers for the nest; all else is done by who has the turn."""
    declared = view["declared"]
    if view["phase"] == "knock" or declared is None:
        return None
    repairs = declared.startswith("lay ") and declared != "lay egg"
    return view["answers"] if repairs else view["player"]


def _happened(state: CuckooTurn, who: int, move: Move) -> Iterator[Happening]:
    said = [word for word in move.text.split() if not word.isdigit() and len(word) > 1]
    if said[0] not in ("touches", "rests"):
        yield " ".join(said), state.player if who == REFEREE else who


REPORTING: Final = Reporting(lambda state: [-eggs for eggs in state.supplies], _happened)
