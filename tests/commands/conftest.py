"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.commands.shell import Shell


@pytest.fixture
def teeter(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)
