"""How a game is seen in numbers: by the encoding it brings, or by one guessed from its views' type."""

from __future__ import annotations

import types
import zlib
from collections.abc import Mapping
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
import numpy.typing as npt

from teeter.envs.actions import Actions
from teeter.rules.contract import Game, Options, State
from teeter.rules.encoding import Each, Encoding, Follower, Number, Part, Record, Row, Seat
from teeter.rules.extras import resolved

Floats = npt.NDArray[np.float32]
Bits = npt.NDArray[np.int8]

LIST: Final = 32  # items of a list of which nobody says how long it is
BITS: Final = 16  # of a word of which nobody says which there are
MOST: Final = 100.0  # numbers are told as a share of it


class Named(Part):
    """Any word, as the first bits of its checksum."""

    def __init__(self) -> None:
        self.size = BITS

    def write(self, value: object, me: int, at: int, row: Row) -> None:
        code = zlib.crc32(str(value).encode())
        for bit in range(BITS):
            if code >> bit & 1:
                row[0].append(at + bit)
                row[1].append(1.0)


class Maybe(Part):
    """Something that may be None: whether it is there, and what it is."""

    def __init__(self, part: Part) -> None:
        self.size = 1 + part.size
        self._part = part

    def write(self, value: object, me: int, at: int, row: Row) -> None:
        if value is not None:
            row[0].append(at)
            row[1].append(1.0)
            self._part.write(value, me, at + 1, row)


class WithMe(Record):
    """A view in which nobody knows what is a seat: nothing is turned, and it says who looks."""

    def row(self, view: Mapping[str, object], me: int) -> Row:
        return super().row({**view, "me": me}, 0)


def guessed(view_type: type | None) -> Encoding:
    """An encoding for a game that brings none. Only `turn` is known to be a seat."""
    hints = get_type_hints(view_type) if view_type is not None else {"turn": int}

    def parts(options: Options) -> Record:
        told = {name: _part(kind) for name, kind in hints.items()}
        return WithMe({"me": Seat(options.seats), **told, "turn": Seat(options.seats)})

    return Encoding(parts)


def _part(kind: Any) -> Part:
    if is_typeddict(kind):
        return Record({name: _part(inner) for name, inner in get_type_hints(kind).items()})
    if get_origin(kind) in (types.UnionType, Union):
        return Maybe(_part(next(inner for inner in get_args(kind) if inner is not types.NoneType)))
    if get_origin(kind) in (list, tuple):
        return Each(_part(get_args(kind)[0]), LIST)
    if kind is bool:
        return Number()
    return Number(MOST) if kind in (int, float) else Named()


def encoding_of(game: Game) -> Encoding:
    """How this game is told in numbers."""
    if not game.encoding:
        return guessed(game.view_type)
    found = resolved(game.encoding)
    assert isinstance(found, Encoding), game.encoding
    return found


class FromViews:
    """Follows a game by its views."""

    def __init__(self, parts: Record, actions: Actions) -> None:
        self._parts = parts
        self._numbers = actions.numbers
        self.row: Floats = np.zeros(parts.size, np.float32)
        self.mask: Bits = np.zeros(len(actions), np.int8)

    def begin(self, state: State) -> None:
        """Nothing is kept."""

    def follow(self, state: State) -> None:
        """Nothing is kept."""

    def look(self, state: State, seat: int) -> None:
        places, values = self._parts.row(state.view(seat), seat)
        self.row.fill(0.0)
        self.row[places] = values

    def legal(self, state: State) -> None:
        numbers = self._numbers[state.turn]
        self.mask.fill(0)
        self.mask[[numbers[move] for move in state.moves()]] = 1


def follower_of(game: Game, options: Options, parts: Record, actions: Actions) -> Follower:
    """Who follows a game: the one it brings, if any."""
    brought = encoding_of(game).follower
    return brought(options, parts) if brought else FromViews(parts, actions)
