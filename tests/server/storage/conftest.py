"""Both databases, for every test that asks for an address."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return postgres().new_database()
