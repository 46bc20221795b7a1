"""What is served over HTTP: the browser client, records and replays, health and figures."""

from __future__ import annotations

import functools
import logging
import time
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from teeter.physics.engine import PHYSICS
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server.client_files import ASK_AGAIN, PAGE, ClientFiles
from teeter.server.guard import NOT_FOR_OTHERS, is_from_here
from teeter.server.handlers import welcome
from teeter.server.heavy import Heavy, Page, record_in
from teeter.server.languages import page, words
from teeter.server.limits import Turns, address_of
from teeter.server.lobby import Lobby
from teeter.server.look_backs import PastAsked
from teeter.server.replays import seat_asked
from teeter.server.storage import StoreError
from teeter.server.updates import refused
from teeter.table.gamefile import GameFile
from teeter.table.record import NO_PHYSICS, Record, write
from teeter.table.refusal import Refusal, Why
from teeter.table.try_files import pack
from teeter.words.catalogues import ENGLISH

LOG: Final = logging.getLogger(__name__)
NO_CLIENT: Final = (
    "This is a Teeter server. The browser client is not built: run `make web` in the repository,\n"
    "or connect a client of your own to /socket (docs/protocol.md).\n"
)
MOST_DIGITS: Final = 9  # of the number of a step
STATUS: Final[dict[str, int]] = {
    Why.NO_TABLE: 404,
    Why.NO_GAME: 404,
    Why.NO_TRACK: 404,
    Why.NO_LANGUAGE: 404,
    Why.NOT_OVER: 404,
    Why.NO_LOOK_BACK: 404,
    Why.TOO_LONG: 413,
    Why.TOO_FAST: 429,
    Why.BROKEN: 500,
}  # of a refusal; else 400


def routes(lobby: Lobby) -> list[BaseRoute]:
    """All pages; the browser client last, because it takes whatever is left."""
    web = lobby.settings.web

    def heavy(path: str, page: Page, method: str = "GET", turns: Turns = lobby.turns) -> Route:
        return Route(path, Heavy(_asked(page), turns), methods=[method])

    def thought(path: str, page: Page, method: str = "GET") -> Route:
        """It is long in coming, and nobody else is to wait for that."""
        return heavy(path, page, method, lobby.thoughts)

    listed: list[BaseRoute] = [
        Route("/healthz", _healthz),
        Route("/metrics", _metrics),
        Route("/api/shelf", _asked(_shelf)),
        Route("/api/games/{game}/rules", _asked(_rules)),
        Route("/api/words/{language}", _asked(_words)),
        Route("/api/tables", _asked(_open_tables)),
        heavy("/api/tables/{table}/record", _record),
        heavy("/api/tables/{table}/replay", _replay),
        heavy("/api/tables/{table}/tries", _tries),
        heavy("/api/tables/{table}/game", _game),
        heavy("/api/tables/{table}/tracks/{number}", _track),
        thought("/api/tables/{table}/look-back", _look_back),
        thought("/api/tables/{table}/advice", _advice),
        heavy("/api/replay", _replay_text, "POST"),
        thought("/api/look-back", _look_back_at_text, "POST"),
        thought("/api/advice", _advice_on_text, "POST"),
        Route("/api/film", _asked(_film)),
        Route("/api/days/{game}", _asked(_day)),
        Route("/api/days/{game}/{day}", _asked(_day)),
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
            return _refused(request, refusal, STATUS.get(refusal.reason, 400))
        except StoreError:
            LOG.exception("the store does not answer")
            return _refused(request, Refusal(Why.BROKEN, Text("refused-store")), 503)

    return answer


def _refused(request: Request, refusal: Refusal, status: int) -> Response:
    return _json(refused(0, request.url.path, refusal), status)


async def _healthz(request: Request) -> Response:
    """Well if the store can be written, and goes on for a while."""
    ill = await _lobby(request).health.ill()
    return PlainTextResponse(f"{ill}\n", 503) if ill else PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    if not (_lobby(request).settings.metrics_everywhere or is_from_here(request.scope)):
        return PlainTextResponse(f"{NOT_FOR_OTHERS}\n", 403)
    text = _lobby(request).figures.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def _shelf(request: Request) -> Response:
    return _json(welcome(_lobby(request)))


async def _open_tables(request: Request) -> Response:
    return _json(_lobby(request).listing.told())


async def _rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Refusal(Why.NO_GAME, Text("refused-no-game"))
    text = page(GAMES[name], request.query_params.get("language", ENGLISH))
    return Response(text, media_type="text/markdown; charset=utf-8")


async def _words(request: Request) -> Response:
    """All that is said at the tables of this server, in a language. Who has it already keeps it."""
    served = words(request.path_params["language"])
    head = {"etag": served.tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == served.tag:
        return Response(status_code=304, headers=head)
    return Response(served.body, media_type="text/plain; charset=utf-8", headers=head)


async def _finished(request: Request) -> Record:
    """The record of the table that is asked for. Raises Refusal while its game goes on."""
    table = await _lobby(request).stored_table(request.path_params["table"])
    return table.record(PHYSICS if table.game.physical else NO_PHYSICS)


async def _tracks(request: Request) -> dict[int, bytes]:
    """By the step that ended a try: how everything moved."""
    return await _lobby(request).store.tracks(request.path_params["table"])


async def _record(request: Request) -> Response:
    record = await _finished(request)
    headers = {"content-disposition": f'attachment; filename="{record.game}.txt"'}
    return Response(write(record), media_type="text/plain; charset=utf-8", headers=headers)


async def _replay(request: Request) -> Response:
    record = await _finished(request)
    return await _shown(request, write(record), [*await _tracks(request)])


async def _shown(request: Request, text: str, tracks: list[int]) -> Response:
    """A game step by step. Raises Refusal."""
    lobby = _lobby(request)
    lobby.shown.take(address_of(request.scope))
    seat = seat_asked(request.query_params.get("seat"))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if await request.is_disconnected():
        raise ClientDisconnect
    body = await lobby.apart.show(text, seat, tracks, packed=packed)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else None
    return Response(body, media_type="application/json", headers=headers)


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


async def _day(request: Request) -> Response:
    """The board of a day, today's if none is named, and one's own series if its table is."""
    day, table = request.path_params.get("day", ""), request.query_params.get("table")
    days = _lobby(request).days
    return _json(await days.told(request.path_params["game"], day, table, time.time()))


async def _track(request: Request) -> Response:
    await _finished(request)
    number = request.path_params["number"]
    known = number.isdecimal() and len(number) <= MOST_DIGITS
    track = (await _tracks(request)).get(int(number)) if known else None
    if track is None:
        raise Refusal(Why.NO_TRACK, Text("refused-no-track"))
    return Response(track, media_type="application/octet-stream")


async def _replay_text(request: Request) -> Response:
    return await _shown(request, await _text(request), [])


async def _text(request: Request) -> str:
    """The record in the body of a request. Raises Refusal."""
    try:
        return (await record_in(request)).decode()
    except UnicodeDecodeError:
        raise Refusal(Why.NO_RECORD, Text("refused-record-text")) from None


async def _look_back(request: Request) -> Response:
    return await _looked_back(request, await _past(request))


async def _look_back_at_text(request: Request) -> Response:
    return await _looked_back(request, _asked_about(request, await _text(request), []))


async def _advice(request: Request) -> Response:
    asked = await _past(request)
    return await _looked_back(request, replace(asked, step=_step(request)))


async def _advice_on_text(request: Request) -> Response:
    asked = _asked_about(request, await _text(request), [])
    return await _looked_back(request, replace(asked, step=_step(request)))


async def _past(request: Request) -> PastAsked:
    """The finished game of a table, with its tries. Raises Refusal while it goes on."""
    record = await _finished(request)
    return _asked_about(request, write(record), [*(await _tracks(request)).values()])


def _asked_about(request: Request, record: str, tries: list[bytes]) -> PastAsked:
    return PastAsked(record, tries, _lobby(request).settings.look_back_decisions)


def _step(request: Request) -> int:
    """Raises Refusal."""
    step = request.query_params.get("step", "")
    if not (step.isascii() and step.isdecimal() and len(step) <= MOST_DIGITS):
        raise Refusal(Why.NO_LOOK_BACK, Text("look-back-which"))
    return int(step)


async def _looked_back(request: Request, asked: PastAsked) -> Response:
    """What a look back tells; only what is to be worked out counts for the limits. Raises Refusal."""
    lobby = _lobby(request)
    if not lobby.look_backs.has(asked):
        rates = lobby.looked_back if asked.step is None else lobby.advised
        rates.take(address_of(request.scope))
    return Response(await lobby.look_backs.of(asked), media_type="application/json")


async def _no_client(request: Request) -> Response:
    return PlainTextResponse(NO_CLIENT)
