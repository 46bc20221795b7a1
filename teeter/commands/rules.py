"""teeter rules: the page of a game."""

from __future__ import annotations

import argparse
from typing import Any

from teeter.commands.common import add_command
from teeter.rules.games import game


def add(commands: Any) -> None:
    command = add_command(commands, "rules", run, "Print a game's page.", "teeter rules gulp")
    command.add_argument("game", metavar="GAME")


def run(args: argparse.Namespace) -> None:
    from teeter.server.languages import page  # noqa: PLC0415 - a library that only servers need

    lines = page(game(args.game).name).splitlines()
    print("\n".join(line for line in lines if not line.startswith("<!-- picture")))
