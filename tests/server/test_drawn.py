"""What the page draws by is written once, in the rules and in the physics."""

from __future__ import annotations

from pathlib import Path

import pytest

from teeter.games.eruk import house as eruk
from teeter.games.pharaoh import house as pharaoh
from teeter.games.pharaoh.pieces import FIELDS
from teeter.physics.bowl.gantry import FINGERS
from teeter.physics.bowl.stage import BowlStage
from teeter.rules.games import GAMES
from teeter.server.drawn import DRAWN, FIGURES, TARGET, drawn
from tests.physical import BOWLS

SOURCES = TARGET.parent


def test_what_the_page_draws_by_is_fresh() -> None:
    assert TARGET.read_text(encoding="utf-8") == drawn(), "run: python -m teeter.server.drawn"


@pytest.mark.parametrize("name", DRAWN)
def test_the_page_uses_each_of_these_values(name: str) -> None:
    readers = [path for path in SOURCES.rglob("*.ts*") if path != TARGET]
    texts = [path.read_text("utf-8") for path in readers]
    assert any(name in text and ("houseValues(" in text or "./drawn" in text) for text in texts)


@pytest.mark.parametrize("name", ["eruk", "gulo-gulo", "pharaoh"])
def test_every_player_has_figures_of_a_colour_of_their_own(name: str) -> None:
    colours = FIGURES[name]
    assert len(set(colours)) == len(colours) >= max(GAMES[name].seats)


@pytest.mark.rule("ERUK-09")
def test_the_figures_of_eruk_have_the_colours_of_the_rules_on_screen() -> None:
    told = ", ".join(f'"{colour}"' for colour in eruk.COLOURS.value)
    assert f'"eruk": [{told}]' in TARGET.read_text("utf-8")
    assert 'COLOURS } = houseValues("eruk")' in (SOURCES / "games/eruk/colours.ts").read_text("utf-8")
    palette = (SOURCES / "look" / "palette.ts").read_text("utf-8")
    for colour in eruk.COLOURS.value:
        assert f"  {colour}: " in palette, "it can be painted"


@pytest.mark.rule("PHAR-107")
def test_every_field_of_the_track_lies_on_the_plan_and_no_two_markers_overlap() -> None:
    plan, side = pharaoh.PLAN.value, pharaoh.MARKER_SIDE.value
    assert {field for field in FIELDS if field != "C"} <= set(plan)
    places = list(plan.values())
    for number, (x, y) in enumerate(places):
        assert side / 2 <= x <= pharaoh.PLAN_SIZE.value[0] - side / 2
        assert side / 2 <= y <= pharaoh.PLAN_SIZE.value[1] - side / 2
        assert all(max(abs(x - a), abs(y - b)) >= side for a, b in places[:number])


@pytest.mark.parametrize("name", BOWLS)
def test_fingers_are_drawn_as_long_and_thick_as_they_are(name: str) -> None:
    stage = BowlStage(BOWLS[name])
    told = stage.scene()["finger"]
    for finger in FINGERS:
        radius, half, _ = stage.world.model.geom(finger).size
        assert (told["radius"], told["length"]) == pytest.approx((radius, 2 * half))
    board = (SOURCES / "physical" / "bowl_board.ts").read_text("utf-8")
    assert "scene.finger.radius" in board


def test_no_file_is_left_that_writes_the_plan_again() -> None:
    plan = (SOURCES / "games" / "pharaoh" / "plan.ts").read_text("utf-8")
    assert str(pharaoh.PLAN.value["P14"][0]) not in plan
    assert Path(TARGET).is_file()
