"""Tables of Gulp with chosen cards, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.games.gulp.game import GAME, Gulp
from teeter.games.gulp.river import CARDS, COUNT, GAP, KIND
from teeter.rules.contract import REFEREE
from tests.rules.support import say

CALM = "2-grettuce 9-blornn 6-grabbles k-blerries 4-blornn"  # plain; hardly anything comes of it


class Box:
    """All 104 cards, to be taken out by their words."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, words: str) -> list[int]:
        """These cards; "gap" is a gap."""
        return [GAP if word == "gap" else self._card(KIND[word]) for word in words.split()]

    def _card(self, kind: int) -> int:
        card = next(card for card in self.left if card % COUNT == kind)
        self.left.remove(card)
        return card


def table(
    *hands: str,
    river: str = CALM,
    top: str = "",
    deck: int = 40,
    spots: tuple[int, ...] = (1, 2, 3, 4),
    stored: tuple[int, ...] = (0, 0, 0, 0),
) -> Gulp:
    """A's turn with two actions. `top` lies on the deck, top card first; what is left is discarded."""
    seats = len(hands)
    state = GAME.start(GAME.options(seats), Random(1), first=0)
    assert isinstance(state, Gulp)
    box = Box()
    state.river = box.take(river)
    state.hands = [box.take(hand) for hand in hands]
    state.deck = box.take(top)[::-1]
    while len(state.deck) < deck:
        state.deck.insert(0, box.left.pop())
    state.discard = box.left
    state.spots = list(spots[:seats])
    state.stored = list(stored[:seats])
    state.begin_turn(0)
    return state


def let_pass(state: Gulp) -> None:
    """Nobody stops the card."""
    while state.view(None)["phase"] == "window":
        say(GAME, state, "let pass")


def push(state: Gulp, *cards: str) -> None:
    """Push these cards one after the other; nobody stops them."""
    for card in cards:
        say(GAME, state, f"push {card}")
        let_pass(state)


def sacrifice(state: Gulp, card: str) -> None:
    say(GAME, state, f"sacrifice {card}")
    let_pass(state)


def harvest(state: Gulp, *cards: str) -> None:
    """One harvest of these cards."""
    say(GAME, state, *(f"harvest {card}" for card in cards), "store")


def river(state: Gulp) -> list[str]:
    return [card or "gap" for card in state.view(None)["river"]]


def hand(state: Gulp, seat: int) -> list[str]:
    seen: list[str] = state.view(seat)["hand"]
    return seen


def stores(state: Gulp) -> list[int]:
    seen: list[int] = state.view(None)["stores"]
    return seen


def tops(state: Gulp, count: int) -> list[str]:
    """The uppermost cards of the discard pile, the top one last."""
    return [GAME_WORDS[card] for card in state.discard[-count:]]


GAME_WORDS = {card: word for word, kind in KIND.items() for card in (kind, kind + COUNT)}


def end_turn(state: Gulp) -> None:
    """Whoever is on turn draws or passes until somebody else is."""
    active = state.active
    while state.active == active and state.outcome() is None:
        say(GAME, state, "draw" if state.deck and len(state.hands[active]) < 10 else "pass")


def walk(seed: int, **choices: str) -> Iterator[Gulp]:
    """A game of random moves: the same state before each move and at the end."""
    rng = Random(seed)
    state = GAME.start(GAME.options(rng.randint(2, 4), **choices), rng)
    assert isinstance(state, Gulp)
    yield state
    while moves := state.moves():
        state.play(GAME.stand_in(state, rng, 0.8) if state.turn == REFEREE else rng.choice(moves))
        yield state
