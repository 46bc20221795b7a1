"""What players of Gulp say when they are asked why: aloud at once, and more when the game is over.

The sentences stand in the catalogues.
"""

from __future__ import annotations

from typing import Final

from teeter.bots.wording import Voices, Ways, by_level, two

# Actions

SETTLE: Final[Voices] = by_level("gulp-why-settle")
DRAW: Final[Voices] = by_level("gulp-why-draw")
DRAW_FULL: Final[Ways] = two("gulp-why-draw-full")
DRAW_FUNGUS: Final[Ways] = two("gulp-why-draw-fungus")
BONUS: Final[Voices] = by_level("gulp-why-bonus")
EVENT: Final[Voices] = by_level("gulp-why-event")
CROP: Final[Voices] = by_level("gulp-why-crop")
SACRIFICE: Final[Ways] = two("gulp-why-sacrifice")
HARVEST: Final[Voices] = by_level("gulp-why-harvest")
JUICY: Final[Ways] = two("gulp-why-juicy")  # for those who reckon
LEFTOVERS: Final[Ways] = two("gulp-why-leftovers")
HARVEST_ON: Final[Ways] = two("gulp-why-harvest-on")
STORE: Final[Voices] = by_level("gulp-why-store")
STORE_FULL: Final[Ways] = two("gulp-why-store-full")
STORE_OVER: Final[Ways] = two("gulp-why-store-over")
STORE_FUNGUS: Final[Ways] = two("gulp-why-store-fungus")
PASS: Final[Ways] = two("gulp-why-pass")

# Answers to a card that somebody plays

STOP: Final[Voices] = by_level("gulp-why-stop")
LET_PASS: Final[Voices] = by_level("gulp-why-let-pass")

# What events ask

MOVE_TO: Final[Ways] = two("gulp-why-move-to")
OFFER: Final[Ways] = two("gulp-why-offer")
NO_OFFER: Final[Ways] = two("gulp-why-no-offer")
ACCEPT: Final[Ways] = two("gulp-why-accept")
REFUSE: Final[Ways] = two("gulp-why-refuse")
KEEP: Final[Ways] = two("gulp-why-keep")
NO_MORE: Final[Ways] = two("gulp-why-no-more")
UNDER: Final[Ways] = two("gulp-why-under")
GULP: Final[Ways] = two("gulp-why-gulp")
DONE: Final[Ways] = two("gulp-why-done")
FILL: Final[Ways] = two("gulp-why-fill")
DISCARD: Final[Ways] = two("gulp-why-discard")
COPY: Final[Ways] = two("gulp-why-copy")
CLOSEST: Final[Ways] = two("gulp-why-closest")
CHOOSE: Final[Ways] = two("gulp-why-choose")

# Secrets, for when the game is over

PLANNED: Final[Ways] = two("gulp-why-planned")
HELD_BUTT: Final[Ways] = two("gulp-why-held-butt")
NO_BUTT: Final[Ways] = two("gulp-why-no-butt")
WAS: Final[Ways] = two("gulp-why-was")
CHANCES: Final[Ways] = two("gulp-why-chances")
HOPELESS: Final[Ways] = two("gulp-why-hopeless")
SURE: Final[Ways] = two("gulp-why-sure")
