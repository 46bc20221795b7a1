"""One server for all tests of a file: tables do not know of each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as up:
        yield up
