"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.commands.shell import Shell


@pytest.fixture
def teeter(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("LC_ALL", "C")  # whoever runs the tests may live anywhere
    return Shell(capsys)
