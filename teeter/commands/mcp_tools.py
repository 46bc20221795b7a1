"""What an agent can do at a table: the tools of `teeter mcp`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mcp.server.mcpserver.exceptions import ToolError

from teeter.commands.in_words import page_of
from teeter.commands.seat import NoSeat, NotDone, Seat
from teeter.rules.contract import Fault
from teeter.rules.games import game as game_called
from teeter.server.said import SeatAsked
from teeter.words.speaker import english


@contextmanager
def _in_a_sentence() -> Iterator[None]:
    """Whatever cannot be done is told to the agent, and is no fault of the program."""
    try:
        yield
    except NoSeat as error:
        raise ToolError(str(error)) from None
    except Fault as error:
        raise ToolError(english(error.sentence)) from None


class Tools:
    """One agent, who has one seat at a time. The docstrings are what the agent reads."""

    def __init__(self, seat: Seat, wait: float) -> None:
        self._seat = seat
        self._wait = wait  # seconds for the others to move

    async def sit_down(
        self,
        game: str = "",
        players: int = 2,
        bots: str = "",
        people: int = 0,
        table: str = "",
        token: str = "",
        name: str = "Agent",
    ) -> dict[str, Any]:
        """Take a seat: open a table of `game` (eruk, gulp), or go to `table`, which is there already.

        At a new table bots (`bots`: beginner, casual, keen, master) take the other seats, but for
        `people` open ones for whoever opens the table's link. Keep the answer's `token`: with `table`
        and `token` you come back to your seat.
        """
        with _in_a_sentence():
            await self._seat.open()
            if table:
                await self._seat.join(table, token, name)
            else:
                rest = [SeatAsked(kind="link")] * people
                rest += [SeatAsked(kind="bot", level=bots)] * (players - 1 - people)
                await self._seat.create(game, [SeatAsked(kind="me", name=name), *rest])
            await self._seat.until_asked(0 if people else self._wait)
            return self._seat.told() | {"token": self._seat.joined.token}

    async def look(self) -> dict[str, Any]:
        """Wait until you are asked, and tell what you see: the news, the table, your legal moves."""
        with _in_a_sentence():
            await self._seat.until_asked(self._wait)
            return self._seat.told()

    async def play(self, move: str) -> dict[str, Any]:
        """Make one of your legal moves, by its text; then the others move until you are asked again.

        What the rules refuse changes nothing: `refused` says why, and it is counted apart.
        """
        with _in_a_sentence():
            try:
                await self._seat.play(move)
            except NotDone as no:
                return {"refused": str(no)} | self._seat.told()
            await self._seat.until_asked(self._wait)
            return self._seat.told()

    async def chat(self, text: str) -> str:
        """Say something to all at the table."""
        with _in_a_sentence():
            await self._seat.chat(text)
            return "Said."

    def rules(self, game: str, part: str = "") -> str:
        """The rules of a game for players, or the part with this word in its title."""
        with _in_a_sentence():
            return page_of(game_called(game), "en", part)
