"""Gulp's table in words."""

from __future__ import annotations

from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.view import GulpView
from teeter.rules.contract import SEATS, Options, Scoring, name_of

_RANKS: Final = {"a": "ace", "k": "king", "q": "queen", "j": "jack"}


def describe(view: GulpView) -> list[str]:
    """The table, a sentence a line."""
    lines = [_river(view), _flow(view)]
    lines += [_village(view, seat) for seat in range(len(view["hand_sizes"]))]
    lines.append(_piles(view))
    if view["hand"]:
        lines.append(f"Your hand: {_cards(view['hand'])}.")
        lines += [_event_text(card) for card in dict.fromkeys(view["hand"]) if card in house.EVENTS]
    lines += _happening(view)
    lines += lately(view)
    lines += _end(view)
    return lines


def scoring(options: Options, reason: str) -> Scoring:
    limit = house.LIMITS.value[options.seats]
    counts = "crops in store, less those in hand"
    return Scoring(counts, lambda crops: _count(crops, "crop"), f"The closest to {limit} wins.")


def card_name(card: str) -> str:
    """A card by its event, if there is one on it, else by its crop and number."""
    rank, _, crop = card.partition("-")
    return house.EVENTS[card].value.name if card in house.EVENTS else f"{crop.capitalize()} {rank}"


def _in_full(card: str) -> str:
    """An event with its rank and crop, which count in the River."""
    if card not in house.EVENTS:
        return card_name(card)
    rank, _, crop = card.partition("-")
    return f"{card_name(card)} ({_RANKS[rank]} of {crop.capitalize()})"


def _cards(cards: list[str]) -> str:
    return ", ".join(map(_in_full, cards))


def _event_text(card: str) -> str:
    """What an event card does, and whether the words are ours."""
    event = house.EVENTS[card]
    label = " (house text)" if event.source == "house" else ""
    return f"{event.value.name}{label}: {event.value.text}"


def _river(view: GulpView) -> str:
    spots = ", ".join(
        f"{n} {_in_full(card) if card else 'a gap'}" for n, card in enumerate(view["river"], 1)
    )
    return f"The River is {view['water']}: {spots}."


def _flow(view: GulpView) -> str:
    if not view["waves"]:
        return "It flows from spot 1 to spot 5."
    return (
        f"It flows backwards, from spot 5 to spot 1, until the next turn of {_all_of(view['waves'])}."
    )


def _village(view: GulpView, seat: int) -> str:
    spot = view["villages"][seat]
    parts = [
        f"village on spot {spot}" if spot else "no village yet",
        f"store {view['stores'][seat]} of {view['limit']}{' with fungus' * view['fungus'][seat]}",
        f"{_count(view['hand_sizes'][seat], 'card')} in hand",
    ]
    if view["next_actions"][seat] != 2:
        parts.append(f"next turn with {_count(view['next_actions'][seat], 'action')}")
    if view["logs"][seat]:
        parts.append(f"logs in the way until the next turn of {_all_of(view['logs'][seat])}")
    return f"{SEATS[seat]}: {', '.join(parts)}."


def _piles(view: GulpView) -> str:
    top = f", {_in_full(view['discard'])} on top" if view["discard"] else ""
    return f"{_count(view['deck'], 'card')} in the deck, {view['discards']} discarded{top}."


def _happening(view: GulpView) -> list[str]:
    """Whose turn it is, and what is asked in the middle of it."""
    active = SEATS[view["active"]]
    phase = view["phase"]
    if phase == "settle":
        return [f"{SEATS[view['turn']]} chooses a village spot; {active} will have the first turn."]
    if phase == "over":
        return []
    lines = [f"{active} is on turn with {_count(view['actions'], 'action')} left."]
    if view["last_turns"] is not None:
        lines.append(f"The final round: {_count(view['last_turns'], 'turn')} after this one.")
    if view["declared"] and view["pusher"] is not None:
        how = "sacrifices" if view["sacrifice"] else "plays"
        card = _in_full(view["declared"])
        lines.append(f"{SEATS[view['pusher']]} {how} {card}; {SEATS[view['turn']]} may stop it.")
    if view["harvested"]:
        lines.append(f"Harvested so far: {_cards(view['harvested'])}.")
    if view["event"]:
        lines += _event(view)
    return lines


def _event(view: GulpView) -> list[str]:
    lines = [f"{view['event']}: {name_of(view['turn'])} is asked."]
    if view["waiting"]:
        lines.append(f"Still to come: {', '.join(SEATS[seat] for seat in view['waiting'])}.")
    if view["offer"]:
        one, other = view["offer"]
        lines.append(f"{SEATS[one]} offers {SEATS[other]} to swap villages.")
    if view["looking"]:
        seen = f": {_cards(view['looked'])}" if view["looked"] else ""
        lines.append(f"{_count(view['looking'], 'card')} of the deck looked at{seen}.")
    if view["open"]:
        lines.append(f"River spots that may be filled: {', '.join(map(str, view['open']))}.")
    if view["pool"]:
        lines.append(f"{_count(view['pool'], 'shuffled card')} to be dealt back.")
    return lines


def lately(view: GulpView) -> list[str]:
    """What was stored."""
    return [f"{SEATS[n['seat']]} stores {n['crops']} for {n['what']}." for n in view["news"]]


def _end(view: GulpView) -> list[str]:
    if view["final"] is None or view["left"] is None:
        return []
    return [
        f"{SEATS[seat]} ends with {final}; left in hand: {_cards(view['left'][seat]) or 'nothing'}."
        for seat, final in enumerate(view["final"])
    ]


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


def _all_of(seats: list[int]) -> str:
    return " and ".join(SEATS[seat] for seat in seats)
