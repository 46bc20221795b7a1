"""The browser client: its one page under all its addresses, its files, and how browsers keep them."""

from __future__ import annotations

import asyncio
import gzip
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE: Final = "index.html"
# How the addresses of the client's screens begin (web/src/state/route.ts); the shelf is at "/" alone.
SCREENS: Final = frozenset({"", "t", "play", "day", "replay"})
ASSETS: Final = "assets"  # the build puts a fingerprint into the names of all that lies there
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt"})  # others are small already
WORTH_IT: Final = 1000  # bytes; below that a file is hardly smaller when it is packed
ASK_AGAIN: Final = "no-cache"  # may be kept, but a new version is noticed at once


class ClientFiles(StaticFiles):
    """Every screen is the same page; the client reads from the address which one is meant.

    A file is packed when it is first asked for, and kept so: packing it each time would cost more than
    all else that a page asks of the server.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._kept: dict[str, tuple[str, bytes]] = {}  # by path: the file's tag, and what was packed

    def get_path(self, scope: Scope) -> str:
        path = super().get_path(scope)
        return PAGE if _beginning(path) in SCREENS else path

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != HTTPStatus.NOT_FOUND or not _is_read_by_people(scope):
                raise
            page, found = self.lookup_path(PAGE)
            response = FileResponse(page, missing.status_code, stat_result=found)
        if isinstance(response, FileResponse) and _wants_packed(response, scope):
            response = await self._packed(response)
        elif response.status_code == HTTPStatus.NOT_MODIFIED:
            response.headers.add_vary_header("accept-encoding")
        kept = _beginning(path) == ASSETS
        response.headers["cache-control"] = FOR_EVER if kept else ASK_AGAIN
        return response

    async def _packed(self, file: FileResponse) -> Response:
        """The same answer with the file as gzip. Its bytes differ, so its tag is a weak one."""
        tag, (known, body) = file.headers["etag"], self._kept.get(str(file.path), ("", b""))
        if known != tag:
            body = await asyncio.to_thread(_pack, Path(file.path))
            self._kept[str(file.path)] = tag, body
        head = {name: file.headers[name] for name in ("content-type", "last-modified")}
        head |= {"etag": f"W/{tag}", "content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(body, file.status_code, head)


def _pack(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _wants_packed(file: FileResponse, scope: Scope) -> bool:
    asked = Headers(scope=scope)
    worth_it = Path(file.path).suffix in PACKED and int(file.headers["content-length"]) >= WORTH_IT
    return worth_it and "gzip" in asked.get("accept-encoding", "") and "range" not in asked


def _is_read_by_people(scope: Scope) -> bool:
    """Who follows a wrong link gets the client's page, which knows the way home; programs do not."""
    return "text/html" in Headers(scope=scope).get("accept", "")


def _beginning(path: str) -> str:
    return next(iter(Path(path).parts), "")
