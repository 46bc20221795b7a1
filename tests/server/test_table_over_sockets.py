"""A table shared over sockets: coming, going, hot seats, undo, clock, rematch, watchers."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec import convert

from teeter.rules.text import Words
from tests.server.client import Client, Message, Running, running
from tests.words.ftl import is_known


def two(server: Running, game: str = "eruk", **fields: object) -> tuple[Client, Client]:
    """Two players at a new table."""
    ann, bob = Client(server), Client(server)
    table = ann.create(game, "me Ann", "link", **fields)
    bob.do("join", table=table)
    bob.do("sit", seat=1, name="Bob")
    ann.table_when(lambda t: t["started"])
    bob.table_when(lambda t: t["started"] and t["looking"] == 1)
    return ann, bob


def on_turn(*clients: Client) -> Client:
    """The client who is on turn, and knows it."""
    newest = max(client.table["version"] for client in clients)
    for client in clients:
        client.table_when(lambda t: t["version"] >= newest)
    return clients[clients[0].table["turn"]]


def play_out(rng: Random, *clients: Client) -> None:
    while True:
        mover = on_turn(*clients)
        if mover.table["outcome"]:
            return
        seat = mover.table["turn"]
        answer = mover.move(seat, rng.choice(mover.table["moves"])["text"])
        assert answer["type"] == "done", answer
        if mover.table["outcome"]:
            for client in clients:
                client.table_when(lambda t: t["outcome"] is not None)
            return


def test_the_shelf_has_all_games_and_bots(server: Running) -> None:
    with Client(server) as ann:
        assert [box["name"] for box in ann.welcome["shelf"]] == [
            "gulo-gulo",
            "pharaoh",
            "go-cuckoo",
            "eruk",
            "gulp",
        ]
        bots = [bot for box in ann.welcome["shelf"] for bot in box["bots"]]
        assert all(is_known(convert(bot["about"], Words)) for bot in bots)


def test_a_stale_move_is_refused_and_nothing_changes(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        mover = on_turn(ann, bob)
        seat, version = mover.table["turn"], mover.table["version"]
        mover.do("move", seat=seat, text="turn 1", version=version)
        assert mover.refused("move", seat=seat, text="turn 2", version=version) == "stale"
        assert mover.table["version"] == version + 1


def test_the_seat_of_somebody_else_is_refused(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        for client, seat in ((ann, 1), (bob, 0)):
            version = client.table["version"]
            assert client.refused("move", seat=seat, text="turn 1", version=version) == "wrong-seat"
            assert client.refused("stand", seat=seat) == "wrong-seat"
            assert client.refused("look", seat=seat) == "hidden"
            assert client.refused("chat", seat=seat, text="I am not who I am") == "wrong-seat"
        assert bob.refused("set_watchers", watchers="seats") == "not-host"
        assert bob.refused("close") == "not-host"


def test_who_comes_back_with_the_token_has_the_seat_again(server: Running) -> None:
    ann, bob = two(server)
    with ann:
        token, table = bob.joined["token"], bob.joined["table"]
        bob.close()
        ann.table_when(lambda t: t["seats"][1]["away"])
        with Client(server) as stranger:
            stranger.do("join", table=table, token="not-the-token")
            assert stranger.joined["seats"] == []
            assert stranger.table["looking"] is None
        with Client(server) as again:
            again.do("join", table=table, token=token)
            assert again.joined["seats"] == [1]
            assert again.table["looking"] == 1
            ann.table_when(lambda t: not t["seats"][1]["away"])
            mover = on_turn(ann, again)
            mover.do("move", seat=mover.table["turn"], text="turn 5", version=mover.table["version"])


def test_who_leaves_for_the_shelf_is_away_and_keeps_the_seat(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        table, key = ann.joined["table"], ann.joined["token"]
        ann.do("leave")
        bob.table_when(lambda t: t["seats"][0]["away"])
        assert ann.refused("look", seat=0) == "not-joined"
        ann.do("leave")  # nobody minds
        ann.do("join", table=table, token=key)
        assert ann.joined["seats"] == [0]
        bob.table_when(lambda t: not t["seats"][0]["away"])


def test_two_connections_of_one_player_are_one_player(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob, Client(server) as tablet:
        tablet.do("join", table=ann.joined["table"], token=ann.joined["token"])
        ann.close()
        tablet.do("chat", seat=0, text="now on the tablet")
        bob.wait("chatted")
        assert not bob.table["seats"][0]["away"]


def test_a_table_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = two(server)
        with ann, bob:
            mover = on_turn(ann, bob)
            mover.do("move", seat=mover.table["turn"], text="turn 7", version=mover.table["version"])
            ann.do("chat", seat=0, text="see you tomorrow")
            before = on_turn(ann, bob).table["version"], ann.table["view"]
            table, token = ann.joined["table"], ann.joined["token"]
    with running(tmp_path) as server, Client(server) as ann:
        ann.do("join", table=table, token=token)
        assert (ann.table["version"], ann.table["view"]) == before
        assert ann.wait("chatted")["text"] == "see you tomorrow"
        assert ann.table["seats"][1]["away"]


def test_who_comes_later_is_told_the_story_so_far(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob, Client(server) as will:
        mover = on_turn(ann, bob)
        mover.do("move", seat=mover.table["turn"], text="turn 7", version=mover.table["version"])
        will.do("join", table=ann.joined["table"])
        first = next(message for message in will.heard if message["type"] == "update")
        assert "turn 7" in [event["text"] for event in first["events"]]


def test_two_at_one_screen_see_each_only_their_own_hand(server: Running) -> None:
    with Client(server) as both:
        both.create("gulp", "me Ann", "me Bob")
        assert both.joined["seats"] == [0, 1]
        hands = []
        for seat in (0, 1):
            both.do("look", seat=seat)
            assert both.table["looking"] == seat
            hands.append(both.table["view"]["hand"])
        assert hands[0] != hands[1]
        other = 1 - both.table["turn"]
        both.do("look", seat=other)
        assert both.table["moves"] == []


def test_who_comes_back_to_a_shared_screen_sees_nobodys_hand_yet(server: Running) -> None:
    with Client(server) as both:
        name = both.create("gulp", "me Ann", "me Bob")
        assert (both.table["looking"], both.table["view"]["hand"]) == (None, [])
        both.do("look", seat=1)
        assert both.table["view"]["hand"]
        with Client(server) as again:
            again.do("join", table=name, token=both.joined["token"])
            assert again.joined["seats"] == [0, 1]
            assert (again.table["looking"], again.table["view"]["hand"]) == (None, [])
            assert again.table["moves"] == []


def test_the_shelf_says_where_hands_are_secret(server: Running) -> None:
    with Client(server) as ann:
        assert [box["name"] for box in ann.welcome["shelf"] if box["secret"]] == ["gulp"]


def test_all_hear_how_many_watch(server: Running) -> None:
    with Client(server) as ann:
        name = ann.create("eruk", "me Ann", "me Bob")
        with Client(server) as will, Client(server) as zoe:
            will.do("join", table=name)
            zoe.do("join", table=name)
            ann.table_when(lambda t: t["watching"] == 2)
            will.table_when(lambda t: t["watching"] == 2)
        ann.table_when(lambda t: t["watching"] == 0)


def test_watchers_see_what_the_host_shows_them(server: Running) -> None:
    with Client(server) as ann, Client(server) as will:
        table = ann.create("gulp", "me Ann", "link")
        will.do("join", table=table, name="Will")
        assert will.refused("look", seat=0) == "hidden"
        ann.do("set_watchers", watchers="seats")
        ann.do("set_seat", seat=1, kind="bot")
        will.table_when(lambda t: t["started"])
        assert will.table["view"]["hand"] == []
        will.do("look", seat=0)
        assert will.table["view"]["hand"] == ann.table["view"]["hand"]
        assert will.table["moves"] == []
        ann.do("set_watchers", watchers="nothing")
        will.table_when(lambda t: t["watchers"] == "nothing" and t["looking"] is None)
        assert will.table["view"] is None
        assert will.table["words"] == []
        will.do("chat", text="what a pity")
        assert ann.wait("chatted")["name"] == "Will"


def test_a_bot_says_why(server: Running) -> None:
    with Client(server) as ann:
        ann.create("gulp", "bot random", "bot random")
        ann.table_when(lambda t: t["outcome"] is not None)
        events = [event for message in ann.heard for event in message.get("events", [])]
        number = [event["number"] for event in events if event["who"] in (0, 1)][-1]
        ann.do("why", number=number)
        assert ann.wait("because")["sentence"]
        assert ann.refused("why", number=10_000) == "no-bot"


def test_a_bot_stands_in_and_gives_back(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        assert ann.refused("let_bot", seat=1) == "not-away"
        assert ann.refused("let_bot", seat=0, level="grandmaster") == "no-bot"
        ann.do("let_bot", seat=0)
        bob.table_when(lambda t: t["seats"][0]["level"] == "casual")
        bob.table_when(lambda t: t["turn"] == 1)
        ann.do("take_back", seat=0)
        assert bob.table_when(lambda t: t["seats"][0]["level"] is None)


def test_a_bot_can_still_be_asked_why_when_somebody_has_taken_its_seat(server: Running) -> None:
    with Client(server) as ann, Client(server) as cid:
        table = ann.create("eruk", "me Ann", "bot random")
        while not (asked := [e for m in ann.heard for e in m.get("events", []) if e["by_bot"]]):
            ann.move(0, ann.table_when(lambda t: t["moves"])["moves"][-1]["text"])
            ann.table_when(lambda t: t["turn"] == 0 or t["outcome"])
        ann.table_when(lambda t: t["turn"] == 0)
        cid.do("join", table=table)
        cid.do("sit", seat=1, name="Cid")
        request = ann.table_when(lambda t: t["request"])["request"]
        ann.do("answer_seat", request=request["number"], yes=True)
        cid.table_when(lambda t: t["seats"][1]["mine"])
        number = asked[0]["number"]
        with Client(server) as newcomer:
            newcomer.do("join", table=table)
            (told,) = [
                e for e in newcomer.table_when(lambda t: t["events"])["events"] if e["number"] == number
            ]
            assert told["by_bot"], "the page still offers to ask"
            for connection in (ann, cid, newcomer):
                connection.do("why", number=number)
                assert connection.wait("because")["sentence"]


def test_undo_is_asked_for_and_answered(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        mover = on_turn(ann, bob)
        other = bob if mover is ann else ann
        seat = mover.table["turn"]
        mover.move(seat, "turn 3")
        assert mover.table["may_undo"] == "ask"
        mover.do("undo", seat=seat, version=mover.table["version"])
        other.table_when(lambda t: t["undo"] == {"seat": seat, "waits_for": [1 - seat]})
        other.do("answer_undo", seat=1 - seat, yes=True, version=other.table["version"])
        mover.table_when(lambda t: t["undo"] is None and t["turn"] == seat)
        assert mover.table["events"][-1]["kind"] == "undo"
        turn = {"key": "eruk-turn", "args": {"place": 3}}
        assert {"text": "turn 3", "label": turn} in mover.table["moves"]


def test_the_clock_moves_for_who_thinks_too_long(server: Running) -> None:
    ann, bob = two(server, clock=1)
    with ann, bob:
        told = ann.until(lambda m: any(e["kind"] == "clock" for e in m.get("events", [])))
        assert told["clock"]["seconds"] == 1
        ann.until(lambda m: any(e["kind"] == "move" for e in m.get("events", [])))


def test_a_rematch_is_played_at_a_new_table_with_the_same_people(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        assert ann.refused("rematch", seat=0) == "not-over"
        play_out(Random(1), ann, bob)
        ann.do("rematch", seat=0)
        bob.do("rematch", seat=1)
        for client, seat in ((ann, 0), (bob, 1)):
            table = client.table_when(lambda t: t["next_table"] is not None)["next_table"]
            client.do("join", table=table, token=client.joined["token"])
            assert client.joined["seats"] == [seat]
            assert client.table["outcome"] is None
        play_out(Random(2), ann, bob)


def test_the_host_closes_the_table(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        table = ann.joined["table"]
        ann.do("close")
        assert bob.wait("closed")["table"] == table
        assert bob.refused("move", seat=1, text="turn 1", version=1) == "not-joined"
        assert bob.refused("join", table=table, token=bob.joined["token"]) == "no-table"


def test_reactions_reach_all(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob:
        ann.do("react", what="gasp", seat=0)
        told: Message = bob.wait("reacted")
        assert (told["seat"], told["name"], told["what"]) == (0, "Ann", "gasp")
        assert bob.refused("react", what="gasp", seat=0) == "wrong-seat"


def test_a_seat_can_be_left_and_taken_by_another(server: Running) -> None:
    ann, bob = two(server)
    with ann, bob, Client(server) as cid:
        bob.do("stand", seat=1)
        assert bob.joined["seats"] == []
        assert bob.table["looking"] is None
        cid.do("join", table=ann.joined["table"])
        cid.do("sit", seat=1, name="Cid")
        assert cid.joined["seats"] == []
        asked = ann.table_when(lambda t: t["request"])["request"]
        assert (asked["name"], asked["seat"], asked["waits_for"]) == ("Cid", 1, [0])
        ann.do("answer_seat", request=asked["number"], yes=True)
        assert cid.table_when(lambda t: t["seats"][1]["mine"])["looking"] == 1
        assert cid.joined["seats"] == [1]
        assert bob.refused("sit", seat=1, name="Bob") == "not-open"
        cid.do("stand", seat=1)
        ann.do("set_seat", seat=1, kind="bot", level="random")
        assert bob.refused("set_seat", seat=1, kind="link") == "not-host"
        assert ann.refused("set_seat", seat=1, kind="link") == "under-way"


def test_bots_rest_while_nobody_is_there(server: Running) -> None:
    with Client(server) as ann:
        table = ann.create("gulp", "bot random", "bot random")
        token = ann.joined["token"]
    room = server.lobby.rooms[table]
    with Client(server) as ann:
        ann.do("join", table=table, token=token)
        ann.table_when(lambda t: t["outcome"] is not None)
    assert room.table.outcome
