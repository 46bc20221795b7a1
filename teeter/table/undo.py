"""What may be taken back: freely where nothing was learnt by it, by consent otherwise.

Never after a physical try: what a hand has done is done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from teeter.rules.contract import Game, Illegal, Move, State

MayUndo = Literal["no", "free", "ask"]
SAMPLES: Final = 8  # other worlds in which a move is tried; the first one tells nearly always


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and the state before it."""

    before: State
    move: Move
    # By seat: whether it told something. What a move has told once it has told for good.
    _told: dict[int, bool] = field(default_factory=dict)

    def told(self, game: Game, after: State, seat: int) -> bool:
        """Whether this seat, or everybody, learnt something by it; `after` is the state it led to."""
        if seat not in self._told:
            self._told[seat] = reveals(game, self.before, self.move, after, seat)
        return self._told[seat]


def reveals(game: Game, before: State, move: Move, after: State, seat: int) -> bool:
    """Whether this seat, or everybody, learnt something by a move.

    What others learnt in secret is not asked: the answer would tell this seat of it.
    """
    if move.referee or move.text.split()[0] in game.undo.turns:
        return True
    return game.undo.by_trying and tells(before, move, after, seat)


def tells(before: State, move: Move, after: State, seat: int) -> bool:
    """The same, found out by trying, which takes longer than all else in an update.

    A move tells nothing if it would have led to the same view, whatever lies hidden: so it is played
    again with everything dealt anew that the seat does not know.
    """
    rng = Random(0)
    return any(_tells(before, move, after, eyes, rng) for eyes in (seat, None))


def _tells(before: State, move: Move, after: State, seat: int | None, rng: Random) -> bool:
    seen = after.view(seat)
    for _ in range(SAMPLES):
        other = before.redeal(seat, rng)
        try:
            other.play(move)
        except Illegal:  # so the move itself tells what the seat could not know
            return True
        if other.view(seat) != seen:
            return True
    return False
