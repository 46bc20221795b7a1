"""Gulp: what each seat sees and hears, in data and in words."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.games.gulp import house
from teeter.games.gulp.game import GAME, Gulp
from teeter.games.gulp.river import EVENT_OF, KIND
from teeter.rules.text import Text
from teeter.words.catalogues import LANGUAGES
from teeter.words.speaker import speaker
from tests.games.gulp.table import let_pass, push, table, walk
from tests.rules.support import described, say

seeds = st.integers(0, 10**6)


def heard(state: Gulp, text: str, *seats: int | None) -> list[str]:
    return [state.heard(GAME.moves.parse(text), seat) for seat in seats]


def told(state: Gulp, seat: int | None = None) -> str:
    return " ".join(described(GAME, state.view(seat)))


@pytest.mark.rule("GULP-05")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = table("5-blornn 3-blornn", "7-grettuce", stored=(260, 40))
    assert state.view(0)["hand"] == ["5-blornn", "3-blornn"]
    assert state.view(1)["hand"] == ["7-grettuce"]
    assert state.view(None)["hand"] == []
    for seat in (0, 1, None):
        assert state.view(seat)["hand_sizes"] == [2, 1]
        assert state.view(seat)["stores"] == [260, 40]


@pytest.mark.rule("GULP-49")
def test_only_who_looks_sees_the_cards_of_the_pouches() -> None:
    state = table("a-grabbles", "5-blornn", top="2-grettuce 3-grettuce")
    push(state, "a-grabbles")
    assert state.view(0)["looked"][:2] == ["2-grettuce", "3-grettuce"]
    for seat in (1, None):
        assert (state.view(seat)["looked"], state.view(seat)["looking"]) == ([], 4)
    assert heard(state, "keep 2-grettuce", 0, 1, None) == [
        *("keep 2-grettuce", "keep a card", "keep a card")
    ]
    assert heard(state, "keep no more", 0, 1) == ["keep no more", "keep no more"]
    say(GAME, state, "keep no more")
    assert heard(state, "under 2-grettuce", 0, 1) == ["under 2-grettuce", "under a card"]


@pytest.mark.rule("GULP-49")
def test_only_who_gets_a_card_back_hears_which() -> None:
    state = table("j-blornn 2-blornn 3-blornn", "6-blornn 7-blornn")
    push(state, "j-blornn")
    assert heard(state, "drops 7-blornn", 0, 1, None) == ["drops 7-blornn"] * 3
    say(GAME, state, "drops 7-blornn", "drops 3-blornn")
    assert heard(state, "deals 2-blornn", 0, 1, None) == [
        *("deals a card", "deals 2-blornn", "deals a card")
    ]


@pytest.mark.rule("GULP-72")
def test_only_the_top_of_the_discard_pile_is_seen() -> None:
    """R19."""
    state = table("5-blornn 3-blornn", "")
    push(state, "5-blornn")
    view = state.view(0)
    assert (view["discard"], view["discards"]) == ("4-blornn", len(state.discard))
    state.discard = []
    assert (state.view(0)["discard"], state.view(0)["discards"]) == (None, 0)


@settings(max_examples=20)
@given(seeds)
def test_what_is_hidden_may_change_unseen(seed: int) -> None:
    """Redealt at every moment, for every seat: the same view, the same words, and all cards."""
    rng = Random(seed)
    for state in walk(seed, deck=rng.choice(GAME.choices["deck"])):
        if rng.random() < 0.9 and state.moves():
            continue
        for seat in (None, *range(state.options.seats)):
            other = state.redeal(seat, rng)
            assert other.view(seat) == state.view(seat)
            assert other.options == state.options
            if state.turn == seat:
                assert other.moves() == state.moves()


@settings(max_examples=10)
@given(seeds)
def test_json_and_copies_carry_a_game_at_any_moment(seed: int) -> None:
    for state in walk(seed):
        data = json.loads(json.dumps(state.to_json()))
        back = GAME.from_json(data)
        assert back.to_json() == data == state.copy().to_json()
        assert back.moves() == state.moves()


def test_a_copy_is_independent() -> None:
    state = table("q-grettuce 5-blornn j-grettuce", "6-blornn", stored=(10, 10))
    before = state.to_json()
    other = state.copy()
    push(other, "q-grettuce", "j-grettuce")
    say(GAME, other, "move to 4", "no offer")
    say(GAME, other, "harvest 6-blornn", "store", "draw")
    assert other.view(None)["stores"] == [10, 16]
    assert state.to_json() == before


# Words


def test_the_table_is_told_in_sentences() -> None:
    state = table("5-blornn 10-blornn", "7-grettuce 3-blerries", stored=(320, 40))
    assert described(GAME, state.view(1)) == [
        "The River is plain: 1 Grettuce 2, 2 Blornn 9, 3 Grabbles 6,"
        " 4 BOGGLE LOGS (king of Blerries), 5 Blornn 4.",
        "It flows from spot 1 to spot 5.",
        "A: village on spot 1, store 280 of 300 with fungus, 2 cards in hand.",
        "B: village on spot 2, store 40 of 300, 2 cards in hand.",
        f"40 cards in the deck, {len(state.discard)} discarded,"
        " CAFFEINATED SUN (queen of Grettuce) on top.",
        "Your hand: Grettuce 7, Blerries 3.",
        "A is on turn with 2 actions left.",
    ]
    say(GAME, state, "push 5-blornn")
    assert "A plays Blornn 5; B may stop it." in told(state)
    let_pass(state)
    say(GAME, state, "sacrifice 10-blornn")
    assert "A sacrifices Blornn 10; B may stop it." in told(state)
    let_pass(state)
    say(GAME, state, "harvest 7-grettuce")
    assert "Harvested so far: Grettuce 7." in told(state)
    say(GAME, state, "store")
    assert "B stores 7 for harvest." in told(state)


def test_the_set_up_is_told() -> None:
    state = GAME.start(GAME.options(3), Random(1), first=0)
    words = " ".join(described(GAME, state.view(None)))
    assert "C: no village yet" in words
    assert "C chooses a village spot; A will have the first turn." in words
    assert "84 cards in the deck, 0 discarded." in words


def test_events_and_their_questions_are_told() -> None:
    state = table("k-grettuce k-blerries", "q-grettuce a-grabbles", top="2-grettuce", deck=1)
    push(state, "k-grettuce")
    assert "It flows backwards, from spot 5 to spot 1, until the next turn of A." in told(state)
    push(state, "k-blerries")
    assert "BOGGLE LOGS: A is asked." in told(state)
    say(GAME, state, "choose B")
    assert "logs in the way until the next turn of A" in told(state)
    state.logs = [0, 0]
    push(state, "q-grettuce")
    assert "next turn with 4 actions" in told(state)
    push(state, "a-grabbles")
    assert "1 card of the deck looked at: Grettuce 2." in told(state, 1)
    assert "1 card of the deck looked at." in told(state, 0)
    say(GAME, state, "keep 2-grettuce")
    assert "The final round: 1 turn after this one." in told(state)


def test_swaps_gulps_and_shuffles_are_told() -> None:
    state = table("j-grettuce k-grabbles 5-blornn", "6-blornn 7-blornn")
    push(state, "j-grettuce")
    say(GAME, state, "offer swap B")
    assert "Still to come: A, B. A offers B to swap villages." in told(state)
    say(GAME, state, "accept", "no offer")
    push(state, "k-grabbles")
    say(GAME, state, "gulp 2")
    assert "River spots that may be filled: 2." in told(state)
    assert "2 a gap" in told(state)
    state = table("j-blornn 2-blornn 3-blornn", "6-blornn 7-blornn")
    push(state, "j-blornn")
    say(GAME, state, "drops 7-blornn", "drops 3-blornn")
    assert "HICCUP HURRICANE: the referee is asked." in told(state)
    assert "2 shuffled cards to be dealt back." in told(state)


def test_the_end_is_told() -> None:
    state = table("", "5-blornn", deck=0, stored=(10, 20))
    state.last_turns, state.actions = 0, 1
    say(GAME, state, "pass")
    words = described(GAME, state.view(None))
    assert words[-2:] == [
        *("A ends with 10; left in hand: nothing.", "B ends with 15; left in hand: Blornn 5.")
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Ann draws two cards.", "You get Blornn 7, SEED SHOWER."]),
        ("de", ["Ann zieht zwei Karten.", "Du bekommst Blornn-7, SEED SHOWER."]),
        ("fr", ["Ann pioche deux cartes.", "Tu reçois le 7 de Blornn, SEED SHOWER."]),
        ("es", ["Ann roba dos cartas.", "Recibes el 7 de Blornn, SEED SHOWER."]),
    ],
)
def test_what_a_move_turns_up_is_told_in_every_language(language: str, lines: list[str]) -> None:
    told = GAME.telling.told("draw", "you get 7-blornn, a-grettuce", "Ann")
    assert speaker(language)(told).splitlines() == lines


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("fill 3 10-grabbles", "en", "Fill River spot 3 with Grabbles 10"),
        ("fill 3 10-grabbles", "de", "Flussplatz 3 füllen: Grabbles-10"),
        ("fill 3 10-grabbles", "fr", "Remplir la place 3 de la rivière avec le 10 de Grabbles"),
        ("fill 3 10-grabbles", "es", "Llenar el puesto 3 del río con el 10 de Grabbles"),
        ("push k-blerries", "fr", "Pousser BOGGLE LOGS"),
        ("keep no more", "es", "No quedarte con más"),
        ("offer swap B", "de", "Platz B einen Tausch anbieten"),
    ],
)
def test_a_move_is_named_in_every_language(text: str, language: str, told: str) -> None:
    assert speaker(language)(GAME.telling.label(text, None)) == told


@pytest.mark.parametrize(
    ("language", "keeps", "deals"),
    [
        ("en", "Ann keeps a card.", "A card is dealt."),
        ("de", "Ann behält eine Karte.", "Eine Karte wird ausgeteilt."),
        ("fr", "Ann garde une carte.", "Une carte est distribuée."),
        ("es", "Ann se queda con una carta.", "Se reparte una carta."),
    ],
)
def test_a_card_that_is_not_seen_has_no_name(language: str, keeps: str, deals: str) -> None:
    say = speaker(language)
    assert say(GAME.telling.told("keep a card", "", "Ann")) == keeps
    assert say(GAME.telling.told("deals a card", "", None)) == deals


# House data


@pytest.mark.rule("GULP-49")
def test_every_event_has_a_name_a_text_and_a_source() -> None:
    assert len(house.EVENTS) == 16
    assert sorted(EVENT_OF[KIND[card]] for card in house.EVENTS) == list(range(16))
    for card, event in house.EVENTS.items():
        assert card.split("-")[0] in "akqj"
        assert event.value.isupper()
        for language in LANGUAGES:
            assert speaker(language)(Text(f"gulp-event-{card}")).endswith(".")
        assert event.why
    ours = {event.value for event in house.EVENTS.values() if event.why == "R11: new card"}
    assert len(ours) == 7
    assert all(e.source == "house" for e in house.EVENTS.values() if e.value in ours)


@pytest.mark.rule("GULP-49")
def test_an_event_in_hand_is_told_with_its_text() -> None:
    told = described(GAME, table("j-blerries q-blerries q-blerries 4-blornn", "").view(0))
    leech = [line for line in told if line.startswith("LULLABY LEECH: Choose")]
    assert len(leech) == 1
    assert any(line.startswith("BIG BOUNCING BOGGLE BUTT: Only out of turn") for line in told)
    assert not any(line.startswith("Blornn 4:") for line in told)
