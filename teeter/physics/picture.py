"""A picture of a bowl, drawn by following rays on the processor: no screen and no graphics card."""

from __future__ import annotations

import math
import struct
import zlib
from typing import Final

import mujoco
import numpy as np
import numpy.typing as npt

from teeter.physics.bowl.gantry import HAND_GEOMS
from teeter.physics.bowl.world import World
from teeter.physics.engine import Floats

Image = npt.NDArray[np.uint8]

PAINT: Final = {
    "blue": (0.16, 0.33, 0.72),
    "red": (0.80, 0.16, 0.13),
    "yellow": (0.95, 0.76, 0.17),
    "green": (0.25, 0.58, 0.26),
    "purple": (0.47, 0.22, 0.58),
    "white": (0.93, 0.91, 0.86),
    "bowl": (0.58, 0.40, 0.24),
    "pole": (0.87, 0.74, 0.52),
    "orange": (0.93, 0.47, 0.12),
    "hand": (0.80, 0.62, 0.50),
    "table": (0.36, 0.23, 0.15),
}
BACKGROUND: Final = np.array([0.16, 0.13, 0.12])
LIGHT: Final = np.array([-0.35, -0.45, 0.75])  # a lamp to the upper left, in metres
AMBIENT: Final = 0.34
_SEEN: Final = np.array([1, 0, 0, 0, 0, 0], dtype=np.uint8)  # groups of geoms
_WITH_WHAT_NEVER_MOVES: Final = True
NEAR: Final = 1e-4  # a point is lit if the lamp's ray ends this near to it


def render(world: World, width: int, height: int) -> Image:
    """Rows of red, green, blue; each pixel is the mean of four rays."""
    fine = _render(world, width * 2, height * 2)
    mean = fine.reshape(height, 2, width, 2, 3).mean(axis=(1, 3))
    return np.asarray(np.clip(mean, 0.0, 1.0) ** (1 / 2.2) * 255, dtype=np.uint8)


def _render(world: World, width: int, height: int) -> Floats:
    eye, rays = _camera(world, width, height)
    geoms, distances, normals = _cast(world, eye, rays)
    points = eye + rays * distances[:, None]
    colours = _paint(world)[geoms]
    to_light = LIGHT - points
    to_light /= np.linalg.norm(to_light, axis=1)[:, None]
    lit = _lit(world, points)
    diffuse = np.clip((normals * to_light).sum(axis=1), 0.0, 1.0) * lit
    half = to_light - rays
    half /= np.linalg.norm(half, axis=1)[:, None]
    shine = np.clip((normals * half).sum(axis=1), 0.0, 1.0) ** 40 * lit * 0.35
    sky = AMBIENT * (0.6 + 0.4 * normals[:, 2])
    shaded = (
        colours * (sky + diffuse)[:, None] + (shine * (geoms != world.model.geom("table").id))[:, None]
    )
    fade = _fade(points)[:, None]
    shaded = shaded * fade + BACKGROUND**2.2 * (1 - fade)
    image: Floats = np.where((geoms >= 0)[:, None], shaded, BACKGROUND**2.2)
    return image.reshape(height, width, 3)


def _fade(points: Floats) -> Floats:
    """The table fades into a dim room."""
    return np.asarray(np.clip(1.35 - np.linalg.norm(points[:, :2], axis=1) / 0.22, 0.0, 1.0))


def _camera(world: World, width: int, height: int) -> tuple[Floats, Floats]:
    """An eye in front and above, and a ray of length one through each pixel."""
    eye = np.array([0.04, -0.34, 0.27])
    target = np.array([0.0, 0.0, world.bowl.rim_height + 0.034])
    forward = target - eye
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    spread = math.tan(math.radians(16.0))
    x = (np.arange(width) + 0.5 - width / 2) / (height / 2) * spread
    y = (height / 2 - np.arange(height) - 0.5) / (height / 2) * spread
    rays = forward + x[None, :, None] * right + y[:, None, None] * up
    rays /= np.linalg.norm(rays, axis=2)[:, :, None]
    return eye, rays.reshape(-1, 3)


def _cast(world: World, start: Floats, rays: Floats) -> tuple[npt.NDArray[np.int32], Floats, Floats]:
    """What each ray from a point meets first: the geom (-1 for nothing), how far, and its normal."""
    count = len(rays)
    geoms = np.full(count, -1, dtype=np.int32)
    distances = np.zeros(count)
    normals = np.zeros(count * 3)
    mujoco.mj_multiRay(
        world.model,
        world.data,
        start,
        np.ascontiguousarray(rays).reshape(-1),
        _SEEN,
        _WITH_WHAT_NEVER_MOVES,
        -1,
        geoms,
        distances,
        normals,
        count,
        10.0,
    )
    return geoms, distances, normals.reshape(-1, 3)


def _lit(world: World, points: Floats) -> Floats:
    """Where the lamp is seen from; its rays are followed towards the points."""
    rays = points - LIGHT
    lengths = np.linalg.norm(rays, axis=1)
    _, distances, _ = _cast(world, LIGHT, rays / lengths[:, None])
    return np.asarray(np.abs(distances - lengths) < NEAR, dtype=np.float64)


def _paint(world: World) -> Floats:
    """The colour of every geom, in linear light."""
    colours = np.array([PAINT["bowl"]] * world.model.ngeom)
    for piece in world.bowl.pieces:
        colours[world.model.geom(f"{piece.name} paint").id] = PAINT[piece.colour]
    others = {"table": "table", "shaft": "pole", "top": world.bowl.pole.colour}
    others |= dict.fromkeys(HAND_GEOMS, "hand")
    for name, paint in others.items():
        colours[world.model.geom(name).id] = PAINT[paint]
    return np.asarray(colours**2.2)


def png(image: Image) -> bytes:
    """The file of an image."""
    height, width, _ = image.shape
    rows = b"".join(b"\0" + image[row].tobytes() for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + content))
    return struct.pack(">I", len(content)) + kind + content + check
