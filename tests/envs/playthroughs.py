"""A game of each kind as OpenSpiel tells it in every detail: what may not change unnoticed.

`python -m tests.envs.playthroughs` writes the files anew. The odds of the referee are left out: they
are fitted to the physical world, and change with it.
"""

from __future__ import annotations

import re
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from teeter.envs import spiel
from teeter.rules.contract import Game

FOLDER = Path(__file__).parent / "golden_games"
ODDS = re.compile(r"^(ChanceOutcomes\(\) = ).*$", re.MULTILINE)


def path_of(game: Game) -> Path:
    return FOLDER / f"{spiel.short_name(game)}.txt"


def without_odds(text: str) -> str:
    return ODDS.sub(r"\1...", text)


def replayed(game: Game) -> tuple[str, str]:
    """A file, and what is told today of the same actions."""
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads one of its command line here
    told, again = generate_playthrough.replay(str(path_of(game)))
    return without_odds(told), without_odds(again)


if __name__ == "__main__":
    for one in spiel.KNOWN:
        text = generate_playthrough.playthrough(f"{spiel.short_name(one)}(max_moves=10)", None, seed=7)
        path_of(one).write_text(without_odds(text), "utf-8")
