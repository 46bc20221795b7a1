"""Where tables are kept: an append-only log of events in SQLite or PostgreSQL. See docs/storage.md."""

from teeter.server.storage.errors import LOST, Clash, Held, NotOurs, StoreError, Unreachable
from teeter.server.storage.store import Store, Stored

__all__ = ["LOST", "Clash", "Held", "NotOurs", "Store", "StoreError", "Stored", "Unreachable"]
