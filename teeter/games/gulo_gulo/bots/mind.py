"""Minds for Gulo Gulo: which colour to steal, by how far it leads and what an alarm would cost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, cast

from teeter.bots.bot import Bot, Choice, Seen, SeenWith
from teeter.bots.simple import any_of
from teeter.bots.tries import all_alike, surest
from teeter.bots.wording import (
    BEGINNER,
    CASUAL,
    KEEN,
    MASTER,
    Said,
    hundredths,
    saying,
    tenths,
    thinking,
    worth_naming,
)
from teeter.games.gulo_gulo.game import GuloGulo
from teeter.games.gulo_gulo.moves import COLOURS, JUNIOR
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import Move
from teeter.rules.setup import shuffled
from teeter.rules.text import Arg

GuloGuloSeen = SeenWith[GuloGuloView]

AGAIN: Final = 2.5  # tiles that another turn is worth
PATHS: Final = 4  # that are looked at for what the face-down tiles may be
HARD: Final = 0.15  # a chance below this is not worth a number
SWEEPS: Final = 25  # of the reckoning back from the last tile; more change nothing


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays Gulo Gulo."""

    careful: float  # how much it thinks of the way back after an alarm
    far: bool  # thinks the whole way to the deck, not only of the next step
    picks: bool  # takes the egg that comes out most easily, not just any
    voice: str  # how it speaks


@dataclass(frozen=True, slots=True)
class Way:
    """The path as it lies: faces by number, 1 first."""

    faces: tuple[int, ...]  # the face-up ones
    here: int

    def forward(self, colour: int) -> int | None:
        """The nearest face-up tile of this colour ahead."""
        ahead = [n for n in range(self.here + 1, len(self.faces) + 1) if self.faces[n - 1] == colour]
        return ahead[0] if ahead else None

    def back(self, colour: int) -> int:
        behind = [n for n in range(1, self.here) if self.faces[n - 1] == colour]
        return behind[-1] if behind else 0


def player(style: Style) -> Bot:
    """A bot with this style."""

    def choose(any_game: Seen) -> Choice:
        seen = cast(GuloGuloSeen, any_game)
        phase = seen.view["phase"]
        if phase == "point":
            return _point(seen, style)
        if phase == "choose":
            return _colour(seen, style)
        return saying(seen, seen.moves[0], f"gulo-gulo-why-deck-{style.voice}")

    return choose


def _point(seen: GuloGuloSeen, style: Style) -> Choice:
    colour = seen.view["colour"] or ""  # there is one when an egg is pointed out
    odds, move = surest(seen, seen.moves) if style.picks else (0.0, any_of(seen.moves, seen.rng))
    if len(seen.moves) == 1:
        return saying(seen, move, "gulo-gulo-why-last-egg", colour=colour)
    if not style.picks or all_alike(seen, seen.moves):
        return saying(seen, move, f"gulo-gulo-why-any-egg-{style.voice}", colour=colour)
    key = "gulo-gulo-why-hard" if odds < HARD else f"gulo-gulo-why-easiest-{style.voice}"
    return saying(seen, move, key, colour=colour, odds=hundredths(odds))


def _colour(seen: GuloGuloSeen, style: Style) -> Choice:
    worths = _turns_saved(seen) if style.far else [_worth(seen, move, style) for move in seen.moves]
    worth, move = max(zip(worths, seen.moves, strict=True), key=lambda pair: pair[0])
    return thinking(seen, move, lambda: _why(seen, move, worth, style))


def _why(seen: GuloGuloSeen, move: Move, worth: float, style: Style) -> Said:
    """What there is to say about a colour, or a new tile, that is worth so many steps or turns."""
    way = _way(seen)
    if not way.faces:
        return "gulo-gulo-why-first-tile", {}
    poor = style.picks and not worth_naming(worth)
    told: dict[str, Arg] = {"steps": tenths(worth), "turns": tenths(worth)}
    if move.text == "turn tile":
        return ("gulo-gulo-why-poor-tile" if poor else f"gulo-gulo-why-new-tile-{style.voice}"), told
    goal = way.forward(move.arg) or way.here
    told |= {"colour": COLOURS[move.arg], "ahead": goal - way.here}
    return ("gulo-gulo-why-poor-colour" if poor else f"gulo-gulo-why-colour-{style.voice}"), told


def _worth(seen: GuloGuloSeen, move: Move, style: Style) -> float:
    """The steps a choice may bring, on average."""
    way = _way(seen)
    if move.text != "turn tile":
        return _theft(seen, way, move.arg, style)
    unseen = _face_down(seen)
    total = sum(unseen.values())
    return sum(
        count / total * _theft(seen, Way((*way.faces, face), way.here), face, style)
        for face, count in sorted(unseen.items())
    )


def _way(seen: GuloGuloSeen) -> Way:
    faces = [COLOURS.index(face) for face in seen.view["path"] if face != "?"]
    return Way(tuple(faces), seen.view["gulos"][seen.seat])


def _face_down(seen: GuloGuloSeen) -> Counter[int]:
    """The faces that tiles nobody has seen can have; every world that could be has the same."""
    world = seen.redealt(seen.rng)
    assert isinstance(world, GuloGulo), "this mind plays Gulo Gulo"
    deck = [face for face, told in zip(world.deck, world.seen, strict=True) if not told]
    hidden = [*world.path[world.opened + 1 :], *deck]
    return Counter(face for face in hidden if face != JUNIOR)


def _theft(seen: GuloGuloSeen, way: Way, colour: int, style: Style) -> float:
    """The steps that a theft of this colour brings on average."""
    odds, last = _egg(seen, colour)
    goal = way.forward(colour)
    if goal is None:  # the tile lies behind: only a turned tile can
        return 0.0
    gain = goal - way.here + (AGAIN if last else 0.0)
    loss = style.careful * (way.here - way.back(colour))
    return odds * gain - (1 - odds) * loss


def _turns_saved(seen: GuloGuloSeen) -> list[float]:
    """By move: how many turns it saves on the way to the last tile, in paths that could be."""
    way = _way(seen)
    eggs = [_egg(seen, colour) for colour in range(JUNIOR)]
    hidden = sorted(_face_down(seen).elements())
    missing = len(seen.view["path"]) - len(way.faces)
    saved = [0.0] * len(seen.moves)
    for _ in range(PATHS):
        path = (*way.faces, *shuffled(hidden, seen.rng)[:missing])
        turns = turns_to_go(path, [odds for odds, _ in eggs])
        for n, move in enumerate(seen.moves):
            new = move.text == "turn tile"
            shown = path[: len(way.faces) + new]
            colour = shown[-1] if new else move.arg
            saved[n] += _saved(Way(shown, way.here), colour, eggs[colour], turns) / PATHS
    return saved


def _saved(way: Way, colour: int, egg: tuple[float, bool], turns: list[float]) -> float:
    odds, last = egg
    goal = way.forward(colour)
    after = turns[way.here if goal is None else goal] - (1.0 if last else 0.0)
    return turns[way.here] - odds * after - (1 - odds) * turns[way.back(colour)]


def turns_to_go(path: tuple[int, ...], odds: list[float]) -> list[float]:
    """By place: the turns to the last tile, for somebody who always takes the best colour."""
    ways = [Way(path, here) for here in range(len(path) + 1)]
    thefts = [
        [
            (odds[colour], goal, way.back(colour))
            for colour in range(JUNIOR)
            if (goal := way.forward(colour)) is not None
        ]
        for way in ways
    ]
    turns = [0.0] * len(ways)
    for _ in range(SWEEPS):
        for here in range(len(path) - 1, -1, -1):
            turns[here] = min(
                1.0 + chance * turns[goal] + (1 - chance) * turns[back]
                for chance, goal, back in thefts[here]
            )
    return turns


def _egg(seen: GuloGuloSeen, colour: int) -> tuple[float, bool]:
    """The chance with the easiest egg of a colour, and whether it is the last one."""
    name = COLOURS[colour]
    eggs = [egg for egg in seen.view["nest"] if egg.startswith(f"{name}-")]
    if not eggs:
        return 0.0, False
    odds, _ = surest(seen, [seen.game.moves[f"point {egg}"] for egg in eggs])
    return odds, len(eggs) == 1


def levels() -> dict[str, Bot]:
    """The levels; the hands that belong to them make the greater difference."""
    return {
        "beginner": player(Style(careful=0.0, far=False, picks=False, voice=BEGINNER)),
        "casual": player(Style(careful=0.3, far=False, picks=False, voice=CASUAL)),
        "keen": player(Style(careful=1.0, far=False, picks=True, voice=KEEN)),
        "master": player(Style(careful=1.0, far=True, picks=True, voice=MASTER)),
    }
