"""The set-ups that come with the package: whole, of these worlds, and each begins what it says."""

from __future__ import annotations

import json
import lzma
from hashlib import sha256
from pathlib import Path

import pytest

from teeter.envs import kept, setups
from teeter.envs.kept import SHIPPED, TEST, KeptSetUps, file_of_shipped
from teeter.envs.tasks import TASKS, HandEnv
from teeter.hands.trials import SetUp
from teeter.physics.engine import WORLDS

FILES = {name: file_of_shipped(*task) for name, task in TASKS.items()}
THERE = [name for name, file in FILES.items() if file.exists()]
every_file = pytest.mark.parametrize("name", THERE)


def test_every_file_belongs_to_a_task() -> None:
    there = {path for path in SHIPPED.iterdir() if path.suffix == setups.PACKED}
    assert there == {FILES[name] for name in THERE}


@pytest.mark.parametrize("task", TASKS.values(), ids=" ".join)
def test_all_of_them_come_with_the_package(task: tuple[str, str]) -> None:
    assert [*KeptSetUps(*task).shipped] == [*TEST]


@every_file
def test_the_first_set_ups_of_these_worlds_that_begin_where_they_say(name: str) -> None:
    """Whoever changes the worlds makes them anew: python -m tools.ship_set_ups."""
    game, task = TASKS[name]
    assert setups.worlds_of(FILES[name]) == WORLDS
    found = KeptSetUps(game, task).shipped
    assert all(one.seed % setups.FURTHER == seed for seed, one in found.items())
    assert {one.task for one in found.values()} == {task}
    env = HandEnv(game, task)
    for one in (found[TEST[0]], found[TEST[-1]]):
        seen, info = env.reset(seed=1, options={"set_up": one})
        assert (info["piece"], info["seed"]) == (one.piece, one.seed)
        again, _ = env.reset(seed=2, options={"set_up": one})
        assert seen["environment_state"].tobytes() == again["environment_state"].tobytes()


def test_those_of_other_worlds_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "WORLDS", WORLDS + 1)
    assert KeptSetUps("gulo-gulo", "top").shipped == {}


def test_a_packed_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.xz"
    one, other = SetUp("top", 1, "red-1", "{}"), SetUp("half", 1, "red-2", "{}")
    setups.write(path, "gulo-gulo", [one, other])
    assert setups.load(path, "gulo-gulo", "top") == [one]
    assert setups.load(path, "gulo-gulo", "half") == [other]
    with pytest.raises(setups.BadSetUps, match="not teeter set-ups 1, gulo-gulo, buried"):
        setups.load(path, "gulo-gulo", "buried")
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(setups.BadSetUps, match="is no file of set-ups"):
        setups.load(path, "gulo-gulo", "top")
    with pytest.raises(setups.BadSetUps, match="is no file of set-ups"):
        setups.worlds_of(path)


def test_streams_that_follow_each_other_are_one_file_and_nothing_else_may_follow(
    tmp_path: Path,
) -> None:
    path = tmp_path / "some.jsonl.xz"
    one = SetUp("top", 1, "red-1", "{}")
    setups.write(path, "gulo-gulo", [one])
    told = lzma.decompress(path.read_bytes())
    path.write_bytes(lzma.compress(told[:9]) + lzma.compress(told[9:]))
    assert setups.load(path, "gulo-gulo", "top") == [one]
    path.write_bytes(path.read_bytes() + b"more")
    with pytest.raises(setups.BadSetUps, match="is no file of set-ups"):
        setups.load(path, "gulo-gulo", "top")


@pytest.mark.parametrize("name", ["endless.jsonl.xz", "endless.jsonl"])
def test_a_file_that_would_fill_the_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(setups, "MOST_BYTES", 2**24)
    path = tmp_path / name
    endless = b" " * (2**24 + 1)
    path.write_bytes(lzma.compress(endless, preset=0) if path.suffix == setups.PACKED else endless)
    for look in (setups.worlds_of, lambda path: setups.load(path, "gulo-gulo", "top")):
        with pytest.raises(setups.BadSetUps, match="has more than 16 MB, unpacked"):
            look(path)


@pytest.mark.parametrize("head", ["[" * 100_000, "[]", "{}", '{"form": 1, "game": [], "sha256": {}}'])
def test_what_does_not_begin_as_a_file_of_set_ups_is_none(tmp_path: Path, head: str) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(head + "\n")
    with pytest.raises(setups.BadSetUps, match="is no file of set-ups"):
        setups.load(path, "gulo-gulo", "top")


@pytest.mark.parametrize("rest", ['"seed": ' + "[" * 100_000, '"seed": "1"}', '"seed": 1}'])
def test_what_is_no_set_up_is_refused_although_its_hash_is_right(tmp_path: Path, rest: str) -> None:
    path = tmp_path / "some.jsonl"
    body = f'{{"task": "top", {rest}\n'
    found = sha256(body.encode()).hexdigest()
    head = {"form": setups.FORM, "game": "gulo-gulo", "tasks": ["top"], "sha256": found}
    path.write_text(json.dumps(head) + "\n" + body)
    with pytest.raises(setups.BadSetUps, match="is no file of set-ups"):
        setups.load(path, "gulo-gulo", "top")


def test_what_a_file_says_it_holds_is_told_without_what_a_terminal_obeys(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(json.dumps({"form": "\x1b[2J", "game": "x", "task": "top", "sha256": ""}) + "\n")
    with pytest.raises(setups.BadSetUps) as refused:
        setups.load(path, "gulo-gulo", "top")
    assert str(refused.value).isprintable()
