"""Tables shortly before the end of a game, put into the store of a server, to be played to a result."""

from __future__ import annotations

from teeter.rules.contract import SEATS, Options
from tests.server.client import Running
from tests.web.stored import ME, Place, Played


def store_near_the_end(
    server: Running, game: str, options: Options, *, seed: str, bot: str, left: int, people: int = 1
) -> list[Place]:
    """The seats of people at a table where the first has to choose, some moves before the end."""
    played = Played(game, options, seed, SEATS[:people], [bot] * (options.seats - people))
    played.play_until(lambda table: False)
    kept = len(played.entries) - left
    while played.entries[kept].who != ME:
        kept -= 1
    return played.store(server, kept)
