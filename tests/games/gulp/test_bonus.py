"""Gulp: what a push into the River earns."""

from __future__ import annotations

from itertools import product

import pytest

from teeter.games.gulp.game import GAME, Gulp
from teeter.games.gulp.river import KIND, caused
from tests.games.gulp.table import end_turn, harvest, push, river, stores, table
from tests.rules.support import say

CROPS = ("grettuce", "blornn", "grabbles", "blerries", "grettuce")


def mixed(ranks: str) -> list[str]:
    """Cards of these ranks in crops that are never of one colour."""
    return [f"{rank}-{crop}" for rank, crop in zip(ranks.lower().split(), CROPS, strict=False)]


def earned(before: str, pushed: str, last: str = "2") -> int:
    """What a push earns that shoves out the fifth card; all five are of mixed colours."""
    state = table(f"{pushed}-blornn", "", river=" ".join(mixed(f"{before} {last}")))
    push(state, f"{pushed}-blornn")
    assert state.view(None)["water"] == "plain"
    return stores(state)[0]


def news(state: Gulp) -> list[tuple[int, str, int]]:
    return [(item["seat"], item["what"], item["crops"]) for item in state.view(None)["news"]]


@pytest.mark.rule("GULP-82", "GULP-28", "GULP-29", "GULP-107")
def test_who_juices_the_river_stores_25_at_once() -> None:
    start = "4-grettuce 9-grabbles 6-grettuce 2-grabbles 8-blornn"
    state = table("7-grettuce", "5-grettuce", river=start)
    push(state, "7-grettuce")
    assert news(state) == [(0, "juiced", 25)]
    assert (stores(state), state.actions) == ([25, 0], 1)
    end_turn(state)
    harvest(state, "5-grettuce")
    assert stores(state) == [25, 10]


@pytest.mark.rule("GULP-110", "GULP-29", "GULP-28")
def test_a_colour_is_paid_only_when_its_level_rises() -> None:
    """R8d."""
    state = table(
        "5-grettuce 10-grettuce", "", river="4-grettuce 9-grettuce q-grettuce 2-grabbles 8-grabbles"
    )
    push(state, "5-grettuce")
    assert stores(state) == [0, 0]
    push(state, "10-grettuce")
    assert news(state) == [(0, "saturated", 25)]
    assert stores(state) == [25, 0]


@pytest.mark.rule("GULP-29")
@pytest.mark.parametrize(
    ("crop", "sister", "stranger"),
    [
        ("grettuce", "grabbles", "blornn"),
        ("grabbles", "grettuce", "blornn"),
        ("blornn", "blerries", "grettuce"),
        ("blerries", "blornn", "grettuce"),
    ],
)
def test_each_crop_juices_and_saturates(crop: str, sister: str, stranger: str) -> None:
    start = f"4-{crop} 9-{crop} q-{crop} 2-{sister} 8-{stranger}"
    state = table(f"5-{crop} 10-{crop}", "", river=start)
    push(state, f"5-{crop}")
    assert news(state) == [(0, "juiced", 25)]
    push(state, f"10-{crop}")
    assert news(state) == [(0, "saturated", 25)]
    state = table(f"10-{crop}", "", river=f"4-{crop} 9-{crop} q-{crop} 2-{crop} 8-{stranger}")
    push(state, f"10-{crop}")
    assert news(state) == [(0, "saturated", 25)]


@pytest.mark.rule("GULP-29")
def test_falling_from_saturated_to_juiced_pays_nothing() -> None:
    state = table("5-grabbles", "", river="4-grettuce 9-grettuce q-grettuce 2-grettuce 8-grettuce")
    push(state, "5-grabbles")
    assert state.view(None)["water"] == "juiced green"
    assert stores(state) == [0, 0]


@pytest.mark.rule("GULP-29")
def test_the_first_card_into_an_empty_river_juices_it() -> None:
    """R8d."""
    state = table("5-grabbles", "", river="gap gap gap gap gap")
    push(state, "5-grabbles")
    assert stores(state) == [25, 0]


@pytest.mark.rule("GULP-99", "GULP-30", "GULP-31", "GULP-32")
@pytest.mark.parametrize(
    ("before", "pushed", "last", "crops"),
    [
        ("7 7 k k", "7", "2", 75),
        ("7 7 7 2", "7", "9", 50),
        ("7 7 7 7", "7", "2", 100),
        ("7 7 2 3", "7", "9", 0),
        ("7 7 2 2", "9", "3", 0),
    ],
)
def test_kinds(before: str, pushed: str, last: str, crops: int) -> None:
    assert earned(before, pushed, last) == crops


@pytest.mark.rule("GULP-98", "GULP-33", "GULP-34", "GULP-35")
@pytest.mark.parametrize(
    ("before", "pushed", "last", "crops"),
    [
        ("a 2 3 9", "4", "9", 50),
        ("j q k a", "10", "2", 100),
        ("q k a 3", "2", "9", 0),  # no wrap-around (R8b)
        ("5 6 8 8", "7", "2", 50),
        ("2 4 5 9", "3", "9", 50),
        ("2 a 5 4", "3", "9", 100),
        ("2 4 6 8", "3", "9", 0),
    ],
)
def test_runs(before: str, pushed: str, last: str, crops: int) -> None:
    assert earned(before, pushed, last) == crops


@pytest.mark.rule("GULP-33", "GULP-31")
def test_neither_order_nor_gaps_matter() -> None:
    """R8a, R8f."""
    start = "7-grettuce gap 9-blornn gap 6-grabbles"
    state = table("8-blerries", "", river=start)
    push(state, "8-blerries")
    assert news(state) == [(0, "run of four", 50)]
    state = table("7-blerries", "", river="7-grettuce gap 7-blornn gap 7-grabbles")
    push(state, "7-blerries")
    assert news(state) == [(0, "four of a kind", 50)]


@pytest.mark.rule("GULP-33", "GULP-34")
@pytest.mark.parametrize(
    ("before", "pushed", "last", "crops"),
    [
        ("5 6 7 2", "8", "8", 0),  # an 8 for an 8: 5-6-7-8 was there
        ("5 6 4 9", "7", "3", 50),  # 4-5-6-7 after 3-4-5-6
        ("4 5 6 7", "8", "3", 100),  # five after five
        ("4 5 6 7", "9", "3", 0),  # 4-5-6-7 is the rest of 3-4-5-6-7
        ("3 4 5 6", "7", "9", 100),  # five after four
    ],
)
def test_a_run_is_paid_only_if_it_is_new(before: str, pushed: str, last: str, crops: int) -> None:
    """R8d."""
    assert earned(before, pushed, last) == crops


@pytest.mark.rule("GULP-30", "GULP-31", "GULP-32")
@pytest.mark.parametrize(
    ("before", "pushed", "last", "crops"),
    [
        ("7 7 k k", "7", "7", 0),  # a 7 for a 7: the same full house
        ("7 7 8 8", "8", "7", 75),  # 8-8-8-7-7 after 7-7-7-8-8
        ("7 7 7 8", "7", "8", 50),  # four after a full house
        ("7 7 7 8", "8", "7", 75),  # a full house after four
        ("7 7 7 7", "2", "7", 0),  # four are the rest of five
        ("7 7 7 2", "7", "7", 0),  # a 7 for a 7: the same four
    ],
)
def test_a_kind_is_paid_only_if_it_is_new(before: str, pushed: str, last: str, crops: int) -> None:
    """R8d."""
    assert earned(before, pushed, last) == crops


@pytest.mark.rule("GULP-28", "GULP-29", "GULP-34")
def test_colour_and_run_are_paid_side_by_side() -> None:
    """R8c."""
    start = "4-grettuce 5-grabbles 6-grettuce 7-grabbles k-blornn"
    state = table("8-grettuce", "", river=start)
    push(state, "8-grettuce")
    assert news(state) == [(0, "juiced", 25), (0, "run of five", 100)]
    assert stores(state) == [125, 0]


@pytest.mark.rule("GULP-85", "GULP-28", "GULP-36")
def test_a_bonus_is_never_refused() -> None:
    start = "4-grettuce 5-blornn 6-grettuce 7-grabbles k-blornn"
    state = table("8-grettuce", "", "", "", river=start, stored=(190, 0, 0, 0))
    push(state, "8-grettuce")
    assert stores(state)[0] == 110
    assert state.view(None)["fungus"][0]


@pytest.mark.rule("GULP-105")
def test_events_count_with_their_rank() -> None:
    """J-Q-K of three events and a 10."""
    state = table("10-blerries", "", river="j-grettuce q-blornn k-grabbles 2-blornn 5-blerries")
    push(state, "10-blerries")
    assert news(state) == [(0, "run of four", 50)]


# The second look, after an event's action (R8e, R30)


@pytest.mark.rule("GULP-28", "GULP-29", "GULP-44")
def test_what_an_event_brings_about_is_paid_too() -> None:
    """CLOTH MOUTHS takes the only blue cards, itself among them, out of a River with gaps."""
    start = "4-grettuce 9-grabbles 6-grettuce gap 8-blornn"
    state = table("k-blornn", "", river=start, spots=(1, 2))
    push(state, "k-blornn")
    say(GAME, state, "discard spot 1")
    assert stores(state) == [0, 0]
    say(GAME, state, "discard spot 5")
    assert river(state) == ["gap", "4-grettuce", "9-grabbles", "6-grettuce", "gap"]
    assert news(state) == [(0, "juiced", 25)]
    assert stores(state) == [25, 0]


@pytest.mark.rule("GULP-29")
def test_a_colour_that_was_there_before_the_push_is_not_paid_again() -> None:
    """R8e: CLOTH MOUTHS spoils a green River and takes itself out again."""
    start = "4-grettuce 9-grabbles 6-grettuce 2-grettuce 8-grabbles"
    state = table("k-blornn", "", river=start, spots=(2, 1))
    push(state, "k-blornn")
    say(GAME, state, "discard spot 1")
    assert state.view(None)["water"] == "juiced green"
    assert stores(state) == [0, 0]


@pytest.mark.rule("GULP-29", "GULP-63", "GULP-64")
def test_colour_is_paid_once_a_push() -> None:
    """R30: juiced when the card was placed, saturated after its action."""
    start = "4-grabbles 9-grettuce 6-grabbles 2-grabbles 8-blornn"
    state = table("k-grabbles 3-grabbles", "", river=start)
    push(state, "k-grabbles")
    assert news(state) == [(0, "juiced", 25)]
    say(GAME, state, "gulp 3", "done", "fill 3 3-grabbles")
    assert state.view(None)["water"] == "saturated grabbles"
    assert stores(state) == [25, 0]


@pytest.mark.rule("GULP-33", "GULP-34", "GULP-63", "GULP-64")
def test_a_run_of_four_and_then_of_five_are_both_paid() -> None:
    """R30."""
    start = "10-grettuce j-blornn q-grabbles 3-blerries 9-grabbles"
    state = table("k-grabbles 9-blornn", "", river=start)
    push(state, "k-grabbles")
    assert news(state) == [(0, "run of four", 50)]
    say(GAME, state, "gulp 5", "done", "fill 5 9-blornn")
    assert news(state) == [(0, "run of five", 100)]
    assert stores(state) == [150, 0]


@pytest.mark.rule("GULP-34", "GULP-63")
def test_the_rest_of_a_paid_run_is_not_new() -> None:
    """R30: the five is paid when the card is placed; the four left of it is not."""
    start = "10-grettuce j-blornn q-grabbles 9-blerries 2-grabbles"
    state = table("k-grabbles", "", river=start)
    push(state, "k-grabbles")
    assert news(state) == [(0, "run of five", 100)]
    say(GAME, state, "gulp 5", "done")
    assert stores(state) == [100, 0]


@pytest.mark.rule("GULP-31", "GULP-32", "GULP-63")
def test_the_rest_of_a_paid_kind_is_not_new() -> None:
    """R30: five kings, then four."""
    state = table("k-grabbles", "", river="k-grettuce k-blornn k-blerries k-grettuce 2-grabbles")
    push(state, "k-grabbles")
    assert news(state) == [(0, "five of a kind", 100)]
    say(GAME, state, "gulp 5", "done")
    assert stores(state) == [100, 0]


@pytest.mark.rule("GULP-30", "GULP-63")
def test_what_is_left_of_a_full_house_is_nothing() -> None:
    start = "7-grettuce 7-blornn 7-blerries k-grettuce k-blornn"
    state = table("k-grabbles", "", river=start)
    push(state, "k-grabbles")
    say(GAME, state, "gulp 3", "done")
    assert river(state) == ["k-grabbles", "7-grettuce", "gap", "7-blerries", "k-grettuce"]
    assert stores(state) == [0, 0]


@pytest.mark.rule("GULP-31", "GULP-63")
def test_a_pair_left_by_gulpers_is_nothing() -> None:
    state = table("k-grabbles", "", river="7-grettuce 7-blornn 3-blerries 2-grettuce 8-blornn")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 1", "gulp 4", "gulp 5")
    assert river(state) == ["gap", "7-grettuce", "7-blornn", "gap", "gap"]
    assert stores(state) == [0, 0]


@pytest.mark.rule("GULP-30", "GULP-33")
def test_all_fifteen_thousand_pushes_of_five_ranks_agree_with_a_slow_count() -> None:
    """Every River of ranks 5 to 9 and every push of such a rank."""
    for ranks in product(range(5), repeat=5):
        before = [KIND[f"{rank + 5}-{crop}"] for rank, crop in zip(ranks, CROPS, strict=True)]
        for pushed in range(5):
            after = [KIND[f"{pushed + 5}-blornn"], *before[:4]]
            slow = best(set(combinations((pushed, *ranks[:4]))) - set(combinations(ranks)))
            quick = [bonus for bonus in caused(before, before, after) if bonus >= 2]
            assert [(75, 50, 100, 50, 100)[bonus - 2] for bonus in quick] == slow


def combinations(ranks: tuple[int, ...]) -> list[tuple[str, int, tuple[int, ...]]]:
    """Family, crops and ranks of everything in five cards, parts of greater things too."""
    counts = {rank: ranks.count(rank) for rank in ranks}
    found: list[tuple[str, int, tuple[int, ...]]] = []
    for rank, count in counts.items():
        found += [("kind", crops, (rank,)) for n, crops in ((4, 50), (5, 100)) if count >= n]
        found += [("kind", 75, (rank, two)) for two in counts if count == 3 and counts[two] == 2]
    for length, crops in ((4, 50), (5, 100)):
        runs = [tuple(range(low, low + length)) for low in range(6 - length)]
        found += [("run", crops, run) for run in runs if set(run) <= counts.keys()]
    return found


def best(new: set[tuple[str, int, tuple[int, ...]]]) -> list[int]:
    """The best of each family."""
    families = [[crops for name, crops, _ in new if name == family] for family in ("kind", "run")]
    return [max(family) for family in families if family]
