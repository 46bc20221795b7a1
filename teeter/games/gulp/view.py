"""What a seat of Gulp sees, as JSON has it."""

from __future__ import annotations

from typing import TypedDict


class NewsView(TypedDict):
    seat: int
    what: str  # a bonus, "harvest" or "frostquake"
    crops: int


class GulpView(TypedDict):
    """What a seat sees; spectators have no hand."""

    turn: int
    phase: str
    active: int  # whose turn it is, whoever is asked in between
    actions: int  # left in this turn
    next_actions: list[int]  # by seat: actions its next turn will have
    last_turns: int | None  # turns still to begin once the deck is empty
    limit: int
    river: list[str]  # spots 1 to 5, "" for a gap
    water: str  # plain, or juiced in a colour, or saturated with a crop
    flow: str  # "right", or "left" while a WAVE O' BOGGLES lasts
    waves: list[int]  # the seats whose waves last
    villages: list[int]  # by seat: its village spot, 0 before it is placed
    logs: list[list[int]]  # by seat: the seats whose BOGGLE LOGS lie before it
    stores: list[int]
    fungus: list[bool]
    hand: list[str]
    hand_sizes: list[int]
    deck: int
    discard: str | None  # the top card
    discards: int
    declared: str | None  # the card that a BUTT could stop now
    pusher: int | None  # who plays it
    sacrifice: bool  # whether it is a Boggle Sacrifice
    harvested: list[str]  # so far in this harvest
    event: str | None  # the event being carried out
    waiting: list[int]  # seats whose part of it is still to come, the first one now
    offer: list[int] | None  # a swap: who offers it, to whom
    looking: int  # cards that CHEEK POUCHES looks at
    looked: list[str]  # and which, for who looks
    open: list[int]  # River spots that RIVER GULPERS may fill
    pool: int  # cards that HICCUP HURRICANE has still to deal
    news: list[NewsView]  # what the last move stored
    left: list[list[str]] | None  # at the end the hands are laid open
    final: list[int] | None  # and their crop cards are subtracted from the stores
