"""What players of Gulo Gulo say when they are asked why: the sentences stand in the catalogues."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import KEEN, MASTER, Voices, Ways, by_level, two

# Which egg

LAST_EGG: Final[Ways] = two("gulo-gulo-why-last-egg")
EASIEST: Final[Voices] = {
    level: two(f"gulo-gulo-why-easiest-{level}") for level in (KEEN, MASTER)
}  # the others do not look so closely
HARD: Final[Ways] = two("gulo-gulo-why-hard")
ANY_EGG: Final[Voices] = by_level("gulo-gulo-why-any-egg")  # also where one egg is like another

# Which colour

COLOUR: Final[Voices] = by_level("gulo-gulo-why-colour")
NEW_TILE: Final[Voices] = by_level("gulo-gulo-why-new-tile")
POOR_COLOUR: Final[Ways] = two("gulo-gulo-why-poor-colour")
POOR_TILE: Final[Ways] = two("gulo-gulo-why-poor-tile")
FIRST_TILE: Final[Ways] = two("gulo-gulo-why-first-tile")

# At the deck

DECK: Final[Voices] = by_level("gulo-gulo-why-deck")
