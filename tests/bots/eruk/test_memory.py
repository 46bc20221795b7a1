"""What players of Eruk remember."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from random import Random

from teeter.bots.bot import SeenWith, seen_by
from teeter.games.eruk.bots.memory import PERFECT, Memory, Remembered, recall
from teeter.games.eruk.game import Eruk
from teeter.games.eruk.moves import KINDS
from teeter.games.eruk.view import ErukView
from teeter.rules.games import GAMES
from tests.rules.support import say

ERUK = GAMES["eruk"]
FACES = ["salmon", "herring", "bear", "seal"]


def a_table(*moves: str, layout: str = "rows") -> tuple[SeenWith[ErukView], Eruk]:
    """Counters 1 to 4 are salmon, herring, bear, seal; these moves have been made."""
    rest = dict.fromkeys(["herring", "salmon", "seal", "bear"], 14) | {"reindeer": 9}
    for face in FACES:
        rest[face] -= 1
    igloos = [f"igloo-{n}" for n in range(1, 10)]
    counters = [*FACES, *igloos, *(face for face, count in rest.items() for _ in range(count))]
    options = ERUK.options(2, layout=layout)
    state = ERUK.new(options, {"first": ["A"], "counters": counters})
    assert isinstance(state, Eruk)
    heard = []
    for text in moves:
        heard.append((state.turn, text))
        say(ERUK, state, text)
    seen = seen_by(ERUK, state, state.turn, heard, Random(1))
    world = seen.redealt(Random(2))
    assert isinstance(world, Eruk)
    return seen, world


def remembered(table: Remembered) -> dict[int, str]:
    return {place: KINDS[kind] for place, kind in table.known.items()}


def test_a_perfect_memory_knows_all_that_fled_and_what_is_left() -> None:
    table = recall(*a_table("turn 1", "turn 2", "turn 3", "turn 4"), PERFECT)
    assert remembered(table) == {2: "herring", 4: "seal"}
    assert list(table.left) == [13, 13, 13, 13, 9, 9]
    assert len(table.blank) == 74 - 4


def test_what_was_taken_is_not_remembered_as_lying_there() -> None:
    table = recall(*a_table("turn 1", "stop"), PERFECT)
    assert remembered(table) == {}
    assert table.left[KINDS.index("salmon")] == 13


def test_without_capacity_nothing_is_kept() -> None:
    forgetful = Memory(places=0, half_life=inf, slips=0.0, counting=1.0)
    assert recall(*a_table("turn 1", "turn 2"), forgetful).known == {}


def test_the_last_seen_is_kept_longest() -> None:
    one = Memory(places=1, half_life=inf, slips=0.0, counting=1.0)
    table = recall(*a_table("turn 1", "turn 2", "turn 3", "turn 4"), one)
    assert remembered(table) == {4: "seal"}


def test_memories_fade_and_never_come_back() -> None:
    """Many places fled; with every counter turned since, fewer of them are known."""
    memory = Memory(places=inf, half_life=4, slips=0.0, counting=0.0)
    moves = ["turn 1", "turn 2", "turn 3", "turn 4"]
    later = ["turn 5", "turn 6", "turn 7", "turn 8", "turn 9", "turn 10", "turn 11", "turn 12"]
    # After an even number of them the same seat is on turn again.
    known = [set(recall(*a_table(*moves, *later[:n]), memory).known) for n in range(0, 9, 2)]
    assert all(after <= before for before, after in pairwise(known))
    assert known[-1] < {2, 4}


def test_scattered_counters_are_forgotten_sooner() -> None:
    memory = Memory(places=inf, half_life=6, slips=0.0, counting=0.0)
    moves = ["turn 1", "turn 2", "turn 3", "turn 4", *(f"turn {n}" for n in range(5, 14))]
    rows = recall(*a_table(*moves), memory).known
    scattered = recall(*a_table(*moves, layout="scattered"), memory).known
    assert set(scattered) <= set(rows)


def test_a_slip_is_a_place_beside_the_right_one() -> None:
    shaky = Memory(places=inf, half_life=inf, slips=1.0, counting=1.0)
    table = recall(*a_table("turn 1", "turn 2"), shaky)
    (where,) = table.known
    assert where in (3, 12)
    assert table.known[where] == KINDS.index("herring")


def test_who_does_not_count_believes_in_the_mix_of_the_start() -> None:
    blind = Memory(places=0, half_life=1, slips=0.0, counting=0.0)
    table = recall(*a_table("turn 1", "stop"), blind)
    herring, salmon, *_ = table.left
    assert herring == salmon
    assert abs(sum(table.left) - 73) < 1e-9
