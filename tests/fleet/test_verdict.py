"""Whoever judges the proof finds what is spoiled: each check fails when the thing itself is broken."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from random import Random

import pytest
from sqlalchemy import Connection, select, text

from bench.server.client import Refusal
from teeter.physics.try_recording import TryRecording
from teeter.rules.extras import SERIES
from teeter.server.storage.database import Work, database_at
from teeter.server.storage.layout import EVENTS, TRACKS
from tests.fleet.decisions import NOT_HAPPENED, STALE, Decision, Decisions
from tests.fleet.people import Crowd, Kind, Person
from tests.fleet.verdict import Verdict, judged
from tests.postgres import postgres
from tests.server.guest import ME
from tests.server.nursery import Nursery

KINDS = (
    Kind("eruk", [ME, ME]),
    Kind("gulp", [ME, ME]),
    Kind("gulo-gulo", [ME], SERIES),
)
PATIENCE = 300.0  # seconds until a test gives up; never how long it takes
Sql = Callable[[Connection, str], object]


class Played:
    """What people did at a real server, and where it is stored."""

    def __init__(self, url: str, people: list[Person]) -> None:
        self.url = url
        self.people = people

    def person(self, game: str) -> Person:
        return next(person for person in self.people if person.game == game)

    def first(self, game: str) -> str:
        """The name of their first table, at which the game is over."""
        return next(iter(self.person(game).tables))

    def in_database(self, work: Work[object]) -> None:
        async def run() -> None:
            database = database_at(self.url)
            await database.transact(work, writes=True)
            await database.close()

        asyncio.run(run())

    def judged(self) -> Verdict:
        return asyncio.run(judged(self.url, self.people))


@pytest.fixture(scope="module")
def played() -> Played:
    """A game of each kind to its end, and a few moves of the next."""
    url = postgres().new_database()
    people = [Person(kind, Random(n), "127.0.0.1", 0.05) for n, kind in enumerate(KINDS)]

    async def play(port: int) -> None:
        everybody = Crowd(people, port)
        async with asyncio.timeout(PATIENCE):
            while any(len(person.tables) < 2 or not person.told.moves for person in people):
                await asyncio.sleep(0.05)
                everybody.check()
        await everybody.end()

    with Nursery() as nursery:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        nursery.start(url, "--port", str(port), "--address", f"http://127.0.0.1:{port}")
        asyncio.run(play(port))
    for person in people:
        person.tables = dict(islice(person.tables.items(), 2))
    return Played(url, people)


@pytest.fixture
def spoilt(played: Played) -> Iterator[Played]:
    """The same, to be spoiled; afterwards it is as it was."""
    kept: dict[str, list[dict[str, object]]] = {}

    def keep(connection: Connection) -> None:
        for table in (EVENTS, TRACKS):
            kept[table.name] = [dict(row._mapping) for row in connection.execute(select(table))]

    def restore(connection: Connection) -> None:
        for table in (EVENTS, TRACKS):
            connection.execute(table.delete())
            connection.execute(table.insert(), kept[table.name])

    played.in_database(keep)
    yield Played(played.url, deepcopy(played.people))
    played.in_database(restore)


def change(spoilt: Played, game: str, sql: str, **values: object) -> None:
    """Change the stored events of the first table of a game."""
    values["name"] = spoilt.first(game)
    spoilt.in_database(lambda connection: connection.execute(text(sql), values))


def test_what_was_played_well_is_found_well(played: Played) -> None:
    verdict = played.judged()
    assert verdict.wrong == []
    assert verdict.finished.keys() == {"eruk", "gulp", "gulo-gulo"}
    assert verdict.physical == verdict.finished["gulo-gulo"]
    assert verdict.tries == verdict.words >= 1
    assert verdict.untracked == 0
    assert verdict.compared >= verdict.told > 50
    assert verdict.views >= len(KINDS)
    assert verdict.asked > 20


def test_an_event_that_was_told_and_is_lost(spoilt: Played) -> None:
    change(
        spoilt,
        "eruk",
        "DELETE FROM events WHERE table_id = :name AND number ="
        " (SELECT max(number) FROM events WHERE table_id = :name)",
    )
    assert "told, and lost" in spoilt.judged().wrong[0]


def test_a_gap_in_the_log_of_which_nobody_was_told(spoilt: Played) -> None:
    change(
        spoilt,
        "eruk",
        "UPDATE events SET number = number + 1 WHERE table_id = :name AND number ="
        " (SELECT max(number) FROM events WHERE table_id = :name)",
    )
    told = spoilt.person("eruk").tables[spoilt.first("eruk")]
    last = max(told.numbers)
    told.numbers.discard(last)
    told.moves.pop(last, None)
    assert "its log has gaps" in spoilt.judged().wrong[0]


@pytest.mark.parametrize("game", ["eruk", "gulp"])
def test_a_move_that_is_stored_otherwise_than_whoever_made_it_was_told(
    spoilt: Played, game: str
) -> None:
    told = spoilt.person(game).tables[spoilt.first(game)]
    number = next(iter(told.moves))
    told.moves[number] = "another"
    assert f"another move than was told: [{number}]" in " ".join(spoilt.judged().wrong)


def test_a_word_of_an_event_that_was_told_otherwise(spoilt: Played) -> None:
    """As each is told it: what the referee has said, with all that fell."""
    change(
        spoilt,
        "gulo-gulo",
        """UPDATE events SET body = regexp_replace(body, '"bodies".*?]', '"bodies"\\:["nothing"]')"""
        " WHERE table_id = :name AND kind = 'report'",
    )
    assert "told otherwise than stored" in " ".join(spoilt.judged().wrong)


def test_the_time_of_an_event_that_was_told_otherwise(spoilt: Played) -> None:
    change(
        spoilt,
        "gulp",
        "UPDATE events SET seconds = seconds + 0.001 WHERE table_id = :name AND number ="
        " (SELECT max(number) FROM events WHERE table_id = :name)",
    )
    assert "told otherwise than stored" in " ".join(spoilt.judged().wrong)


def test_what_somebody_was_told_of_the_secret_of_another(spoilt: Played) -> None:
    told = spoilt.person("gulp").tables[spoilt.first("gulp")]
    eyes, number = next(key for key, event in told.events.items() if event["who"] not in (key[0], None))
    told.events[eyes, number] = {**told.events[eyes, number], "text": "more than they may know"}
    assert f"from seat {eyes} told otherwise than stored: [{number}]" in " ".join(spoilt.judged().wrong)


def test_what_is_told_a_second_time_and_otherwise(spoilt: Played) -> None:
    told = spoilt.person("eruk").tables[spoilt.first("eruk")]
    seat, number = next(iter(told.events))
    again = {**told.events[seat, number], "seconds": 99.0}
    (version, view), outcome = told.views[seat], told.outcome
    told.hear(
        {
            "version": version,
            "looking": seat,
            "view": view,
            "outcome": outcome,
            "events": [again],
        }
        | ({"version": told.version} if version < told.version else {})
    )
    assert f"told a second time, and otherwise: [{number}]" in " ".join(spoilt.judged().wrong)


def test_a_table_that_somebody_saw_otherwise_than_it_is_stored(spoilt: Played) -> None:
    told = spoilt.person("gulp").tables[spoilt.first("gulp")]
    seat, (version, view) = next(iter(told.views.items()))
    told.views[seat] = version, {**view, "turn": -7}
    assert f"from seat {seat} seen otherwise than stored: [{version}]" in " ".join(
        spoilt.judged().wrong
    )


def test_an_end_that_was_told_otherwise(spoilt: Played) -> None:
    told = spoilt.person("gulp").tables[spoilt.first("gulp")]
    told.outcome = {**told.outcome, "winners": [5]}
    assert "ended otherwise than was told" in " ".join(spoilt.judged().wrong)


def test_who_writes_after_another_has_begun(spoilt: Played) -> None:
    change(spoilt, "eruk", "UPDATE events SET term = 2 WHERE table_id = :name AND number = 3")
    assert "two owners wrote" in spoilt.judged().wrong[0]


def test_an_event_without_an_owner(spoilt: Played) -> None:
    change(spoilt, "eruk", "UPDATE events SET term = 0 WHERE table_id = :name AND number = 1")
    assert "two owners wrote" in spoilt.judged().wrong[0]


def test_a_move_that_the_rules_forbid(spoilt: Played) -> None:
    change(
        spoilt,
        "eruk",
        "UPDATE events SET body = 'stop' WHERE table_id = :name AND number ="
        " (SELECT min(number) FROM events WHERE table_id = :name AND kind = 'move')",
    )
    assert "its log does not read" in " ".join(spoilt.judged().wrong)


def test_a_move_that_was_carried_out_once_more_than_it_was_asked_for(spoilt: Played) -> None:
    """The one who asked has come back and asked again, and the second time counted as well: the game
    goes on with a move that is nobody's decision."""
    decisions = spoilt.person("gulp").decisions[spoilt.first("gulp")]
    twice = [*decisions][4]
    del decisions._all[twice.version]
    assert "happened, and nobody has asked for it" in " ".join(spoilt.judged().wrong)


def test_a_move_that_was_answered_twice(spoilt: Played) -> None:
    twice = next(iter(spoilt.person("eruk").decisions[spoilt.first("eruk")]))
    assert twice.done == 1
    twice.done = 2
    assert "carried out twice" in " ".join(spoilt.judged().wrong)


def test_a_move_that_was_answered_and_is_lost(spoilt: Played) -> None:
    decisions = spoilt.person("eruk").decisions[spoilt.first("eruk")]
    nowhere = Decision(0, 10_000, "stop", sent=1, done=1)
    decisions._all[nowhere.version] = nowhere
    assert "answered, and lost" in " ".join(spoilt.judged().wrong)


def test_a_move_that_was_refused_and_happened_all_the_same(spoilt: Played) -> None:
    decision = next(iter(spoilt.person("eruk").decisions[spoilt.first("eruk")]))
    decision.done, decision.refused = 0, ["broken"]
    assert "refused, and yet it happened" in " ".join(spoilt.judged().wrong)


def test_a_try_that_does_not_come_out_again(spoilt: Played) -> None:
    """A hand that stayed above the nest cannot have made the alarm."""

    def still(connection: Connection) -> None:
        named = TRACKS.c.table_id == spoilt.first("gulo-gulo")
        row = connection.execute(select(TRACKS).where(named).order_by(TRACKS.c.number)).first()
        assert row is not None
        tried = TryRecording.from_bytes(row.track)
        del tried.commands[len(tried.commands) // 4 :]
        changed = TRACKS.update().where(named, TRACKS.c.number == row.number)
        connection.execute(changed.values(track=tried.to_bytes()))

    spoilt.in_database(still)
    assert "its record does not check" in " ".join(spoilt.judged().wrong)


def test_a_finished_game_of_hands_without_a_track(spoilt: Played) -> None:
    spoilt.in_database(lambda connection: connection.execute(TRACKS.delete()))
    verdict = spoilt.judged()
    assert "words of the referee have no track" in verdict.wrong[0]
    assert verdict.untracked == verdict.words > 0


def test_who_has_no_answer_asks_again_and_who_has_one_does_not() -> None:
    decisions = Decisions()
    decision = decisions.decided(0, 7, "stop")
    assert decision is not None
    decisions.asks(1, decision)
    assert decisions.decided(0, 7, "turn 3") is None, "it is asked just now"
    assert decisions.line_broke() == [decision]
    decisions.asks(1, decision)
    assert decisions.answered(1, Refusal("It has moved on.", 1, STALE)) is decision
    assert not decision.denied, "the first time may have been enough"
    assert decisions.line_broke() == [decision], "and perhaps it was not"


def test_a_store_that_is_away_does_not_say_that_nothing_has_happened() -> None:
    decision = Decision(0, 7, "stop", sent=1)
    decision.answer(Refusal("This could not be stored.", 1, "broken"))
    assert decision.open
    decision.answer(Refusal(NOT_HAPPENED, 1, "broken"))
    assert decision.denied
