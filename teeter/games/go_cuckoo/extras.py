"""Go Cuckoo! beside its rules: its moves in words, whose hand it is, undo, and reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from teeter.games.go_cuckoo.turn import CuckooTurn
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import REFEREE, Move
from teeter.rules.extras import Happening, Reporting, Telling, Undo


def _stick(verb: str, rest: str, view: GoCuckooView) -> str:
    """A stick is known by its colours."""
    if verb not in ("pull", "lay") or not rest.isdecimal():
        return rest
    top, _, bottom = view["sticks"][int(rest) - 1].partition("/")
    return f"{rest} ({top} top)" if bottom == "?" else f"{rest} ({top} and {bottom})"


TELLING: Final = Telling(
    labels={
        "pull": "Pull stick {}",
        "lay": "Lay stick {}",
        "lay egg": "Lay an egg",
        "no egg": "Lay no egg",
        "place kiki": "Set Kiki on the nest",
        "take from": "Take an egg from seat {}",
        "touches": "the hand touches",
        "fell egg": "an egg fell on the table",
        "sank egg": "an egg sank into the can",
        "fell stick": "stick {} fell on the table",
        "tipped stick": "stick {} tipped over onto the nest",
        "knock": "seat {} knocked the table",
        "calm": "all is calm again",
        "pulled": "the stick is out",
        "left standing": "the stick was left standing",
        "rests": "it rests",
        "kiki stands": "Kiki sits on the nest",
        "kiki fell": "Kiki fell",
        "kiki sank": "Kiki sank into the can",
    },
    look=_stick,
    by_view=True,
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
    words = [word for word in move.text.split() if not word.isdigit() and len(word) > 1]
    if words[0] not in ("touches", "rests"):
        yield " ".join(words), state.player if who == REFEREE else who


REPORTING: Final = Reporting(lambda state: [-eggs for eggs in state.supplies], _happened)
