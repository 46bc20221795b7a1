"""Go Cuckoo! in practice (R31): one player with all eggs and every turn."""

from __future__ import annotations

from random import Random

from teeter.games.go_cuckoo.house import EGGS
from teeter.rules.contract import NOBODY, REFEREE
from teeter.rules.extras import PRACTICE
from teeter.rules.games import GAMES

GAME = GAMES["go-cuckoo"]
MOST_MOVES = 5000


def test_a_game_alone_comes_to_an_end_and_the_player_has_played_it() -> None:
    reasons = set()
    for seed in range(60):
        rng = Random(seed)
        state = GAME.start(GAME.options(variant=PRACTICE), rng)
        assert state.view(0)["supplies"] == [EGGS.value]
        for _ in range(MOST_MOVES):
            if state.turn == NOBODY:
                break
            assert state.turn in (0, REFEREE)
            chosen = state.turn == REFEREE
            state.play(GAME.stand_in(state, rng, 0.6) if chosen else rng.choice(state.moves()))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == (0,)
        assert GAME.from_json(state.to_json()).view(0) == state.view(0)
        reasons.add(outcome.reason)
    assert len(reasons) > 1
