"""The hand of the strongest bot at a table, from its first look to the referee's word."""

from __future__ import annotations

from tests.server.client import Client, Running


def test_a_master_plans_a_theft_and_all_see_it_to_its_end(server: Running) -> None:
    with Client(server) as will:
        will.create("gulo-gulo", "bot master", "bot master")
        will.see_try()
        seat = will.table["hand"]["seat"]
        assert will.table["seats"][seat]["level"] == "master"
        seen = will.frames
        will.table_when(lambda t: t["view"]["last"] is not None)
        said = [e for m in will.heard for e in m.get("events", []) if e["who"] == -1]
        assert said[0]["text"] == "takes" or said[0]["text"].startswith("alarm")
        assert will.frames > seen + 5, "the hand was seen at work"
        assert not [m for m in will.heard if m.get("hand") and m["hand"]["phase"] == "broken"]
