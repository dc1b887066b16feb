"""3.2, 3.3, 4.1, 4.2, 4.4: the deal, the rounds, what may be done with a card."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.procedure import Play, refusal
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.cards.events.hands import LoseCard
from longroll.titles.forthepeople.cards.obligations import event_denial
from longroll.titles.forthepeople.cards.register import EVENTS, WITHOUT_EVENT, unbuilt_events
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.components import ARMY, CARDS, GENERAL
from longroll.titles.forthepeople.deck import Deal, could_hold, discard_card
from longroll.titles.forthepeople.scenarios import table
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


def hands(
    state: ForThePeopleState, union: tuple[int, ...] = (), confederate: tuple[int, ...] = ()
) -> ForThePeopleState:
    state.hand = [(), tuple(sorted(union)), tuple(sorted(confederate))]
    return state


def cards_of(state: ForThePeopleState) -> list[int]:
    zones = (*state.hand[UNION], *state.hand[CONFEDERATE], *state.deck, *state.discards)
    return sorted((*zones, *state.gone))


def piles(state: ForThePeopleState) -> list[tuple[int, ...]]:
    """Deck, discards, removed cards."""
    return [state.deck, state.discards, state.gone]


def why(driver: Driver, text: str) -> tuple[str, str]:
    denial = refusal(driver.state, parse(text))
    assert denial is not None
    return denial.clause, denial.key


# --- 3.2 The deal -------------------------------------------------------------------------------


@pytest.mark.clause("3.2")
@pytest.mark.parametrize(("turn", "count"), [(1, 4), (2, 5), (3, 6), (4, 7), (13, 7)])
def test_each_player_is_dealt_the_cards_of_the_turn(turn: int, count: int) -> None:
    state = empty_table(turn)
    state.deck = tuple(range(1, 31))
    driver = run(state, Deal(), draws=[str(card) for card in range(1, 2 * count + 1)])
    assert state.hand[UNION] == tuple(range(1, count + 1))
    assert state.hand[CONFEDERATE] == tuple(range(count + 1, 2 * count + 1))
    assert state.deck == tuple(range(2 * count + 1, 31))
    assert cards_of(state) == list(range(1, 31))
    assert driver.over


@pytest.mark.clause("3.2")
def test_a_card_dealt_is_told_to_its_owner_and_the_number_to_all() -> None:
    state = empty_table(1)
    state.deck = tuple(range(1, 9))
    driver = run(state, Deal(), draws=[str(card) for card in range(1, 9)])
    drawn = driver.told("card-drawn")
    assert [event.audience for event in drawn] == [("union",)] * 4 + [("confederate",)] * 4
    assert [event.audience for event in driver.told("cards-dealt")] == [None, None]
    assert all("card" not in dict(event.args) for event in driver.told("cards-dealt"))


@pytest.mark.clause("3.2")
def test_the_discards_become_the_deck_when_it_is_empty_and_removed_cards_stay_out() -> None:
    state = empty_table(1)
    state.deck, state.discards, state.gone = (1, 2, 3), (10, 11, 12, 13, 14), (20,)
    run(state, Deal(), draws=["1", "2", "3", "10", "11", "12", "13", "14"])
    assert state.hand[UNION] == (1, 2, 3, 10)
    assert state.hand[CONFEDERATE] == (11, 12, 13, 14)
    assert piles(state) == [(), (), (20,)]


@pytest.mark.clause("15.S5")
def test_a_blockade_card_of_the_union_is_remembered_when_it_leaves_its_hand() -> None:
    """Not before: that the Union holds one is its secret."""
    state = empty_table(7)
    state.deck = tuple(range(60, 80))
    driver = run(state, Deal(), draws=[str(card) for card in range(64, 78)])
    play = Play(state, driver.chance)
    assert 69 in state.hand[UNION]
    discard_card(play, CONFEDERATE, 71)
    discard_card(play, UNION, 64)
    assert state.blockade_duty == 0
    discard_card(play, UNION, 69)
    assert state.blockade_duty == 1


@pytest.mark.clause("15.S5")
@pytest.mark.parametrize(("mode", "duty"), [("event", 2), ("operations", 1)])
def test_the_duty_is_met_by_the_event_and_not_by_operations(mode: str, duty: int) -> None:
    state = hands(table("1863"), union=(127,), confederate=())
    run(state, StrategyRound(UNION)).push(f"play 127 {mode}")
    assert state.blockade_duty == duty


# --- 3.3.1 Who opens ----------------------------------------------------------------------------


@pytest.mark.clause("3.3.1")
def test_the_confederate_may_open_with_a_campaign_as_event_only() -> None:
    state = hands(table("1861"), union=(12,), confederate=(41, 82, 88))
    driver = run(state, StrategyPhase())
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["defer", "open 88"]
    driver.push("open 88")
    assert driver.decision.prompt.key == "prompt-campaign"
    assert state.discards == (88,)


@pytest.mark.clause("3.3.1")
def test_the_union_begins_when_the_confederate_defers() -> None:
    state = hands(table("1861"), union=(12,), confederate=(41, 88))
    driver = run(state, StrategyPhase()).push("defer")
    assert driver.decision.seat == "union"


@pytest.mark.clause("3.3.1")
def test_the_confederate_is_asked_though_he_holds_no_campaign() -> None:
    driver = run(hands(table("1861"), union=(12,), confederate=(41,)), StrategyPhase())
    assert (driver.decision.seat, driver.actions) == ("confederate", ["defer"])


@pytest.mark.clause("3.3.1")
def test_nobody_is_asked_when_every_campaign_is_known_to_be_elsewhere() -> None:
    state = hands(table("1861"), union=(12,), confederate=(41,))
    state.discards = (83, 84, 85, 86, 87, 88, 99, 121)
    assert run(state, StrategyPhase()).decision.seat == "union"


# --- 3.3.2 Rounds -------------------------------------------------------------------------------


@pytest.mark.clause("3.3")
@pytest.mark.clause("3.3.2")
def test_players_alternate_and_the_last_with_cards_plays_them_out() -> None:
    state = hands(table("1861"), union=(13, 15, 18), confederate=(9,))
    driver = run(state, StrategyPhase()).push("defer")
    order: list[str] = []
    for _ in range(4):
        seat = driver.decision.seat
        order.append(seat)
        side = UNION if seat == "union" else CONFEDERATE
        driver.push(f"discard {state.hand[side][0]}")
    assert order == ["union", "confederate", "union", "union"]
    assert driver.over
    assert state.rounds == [0, 3, 1]


@pytest.mark.clause("4.2.3")
def test_a_player_with_a_card_must_play_or_discard_it() -> None:
    driver = run(hands(table("1861"), union=(18,)), StrategyRound(UNION))
    assert driver.actions == ["play 18 event", "play 18 operations", "discard 18"]


@pytest.mark.clause("4.2.3")
def test_a_discard_has_no_effect_and_is_public() -> None:
    state = hands(table("1861"), union=(18,))
    driver = run(state, StrategyRound(UNION)).push("discard 18")
    assert driver.over
    assert (state.will, state.discards) == ([0, 100, 100], (18,))
    assert driver.told("card-discarded")[0].audience is None


@pytest.mark.clause("4.2.2")
def test_an_event_of_the_enemy_is_operations_only() -> None:
    driver = run(hands(table("1861"), union=(12,)), StrategyRound(UNION))
    assert driver.actions == ["play 12 operations", "discard 12"]
    assert why(driver, "play 12 event") == ("4.2.2", "deny-opponents-event")


@pytest.mark.clause("4.2.1")
def test_a_removed_card_leaves_the_game_as_an_event_and_not_for_operations() -> None:
    state = hands(table("1861"), confederate=(91,))
    run(state, StrategyRound(CONFEDERATE)).push("play 91 event")
    assert (state.gone, state.discards, state.will[CONFEDERATE]) == ((91,), (), 101)
    state = hands(table("1861"), confederate=(91,))
    run(state, StrategyRound(CONFEDERATE)).push("play 91 operations")
    assert (state.gone, state.discards, state.will[CONFEDERATE]) == ((), (91,), 100)


@pytest.mark.clause("3.3.2")
def test_a_refusal_says_nothing_of_cards_in_other_hands() -> None:
    driver = run(hands(table("1861"), union=(12,), confederate=(41,)), StrategyRound(UNION))
    assert why(driver, "play 41 operations") == why(driver, "discard 40")


@pytest.mark.clause("4.2.3")
def test_the_union_may_not_discard_the_red_river_campaign() -> None:
    driver = run(hands(table("1861"), union=(14,)), StrategyRound(UNION))
    assert driver.actions == ["play 14 operations"]
    assert why(driver, "discard 14") == ("4.2.3", "deny-may-not-discard")
    assert why(driver, "play 14 event") == ("4.1", "deny-operations-only")
    driver = run(hands(table("1861"), confederate=(14,)), StrategyRound(CONFEDERATE))
    assert driver.actions == ["play 14 operations", "discard 14"]


# --- 4.1 Operations -----------------------------------------------------------------------------


@pytest.mark.clause("4.1")
def test_operations_list_the_forces_and_the_other_operations() -> None:
    state = hands(table("1861"), union=(49,))
    driver = run(state, StrategyRound(UNION)).push("play 49 operations")
    assert driver.decision.prompt.key == "prompt-operation"
    assert "activate mcdowell" in driver.actions
    assert "division cairo" in driver.actions
    assert "operation fort" in driver.actions
    assert "operation markers" in driver.actions
    assert "operation raid" not in driver.actions
    assert why(driver, "operation raid") == ("5.5.3", "deny-no-raid")


@pytest.mark.clause("4")
@pytest.mark.clause("4.2.2")
def test_a_card_played_for_operations_does_nothing_of_its_event() -> None:
    state = hands(table("1861"), confederate=(52,))
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 52 operations")
    driver.push("operation fort", "fort manassas")
    assert driver.over
    assert (state.will, state.discards) == ([0, 100, 100], (52,))


@pytest.mark.clause("4.1.A")
def test_a_force_moves_with_a_card_of_its_generals_rating() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant")
    put(state, UNION, "st-louis", 3, "fremont")
    state.hand[UNION] = (1, 49)
    driver = run(state.copy(), StrategyRound(UNION)).push("play 1 operations")
    assert "activate grant" in driver.actions
    assert "activate fremont" not in driver.actions
    assert why(driver, "activate fremont") == ("5.1.4", "deny-strategy")
    driver = run(state, StrategyRound(UNION)).push("play 49 operations")
    assert {"activate grant", "activate fremont", "sail cairo"} <= set(driver.actions)


@pytest.mark.clause("5.1.4")
@pytest.mark.clause("4.1.A")
@pytest.mark.parametrize(
    ("hand", "action", "denial"),
    [
        ((1,), "activate fremont", ("5.1.4", "deny-strategy-hand")),
        ((1, 49), "activate fremont", ("5.1.4", "deny-card-first")),
        ((1,), "activate grant", ("5.1.4", "deny-card-first")),
        ((1,), "division cairo", ("5.4.1", "deny-card-first-division")),
        ((1,), "activate mcdowell", ("5.1.4", "deny-general-off-map")),
    ],
)
def test_before_a_card_is_chosen_a_force_says_which_it_needs(
    hand: tuple[int, ...], action: str, denial: tuple[str, str]
) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant")
    put(state, UNION, "st-louis", 3, "fremont")
    state.hand[UNION] = hand
    driver = run(state, StrategyRound(UNION))
    assert why(driver, action) == denial
    assert refusal(driver.state, parse(f"{action} now")) is None


def test_who_points_at_a_space_has_its_own_forces_in_mind() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant")
    put(state, CONFEDERATE, "corinth", 2, "bragg")
    state.hand[UNION] = (1,)
    driver = run(state, StrategyRound(UNION))

    def told(seat: str, about: str) -> list[str] | None:
        found = TITLE.aids.attempts(driver.state, seat, about)
        return None if found is None else [str(action) for action in found]

    assert told("union", "cairo") == ["activate grant", "division cairo"]
    assert told("union", "grant") == ["activate grant"]
    for seat, about in (("union", "corinth"), ("union", "bragg"), ("observer", "cairo")):
        assert told(seat, about) == []
    assert told("union", "nowhere") == []
    driver.push("play 1 operations", "activate grant")
    while not any(action.startswith("go ") for action in driver.actions):
        driver.push(driver.actions[0])
    assert told("union", "cairo") is None  # a march asks for spaces, not for forces


@pytest.mark.clause("4.1.B")
def test_the_monitor_creates_the_army_of_tennessee() -> None:
    """The example of Summer 1861: no penalty, for A.S. Johnston has no superior."""
    state = empty_table()
    put(state, CONFEDERATE, "nashville", 5, "a-s-johnston", "bragg")
    state.hand[CONFEDERATE] = (60,)
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 60 operations")
    driver.push("operation create-army", "create-army nashville", "marker army-of-tennessee")
    assert driver.over
    army = ARMY["army-of-tennessee"]
    assert state.army_at[army] == space("nashville")
    assert state.commander[army] == GENERAL["a-s-johnston"]
    assert state.will[CONFEDERATE] == 100


@pytest.mark.clause("4.1.C")
def test_the_hunley_relieves_mcdowell() -> None:
    """The example of Summer 1861: six points of will, and McDowell is back next turn."""
    state = empty_table()
    put(
        state,
        UNION,
        "frederick",
        5,
        "mcdowell",
        "mcclellan",
        "burnside",
        army="army-of-the-potomac",
    )
    state.will, state.fortune = [0, 96, 96], [0, -1, -1]
    state.hand[UNION] = (56,)
    driver = run(state, StrategyRound(UNION)).push("play 56 operations", "operation relieve")
    driver.push("relieve mcdowell", "appoint mcclellan", "demote")
    assert driver.over
    assert state.will == [0, 90, 96]
    assert state.commander[ARMY["army-of-the-potomac"]] == GENERAL["mcclellan"]
    assert state.due[GENERAL["mcdowell"]] == 3


@pytest.mark.clause("4.1.D")
def test_any_card_reassigns_generals() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant", "pope")
    put(state, UNION, "alton", 3)
    state.hand[UNION] = (1,)
    driver = run(state, StrategyRound(UNION)).push("play 1 operations")
    driver.push("operation reorganise")
    assert "send pope alton" in driver.actions


@pytest.mark.clause("4.1.B")
def test_an_army_needs_a_card_of_two() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "nashville", 5, "a-s-johnston")
    hands(state, confederate=(11, 16))
    state.hand[CONFEDERATE] = (16, 64)
    driver = run(state.copy(), StrategyRound(CONFEDERATE)).push("play 16 operations")
    assert "operation create-army" in driver.actions
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 64 operations")
    assert "operation create-army" not in driver.actions


@pytest.mark.clause("4.1.E")
def test_the_confederate_builds_forts_with_a_three_only() -> None:
    state = hands(table("1861"), confederate=(9, 16))
    driver = run(state.copy(), StrategyRound(CONFEDERATE)).push("play 9 operations")
    assert "operation fort" in driver.actions
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 16 operations")
    assert "operation fort" not in driver.actions


@pytest.mark.clause("4.1.F")
def test_as_many_markers_as_the_value_of_the_card() -> None:
    state = hands(table("1861"), union=(13,))
    driver = run(state, StrategyRound(UNION))
    driver.push("play 13 operations", "operation markers", "mark louisville", "mark lexington-ky")
    assert driver.over
    assert state.control[space("louisville")] == UNION


@pytest.mark.clause("4.1")
def test_a_card_that_must_be_played_is_spent_where_nothing_can_be_done() -> None:
    state = hands(empty_table(), confederate=(81,))
    for at in range(len(state.control)):
        state.set_control(at, UNION)
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 81 operations")
    assert driver.actions == ["nothing"]
    assert driver.push("nothing").over


# --- 4.4 Special events -------------------------------------------------------------------------


def special(confederate: tuple[int, ...], will: int = 100, victory: bool = False) -> Driver:
    state = hands(table("1861"), confederate=confederate)
    state.will[CONFEDERATE] = will
    state.union_victory = victory
    return run(state, StrategyRound(CONFEDERATE))


@pytest.mark.clause("4.4.2")
def test_intervention_is_an_event_at_110_and_may_wait() -> None:
    assert "play 82 event" in special((12, 82), will=110).actions
    assert "play 12 event" in special((12, 82), will=110).actions
    driver = special((12, 82), will=109)
    assert why(driver, "play 82 event") == ("4.4.2", "deny-special-condition")
    assert why(driver, "play 82 operations") == ("4.4.2", "deny-keep-for-last")
    assert why(driver, "discard 82") == ("4.2.3", "deny-may-not-discard")


@pytest.mark.clause("4.4.2")
def test_intervention_as_last_card_must_be_the_event_or_operations() -> None:
    driver = special((82,), will=110)
    assert driver.actions == ["play 82 event"]
    assert why(driver, "play 82 operations") == ("4.4.2", "deny-must-be-event")
    assert special((82,), will=109).actions == ["play 82 operations"]


@pytest.mark.clause("4.4.1")
def test_of_both_special_cards_the_proclamation_is_the_last() -> None:
    driver = special((81, 82))
    assert driver.actions == ["play 82 operations"]
    assert why(driver, "play 81 operations") == ("4.4", "deny-must-play-now")
    assert special((81,)).actions == ["play 81 operations"]
    assert special((81, 82, 12)).actions[:1] == ["play 12 event"]


@pytest.mark.clause("4.4.1")
def test_the_proclamation_is_forced_in_the_round_after_a_union_victory() -> None:
    driver = special((12, 81, 82), will=115, victory=True)
    assert driver.actions == ["play 81 event"]
    assert why(driver, "play 12 event") == ("4.4", "deny-must-play-now")


@pytest.mark.clause("4.4.1")
def test_the_proclamation_costs_both_sides_will_and_the_south_three_units() -> None:
    driver = special((12, 81), victory=True).push("play 81 event")
    state = driver.state
    assert state.emancipation
    assert state.will == [0, 95, 87]  # -5; -10 and -3 as fortune turns (12.4)
    assert driver.decision.seat == "confederate"
    driver.push("strike manassas", "strike manassas", "strike manassas")
    assert state.infantry[CONFEDERATE][space("manassas")] == 0
    assert state.gone == (81,)
    assert not state.reshuffle


@pytest.mark.clause("4.4.1")
def test_the_holder_may_be_the_union_and_the_units_are_the_souths_choice() -> None:
    state = hands(table("1861"), union=(81, 18))
    state.union_victory = True
    driver = run(state, StrategyRound(UNION)).push("play 81 event")
    assert driver.decision.seat == "confederate"


@pytest.mark.clause("4.4.2.1")
@pytest.mark.clause("4.4.2.2")
@pytest.mark.clause("4.4.2.3")
def test_intervention_lowers_the_blockade_and_costs_the_union_ten() -> None:
    state = hands(table("1861"), confederate=(82,))
    state.will[CONFEDERATE], state.blockade = 112, 5
    run(state, StrategyRound(CONFEDERATE)).push("play 82 event")
    assert (state.intervention, state.blockade) == (True, 4)
    assert state.will[UNION] == 90
    assert state.gone == (82,)


@pytest.mark.clause("4.4.2.1")
def test_after_intervention_the_blockade_stops_at_four() -> None:
    state = hands(table("1861"), union=(63, 98))
    state.intervention, state.blockade = True, 3
    run(state, StrategyRound(UNION)).push("play 63 event")
    assert state.blockade == 4
    denial = event_denial(state, UNION, 98)
    assert denial is not None
    assert denial.key == "deny-event-without-effect"


@pytest.mark.clause("4.4.2")
def test_operations_with_a_special_card_bring_a_reshuffle_at_the_end_of_the_phase() -> None:
    state = hands(table("1861"), confederate=(82,))
    state.deck, state.discards, state.gone = (1, 2), (10, 11), (29,)
    driver = run(state, StrategyPhase()).push("defer", "play 82 operations")
    assert state.reshuffle
    assert piles(state)[1] == (10, 11, 82)
    driver.push("division manassas", "with 1", "stop")
    assert driver.over
    assert piles(state) == [(1, 2, 10, 11, 82), (), (29,)]


@pytest.mark.clause("4.4.1")
def test_a_victory_of_the_turn_before_counts_no_more() -> None:
    state = hands(table("1861"), union=(81, 18))
    state.union_victory = True
    driver = run(state, StrategyPhase())
    assert driver.decision.seat == "union"
    assert "play 18 event" in driver.actions


@pytest.mark.clause("4.4")
def test_intervention_drawn_from_the_hand_happens_if_its_condition_holds() -> None:
    state = hands(table("1861"), union=(82, 83))
    state.will[CONFEDERATE] = 110
    driver = run(state, LoseCard(UNION), draws=["82"])
    assert (state.intervention, state.gone, state.will[UNION]) == (True, (82,), 90)
    assert driver.over


@pytest.mark.clause("4.4")
def test_intervention_drawn_in_vain_is_a_discard_with_reshuffle() -> None:
    state = hands(table("1861"), union=(82, 83))
    run(state, LoseCard(UNION), draws=["82"])
    assert (state.intervention, state.discards, state.reshuffle) == (False, (82,), True)


@pytest.mark.clause("4.2.6")
def test_a_forced_discard_may_be_the_red_river_campaign() -> None:
    state = hands(table("1861"), union=(14, 18))
    run(state, LoseCard(UNION), draws=["14"])
    assert (state.discards, state.hand[UNION]) == ((14,), (18,))


# --- The deck of events -------------------------------------------------------------------------


@pytest.mark.clause("4.2")
def test_every_card_has_its_event_or_is_none() -> None:
    assert unbuilt_events() == ()
    assert set(EVENTS) | WITHOUT_EVENT == set(CARDS)
    assert not set(EVENTS) & WITHOUT_EVENT


@pytest.mark.clause("4.2.5")
@pytest.mark.parametrize("card", sorted(WITHOUT_EVENT - {14}))
def test_interrupts_are_no_events_of_a_round(card: int) -> None:
    side = CARDS[card].side or UNION
    state = table("1861")
    state.hand[side] = (card,)
    driver = run(state, StrategyRound(side))
    assert driver.actions == [f"play {card} operations", f"discard {card}"]
    assert why(driver, f"play {card} event") == ("4.2.5", "deny-interrupt-only")


@pytest.mark.clause("4.2.5")
def test_what_could_be_held_is_judged_by_public_facts() -> None:
    state = hands(table("1861"), union=(12,), confederate=(41,))
    assert could_hold(state, CONFEDERATE, (89,))
    state.hand[UNION] = (89,)  # the asker's own secret must not shut the window
    assert could_hold(state, CONFEDERATE, (89,))
    state.discards = (89,)
    assert not could_hold(state, CONFEDERATE, (89,))
    state.discards, state.gone = (), (89,)
    assert not could_hold(state, CONFEDERATE, (89,))
    state.gone, state.hand[CONFEDERATE] = (), ()
    assert not could_hold(state, CONFEDERATE, (89,))
