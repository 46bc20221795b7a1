"""Somebody's own bots at the table: chosen by name, and never a reason to stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import convert

from teeter.bots.reasons import LATER
from teeter.cli import main
from teeter.commands.serve import bots_of
from teeter.rules.text import Words
from tests.server.client import QUICK, Client, Running, running
from tests.server.own_bots import wakes

NAMES = ("parrot", "gossip", "clumsy", "cheat", "silent", "sleeper")
BROUGHT = bots_of([f"my-{name}=tests.server.own_bots:{name}" for name in NAMES])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("own"), replace(QUICK, bots=BROUGHT)) as up:
        yield up


def test_a_bot_of_ones_own_is_on_the_list_and_plays_and_says_why(server: Running) -> None:
    with Client(server) as ann:
        bots = next(box["bots"] for box in ann.welcome["shelf"] if box["name"] == "eruk")
        listed = {bot["name"]: bot for bot in bots}
        assert listed["my-parrot"]["about"] == "Always says the last thing that may be said."
        assert [bot["name"] for bot in bots] == [
            *("random", "beginner", "casual", "keen", "master"),
            *(f"my-{name}" for name in NAMES),
        ], "the weakest first, and at the end those we know nothing of"
        assert ann.welcome["default_bot"] == "casual"
        ann.create("eruk", "me Ann", "bot my-parrot")
        assert ann.table["seats"][1]["level"] == "my-parrot"
        if ann.table["turn"] == 0:
            ann.do("let_bot", seat=0, level="my-parrot")
        told = ann.until(lambda m: any(event["kind"] == "move" for event in m.get("events", [])))
        made = next(event for event in told["events"] if event["kind"] == "move")
        ann.do("why", number=made["number"])
        assert ann.wait("because")["sentence"] == f"I say {made['text']}."


def test_a_bot_that_would_tell_its_cards_is_heard_when_the_game_is_over(server: Running) -> None:
    with Client(server) as ann:
        ann.create("gulp", "me Ann", "bot my-gossip", options={"deck": "52"})
        while not moves_of(ann, 1):
            ann.table_when(lambda t: t["turn"] == 0 or bool(moves_of(ann, 1)))
            if ann.table["turn"] == 0:
                ann.move(0, ann.table["moves"][0]["text"])
        ann.do("why", number=moves_of(ann, 1)[-1])
        assert convert(ann.wait("because")["sentence"], Words) == LATER
        ann.do("let_bot", seat=0, level="random")
        ann.table_when(lambda t: t["outcome"] is not None)
        assert b"I hold" not in ann.bytes, "not in an update either"
        ann.do("why", number=moves_of(ann, 1)[-1])
        assert ann.wait("because")["sentence"].startswith("I hold ")


def moves_of(client: Client, seat: int) -> list[int]:
    """The numbers of the moves of a seat that this client has heard of."""
    events = [event for message in client.heard for event in message.get("events", [])]
    return [event["number"] for event in events if event["kind"] == "move" and event["who"] == seat]


@pytest.mark.parametrize("name", ["my-clumsy", "my-cheat", "my-silent"])
def test_a_bot_that_does_not_behave_makes_any_move_and_the_game_goes_on(
    server: Running, name: str
) -> None:
    with Client(server) as ann:
        ann.create("eruk", f"bot {name}", f"bot {name}")
        version = ann.table["version"]
        ann.table_when(lambda t: t["version"] > version + 3 or t["outcome"])


def test_a_bot_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    settings = replace(QUICK, bots=BROUGHT, bot_limit=0.05)
    try:
        with running(tmp_path, settings) as server, Client(server) as ann:
            ann.create("eruk", "bot my-sleeper", "bot my-sleeper")
            version = ann.table["version"]
            ann.table_when(lambda t: t["version"] > version + 3 or t["outcome"])
    finally:
        wakes.set()


def test_a_table_outlives_the_bot_that_sat_there(tmp_path: Path) -> None:
    """The next time the server is started without it: the default plays on."""
    with running(tmp_path, replace(QUICK, bots=BROUGHT)) as server, Client(server) as ann:
        name = ann.create("eruk", "me Ann", "bot my-parrot")
        token = ann.joined["token"]
    with running(tmp_path) as server, Client(server) as ann:
        ann.do("join", table=name, token=token)
        ann.do("let_bot", seat=0)
        version = ann.table["version"]
        ann.table_when(lambda t: t["version"] > version + 5 or t["outcome"])


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("parrot", "a bot is written NAME=module:function"),
        ("parrot=tests.server.own_bots", "a bot is written NAME=module:function"),
        ("my parrot=tests.server.own_bots:parrot", "a bot is written NAME=module:function"),
        ("casual=tests.server.own_bots:parrot", "there is already a bot 'casual'"),
        ("mine=tests.server.no_such_file:parrot", "cannot be loaded"),
        ("mine=tests.server.own_bots:nobody", "has no function 'nobody'"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_bot_that_cannot_be_found_is_refused_before_anything_is_served(
    command: str,
    bot: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([command, "--bot", bot]) == 2
    assert sentence in capsys.readouterr().err


def test_a_table_in_words_has_no_seat_for_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "eruk", "--text", "--bot", "mine=tests.server.own_bots:parrot"]) == 2
    assert "in the browser" in capsys.readouterr().err
