"""The games for OpenSpiel, with true chance: sets of pieces are dealt one by one, referees have odds.

To import this file registers them: `pyspiel.load_game("teeter_eruk(players=3)")`. A game of another
package is among them if it tells its chance exactly (`Game.chance`). What a seat may say out of turn is
left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np

from teeter.envs.actions import Actions
from teeter.envs.dealing import Dealing, words_of
from teeter.envs.looking import FromViews, encoding_of
from teeter.envs.needs import needs
from teeter.envs.rewards import rewards
from teeter.hands.model_referee import ModelReferee
from teeter.rules import contract
from teeter.rules.chance import Chance
from teeter.rules.contract import NOBODY, REFEREE, Move, Options
from teeter.rules.encoding import Record
from teeter.rules.extras import resolved
from teeter.rules.games import GAMES

needs("pyspiel")

import pyspiel  # noqa: E402 - after the sentence for whoever has it not

SKILL: Final = 0.8  # of the hands, where a try is judged by the fitted model
MOST_MOVES: Final = 2000  # then the game is over, and nobody has won
Heard: TypeAlias = "tuple[Heard, str] | None"  # what was heard before, and last


class Table:
    """What is the same for all states of one game: rules, numbers and referee."""

    def __init__(self, game: contract.Game, options: Options, skill: float, most: int) -> None:
        chance: Chance = resolved(game.chance)
        self.game: Final = game
        self.options: Final = options
        self.skill: Final = skill
        self.most: Final = most
        self.draws: Final = chance.draws(options)
        self.actions: Final = Actions(game, options.seats)
        self.parts: Final[Record] = encoding_of(game).parts(options)
        self.eyes: Final = FromViews(self.parts, self.actions)
        self.referee: Final = ModelReferee(Random(0), skill)
        self.words: Final = words_of(self.draws)  # first the numbers of what is dealt,
        self.said: Final = [move for move in game.moves.values() if move.referee]  # then these
        self.word_number: Final = {word: n for n, word in enumerate(self.words)}
        self.said_number: Final = {m: len(self.words) + n for n, m in enumerate(self.said)}

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle names the game; whoever reads it finds the same table."""
        options = self.options
        given = (self.game.name, options.seats, options.variant, options.choices)
        return _table, (*given, self.skill, self.most)

    def said_by_chance(self, number: int) -> str:
        if number < len(self.words):
            return f"deal {self.words[number]}"
        return self.said[number - len(self.words)].text


class Held:
    """A deal, and then a game, with what each seat has heard. Copied as a whole, cheaply."""

    __slots__ = ("dealing", "game", "heard", "played", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dealing = Dealing(table.draws)
        self.game: contract.State | None = None
        self.heard: list[Heard] = [None] * table.options.seats
        self.played = 0

    def __deepcopy__(self, memo: object) -> Held:
        new = Held.__new__(Held)
        new.table, new.heard, new.played = self.table, self.heard[:], self.played
        new.dealing = self.dealing if self.game else self.dealing.copy()
        new.game = self.game.copy() if self.game else None
        return new

    def __reduce__(self) -> tuple[object, ...]:
        """Moves are compared by identity, so a game is written as JSON, in which they are words."""
        game = self.game.to_json() if self.game else None
        lines = [self.lines(seat) for seat in range(len(self.heard))]
        return _held, (self.table, self.dealing, game, lines, self.played)

    def lay(self, word: str) -> None:
        self.dealing.lay(word)
        if self.dealing.is_over:
            table = self.table
            self.game = table.game.new(table.options, self.dealing.setup)
            views = [self.game.view(seat) for seat in range(table.options.seats)]
            self.heard = [(None, json.dumps(view)) for view in views]

    def play(self, move: Move) -> None:
        assert self.game is not None
        game = self.game
        who = contract.name_of(game.turn)
        told = [f"{who} {game.heard(move, seat)}" for seat in range(len(self.heard))]
        game.play(move)
        self.heard = [(before, now) for before, now in zip(self.heard, told, strict=True)]
        self.played += 1

    def lines(self, seat: int) -> list[str]:
        """All that a seat has heard, from the first view on."""
        lines: list[str] = []
        heard = self.heard[seat]
        while heard is not None:
            heard, line = heard
            lines.append(line)
        return lines[::-1]


def _held(
    table: Table, dealing: Dealing, game: dict[str, object] | None, lines: list[list[str]], played: int
) -> Held:
    held = Held.__new__(Held)
    held.table, held.dealing, held.played = table, dealing, played
    held.game = table.game.from_json(game) if game else None
    held.heard = []
    for heard in lines:
        last: Heard = None
        for line in heard:
            last = (last, line)
        held.heard.append(last)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A deal or a game under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.table)

    def current_player(self) -> int:
        held = self.held
        if held.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        if held.game.turn == NOBODY or held.played >= held.table.most:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if held.game.turn == REFEREE else held.game.turn

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game, table = self.held.game, self.held.table
        assert game is not None
        return sorted(table.actions.numbers[player][move] for move in game.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        held, table = self.held, self.held.table
        if held.game is None:
            return sorted((table.word_number[word], p) for word, p in held.dealing.chances())
        said = table.referee.outcomes(table.game, held.game)
        return sorted((table.said_number[move], p) for move, p in said)

    def _apply_action(self, action: int) -> None:
        held, table = self.held, self.held.table
        if held.game is None:
            held.lay(table.words[action])
        elif held.game.turn == REFEREE:
            held.play(table.said[action - len(table.words)])
        else:
            held.play(table.actions.moves[held.game.turn][action])

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.held.table
        if player == pyspiel.PlayerId.CHANCE:
            return table.said_by_chance(action)
        return table.actions.moves[player][action].text

    def returns(self) -> list[float]:
        outcome = self.held.game.outcome() if self.held.game else None
        return [0.0] * self.held.table.options.seats if outcome is None else rewards(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], int]) -> SpielState:
        """The same to this player, and all that it cannot know dealt anew; for search, not to be saved.

        What the others heard before would not fit what they hold now: they begin with what they see.
        """
        new: SpielState = self.clone()
        assert self.held.game is not None
        new.held.game = game = self.held.game.redeal(player, Random(sampler()))
        for seat in range(game.options.seats):
            if seat != player:
                new.held.heard[seat] = (None, json.dumps(game.view(seat)))
        return new

    def __str__(self) -> str:
        held = self.held
        if held.game is None:
            return json.dumps(held.dealing.setup)
        return json.dumps(held.game.to_json())


class Observer:
    """What a seat sees now, or has heard from the beginning."""

    def __init__(self, kind: Any, params: Any, table: Table) -> None:
        if params:
            raise ValueError(f"An observer of Teeter has no parameters: {params}.")
        self._recalls = kind.perfect_recall
        self._table = table
        size = 0 if self._recalls else table.parts.size
        self.tensor = None if self._recalls else np.zeros(size, np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise RuntimeError("What was heard is told as text; there is no tensor for it.")
        if state.held.game is None:
            self.tensor.fill(0.0)
        else:
            eyes = self._table.eyes
            eyes.look(state.held.game, player)
            self.tensor[:] = eyes.row

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held.game is None:
            return "dealing"
        if self._recalls:
            return "\n".join([contract.SEATS[player], *state.held.lines(player)])
        return f"{contract.SEATS[player]} {json.dumps(state.held.game.view(player))}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its settings."""

    def __init__(self, game: contract.Game, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(game), **(params or {})}
        choices = tuple((name, str(given[name])) for name in game.choices)
        table = _table(
            game.name, given["players"], given["variant"], choices, given["skill"], given["max_moves"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.actions),
            max_chance_outcomes=len(table.words) + len(table.said),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["max_moves"],
        )
        super().__init__(_type(game), info, given)
        self.table: Final = table

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, params, self.table)


@lru_cache(maxsize=32)
def _table(
    name: str, seats: int, variant: str, choices: tuple[tuple[str, str], ...], skill: float, most: int
) -> Table:
    game = GAMES[name]
    return Table(game, game.checked(seats, variant, dict(choices)), skill, most)


def short_name(game: contract.Game) -> str:
    """How OpenSpiel calls a game."""
    return f"teeter_{game.name.replace('-', '_')}"


def _parameters(game: contract.Game) -> dict[str, Any]:
    """What may be set, and what it is if nobody does."""
    firsts = {name: values[0] for name, values in game.choices.items()}
    # OpenSpiel reads what looks like a number as one.
    chosen = {name: int(first) if first.isdigit() else first for name, first in firsts.items()}
    settings = {"variant": game.variants[0], "skill": SKILL, "max_moves": MOST_MOVES}
    return {"players": game.seats[0], **settings, **chosen}


def _type(game: contract.Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Teeter: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _of(game: contract.Game) -> type[SpielGame]:
    """The class of one game, as OpenSpiel wants one for each."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, params)

    return type(f"Spiel_{game.name}", (SpielGame,), {"__init__": begin})


KNOWN: Final = [game for game in GAMES.values() if game.chance]
for _game in KNOWN:
    pyspiel.register_game(_type(_game), _of(_game))
