"""Where tables are kept: an append-only log of events in SQLite or PostgreSQL. See docs/storage.md."""

from teeter.server.storage.errors import LOST, Clash, Held, StoreError, Unreachable
from teeter.server.storage.store import Store, Stored

__all__ = ["LOST", "Clash", "Held", "Store", "StoreError", "Stored", "Unreachable"]
