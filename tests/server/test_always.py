"""Always let pass (R36): nobody can guess from how long somebody thinks what they hold."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest

from teeter.games.gulp.bots.mind import ANSWERS
from teeter.server.settings import Settings
from tests.server.client import QUICK, Client, Message, Running, running


def moves(people: tuple[Client, ...], begins: str) -> int:
    """Whoever is on turn makes the first move that begins so, and all see it; who that was."""
    turn: int = people[0].table["turn"]
    person = people[turn]
    offered = [one["text"] for one in person.table["moves"] if one["text"].startswith(begins)]
    person.move(turn, min(offered, key=lambda text: text[-1]))
    version = person.table["version"]
    for one in people:
        one.table_when(lambda table: bool(table["version"] >= version))
    return turn


def settle(people: tuple[Client, Client]) -> None:
    """Sit down at a table of Gulp, each in a village."""
    ann, bob = people
    bob.do("join", table=ann.create("gulp", "me Ann", "link"))
    bob.do("sit", seat=1, name="Bob")
    ann.table_when(lambda table: table["turn"] is not None)
    for _ in people:
        moves(people, "settle")


def passes(person: Client) -> list[Message]:
    events = [event for message in person.heard for event in message.get("events", [])]
    return [event for event in events if event["text"] == "let pass"]


def updates(person: Client) -> list[Message]:
    return [message for message in person.heard if message["type"] == "update"]


def test_who_always_lets_pass_is_not_waited_for_and_only_they_know(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob:
        people = (ann, bob)
        settle(people)
        turn = ann.table["turn"]
        mover, other = people[turn], people[1 - turn]
        other.do("always", seat=1 - turn, on=True)
        assert other.table_when(lambda table: table["seats"][1 - turn]["always"] is True)
        moves(people, "push")
        mover.table_when(lambda table: len(passes(mover)) > 0)
        (passed,) = passes(mover)
        assert (passed["who"], passed["by_bot"]) == (1 - turn, False)
        assert {told["seats"][1 - turn]["always"] for told in updates(mover)} == {None}
        assert not any(told["by_itself"] for told in updates(mover))
        other.table_when(lambda table: len(passes(other)) > 0)
        assert any(told["by_itself"] for told in updates(other))


def test_who_no_longer_lets_pass_is_asked_again(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob:
        people = (ann, bob)
        settle(people)
        other = people[1 - ann.table["turn"]]
        seat = 1 - ann.table["turn"]
        other.do("always", seat=seat, on=True)
        other.do("always", seat=seat, on=False)
        moves(people, "push")
        assert "let pass" in [one["text"] for one in other.table["moves"]]
        assert (other.table["by_itself"], other.table["seats"][seat]["always"]) == (False, False)


def test_only_ones_own_seat_and_only_where_something_is_asked(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob:
        bob.do("join", table=ann.create("gulp", "me Ann", "me Cid"))
        assert bob.refused("always", seat=0, on=True) == "wrong-seat"
        ann.create("eruk", "me Ann", "me Cid")
        assert ann.refused("always", seat=0, on=True) == "not-asked"
        assert ann.table["seats"][0]["always"] is None


def test_a_bot_answers_after_the_same_time_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who can only let it pass would else say so at once, and who could stop it think."""
    assert Settings().bot_answers > ANSWERS
    sleep, slept = asyncio.sleep, list[float]()

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(min(seconds, 0.01))

    monkeypatch.setattr(asyncio, "sleep", note)
    slow = dataclasses.replace(QUICK, bot_answers=7000.0)
    with running(tmp_path, slow) as server, Client(server) as ann:
        ann.create("gulp", "me Ann", "bot master")
        people = (ann, ann)
        while not passes(ann):
            told = ann.table_when(lambda table: table["turn"] == 0 and bool(table["moves"]))
            texts = [one["text"] for one in told["moves"]]
            kinds = ("settle", "push", "let pass", "")
            moves(people, next(kind for kind in kinds if any(text.startswith(kind) for text in texts)))
        assert [seconds for seconds in slept if 6000 < seconds <= 7000]
