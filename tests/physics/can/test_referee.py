"""What the referee says of a try, in the words of the rules and in the right order."""

from __future__ import annotations

import math

import pytest

from teeter.physics.can import parts
from teeter.physics.can.geometry import along, up
from teeter.physics.can.giving_up import finish, has_to_be_pulled
from teeter.physics.can.modes import AWAKE, FROZEN, NOTHING, PARKED
from teeter.physics.can.predicates import out_of_can
from teeter.physics.can.referee import CanTry, Task, told
from teeter.rules.games import GAMES
from teeter.words.speaker import english, speaker
from tests.physics.can.scenes import (
    EGG,
    FLAT,
    ON_RIM,
    UPRIGHT,
    at,
    go,
    lattice,
    leaning,
    let_drop,
    nest_with_egg,
    put_stick,
    rest,
    wait,
    watch,
    words,
)


def pull_out(tried: CanTry) -> list[str]:
    """The hand takes the leaning stick and pulls it up."""
    top = tried.world.ends()[0, 1] - up(0.008)
    reports = go(tried, top, grip=False, seconds=1.0)
    reports += go(tried, top, grip=True, seconds=0.3)
    axis = tried.world.axis(0)
    for step in range(1, 61):
        reports += go(tried, top + axis * 0.002 * step, grip=True, seconds=0.03)
    return words(reports + go(tried, top + axis * 0.12 + up(0.05), grip=True, seconds=5.0))


@pytest.mark.rule("CUCK-16", "CUCK-28")
def test_a_pull_is_touches_and_then_pulled() -> None:
    tried = watch(leaning(), "pull", 0, stood=[0], touch=True)
    assert pull_out(tried) == ["touches", "pulled"]
    tried.finish_pull()
    assert tried.world.mode[0] == PARKED


@pytest.mark.rule("CUCK-28")
def test_nothing_is_touched_before_the_finger_arrives() -> None:
    tried = watch(leaning(), "pull", 0, stood=[0], touch=True)
    assert go(tried, tried.hand.place, grip=True, seconds=0.5) == []
    top = tried.world.ends()[0, 1]
    (report,) = go(tried, top - up(0.01), grip=False, seconds=1.0)
    assert report.text == "touches"
    assert report.bodies == ("stick-1",)
    assert not report.ends
    assert report.seconds == 0.0


@pytest.mark.rule("CUCK-75", "CUCK-33", "CUCK-27")
def test_an_egg_that_rolls_off_while_a_stick_is_pulled_is_said_at_once() -> None:
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0], touch=True)
    world.put(EGG, at(0.13, 0.0, 0.03), FLAT, AWAKE)
    (report,) = wait(tried, 0.5)
    assert report.text == "fell egg"
    assert report.bodies == ("egg-1", "table")
    assert english(report.sentence) == "Egg 1 rolled out of the nest and touched the table."
    assert report.place is not None
    assert math.hypot(*report.place[:2]) > parts.CAN_RADIUS
    assert not report.ends
    assert pull_out(tried) == ["touches", "pulled"], "and it is said once"


@pytest.mark.rule("CUCK-29", "CUCK-65")
def test_what_falls_before_the_first_touch_is_said_before_it() -> None:
    """So it counts for the player before."""
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0], touch=True)
    world.put(EGG, at(0.13, 0.0, 0.02), FLAT, AWAKE)
    assert words(wait(tried, 0.4)) == ["fell egg"]
    assert not tried.touched
    assert pull_out(tried)[0] == "touches"


@pytest.mark.rule("CUCK-26", "CUCK-79")
def test_after_a_fall_a_stick_may_be_left_standing() -> None:
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0, 5])
    top = world.ends()[0, 1]
    go(tried, top - up(0.01), grip=False, seconds=1.0)
    put_stick(world, 5, at(0.15, 0.0, 0.02), mode=AWAKE, laid=False)
    said = words(go(tried, top + up(0.05), grip=False, seconds=6.0))
    assert said == ["fell stick 6", "left standing"]


@pytest.mark.rule("CUCK-79", "CUCK-75")
def test_a_standing_stick_that_topples_onto_the_table_has_fallen() -> None:
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0, 5])
    lean = math.radians(40.0)
    axis = at(math.sin(lean), 0.0, math.cos(lean))
    world.put(5, at(0.07, 0.03, 0.1) + axis * 0.05, along(axis), AWAKE)
    said = wait(tried, 2.0)
    assert words(said) == ["fell stick 6"]
    assert said[0].seconds == 0.0, "nobody had touched anything"


def test_a_stick_that_tips_onto_the_nest_is_said_at_rest_and_is_no_fall() -> None:
    """R21."""
    world = lattice()
    put_stick(world, 5, at(0.0, 0.03, ON_RIM + 0.004), math.pi / 6, laid=False)
    tried = watch(rest(world), "egg", EGG, stood=[5])
    tried.hand.let_go()
    world.set_mode([EGG], PARKED)
    assert words(wait(tried, 5.0)) == ["tipped stick 6", "rests"]


@pytest.mark.rule("CUCK-22", "CUCK-62")
def test_eggs_pushed_off_by_a_laid_stick_are_said_one_by_one() -> None:
    world = lattice()
    tried = watch(world, "lay", 10)
    for number in range(2):
        world.put(EGG + number, at(0.13, 0.04 * number, 0.03), FLAT, AWAKE)
    said = words(let_drop(tried))
    assert said[:2] == ["fell egg", "fell egg"]
    assert said[-1] == "rests"


@pytest.mark.rule("CUCK-31", "CUCK-32")
def test_an_egg_laid_on_crossing_sticks_rests() -> None:
    world = lattice()
    tried = watch(world, "egg", EGG, touch=True)
    high = parts.RIM + 0.017 + parts.EGG_RADIUS
    reports = go(tried, at(0.0, 0.0, high), grip=True, seconds=3.0)
    reports += go(tried, at(0.0, 0.0, high - 0.004), grip=True, seconds=0.5)
    reports += go(tried, at(0.0, 0.0, high), grip=False, seconds=0.2)
    reports += go(tried, at(0.0, 0.0, 0.3), grip=False, seconds=6.0)
    assert words(reports) == ["touches", "rests"]


@pytest.mark.rule("CUCK-34", "CUCK-35", "CUCK-36")
def test_an_egg_that_drops_through_sinks_and_stays_in_the_can() -> None:
    world = rest(lattice(spread=0.03))
    tried = watch(world, "egg", EGG)
    reports = let_drop(tried)
    assert words(reports) == ["sank egg", "rests"]
    assert english(reports[0].sentence) == "Egg 1 lies in the can, completely below its rim."
    assert world.mode[EGG] != PARKED


def test_an_egg_that_lay_in_the_can_before_is_not_said_again() -> None:
    world = rest(lattice(spread=0.03))
    let_drop(watch(world, "egg", EGG))
    rest(world)
    world.laid[10] = True
    tried = CanTry(world, watch(world, "lay", 10).hand, Task("lay", 10, sunk=frozenset({EGG})))
    assert "sank egg" not in words(let_drop(tried))


def kiki_on(place: tuple[float, float, float], world_of: str = "lattice") -> list[str]:
    """Kiki is let go at a place; what the referee says."""
    world = nest_with_egg() if world_of == "egg" else lattice()
    tried = watch(world, "kiki", parts.KIKI, touch=True)
    tried.hand.let_go()
    world.put(parts.KIKI, at(*place), UPRIGHT, AWAKE)
    return words(wait(tried, 20.0))


@pytest.mark.rule("CUCK-39", "CUCK-48", "CUCK-69")
def test_kiki_stands_when_she_rests_on_the_nest_for_three_seconds() -> None:
    world = lattice()
    tried = watch(world, "kiki", parts.KIKI, touch=True)
    tried.hand.let_go()
    world.put(parts.KIKI, at(0.0, 0.0, ON_RIM + 0.005), UPRIGHT, AWAKE)
    reports = wait(tried, 20.0)
    assert words(reports) == ["touches", "kiki stands"]
    assert reports[-1].seconds > 3.0


@pytest.mark.rule("CUCK-43", "CUCK-46")
def test_kiki_on_the_table_fell() -> None:
    assert kiki_on((0.13, 0.0, 0.02)) == ["touches", "kiki fell"]


@pytest.mark.rule("CUCK-44")
def test_kiki_in_the_can_sank() -> None:
    assert kiki_on((0.0, 0.03, 0.03)) == ["touches", "kiki sank"]


@pytest.mark.rule("CUCK-41", "CUCK-42", "CUCK-78")
def test_what_falls_while_kiki_is_set_is_said_before_her_own_word() -> None:
    world = lattice()
    tried = watch(world, "kiki", parts.KIKI, touch=True)
    put_stick(world, 9, at(0.15, 0.1, 0.02), mode=AWAKE)
    world.put(EGG, at(0.13, 0.0, 0.02), FLAT, AWAKE)
    tried.hand.let_go()
    world.put(parts.KIKI, at(0.0, 0.0, ON_RIM + 0.005), UPRIGHT, AWAKE)
    said = words(wait(tried, 20.0))
    assert said[0] == "touches"
    assert sorted(said[1:-1]) == ["fell egg", "fell stick 10"]
    assert said[-1] == "kiki stands"


def test_kiki_in_the_can_outranks_everything() -> None:
    """R14."""
    world = lattice()
    tried = watch(world, "kiki", parts.KIKI)
    world.put(EGG, at(0.13, 0.0, 0.02), FLAT, AWAKE)
    tried.hand.let_go()
    world.put(parts.KIKI, at(0.0, 0.03, 0.03), UPRIGHT, AWAKE)
    assert words(wait(tried, 20.0)) == ["fell egg", "kiki sank"]


@pytest.mark.rule("CUCK-30")
def test_after_a_knock_the_table_is_calm_when_everything_rests() -> None:
    """R8: what falls by a knock, and then calm. Nobody's hand is at the nest."""
    world = lattice()
    tried = CanTry(world, watch(world, "pull", 0).hand, Task("knock", NOTHING))
    world.put(EGG, at(0.13, 0.0, 0.03), FLAT, AWAKE)
    assert words(wait(tried, 5.0)) == ["fell egg", "calm"]


def test_the_hand_cannot_keep_a_nest_from_resting_for_ever() -> None:
    """The hand lets go and then stirs: after a while it is asked away."""
    world = nest_with_egg()
    tried = watch(world, "lay", 10)
    tried.hand.let_go()
    reports = []
    for tick in range(2500):
        side = 0.03 if tick % 40 < 20 else -0.03
        reports += go(tried, at(side, 0.0, ON_RIM), grip=False, seconds=0.009)
        if reports and reports[-1].ends:
            break
    assert reports[-1].text == "rests"


def test_a_stick_that_no_hand_gets_out_is_taken_out_by_the_table() -> None:
    """R30."""
    world = leaning()
    tried = watch(world, "pull", 0, stood=[0], touch=True)
    assert has_to_be_pulled(tried)
    assert words(finish(tried)) == ["touches", "pulled"]
    assert world.mode[0] == PARKED


def test_giving_up_a_pull_after_a_fall_leaves_the_stick_standing() -> None:
    world = leaning()
    tried = CanTry(world, watch(world, "pull", 0).hand, Task("pull", 0, may_leave=True))
    assert not has_to_be_pulled(tried)
    assert words(finish(tried)) == ["left standing"]
    assert world.mode[0] == FROZEN


@pytest.mark.parametrize("after_fall", [False, True])
def test_a_stick_that_is_out_already_is_pulled_and_does_not_drop_onto_the_nest(
    after_fall: bool,
) -> None:
    world = leaning()
    hand = watch(world, "pull", 0).hand
    tried = CanTry(world, hand, Task("pull", 0, stood=frozenset([0]), may_leave=after_fall))
    top = world.ends()[0, 1] - up(0.008)
    go(tried, top, grip=False, seconds=1.0)
    go(tried, top, grip=True, seconds=0.3)
    while not out_of_can(world, 0):
        assert world.held == 0
        go(tried, hand.place + up(0.02), grip=True, seconds=0.05)
    assert not has_to_be_pulled(tried)
    assert words(finish(tried)) == ["pulled"]
    assert world.mode[0] == PARKED


def test_giving_up_a_stick_or_an_egg_is_as_good_as_dropping_it() -> None:
    """R30."""
    world = lattice()
    assert words(finish(watch(world, "lay", 10))) == ["fell stick 11", "rests"]
    world = lattice()
    assert words(finish(watch(world, "egg", EGG, touch=True))) == ["touches", "fell egg", "rests"]


def test_giving_up_kiki_she_is_put_aside() -> None:
    assert words(finish(watch(lattice(), "kiki", parts.KIKI, touch=True))) == ["touches", "kiki fell"]


def test_every_word_is_one_of_the_rules() -> None:
    known = GAMES["go-cuckoo"].moves
    said = ["touches", "pulled", "left standing", "rests", "fell egg", "sank egg", "calm"]
    said += ["fell stick 70", "tipped stick 1", "kiki stands", "kiki fell", "kiki sank"]
    assert all(known.parse(word).referee for word in said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Stäbchen 17 ist vom Nest gefallen und hat den Tisch berührt."),
        ("fr", "Le bâtonnet 17 est tombé du nid et a touché la table."),
        ("es", "El palito 17 ha caído del nido y ha tocado la mesa."),
    ],
)
def test_what_it_saw_is_told_in_the_language_of_who_reads_it(language: str, said: str) -> None:
    assert speaker(language)(told("fell-stick", 16)) == said
