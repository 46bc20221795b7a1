"""What each action at Gulp is worth: by what its village may hope for after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp import moves as words
from teeter.games.gulp.bots.outlook import (
    LIMITS,
    MEAN_VALUE,
    VALUE,
    crops_in,
    hoped,
    missing,
    turns_left,
)
from teeter.games.gulp.bots.store import best_harvest, need
from teeter.games.gulp.river import (
    BLUE,
    BONUS,
    BREAKFAST,
    COPYCROAK,
    COUNT,
    DEW,
    EVENT_OF,
    EXODUS,
    FROSTQUAKE,
    GAP,
    GREEN,
    GULPERS,
    HICCUP,
    LEECH,
    LOGS,
    MOTHS,
    MOUTHS,
    POUCHES,
    SHOWER,
    SUN,
    WAVE,
    caused,
    gives_way,
    pushed,
    worth_in,
)
from teeter.games.gulp.table import (
    HAND_LIMIT,
    GulpTable,
    card_of,
)
from teeter.rules.contract import Move

# What an event is worth to whoever pushes it, in crops; FROSTQUAKE and COPYCROAK are looked at closely.
EVENT_WORTH: Final = {
    SHOWER: 9.0,
    WAVE: 1.0,
    SUN: 10.0,
    EXODUS: 0.0,
    POUCHES: 12.0,
    GULPERS: 3.0,
    BREAKFAST: 9.0,
    MOUTHS: 1.0,
    DEW: -3.0,
    HICCUP: -1.0,
    MOTHS: 5.0,
    LOGS: 3.0,
    LEECH: 6.0,
}
_DANGER: Final = (0.0, 7.0, 4.0, 1.0, 0.0, 0.0)  # of a River that the next village can juice, by pushes


class Sense:
    """One village's thoughts at one moment: everything that is the same for all its moves."""

    def __init__(self, table: GulpTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.limit = LIMITS[len(table.hands)]
        self.hand = table.hands[seat]
        self.need = need(table.stored[seat], self.limit)
        self.turns = turns_left(table, seat)
        self.backwards = table.waves != 0
        self.last_action = table.actions <= 1

    def hope(self, stored: int, hand: list[int], river: list[int], drawn: float = 0.0) -> float:
        """What may be hoped for with so much more stored, and this hand and River."""
        missing_now = (self.need - stored) % (2 * self.limit)
        worth = VALUE if self.turns > 0 else worth_in(river)
        plain = sum([worth[card] for card in hand]) + drawn * MEAN_VALUE
        crops = crops_in(hand, river, self.backwards) + drawn * MEAN_VALUE * 1.25
        return hoped(missing_now, self.limit, crops, plain, self.turns) - self._danger(river)

    def _danger(self, river: list[int]) -> float:
        """What it costs to leave this River to the next village."""
        if self.turns <= 0 or not self.last_action:
            return 0.0
        return max([_DANGER[missing(river, colour, self.backwards)] for colour in (GREEN, BLUE)])

    # Actions

    def draw(self) -> float:
        table = self.table
        drawn = min(house.DRAWN.value, HAND_LIMIT - len(self.hand), len(table.deck))
        return self.hope(0, self.hand, table.river, drawn)

    def push(self, kind: int) -> float:
        card = card_of(kind, self.hand)
        hand = [other for other in self.hand if other != card]
        river = self.river_after(card)
        gain = sum([BONUS[bonus] for bonus in caused(self.table.river, self.table.river, river)])
        event = EVENT_OF[card]
        if event < 0:
            return self.hope(gain, hand, river)
        if event == FROSTQUAKE and len(hand) >= house.FROST_HAND.value:
            worth = worth_in(river)
            crops = sum([worth[other] for other in hand])
            return self.hope(gain + crops, [c for c in hand if EVENT_OF[c] >= 0], river)
        return self.hope(gain, hand, river) + self._event(event, river)

    def _event(self, event: int, river: list[int]) -> float:
        if self.turns <= 0 and event not in (BREAKFAST, POUCHES):
            return 0.0
        if event == COPYCROAK:
            others = [EVENT_WORTH.get(EVENT_OF[card], 0.0) for card in river if card != GAP]
            return max([0.0, *others])
        return EVENT_WORTH.get(event, 0.0)

    def river_after(self, card: int) -> list[int]:
        river = self.table.river
        return pushed(river, card, gives_way(river, self.backwards), self.backwards)

    def sacrifice(self, kind: int) -> float:
        """Five unknown cards come: nothing is known of that River but that it is new."""
        card = card_of(kind, self.hand)
        hand = [other for other in self.hand if other != card]
        return self.hope(0, hand, [GAP] * len(self.table.river)) - 2.0

    def harvest(self, so_far: Sequence[int] = ()) -> tuple[float, list[int]]:
        """The best harvest: what may be hoped for after it, and the cards still to be added."""
        worth = worth_in(self.table.river)
        river = self.table.river
        cards = [card for card in self.hand if EVENT_OF[card] < 0]
        base = sum([worth[card] for card in so_far])
        total = sum([worth[card] for card in cards])
        crops = crops_in(cards, river, self.backwards)
        plain = total if self.turns <= 0 else sum([VALUE[card] for card in cards])
        danger = self._danger(river)

        def value(harvested: int) -> float:
            """Leftovers are taken to be as good as the cards on average: exact enough, and quick."""
            left = 1.0 - harvested / total
            missing_now = (self.need - base - harvested) % (2 * self.limit)
            return hoped(missing_now, self.limit, crops * left, plain * left, self.turns) - danger

        if not cards:
            return self.hope(base, self.hand, river), []
        best, chosen = best_harvest([worth[card] for card in cards], value)
        if so_far and self.hope(base, self.hand, river) >= best:
            return best, []
        return best, [cards[index] for index in chosen]


def ranked(table: GulpTable) -> list[tuple[float, Move]]:
    """The actions of whoever acts, the best first; a harvest is there once, by its first card."""
    seat = table.active
    sense = Sense(table, seat)
    found: list[tuple[float, Move]] = []
    best_card = -1
    best = 0.0
    if any(EVENT_OF[card] < 0 for card in sense.hand):
        best, cards = sense.harvest()
        best_card = cards[0] % COUNT
    for move in table.moves():
        verb = move.verb
        if verb == words.HARVEST:
            if move.arg == best_card:
                found.append((best, move))
        elif verb == words.PUSH:
            found.append((sense.push(move.arg), move))
        elif verb == words.DRAW:
            found.append((sense.draw(), move))
        elif verb == words.SACRIFICE:
            found.append((sense.sacrifice(move.arg), move))
        else:
            found.append((sense.hope(0, sense.hand, table.river), move))
    found.sort(key=lambda pair: (-pair[0], pair[1].text))  # equal ones in an order all can see
    return found
