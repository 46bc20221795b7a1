"""The browser client: its one page under all its addresses, its files, and how browsers keep them."""

from __future__ import annotations

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
SCREENS: Final = frozenset({"", "t", "play", "replay"})
ASSETS: Final = "assets"  # the build puts a fingerprint into the names of all that lies there
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # may be kept, but a new version is noticed at once


class ClientFiles(StaticFiles):
    """Every screen is the same page; the client reads from the address which one is meant."""

    def get_path(self, scope: Scope) -> str:
        path = super().get_path(scope)
        return PAGE if _beginning(path) in SCREENS else path

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != HTTPStatus.NOT_FOUND or not _is_read_by_people(scope):
                raise
            response = FileResponse(self.lookup_path(PAGE)[0], missing.status_code)
        kept = _beginning(path) == ASSETS
        response.headers["cache-control"] = FOR_EVER if kept else ASK_AGAIN
        return response


def _is_read_by_people(scope: Scope) -> bool:
    """Who follows a wrong link gets the client's page, which knows the way home; programs do not."""
    return "text/html" in Headers(scope=scope).get("accept", "")


def _beginning(path: str) -> str:
    return next(iter(Path(path).parts), "")
