"""Names as people give them."""

from __future__ import annotations

import pytest

from teeter.table.refusal import Refusal
from teeter.table.seats import MAX_NAME, clean
from tests.says import says

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
ASTRONAUT = "\U0001f469\U0001f3fd\u200d\U0001f680"
BURNING_HEART = "\u2764\ufe0f\u200d\U0001f525"
FLAG = "\U0001f1e9\U0001f1ea"


@pytest.mark.parametrize("sign", [FAMILY, ASTRONAUT, BURNING_HEART, FLAG, "\u0928\u093f", "e\u0331"])
def test_a_sign_of_several_parts_stays_whole_or_goes(sign: str) -> None:
    assert clean(f"Ann {sign}", MAX_NAME) == f"Ann {sign}"
    for before in range(MAX_NAME + 1):
        name = "x" * before + sign
        assert clean(f"{name}y", MAX_NAME) == (
            f"{name}y"[:MAX_NAME] if len(name) <= MAX_NAME else "x" * before
        )


@pytest.mark.parametrize(
    "text",
    ["A\u200dnn", "Ann\u200d", "\u200dAnn", "A\u202enn", "A\u2066nn\u2069", "Ann\x07", "An\u00adn"],
)
def test_nothing_unseen_hides_in_a_name(text: str) -> None:
    assert clean(text, MAX_NAME) == "Ann"


def test_joiners_alone_are_no_name() -> None:
    with pytest.raises(Refusal, check=says("nothing readable")):
        clean("\u200d\u200d", MAX_NAME)


def test_as_many_pictures_as_letters_fit() -> None:
    assert clean("\U0001f98a" * 30, MAX_NAME) == "\U0001f98a" * MAX_NAME
