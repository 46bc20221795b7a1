"""The guard: which names this server answers to, and what every answer tells browsers to beware of."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

SOCKET: Final = "/socket"  # the one address of a WebSocket
MISDIRECTED: Final = 421
WRONG_NAME: Final = "This server does not answer to that name; `teeter serve --name NAME` makes it."
WRONG_PAGE: Final = (
    "Only a page of this server may connect; `teeter serve --origin URL` allows another."
)
NOT_FOR_OTHERS: Final = (
    "Figures are for the machine itself; `teeter serve --metrics-everywhere` shows them to all."
)
# What a proxy adds to a request that it hands on.
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")

_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",  # the icon of the page lies in the page
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",  # no other page may lay itself over our buttons
    )
)
GUARDS: Final = {
    "content-security-policy": _POLICY,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # the address of a table is the key to it
    "x-content-type-options": "nosniff",
}


class Hosts:
    """The names of a server. A page of somebody else's can have its own name point here, and would then
    read our answers as its own; an address in numbers points to nobody else."""

    def __init__(self, bound: str, names: Iterable[str]) -> None:
        """`bound` is where it listens."""
        number = _number(bound)
        self._only_here = bound == "localhost" or (number is not None and number.is_loopback)
        own = set() if self._only_here else _names_of_this_machine()
        self._names = {"localhost", bound.lower(), *own, *map(str.lower, names)}

    def have(self, header: str) -> bool:
        """Whether the `Host` of a request is one of ours."""
        name = _without_port(header.lower())
        number = _number(name.strip("[]"))
        if number is not None and (number.is_loopback or not self._only_here):
            return True
        return name.rstrip(".") in self._names


class Guard:
    """Stands before the application and sends away who calls it by another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._hosts.have(Headers(scope=scope).get("host", "")):
            await refuse(scope, receive, send, MISDIRECTED, WRONG_NAME)
        elif scope["type"] == "websocket" and scope["path"] != SOCKET:
            await refuse(scope, receive, send, 404, f"A socket is at {SOCKET}.")
        else:
            await self._app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, sentence: str) -> None:
    """Answer a request, or the wish for a socket, with a sentence."""
    await PlainTextResponse(f"{sentence}\n", status)(scope, receive, send)


def is_from_here(scope: Scope) -> bool:
    """Whether a request comes from this very machine, and no proxy has handed it on."""
    number = _number(scope["client"][0]) if scope.get("client") else None
    headers = Headers(scope=scope)
    return bool(number and number.is_loopback) and not any(name in headers for name in _FORWARDED)


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() and (":" not in name or name.endswith("]")) else host


def _number(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _names_of_this_machine() -> set[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}
