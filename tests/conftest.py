"""Settings for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# No deadlines: speed is measured in `teeter bench`, never asserted in a test.
settings.register_profile(
    "teeter",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("teeter")
