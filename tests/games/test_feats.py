"""What a finished game is remembered for is true: counted from its moves."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from teeter.games.gulp.view import GulpView
from teeter.games.gulp.words import label
from teeter.rules.contract import NOBODY
from teeter.rules.extras import Deed, Telling
from teeter.rules.games import GAMES
from teeter.table.feats import MOST, feats
from teeter.words.speaker import english
from tests.table.seated import play_out, seated


@pytest.mark.parametrize("name", GAMES)
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


def test_a_game_that_tells_no_feats_has_none() -> None:
    telling = Telling()
    deed = Deed("turn 7", {}, {}, ("Ada",))
    assert list(telling.did(deed)) == []
    assert telling.led(deed) is None


def test_gulp_tells_the_yield_of_a_harvest_before_it_is_made() -> None:
    """Harvests and what is stored say how much it is; other moves do not."""
    game = GAMES["gulp"]
    said = set()
    for seed in range(6):
        rng = Random(seed)
        state = game.start(game.options(2), rng)
        for _ in range(400):
            if state.turn == NOBODY:
                break
            moves = state.moves()
            if state.turn >= 0:
                view = state.view(state.turn)
                said |= {english(label(move.text, cast(GulpView, view))) for move in moves}
            harvests = [move for move in moves if move.text.startswith(("harvest", "store"))]
            state.play(rng.choice(harvests or list(moves)))
    assert any(": +" in words and words.startswith("Harvest") for words in said)
    assert not any("+" in words for words in said if words.startswith("Push"))
