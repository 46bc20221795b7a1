"""The control trial: what has to come out the same on every machine that works for us, bit for bit."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from hashlib import sha256
from itertools import islice
from typing import Final

from teeter import __version__
from teeter.hands.physical_game import physical_game
from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.rules.games import GAMES
from teeter.rules.text import harmless
from teeter.words.speaker import english_quoted

MOST: Final = 10  # differences that are told


def control_trial(physical: bool) -> dict[str, str]:
    """The versions here, and what came of a game of each kind and, for physical work, of a world."""
    found = {"teeter": __version__, "python": ".".join(platform.python_version_tuple()[:2])}
    for name, game in GAMES.items():
        played = play_one(game, game.options(), "control", Judge("model", skill=0.8))
        found[name] = _hash("\n".join(line.text for line in played.lines))
    return found | _world() if physical else found


def _world() -> dict[str, str]:
    """Contacts by the hundred in a bowl that is filled: whatever differs in the arithmetic shows."""
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed

    physical = next(
        one for game in GAMES.values() if game.physical and (one := physical_game(game)).poured
    )
    saved = physical.trials.set_up(physical.tasks[0], 1).saved
    return {"physics": PHYSICS, "a world": _hash(saved)}


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def difference(ours: Mapping[str, str], theirs: object) -> str:
    """In what two trials differ, for people; nothing if they are the same. Theirs can be anything."""
    if not isinstance(theirs, dict) or not all(map(_in_words, theirs.items())):
        return f"{english_quoted(theirs)} is none"
    differs = (
        f"{harmless(name)} {harmless(theirs.get(name, 'none'))}, here {ours.get(name, 'none')}"
        for name in {**ours, **theirs}
        if ours.get(name) != theirs.get(name)
    )
    return "; ".join(islice(differs, MOST))


def _in_words(pair: tuple[object, object]) -> bool:
    return all(isinstance(one, str) for one in pair)
