"""Pictures: that they show what is there."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from teeter.cli import main
from teeter.physics.bowl.filling import fill
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.raytracer import png, render
from teeter.rules.games import GAMES
from tests.physical import BOWLS
from tools.picture.moments import at


def test_a_picture_shows_eggs_of_every_colour_and_the_orange_weight() -> None:
    stage = BowlStage(BOWLS["gulo-gulo"])
    fill(stage.world, 1)
    image = render(stage.shown({}), 160, 120).astype(int)
    red, green, blue = image[..., 0], image[..., 1], image[..., 2]
    assert ((blue > 120) & (blue > 1.5 * red)).sum() > 20
    assert ((red > 120) & (red > 2 * green)).sum() > 20
    assert ((red > 150) & (green > 120) & (blue < 100)).sum() > 20, "yellow eggs"
    assert ((red > 180) & (green < 170) & (blue < 80))[:40].sum() > 10, "the weight at the top"


def test_a_piece_in_the_bag_is_not_in_the_picture() -> None:
    stage = BowlStage(BOWLS["gulo-gulo"])
    world = stage.world
    fill(world, 1)
    before = render(stage.shown({}), 80, 60)
    for name in world.names:
        world.put_into_bag(name)
    world.refresh()
    after = render(stage.shown({}), 80, 60).astype(int)
    assert not np.array_equal(before, after)
    assert ((after[..., 2] > 120) & (after[..., 2] > 1.5 * after[..., 0])).sum() == 0


def test_a_png_has_its_signature_and_size() -> None:
    file = png(np.zeros((3, 5, 3), dtype=np.uint8))
    assert file.startswith(b"\x89PNG")
    assert file[16:24] == (5).to_bytes(4, "big") + (3).to_bytes(4, "big")


def test_the_command_writes_a_file_and_says_what_it_drew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "trap.png"
    words = ["picture", "pharaoh", "--seed", "2", "--out", str(out), "--width", "40", "--height", "30"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seed"], told["moment"]) == (2, "start")
    assert all(isinstance(sentence, str) for sentence in told["words"])
    assert out.read_bytes().startswith(b"\x89PNG")
    assert main(words) == 0
    assert "seed 2, start" in capsys.readouterr().out


def drawn(tmp_path: Path, *words: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The bytes of a small picture."""
    out = tmp_path / "picture.png"
    assert main(["picture", *words, "--out", str(out), "--width", "80", "--height", "60"]) == 0
    return np.frombuffer(out.read_bytes(), dtype=np.uint8)


@pytest.mark.parametrize("game", ["gulo-gulo", "go-cuckoo"])
def test_a_hand_at_work_is_in_the_picture(game: str, tmp_path: Path) -> None:
    words = [game, "--seed", "3", "--moment"]
    start, again, hand = (drawn(tmp_path, *words, moment) for moment in ("start", "start", "hand"))
    assert np.array_equal(start, again), "the same seed draws the same picture"
    assert not np.array_equal(start, hand)


def test_the_bottoms_of_standing_sticks_are_not_painted() -> None:
    game = GAMES["go-cuckoo"]
    stage, state = at("start", game, seed=1)
    lower = {ends[0] for ends in stage.shown(state.view(None)).ends.values()}
    assert lower == {"wood"}


def test_a_game_without_a_physical_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", "gulp", "--out", "x.png"]) == 2
    assert "Gulp has no physical table" in capsys.readouterr().err
