"""What a master would have done: asked in somebody's seat, with what that seat knew then."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from teeter.bots.bot import seen_by
from teeter.bots.levels import player_called
from teeter.bots.wording import MASTER
from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Odds
from teeter.lab.lookback.past import CannotLookBack, Past
from teeter.lab.lookback.told import Advice
from teeter.lab.lookback.tries import looks_before, words_until
from teeter.rules.contract import NOBODY, REFEREE
from teeter.rules.text import Text


def advice(past: Past, step: int, tries: Sequence[bytes] = ()) -> Advice:
    """The master's choice after a step, for whoever was on turn. Raises CannotLookBack."""
    if not 0 <= step <= past.last:
        raise CannotLookBack(Text("look-back-no-step", last=past.last))
    state, game = past.states[step], past.game
    if state.turn in (NOBODY, REFEREE):
        raise CannotLookBack(Text("look-back-no-choice"))
    seat, master = state.turn, player_called(MASTER, game.name)
    rng = Random(f"{past.record.seed} master {step}")
    odds = _odds(past, step, tries, master.skill)
    choice = master.bot(seen_by(game, state, seat, _heard(past, step, seat), rng, odds))
    played = next(line.text for line in past.record.lines[step:] if line.who == seat)
    return Advice(
        step=step,
        seat=seat,
        text=choice.move.text,
        move=game.telling.label(choice.move.text, state.view(seat)),
        why=choice.why,
        same=choice.move.text == played,
    )


def _heard(past: Past, step: int, seat: int) -> list[tuple[int, str]]:
    """All that this seat had heard by then."""
    return [
        (line.who, state.heard(past.game.moves[line.text], seat))
        for line, state in zip(past.record.lines[:step], past.states, strict=False)
    ]


def _odds(past: Past, step: int, tries: Sequence[bytes], skill: float) -> Odds | None:
    """What a master saw who looked: the nest before the next try is the nest at this choice."""
    looks = looks_before(past, tries).get(words_until(past, step))
    return None if looks is None else physical_game(past.game).odds(looks, skill)
