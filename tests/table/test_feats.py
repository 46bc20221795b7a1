"""What a finished game is remembered for is true: counted from its moves."""

from __future__ import annotations

from random import Random

import pytest

from teeter.rules.games import GAMES
from teeter.table.feats import MOST, feats
from teeter.words.speaker import english
from tests.table.seated import play_out, seated


@pytest.mark.parametrize("name", ["gulo-gulo", "eruk", "gulp"])
def test_a_game_is_remembered_for_up_to_three_things(name: str) -> None:
    table = seated(name, seats=3)
    play_out(table, Random(3))
    told = [english(words) for words in table.feats()]
    assert 1 <= len(told) <= MOST
    assert all(said.endswith(".") and "-feat-" not in said for said in told), told
    assert table.feats() is table.feats(), "counted once"


def test_the_eggs_stolen_are_counted() -> None:
    game = GAMES["gulo-gulo"]
    table = seated("gulo-gulo", seats=2)
    play_out(table, Random(5))
    moves = [line.text for line in table.lines]
    thieves: list[int] = []
    state = game.new(table.plan.options, table.setup)
    for text in moves:
        if text == "takes":
            thieves.append(int(str(state.view(None)["player"])))
        state.play(game.moves[text])
    names = ("Ada", "Bob")
    told = [english(words) for words in feats(game, table.plan.options, table.setup, moves, names)]
    best = max((0, 1), key=thieves.count)
    assert f"Most eggs stolen: {names[best]}, {thieves.count(best)}." in told


def test_a_game_that_names_no_feats_has_none() -> None:
    table = seated("eruk", seats=2)
    assert feats(table.game, table.plan.options, table.setup, [], ("", "")) == []
