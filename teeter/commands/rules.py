"""teeter rules: the page of a game."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path
from typing import Any

from teeter.commands.common import add_command
from teeter.rules.contract import Game
from teeter.rules.games import game


def add(commands: Any) -> None:
    command = add_command(commands, "rules", run, "Print a game's page.", "teeter rules gulp")
    command.add_argument("game", metavar="GAME")


def run(args: argparse.Namespace) -> None:
    print(page(game(args.game)), end="")


def page(chosen: Game) -> str:
    """The page of a game: inside an installed package, or in the repository's docs."""
    name = f"{chosen.name}.md"
    installed = resources.files("teeter") / "pages" / name
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "docs" / "games" / name).read_text(encoding="utf-8")
