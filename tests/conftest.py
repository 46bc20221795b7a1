"""Settings for all tests, and their order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# Files whose tests take longest, or wait for what takes longest to make: they begin first, so that no
# core waits for the other at the end.
LONG = (
    "test_packages.py",
    "test_sixth_game.py",
    "test_site.py",
    "test_hands.py",
    "test_whole_games.py",
    "test_durability.py",
    "test_fleet.py",
)

# No deadlines: speed is measured in `teeter bench`, never asserted in a test.
settings.register_profile(
    "teeter",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("teeter")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONG)  # else as they were
