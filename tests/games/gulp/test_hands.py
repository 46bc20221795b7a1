"""Gulp: events that concern cards in hand, and chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from teeter.games.gulp.game import GAME, Gulp
from teeter.games.gulp.river import KIND
from teeter.games.gulp.table import card_of
from teeter.rules.contract import REFEREE, Illegal, Reason, act
from tests.games.gulp.table import end_turn, hand, push, stores, table, tops
from tests.rules.support import refused, say, texts

NINE = "2-blornn 3-blornn 4-blornn 5-blornn 6-blornn 7-blornn 8-blornn 9-blornn 10-blornn"


def sizes(state: Gulp) -> list[int]:
    seen: list[int] = state.view(None)["hand_sizes"]
    return seen


# SEED SHOWER


@pytest.mark.rule("GULP-49", "GULP-45", "GULP-21")
def test_a_seed_shower_gives_one_card_downstream_and_two_to_you() -> None:
    top = "2-grettuce 3-grettuce 5-grettuce 7-grettuce"
    state = table("a-grettuce", "", "", "", spots=(2, 4, 1, 3), top=top)
    push(state, "a-grettuce")
    assert hand(state, 1) == ["2-grettuce"]
    assert hand(state, 2) == []
    assert hand(state, 3) == ["3-grettuce"]
    assert hand(state, 0) == ["5-grettuce", "7-grettuce"]


@pytest.mark.rule("GULP-15", "GULP-43")
def test_a_seed_shower_stops_at_ten_cards() -> None:
    """R5."""
    start = "2-grettuce q-blerries 6-grabbles k-blerries 3-grabbles"
    state = table(f"a-grettuce {NINE}", f"{NINE} 2-blerries", river=start)
    push(state, "a-grettuce")
    assert sizes(state) == [10, 10]
    assert state.view(None)["deck"] == 39


# CHEEK POUCHES


@pytest.mark.rule("GULP-49", "GULP-46")
def test_cheek_pouches_keep_two_of_four_and_put_the_rest_under_the_deck() -> None:
    top = "2-grettuce 3-grettuce 5-grettuce 7-grettuce"
    state = table("a-grabbles 9-blornn", "", top=top, deck=6)
    push(state, "a-grabbles")
    assert state.view(0)["looked"] == top.split()
    assert texts(state.moves()) == {"keep no more", *(f"keep {card}" for card in top.split())}
    assert refused(GAME, state, "keep 9-blornn").rule == "GULP-49"
    assert refused(GAME, state, "under 2-grettuce").rule == "GULP-20"
    say(GAME, state, "keep 3-grettuce", "keep 7-grettuce")
    assert hand(state, 0) == ["9-blornn", "3-grettuce", "7-grettuce"]
    assert texts(state.moves()) == {"under 2-grettuce", "under 5-grettuce"}
    assert refused(GAME, state, "under 3-grettuce").rule == "GULP-49"
    say(GAME, state, "under 2-grettuce", "under 5-grettuce")
    assert (state.view(None)["deck"], state.actions) == (4, 1)
    end_turn(state)
    say(GAME, state, "draw")
    assert hand(state, 1) == ["2-grettuce", "5-grettuce"]  # the last one put under lies lowest
    for text in ("keep 9-blornn", "keep no more", "under 9-blornn"):
        assert refused(GAME, state, text).rule == "GULP-49"


@pytest.mark.rule("GULP-49", "GULP-43")
def test_cheek_pouches_need_not_keep_anything() -> None:
    state = table("a-grabbles", "", top="2-grettuce 3-grettuce", deck=2)
    push(state, "a-grabbles")
    say(GAME, state, "keep no more", "under 3-grettuce", "under 2-grettuce")
    assert (hand(state, 0), state.view(None)["deck"]) == ([], 2)


@pytest.mark.rule("GULP-15", "GULP-49")
def test_cheek_pouches_stop_at_ten_cards() -> None:
    """R5."""
    state = table(f"a-grabbles {NINE}", "", top="2-grettuce 3-grettuce 5-grettuce")
    push(state, "a-grabbles")
    say(GAME, state, "keep 3-grettuce")
    assert (len(hand(state, 0)), state.view(None)["phase"]) == (10, "event under")


@pytest.mark.rule("GULP-49", "GULP-68")
def test_cheek_pouches_over_the_whole_deck_end_nothing_if_a_card_goes_back() -> None:
    """R28."""
    state = table("a-grabbles", "", top="2-grettuce 3-grettuce 5-grettuce", deck=3)
    push(state, "a-grabbles")
    assert state.view(None)["deck"] == 0
    say(GAME, state, "keep 2-grettuce", "keep 3-grettuce", "under 5-grettuce")
    assert (state.view(None)["deck"], state.view(None)["last_turns"]) == (1, None)
    state = table("a-grabbles", "", top="2-grettuce 3-grettuce", deck=2)
    push(state, "a-grabbles")
    say(GAME, state, "keep 2-grettuce", "keep 3-grettuce")
    assert (state.view(None)["deck"], state.view(None)["last_turns"]) == (0, 2)


@pytest.mark.rule("GULP-49", "GULP-43")
def test_cheek_pouches_find_nothing_in_an_empty_deck() -> None:
    state = table("a-grabbles", "", deck=0)
    push(state, "a-grabbles")
    assert (state.view(None)["phase"], state.actions) == ("act", 1)


# FROSTQUAKE


@pytest.mark.rule("GULP-94", "GULP-62", "GULP-104")
def test_a_frostquake_harvests_all_crops_of_a_hand_of_six() -> None:
    """R33: discarded in hand order."""
    six = "3-grabbles 5-grabbles 9-blornn q-grettuce k-blornn 4-grettuce"
    state = table(f"a-blornn {six}", "", spots=(2, 1))
    push(state, "a-blornn")
    assert stores(state) == [21, 0]
    assert hand(state, 0) == ["q-grettuce", "k-blornn"]
    assert tops(state, 4) == ["3-grabbles", "5-grabbles", "9-blornn", "4-grettuce"]
    assert state.view(None)["news"] == [{"seat": 0, "what": "frostquake", "crops": 21}]
    assert (state.active, state.actions) == (0, 1)
    five = "3-grabbles 5-grabbles 9-blornn q-grettuce k-blornn"
    state = table(f"a-blornn {five}", "", spots=(2, 1))
    push(state, "a-blornn")
    assert (stores(state), len(hand(state, 0))) == ([0, 0], 5)


@pytest.mark.rule("GULP-62", "GULP-47", "GULP-21", "GULP-25")
def test_a_frostquake_hits_downstream_too_at_the_rivers_value() -> None:
    """The card itself lies in the River and juices it."""
    start = "2-blornn 9-blerries 6-blornn k-blerries 4-grettuce"
    six = "3-blornn 5-grettuce {0} {1} {0} {1}"
    mine, theirs = six.format("j-blornn", "q-blornn"), six.format("a-blerries", "q-grettuce")
    state = table("a-blornn", mine, theirs, river=start, spots=(2, 3, 1))
    push(state, "a-blornn")
    assert stores(state) == [25, 11, 0]
    assert sizes(state) == [0, 4, 6]


@pytest.mark.rule("GULP-62")
def test_a_frostquake_leaves_a_hand_of_events_alone() -> None:
    events = "a-grettuce j-blornn q-blornn q-blornn k-blornn k-blornn"
    state = table(f"a-blornn {events}", "")
    push(state, "a-blornn")
    assert (sizes(state), state.view(None)["news"]) == ([6, 0], [])


# PANTRY MOTHS


@pytest.mark.rule("GULP-48", "GULP-49")
def test_pantry_moths_make_one_village_drop_two_cards() -> None:
    state = table("a-blerries 9-blornn", "3-blornn 5-blornn 5-blornn", "7-blornn", "")
    push(state, "a-blerries")
    assert texts(state.moves()) == {"choose B", "choose C"}  # D has no cards
    assert refused(GAME, state, "choose D").rule == "GULP-48"
    say(GAME, state, "choose B")
    assert (state.turn, state.view(None)["waiting"]) == (REFEREE, [1, 1])
    assert texts(state.moves()) == {"drops 3-blornn", "drops 5-blornn"}
    assert refused(GAME, state, "drops 7-blornn").rule == "GULP-49"
    with pytest.raises(Illegal) as refusal:
        act(GAME, state, 1, GAME.moves.parse("drops 3-blornn"))
    assert refusal.value.reason == Reason.NOT_YOURS
    say(GAME, state, "drops 5-blornn", "drops 3-blornn")
    assert tops(state, 2) == ["5-blornn", "3-blornn"]
    assert hand(state, 1) == ["5-blornn"]
    assert (state.turn, state.actions) == (0, 1)
    assert refused(GAME, state, "drops 5-blornn").rule == "GULP-49"


@pytest.mark.rule("GULP-49", "GULP-43")
def test_pantry_moths_take_one_card_where_there_is_only_one() -> None:
    state = table("a-blerries a-blerries", "3-blornn")
    push(state, "a-blerries")
    say(GAME, state, "choose B", "drops 3-blornn")
    assert (sizes(state), state.turn) == ([1, 0], 0)
    push(state, "a-blerries")  # now nobody has cards
    assert state.active == 1


# HICCUP HURRICANE


@pytest.mark.rule("GULP-49", "GULP-47", "GULP-21", "GULP-72")
def test_a_hiccup_drops_a_card_each_and_deals_the_hands_back() -> None:
    state = table(
        "j-blornn 2-blornn 3-blornn", "7-blornn", "5-grettuce 6-grettuce 7-grettuce", "8-blornn"
    )
    state.spots = [2, 1, 3, 4]
    push(state, "j-blornn")
    assert state.view(None)["waiting"] == [2, 3, 0]
    assert refused(GAME, state, "deals 2-blornn").rule == "GULP-20"
    say(GAME, state, "drops 6-grettuce", "drops 8-blornn", "drops 2-blornn")
    assert tops(state, 3) == ["6-grettuce", "8-blornn", "2-blornn"]
    assert (state.turn, state.view(None)["phase"]) == (REFEREE, "event deals")
    assert (state.view(None)["waiting"], state.view(None)["pool"]) == ([2, 2, 0], 3)
    assert texts(state.moves()) == {"deals 5-grettuce", "deals 7-grettuce", "deals 3-blornn"}
    assert refused(GAME, state, "deals 7-blornn").rule == "GULP-49"
    say(GAME, state, "deals 3-blornn", "deals 7-grettuce", "deals 5-grettuce")
    assert [hand(state, seat) for seat in range(4)] == [
        *(["5-grettuce"], ["7-blornn"], ["3-blornn", "7-grettuce"], [])
    ]
    assert (state.turn, state.actions) == (0, 1)
    assert refused(GAME, state, "deals 3-blornn").rule == "GULP-49"


@pytest.mark.rule("GULP-49")
def test_a_hiccup_with_nobody_downstream_only_drops_a_card() -> None:
    state = table("j-blornn 2-blornn 3-blornn", "7-blornn", spots=(2, 1))
    push(state, "j-blornn")
    say(GAME, state, "drops 3-blornn")
    assert (hand(state, 0), state.turn, state.actions) == (["2-blornn"], 0, 1)


@pytest.mark.rule("GULP-49")
def test_a_hiccup_passes_over_empty_hands() -> None:
    state = table("j-blornn", "7-blornn 8-blornn", "", spots=(1, 2, 3))
    push(state, "j-blornn")
    assert state.view(None)["waiting"] == [1]
    say(GAME, state, "drops 7-blornn")
    assert (hand(state, 1), state.turn) == (["8-blornn"], 0)


# Chance


@pytest.mark.rule("GULP-49")
def test_the_stand_in_drops_each_card_with_the_same_odds() -> None:
    """Two equal cards weigh double."""
    state = table("a-blerries", "3-blornn 5-blornn 5-blornn 6-blornn")
    push(state, "a-blerries")
    say(GAME, state, "choose B")
    rng = Random(3)
    drops = Counter(GAME.stand_in(state, rng, 0.8).text for _ in range(4000))
    assert drops.keys() == {"drops 3-blornn", "drops 5-blornn", "drops 6-blornn"}
    assert drops["drops 5-blornn"] == pytest.approx(2000, abs=150)
    assert drops["drops 3-blornn"] == pytest.approx(1000, abs=150)


@pytest.mark.rule("GULP-49")
def test_the_stand_in_deals_each_shuffled_card_with_the_same_odds() -> None:
    state = table("j-blornn 2-blornn 3-blornn 4-blornn", "5-blornn 5-blornn 7-blornn")
    push(state, "j-blornn")
    say(GAME, state, "drops 7-blornn", "drops 4-blornn")
    rng = Random(3)
    deals = Counter(GAME.stand_in(state, rng, 0.8).text for _ in range(4000))
    assert deals["deals 5-blornn"] == pytest.approx(2000, abs=150)
    assert deals["deals 2-blornn"] == pytest.approx(1000, abs=150)


# Who knows what: a redeal leaves in place what a seat knows


def holder(state: Gulp, card: str) -> int:
    """The seat that holds this card."""
    return next(s for s, cards in enumerate(state.hands) if card_of(KIND[card], cards) >= 0)


def always(state: Gulp, seat: int | None, holds: int, card: str) -> bool:
    """Whether in every redeal for `seat` the seat `holds` has this card."""
    rng = Random(1)
    return all(card_of(KIND[card], state.redeal(seat, rng).hands[holds]) >= 0 for _ in range(60))


@pytest.mark.rule("GULP-49")
def test_who_put_a_card_under_the_deck_knows_who_draws_it() -> None:
    mine = "a-grabbles 9-blornn 8-blornn 7-blornn"
    state = table(mine, "", "5-blornn", top="2-grettuce 3-grettuce", deck=2)
    push(state, "a-grabbles")
    say(GAME, state, "keep no more", "under 3-grettuce", "under 2-grettuce")
    push(state, "9-blornn")
    say(GAME, state, "draw")
    assert hand(state, 1) == ["3-grettuce", "2-grettuce"]
    assert always(state, 0, 1, "3-grettuce")
    assert always(state, 0, 1, "2-grettuce")
    assert not always(state, 2, 1, "3-grettuce")
    assert not always(state, None, 1, "3-grettuce")


@pytest.mark.rule("GULP-49")
def test_after_a_hiccup_of_two_each_knows_its_own_cards_in_the_other_hand() -> None:
    state = table("j-blornn 2-blornn 3-blornn", "6-blornn 7-blornn 8-blornn", "9-blerries 5-blerries")
    state.spots = [2, 3, 1]
    push(state, "j-blornn")
    say(GAME, state, "drops 8-blornn", "drops 3-blornn")
    say(GAME, state, "deals 2-blornn", "deals 6-blornn", "deals 7-blornn")
    assert hand(state, 1) == ["2-blornn", "6-blornn"]
    assert always(state, 0, 1, "2-blornn")
    assert not always(state, 0, 1, "6-blornn")
    assert always(state, 1, 0, "7-blornn")
    assert not always(state, 2, 1, "2-blornn")


@pytest.mark.rule("GULP-49")
def test_who_gets_back_the_like_of_a_card_does_not_know_the_others() -> None:
    """Both had a 7 of Blornn; the two cannot be told apart."""
    state = table("j-blornn 7-blornn 3-blornn", "7-blornn 8-blornn 6-blornn", "", spots=(1, 2, 3))
    push(state, "j-blornn")
    say(GAME, state, "drops 8-blornn", "drops 3-blornn")
    say(GAME, state, "deals 7-blornn", "deals 6-blornn", "deals 7-blornn")
    assert not always(state, 0, 1, "7-blornn")
    assert not always(state, 1, 0, "7-blornn")


@pytest.mark.rule("GULP-49")
def test_after_a_hiccup_of_three_nobody_knows_the_other_hands() -> None:
    state = table("j-blornn 2-blornn 3-blornn", "6-blornn 7-blornn", "8-blornn 9-blerries")
    push(state, "j-blornn")
    say(GAME, state, "drops 7-blornn", "drops 9-blerries", "drops 3-blornn")
    say(GAME, state, "deals 2-blornn", "deals 6-blornn", "deals 8-blornn")
    assert hand(state, 1) == ["2-blornn"]
    assert not always(state, 0, 1, "2-blornn")


@pytest.mark.rule("GULP-49")
def test_in_the_middle_of_a_hiccup_nobody_knows_what_the_others_got() -> None:
    state = table("j-blornn 2-blornn 3-blornn 4-blornn", "6-blornn 7-blornn 8-blornn", "")
    push(state, "j-blornn")
    say(GAME, state, "drops 8-blornn", "drops 4-blornn", "deals 2-blornn")
    rng = Random(1)
    got = {state.redeal(0, rng).view(1)["hand"][0] for _ in range(80)}
    assert {"2-blornn", "3-blornn"} < got
    for _ in range(20):  # both own cards are among those shuffled
        other = state.redeal(0, rng)
        shuffled = [*other.hands[1], *other.pool]
        assert card_of(KIND["2-blornn"], shuffled) >= 0
        assert card_of(KIND["3-blornn"], shuffled) >= 0
    assert all(state.redeal(1, rng).view(1)["hand"] == ["2-blornn"] for _ in range(20))


@pytest.mark.rule("GULP-19")
def test_playing_a_card_makes_nobody_forget_where_its_like_lies() -> None:
    mine = "a-grabbles 7-blornn 2-blornn 3-blornn"
    state = table(mine, "", "5-blornn 6-blornn", top="7-blornn 3-grettuce", deck=2)
    push(state, "a-grabbles")
    say(GAME, state, "keep no more", "under 7-blornn", "under 3-grettuce")
    push(state, "7-blornn")
    say(GAME, state, "draw")
    assert always(state, 0, 1, "7-blornn")
    assert not always(state, 2, 1, "7-blornn")


@pytest.mark.rule("GULP-19")
def test_of_two_equal_cards_nobody_can_tell_which_was_played() -> None:
    """A knows of one 7 of Blornn in B's hand; once B has played one, A knows of none."""
    others = ("7-blornn", "5-blornn 6-blornn 8-blornn")
    state = table("a-grabbles 9-blornn", *others, top="7-blornn 3-grettuce", deck=2)
    push(state, "a-grabbles")
    say(GAME, state, "keep no more", "under 7-blornn", "under 3-grettuce")
    push(state, "9-blornn")
    say(GAME, state, "draw")
    assert hand(state, 1) == ["7-blornn", "7-blornn", "3-grettuce"]
    assert always(state, 0, 1, "7-blornn")
    push(state, "7-blornn")
    assert hand(state, 1) == ["7-blornn", "3-grettuce"]
    assert not always(state, 0, 1, "7-blornn")
    assert always(state, 0, 1, "3-grettuce")
    assert holder(state, "3-grettuce") == 1
