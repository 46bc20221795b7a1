"""What a move of Gulp turns up: the cards that a seat sees by it and that its text does not name."""

from __future__ import annotations

from collections.abc import Iterator

from teeter.games.gulp.river import WORDS
from teeter.games.gulp.table import FROZEN, OVER, GulpTable, crops_among
from teeter.rules.contract import SEATS


def turned_up(before: GulpTable, after: GulpTable, seat: int | None) -> str:
    """What this seat sees, part by part; `after` is the table to which the move leads."""
    return "; ".join([*_of_all(before, after), *_of_one(before, after, seat)])


def _of_all(before: GulpTable, after: GulpTable) -> Iterator[str]:
    """A River from the deck after a sacrifice, what freezes in a hand, and at the end all hands."""
    if _from_deck(before, after.river):
        yield f"the River becomes {_cards(after.river)}"
    news = after.news
    for at in range(0, len(news), 3):
        if news[at + 1] == FROZEN:
            yield f"{SEATS[news[at]]} harvests {_cards(_frozen(before, after, news[at]))}"
    if after.phase == OVER:
        for seat, hand in enumerate(after.hands):
            yield f"{SEATS[seat]} is left with {_cards(hand)}"


def _of_one(before: GulpTable, after: GulpTable, seat: int | None) -> Iterator[str]:
    """What a seat draws, and what it looks at."""
    if seat is None:
        return
    drawn = _from_deck(before, after.hands[seat])
    if drawn:
        yield f"you get {_cards(drawn)}"
    looked = _from_deck(before, after.looked) if after.turn == seat else []
    if looked:
        yield f"you look at {_cards(looked)}"


def _from_deck(before: GulpTable, cards: list[int]) -> list[int]:
    return [card for card in cards if card in before.deck]


def _frozen(before: GulpTable, after: GulpTable, seat: int) -> list[int]:
    kept = after.hands[seat]
    return crops_among([card for card in before.hands[seat] if card not in kept])


def _cards(cards: list[int]) -> str:
    return ", ".join([WORDS[card] or "a gap" for card in cards]) or "nothing"
