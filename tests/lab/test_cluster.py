"""Work on a real cluster of Ray, which asks for a token, loses a node and has one that differs."""

from __future__ import annotations

import os
import runpy
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import nan
from pathlib import Path

import pytest

from teeter.cli import main
from teeter.lab import cluster as lab_cluster
from teeter.lab.cluster import Cluster, NoCluster, Node, NodesLost, knock, results_in
from teeter.lab.control_trial import control_trial, difference
from teeter.lab.parallel import ALONE, WorkersLost
from teeter.lab.tournament import Result, TournamentPlan, run
from teeter.rules.games import GAMES
from tests.lab.work import fails_at_five, kills_its_worker_at_five, square

ROOT = Path(__file__).parents[2]
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "a-token-of-the-tests-alone-0123456789"}
# Ray gives up on whatever takes it half a minute, as all does on a busy machine. It reads these
# when it is imported.
PATIENCE = {
    "RAY_raylet_start_wait_time_s": "600",  # that a node is known; `Node` has 30 s besides, after this
    "RAY_agent_register_timeout_ms": "600000",
    "RAY_gcs_server_port_wait_time_s": "600",
    "RAY_gcs_server_request_timeout_seconds": "600",
    "RAY_gcs_rpc_server_connect_timeout_s": "600",
    "RAY_py_gcs_connect_timeout_s": "600",
    "RAY_worker_register_timeout_seconds": "600",
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "600",
    "TIMEOUT_FOR_SPECIFIC_SERVER_S": "600",
}
pytestmark = pytest.mark.timeout(900)  # three nodes start, which may take minutes on a busy machine
PLAN = TournamentPlan("eruk", GAMES["eruk"].options(2), ("random", "beginner"), 300, 3, "model")


@dataclass
class Nodes:
    """The cluster of `tests.lab.nodes`, in a process of its own."""

    address: str
    process: subprocess.Popen[str]

    def kill_the_second(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "killed\n"


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Ray gives a node half a minute to start, which is not always enough on a busy machine."""
    log = tmp_path / "log.txt"
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**TOKEN, **PATIENCE}.items():
            patch.setenv(name, value)
        found = next((started for _ in range(3) if (started := start(log))), None)
        assert found, log.read_text()
        yield found
        found.process.communicate()


def start(log: Path) -> Nodes | None:
    """The cluster, when it is up; None if it did not start."""
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.lab.nodes"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdout
    address = process.stdout.readline().strip()
    if address:
        return Nodes(address, process)
    process.communicate()
    return None


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def cluster(nodes: Nodes, said: list[str]) -> Iterator[Cluster]:
    """The cluster, joined, when all its nodes have been tried."""
    with Cluster(nodes.address, physical=False, say=said.append) as cluster:
        while len(cluster.nodes.good) + len(cluster.nodes.others) < 3:
            assert sorted(cluster.work(square, range(4))) == [0, 1, 4, 9]
        yield cluster


@pytest.mark.slow  # Ray gives up on whatever takes it half a minute, as all does on a busy machine
def test_a_cluster_does_what_processes_do(
    cluster: Cluster,
    nodes: Nodes,
    said: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One test, because a cluster takes its time to start; each step is a sentence below."""
    a_node_that_differs_is_refused(cluster, said)
    every_piece_of_work_is_done_once(cluster)
    what_the_work_raises_is_raised_here(cluster)
    work_that_always_kills_its_worker_is_given_up_with_a_sentence(cluster)
    a_command_on_a_cluster_tells_the_same_as_here(nodes, tmp_path, capsys)
    who_has_another_token_is_refused_in_a_sentence(nodes)
    the_example_runs(nodes)
    a_node_killed_in_mid_run_changes_nothing(cluster, nodes, said)


def a_node_that_differs_is_refused(cluster: Cluster, said: list[str]) -> None:
    assert len(cluster.nodes.good) == 2
    assert "is refused, its control trial differs: teeter of yesterday, here " in said[0]


def every_piece_of_work_is_done_once(cluster: Cluster) -> None:
    assert sorted(cluster.work(square, range(500))) == [number**2 for number in range(500)]


def what_the_work_raises_is_raised_here(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match="five"):
        list(cluster.work(fails_at_five, range(12)))


def work_that_always_kills_its_worker_is_given_up_with_a_sentence(cluster: Cluster) -> None:
    with pytest.raises(WorkersLost, match="killed 3 times"):
        list(cluster.work(kills_its_worker_at_five, range(12)))


def a_command_on_a_cluster_tells_the_same_as_here(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "tournament",
        "eruk",
        "--bots",
        "random,beginner",
        "--games",
        "30",
        "--seed",
        "3",
        "--json",
    ]
    assert main([*words, "--jobs", "1"]) == 0
    there = ["--cluster", nodes.address, "--out", str(tmp_path / "arena")]
    done = teeter(*words, *there)
    assert done.returncode == 0, done.stderr
    assert done.stdout == capsys.readouterr().out
    assert (
        len((tmp_path / "arena" / "games.jsonl").read_text().splitlines()) == 1 + 30
    )  # what was asked, and the games


def teeter(*words: str, **others: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: this one is at the cluster already."""
    command = [sys.executable, "-m", "teeter.cli", *words]
    env = {**os.environ, **others}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def who_has_another_token_is_refused_in_a_sentence(nodes: Nodes) -> None:
    other = "another-token-0123456789-0123456789"
    done = teeter("simulate", "eruk", "--cluster", nodes.address, RAY_AUTH_TOKEN=other)
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be joined" in done.stderr.splitlines()[-1]


def the_example_runs(nodes: Nodes) -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_on_a_cluster.py"), nodes.address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "of 40 games, on " in done.stdout


def a_node_killed_in_mid_run_changes_nothing(cluster: Cluster, nodes: Nodes, said: list[str]) -> None:
    ended: list[int] = []

    def kill_once(number: int, result: Result) -> None:
        ended.append(number)
        if len(ended) == 20:
            nodes.kill_the_second()

    there = run(PLAN, cluster, {}, kill_once)
    assert there == run(PLAN, ALONE, {}, lambda number, result: None)
    assert sorted(ended) == list(range(PLAN.games)), "each game once"
    assert "is lost; others do its work again" in said[-1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--cluster", "nonsense"], "a cluster is auto, or ray://HOST:PORT, not 'nonsense'"),
        (["--cluster", "ray://here:99999"], "not 'ray://here:99999'"),
        (["--cluster", "here:0"], "not 'here:0'"),
        (["--cluster", "here:٣"], "a cluster is auto"),
        (["--cluster", "auto", "--jobs", "2"], "--jobs is for this machine"),
        (["--cluster", "no\x1bhost..:1"], "the cluster 'no\\x1bhost..:1' cannot be reached: "),
    ],
)
def test_what_is_no_cluster_is_refused_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "eruk", *words]) == 2
    assert told in capsys.readouterr().err


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teeter.lab.cluster.find_spec", lambda name: None)
    with pytest.raises(NoCluster, match=r"pip install 'dist/teeter-\.\.\.whl\[cluster\]'"):
        Cluster("auto", physical=False, say=lambda sentence: None)


def test_the_example_ends_with_a_sentence_where_there_is_no_cluster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("teeter.lab.cluster.find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["play_on_a_cluster.py"])
    with pytest.raises(SystemExit, match="--cluster needs the package ray: "):
        runpy.run_path(str(ROOT / "examples" / "play_on_a_cluster.py"), run_name="__main__")


def test_the_control_trial_comes_out_the_same_and_tells_what_differs() -> None:
    first = control_trial(physical=True)
    assert control_trial(physical=True) == first
    assert difference(first, first) == ""
    other = {**first, "a world": "another"}
    assert difference(first, other) == f"a world another, here {first['a world']}"


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_where_nobody_listens_ray_is_not_asked(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cluster, "_join", lambda *_: pytest.fail("Ray tries for minutes"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = form.format(f"127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(NoCluster, match=f"the cluster '{address}' cannot be reached: "):
            Cluster(address, physical=False, say=lambda sentence: None)


def test_where_somebody_listens_or_ray_knows_the_way_it_is_asked() -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        for address in (f"ray://127.0.0.1:{there.getsockname()[1]}", "auto"):
            knock(address)


def test_who_is_not_let_in_hears_of_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")

    def refuses(**_: object) -> None:
        raise ConnectionError("no\x1b[31m\nentry")

    monkeypatch.setattr(ray, "init", refuses)
    with pytest.raises(NoCluster) as refused:
        Cluster("auto", physical=False, say=lambda sentence: None)
    assert "has this machine its token" in str(refused.value)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("told", [None, [1, 2], {"teeter": 1}, {1: "a"}, "\x1b[31mred", {}])
def test_what_is_no_control_trial_is_told_and_obeyed_by_no_terminal(told: object) -> None:
    for found in (told, {"teeter\x1b[31m": "\x1b]0;t\x07"}):
        differs = difference({"teeter": "1"}, found)
        assert differs
        assert differs.isprintable()


def test_of_differences_without_end_a_few_are_told() -> None:
    endless = {str(number): "x" * 1000 for number in range(1000)}
    assert len(difference({"teeter": "1"}, endless)) < 2000


@pytest.mark.parametrize(
    "told", [None, [], ([1], 0.1), ([1, 2, 3], 0.1), ("ab", 0.1), ([1, 2], None), ([1, 2], nan)]
)
def test_what_is_no_result_ends_the_work_in_a_sentence(told: object) -> None:
    assert results_in(([1, 2], 0.1), 2) == ([1, 2], 0.1)
    with pytest.raises(NodesLost, match="what is no result of the work"):
        results_in(told, 2)


def test_a_node_whose_trial_fails_or_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    ray = pytest.importorskip("ray")
    lab = Cluster.__new__(Cluster)  # at no cluster
    lab.nodes, lab.say, lab._ours = lab_cluster.Nodes(), said.append, {"teeter": "1"}
    cause = ValueError("a\x1b[31m\nfault")

    def get(answer: object) -> object:
        if answer == "fails":
            raise ray.exceptions.RayTaskError("trial", "a long\ntraceback", cause)
        return None if answer == "none" else {"teeter": "1"}

    monkeypatch.setattr(ray, "get", get)
    for number, trial in enumerate(("fails", "none", "well")):
        lab.nodes.tried[trial] = str(number), Node(f"node {number}", 1)  # type: ignore[index]
        lab.judge(trial)  # type: ignore[arg-type]
    assert said == [
        "the node node 0 is refused, its control trial fails: ValueError: a\\x1b[31m fault",
        "the node node 1 is refused, its control trial differs: 'None' is none",
    ]
    assert [*lab.nodes.good] == ["2"]
    assert lab.nodes.others == {"0", "1"}
