"""What a tournament came to: as JSON, as lines of text, and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from teeter.lab.rating import Strength, against, pair_share, strengths
from teeter.lab.report_charts import ranges
from teeter.lab.report_page import heading, page, table, words
from teeter.lab.statistics import Estimate
from teeter.lab.tournament import Result, TournamentPlan
from teeter.rules.games import GAMES


def document(plan: TournamentPlan, results: Sequence[Result]) -> dict[str, Any]:
    """Everything there is to tell, ready for JSON."""
    points = against(results, len(plan.bots))
    bots = range(len(plan.bots))
    seats = [sum(result.points()[seat] for result in results) for seat in range(plan.options.seats)]
    return {
        **plan.to_json(),
        "played": len(results),
        "bots": [_told(strength) for strength in strengths(plan.bots, results, plan.seed)],
        "cross": [[_cell(pair_share(points, a, b)) for b in bots] for a in bots],
        "points_by_seat": [round(total, 2) for total in seats],
        "moves_mean": round(sum(result.moves for result in results) / len(results), 1),
        "reasons": dict(Counter(result.reason for result in results).most_common()),
    }


def _cell(points: Estimate) -> dict[str, Any] | None:
    """What one bot has won against another; nothing while neither has beaten the other."""
    return points.to_json() if points.count else None


def _told(strength: Strength) -> dict[str, Any]:
    return {
        "name": strength.name,
        "games": strength.games,
        "points": round(strength.points, 2),
        "wins": strength.wins.to_json(),
        "rating": strength.rating.to_json(),
    }


def lines(told: dict[str, Any]) -> list[str]:
    """The result for a terminal."""
    title = GAMES[told["game"]].title
    played = f"{told['played']} games, seed {told['seed']}"
    out = [f"{title}, {told['variant']}, {told['seats']} seats: {played}"]
    for bot in sorted(told["bots"], key=lambda bot: -bot["rating"]["value"]):
        rating = bot["rating"]
        out.append(
            f"{bot['name']:>14}  wins {_percent(bot['wins'])}  rating {rating['value']:.0f}"
            f" ({rating['low']:.0f} to {rating['high']:.0f})"
        )
    names = [bot["name"] for bot in told["bots"]]
    for name, row in zip(names, told["cross"], strict=True):
        for other, cell in zip(names, row, strict=True):
            if cell and cell["value"] >= 0.5:
                out.append(f"{name} against {other}: {_percent(cell)}")
    return out


def html(told: dict[str, Any]) -> str:
    """The result as a page that needs nothing else."""
    title = f"{GAMES[told['game']].title}: a tournament of {len(told['bots'])} bots"
    ranked = sorted(told["bots"], key=lambda bot: -bot["rating"]["value"])
    names = [bot["name"] for bot in told["bots"]]
    cross = [
        [name, *(_percent(cell) if cell else "" for cell in row)]
        for name, row in zip(names, told["cross"], strict=True)
    ]
    return page(
        title,
        [
            words(_summary(told)),
            heading("Ratings"),
            ranges(
                "Rating, with 95 % intervals",
                [(bot["name"], _estimate(bot["rating"])) for bot in ranked],
            ),
            table(
                ["bot", "games", "points", "wins", "rating"],
                [
                    [
                        bot["name"],
                        str(bot["games"]),
                        f"{bot['points']:g}",
                        _percent(bot["wins"]),
                        f"{bot['rating']['value']:.0f}",
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
            table(["reason", "games"], [[why, str(count)] for why, count in told["reasons"].items()]),
        ],
    )


def _summary(told: dict[str, Any]) -> str:
    hands = "their own hands" if told["skill"] is None else f"hands of skill {told['skill']:g}"
    return (
        f"{told['played']} games with {told['seats']} seats, variant {told['variant']}, "
        f"seed {told['seed']}, tries judged by {told['referee']} with {hands}. Every deal was played "
        f"in every order of seats. A game had {told['moves_mean']:g} moves on average. Ratings are on "
        "the scale of Elo: 400 points more win ten times as often; the mean is 1500."
    )


def _estimate(told: dict[str, Any]) -> Estimate:
    return Estimate(told["value"], told["low"], told["high"], told["count"])


def _percent(told: dict[str, Any]) -> str:
    return f"{told['value']:.1%} ({told['low']:.0%} to {told['high']:.0%})"
