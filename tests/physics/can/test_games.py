"""Whole stretches of Go Cuckoo! with a real can: rules and physics hand in hand."""

from __future__ import annotations

from random import Random

import pytest

from teeter.bots.simple import any_of
from teeter.hands.physical_referee import PhysicalReferee
from teeter.physics.can import parts
from teeter.physics.can.modes import PARKED
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.stage import CanStage
from teeter.physics.can.view import seen
from teeter.rules.contract import NOBODY, REFEREE
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL


@pytest.mark.rule("CUCK-03", "CUCK-21", "CUCK-52", "CUCK-53")
@pytest.mark.parametrize("skill", ["careful", "clumsy"])
def test_rules_and_can_agree_through_many_tries(skill: str) -> None:
    """The rules know where every stick and egg is; the can decides every try."""
    game = GAMES["go-cuckoo"]
    rng = Random(4)
    state = game.start(game.options(3), rng)
    referee = PhysicalReferee(PHYSICAL[game.name], skill, rng)
    stage = referee.stage
    assert isinstance(stage, CanStage)
    said: list[str] = []
    while len(said) < 18 and state.turn != NOBODY:
        if state.turn == REFEREE:
            move = referee.report(game, state)
            assert move in state.moves()
            said.append(move.text)
            state.play(move)
        else:
            state.play(any_of(state.moves(), rng))
            stage.follow(state, len(said))
            view, world = seen(state), stage.world
            up = {n for n, place in enumerate(view["places"]) if place in ("can", "hand")}
            assert {int(stick) for stick in standing(world)} == up
            eggs = (world.mode[parts.STICKS : parts.KIKI] != PARKED).sum() - len(eggs_in_can(world))
            on_its_way = view["declared"] == "lay egg" and view["phase"] == "try"
            assert eggs == view["nest"] - on_its_way
    assert {"touches", "pulled", "rests"} <= set(said)
