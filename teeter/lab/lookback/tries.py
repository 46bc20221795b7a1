"""The tries of a physical game: how likely each was to go well, and the nest as it lay before it.

Where a try was written down the odds are those of the very pieces, as anybody could see them who
looked; else they are the mean of what hands have met in nests about as full.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Looks
from teeter.lab.lookback.past import Past
from teeter.lab.lookback.playouts import SKILL
from teeter.lab.lookback.told import TryOdds
from teeter.rules.chance import Chance
from teeter.rules.contract import REFEREE
from teeter.rules.extras import resolved
from teeter.table.try_files import readable


@dataclass(frozen=True, slots=True)
class Span:
    """A try: the step that declared it, and the one with the referee's last word."""

    declared: int
    ended: int


def spans(past: Past) -> list[Span]:
    """All tries of a game; one without hands has none, whatever its referee says."""
    if not past.game.physical:
        return []
    found = []
    begun: int | None = None
    for step, state in enumerate(past.states):
        if state.turn == REFEREE and begun is None:
            begun = step
        elif state.turn != REFEREE and begun is not None:
            found.append(Span(begun, step))
            begun = None
    return [span for span in found if span.declared]


def looks_before(past: Past, tries: Sequence[bytes]) -> Mapping[int, Looks]:
    """By the words of the referee until then: the nest before each try that was written down.

    Raises BadRecord.
    """
    if not tries or not past.game.physical:
        return {}
    from teeter.physics.try_recording import TryRecording  # noqa: PLC0415 - heavy

    physical = physical_game(past.game)
    stage = physical.stage()
    found = {}
    for number, told in enumerate(tries, 1):
        with readable(number):
            tried = TryRecording.from_bytes(told)
        with readable(number, _line_after(past, tried.after)):
            stage.restore(tried.saved)
            found[tried.after] = physical.looks(stage)
    return found


def _line_after(past: Past, words: int) -> int:
    """The line of the record with the REFEREE's next word after so many; 0 if there is none."""
    record = past.record
    spoken = [at for at, line in enumerate(record.lines, record.first_line) if line.who == REFEREE]
    return spoken[words] if words < len(spoken) else 0


def all_odds(past: Past, looks: Mapping[int, Looks]) -> list[TryOdds]:
    """The odds of every try. Raises BadRecord."""
    return [_odds(past, span, looks.get(words_until(past, span.declared))) for span in spans(past)]


def words_until(past: Past, step: int) -> int:
    """How often the referee had spoken after a step."""
    return sum(line.who == REFEREE for line in past.record.lines[:step])


def _odds(past: Past, span: Span, looks: Looks | None) -> TryOdds:
    physical, state = physical_game(past.game), past.states[span.declared]
    move = past.game.moves[past.record.lines[span.declared - 1].text]
    if looks is not None:
        with readable(line=past.record.first_line + span.declared):  # it may lack what is tried
            odds = physical.odds(looks, SKILL)(move)
    elif physical.fitted is not None:
        odds = physical.chance(physical.fitted, state, SKILL)
    else:
        chance: Chance = resolved(past.game.chance)
        odds = chance.well(state, SKILL)
    return TryOdds(
        begun=span.declared,
        step=span.ended,
        seat=past.actor(span.declared),
        odds=round(odds, 4),
        seen=looks is not None,
        well=_went_well(past, span),
    )


def _went_well(past: Past, span: Span) -> bool:
    """Whether the referee said nothing of a fall or an alarm."""
    said = (line for line in past.record.lines[span.declared : span.ended] if line.who == REFEREE)
    return all(past.game.moves[line.text].well for line in said)
