"""The way to the servers: what a proxy hands on, and whether all behind it are of one version."""

from __future__ import annotations

import base64
import http.client
import json
import secrets
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, parse_qs, urlsplit

from teeter import __version__
from teeter.server.doctor.database import Beat
from teeter.server.doctor.finding import Finding, ill, well
from teeter.server.guard import MISDIRECTED, SOCKET
from teeter.server.storage.leases import FRONT

ANSWERS_WITHIN: Final = 5.0  # seconds for an answer
SCHEMES: Final = {"ws": "http", "wss": "https"}


def proxy(url: str) -> list[Finding]:
    """As a browser comes: the page, a socket, and what nobody should see."""
    place = urlsplit(url)
    try:
        status, said = _ask(place, "/healthz")
        if status == MISDIRECTED:
            told = f"{place.netloc} is a name that the server does not know: start it with --name."
            return [ill("proxy", told)]
        if status != 200:
            return [ill("proxy", f"{url} answers {status}: {said[:100]}")]
        return [_socket(place), _figures(place)]
    except (OSError, http.client.HTTPException) as error:
        return [ill("proxy", f"Nobody answers at {url}: {error}.")]


def _socket(place: SplitResult) -> Finding:
    """A browser says which page it is on; it has to be the host that the server is told of."""
    status, said = _ask(
        place,
        SOCKET,
        {
            "Origin": f"{place.scheme}://{place.netloc}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        },
    )
    if status == 101:
        return well("proxy", "The proxy hands on sockets and the name that people type.")
    if status == 403:
        return ill("proxy", "The proxy changes the Host header: browsers are refused a socket.")
    return ill("proxy", f"The proxy hands on no sockets: {SOCKET} answers {status}. {said[:80]}")


def _figures(place: SplitResult) -> Finding:
    status, _ = _ask(place, "/metrics")
    if status == 200:
        return ill(
            "figures",
            "Everybody can read /metrics: let the proxy answer 404 there."
            " (On the server's own machine they are shown: from there, ask from elsewhere.)",
        )
    return well("figures", "Figures are hidden from outside.")


def versions(beats: Sequence[Beat]) -> Finding | None:
    """Of all servers that live; None where there are none."""
    alive = [beat for beat in beats if beat.lives]
    found = {beat.address: _version(beat.address) for beat in alive}
    if not found:
        return None
    mute = [address for address, version in found.items() if version is None]
    if mute:
        return ill("versions", f"Not to be asked which version they are: {', '.join(mute)[:200]}.")
    all_of_them = sorted({str(version) for version in found.values()})
    if len(all_of_them) > 1:
        return ill("versions", f"The servers are of different versions: {', '.join(all_of_them)}.")
    if all_of_them != [f"teeter {__version__}"]:
        told = f"All servers are {all_of_them[0]}; this program is teeter {__version__}."
        return ill("versions", told)
    return well("versions", f"All {len(found)} servers are {all_of_them[0]}.")


def _version(address: str) -> str | None:
    """What a server calls itself, asked by the way of its socket."""
    place = urlsplit(address)
    if not place.netloc:  # a process behind a port, which it names
        front = parse_qs(place.query).get(FRONT, [""])[0].partition(" ")[0]
        place = urlsplit(front)._replace(query=place.query)
    place = place._replace(scheme=SCHEMES.get(place.scheme, place.scheme))
    try:
        status, said = _ask(place, f"/api/shelf?{place.query}")
        return str(json.loads(said)["server"]) if status == 200 else None
    except (OSError, http.client.HTTPException, ValueError, KeyError):
        return None


def _ask(place: SplitResult, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
    """Raises OSError, HTTPException."""
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    line = kind(place.hostname or "", place.port, timeout=ANSWERS_WITHIN)
    try:
        line.request("GET", path, headers=headers or {})
        answer = line.getresponse()
        said = "" if answer.status == 101 else answer.read().decode(errors="replace").strip()
        return answer.status, said
    finally:
        line.close()
