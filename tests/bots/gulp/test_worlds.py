"""Worlds that could be: made from what a seat may know, and from nothing else."""

from __future__ import annotations

from itertools import islice
from random import Random

from teeter.games.gulp.bots.worlds import sorted_world
from teeter.games.gulp.game import Gulp
from teeter.games.gulp.river import COUNT
from teeter.rules.games import GAMES
from tests.bots.play import bots_of, decisions

GULP = GAMES["gulp"]


def kinds(world: Gulp) -> list[list[int]]:
    piles = [world.deck, world.removed, world.pool, world.looked, *world.hands]
    return [[card % COUNT for card in pile] for pile in piles]


def test_two_true_worlds_with_one_view_give_the_same_redealt_world() -> None:
    bot = bots_of(GULP)[1]
    played = decisions(GULP, GULP.options(3, deck="78"), [bot] * 3, 4)
    for state, seen, _ in islice(played, 0, 200, 11):
        assert isinstance(state, Gulp)
        other = state.redeal(seen.seat, Random(5))
        ours, theirs = (sorted_world(world, seen.seat) for world in (state, other))
        assert kinds(ours) == kinds(theirs)
        assert ours.view(seen.seat) == seen.view
        again, too = (world.redeal(seen.seat, Random(9)) for world in (ours, theirs))
        assert kinds(again) == kinds(too)
