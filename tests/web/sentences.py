"""Everything that is said to people in played games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.lab.conformance.cases import Case, next_move, start
from teeter.physics.bowl.referee import told
from teeter.rules.contract import NOBODY, REFEREE, Game, Illegal, Options, Outcome, State, act
from teeter.rules.text import Words
from teeter.table.scores import scores, won
from teeter.table.sentences import made
from tests.bots.play import bots_of, decisions
from tests.physical import BOWLS
from tests.rules.cases import CASES

GAMES_EACH = 3  # of every variant and option
MOST_MOVES = 500  # of one random game: long enough for every kind of moment
# As others hear what only one player sees; the last one is said by the referee.
SECRET = {"keep a card": False, "under a card": False, "deals a card": True}


def said_in(game: Game) -> Iterator[Words]:
    """All texts of many games: labels, the table in words, refusals, reasons, results."""
    yield game.credits
    yield from _made(game)
    for case in CASES:
        for seed in range(GAMES_EACH) if case.game is game else ():
            yield from _played(case, Random(seed))
    yield from _thought(game)
    yield from _judged(game)


def _made(game: Game) -> Iterator[Words]:
    """Every move there is: its button, and the line of the story when somebody makes it."""
    for move in game.moves.values():
        yield game.telling.label(move.text, None)
        if not move.text.startswith("turn "):  # which always turns something up
            yield made(game.name, move.text, None if move.referee else "Ann")
    for text, by_referee in SECRET.items() if game.name == "gulp" else ():
        yield made(game.name, text, None if by_referee else "Ann")


def _played(case: Case, rng: Random) -> Iterator[Words]:
    """A game of chance, and now and then everything that may not be done."""
    state = start(case, rng)
    for number in range(MOST_MOVES):
        yield from _seen(case.game, state)
        if number % 25 == 0:
            yield from _refused(case.game, state)
        if state.turn == NOBODY:
            return
        move = next_move(case, state, rng)
        name = None if move.referee else "Ann"
        for seat in (*range(state.options.seats), None):
            yield made(case.game.name, state.heard(move, seat), name)
        state.play(move)


def _seen(game: Game, state: State) -> Iterator[Words]:
    """What a player and a watcher are shown at this moment."""
    seat = max(state.turn, 0)
    for view in (state.view(seat), state.view(None)):
        yield from game.describe(view)
        for move in state.moves() if state.turn >= 0 else ():
            yield game.telling.label(move.text, view)


def _refused(game: Game, state: State) -> Iterator[Words]:
    """Why not: every move of the game, by whoever might try it."""
    for move in game.moves.values():
        who = REFEREE if move.referee else max(state.turn, 0)
        try:
            act(game, state.copy(), who, move)
        except Illegal as no:
            yield no.sentence


def _thought(game: Game) -> Iterator[Words]:
    """Whole games of bots: why they did it, and how it ended."""
    bots = bots_of(game)
    for seed in range(3):
        seats = max(2, game.seats[0])
        two = [bots[(seed + seat) % len(bots)] for seat in range(seats)]
        made = list(decisions(game, game.options(seats), two, seed))
        yield from (choice.why for _, _, choice in made)
        outcome = made[-1][0].outcome()  # one state that went through the game, now at its end
        assert outcome is not None, "a game of bots comes to its end"
        names = ["Ann", "Keen bot B"]
        for winners in ((0,), (0, 1)):
            ended = Outcome(winners, outcome.scores, outcome.reason)
            yield won(game, game.options(seats), ended, names)
        yield from _counted(game, game.options(seats), outcome)


def _counted(game: Game, options: Options, outcome: Outcome) -> Iterator[Words]:
    """What the scores say at the end of this game and of others."""
    yield from scores(game, options, outcome)
    scoring = game.scoring(options, outcome.reason)
    yield from map(scoring.told, (*outcome.scores, 0, 1, 2, 12, -3 if game.name == "gulp" else 3))


def _judged(game: Game) -> Iterator[Words]:
    """What the referee at the bowl says."""
    bowl = BOWLS.get(game.name)
    if bowl is None:
        return
    for piece in bowl.pieces:
        yield from (told(bowl, cause, piece.colour) for cause in bowl.rules.words)
