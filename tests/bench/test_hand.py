"""Models of people at the client's own hand: what is promised of it, and that the bench tells truly."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bench.hand.line import Line
from bench.hand.measure import Notebook, Plan, measure
from bench.hand.node import NoNode, Page, bundle
from bench.hand.page import PAGE, PICTURE, drawn, marks, pasted
from bench.hand.report import summary, table
from bench.hand.set_ups import SetUp, set_up
from bench.hand.tries import PROBE, SUCCESS, PersonTry, Row
from teeter.cli import main

NEST = "gulo-gulo"
SEED = 900_001
SOON = 2  # pictures
# In some worlds nothing falls while the probe pushes down in vain.
EASY = range(900_001, 900_006)
SEEDS = (1, 3, 5, *range(900_001, 900_013))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    try:
        made = Page(bundle(tmp_path_factory.mktemp("bench")))
    except NoNode as error:
        pytest.fail(str(error), pytrace=False)
    yield made
    made.close()


@pytest.fixture(scope="module")
def nest() -> SetUp:
    return set_up(NEST, SEED)


@pytest.mark.parametrize("line", [0, 150])
@pytest.mark.parametrize("game", [NEST, "go-cuckoo"])
def test_the_own_hand_answers_within_two_pictures_on_any_line_and_no_wish_is_dead(
    page: Page, game: str, line: int
) -> None:
    """Not even after a push in vain. It may end the try: which worlds bear it, machines differ."""
    for seed in SEEDS:
        answers = _answers(page, game, seed, line)
        if answers["turned"]:
            assert answers["turned"] <= SOON
            return
    pytest.fail("nowhere was the push borne")


@pytest.mark.parametrize("line", [0, 150])
def test_the_own_hand_answers_within_two_pictures_in_the_trap_too(page: Page, line: int) -> None:
    """In which hardly any push is borne."""
    for seed in SEEDS[:3]:
        assert _answers(page, "pharaoh", seed, line)["turned"] <= SOON


def _answers(page: Page, game: str, seed: int, line: int) -> dict[str, int]:
    """In pictures; 0 for a turn that there was no more time for."""
    answers = PersonTry(page, set_up(game, seed), PROBE, line).run().answers
    assert answers is not None
    assert answers.keys() == {"first", "air", "pressed", "turned"}
    assert all(0 < answers[name] <= SOON for name in ("first", "air", "pressed")), answers
    return answers


def test_the_same_seed_gives_the_same_try(page: Page, nest: SetUp) -> None:
    one, other = (PersonTry(page, nest, "careful", 80).run() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("pictures", [60, 15])
def test_a_careful_person_takes_an_easy_egg_in_most_nests(page: Page, pictures: int) -> None:
    """In nine of ten; in which, machines differ. Before a slow screen, too."""
    causes = [PersonTry(page, set_up(NEST, seed), "careful", 80, pictures).run().cause for seed in EASY]
    assert causes.count(SUCCESS) > len(causes) / 2, causes


def test_a_run_that_was_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    plan = Plan((NEST,), ("hasty",), 2, (0,), SEED)
    whole = measure(plan, Notebook(None, plan), 1, lambda: None)
    first = Plan((NEST,), ("hasty",), 1, (0,), SEED)
    measure(first, Notebook(tmp_path, first), 1, lambda: None)
    with (tmp_path / f"{NEST}.jsonl").open("ab") as file:
        file.write(b'{"game": "gulo-g')  # killed while it wrote
    assert measure(plan, Notebook(tmp_path, plan), 1, lambda: None) == whole


def test_careful_people_succeed_more_often_than_hasty_ones(page: Page) -> None:
    """Of twenty nests the careful take eighteen, the hasty eleven; in which, machines differ."""
    well = Counter(
        person
        for seed in range(SEED, SEED + 20)
        for person in ("careful", "hasty")
        if PersonTry(page, set_up(NEST, seed), person, 0).run().success
    )
    assert well["careful"] > well["hasty"]


@pytest.mark.slow
def test_careful_people_succeed_more_often_than_jerky_ones_and_those_more_often_than_hasty_ones() -> (
    None
):
    plan = Plan((NEST,), ("careful", "jerky", "hasty"), 30, (0,), SEED)
    rows = measure(plan, Notebook(None, plan), 1, lambda: None)
    well = Counter(row.person for row in rows if row.success)
    assert well["careful"] > well["jerky"] > well["hasty"]


def test_a_slow_line_delays_and_keeps_the_order() -> None:
    line: Line[int] = Line(0.15, Random(1))
    for n in range(50):
        line.send(n, n * 0.001)
    assert line.arrived(0.07) == []
    came = line.arrived(1.0)
    assert [message for _, message in came] == list(range(50))
    assert all(0.075 <= at - n * 0.001 <= 0.15 for at, n in came)
    quick: Line[int] = Line(0.0, Random(1))
    quick.send(1, 0.5)
    assert quick.arrived(0.5) == [(0.5, 1)]


def _rows() -> list[Row]:
    causes = [(SUCCESS, "")] * 3 + [("pole", "pull")]
    return [
        Row(NEST, "careful", 0, seed, cause, act, 0, 0, 5.0 + seed)
        for seed, (cause, act) in enumerate(causes)
    ]


def test_the_table_tells_shares_with_intervals_causes_and_acts() -> None:
    told = "\n".join(table(summary(_rows(), 0)))
    assert "| careful | 0 ms | 75% (30% to 95%) | 4 | pole (pull) 1 | 0 | 0 | 6.5 s |" in told


def test_what_was_measured_is_pasted_between_its_marks() -> None:
    begins, ends = marks(NEST)
    before = f"# The hand\n\n{begins}\nold\n{ends}\n\nMore.\n"
    after = pasted(before, NEST, "| new |\n", "teeter bench hand --seed 1")
    assert after.startswith("# The hand\n")
    assert after.endswith("More.\n")
    assert "old" not in after
    assert "| new |" in after
    assert "teeter bench hand --seed 1" in after


def test_the_picture_shows_what_the_tables_of_the_page_say() -> None:
    page = PAGE.read_text("utf-8")
    assert PICTURE.read_text("utf-8") == drawn(page), "draw it anew: python -m bench.hand.page"
    begins, ends = marks(NEST)
    worse = re.sub(r"(\| careful \| 0 ms \| [^|]+ \| )200 ", r"\g<1>40 ", page, count=1)
    told = drawn(worse)
    assert worse != page
    assert told != drawn(page)
    assert drawn(f"{begins}{ends}").count("<rect") < drawn(page).count("<rect")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["hand", "--person", "nobody"], "persons are careful"),
        (["hand", "--game", "gulp"], "has no physical table"),
        (["hand", "--seconds", "3"], "--seconds is not for hands"),
        (["rules", "--tries", "3"], "--tries is for teeter bench hand"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    words: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    assert refusal in capsys.readouterr().err


def test_a_folder_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    which = Plan((NEST,), ("hasty",), 1, (0,), 7).which()
    (tmp_path / f"{NEST}.jsonl").write_text(json.dumps(which) + "\n")
    words = ["--game", NEST, "--person", "careful", "--tries", "1", "--line", "0"]
    assert main(["bench", "hand", *words, "--out", str(tmp_path)]) == 2
    assert "holds other work: persons 'hasty', not 'careful'" in capsys.readouterr().err
