"""The referee at the bowl: what is an alarm, what is not, and in which words."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease, free_above
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry, told
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.bowl.world import World
from teeter.physics.stage import Command, Report
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.words.speaker import english, speaker
from tests.physical import BOWLS, script
from tests.physics.bowl.scenes import full, lying, set_piece, set_pole, steal
from tests.rules.support import say


def touching_try(target: str, *others: str, game: str = "gulo-gulo") -> BowlTry:
    """A try whose hand has come down on its target and touches it."""
    world = lying(target, *others, game=game)
    hand = Hand(world)
    hand.begin(target, (target,))
    watched = BowlTry(world, hand, (target,))
    place = world.place(target) - hand.up * 0.004
    hand.command(Command(float(place[0]), float(place[1]), float(place[2]), 0.0, grip=True))
    while not watched.touched:
        assert watched.tick() is None
    return watched


def end_of(watched: BowlTry, seconds: float = 1.0) -> Report | None:
    for _ in range(round(seconds / TICK)):
        report = watched.tick()
        if report:
            return report
    return None


@pytest.mark.rule("GULO-41", "GULO-108", "PHAR-35", "PHAR-104")
def test_before_the_first_touch_nothing_moves_and_nothing_counts() -> None:
    world = lying("red-1")
    hand = Hand(world)
    hand.begin("red-1", ("red-1",))
    set_pole(world, (0.2, 0.0, 0.08))  # it would fall to the table
    watched = BowlTry(world, hand, ("red-1",))
    before = world.place("pole")
    assert end_of(watched, seconds=1.0) is None
    assert not watched.touched
    assert world.place("pole") == pytest.approx(before, abs=1e-4)


@pytest.mark.rule("GULO-37", "GULO-106", "PHAR-32", "PHAR-36", "PHAR-70")
@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("gulo-gulo", "alarm pole", "The pole touched the table."),
        ("pharaoh", "landslide staff", "The staff touched the table."),
    ],
)
def test_a_pole_on_the_table_in_a_try_is_an_alarm(game: str, text: str, sentence: str) -> None:
    watched = touching_try("red-1", game=game)
    set_pole(watched.world, (0.2, 0.0, 0.08))
    report = end_of(watched)
    assert report is not None
    assert (report.text, english(report.sentence)) == (text, sentence)
    assert report.bodies == ("pole", "table")
    assert not report.well
    assert report.place is not None
    assert report.place == pytest.approx((0.2, 0.0, 0.0), abs=0.01)
    assert report.seconds > 0


@pytest.mark.rule("GULO-38", "GULO-107", "PHAR-33", "PHAR-71")
@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("gulo-gulo", "alarm egg yellow", "The yellow egg fell out of the nest."),
        ("pharaoh", "landslide boulder yellow", "The yellow boulder fell out of the bowl."),
    ],
)
def test_another_piece_over_the_rim_is_an_alarm_by_its_colour(
    game: str, text: str, sentence: str
) -> None:
    watched = touching_try("red-1", game=game)
    set_piece(watched.world, "yellow-2", (0.08, 0.0, 0.007))
    report = end_of(watched)
    assert report is not None
    assert (report.text, english(report.sentence)) == (text, sentence)
    assert report.bodies == ("yellow-2", "table")
    assert not report.well
    assert report.place is not None
    assert report.place == pytest.approx((0.08, 0.0, 0.0), abs=0.01)


@pytest.mark.parametrize(
    ("language", "egg", "boulder"),
    [
        (
            "de",
            "Das gelbe Ei ist aus dem Nest gefallen.",
            "Der weiße Felsbrocken ist aus der Schale gefallen.",
        ),
        ("es", "El huevo amarillo ha caído del nido.", "El bloque blanco ha caído del cuenco."),
    ],
)
def test_what_fell_is_told_in_the_words_of_its_game(language: str, egg: str, boulder: str) -> None:
    say = speaker(language)
    assert say(told(BOWLS["gulo-gulo"], "piece", "yellow")) == egg
    assert say(told(BOWLS["pharaoh"], "piece", "white")) == boulder


@pytest.mark.rule("GULO-31", "GULO-34", "GULO-39", "PHAR-28", "PHAR-34")
@pytest.mark.parametrize("game", BOWLS)
def test_touching_and_shifting_others_is_no_alarm(game: str) -> None:
    watched = touching_try("red-1", "blue-1", game=game)
    set_piece(watched.world, "blue-1", (0.02, 0.02, watched.world.bowl.foot + 0.03))
    report = end_of(watched, seconds=0.25)
    assert report is None


def lifted_out(game: str) -> BowlTry:
    """A try whose hand holds its piece in the air beside the bowl, clear."""
    watched = touching_try("red-1", game=game)
    hand = watched.hand
    for place in (hand.place, np.array([0.0, 0.0, 0.15]), np.array([0.1, 0.0, 0.15])):
        hand.command(Command(float(place[0]), float(place[1]), float(place[2]), 0.0, grip=True))
        for _ in range(round(0.25 / TICK)):
            assert watched.tick() is None
    assert hand.held == "red-1"
    return watched


@pytest.mark.rule("GULO-40")
def test_an_egg_dropped_after_it_was_clear_is_still_stolen() -> None:
    """R5."""
    watched = lifted_out("gulo-gulo")
    watched.hand.let_go()
    report = end_of(watched, seconds=5.5)
    assert report is not None
    assert report.text == "takes"
    assert report.well


@pytest.mark.rule("PHAR-27")
def test_a_boulder_dropped_on_the_table_before_it_is_in_the_bag_is_a_landslide() -> None:
    """R8."""
    watched = lifted_out("pharaoh")
    watched.hand.let_go()
    report = end_of(watched)
    assert report is not None
    assert report.text == "landslide boulder red"
    assert report.bodies[0] == "red-1"
    assert not report.well


@pytest.mark.rule("PHAR-27")
def test_a_boulder_dropped_back_into_the_bowl_may_be_tried_again() -> None:
    """R8."""
    watched = lifted_out("pharaoh")
    watched.hand.let_go()
    set_piece(watched.world, "red-1", (0.0, 0.0, watched.world.bowl.foot + 0.02))
    assert end_of(watched, seconds=1.5) is None


def test_giving_up_is_said_in_the_words_of_the_game() -> None:
    watched = touching_try("red-1")
    report = watched.give_up()
    assert (report.text, report.bodies) == ("alarm gave up", ("red-1",))
    assert not report.well


def swept_to_the_left(world: World, wanted: tuple[str, ...]) -> list[tuple[int, Report | None]]:
    """A hand pushes blue-1 through the bowl to the left, twice: how often it was warned, and what was
    said, tick by tick."""
    hand = Hand(world)
    hand.begin("blue-1", wanted)
    watched = BowlTry(world, hand, wanted)
    told = []
    for _ in range(2):
        hand.command(Command(0.03, 0.0, 0.15, 0.0, grip=False))
        told.append((watched.warnings, end_of(watched, seconds=2.0)))
        set_piece(world, "blue-1", (0.012, 0.0, world.bowl.foot + 0.015))
        for x in [0.03] * 40 + [*np.linspace(0.03, -0.025, 110)]:
            hand.command(Command(float(x), 0.0, world.bowl.foot + 0.026, 0.0, grip=False))
            told.append((watched.warnings, end_of(watched, seconds=2 * TICK)))
    return told


@pytest.mark.rule("GULO-32", "GULO-33", "PHAR-31")
def test_sweeping_things_aside_is_warned_once_and_then_an_alarm() -> None:
    """R8. The hand goes away from what it wants, which is far to the right."""
    told = swept_to_the_left(lying("blue-1"), ("red-1",))
    assert (1, None) in told, "the first is a warning"
    reports = [report for _, report in told if report]
    assert reports[0].text == "alarm sweep"
    assert reports[0].bodies == ("blue-1",)
    assert not reports[0].well
    assert all(before >= 1 for before, report in told if report)


@pytest.mark.rule("PHAR-31")
def test_on_the_way_to_any_boulder_of_the_colour_nothing_is_swept() -> None:
    """R9. One of the wanted boulders is far to the right, but the hand goes to the other."""
    world = lying("blue-1", game="pharaoh")
    set_piece(world, "red-2", (-0.034, 0.0, world.bowl.foot + 0.025))
    assert set(swept_to_the_left(world, ("red-1", "red-2"))) == {(0, None)}


def steal_from_the_top(game: str, seed: int) -> Report:
    world = full(game, seed)
    target = max(world.names, key=lambda name: ease(world, name))
    return steal(world, target, "careful", Random(seed))


@pytest.mark.rule("GULO-40", "PHAR-27", "PHAR-108")
@pytest.mark.parametrize("game", BOWLS)
def test_a_careful_hand_takes_a_piece_from_the_top(game: str) -> None:
    reports = [steal_from_the_top(game, seed) for seed in range(4)]
    assert sum(report.text == "takes" for report in reports) >= 3
    known = GAMES[game].moves
    assert all(known.parse(report.text).referee for report in reports)


def test_the_same_seed_and_hand_give_the_same_world() -> None:
    ends = []
    for _ in range(2):
        world = full("gulo-gulo", 2)
        report = steal(world, "blue-1", "average", Random(9))
        ends.append((report, world.data.qpos.tobytes()))
    assert ends[0] == ends[1]


@pytest.mark.rule("GULO-14", "GULO-26", "GULO-42")
def test_a_turn_of_gulo_gulo_is_decided_by_the_nest() -> None:
    """The rules ask, the physics answers, the rules go on: no die is thrown."""
    game = GAMES["gulo-gulo"]
    state = game.start(game.options(2), Random(3), first=0)
    stage = BowlStage(BOWLS["gulo-gulo"])
    stage.follow(state, 3)
    world = stage.world
    say(game, state, "turn tile")
    wanted = [move.text.removeprefix("point ") for move in state.moves()]
    target = max(wanted, key=lambda name: free_above(world, name))
    say(game, state, f"point {target}")
    assert state.turn == REFEREE
    stage.begin(state)
    hand = script(stage, "careful", Random(3))
    reports: list[Report] = []
    while not reports:
        assert stage.command(next(hand)) is None
        reports = stage.advance()
    (report,) = reports
    say(game, state, report.text)
    view = state.view(None)
    if report.text == "takes":
        assert view["gulos"] == [1, 0]
        assert set(view["nest"]) == set(world.in_play)
    else:
        assert view["gulos"] == [0, 0]
    assert state.turn == 1
    assert np.isfinite(world.data.qpos).all()
