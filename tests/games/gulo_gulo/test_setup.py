"""Gulo Gulo, rule by rule: the pieces and how they are laid out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.games.gulo_gulo.game import GAME, new
from teeter.rules.contract import BadOptions, BadSetup
from tests.games.gulo_gulo.table import ALL_EGGS
from tests.says import says


@pytest.mark.rule("GULO-88", "GULO-02", "GULO-04", "GULO-09", "GULO-10")
def test_a_new_game_lies_as_in_figure_1() -> None:
    options = GAME.options(4)
    setup = GAME.deal(options, 0, Random(1))
    view = new(options, setup).view(None)
    assert view["path"] == ["?"] * 19
    assert view["deck"] == 5
    assert setup["deck"].count("junior") == 1
    assert view["gulos"] == [0, 0, 0, 0]
    assert view["nest"] == ALL_EGGS
    assert len(view["nest"]) == 22
    assert view["last"] is None


@pytest.mark.rule("GULO-02", "GULO-06")
def test_the_23_yard_tiles_have_the_counts_of_ruling_1() -> None:
    setup = GAME.deal(GAME.options(2), 0, Random(3))
    counts = Counter(setup["path"] + setup["deck"])
    assert counts == {"green": 6, "red": 6, "yellow": 6, "blue": 5, "junior": 1}


@pytest.mark.rule("GULO-01")
def test_two_to_six_play() -> None:
    for seats in (2, 6):
        options = GAME.options(seats)
        assert new(options, GAME.deal(options, 0, Random(1))).view(None)["gulos"] == [0] * seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@pytest.mark.rule("GULO-06", "GULO-07", "GULO-08")
def test_gulo_junior_is_equally_likely_anywhere_in_the_deck_and_yard_tiles_everywhere() -> None:
    rng = Random(5)
    deals = [GAME.deal(GAME.options(2), 0, rng) for _ in range(2000)]
    places = Counter(deal["deck"].index("junior") for deal in deals)
    assert all(330 <= places[place] <= 470 for place in range(5))
    blues = Counter(deal[where][n] for deal in deals for where, n in (("path", 0), ("path", 18)))
    assert 4000 * 4 / 23 < blues["blue"] < 4000 * 6 / 23
    drawn = Counter(tile for deal in deals for tile in deal["deck"])
    assert 8000 * 4.5 / 23 < drawn["blue"] < 8000 * 5.5 / 23


@pytest.mark.parametrize(
    "change",
    [
        {"first": []},
        {"first": ["A", "B"]},
        {"first": ["D"]},
        {"path": []},
        {"deck": []},
        {"path": ["purple"] * 19},
        {"deck": ["junior"] * 5},
        {"deck": ["", "x", "red", "junior", "42"]},
    ],
)
def test_a_set_up_with_wrong_pieces_is_refused(change: dict[str, list[str]]) -> None:
    options = GAME.options(3)
    setup = GAME.deal(options, 0, Random(1))
    assert new(options, setup).turn == 0
    with pytest.raises(BadSetup):
        new(options, setup | change)
    for key in setup:
        with pytest.raises(BadSetup):
            new(options, {name: words for name, words in setup.items() if name != key})


@pytest.mark.rule("GULO-07", "GULO-09")
def test_the_right_tiles_in_the_wrong_places_are_refused() -> None:
    options = GAME.options(2)
    setup = GAME.deal(options, 0, Random(1))
    path, deck = setup["path"], setup["deck"]
    with pytest.raises(
        BadSetup, check=says("19 tiles")
    ):  # an unwinnable game: nobody could find junior
        new(
            options, {**setup, "path": ["junior", *path[1:]], "deck": [*_without_junior(deck), path[0]]}
        )
    with pytest.raises(BadSetup, check=says("19 tiles")):
        new(options, {**setup, "path": path[1:], "deck": [*deck, path[0]]})


def _without_junior(deck: list[str]) -> list[str]:
    return [tile for tile in deck if tile != "junior"]
