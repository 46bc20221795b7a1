"""What the environment of a game shows is what the views tell, byte for byte, and no secret."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.envs import board
from teeter.envs.looking import encoding_of, follower_of
from teeter.lab.conformance.cases import Case
from teeter.rules.contract import State
from tests.rules.cases import CASES


def from_view(env: board.BoardEnv, state: State, seat: int) -> bytes:
    row = np.zeros(env.parts.size, np.float32)
    places, values = env.parts.row(state.view(seat), seat)
    row[places] = values
    return row.tobytes()


def observed(env: board.BoardEnv, seat: int) -> bytes:
    return env.observe(f"seat_{seat}").tobytes()


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_seat_observes_what_its_view_tells_and_the_same_after_a_redeal(
    case: Case, seed: int
) -> None:
    rng = Random(seed)
    chosen: Any = {"variant": case.variant, "max_moves": 150, **dict(case.choices)}
    env = board.raw_env(case.game.name, seats=rng.choice(case.game.seats), **chosen)
    env.reset(seed=seed)
    seats = range(env.rules.seats)
    while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
        state = env.state_of_game
        for seat in seats:
            assert observed(env, seat) == from_view(env, state, seat)
        mask = env.infos[env.agent_selection]["action_mask"]
        moves = [env.actions.moves[state.turn][n] for n in mask.nonzero()[0]]
        assert {*moves} == {*state.moves()}
        if rng.random() < 0.2:
            seat = rng.choice(seats)
            assert redealt(env, state.redeal(seat, rng), seat) == observed(env, seat)
        env.step(int(rng.choice(mask.nonzero()[0])))
    for seat in seats:
        assert observed(env, seat) == from_view(env, env.state_of_game, seat)


def redealt(env: board.BoardEnv, state: State, seat: int) -> bytes:
    """What is shown of a game in which everything that this seat cannot know is another."""
    other = follower_of(env.game, env.rules, env.parts, env.actions)
    other.begin(state)
    other.look(state, seat)
    return bytes(other.row)


def test_eruk_is_followed_move_by_move() -> None:
    brought = [case.game.name for case in CASES if encoding_of(case.game).follower]
    assert {*brought} == {"eruk"}
