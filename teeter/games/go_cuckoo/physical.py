"""Go Cuckoo! at a physical table: its can of sticks, and how the stand-in judges a try there."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo.odds import judged, kiki_stays
from teeter.hands.can.game import CanGame

PHYSICAL: Final = CanGame(__package__, judged, kiki_stays)
