"""Practice alone: a try is taken back with the world before it, and the odds are told to who asks."""

from __future__ import annotations

import pytest

from teeter.server.frames import POSES
from tests.server.client import Client, Running
from tests.server.test_days import see_rest

FIRST = {"gulo-gulo": "point blue-1", "pharaoh": "choose red", "go-cuckoo": "pull 1"}


def practise(ann: Client, game: str) -> None:
    ann.create(game, "me Ann", variant="practice")
    see_rest(ann)


def poses(ann: Client) -> bytes:
    """Where everything is, in the newest picture."""
    assert ann.poses
    return ann.poses[POSES.size :]


def give_up(ann: Client, move: str) -> None:
    """Try, and end the try as failed."""
    assert ann.move(0, move)["type"] == "done"
    ann.say("give_up", seat=0, try_number=ann.see_try())
    ann.table_when(lambda t: t["turn"] == 0 and t["hand"]["phase"] == "resting")


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh"])
def test_a_failed_try_is_taken_back_and_everything_lies_as_before(server: Running, game: str) -> None:
    with Client(server) as ann:
        practise(ann, game)
        before, view = poses(ann), ann.table["view"]
        give_up(ann, FIRST[game])
        ann.table_when(lambda t: t["may_undo"] == "free")
        ann.do("undo", seat=0, version=ann.table["version"])
        assert ann.table["view"] == view
        ann.do("ask_odds", seat=0)  # at once, while the world goes back
        told = next(message for message in reversed(ann.heard) if message["type"] == "odds")
        assert told["version"] == ann.table["version"]
        for _ in range(1000):
            if poses(ann) == before:
                break
            ann.hear()
        assert server.call(server.lobby.store.tracks(ann.joined["table"])) == {}


def test_the_can_is_practised_too(server: Running) -> None:
    with Client(server) as ann:
        practise(ann, "go-cuckoo")
        ann.do("ask_odds", seat=0)
        told = ann.heard[-2]
        assert told["type"] == "odds"
        assert set(told["odds"]) == {choice["text"] for choice in ann.table["moves"]}
        assert ann.move(0, FIRST["go-cuckoo"])["type"] == "done"
        ann.see_try()
        ann.do("undo", seat=0, version=ann.table["version"])
        assert ann.table["turn"] == 0


def test_the_odds_are_told_in_practice_alone_and_of_what_may_be_tried(server: Running) -> None:
    with Client(server) as ann:
        practise(ann, "gulo-gulo")
        ann.do("ask_odds", seat=0)
        told = next(message for message in reversed(ann.heard) if message["type"] == "odds")
        assert told["version"] == ann.table["version"]
        assert set(told["odds"]) == {choice["text"] for choice in ann.table["moves"]}
        assert all(0 < chance < 1 for chance in told["odds"].values())
        assert len(set(told["odds"].values())) > 5, "hardly two eggs lie alike"
        with Client(server) as bob:
            bob.do("join", table=ann.joined["table"])
            assert bob.refused("ask_odds", seat=0) == "wrong-seat"
        ann.move(0, "point blue-1")
        ann.see_try()
        assert ann.refused("ask_odds", seat=0) == "no-try"
        ann.create("gulo-gulo", "me Ann", "bot")
        assert ann.refused("ask_odds", seat=0) == "hidden"
