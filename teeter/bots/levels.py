"""The bots by name: four levels that play every game, yardsticks, and anybody's own function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.own import own
from teeter.bots.reasons import LATER, Aloud, Overheard
from teeter.bots.searcher import Clock, searchers
from teeter.bots.searcher import about as about_searching
from teeter.bots.searcher import aloud as searching_aloud
from teeter.bots.simple import any_of
from teeter.rules.contract import Game
from teeter.rules.extras import resolved
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words


class BadBot(ValueError):
    """There is no such bot, or it does not play this game; the message says what there is."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with a name, and the hands it has at a physical table."""

    name: str
    about: Words
    bot: Bot
    games: tuple[str, ...] | None = None  # those it plays; None: all
    hands: str = "average"  # one of physics.hands
    skill: float = 0.75  # the same for the stand-in referee
    aloud: Aloud | None = None  # says why where players have secrets; None: not before the end


_ANY: Final = Text("why-any")


def random_bot(seen: Seen) -> Choice:
    """Any legal move."""
    return Choice(any_of(seen.moves, seen.rng), _ANY)


def _later(move: Overheard) -> Words:
    return LATER


def _any_aloud(move: Overheard) -> Words:
    return _ANY


@dataclass(frozen=True, slots=True)
class Minds:
    """The bots of a game, which it names by a reference; a level that it leaves out is a searcher."""

    levels: Callable[[Clock | None], Mapping[str, Bot]]
    # By level; asked where players have secrets.
    aloud: Callable[[str], Aloud] = lambda level: _later
    yardsticks: tuple[Player, ...] = ()


_NONE: Final = Minds(lambda clock: {}, lambda level: searching_aloud)


def _minds(game: Game) -> Minds:
    minds: Minds = resolved(game.bots) if game.bots else _NONE
    return minds


@cache
def _levels_of(game: str, clock: Clock | None) -> Mapping[str, Bot]:
    return {**searchers(clock), **_minds(GAMES[game]).levels(clock)}


def _level(name: str, skill: float, clock: Clock | None) -> Player:
    """A level has hands of its own name, and in each game the mind that the game gives it."""

    def choose(seen: Seen) -> Choice:
        return _levels_of(seen.game.name, clock)[name](seen)

    def aloud(move: Overheard) -> Words:
        return _minds(GAMES[move.game]).aloud(name)(move)

    return Player(name, Text(f"about-{name}"), choose, None, name, skill, aloud)


def levels(clock: Clock | None = None) -> tuple[Player, ...]:
    """The four levels, the weakest first.

    A clock is an upper limit for the longest thoughts; without one the same seed gives the same game on
    every machine.
    """
    return (
        _level("beginner", 0.5, clock),
        _level("casual", 0.63, clock),
        _level("keen", 0.77, clock),
        _level("master", 0.93, clock),
    )


LEVELS: Final = levels()
_ABOUT_LEVELS: Final = [level.about for level in LEVELS]
RANDOM: Final = Player("random", Text("about-random"), random_bot, aloud=_any_aloud)


@cache
def _own_levels(bots: str) -> frozenset[str]:
    """The levels that the minds of a reference have: to make them all takes a while."""
    return frozenset(resolved(bots).levels(None)) if bots else frozenset()


def has_own(game: Game, level: str) -> bool:
    """Whether the mind of a level is this game's own, and not the searcher that knows only rules."""
    return level in _own_levels(game.bots)


def about(player: Player, game: Game) -> Words:
    """How somebody plays this game."""
    theirs = player.about not in _ABOUT_LEVELS or has_own(game, player.name)
    return player.about if theirs else about_searching(player.name)


def players(game: Game) -> dict[str, Player]:
    """Everybody who plays this game, by name, with what is true of them there."""
    minds = _minds(game)
    told = [replace(level, about=about(level, game)) for level in LEVELS]
    own = [replace(one, games=(game.name,)) for one in minds.yardsticks]
    return {player.name: player for player in (*told, RANDOM, *own)}


@cache
def everybody() -> dict[str, Player]:
    """All bots there are, by name: those that play every game first."""
    own = {name: one for game in GAMES.values() for name, one in players(game).items() if one.games}
    return {player.name: player for player in (*LEVELS, RANDOM)} | own


def player_called(name: str, game: str | None = None) -> Player:
    """The bot with this name, or the function that `module:function` names. Raises BadBot."""
    if ":" in name:
        return _own(name)
    player = (players(GAMES[game]) if game is not None else everybody()).get(name)
    if player is None and name in everybody():
        raise BadBot(
            f"The bot {name!r} plays only {', '.join(everybody()[name].games or ())}, not {game}."
        )
    if player is None:
        there = ", ".join(everybody())
        raise BadBot(
            f"There is no bot {name[:60]!r}; there is {there}, or your own as module:function."
        )
    return player


def _own(name: str) -> Player:
    """Somebody's own bot: a function that takes a Seen and gives a Choice."""
    bot = own(name, "bot", BadBot)
    told = (bot.__doc__ or "").strip().partition("\n")[0].strip()
    return Player(name, told or Text("about-own"), bot)
