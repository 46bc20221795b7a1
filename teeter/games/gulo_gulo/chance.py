"""Where Gulo Gulo knows chance: its tiles, and how a try ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.games.gulo_gulo import house
from teeter.games.gulo_gulo.moves import COLOURS, EGGS, FACES, JUNIOR, MOVES, PATH, ROOM, SUCCESS, YARD
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.rules.chance import Chance, Draw, Outcomes, first_of, merged
from teeter.rules.contract import Options


def draws(options: Options) -> Sequence[Draw]:
    """The yard tiles that are not on the path are mixed with Gulo junior."""
    yard = tuple((FACES[face],) for face in YARD)
    deck = len(YARD) - PATH + 1
    return (
        first_of(options),
        Draw("path", "yard", PATH, yard),
        Draw("deck", "yard", deck, ((FACES[JUNIOR],),)),
    )


def outcomes(state: GuloGuloTable, well: float, skill: float) -> Outcomes:
    """As `stand_in` draws."""
    failures = house.FAILURES.value
    total = sum(failures.values())
    eggs = [egg for egg in EGGS if state.nest >> egg & 1]
    fell = (1.0 - well) * failures["egg"] / total / len(eggs)
    return merged(
        [
            (SUCCESS, well),
            *((MOVES[f"alarm egg {COLOURS[egg // ROOM]}"], fell) for egg in eggs),
            *(
                (MOVES[f"alarm {cause}"], (1.0 - well) * count / total)
                for cause, count in failures.items()
                if cause != "egg"
            ),
        ]
    )


CHANCE: Final = Chance(draws, outcomes)
