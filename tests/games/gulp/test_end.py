"""Gulp: the final round, the result, and what holds in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.gulp import house
from teeter.games.gulp.game import GAME, Gulp
from teeter.games.gulp.river import CARDS, GAP
from teeter.rules.contract import NOBODY, Outcome, Reason
from tests.games.gulp.table import end_turn, harvest, push, sacrifice, table, walk
from tests.rules.support import refused, say, texts

seeds = st.integers(0, 10**6)


def last_turn(*hands: str, river: str, stored: tuple[int, ...]) -> Gulp:
    """The last turn of the game is A's, with one action."""
    state = table(*hands, river=river, deck=0, stored=stored)
    state.last_turns = 0
    state.actions = 1
    return state


def finish(state: Gulp) -> Outcome:
    """The last action is a pass."""
    say(GAME, state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("GULP-100", "GULP-68")
def test_after_the_last_card_everybody_has_one_more_turn() -> None:
    """R15: B empties the deck with the first action."""
    state = table("", "", "", "", top="5-blornn", deck=1)
    state.begin_turn(1)
    say(GAME, state, "draw")
    assert (state.active, state.actions, state.view(None)["last_turns"]) == (1, 1, 4)
    assert refused(GAME, state, "draw").rule == "GULP-68"
    harvest(state, "5-blornn")
    order = []
    while state.outcome() is None:
        order.append(state.active)
        assert texts(state.moves()) == {"pass"}
        end_turn(state)
    assert order == [2, 3, 0, 1]
    assert (state.turn, state.view(None)["phase"]) == (NOBODY, "over")


@pytest.mark.rule("GULP-68")
def test_a_sacrifice_or_an_event_can_empty_the_deck() -> None:
    """R15, R28."""
    state = table("10-blornn", "", deck=5)
    sacrifice(state, "10-blornn")
    assert state.view(None)["last_turns"] == 2
    state = table("a-grettuce", "", deck=3)
    push(state, "a-grettuce")
    assert state.view(None)["last_turns"] == 2
    state = table("a-grettuce", "", deck=4)
    push(state, "a-grettuce")
    assert state.view(None)["last_turns"] is None


@pytest.mark.rule("GULP-101", "GULP-70", "GULP-06")
def test_crops_left_in_hand_are_subtracted_at_the_rivers_value() -> None:
    green = "4-grettuce 9-grabbles j-grettuce 7-grabbles 3-grettuce"
    state = last_turn("", "6-grettuce 3-blornn k-blornn", river=green, stored=(100, 290))
    outcome = finish(state)
    assert outcome == Outcome((1,), (100, 275), "the deck ran out")
    assert state.view(None)["final"] == [100, 275]
    assert state.view(0)["left"] == [[], ["6-grettuce", "3-blornn", "k-blornn"]]


@pytest.mark.rule("GULP-70")
def test_the_subtraction_ignores_fungus_and_may_go_below_zero() -> None:
    """R17: B has 290 on its way down."""
    saturated = "4-grettuce 9-grettuce j-grettuce 7-grettuce 3-grettuce"
    state = last_turn("", "2-grettuce", "10-grettuce", river=saturated, stored=(0, 260, 20))
    assert state.view(None)["stores"] == [0, 240, 20]
    assert finish(state).scores == (0, 230, -30)


@pytest.mark.rule("GULP-102", "GULP-71")
def test_the_store_closest_to_the_limit_wins() -> None:
    river = "2-grettuce 9-blornn 6-grabbles k-blerries 4-blornn"
    outcome = finish(last_turn("", "", "", river=river, stored=(231, 244, 239)))
    assert (outcome.winners, outcome.scores) == ((1,), (231, 244, 239))


@pytest.mark.rule("GULP-71")
def test_a_tie_is_a_shared_win() -> None:
    """R18; fungus does not matter: C is at 240 on its way down."""
    river = "2-grettuce 9-blornn 6-grabbles k-blerries 4-blornn"
    outcome = finish(last_turn("", "", "", river=river, stored=(240, 231, 260)))
    assert (outcome.winners, outcome.scores) == ((0, 2), (240, 231, 240))


@pytest.mark.rule("GULP-68")
def test_nothing_is_played_when_the_game_is_over() -> None:
    state = last_turn("", "5-blornn", river="gap gap gap gap gap", stored=(0, 0))
    finish(state)
    assert state.moves() == ()
    for move in GAME.moves:
        refusal = refused(GAME, state, move)
        assert (refusal.reason, refusal.rule) == (Reason.OVER, "GULP-68")


@pytest.mark.rule("GULP-69")
@pytest.mark.parametrize("deck", GAME.choices["deck"])
def test_a_short_game_leaves_cards_out(deck: str) -> None:
    """R16."""
    state = next(walk(1, deck=deck))
    seats = state.options.seats
    assert state.view(None)["deck"] == int(deck) - 5 * (seats + 1)
    assert len(state.removed) == 104 - int(deck)


# Every game


def everywhere(state: Gulp) -> list[int]:
    piles = [*state.hands, state.deck, state.discard, state.river, state.removed]
    piles += [state.harvested, state.looked, state.pool, [state.declared]]
    return sorted(card for pile in piles for card in pile if card != GAP)


@pytest.mark.rule("GULP-72", "GULP-73", "GULP-74", "GULP-75")
@settings(max_examples=25)
@given(seeds, st.sampled_from(GAME.choices["deck"]))
def test_cards_stores_and_hands_stay_within_bounds(seed: int, deck: str) -> None:
    for state in walk(seed, deck=deck):
        assert everywhere(state) == list(range(CARDS))
        limit = house.LIMITS.value[state.options.seats]
        view = state.view(None)
        assert all(0 <= store <= limit for store in view["stores"])
        assert max(view["hand_sizes"]) <= 10
        assert len(view["river"]) == 5
        assert len(state.moves()) <= 40


@pytest.mark.rule("GULP-72", "GULP-75")
@settings(max_examples=25)
@given(seeds)
def test_every_action_but_a_pass_brings_the_end_nearer(seed: int) -> None:
    """A card counts 3 in the deck, 2 in hand and 1 in the River: the sum sinks to nothing."""
    last, might_pass = 10**6, False
    for state in walk(seed):
        if state.view(None)["phase"] == "act":
            cards = sum(card != GAP for card in state.river)
            now = 3 * len(state.deck) + 2 * sum(map(len, state.hands)) + cards
            assert now < last or (now == last and might_pass)
            last, might_pass = now, "pass" in texts(state.moves())
            assert not might_pass or not state.deck or state.logs[state.active]
    assert state.outcome() is not None
