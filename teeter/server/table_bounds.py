"""How much may go on at one table. Only what is done counts: what is refused costs nobody anything."""

from __future__ import annotations

import time
from typing import Final

from teeter.rules.text import Text
from teeter.server import said as client
from teeter.server.limits import Bucket
from teeter.server.settings import Settings
from teeter.table.refusal import Refusal, Why

SEATING: Final = (
    client.Stand,
    client.SetSeat,
    client.LetBot,
    client.TakeBack,
    client.SetHelp,
    client.SetWatchers,
    client.SetListed,
)


class TableBounds:
    """Moves come to an end, but all of this could go on for ever, and a log is read as a whole."""

    def __init__(self, settings: Settings, now: float) -> None:
        chats = (settings.chats, now, settings.chats_at_once)
        reactions = (settings.reactions, now, settings.reactions_at_once)
        # Watchers may be anybody, so they have a share of their own: they cannot silence who plays.
        self._chats = {plays: Bucket(*chats) for plays in (True, False)}
        self._reactions = {plays: Bucket(*reactions) for plays in (True, False)}
        self._seatings = Bucket(settings.seatings, now, settings.seatings_at_once)
        self._undos = Bucket(settings.undos, now, settings.undos_at_once)

    def chat(self, *, plays: bool) -> None:
        """Once more, by a player or by a watcher. Raises Refusal."""
        _take(self._chats[plays])

    def react(self, *, plays: bool) -> None:
        """The same. Raises Refusal."""
        _take(self._reactions[plays])

    def check(self, said: client.AtTable) -> None:
        """Whether this may be asked for. Raises Refusal."""
        bucket = self._of(said)
        if bucket is not None and not bucket.has_one(time.monotonic()):
            raise Refusal(Why.TOO_FAST, Text("refused-changes"))

    def count(self, said: client.AtTable) -> None:
        """It was done."""
        bucket = self._of(said)
        if bucket is not None:
            bucket.take(time.monotonic())

    def _of(self, said: client.AtTable) -> Bucket | None:
        if isinstance(said, client.AskUndo):
            return self._undos
        return self._seatings if isinstance(said, SEATING) else None


def _take(bucket: Bucket) -> None:
    if not bucket.take(time.monotonic()):
        raise Refusal(Why.TOO_FAST, Text("refused-chats"))
