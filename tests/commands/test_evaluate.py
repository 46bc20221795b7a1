"""teeter evaluate: attempts at test set-ups, files that go on and are run again, refusals."""

from __future__ import annotations

import json
from errno import ENOSPC
from hashlib import sha256
from os import strerror
from pathlib import Path

import pytest

from teeter.envs.kept import TEST, TRAIN, KeptSetUps
from teeter.envs.tasks import HandEnv
from tests.commands.shell import Shell

TASK = ["evaluate", "gulo-gulo-top", "--jobs", "1"]
OWN = """
import numpy as np

def rests(env, seed):
    return lambda observation: np.zeros(6, np.float32)

def is_no_number(env, seed):
    return lambda observation: np.full(6, np.nan, np.float32)

def breaks(env, seed):
    raise RuntimeError("no hand")
"""


def hashed(text: str) -> bytes:
    """A file of the cache that is as somebody wrote it."""
    return f"{sha256(text.encode()).hexdigest()}\n{text}\n".encode()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Set-ups are made once for all tests here."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _here(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teeter.envs.kept.cache_folder", lambda: cache)
    monkeypatch.chdir(tmp_path)


def test_a_file_of_results_goes_on_and_comes_out_the_same_when_it_is_run_again(
    teeter: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "random.jsonl"
    words = [*TASK, "--policy", "random", "--out", str(file)]
    code, out, err = teeter(*words, "--attempts", "1", "--json")
    assert (code, err) == (0, "")
    first = file.read_text()
    told = json.loads(teeter(*words, "--attempts", "2", "--json")[1])
    assert file.read_text().startswith(first), "the first attempt is not made again"
    assert told["attempts"] == told["success"]["count"] == sum(told["ends"].values()) == 2
    assert told["task"] == "teeter/gulo-gulo-top-v0"
    assert json.loads(out)["set_ups"] != told["set_ups"]
    assert teeter("evaluate", "--check", str(file), "--jobs", "1")[0] == 0
    rows = file.read_text().splitlines()
    row = json.loads(rows[2])
    rows[2] = json.dumps({**row, "steps": row["steps"] + 1})
    file.write_text("\n".join(rows) + "\n")
    code, out, err = teeter("evaluate", "--check", str(file), "--jobs", "1")
    assert (code, out) == (2, "")
    assert "1 of 2 attempts come out otherwise: attempt 1: " in err


def test_in_which_process_an_attempt_is_made_makes_no_difference(teeter: Shell) -> None:
    words = [
        "evaluate",
        "gulo-gulo-top",
        "--policy",
        "random",
        "--attempts",
        "2",
        "--seed",
        "3",
        "--json",
    ]
    assert teeter(*words, "--jobs", "2")[1] == teeter(*words, "--jobs", "1")[1]


def test_anybodys_function_is_a_policy(teeter: Shell, tmp_path: Path) -> None:
    (tmp_path / "my_hands.py").write_text(OWN)
    told = json.loads(teeter(*TASK, "--policy", "my_hands:rests", "--attempts", "1", "--json")[1])
    assert told["ends"] == {"late": 1}
    assert told["success"]["value"] == 0
    with pytest.raises(RuntimeError, match="no hand"):
        teeter(*TASK, "--policy", "my_hands:breaks", "--attempts", "1")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("gulo-gulo-top", "needs a TASK and a --policy"),
        (
            "gulo-gulo-cook --policy random",
            "there is no task 'gulo-gulo-cook'; there is gulo-gulo-top, ",
        ),
        ("gulo-gulo-top --policy steady", "There is no policy 'steady'; there is careful, "),
        ("gulo-gulo-top --policy no_such_file:hand", "cannot be loaded"),
        ("gulo-gulo-top --policy json:hand", "has no function 'hand'"),
        ("--check nothing.jsonl", "nothing.jsonl cannot be read: No such file or directory"),
        ("--check .", ". cannot be read: Is a directory"),
        ("--check my.py", "my.py is no result file of `teeter evaluate`"),
        ("gulo-gulo-top --check nothing.jsonl", "TASK is in the file that is checked"),
        ("--check nothing.jsonl --json", "--json is not told with --check"),
        ("gulo-gulo-cook --prepare", "there is no task 'gulo-gulo-cook'"),
        ("--prepare --policy random", "--policy is not for --prepare"),
        ("--check nothing.jsonl --sensors touch", "--sensors is in the file that is checked"),
    ],
)
def test_what_cannot_be_done_is_refused(teeter: Shell, line: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(OWN)
    code, out, err = teeter("evaluate", *line.split())
    assert (code, out) == (2, "")
    assert told in err


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"\xff\xfe",
        b"no hash\n{}\n",
        hashed('{"task": "top", "seed": 0, "piece": "red", "saved": "", "more": {}'),
        hashed('{"task": "top"}'),
        hashed('{"task": "top", "seed": 0, "piece": ["red"], "saved": ""}'),
        hashed("[" * 100_000),
    ],
    ids=range(7),
)
def test_a_kept_set_up_is_made_once_and_again_if_it_is_damaged(damaged: bytes) -> None:
    env = HandEnv("gulo-gulo", "top", set_ups="kept")
    _, info = env.reset(seed=1, options={"set_up": TRAIN[0]})
    assert info["seed"] == TRAIN[0]
    kept = KeptSetUps("gulo-gulo", "top")
    assert kept.missing(TRAIN[:1]) == []
    [file] = [path for path in kept.folder.iterdir() if path.name == f"{TRAIN[0]}.json"]
    whole = file.read_bytes()
    file.write_bytes(damaged)
    assert kept.missing(TRAIN[:1]) == [TRAIN[0]]
    env.reset(options={"set_up": TRAIN[0]})
    assert file.read_bytes() == whole


def test_set_ups_that_cannot_be_kept_are_refused(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.envs.kept.SHIPPED", tmp_path)
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    monkeypatch.setattr("teeter.envs.kept.cache_folder", lambda: no_folder)
    for line in (["--prepare"], ["--policy", "random"]):
        code, out, err = teeter(*TASK, *line, "--attempts", "1")
        assert (code, out) == (2, "")
        assert "set-ups cannot be kept: " in err
        assert err.count("\n") == 1


def test_a_folder_in_place_of_a_kept_set_up_is_refused(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.envs.kept.SHIPPED", tmp_path)
    monkeypatch.setattr("teeter.envs.kept.cache_folder", lambda: tmp_path)
    kept = KeptSetUps("gulo-gulo", "top")
    (kept.folder / f"{TEST[0]}.json").mkdir(parents=True)
    code, _, err = teeter(*TASK, "--policy", "random", "--attempts", "1")
    assert code == 2
    assert "set-ups cannot be kept: " in err
    assert len([*kept.folder.iterdir()]) == 1, "no draft is left"


def test_files_of_the_package_that_are_damaged_are_refused(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gulo-gulo.jsonl.xz").write_bytes(b"damaged")
    monkeypatch.setattr("teeter.envs.kept.SHIPPED", tmp_path)
    code, _, err = teeter(*TASK, "--policy", "random", "--attempts", "1")
    assert code == 2
    assert err == "teeter: gulo-gulo.jsonl.xz is no file of set-ups\n"


def test_results_that_a_full_disk_does_not_take_are_refused(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    monkeypatch.setattr("teeter.lab.resumable_jsonl.ResumableJsonl.add", full)
    words = [*TASK, "--policy", "random", "--attempts", "1", "--out", "results.jsonl"]
    code, out, err = teeter(*words)
    assert (code, out) == (2, "")
    assert err == f"teeter: results.jsonl cannot be written: {strerror(ENOSPC)}\n"


def test_an_action_that_is_no_number_is_refused(teeter: Shell, tmp_path: Path) -> None:
    (tmp_path / "my_hands.py").write_text(OWN)
    code, out, err = teeter(*TASK, "--policy", "my_hands:is_no_number", "--attempts", "1")
    assert (code, out) == (2, "")
    assert "the policy 'my_hands:is_no_number' cannot be followed: An action is of finite" in err
    assert "nan" in err


def test_test_set_ups_come_with_the_package(teeter: Shell) -> None:
    line = ["evaluate", "gulo-gulo-top", "--prepare", "--jobs", "1"]
    [told] = json.loads(teeter(*line, "--json")[1])["tasks"]
    assert (told["set_ups"], told["shipped"], told["made"]) == (200, 200, 0)
    assert not (KeptSetUps("gulo-gulo", "top").folder / f"{TEST[0]}.json").exists()
    begins = "teeter/gulo-gulo-top-v0: 200 set-ups, 200 of them from the package, 0 made now"
    assert teeter(*line)[1].startswith(begins)


def test_what_does_not_come_with_the_package_is_made_once(
    teeter: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.envs.kept.SHIPPED", tmp_path)
    line = ["evaluate", "gulo-gulo-top", "--prepare", "--attempts", "1", "--jobs", "1", "--json"]
    first, again = (json.loads(teeter(*line)[1])["tasks"][0] for _ in range(2))
    assert (first["shipped"], first["made"], again["made"]) == (0, 1, 0)
    assert first["sha256"] == again["sha256"]
