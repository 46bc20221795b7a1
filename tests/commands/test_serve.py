"""teeter serve and teeter play, as processes."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from teeter.cli import main


def started(*words: str, code: str = "", **environment: str) -> tuple[subprocess.Popen[str], str]:
    """A command that serves, and the first address that it tells."""
    program = f"{code}; import sys; from teeter.cli import main; sys.exit(main(sys.argv[1:]))"
    process = subprocess.Popen(
        [sys.executable, "-c", program.removeprefix("; "), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    return process, address_of(process)


def address_of(process: subprocess.Popen[str]) -> str:
    """The first that it tells."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://\S+:\d+\S*", line):
            return found[0].rstrip("/")
    pytest.fail(str(process.communicate()))


def stopped(process: subprocess.Popen[str]) -> str:
    """What else it told."""
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 0
    assert process.stdout
    assert process.stderr
    with process.stdout, process.stderr:  # not communicate: it forgets what was read ahead
        return process.stdout.read()


def test_a_file_has_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", f"sqlite:///{tmp_path / 'a.db'}", "--workers", "2"]) == 2
    assert "a file has one process; --workers needs PostgreSQL" in capsys.readouterr().err


def test_serve_tells_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    process, address = started("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}")
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    process.send_signal(signal.SIGTERM)
    _, logs = process.communicate(timeout=60)
    assert process.returncode == 0
    assert all(json.loads(line)["level"] == "info" for line in logs.splitlines())


def test_play_serves_this_machine(tmp_path: Path) -> None:
    process, address = started("play", "--no-browser", XDG_DATA_HOME=str(tmp_path))
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    assert httpx.get(f"{address}/healthz", headers={"host": "elsewhere.example"}).status_code == 421
    told = stopped(process)
    assert "Only this computer can open it; for your home network: teeter serve --host 0.0.0.0" in told


def test_who_plays_at_home_sees_no_log_of_ordinary_things(tmp_path: Path) -> None:
    process, address = started("play", "--no-browser", XDG_DATA_HOME=str(tmp_path))
    with connect(f"{address.replace('http', 'ws')}/socket", compression=None) as page:
        page.send(json.dumps({"type": "hello", "protocol": 3}))
        seats = [{"kind": "me"}, {"kind": "bot"}]
        page.send(json.dumps({"type": "create", "id": 1, "game": "eruk", "seats": seats}))
        while json.loads(page.recv(timeout=60))["type"] != "done":
            pass
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[1] == ""


def test_play_comes_back_at_the_same_port_and_says_so_when_it_cannot(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    code = f"from teeter.commands import play; play.PORT = {port}"
    words = ("play", "eruk", "--no-browser")
    first, here = started(*words, code=code, XDG_DATA_HOME=str(tmp_path / "a"))
    second, elsewhere = started(*words, code=code, XDG_DATA_HOME=str(tmp_path / "b"))
    assert here == f"http://127.0.0.1:{port}/play/eruk"
    assert httpx.get(elsewhere.replace("/play/eruk", "/healthz")).text == "ok\n"
    assert f"Port {port} is taken" in stopped(second)
    assert "is taken" not in stopped(first)


def test_serve_tells_addresses_that_this_computer_and_others_can_open(tmp_path: Path) -> None:
    words = ("serve", "--host", "0.0.0.0", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}")
    process, address = started(*words)
    assert address.startswith("http://127.0.0.1:")
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    *others, kept = stopped(process).splitlines()
    assert kept == f"Tables are kept in {tmp_path / 'a.db'}."
    for other in others:
        assert re.fullmatch(r"http://[\d.]+:\d+|Only this computer .+|Others in your network .+", other)


def test_replay_serves_the_file_to_this_machine(tmp_path: Path) -> None:
    words = ["simulate", "eruk", "--games", "1", "--seed", "1", "--record", str(tmp_path)]
    assert main(words) == 0
    (record,) = tmp_path.iterdir()
    process, address = started("replay", str(record), "--no-browser")
    assert address.endswith("/replay")
    assert httpx.get(address.replace("/replay", "/api/film")).content == record.read_bytes()
    stopped(process)


def test_a_taken_port_or_a_bad_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = refused("serve", "--port", port, "--db", f"sqlite:///{tmp_path / 'a.db'}")
        sentence = f"port {port} is taken by another program; choose another one with --port"
        assert done == f"teeter: {sentence}\n"
    done = refused("serve", "--host", "203.0.113.7", "--db", f"sqlite:///{tmp_path / 'a.db'}")
    assert done == "teeter: this computer has no address '203.0.113.7'\n"
    assert "teeter:" in refused("serve", "--port", "0", "--db", "sqlite:////no/such/folder/a.db")


def refused(*words: str, **environment: str) -> str:
    done = ended(*words, **environment)
    assert done.returncode == 2
    return done.stderr


def ended(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command that does not go on serving."""
    return subprocess.run(
        [sys.executable, "-m", "teeter.cli", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize(
    "address", ["nowhere", "ftp://a.example", "http://", "http://a.example/tables"]
)
def test_an_address_that_is_none_of_a_socket_is_refused(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--address", address]) == 2
    assert "an address is like https://a.example.org" in capsys.readouterr().err


def test_one_of_several_needs_a_database_that_several_can_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}"]
    assert main([*words, "--address", "http://127.0.0.1:1"]) == 2
    assert "several of them need PostgreSQL" in capsys.readouterr().err
