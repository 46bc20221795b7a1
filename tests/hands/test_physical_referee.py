"""Whole stretches of games with real bowls: rules and physics hand in hand."""

from __future__ import annotations

from random import Random

import pytest

from teeter.bots.simple import any_of
from teeter.cli import main
from teeter.hands.physical_referee import PhysicalReferee
from teeter.physics.bowl.predicates import fallen
from teeter.physics.bowl.stage import BowlStage
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from tests.physical import BOWLS, PHYSICAL, looks
from tests.physics.bowl.scenes import set_pole


@pytest.mark.rule("GULO-51", "GULO-83", "PHAR-79")
@pytest.mark.parametrize("name", BOWLS)
def test_rules_and_bowl_agree_through_many_tries(name: str) -> None:
    """The rules know what is in the bowl, refill it and go on; the bowl decides every try."""
    game = GAMES[name]
    rng = Random(5)
    state = game.start(game.options(3), rng)
    referee = PhysicalReferee(PHYSICAL[name], "average", rng)
    stage = referee.stage
    assert isinstance(stage, BowlStage)
    said: list[str] = []
    while len(said) < 6:
        if state.turn == REFEREE:
            before = 0 if said[-1:] != ["takes"] else len(stage.world.bag)
            move = referee.report(game, state)
            assert move in state.moves()
            said.append(move.text)
            state.play(move)
            assert (move.text == "takes") == (len(stage.world.bag) > before)
        else:
            state.play(any_of(state.moves(), rng))
    assert "takes" in said


def test_only_physical_games_can_be_judged_by_physics(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "eruk", "--referee", "physics"]) == 2
    assert "has no physical table" in capsys.readouterr().err


def test_whoever_looks_before_choosing_sees_the_nest_in_which_the_try_is_made() -> None:
    game = GAMES["gulo-gulo"]
    rng = Random(7)
    state = game.start(game.options(2), rng, first=0)
    referee = PhysicalReferee(PHYSICAL["gulo-gulo"], "careful", rng)
    stage = referee.stage
    odds = referee.odds(state, 0.8)
    chances = {text: odds(game.moves[text]) for text in game.moves if text.startswith("point ")}
    assert len({round(chance, 6) for chance in chances.values()}) > 5, "every egg lies otherwise"
    looked_at = looks(stage)
    while state.turn != REFEREE:
        state.play(any_of(state.moves(), rng))
    stage.follow(state, rng.getrandbits(32))
    for egg, look in looks(stage).items():
        assert look == pytest.approx(looked_at[egg], abs=0.01)


@pytest.mark.rule("GULO-41", "PHAR-35")
def test_a_pole_that_fell_between_tries_is_set_back_among_the_same_eggs() -> None:
    game = GAMES["gulo-gulo"]
    rng = Random(2)
    state = game.start(game.options(2), rng)
    referee = PhysicalReferee(PHYSICAL["gulo-gulo"], "careful", rng)
    stage = referee.stage
    assert isinstance(stage, BowlStage)
    world = stage.world
    while len(world.bag) != 1:
        if state.turn == REFEREE:
            state.play(referee.report(game, state))
        else:
            state.play(any_of(state.moves(), rng))
    taken = set(world.bag)
    set_pole(world, (0.2, 0.0, 0.08))
    world.step(200)
    assert fallen(world)
    while state.turn != REFEREE:
        state.play(any_of(state.moves(), rng))
    said = referee.report(game, state)
    assert taken <= world.bag
    assert said in state.moves()
