"""Gulp: BIG BOUNCING BOGGLE BUTT and the window in which it is played."""

from __future__ import annotations

import pytest

from teeter.games.gulp.game import GAME, Gulp
from tests.games.gulp.table import CALM, end_turn, hand, push, river, stores, table, tops
from tests.rules.support import refused, say, texts

FIRST_FOUR = CALM.split()[:4]
LAST = CALM.split()[4]


def asked(state: Gulp) -> list[int]:
    """Who is asked, in order, when everybody lets the card pass."""
    seats = []
    while state.view(None)["phase"] == "window":
        seats.append(state.turn)
        say(GAME, state, "let pass")
    return seats


@pytest.mark.rule("GULP-91", "GULP-51", "GULP-53", "GULP-54", "GULP-20")
def test_a_butt_stops_a_card_and_takes_its_spot() -> None:
    state = table("q-blornn 3-blornn", "j-blerries 5-blornn")
    say(GAME, state, "push q-blornn")
    assert (state.turn, state.view(1)["declared"], state.view(1)["pusher"]) == (1, "q-blornn", 0)
    assert texts(state.moves()) == {"butt", "let pass"}
    say(GAME, state, "butt")
    assert river(state) == ["j-blerries", *FIRST_FOUR]
    assert tops(state, 2) == ["q-blornn", LAST]  # R33
    assert (state.active, state.turn, state.actions) == (0, 0, 1)
    assert state.view(None)["next_actions"] == [2, 2]  # the dew did nothing
    assert hand(state, 1) == ["5-blornn"]
    end_turn(state)
    assert (state.active, state.actions) == (1, 2)


@pytest.mark.rule("GULP-92", "GULP-50", "GULP-23")
def test_a_butt_is_neither_pushed_nor_harvested_in_an_own_turn() -> None:
    state = table("j-blerries 5-blornn", "")
    assert texts(state.moves()) == {"draw", "push 5-blornn", "harvest 5-blornn"}
    assert refused(GAME, state, "push j-blerries").rule == "GULP-50"
    assert refused(GAME, state, "harvest j-blerries").rule == "GULP-23"
    assert refused(GAME, state, "butt").rule == "GULP-51"


@pytest.mark.rule("GULP-51", "GULP-52")
def test_the_window_closes_before_bonus_and_action() -> None:
    """R12."""
    start = "4-grettuce 9-grabbles 6-grettuce 2-grabbles 8-blornn"
    state = table("a-grettuce", "j-blerries", river=start)
    say(GAME, state, "push a-grettuce")
    assert river(state) == start.split()
    assert (stores(state), len(hand(state, 0))) == ([0, 0], 0)
    say(GAME, state, "let pass")
    assert (stores(state), len(hand(state, 0))) == ([25, 0], 2)
    assert refused(GAME, state, "butt").rule == "GULP-51"
    assert refused(GAME, state, "let pass").rule == "GULP-51"


@pytest.mark.rule("GULP-51")
def test_everybody_is_asked_from_the_left_whether_they_hold_it_or_not() -> None:
    """R12, R36: who has no BUTT can only let the card pass."""
    state = table("5-blornn", "j-blerries", "3-blornn", "7-blornn")
    say(GAME, state, "push 5-blornn", "let pass")
    assert state.turn == 2
    assert texts(state.moves()) == {"let pass"}
    assert refused(GAME, state, "butt").rule == "GULP-51"
    assert asked(state) == [2, 3]
    end_turn(state)
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    say(GAME, state, "push 3-blornn")  # now C holds the BUTT
    assert asked(state) == [2, 3, 0]


@pytest.mark.rule("GULP-51")
def test_who_has_no_cards_is_not_asked() -> None:
    """Everybody sees the hand sizes (R36)."""
    state = table("5-blornn", "", "3-blornn")
    say(GAME, state, "push 5-blornn")
    assert asked(state) == [2]


@pytest.mark.rule("GULP-51", "GULP-67")
def test_who_has_logs_in_the_way_plays_no_butt() -> None:
    state = table("k-blerries 5-blornn", "j-blerries", "3-blornn")
    push(state, "k-blerries")
    say(GAME, state, "choose B", "push 5-blornn")
    assert asked(state) == [2]


@pytest.mark.rule("GULP-51", "GULP-20")
def test_nothing_else_happens_while_the_others_are_asked() -> None:
    state = table("5-blornn 10-blornn", "3-blornn")
    say(GAME, state, "push 5-blornn")
    for text in ("draw", "push 10-blornn", "sacrifice 10-blornn", "harvest 3-blornn", "pass", "done"):
        assert refused(GAME, state, text).rule == "GULP-51"


@pytest.mark.rule("GULP-51", "GULP-40", "GULP-53")
def test_a_butt_against_a_sacrifice_saves_the_river() -> None:
    """R26."""
    state = table("10-grettuce", "j-blerries 5-blornn")
    say(GAME, state, "sacrifice 10-grettuce")
    assert state.view(None)["sacrifice"]
    say(GAME, state, "butt")
    assert river(state) == ["j-blerries", *FIRST_FOUR]
    assert tops(state, 2) == ["10-grettuce", LAST]
    assert (state.view(None)["deck"], state.actions) == (40, 1)


@pytest.mark.rule("GULP-51", "GULP-28")
def test_a_bonus_of_a_butt_goes_to_its_owner() -> None:
    """R12."""
    start = "4-blornn 9-blerries 6-blornn 2-blerries 8-grettuce"
    state = table("7-grabbles", "j-blerries", river=start)
    say(GAME, state, "push 7-grabbles", "butt")
    assert stores(state) == [0, 25]


@pytest.mark.rule("GULP-51", "GULP-53")
def test_a_butt_is_stopped_by_the_other_butt() -> None:
    """R27: all but the player on turn are asked, also who let the first card pass; the first card
    stays discarded."""
    state = table("5-blornn j-blerries", "3-blornn j-blerries", "6-blornn", "7-blornn")
    state.hands[3].append(state.hands[0].pop())  # B and D hold the two BUTTs
    say(GAME, state, "push 5-blornn", "let pass", "let pass", "butt")
    assert (state.turn, state.view(None)["declared"], state.view(None)["pusher"]) == (
        1,
        "j-blerries",
        3,
    )
    assert state.view(None)["discard"] == "5-blornn"
    assert texts(state.moves()) == {"butt", "let pass"}
    say(GAME, state, "butt")
    assert river(state) == ["j-blerries", *FIRST_FOUR]
    assert tops(state, 3) == ["5-blornn", "j-blerries", LAST]
    assert (state.active, state.turn, state.actions) == (0, 0, 1)
    assert [len(hand(state, seat)) for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("GULP-51")
def test_the_player_on_turn_does_not_answer_a_butt() -> None:
    """R27: a BUTT is out of turn only."""
    state = table("5-blornn j-blerries", "3-blornn j-blerries", "6-blornn")
    say(GAME, state, "push 5-blornn", "butt")
    assert asked(state) == [2]
    assert river(state)[0] == "j-blerries"
    assert hand(state, 0) == ["j-blerries"]


@pytest.mark.rule("GULP-53", "GULP-66")
def test_under_a_wave_a_butt_enters_at_spot_five() -> None:
    state = table("k-grettuce 5-blornn", "j-blerries")
    push(state, "k-grettuce")
    say(GAME, state, "push 5-blornn", "butt")
    assert river(state) == [*FIRST_FOUR, "j-blerries"]
    assert tops(state, 2) == ["5-blornn", "k-grettuce"]


@pytest.mark.rule("GULP-64", "GULP-51")
def test_cards_placed_by_gulpers_are_not_stopped() -> None:
    """R12."""
    state = table("k-grabbles 5-blornn 3-blornn", "j-blerries")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 2", "done", "fill 2 5-blornn")
    assert (state.view(None)["phase"], state.active, river(state)[1]) == ("act", 0, "5-blornn")
