"""The wheel and the sdist of a fresh clone: what is in them, and that the wheel serves the game."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import hatch_build
from tests.commands.test_serve import address_of, stopped
from tests.once import once

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
# What a clone does not have: the same that git ignores.
NOT_CLONED = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", ".coverage*", "__pycache__", "node_modules", "web_dist",
    "build", "dist", "teeter.db*",
)  # fmt: skip
STRANGER = """
from random import Random
from teeter_nim.game import GAME
rng = Random(1)
state = GAME.start(GAME.options(), rng)
while state.outcome() is None:
    state.play(GAME.stand_in(GAME.from_json(state.to_json()), rng, 1.0))
print(state.outcome())
"""
LICENCES = "teeter/web_dist/THIRD-PARTY-LICENSES.txt"


@dataclass(frozen=True)
class Packages:
    """What was built, and what was said."""

    clone: Path
    told: str

    @property
    def wheel(self) -> Path:
        (found,) = (self.clone / "dist").glob("*.whl")
        return found

    @property
    def sdist(self) -> Path:
        (found,) = (self.clone / "dist").glob("*.tar.gz")
        return found


def clone(place: Path) -> Path:
    return Path(shutil.copytree(ROOT, place, ignore=NOT_CLONED, symlinks=True))


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """One build for all processes of the test run."""
    return Packages(*once(tmp_path_factory, "packages", lambda place: made(clone(place), "CC=false")))


def made(place: Path, *settings: str) -> str:
    """What `make wheel` says in this environment; the client is left to the build itself."""
    words = ["make", "wheel", f"BIN={BIN}", "READY=", "WEB=", *settings]
    done = subprocess.run(words, cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def names(package: Path) -> list[str]:
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return wheel.namelist()
    with tarfile.open(package) as sdist:
        return [name.partition("/")[2] for name in sdist.getnames()]


def metadata(wheel: Path) -> email.message.Message:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith("dist-info/METADATA")]
        return email.message_from_bytes(opened.read(name))


def test_make_wheel_says_that_its_rules_are_not_compiled(packages: Packages) -> None:
    assert packages.wheel.name.endswith("-none-any.whl")
    assert f"The rules in dist/{packages.wheel.name} are plain Python" in packages.told


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")
def test_make_wheel_compiles_the_rules_and_holds_them_to_the_conformance_suite(tmp_path: Path) -> None:
    place = clone(tmp_path / "clone")
    assert "are compiled, and pass the conformance suite" in made(place)
    assert not [*(place / "teeter").rglob("*.so")], "no compiled file lies beside a source"
    bench = "from bench.rules import table, to_json; print(table({})[0], to_json({})['compiled'])"
    told = subprocess.check_output(
        [sys.executable, "-P", "-c", bench],
        env={**os.environ, "PYTHONPATH": str(place / "build/wheel")},
        text=True,
    )
    assert told.startswith("Rules compiled by mypyc")
    assert told.endswith("True\n")
    assert "the last pebble is taken" in subprocess.check_output(
        [sys.executable, "-P", "-c", STRANGER],
        env={**os.environ, "PYTHONPATH": f"{place / 'build/wheel'}:{ROOT / 'examples/nim'}"},
        text=True,
    ), "a game that is not compiled is played by compiled rules"


def test_both_have_the_browser_client(packages: Packages) -> None:
    for package in (packages.wheel, packages.sdist):
        inside = names(package)
        assert "teeter/web_dist/index.html" in inside
        assert any(re.fullmatch(r"teeter/web_dist/assets/index-.+\.js", name) for name in inside)


def test_the_sdist_has_what_the_repository_has_and_nothing_of_this_machine(packages: Packages) -> None:
    inside = names(packages.sdist)
    wanted = "requirements.lock examples/play_eruk.py LICENSE CHANGELOG.md Makefile web/src/main.tsx"
    assert {*wanted.split(), "teeter/games/eruk/pages/de.md", "tests/test_packages.py"} <= {*inside}
    assert not [name for name in inside if re.search(r"node_modules|\.venv|\.git$|\.so$", name)]


def test_the_licences_of_what_the_client_contains_are_told(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        text = wheel.read(LICENCES).decode()
    bundled = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    for name in (*bundled, "@preact/signals-core"):
        assert re.search(rf"^{name} [\d.]+ \(.+\)$", text, re.MULTILINE), name
    for words in (
        "SIL OPEN FONT LICENSE Version 1.1",
        "Permission is hereby granted",
        "three.js authors",
    ):
        assert words in text
    assert metadata(packages.wheel).get_all("License-File") == ["LICENSE", LICENCES]
    assert LICENCES in names(packages.sdist)


def test_the_readme_has_no_link_that_a_package_index_could_not_follow(packages: Packages) -> None:
    described = metadata(packages.wheel)
    text = str(described.get_payload())
    targets = re.findall(r"""(?:\]\(|(?:src|href)=")([^)"\s]+)""", text)
    assert len(targets) > 10
    assert all(target.startswith("https://") for target in targets)
    assert described["Description-Content-Type"] == "text/markdown"
    sources = dict(url.split(", ") for url in described.get_all("Project-URL", []))
    assert sources.keys() == {"Homepage", "Source", "Documentation", "Changelog", "Issues"}
    assert f"{sources['Source']}/raw/HEAD/docs/pictures/gulo-gulo-desktop.webp" in targets


def test_only_relative_links_and_pictures_are_made_full() -> None:
    text = '[a](b.md#c "d") [![e](f.png)](g/) <img src="h.svg"> [i](#j) [k](https://l) [m](mailto:n)'
    assert hatch_build.with_full_addresses(text, "https://r") == (
        '[a](https://r/blob/HEAD/b.md#c "d") [![e](https://r/raw/HEAD/f.png)](https://r/blob/HEAD/g/)'
        ' <img src="https://r/raw/HEAD/h.svg"> [i](#j) [k](https://l) [m](mailto:n)'
    )


def build(what: str, source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """On a machine without Node."""
    (empty := out / "path").mkdir(parents=True)
    program = f"import hatchling.build as b; b.build_{what}({str(out)!r})"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=source,
        env={**os.environ, "PATH": str(empty)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_without_npm_and_client_building_refuses_in_a_sentence(what: str, tmp_path: Path) -> None:
    done = build(what, clone(tmp_path / "clone"), tmp_path / "out")
    assert (done.returncode, done.stderr) == (1, f"{hatch_build.NO_NPM}\n")
    assert not [*(tmp_path / "out").glob("teeter*")]


def test_an_editable_install_needs_no_npm(tmp_path: Path) -> None:
    done = build("editable", clone(tmp_path / "clone"), tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert len([*(tmp_path / "out").glob("teeter*.whl")]) == 1


def test_the_sdist_needs_no_npm(packages: Packages, tmp_path: Path) -> None:
    with tarfile.open(packages.sdist) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    for path in (unpacked / "web").rglob("*"):
        path.touch()  # some tools forget the times of what they unpack
    done = build("wheel", unpacked, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert {*names(wheel)} == {*names(packages.wheel)}


def test_a_client_older_than_its_sources_is_built_again(tmp_path: Path) -> None:
    built, source = tmp_path / hatch_build.BUILT, tmp_path / "web/src/panels/chat.tsx"
    assert not hatch_build.is_built(tmp_path)
    for path in (source, built):
        path.parent.mkdir(parents=True)
        path.touch()
    for seconds, fresh in ((100, False), (300, True)):
        os.utime(built, (seconds, seconds))
        os.utime(source, (200, 200))
        assert hatch_build.is_built(tmp_path) == fresh


@pytest.fixture
def served(packages: Packages, tmp_path: Path) -> Iterator[str]:
    """The wheel in an environment of its own, with nothing but what it asks for, at this address."""
    place = tmp_path / "clean"
    subprocess.run([BIN / "uv", "venv", "--quiet", "--python", sys.executable, place], check=True)
    words = f"pip install --quiet --constraint {ROOT / 'requirements.lock'} {packages.wheel}".split()
    subprocess.run([BIN / "uv", *words], env={**os.environ, "VIRTUAL_ENV": str(place)}, check=True)
    process = subprocess.Popen(
        [place / "bin" / "teeter", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield address_of(process)
    stopped(process)


def test_the_wheel_serves_the_page_in_a_clean_environment(served: str) -> None:
    with httpx.Client(base_url=served) as web:
        page = web.get("/")
        assert page.status_code == 200
        (script,) = re.findall(r'src="(/assets/index-.+?\.js)"', page.text)
        assert web.get(script).status_code == 200
        licences = web.get(f"/{Path(LICENCES).name}")
        assert licences.headers["content-type"].startswith("text/plain")
        assert "SIL OPEN FONT LICENSE" in licences.text
        assert web.get("/api/games/eruk/rules").status_code == 200
