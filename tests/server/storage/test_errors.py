"""What goes wrong is said in a sentence, and a write that failed is never acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, event

from teeter.server.storage import Store, Stored, StoreError, Unreachable
from teeter.server.storage.database import SqliteFile, database_at
from teeter.server.storage.layout import LAYOUT
from tests.postgres import postgres

NOON = 1_700_000_000.0
FIRST = Stored(1, 0.5, "move", 0, "pass")


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(url, pauses=()))
    return caught.value


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("tables.db", "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("postgresql://teeter@here:port/x", "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("mysql://root@localhost/x", "kept in SQLite or PostgreSQL, not in 'mysql'"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
    ],
)
def test_a_bad_address_is_refused_with_a_hint(url: str, sentence: str) -> None:
    assert sentence in str(refusal(url))


def test_a_server_that_nobody_reaches_is_named_as_it_was_typed_less_its_password() -> None:
    told = str(refusal("postgresql://nobody@127.0.0.1:1/x"))
    assert told.startswith("The database postgresql://nobody@127.0.0.1:1/x cannot be reached: ")
    told = str(refusal("postgresql://nobody:secret@127.0.0.1:1/x"))
    assert told.startswith("The database postgresql://nobody:***@127.0.0.1:1/x cannot be reached: ")


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    file = tmp_path / "no such folder" / "tables.db"
    sentence = f"The database file {file} cannot be written: No such file or directory."
    assert str(refusal(f"sqlite:///{file}")) == sentence


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 500)
    assert "file is not a database" in str(refusal(f"sqlite:///{file}"))
    assert file.read_text() == "Dear Ada, " * 500


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    assert "readonly" in str(refusal(f"sqlite:///file:{file}?mode=ro&uri=true"))


def test_a_database_of_a_newer_teeter_is_refused_and_not_changed(url: str) -> None:
    async def make_newer() -> None:
        await (await Store.open(url)).close()
        database = database_at(url)
        await database.transact(write_newer, writes=True)
        await database.close()

    def write_newer(connection: Connection) -> None:
        connection.execute(LAYOUT.update().values(version=99))

    asyncio.run(make_newer())
    assert "has layout 99; this Teeter knows layouts up to 5" in str(refusal(url))


def run_sql(url: str, *statements: str) -> None:
    async def run() -> None:
        database = database_at(url)
        await database.transact(
            lambda connection: [connection.exec_driver_sql(each) for each in statements], writes=True
        )
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "tables",
    [
        ["CREATE TABLE photos (name text)"],
        [
            "CREATE TABLE layout (name text)",
            "CREATE TABLE tables (n int)",
            "CREATE TABLE events (n int)",
        ],
        ["CREATE TABLE layout (version text)", "INSERT INTO layout VALUES ('new')"],
    ],
)
def test_the_database_of_another_program_is_not_touched(url: str, tables: list[str]) -> None:
    run_sql(url, *tables)
    file = database_at(url).url.database or ""
    before = Path(file).read_bytes() if url.startswith("sqlite") else b""
    assert str(refusal(url)).endswith("is that of another program; it was not touched.")
    if before:
        assert Path(file).read_bytes() == before
        assert [path.name for path in Path(file).parent.iterdir()] == [Path(file).name]
    else:
        run_sql(url, "CREATE TABLE worlds (name text)")  # so it is not there yet


def test_our_own_database_may_hold_a_table_of_somebody_else_too(url: str) -> None:
    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())
    run_sql(url, "CREATE TABLE notes (name text)")
    asyncio.run(open_and_close())


def test_no_sentence_holds_the_password(tmp_path: Path) -> None:
    error = refusal(f"postgresql://ada:sesame@/x?host={tmp_path}")
    assert isinstance(error, Unreachable)
    assert "cannot be reached" in str(error)
    assert "sesame" not in str(error)


def test_a_database_that_does_not_exist_is_named() -> None:
    there, question, rest = postgres().new_database().partition("?")
    assert "does not exist" in str(refusal(f"{there}missing{question}{rest}"))


def test_a_word_in_the_address_that_nobody_knows_is_named() -> None:
    assert "'colour'" in str(refusal(f"{postgres().new_database()}&colour=blue"))


def test_a_full_disk_refuses_the_move_and_the_store_lives_on(tmp_path: Path) -> None:
    """SQLite is told to stop growing; that is how a full disk looks from inside."""
    file = tmp_path / "tables.db"

    async def run() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await store.add_table("t1", {}, NOON)
        await store.append("t1", [FIRST])
        assert isinstance(store._database, SqliteFile)
        stop_growing(store._database)
        with pytest.raises(StoreError, match="full"):
            await store.append("t1", [Stored(2, 1.0, "chat", 0, "x" * 1_000_000)])
        assert await store.events("t1") == [FIRST]
        await store.append("t1", [Stored(2, 1.0, "chat", 0, "short")])
        await store.close()

    def stop_growing(database: SqliteFile) -> None:
        pen = cast(sqlite3.Connection, database._pen and database._pen.driver_connection)
        (pages,) = pen.execute("PRAGMA page_count").fetchone()
        stop = f"PRAGMA max_page_count={pages}"
        pen.execute(stop).close()  # a disk is full for everybody
        event.listen(database._engine, "checkout", lambda other, *_: other.execute(stop).close())

    asyncio.run(run())


def test_while_the_server_is_gone_moves_are_refused() -> None:
    server = postgres()

    async def run() -> None:
        store = await Store.open(server.new_database(), pauses=())
        await store.add_table("t1", {}, NOON)
        await asyncio.to_thread(server.crash)
        try:
            with pytest.raises(Unreachable, match="cannot be reached"):
                await store.append("t1", [FIRST])
            with pytest.raises(Unreachable, match="cannot be reached"):
                await store.events("t1")
        finally:
            await asyncio.to_thread(server.start)
        await store.append("t1", [FIRST])
        assert await store.events("t1") == [FIRST]
        await store.close()

    asyncio.run(run())


def test_a_move_waits_for_a_server_that_comes_back() -> None:
    server = postgres()

    async def run() -> None:
        store = await Store.open(server.new_database(), pauses=(0.05,) * 400)
        await store.add_table("t1", {}, NOON)
        await asyncio.to_thread(server.crash)
        try:
            write = asyncio.create_task(store.append("t1", [FIRST]))
            read = asyncio.create_task(store.events("t1"))
            await asyncio.sleep(0)  # both have begun, and nobody is there
        finally:
            await asyncio.to_thread(server.start)
        await write
        assert await read in ([], [FIRST])
        assert await store.events("t1") == [FIRST]
        await store.close()

    asyncio.run(run())
