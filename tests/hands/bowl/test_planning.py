"""A hand that plans at the bowl: it thinks in a copy, and the real bowl notices nothing."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import numpy as np
import pytest

from teeter.hands.bowl.planning import go_about, ways
from teeter.hands.bowl.rollouts import ALARM, BowlCopy
from teeter.hands.bowl.scripts import Intent, usual
from teeter.hands.manners import HANDS
from teeter.hands.planning import WRONG
from teeter.hands.skills import SKILLS
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import Report
from teeter.physics.try_recording import TryRecorder, again
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.hands.imagined import result
from tests.physical import BOWLS, script

CAREFUL = SKILLS["careful"]


@cache
def poured(game: str) -> str:
    stage = BowlStage(BOWLS[game])
    fill(stage.world, 3)
    return stage.save()


def ready(game: str, *wanted: str) -> BowlStage:
    """A full bowl, and a try at one of these pieces that has begun."""
    stage = BowlStage(BOWLS[game])
    stage.restore(poured(game))
    stage.begin_at(wanted)
    return stage


def thinking(stage: BowlStage, seed: int) -> BowlCopy:
    assert stage.trying
    return BowlCopy(stage.trying, CAREFUL, Random(seed))


def grips(stage: BowlStage, seed: int) -> float:
    """Let a careful hand go on until it holds something; how its fingers are turned."""
    for command in islice(script(stage, "careful", Random(seed)), 3000):
        stage.command(command)
        assert not stage.advance(), "the try is over before anything was held"
        if stage.hand.held:
            return command.yaw
    raise AssertionError("it never held anything")


def test_what_is_imagined_changes_nothing() -> None:
    stage = ready("gulo-gulo", "red-1")
    before = stage.world.data.qpos.copy()
    copy = thinking(stage, 1)
    result(copy.take(usual(stage.world, stage.hand, ("red-1",))))
    assert np.array_equal(stage.world.data.qpos, before)
    assert not stage.touched
    assert not np.array_equal(copy.world.data.qpos, before), "in the copy something happened"


def test_each_thought_begins_with_the_bowl_as_it_is() -> None:
    """Whatever was imagined before: the same way with the same errors comes out alike."""
    stage = ready("pharaoh", "blue-1", "blue-2")
    easy = usual(stage.world, stage.hand, ("blue-1", "blue-2"))
    lone = result(thinking(stage, 7).take(easy))
    copy = thinking(stage, 1)
    result(copy.take(easy))
    copy._rng = Random(7)
    assert result(copy.take(easy)) == lone


def test_a_hand_that_digs_through_the_heap_is_not_the_safest() -> None:
    """Deep below the piece it stirs everything, or brings the pole down."""
    stage = ready("gulo-gulo", "red-1")
    copy = thinking(stage, 2)
    gentle = usual(stage.world, stage.hand, ("red-1",))
    rough = Intent("red-1", gentle.yaw, deep=3.0)
    assert result(copy.take(gentle)) < result(copy.take(rough))


def test_with_an_egg_in_hand_it_imagines_what_would_come_of_pulling_and_of_letting_go() -> None:
    """It goes on from this moment: the egg is in the imagined hand as it is in the real one."""
    stage = ready("gulo-gulo", "red-1")
    yaw = grips(stage, 1)
    before, start = stage.world.data.qpos.copy(), stage.hand.place
    copy = thinking(stage, 1)
    pull = copy.pull(1.0, start, yaw)
    next(pull)
    assert copy.hand.held == "red-1"
    assert result(pull) < WRONG
    assert copy.world.place("red-1")[2] > stage.world.place("red-1")[2] + 0.02
    assert result(copy.let_go(yaw)) == WRONG, "nothing is won by it, and nothing lost"
    assert not copy.hand.held
    assert stage.held == "red-1"
    assert np.array_equal(stage.world.data.qpos, before)


@pytest.mark.parametrize("game", BOWLS)
def test_several_different_ways_come_to_mind_and_the_roomiest_turn_first(game: str) -> None:
    colour = BOWLS[game].pieces[0].colour
    wanted = tuple(piece.name for piece in BOWLS[game].pieces if piece.colour == colour)
    stage = ready(game, *wanted)
    thought = ways(stage.world, stage.hand, wanted)
    first = usual(stage.world, stage.hand, wanted)
    assert (thought[0].target, thought[0].yaw) == (first.target, first.yaw)
    assert len(set(thought)) == len(thought) >= HANDS["master"].plans
    assert len({way.target for way in thought}) == 3
    assert {way.target for way in thought} <= set(wanted)


def test_a_master_hovers_then_holds_still_and_then_pulls() -> None:
    """It thinks twice: above the heap, and once more with the egg in its fingers."""
    stage = ready("gulo-gulo", "red-1")
    reports: list[Report] = []
    above, held = 0, []
    for command in islice(script(stage, "master", Random(1)), 3000):
        above += not stage.touched and not command.grip
        held += [stage.hand.place[2]] if stage.held else []
        stage.command(command)
        reports = stage.advance()
        if reports:
            break
    assert [report.text for report in reports] == ["takes"]
    assert above * stage.tick > HANDS["master"].looks + 1.0, "it looked, thought and approached"
    still = [height for height in held if abs(height - held[0]) < 0.002]
    assert len(still) * stage.tick > 0.3, "it hesitated"
    assert held[-1] > held[0] + 0.02
    assert len(held) * stage.tick < 10.0, "but not for ever"


def test_a_hand_that_is_taken_over_in_mid_try_goes_on_without_a_look() -> None:
    """After a restart the table hands a touched bowl to a new script."""
    stage = ready("gulo-gulo", "red-1")
    assert stage.trying
    stage.trying.touch()
    plain, seen = (
        list(islice(go_about(stage.trying, hand, Random(4)), 50))
        for hand in (HANDS["careful"], HANDS["casual"])
    )
    down = [[command.z for command in path] for path in (plain, seen)]
    assert all(path[-1] < path[0] - 0.01 for path in down)


def asked() -> State:
    game = GAMES["gulo-gulo"]
    state = game.start(game.options(2), Random(1))
    while state.turn != REFEREE:
        state.play(sorted(state.moves(), key=lambda move: move.text)[0])
    return state


def test_a_planned_try_is_written_down_and_runs_again_bit_by_bit_alike() -> None:
    state = asked()
    stage = BowlStage(BOWLS["gulo-gulo"])
    stage.restore(poured("gulo-gulo"))
    recorder = TryRecorder(stage, state, 0)
    commands = script(stage, "keen", Random(3))
    reports: list[Report] = []
    while not reports:
        recorder.command(next(commands))
        reports = recorder.advance()
    told, tried = again(recorder.tried, BowlStage(BOWLS["gulo-gulo"]), state)
    assert told == reports
    assert tried.to_bytes() == recorder.tried.to_bytes()
    assert 3.0 < recorder.tried.seconds < 25.0, "at a person's pace"


def test_an_alarm_is_worse_than_a_miss() -> None:
    assert ALARM > WRONG
