"""What stands in the middle of the table of Go Cuckoo!: sizes in metres, masses in kilograms."""

from __future__ import annotations

from typing import Final

from teeter.games.go_cuckoo import house

_MM: Final = 1e-3
_GRAM: Final = 1e-3

STICKS: Final = house.STICKS.value
EGGS: Final = house.EGGS.value
KIKI: Final = STICKS + EGGS  # pieces are numbered: first the sticks, then the eggs, then Kiki
PIECES: Final = KIKI + 1
NAMES: Final = (
    *(f"stick-{n + 1}" for n in range(STICKS)),
    *(f"egg-{n + 1}" for n in range(EGGS)),
    "kiki",
)
# At the start of a sentence.
CALLED: Final = tuple(name.replace("-", " ").capitalize() for name in NAMES)

CAN_RADIUS: Final = house.CAN_MM.value["inner diameter"] / 2 * _MM
RIM: Final = house.CAN_MM.value["height"] * _MM  # the height of the can's upper edge
WALL: Final = house.CAN_MM.value["wall"] * _MM
FLOOR: Final = house.CAN_MM.value["floor"] * _MM

LENGTH: Final = house.STICK_MM.value["length"] * _MM
STICK_RADIUS: Final = house.STICK_MM.value["thickness"] / 2 * _MM
STICK_HALF: Final = LENGTH / 2 - STICK_RADIUS  # of a capsule: without its round ends
STICK_MASS: Final = house.STICK_GRAMS.value * _GRAM

EGG_RADIUS: Final = house.EGG_MM.value["thickness"] / 2 * _MM
EGG_HALF: Final = house.EGG_MM.value["length"] / 2 * _MM - EGG_RADIUS
EGG_MASS: Final = house.EGG_GRAMS.value * _GRAM

KIKI_HEIGHT: Final = house.KIKI_MM.value["height"] * _MM
KIKI_RADIUS: Final = house.KIKI_MM.value["thickness"] / 2 * _MM
KIKI_HALF: Final = house.KIKI_MM.value["length"] / 2 * _MM - KIKI_RADIUS
KIKI_BASE: Final = house.KIKI_MM.value["base"] / 2 * _MM
KIKI_CENTRE: Final = house.KIKI_MM.value["centre of mass"] * _MM
KIKI_MASS: Final = house.KIKI_GRAMS.value * _GRAM
KIKI_BELLY: Final = KIKI_RADIUS + KIKI_HALF + 3 * _MM  # the middle of her body, above her base
KIKI_HEAD: Final = 9 * _MM  # radius of her head
KIKI_ASIDE: Final = (0.15, -0.10, 0.0)  # where she stands beside the can


def is_stick(piece: int) -> bool:
    return piece < STICKS


def is_egg(piece: int) -> bool:
    return STICKS <= piece < KIKI
