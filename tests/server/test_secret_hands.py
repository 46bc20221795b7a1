"""Everything by which somebody could come to see a hand that is not theirs, tried over the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec import convert

from teeter.rules.text import Words
from teeter.words.speaker import english
from tests.server.client import Client, Running, running


@contextmanager
def seated(server: Running, *seats: str, **fields: object) -> Iterator[tuple[Client, Client, Client]]:
    """Ann opens a table of Gulp, Bob sits down on seat B, and Eve watches."""
    with ExitStack() as stack:
        ann, bob, eve = (stack.enter_context(Client(server)) for _ in range(3))
        table = ann.create("gulp", "me Ann", "link", *(seats or ("bot random",)), **fields)
        for one in (bob, eve):
            one.do("join", table=table)
        bob.do("sit", seat=1, name="Bob")
        ann.table_when(lambda t: t["started"])
        eve.table_when(lambda t: t["started"])
        yield ann, bob, eve


def hands(client: Client) -> set[int]:
    """From which seats somebody was ever shown cards."""
    updates = [told for told in client.heard if told["type"] == "update" and told["view"]]
    return {told["looking"] for told in updates if told["view"]["hand"]}


def answer(client: Client, *, yes: bool) -> None:
    """Say yes or no to who asks for a seat."""
    asked = client.table_when(lambda t: t["request"] and t["request"]["waits_for"])["request"]
    client.do("answer_seat", request=asked["number"], yes=yes)


def test_the_host_cannot_read_the_hand_of_a_bot(server: Running) -> None:
    with seated(server) as (ann, _, _):
        assert ann.refused("set_seat", seat=2, kind="link") == "under-way"
        assert ann.refused("set_seat", seat=2, kind="bot", level="master") == "under-way"
        assert ann.refused("sit", seat=2, name="Ann") == "has-seen"
        assert ann.refused("look", seat=2) == "hidden"
        assert ann.refused("take_back", seat=2) == "wrong-seat"
        assert ann.table["seats"][2]["may_sit"] == "no"
        assert hands(ann) == {0}


def test_nor_by_standing_up_first(server: Running) -> None:
    with seated(server) as (ann, bob, _):
        ann.do("stand", seat=0)
        assert ann.refused("sit", seat=2, name="Ann") == "has-seen"
        assert ann.refused("set_watchers", watchers="seats") == "under-way"
        assert ann.refused("look", seat=1) == "hidden"
        assert hands(ann) == {0}
        assert bob.table_when(lambda t: t["seats"][0]["kind"] == "open")


def test_a_stranger_gets_a_seat_that_somebody_left_only_if_all_agree(server: Running) -> None:
    with seated(server) as (ann, bob, eve):
        bob.do("stand", seat=1)
        eve.table_when(lambda t: t["seats"][1]["may_sit"] == "ask")
        eve.do("sit", seat=1, name="Eve")
        assert eve.table["request"]["mine"]
        assert hands(eve) == set()
        answer(ann, yes=False)
        told = eve.table_when(lambda t: t["request"] is None)
        assert told["events"][-1]["sentence"]["key"] == "seat-denied"
        assert hands(eve) == set()


def test_with_consent_a_seat_is_handed_over_and_everybody_is_told(server: Running) -> None:
    with seated(server) as (ann, bob, eve):
        eve.do("sit", seat=2, name="Eve")
        answer(ann, yes=True)
        assert hands(eve) == set()
        answer(bob, yes=True)
        eve.table_when(lambda t: t["looking"] == 2)
        assert eve.joined["seats"] == [2]
        assert hands(eve) == {2}
        for one in (ann, bob, eve):
            one.until(
                lambda m: any(
                    english(convert(e["sentence"], Words))
                    == "Eve takes seat C from Random bot C: everybody agreed."
                    for e in m.get("events", [])
                )
            )
        eve.do("stand", seat=2)
        ann.table_when(lambda t: t["seats"][2]["kind"] == "open")
        bob.do("stand", seat=1)
        assert eve.refused("sit", seat=1, name="Eve") == "has-seen"


def test_a_stranger_is_not_let_in_while_somebody_drops_the_line(server: Running) -> None:
    with seated(server) as (ann, bob, eve), Client(server) as back:
        bob.close()
        ann.table_when(lambda t: t["seats"][1]["away"])
        eve.do("sit", seat=2, name="Eve")
        answer(ann, yes=True)
        waits = ann.table_when(lambda t: t["request"] and 0 not in t["request"]["waits_for"])
        assert waits["request"]["waits_for"] == [1]
        back.do("join", table=bob.joined["table"], token=bob.joined["token"])
        answer(back, yes=False)
        eve.table_when(lambda t: t["request"] is None)
        assert hands(eve) == set()


def test_who_does_not_come_back_is_waited_for_no_longer(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.table.table_state.GRACE", 0.5)
    with seated(server) as (ann, bob, eve):
        eve.do("sit", seat=2, name="Eve")
        answer(ann, yes=True)
        bob.close()
        eve.table_when(lambda t: t["seats"][2]["mine"])
        told = english(convert(eve.table["events"][-1]["sentence"], Words))
        assert told == "Eve takes seat C from Random bot C: everybody who was there agreed."


def test_nobody_agrees_for_another_nor_for_oneself(server: Running) -> None:
    with seated(server) as (_, bob, eve), Client(server) as tab:
        tab.do("join", table=eve.joined["table"], token=eve.joined["token"])
        eve.do("sit", seat=2, name="Eve")
        number = bob.table_when(lambda t: t["request"])["request"]["number"]
        assert tab.refused("answer_seat", request=number, yes=True) == "not-asked"
        with Client(server) as mallory:
            mallory.do("join", table=eve.joined["table"])
            assert mallory.refused("answer_seat", request=number, yes=True) == "not-asked"
            assert mallory.refused("answer_seat", request=number, yes=False) == "not-asked"
            assert mallory.refused("sit", seat=2, name="M") == "asked-already"
        assert hands(eve) == set()


def test_a_moment_in_which_nobody_looks_is_no_consent(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teeter.table.table_state.GRACE", 0.5)
    with seated(server) as (ann, bob, eve):
        bob.do("leave")
        eve.do("sit", seat=2, name="Eve")
        ann.table_when(lambda t: t["request"])
        ann.do("leave")
        eve.table_when(lambda t: t["request"] is None)
        assert eve.refused("sit", seat=2, name="Eve") == "nobody-here"
        assert hands(eve) == set()


def test_a_player_is_shown_no_hand_on_a_second_screen_in_the_middle_of_a_game(server: Running) -> None:
    with seated(server) as (ann, _, eve):  # Eve is Ann, on her tablet
        assert ann.refused("set_watchers", watchers="seats") == "under-way"
        assert eve.refused("look", seat=1) == "hidden"
        assert hands(eve) == set()


def test_watchers_who_have_seen_a_hand_never_play_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, seated(server, watchers="seats") as (ann, bob, eve):
        table = ann.joined["table"]
        tokens = [one.joined["token"] for one in (ann, bob, eve)]
        eve.do("look", seat=0)
        assert hands(eve) == {0}
        bob.do("stand", seat=1)
        assert eve.refused("sit", seat=1, name="Eve") == "has-seen"
    with running(tmp_path) as server, ExitStack() as stack:
        ann, bob, eve = (stack.enter_context(Client(server)) for _ in range(3))
        for one, token in zip((ann, bob, eve), tokens, strict=True):
            one.do("join", table=table, token=token)
        assert eve.refused("sit", seat=1, name="Eve") == "has-seen"
        assert eve.refused("sit", seat=2, name="Eve") == "has-seen"
        bob.do("sit", seat=1, name="Bob")
        assert hands(bob) == {1}


def test_who_looked_before_the_start_is_shown_nothing_unnoted(server: Running) -> None:
    with Client(server) as ann, Client(server) as eve:
        table = ann.create("gulp", "me Ann", "link", "bot random", watchers="seats")
        eve.do("join", table=table)
        eve.do("look", seat=0)
        ann.do("set_seat", seat=1, kind="bot")
        eve.table_when(lambda t: t["started"])
        assert hands(eve) == set()
        eve.do("look", seat=0)
        assert hands(eve) == {0}
        assert eve.refused("sit", seat=2, name="Eve") == "has-seen"


def test_who_stands_up_to_watch_the_others_does_not_come_back(server: Running) -> None:
    with seated(server, watchers="seats") as (_, bob, _):
        bob.do("stand", seat=1)
        bob.do("look", seat=0)
        assert hands(bob) == {0, 1}
        assert bob.refused("sit", seat=1, name="Bob") == "has-seen"


def test_who_asks_and_looks_meanwhile_gets_nothing(server: Running) -> None:
    with seated(server, watchers="seats") as (ann, bob, eve):
        eve.do("sit", seat=2, name="Eve")
        answer(bob, yes=True)
        number = ann.table_when(lambda t: t["request"])["request"]["number"]
        eve.do("look", seat=0)
        assert ann.refused("answer_seat", request=number, yes=True) == "not-asked"
        assert hands(eve) == {0}


def test_a_bot_that_plays_for_somebody_shows_their_hand_to_nobody(server: Running) -> None:
    with seated(server) as (ann, bob, _):
        bob.do("stand", seat=1)
        ann.do("let_bot", seat=1, level="random")
        assert ann.refused("take_back", seat=1) == "wrong-seat"
        assert ann.refused("look", seat=1) == "hidden"
        assert ann.refused("sit", seat=1, name="Ann") == "has-seen"
        bob.do("sit", seat=1, name="Bob")
        assert (hands(ann), hands(bob)) == ({0}, {1})


def test_in_a_rematch_nobody_sits_on_anothers_seat(server: Running) -> None:
    with Client(server) as ann, Client(server) as bob, Client(server) as eve:
        table = ann.create("gulp", "me Ann", "link")
        bob.do("join", table=table)
        eve.do("join", table=table)
        bob.do("sit", seat=1, name="Bob")
        for one, seat in ((ann, 0), (bob, 1)):
            one.do("let_bot", seat=seat, level="random")
        for one, seat in ((ann, 0), (bob, 1)):
            one.table_when(lambda t: t["outcome"] is not None)
            one.do("rematch", seat=seat)
        after = eve.table_when(lambda t: t["next_table"] is not None)["next_table"]
        eve.do("join", table=after)
        assert eve.joined["seats"] == []
        assert eve.refused("sit", seat=1, name="Eve") == "not-open"
        assert eve.refused("look", seat=1) == "hidden"
        for one, seat in ((bob, 1), (ann, 0)):
            one.do("join", table=after, token=one.joined["token"])
            assert one.joined["seats"] == [seat]
