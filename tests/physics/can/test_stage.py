"""The can as a stage: it follows the rules, is saved and brought back, and always finds a word."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from functools import cache
from random import Random
from typing import cast

import numpy as np
import pytest

from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.physics.can import parts
from teeter.physics.can.hand import KEPT
from teeter.physics.can.modes import AWAKE, PARKED
from teeter.physics.can.predicates import eggs_in_can, standing
from teeter.physics.can.stage import CanStage
from teeter.physics.can.view import seen
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import NO_TRY, TOO_FAR, TWICE, Command, Report
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import script
from tests.physics.can.scenes import EGG, FLAT, at
from tests.stand_in import StandIn

GAME = GAMES["go-cuckoo"]
IDLE = Command(0.0, 0.0, 0.3, 0.0, grip=True)


@cache
def started() -> tuple[CanStage, str]:
    """A stage at the start of a game, and its world as text."""
    stage = CanStage()
    stage.follow(new_game(), 1)
    return stage, stage.save()


def new_game(seats: int = 2) -> State:
    return GAME.start(GAME.options(seats), Random(1), first=0)


def say(state: State, *texts: str) -> None:
    for text in texts:
        state.play(GAME.moves.parse(text))


def at_start() -> CanStage:
    stage, saved = started()
    stage.restore(saved)
    return stage


def play(stage: CanStage, skill: str, seed: int) -> list[Report]:
    """The whole try of a scripted hand; after 40 seconds it gives up."""
    hand = script(stage, skill, Random(seed))
    reports: list[Report] = []
    for _ in range(5000):
        if reports and reports[-1].ends:
            return reports
        reason = stage.command(next(hand))
        assert reason in (None, KEPT) or (skill == "clumsy" and reason == TOO_FAR)  # it pulls aside
        reports += stage.advance()
    return [*reports, *stage.give_up()]


def middle_of_a_game(seed: int, laid: int = 12, eggs: int = 3) -> State:
    """The first moment of a game with a stand-in at which so much is on the nest."""
    rng = Random(seed)
    state = GAME.start(GAME.options(2), rng)
    referee = StandIn(rng, 1.0)
    while True:
        view = seen(state)
        many = view["places"].count("nest") >= laid and view["nest"] >= eggs
        if many and state.turn >= 0:
            return state
        if state.turn == REFEREE:
            state.play(referee.report(GAME, state))
        else:
            state.play(rng.choice([move for move in state.moves() if move.text != "no egg"]))


def agrees(stage: CanStage, state: State) -> None:
    """The world holds what the rules think it holds (CUCK-52, CUCK-53)."""
    view, world = seen(state), stage.world
    sunk = eggs_in_can(world)
    eggs = [egg for egg in range(parts.STICKS, parts.KIKI) if world.mode[egg] != PARKED]
    assert len(eggs) - len(sunk) == view["nest"]
    assert len(sunk) == view["can"]
    up = {int(stick) for stick in standing(world)}
    assert up == {n for n, place in enumerate(view["places"]) if place == "can"}
    here = {n for n in range(parts.STICKS) if world.mode[n] != PARKED}
    assert here - up == {n for n, place in enumerate(view["places"]) if place == "nest"}
    assert not world.fallen


@pytest.mark.rule("CUCK-11")
def test_the_scene_and_the_poses_hold_no_secret() -> None:
    """The bottoms of standing sticks are known to the rules alone."""
    stage, _ = started()
    told = json.dumps(stage.scene())
    assert not any(colour in told for colour in ("red", "yellow", "green", "blue", "purple"))
    assert stage.names[:2] == ("stick-1", "stick-2")
    assert stage.names[70] == "egg-1"
    assert stage.names[90:] == ("kiki", "hand")


@pytest.mark.rule("CUCK-01", "CUCK-05")
def test_what_is_not_in_the_world_has_no_pose() -> None:
    stage = at_start()
    poses = stage.poses()
    assert poses.dtype == np.float32
    assert np.isfinite(poses[: parts.STICKS]).all()
    assert np.isnan(poses[parts.STICKS : parts.KIKI]).all(), "eggs lie in front of the players"
    assert np.isnan(poses[-1]).all(), "no hand between tries"


def test_a_hand_without_a_try_and_a_second_command_in_a_tick_are_refused() -> None:
    stage = at_start()
    assert stage.command(IDLE) == NO_TRY
    state = new_game()
    say(state, "pull 1")
    stage.begin(state)
    assert stage.command(IDLE) is None
    assert stage.command(IDLE) == TWICE
    stage.advance()
    assert stage.command(IDLE) is None


def test_another_stick_may_be_meant_before_the_first_touch() -> None:
    """R29."""
    stage = at_start()
    state = new_game()
    say(state, "pull 1")
    stage.begin(state)
    say(state, "pull 2")
    stage.begin(state)
    top = stage.world.ends()[1, 1]
    assert np.abs(stage.poses()[-1][:2] - top[:2]).max() < 1e-4


@pytest.mark.rule("CUCK-12", "CUCK-16", "CUCK-28")
def test_a_careful_pull_is_told_to_the_rules_and_the_stick_is_gone() -> None:
    stage = at_start()
    state = new_game()
    say(state, "pull 30")
    stage.follow(state, 5)
    stage.begin(state)
    reports = play(stage, "careful", 5)
    assert reports[0].text == "touches"
    assert reports[-1].text == "pulled"
    say(state, *(report.text for report in reports))
    stage.follow(state, 6)
    agrees(stage, state)
    assert np.isnan(stage.poses()[29]).all()


@pytest.mark.rule("CUCK-19", "CUCK-23")
def test_a_pulled_stick_is_in_the_hand_when_it_is_to_be_laid() -> None:
    stage = at_start()
    state = new_game()
    say(state, "pull 30", "touches", "pulled")
    while state.view(None)["phase"] != "build":
        say(state, state.moves()[0].text, "pulled")
    front = cast(GoCuckooView, state.view(None))["front"]
    say(state, f"lay {front[0][0]}")
    stage.follow(state, 5)
    stage.begin(state)
    assert stage.held == (seen(state)["declared"] or "").replace("lay ", "stick-")
    reports = play(stage, "careful", 2)
    assert reports[-1].text == "rests"
    say(state, *(report.text for report in reports))
    stage.follow(state, 6)
    agrees(stage, state)


def path(stage: CanStage) -> str:
    """A clumsy pull from where the stage stands, as a number for everything that moved."""
    state = new_game()
    say(state, "pull 30")
    stage.begin(state)
    said = [report.text for report in play(stage, "clumsy", 9)]
    told = json.dumps([said, stage.save()]).encode()
    return hashlib.sha256(told + stage.world.data.qpos.tobytes()).hexdigest()


def test_the_same_hand_path_gives_the_same_world_after_saving_and_in_another_process() -> None:
    stage = at_start()
    saved = stage.save()
    live = path(stage)
    other = CanStage()
    other.follow(new_game(), 3)  # another history before
    other.restore(saved)
    assert path(other) == live
    code = (
        "import sys; from teeter.physics.can.stage import CanStage;"
        "from tests.physics.can.test_stage import path;"
        "stage = CanStage(); stage.restore(sys.stdin.read()); print(path(stage))"
    )
    python = [sys.executable, "-c", code]
    done = subprocess.run(python, input=saved, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == live


def test_saved_in_the_middle_of_a_try_is_the_world_before_it() -> None:
    stage = at_start()
    before = stage.save()
    state = new_game()
    say(state, "pull 30")
    stage.begin(state)
    hand = script(stage, "clumsy", Random(1))
    for _ in range(200):
        stage.command(next(hand))
        stage.advance()
    assert stage.save() == before


def test_a_void_try_leaves_the_world_as_it_was() -> None:
    """Promise 7."""
    stage = at_start()
    before = stage.save()
    state = new_game()
    say(state, "pull 30")
    stage.begin(state)
    stage.world.put(EGG, at(0.0, 0.0, 0.4), FLAT, AWAKE)
    stage.world.data.qvel[stage.world.qvel_of[EGG, 2]] = 20.0
    with pytest.raises(PhysicsError):
        stage.advance(5)
    assert stage.save() == before
    assert np.isnan(stage.poses()[EGG]).all()
    stage.begin(state)
    assert stage.advance(5) == []


@pytest.mark.rule("CUCK-26", "CUCK-38", "CUCK-41")
def test_the_table_puts_a_fallen_stick_back_on_the_nest() -> None:
    """R6. The rules say it is laid; the world puts it there, and nothing else moves much."""
    stage = at_start()
    state = new_game()
    say(state, "pull 30", "touches")
    stage.follow(state, 5)
    stage.begin(state)
    world = stage.world
    world.put(49, at(0.15, 0.0, 0.02), FLAT, AWAKE)
    reports = play(stage, "careful", 5)
    assert [report.text for report in reports] == ["fell stick 50", "pulled"]
    say(state, *(report.text for report in reports))
    assert seen(state)["places"][49] == "nest"
    stage.follow(state, 7)
    agrees(stage, state)
    ends = world.ends()[[29, 49]]
    assert ends[:, :, 2].min() > parts.RIM - 0.012, "both lie level on the nest"


@pytest.mark.rule("CUCK-33", "CUCK-36")
def test_a_fallen_egg_goes_back_and_a_sunken_one_stays() -> None:
    state = middle_of_a_game(3)
    stage = CanStage()
    stage.follow(state, 3)
    world = stage.world
    eggs = [egg for egg in range(parts.STICKS, parts.KIKI) if world.mode[egg] != PARKED]
    say(state, "fell egg", "sank egg")
    world.put(eggs[0], at(0.15, 0.0, 0.02), FLAT, AWAKE)
    for _ in range(30):
        world.tick()
    world.put(eggs[1], at(0.0, 0.035, 0.013), FLAT, AWAKE)
    world.settle(3.0)
    world.freeze_all()
    stage.follow(state, 4)
    agrees(stage, state)
    assert not stage.poses()[eggs[0], 2] < parts.RIM, "in a supply, or laid anew by the table"
    assert eggs[1] in eggs_in_can(world)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_any_game_that_has_lost_its_world_gets_a_new_one(seed: int) -> None:
    state = middle_of_a_game(seed, laid=16, eggs=4)
    stage = CanStage()
    stage.follow(state, seed)
    agrees(stage, state)
    again = CanStage()
    again.follow(state, seed)
    assert again.save() == stage.save()
    stage.follow(state, seed + 1)
    assert again.save() == stage.save(), "a world that agrees is left alone"


@pytest.mark.rule("CUCK-39", "CUCK-49")
@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.slow)])
def test_whoever_walks_away_gets_a_word_that_the_rules_take(seed: int) -> None:
    """From a game with a stand-in: the next try is given up, whatever it is."""
    rng = Random(seed)
    state = middle_of_a_game(seed + 10, laid=6, eggs=0)
    stage = CanStage()
    for _ in range(6):
        while state.turn != REFEREE:
            state.play(rng.choice(state.moves()))
        stage.follow(state, seed)
        stage.begin(state)
        for report in stage.give_up():
            move = GAME.moves.parse(report.text)
            assert move in state.moves(), report
            assert report.seconds >= 0, "time does not run backwards"
            state.play(move)
        if state.outcome():
            return
        assert state.turn != REFEREE or state.view(None)["phase"] == "reach"


def test_a_knock_is_calm_when_nothing_falls() -> None:
    stage = at_start()
    state = new_game()
    say(state, "pull 30", "knock B")
    stage.follow(state, 5)
    stage.begin(state)
    reports: list[Report] = []
    while not reports:
        reports = stage.advance(50)
    say(state, *(report.text for report in reports))
    assert state.view(None)["phase"] == "reach"
