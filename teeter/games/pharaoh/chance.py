"""Where Pharaoh's Gulo Gulo knows chance: its markers, and how a try ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.games.pharaoh import house
from teeter.games.pharaoh.moves import CLEAN, MOVES
from teeter.games.pharaoh.pieces import COLOURS, MARKERS, PLACES, SURPLUS
from teeter.games.pharaoh.table import PharaohTable
from teeter.rules.chance import Chance, Draw, Outcomes, first_of, merged
from teeter.rules.contract import Options


def draws(options: Options) -> Sequence[Draw]:
    """Of each kind of marker those that are laid out, and the surplus for the box."""
    found = [first_of(options)]
    for kind, places in PLACES.items():
        found.append(Draw(kind, kind, len(places), tuple((word,) for word in MARKERS[kind])))
        found.append(Draw("box", kind, SURPLUS[kind], prefix=f"{kind}-"))
    return found


def outcomes(state: PharaohTable, well: float, skill: float) -> Outcomes:
    """As `stand_in` draws: any boulder in the bowl may be the one that falls out."""
    causes = house.LANDSLIDES.value
    total, boulders = sum(causes.values()), sum(state.bowl)
    fell = (1.0 - well) * causes["boulder"] / total / boulders
    return merged(
        [
            (CLEAN, well),
            *(
                (MOVES[f"landslide {cause}"], (1.0 - well) * count / total)
                for cause, count in causes.items()
                if cause != "boulder"
            ),
            *(
                (MOVES[f"landslide boulder {colour}"], fell * count)
                for colour, count in zip(COLOURS, state.bowl, strict=True)
            ),
        ]
    )


CHANCE: Final = Chance(draws, outcomes)
