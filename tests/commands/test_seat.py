"""An agent's seat at a server that is broken, or is not ours: always a sentence, and never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import pytest
from mcp.server.mcpserver.exceptions import ToolError
from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from teeter.commands.calling import MOST_BYTES, NoSeat, beside
from teeter.commands.mcp_tools import Tools
from teeter.commands.seat import HUNG_UP, LOST, MOST_LETTERS, NOT_UNDERSTOOD, Seat
from teeter.commands.unread import MOST, Unread
from tests.commands.shell import Shell
from tests.commands.strange_server import (
    Answer,
    Message,
    as_usual,
    chatted,
    event,
    joined,
    strange_server,
    tell,
    update,
    when,
)

DEEP = '{"key":"lines","args":{"first":"a","rest":' * 400 + '"x"' + "}}" * 400
ASKED = 30.0  # seconds that a test waits in vain


def story(answer: Answer, tells: Callable[[Tools], Awaitable[None]], wait: float = ASKED) -> None:
    """What an agent lives through at a server that answers like this."""

    async def told() -> None:
        async with strange_server(answer) as (_, address):
            tools = Tools(Seat(address), wait)
            try:
                await tells(tools)
            finally:
                await tools._seat.close()

    asyncio.run(told())


@pytest.mark.parametrize(
    "nonsense",
    [
        "garbage",
        "[]",
        '{"type":"nonsense"}',
        '{"type":"done"}',
        '{"type":"update"}',
        "[" * 100_000,
        f'{{"type":"chatted","number":1,"seconds":0,"seat":1,"name":{DEEP},"text":""}}',
    ],
)
def test_what_cannot_be_understood_is_told_at_once_and_one_can_sit_down_again(nonsense: str) -> None:
    async def tells(agent: Tools) -> None:
        for _ in range(2):
            assert (await agent.sit_down("eruk"))["legal_moves"] == ["stop"]
            with pytest.raises(ToolError, match=NOT_UNDERSTOOD):
                await agent.play("stop")
            with pytest.raises(ToolError, match="sit_down again, with table and token"):
                await agent.look()

    story(when("move", nonsense), tells)


@pytest.mark.parametrize("odd", [joined(seats=[99]), update(turn=77), update(words=[{"key": ""}])])
def test_a_table_that_makes_no_sense_is_told_in_a_sentence(odd: Message) -> None:
    async def tells(agent: Tools) -> None:
        with pytest.raises(ToolError, match=NOT_UNDERSTOOD):
            await agent.sit_down("eruk")

    story(when("create", joined(), update(), odd, done=True), tells)


def test_a_lost_connection_is_told_after_the_news_and_no_old_table() -> None:
    news = update(events=[event("Ann stops.")])

    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        with pytest.raises(ToolError, match=HUNG_UP):
            await agent.play("stop")
        seen = await agent.look()
        assert seen["happened"] == ["Ann stops.", LOST]
        assert seen["said"] == [{"name": "Ann", "text": "Bye!"}]
        assert seen["legal_moves"] == []
        for _ in range(2):
            with pytest.raises(ToolError, match=LOST):
                await agent.look()

    story(when("move", news, chatted("Ann", "Bye!"), closes=True), tells)


def test_the_end_of_a_game_stays_when_the_server_has_gone() -> None:
    outcome = {"winners": [0], "decisive": 1, "scores": [1], "reason": "r", "sentence": "A wins."}
    outcome |= {"counted": [], "remark": "", "fewer_is_better": False, "feats": []}

    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        await agent.play("stop")
        for _ in range(2):
            assert (await agent.look())["result"] == "A wins."

    story(when("move", update(outcome=outcome, moves=[]), done=True, closes=True), tells)


def test_who_sits_down_twice_at_once_hears_of_both_tables_and_leaves_the_first() -> None:
    async def told() -> None:
        async def answer(socket: ServerConnection, said: Message) -> Any:
            if said["type"] == "create":
                name = said["seats"][0]["name"]
                done = {"type": "done", "id": said["id"]}
                await tell(socket, joined(token=f"of {name}"), update(table=name), done)
            return said["type"] == "create"

        async with strange_server(answer) as (strange, address):
            agent = Tools(Seat(address), ASKED)
            both = await asyncio.gather(*(agent.sit_down("eruk", name=name) for name in "ab"))
            assert [(one["table_id"], one["token"]) for one in both] == [("a", "of a"), ("b", "of b")]
            assert len(strange.open) == 1
            assert (await agent.look())["table_id"] == "b"
            await agent._seat.close()

    asyncio.run(told())


def test_who_plays_while_sitting_down_plays_at_the_new_table() -> None:
    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        sat, played = await asyncio.gather(agent.sit_down("eruk"), agent.play("stop"))
        assert sat["table_id"] == played["table_id"] == "T"

    story(as_usual, tells)


def test_who_waits_hears_that_one_has_sat_down_elsewhere() -> None:
    async def answer(socket: ServerConnection, said: Message) -> Any:
        if said["type"] == "create" and said["seats"][0]["name"] == "slow":
            await tell(socket, joined(), update(moves=[]), {"type": "done", "id": said["id"]})
            return True
        return False

    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk", people=1, name="slow")
        waits = asyncio.create_task(agent.look())
        await asyncio.sleep(0)  # it looks
        await agent.sit_down("eruk")
        with pytest.raises(ToolError, match="You have sat down anew meanwhile: look"):
            await waits

    story(answer, tells)


def test_a_message_without_end_is_not_taken_in() -> None:
    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        with pytest.raises(ToolError, match=HUNG_UP):
            await agent.play("stop")

    story(when("move", chatted("Ann", "x" * MOST_BYTES)), tells)


def test_of_news_without_end_the_newest_are_told() -> None:
    async def answer(socket: ServerConnection, said: Message) -> Any:
        if said["type"] == "move":
            news = [event(str(number)) for number in range(MOST + 7)]
            await tell(socket, update(events=news), chatted("Ann", "x" * 2 * MOST_LETTERS))
        return False

    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        seen = await agent.play("stop")
        assert seen["happened"][:2] == ["7 older ones are left out.", "7"]
        assert len(seen["happened"]) == 1 + MOST
        assert len(seen["said"][0]["text"]) == MOST_LETTERS

    story(answer, tells)


def test_what_is_unread_is_taken_once() -> None:
    unread = Unread[int]()
    assert not unread
    for number in range(MOST + 1):
        unread.add(number)
    assert unread
    assert unread.take() == (1, list(range(1, MOST + 1)))
    assert unread.take() == (0, [])


def test_nothing_that_a_terminal_would_obey_reaches_the_agent() -> None:
    odd = "\x1b[31m\x9bred\u202e"

    async def answer(socket: ServerConnection, said: Message) -> Any:
        if said["type"] == "create":
            there = update(events=[event(odd)], words=[odd], table=odd, game=odd)
            await tell(socket, joined(token=odd), there, chatted(f"The\n{odd}", f"Go.\n{odd}"))
            await tell(socket, {"type": "done", "id": said["id"]})
        if said["type"] == "move":
            no = {"type": "refused", "id": said["id"], "to": "move", "reason": "x", "rule": ""}
            await tell(socket, no | {"sentence": odd})
        return said["type"] in ("create", "move")

    async def tells(agent: Tools) -> None:
        for seen in (await agent.sit_down("eruk"), await agent.play("stop")):
            assert all(text.isprintable() for text in texts(seen)), seen

    story(answer, tells)


def texts(told: Any) -> list[str]:
    """Everything that is said anywhere in an answer."""
    if isinstance(told, dict | list):
        inside = told.values() if isinstance(told, dict) else told
        return [text for one in inside for text in texts(one)]
    return [told] if isinstance(told, str) else []


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": -1}, "A table has 2 to 6 players"),
        ({"players": 10**18}, "A table has 2 to 6 players"),
        ({"people": -3}, "fewer than players"),
        ({"players": 2, "people": 2}, "fewer than players"),
        ({"players": 3}, "Odd is played by 2 to 2, not by 3"),
        ({"name": "\ud800"}, "letters that cannot be sent"),
        ({"table": "T", "token": "\ud800"}, "letters that cannot be sent"),
    ],
)
def test_what_cannot_be_leaves_the_seat_that_one_has(asked: dict[str, Any], told: str) -> None:
    async def tells(agent: Tools) -> None:
        await agent.sit_down("eruk")
        agent._seat._shelf["eruk"].most = 2
        agent._seat._shelf["eruk"].title = "Odd"
        with pytest.raises(ToolError, match=told):
            await agent.sit_down(**{"game": "eruk", **asked})
        for cannot in (agent.play("\ud800"), agent.chat("\ud800")):
            with pytest.raises(ToolError, match="letters that cannot be sent"):
                await cannot
        assert (await agent.look())["legal_moves"] == ["stop"]

    story(as_usual, tells)


@pytest.mark.parametrize(
    "url",
    [
        "http://[::1",
        "http://127.0.0.1:99999",
        "http://127.0.0.1:abc",
        "http://[]:1",
        "http://..",
        "http://zoe:secret@127.0.0.1:abc",
        "http://zoe:secret@127.0.0.1:1",
        "http://zoe:sec/secret@127.0.0.1:1",
    ],
)
def test_an_address_that_cannot_be_is_refused_and_no_password_is_told(teeter: Shell, url: str) -> None:
    code, out, err = teeter("mcp", "--server", url)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "secret" not in err
    assert "zoe" not in err


def test_a_proxy_that_needs_another_package_is_told(
    teeter: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("socks_proxy", "socks5://127.0.0.1:1")
    monkeypatch.setenv("no_proxy", "")
    code, _, err = teeter("mcp", "--server", "http://games.example")
    assert code == 2
    assert "cannot be reached: " in err


@pytest.mark.parametrize("to", ["ws://localhost:{port}/socket", "ws://[", "http://x/"])
def test_nobody_is_led_to_another_server(to: str) -> None:
    def leads(socket: ServerConnection, request: Request) -> Response:
        answer = socket.respond(HTTPStatus.FOUND, "")
        answer.headers["Location"] = to.format(port=request.headers["Host"].rpartition(":")[2])
        return answer

    async def told() -> None:
        async with strange_server(process_request=leads) as (strange, address):
            with pytest.raises(NoSeat, match="it sends everybody on to another server"):
                await Seat(address).open()
            assert strange.heard == []

    asyncio.run(told())


@pytest.mark.parametrize("address", ["/socket?server=b", "ws://{host}/socket?server=b", ""])
def test_a_table_with_another_server_of_the_house_is_found_there(address: str) -> None:
    async def answer(socket: ServerConnection, said: Message) -> Any:
        assert socket.request
        asks_at_home = socket.request.path == "/socket"
        if asks_at_home and said["type"] == "join":
            at = address.format(host=socket.request.headers["Host"])
            told = {"type": "elsewhere", "id": said["id"], "table": "T", "address": at}
            await tell(socket, told)
        return asks_at_home and said["type"] == "join"

    async def tells(agent: Tools) -> None:
        assert (await agent.sit_down(table="T", token="KEY"))["table_id"] == "T"

    story(answer, tells)


def test_a_table_that_is_always_elsewhere_or_moves_is_told() -> None:
    async def answer(socket: ServerConnection, said: Message) -> Any:
        moved = {"type": "elsewhere", "id": said["id"], "table": "T", "address": ""}
        if said["type"] in ("join", "move"):
            await tell(socket, moved)
        elif said["type"] == "chat":
            await tell(socket, moved | {"id": 0})
        return said["type"] in ("join", "move", "chat")

    async def tells(agent: Tools) -> None:
        with pytest.raises(ToolError, match="moved to another server: sit_down again"):
            await agent.sit_down(table="T", token="KEY")
        await agent.sit_down("eruk")
        with pytest.raises(ToolError, match="moved to another server: sit_down again"):
            await agent.play("stop")
        with pytest.raises(ToolError, match=HUNG_UP):
            await agent.chat("Hello?")
        with pytest.raises(ToolError, match=LOST):
            await agent.look()

    story(answer, tells)


@pytest.mark.parametrize("other", ["wss://bad.example/socket", "http://h:2/socket", "//x", "ws://["])
def test_the_token_goes_to_no_other_house(other: str) -> None:
    with pytest.raises(NoSeat, match="The table is with another server"):
        beside("ws://h:1/socket", other, "T")


def test_the_password_of_a_house_is_for_all_its_servers() -> None:
    home = "wss://zoe:secret@h/socket"
    assert beside(home, "https://h/socket?server=b", "T") == f"{home}?server=b"
