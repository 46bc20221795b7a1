"""A game in one file: what goes in comes out, and what is something else is refused."""

from __future__ import annotations

import io
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from teeter.table.gamefile import GameFile
from teeter.table.record import BadRecord
from teeter.table.try_files import pack, unpack
from teeter.table.zips import MOST_BYTES
from tests.says import says

RECORD = b"teeter-record 1\n"


def zipped(**files: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as folder:
        for name, content in files.items():
            folder.writestr(name.replace("_", "."), content)
    return file.getvalue()


def test_a_game_of_hands_is_one_zip_file_with_both_inside() -> None:
    game = GameFile(RECORD, pack([b"first", b"second"]))
    file = game.to_bytes("gulo-gulo")
    assert zipfile.ZipFile(io.BytesIO(file)).namelist() == ["gulo-gulo.txt", "gulo-gulo.tries"]
    assert GameFile.from_bytes(file) == game


def test_a_game_of_heads_is_its_record() -> None:
    assert GameFile(RECORD, None).to_bytes("eruk") == RECORD
    assert GameFile.from_bytes(RECORD) == GameFile(RECORD, None)


def test_tries_are_found_beside_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(RECORD)
    assert GameFile.at(path) == GameFile(RECORD, None)
    path.with_suffix(".tries").write_bytes(pack([]))
    assert GameFile.at(path) == GameFile(RECORD, pack([]))


def damaged() -> bytes:
    """A game with a few bytes of its packed record turned round."""
    file = bytearray(GameFile(RECORD * 200, pack([])).to_bytes("gulo-gulo"))
    at = file.index(b"gulo-gulo.txt") + len(b"gulo-gulo.txt")
    file[at : at + 12] = bytes(255 - byte for byte in file[at : at + 12])
    return bytes(file)


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"PK and then nonsense", "damaged"),
        (damaged(), "damaged"),
        (zipped(a_tries=b""), "no record"),
        (zipped(a_txt=RECORD, b_txt=RECORD), "more than one"),
    ],
)
def test_another_zip_file_is_refused_in_a_sentence(file: bytes, why: str) -> None:
    with pytest.raises(BadRecord, check=says(why)):
        GameFile.from_bytes(file)


def lying(kind: int, says: int) -> bytes:
    """A record of fifty million bytes in a few, which says that it is small."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", kind) as folder:
        folder.writestr("a.txt", bytes(50_000_000))
    told = bytearray(file.getvalue())
    for entry, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = told.index(entry) + place
        told[at : at + 4] = says.to_bytes(4, "little")
    return bytes(told)


@pytest.mark.parametrize("kind", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_zip_file_that_lies_about_its_sizes_takes_no_more_than_it_says(kind: int) -> None:
    file = lying(kind, 1000)
    tracemalloc.start()
    peaks = []
    try:
        for _ in range(3):  # threads that another test has left take memory, too, but not each time
            tracemalloc.reset_peak()
            with pytest.raises(BadRecord, check=says("damaged")):
                GameFile.from_bytes(file)
            peaks.append(tracemalloc.get_traced_memory()[1])
    finally:
        tracemalloc.stop()
    assert min(peaks) < 2_000_000


def test_a_zip_file_of_very_many_parts_is_not_opened() -> None:
    with pytest.raises(BadRecord, check=says("too many parts")):
        GameFile.from_bytes(b"PK\x03\x04" + b"PK\x01\x02" * 50_001)


def test_tries_that_would_grow_beyond_measure_together_are_not_unpacked() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
        for number in range(3):
            folder.writestr(f"{number}.npz", bytes(MOST_BYTES // 2))
    with pytest.raises(BadRecord, check=says("too large")):
        unpack(file.getvalue())
