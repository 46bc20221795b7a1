"""A game in words for language models: reset, get_observation, step, close, as in TextArena."""

from __future__ import annotations

import re
from random import Random
from typing import Final, TypedDict

from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    SEATS,
    Illegal,
    Move,
    State,
    Unreadable,
    act,
    name_of,
)
from teeter.rules.games import game as game_called
from teeter.words.speaker import english

_BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")
SKILL: Final = 0.8  # of hands, where the referee judges a try


class StepInfo(TypedDict, total=False):
    """Whether a move was legal, and if not, why."""

    legal: bool
    why: str


class EndInfo(TypedDict, total=False):
    """Why a game is over, the scores if it was played to its end, and illegal moves, by seat."""

    reason: str
    scores: list[int]
    illegal: list[int]


class TextGame:
    """One table at which everybody reads and writes words; chance and tries are answered inside.

    A move that is not legal changes nothing and is counted apart (`illegal`). Whoever proposes more
    than `patience` of them in a row loses.
    """

    def __init__(self, name: str, variant: str = "base", patience: int = 3, **choices: str) -> None:
        self.game = game_called(name)
        self._variant, self._choices, self._patience = variant, choices, patience

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new game; the same seed gives the same one. Raises BadOptions."""
        options = self.game.options(num_players, self._variant, **self._choices)
        self._rng = Random(seed)
        self.state: State = self.game.start(options, self._rng)
        self._told: list[list[str]] = [[] for _ in range(options.seats)]
        self.illegal = [0] * options.seats  # by seat, in the whole game
        self._in_a_row = 0
        self._given_up: int | None = None  # who has lost by proposing nothing legal
        self._referee()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that this seat reads: what it heard since last time, what it sees."""
        seat = self.state.turn
        news, self._told[seat] = self._told[seat], []
        parts = [
            f"You are player {SEATS[seat]} of {self.game.title}.",
            *news,
            *map(english, self.game.describe(self.state.view(seat))),
            "Your legal moves: " + ", ".join(f"[{text}]" for text in self.legal_moves()) + ".",
            "Answer with one of them in brackets.",
        ]
        return seat, "\n".join(parts)

    def legal_moves(self) -> list[str]:
        """The texts of what can be done now, in an order that tells nothing."""
        return sorted(move.text for move in self.state.moves())

    def step(self, action: str) -> tuple[bool, StepInfo]:
        """Make the move in the last brackets, or the whole answer: whether it is over, and why."""
        if self.over:
            raise ValueError("The game is over: close it, or reset.")
        seat = self.state.turn
        try:
            move = self.game.moves.parse(([*_BRACKETS.findall(action)] or [action])[-1].strip())
            self._play(seat, move, check=True)
        except (Illegal, Unreadable) as no:
            return self._refused(seat, english(no.sentence))
        self._in_a_row = 0
        self._referee()
        return self.over, {"legal": True}

    @property
    def over(self) -> bool:
        return self.state.turn == NOBODY or self._given_up is not None

    def close(self) -> tuple[dict[int, float], EndInfo]:
        """By seat 1 for who wins, -1 for who loses, 0 if nobody or all do; and what is known."""
        rewards, info = self._ended()
        info["illegal"] = list(self.illegal)
        return rewards, info

    def _ended(self) -> tuple[dict[int, float], EndInfo]:
        seats = range(len(self.illegal))
        outcome = self.state.outcome()
        if self._given_up is not None:
            rewards = {seat: -1.0 if seat == self._given_up else 0.0 for seat in seats}
            return rewards, {"reason": f"{SEATS[self._given_up]} made no legal move"}
        if outcome is None:
            return dict.fromkeys(seats, 0.0), {"reason": "not over"}
        if len(outcome.winners) == len(seats):
            rewards = dict.fromkeys(seats, 0.0)
        else:
            rewards = {seat: 1.0 if seat in outcome.winners else -1.0 for seat in seats}
        return rewards, {"reason": outcome.reason, "scores": list(outcome.scores)}

    def _refused(self, seat: int, why: str) -> tuple[bool, StepInfo]:
        self.illegal[seat] += 1
        self._in_a_row += 1
        self._told[seat].append(f"That is not legal: {why}")
        if self._in_a_row > self._patience:
            self._given_up = seat
        return self.over, {"legal": False, "why": why}

    def _referee(self) -> None:
        while self.state.turn == REFEREE:
            self._play(REFEREE, self.game.stand_in(self.state, self._rng, SKILL))

    def _play(self, who: int, move: Move, check: bool = False) -> None:
        """Tell everybody what they may hear of it, before it is played."""
        if check and move not in self.state.moves():
            act(self.game, self.state.copy(), who, move)  # says why not
        for seat, told in enumerate(self._told):
            told.append(f"{name_of(who)}: {self.state.heard(move, seat)}")
        act(self.game, self.state, who, move)
