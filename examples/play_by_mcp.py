"""A whole game of Eruk as an agent plays it: over the Model Context Protocol, at a real table.

    .venv/bin/teeter serve --port 8000
    .venv/bin/python examples/play_by_mcp.py http://127.0.0.1:8000

Where a language model would read and think, this program takes any legal move. docs/agents.md tells
how to give the same tools to an agent.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def call(session: ClientSession, tool: str, **arguments: Any) -> dict[str, Any]:
    """What a tool answers; a mistake is told, and ends the program."""
    answer = await session.call_tool(tool, arguments)
    if answer.is_error:
        raise SystemExit(getattr(answer.content[0], "text", "the tool failed"))
    told: dict[str, Any] = answer.structured_content or {}
    return told


async def play(server: str) -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "teeter.cli", "mcp", "--server", server]
    )
    async with stdio_client(command) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        seen = await call(session, "sit_down", game="eruk", bots="beginner", name="Program")
        print("At table", seen["table_id"], "as", seen["you"])
        seen = await call(session, "play", move="turn 99")
        print("Refused:", seen["refused"])
        while not seen["over"]:
            if seen["legal_moves"]:
                seen = await call(session, "play", move=random.choice(seen["legal_moves"]))
            else:
                seen = await call(session, "look")
            print(*seen["happened"], sep="\n")
        print("Moves that were not legal:", seen["illegal_moves_so_far"])
        print(seen["result"])


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
