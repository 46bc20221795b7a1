"""A game that says nothing but its rules: what the rooms then get."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.contract import Game, Moves, verbs
from teeter.rules.extras import resolved
from teeter.rules.games import GAMES
from teeter.words.speaker import english

ERUK = GAMES["eruk"]
BARE = Game(
    name="bare",
    title="Bare",
    package="bare",
    seats=range(2, 3),
    turn_rule="BARE-1",
    setup_keys=ERUK.setup_keys,
    moves=ERUK.moves,
    new=ERUK.new,
    empty=ERUK.empty,
    deal=ERUK.deal,
)


def test_it_is_told_in_plain_words() -> None:
    assert BARE.describe({"sun": 1, "last_turn": [2]}) == ["Sun: 1.", "Last turn: 2."]
    seats: dict[str, object] = {"turn": 1, "next_player": -2, "claim": None, "hand": (1, 3), "bag": []}
    told = ["Turn: B.", "Next player: -.", "Claim: -.", "Hand: 1, 3.", "Bag: -."]
    assert BARE.describe(seats) == told
    assert BARE.lately({}) == []
    points = BARE.scoring(BARE.options(), "").told
    assert [english(points(score)) for score in (1, 2)] == ["1 point", "2 points"]


def test_its_moves_are_told_by_their_texts() -> None:
    telling = BARE.telling
    assert telling.label("turn 4", {}) == "Turn 4"
    assert english(telling.told("turn 4", "", "Ann")) == "Ann: turn 4."
    assert english(telling.told("turn 4", "seal", "Ann")) == "Ann: turn 4: seal."
    assert telling.told("turn 4", "seal", None) == "Turn 4: seal."
    assert telling.shown("seal") == "seal"


def test_an_undo_is_judged_by_trying() -> None:
    assert (BARE.undo.turns, BARE.undo.by_trying) == ((), True)


def test_its_referee_says_any_legal_move_and_no_hand_is_at_work() -> None:
    state = ERUK.start(ERUK.options(2), Random(1))
    assert BARE.stand_in(state, Random(1), 0.5) in state.moves()
    assert BARE.acting(state.view(None)) is None


def test_a_report_sees_the_first_words_of_moves_and_nobody_ahead() -> None:
    state = ERUK.start(ERUK.options(3), Random(1))
    assert BARE.reporting.standing(state) == [0, 0, 0]
    assert BARE.reporting.happened(state, 1, ERUK.moves["turn 4"]) == [("turn", 1)]


def test_verbs_are_handed_out_once_and_lie_above_those_of_our_games() -> None:
    some, more = verbs(3), verbs(2)
    assert len({*some, *more}) == 5
    ours = {move.verb for one in GAMES.values() for move in one.moves.values()}
    assert max(ours) < min(some)


def test_a_reference_names_what_the_rules_do_not_import() -> None:
    assert resolved("teeter.rules.contract:Moves") is Moves


def test_nobody_plays_it_alone() -> None:
    assert BARE.alone.variants == ()
    assert BARE.alone.card({}) == ""
    with pytest.raises(NotImplementedError):
        BARE.alone.empty()
