"""Who answers for the referee: the odds that a game states for hands of a skill."""

from __future__ import annotations

from random import Random

from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from tests.rules.support import say
from tests.stand_in import StandIn

GULO = GAMES["gulo-gulo"]


def one_try(referee: StandIn) -> str:
    """What a referee says of the first try of a game."""
    state = GULO.start(GULO.options(2), Random(1), first=0)
    say(GULO, state, "turn tile")
    state.play(state.moves()[0])
    assert state.turn == REFEREE
    report = referee.report(GULO, state)
    assert report in state.moves()
    return report.text


def test_a_stand_in_succeeds_as_often_as_the_skill_says() -> None:
    stand_in = StandIn(Random(3), 0.7)
    told = [one_try(stand_in) for _ in range(1000)]
    assert 650 < told.count("takes") < 750
    assert {one_try(StandIn(Random(3), 1.0)) for _ in range(20)} == {"takes"}
    assert "takes" not in {one_try(StandIn(Random(3), 0.0)) for _ in range(20)}
