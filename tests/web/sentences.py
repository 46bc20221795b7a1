"""Everything a server can say to people in English: heard in played games, and read in the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from teeter.physics.bowl.referee import told
from teeter.rules.contract import NOBODY, REFEREE, Game, Illegal, Options, Outcome, State, act
from teeter.rules.text import Words
from teeter.table.scores import scores, won
from teeter.table.sentences import made
from tests.bots.play import bots_of, decisions
from tests.physical import BOWLS
from tests.rules.cases import CASES, Case, next_move, start

SOURCES = Path(__file__).parents[2] / "teeter"
CLIENT = SOURCES.parent / "web" / "src"
GAMES_EACH = 3  # of every variant and option
MOST_MOVES = 500  # of one random game: long enough for every kind of moment
# As others hear what only one player sees; the last one is said by the referee.
SECRET = {"keep a card": False, "under a card": False, "deals a card": True}

# Where sentences for players stand. What is put together there from parts is heard in games instead.
ROOMS = ("rules", "games", "bots", "hands", "table", "server", "physics")
NOT_FOR_PLAYERS = (
    "house.py",  # why a value is as it is
    "words.py",  # put together: heard in games
    "extras.py",
    "sentences.py",
    "saved.py",  # faults of files, told by a command
    "setup.py",  # faults of set-ups in files
    "sticks.py",
    "pieces.py",
    "gate.py",  # for programs, and for whoever runs a server
    "guard.py",
    "frame_socket.py",
    "metrics.py",
    "typescript.py",
    "drawn.py",
    "try_recording.py",
    "try_files.py",
    "speed.py",
    "storage",
    "bench",
)
SENTENCE = re.compile(r"[A-Z{].* .*\.$", re.DOTALL)
NOTE = re.compile(r"(refused|shortened): ")  # to the acting hand
THROWN = re.compile(r'new Error\("([^"]+)"\)')
FLAWS = ("self.bad", "BadRecord")  # of records, told as a part of a sentence
# Faults of programs and files, which no table shows; and parts of sentences.
INTERNAL = re.compile(
    r"could not be (filled|set up)|would not stand|cannot be loaded|has no function|plays only"
    r"|module:function|value of the world|moves at \{\}|piece of the can|set-up must|asks the referee"
    r"|referee is asked only|tiles are|path has|counters of Eruk|There is no seat|One measured run"
    r"|This is a Teeter server|laid out or shuffled|not the record of a game: \{\}"
    r"|A state plays a Move|This game has no move|not the JSON of a state|is left out"
    r"|^[{}: ]+\.$"
)


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


def written() -> dict[str, str]:
    """Sentences in the sources, with {} for what is filled in -> the file they stand in."""
    found: dict[str, str] = {}
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            where = str(path.relative_to(SOURCES))
            if not any(name in path.parts or path.name == name for name in NOT_FOR_PLAYERS):
                found |= dict.fromkeys(_sentences(ast.parse(path.read_text("utf-8"))), where)
    return {text: where for text, where in (found | _of_client()).items() if text}


def _of_client() -> dict[str, str]:
    """What the browser client itself says went wrong, in the place of the server."""
    files = [path for path in CLIENT.rglob("*.ts") if path.is_file()]
    return {
        text: path.name for path in files for text in THROWN.findall(path.read_text(encoding="utf-8"))
    }


def _sentences(tree: ast.Module) -> Iterator[str]:
    inside = {id(part) for node in ast.walk(tree) for part in _parts(node)}
    for node in ast.walk(tree):
        text = "" if id(node) in inside else _pattern(node)
        if NOTE.match(text) or (SENTENCE.match(text) and not INTERNAL.search(text)):
            yield text
        if isinstance(node, ast.Call) and ast.unparse(node.func) in FLAWS:
            yield _pattern(node.args[-1])


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is no sentence of its own: docstrings, and the pieces of f-strings."""
    if isinstance(node, ast.Expr):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        yield from (part for value in node.values for part in ast.walk(value))


def _pattern(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
    return ""
