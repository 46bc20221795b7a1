"""Whole games over sockets: two players and a watcher, to the end, by the rules and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest

from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.table.record import read
from teeter.table.replay import check
from tests.server.client import QUICK, Client, Message, Running, running

Chooser = Callable[[Message, Random], str]


class Party:
    """Two players and a watcher at one table."""

    def __init__(self, server: Running, stack: ExitStack, game: str, **fields: object) -> None:
        self.server = server
        self.players = [stack.enter_context(Client(server)) for _ in range(2)]
        self.watcher = stack.enter_context(Client(server))
        ann, bob = self.players
        self.table = ann.create(game, "me Ann", "link", **fields)
        bob.do("join", table=self.table)
        self.watcher.do("join", table=self.table, name="Will")
        bob.do("sit", seat=1, name="Bob")

    def newest(self) -> Message:
        """The table after everybody has heard what one of them knows."""
        version = max(player.table["version"] for player in self.players)
        for player in self.players:
            player.table_when(lambda t: t["version"] >= version)
        return self.players[0].table

    def play(self, choose: Chooser, rng: Random) -> None:
        """To the end; a bot's hand makes the tries of people, and gives the seat back."""
        while not self.newest()["outcome"]:
            seat = self.players[0].table["turn"]
            if seat == REFEREE:
                self._try()
            else:
                mover = self.players[seat]
                mover.table_when(lambda t: t["version"] >= self.players[0].table["version"])
                answer = mover.move(seat, choose(mover.table, rng))
                # A bot that has just made a try may have gone on before the seat was taken back.
                assert answer["type"] == "done" or answer["reason"] == "stale", answer
        for client in (*self.players, self.watcher):
            client.table_when(lambda t: t["outcome"] is not None)

    def _try(self) -> None:
        ann = self.players[0]
        ann.table_when(lambda t: t["turn"] != REFEREE or t["hand"]["phase"] == "trying")
        if ann.table["turn"] != REFEREE:
            return
        version, seat = ann.table["version"], ann.table["hand"]["seat"]
        player = self.players[seat]
        player.do("let_bot", seat=seat, level="casual")
        ann.table_when(lambda t: t["version"] > version and t["turn"] != REFEREE)
        player.ask("take_back", seat=seat)

    def check(self) -> None:
        """All know the same end, and the record of the server tells the same game."""
        ends = [client.table["outcome"] for client in (*self.players, self.watcher)]
        assert ends[0] == ends[1] == ends[2]
        assert self.watcher.table["moves"] == []
        text = httpx.get(f"http://{self.server.address}/api/tables/{self.table}/record").text
        record = read(text)
        check(record)
        assert list(record.outcome.winners) == ends[0]["winners"]
        assert record.names == ("Ann", "Bob")


@pytest.fixture
def party(server: Running) -> Iterator[Callable[..., Party]]:
    with ExitStack() as stack:
        yield lambda game, **fields: Party(server, stack, game, **fields)


def anything(table: Message, rng: Random) -> str:
    choice: str = rng.choice(table["moves"])["text"]
    return choice


@pytest.mark.parametrize("game", ["eruk", "gulp"])
def test_a_game_of_the_head(party: Callable[..., Party], game: str) -> None:
    at = party(game)
    at.play(anything, Random(5))
    at.check()


def forward(table: Message, rng: Random) -> str:
    """Straight on: turn what can be turned, go as far as one can, take what lies on top."""
    texts: list[str] = [choice["text"] for choice in table["moves"]]
    for wish in ("turn deck", "turn tile", "enter", "turn marker", "lay egg", "place kiki"):
        if wish in texts:
            return wish
    order = [marker["field"] for marker in table["view"].get("track", [])]
    going = [text for text in texts if text.startswith("go ")]
    return max(going, key=lambda text: order.index(text[3:])) if going else rng.choice(texts)


def junior_on_top() -> str:
    """A seed whose deck has Gulo junior on top: the game ends when the deck is reached."""
    game = GAMES["gulo-gulo"]
    for seed in range(1000):
        rng = Random(str(seed))
        setup = game.deal(game.options(2, "faster"), rng.randrange(2), rng)
        if setup["deck"][0] == "junior":
            return str(seed)
    raise AssertionError("no such seed")


@pytest.mark.slow
def test_gulo_gulo_with_hands_in_the_nest(tmp_path: Path) -> None:
    settings = replace(QUICK, seeds=(junior_on_top(),))
    with running(tmp_path, settings) as server, ExitStack() as stack:
        at = Party(server, stack, "gulo-gulo", variant="faster")
        at.play(forward, Random(1))
        at.check()
        assert at.watcher.frames > 0


@pytest.mark.slow
def test_pharaoh_with_hands_in_the_mummy_trap(server: Running) -> None:
    with ExitStack() as stack:
        at = Party(server, stack, "pharaoh", variant="race")
        at.play(forward, Random(1))
        at.check()
        assert at.watcher.frames > 0


@pytest.mark.slow
def test_go_cuckoo_with_hands_in_the_can(server: Running) -> None:
    with ExitStack() as stack:
        at = Party(server, stack, "go-cuckoo", variant="fledgling")
        at.play(forward, Random(1))
        at.check()
        assert at.watcher.frames > 0
