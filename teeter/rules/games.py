"""The games there are: any installed package may bring some, by entry points of one group."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from teeter.rules.contract import BadOptions, Game
from teeter.rules.text import Text, quoted

GROUP: Final = "teeter.games"
OURS: Final = "teeter.games."  # the package of those that come with Teeter
LOG: Final = logging.getLogger(__name__)


class Games(Mapping[str, Game]):
    """The games by name, looked for when somebody first asks."""

    def __getitem__(self, name: str) -> Game:
        return _installed()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_installed())

    def __len__(self) -> int:
        return len(_installed())


GAMES: Final = Games()


def game(name: str) -> Game:
    """The game with this name. Raises BadOptions."""
    if name not in GAMES:
        raise BadOptions(Text("no-game", name=quoted(str(name)), there=[*GAMES]))
    return GAMES[name]


@cache
def _installed() -> dict[str, Game]:
    return collected(entry_points(group=GROUP))


def collected(points: Iterable[EntryPoint]) -> dict[str, Game]:
    """The games that these name; one that is not fit is told of in a sentence, and left out."""
    games: dict[str, Game] = {}
    for point in sorted(points, key=_place):
        try:
            games[point.name] = _fit(point.load(), point.name, games)
        except Exception as error:  # whatever is wrong with a package that is not ours
            why = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(".")
            LOG.warning("The game %s (%s) is left out. %s.", point.name, point.value, why)
    return {one.name: one for one in sorted(games.values(), key=lambda one: (one.shelf, one.name))}


def _place(point: EntryPoint) -> tuple[bool, str]:
    """Ours first: who comes later has to get on with them."""
    return not point.value.startswith(OURS), point.name


class Unfit(ValueError):
    """What an entry point names cannot be played beside the others."""


def _fit(one: object, name: str, others: Mapping[str, Game]) -> Game:
    """This very game. Raises Unfit."""
    if not isinstance(one, Game):
        raise Unfit("It is not a teeter.rules.contract.Game")
    if one.name != name:
        raise Unfit(f"The entry point calls it {name!r}, it calls itself {one.name!r}")
    if name in others:
        raise Unfit("There is already a game of this name")
    verbs = {move.verb for move in one.moves.values()}
    for other in others.values():
        if any(move.verb in verbs for move in other.moves.values()):
            raise Unfit(
                f"It has verbs with the numbers of {other.title}; take free ones from contract.verbs"
            )
    return one
