"""teeter serve: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import errno
import logging
import re
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit, urlunsplit

from teeter.commands.addresses import everywhere, of_this_machine, only_here
from teeter.commands.common import Commands, Refused, add_command, whole
from teeter.commands.kept import ServedAlready, database, db_flag, tell_where
from teeter.commands.serve_workers import Place, how_many, serve_as_worker, serve_with_workers
from teeter.server.ports import address_of, listen

if TYPE_CHECKING:
    from teeter.server.app import Server
    from teeter.server.bots import Bots
    from teeter.server.settings import Settings

T = TypeVar("T")
SOCKETS: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
BOT_NAME: Final = re.compile(r"[\w-]{1,20}")


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "serve",
        run,
        "Run a server for people, bots and watchers.",
        "teeter serve --host 0.0.0.0 --port 8000 --db postgresql://teeter@db/teeter",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="listen on this address; 0.0.0.0: on all (127.0.0.1)"
    )
    command.add_argument("--port", type=whole(0, 65535), default=8000, help="0: any free one (8000)")
    db_flag(command)
    command.add_argument(
        "--workers",
        type=whole(1, 256),
        metavar="N",
        help="so many processes behind this port, each with tables of its own (one for each core;"
        " with a file 1, more need PostgreSQL)",
    )
    command.add_argument("--worker", type=Place.read, help=argparse.SUPPRESS)  # this is one of them
    command.add_argument(
        "--address",
        type=_address,
        metavar="URL",
        help="this server is one of several on the same PostgreSQL, and clients reach this very one at"
        " this address, as https://play.example.org/socket?server=a: the others send them there",
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a page of another host may connect",
    )
    command.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name this server answers to, beside this machine's own and its addresses in numbers;"
        " behind a proxy, the name that people type",
    )
    command.add_argument(
        "--proxy",
        type=_proxy,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="of a proxy, or of a network of them, whose word on addresses is believed;"
        " it may have any number of connections, those it speaks for --connections each",
    )
    command.add_argument(
        "--connections",
        type=whole(1, 1_000_000),
        default=256,
        metavar="N",
        help="at most so many of one address at a time (256)",
    )
    command.add_argument(
        "--tables",
        type=whole(1, 100_000),
        default=20,
        metavar="N",
        help="at most so many of one address with somebody at them (20)",
    )
    command.add_argument(
        "--no-open-tables",
        action="store_true",
        help="no host can show a table to everybody on the shelf; links work as ever",
    )
    command.add_argument(
        "--metrics-everywhere",
        action="store_true",
        help="show /metrics to everybody, and not to this machine alone",
    )
    bot_flag(command)


def _proxy(text: str) -> str:
    """Names are not looked up, so only numbers can ever be those of a proxy."""
    try:
        return str(ip_network(text)) if "/" in text else str(ip_network(text).network_address)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"a proxy is named by its address, like 10.0.0.1 or 10.0.0.0/8, not {text[:60]!r}"
        ) from None


def _address(text: str) -> str:
    """The address of a socket."""
    try:
        url = urlsplit(text)
        known = url.scheme in SOCKETS and url.hostname and url.port != 0 and not url.username
    except ValueError:  # like "http://[" or a port with letters
        known = False
    if not known or url.path not in ("", "/", "/socket") or url.fragment:
        raise argparse.ArgumentTypeError(
            f"an address is like https://a.example.org, or with a path /socket, not {text[:60]!r}"
        )
    return urlunsplit((SOCKETS[url.scheme], url.netloc, "/socket", url.query, ""))


def bot_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=MODULE:FUNCTION",
        help="your own bot, to be chosen for any seat",
    )


def run(args: argparse.Namespace) -> None:
    url = database(args.db)
    place: Place | None = args.worker
    ready = partial(_tell, args.host, url)
    count = 1 if place else how_many(args.workers, url)
    if count > 1:
        listening = _at_a_free((args.port,), args.host, partial(listen, args.host))
        address = address_of(args.host, listening.getsockname()[1])
        serve_with_workers(count, args.words, listening, address, _flushed(ready))
    elif place:
        serve_as_worker(url, _settings(args), args.host, place)
    else:
        serve(url, _settings(args), args.host, (args.port,), ready)


def _settings(args: argparse.Namespace) -> Settings:
    from teeter.server.settings import Settings  # noqa: PLC0415 - heavy

    return Settings(
        origins=tuple(args.origin),
        hosts=tuple(args.name),
        proxies=tuple(args.proxy),
        address=args.address or "",
        metrics_everywhere=args.metrics_everywhere,
        connections_each=args.connections,
        tables_each=args.tables,
        open_tables=not args.no_open_tables,
        bots=bots_of(args.bot),
    )


def _flushed(ready: Callable[[str], None]) -> Callable[[str], None]:
    """Also for whoever reads it from a pipe."""

    def opened(address: str) -> None:
        ready(address)
        sys.stdout.flush()

    return opened


def _tell(host: str, url: str, address: str) -> None:
    """Where the server is, and where the tables."""
    tell(host, address)
    tell_where(url)


def tell(host: str, address: str) -> None:
    """Where the server is, for whoever is to come."""
    if not everywhere(host):
        print(f"Teeter is served at {address} (stop with Ctrl-C).")
        if only_here(host):
            print("Only this computer can open it; --host 0.0.0.0 opens it to your network.")
        return
    port = address.rpartition(":")[2]
    here, version = ("[::1]", 6) if ":" in host else ("127.0.0.1", 4)
    print(f"Teeter is served at http://{here}:{port} (stop with Ctrl-C).")
    links = [f"http://{each}:{port}" for each in of_this_machine(version)]
    if links:
        print("Others in your network open it at", *links, sep="\n")
    else:
        print("Only this computer can open it: it is in no network.")


def bots_of(texts: Sequence[str]) -> Bots:
    """The bots of a server, with somebody's own, each as NAME=module:function."""
    from teeter.bots.levels import BadBot, Player, player_called  # noqa: PLC0415 - heavy
    from teeter.server.bots import Bots  # noqa: PLC0415

    own: list[Player] = []
    for text in texts:
        name, _, place = text.partition("=")
        if ":" not in place or not BOT_NAME.fullmatch(name):
            raise Refused(f"a bot is written NAME=module:function, not {text[:60]!r}")
        if name in Bots(own):
            raise Refused(f"there is already a bot {name!r}")
        try:
            own.append(replace(player_called(place), name=name))
        except BadBot as error:
            raise Refused(str(error)) from None
    return Bots(own)


def serve(
    url: str,
    settings: Settings,
    host: str,
    ports: Sequence[int],
    ready: Callable[[str], None],
    log: int = logging.INFO,
) -> None:
    """Serve at the first port that is free until a signal comes; refusals are sentences.

    `ready` is given the address when it can be opened, and tells people. `log` is what goes to the log
    at least: whoever plays at home wants to hear of faults alone.
    """
    from teeter.server.app import Server  # noqa: PLC0415 - heavy
    from teeter.server.json_logging import log_to_stderr  # noqa: PLC0415

    log_to_stderr(log)
    opened = _flushed(ready)
    run_server(
        _at_a_free(ports, host, lambda port: Server(url, settings, host=host, port=port, ready=opened))
    )


def run_server(server: Server) -> None:
    """Until it is stopped; refusals are sentences."""
    from teeter.server.storage import Held, StoreError  # noqa: PLC0415 - heavy

    try:
        server.run()
    except Held as error:
        raise ServedAlready(str(error), error.holder) from None
    except StoreError as error:
        raise Refused(str(error)) from None


def _at_a_free(ports: Sequence[int], host: str, taken_at: Callable[[int], T]) -> T:
    *preferred, last = ports
    for port in preferred:
        with suppress(OSError):
            return taken_at(port)
    try:
        return taken_at(last)
    except OSError as error:
        raise Refused(_why_not(error, host, last)) from None


def _why_not(error: OSError, host: str, port: int) -> str:
    """Why nobody can be served there, without the words of the system."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken by another program; choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"this computer has no address {host[:60]!r}"
    return f"port {port} of {host[:60]!r} cannot be used"
