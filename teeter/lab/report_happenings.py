"""What can be seen in a running game: who is ahead, and which rules have just mattered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from teeter.games.gulo_gulo.moves import COLOURS as EGG_COLOURS
from teeter.games.gulo_gulo.moves import FULL_NEST
from teeter.games.gulp import house as gulp_house
from teeter.games.gulp import moves as gulp_words
from teeter.games.gulp.river import EVENT_OF, has_fungus, store
from teeter.games.gulp.table import NEWS
from teeter.games.pharaoh.pieces import COLOURS as BOULDER_COLOURS
from teeter.rules.contract import REFEREE, Move, State

Happening = tuple[str, int]  # what, and the seat that did it (or -1)
COLOURS: Final = {*EGG_COLOURS, *BOULDER_COLOURS}
_EVENTS: Final = tuple(event.value.name for event in gulp_house.EVENTS.values())


def standings(game: str, state: Any) -> list[int]:
    """How far each seat has come, in the game's own measure."""
    return _STANDING[game](state)


_STANDING: Final[dict[str, Callable[[Any], list[int]]]] = {
    "gulo-gulo": lambda state: list(state.gulos),
    "pharaoh": lambda state: list(state.at),
    "go-cuckoo": lambda state: [-eggs for eggs in state.supplies],
    "eruk": lambda state: list(state.counts),
    "gulp": lambda state: [
        store(total, gulp_house.LIMITS.value[len(state.stored)]) for total in state.stored
    ],
}


def happenings(game: str, state: State, who: int, move: Move) -> Iterator[Happening]:
    """What this move, just played, brought about."""
    yield from _HAPPENED[game](state, who, move)


def _said(move: Move) -> str:
    """What the referee said, less the colour of what fell."""
    return " ".join(word for word in move.text.split() if word not in COLOURS)


def _gulo_gulo(state: Any, who: int, move: Move) -> Iterator[Happening]:
    if who == REFEREE and move.text == "takes" and state.nest == FULL_NEST:
        yield "the last egg of a colour", state.thief
    elif who == REFEREE:
        yield _said(move), state.thief
    elif move.text in ("turn tile", "turn deck"):
        yield move.text, who
    elif move.text.startswith("choose"):
        yield "choose a colour", who


def _pharaoh(state: Any, who: int, move: Move) -> Iterator[Happening]:
    if state.walk and who != REFEREE:
        yield "the mummy walks", who
    if who == REFEREE:
        yield _said(move), -1
    elif move.text in ("enter", "turn marker", "stay", "decline"):
        yield move.text, who
    elif move.text.startswith("choose"):
        yield "choose a colour", who


def _go_cuckoo(state: Any, who: int, move: Move) -> Iterator[Happening]:
    words = [word for word in move.text.split() if not word.isdigit() and len(word) > 1]
    if words[0] not in ("touches", "rests"):
        yield " ".join(words), state.player if who == REFEREE else who


def _eruk(state: Any, who: int, move: Move) -> Iterator[Happening]:
    if state.fled:
        yield "animals flee", who
    if move.text.startswith("name"):
        yield "a search", who
    elif move.text == "stop":
        yield "stopping in time", who


def _gulp(state: Any, who: int, move: Move) -> Iterator[Happening]:
    if move.verb == gulp_words.PUSH and EVENT_OF[move.arg] >= 0:
        yield _EVENTS[EVENT_OF[move.arg]], who
    elif move.verb == gulp_words.STOP_CARD:
        yield _EVENTS[-1], who
    elif move.verb == gulp_words.SACRIFICE:
        yield "a sacrifice", who
    news = state.news
    limit = gulp_house.LIMITS.value[len(state.stored)]
    for at in range(0, len(news), 3):
        seat, what, crops = news[at : at + 3]
        yield NEWS[what], seat
        if has_fungus(state.stored[seat], limit) and not has_fungus(state.stored[seat] - crops, limit):
            yield "fungus", seat


_HAPPENED: Final[dict[str, Callable[[Any, int, Move], Iterator[Happening]]]] = {
    "gulo-gulo": _gulo_gulo,
    "pharaoh": _pharaoh,
    "go-cuckoo": _go_cuckoo,
    "eruk": _eruk,
    "gulp": _gulp,
}
