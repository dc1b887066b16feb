"""X4.3, X1.4: event cards: drawing, holding, playing, cancelling; the red ones (C17, C18, C45)."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER, visible
from longroll.titles.savannah import effects, views
from longroll.titles.savannah.cards.register import RULES
from longroll.titles.savannah.cards.window import Events, Window
from longroll.titles.savannah.components import CARDS, TURNS
from longroll.titles.savannah.deck import Coup, Draw, EventDraws
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.cards import EVERY_CARD, full_deck, hold, opened, played
from tests.conformance.savannah.table import ALLIES, CROWN, run, table


def campaign(turn: int = 2, *options: str) -> SavannahState:
    return full_deck(table("campaign", turn=turn, options=options))


# --- The deck -------------------------------------------------------------------------------------


@pytest.mark.clause("X4.3.limits")
@pytest.mark.clause("C.guide")
def test_cards_bear_the_marks_that_the_text_counts() -> None:
    whens = [card.when for card in CARDS[1:]]
    assert [whens.count(when) for when in ("strategic", "tactical", "any", "red")] == [
        19,
        17,
        16,
        3,
    ]
    sides = [card.side for card in CARDS[1:]]
    assert [sides.count(side) for side in (ALLIES, CROWN, -1)] == [19, 19, 17]
    assert [card.number for card in CARDS[1:] if card.when == "red"] == [17, 18, 45]


@pytest.mark.clause("X4.3")
def test_each_side_draws_one_card_on_an_event_turn_the_british_first() -> None:
    state = campaign(turn=3)
    state.momentum = [0, 0]
    driver = run(state, EventDraws(), draws=["4", "8"])
    assert driver.over
    assert state.hands == [(4,), (8,)]
    assert [dict(e.args)["side"] for e in driver.told("card-drawn-hidden")] == ["british", "allied"]
    assert state.deck == tuple(card for card in EVERY_CARD if card not in (4, 8))


@pytest.mark.clause("X4.3")
def test_ten_turns_bring_events_and_the_others_none() -> None:
    marked = [turn.number for turn in TURNS[1:16] if turn.events]
    assert marked == [2, 3, 5, 6, 8, 9, 11, 12, 14, 15]
    state = campaign(turn=4)
    assert run(state, EventDraws()).over
    assert state.hands == [(), ()]


@pytest.mark.clause("X4.3")
def test_who_draws_knows_the_card_and_everybody_else_that_one_was_drawn() -> None:
    state = campaign(turn=3)
    state.momentum = [0, 0]
    driver = run(state, EventDraws(), draws=["4", "8"])
    for seat, own in (("british", 4), ("allied", 8), (OBSERVER, None)):
        seen = [dict(e.args)["card"] for e in visible(driver.events, seat) if e.key == "card-drawn"]
        assert seen == ([own] if own else [])


@pytest.mark.clause("X4.3.use")
@pytest.mark.clause("X4.3")
def test_three_players_share_the_allied_cards_and_the_french_decides() -> None:
    state = campaign(3, "three-players")
    state.momentum = [0, 1]
    driver = run(state, EventDraws(), draws=["4", "8"])
    assert driver.decision.seat == "french"
    for seat in ("french", "american"):
        assert views.view(state, seat, driver.decision)["hand"] == [8]
    assert views.view(state, "british", driver.decision)["hand"] == [4]
    assert views.view(state, OBSERVER, driver.decision)["hand"] == []


@pytest.mark.clause("X1.4.card")
def test_one_chit_of_momentum_buys_one_more_card() -> None:
    state = campaign(turn=3)
    state.momentum = [0, 2]
    driver = run(state, EventDraws(), draws=["4", "8", "9"])
    assert driver.actions == ["draw", "pass"]
    driver.push("draw")
    assert driver.over, "a second chit buys nothing in the same phase"
    assert state.momentum == [0, 1]
    assert state.hands == [(4,), (8, 9)]


@pytest.mark.clause("X1.4.card")
def test_the_chit_may_be_kept() -> None:
    state = campaign(turn=3)
    state.momentum = [1, 0]
    driver = run(state, EventDraws(), draws=["4", "8"]).push("pass")
    assert driver.over
    assert state.momentum == [1, 0]


@pytest.mark.clause("X4.3")
def test_an_empty_deck_gives_nothing() -> None:
    state = table("campaign", turn=3)
    driver = run(state, Draw(CROWN))
    assert driver.over
    assert driver.told("deck-empty")


@pytest.mark.clause("X4.3.hand")
@pytest.mark.clause("X4.3")
def test_hands_have_no_limit_and_cards_that_were_played_do_not_come_back() -> None:
    state = campaign(turn=3)
    hold(state, CROWN, *[card for card in EVERY_CARD if card not in (4, 5, 17, 18, 45)])
    state.discards, state.deck = (4,), (5,)
    run(state, Draw(CROWN), draws=["5"])
    assert len(state.hands[CROWN]) == 51
    assert run(state, Draw(CROWN)).told("deck-empty")
    assert state.discards == (4,)


# --- Who may play what, and when ------------------------------------------------------------------


@pytest.mark.clause("X4.3.limits")
def test_a_side_may_keep_the_enemys_cards_but_not_play_them() -> None:
    state = campaign()
    hold(state, CROWN, 4, 8)
    driver = opened(state, "movement")
    assert driver.actions == ["pass", "play 8"]
    denial = driver.why("play 4")
    assert denial is not None
    assert denial.key == "deny-card-of-other-side"


@pytest.mark.clause("X4.3.limits")
@pytest.mark.clause("X1.6.strategic")
def test_strategic_cards_are_for_strategic_turns_and_tactical_ones_for_tactical() -> None:
    for turn, playable, other in ((15, 8, 31), (17, 31, 8)):
        state = campaign(turn)
        hold(state, CROWN, 8, 31)
        driver = opened(state, "movement")
        assert driver.actions == ["pass", f"play {playable}"]
        denial = driver.why(f"play {other}")
        assert denial is not None
        assert denial.key == "deny-card-other-track"


@pytest.mark.clause("X4.3.use")
@pytest.mark.clause("X4.3")
def test_the_inactive_player_may_play_his_cards_too() -> None:
    state = campaign()
    state.active = ALLIES
    hold(state, CROWN, 8)
    driver = opened(state, "movement")
    assert driver.decision.seat == "british"
    driver.push("play 8")
    assert state.morale == [19, 16, 17]
    assert state.discards == (8,)


@pytest.mark.clause("X4.3")
def test_several_cards_may_be_played_and_answered_until_both_pass() -> None:
    state = campaign()
    state.active = CROWN
    hold(state, CROWN, 8, 24)
    hold(state, ALLIES, 4, 5)
    driver = opened(state, "movement").push("play 8", "pass", "play 24", "pass")
    assert driver.decision.seat == "allied"
    assert state.morale == [19, 15, 17], "both cost the French a point"
    driver.push("play 4", "play 5")
    assert driver.over
    assert state.morale == [18, 17, 17]


@pytest.mark.clause("X4.3")
def test_a_window_opens_on_what_everybody_knows_not_on_what_is_held() -> None:
    state = campaign()
    hold(state, CROWN, 4)  # an Allied card: useless to the British, but nobody knows that
    driver = opened(state, "movement")
    assert driver.actions == ["pass"]
    assert driver.push("pass").over
    assert opened(campaign(), "movement").over, "with empty hands nobody is asked"


@pytest.mark.clause("X4.3")
def test_a_window_stays_shut_when_all_its_cards_are_gone() -> None:
    state = campaign(turn=17)
    hold(state, CROWN, 4)
    state.active = ALLIES
    state.discards = (42,)
    assert opened(state, "rally").over
    state.discards = (42, 12)
    hold(state, ALLIES, 8)
    assert opened(state, "rally").over


@pytest.mark.clause("T.WX")
@pytest.mark.clause("X4.3")
def test_in_a_hurricane_or_tempest_cards_are_drawn_but_not_played() -> None:
    for weather in ("hurricane", "tempest"):
        state = campaign(turn=3)
        state.momentum = [0, 0]
        state.weather = weather
        driver = run(state, Events(), draws=["4", "8"])
        assert driver.over
        assert state.hands == [(4,), (8,)]


@pytest.mark.clause("T.WX", "C17")
def test_a_red_card_is_played_in_a_hurricane_too() -> None:
    state = campaign(turn=3)
    state.momentum = [0, 0]
    state.weather = "hurricane"
    driver = run(state, Events(), draws=["17", "8", "24", "31", "4"])
    assert driver.prompt == "prompt-coup"
    driver.push("keep 8")
    assert driver.over
    assert state.hands == [(8,), (4,)]


@pytest.mark.clause("X4.3")
def test_after_the_draw_cards_may_be_played_at_once() -> None:
    state = campaign(turn=3)
    state.momentum = [0, 0]
    driver = run(state, Events(), draws=["8", "4"])
    assert driver.actions == ["pass", "play 8"]


# --- 7: cancelling --------------------------------------------------------------------------------


@pytest.mark.clause("C07")
@pytest.mark.clause("X4.3.use")
def test_local_superiority_cancels_the_enemys_card() -> None:
    state = campaign()
    hold(state, CROWN, 8)
    hold(state, ALLIES, 7)
    driver = opened(state, "movement").push("play 8")
    assert driver.decision.seat == "allied"
    assert driver.actions == ["pass", "interrupt 7"]
    driver.push("interrupt 7")
    assert driver.over
    assert state.morale == [19, 17, 18]
    assert state.discards == (7, 8)


@pytest.mark.clause("C07")
def test_whoever_holds_cards_is_asked_whether_he_has_it_or_not() -> None:
    state = campaign()
    hold(state, CROWN, 8)
    hold(state, ALLIES, 30)
    driver = opened(state, "movement").push("play 8")
    assert driver.actions == ["pass"]
    denial = driver.why("interrupt 7")
    assert denial is not None
    assert denial.key == "deny-card-not-held"


@pytest.mark.clause("C07")
def test_nobody_is_asked_once_local_superiority_has_been_used() -> None:
    state = campaign()
    hold(state, CROWN, 8)
    hold(state, ALLIES, 30)
    state.discards, state.deck = (7,), ()
    driver = opened(state, "movement").push("play 8")
    assert driver.prompt != "prompt-cancel"
    assert state.morale == [19, 16, 17]


@pytest.mark.clause("C07")
def test_it_is_never_played_by_itself() -> None:
    state = campaign()
    hold(state, CROWN, 7, 8)
    driver = opened(state, "movement")
    assert driver.actions == ["pass", "play 8"]
    denial = driver.why("play 7")
    assert denial is not None
    assert denial.key == "deny-card-not-now"


# --- Red cards ------------------------------------------------------------------------------------


@pytest.mark.clause("C17")
@pytest.mark.clause("X4.3.extra")
def test_an_intelligence_coup_shows_three_cards_and_keeps_one() -> None:
    state = campaign()
    hold(state, ALLIES, 7)
    driver = run(state, Draw(CROWN), draws=["17", "8", "24", "31"])
    assert driver.decision.seat == "british", "a red card is not cancelled"
    assert driver.actions == ["keep 8", "keep 24", "keep 31"]
    driver.push("keep 24")
    assert driver.over
    assert state.hands[CROWN] == (24,)
    assert state.discards == (17,)
    assert {8, 31} < set(state.deck)


@pytest.mark.clause("C18")
def test_the_second_coup_is_like_the_first_and_the_kept_card_may_be_played_this_turn() -> None:
    state = campaign()
    run(state, Draw(CROWN), draws=["18", "8", "24", "31"]).push("keep 8")
    assert opened(state, "movement").actions == ["pass", "play 8"]


@pytest.mark.clause("C17")
def test_a_red_card_that_a_coup_keeps_is_played_at_once() -> None:
    state = campaign()
    hold(state, ALLIES, 9)
    driver = run(state, Draw(CROWN), draws=["17", "8", "24", "45", "9"]).push("keep 45")
    assert driver.over
    assert state.hands == [(9,), ()]
    assert state.discards == (17, 45)


@pytest.mark.clause("C17")
def test_the_three_cards_are_a_secret_of_who_looks() -> None:
    state = campaign()
    driver = run(state, Draw(CROWN), draws=["17", "8", "24", "31"])
    assert not state.stack[-1].public()
    for seat in ("allied", OBSERVER):
        assert not [e for e in visible(driver.events, seat) if e.key == "card-seen"]
        worlds = [views.resample(state, seat, Sampled(seed)) for seed in range(20)]
        assert len({seen(world) for world in worlds}) > 1
    assert seen(views.resample(state, "british", Sampled(1))) == (8, 24, 31)


def seen(state: SavannahState) -> tuple[int, ...]:
    """The cards that a coup shows."""
    coup = state.stack[-1]
    assert isinstance(coup, Coup)
    return coup.seen


@pytest.mark.clause("C45")
@pytest.mark.clause("X4.3.extra")
def test_espionage_takes_a_card_that_must_wait_for_the_next_turn() -> None:
    state = campaign()
    hold(state, ALLIES, 8, 30)
    driver = run(state, Draw(CROWN), draws=["45", "8"])
    assert driver.over
    assert state.hands == [(8,), (30,)]
    driver = opened(state, "movement")
    assert driver.actions == ["pass"]
    denial = driver.why("play 8")
    assert denial is not None
    assert denial.key == "deny-card-just-taken"
    effects.clear(state)
    assert opened(state, "movement").actions == ["pass", "play 8"]


@pytest.mark.clause("C45")
def test_from_an_empty_hand_espionage_draws_a_card() -> None:
    state = campaign()
    run(state, Draw(CROWN), draws=["45", "8"])
    assert state.hands[CROWN] == (8,)
    assert opened(state, "movement").actions == ["pass", "play 8"], "that one may be played"


@pytest.mark.clause("C45")
def test_only_the_two_sides_know_which_card_was_taken() -> None:
    state = campaign()
    hold(state, ALLIES, 8, 30)
    driver = run(state, Draw(CROWN), draws=["45", "8"])
    for seat, told in (("british", 1), ("allied", 1), (OBSERVER, 0)):
        assert len([e for e in visible(driver.events, seat) if e.key == "card-stolen"]) == told
        shown = views.view(state, seat, None)
        assert all(effect["effect"] != "card-45" for effect in shown["effects"])
    assert views.view(state, "british", None)["barred"] == [8]
    for seed in range(20):
        world = views.resample(state, "allied", Sampled(seed))
        assert world.hands == [(8,), (30,)], "the victim knows what he lost"
        world = views.resample(state, OBSERVER, Sampled(seed))
        (barred,) = [arg for code, arg in world.effects if code == 45]
        assert barred in world.hands[CROWN]


@pytest.mark.clause("C45")
def test_local_superiority_taken_this_turn_cannot_cancel() -> None:
    state = campaign()
    hold(state, ALLIES, 5, 7)
    run(state, Draw(CROWN), draws=["45", "7"])
    driver = run(state, Window("movement"))
    assert driver.decision.seat == "british"
    driver.push("pass")
    driver.push("play 5")
    assert driver.actions == ["pass"]
    denial = driver.why("interrupt 7")
    assert denial is not None
    assert denial.key == "deny-card-just-taken"


# --- Cards drawn too late -------------------------------------------------------------------------


@pytest.mark.clause("X4.3")
@pytest.mark.clause("C55")
def test_a_card_whose_event_is_past_is_removed_and_another_drawn() -> None:
    state = campaign(turn=12)
    driver = run(state, Draw(CROWN), draws=["55", "8"])
    assert state.hands[CROWN] == (8,)
    assert state.gone == (55,)
    assert dict(driver.told("card-redrawn")[0].args) == {"side": "british", "card": 55}


def test_every_card_has_a_rule_or_is_red() -> None:
    red = {card.number for card in CARDS[1:] if card.when == "red"}
    assert set(RULES) | red == set(EVERY_CARD)
    assert not set(RULES) & red


@pytest.mark.clause("X4.3")
def test_hidden_hands_are_dealt_anew_in_possible_worlds() -> None:
    state = campaign()
    hold(state, CROWN, 4, 8)
    hold(state, ALLIES, 30)
    worlds = [views.resample(state, "british", Sampled(seed)) for seed in range(30)]
    assert {world.hands[CROWN] for world in worlds} == {(4, 8)}
    assert len({world.hands[ALLIES] for world in worlds}) > 5
    red = {17, 18, 45}
    assert not any(red & {*world.hands[ALLIES]} for world in worlds)
    played(state, CROWN, 8, "movement", "pass")
    assert state.discards == (8,)
