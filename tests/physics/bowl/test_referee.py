"""The referee at the bowl: what is an alarm, what is not, and in which words."""

from __future__ import annotations

import math
from random import Random
from typing import cast

import numpy as np
import pytest

from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.gantry import FINGER_RADIUS
from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.heap import ease, free_above
from teeter.physics.bowl.model import TICK
from teeter.physics.bowl.referee import BowlTry, told
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import Command, Report
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.words.speaker import english, speaker
from tests.physical import BOWLS, script
from tests.physics.bowl.scenes import across_the_rim, empty, full, lying, set_piece, set_pole, steal
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
            game = GAMES[watched.world.bowl.game]
            assert report.well == game.moves[report.text].well, "rules and physics agree"
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


def swept(game: str, beside: bool) -> tuple[BowlTry, Report | None]:
    """A hand goes to and fro among eight pieces, for 15 seconds or until a report."""
    world = empty(game)
    for number, name in enumerate(world.names[:8]):
        place = (
            0.015 * math.cos(number),
            0.015 * math.sin(number),
            world.bowl.foot + 0.02 + 0.014 * number,
        )
        set_piece(world, name, place)
    world.step(1200)
    wanted = world.names[-2:]  # far away, and perhaps on the way of the hand
    if beside:
        set_piece(world, wanted[1], (-0.03, 0.0, world.bowl.foot + 0.025))
    hand = Hand(world)
    hand.begin(world.names[0], wanted)
    watched = BowlTry(world, hand, wanted)
    for stroke in range(15):
        x = 0.022 * (-1) ** stroke
        hand.command(Command(x, 0.0, world.bowl.foot + 0.024, 0.0, grip=False))
        report = end_of(watched, seconds=1.0)
        if report:
            return watched, report
    return watched, None


@pytest.mark.rule("GULO-32", "GULO-33", "PHAR-31")
@pytest.mark.parametrize(
    ("game", "foul"), [("gulo-gulo", "alarm sweep"), ("pharaoh", "landslide foul")]
)
@pytest.mark.parametrize("beside", [False, True], ids=["away", "towards another"])
def test_sweeping_things_aside_is_warned_once_and_then_an_alarm(
    game: str, foul: str, beside: bool
) -> None:
    """R8, R9. Wherever what is wanted lies."""
    watched, report = swept(game, beside)
    assert report is not None
    assert report.text == foul
    assert "pole" not in report.bodies
    assert not report.well
    assert watched.warnings == 2
    assert watched.warning is not None
    assert "may not be swept aside" in english(watched.warning.words)


# Bowls in which a pole is poked: in two of three it is a foul before anything falls.
POKES = range(60, 72)


def poked(game: str, seed: int) -> tuple[BowlTry, Report]:
    """A finger pushes the pole 4 mm to and fro above the heap, for 15 seconds or until a report."""
    world = full(game, seed)
    hand = Hand(world)
    target = max(world.names, key=lambda name: ease(world, name))
    hand.begin(target, (target,))
    watched = BowlTry(world, hand, (target,))
    height = world.bowl.rim_height + 0.022
    finger = world.data.geom("finger 1").xpos[:2] - hand.place[:2]
    across = np.array([-finger[1], finger[0]]) / np.linalg.norm(finger)
    touches = world.bowl.pole.diameter / 2 + FINGER_RADIUS
    for stroke in range(30):
        x, y = hand.pole_at(height + 0.01) - finger - across * (touches + 0.006 - 0.010 * (stroke % 2))
        hand.command(Command(float(x), float(y), height, 0.0, grip=False))
        report = end_of(watched, seconds=0.5)
        if report:
            return watched, report
    raise AssertionError("nobody pokes for ever")


@pytest.mark.rule("GULO-32", "PHAR-31")
@pytest.mark.parametrize(
    ("game", "foul"), [("gulo-gulo", "alarm sweep"), ("pharaoh", "landslide foul")]
)
def test_who_pokes_the_pole_to_and_fro_is_warned_and_then_it_is_a_foul(game: str, foul: str) -> None:
    """R8, R9. Where nothing has fallen before."""
    ends = (poked(game, seed) for seed in POKES)
    watched, report = next((watched, report) for watched, report in ends if report.text == foul)
    assert report.bodies == ("pole",)
    assert watched.warning is not None
    assert "may be touched, but not pushed" in english(watched.warning.words)


@pytest.mark.rule("GULO-31", "GULO-34", "PHAR-28", "PHAR-30")
@pytest.mark.parametrize("game", BOWLS)
def test_an_honest_hand_is_not_warned(game: str) -> None:
    """What it touches and shifts by the way is no foul."""
    stage = BowlStage(BOWLS[game])
    for seed in range(6):
        fill(stage.world, seed)
        target = max(stage.world.names, key=lambda name: ease(stage.world, name))
        stage.begin_at((target,))
        watched = stage.trying
        assert watched is not None
        commands = script(stage, "careful", Random(seed))
        while not stage.advance():
            assert stage.command(next(commands)) is None
        assert watched.warnings == 0


@pytest.mark.rule("GULO-36", "GULO-105", "PHAR-30", "PHAR-34")
@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("gulo-gulo", "The pole leans on the rim: no alarm (GULO-36)."),
        ("pharaoh", "The staff leans on the rim: no landslide (PHAR-30)."),
    ],
)
def test_a_pole_that_leans_on_the_rim_is_told_as_what_it_is(game: str, sentence: str) -> None:
    watched = lifted_out(game)
    across_the_rim(watched.world)
    report = end_of(watched, seconds=5.5)
    assert report is not None
    assert report.text == "takes"
    assert english(report.sentence).endswith(sentence)
    assert report.bodies[-2:] == ("pole", "bowl")


@pytest.mark.rule("GULO-40")
@pytest.mark.parametrize("game", BOWLS)
def test_it_is_no_rest_while_the_pole_slides_however_slowly(game: str) -> None:
    watched = lifted_out(game)
    world = watched.world
    world.hold_pole(np.array([0.0, 0.0, 0.3]))
    for _ in range(round(4.0 / TICK)):
        world.data.mocap_pos[0][0] += 0.003 * TICK  # slower than what counts as moving
        assert watched.tick() is None
    report = end_of(watched, seconds=2.0)
    assert report is not None
    assert report.text == "takes"


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
        assert {*cast(list[str], view["nest"])} == {*world.in_play}
    else:
        assert view["gulos"] == [0, 0]
    assert state.turn == 1
    assert np.isfinite(world.data.qpos).all()
