"""One suite for all games, variants and options: what the contract promises, and more of ours."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.lab.conformance import PROMISES, Case, Promise
from teeter.lab.conformance.cases import legal, next_move, play_some, seats_and_spectator, start
from teeter.lab.conformance.promises import looks_alike
from teeter.rules.contract import NOBODY, BadSetup, Illegal, Outcome, Unreadable
from teeter.rules.games import GAMES
from tests.ledger import rules
from tests.rules.cases import CASES
from tests.rules.hidden import scramble
from tests.rules.pieces import pieces
from tests.says import says

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_promise = pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
seeds = st.integers(0, 2**32)
KNOWN_RULES = set(rules())


@every_promise
@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_every_game_keeps_what_the_contract_promises(promise: Promise, case: Case, seed: int) -> None:
    promise(case, seed)


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_pieces_are_conserved(case: Case, seed: int) -> None:
    rng = Random(seed)
    state = start(case, rng)
    whole = pieces(state)
    while state.turn != NOBODY:
        state.play(next_move(case, state, rng))
        assert pieces(state) == whole


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_a_refusal_names_a_rule_of_the_ledger(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    for move in set(case.game.moves.values()) - legal(state):
        with pytest.raises(Illegal) as refusal:
            state.play(move)
        assert refusal.value.rule in KNOWN_RULES


@every_case
@settings(max_examples=15)
@given(seed=seeds)
def test_a_view_hides_all_that_we_know_to_be_hidden(case: Case, seed: int) -> None:
    """Not only what `redeal` deals anew."""
    state, rng = play_some(case, seed)
    for seat in seats_and_spectator(state):
        looks_alike(case, seat, state, scramble(state, seat, rng))


@every_case
def test_options_and_outcomes_go_to_other_processes(case: Case) -> None:
    """Also compiled: this suite runs over the rules of a wheel, too."""
    options = start(case, Random(1)).options
    outcome = Outcome((0,), (3, 2), "it was said")
    for value in (options, outcome):
        assert pickle.loads(pickle.dumps(value)) == value
        assert deepcopy(value) == value


@every_case
@settings(max_examples=10)
@given(seed=seeds)
def test_a_view_names_seats_by_their_numbers(case: Case, seed: int) -> None:
    """In every game alike. (C is left out: that is a field of Pharaoh's Gulo Gulo, too.)"""
    state, _ = play_some(case, seed)
    for seat in seats_and_spectator(state):
        assert not {"A", "B", "D", "E", "F"} & set(_texts(state.view(seat)))


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
@settings(max_examples=10)
@given(seed=seeds)
def test_a_redeal_loses_no_piece(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    assert pieces(state.redeal(rng.choice(seats_and_spectator(state)), rng)) == pieces(state)


@every_case
def test_a_redeal_really_deals_anew(case: Case) -> None:
    rng = Random(5)
    state = start(case, rng)
    assert any(state.redeal(0, rng).to_json() != state.to_json() for _ in range(5))


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
