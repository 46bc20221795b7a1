"""What players of Eruk say when they are asked why: the sentences stand in the catalogues."""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import Voices, Ways, by_level, two

# Stopping

STOP: Final[Voices] = by_level("eruk-why-stop")
KEEP_MINE: Final[Ways] = two("eruk-why-keep-mine")
ALL_KNOWN: Final[Ways] = two("eruk-why-all-known")

# Turning a counter

FIRST: Final[Voices] = by_level("eruk-why-first")  # nothing open, nothing in mind
FRESH: Final[Ways] = two("eruk-why-fresh")  # nothing open, but something in mind
ONE_MORE: Final[Voices] = by_level("eruk-why-one-more")
SAFE: Final[Ways] = two("eruk-why-safe")
DARING: Final[Ways] = two("eruk-why-daring")
LAST_RESORT: Final[Ways] = two("eruk-why-last-resort")
TAKE: Final[Voices] = by_level("eruk-why-take")

# Searching

FETCH: Final[Voices] = by_level("eruk-why-fetch")
LAST_FIGURE: Final[Ways] = two("eruk-why-last-figure")
REMEMBERED: Final[Voices] = by_level("eruk-why-remembered")
GUESS: Final[Voices] = by_level("eruk-why-guess")
LIKELIEST: Final[Ways] = two("eruk-why-likeliest")
ALL_OF_THEM: Final[Ways] = two("eruk-why-all-of-them")
ONE_LEFT: Final[Ways] = two("eruk-why-one-left")
WHERE: Final[Voices] = by_level("eruk-why-where")
