"""What players of Go Cuckoo! say when they are asked why: the sentences stand in the catalogues."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import CASUAL, KEEN, MASTER, Voices, Ways, by_level, two

# Pulling

PULL: Final[Voices] = by_level("go-cuckoo-why-pull")
ONE_COLOUR: Final[Voices] = {
    level: two(f"go-cuckoo-why-one-colour-{level}") for level in (KEEN, MASTER)
}  # the others do not count
SURE: Final[Ways] = two("go-cuckoo-why-sure")
HOPELESS: Final[Ways] = two("go-cuckoo-why-hopeless")

# Building

LAY: Final[Voices] = by_level("go-cuckoo-why-lay")  # where nobody can tell which stick lies best
LIES_BEST: Final[Voices] = {
    level: two(f"go-cuckoo-why-lies-best-{level}") for level in (CASUAL, KEEN, MASTER)
}
LAST_STICK: Final[Ways] = two("go-cuckoo-why-last-stick")

# Eggs and Kiki

EGG: Final[Voices] = by_level("go-cuckoo-why-egg")
EGG_LIES: Final[Ways] = two("go-cuckoo-why-egg-lies")
NO_EGG: Final[Ways] = two("go-cuckoo-why-no-egg")
HARDLY: Final[Ways] = two("go-cuckoo-why-hardly")
MUST_LAY: Final[Ways] = two("go-cuckoo-why-must-lay")
KIKI: Final[Voices] = by_level("go-cuckoo-why-kiki")
TAKE: Final[Ways] = two("go-cuckoo-why-take")
