"""What players of Pharaoh's Gulo Gulo say when they are asked why."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Voices

# Where to go with a boulder

FORWARD: Final[Voices] = {
    BEGINNER: ("{field} is farther on.", "I want to get to {field}."),
    CASUAL: ("{field} brings me on.", "I move up to {field}."),
    KEEN: ("{field} brings me on, counting scarabs and the mummy.", "I stand best on {field} now."),
    MASTER: (
        "{field} is my best field, with the mummy and the others in mind.",
        "No other field helps me as much as {field}.",
    ),
}
RACE: Final = ("{field} brings me on.", "In the race every field counts: {field}.")
SCARAB: Final[Voices] = {
    BEGINNER: ("There is a scarab on {field}.", "I want the scarab on {field}."),
    CASUAL: ("I fetch the scarab on {field}.", "The scarab on {field} will help me."),
    KEEN: ("The scarab on {field} is worth it.", "I take the scarab on {field} along."),
    MASTER: ("I stand best where the scarab is: {field}.", "A scarab first: {field}."),
}
BACK: Final[Voices] = {
    BEGINNER: ("I go back to {field}.", "I like {field} better, though it is behind me."),
    CASUAL: ("I go back to {field}: it feels better.", "{field} lies behind me, but I like it."),
    KEEN: ("A step back to {field} pays in the end.", "I stand better on {field}, though it is back."),
    MASTER: ("The way on leads back over {field}.", "Back to {field}: from there I get on faster."),
}
STAY: Final[Voices] = {
    BEGINNER: ("I like it here.", "I stay where I am."),
    CASUAL: ("I feel better here.", "I would rather stay here."),
    KEEN: (
        "I stand better here than on any field I could reach.",
        "Going would only put me back.",
    ),
    MASTER: (
        "I stand better here than on any field I could reach.",
        "Every other field would cost me something.",
    ),
}
NOWHERE: Final = ("The boulder leads nowhere, so I stay.", "There is no field that I could go to.")
RESTLESS: Final = (
    "Standing still leads nowhere: on to {field}.",
    "I have stood here long enough: {field}.",
)

# What to explore

ENTER: Final[Voices] = {
    BEGINNER: ("Into the chamber with me.", "Now I go in."),
    CASUAL: ("The door is open: in I go.", "I try the chamber now."),
    KEEN: ("I stand at the door: now or never.", "The chamber is worth the risk."),
    MASTER: ("Nothing is worth as much as the chamber.", "Two boulders, and the curse is broken."),
}
DECLINE: Final[Voices] = {
    BEGINNER: ("I do not want another boulder.", "That is enough for me."),
    CASUAL: ("I leave it at that.", "One turn is enough."),
    KEEN: ("I have nothing to win with another boulder.", "Another try would only be a risk."),
    MASTER: ("I have nothing to win with another boulder.", "I can only lose with another try."),
}
COLOUR: Final[Voices] = {
    BEGINNER: ("I like {colour} best.", "{Colour} looks good."),
    CASUAL: ("{Colour} feels right.", "{Colour} should bring me on."),
    KEEN: ("{Colour} promises about {fields}.", "With {colour} I count on about {fields}."),
    MASTER: (
        "{Colour} is worth about {fields} to me.",
        "I reckon {colour} at about {fields}, landslides and all.",
    ),
}
MARKER: Final[Voices] = {
    BEGINNER: ("I want to see a new marker.", "Maybe the next marker is a good one."),
    CASUAL: ("A new marker may bring me on.", "I feel lucky: a new marker."),
    KEEN: ("A new marker promises about {fields}.", "With a new marker I count on about {fields}."),
    MASTER: (
        "A new marker is worth about {fields} to me.",
        "I reckon a new marker at about {fields}, landslides and all.",
    ),
}
POOR_COLOUR: Final = (
    "Nothing promises much, but {colour} is the best of it.",
    "{Colour} is the least of the evils.",
)
POOR_MARKER: Final = (
    "Nothing promises much, so I turn a new marker.",
    "What lies open does not help me: a new marker.",
)
FIRST_MARKER: Final = ("The first marker has to be turned.", "No colour lies open, so I turn a marker.")
NOTHING: Final = (
    "Nothing promises much, so I try something.",
    "No way looks good, so I leave it to chance.",
)
BORED: Final = (
    "This has gone on for long, so I try something else.",
    "We go round and round: time for something else.",
)
