"""Gulo Gulo alone (R25): any egg, one after the other, until the alarm; in practice again and again."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    BadOptions,
    BadSetup,
    Illegal,
    Reason,
    State,
    act,
)
from teeter.rules.extras import PRACTICE, SERIES, Deed
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.words.speaker import english

GAME = GAMES["gulo-gulo"]


def begun(variant: str = SERIES, *moves: str) -> State:
    state = GAME.start(GAME.options(variant=variant), Random(1))
    for text in moves:
        play(state, text)
    return state


def play(state: State, text: str) -> None:
    move = GAME.moves[text]
    act(GAME, state, REFEREE if move.referee else 0, move)


def refused(state: State, text: str) -> Reason:
    before = state.to_json()
    with pytest.raises(Illegal) as caught:
        state.play(GAME.moves[text])
    assert state.to_json() == before
    return caught.value.reason


def test_one_person_sits_there_and_nobody_else() -> None:
    assert GAME.options(variant=SERIES).seats == 1
    with pytest.raises(BadOptions):
        GAME.options(2, SERIES)
    with pytest.raises(BadOptions):
        GAME.options(1)


def test_any_egg_may_be_stolen_and_the_gulo_goes_on_by_a_tile() -> None:
    state = begun()
    assert len(state.moves()) == 22
    for text in ("point purple-1", "takes", "point blue-3", "takes"):
        play(state, text)
    view = state.view(0)
    assert view["gulos"] == [2]
    assert view["path"][:3] == ["junior", "blue", "?"]  # type: ignore[index]
    assert view["colour"] is None
    assert len(state.moves()) == 20


def test_before_the_first_touch_another_egg_may_be_named() -> None:
    state = begun(SERIES, "point blue-1")
    assert {move.text for move in state.asides(0)} == {
        move.text for move in begun().moves() if move.text != "point blue-1"
    }
    assert state.asides(REFEREE) == ()
    play(state, "point green-2")
    assert state.view(None)["egg"] == "green-2"


def test_a_series_ends_with_the_alarm() -> None:
    state = begun(SERIES, "point blue-1", "takes", "point red-1", "alarm pole")
    assert state.turn == NOBODY
    assert state.moves() == ()
    assert state.asides(REFEREE) == ()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1,), "egg alarm")
    assert GAME.alone.card(state.view(None)) == "🔵💥"
    assert refused(state, "point red-1") is Reason.OVER
    assert refused(state, "sets the pole back") is Reason.OVER


def test_a_series_ends_with_an_empty_nest() -> None:
    state = begun()
    while state.outcome() is None:
        play(state, state.moves()[0].text)
        play(state, "takes")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((22,), "empty nest")
    assert len(GAME.alone.card(state.view(None))) == 22


def test_practice_begins_anew_after_an_alarm_and_after_the_last_egg() -> None:
    state = begun(PRACTICE, "point blue-1", "takes", "point red-1", "alarm pole")
    assert state.outcome() is None
    assert state.view(0)["gulos"] == [0]
    assert len(state.moves()) == 22
    for _ in range(22):
        play(state, state.moves()[0].text)
        play(state, "takes")
    assert len(state.moves()) == 22


def test_the_pole_that_fell_by_itself_is_set_back() -> None:
    state = begun()
    before = state.view(0)
    play(state, "sets the pole back")
    assert state.view(0) == before
    assert refused(begun(SERIES, "point blue-1"), "sets the pole back") is Reason.NOT_NOW


def test_what_there_is_not_alone_is_refused() -> None:
    state = begun(SERIES, "point blue-1")
    assert refused(state, "turn tile") is Reason.FORBIDDEN
    assert refused(state, "point blue-1") is Reason.NOT_NOW
    assert refused(begun(), "takes") is Reason.NOT_NOW
    assert refused(begun(SERIES, "point blue-1", "takes"), "point blue-1") is Reason.NOT_THERE
    with pytest.raises(Illegal):
        state.play(GAMES["eruk"].moves["stop"])
    with pytest.raises(TypeError):
        state.play("point blue-1")  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        GAME.new(state.options, {"first": ["A"], "path": ["blue"], "deck": []})


@pytest.mark.parametrize("variant", [SERIES, PRACTICE])
def test_a_state_copies_redeals_and_comes_back_from_json(variant: str) -> None:
    state = begun(variant, "point blue-1", "takes", "point green-1")
    for other in (state.copy(), state.redeal(0, Random(1)), GAME.from_json(state.to_json())):
        assert type(other) is type(state)
        assert other.to_json() == state.to_json()
        play(other, "takes")
        assert other.to_json() != state.to_json()


def test_the_story_tells_how_many() -> None:
    def led(variant: str, said: str) -> list[object]:
        state = begun(variant, "point blue-1")
        before = state.view(None)
        play(state, said)
        told = GAME.telling.led(deed(said, before, state.view(None)))
        assert told is not None
        return [text.key for text in told if isinstance(text, Text)]

    assert led(SERIES, "takes") == ["gulo-gulo-led-series"]
    assert led(SERIES, "alarm pole") == ["gulo-gulo-led-ended"]
    assert led(PRACTICE, "alarm pole") == ["gulo-gulo-led-anew"]
    assert led(SERIES, "point blue-2") == []


def deed(text: str, before: object, after: object) -> Deed:
    return Deed(text, before, after, ["Ada"])


def told(state: State) -> list[str]:
    return [english(line) for line in GAME.describe(state.view(0))]


def test_the_table_is_told_to_who_plays_alone() -> None:
    assert told(begun())[-1] == "Any egg may be stolen next."
    trying = begun(SERIES, "point purple-1", "takes", "point blue-3")
    assert told(trying)[0] == "Stolen so far: 1 egg."
    assert told(trying)[-1] == "To be stolen: blue egg 3."
    play(trying, "alarm pole")
    assert told(trying)[-1] == "The series is over."


def test_eggs_are_what_counts_in_a_series() -> None:
    options = GAME.options(variant=SERIES)
    scoring = GAME.scoring(options, "egg alarm")
    assert english(scoring.told(2)) == "2 eggs"
    assert english(scoring.counts) == "eggs"


def test_nothing_may_be_done_after_the_alarm() -> None:
    state = begun(SERIES, "point purple-1", "alarm pole")
    assert (state.moves(), state.turn) == ((), NOBODY)
    assert state.view(0)["phase"] == "ended"


def test_while_a_hand_tries_only_the_referee_speaks() -> None:
    state = begun()
    assert state.turns_up(GAME.moves["point purple-1"], 0) == ""
    play(state, "point purple-1")
    assert {move.referee for move in state.moves()} == {True}
