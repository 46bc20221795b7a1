"""What the server tells over HTTP: records, replays, rules, health, figures."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from teeter.lab.judging import Judge
from teeter.lab.simulate import play_one
from teeter.rules.games import GAMES
from teeter.server.client_files import SCREENS
from teeter.server.protocol import Replay
from teeter.server.replays import Asked, replay_of
from teeter.table.record import RecordLine, read, write
from teeter.table.refusal import Refusal
from tests.says import says
from tests.server.client import QUICK, WAIT, Client, Running, running


@pytest.fixture(scope="module")
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", timeout=WAIT) as client:
        yield client


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """The name of a table whose game is over."""
    with Client(server) as ann:
        name = ann.create("gulp", "bot random", "bot random")
        ann.table_when(lambda t: t["outcome"] is not None)
        return name


def test_the_server_is_well(web: httpx.Client) -> None:
    assert web.get("/healthz").text == "ok\n"


def test_figures_are_told_in_the_form_of_prometheus(web: httpx.Client, finished: str) -> None:
    text = web.get("/metrics").text
    assert 'teeter_tables_total{game="gulp"}' in text
    assert "teeter_store_seconds_bucket" in text


def test_the_shelf_is_the_welcome(server: Running, web: httpx.Client) -> None:
    with Client(server) as ann:
        assert web.get("/api/shelf").json() == ann.welcome


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game(web: httpx.Client, game: str) -> None:
    assert GAMES[game].title in web.get(f"/api/games/{game}/rules").text


def test_the_record_comes_when_the_game_is_over(server: Running, web: httpx.Client) -> None:
    with Client(server) as ann:
        name = ann.create("eruk", "me Ann", "me Bob")
        for page in ("record", "replay", "tries", "game", "tracks/1"):
            answer = web.get(f"/api/tables/{name}/{page}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-over")


def test_a_replay_of_a_table_shows_every_step(web: httpx.Client, finished: str) -> None:
    record = read(web.get(f"/api/tables/{finished}/record").text)
    replay = msgspec.json.decode(web.get(f"/api/tables/{finished}/replay").content, type=Replay)
    assert len(replay.steps) == len(record.lines) + 1
    assert replay.outcome.winners == list(record.outcome.winners)
    assert replay.steps[0].text == ""
    assert all(step.sentence and step.words for step in replay.steps)
    assert replay.steps[0].view["hand"] == []
    seen = web.get(f"/api/tables/{finished}/replay?seat=1").json()
    assert seen["steps"][0]["view"]["hand"]


def test_a_finished_game_can_be_taken_along(web: httpx.Client, finished: str) -> None:
    answer = web.get(f"/api/tables/{finished}/game")
    assert answer.headers["content-disposition"] == 'attachment; filename="gulp.txt"'
    assert answer.text == web.get(f"/api/tables/{finished}/record").text


def test_a_server_shows_the_game_it_was_started_for(web: httpx.Client, tmp_path: Path) -> None:
    assert web.get("/api/film").status_code == 204, "there is none, and nobody did wrong to ask"
    with running(tmp_path, replace(QUICK, film=b"teeter-record 1\n")) as server:
        assert httpx.get(f"http://{server.address}/api/film").content == b"teeter-record 1\n"


def test_any_record_can_be_replayed(web: httpx.Client, finished: str) -> None:
    text = web.get(f"/api/tables/{finished}/record").text
    posted: dict[str, Any] = web.post("/api/replay", content=text).json()
    assert posted == web.get(f"/api/tables/{finished}/replay").json()


def test_a_record_with_a_line_missing_is_refused_with_the_line(
    web: httpx.Client, finished: str
) -> None:
    text = web.get(f"/api/tables/{finished}/record").text
    rng = Random(1)
    for _ in range(20):
        lines = text.split("\n")
        del lines[rng.randrange(len(lines))]
        with pytest.raises(Refusal, check=says("line")) as refused:
            replay_of(Asked("\n".join(lines), None, [], {}, packed=False))
        assert refused.value.reason == "no-record"
    answer = web.post("/api/replay", content=text.replace("\n", "\n?\n", 1))
    assert (answer.status_code, answer.json()["reason"]) == (400, "no-record")
    assert answer.json()["sentence"]["args"]["flaw"]["key"] == "record-line"


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"nonsense", b"teeter-record 1\ngame chess\n"])
def test_what_is_no_record_is_refused(web: httpx.Client, body: bytes) -> None:
    answer = web.post("/api/replay", content=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "no-record")


def test_a_record_can_be_too_long(web: httpx.Client) -> None:
    answer = web.post("/api/replay", content=b"x" * 2_000_001)
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


def test_a_game_can_have_too_many_moves_to_be_shown(web: httpx.Client) -> None:
    game = GAMES["gulo-gulo"]
    played = play_one(game, game.options(2), "1", Judge("model", 0.9))
    long = replace(played, lines=(RecordLine(None, 0, "turn tile"),) * 20_001)
    answer = web.post("/api/replay", content=write(long.record(game)).encode())
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


@pytest.mark.parametrize("seat", ["9", "x", "-1", "A" * 100])
def test_there_is_no_such_seat(web: httpx.Client, finished: str, seat: str) -> None:
    assert web.get(f"/api/tables/{finished}/replay?seat={seat}").json()["reason"] == "wrong-seat"


@pytest.mark.parametrize(
    ("page", "reason"),
    [
        ("tables/nowhere/record", "no-table"),
        ("games/chess/rules", "no-game"),
        ("words/xx", "no-language"),
        ("tables/{finished}/tracks/3", "no-track"),
    ],
)
def test_what_is_not_there_is_named(web: httpx.Client, finished: str, page: str, reason: str) -> None:
    answer = web.get("/api/" + page.format(finished=finished))
    assert (answer.status_code, answer.json()["reason"]) == (404, reason)


def test_the_socket_is_no_page(web: httpx.Client) -> None:
    assert web.get("/socket").status_code == 404


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, web=tmp_path / "missing")) as server:
        text = httpx.get(f"http://{server.address}/").text
        assert "/socket" in text


LARGE = "large-5ZG263BY.js"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a small client: its page, and a file with a fingerprint in its name."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Teeter</title>")
    (folder / "assets" / "app-5ZG263BX.js").write_text("start()")
    (folder / "assets" / LARGE).write_text("// one\n" * 1000)
    with (
        running(folder, replace(QUICK, web=folder)) as server,
        httpx.Client(base_url=f"http://{server.address}") as client,
    ):
        yield client


@pytest.mark.parametrize(
    "address", ["/", "/play/eruk", "/t/k7m2_-x", "/t/k7m2/", "/replay", "/replay/k7m2?seat=1"]
)
def test_every_screen_of_the_client_is_a_page(built: httpx.Client, address: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.text) == (200, "<title>Teeter</title>")


def test_a_new_version_of_the_page_is_noticed_and_its_files_are_kept_for_ever(
    built: httpx.Client,
) -> None:
    page, file = built.get("/t/k7m2"), built.get("/assets/app-5ZG263BX.js")
    assert page.headers["cache-control"] == "no-cache"
    assert file.text == "start()"
    assert "immutable" in file.headers["cache-control"]
    known = built.get("/t/k7m2", headers={"if-none-match": page.headers["etag"]})
    assert known.status_code == 304


def test_a_file_is_packed_once_and_then_served_as_it_was_kept(
    tmp_path: Path,
) -> None:
    file = tmp_path / LARGE
    file.write_text("// one\n" * 1000)
    before = file.stat()
    (tmp_path / "index.html").write_text("<title>Teeter</title>")
    with running(tmp_path, replace(QUICK, web=tmp_path)) as server:
        first = httpx.get(f"http://{server.address}/{LARGE}")
        file.write_text("// two\n" * 1000)  # the same to whoever looks at size and time alone
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert httpx.get(f"http://{server.address}/{LARGE}").text == first.text
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000_000))
        assert httpx.get(f"http://{server.address}/{LARGE}").text == "// two\n" * 1000


def test_a_packed_file_has_the_headers_that_browsers_and_proxies_need(built: httpx.Client) -> None:
    packed = built.get(f"/assets/{LARGE}")
    plain = built.get(f"/assets/{LARGE}", headers={"accept-encoding": "identity"})
    part = built.get(f"/assets/{LARGE}", headers={"range": "bytes=0-5"})
    assert packed.text == plain.text == "// one\n" * 1000
    assert (part.status_code, part.text) == (206, "// one")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    assert "content-encoding" not in plain.headers
    assert packed.headers["etag"] != plain.headers["etag"], "other bytes have another tag"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    for answer in (packed, plain):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"].lower() == "accept-encoding"
        known = built.get(f"/assets/{LARGE}", headers={"if-none-match": answer.headers["etag"]})
        assert (known.status_code, known.headers["vary"]) == (304, "accept-encoding")
        assert "immutable" in known.headers["cache-control"]
    head = built.head(f"/assets/{LARGE}")
    assert head.headers["content-length"] == packed.headers["content-length"]


def test_a_page_may_load_from_here_only_and_not_be_framed(built: httpx.Client) -> None:
    for address in ("/", "/t/k7m2"):
        headers = built.get(address).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "address", ["/assets/gone.js", "/t.js", "/%2e%2e/settings.py", "/assets", "/%00"]
)
def test_what_the_client_does_not_have_is_not_found(built: httpx.Client, address: str) -> None:
    assert built.get(address).status_code == 404


def test_who_follows_a_wrong_link_gets_the_page_with_the_way_home(built: httpx.Client) -> None:
    answer = built.get("/anything", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, "<title>Teeter</title>")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert built.get("/anything").text == "Not Found"


def test_beside_the_client_the_server_answers_itself(built: httpx.Client) -> None:
    assert built.get("/healthz").text == "ok\n"
    assert built.get("/api/games/chess/rules").json()["reason"] == "no-game"


def test_the_server_is_not_well_when_its_disk_is_full(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, disk_least=2**60)) as server:
        answer = httpx.get(f"http://{server.address}/healthz")
        assert answer.status_code == 503
        assert "The disk is nearly full: " in answer.text


def test_the_server_is_not_well_when_its_store_cannot_be_written(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other,
    ):
        other.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON layout BEGIN SELECT RAISE(FAIL, 'disk full'); END"
        )
        answer = httpx.get(f"http://{server.address}/healthz", timeout=WAIT)
        assert answer.status_code == 503
        assert "disk full" in answer.text


def test_a_page_that_has_the_words_already_is_not_sent_them_again(web: httpx.Client) -> None:
    first = web.get("/api/words/fr")
    assert "eruk-pitch = " in first.text
    assert first.headers["cache-control"] == "no-cache"
    again = web.get("/api/words/fr", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert web.get("/api/words/es").headers["etag"] != first.headers["etag"]


def test_every_screen_of_the_page_has_an_address_that_is_there() -> None:
    """A link that is shared must not answer "not found", which robots and previews believe."""
    route = Path(__file__).parents[2] / "web" / "src" / "state" / "route.ts"
    screens = re.findall(r'first === "(\w+)"', route.read_text("utf-8"))
    assert {"", *screens} == SCREENS
