"""The peer of the bench: a Starlette app that only sends back what it gets."""

from __future__ import annotations

import socket
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(connection: WebSocket) -> None:
    await connection.accept()
    try:
        while True:
            await connection.send_text(await connection.receive_text())
    except WebSocketDisconnect:
        return


def main() -> None:
    """Serve on a free port and say which."""
    listening = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, loop="uvloop", log_level="error"
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
