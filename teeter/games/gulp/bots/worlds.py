"""Worlds that could be, dealt from nothing but what a seat may know."""

from __future__ import annotations

from teeter.games.gulp.game import Gulp
from teeter.games.gulp.river import COUNT
from teeter.games.gulp.table import BURYING, KEEPING


def sorted_world(world: Gulp, seat: int) -> Gulp:
    """A world with all unknown cards in order: worlds redealt from it depend on the view alone.

    A redealt world is a mixture of the true one. Whoever knows the mixing could ask for the same
    mixture of two true worlds and get different ones, and a bot with a seed would do just that.
    """
    world = world.copy()
    me = 1 << seat
    piles = _piles(world, seat)
    places = [(pile, n) for pile in piles for n, card in enumerate(pile) if not world.known[card] & me]
    knowers = [world.known[pile[n]] for pile, n in places]
    cards = sorted([pile[n] for pile, n in places], key=lambda card: (card % COUNT, card))
    known = world.known[:]
    for (pile, n), card, seats in zip(places, cards, knowers, strict=True):
        pile[n] = card
        known[card] = seats
    world.known = known
    return world


def _piles(world: Gulp, seat: int) -> list[list[int]]:
    """Everything this seat does not see, as lists of this world's own."""
    world.removed = world.removed[:]
    world.pool = world.pool[:]
    world.looked = world.looked[:]
    piles = [world.deck, world.removed, world.pool]
    piles += [hand for other, hand in enumerate(world.hands) if other != seat]
    if world.phase in (KEEPING, BURYING) and world.turn != seat:
        piles.append(world.looked)
    return piles
