"""teeter mcp: an agent at a real table of a real server."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp.server.mcpserver.exceptions import ToolError

from teeter.commands.mcp import server_of, socket_of
from teeter.commands.mcp_tools import Tools
from teeter.commands.seat import Seat
from tests.commands.shell import Shell
from tests.server.client import Running, running

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as up:
        yield up


def an_agent(server: Running, wait: float = 60.0) -> Tools:
    return Tools(Seat(socket_of(f"http://{server.address}")), wait)


def test_the_example_plays_a_whole_game_at_a_real_table(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["play_by_mcp.py", f"http://{server.address}"])
    runpy.run_path(str(ROOT / "examples" / "play_by_mcp.py"), run_name="__main__")
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("At table ")
    assert told[1].startswith("Refused: There is no move 'turn 99'")
    assert told[-2] == "Moves that were not legal: 1"
    assert "win" in told[-1]


def test_a_refused_move_is_told_counted_and_changes_nothing(server: Running) -> None:
    async def story() -> None:
        agent = an_agent(server)
        seen = await agent.sit_down("eruk", bots="beginner")
        assert seen["legal_moves"]
        for number, move in enumerate(("stop", "dance"), 1):
            refused = await agent.play(move)
            assert refused["refused"].endswith((".", "?"))
            assert refused["illegal_moves_so_far"] == number
            assert refused["legal_moves"] == seen["legal_moves"]
        assert (await agent.play("turn 5"))["illegal_moves_so_far"] == 2
        await agent._seat.close()

    asyncio.run(story())


def test_two_agents_meet_at_one_table_talk_and_come_back_with_a_token(server: Running) -> None:
    async def story() -> None:
        ann, ben = an_agent(server, 0.0), an_agent(server, 0.0)
        hers = await ann.sit_down("gulp", people=1, name="Ann")
        his = await ben.sit_down(table=hers["table_id"], name="Ben")
        assert (hers["you"], his["you"]) == ("A", "B")
        assert await ben.chat("Good luck!") == "Said."
        await ben._seat.close()
        again = await ben.sit_down(table=hers["table_id"], token=his["token"])
        assert again["you"] == "B"
        seen = await ann.look()
        assert seen["said"] == [{"name": "Ben", "text": "Good luck!"}]
        assert "Ben" not in " ".join(seen["happened"][-1:]), "what somebody says is no news"
        again = await ann.look()
        assert (again["happened"], again["said"]) == ([], [])
        late = an_agent(server)
        with pytest.raises(ToolError, match="No seat is open"):
            await late.sit_down(table=hers["table_id"])
        for agent in (ann, ben, late):
            await agent._seat.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"game": "go-cuckoo"}, "Go Cuckoo! is played with a hand; in words there is eruk, gulp"),
        ({"game": "chess"}, "There is no game 'chess'; there is eruk, gulp"),
        ({"game": "eruk", "bots": "grandmaster"}, "grandmaster"),
        ({"game": "eruk", "players": 9}, "."),
        ({"table": "nowhere"}, "table"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    server: Running, asked: dict[str, Any], told: str
) -> None:
    async def story() -> None:
        agent = an_agent(server)
        try:
            with pytest.raises(ToolError) as error:
                await agent.sit_down(**asked)
            assert told in str(error.value)
        finally:
            await agent._seat.close()

    asyncio.run(story())


def test_who_sits_nowhere_is_told_to_sit_down() -> None:
    agent = Tools(Seat("ws://127.0.0.1:1/socket"), 0.0)
    for tool in (agent.look(), agent.play("stop"), agent.chat("Hello?")):
        with pytest.raises(ToolError, match="sit_down"):
            asyncio.run(tool)


def test_the_rules_are_told_and_an_unknown_game_is_not() -> None:
    agent = Tools(Seat("ws://127.0.0.1:1/socket"), 0.0)
    assert "igloo" in agent.rules("eruk")
    with pytest.raises(ToolError, match="chess"):
        agent.rules("chess")


def test_the_tools_are_these() -> None:
    server = server_of(Seat("ws://127.0.0.1:1/socket"), 0.0)
    names = {tool.name for tool in asyncio.run(server.list_tools())}
    assert names == {"sit_down", "look", "play", "chat", "rules"}


@pytest.mark.parametrize(
    ("url", "told"),
    [("table", "a server is named like"), ("http://127.0.0.1:1", "cannot be reached")],
)
def test_a_server_that_is_not_there_is_refused_at_once(teeter: Shell, url: str, told: str) -> None:
    code, out, err = teeter("mcp", "--server", url)
    assert (code, out) == (2, "")
    assert told in err


@pytest.mark.parametrize(
    ("url", "socket"),
    [
        ("http://127.0.0.1:8000", "ws://127.0.0.1:8000/socket"),
        ("https://games.example/", "wss://games.example/socket"),
    ],
)
def test_the_socket_is_beside_the_page(url: str, socket: str) -> None:
    assert socket_of(url) == socket
