"""Where tables are kept, and what a person is told who starts a second server for them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from teeter.server.storage import Store
from tests.commands.test_serve import ended, refused, started, stopped

ROOT = Path(__file__).parents[2]
NOBODY = "http://127.0.0.1:9"  # where nobody answers


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A person's own folder for data."""
    return str(tmp_path / "data")


def tables(mine: str) -> Path:
    return Path(mine) / "teeter" / "tables.db"


def held_by(mine: str, holder: str) -> Store:
    tables(mine).parent.mkdir(parents=True)
    return asyncio.run(Store.open(f"sqlite:///{tables(mine)}", holder=holder))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
def test_both_commands_keep_tables_in_the_same_place_and_say_where(
    command: tuple[str, ...], mine: str
) -> None:
    process, _ = started(*command, "--port", "0", XDG_DATA_HOME=mine)
    assert f"Tables are kept in {tables(mine)}." in stopped(process)
    assert tables(mine).is_file()


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
def test_another_place_can_be_named(command: tuple[str, ...], mine: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    words = (*command, "--port", "0", "--db", f"sqlite:///{other}")
    process, _ = started(*words, XDG_DATA_HOME=mine)
    assert f"Tables are kept in {other}." in stopped(process)
    assert other.is_file()
    assert not tables(mine).exists()


def test_tables_that_an_earlier_version_left_in_the_folder_are_pointed_at(
    mine: str, tmp_path: Path
) -> None:
    (tmp_path / "teeter.db").touch()
    here = f"import os; os.chdir({str(tmp_path)!r})"
    process, _ = started("serve", "--port", "0", code=here, XDG_DATA_HOME=mine)
    old = tmp_path / "teeter.db"
    hint = (
        f"An earlier version kept tables in {old}; to open them:\nteeter serve --db sqlite:///{old}\n"
    )
    assert hint in stopped(process)
    words = ("serve", "--port", "0", "--db", "sqlite:///teeter.db")
    process, _ = started(*words, code=here, XDG_DATA_HOME=mine)
    told = stopped(process)
    assert f"Tables are kept in {old}." in told
    assert "An earlier version" not in told


@pytest.mark.parametrize("first", [("play", "--no-browser"), ("serve", "--host", "0.0.0.0")])
def test_a_second_play_opens_the_table_that_runs_already(
    first: tuple[str, ...], mine: str, tmp_path: Path
) -> None:
    process, address = started(*first, "--port", "0", XDG_DATA_HOME=mine)
    here = f"http://127.0.0.1:{address.rpartition(':')[2]}/play/eruk"
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" >"$0.opened"\n')
    browser.chmod(0o755)
    done = ended("play", "eruk", XDG_DATA_HOME=mine, BROWSER=str(browser))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Teeter runs already, with these tables, at {here}.\n"
    assert (tmp_path / "browser.opened").read_text() == f"{here}\n"
    late = refused("play", "--bot", "mine=tests.server.own_bots:parrot", XDG_DATA_HOME=mine)
    assert "--bot comes too late: Teeter runs already at http://127.0.0.1:" in late
    stopped(process)


def test_a_second_serve_says_who_has_the_tables_and_what_can_be_done(mine: str) -> None:
    store = held_by(mine, NOBODY)
    told = refused("serve", "--port", "0", XDG_DATA_HOME=mine)
    assert f"is served already, by {NOBODY}" in told
    assert told.endswith("Stop that one, or name another database with --db.\n")
    asyncio.run(store.close())


def test_a_server_that_does_not_answer_is_not_opened(mine: str) -> None:
    store = held_by(mine, NOBODY)
    assert f"is served already, by {NOBODY}" in refused("play", XDG_DATA_HOME=mine)
    asyncio.run(store.close())


def test_the_name_of_a_server_that_is_gone_hinders_nobody(mine: str) -> None:
    tables(mine).parent.mkdir(parents=True)
    tables(mine).with_name("tables.db-server").write_text(f"{NOBODY} (process 1)\n")
    process, address = started("play", "--no-browser", "--port", "0", XDG_DATA_HOME=mine)
    assert address != NOBODY
    stopped(process)


def test_git_does_not_see_a_database_in_the_folder() -> None:
    assert "teeter.db*" in (ROOT / ".gitignore").read_text().splitlines()
