"""A port of this machine, taken for a server."""

from __future__ import annotations

import socket
from typing import Final

MOST_UNSENT: Final = 8192  # bytes that may wait for a slow client: old pictures are worth nothing


def listen(host: str, port: int) -> socket.socket:
    """Take a port, 0: any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # the system, too, keeps but little for who reads slowly
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)
    return listening


def address_of(host: str, port: int) -> str:
    """Of a page that is served there."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
