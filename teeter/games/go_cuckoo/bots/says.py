"""What players of Go Cuckoo! say when they are asked why."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Voices

# Pulling

PULL: Final[Voices] = {
    BEGINNER: ("I like this stick.", "I just feel that this one has equal ends."),
    CASUAL: ("This one looks as if it had equal ends.", "I trust my feeling with this stick."),
    KEEN: (
        "A {top} top leads to equal ends about {hope} of the time.",
        "With a {top} top I hope for equal ends: about {hope}.",
    ),
    MASTER: (
        "A {top} top is the best bet: equal ends about {hope} of the time.",
        "I have counted: a {top} top gives me {hope} for equal ends.",
    ),
}
ONE_COLOUR: Final = {
    KEEN: (
        "It has to be a {top} top: equal ends about {hope} of the time.",
        "Now only a {top} top will do: about {hope} for equal ends.",
    ),
    MASTER: (
        "Only {top} tops may come now: {hope} for equal ends.",
        "A {top} top is asked for, and I count {hope} for equal ends.",
    ),
}
SURE: Final = (
    "A {top} top almost surely leads to equal ends.",
    "With a {top} top equal ends are nearly certain.",
)
HOPELESS: Final = (
    "No stick promises equal ends, so this one will do.",
    "Equal ends are out of reach now: any stick will do.",
)

# Building

LAY: Final[Voices] = {  # where nobody can tell which stick lies best
    BEGINNER: ("One after the other.", "I just take this one."),
    CASUAL: ("This one next.", "The order does not matter."),
    KEEN: ("One stick lies as well as another.", "They all have to go, so this one now."),
    MASTER: ("The order makes no difference here.", "No stick lies better than another."),
}
LIES_BEST: Final = {
    CASUAL: ("This one will lie best.", "I trust this one most."),
    KEEN: ("This one will lie best: about {odds}.", "Of my sticks this is the surest: about {odds}."),
    MASTER: ("I give this one {odds}, more than the others.", "The surest stick first: {odds}."),
}
LAST_STICK: Final = ("It is my last stick.", "I have no other stick to lay.")

# Eggs and Kiki

EGG: Final[Voices] = {
    BEGINNER: ("One egg less.", "Now I may lay an egg."),
    CASUAL: ("One egg less.", "My eggs have to go."),
    KEEN: ("Every egg on the nest brings Kiki nearer.", "One egg less is worth the risk."),
    MASTER: ("Every egg on the nest brings Kiki nearer.", "The egg will more likely lie than fall."),
}
EGG_LIES: Final = ("It will lie in about {odds} of all tries.", "About {odds}: that is good enough.")
NO_EGG: Final = (
    "It would lie in only about {odds} of all tries.",
    "About {odds} is not enough: I keep my egg.",
)
HARDLY: Final = ("An egg would hardly lie there.", "The nest would not bear an egg now.")
MUST_LAY: Final = (
    "No stick stands any more, so an egg must go.",
    "Without sticks there is only the egg.",
)
KIKI: Final[Voices] = {
    BEGINNER: ("My eggs are gone: now Kiki.", "Now Kiki may sit on the nest."),
    CASUAL: ("No eggs left: it is Kiki's turn.", "Now for Kiki."),
    KEEN: ("My supply is empty: Kiki must sit.", "If Kiki stands, I win."),
    MASTER: ("If Kiki stands, I win.", "All that is left to do is to seat Kiki."),
}
TAKE: Final = (
    "That player's turn is farthest away.",
    "It helps whoever has to wait longest the least.",
)
