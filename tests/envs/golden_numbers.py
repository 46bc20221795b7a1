"""What may never change within a version: the number of each action, and what stands where in a row.

`python -m tests.envs.golden_numbers` writes the files anew, for a new game or a new version.
"""

from __future__ import annotations

from pathlib import Path

from teeter.envs.actions import Actions
from teeter.envs.looking import encoding_of
from teeter.envs.names import full_name
from teeter.rules.contract import Game
from teeter.rules.games import GAMES

FOLDER = Path(__file__).parent / "golden"


def path_of(game: Game) -> Path:
    return FOLDER / f"{full_name(game).removeprefix('teeter/')}.txt"


def told(game: Game) -> str:
    """All numbers of a game."""
    words = Actions(game, game.seats[-1]).words
    lines = [f"action {number}: {text}" for number, text in enumerate(words)]
    for seats in game.seats:
        parts = encoding_of(game).parts(game.options(seats))
        ends = [*parts.starts.values(), parts.size][1:]
        lines += [
            f"{seats} seats, {start} to {end - 1}: {name}"
            for (name, start), end in zip(parts.starts.items(), ends, strict=True)
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for one in GAMES.values():
        path_of(one).write_text(told(one), "utf-8")
