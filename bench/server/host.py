"""The server as the bench runs it: the real one, with limits for a machine full of clients."""

from __future__ import annotations

import logging
import sys
from typing import Final

from teeter.server.app import Server
from teeter.server.settings import Settings

# No bowls made ahead: pouring them beside a measurement would be measured too.
MANY: Final = 1_000_000
CROWD: Final = Settings(
    connections=MANY,
    connections_each=MANY,
    household=MANY,
    tables_each=MANY,
    new_tables=MANY,
    spare_worlds=0,
)


def tell(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    Server(sys.argv[1], CROWD, ready=tell).run()
