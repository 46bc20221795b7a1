"""A series of a day as somebody has played it, without a server."""

from __future__ import annotations

from random import Random

from teeter.hands.physical_game import physical_game
from teeter.physics.engine import PHYSICS
from teeter.physics.stage import Report
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE
from teeter.rules.extras import SERIES
from teeter.rules.games import GAMES
from teeter.table.record import ENGINE, Record, RecordLine
from teeter.table.world_seeds import seed_of_day, world_seed

DAY = "2026-11-17"
MOST_TICKS = 2000  # ticks, then the try is given up


def played(
    game_name: str = "gulo-gulo", day: str = DAY, most: int = 2, steered: str = "free"
) -> tuple[Record, list[bytes]]:
    """At most so many pieces, taken by a careful script that begins where a person's hand does."""
    game = GAMES[game_name]
    options = game.options(variant=SERIES)
    setup = game.deal(options, 0, Random(1))
    state, rng = game.new(options, setup), Random(5)
    physical = physical_game(game)
    tries: list[bytes] = []
    stage, seed = physical.stage(), world_seed(seed_of_day(game_name, day), 0)
    lines: list[RecordLine] = []
    stage.follow(state, seed)
    while (outcome := state.outcome()) is None:
        odds = physical.odds(physical.looks(stage), 1.0)
        move = max(state.moves(), key=odds)
        state.play(move)
        lines.append(RecordLine(None, 0, move.text))
        stage.follow(state, seed)
        stage.save()  # as a table does
        recorder = TryRecorder(stage, state, len(tries), steered)
        script = physical.hand(stage, "careful", rng)
        reports: list[Report] = recorder.end() if len(tries) == most else []
        while not reports:
            recorder.command(next(script))
            reports = recorder.advance()
            if recorder.tried.ticks > MOST_TICKS:
                reports = recorder.end()
        state.play(game.moves[reports[-1].text])
        lines.append(RecordLine(None, REFEREE, reports[-1].text))
        tries.append(recorder.tried.to_bytes())
    told = (game_name, options, ("Ada",), seed_of_day(game_name, day), ENGINE, PHYSICS, setup)
    return Record(*told, outcome, tuple(lines)), tries
