"""The table in a terminal: everything in words, moves by number or by their text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    SEATS,
    Game,
    Illegal,
    Move,
    Outcome,
    State,
    Unreadable,
    act,
)
from teeter.rules.referee import Referee
from teeter.table.record import Line

Heard = Sequence[tuple[int, str]]
Bot = Callable[[State, int, Heard], tuple[Move, str]]
"""For a seat, and all moves as it heard them: its move, and why."""

_PIECE: Final = re.compile(r"[ -](\d+)$")
HELP: Final = "Type a number or the words of a move; or: table, moves, why, quit."


class Quit(Exception):
    """The person has left the table."""


class Terminal:
    """One person at the table, one bot in all other seats."""

    def __init__(
        self,
        game: Game,
        state: State,
        me: int,
        referee: Referee,
        bot: Bot,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self.game = game
        self.state = state
        self.me = me
        self.referee = referee
        self.bot = bot
        self.ask = ask
        self.tell = tell
        self.clock = clock
        self.lines: list[Line] = []
        self.reasons: list[str] = []  # of the bots, since my last move
        self._heard: list[list[tuple[int, str]]] = [[] for _ in range(state.options.seats)]

    def play(self) -> Outcome:
        """Play to the end. Raises Quit."""
        self.tell(self.game.title)
        self.tell(f"You are {SEATS[self.me]}. {HELP}")
        while self.state.turn != NOBODY:
            self._step()
        self._show_table()
        outcome = self.state.outcome()
        assert outcome is not None, "nobody is on turn, so the game is over"
        self.tell(result(outcome))
        return outcome

    def _step(self) -> None:
        who = self.state.turn
        if who == self.me:
            self._show_table()
            self._show_moves()
            move = self._my_move()
            self.reasons.clear()
        elif who == REFEREE:
            move = self.referee.report(self.game, self.state)
            self._hear("The referee", move)
        else:
            move, why = self.bot(self.state, who, self._heard[who])
            self._hear(SEATS[who], move)
            self.reasons.append(f"{SEATS[who]}, {self.state.heard(move, self.me)}: {why}")
        for seat, told in enumerate(self._heard):
            told.append((who, self.state.heard(move, seat)))
        act(self.game, self.state, who, move)
        self.lines.append(Line(round(self.clock(), 3), who, move.text))

    def _hear(self, name: str, move: Move) -> None:
        self.tell(f"{name}: {self.state.heard(move, self.me)}")

    def _show_table(self) -> None:
        for sentence in self.game.describe(self.state.view(self.me)):
            self.tell(sentence)

    def _numbered_moves(self) -> dict[int, Move]:
        """My legal moves, each by the number that means it."""
        legal = set(self.state.moves())
        return numbered(self.game, [move for move in self.game.moves.values() if move in legal])

    def _show_moves(self) -> None:
        moves = [f"{number} {move}" for number, move in sorted(self._numbered_moves().items())]
        if len(moves) > 12:  # too many for a line each
            self.tell("Your moves: " + "; ".join(moves) + ".")
        else:
            for text in ("Your moves:", *moves):
                self.tell(text)

    def _show_reasons(self) -> None:
        for sentence in self.reasons or ["Nobody else has moved since you did."]:
            self.tell(sentence)

    def _my_move(self) -> Move:
        while True:
            words = " ".join(self.ask("> ").lower().split())
            if words in ("quit", "exit"):
                raise Quit
            if words == "table":
                self._show_table()
            elif words == "moves":
                self._show_moves()
            elif words == "why":
                self._show_reasons()
            else:
                move = self._understood(words)
                if move:
                    return move

    def _understood(self, words: str) -> Move | None:
        """The legal move that is meant, or None after saying why not."""
        if words.isdecimal() and len(words) < 5:
            move = self._numbered_moves().get(int(words))
            if move is None:
                self.tell(f"You have no move {int(words)} now. {HELP}")
            return move
        texts = {text.lower(): text for text in self.game.moves}
        try:
            move = self.game.moves.parse(texts.get(words, words))
            act(self.game, self.state.copy(), self.me, move)
        except (Unreadable, Illegal) as error:
            self.tell(f"{error} {HELP}")
            return None
        return move


def numbered(game: Game, moves: Sequence[Move]) -> dict[int, Move]:
    """A number for each move.

    "turn 17" is 17 at any time, so that nobody who thinks of counter 17 turns another one; what names
    no piece comes after all pieces. Where that is not clear, they are counted.
    """
    own = [_own_number(move.text) for move in moves]
    named = [number for number in own if number is not None]
    if not named or len(set(named)) < len(named):
        return dict(enumerate(moves, 1))
    after = count(1 + max(_own_number(text) or 0 for text in game.moves))
    return {
        next(after) if number is None else number: move for number, move in zip(own, moves, strict=True)
    }


def _own_number(text: str) -> int | None:
    """Of the piece that a move is about."""
    found = _PIECE.search(text)
    return int(found[1]) if found else None


def result(outcome: Outcome) -> str:
    """How a game ended, in a sentence."""
    names = " and ".join(SEATS[seat] for seat in outcome.winners)
    verb = "win" if len(outcome.winners) > 1 else "wins"
    scores = ", ".join(f"{SEATS[seat]} {score}" for seat, score in enumerate(outcome.scores))
    return f"{names} {verb}: {outcome.reason}. Scores: {scores}."
