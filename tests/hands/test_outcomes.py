"""What the model referee may say, with probabilities that are those of what it says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.hands.model_referee import ModelReferee
from teeter.hands.physical_game import physical_game
from teeter.rules.contract import NOBODY, REFEREE, Game, State
from teeter.rules.games import GAMES

PHYSICAL = [game for game in GAMES.values() if game.physical]
DRAWS = 1500


def asked(game: Game, seed: int) -> list[State]:
    """Some moments in which the referee is asked, each of another kind."""
    rng = Random(seed)
    referee = ModelReferee(rng, 0.7)
    state = game.start(game.options(3), rng)
    found: dict[object, State] = {}
    for _ in range(600):
        if state.turn == NOBODY:
            break
        if state.turn == REFEREE:
            view = state.view(None)
            found[view["phase"], str(view.get("declared")).split()[0]] = state.copy()
            state.play(referee.report(game, state))
        else:
            state.play(rng.choice(state.moves()))
    return [*found.values()]


@pytest.mark.parametrize("game", PHYSICAL, ids=lambda game: game.name)
@pytest.mark.parametrize("fitted", [True, False])
def test_outcomes_are_as_likely_as_they_are_told(
    game: Game, fitted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not fitted:
        monkeypatch.setitem(physical_game(game).__dict__, "fitted", None)
    referee = ModelReferee(Random(2), 0.7)
    for state in asked(game, 5):
        outcomes = referee.outcomes(game, state)
        assert outcomes == referee.outcomes(game, state)
        assert sum(p for _, p in outcomes) == pytest.approx(1.0)
        drawn = Counter(referee.report(game, state) for _ in range(DRAWS))
        assert drawn.keys() <= {move for move, _ in outcomes}
        for move, p in outcomes:
            spread = (p * (1.0 - p) / DRAWS) ** 0.5
            assert drawn[move] / DRAWS == pytest.approx(p, abs=5 * spread + 3 / DRAWS), move
