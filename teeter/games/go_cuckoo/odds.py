"""A referee for Go Cuckoo! without a world: falls by the odds in the house data."""

from __future__ import annotations

from random import Random
from typing import Final

from teeter.games.go_cuckoo import house
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
    TOUCH,
    TRY,
)
from teeter.games.go_cuckoo.turn import CuckooTurn
from teeter.rules.contract import Move

_AGAIN: Final = house.AGAIN.value
_BREAK_OFF: Final = house.BREAK_OFF.value
_EGG_SHARE: Final = house.EGG_SHARE.value
_KIKI_FALLS: Final = house.KIKI_FALLS.value
_KIKI_SINKS: Final = house.KIKI_SINKS.value
_RISK: Final = house.RISK.value
_RISK_LIMIT: Final = house.RISK_LIMIT.value
_RISK_PER_EGG: Final = house.RISK_PER_EGG.value
_RISK_PER_LAID_STICK: Final = house.RISK_PER_LAID_STICK.value
_SINK_SHARE: Final = house.SINK_SHARE.value
_STEADINESS: Final = house.STEADINESS.value


def stand_in(state: CuckooTurn, rng: Random, skill: float) -> Move:
    """Falls are rarer with skill, and more likely in a high nest with many eggs; never a knock."""
    return judged(state, rng, goes_well(state, skill), skill)


def goes_well(state: CuckooTurn, skill: float) -> float:
    """How likely nothing falls in a try."""
    risk = _RISK + state.laid() * _RISK_PER_LAID_STICK
    risk = min(risk + state.nest * _RISK_PER_EGG, _RISK_LIMIT)
    return 1.0 - risk * (1.0 - _STEADINESS * skill)


def judged(state: CuckooTurn, rng: Random, chance: float, skill: float) -> Move:
    """What the REFEREE says next, if nothing falls in a try with this chance."""
    if state.phase != TRY:
        return TOUCH if state.phase == REACH else CALM_AGAIN
    risk = (1.0 - chance) * _AGAIN if state.fallen else 1.0 - chance
    if rng.random() < risk:
        return _any_fall(state, rng)
    return _any_end(state, rng, 1.0 - _STEADINESS * skill)


def _any_fall(state: CuckooTurn, rng: Random) -> Move:
    eggs = state.egg_words()
    if eggs and rng.random() < _EGG_SHARE:
        return eggs[rng.random() < _SINK_SHARE]
    return rng.choice(state.reports or ENDS[state.trying])


def _any_end(state: CuckooTurn, rng: Random, clumsiness: float) -> Move:
    chance = rng.random()
    if state.trying == PULL:
        return LEFT_STANDING if state.fallen and chance < _BREAK_OFF else OUT
    if state.trying != PLACE_KIKI:
        return AT_REST
    stands, falls, sinks = KIKI_WORDS
    if chance < _KIKI_SINKS * clumsiness:
        return sinks
    return falls if chance < (_KIKI_SINKS + _KIKI_FALLS) * clumsiness else stands


def kiki_stays(skill: float) -> float:
    """How likely Kiki stays on the nest, if nothing else falls when she is set there."""
    return 1.0 - (_KIKI_SINKS + _KIKI_FALLS) * (1.0 - _STEADINESS * skill)
