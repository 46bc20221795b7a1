"""One suite for all games, variants and options: what the contract promises."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    BadSetup,
    Illegal,
    Outcome,
    Reason,
    Unreadable,
    act,
    name_of,
)
from teeter.rules.games import GAMES
from tests.ledger import rules
from tests.rules.cases import (
    CASES,
    SKILL,
    Case,
    legal,
    next_move,
    play_some,
    seats_and_spectator,
    speakers,
    start,
)
from tests.rules.hidden import scramble
from tests.rules.pieces import pieces
from tests.says import says

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(0, 2**32)
KNOWN_RULES = set(rules())


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_random_play_ends_with_pieces_conserved(case: Case, seed: int) -> None:
    rng = Random(seed)
    state = start(case, rng)
    whole = pieces(state)
    while state.turn != NOBODY:
        assert state.outcome() is None
        assert state.turn == REFEREE or 0 <= state.turn < state.options.seats
        state.play(next_move(case, state, rng))
        assert pieces(state) == whole
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == state.options.seats
    assert set(outcome.winners) <= set(range(state.options.seats))
    assert outcome.winners
    assert outcome.reason
    assert not state.moves()


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_a_move_is_played_exactly_if_it_is_listed(case: Case, seed: int) -> None:
    """The whole universe of moves is tried; refusals name a rule and change nothing."""
    state, _ = play_some(case, seed)
    listed = legal(state)
    before = state.to_json()
    assert bool(state.moves()) == (state.turn != NOBODY)
    assert len(state.moves()) == len(set(state.moves()))
    for move in case.game.moves.values():
        if move in listed:
            state.copy().play(move)
        else:
            with pytest.raises(Illegal) as refusal:
                state.play(move)
            assert refusal.value.rule in KNOWN_RULES
            assert refusal.value.rule.startswith(case.game.turn_rule.partition("-")[0])
            assert refusal.value.rule in str(refusal.value)
            assert isinstance(refusal.value.reason, Reason)
            if state.turn == NOBODY:
                assert refusal.value.reason == Reason.OVER
    assert state.to_json() == before


@every_case
@settings(max_examples=5)
@given(seed=seeds)
def test_moves_of_other_games_are_refused_and_change_nothing(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    before = state.to_json()
    for other in GAMES.values():
        for move in other.moves.values() if other is not case.game else ():
            with pytest.raises(Illegal) as refusal:
                state.play(move)
            assert refusal.value.rule.startswith(case.game.turn_rule.partition("-")[0])
    assert state.to_json() == before


@every_case
@settings(max_examples=5)
@given(seed=seeds)
def test_what_is_no_move_at_all_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    before = state.to_json()
    text = next(iter(case.game.moves))
    nonsense: Any
    for nonsense in (text, "", None, 0):
        with pytest.raises(TypeError):
            state.play(nonsense)
    assert state.to_json() == before


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_nobody_speaks_for_another(case: Case, seed: int) -> None:
    """Who is on turn may make the listed moves, others only their asides."""
    state, _ = play_some(case, seed)
    before = state.to_json()
    for who in speakers(state):
        mine = set(state.moves()) if who == state.turn else set(state.asides(who))
        assert all(move.referee is (who == REFEREE) for move in mine)
        for move in case.game.moves.values():
            if move in mine:
                act(case.game, state.copy(), who, move)
            else:
                with pytest.raises(Illegal):
                    act(case.game, state, who, move)
    assert state.to_json() == before


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_copies_are_independent(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    before = json.dumps(state.to_json())
    twin = state.copy()
    assert json.dumps(twin.to_json()) == before
    for _ in range(30):
        if twin.turn == NOBODY:
            break
        twin.play(next_move(case, twin, rng))
    assert json.dumps(state.to_json()) == before
    again = state.copy()
    assert [str(move) for move in again.moves()] == [str(move) for move in state.moves()]


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_json_carries_a_state_at_any_moment(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    back = case.game.from_json(json.loads(json.dumps(state.to_json())))
    assert back.to_json() == state.to_json()
    assert back.options == state.options
    for _ in range(20):
        assert [str(move) for move in back.moves()] == [str(move) for move in state.moves()]
        assert back.outcome() == state.outcome()
        for seat in seats_and_spectator(state):
            assert back.view(seat) == state.view(seat)
        if state.turn == NOBODY:
            break
        move = next_move(case, state, rng)
        state.play(move)
        back.play(move)


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_a_view_hides_what_a_seat_may_not_know(case: Case, seed: int) -> None:
    """States that differ only in what is hidden from a seat look and sound alike to it."""
    state, rng = play_some(case, seed)
    for seat in seats_and_spectator(state):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == json.loads(json.dumps(state.view(seat)))
        for other in (scramble(state, seat, rng), state.redeal(seat, rng)):
            assert other.view(seat) == view
            assert case.game.describe(other.view(seat)) == case.game.describe(view)
            if state.turn in (seat, NOBODY):
                assert [str(m) for m in other.moves()] == [str(m) for m in state.moves()]


@every_case
def test_options_and_outcomes_go_to_other_processes(case: Case) -> None:
    """Also compiled: this suite runs over the rules of a wheel, too."""
    options = start(case, Random(1)).options
    outcome = Outcome((0,), (3, 2), "it was said")
    for value in (options, outcome):
        assert pickle.loads(pickle.dumps(value)) == value
        assert deepcopy(value) == value


@every_case
def test_a_game_says_whether_hands_are_secret(case: Case) -> None:
    """In all games without secret hands every seat sees at any time what everybody sees."""
    rng = Random(str(case))
    state, differ = start(case, rng), False
    for _ in range(200):
        seats = range(state.options.seats)
        differ = differ or any(state.view(seat) != state.view(None) for seat in seats)
        if state.turn == NOBODY:
            break
        state.play(next_move(case, state, rng))
    assert differ is case.game.secret


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_a_view_names_seats_by_their_numbers(case: Case, seed: int) -> None:
    """In every game alike. (C is left out: that is a field of Pharaoh's Gulo Gulo, too.)"""
    state, _ = play_some(case, seed)
    for seat in seats_and_spectator(state):
        assert not {"A", "B", "D", "E", "F"} & set(_texts(state.view(seat)))


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_what_the_last_move_led_to_is_a_part_of_the_table_in_words(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    view = state.view(None)
    told = case.game.describe(view)
    assert all(words in told for words in [*case.game.lately(view), *case.game.follows(view)])
    for seat in range(state.options.seats):  # and everybody saw it
        assert case.game.lately(state.view(seat)) == case.game.lately(view)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a value of JSON, but for the keys."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, str):
        yield value


@every_case
@settings(max_examples=5)
@given(seed=seeds)
def test_only_seats_and_spectators_have_eyes(case: Case, seed: int) -> None:
    """Also at moments when the referee is asked, or nobody: `view(state.turn)` shows no hand then."""
    state, _ = play_some(case, seed)
    for seat in (REFEREE, NOBODY, state.options.seats, 99):
        with pytest.raises(ValueError, match=str(seat)):
            state.view(seat)
    nonsense: Any = "0"
    with pytest.raises((ValueError, TypeError)):
        state.view(nonsense)


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_a_redealt_game_can_be_played_on(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    seat = rng.choice(seats_and_spectator(state))
    before = state.to_json()
    other = state.redeal(seat, rng)
    assert pieces(other) == pieces(state)
    while other.turn != NOBODY:
        other.play(next_move(case, other, rng))
    assert other.outcome() is not None
    assert state.to_json() == before


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_a_redeal_follows_from_what_a_seat_may_know(case: Case, seed: int) -> None:
    """States that look alike to a seat are dealt anew alike, so no search can find out the true one."""
    state, rng = play_some(case, seed)
    for seat in seats_and_spectator(state):
        other = state.redeal(seat, rng)
        luck = rng.random()
        here, there = (world.redeal(seat, Random(luck)).to_json() for world in (state, other))
        assert here == there


@every_case
def test_a_redeal_really_deals_anew(case: Case) -> None:
    rng = Random(5)
    state = start(case, rng)
    assert any(state.redeal(0, rng).to_json() != state.to_json() for _ in range(5))


@every_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    def story() -> list[str]:
        rng = Random(11)
        state = start(case, rng)
        told = []
        while state.turn != NOBODY:
            move = next_move(case, state, rng)
            told.append(f"{name_of(state.turn)} {move}")
            state.play(move)
        return told

    assert story() == story()


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_text_that_parses_back(name: str) -> None:
    moves = GAMES[name].moves
    for move in moves.values():
        assert moves.parse(str(move)) is move
        assert str(move) == " ".join(str(move).split())
        assert str(move).isascii()
        assert str(move) in repr(move)


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=200))
def test_garbage_is_unreadable(name: str, text: str) -> None:
    if text not in GAMES[name].moves:
        with pytest.raises(Unreadable):
            GAMES[name].moves.parse(text)


@every_case
@given(
    data=st.dictionaries(
        st.sampled_from(
            [
                "first",
                "path",
                "deck",
                "counters",
                "sticks",
                "desert",
                "pyramid",
                "burial",
                "box",
                "removed",
            ]
        ),
        st.lists(st.text(max_size=12), max_size=8),
    )
)
@settings(max_examples=25)
def test_a_garbage_set_up_is_refused_in_a_sentence(case: Case, data: dict[str, list[str]]) -> None:
    with pytest.raises(BadSetup, check=says(r"\w+ .*\.")):
        case.game.new(case.options(Random(1)), data)


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_a_broken_set_up_is_refused(case: Case, seed: int) -> None:
    """One piece exchanged for something else, lost, or doubled."""
    rng = Random(seed)
    options = case.options(rng)
    setup = case.game.deal(options, 0, rng)
    key = rng.choice([key for key, pieces_ in setup.items() if pieces_])
    at = rng.randrange(len(setup[key]))
    setup[key] = rng.choice(
        (
            [*setup[key][:at], "nonsense", *setup[key][at + 1 :]],
            [*setup[key][:at], *setup[key][at + 1 :]],
            [*setup[key], setup[key][at]],
        )
    )
    with pytest.raises(BadSetup, check=says(r"\w+ .*\.")):
        case.game.new(options, setup)


@every_case
def test_the_stand_in_always_says_something_legal(case: Case) -> None:
    rng = Random(3)
    for skill in (0.0, SKILL, 1.0):
        state = start(case, rng)
        for _ in range(300):
            if state.turn == NOBODY:
                break
            if state.turn == REFEREE:
                move = case.game.stand_in(state, rng, skill)
                assert move in state.moves()
            else:
                move = next_move(case, state, rng)
            state.play(move)
