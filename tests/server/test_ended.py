"""Who comes to a table of hands after its game has ended sees how nest, trap or tin was left."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from teeter.physics.stage import Stage
from teeter.rules.games import GAMES
from teeter.server.frames import AT_REST, POSES
from tests.physical import PHYSICAL
from tests.server.client import Client, running
from tests.web.stored import Place, Played

SEEN = 1e-5  # metres and parts of turns: what is saved and restored is a step further


def ended(game: str) -> Played:
    played = Played(game, GAMES[game].options(2), "ended", ["Ann"], ["keen"])
    played.play_until(lambda table: False)
    return played


def a_world(game: str) -> Stage:
    stage = PHYSICAL[game].stage()
    stage.follow(GAMES[game].start(GAMES[game].options(2), Random(3)), 3)
    return stage


def join(client: Client, place: Place) -> None:
    client.do("join", table=place.table, token=place.token)
    assert client.table_when(lambda table: table["outcome"] is not None)


@pytest.mark.parametrize("game", sorted(PHYSICAL))
def test_the_world_of_a_game_that_is_over_is_seen_by_who_comes_later(game: str, tmp_path: Path) -> None:
    stage = a_world(game)
    with running(tmp_path) as server:
        (place,) = ended(game).store(server)
        server.call(server.lobby.store.save_world(place.table, 1, stage.save().encode()))
        with Client(server) as ann:
            join(ann, place)
            _, flags, *_ = ann.pose_head()
            assert flags & AT_REST
            assert ann.scene["scene"]["kind"]
            assert ann.poses is not None
            rows = np.frombuffer(ann.poses, "<f4", offset=POSES.size).reshape(-1, 7)
            np.testing.assert_allclose(rows, stage.poses(), atol=SEEN, equal_nan=True)


def test_a_game_that_ended_without_a_world_has_none(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (place,) = ended("pharaoh").store(server)
        with Client(server) as ann:
            join(ann, place)
            ann.do("look", seat=0)
            assert ann.poses is None
            assert ann.table["hand"]["phase"] == "resting"
