"""Calibration: what is measured, how it is told, and the model that is fitted to it."""

from __future__ import annotations

import json
import math
import os
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from teeter.cli import main
from teeter.hands.skills import SKILLS
from teeter.hands.success_model import STEADINESS, score, with_hand
from teeter.hands.trials import Trial
from teeter.lab.calibration.calibrate import CalibrationPlan, chart, measure, summary
from teeter.lab.calibration.files import Notebook
from teeter.lab.calibration.fit import fit
from teeter.lab.parallel import ALONE
from teeter.lab.resumable_jsonl import OtherWork
from teeter.physics.engine import PHYSICS
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL


def made_up(count: int, seed: int) -> list[Trial]:
    """Series whose chances are known: 90 % for careful hands, 40 % for clumsy ones, less if buried."""
    rng = Random(seed)
    rows = []
    for number in range(count):
        for hand, odds in (("careful", math.log(9)), ("clumsy", math.log(4 / 6))):
            buried = rng.random()
            chance = 1 / (1 + math.exp(-(odds - 2 * buried)))
            success = rng.random() < chance
            seen = {"buried": buried, "near": 0.5, "left": 22.0, "tilt": 5.0}
            cause = "takes" if success else "pole"
            rows.append(Trial("series", hand, number, 0, success, cause, "red", 2.0, seen))
    return rows


def test_a_series_is_counted_until_its_first_failure() -> None:
    seen = {"buried": 0.0, "near": 0.5, "left": 22.0, "tilt": 5.0}
    rows = [
        Trial("series", "careful", seed, step, step < length, "takes", "red", 2.0, seen)
        for seed, length in ((1, 5), (2, 7))
        for step in range(length + 1)
    ]
    (row,) = summary(GAMES["gulo-gulo"], 1, rows).series
    assert row.length.value == 6.0
    assert row.lengths == {5: 1, 7: 1}
    assert row.by_step[5].value == 0.5
    assert row.reached is False, "two and a half to four and a half are wanted"


def test_the_first_theft_of_a_series_is_a_theft_from_the_top_of_a_full_bowl() -> None:
    measured = summary(GAMES["gulo-gulo"], 1, made_up(50, 1))
    assert [(cell.task, cell.hand) for cell in measured.cells] == [
        ("top", "careful"),
        ("top", "clumsy"),
    ]
    assert all(cell.success.count == 50 for cell in measured.cells)
    assert measured.cells[0].success.value > measured.cells[1].success.value


def test_the_stand_in_finds_the_chances_that_it_was_fitted_to() -> None:
    data = fit(GAMES["gulo-gulo"], made_up(3000, 2), "none")
    weights = data["weights"]
    for hand, odds in (("careful", math.log(9)), ("clumsy", math.log(4 / 6))):
        for buried in (0.1, 0.5, 0.9):
            seen = {"buried": buried, "near": 0.5, "left": 22.0, "tilt": 5.0}
            told = score(
                weights,
                with_hand(STEADINESS[hand], PHYSICAL["gulo-gulo"].features("series", "red", seen)),
            )
            assert told == pytest.approx(odds - 2 * buried, abs=0.35)
    assert data["error"]["calibration"] < 0.03, "told chances are what happens"
    assert data["error"]["brier"] < data["error"]["brier_of_the_mean"]


def test_every_scripted_hand_has_a_number() -> None:
    assert list(STEADINESS) == list(SKILLS)


def test_the_chart_is_a_drawing_with_a_bar_for_each_task_and_hand() -> None:
    drawing = ElementTree.fromstring(chart(summary(GAMES["gulo-gulo"], 1, made_up(20, 3))))
    texts = [node.text or "" for node in drawing.iter() if node.tag.endswith("text")]
    assert {"careful", "clumsy", "top"} <= set(texts)


def test_calibrate_measures_real_tries(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "calibrate",
        "gulo-gulo",
        "--hands",
        "clumsy",
        "--tries",
        "1",
        "--seed",
        "4",
        "--jobs",
        "1",
    ]
    assert main([*words, "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert told["set_ups"] == 1
    in_a_row = told["series"][0]["in_a_row"]
    assert (in_a_row["count"], in_a_row["low"], in_a_row["high"]) == (1, 0.0, None)
    table = (tmp_path / "gulo-gulo.md").read_text("utf-8")
    assert "(a single series)" in table
    assert all(f"{cell['task']}: " in table for cell in told["tasks"]), "its rows are explained"
    assert {cell["task"] for cell in told["tasks"]} == {"top", "buried", "half"}
    assert {path.name for path in tmp_path.iterdir()} == {
        "gulo-gulo-trials.jsonl",
        "gulo-gulo.svg",
        "gulo-gulo.md",
        "gulo-gulo.json",
    }


def test_a_calibration_goes_on_from_what_an_interrupted_one_has_written(tmp_path: Path) -> None:
    """The line that was cut short is not believed; the rest is neither lost nor tried again."""
    seen = {"laid": 24.0, "eggs": 6.0}
    first = Trial(
        "pull late", "careful", 2, 0, success=True, cause="pulled", kind="", seconds=2.0, seen=seen
    )
    tried = [replace(first, seed=seed) for seed in range(2, 5)]
    Notebook(tmp_path, "go-cuckoo").add(tried)
    path = tmp_path / "go-cuckoo-trials.jsonl"
    path.write_text(path.read_text("utf-8") + '{"task": "pull la', "utf-8")
    known = Notebook(tmp_path, "go-cuckoo").rows
    assert known == tried
    assert path.read_text("utf-8").endswith("}\n")
    again: list[list[Trial]] = []
    beside = [replace(first, seed=1, task=task) for task in PHYSICAL["go-cuckoo"].trials.tasks]
    plan = CalibrationPlan(GAMES["go-cuckoo"], ["careful"], 3, 1, [*known, *beside])
    assert plan.done == 3, "which its progress bar shows from the start"
    rows = measure(plan, ALONE, again.append)
    assert again == [], "nothing is left to try"
    assert {row.seed for row in rows} == {1, 2, 3}, "and what was not asked for is not counted"


def test_without_a_seed_a_calibration_goes_on_with_the_set_ups_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = {"laid": 24.0, "eggs": 6.0, "load": 1.0}
    Notebook(tmp_path, "go-cuckoo").add(
        Trial(task, "careful", 41, 0, success=True, cause="pulled", kind="", seconds=2.0, seen=seen)
        for task in PHYSICAL["go-cuckoo"].trials.tasks
    )
    words = ["calibrate", "go-cuckoo", "--hands", "careful", "--tries", "1", "--json"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seed"], told["set_ups"]) == (41, 1)


def test_every_third_set_up_meets_all_tasks_or_each_those_that_are_asked_for() -> None:
    usual, asked = (
        CalibrationPlan(GAMES["gulo-gulo"], ["careful"], 4, 1, tasks=tasks)
        for tasks in ((), ("top", "half"))
    )
    assert [len(tasks) for _, _, tasks in usual.jobs] == [3, 1, 1, 3]
    assert [[task for task, _ in tasks] for _, _, tasks in asked.jobs] == [["half", "top"]] * 4


@pytest.mark.parametrize(
    ("words", "tried"),
    [(["--thorough"], {"series", "buried", "half"}), (["--tasks", "half"], {"half"})],
)
def test_a_calibration_tries_the_tasks_that_were_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], tried: set[str]
) -> None:
    seen = {"buried": 0.0, "near": 0.0, "left": 22.0, "tilt": 1.0}
    Notebook(tmp_path, "gulo-gulo").add(
        Trial(task, "clumsy", 2, 0, success=False, cause="pole", kind="red", seconds=2.0, seen=seen)
        for task in PHYSICAL["gulo-gulo"].trials.tasks
    )
    known = ["calibrate", "gulo-gulo", "--hands", "clumsy", "--tries", "1", "--seed", "2"]
    assert main([*known, *words, "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["task"] for row in told["tasks"]} == (tried - {"series"}) | (
        {"top"} if "series" in tried else set()
    )


def test_a_task_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "gulo-gulo", "--tasks", "half,pull"]) == 2
    assert "Tasks are top, buried, half, series, not 'half,pull'." in capsys.readouterr().err


def test_what_is_there_is_not_written_again(tmp_path: Path) -> None:
    """Whoever stops the program right after its start loses nothing of an earlier run."""
    Notebook(tmp_path, "pharaoh")
    path = tmp_path / "pharaoh-trials.jsonl"
    os.utime(path, (1, 1))
    Notebook(tmp_path, "pharaoh")
    assert path.stat().st_mtime == 1


def test_a_set_up_that_was_broken_off_is_not_done_but_what_was_tried_there_is() -> None:
    seen = {"laid": 24.0, "eggs": 6.0}
    known = [
        Trial(task, "careful", 1, 0, success=True, cause="pulled", kind="", seconds=2.0, seen=seen)
        for task in PHYSICAL["go-cuckoo"].trials.tasks[1:]
    ]
    plan = CalibrationPlan(GAMES["go-cuckoo"], ["careful"], 3, 1, known)
    assert plan.done == 0
    assert plan.jobs[0] == ("go-cuckoo", 1, [(PHYSICAL["go-cuckoo"].trials.tasks[0], "careful")])


def test_tries_of_another_game_are_not_mixed_in(tmp_path: Path) -> None:
    Notebook(tmp_path, "pharaoh")
    (tmp_path / "pharaoh-trials.jsonl").rename(tmp_path / "gulo-gulo-trials.jsonl")
    with pytest.raises(OtherWork):
        Notebook(tmp_path, "gulo-gulo")
    assert main(["calibrate", "gulo-gulo", "--tries", "1", "--out", str(tmp_path)]) == 2


PHYSICAL_HEAD = json.dumps({"game": "gulo-gulo", "physics": PHYSICS}) + "\n"
OTHERS = {
    "deep": PHYSICAL_HEAD + "[" * 100_000 + "\n",
    "deep at once": "[" * 100_000 + "\n",
    "a list": PHYSICAL_HEAD + "[1]\n",
    "what a terminal obeys": json.dumps({"game": "gulo-gulo", "physics": "\x1b]0;owned\x07"}) + "\n",
    "deeper than it is told": json.dumps({"game": "gulo-gulo", "physics": [{"x": [["\x1b"]]}]}) + "\n",
}


@pytest.mark.parametrize("there", OTHERS.values(), ids=OTHERS)
def test_tries_of_a_stranger_that_are_none_are_refused_in_a_sentence(
    there: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "gulo-gulo-trials.jsonl").write_text(there)
    assert main(["calibrate", "gulo-gulo", "--tries", "1", "--out", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert err.removesuffix("\n").isprintable()
    assert [path.name for path in tmp_path.iterdir()] == ["gulo-gulo-trials.jsonl"]


@pytest.mark.parametrize("other", [{"seed": "x"}, {"hand": []}, {"cause": "\x1b[2J"}], ids=str)
def test_a_try_says_what_a_try_says(tmp_path: Path, other: dict[str, object]) -> None:
    row = {**asdict(made_up(1, 1)[0]), **other}
    (tmp_path / "gulo-gulo-trials.jsonl").write_text(PHYSICAL_HEAD + json.dumps(row) + "\n")
    with pytest.raises(ValueError, match="line 2 is no try"):
        Notebook(tmp_path, "gulo-gulo")


def test_in_a_strangers_folder_nothing_is_written_through_a_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    mine.write_text("precious")
    theirs.mkdir()
    Notebook(theirs, "gulo-gulo").add(replace(row, seed=2) for row in made_up(1, 1))
    results = [theirs / f"gulo-gulo.{kind}" for kind in ("svg", "md", "json")]
    for path in results:
        path.symlink_to(mine)
    words = ["calibrate", "gulo-gulo", "--hands", "clumsy", "--tasks", "series", "--tries", "1"]
    assert main([*words, "--out", str(theirs)]) == 0
    assert mine.read_text() == "precious"
    assert not any(path.is_symlink() for path in results)
    assert len([*theirs.iterdir()]) == 4, "and no draft is left"
    book = theirs / "gulo-gulo-trials.jsonl"
    book.rename(tmp_path / "book")
    book.symlink_to(tmp_path / "book")
    assert main([*words, "--out", str(theirs)]) == 2
    assert "is a link to another file. Choose another folder." in capsys.readouterr().err


def test_calibrate_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "eruk"]) == 2
    assert "no physical table" in capsys.readouterr().err
    assert main(["calibrate", "gulo-gulo", "--hands", "golden"]) == 2
    assert "careful, average, clumsy" in capsys.readouterr().err
