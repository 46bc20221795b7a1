"""What players of Pharaoh's Gulo Gulo say when asked why: the sentences stand in the catalogues."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import Voices, Ways, by_level, two

# Where to go with a boulder

FORWARD: Final[Voices] = by_level("pharaoh-why-forward")
RACE: Final[Ways] = two("pharaoh-why-race")
SCARAB: Final[Voices] = by_level("pharaoh-why-scarab")
BACK: Final[Voices] = by_level("pharaoh-why-back")
STAY: Final[Voices] = by_level("pharaoh-why-stay")
NOWHERE: Final[Ways] = two("pharaoh-why-nowhere")
RESTLESS: Final[Ways] = two("pharaoh-why-restless")

# What to explore

ENTER: Final[Voices] = by_level("pharaoh-why-enter")
DECLINE: Final[Voices] = by_level("pharaoh-why-decline")
COLOUR: Final[Voices] = by_level("pharaoh-why-colour")
MARKER: Final[Voices] = by_level("pharaoh-why-marker")
POOR_COLOUR: Final[Ways] = two("pharaoh-why-poor-colour")
POOR_MARKER: Final[Ways] = two("pharaoh-why-poor-marker")
FIRST_MARKER: Final[Ways] = two("pharaoh-why-first-marker")
NOTHING: Final[Ways] = two("pharaoh-why-nothing")
BORED: Final[Ways] = two("pharaoh-why-bored")
