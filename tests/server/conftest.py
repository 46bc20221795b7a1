"""One server for all tests of a file: tables do not know of each other."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.server.client import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as up:
        yield up


@pytest.fixture
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a stranger does is no fault of the server: its log has no error and no traceback."""
    yield
    for record in caplog.get_records("call"):
        assert not record.exc_info, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()
