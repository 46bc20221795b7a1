"""What players of Gulp say when they are asked why: aloud at once, and more when the game is over."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import BEGINNER, CASUAL, KEEN, MASTER, Voices

# Actions. {need}: "34 crops" that are missing to the limit.

SETTLE: Final[Voices] = {
    BEGINNER: ("I like this spot.", "This spot looks nice."),
    CASUAL: ("This spot feels right.", "I have a good feeling about this spot."),
    KEEN: ("One spot is nearly as good as another.", "I see nothing against this spot."),
    MASTER: ("No spot looks better than this one.", "I would rather live here than elsewhere."),
}
DRAW: Final[Voices] = {
    BEGINNER: ("I want more cards.", "I would like two more cards."),
    CASUAL: ("I can use more cards.", "I still need {need}."),
    KEEN: ("I still need {need}, so I draw.", "My store lacks {need}: more cards."),
    MASTER: (
        "I still need {need}, and new cards are my best way to them.",
        "My store lacks {need}, and nothing brings me more now than cards.",
    ),
}
DRAW_FULL: Final = (
    "My store is exactly full, so I only draw.",
    "I stand exactly at the limit and add nothing.",
)
DRAW_FUNGUS: Final = (
    "There is fungus in my store, so I look for other cards.",
    "With fungus in my store I would rather draw.",
)
BONUS: Final[Voices] = {  # {bonus}: "50 crops"; {news}: "run of four"
    BEGINNER: ("That gives me {bonus}.", "I like {bonus} at once."),
    CASUAL: ("A bonus of {bonus}: {news}.", "I take {bonus} for that: {news}."),
    KEEN: ("That stores {bonus} at once: {news}.", "{News}: {bonus} at once."),
    MASTER: ("{News}: that is {bonus} without a harvest.", "The River pays {bonus} for that: {news}."),
}
EVENT: Final[Voices] = {
    BEGINNER: ("I want to see what {card} does.", "{card} sounds like fun."),
    CASUAL: ("{card} comes in handy now.", "Now is a good time for {card}."),
    KEEN: ("{card} helps me more now than later.", "I get most out of {card} now."),
    MASTER: ("{card} does more for me now than later.", "Now {card} is worth most."),
}
CROP: Final[Voices] = {
    BEGINNER: ("I want to see the River move.", "Into the River with {card}."),
    CASUAL: ("I can do without {card}.", "The River is nicer with {card}."),
    KEEN: (
        "I can do without {card}, and the River is better for me with it.",
        "{card} helps me more in the River than in my hand.",
    ),
    MASTER: (
        "The River suits me better with {card} in it.",
        "{card} does more for me in the River than in a harvest.",
    ),
}
SACRIFICE: Final = (
    "This River is good for the others, so I wash it away.",
    "Five new cards in the River suit me better.",
)
HARVEST: Final[Voices] = {  # {crops}: what the card is worth in this River
    BEGINNER: ("What I have I store.", "Into the store with {card}."),
    CASUAL: ("It is time for a harvest.", "{card} stores {crops} now."),
    KEEN: ("{card} stores {crops}, and I still need {need}.", "I still need {need}: {card} helps."),
    MASTER: (
        "{card} brings {worth} of the {need} that I still need.",
        "{card} is worth {crops} now, and my store lacks {need}.",
    ),
}
JUICY: Final = (  # for those who reckon
    "In this River {card} stores {crops} instead of {plain}.",
    "The River is right: {card} stores {crops} instead of {plain}.",
)
LEFTOVERS: Final = (
    "What stays in my hand counts against me.",
    "The end is near, and crops in my hand would cost me.",
)
HARVEST_ON: Final = ("I would rather be rid of {card}.", "{card} is better harvested than kept.")
STORE: Final[Voices] = {  # {crops}: the whole harvest; {store} of {limit}: what it makes
    BEGINNER: ("That is a good harvest.", "That makes {crops} for me."),
    CASUAL: ("That will do: {crops}.", "I leave it at {crops}."),
    KEEN: ("That brings my store to {store}.", "With {crops} I come to {store} of {limit}."),
    MASTER: (
        "With these {crops} I stand at {store} of {limit}.",
        "{crops} now, and my store is at {store} of {limit}.",
    ),
}
STORE_FULL: Final = ("That fills my store exactly.", "Now I stand exactly at the limit.")
STORE_OVER: Final = (
    "That takes my store past the limit, to {store}.",
    "Better {store} with fungus than these crops in my hand.",
)
STORE_FUNGUS: Final = ("With fungus that leaves me {store}.", "The fungus takes it: {store} are left.")
PASS: Final = ("I can neither draw nor push.", "There is nothing that I want to do.")

# Answers to a card that somebody plays

STOP: Final[Voices] = {
    BEGINNER: ("A BUTT is fun.", "I do not like {card}."),
    CASUAL: ("I do not want {seat} to have {card}.", "That is worth my BUTT."),
    KEEN: ("{card} would help {seat} too much.", "I would rather stop {card}."),
    MASTER: ("{card} would bring {seat} too much.", "Of all cards I stop {card}."),
}
LET_PASS: Final[Voices] = {
    BEGINNER: ("I do not mind.", "That is fine with me."),
    CASUAL: ("That card does me no harm.", "Let it come."),
    KEEN: ("That card does me no harm.", "I can live with {card}."),
    MASTER: ("{card} is not worth a BUTT.", "{card} does me no great harm."),
}

# What events ask

MOVE_TO: Final = ("That spot suits me better.", "I would like to live over there.")
OFFER: Final = ("The spot of {seat} suits me better.", "I would like to swap with {seat}.")
NO_OFFER: Final = ("My spot is good enough.", "I stay where I am.")
ACCEPT: Final = ("That spot suits me better.", "I am glad to swap.")
REFUSE: Final = ("I would rather stay where I am.", "My spot is good enough.")
KEEP: Final = ("It is the best of the cards I looked at.", "That card is of use to me.")
NO_MORE: Final = ("The rest is of no use to me.", "I do not want more of them.")
UNDER: Final = ("The others go under the deck.", "Nobody will see that one for a while.")
GULP: Final = ("The River is better for me without {card}.", "{card} is in my way.")
DONE: Final = ("The River is fine as it is.", "That is enough.")
FILL: Final = ("{card} fits in there.", "I can do without {card}.")
DISCARD: Final = ("The River is better for me without {card}.", "I can do without {card} there.")
COPY: Final = ("{card} is what helps me most.", "Of these events I like {card} best.")
CLOSEST: Final = ("{seat} is the most dangerous of the others.", "{seat} is closest to the limit.")
CHOOSE: Final = ("I want to hold {seat} back.", "{seat} could become dangerous.")

# Secrets, for when the game is over

PLANNED: Final = ("I planned to harvest {crops} in all.", "In all I wanted to harvest {crops}.")
HELD_BUTT: Final = ("I kept my BUTT for later.", "I had a BUTT and did not want to spend it.")
NO_BUTT: Final = ("I had no BUTT anyway.", "Without a BUTT there was nothing to decide.")
WAS: Final = ("It was {card}.", "The card was {card}.")
CHANCES: Final = (
    "I gave myself about {odds} to win.",
    "I thought I would win about {odds} of the time.",
)
HOPELESS: Final = ("I hardly hoped to win any more.", "I thought that I would lose anyway.")
SURE: Final = ("I was almost sure to win.", "I thought that nobody could stop me.")
