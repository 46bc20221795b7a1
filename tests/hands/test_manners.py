"""The hands of the levels: each steadier than the one below, and all at a person's pace."""

from __future__ import annotations

from dataclasses import astuple

from teeter.bots.levels import LEVELS, everybody
from teeter.hands.manners import BOT_HANDS, HANDS, between
from teeter.hands.skills import SKILLS


def test_every_bot_has_hands() -> None:
    assert [level.hands for level in LEVELS] == list(BOT_HANDS)
    assert {bot.hands for bot in everybody().values()} <= set(HANDS)


def test_hands_get_steadier_and_more_patient_with_the_level() -> None:
    manners = [HANDS[level.hands] for level in LEVELS]
    errors = [(manner.skill.tremor, manner.skill.aim, manner.skill.speed) for manner in manners]
    assert errors == sorted(set(errors), reverse=True)
    assert [manner.plans for manner in manners] == sorted(manner.plans for manner in manners)
    assert manners[-1].plans > manners[-2].plans > 0
    assert manners[-1].places > manners[-2].places > manners[-3].places == 0


def test_nobody_reaches_without_a_look() -> None:
    assert all(manner.looks >= 0.5 for manner in BOT_HANDS.values())


def test_a_hand_between_two_others() -> None:
    careful, clumsy = SKILLS["careful"], SKILLS["clumsy"]
    assert between(careful, clumsy, 0.0) == careful
    middle = astuple(between(careful, clumsy, 0.5))
    ends = zip(astuple(careful), astuple(clumsy), strict=True)
    assert all(min(pair) < value < max(pair) for value, pair in zip(middle, ends, strict=True))
