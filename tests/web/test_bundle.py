"""What a browser has to load."""

from __future__ import annotations

import gzip

from teeter.server.settings import WEB

MOST = 300_000  # bytes, packed, all games together


def test_the_whole_client_is_small() -> None:
    files = [path for path in WEB.rglob("*") if path.is_file()]
    assert (WEB / "index.html") in files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST
