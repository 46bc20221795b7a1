"""teeter games: the list of games."""

from __future__ import annotations

import argparse

from teeter.commands.common import Commands, add_command, json_flag, print_json
from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from teeter.words.speaker import english


def add(commands: Commands) -> None:
    command = add_command(commands, "games", run, "List the games.", "teeter games --json")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    if args.json:
        print_json(
            [
                {
                    "name": one.name,
                    "title": one.title,
                    "seats": [one.seats[0], one.seats[-1]],
                    "variants": list(one.variants),
                    "options": {name: list(values) for name, values in one.choices.items()},
                    "physical": bool(one.physical),
                    "score": _scores(one),
                    "credits": english(one.credits),
                }
                for one in GAMES.values()
            ]
        )
        return
    for one in GAMES.values():
        print(f"{one.name}: {one.title}, {one.seats[0]}-{one.seats[-1]} players")
        print(f"  variants: {', '.join(one.variants)}")
        for name, values in one.choices.items():
            print(f"  option {name}: {', '.join(values)}")
        print(f"  score: {_scores(one)}")
        if one.credits:
            print(f"  {english(one.credits)}")


def _scores(one: Game) -> str:
    """What a game counts, as long as nothing else is said."""
    scoring = one.scoring(one.options(), "")
    return " ".join([f"{english(scoring.counts)}.", english(scoring.remark)]).strip()
