"""The numbers of actions and rows: fixed for a version, the same wish at every seat."""

from __future__ import annotations

from random import Random

import pytest

from teeter.envs.actions import Actions
from teeter.envs.names import UnknownName, full_name, game_called
from teeter.lab.conformance.cases import Case, play_some
from teeter.rules.contract import BadOptions
from teeter.rules.games import GAMES
from tests.envs.golden_numbers import FOLDER, path_of, told
from tests.rules.cases import CASES

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_numbers_never_change_within_a_version(name: str) -> None:
    """Whoever breaks this counts the version up and writes the files anew."""
    assert told(GAMES[name]) == path_of(GAMES[name]).read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(one).name for one in GAMES.values()}


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_has_its_number_and_every_number_its_move(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    actions = Actions(case.game, state.options.seats)
    for me in range(state.options.seats):
        assert len({*actions.moves[me]}) == len(actions) == len(actions.numbers[me])
    if state.turn >= 0:
        numbers = actions.numbers[state.turn]
        for move in state.moves():
            assert actions.moves[state.turn][numbers[move]] is move


def test_a_seat_is_named_as_seen_from_who_speaks() -> None:
    actions = Actions(GAMES["go-cuckoo"], 3)
    left = actions.words.index("take from B")
    assert [actions.moves[me][left].text for me in range(3)] == [
        "take from B",
        "take from C",
        "take from A",
    ]
    absent = actions.words.index("take from E")
    assert {actions.moves[me][absent].text for me in range(3)} == {"take from E"}


def test_a_game_is_found_by_its_versioned_or_its_plain_name() -> None:
    game = Random(1).choice([*GAMES.values()])
    assert game_called(full_name(game)) is game_called(game.name) is game
    assert full_name(GAMES["eruk"]) == "teeter/eruk-v0"
    with pytest.raises(UnknownName, match="the version here is teeter/eruk-v0"):
        game_called("teeter/eruk-v77")
    with pytest.raises(BadOptions):
        game_called("teeter/chess-v0")
