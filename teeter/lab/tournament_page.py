"""What a tournament came to: as JSON, as lines of text, and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from teeter.lab.rating import Strength, against, pair_share, strengths
from teeter.lab.report_charts import ranges
from teeter.lab.report_page import heading, page, table, words
from teeter.lab.statistics import Estimate
from teeter.lab.tournament import Result, TournamentPlan
from teeter.rules.games import GAMES


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything there is to tell of a tournament."""

    plan: TournamentPlan
    played: int
    bots: list[Strength]
    cross: list[list[Estimate]]  # what each won against each; of none where neither beat the other
    points_by_seat: list[float]
    moves_mean: float
    reasons: dict[str, int]  # how games ended -> how many

    def ranked(self) -> list[Strength]:
        return sorted(self.bots, key=lambda bot: -bot.rating.value)


def standings(plan: TournamentPlan, results: Sequence[Result]) -> Standings:
    """What these games came to."""
    points = against(results, len(plan.bots))
    bots = range(len(plan.bots))
    return Standings(
        plan,
        len(results),
        strengths(plan.bots, results, plan.seed),
        [[pair_share(points, a, b) for b in bots] for a in bots],
        [sum(result.points()[seat] for result in results) for seat in range(plan.options.seats)],
        sum(result.moves for result in results) / len(results),
        dict(Counter(result.reason for result in results).most_common()),
    )


def document(told: Standings) -> dict[str, object]:
    """The result, ready for JSON."""
    return {
        **told.plan.to_json(),
        "played": told.played,
        "bots": [
            {
                "name": bot.name,
                "games": bot.games,
                "points": round(bot.points, 2),
                "wins": bot.wins.to_json(),
                "rating": bot.rating.to_json(),
            }
            for bot in told.bots
        ],
        "cross": [[cell.to_json() if cell.count else None for cell in row] for row in told.cross],
        "points_by_seat": [round(total, 2) for total in told.points_by_seat],
        "moves_mean": round(told.moves_mean, 1),
        "reasons": told.reasons,
    }


def lines(told: Standings) -> list[str]:
    """The result for a terminal."""
    plan = told.plan
    seats = f"{plan.options.variant}, {plan.options.seats} seats"
    out = [f"{GAMES[plan.game].title}, {seats}: {told.played} games, seed {plan.seed}"]
    for bot in told.ranked():
        rating = bot.rating
        out.append(
            f"{bot.name:>14}  wins {bot.wins.as_percent(1)}  rating {rating.value:.0f}"
            f" ({rating.low:.0f} to {rating.high:.0f})"
        )
    names = [bot.name for bot in told.bots]
    for name, row in zip(names, told.cross, strict=True):
        for other, cell in zip(names, row, strict=True):
            if cell.value >= 0.5:  # never, where neither has beaten the other
                out.append(f"{name} against {other}: {cell.as_percent(1)}")
    return out


def html(told: Standings) -> str:
    """The result as a page that needs nothing else."""
    title = f"{GAMES[told.plan.game].title}: a tournament of {len(told.bots)} bots"
    ranked = told.ranked()
    names = [bot.name for bot in told.bots]
    cross = [
        [name, *(cell.as_percent(1) if cell.count else "" for cell in row)]
        for name, row in zip(names, told.cross, strict=True)
    ]
    return page(
        title,
        [
            words(_summary(told)),
            heading("Ratings"),
            ranges(
                "Rating, with 95 % intervals",
                [(bot.name, bot.rating) for bot in ranked],
            ),
            table(
                ["bot", "games", "points", "wins", "rating"],
                [
                    [
                        bot.name,
                        str(bot.games),
                        f"{bot.points:g}",
                        bot.wins.as_percent(1),
                        f"{bot.rating.value:.0f}",
                    ]
                    for bot in ranked
                ],
            ),
            heading("Each against each"),
            words(
                "What the bot of the row won against the bot of the column; a shared win counts half."
            ),
            table(["", *names], cross),
            heading("How games ended"),
            table(["reason", "games"], [[why, str(count)] for why, count in told.reasons.items()]),
        ],
    )


def _summary(told: Standings) -> str:
    plan = told.plan
    hands = "their own hands" if plan.skill is None else f"hands of skill {plan.skill:g}"
    return (
        f"{told.played} games with {plan.options.seats} seats, variant {plan.options.variant}, "
        f"seed {plan.seed}, tries judged by {plan.referee} with {hands}. Every deal was played "
        f"in every order of seats. A game had {round(told.moves_mean, 1):g} moves on average. Ratings "
        "are on the scale of Elo: 400 points more win ten times as often; the mean is 1500."
    )
