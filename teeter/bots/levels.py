"""The bots by name: four levels that play every game, some yardsticks, and anybody's own function."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.reasons import Aloud
from teeter.bots.simple import any_of
from teeter.bots.wording import BEGINNER
from teeter.games.eruk import bots as eruk
from teeter.games.go_cuckoo.bots import mind as go_cuckoo
from teeter.games.gulo_gulo.bots import mind as gulo_gulo
from teeter.games.gulp import bots as gulp
from teeter.games.gulp.bots.mind import Clock
from teeter.games.pharaoh.bots import mind as pharaoh
from teeter.rules.text import Text


class BadBot(ValueError):
    """There is no such bot, or it does not play this game; the message says what there is."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with a name, and the hands it has at a physical table."""

    name: str
    about: str
    bot: Bot
    games: tuple[str, ...] | None = None  # those it plays; None: all
    hands: str = "average"  # one of physics.hands
    skill: float = 0.75  # the same for the stand-in referee
    aloud: Aloud | None = None  # says why where players have secrets; None: not before the end


_ANY: Final = Text("why-any")


@cache
def _minds(clock: Clock | None) -> dict[str, dict[str, Bot]]:
    """By game and level."""
    return {
        "gulo-gulo": gulo_gulo.levels(),
        "pharaoh": pharaoh.levels(),
        "go-cuckoo": go_cuckoo.levels(),
        "eruk": eruk.levels(),
        "gulp": gulp.levels(clock),
    }


def _level(name: str, about: str, skill: float, clock: Clock | None) -> Player:
    """A level has hands of its own name."""

    def choose(seen: Seen) -> Choice:
        return _minds(clock)[seen.game.name][name](seen)

    return Player(name, about, choose, None, name, skill, gulp.aloud(name))


def random_bot(seen: Seen) -> Choice:
    """Any legal move."""
    return Choice(any_of(seen.moves, seen.rng), _ANY)


def levels(clock: Clock | None = None) -> tuple[Player, ...]:
    """The four levels, the weakest first.

    A clock (seconds, ever rising) is an upper limit for the longest thoughts; without one the same seed
    gives the same game on every machine.
    """
    return (
        _level("beginner", "plays by simple goals, and makes mistakes", 0.5, clock),
        _level("casual", "knows the game, and trusts its feelings", 0.63, clock),
        _level("keen", "weighs its chances", 0.77, clock),
        _level("master", "the strongest we have", 0.93, clock),
    )


LEVELS: Final = levels()
YARDSTICKS: Final = (
    Player("random", "makes any legal move", random_bot, aloud=lambda move: _ANY),
    Player("random-namer", "remembers everything, names by chance", eruk.random_namer, ("eruk",)),
    Player("greedy", "harvests whatever it can", gulp.greedy, ("gulp",), aloud=gulp.aloud(BEGINNER)),
)
BOTS: Final[dict[str, Player]] = {player.name: player for player in (*LEVELS, *YARDSTICKS)}


def player_called(name: str, game: str | None = None) -> Player:
    """The bot with this name, or the function that `module:function` names. Raises BadBot."""
    player = _own(name) if ":" in name else BOTS.get(name)
    if player is None:
        there = ", ".join(BOTS)
        raise BadBot(
            f"There is no bot {name[:60]!r}; there is {there}, or your own as module:function."
        )
    if game is not None and player.games is not None and game not in player.games:
        raise BadBot(f"The bot {name!r} plays only {', '.join(player.games)}, not {game}.")
    return player


def _own(name: str) -> Player:
    """Somebody's own bot: a function that takes a Seen and gives a Choice."""
    module_name, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a command does not look into the folder it is started in
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # whatever is wrong with a file that is not ours
        raise BadBot(f"The module of the bot {name[:60]!r} cannot be loaded: {error}.") from error
    bot = getattr(module, function, None)
    if not callable(bot):
        raise BadBot(f"The module {module_name!r} has no function {function!r}.")
    about = (bot.__doc__ or "").strip().partition("\n")[0].strip()
    return Player(name, about or "somebody's own bot", bot)
