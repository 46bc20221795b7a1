"""What players of Gulo Gulo say when they are asked why."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Voices

# Which egg

LAST_EGG: Final = ("It is the only {colour} egg left.", "There is no other {colour} egg.")
EASIEST: Final = {
    KEEN: (
        "It comes out most easily: about {odds}.",
        "Of the {colour} eggs it is the easiest: about {odds}.",
    ),
    MASTER: (
        "The easiest {colour} egg: I give it {odds}.",
        "I get this one in {odds} of all tries, no other {colour} egg as often.",
    ),
}
HARD: Final = ("They all lie badly, and this one the least.", "Every {colour} egg is hard to get.")
ANY_EGG: Final[Voices] = {  # also for those who look closely, where one egg is like another
    BEGINNER: ("I like this egg.", "This egg looks nice."),
    CASUAL: ("This one looks good to me.", "I trust my feeling with this egg."),
    KEEN: ("One {colour} egg is as good as another.", "The {colour} eggs all look alike to me."),
    MASTER: (
        "No {colour} egg is easier than this one.",
        "It makes no difference which {colour} egg I take.",
    ),
}

# Which colour

COLOUR: Final[Voices] = {
    BEGINNER: ("{Colour} takes me {ahead} forward.", "I want to go {ahead} forward with {colour}."),
    CASUAL: ("{Colour} feels right: {ahead} forward.", "{Colour} it is, {ahead} forward."),
    KEEN: (
        "{Colour} promises about {steps}, alarms and all.",
        "With {colour} I count on about {steps}.",
    ),
    MASTER: (
        "{Colour} brings me about {turns} nearer to the deck.",
        "On the way to the deck {colour} saves me about {turns}.",
    ),
}
NEW_TILE: Final[Voices] = {
    BEGINNER: ("I want to see a new tile.", "Maybe the next tile is a good one."),
    CASUAL: ("A new tile may lead me farther.", "I feel lucky: a new tile."),
    KEEN: (
        "A new tile promises about {steps}, alarms and all.",
        "With a new tile I count on about {steps}.",
    ),
    MASTER: (
        "A new tile brings me about {turns} nearer to the deck.",
        "On the way to the deck a new tile saves me about {turns}.",
    ),
}
POOR_COLOUR: Final = (
    "Nothing promises much, but {colour} is the best of it.",
    "{Colour} is the least of the evils.",
)
POOR_TILE: Final = (
    "Nothing promises much, so I turn a new tile.",
    "What lies open does not help me: a new tile.",
)
FIRST_TILE: Final = ("The first tile has to be turned.", "No tile lies open, so I turn one.")

# At the deck

DECK: Final[Voices] = {
    BEGINNER: ("Now I look for Gulo junior.", "Maybe Gulo junior is on top."),
    CASUAL: ("I am at the deck: now for Gulo junior.", "Gulo junior must be in there."),
    KEEN: ("From the last tile one turns the deck.", "I have come through: now the deck."),
    MASTER: ("Here only the deck can be turned.", "The deck is all that is left to turn."),
}
