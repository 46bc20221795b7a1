"""Who answers for the referee: the odds that a game states for hands of a skill."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from teeter.rules.chance import heeds_skill
from teeter.rules.contract import REFEREE, Game, Moves
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


def _told(game: Game, skill: float) -> list[str]:
    """All that is said in a game by chance, where hands are of this skill."""
    rng, hands = Random(4), StandIn(Random(5), skill)
    state = game.start(game.options(2), rng, first=0)
    told: list[str] = []
    while state.outcome() is None and len(told) < 300:
        asked = state.turn == REFEREE
        move = hands.report(game, state) if asked else rng.choice(state.moves())
        state.play(move)
        told.append(move.text)
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_game_heeds_skill_exactly_where_it_changes_what_happens(name: str) -> None:
    game = GAMES[name]
    assert heeds_skill(game) == (_told(game, 0.0) != _told(game, 1.0))


def test_a_game_with_a_referee_heeds_skill_unless_it_says_otherwise() -> None:
    moves = Moves()
    moves.add("take 1", 1)
    assert not heeds_skill(replace(GULO, moves=moves))
    moves.say("all lie still", 2)
    assert heeds_skill(replace(GULO, moves=moves))
    assert not heeds_skill(replace(GULO, moves=moves, skilled=False))
