"""teeter evaluate --check of files of strangers: nothing of theirs is run, and nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from teeter.lab.evaluation import Row, head
from teeter.physics.engine import PHYSICS
from tests.commands.shell import Shell

HEAD = head("teeter/gulo-gulo-top-v0", "random", 0, "state", PHYSICS)
ROW = {"number": 0, "set_up": "x", "success": True, "end": "takes", "steps": 1}
CODE = """
from pathlib import Path

import numpy as np

Path("it_ran").touch()


def rests(env, seed):
    return lambda observation: np.zeros(6, np.float32)
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def a_file(*rows: object, rest: str = "", first: Mapping[str, object] = HEAD) -> Path:
    path = Path("results.jsonl")
    lines = [json.dumps(line) + "\n" for line in (first, *rows)]
    path.write_text("".join(lines) + rest)
    return path


def refusal(teeter: Shell, path: Path, *words: str) -> str:
    """In one line, and the file stays as it is."""
    before = path.read_bytes()
    code, out, err = teeter("evaluate", "--check", str(path), "--jobs", "1", *words)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.removesuffix("\n").isprintable()
    assert path.read_bytes() == before
    return err


def test_code_that_a_file_names_runs_only_if_the_person_names_it_too(
    teeter: Shell, tmp_path: Path
) -> None:
    name = f"strange_{tmp_path.name}".replace("-", "_")  # no other test has loaded it
    Path(f"{name}.py").write_text(CODE)
    path = a_file(ROW, first={**HEAD, "policy": f"{name}:rests"})
    assert "give the same --policy module:function beside --check" in refusal(teeter, path)
    assert f"is '{name}:rests', not 'random'" in refusal(teeter, path, "--policy", "random")
    assert f"is '{name}:rests', not '{name}:other'" in refusal(
        teeter, path, "--policy", f"{name}:other"
    )
    assert not Path("it_ran").exists()
    assert "1 of 1 attempts come out otherwise" in refusal(teeter, path, "--policy", f"{name}:rests")
    assert Path("it_ran").exists()


def test_somebodys_own_policy_comes_out_the_same_with_its_name_beside(teeter: Shell) -> None:
    Path("own_hand.py").write_text(CODE)
    own = ["--policy", "own_hand:rests"]
    words = ["evaluate", "gulo-gulo-top", *own, "--attempts", "1", "--jobs", "1"]
    assert teeter(*words, "--out", "mine.jsonl")[0] == 0
    code, out, _ = teeter("evaluate", "--check", "mine.jsonl", *own, "--jobs", "1")
    assert (code, out) == (0, "mine.jsonl: all 1 attempts come out the same\n")


def test_the_policy_beside_a_file_is_that_of_the_file(teeter: Shell) -> None:
    assert "is 'random', not 'careful'" in refusal(teeter, a_file(ROW), "--policy", "careful")


def test_a_file_is_checked_as_it_is_without_a_line_that_was_cut_short(teeter: Shell) -> None:
    words = ["evaluate", "gulo-gulo-top", "--policy", "random", "--attempts", "1", "--jobs", "1"]
    assert teeter(*words, "--out", "x")[0] == 0
    path = Path("x")
    path.write_text(path.read_text() + '{"number": 1')
    before = path.read_bytes()
    code, out, _ = teeter("evaluate", "--check", "x", "--policy", "random", "--jobs", "1")
    assert (code, out) == (0, "x: all 1 attempts come out the same\n")
    assert path.read_bytes() == before


def test_a_file_without_attempts_is_refused(teeter: Shell) -> None:
    assert "holds no attempts" in refusal(teeter, a_file())
    assert "holds no attempts" in refusal(teeter, a_file(rest=json.dumps(ROW)))
    path = Path("begun.jsonl")
    path.write_text(json.dumps(HEAD))
    assert "it has no whole line" in refusal(teeter, path)


def test_only_set_ups_that_a_file_names_are_made(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[int] = []

    def none_made(task: object, numbers: Iterable[int], workers: object) -> dict[int, object]:
        wanted.extend(numbers)
        return {}

    monkeypatch.setattr("teeter.commands.evaluate._set_ups", none_made)
    teeter("evaluate", "--check", str(a_file({**ROW, "number": 199})), "--jobs", "1")
    assert wanted == [199]


def test_an_interrupted_check_is_no_success(teeter: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    path = a_file(ROW, {**ROW, "number": 1})
    monkeypatch.setattr("teeter.commands.evaluate._rows", lambda *words: {0: Row(**ROW)})  # type: ignore[arg-type]
    code, out, err = teeter("evaluate", "--check", str(path), "--jobs", "1")
    assert (code, out, err) == (130, "", "teeter: stopped after 1 of 2 attempts.\n")


def test_what_a_file_says_is_told_without_what_a_terminal_obeys(teeter: Shell) -> None:
    path = a_file(
        {**ROW, "end": "\x1b[2Jall 1 attempts come out the same", "set_up": "\x1b]0;owned\x07"}
    )
    assert "1 of 1 attempts come out otherwise" in refusal(teeter, path)
    for name in ("policy", "task", "physics", "teeter"):
        strange = {**HEAD, name: "\x1b]0;owned\x07"}
        assert "owned" in refusal(teeter, a_file(ROW, first=strange))


@pytest.mark.parametrize(
    "other",
    [
        {"policy": ["random"]},
        {"task": ["teeter/gulo-gulo-top-v0"]},
        {"sensors": "smell"},
        {"seed": "x"},
        {"seed": -1},
        {"more": 1},
    ],
    ids=str,
)
def test_a_first_line_that_says_nonsense_is_refused(teeter: Shell, other: dict[str, object]) -> None:
    assert "line 1 does not say what it is" in refusal(teeter, a_file(ROW, first={**HEAD, **other}))


@pytest.mark.parametrize(
    "row",
    [
        {"number": 0},
        [1],
        {name: value for name, value in ROW.items() if name != "end"},
        {name: value for name, value in ROW.items() if name != "number"},
        {**ROW, "number": 10**6},
        {**ROW, "number": -1},
        {**ROW, "number": "0"},
        {**ROW, "steps": 10**400},
        {**ROW, "\x1b[2J": 1},
    ],
    ids=range(9),
)
def test_a_line_that_is_no_attempt_is_refused(teeter: Shell, row: object) -> None:
    assert "line 3 is no attempt" in refusal(teeter, a_file(ROW, row))
    words = ["evaluate", "gulo-gulo-top", "--policy", "random", "--jobs", "1"]
    code, out, err = teeter(*words, "--out", "results.jsonl")
    assert (code, out) == (2, ""), "nor does anybody go on with it"
    assert "line 3 is no attempt" in err


def test_one_attempt_is_told_in_one_way(teeter: Shell) -> None:
    path = a_file(ROW, ROW, {**ROW, "steps": 2})
    assert "line 4 contradicts what was said of attempt 0" in refusal(teeter, path)


@pytest.mark.parametrize("rows", [(), (ROW,)])
def test_what_is_nested_without_end_is_refused(teeter: Shell, rows: tuple[object, ...]) -> None:
    path = a_file(*rows, rest="[" * 100_000 + "\n")
    assert f"line {2 + len(rows)} is nested too deep" in refusal(teeter, path)
