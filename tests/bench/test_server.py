"""The bench of the server: its sums are right, and it measures a real server from end to end."""

from __future__ import annotations

import json

import pytest

from bench import server as bench
from bench.server import stirring
from bench.server.client import Frame
from bench.server.report import Figures, table, to_json
from bench.server.spread import Spread, spread
from bench.server.stirring import Search, Stirred, counts, held
from bench.server.streams import Stream, lateness, real_time
from teeter.cli import main

GOOD = Stream(500, 1, 60.0, 30_000.0, 1.0, Spread(1.0, 20.0), 0.9)


def figures(**changed: object) -> Figures:
    values: dict[str, object] = {
        "engine": 4.0,
        "echo": Spread(0.2, 0.5),
        "moves": Spread(0.9, 1.4),
        "watchers": [GOOD],
        "tables": [Stream(3, 3, 60.0, 180.0, 0.99, Spread(1.0, 9.0), 0.8)],
        "idle": 20_000.0,
        "load": 0.1,
    }
    return Figures(**{**values, **changed})  # type: ignore[arg-type]


def test_half_are_below_p50_and_99_of_100_below_p99() -> None:
    milliseconds = [number / 1000 for number in range(101)]
    found = spread(milliseconds[::-1])
    assert (found.p50, found.p99) == pytest.approx((50.0, 99.0))
    with pytest.raises(ValueError, match="nothing was measured"):
        spread([])


def test_a_frame_is_late_by_what_it_lags_behind_the_best() -> None:
    frames = [Frame(10.00, 0.0), Frame(10.02, 0.02), Frame(10.09, 0.04)]
    assert lateness(frames) == pytest.approx([0.0, 0.0, 0.05])
    assert lateness([]) == []


def test_a_world_at_half_speed_is_seen_as_such() -> None:
    assert real_time([Frame(1.0, 5.0), Frame(3.0, 6.0)]) == pytest.approx(0.5)
    assert real_time([Frame(1.0, 5.0), Frame(3.0, 0.1)]) == 0.0, "another try has begun"
    assert real_time([]) == 0.0


@pytest.mark.parametrize(
    "bad",
    [
        Stream(500, 1, 50.0, 25_000.0, 1.0, Spread(1.0, 20.0), 0.9),
        Stream(500, 1, 60.0, 30_000.0, 0.9, Spread(1.0, 20.0), 0.9),
        Stream(500, 1, 60.0, 30_000.0, 1.0, Spread(1.0, 40.0), 0.9),
    ],
    ids=["too few pictures", "slow world", "late"],
)
def test_only_pictures_in_time_are_held(bad: Stream) -> None:
    assert GOOD.held
    assert not bad.held


def test_from_the_cpu_of_a_frame_follows_how_many_a_core_could_serve() -> None:
    few = Stream(100, 1, 60.0, 6_000.0, 1.0, Spread(1.0, 2.0), 0.4)  # 0.3 of it for the world
    many = Stream(300, 1, 60.0, 18_000.0, 1.0, Spread(1.0, 2.0), 0.6)
    assert figures(watchers=[few, many]).watchers_by_cpu == pytest.approx(700, abs=1)
    assert figures(watchers=[few]).watchers_by_cpu == 0, "one point has no slope"
    assert figures(watchers=[]).watchers_by_cpu == 0


def test_goals_are_held_against_the_figures() -> None:
    assert figures().reached == {"watchers": True, "round_trip": True, "idle_table": True}
    assert not figures(watchers=[]).reached["watchers"]
    assert not figures(moves=Spread(1.0, 1.6)).reached["round_trip"]
    assert not figures(idle=200_000.0).reached["idle_table"]
    assert "busy" in table(figures(load=3.0))[0]
    lines = "\n".join(table(figures(watchers=[])))
    assert "Watchers of one try at 60 pictures a second: 0 (goal 500: NOT reached)" in lines
    assert json.loads(json.dumps(to_json(figures())))["tables_held"] == 3


def test_hands_that_stir_are_held_while_few_steps_are_late() -> None:
    some = [
        Stirred(1, 2, 10.0, 1000.0, 10.0, 0.5, 0.1),
        Stirred(1, 3, 10.0, 1000.0, 200.0, 1.0, 0.1),
        Stirred(2, 3, 10.0, 1800.0, 0.0, 1.0, 0.1),
    ]
    assert [one.held for one in some] == [True, False, True]
    assert (held(some, 1), held(some, 2), held(some, 3)) == (some[0], some[2], None)
    assert not Stirred(1, 2, 10.0, 0.0, 0.0, 0.5, 0.1).held, "nothing moved"
    lines = "\n".join(table(figures(stirred=some)))
    assert "with a core each: 2 with 1 (100 steps/s), 3 with 2 (180 steps/s)" in lines
    assert "2 processes hold 0.75 of 2 times the tables, and make 0.90 of 2 times the steps" in lines
    assert "20.0% of 1000 steps late, 1.00 cores, 10.00 ms a step" in lines
    assert "clients 0.10 cores, not held" in lines


@pytest.mark.parametrize(
    ("cores", "processes"), [(1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (64, [1, 2, 4, 8, 16, 32, 64])]
)
def test_processes_are_doubled_up_to_the_cores(cores: int, processes: list[int]) -> None:
    assert counts(cores) == processes


@pytest.mark.parametrize("step", [1, 2, 8])
@pytest.mark.parametrize("guess", [1, 5, 40])
@pytest.mark.parametrize("most_held", [0, 1, 7, 11, 32])
def test_the_tables_that_are_held_are_found_to_the_very_number(
    most_held: int, guess: int, step: int
) -> None:
    search, tried = Search(step, 32, guess), list[int]()
    while (number := search.next) is not None:
        tried.append(number)
        search.note(number, held=number <= most_held)
    assert max((number for number in tried if number <= most_held), default=0) == most_held
    assert most_held == 32 or most_held + 1 in tried, "one more was tried, and was not held"
    assert len(tried) == len(set(tried))


def test_where_no_picture_came_none_is_said_to_be_late() -> None:
    nothing = Stream(1, 1, 0.0, 0.0, 0.0, Spread(float("inf"), float("inf")), 0.0)
    (stream,) = json.loads(json.dumps(to_json(figures(tables=[nothing])), allow_nan=False))["tables"]
    assert stream["lateness"] is None
    assert not stream["held"]


def test_a_real_server_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "CROWDS", (2, 25))
    monkeypatch.setattr(bench, "TRIPS", 1)
    monkeypatch.setattr(bench, "MOST_TABLES", 1)
    monkeypatch.setattr(bench, "IDLE_TABLES", 20)
    monkeypatch.setattr(stirring, "counts", lambda cores: [1])
    monkeypatch.setattr(stirring, "MOST", 1)
    assert main(["bench", "server", "--seconds", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["engine_real_time"] > 0
    assert document["trip_ms"]["move"]["p50"] > document["trip_ms"]["echo"]["p50"] > 0
    assert [stream["clients"] for stream in document["watchers"]] == [2, 25]
    assert all(stream["rate"] > 0 for stream in document["watchers"]), "also those who doze get theirs"
    assert [stream["tables"] for stream in document["tables"]] == [1]
    assert [(one["processes"], one["tables"]) for one in document["stirred"]] == [(1, 1)]
    assert document["trip_ms"]["front"]["p50"] > document["trip_ms"]["echo"]["p50"]


def test_a_server_that_does_not_start_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "ECHO", "teeter.no_such_module")
    monkeypatch.setattr("bench.server.measure.engine_alone", lambda seconds: 1.0)
    assert main(["bench", "server", "--seconds", "1"]) == 2
    assert "teeter: the server cannot be measured: it stopped at once: " in capsys.readouterr().err
