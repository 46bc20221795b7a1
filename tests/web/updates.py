"""What the boards of the browser client are tested with: real updates of real tables, one for each
thing that a player can be asked. Written by: python -m tests.web.updates
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.server.protocol import TryTold, Update
from teeter.server.updates import Eyes, Updates
from teeter.table.events import Reported
from teeter.table.log import Entry, TablePlan
from teeter.table.table import Table
from tests.physical import PHYSICAL
from tests.stand_in import StandIn

PATH: Final = Path(__file__).parents[2] / "web" / "test" / "games" / "updates.json"
NAMES: Final = ("Ann", "Bob", "Cid", "Dan")
FORMS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("gulo-gulo", 3, {}),
    ("pharaoh", 3, {}),
    ("go-cuckoo", 3, {}),
    ("eruk", 2, {}),
    ("eruk", 3, {"layout": "scattered", "naming": "all"}),
    ("gulp", 2, {}),
    ("gulp", 4, {}),
)
GAMES_EACH: Final = 4  # as many as show every question of Gulp's events
# How good hands are: with others' hands, who goes anywhere in the pyramid needs twenty times as long.
SKILL: Final = 0.7
STEADY: Final = {"pharaoh": 0.97}
KEPT: Final = (
    "game",
    "options",
    "seats",
    "looking",
    "turn",
    "view",
    "moves",
    "events",
    "hand",
    "outcome",
)


def written() -> dict[str, Any]:
    """By game: its scene, if it is physical, and its updates."""
    told: dict[str, Any] = {name: {"scene": _scene(name), "updates": []} for name in GAMES}
    for game, seats, choices in FORMS:
        told[game]["updates"] += _one_of_each(game, seats, choices)
    return told


def _scene(game: str) -> dict[str, Any] | None:
    if game not in PHYSICAL:
        return None
    stage = PHYSICAL[game].stage()
    return {"names": list(stage.names), "tick": stage.tick, "scene": stage.scene()}


def _one_of_each(game: str, seats: int, choices: dict[str, str]) -> list[dict[str, Any]]:
    """For each phase the update with the most kinds of moves, the first of these."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(GAMES_EACH):
        for table, seat, entries in _game(game, seats, choices, seed):
            assert table.state
            phase = str(table.state.view(seat)["phase"])
            kinds = len({move.text.split(" ")[0] for move in table.state.moves()})
            if phase not in found or kinds > found[phase][0]:
                found[phase] = kinds, _brief(_seen(table, seat, entries))
    return [told for _, told in found.values()]


def _game(
    game: str, seats: int, choices: dict[str, str], seed: int
) -> Iterator[tuple[Table, int, list[Entry]]]:
    """A whole game at a table: at each decision, each try and the end, who looks and what was last."""
    rng = Random(seed)
    options = GAMES[game].options(seats, **choices)
    table = Table(TablePlan(game, options, f"updates {seed}", 0.0, NAMES[0], None), 0.0)
    for seat, name in enumerate(NAMES[:seats]):
        table.sit(seat, name, name, 0.0)
    referee = StandIn(rng, STEADY.get(game, SKILL))
    entries: list[Entry] = []
    player = 0
    while (turn := table.turn) is not None:
        assert table.state
        if turn == REFEREE:
            if table.game.physical:
                yield table, player, entries
            said = referee.report(table.game, table.state).text
            entries = table.report(Reported(said, "It was seen."), 0.0)
            continue
        player = turn
        yield table, player, entries
        move = rng.choice(table.state.moves())
        entries = table.play(turn, NAMES[turn], move.text, table.version, 0.0)
    yield table, 0, entries


def _seen(table: Table, seat: int, entries: list[Entry]) -> Update:
    eyes = Eyes(seat, frozenset(range(len(table.seats))))
    return Updates("updates", table, entries, _hand(table, seat), 0, 0.0).seen_by(eyes)


def _hand(table: Table, seat: int) -> TryTold | None:
    if not table.game.physical:
        return None
    if table.turn == REFEREE:
        return TryTold(phase="trying", number=1, seat=seat, sentence="")
    return TryTold(phase="resting", number=0, seat=None, sentence="")


def _brief(seen: Update) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(seen)
    return {key: told[key] for key in KEPT}


def text() -> str:
    """One line for each update, so that a change can be read."""
    lines = []
    for game, told in written().items():
        updates = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told["updates"])
        lines.append(f'"{game}": {{"scene": {json.dumps(told["scene"])}, "updates": [\n{updates}\n]}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
