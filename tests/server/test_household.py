"""What all connections of one address may do together: a family never notices it, many robots do."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from teeter.server.frames import HAND, HAND_KIND
from teeter.server.limits import Buckets
from teeter.server.settings import Settings
from tests.server.client import QUICK, Client, Running, running

DEFAULT = Settings()
# Each may say 20 at once, all of an address together 10.
NARROW = replace(QUICK, messages=10.0, hands=10.0, household=0.5, proxies=("127.0.0.0/8",))


def came_from(server: Running, address: str) -> Client:
    headers: dict[str, Any] = {"X-Forwarded-For": address}
    return Client(server, hello=False, **headers)


def say_hello(client: Client) -> str:
    """The answer: welcome, or why not."""
    client.say("hello", protocol=3, id=1)
    answer = client.until(lambda m: m["type"] in ("done", "refused"))
    return str(answer.get("reason", "done"))


def test_many_connections_of_one_address_may_say_no_more_than_a_household(tmp_path: Path) -> None:
    with running(tmp_path, NARROW) as server, ExitStack() as stack:
        robots = [stack.enter_context(came_from(server, "198.51.100.1")) for _ in range(60)]
        other = stack.enter_context(came_from(server, "198.51.100.2"))
        for robot in robots:
            robot.say("hello", protocol=3, id=1)
        answers = [robot.until(lambda m: m["type"] in ("done", "refused")) for robot in robots]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["reason"] for answer in refused} == {"too-fast"}
        assert {answer["sentence"]["key"] for answer in refused} == {"refused-messages"}
        assert say_hello(other) == "done"


def test_hand_frames_of_one_address_are_counted_together_too(tmp_path: Path) -> None:
    with running(tmp_path, NARROW) as server, ExitStack() as stack:
        robots = [stack.enter_context(came_from(server, "198.51.100.1")) for _ in range(5)]
        for robot in robots:
            for made in range(15):
                robot.send(HAND.pack(HAND_KIND, 0, 0, 0, 1, made, 0, 0, 0, 0, 0))
        told = [robot.wait("refused")["reason"] for robot in robots for _ in range(15)]
        assert set(told) == {"not-joined", "too-fast"}


def test_a_family_of_eight_that_all_drag_a_hand_never_notices() -> None:
    """Each as fast as the page sends, 120 frames and 5 messages a second, for a minute."""
    hands = Buckets(DEFAULT.household * DEFAULT.hands).of("home", 0.0)
    messages = Buckets(DEFAULT.household * DEFAULT.messages).of("home", 0.0)
    assert all(hands.take(tick / 120, 8) for tick in range(60 * 120))
    assert all(messages.take(tick / 5, 8) for tick in range(60 * 5))


def test_two_hundred_connections_are_heard_as_eight() -> None:
    shared = Buckets(DEFAULT.household * DEFAULT.messages)
    heard = sum(shared.of("home", tick / 4000).take(tick / 4000) for tick in range(10 * 4000))
    assert heard <= 8 * (2 + 10) * DEFAULT.messages


def test_a_stranger_cannot_ask_for_seats_again_and_again_under_new_names(server: Running) -> None:
    with Client(server) as ann, Client(server) as eve:
        table = ann.create("eruk", "me Ann", "me Bob", "bot random")
        for number in range(6):
            assert asked(server, table, f"Eve {number}") == "done"
            ann.table_when(lambda t: t["request"])
            ann.table_when(lambda t: not t["request"])
            play_one(ann)
        assert asked(server, table, "Somebody else") == "too-fast"
        elsewhere = ann.create("eruk", "me Ann", "bot random")
        eve.do("join", table=elsewhere)
        eve.do("sit", seat=1, name="Eve")


def test_who_plays_alone_changes_seats_as_often_as_they_like(server: Running) -> None:
    with Client(server) as ann:
        ann.create("eruk", "me Ann", *["bot random"] * 2)
        for _ in range(8):
            assert ann.table["seats"][1]["may_sit"] == "sit"
            ann.do("sit", seat=1, name="Ann")
            ann.do("stand", seat=1)
            ann.do("let_bot", seat=1)


def asked(server: Running, table: str, name: str) -> str:
    """Somebody comes, asks for seat C and goes; what the server said."""
    with Client(server) as eve:
        eve.do("join", table=table)
        answer = eve.ask("sit", seat=2, name=name)
        return str(answer.get("reason", "done"))


def play_one(ann: Client) -> None:
    """A move of one of the two at Ann's screen, after which seats can be asked for again."""
    seat = ann.table_when(lambda t: t["turn"] in (0, 1))["turn"]
    ann.do("look", seat=seat)
    assert ann.move(seat, ann.table["moves"][0]["text"])["type"] == "done"
