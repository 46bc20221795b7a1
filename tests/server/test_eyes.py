"""From where somebody sees the table: never from a seat that is not theirs, or not theirs any more."""

from __future__ import annotations

from tests.server.client import Client, Running


def test_who_stands_up_on_one_screen_sees_the_hand_on_no_other(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob, Client(server) as tablet:
        table = ann.create("gulp", "me Ann", "link")
        bob.do("join", table=table)
        bob.do("sit", seat=1, name="Bob")
        tablet.do("join", table=table, token=bob.joined["token"])
        assert tablet.table["view"]["hand"]
        bob.do("stand", seat=1)
        with Client(server) as cid:
            cid.do("join", table=table)
            cid.do("sit", seat=1, name="Cid")
            assert cid.table["view"]["hand"] == []
            asked = ann.table_when(lambda t: t["request"])["request"]
            ann.do("answer_seat", request=asked["number"], yes=True)
            cid.table_when(lambda t: t["looking"] == 1)
            tablet.table_when(lambda t: t["seats"][1]["name"] == "Cid")
            assert cid.table["view"]["hand"]
            assert (tablet.table["looking"], tablet.table["view"]["hand"]) == (None, [])


def test_a_watcher_who_sits_down_sees_the_hand_of_no_other(server: Running) -> None:
    """Also who has looked from another seat before the start, when there was nothing to see."""
    with Client(server) as ann, Client(server) as will:
        table = ann.create("gulp", "me Ann", "link", watchers="seats")
        will.do("join", table=table)
        will.do("look", seat=0)
        will.do("sit", seat=1, name="Will")
        assert will.table["looking"] == 1
        assert will.table["view"]["hand"]
        updates = [told for told in will.heard if told["type"] == "update"]
        assert {told["looking"] for told in updates if told["seats"][1]["mine"]} == {1}


def test_of_three_at_one_screen_who_leaves_uncovers_nobodys_hand(server: Running) -> None:
    with Client(server) as all_three:
        all_three.create("gulp", "me Ann", "me Bob", "me Cid")
        all_three.do("look", seat=0)
        all_three.do("stand", seat=0)
        assert (all_three.table["looking"], all_three.table["view"]["hand"]) == (None, [])


def test_who_may_see_nothing_is_not_told_why_a_bot_moved(server: Running) -> None:
    with Client(server) as ann, Client(server) as will:
        table = ann.create("eruk", "me Ann", "bot random", watchers="nothing")
        will.do("join", table=table)
        ann.do("let_bot", seat=0, level="random")
        ann.table_when(lambda t: t["outcome"] is not None)
        events = [event for message in ann.heard for event in message.get("events", [])]
        number = [event["number"] for event in events if event["kind"] == "move"][-1]
        ann.do("why", number=number)
        assert will.refused("why", number=number) == "hidden"
