"""What stands in the middle of the table of Go Cuckoo!: sizes in metres, masses in kilograms."""

from __future__ import annotations

from typing import Final

from teeter.rules.source import house

_MM: Final = 1e-3
_GRAM: Final = 1e-3

CAN_MM: Final = house(
    {"inner diameter": 95.0, "height": 105.0, "wall": 1.5, "floor": 2.0},
    "a stick reaches well over its rim; thinner walls let a fast stick through",
)
STICK_MM: Final = house({"length": 185.0, "thickness": 3.0, "mark": 15.0}, "mark: colour at each end")
STICK_GRAMS: Final = house(0.9, "beech of that size")
EGG_MM: Final = house({"length": 27.0, "thickness": 20.0}, "lies on two or three sticks")
EGG_GRAMS: Final = house(4.0, "wood of that size")
KIKI_MM: Final = house(
    {"height": 42.0, "length": 32.0, "thickness": 26.0, "base": 16.0, "centre of mass": 16.0},
    "an egg-shaped body on a flat base; the centre of mass is measured from the base",
)
KIKI_GRAMS: Final = house(8.0, "hollow wood: full, at 14 g, she pushed eggs through the nest")
FRICTION: Final = house(
    {
        "stick-stick": 0.42,
        "stick-rim": 0.40,
        "egg-stick": 0.30,
        "kiki-egg": 0.30,
        "table": 0.50,
        "finger": 0.30,
    },
    "waxed wood and tin; tuned so that a late nest is thrilling and an early one easy",
)
REST: Final = house(
    {"mm/s": 5.0, "rad/s": 0.3, "seconds": 1.0}, "REST: slower than this for so long is at rest"
)
KIKI_SECONDS: Final = house(3.0, "KIKI_OK: so long she must stay before she sits")
LEVEL_DEGREES: Final = house(30.0, "R4: a stick let go at most so far from level is horizontal")
SUPPORTS: Final = house(2, "R4: what a laid stick must touch above the rim when it is let go")

# As many as the rules say; a test holds them together.
STICKS: Final = 70
EGGS: Final = 20
KIKI: Final = STICKS + EGGS  # pieces are numbered: first the sticks, then the eggs, then Kiki
PIECES: Final = KIKI + 1
NAMES: Final = (
    *(f"stick-{n + 1}" for n in range(STICKS)),
    *(f"egg-{n + 1}" for n in range(EGGS)),
    "kiki",
)

CAN_RADIUS: Final = CAN_MM.value["inner diameter"] / 2 * _MM
RIM: Final = CAN_MM.value["height"] * _MM  # the height of the can's upper edge
WALL: Final = CAN_MM.value["wall"] * _MM
FLOOR: Final = CAN_MM.value["floor"] * _MM

LENGTH: Final = STICK_MM.value["length"] * _MM
STICK_RADIUS: Final = STICK_MM.value["thickness"] / 2 * _MM
STICK_HALF: Final = LENGTH / 2 - STICK_RADIUS  # of a capsule: without its round ends
STICK_MARK: Final = STICK_MM.value["mark"] * _MM  # the painted part of each end
STICK_MASS: Final = STICK_GRAMS.value * _GRAM

EGG_RADIUS: Final = EGG_MM.value["thickness"] / 2 * _MM
EGG_HALF: Final = EGG_MM.value["length"] / 2 * _MM - EGG_RADIUS
EGG_MASS: Final = EGG_GRAMS.value * _GRAM

KIKI_HEIGHT: Final = KIKI_MM.value["height"] * _MM
KIKI_RADIUS: Final = KIKI_MM.value["thickness"] / 2 * _MM
KIKI_HALF: Final = KIKI_MM.value["length"] / 2 * _MM - KIKI_RADIUS
KIKI_BASE: Final = KIKI_MM.value["base"] / 2 * _MM
KIKI_CENTRE: Final = KIKI_MM.value["centre of mass"] * _MM
KIKI_MASS: Final = KIKI_GRAMS.value * _GRAM
KIKI_BELLY: Final = KIKI_RADIUS + KIKI_HALF + 3 * _MM  # the middle of her body, above her base
KIKI_HEAD: Final = 9 * _MM  # radius of her head
KIKI_ASIDE: Final = (0.15, -0.10, 0.0)  # where she stands beside the can


def is_stick(piece: int) -> bool:
    return piece < STICKS


def is_egg(piece: int) -> bool:
    return STICKS <= piece < KIKI
