"""The pieces of Pharaoh's Gulo Gulo: its track, its markers, and the words of a set-up."""

from __future__ import annotations

from random import Random
from typing import Final

from teeter.games.pharaoh import house
from teeter.rules.contract import SEATS, BadSetup, Options, Setup
from teeter.rules.setup import shuffled
from teeter.rules.text import Text, Words

COLOURS: Final = house.COLOURS.value

FIELDS: Final = (
    "START",
    *(f"D{n + 1}" for n in range(house.DESERT_FIELDS.value)),
    "PIT",
    *(f"P{n + 1}" for n in range(house.PYRAMID_FIELDS.value)),
    "C",
)
START: Final = 0
PIT: Final = FIELDS.index("PIT")
ENTRANCE: Final = PIT + 1  # the first pyramid field
LAST: Final = PIT + house.PYRAMID_FIELDS.value  # the last one, before the chamber
CHAMBER: Final = LAST + 1  # its two burial markers lie at CHAMBER and CHAMBER + 1
NO_MUMMY: Final = START  # where no mummy can be: in the race it stays in the box
TO_ENTRANCE: Final = -1  # the way the mummy looks at first; 1 is towards the chamber

# A marker is a number: colour * 4 + heads.
HEAD_BITS: Final = 2
HEADS: Final = 3  # the bits that count the heads
NO_MARKER: Final = -1

DESERT: Final = range(START + 1, PIT)
PYRAMID: Final = range(ENTRANCE, CHAMBER)
BURIAL: Final = range(CHAMBER, CHAMBER + house.BURIAL_FIELDS.value)
PLACES: Final = {"desert": DESERT, "pyramid": PYRAMID, "burial": BURIAL}
MARKED: Final = (*DESERT, *PYRAMID)  # the fields of the track that have a marker

MARKERS: Final = {  # the words of all markers of each kind
    "desert": [colour for colour, count in house.DESERT_MARKERS.value.items() for _ in range(count)],
    "pyramid": [
        f"{colour}-{heads}" for colour, many in house.PYRAMID_HEADS.value.items() for heads in many
    ],
    "burial": [colour for colour, count in house.BURIAL_MARKERS.value.items() for _ in range(count)],
}
SURPLUS: Final = {kind: len(MARKERS[kind]) - len(PLACES[kind]) for kind in PLACES}


def bits(fields: range | tuple[int, ...]) -> int:
    """Fields as bits of one number."""
    return sum(1 << field for field in fields)


def deal(options: Options, first: int, rng: Random) -> Setup:
    """Each kind of marker mixed and laid out face down, the surplus put into the box."""
    setup: Setup = {"first": [SEATS[first]]}
    box: list[str] = []
    for kind, words in MARKERS.items():
        mixed = shuffled(words, rng)
        surplus = SURPLUS[kind]
        setup[kind] = mixed[surplus:]
        box += [f"{kind}-{word}" for word in mixed[:surplus]]
    setup["box"] = box
    return setup


def laid_out(setup: Setup) -> tuple[list[int], list[int]]:
    """The markers by place, and those in the box. Raises BadSetup.

    Six markers have heads and only three places are not before the last field, so some always lie
    there: the mummy can be driven off that field, and every game can be won.
    """
    faces = [NO_MARKER] * BURIAL.stop
    box: list[int] = []
    rest = setup.get("box", [])
    for kind, places in PLACES.items():
        surplus = SURPLUS[kind]
        laid = setup.get(kind, [])
        _check(kind, laid, rest[:surplus])
        for place, word in zip(places, laid, strict=True):
            faces[place] = _code(word)
        box += [_code(word.removeprefix(f"{kind}-")) for word in rest[:surplus]]
        rest = rest[surplus:]
    if rest:
        raise BadSetup(Text("pharaoh-no-box", count=len(rest)))
    return faces, box


def _check(kind: str, laid: list[str], boxed: list[str]) -> None:
    """All markers of a kind must be there, the right number of them on the board."""
    named = sorted([*(f"{kind}-{word}" for word in laid), *boxed])
    if len(laid) != len(PLACES[kind]) or named != sorted(f"{kind}-{word}" for word in MARKERS[kind]):
        markers: list[Words] = [*MARKERS[kind]]
        lie, boxed_too = len(PLACES[kind]), SURPLUS[kind]
        raise BadSetup(Text("pharaoh-no-markers", kind=kind, lie=lie, boxed=boxed_too, markers=markers))


def _code(word: str) -> int:
    colour, _, heads = word.partition("-")
    return COLOURS.index(colour) << HEAD_BITS | int(heads or 0)
