"""Files of tries that nobody has written down are refused in a sentence, whatever they say."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest

from teeter.hands.giving_up import ANOTHER_HAND_TAKES
from teeter.hands.manners import LONGEST
from teeter.physics.try_form import COMMAND, MOST_TICKS, BadTry, told_world
from teeter.physics.try_recording import TryRecording
from tests.physical import PHYSICAL
from tests.tries import CANNOT_BE, an_old_try, changed

NAN = np.array([(0, (np.nan, 0, 0), 0, 0, 0)], COMMAND)
FLAWS: dict[str, tuple[dict[str, Any], str]] = {
    "saved-bad": ({"saved": "x"}, "its world cannot be read"),
    "saved-null": ({"saved": "null"}, "its world cannot be read"),
    "saved-infinite": ({"saved": '{"bag": [], "state": ["inf"]}'}, "its world cannot be read"),
    "saved-nan": ({"saved": '{"bag": [], "state": [NaN]}'}, "its world cannot be read"),
    "saved-huge": ({"saved": '{"bag": [], "state": ["0x1p9999"]}'}, "its world cannot be read"),
    "saved-deep": ({"saved": "[" * 100_000}, "its world cannot be read"),
    "saved-long": ({"saved": "[" + "0," * 600_000 + "0]"}, "its world is too large"),
    "saved-gone": ({"saved": None}, "it has no saved"),
    "times-empty": (
        {"times": np.zeros(0, "<u4"), "counts": np.zeros(0, "<u4"), "changes": np.zeros((0, 8), "<i2")},
        "it has no frame",
    ),
    "times-words": ({"times": np.array(["a"])}, "times holds something else"),
    "times-many": ({"times": np.zeros(10**6, "<u4")}, "frames do not fit together"),
    "counts-large": ({"counts": np.full(2, 2**31, "<u4")}, "frames do not fit together"),
    "counts-halves": ({"counts": np.array([0.5])}, "counts holds something else"),
    "changes-row": ({"changes": np.full((0, 8), 0, "<i2")}, "frames do not fit together"),
    "changes-flat": ({"changes": np.zeros(16, "<i2")}, "changes has another shape"),
    "changes-long": ({"changes": np.zeros((2, 8), "<i8")}, "changes holds something else"),
    "names-few": ({"names": np.array(["pole"])}, "a body that it does not have"),
    "names-one": ({"names": np.array("pole")}, "names has another shape"),
    "names-many": ({"names": np.zeros(1001, "<U1")}, "more than 1000 bodies"),
    "commands-plain": ({"commands": np.zeros(3)}, "commands holds something else"),
    "commands-nan": ({"commands": NAN}, "its hand was told what is no number"),
    "commands-many": ({"commands": np.zeros(MOST_TICKS + 1, COMMAND)}, "more often than there are"),
    "ticks-huge": ({"ticks": 2**62}, "its ticks are not 0 to 228000"),
    "ticks-less": ({"ticks": -3}, "its ticks are not 0 to 228000"),
    "tick-nan": ({"tick": np.nan}, "its tick is no part of a second"),
    "after-less": ({"after": -1}, "it begins before the game"),
    "form-word": ({"form": "1"}, "form holds something else"),
    "form-two": ({"form": [1, 1]}, "form has another shape"),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_what_nobody_wrote_down_is_refused_in_a_sentence(flaw: str) -> None:
    parts, sentence = FLAWS[flaw]
    with pytest.raises(BadTry, match=sentence):
        TryRecording.from_bytes(changed(an_old_try("gulo-gulo"), **parts))


def test_a_row_of_no_body_is_refused() -> None:
    told = an_old_try("gulo-gulo")
    with np.load(io.BytesIO(told)) as file:
        changes = file["changes"].copy()
    changes[:, 0] = 9999
    with pytest.raises(BadTry, match="a body that it does not have"):
        TryRecording.from_bytes(changed(told, changes=changes))


def test_what_breaks_off_is_refused_in_a_sentence() -> None:
    told = an_old_try("gulo-gulo")
    for end in range(0, len(told), 997):
        with pytest.raises(BadTry, match="its arrays cannot be read"):
            TryRecording.from_bytes(told[:end])


@pytest.mark.parametrize("game", PHYSICAL)
@pytest.mark.parametrize("saved", CANNOT_BE)
def test_a_world_that_cannot_be_is_no_try(game: str, saved: str) -> None:
    tried = TryRecording.from_bytes(changed(an_old_try(game), saved=saved))
    with pytest.raises(BadTry, match="its world cannot be"), told_world():
        PHYSICAL[game].stage().restore(tried.saved)


@pytest.mark.parametrize("game", PHYSICAL)
def test_the_longest_try_of_a_person_is_a_try(game: str) -> None:
    most = LONGEST + ANOTHER_HAND_TAKES
    assert most / PHYSICAL[game].stage().tick < MOST_TICKS
    assert TryRecording.from_bytes(changed(an_old_try(game), ticks=MOST_TICKS)).ticks == MOST_TICKS
