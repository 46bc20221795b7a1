"""Whole physical games for one learner: choose what to try, then do it with the hand, against our bots.

To import this file registers them: `gymnasium.make("teeter.envs.whole:teeter/gulo-gulo-game-v0")`. An
action has two halves, and each step uses one: a move when the seat chooses, the hand when it tries. The
others choose and try inside `step`, with hands of their own, in the same world.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, TypedDict

import numpy as np

from teeter.bots.bot import seen_by
from teeter.bots.levels import Player, player_called
from teeter.envs.actions import Actions
from teeter.envs.looking import Bits, FromViews, encoding_of
from teeter.envs.needs import needs
from teeter.envs.rendering import rendered
from teeter.envs.rewards import rewards
from teeter.envs.steered import AGENT_POS, FAR, RATE, TOUCH, Floats, SteeredHand, hand_actions
from teeter.hands.giving_up import give_up
from teeter.hands.physical_game import physical_game
from teeter.hands.physical_referee import PhysicalReferee
from teeter.hands.success_model import Odds
from teeter.physics.engine import PhysicsError
from teeter.physics.stage import Command, Report
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import NOBODY, REFEREE, Illegal, Move, Outcome, State
from teeter.rules.games import GAMES
from teeter.rules.games import game as named
from teeter.words.speaker import english

needs("gymnasium")

import gymnasium  # noqa: E402 - after the sentence for whoever has it not
from gymnasium import spaces  # noqa: E402

SECONDS: Final = 25.0  # of a try; then it is given up
MOST_MOVES: Final = 2000
MOST_STEPS: Final = 50_000
VERSION: Final = 0


class Seen(TypedDict):
    """An observation, as the space of observations has it."""

    steering: np.int64
    board: Floats
    action_mask: Bits
    agent_pos: Floats
    environment_state: Floats
    touch: Floats


class Action(TypedDict):
    """Both halves of an action; only the one that is asked for counts."""

    move: int
    hand: Floats


class WholeGameEnv(gymnasium.Env[Seen, Action]):
    """One game of a learner and bots around a real world, with its true referee."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as they have it
        "render_modes": ["human", "ansi"],
        "render_fps": RATE,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "casual",
        variant: str = "base",
        max_moves: int = MOST_MOVES,
        max_steps: int = MOST_STEPS,
        render_mode: Literal["human", "ansi"] | None = None,
        **choices: str,
    ) -> None:
        """`bots`: who sits on all other seats. Raises BadOptions, BadBot and ValueError."""
        self.game: Final = named(game)
        if not self.game.physical:
            raise ValueError(f"{self.game.title} is played without a hand: see teeter.envs.board.")
        self.rules: Final = self.game.checked(seats, variant, choices)
        if not 0 <= seat < self.rules.seats or self.rules.seats < 2:
            raise ValueError(f"There is no seat {seat} beside others among {self.rules.seats}.")
        self.seat: Final = seat
        self.physical: Final = physical_game(self.game)
        self.actions: Final = Actions(self.game, self.rules.seats)
        self.parts: Final = encoding_of(self.game).parts(self.rules)
        self.render_mode = render_mode
        self.task_description = f"{self.game.title}: win a whole game"
        self._player: Final[Player] = player_called(bots, self.game.name)
        self._eyes = FromViews(self.parts, self.actions)
        self._max_moves, self._max_steps = max_moves, max_steps
        self._max_episode_steps = max_steps
        self._bodies = self.physical.stage().names
        self.action_space: spaces.Space[Any] = spaces.Dict(
            {"move": spaces.Discrete(len(self.actions)), "hand": hand_actions()}
        )
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "steering": spaces.Discrete(2),  # 0: a move is asked for; 1: the hand is at work
                "board": spaces.Box(-1.0, 1.0, (self.parts.size,), np.float32),
                "action_mask": spaces.MultiBinary(len(self.actions)),
                "agent_pos": AGENT_POS,
                "environment_state": spaces.Box(-FAR, FAR, (len(self._bodies) * 8,), np.float32),
                "touch": TOUCH,
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game in a new world. The same seed and actions give the same game."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        self.state_of_game: State = self.game.start(self.rules, self._rng)
        self._referee = PhysicalReferee(self.physical, self._player.hands, self._rng)
        self.stage = self._referee.stage
        self.hand = SteeredHand(self.stage)
        self.trying: TryRecorder | None = None  # my own try
        self.moves_played = self._steps = self._illegal = 0
        self._heard: list[list[tuple[int, str]]] = [[] for _ in range(self.rules.seats)]
        self._news = 0  # how much of what I heard was told already
        fault = self._go_on()
        return self._see(), self._info(fault=fault)

    def step(self, action: Action) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The half of the action that is asked for. An illegal move changes nothing, and is told.

        Raises BadAction if the hand's half is asked for and holds what is no finite number.
        """
        assert 0 <= action["move"] < len(self.actions), "there is no such action"
        self._steps += 1
        refused = fault = ""
        if self.trying:
            fault = self._steer(action["hand"])
        else:
            refused = self._choose(int(action["move"]))
        if not fault and not refused and not self.trying:
            fault = self._go_on()
        info = self._info(refused, fault)
        over = self.state_of_game.turn == NOBODY
        reward = rewards(self._outcome())[self.seat] if over else 0.0
        late = self._steps >= self._max_steps or self.moves_played >= self._max_moves
        if self.render_mode == "human":
            self.render()
        return self._see(), reward, over, bool(fault) or (late and not over), info

    def odds(self, skill: float = 0.9) -> Odds:
        """How likely a hand of this skill succeeds with what a move names, for all that can be seen."""
        return self.physical.odds(self.physical.looks(self.stage), skill)

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return rendered(self.game, self.state_of_game, self.render_mode)

    # My turn

    def _choose(self, number: int) -> str:
        """Make a move; or why not."""
        try:
            move = self.actions.moves[self.seat][number]
            if move not in self.state_of_game.moves():
                self.state_of_game.copy().play(move)  # says why not
        except Illegal as no:
            self._illegal += 1
            return english(no.sentence)
        self._play(self.seat, move)
        return ""

    def _steer(self, action: Floats) -> str:
        """The hand follows for a moment, and what the referee says is played; or what went wrong."""
        trying = self.trying
        assert trying is not None, "a hand is steered in a try"
        command = self.hand.command(action)
        reports: list[Report] = []
        try:
            for _ in range(self.hand.ticks):
                trying.command(command)
                reports = trying.advance()
                if reports:
                    break
            if not reports and trying.tried.seconds >= SECONDS:
                reports = give_up(self.physical, trying)
        except PhysicsError as error:
            return str(error)
        self._hear(reports)
        return ""

    def _hear(self, reports: list[Report]) -> None:
        for report in reports:
            self._play(REFEREE, self.game.moves.parse(report.text))
        if reports and reports[-1].ends:
            self.trying = None

    # Everybody else's

    def _go_on(self) -> str:
        """The others play until I am asked, or it is over; what is wrong with the physics, if so."""
        try:
            while self.state_of_game.turn != NOBODY and self.moves_played < self._max_moves:
                if self._am_asked():
                    break
                self._others_play()
        except PhysicsError as error:
            return str(error)
        return ""

    def _am_asked(self) -> bool:
        """Whether I choose or try now; then the world is what the rules say."""
        state = self.state_of_game
        tries = state.turn == REFEREE
        if (self.game.acting(state.view(None)) if tries else state.turn) != self.seat:
            return False
        self.stage.follow(state, self._rng.getrandbits(32))
        if tries:
            self.trying = TryRecorder(self.stage, state, self.moves_played)
            self.hand.begin()
        return True

    def _others_play(self) -> None:
        state, who = self.state_of_game, self.state_of_game.turn
        if who == REFEREE:
            move = self._referee.report(self.game, state)
        else:
            odds = self._referee.odds(state, self._player.skill)
            seen = seen_by(self.game, state, who, self._heard[who], self._rng, odds)
            move = self._player.bot(seen).move
        self._play(who, move)

    def _play(self, who: int, move: Move) -> None:
        state = self.state_of_game
        for seat, heard in enumerate(self._heard):
            heard.append((who, state.heard(move, seat)))
        state.play(move)
        self.moves_played += 1

    # What I am told

    def _see(self) -> Seen:
        state, chooses = self.state_of_game, self.state_of_game.turn == self.seat
        self._eyes.look(state, self.seat)
        if chooses:
            self._eyes.legal(state)
        else:
            self._eyes.mask.fill(0)
        return {
            "steering": np.int64(self.trying is not None),
            "board": self._eyes.row.copy(),
            "action_mask": self._eyes.mask.copy(),
            "agent_pos": self.hand.itself(),
            "environment_state": self.hand.around().ravel(),
            "touch": self.hand.touch(),
        }

    def _info(self, refused: str = "", fault: str = "") -> dict[str, Any]:
        heard, self._news = self._heard[self.seat][self._news :], len(self._heard[self.seat])
        info: dict[str, Any] = {
            "is_success": False,
            "steering": self.trying is not None,
            "heard": heard,  # who (-1: the referee) and what, since the last step
            "moves": self.moves_played,
            "illegal": self._illegal,
        }
        if self.state_of_game.turn == NOBODY:
            outcome = self._outcome()
            info["is_success"] = self.seat in outcome.winners
            info |= {"scores": list(outcome.scores), "why": outcome.reason}
        told = {"refused": refused, "fault": fault}
        return info | {name: text for name, text in told.items() if text}

    def _outcome(self) -> Outcome:
        outcome = self.state_of_game.outcome()
        assert outcome is not None, "nobody is on turn when there is an outcome"
        return outcome

    def towards(self, command: Command) -> Floats:
        """The half of an action that leads to where a command wants the hand."""
        return self.hand.towards(command)


def whole_name(game: str) -> str:
    """The versioned name of a whole game."""
    return f"teeter/{game}-game-v{VERSION}"


WHOLE_GAMES: Final = {whole_name(name): name for name, one in GAMES.items() if one.physical}
for _name, _game in WHOLE_GAMES.items():
    gymnasium.register(_name, "teeter.envs.whole:WholeGameEnv", kwargs={"game": _game})
