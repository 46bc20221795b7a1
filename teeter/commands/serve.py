"""teeter serve: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from teeter.commands.common import Refused, add_command, whole

BOT_NAME: Final = re.compile(r"[\w-]{1,20}")


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "serve",
        run,
        "Run a server for people, bots and watchers.",
        "teeter serve --host 0.0.0.0 --port 8000 --db postgresql://teeter@db/teeter",
    )
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=whole(0, 65535), default=8000, help="0: any free one (8000)")
    command.add_argument(
        "--db", default="sqlite:///teeter.db", metavar="URL", help="where tables are kept (teeter.db)"
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
        help="a name this server answers to (any)",
    )
    command.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="a proxy whose word on addresses is believed"
    )
    command.add_argument(
        "--tables", type=whole(1, 100_000), default=20, metavar="N", help="per address (20)"
    )
    bot_flag(command)


def bot_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=MODULE:FUNCTION",
        help="your own bot, to be chosen for any seat",
    )


def run(args: argparse.Namespace) -> None:
    from teeter.server.settings import Settings  # noqa: PLC0415 - heavy

    settings = Settings(
        origins=tuple(args.origin),
        hosts=tuple(args.name) or ("*",),
        tables_each=args.tables,
        bots=bots_of(args.bot),
    )
    serve(args.db, settings, args.host, args.port, args.proxy, lambda address: None)


def bots_of(texts: Sequence[str]) -> Any:
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


def serve(url: str, settings: Any, host: str, port: int, proxy: str, ready: Any) -> None:
    """Serve until a signal comes; what cannot be done is said in a sentence."""
    from teeter.server.app import Server  # noqa: PLC0415 - heavy
    from teeter.server.logs import log_to_stderr  # noqa: PLC0415
    from teeter.server.storage import StoreError  # noqa: PLC0415

    def tell(address: str) -> None:
        print(f"Teeter is served at {address} (stop with Ctrl-C).", flush=True)
        ready(address)

    log_to_stderr()
    try:
        Server(url, settings, host=host, port=port, proxy=proxy, ready=tell).run()
    except OSError as error:
        raise Refused(f"{host} port {port} cannot be used: {error.strerror}") from None
    except StoreError as error:
        raise Refused(str(error)) from None
