"""The bowl as a stage: what a table sees of it between tries, and what a hand is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest

from teeter.physics.bowl.filling import UPRIGHT_WITHIN
from teeter.physics.bowl.predicates import out_of_bowl, tilt
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import NO_TRY, NOT_DECLARED, TWICE, Command, Report
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import BOWLS, script
from tests.physics.bowl.scenes import set_pole

both = pytest.mark.parametrize("game", BOWLS)
STILL = Command(0.0, 0.0, 0.3, 0.0, grip=False)
ALONG_X = np.array([np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0])


@cache
def poured(name: str, seed: int) -> str:
    """A full bowl, saved: it is the same wherever it is restored."""
    game, stage = GAMES[name], BowlStage(BOWLS[name])
    stage.follow(game.start(game.options(2), Random(seed), first=0), seed)
    return stage.save()


def at_a_try(name: str, seed: int = 1) -> tuple[State, BowlStage]:
    """The first try of a game: the rules wait for the referee, the hand stands ready."""
    game = GAMES[name]
    state = game.start(game.options(2), Random(seed), first=0)
    while state.turn != REFEREE:
        state.play(state.moves()[0])
    stage = BowlStage(BOWLS[name])
    stage.restore(poured(name, seed))
    stage.follow(state, seed)
    stage.begin(state)
    return state, stage


def is_set_up(stage: BowlStage) -> bool:
    world = stage.world
    upright = tilt(world) < UPRIGHT_WITHIN and not world.data.eq_active.any()
    return not world.bag and not out_of_bowl(world) and upright


@pytest.mark.rule("GULO-51", "GULO-64", "GULO-69", "GULO-81", "GULO-109", "PHAR-47", "PHAR-66")
@both
def test_after_an_alarm_the_next_player_finds_everything_in_the_bowl(game: str) -> None:
    """Whatever the try was for: path, deck, purple egg, burial chamber."""
    state, stage = at_a_try(game)
    stage.world.put_into_bag(stage.world.names[0])
    (report,) = stage.give_up()
    state.play(GAMES[game].moves.parse(report.text))
    stage.follow(state, 7)
    assert is_set_up(stage)


@pytest.mark.rule("GULO-55", "GULO-71", "GULO-111", "PHAR-37")
@both
def test_after_the_last_piece_of_a_colour_everything_is_poured_back(game: str) -> None:
    """The rules have refilled already, and moved nobody back; the world follows them."""
    state, stage = at_a_try(game)
    for name in stage.world.names:
        if name.startswith("blue-"):
            stage.world.put_into_bag(name)
    assert not is_set_up(stage)
    assert stage.follow(state, 7) == []
    assert is_set_up(stage)


def pole_fell(stage: BowlStage) -> None:
    """By itself, after the hand has gone."""
    stage.restore(stage.save())
    set_pole(stage.world, (0.2, 0.0, 0.004), ALONG_X)


@pytest.mark.rule("GULO-41", "PHAR-35")
@both
@pytest.mark.parametrize("happens", [BowlStage.give_up, pole_fell])
def test_a_bowl_that_was_saved_is_put_right_as_the_live_one_is(
    game: str, happens: Callable[[BowlStage], object]
) -> None:
    """Promise 4: after an alarm everything is poured anew; a pole that fell by itself is set back."""
    state, live = at_a_try(game)
    happens(live)
    other = BowlStage(BOWLS[game])
    other.restore(live.save())
    told = live.follow(state, 7)
    assert other.follow(state, 7) == told
    assert [report.text for report in told] == (
        ["sets the pole back"] if happens is pole_fell and game == "gulo-gulo" else []
    )
    assert other.save() == live.save()
    assert is_set_up(live)


@both
def test_a_try_that_begins_again_takes_a_command_at_once(game: str) -> None:
    state, stage = at_a_try(game)
    assert stage.command(STILL) is None
    stage.begin(state)
    assert stage.command(STILL) is None


@pytest.mark.rule("GULO-03", "PHAR-03", "PHAR-10")
@both
def test_the_bowl_stands_in_the_middle_of_a_level_table(game: str) -> None:
    world = BowlStage(BOWLS[game]).world
    table = world.model.geom("table").id
    wall = [geom for geom in range(world.model.ngeom) if world.model.geom(geom).name == ""]
    assert world.data.geom_xmat[table].reshape(3, 3)[:, 2] == pytest.approx([0.0, 0.0, 1.0])
    assert world.data.geom_xpos[wall].mean(axis=0)[:2] == pytest.approx([0.0, 0.0], abs=1e-6)


@pytest.mark.rule("GULO-27", "GULO-35")
@both
def test_without_a_declared_piece_the_hand_takes_no_command(game: str) -> None:
    stage = BowlStage(BOWLS[game])
    assert stage.command(STILL) == NO_TRY
    grip = Command(0.0, 0.0, 0.3, 0.0, grip=True)
    assert stage.hand.command(grip) == NOT_DECLARED


@pytest.mark.rule("GULO-30", "PHAR-26")
@both
def test_there_is_one_hand_and_it_takes_one_command_a_tick(game: str) -> None:
    _, stage = at_a_try(game)
    assert stage.command(STILL) is None
    assert stage.command(STILL) == TWICE
    stage.advance()
    assert stage.command(STILL) is None


def alarmed(game: str) -> tuple[State, BowlStage, Report]:
    """A hand that has swept through the bowl until something fell."""
    state, stage = at_a_try(game)
    reports: list[Report] = []
    for tick in range(round(20 / stage.tick)):
        x = 0.03 * (-1) ** (tick // 60)
        stage.command(Command(x, 0.0, 0.03, 0.0, grip=False))
        reports = stage.advance()
        if reports:
            break
    return state, stage, reports[0]


@both
def test_after_an_alarm_what_falls_goes_on_falling_until_it_rests(game: str) -> None:
    _, stage, report = alarmed(game)
    before = stage.poses()
    seen = [stage.poses() for _ in range(400) if stage.aftermath()]
    assert 0 < len(seen) * stage.tick <= 1.5
    assert not np.array_equal(seen[-1], before, equal_nan=True), f"it moves on after: {report.text}"
    assert not stage.aftermath()
    assert np.isnan(stage.poses()[stage.names.index("hand")]).all(), "and then the hand is gone"


@both
def test_nothing_depends_on_whether_the_aftermath_was_seen(game: str) -> None:
    made = []
    for watched in (True, False):
        state, stage, report = alarmed(game)
        left = stage.save()
        while watched and stage.aftermath():
            pass
        state.play(GAMES[game].moves.parse(report.text))
        stage.follow(state, 9)
        made.append((report, left, stage.save()))
    assert made[0] == made[1]


@both
def test_the_aftermath_ends_where_the_next_world_begins(game: str) -> None:
    state, stage = at_a_try(game)
    assert not stage.aftermath(), "nor while a try is under way"
    stage.give_up()
    assert stage.aftermath()
    stage.follow(state, 1)
    assert not stage.aftermath()


def taken(game: str, seed: int) -> tuple[BowlStage, State, Report]:
    """A try of a careful hand, played in the rules too."""
    state, stage = at_a_try(game, seed)
    commands = script(stage, "careful", Random(seed))
    reports: list[Report] = []
    while not reports:
        stage.command(next(commands))
        reports = stage.advance()
    state.play(GAMES[game].moves.parse(reports[0].text))
    return stage, state, reports[0]


@pytest.mark.rule("GULO-26", "PHAR-25")
@both
def test_what_was_taken_is_in_the_bag_and_stays_there(game: str) -> None:
    tries = (taken(game, seed) for seed in range(10))
    stage, state, report = next(found for found in tries if found[2].text == "takes")
    name = report.bodies[0]
    assert not stage.aftermath()
    assert stage.world.bag == {name}
    assert np.isnan(stage.poses()[stage.names.index(name)]).all(), "nobody sees into the bag"
    stage.follow(state, 3)
    assert stage.world.bag == {name}
