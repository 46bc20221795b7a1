"""A series counts what its hand's path leads to, in the world of its day, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teeter.physics.try_recording import TryRecording
from teeter.rules.contract import REFEREE, Outcome
from teeter.rules.games import GAMES
from teeter.table.record import NO_PHYSICS, Record, RecordLine, read, write
from teeter.table.series import NoSeries, judge
from teeter.table.world_seeds import seed_of_day
from tests.table.played_series import DAY, played

Played = tuple[Record, list[bytes]]


@pytest.fixture(scope="module")
def series() -> Played:
    return played()


def refused(record: Record, tries: list[bytes], day: str = DAY) -> str:
    with pytest.raises(NoSeries) as caught:
        judge(record, tries, day)
    return caught.value.args[0].key  # type: ignore[no-any-return]


def test_a_series_counts_what_was_taken(series: Played) -> None:
    record, tries = series
    told = judge(read(write(record)), tries, DAY)
    assert told.count == sum(line.text == "takes" for line in record.lines)
    assert told.seconds >= 0
    assert not told.helped


def test_a_series_of_another_day_does_not_count(series: Played) -> None:
    record, tries = series
    assert refused(record, tries, "2026-11-18") == "series-other-day"
    moved = replace(record, seed=seed_of_day(record.game, "2026-11-18"))
    assert refused(moved, tries, "2026-11-18") == "series-otherwise"  # another nest


def test_a_game_that_is_no_series_does_not_count(series: Played) -> None:
    record, tries = series
    assert refused(replace(record, options=GAMES[record.game].options(2)), tries) == "series-other-day"


def test_a_series_that_was_cut_does_not_count(series: Played) -> None:
    record, tries = series
    assert refused(record, tries[:-1]) == "series-otherwise"
    assert refused(record, tries[1:]) == "series-otherwise"
    assert refused(record, []) == "series-otherwise"


def test_words_that_no_hand_has_led_to_do_not_count(series: Played) -> None:
    """An alarm is left out, and an egg is claimed in its place."""
    record, tries = series
    *before, last = record.lines
    aimed = {line.text for line in before}
    eggs = [move.text for move in GAMES[record.game].new(record.options, record.setup).moves()]
    further = next(text for text in eggs if text not in aimed)
    takes, aims = RecordLine(None, REFEREE, "takes"), RecordLine(None, 0, further)
    lines = (*before, takes, aims, last)
    claimed = Outcome((0,), (record.outcome.scores[0] + 1,), record.outcome.reason)
    assert refused(replace(record, lines=lines, outcome=claimed), tries) == "series-otherwise"


def test_without_a_physics_nothing_counts(series: Played) -> None:
    record, tries = series
    assert refused(replace(record, physics=NO_PHYSICS), tries) == "series-other-physics"
    other = TryRecording.from_bytes(tries[0])
    other.physics = "mujoco 1.0"
    assert refused(record, [other.to_bytes(), *tries[1:]]) == "series-other-physics"


def test_a_path_that_was_bent_does_not_count(series: Played) -> None:
    record, tries = series
    bent = TryRecording.from_bytes(tries[0])
    del bent.commands[10:]
    assert refused(record, [bent.to_bytes(), *tries[1:]]) == "series-otherwise"


def test_a_world_that_was_put_right_does_not_count(series: Played) -> None:
    """The world before a try is not believed: the day's seed makes it, and the tries before."""
    record, tries = series
    easier = TryRecording.from_bytes(tries[0])
    easier.saved = TryRecording.from_bytes(played(day="2026-11-18", most=0)[1][0]).saved
    assert refused(record, [easier.to_bytes(), *tries[1:]]) == "series-otherwise"


def test_a_bots_hand_does_not_count() -> None:
    assert refused(*played(most=0, steered="")) == "series-other-hand"


def test_a_helped_hand_counts_and_is_told() -> None:
    assert judge(*played(most=0, steered="helped"), DAY).helped
