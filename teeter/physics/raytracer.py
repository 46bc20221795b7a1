"""A picture of a physical world, drawn by following rays on the processor: no graphics card."""

from __future__ import annotations

import math
import struct
import zlib
from dataclasses import dataclass, field, replace
from typing import Final

import mujoco
import numpy as np
import numpy.typing as npt

from teeter.physics.engine import Floats

Image = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int32]

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
    "wood": (0.80, 0.66, 0.45),
    "tin": (0.62, 0.66, 0.70),
    "egg": (0.94, 0.90, 0.82),
    "kiki": (0.30, 0.52, 0.68),
    "wanted": (1.00, 0.10, 0.90),
}
BACKGROUND: Final = np.array([0.16, 0.13, 0.12])
LIGHT: Final = np.array([-0.35, -0.45, 0.75])  # a lamp to the upper left, in metres
AMBIENT: Final = 0.34
_SEEN: Final = np.array([1, 0, 0, 0, 0, 0], dtype=np.uint8)  # groups of geoms
_APART: Final = 5
_ONLY_APART: Final = np.array([0, 0, 0, 0, 0, 1], dtype=np.uint8)
_WITH_WHAT_NEVER_MOVES: Final = True
GLOW: Final = 0.7  # of what hides a marked piece that takes its colour
NEAR: Final = 1e-4  # a point is lit if the lamp's ray ends this near to it


@dataclass(slots=True)
class Subject:
    """What is drawn: a world, the paint of its geoms, and where to look."""

    model: mujoco.MjModel
    data: mujoco.MjData
    target: tuple[float, float, float]
    eye: tuple[float, float, float]
    wide: float  # degrees from the middle of the picture to its upper edge
    paint: dict[int, str] = field(default_factory=dict)  # by geom; the rest is `otherwise`
    otherwise: str = "bowl"
    ends: dict[int, tuple[str, str]] = field(default_factory=dict)  # sticks: lower and upper colour
    end_from: float = 0.0  # how far from its middle the colour of a stick's end begins
    glowing: range = range(0)  # geoms that are seen through whatever hides them


def geoms_of(model: mujoco.MjModel, body: str) -> range:
    """The geoms of a body, by number."""
    first = int(model.body(body).geomadr[0])
    return range(first, first + int(model.body(body).geomnum[0]))


def marked(subject: Subject, body: str) -> Subject:
    """The same with one body in a colour that nothing else has, seen through whatever hides it."""
    geoms = geoms_of(subject.model, body)
    ends = {geom: ends for geom, ends in subject.ends.items() if geom not in geoms}
    paint = subject.paint | dict.fromkeys(geoms, "wanted")
    return replace(subject, paint=paint, ends=ends, glowing=geoms)


def render(subject: Subject, width: int, height: int) -> Image:
    """Rows of red, green, blue; each pixel is the mean of four rays."""
    fine = _render(subject, width * 2, height * 2, shadows=True)
    return _bytes(fine.reshape(height, 2, width, 2, 3).mean(axis=(1, 3)))


def sketch(subject: Subject, width: int, height: int) -> Image:
    """The same, some ten times as fast: one ray for each pixel, and no shadows."""
    return _bytes(_render(subject, width, height, shadows=False))


def _bytes(light: Floats) -> Image:
    return np.asarray(np.clip(light, 0.0, 1.0) ** (1 / 2.2) * 255, dtype=np.uint8)


def _render(subject: Subject, width: int, height: int, shadows: bool) -> Floats:
    eye, rays = _camera(subject, width, height)
    geoms, distances, normals = _cast(subject, eye, rays)
    points = eye + rays * distances[:, None]
    colours = _colours(subject, geoms, points)
    to_light = LIGHT - points
    to_light /= np.linalg.norm(to_light, axis=1)[:, None]
    lit = _lit(subject, points) if shadows else np.ones(len(points))
    diffuse = np.clip((normals * to_light).sum(axis=1), 0.0, 1.0) * lit
    half = to_light - rays
    half /= np.linalg.norm(half, axis=1)[:, None]
    shine = np.clip((normals * half).sum(axis=1), 0.0, 1.0) ** 40 * lit * 0.35
    sky = AMBIENT * (0.6 + 0.4 * normals[:, 2])
    shaded = (
        colours * (sky + diffuse)[:, None]
        + (shine * (geoms != subject.model.geom("table").id))[:, None]
    )
    fade = _fade(points)[:, None]
    shaded = shaded * fade + BACKGROUND**2.2 * (1 - fade)
    image: Floats = np.where((geoms >= 0)[:, None], shaded, BACKGROUND**2.2)
    if subject.glowing:
        hidden = _meets_glowing(subject, eye, rays) & ~np.isin(geoms, subject.glowing)
        image[hidden] += GLOW * (np.array(PAINT["wanted"]) ** 2.2 - image[hidden])
    return image.reshape(height, width, 3)


def _fade(points: Floats) -> Floats:
    """The table fades into a dim room."""
    return np.asarray(np.clip(1.35 - np.linalg.norm(points[:, :2], axis=1) / 0.22, 0.0, 1.0))


def _camera(subject: Subject, width: int, height: int) -> tuple[Floats, Floats]:
    """An eye in front and above, and a ray of length one through each pixel."""
    eye = np.array(subject.eye)
    forward = np.array(subject.target) - eye
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    spread = math.tan(math.radians(subject.wide))
    x = (np.arange(width) + 0.5 - width / 2) / (height / 2) * spread
    y = (height / 2 - np.arange(height) - 0.5) / (height / 2) * spread
    rays = forward + x[None, :, None] * right + y[:, None, None] * up
    rays /= np.linalg.norm(rays, axis=2)[:, :, None]
    return eye, rays.reshape(-1, 3)


def _meets_glowing(subject: Subject, eye: Floats, rays: Floats) -> npt.NDArray[np.bool_]:
    """Which rays meet what glows, were nothing else there: for a moment it is in a group of its own."""
    groups, geoms = subject.model.geom_group, list(subject.glowing)
    before = groups[geoms].copy()
    groups[geoms] = _APART
    try:
        met, _, _ = _cast(subject, eye, rays, _ONLY_APART)
    finally:
        groups[geoms] = before
    return np.asarray(met >= 0)


def _cast(
    subject: Subject, start: Floats, rays: Floats, seen: Image = _SEEN
) -> tuple[npt.NDArray[np.int32], Floats, Floats]:
    """What each ray from a point meets first: the geom (-1 for nothing), how far, and its normal."""
    count = len(rays)
    geoms = np.full(count, -1, dtype=np.int32)
    distances = np.zeros(count)
    normals = np.zeros(count * 3)
    mujoco.mj_multiRay(
        subject.model,
        subject.data,
        start,
        np.ascontiguousarray(rays).reshape(-1),
        seen,
        _WITH_WHAT_NEVER_MOVES,
        -1,
        geoms,
        distances,
        normals,
        count,
        10.0,
    )
    return geoms, distances, normals.reshape(-1, 3)


def _lit(subject: Subject, points: Floats) -> Floats:
    """Where the lamp is seen from; its rays are followed towards the points."""
    rays = points - LIGHT
    lengths = np.linalg.norm(rays, axis=1)
    _, distances, _ = _cast(subject, LIGHT, rays / lengths[:, None])
    return np.asarray(np.abs(distances - lengths) < NEAR, dtype=np.float64)


def _colours(subject: Subject, geoms: Numbers, points: Floats) -> Floats:
    """The colour of each point, in linear light."""
    paints = [subject.paint.get(geom, subject.otherwise) for geom in range(subject.model.ngeom)]
    colours = np.array([PAINT[paint] for paint in paints])[geoms]
    for geom, (lower, upper) in subject.ends.items():
        here = np.flatnonzero(geoms == geom)
        axis = subject.data.geom_xmat[geom].reshape(3, 3)[:, 2]
        along = (points[here] - subject.data.geom_xpos[geom]) @ axis
        colours[here[along > subject.end_from]] = PAINT[upper]
        colours[here[along < -subject.end_from]] = PAINT[lower]
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
