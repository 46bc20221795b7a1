"""The games behind OpenSpiel's interface: its own checks, and its tools at work."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from teeter.envs import spiel
from teeter.lab.conformance.cases import Case
from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from tests.envs.playthroughs import FOLDER, path_of, replayed
from tests.rules.cases import CASES

every_game = pytest.mark.parametrize("game", spiel.KNOWN, ids=lambda game: game.name)


def load(game: Game, **settings: Any) -> Any:
    told = ",".join(f"{name}={value}" for name, value in settings.items())
    return pyspiel.load_game(f"{spiel.short_name(game)}({told})")


def go_on(state: Any, rng: np.random.RandomState, moves: int) -> Any:
    """The same state after so many actions, those of chance included."""
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=np.array(chances) / sum(chances))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def dealt(game: Any, rng: np.random.RandomState, moves: int = 0) -> Any:
    """A state in which the deal is over, and a seat is asked."""
    state = game.new_initial_state()
    while state.is_chance_node():
        go_on(state, rng, 1)
    go_on(state, rng, moves)
    while state.is_chance_node():
        go_on(state, rng, 1)
    return state


def test_all_our_games_are_there() -> None:
    assert [game.name for game in spiel.KNOWN] == [*GAMES]
    assert {spiel.short_name(game) for game in spiel.KNOWN} <= {*pyspiel.registered_names()}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_open_spiels_random_play_holds_every_promise(case: Case) -> None:
    settings: Any = {"variant": case.variant, **dict(case.choices)}
    seats = case.game.seats[-1 if case in CASES[::2] else 0]
    game = load(case.game, players=seats, max_moves=25, **settings)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_game_is_told_as_it_was(game: Game) -> None:
    told, again = replayed(game)
    assert told == again


def test_no_game_that_was_told_is_left_over() -> None:
    assert {*FOLDER.iterdir()} == {path_of(game) for game in spiel.KNOWN}


@every_game
def test_a_pickle_goes_on_as_its_original(game: Game) -> None:
    rng = np.random.RandomState(3)
    state = dealt(load(game), rng, 12)
    held = pickle.loads(pickle.dumps(state.held))
    assert held.game.to_json() == state.held.game.to_json()
    seats = range(state.num_players())
    assert [held.lines(seat) for seat in seats] == [state.held.lines(seat) for seat in seats]
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    while not state.is_chance_node() and not state.is_terminal():
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        copy.apply_action(action)
        assert str(copy) == str(state)
    half = go_on(load(game).new_initial_state(), rng, 5)
    assert str(pickle.loads(pickle.dumps(half.held.dealing)).setup) == str(half.held.dealing.setup)


@every_game
def test_a_clone_is_independent(game: Game) -> None:
    rng = np.random.RandomState(4)
    for moves in (3, 60):
        state = go_on(load(game).new_initial_state(), rng, moves)
        before = str(state)
        go_on(state.clone(), rng, 20)
        assert str(state) == before


@every_game
def test_a_resampled_state_is_the_same_to_its_player_and_playable(game: Game) -> None:
    rng = np.random.RandomState(5)
    state = dealt(load(game, max_moves=60), rng, 10)
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random_sample)
    for told in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(other, told)(player) == getattr(state, told)(player)
    assert other.legal_actions() == state.legal_actions()
    assert go_on(other, rng, 10_000).is_terminal()


@every_game
def test_the_rl_environment_plays_a_game(game: Game) -> None:
    env = rl_environment.Environment(
        load(game, max_moves=60), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    env.seed(3)
    rng = np.random.RandomState(6)
    step = env.reset()
    while not step.last():
        seen = step.observations
        step = env.step([int(rng.choice(seen["legal_actions"][seen["current_player"]]))])
    assert sum(step.rewards) == pytest.approx(0.0)


@every_game
def test_information_set_search_finds_a_legal_move(game: Game) -> None:
    rng = np.random.RandomState(7)
    small = load(game, max_moves=30)
    state = dealt(small, rng, 4)
    bot = ismcts.ISMCTSBot(
        game=small,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=12,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_runs_on_a_small_variant() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(GAMES["gulp"], deck=52, max_moves=20))
    for _ in range(3):
        solver.iteration()
    state = dealt(load(GAMES["gulp"], deck=52, max_moves=20), np.random.RandomState(8))
    policy = solver.average_policy().action_probabilities(state)
    assert {*policy} == {*state.legal_actions()}
    assert sum(policy.values()) == pytest.approx(1.0)


def test_a_truncated_game_is_nobodys() -> None:
    state = go_on(
        load(GAMES["pharaoh"], max_moves=5).new_initial_state(), np.random.RandomState(9), 999
    )
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert state.legal_actions() == []


def test_what_was_heard_has_no_tensor_and_observers_no_settings() -> None:
    game = load(GAMES["eruk"])
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(RuntimeError):
        recall.set_from(game.new_initial_state(), 0)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
