"""Where Go Cuckoo! knows chance: how its sticks stand, and what falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.games.go_cuckoo import house, sticks
from teeter.games.go_cuckoo.moves import (
    AT_REST,
    CALM_AGAIN,
    ENDS,
    KIKI_WORDS,
    LEFT_STANDING,
    OUT,
    PLACE_KIKI,
    PULL,
    REACH,
    STICKS,
    TOUCH,
    TRY,
)
from teeter.games.go_cuckoo.odds import goes_well
from teeter.games.go_cuckoo.turn import CuckooTurn
from teeter.rules.chance import Chance, Draw, Outcomes, first_of, merged
from teeter.rules.contract import Move, Options

Weighed = list[tuple[Move, float]]


def draws(options: Options) -> Sequence[Draw]:
    """Of a stick with two colours each end may be up."""
    return first_of(options), Draw("sticks", "sticks", STICKS, sticks.pieces(options["mix"]))


def outcomes(state: CuckooTurn, well: float, skill: float) -> Outcomes:
    """As `odds.judged` draws."""
    if state.phase != TRY:
        return [(TOUCH if state.phase == REACH else CALM_AGAIN, 1.0)]
    risk = (1.0 - well) * (house.AGAIN.value if state.fallen else 1.0)
    ends = _ends(state, 1.0 - house.STEADINESS.value * skill)
    return merged(
        [(word, risk * chance) for word, chance in _falls(state)]
        + [(word, (1.0 - risk) * chance) for word, chance in ends]
    )


def _falls(state: CuckooTurn) -> Weighed:
    eggs = state.egg_words()
    egg, sinks = house.EGG_SHARE.value if eggs else 0.0, house.SINK_SHARE.value
    words = state.reports or ENDS[state.trying]
    found = [(word, (1.0 - egg) / len(words)) for word in words]
    if eggs:
        found += [(eggs[0], egg * (1.0 - sinks)), (eggs[1], egg * sinks)]
    return found


def _ends(state: CuckooTurn, clumsiness: float) -> Weighed:
    if state.trying == PULL:
        breaks_off = house.BREAK_OFF.value if state.fallen else 0.0
        return [(LEFT_STANDING, breaks_off), (OUT, 1.0 - breaks_off)]
    if state.trying != PLACE_KIKI:
        return [(AT_REST, 1.0)]
    stands, falls, sinks = KIKI_WORDS
    sink, fall = (house.KIKI_SINKS.value * clumsiness, house.KIKI_FALLS.value * clumsiness)
    return [(stands, 1.0 - sink - fall), (falls, fall), (sinks, sink)]


CHANCE: Final = Chance(draws, outcomes, goes_well)
