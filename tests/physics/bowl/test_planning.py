"""A hand that plans at the bowl: it thinks in a copy, and the real bowl notices nothing."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.parts import BOWLS
from teeter.physics.bowl.planning import ALARM, Copy, go_about, ways
from teeter.physics.bowl.scripts import Intent, usual
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.hands import HANDS
from teeter.physics.planning import WRONG
from teeter.physics.skills import SKILLS
from teeter.physics.stage import Report
from teeter.physics.tried import Recorder, again
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physics.imagined import result

CAREFUL = SKILLS["careful"]


@cache
def poured(game: str) -> str:
    stage = BowlStage(game)
    fill(stage.world, 3)
    return stage.save()


def ready(game: str, *wanted: str) -> BowlStage:
    """A full bowl, and a try at one of these pieces that has begun."""
    stage = BowlStage(game)
    stage.restore(poured(game))
    stage.begin_at(wanted)
    return stage


def test_what_is_imagined_changes_nothing() -> None:
    stage = ready("gulo-gulo", "red-1")
    assert stage._try
    before = stage.world.data.qpos.copy()
    copy = Copy(stage._try, CAREFUL, Random(1))
    result(copy.imagine(usual(stage.world, stage.hand, ("red-1",))))
    assert np.array_equal(stage.world.data.qpos, before)
    assert not stage.touched
    assert not np.array_equal(copy.world.data.qpos, before), "in the copy something happened"


def test_each_thought_begins_with_the_bowl_as_it_is() -> None:
    """Whatever was imagined before: the same way with the same errors comes out alike."""
    stage = ready("pharaoh", "blue-1", "blue-2")
    assert stage._try
    easy = usual(stage.world, stage.hand, ("blue-1", "blue-2"))
    lone = result(Copy(stage._try, CAREFUL, Random(7)).imagine(easy))
    copy = Copy(stage._try, CAREFUL, Random(1))
    result(copy.imagine(easy))
    copy._rng = Random(7)
    assert result(copy.imagine(easy)) == lone


def test_a_hand_that_digs_through_the_heap_is_not_the_safest() -> None:
    """Deep below the piece it stirs everything, or brings the pole down."""
    stage = ready("gulo-gulo", "red-1")
    assert stage._try
    copy = Copy(stage._try, CAREFUL, Random(2))
    gentle = usual(stage.world, stage.hand, ("red-1",))
    rough = Intent("red-1", gentle.yaw, steep=0.0, pace=6.0, deep=3.0)
    assert result(copy.imagine(gentle)) < result(copy.imagine(rough))


@pytest.mark.parametrize("game", BOWLS)
def test_several_different_ways_come_to_mind_and_the_usual_one_first(game: str) -> None:
    colour = BOWLS[game].pieces[0].colour
    wanted = tuple(piece.name for piece in BOWLS[game].pieces if piece.colour == colour)
    stage = ready(game, *wanted)
    thought = ways(stage.world, stage.hand, wanted)
    assert thought[0] == usual(stage.world, stage.hand, wanted)
    assert len(set(thought)) == len(thought) >= HANDS["master"].plans
    assert len({way.target for way in thought}) == 3
    assert {way.target for way in thought} <= set(wanted)


def test_a_master_hovers_while_it_thinks_and_then_moves() -> None:
    stage = ready("gulo-gulo", "red-1")
    assert stage._try
    manner = HANDS["master"]
    start = stage.hand.place
    ticks = 0
    for command in go_about(stage._try, manner, Random(1)):
        away = float(np.linalg.norm(np.array([command.x, command.y, command.z]) - start))
        if away > 0.012:
            break
        assert not command.grip
        stage.command(command)
        assert not stage.advance()
        ticks += 1
    assert not stage.touched
    assert ticks * stage.tick > manner.looks, "it thought"
    assert ticks * stage.tick < 12.0, "but not for ever"


def test_a_hand_that_has_touched_already_does_not_stop_to_think() -> None:
    stage = ready("gulo-gulo", "red-1")
    assert stage._try
    stage._try.touched = True
    script, plain = (go_about(stage._try, HANDS[hand], Random(4)) for hand in ("master", "careful"))
    assert [next(script) for _ in range(50)] == [next(plain) for _ in range(50)]


def asked() -> State:
    game = GAMES["gulo-gulo"]
    state = game.start(game.options(2), Random(1))
    while state.turn != REFEREE:
        state.play(sorted(state.moves(), key=lambda move: move.text)[0])
    return state


def test_a_planned_try_is_written_down_and_runs_again_bit_by_bit_alike() -> None:
    state = asked()
    stage = BowlStage("gulo-gulo")
    stage.restore(poured("gulo-gulo"))
    recorder = Recorder(stage, state, 0)
    script = stage.script("keen", Random(3))
    reports: list[Report] = []
    while not reports:
        recorder.command(next(script))
        reports = recorder.advance()
    told, tried = again(recorder.tried, BowlStage("gulo-gulo"), state)
    assert told == reports
    assert tried.to_bytes() == recorder.tried.to_bytes()
    assert 3.0 < recorder.tried.seconds < 25.0, "at a person's pace"


def test_an_alarm_is_worse_than_a_miss() -> None:
    assert ALARM > WRONG
