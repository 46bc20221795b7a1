"""Who follows a game of Eruk knows at every moment the very row that a view gives."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from teeter.games.eruk.encoding import parts
from teeter.games.eruk.follower import ErukFollower
from teeter.games.eruk.game import GAME, Eruk
from teeter.games.eruk.moves import MOVES
from teeter.rules.contract import NOBODY
from teeter.rules.encoding import Record


def by_view(state: Eruk, told: Record, seat: int) -> npt.NDArray[np.float32]:
    row = np.zeros(told.size, np.float32)
    places, values = told.row(state.view(seat), seat)
    row[places] = values
    return row


def check(state: Eruk, told: Record, follower: ErukFollower) -> None:
    for seat in range(state.options.seats):
        follower.look(state, seat)
        assert bytes(follower.row) == by_view(state, told, seat).tobytes(), state.to_json()
    if state.turn != NOBODY:
        follower.legal(state)
        legal = {move for move, bit in zip(MOVES.values(), follower.mask, strict=True) if bit}
        assert legal == {*state.moves()}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("naming", GAME.choices["naming"])
def test_a_follower_knows_what_the_views_tell(seats: int, naming: str) -> None:
    rng = Random(seats)
    options = GAME.options(seats, naming=naming)
    told = parts(options)
    follower = ErukFollower(options, told)
    for _ in range(8):
        state = GAME.start(options, rng)
        assert isinstance(state, Eruk)
        follower.begin(state)
        while state.turn != NOBODY:
            check(state, told, follower)
            state.play(rng.choice(state.moves()))
            follower.follow(state)
        check(state, told, follower)


def test_who_looks_twice_sees_the_same() -> None:
    options = GAME.options(2)
    told = parts(options)
    follower = ErukFollower(options, told)
    state = GAME.start(options, Random(1))
    assert isinstance(state, Eruk)
    follower.begin(state)
    for seat in (1, 1, 0, 0):
        follower.look(state, seat)
        assert bytes(follower.row) == by_view(state, told, seat).tobytes()


def test_a_follower_may_begin_in_the_middle_of_a_game() -> None:
    rng = Random(4)
    options = GAME.options(3)
    told = parts(options)
    follower = ErukFollower(options, told)
    state = GAME.start(options, rng)
    assert isinstance(state, Eruk)
    while state.turn != NOBODY:
        state.play(rng.choice(state.moves()))
        follower.begin(state)
        check(state, told, follower)
