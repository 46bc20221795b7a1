"""The one list of stages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teeter.physics.bowl.stage import BowlStage
from teeter.physics.can.stage import CanStage
from teeter.physics.stage import Stage

STAGES: Final[dict[str, Callable[[], Stage]]] = {
    "gulo-gulo": lambda: BowlStage("gulo-gulo"),
    "pharaoh": lambda: BowlStage("pharaoh"),
    "go-cuckoo": CanStage,
}
