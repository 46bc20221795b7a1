"""Games in words: moves that are not legal counted apart, nothing hidden told."""

from __future__ import annotations

from random import Random

import pytest

from teeter.envs.text import TextGame
from teeter.rules.games import GAMES


def played(name: str, seed: int, most: int = 400) -> tuple[list[str], TextGame]:
    """All that was read in a game, or in its beginning, in which everybody takes any legal move."""
    table = TextGame(name)
    table.reset(num_players=2, seed=seed)
    rng = Random(seed)
    read = []
    for _ in range(most):
        seat, told = table.get_observation()
        assert seat == table.state.turn
        read.append(told)
        over, info = table.step(f"I think [{rng.choice(table.legal_moves())}] is best.")
        assert info == {"legal": True}
        if over:
            break
    return read, table


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_reads_the_same(name: str) -> None:
    assert played(name, 3, 60)[0] == played(name, 3, 60)[0]


def test_a_whole_game_ends_with_rewards_and_its_scores() -> None:
    _, table = played("eruk", 5)
    rewards, info = table.close()
    assert table.over
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert info["illegal"] == [0, 0]
    assert len(info["scores"]) == 2
    with pytest.raises(ValueError, match="is over"):
        table.step("stop")


def test_what_happened_is_told_to_each_player_once() -> None:
    table = TextGame("eruk")
    table.reset(num_players=2, seed=1)
    me, _ = table.get_observation()
    table.step("[turn 1]")
    _, told = table.get_observation()
    assert f"{'AB'[me]}: turn 1: " in told
    assert "turn 1: " not in table.get_observation()[1]


def test_a_move_that_is_not_legal_changes_nothing_and_is_counted_apart() -> None:
    table = TextGame("eruk")
    table.reset(num_players=2, seed=1)
    seat, _ = table.get_observation()
    before = table.state.to_json()
    for number, words in enumerate(("stop", "turn 99", "hello"), 1):
        over, info = table.step(words)
        assert (over, info["legal"]) == (False, False)
        assert info["why"].endswith((".", "?"))
        assert table.illegal[seat] == number
    assert table.state.to_json() == before
    assert "That is not legal" in table.get_observation()[1]
    table.step("turn 5")
    assert not table.over


def test_who_proposes_nothing_legal_loses_at_last() -> None:
    table = TextGame("eruk", patience=2)
    table.reset(num_players=3, seed=1)
    seat, _ = table.get_observation()
    assert [table.step("hello")[0] for _ in range(3)] == [False, False, True]
    rewards, info = table.close()
    assert rewards == {other: -1.0 if other == seat else 0.0 for other in range(3)}
    assert info["illegal"][seat] == 3


def test_a_game_that_goes_on_has_no_winner() -> None:
    table = TextGame("gulp")
    table.reset(num_players=2, seed=1)
    assert table.close() == ({0: 0.0, 1: 0.0}, {"reason": "not over", "illegal": [0, 0]})


def test_nobody_reads_a_card_that_only_another_sees() -> None:
    """Two worlds that look alike to a seat read alike."""
    table = TextGame("gulp")
    table.reset(num_players=2, seed=4)
    seat = table.state.turn
    read = table.get_observation()
    for luck in range(5):
        table.state = table.state.redeal(seat, Random(luck))
        assert table.get_observation() == read
