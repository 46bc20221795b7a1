"""Players of Gulp that look ahead: by quick judgement, with or without mistakes, or by search."""

from __future__ import annotations

from typing import Final

from teeter.bots.bot import Bot, Choice, Seen
from teeter.bots.searcher import Clock, until
from teeter.bots.wording import KEEN, MASTER
from teeter.games.gulp.bots.judgement import sensible
from teeter.games.gulp.bots.search import Budget, search
from teeter.games.gulp.bots.sense import ranked
from teeter.games.gulp.bots.why import chances, choosing, planned
from teeter.games.gulp.game import Gulp
from teeter.games.gulp.moves import HARVEST
from teeter.games.gulp.table import ACTING, ASKING
from teeter.rules.contract import Move

ANSWERS: Final = 0.25  # seconds: all are asked, and who has no answer but one does not think at all


def quick(mistakes: float = 0.0, voice: str = KEEN) -> Bot:
    """Takes what looks best at once; misjudges every action by about so many crops."""

    def choose(seen: Seen) -> Choice:
        world = _world(seen)
        move = (
            _misjudged(world, seen, mistakes) if mistakes and world.phase == ACTING else sensible(world)
        )
        plans = move.verb == HARVEST
        return choosing(seen, move, voice, (lambda: planned(world)) if plans else None)

    return choose


def _misjudged(world: Gulp, seen: Seen, mistakes: float) -> Move:
    actions = [(hope + seen.rng.gauss(0.0, mistakes), move) for hope, move in ranked(world)]
    return max(actions, key=lambda action: action[0])[1]


def searcher(budget: Budget, seconds: float, clock: Clock | None = None) -> Bot:
    """Plays promising moves on in worlds that could be. With a clock it stops after so many seconds."""

    def choose(seen: Seen) -> Choice:
        world = _world(seen)
        if len(seen.moves) == 1:
            return choosing(seen, seen.moves[0], MASTER)
        patience = min(seconds, ANSWERS) if world.phase == ASKING else seconds
        lines = search(world, seen.seat, seen.moves, budget, seen.rng, until(clock, patience))
        best = lines[0]
        return choosing(seen, best.move, MASTER, lambda: chances(best.mean))

    return choose


def _world(seen: Seen) -> Gulp:
    world = seen.redealt(seen.rng)
    assert isinstance(world, Gulp), "this mind plays Gulp"
    return world
