"""Trials for calibration at the can: a hand succeeds only by itself."""

from __future__ import annotations

import pytest

from teeter.hands.manners import GIVES_UP
from teeter.lab.calibration import can as trials
from teeter.lab.calibration.trials import _cause
from tests.physics.can.scenes import bundle


@pytest.mark.parametrize(("patience", "cause"), [(GIVES_UP, "pulled"), (0.1, "gave up")])
def test_a_stick_that_the_table_has_to_take_out_is_no_success(
    patience: float, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "GIVES_UP", patience)
    trial = trials.Bench().attempt(bundle().checkpoint().to_text(), "pull", "careful", seed=1)
    assert trial.words[-1] == "pulled"
    assert trial.good == (cause == "pulled")
    assert _cause(trial) == cause
