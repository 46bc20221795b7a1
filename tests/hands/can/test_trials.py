"""Trials for calibration at the can: a hand succeeds only by itself."""

from __future__ import annotations

import pytest

from teeter.hands.can import trials
from teeter.hands.manners import GIVES_UP
from tests.physics.can.scenes import bundle


@pytest.mark.parametrize(("patience", "cause"), [(GIVES_UP, "pulled"), (0.1, "gave up")])
def test_a_stick_that_the_table_has_to_take_out_is_no_success(
    patience: float, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "GIVES_UP", patience)
    nest = bundle().checkpoint().to_text()
    trial = trials.CanTrials().attempt(nest, "pull late", "careful", seed=1)
    assert trial.success == (cause == "pulled")
    assert trial.cause == cause
