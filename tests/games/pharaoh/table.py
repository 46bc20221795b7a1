"""Tables of Pharaoh's Gulo Gulo with chosen markers, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from teeter.games.pharaoh.game import GAME, Pharaoh, new
from teeter.games.pharaoh.pieces import FIELDS
from teeter.rules.contract import NOBODY, REFEREE, Move, Setup
from tests.rules.support import say

SHORT = {"R": "red", "B": "blue", "Y": "yellow", "W": "white"}

LANDSLIDES = {
    "landslide staff",
    "landslide boulder red",
    "landslide boulder blue",
    "landslide boulder yellow",
    "landslide boulder white",
    "landslide foul",
    "landslide gave up",
}


def setup(desert: str = "", pyramid: str = "", burial: str = "", seats: int = 3) -> Setup:
    """A set-up, A first, whose fields begin with these markers: "R B", "R0 B2 Y0", "W R"."""
    dealt = GAME.deal(GAME.options(seats), 0, Random(1))
    for kind, wanted in (("desert", desert), ("pyramid", pyramid), ("burial", burial)):
        words = ["-".join([SHORT[word[0]], *word[1:]]) for word in wanted.split()]
        prefix = f"{kind}-"
        boxed = [word.removeprefix(prefix) for word in dealt["box"] if word.startswith(prefix)]
        rest = dealt[kind] + boxed
        for word in words:
            rest.remove(word)
        rest.sort(key=lambda word: word[-1] in "123")  # markers without heads first
        count = len(dealt[kind])
        laid = words + rest
        dealt[kind] = laid[:count]
        others = [word for word in dealt["box"] if not word.startswith(prefix)]
        dealt["box"] = others + [prefix + word for word in laid[count:]]
    return dealt


def table(
    desert: str = "",
    pyramid: str = "",
    burial: str = "",
    seats: int = 3,
    variant: str = "base",
    up_to: str = "START",
) -> Pharaoh:
    """A's turn, everybody on START; the markers up to this field are face up, the bowl is full.

    They were turned by players who then gave up; the mummy went round and is back on P14.
    """
    state = new(GAME.options(seats, variant), setup(desert, pyramid, burial, seats))
    home = state.mummy
    for field in range(1, FIELDS.index(up_to) + 1):
        if FIELDS[field] != "PIT":
            state.mummy = FIELDS.index("P13") if home == field else home
            say(GAME, state, "turn marker", "landslide gave up")
    state.mummy = home
    state.turn = state.player = 0
    return state


def put(state: Pharaoh, **fields: str) -> None:
    """Stand figures on fields: A="P9", B="D2"."""
    for letter, name in fields.items():
        state.at["ABCDEF".index(letter)] = FIELDS.index(name)


def put_mummy(state: Pharaoh, name: str, facing: int = -1) -> None:
    state.mummy = FIELDS.index(name)
    state.facing = facing


def where(state: Pharaoh) -> list[str]:
    """The fields of all figures, as everybody sees them."""
    seen: list[str] = state.view(None)["at"]
    return seen


def mummy(state: Pharaoh) -> tuple[str | None, str | None]:
    """The mummy's field and the way it looks."""
    view = state.view(None)
    return view["mummy"], view["facing"]


def take(state: Pharaoh, colour: str, then: str = "stay") -> None:
    """A whole turn with option B."""
    say(GAME, state, f"choose {colour}", "takes", then)


def shown(state: Pharaoh) -> dict[str, str]:
    """The colours of the face-up markers, by field."""
    track = state.view(None)["track"]
    return {marker["field"]: marker["colour"] for marker in track if marker["colour"] != "?"}


def bowl(state: Pharaoh) -> int:
    """All boulders in the bowl."""
    return sum(state.view(None)["bowl"].values())


def walk(seed: int, steps: int = 400) -> Iterator[tuple[Pharaoh, Move, Pharaoh]]:
    """Moves of a game between players who mostly press on: before, the move, after."""
    rng = Random(seed)
    options = GAME.options(rng.choice(GAME.seats), rng.choice(GAME.variants))
    state = GAME.start(options, rng)
    assert isinstance(state, Pharaoh)
    for _ in range(steps):
        if state.turn == NOBODY:
            return
        before = state.copy()
        move = GAME.stand_in(state, rng, 0.9) if state.turn == REFEREE else _eager(state, rng)
        state.play(move)
        yield before, move, state


def _eager(state: Pharaoh, rng: Random) -> Move:
    """Rather enter or turn a marker than not, and rather go ahead than back."""
    moves = state.moves()
    wanted = [move for move in moves if move.text in ("enter", "turn marker")]
    if state.view(None)["phase"] == "move":
        wanted = [move for move in moves if move.arg > state.at[state.turn]]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else moves)


def everything(setup_: Setup) -> list[str]:
    """All marker words of a set-up with their kinds, in order of the alphabet."""
    laid = [f"{kind}-{word}" for kind in ("desert", "pyramid", "burial") for word in setup_[kind]]
    return sorted(laid + setup_["box"])
