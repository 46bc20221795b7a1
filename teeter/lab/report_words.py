"""The findings of a report in plain words, and the page they stand on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from teeter.lab.report import Findings
from teeter.lab.report_charts import columns, ranges
from teeter.lab.report_page import heading, page, table, words
from teeter.lab.statistics import Estimate
from teeter.rules.contract import Game

SELDOM: Final = 0.02  # of games: what happens less often hardly exists
NOTABLE: Final = 0.2  # of a fair share: players would notice such an advantage
BARS: Final = 16
_NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def first_seat(found: Findings) -> str:
    """Whether it helps to begin."""
    fair = 1 / found.seats
    told = (
        f"With {found.seats} players whoever begins wins {found.order[0].as_percent()};"
        f" fair would be {fair:.0%}."
    )
    return f"{told} {_VERDICTS[verdict(found)]}"


_VERDICTS: Final = {
    "advantage": "Beginning is clearly an advantage.",
    "disadvantage": "Beginning is clearly a disadvantage.",
    "perhaps advantage": "Beginning may be an advantage, or it is chance: more games will tell.",
    "perhaps disadvantage": "Beginning may be a disadvantage, or it is chance: more games will tell.",
    "none": "That is no sign of an advantage.",
    "too few games": "These are too few games to tell whether beginning is an advantage.",
}


def verdict(found: Findings) -> str:
    """What these games tell of whoever begins: a word of the table above."""
    first, fair = found.order[0], 1 / found.seats
    kind = "advantage" if first.value > fair else "disadvantage"
    if clear(first, fair):
        return kind
    if not first.low <= fair <= first.high:
        return f"perhaps {kind}"
    excluded = max(first.high - fair, fair - first.low) <= NOTABLE * fair
    return "none" if excluded else "too few games"


def clear(measured: Estimate, fair: float) -> bool:
    """Whether a share is off by twice its 95 % interval: a report looks at dozens of shares, and one
    in twenty is off by once its interval by chance alone."""
    edge = measured.low if measured.value > fair else measured.high
    return abs(measured.value - fair) > 2 * abs(measured.value - edge)


def unfair_seats(found: Findings) -> list[str]:
    """The places in the order of play whose wins are clearly above or below their share."""
    fair = 1 / found.seats
    return [
        f"{_NTH[n]} ({estimate.as_percent()})"
        for n, estimate in enumerate(found.order)
        if clear(estimate, fair)
    ]


def length(found: Findings) -> str:
    short, middle, long = found.moves
    told = (
        f"Half of the games are over after {middle:.0f} moves; one in twenty needs fewer than"
        f" {short:.0f}, one in twenty more than {long:.0f}. At a decision there are"
        f" {found.branching:.1f} moves to choose from on average."
    )
    if found.endless:
        return f"{told} {found.endless} games did not end and were stopped: that is a fault."
    return f"{told} Every game ended."


def drama(found: Findings) -> str:
    shared = f"Wins are shared in {found.shared.value:.0%} of games."
    if not found.lead_changes.count:
        return shared
    return (
        f"The lead changes {found.lead_changes.value:.1f} times in a game, and"
        f" {found.comebacks.as_percent()} of games are not won by whoever is ahead after two thirds of"
        f" them. {shared}"
    )


def seldom(found: Findings) -> str:
    """What hardly ever happens, and what goes with winning or losing."""
    rare = [matter.name for matter in found.matters if matter.games < SELDOM]
    fair = 1 / found.seats
    telling = [matter for matter in found.matters if matter.wins.count and clear(matter.wins, fair)]
    good = [matter.name for matter in telling if matter.wins.value > fair]
    bad = [matter.name for matter in telling if matter.wins.value < fair]
    if rare:
        told = [f"Hardly ever seen: {', '.join(rare)}."]
    elif found.games * SELDOM < 1:
        told = ["These are too few games to say what is hardly ever seen."]
    else:
        told = [f"All that happened was seen in at least {SELDOM:.0%} of games."]
    if good:
        told.append(f"Whoever has had it wins clearly more often: {', '.join(good)}.")
    if bad:
        told.append(f"And clearly less often: {', '.join(bad)}.")
    return " ".join(told)


def html(game: Game, bot: str, seed: int, all_found: Sequence[Findings]) -> str:
    """The whole report."""
    title = f"{game.title}: is it fair and lively?"
    games = sum(found.games for found in all_found)
    parts = [
        words(
            f"{games} games of {bot} bots against each other, seed {seed}, tries judged by the model"
            " with the same hands for all. Intervals are 95 %. What holds for bots need not hold for"
            " people."
        ),
        heading("Side by side"),
        _side_by_side(all_found),
    ]
    for found in all_found:
        parts += _section(found)
    return page(title, parts)


def _section(found: Findings) -> Iterator[str]:
    name = f"{found.variant}, {found.seats} players"
    yield heading(f"{name[0].upper()}{name[1:]}")
    yield words(first_seat(found))
    rows = [(f"begins {_NTH[n]}", estimate) for n, estimate in enumerate(found.order)]
    yield ranges(f"Share of wins by order of play, {name}", rows, 1 / found.seats)
    yield words(length(found))
    yield columns(f"Moves of a game, {name}", _bars(found.lengths))
    yield words(drama(found))
    yield words(seldom(found))
    yield table(
        ["what happened", "in games", "times a game", "wins of who did it"],
        [
            [matter.name, f"{matter.games:.0%}", f"{matter.times:.2f}", matter.wins.as_percent()]
            for matter in found.matters
        ],
    )


def _bars(lengths: Sequence[int]) -> list[tuple[str, float]]:
    """How many games had how many moves, the longest one in a hundred in the last bar."""
    low, high = lengths[0], lengths[int(len(lengths) * 0.99)]
    step = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * (-(-(high - low + 1) // step))
    for moves in lengths:
        counts[min((moves - low) // step, len(counts) - 1)] += 1
    return [(str(low + n * step), float(count)) for n, count in enumerate(counts)]


def _side_by_side(all_found: Sequence[Findings]) -> str:
    head = ["variant", "players", "games", "first wins", "fair", "moves", "choices", "lead changes"]
    return table(
        [*head, "comebacks"],
        [
            [
                found.variant,
                str(found.seats),
                str(found.games),
                found.order[0].as_percent(),
                f"{1 / found.seats:.0%}",
                f"{found.moves[1]:.0f}",
                f"{found.branching:.1f}",
                f"{found.lead_changes.value:.1f}" if found.lead_changes.count else "-",
                f"{found.comebacks.value:.0%}" if found.comebacks.count else "-",
            ]
            for found in all_found
        ],
    )


def document(game: Game, bot: str, seed: int, all_found: Sequence[Findings]) -> dict[str, Any]:
    """The report for programs."""
    findings = [{**found.to_json(), "beginning": verdict(found)} for found in all_found]
    return {"game": game.name, "bot": bot, "seed": seed, "findings": findings}


def lines(game: Game, seed: int, all_found: Sequence[Findings]) -> list[str]:
    """The report for a terminal."""
    told = [f"{game.title}, seed {seed}"]
    for found in all_found:
        told += ["", f"{found.variant}, {found.seats} players, {found.games} games"]
        told += [first_seat(found), length(found), drama(found), seldom(found)]
        unfair = unfair_seats(found)
        if unfair:
            told.append(f"Not at their fair share: {', '.join(unfair)}.")
    return told
