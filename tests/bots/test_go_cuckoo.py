"""Players of Go Cuckoo!, as one would see them choose."""

from __future__ import annotations

from random import Random
from typing import Any

from teeter.bots.bot import Choice, seen_by
from teeter.games.go_cuckoo.bots.mind import levels
from teeter.rules.contract import Move
from teeter.rules.games import GAMES
from teeter.words.speaker import english
from tests.rules.support import say

CUCKOO = GAMES["go-cuckoo"]


def a_can() -> Any:
    return CUCKOO.start(CUCKOO.options(2), Random(2), first=0)


def choice(level: str, state: Any, odds: float | None = None) -> Choice:
    def told(move: Move) -> float:
        assert odds is not None
        return odds

    seen = seen_by(CUCKOO, state, state.turn, [], Random(1), None if odds is None else told)
    return levels()[level](seen)


def test_a_master_pulls_a_top_that_most_likely_has_equal_ends() -> None:
    """All red/red sticks but one lie on the nest already: red tops promise least."""
    state = a_can()
    reds = [n for n in range(70) if state.tops[n] == state.bottoms[n] == 0]
    for stick in reds:
        state.tip(stick)
    told = choice("master", state)
    top = state.view(0)["sticks"][told.move.arg].split("/")[0]
    assert top != "red"
    assert "equal ends" in english(told.why)


def an_egg_may_be_laid() -> Any:
    state = a_can()
    stick = next(n for n in range(70) if state.tops[n] == state.bottoms[n])
    say(CUCKOO, state, f"pull {stick + 1}", "touches", "pulled", f"lay {stick + 1}", "rests")
    return state


def test_an_egg_is_laid_when_it_will_likely_lie() -> None:
    assert choice("master", an_egg_may_be_laid(), 0.9).move.text == "lay egg"


def test_a_master_keeps_the_egg_when_the_nest_shakes_and_a_beginner_does_not() -> None:
    state = an_egg_may_be_laid()
    told = choice("master", state, 0.3)
    assert told.move.text == "no egg"
    assert "30%" in english(told.why)
    assert choice("beginner", state, 0.3).move.text == "lay egg"


def test_of_equal_hopes_the_steadiest_stick_is_pulled() -> None:
    state = a_can()
    seen = seen_by(CUCKOO, state, 0, [], Random(1))
    top = state.view(0)["sticks"][levels()["master"](seen).move.arg].split("/")[0]
    alike = [n for n, ends in enumerate(state.view(0)["sticks"]) if ends.startswith(top)]
    easy = f"pull {alike[-1] + 1}"
    chosen = seen_by(CUCKOO, state, 0, [], Random(1), lambda move: 0.9 if move.text == easy else 0.5)
    assert levels()["master"](chosen).move.text == easy


def test_a_stick_is_said_to_lie_best_only_where_somebody_can_tell() -> None:
    state = a_can()
    sticks = [n for n in range(70) if state.tops[n] != state.bottoms[n]]
    first = sticks[0]
    second = next(
        n for n in range(70) if n != first and state.tops[n] == state.bottoms[n] == state.bottoms[first]
    )
    say(CUCKOO, state, f"pull {first + 1}", "touches", "pulled", f"pull {second + 1}", "pulled")
    assert "%" not in english(choice("master", state).why)
    assert "%" not in english(choice("master", state, 0.7).why)
    seen = seen_by(CUCKOO, state, 0, [], Random(1), lambda move: 0.9 if move.arg == first else 0.5)
    assert "90%" in english(levels()["master"](seen).why)
