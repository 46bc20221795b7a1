"""When a game was decided: the winners led from then on, and not before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from teeter.rules.games import GAMES
from teeter.table.table import Table
from tests.table.seated import laid, play_out, seated


def leaders(table: Table) -> Iterator[set[int]]:
    """Who was ahead before the first move and after each."""
    state = table.game.new(table.plan.options, table.setup)
    for text in ("", *(line.text for line in table.lines)):
        if text:
            state.play(table.game.moves[text])
        far = table.game.reporting.standing(state)
        yield {seat for seat, one in enumerate(far) if one == max(far)}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_move_after_which_the_winners_led_until_the_end(game: str, seed: int) -> None:
    table = seated(game, seats=3, seed=str(seed))
    play_out(table, Random(seed))
    assert table.outcome
    winners, ahead = set(table.outcome.winners), list(leaders(table))
    found = table.decisive()
    assert 1 <= found <= len(table.lines)
    if ahead[-1] == winners:
        assert all(one == winners for one in ahead[found:])
        assert ahead[found - 1] != winners
    else:
        assert found == len(table.lines), "nobody saw it coming"


def test_games_are_decided_before_their_end_too() -> None:
    """Else there would be nothing to find."""
    table = seated("eruk", seed="1")
    play_out(table, Random(1))
    assert table.decisive() < len(table.lines)


def test_a_game_that_goes_on_is_not_decided() -> None:
    assert laid("eruk").decisive() == 0
