"""Why a player of Gulp did what it did, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teeter.bots.gulp.sense import Sense
from teeter.rules.contract import SEATS, Move
from teeter.rules.gulp import house
from teeter.rules.gulp import moves as words
from teeter.rules.gulp.game import Gulp
from teeter.rules.gulp.river import BONUS, BONUSES, EVENT_OF, WORDS, caused, worth_in
from teeter.rules.gulp.table import card_of
from teeter.rules.gulp.words import card_name

_EVENTS: Final = tuple(event.value.name for event in house.EVENTS.values())


def why(world: Gulp, move: Move) -> str:
    """One sentence about a move that is about to be played, from what its player can see."""
    told = _WHY.get(move.verb)
    return told(world, move) if told else "It looks best for my store."


def _draw(world: Gulp, move: Move) -> str:
    return f"I can use more cards: {_missing(world)}."


def _push(world: Gulp, move: Move) -> str:
    sense = Sense(world, world.turn)
    card = card_of(move.arg, sense.hand)
    bonuses = caused(world.river, world.river, sense.river_after(card))
    if bonuses:
        gain = sum(BONUS[bonus] for bonus in bonuses)
        names = " and ".join(BONUSES[bonus] for bonus in bonuses)
        return f"It makes the River {names}: {gain} crops at once."
    event = EVENT_OF[card]
    if event >= 0:
        return f"{_EVENTS[event]} helps me more now than later."
    return f"I can do without {card_name(WORDS[card])}, and the River is better for me with it."


def _sacrifice(world: Gulp, move: Move) -> str:
    return "This River is good for the others, so I wash it away."


def _harvest(world: Gulp, move: Move) -> str:
    worth = worth_in(world.river)
    sense = Sense(world, world.turn)
    _, cards = sense.harvest(world.harvested)
    crops = sum(worth[card] for card in [*cards, *world.harvested])
    return f"A harvest brings about {crops} crops now, and {_missing(world)}."


def _store(world: Gulp, move: Move) -> str:
    return f"More would not be better: {_missing(world)} before this harvest."


def _missing(world: Gulp) -> str:
    sense = Sense(world, world.turn)
    if sense.need > sense.limit:
        return "there is fungus in my store"
    return f"{sense.need} are missing to the limit" if sense.need else "I stand exactly at the limit"


def _stop(world: Gulp, move: Move) -> str:
    return f"That {card_name(WORDS[world.declared])} would help {SEATS[world.pusher]} too much."


def _let(world: Gulp, move: Move) -> str:
    return "That card does me no harm."


def _keep(world: Gulp, move: Move) -> str:
    return "It is the best of the cards I looked at."


def _choose(world: Gulp, move: Move) -> str:
    return f"{SEATS[move.arg]} is the most dangerous of the others."


_WHY: Final[dict[int, Callable[[Gulp, Move], str]]] = {
    words.DRAW: _draw,
    words.PUSH: _push,
    words.SACRIFICE: _sacrifice,
    words.HARVEST: _harvest,
    words.STORE: _store,
    words.STOP_CARD: _stop,
    words.LET_PASS: _let,
    words.KEEP: _keep,
    words.CHOOSE: _choose,
}
