"""What an error tells people, in English."""

from __future__ import annotations

import re
from collections.abc import Callable

from teeter.rules.contract import Fault
from teeter.table.refusal import Refusal
from teeter.words.speaker import english


def said(error: Fault | Refusal) -> str:
    return english(error.sentence)


def says(pattern: str) -> Callable[[Fault | Refusal], bool]:
    """For `pytest.raises(..., check=says(...))`: whether this is part of what people are told."""
    return lambda error: re.search(pattern, said(error)) is not None
