"""What is pressed is the same list; and a long try takes little memory while it lasts."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from teeter.physics.pressed import BLOCK, Pressed
from teeter.physics.stage import Command
from teeter.physics.try_recording import TryRecorder, TryRecording
from tests.physical import PHYSICAL
from tests.physics.test_try_recording import begun

MINUTES = 5
LEAST = 2 * BLOCK


def pressed(count: int) -> Pressed[int]:
    numbers: Pressed[int] = Pressed(lambda some: json.dumps(some).encode(), json.loads)
    for number in range(count):
        numbers.append(number)
    return numbers


@given(
    st.integers(0, 4 * BLOCK), st.integers(-5 * BLOCK, 5 * BLOCK), st.integers(-5 * BLOCK, 5 * BLOCK)
)
def test_it_is_the_same_list(count: int, first: int, last: int) -> None:
    plain, numbers = list(range(count)), pressed(count)
    assert len(numbers) == count
    assert numbers == plain
    assert plain == numbers
    assert numbers != [*plain, -1]
    assert numbers[first:last] == plain[first:last]
    if -count <= first < count:
        assert numbers[first] == plain[first]


@given(st.integers(1, 4 * BLOCK), st.integers(0, 4 * BLOCK))
def test_it_changes_as_a_list_does(count: int, place: int) -> None:
    plain, numbers = list(range(count)), pressed(count)
    lists: tuple[Any, ...] = (plain, numbers)
    for some in lists:
        some.insert(place, -1)
        some[place % count] = -2
        del some[place:-1]
        some.extend(range(3 * BLOCK))
        some[:3] = [-3]
    assert numbers == plain


def hovering(recorder: TryRecorder, seconds: float) -> None:
    """What the hand is told, and where things are, as if time had run: the world itself need not."""
    tried = recorder.tried
    for tick in range(int(seconds / tried.tick)):
        tried.ticks = tick
        tried.commands.append((tick, Command(0.125, 0.0, 0.25, 0.0, grip=False)))
        if tick % 4 == 0:
            recorder._look()


def test_a_hand_that_hovers_for_long_takes_hardly_any_memory() -> None:
    recorder, _, _ = begun("gulo-gulo", 1)
    hovering(recorder, LEAST * recorder.tried.tick)  # as many as lie open
    tracemalloc.start()
    try:
        hovering(recorder, 60 * MINUTES)
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(recorder.tried.commands) > LEAST + 60 * MINUTES * 100
    assert grown < 60 * MINUTES * 2000  # bytes a second; as objects it was 75,000


def test_the_file_of_a_long_try_is_made_without_unpacking_all_of_it() -> None:
    recorder, _, _ = begun("gulo-gulo", 1)
    hovering(recorder, 60 * MINUTES)
    tracemalloc.start()
    try:
        recorder.tried.to_bytes()
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 60 * MINUTES * 15_000  # bytes a second; as objects it was 43,000


def test_a_long_try_comes_back_from_its_file() -> None:
    recorder, _, _ = begun("pharaoh", 1)
    hovering(recorder, 3 * LEAST * PHYSICAL["pharaoh"].stage().tick)
    tried = recorder.tried
    read = TryRecording.from_bytes(tried.to_bytes())
    assert [*read.commands] == [*tried.commands]
    assert [*read.times] == [*tried.times]
    assert [change.tolist() for change in read.changes] == [change.tolist() for change in tried.changes]
