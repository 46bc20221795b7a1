"""What is served over HTTP: the browser client, records and replays, health and figures."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from teeter.physics.engine import PHYSICS
from teeter.rules.games import GAMES
from teeter.server.client_files import PAGE, ClientFiles
from teeter.server.desk import welcome
from teeter.server.languages import ENGLISH, page, phrasebooks
from teeter.server.lobby import Lobby
from teeter.server.protocol import Refused
from teeter.server.replays import replay_of, replay_of_text, seat_asked
from teeter.server.storage import StoreError
from teeter.table.gamefile import GameFile
from teeter.table.record import Record, write
from teeter.table.refusal import Refusal, Why
from teeter.table.tries import pack

LOG: Final = logging.getLogger(__name__)
MAX_RECORD: Final = 2_000_000  # bytes
NO_CLIENT: Final = (
    "This is a Teeter server. The browser client is not built: run `make web` in the repository,\n"
    "or connect a client of your own to /socket (docs/protocol.md).\n"
)

# Nothing is there under this address, or not yet.
MISSING: Final = (Why.NO_TABLE, Why.NO_GAME, Why.NO_TRACK, Why.NO_LANGUAGE, Why.NOT_OVER)

Page = Callable[[Request], Awaitable[Response]]


def routes(lobby: Lobby) -> list[BaseRoute]:
    """All pages; the browser client last, because it takes whatever is left."""
    web = lobby.settings.web
    listed: list[BaseRoute] = [
        Route("/healthz", _healthz),
        Route("/metrics", _metrics),
        Route("/api/shelf", _asked(_shelf)),
        Route("/api/games/{game}/rules", _asked(_rules)),
        Route("/api/words/{language}", _asked(_words)),
        Route("/api/tables/{table}/record", _asked(_record)),
        Route("/api/tables/{table}/replay", _asked(_replay)),
        Route("/api/tables/{table}/tries", _asked(_tries)),
        Route("/api/tables/{table}/game", _asked(_game)),
        Route("/api/tables/{table}/tracks/{number:int}", _asked(_track)),
        Route("/api/replay", _asked(_replay_text), methods=["POST"]),
        Route("/api/film", _asked(_film)),
    ]
    if (web / PAGE).is_file():
        return [*listed, Mount("/", ClientFiles(directory=web))]
    return [*listed, Route("/", _no_client)]


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _asked(page: Page) -> Page:
    """Refusals become answers with their code."""

    @functools.wraps(page)
    async def answer(request: Request) -> Response:
        try:
            return await page(request)
        except Refusal as refusal:
            return _refused(request, refusal, 404 if refusal.reason in MISSING else 400)
        except StoreError:
            LOG.exception("the store does not answer")
            return _refused(request, Refusal(Why.BROKEN, "The store does not answer."), 503)

    return answer


def _refused(request: Request, refusal: Refusal, status: int) -> Response:
    told = Refused(
        id=0,
        to=request.url.path,
        reason=refusal.reason,
        rule=refusal.rule,
        sentence=refusal.sentence,
    )
    return _json(told, status)


async def _healthz(request: Request) -> Response:
    """Well if the store answers."""
    try:
        await _lobby(request).store.header("healthz")
    except StoreError:
        LOG.exception("not healthy")
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    text = _lobby(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def _shelf(request: Request) -> Response:
    return _json(welcome(_lobby(request)))


async def _rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Refusal(Why.NO_GAME, "There is no such game.")
    text = page(name, request.query_params.get("language", ENGLISH))
    return Response(text, media_type="text/markdown; charset=utf-8")


async def _words(request: Request) -> Response:
    """Another language for the server's own sentences."""
    return _json(phrasebooks(request.path_params["language"]))


async def _finished(request: Request) -> Record:
    """The record of the table that is asked for. Raises Refusal while its game goes on."""
    table = await _lobby(request).stored_table(request.path_params["table"])
    return table.record(PHYSICS if table.game.physical else "none")


async def _tracks(request: Request) -> dict[int, bytes]:
    """By the step that ended a try: how everything moved."""
    return await _lobby(request).store.tracks(request.path_params["table"])


async def _record(request: Request) -> Response:
    record = await _finished(request)
    headers = {"content-disposition": f'attachment; filename="{record.game}.txt"'}
    return Response(write(record), media_type="text/plain; charset=utf-8", headers=headers)


async def _replay(request: Request) -> Response:
    record = await _finished(request)
    seat = seat_asked(request.query_params.get("seat"))
    tracks = await _tracks(request)
    return _json(await asyncio.to_thread(replay_of, record, seat, tracks.keys()))


async def _tries(request: Request) -> Response:
    """All tries of a finished game in one file, as it lies beside a record."""
    await _finished(request)
    return Response(pack([*(await _tracks(request)).values()]), media_type="application/zip")


async def _game(request: Request) -> Response:
    """A finished game to take along: the record, in a physical game with its tries."""
    record = await _finished(request)
    tries = pack([*(await _tracks(request)).values()]) if GAMES[record.game].physical else None
    file = GameFile(write(record).encode(), tries).to_bytes(record.game)
    ending = "txt" if tries is None else "zip"
    headers = {"content-disposition": f'attachment; filename="{record.game}.{ending}"'}
    kind = "text/plain; charset=utf-8" if tries is None else "application/zip"
    return Response(file, media_type=kind, headers=headers)


async def _film(request: Request) -> Response:
    """The game that `teeter replay FILE` was asked to show; nothing on any other server."""
    film = _lobby(request).settings.film
    if film is None:
        return Response(status_code=204)
    return Response(film, media_type="application/octet-stream")


async def _track(request: Request) -> Response:
    await _finished(request)
    track = (await _tracks(request)).get(request.path_params["number"])
    if track is None:
        raise Refusal(Why.NO_TRACK, "There is no track of this step.")
    return Response(track, media_type="application/octet-stream")


async def _replay_text(request: Request) -> Response:
    size = 0
    parts = []
    async for part in request.stream():
        size += len(part)
        if size > MAX_RECORD:
            raise Refusal(Why.TOO_LONG, f"A record has at most {MAX_RECORD} bytes.")
        parts.append(part)
    try:
        text = b"".join(parts).decode()
    except UnicodeDecodeError:
        raise Refusal(Why.NO_RECORD, "A record is text in UTF-8.") from None
    seat = seat_asked(request.query_params.get("seat"))
    return _json(await asyncio.to_thread(replay_of_text, text, seat))


async def _no_client(request: Request) -> Response:
    return PlainTextResponse(NO_CLIENT)
