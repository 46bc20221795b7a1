"""The sticks of Go Cuckoo!: their kinds, their mix, and what the can may hide."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from teeter.games.go_cuckoo import house
from teeter.rules.contract import BadSetup
from teeter.rules.setup import shuffled
from teeter.rules.text import Text

COLOURS: Final = house.COLOURS.value
_PAIRS: Final = tuple(combinations(range(len(COLOURS)), 2))  # the mixed kinds
_LAST: Final = len(COLOURS) - 1
_ENDS: Final = {
    f"{top}/{bottom}": (t, b) for t, top in enumerate(COLOURS) for b, bottom in enumerate(COLOURS)
}
_SAME: Final = tuple(f"{colour}/{colour}" for colour in COLOURS)
_UP: Final = tuple(f"{COLOURS[a]}/{COLOURS[b]}" for a, b in _PAIRS)
_DOWN: Final = tuple(f"{COLOURS[b]}/{COLOURS[a]}" for a, b in _PAIRS)

_NO_STICK: Final = len(_SAME) + len(_PAIRS)  # a kind for words that are none
_KIND: Final = {  # by word: its number, whichever end is up
    word: kind for words in ((*_SAME, *_UP), (*_SAME, *_DOWN)) for kind, word in enumerate(words)
}


def read(sticks: list[str], mix: str) -> tuple[list[int], list[int]]:
    """The top and the bottom colours by stick. Raises BadSetup."""
    same, mixed = house.MIX.value[mix]
    counts = [0] * (_NO_STICK + 1)
    for word in sticks:
        counts[_KIND.get(word, _NO_STICK)] += 1
    if counts != [same] * len(_SAME) + [mixed] * len(_PAIRS) + [0]:
        raise BadSetup(Text("go-cuckoo-no-mix", mix=mix, same=same, mixed=mixed))
    ends = [_ENDS[word] for word in sticks]
    return [top for top, _ in ends], [bottom for _, bottom in ends]


def deal(mix: str, rng: Random) -> list[str]:
    """All sticks of a mix as top/bottom; chance says which end is up, and which stands where."""
    same, mixed = house.MIX.value[mix]
    random = rng.random
    pairs = zip(_UP * mixed, _DOWN * mixed, strict=True)
    return shuffled([*_SAME * same, *[up if random() < 0.5 else down for up, down in pairs]], rng)


def pieces(mix: str) -> tuple[tuple[str, ...], ...]:
    """All sticks of a mix, each by the ways it can stand."""
    same, mixed = house.MIX.value[mix]
    return (*((word,) for word in _SAME * same), *zip(_UP * mixed, _DOWN * mixed, strict=True))


@lru_cache(maxsize=1 << 16)
def _ways(counts: tuple[int, ...], tops: tuple[int, ...]) -> int:
    """In how many ways the mixed sticks can stand so that each colour is on top so often.

    `counts` are the numbers of sticks of the last kinds of `_PAIRS`.
    """
    if not counts:
        return 1
    return sum(_weights(counts, tops))


def _weights(counts: tuple[int, ...], tops: tuple[int, ...]) -> list[int]:
    """By how many sticks of the next kind have their first colour on top: the ways to go on."""
    first, second = _PAIRS[-len(counts)]
    count = counts[0]
    weights = [0] * (count + 1)
    for up in range(count + 1):
        left = list(tops)
        left[first] -= up
        left[second] -= count - up
        # No kind after the pair with the last colour has the first one: do not search dead ends.
        if left[first] >= 0 and left[second] >= 0 and (second != _LAST or not left[first]):
            weights[up] = comb(count, up) * _ways(counts[1:], tuple(left))
    return weights


def hide(tops: list[int], bottoms: list[int], rng: Random) -> list[int]:
    """New bottoms for these sticks, each arrangement with the same kinds and tops as likely.

    Swapping bottoms under equal tops would not reach all of them: red/green, green/blue, blue/red
    may as well be red/blue, blue/green, green/red. So chance first says, kind by kind, how many
    sticks stand this way up, in proportion to the number of arrangements that this leaves; then
    the sticks with the same top are mixed.
    """
    kinds = [(min(ends), max(ends)) for ends in zip(tops, bottoms, strict=True)]
    under = [[colour] * kinds.count((colour, colour)) for colour in range(len(COLOURS))]
    left = [tops.count(colour) - len(under[colour]) for colour in range(len(COLOURS))]
    counts = tuple(kinds.count(pair) for pair in _PAIRS)
    for at, (first, second) in enumerate(_PAIRS):
        weights = _weights(counts[at:], tuple(left))
        up = rng.choices(range(len(weights)), weights)[0]
        down = counts[at] - up
        left[first] -= up
        left[second] -= down
        under[first] += [second] * up
        under[second] += [first] * down
    for pile in under:
        rng.shuffle(pile)
    return [under[top].pop() for top in tops]
