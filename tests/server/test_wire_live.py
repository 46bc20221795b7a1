"""The wire keeps secrets, read off live sockets: every game, step by step, for players and watchers."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest

from teeter.physics.stage import Report
from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from teeter.server.room import Room
from tests.rules.hidden import scramble
from tests.server.client import Client, Running

MOST_STEPS = 120  # of the long games; what is hidden has been dealt, played and turned over by then


async def without_a_world(room: Room) -> None:
    """Tries are decided by the stand-in here: no hand is needed to learn what is told of them."""
    world, room.world = room.world, None
    if world is not None:
        await world.close()


async def put(room: Room, state: State | None) -> None:
    room.table.state = state


async def go_on(room: Room, rng: Random) -> None:
    """Whoever is asked makes any move."""
    table = room.table
    state, turn = table.state, table.turn
    assert state
    assert turn is not None
    if turn == REFEREE:
        said = table.game.stand_in(state, rng, 0.8)
        await room.hear([Report(said.text, "The referee has seen it.", 0.0)])
    else:
        move = rng.choice(sorted(move.text for move in state.moves()))
        await room.change(lambda table, now: table.play_for(turn, move, table.version, now))


def bytes_of(client: Client, seat: int | None) -> bytes:
    """What is sent to somebody who looks at the table anew."""
    client.do("ping")
    before = client.updates
    client.say("look", seat=seat)
    while client.updates == before:
        client.hear()
    return client.told


@pytest.mark.parametrize("game", GAMES)
def test_the_same_bytes_come_when_only_secrets_differ(server: Running, game: str) -> None:
    rng = Random(game)
    with ExitStack() as stack:
        ann, bob, will = (stack.enter_context(Client(server)) for _ in range(3))
        name = ann.create(game, "me Ann", "link")
        bob.do("join", table=name)
        bob.do("sit", seat=1, name="Bob")
        will.do("join", table=name)
        room = server.lobby.rooms[name]
        server.call(without_a_world(room))
        for client in (ann, bob, will):
            client.table_when(lambda t: t["started"] and t["watching"] == 1)
        for _ in range(MOST_STEPS):
            true = room.table.state
            if true is None or room.table.outcome:
                break
            for client, seat in ((ann, 0), (bob, 1), (will, None)):
                told = bytes_of(client, seat)
                server.call(put(room, scramble(true, seat, rng)))
                assert bytes_of(client, seat) == told
                server.call(put(room, true))
            server.call(go_on(room, rng))
        assert room.table.version > 10


def test_it_would_be_seen_if_a_hand_were_sent(server: Running) -> None:
    """With what only Bob may know changed, what Bob is sent does change."""
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Client(server)) for _ in range(2))
        name = ann.create("gulp", "me Ann", "link")
        bob.do("join", table=name)
        bob.do("sit", seat=1, name="Bob")
        room = server.lobby.rooms[name]
        assert room.table.state
        told = bytes_of(bob, 1)
        server.call(put(room, scramble(room.table.state, 0, Random(1))))
        assert bytes_of(bob, 1) != told
