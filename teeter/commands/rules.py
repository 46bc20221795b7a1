"""teeter rules: the page of a game, or a part of it."""

from __future__ import annotations

import argparse

from teeter.commands.common import Commands, add_command
from teeter.commands.in_words import language_flag, page_of
from teeter.rules.games import game


def add(commands: Commands) -> None:
    command = add_command(commands, "rules", run, "Print a game's page.", "teeter rules gulp events")
    command.add_argument("game", metavar="GAME")
    command.add_argument("part", nargs="?", default="", metavar="PART", help="a word of a title")
    language_flag(command)


def run(args: argparse.Namespace) -> None:
    print(page_of(game(args.game), args.language, args.part))
