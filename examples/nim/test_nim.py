"""Veiled Nim keeps what the contract promises of every game."""

from __future__ import annotations

import pytest
from teeter_nim.game import GAME

from teeter.lab.conformance import PROMISES, Case, Promise, cases, hold


@pytest.mark.parametrize("case", cases(GAME), ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_it_keeps_its_promises(promise: Promise, case: Case) -> None:
    hold(promise, case)
