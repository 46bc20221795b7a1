"""What players of Eruk say when they are asked why."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Voices

# Stopping

STOP: Final[Voices] = {  # {mine}: "3 counters"; {n} in 10, or {n} of {all}: what would make them flee
    BEGINNER: ("I take my {mine} before something flees.", "My {mine} will do."),
    CASUAL: ("I take my {mine}: it feels like enough.", "Better {mine} than one too many."),
    KEEN: (
        "I take my {mine}: about {n} in 10 make something flee.",
        "About {n} in 10 would make something flee, so I keep my {mine}.",
    ),
    MASTER: (
        "I take my {mine}: {n} of the {all} unseen counters make something flee.",
        "Of the {all} unseen counters {n} would make something flee: I keep my {mine}.",
    ),
}
KEEP_MINE: Final = (
    "I take my {mine}: there is more to lose than to win.",
    "I keep my {mine}: one more is not worth it.",
)
ALL_KNOWN: Final = (
    "I take my {mine}: I know all the others.",
    "I keep my {mine}: there is no unseen counter left.",
)

# Turning a counter

FIRST: Final[Voices] = {  # nothing open, nothing in mind
    BEGINNER: ("I just turn one over.", "Let me see what is here."),
    CASUAL: ("I remember nothing that helps me.", "Any place is as good as another now."),
    KEEN: (
        "I remember no animal, so I try a new place.",
        "Nothing comes to mind, so I look somewhere new.",
    ),
    MASTER: (
        "No animal is known, so I turn an unseen counter.",
        "There is nothing that I could remember: an unseen counter.",
    ),
}
FRESH: Final = (  # nothing open, but something in mind
    "A new counter promises more than those I remember.",
    "What I remember can wait: first a new counter.",
)
ONE_MORE: Final[Voices] = {
    BEGINNER: ("Just one more.", "I want one more."),
    CASUAL: ("I feel lucky: one more.", "One more will go well."),
    KEEN: (
        "About {n} in 10 are safe with mine: one more.",
        "One more: about {n} in 10 would harm nothing.",
    ),
    MASTER: (
        "{n} of the {all} unseen counters are safe with mine: one more.",
        "One more: {n} of the {all} unseen counters harm nothing.",
    ),
}
SAFE: Final = ("Hardly anything can harm mine: one more.", "One more: there is hardly any danger.")
DARING: Final = ("One more, though it is dangerous.", "I dare one more: there is little to lose.")
LAST_RESORT: Final = ("There is no better counter left.", "I remember all of them, and none fits.")
TAKE: Final[Voices] = {
    BEGINNER: ("I remember {one} at {place}.", "I think there was {one} at {place}."),
    CASUAL: (
        "I remember {one} at {place}, and nothing will flee.",
        "There must be {one} at {place}.",
    ),
    KEEN: (
        "I remember {one} at {place}, and nothing will flee.",
        "At {place} lies {one}, as far as I remember: no danger.",
    ),
    MASTER: (
        "I know {one} at {place}, and nothing will flee.",
        "At {place} lies {one}: a counter without risk.",
    ),
}

# Searching

FETCH: Final[Voices] = {
    BEGINNER: ("I like to fetch this one.", "Any of my figures will do."),
    CASUAL: ("One figure is as good as another.", "I just fetch one of them."),
    KEEN: (
        "My figures are worth the same wherever they stand.",
        "It does not matter which figure I fetch.",
    ),
    MASTER: (
        "Every figure gives me one search, wherever it stands.",
        "Which figure comes back makes no difference.",
    ),
}
LAST_FIGURE: Final = ("It is my only figure on the board.", "I have no other figure on the board.")
REMEMBERED: Final[Voices] = {
    BEGINNER: TAKE[BEGINNER],
    CASUAL: ("I remember {one} at {place}.", "There must be {one} at {place}."),
    KEEN: ("I remember {one} at {place}.", "At {place} lies {one}, as far as I remember."),
    MASTER: ("I know {one} at {place}.", "At {place} lies {one}."),
}
GUESS: Final[Voices] = {
    BEGINNER: ("I have no idea, so I guess.", "I just say something."),
    CASUAL: ("I remember none of them, so I guess.", "I follow my feeling."),
    KEEN: (
        "I remember none of them, so I leave it to chance.",
        "One animal is as good as another: I remember none.",
    ),
    MASTER: ("No animal is likelier than another.", "It makes no difference which one I name."),
}
LIKELIEST: Final = (
    "{Many} are the likeliest: {share} of the unseen.",
    "{n} of the {all} unseen counters are {many}: that is the best bet.",
)
ALL_OF_THEM: Final = (
    "Only {many} are left unseen.",
    "All unseen counters must be {many}.",
)
ONE_LEFT: Final = (
    "There is still {one} among the unseen counters.",
    "Somewhere among the unseen there must be {one}.",
)
WHERE: Final[Voices] = {
    BEGINNER: ("I have to guess where one lies.", "Maybe it is here."),
    CASUAL: ("I have to guess where one lies.", "I have a feeling about this place."),
    KEEN: (
        "I remember no place, so I try a new one.",
        "I have to guess, so I try a place that I do not remember.",
    ),
    MASTER: (
        "Nobody has seen one, so every unseen place is as good.",
        "I have to guess among the unseen places.",
    ),
}
