"""A list that grows for as long as a try lasts, and hardly takes memory: what is older lies pressed.

As objects every tick of a hand is 300 bytes, and a try may last for half an hour. A hand that hovers
says nearly the same again and again, which presses to almost nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from typing import Final, TypeVar, overload

T = TypeVar("T")
BLOCK: Final = 128  # items that are pressed together; as many of the newest lie open
QUICKLY: Final = 1  # how hard zlib tries: somebody waits for the next tick


class Pressed(MutableSequence[T]):
    """`pack` makes bytes of items, and `unpack` the same items of these bytes."""

    def __init__(
        self, pack: Callable[[list[T]], bytes], unpack: Callable[[bytes], Iterable[T]]
    ) -> None:
        self._pack = pack
        self._unpack = unpack
        self._blocks: list[bytes] = []
        self._open: list[T] = []

    def append(self, value: T) -> None:
        self._open.append(value)
        if len(self._open) >= 2 * BLOCK:
            self._blocks.append(zlib.compress(self._pack(self._open[:BLOCK]), QUICKLY))
            del self._open[:BLOCK]

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._open)

    def __iter__(self) -> Iterator[T]:
        for block in self._blocks:
            yield from self._unpack(zlib.decompress(block))
        yield from self._open

    __hash__ = None  # type: ignore[assignment] # as a list

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | Pressed) and [*self] == [*other]

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, int) and -len(self._open) <= index < 0:
            return self._open[index]  # one of the newest, which is what is asked for while it grows
        return [*self][index]

    # Seldom: whoever changes what has been needs all of it

    @overload
    def __setitem__(self, index: int, value: T) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: Iterable[T]) -> None: ...
    def __setitem__(self, index: int | slice, value: T | Iterable[T]) -> None:
        self._unpressed().__setitem__(index, value)  # type: ignore[index, assignment]

    def __delitem__(self, index: int | slice) -> None:
        del self._unpressed()[index]

    def insert(self, index: int, value: T) -> None:
        self._unpressed().insert(index, value)

    def _unpressed(self) -> list[T]:
        self._open, self._blocks = [*self], []
        return self._open
