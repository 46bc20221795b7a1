"""Capsules in space: how far apart they are, and how a long thing is turned."""

from __future__ import annotations

import math

import mujoco
import numpy as np

from teeter.physics.engine import Floats

Point = tuple[float, float, float]


def dots(these: Floats, those: Floats) -> Floats:
    """The products of vectors, a row each. (NumPy takes three times as long to sum over so few.)"""
    total = these[..., 0] * those[..., 0]
    for number in range(1, these.shape[-1]):
        total = total + these[..., number] * those[..., number]
    return np.asarray(total)


def between(centre: Floats, half: Floats, centres: Floats, halves: Floats) -> tuple[Floats, Floats]:
    """Distances between segments (centre and half vector; arrays are broadcast), and the ways there.

    A way leads from the second segment to the first.
    """
    apart = centre - centres
    a, e, b = dots(half, half), dots(halves, halves), dots(half, halves)
    c, f = dots(half, apart), dots(halves, apart)
    slant = a * e - b * b
    s = np.where(slant > 1e-14, np.clip((b * f - c * e) / np.maximum(slant, 1e-14), -1, 1), 0.0)
    t = np.clip((b * s + f) / e, -1, 1)
    s = np.clip((b * t - c) / a, -1, 1)
    t = np.clip((b * s + f) / e, -1, 1)
    way = apart + s[..., None] * half - t[..., None] * halves
    return np.sqrt(dots(way, way)), way


def gap(centre: Point, half: Point, other: Point, other_half: Point) -> float:
    """The distance of two segments, to the bit that of `between`, in plain numbers: for one pair NumPy
    takes many times as long."""
    apart = (centre[0] - other[0], centre[1] - other[1], centre[2] - other[2])
    a, e, b = _dot(half, half), _dot(other_half, other_half), _dot(half, other_half)
    c, f = _dot(half, apart), _dot(other_half, apart)
    slant = a * e - b * b
    s = _within((b * f - c * e) / max(slant, 1e-14)) if slant > 1e-14 else 0.0
    t = _within((b * s + f) / e)
    s = _within((b * t - c) / a)
    t = _within((b * s + f) / e)
    return length(*(apart[n] + s * half[n] - t * other_half[n] for n in range(3)))


def _dot(these: Point, those: Point) -> float:
    return these[0] * those[0] + these[1] * those[1] + these[2] * those[2]


def _within(value: float) -> float:
    return min(max(value, -1.0), 1.0)


def length(x: float, y: float, z: float) -> float:
    """How long a way is."""
    return math.sqrt(x * x + y * y + z * z)


def axis(w: float, x: float, y: float, z: float) -> Point:
    """The direction of the long axis of one thing, to the bit as in `axes`."""
    return 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)


def axes(wxyz: Floats) -> Floats:
    """The directions of the long (z) axes of things turned like this: a row each."""
    w, x, y, z = wxyz.T
    turned = np.empty((len(wxyz), 3))
    turned[:, 0] = 2 * (x * z + w * y)
    turned[:, 1] = 2 * (y * z - w * x)
    turned[:, 2] = 1 - 2 * (x * x + y * y)
    return turned


def along(axis: Floats, spin: float = 0.0) -> Floats:
    """The turn (wxyz) that brings the z axis to `axis`, after a spin about itself."""
    lean = 1.0 + float(axis[2])
    wxyz = np.array([lean, -axis[1], axis[0], 0.0]) if lean > 1e-9 else np.array([0.0, 1.0, 0.0, 0.0])
    turned = np.zeros(4)
    about = np.array([math.cos(spin / 2), 0.0, 0.0, math.sin(spin / 2)])
    mujoco.mju_mulQuat(turned, wxyz / np.linalg.norm(wxyz), about)
    return turned


def up(metres: float) -> Floats:
    """The way straight up."""
    return np.array([0.0, 0.0, metres])


def level(yaw: float) -> Floats:
    """The direction of a thing that lies flat, turned by this angle."""
    return np.array([math.cos(yaw), math.sin(yaw), 0.0])
