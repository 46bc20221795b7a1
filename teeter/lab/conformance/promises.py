"""What every game promises: functions that raise Broken, with a sentence, where one is not kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from teeter.lab.conformance.cases import (
    SKILL,
    Case,
    legal,
    next_move,
    play_some,
    seats_and_spectator,
    speakers,
    start,
)
from teeter.lab.playing import MAX_MOVES
from teeter.rules.contract import (
    NOBODY,
    REFEREE,
    BadSetup,
    Illegal,
    Move,
    Reason,
    State,
    Unreadable,
    act,
)
from teeter.rules.games import GAMES
from teeter.words.speaker import english

ON: Final = 30  # moves that are looked at after a copy, or after JSON
WORLDS: Final = 4  # others that could be, for each seat
NONSENSE: Final = ("", None, 0, "0")

E = TypeVar("E", bound=Exception)
Promise = Callable[[Case, int], None]


class Broken(AssertionError):
    """A promise that a game does not keep."""


def hold(promise: Promise, case: Case, seeds: int = 20) -> None:
    """Hold a game to a promise, with so many random games. Raises Broken."""
    for seed in range(seeds):
        try:
            promise(case, seed)
        except Exception as error:
            name = promise.__name__.replace("_", " ")
            why = str(error) if isinstance(error, Broken) else repr(error)
            raise Broken(f"{name}. {why} ({case}, seed {seed})") from error


def _want(truth: object, sentence: str) -> None:
    if not truth:
        raise Broken(sentence)


def _same(state: State, before: dict[str, object], after: str) -> None:
    _want(state.to_json() == before, f"The state is another one after {after}.")


def _refused(how: type[E], do: Callable[..., object], *given: object) -> E:
    """The error that is raised, as it should be."""
    try:
        do(*given)
    except how as error:
        return error
    raise Broken(f"{', '.join(map(repr, given))} should raise {how.__name__}.")


def _texts(state: State) -> list[str]:
    return [str(move) for move in state.moves()]


def _of_this_game(case: Case, refusal: Illegal) -> None:
    """The rule of a refusal is one of this game."""
    rules = case.game.turn_rule.partition("-")[0]
    _want(refusal.rule.startswith(f"{rules}-"), f"{refusal} names no rule of {rules}.")
    _want(refusal.rule in str(refusal), f"{refusal} does not say its rule.")
    _want(isinstance(refusal.reason, Reason), f"{refusal} has no reason of the list.")


def a_game_can_begin(case: Case, seed: int) -> None:
    """Of a game that cannot, no other promise tells anything more."""
    start(case, Random(seed))


def random_play_ends(case: Case, seed: int) -> None:
    rng = Random(seed)
    state = start(case, rng)
    seats = state.options.seats
    for _ in range(MAX_MOVES):
        if state.turn == NOBODY:
            break
        _want(state.outcome() is None, "There is an outcome while somebody is on turn.")
        _want(state.turn == REFEREE or 0 <= state.turn < seats, f"Nobody has the turn {state.turn}.")
        state.play(next_move(case, state, rng))
    outcome = state.outcome()
    _want(state.turn == NOBODY and outcome, f"It is not over after {MAX_MOVES} moves.")
    assert outcome is not None
    _want(len(outcome.scores) == seats, "Not every seat has a score.")
    _want(outcome.winners and set(outcome.winners) <= set(range(seats)), "Nobody, or a stranger, wins.")
    _want(outcome.reason, "It is not said why the game is over.")


def a_move_is_played_exactly_if_it_is_listed(case: Case, seed: int) -> None:
    """The whole universe of moves is tried; refusals name a rule and change nothing."""
    state, _ = play_some(case, seed)
    listed, before = legal(state), state.to_json()
    _want(bool(state.moves()) == (state.turn != NOBODY), "Who is on turn has moves, and nobody else.")
    _want(len(state.moves()) == len(set(state.moves())), "A move is listed twice.")
    for move in case.game.moves.values():
        if move in listed:
            state.copy().play(move)
            continue
        refusal = _refused(Illegal, state.play, move)
        _of_this_game(case, refusal)
        over = state.turn != NOBODY or refusal.reason == Reason.OVER
        _want(over, f"{refusal} does not say that the game is over.")
    _same(state, before, "a refusal")


def moves_of_other_games_are_refused(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    before = state.to_json()
    others = [game for game in GAMES.values() if game is not case.game]
    for move in [move for game in others for move in game.moves.values()]:
        refusal = _refused(Illegal, state.play, move)
        _of_this_game(case, refusal)
    _same(state, before, "a refusal")


def what_is_no_move_is_refused(case: Case, seed: int) -> None:
    state, _ = play_some(case, seed)
    before = state.to_json()
    for nonsense in (next(iter(case.game.moves)), *NONSENSE):
        _refused(TypeError, state.play, nonsense)
    _same(state, before, "a refusal")


def nobody_speaks_for_another(case: Case, seed: int) -> None:
    """Who is on turn may make the listed moves, others only their asides."""
    state, _ = play_some(case, seed)
    before = state.to_json()
    for who in speakers(state):
        mine = set(state.moves()) if who == state.turn else set(state.asides(who))
        for move in mine:
            _want(move.referee is (who == REFEREE), f"{move} is listed for somebody else.")
        for move in case.game.moves.values():
            if move in mine:
                act(case.game, state.copy(), who, move)
            else:
                _refused(Illegal, act, case.game, state, who, move)
    _same(state, before, "a refusal")


def copies_are_independent(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    before = state.to_json()
    twin = state.copy()
    _same(twin, before, "it was copied")
    for _ in range(ON):
        if twin.turn == NOBODY:
            break
        twin.play(next_move(case, twin, rng))
    _same(state, before, "moves of its copy")
    _want(_texts(state.copy()) == _texts(state), "A copy has other moves.")


def json_carries_a_state_at_any_moment(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    back = case.game.from_json(json.loads(json.dumps(state.to_json())))
    _same(back, state.to_json(), "JSON")
    _want(back.options == state.options, "JSON loses the options.")
    for _ in range(ON):
        _want(_texts(back) == _texts(state), "After JSON there are other moves.")
        _want(back.outcome() == state.outcome(), "After JSON there is another outcome.")
        for seat in seats_and_spectator(state):
            _want(back.view(seat) == state.view(seat), f"After JSON seat {seat} sees something else.")
        if state.turn == NOBODY:
            break
        move = next_move(case, state, rng)
        state.play(move)
        back.play(move)


def a_view_hides_what_a_seat_may_not_know(case: Case, seed: int) -> None:
    """A state that is dealt anew for a seat looks and sounds the same to it."""
    state, rng = play_some(case, seed)
    for seat in seats_and_spectator(state):
        other = state.redeal(seat, rng)
        looks_alike(case, seat, state, other)


def looks_alike(case: Case, seat: int | None, state: State, other: State) -> None:
    """Whether a seat can tell two states apart, which differ only in what is hidden from it."""
    view, seen = state.view(seat), other.view(seat)
    _want(json.dumps(view), "A view is no JSON.")
    _want(seen == view, f"Seat {seat} sees something that it may not know.")
    _want(case.game.describe(seen) == case.game.describe(view), f"Seat {seat} is told of it.")
    if state.turn in (seat, NOBODY):
        _want(_texts(other) == _texts(state), f"The moves of seat {seat} tell what it may not know.")


def a_game_says_whether_hands_are_secret(case: Case, seed: int) -> None:
    """In a game without secret hands every seat sees at any time what everybody sees."""
    rng = Random(f"{case} {seed}")
    state, differ = start(case, rng), False
    for _ in range(200):
        seats = range(state.options.seats)
        differ = differ or any(state.view(seat) != state.view(None) for seat in seats)
        if state.turn == NOBODY:
            break
        state.play(next_move(case, state, rng))
    _want(differ is case.game.secret, f"`secret` is {case.game.secret}, which is not so.")


def what_the_last_move_led_to_is_a_part_of_the_table_in_words(case: Case, seed: int) -> None:
    game, (state, _) = case.game, play_some(case, seed)
    view = state.view(None)
    told = game.describe(view)
    for words in [*game.lately(view), *game.follows(view)]:
        _want(words in told, f"`describe` does not say {english(words)!r}.")
    for seat in range(state.options.seats):
        _want(game.lately(state.view(seat)) == game.lately(view), "Not everybody saw it.")


def only_seats_and_spectators_have_eyes(case: Case, seed: int) -> None:
    """Also at moments when the referee is asked, or nobody: `view(state.turn)` shows no hand then."""
    state, _ = play_some(case, seed)
    for seat in (REFEREE, NOBODY, state.options.seats, 99):
        error = _refused(ValueError, state.view, seat)
        _want(str(seat) in str(error), f"{error!r} does not say who has no eyes.")
    error_of_text = _refused(Exception, state.view, "0")
    _want(isinstance(error_of_text, ValueError | TypeError), f"{error_of_text!r} says nothing.")


def a_redealt_game_can_be_played_on(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    before = state.to_json()
    other = state.redeal(rng.choice(seats_and_spectator(state)), rng)
    for _ in range(MAX_MOVES):
        if other.turn == NOBODY:
            break
        other.play(next_move(case, other, rng))
    _want(other.outcome() is not None, "It does not end.")
    _same(state, before, "a redeal")


def a_redeal_follows_from_what_a_seat_may_know(case: Case, seed: int) -> None:
    """States that look alike to a seat are dealt anew alike, so no search can find out the true one."""
    state, rng = play_some(case, seed)
    for seat in seats_and_spectator(state):
        other = state.redeal(seat, rng)
        luck = rng.random()
        here, there = (world.redeal(seat, Random(luck)).to_json() for world in (state, other))
        _want(here == there, f"Seat {seat} could find out what it may not know.")


def worlds_that_sound_alike_look_alike(case: Case, seed: int) -> None:
    """So what a seat sees follows from all it has heard, move by move: nothing is shown in silence."""
    state, rng = play_some(case, seed)
    if state.turn == NOBODY:
        return
    move = next_move(case, state, rng)
    after = state.copy()
    after.play(move)
    for seat in seats_and_spectator(state):
        for other in (state.redeal(seat, rng) for _ in range(WORLDS)):
            if move in legal(other) and other.heard(move, seat) == state.heard(move, seat):
                other.play(move)
                _want(other.view(seat) == after.view(seat), f"Seat {seat} is shown what is not told.")


def the_same_seed_gives_the_same_game(case: Case, seed: int) -> None:
    def story() -> list[tuple[int, Move]]:
        rng = Random(seed)
        state = start(case, rng)
        told = []
        while state.turn != NOBODY:
            told.append((state.turn, next_move(case, state, rng)))
            state.play(told[-1][1])
        return told

    _want(story() == story(), "It is another game: chance comes from elsewhere, too.")


def every_move_has_a_text_that_parses_back(case: Case, seed: int) -> None:
    moves = case.game.moves
    for move in moves.values():
        text = str(move)
        _want(moves.parse(text) is move, f"{text!r} is read as another move.")
        _want(text.isascii() and text == " ".join(text.split()), f"{text!r} is not plain.")
        _want(text in repr(move), f"{move!r} does not say {text!r}.")


def garbage_is_unreadable(case: Case, seed: int) -> None:
    rng = Random(seed)
    text = "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(40)))
    if text not in case.game.moves:
        _refused(Unreadable, case.game.moves.parse, text)


def a_broken_set_up_is_refused_in_a_sentence(case: Case, seed: int) -> None:
    """One piece exchanged for something else, lost, or doubled; or a part that is not there."""
    rng = Random(seed)
    options = case.options(rng)
    setup = case.game.deal(options, 0, rng)
    key = rng.choice([key for key, pieces in setup.items() if pieces])
    at = rng.randrange(len(setup[key]))
    before, piece, after = setup[key][:at], setup[key][at], setup[key][at + 1 :]
    broken = [[*before, "nonsense", *after], [*before, *after], [*before, piece, piece, *after]]
    without = {name: pieces for name, pieces in setup.items() if name != key}
    for other in ({**setup, key: rng.choice(broken)}, without, {}):
        told = english(_refused(BadSetup, case.game.new, options, other).sentence)
        _want(" " in told and told.endswith("."), f"{told!r} is no sentence.")


def the_stand_in_always_says_something_legal(case: Case, seed: int) -> None:
    rng = Random(seed)
    for skill in (0.0, SKILL, 1.0):
        state = start(case, rng)
        for _ in range(300):
            if state.turn == NOBODY:
                break
            if state.turn == REFEREE:
                move = case.game.stand_in(state, rng, skill)
                _want(move in state.moves(), f"{move} is not legal.")
            else:
                move = next_move(case, state, rng)
            state.play(move)


PROMISES: Final[tuple[Promise, ...]] = (
    a_game_can_begin,
    random_play_ends,
    a_move_is_played_exactly_if_it_is_listed,
    moves_of_other_games_are_refused,
    what_is_no_move_is_refused,
    nobody_speaks_for_another,
    copies_are_independent,
    json_carries_a_state_at_any_moment,
    a_view_hides_what_a_seat_may_not_know,
    a_game_says_whether_hands_are_secret,
    what_the_last_move_led_to_is_a_part_of_the_table_in_words,
    only_seats_and_spectators_have_eyes,
    a_redealt_game_can_be_played_on,
    a_redeal_follows_from_what_a_seat_may_know,
    worlds_that_sound_alike_look_alike,
    the_same_seed_gives_the_same_game,
    every_move_has_a_text_that_parses_back,
    garbage_is_unreadable,
    a_broken_set_up_is_refused_in_a_sentence,
    the_stand_in_always_says_something_legal,
)
