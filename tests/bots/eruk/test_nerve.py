"""When to stop at Eruk."""

from __future__ import annotations

from dataclasses import replace

from teeter.games.eruk.bots.nerve import STOP, TURN, Ice, Nerve, easy_prey, loss, next_counter_alone
from teeter.games.eruk.moves import KINDS

HERRING, SALMON, SEAL, BEAR, REINDEER, IGLOO = range(6)
START = Ice(
    open=(0,) * 6,
    left=(14.0, 14.0, 14.0, 14.0, 9.0, 9.0),
    known=(0, 0, 0, 0),
    sun=1,
    figure=True,
    gift=0.4,
    last_gift=0.4,
)


def opened(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in KINDS)


def test_the_first_counter_must_be_turned() -> None:
    assert Nerve(START).plan == TURN


def test_a_known_safe_animal_is_taken_before_stopping() -> None:
    ice = replace(START, open=opened(bear=3), known=(0, 0, 0, 1), left=(0.0, 0.0, 0.0, 0.0, 9.0, 0.0))
    assert Nerve(ice).plan == BEAR


def test_nobody_turns_when_every_counter_left_drives_the_catch_away() -> None:
    ice = replace(START, open=opened(herring=3), left=(0.0, 9.0, 0.0, 0.0, 0.0, 0.0))
    assert Nerve(ice).plan == STOP


def test_one_goes_on_when_nothing_can_flee() -> None:
    ice = replace(START, open=opened(herring=2), left=(9.0, 0.0, 0.0, 9.0, 0.0, 0.0))
    assert Nerve(ice).plan == TURN


def test_more_open_counters_make_one_more_careful() -> None:
    plans = [Nerve(replace(START, open=opened(herring=n))).plan for n in range(1, 12)]
    assert plans[0] == TURN
    assert plans[-1] == STOP
    assert plans == sorted(plans)  # TURN is -2, STOP is -1: once one stops, one stops with more too


def test_the_worth_is_exact_for_one_last_counter() -> None:
    """A herring is open; the one counter left is an igloo: 1 for the herring, 1.3 for the figure."""
    ice = replace(START, open=opened(herring=1), left=(0.0,) * 5 + (1.0,))
    assert abs(Nerve(ice).worth - 2.3) < 1e-9
    assert abs(Nerve(replace(ice, figure=False)).worth - 1.0) < 1e-9


def test_what_flees_is_counted_with_the_counter_that_flees_at_once() -> None:
    assert loss(SALMON, opened(herring=2)) == 2
    assert loss(HERRING, opened(salmon=2)) == 1
    assert loss(BEAR, opened(salmon=2, herring=1)) == 1
    assert loss(IGLOO, opened(herring=5)) == 0


def test_easy_prey_is_the_best_set_in_which_nothing_flees() -> None:
    assert easy_prey((3, 2, 1, 0)) == 4
    assert easy_prey((1, 3, 1, 3)) == 6


def test_the_last_reindeer_is_dreaded_when_the_others_search_first() -> None:
    """Known bears lie about: whoever lets the sun arrive leaves them to the first to search."""
    late = replace(
        START, sun=8, open=opened(herring=1), known=(0, 0, 0, 4), left=(0.0, 0.0, 0.0, 0.0, 9.0, 0.0)
    )
    theirs = Nerve(replace(late, last_gift=1.0)).worth
    ours = Nerve(replace(late, last_gift=-1.0)).worth
    assert ours > theirs
    assert REINDEER < IGLOO


def test_one_ahead_takes_the_animals_of_which_most_go_together() -> None:
    assert next_counter_alone(replace(START, known=(3, 2, 0, 2))) in (HERRING, BEAR)
    assert next_counter_alone(replace(START, known=(1, 4, 0, 2))) in (SALMON, BEAR)
    assert next_counter_alone(replace(START, open=opened(salmon=1), known=(3, 0, 0, 1))) == BEAR


def test_one_ahead_goes_on_while_the_next_counter_should_bring_something() -> None:
    assert next_counter_alone(START) == TURN, "the first one must be turned"
    half = replace(START, open=opened(herring=2), left=(3.0, 4.0, 0.0, 0.0, 0.0, 9.0))
    assert next_counter_alone(half) == STOP, "three would bring one, four would cost one"
    assert next_counter_alone(replace(half, left=(5.0, 4.0, 0.0, 0.0, 0.0, 9.0))) == TURN
