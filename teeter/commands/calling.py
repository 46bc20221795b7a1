"""Calls a running server, and says in a sentence why it cannot be reached; for `teeter mcp`."""

from __future__ import annotations

from contextlib import suppress
from typing import Final
from urllib.parse import quote, urljoin, urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidProxy, InvalidURI, SecurityError, WebSocketException
from websockets.uri import parse_uri

from teeter.words.speaker import english_quoted

MOST_BYTES: Final = 4 * 1024**2  # of a message; ours have kilobytes, or a long story once
NO_ADDRESS: Final = "its address, or its proxy's, is none"


class NoSeat(Exception):
    """Something cannot be done at this table; the message is a sentence for whoever asked."""

    def __init__(self, sentence: str) -> None:
        super().__init__(readable(sentence))


def readable(text: str) -> str:
    """What a server says, without what a terminal would obey, or what turns text round."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or one == "\n" else " " for one in text)


async def called(address: str) -> ClientConnection:
    """A connection to the socket of a server. Raises NoSeat."""
    try:
        return await _Call(address, compression=None, max_size=MOST_BYTES)
    except InvalidURI:  # its own words would tell the password
        why = NO_ADDRESS
    except InvalidProxy as error:
        why = f"its proxy has no address: {error.msg}"
    except (OSError, WebSocketException, ImportError) as error:  # a proxy can need another package
        why = " ".join(str(error).split()) or type(error).__name__
    except ValueError:  # a port or a host that cannot be
        why = NO_ADDRESS
    raise NoSeat(f"The server at {without_password(address)} cannot be reached: {why}.") from None


def without_password(address: str) -> str:
    """An address as it may be told: less a name and a password before it."""
    scheme, between, rest = address.rpartition("://")
    return f"{scheme}{between}{rest.rpartition('@')[2]}"


class _Call(connect):
    """A call that nobody leads to another server: it would be told the token."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        with suppress(InvalidURI, ValueError):
            to = super().process_redirect(exc)
            if isinstance(to, Exception) or _origin(to) == _origin(self.uri):
                return to
        return SecurityError("it sends everybody on to another server")


def beside(home: str, address: str, table: str) -> str:
    """Where another server of the same house has a table. Raises NoSeat: no other gets the token.

    The rules are those of `elsewhere` in docs/protocol.md.
    """
    with suppress(InvalidURI, ValueError):
        there = urljoin(home, address or f"?table={quote(table)}")
        if there.startswith("http"):
            there = there.replace("http", "ws", 1)
        if _origin(there) == _origin(home):
            way = urlsplit(there)
            return urlunsplit(urlsplit(home)._replace(path=way.path, query=way.query))
    raise NoSeat(f"The table is with another server, {english_quoted(address)}: ask there.")


def _origin(address: str) -> tuple[bool, str, int]:
    """Raises InvalidURI, ValueError."""
    uri = parse_uri(address)
    return uri.secure, uri.host, uri.port
