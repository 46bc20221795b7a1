"""Pharaoh's Gulo Gulo, rule by rule: the pieces and how they are laid out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.games.pharaoh import house
from teeter.games.pharaoh.game import GAME, new
from teeter.rules.contract import BadOptions, BadSetup
from tests.games.pharaoh.table import (
    everything,
    mummy,
    setup,
    table,
    where,
)
from tests.says import says


@pytest.mark.rule("PHAR-01")
def test_two_to_six_can_play() -> None:
    for seats in range(2, 7):
        assert GAME.options(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@pytest.mark.rule("PHAR-02")
def test_the_pieces_are_those_of_the_box() -> None:
    dealt = GAME.deal(GAME.options(), 0, Random(0))
    assert Counter(word.split("-")[0] for word in everything(dealt)) == {
        "desert": 8,
        "pyramid": 16,
        "burial": 8,
    }
    state = new(GAME.options(), dealt)
    assert state.view(None)["bowl"] == {"red": 5, "blue": 5, "yellow": 5, "white": 5}
    assert state.view(None)["stock"] == 24


@pytest.mark.rule("PHAR-04", "PHAR-05", "PHAR-06", "PHAR-107")
def test_markers_are_mixed_kind_by_kind_and_the_surplus_goes_into_the_box() -> None:
    rng = Random(4)
    deals = [GAME.deal(GAME.options(), 0, rng) for _ in range(200)]
    for dealt in deals:
        assert [len(dealt[kind]) for kind in ("desert", "pyramid", "burial")] == [7, 14, 2]
        kinds = [word.split("-")[0] for word in dealt["box"]]
        assert kinds == ["desert"] + ["pyramid"] * 2 + ["burial"] * 6
        assert everything(dealt) == everything(deals[0])
    assert {dealt["desert"][0] for dealt in deals} == {"red", "blue", "yellow", "white"}
    assert {dealt["burial"][1] for dealt in deals} == {"red", "blue", "yellow", "white"}
    assert len({dealt["pyramid"][13] for dealt in deals}) == 10
    assert len({dealt["box"][1] for dealt in deals}) == 10


@pytest.mark.rule("PHAR-05", "PHAR-06", "PHAR-107")
def test_at_first_nobody_sees_a_marker() -> None:
    view = table().view(None)
    assert [marker["field"] for marker in view["track"]] == [
        *(f"D{n}" for n in range(1, 8)),
        *(f"P{n}" for n in range(1, 15)),
    ]
    assert {marker["colour"] for marker in view["track"]} == {"?"}
    assert {marker["heads"] for marker in view["track"]} == {None}
    assert view["burial"] == ["?", "?"]


@pytest.mark.rule("PHAR-07", "PHAR-08", "PHAR-09")
def test_the_mummy_guards_the_chamber_and_everybody_is_on_the_start_without_scarabs() -> None:
    state = table(seats=4)
    assert mummy(state) == ("P14", "entrance")
    assert where(state) == ["START"] * 4
    assert state.view(None)["scarabs"] == [0, 0, 0, 0]
    assert state.view(None)["stock"] == 24


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("desert", []),
        ("desert", ["red"] * 7),
        ("pyramid", ["red"] * 14),
        ("pyramid", ["red-9"] * 14),
        ("burial", ["red", "red", "red"]),
        ("burial", ["green", ""]),
        ("box", []),
        ("box", ["?"] * 9),
        ("first", ["G"]),
        ("first", []),
    ],
)
def test_a_set_up_of_other_pieces_is_refused(kind: str, words: list[str]) -> None:
    with pytest.raises(BadSetup):
        new(GAME.options(3), setup() | {kind: words})


def test_a_set_up_with_a_marker_too_many_or_in_another_order_is_refused() -> None:
    dealt = setup()
    with pytest.raises(BadSetup, check=says("1 markers too many")):
        new(GAME.options(3), dealt | {"box": [*dealt["box"], "burial-red"]})
    with pytest.raises(BadSetup):
        new(GAME.options(3), dealt | {"box": dealt["box"][::-1]})
    with pytest.raises(BadSetup):
        new(GAME.options(3), {})


def test_a_set_up_that_could_never_be_won_is_refused_for_these_markers_cannot_make_one() -> None:
    """Without heads before the last field the mummy would block it for ever."""
    with_heads = sum(heads > 0 for many in house.PYRAMID_HEADS.value.values() for heads in many)
    in_box = 16 - house.PYRAMID_FIELDS.value
    assert with_heads > in_box + 1  # they do not all fit into the box and on the last field
    harmless = ["red-0", "blue-0", "yellow-0", "white-0"] * 4
    with pytest.raises(BadSetup):
        new(GAME.options(3), setup() | {"pyramid": harmless[:14]})
