"""4.2 to 4.6: the events of the cards, card by card, and the sample game's."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.engine.action import parse
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.cards.obligations import event_denial
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.components import (
    ARMY,
    CARDS,
    GENERAL,
    NOBODY,
    SPACES,
    STATE,
    STATES,
    VALLEY,
)
from longroll.titles.forthepeople.scenarios import table
from longroll.titles.forthepeople.state import REMOVED, TRACK, ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

TENNESSEE = "army-of-tennessee"
VIRGINIA = "army-of-northern-virginia"
POTOMAC = "army-of-the-potomac"


def play(
    state: ForThePeopleState,
    side: int,
    card: int,
    *texts: str,
    rolls: Sequence[int] = (),
    draws: Sequence[str] = (),
) -> Driver:
    """Play the event of a card in a round of ``side`` and answer what it asks."""
    state.hand[side] = tuple(sorted((*state.hand[side], card)))
    driver = run(state, StrategyRound(side), list(rolls), list(draws))
    return driver.push(f"play {card} event", *texts)


def barred(state: ForThePeopleState, side: int, card: int) -> tuple[str, str]:
    denial = event_denial(state, side, card)
    assert denial is not None
    return denial.clause, denial.key


def why(driver: Driver, text: str) -> tuple[str, str]:
    denial = refusal(driver.state, parse(text))
    assert denial is not None
    return denial.clause, denial.key


def places(driver: Driver) -> set[str]:
    """The spaces on the list."""
    return {text.split()[1] for text in driver.actions if " " in text}


def states_of(keys: set[str]) -> set[str]:
    return {STATES[SPACES[space(key)].state].key for key in keys}


# --- The sample game, Spring 1861 ---------------------------------------------------------------


@pytest.mark.clause("4.2")
def test_the_strategy_rounds_of_spring_1861() -> None:
    """The whole of the first turn's card play of the extended example."""
    state = table("1861")
    state.hand = [(), (29, 43, 44, 68), (12, 42, 50, 91)]
    driver = run(state, StrategyPhase()).push("defer")
    driver.push("play 29 event", "mark lexington-ky", "mark louisville")
    driver.push("play 91 event")
    assert (state.will, state.fortune) == ([0, 100, 101], [0, -1, 1])
    driver.push("play 43 event", "place kansas-city")
    driver.push("play 50 event")
    assert state.will == [0, 99, 101]
    driver.push("play 44 event", "mark parkersburg", "mark grafton", "mark weston")
    driver.push("play 42 event", "unmark lexington-ky", "unmark louisville")
    driver.push("unmark columbus-ky")
    driver.push("play 68 event")
    assert state.blockade == 1
    driver.push("play 12 event")
    assert driver.over
    assert (state.will, state.fortune) == ([0, 96, 101], [0, -1, 1])
    kentucky = [s.index for s in SPACES if s.state == STATE["ky"]]
    assert all(state.control[at] == NOBODY for at in kentucky)
    assert state.infantry[UNION][space("kansas-city")] == 1
    assert [state.control[space(k)] for k in ("parkersburg", "grafton", "weston")] == [UNION] * 3
    assert list(state.gone) == [29, 42, 43, 44, 68, 91]
    assert list(state.discards) == [12, 50]  # these two are not removed


@pytest.mark.clause("4.2")
def test_the_events_of_summer_1861() -> None:
    """Nathaniel Lyon, Confederate Tennessee and the Anaconda Plan of the extended example."""
    state = table("1861")
    state.blockade = 1
    state.add_infantry(UNION, space("kansas-city"), 1)
    play(state, UNION, 11, "mark ironton", "mark lexington-mo", "mark st-joseph")
    missouri = [s.index for s in SPACES if s.state == STATE["mo"]]
    assert sum(state.control[at] == UNION for at in missouri) == 4  # and St. Louis
    before = state.infantry[CONFEDERATE][space("nashville")]
    driver = play(state, CONFEDERATE, 41)
    assert states_of(places(driver)) == {"tn"}
    assert not {"knoxville", "clinton"} & places(driver)  # Pro-Union
    driver.push("place nashville")
    assert state.infantry[CONFEDERATE][space("nashville")] == before + 2
    play(state, UNION, 71, "choose blockade")
    assert state.blockade == 2


@pytest.mark.clause("4.2")
def test_events_of_the_third_turn_of_the_example() -> None:
    """Cotton is King, Brazil, the Trent Affair, Riverine Ironclads and Ball's Bluff."""
    state = table("1861")
    play(state, UNION, 26)
    assert state.will[CONFEDERATE] == 95  # -2, and -3 by the fortunes of war
    play(state, CONFEDERATE, 48)
    assert state.will[CONFEDERATE] == 100  # +3 and +2
    play(state, CONFEDERATE, 52)
    assert state.will[CONFEDERATE] == 105
    play(state, UNION, 67)
    assert state.amphibious == 2
    driver = play(state, CONFEDERATE, 73)
    assert "washington-dc" in places(driver)
    driver.push("strike washington-dc")
    assert state.infantry[UNION][space("washington-dc")] == 4


# --- Will ---------------------------------------------------------------------------------------


@pytest.mark.clause("12.4")
@pytest.mark.parametrize(
    ("card", "side", "union", "confederate"),
    [
        (12, CONFEDERATE, -3, 0),
        (18, UNION, 0, -2),
        (32, CONFEDERATE, 0, 3),
        (48, CONFEDERATE, 0, 3),
        (49, CONFEDERATE, -2, 0),
        (50, CONFEDERATE, -1, 0),
        (52, CONFEDERATE, 0, 5),
        (62, CONFEDERATE, -2, 0),
        (64, UNION, 1, 0),
        (77, CONFEDERATE, -5, 0),
        (90, CONFEDERATE, -2, 0),
        (91, CONFEDERATE, 0, 1),
        (97, CONFEDERATE, 0, 3),
        (108, UNION, 0, -2),
        (110, UNION, 3, 0),
        (120, UNION, 1, 0),
        (120, CONFEDERATE, -1, 0),
        (123, UNION, 1, 0),
        (26, UNION, 0, -2),
    ],
)
def test_events_that_move_will(card: int, side: int, union: int, confederate: int) -> None:
    state = empty_table()
    state.fortune = [0, 1 if union > 0 else -1, 1 if confederate > 0 else -1]
    play(state, side, card)
    assert state.will == [0, 100 + union, 100 + confederate]


@pytest.mark.clause("10.5.3")
def test_food_shortage_follows_the_blockade() -> None:
    state = empty_table()
    state.blockade, state.fortune = 4, [0, -1, -1]
    play(state, UNION, 45)
    assert state.will == [0, 100, 96]


# --- Tracks -------------------------------------------------------------------------------------


@pytest.mark.clause("10.5.3")
@pytest.mark.parametrize("card", [63, 68, 98, 127])
def test_cards_that_raise_the_blockade(card: int) -> None:
    state = empty_table()
    play(state, UNION, card)
    assert state.blockade == 1


@pytest.mark.clause("10.5.3")
def test_the_blockade_stays_between_0_and_5() -> None:
    state = empty_table()
    play(state, CONFEDERATE, 128)
    assert state.blockade == 0
    state.blockade = 5
    assert barred(state, UNION, 63) == ("4.2.1", "deny-event-without-effect")
    play(state, UNION, 127)  # which leaves the game
    assert state.blockade == 5


@pytest.mark.clause("15.S5")
def test_raising_the_blockade_meets_the_duty_of_1863() -> None:
    state = empty_table()
    state.blockade, state.blockade_duty = 5, 1
    play(state, UNION, 127)
    assert state.blockade_duty == 1  # the level did not rise
    state.blockade = 3
    play(state, UNION, 98)
    assert state.blockade_duty == 2


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize("card", [67, 70, 72])
def test_cards_that_raise_the_amphibious_modifier(card: int) -> None:
    state = empty_table()
    state.amphibious = 4
    play(state, UNION, card)
    assert state.amphibious == 5  # the end of the track


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize("card", [69, 71])
def test_cards_with_a_choice_of_track(card: int) -> None:
    state = empty_table()
    driver = play(state, UNION, card)
    assert driver.actions == ["choose blockade", "choose amphibious"]
    driver.push("choose amphibious")
    assert (state.blockade, state.amphibious) == (0, 2)


@pytest.mark.clause("6.4.1")
def test_the_river_flotilla_and_the_cairo() -> None:
    state = empty_table()
    state.amphibious = 3
    play(state, CONFEDERATE, 116, rolls=[3])
    assert state.amphibious == 3
    play(state, CONFEDERATE, 116, rolls=[4])
    assert state.amphibious == 2
    play(state, CONFEDERATE, 129)
    assert state.amphibious == 1


@pytest.mark.clause("6.8.5")
def test_ship_island_takes_the_forts_below_new_orleans() -> None:
    state = empty_table()
    play(state, UNION, 61)
    forts = space("forts-st-philip-jackson")
    assert (state.blockade, state.control[forts]) == (1, UNION)
    assert state.will[CONFEDERATE] == 96  # a coastal fort lost (12.11), and fortune turns


@pytest.mark.clause("6.8.5")
@pytest.mark.parametrize("ironclad", [False, True])
def test_ship_island_is_held_off_by_a_unit_or_an_ironclad(ironclad: bool) -> None:
    state = empty_table()
    forts = space("forts-st-philip-jackson")
    if ironclad:
        state.set_ironclad(forts, True)
    else:
        state.add_infantry(CONFEDERATE, forts, 1)
    play(state, UNION, 61)
    assert (state.blockade, state.control[forts]) == (1, CONFEDERATE)


# --- New units ----------------------------------------------------------------------------------


@pytest.mark.clause("4.2.7")
@pytest.mark.parametrize("card", [17, 21, 106])
def test_runners_bring_three_units_one_to_a_port(card: int) -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, card, "place charleston-sc")
    assert "place charleston-sc" not in driver.actions
    assert "place pensacola" not in driver.actions  # closed by Fort Pickens (10.5.2)
    driver.push("place savannah", "place mobile")
    assert driver.over


@pytest.mark.clause("4.2.7")
@pytest.mark.parametrize("card", [23, 26])
def test_runners_bring_two_units(card: int) -> None:
    assert play(table("1861"), CONFEDERATE, card, "place mobile", "place savannah").over


@pytest.mark.clause("4.2.7")
def test_without_an_open_port_nothing_comes_through() -> None:
    state = empty_table()
    for place in SPACES:
        if place.coastal_fort or place.zone >= 0:
            state.set_control(place.index, UNION)
    assert barred(state, CONFEDERATE, 17) == ("4.2.7", "deny-no-space-for-event")


@pytest.mark.clause("4.2.7")
@pytest.mark.parametrize("card", [22, 37])
def test_ordnance_brings_one_unit_to_each_of_three_states(card: int) -> None:
    state = table("1861")
    state.state_owner[STATE["va"]] = UNION
    driver = play(state, CONFEDERATE, card)
    assert states_of(places(driver)) == {"tn", "ar", "tx", "la", "ms", "al", "ga", "fl", "nc", "sc"}
    assert "knoxville" not in places(driver)
    driver.push("place nashville")
    assert "tn" not in states_of(places(driver))
    assert driver.push("place atlanta", "place mobile").over


@pytest.mark.clause("4.2.7")
def test_clara_barton_joins_units_in_supply_whoever_controls_the_space() -> None:
    state = empty_table()
    put(state, UNION, "fort-monroe", 1)
    put(state, UNION, "manassas", 2)
    driver = play(state, UNION, 9)
    assert places(driver) == {"fort-monroe", "manassas"} - {"fort-monroe"}
    assert driver.push("place manassas").over  # one to a space; the rest is lost
    assert state.infantry[UNION][space("manassas")] == 3


@pytest.mark.clause("4.2.7")
def test_dorothea_dix_heals_in_the_capital_and_the_armies() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 5, "grant", army="army-of-the-tennessee")
    driver = play(state, UNION, 10)
    assert places(driver) == {"washington-dc", "cairo"}
    assert driver.push("place cairo", "place cairo", "place washington-dc").over


@pytest.mark.clause("4.2.7")
def test_glory_hallelujah_needs_control_and_no_supply() -> None:
    state = empty_table()
    state.set_control(space("atlanta"), UNION)
    put(state, CONFEDERATE, "cairo", 1)
    driver = play(state, UNION, 30)
    assert "atlanta" in places(driver)
    assert why(driver, "place cairo") == ("4.2.7", "deny-enemy-there")
    assert why(driver, "place manassas") == ("4.2.7", "deny-space-not-of-event")
    assert driver.push("place atlanta", "place atlanta", "place atlanta").over


@pytest.mark.clause("4.2.7")
def test_the_emergency_call_raises_two_units_to_a_space() -> None:
    driver = play(empty_table(), UNION, 40, "place cairo", "place cairo")
    assert "place cairo" not in driver.actions
    driver.push("place alton", "place alton", "place springfield-il")
    assert driver.over


@pytest.mark.clause("4.2.7")
def test_sigel_recruits_for_the_union_only() -> None:
    state = table("1861")
    play(state, UNION, 28, "place st-louis")
    assert state.infantry[UNION][space("st-louis")] == 3
    assert barred(state, CONFEDERATE, 28) == ("4.2.1", "deny-event-of-other-side")
    state = empty_table()
    put(state, CONFEDERATE, "st-louis", 1)
    assert barred(state, UNION, 28) == ("4.2.7", "deny-no-space-for-event")


@pytest.mark.clause("4.2.7")
def test_border_recruits_go_to_friendly_or_neutral_spaces_without_enemies() -> None:
    state = table("1861")
    state.set_control(space("louisville"), UNION)
    put(state, UNION, "lebanon", 1)
    driver = play(state, CONFEDERATE, 33)
    assert states_of(places(driver)) == {"ky"}
    assert not {"louisville", "lebanon"} & places(driver)
    assert {"columbus-ky", "frankfort"} <= places(driver)
    driver.push("place frankfort")
    driver = play(state, UNION, 43)
    assert states_of(places(driver)) == {"mo"}
    assert "new-madrid" not in places(driver)


@pytest.mark.clause("4.2.7")
def test_the_recognition_of_the_border_states_needs_a_general_there() -> None:
    """In the example Price receives two units at Springfield, Missouri."""
    state = table("1861")
    assert barred(state, CONFEDERATE, 47) == ("4.2.7", "deny-no-space-for-event")
    put(state, CONFEDERATE, "springfield-mo", 3)
    state.post_general(GENERAL["price"], space("springfield-mo"))
    driver = play(state, CONFEDERATE, 47)
    assert driver.actions == ["place springfield-mo"]
    driver.push("place springfield-mo")
    assert state.infantry[CONFEDERATE][space("springfield-mo")] == 5


@pytest.mark.clause("10.4.3")
def test_the_religious_revival_reaches_pro_union_spaces_and_costs_will() -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, 80)
    assert "knoxville" in places(driver)
    assert "fort-sumter" not in places(driver)  # 6.8.3: three units together
    driver.push("place knoxville")
    assert state.infantry[CONFEDERATE][space("knoxville")] == 3
    assert state.will[CONFEDERATE] == 94


@pytest.mark.clause("6.8.3")
def test_a_full_coastal_fort_takes_no_unit() -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, 37)
    assert "fort-sumter" not in places(driver)  # its one unit is there
    assert "fort-fisher" in places(driver)


@pytest.mark.clause("4.2.7")
@pytest.mark.parametrize(
    ("card", "states", "count"), [(79, {"ar"}, 1), (38, {"tn"}, 2), (118, {"tx"}, 2)]
)
def test_units_for_one_state(card: int, states: set[str], count: int) -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, card)
    assert states_of(places(driver)) == states
    at = min(places(driver))
    before = state.infantry[CONFEDERATE][space(at)]
    assert driver.push(f"place {at}").over
    assert state.infantry[CONFEDERATE][space(at)] == before + count


@pytest.mark.clause("4.2.7")
def test_frederick_douglass_raises_five_in_the_north_east() -> None:
    state = table("1861")
    driver = play(state, UNION, 114)
    assert states_of(places(driver)) == {"nj", "de", "pa", "dc"}
    assert driver.push("place philadelphia").over
    assert state.infantry[UNION][space("philadelphia")] == 6


@pytest.mark.clause("10.5.2")
def test_the_clandestine_port_opens_st_marks() -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, 117)
    assert driver.actions == ["done", "fort st-marks"]
    driver.push("fort st-marks")
    at = space("st-marks")
    assert state.st_marks_open
    assert (state.infantry[CONFEDERATE][at], state.fort[at]) == (2, CONFEDERATE)
    state = table("1861")
    state.set_control(at, UNION)
    assert barred(state, CONFEDERATE, 117) == ("10.5.2", "deny-florida-lost")


# --- Units lost ---------------------------------------------------------------------------------


@pytest.mark.clause("4.2.4")
def test_ball_s_bluff_is_the_confederates_choice_and_takes_a_fort_s_last_unit() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "charleston-sc", 1)
    put(state, UNION, "fort-sumter", 1)
    put(state, UNION, "cairo", 3)
    driver = play(state, CONFEDERATE, 73)
    assert (driver.decision.seat, driver.actions) == ("confederate", ["strike fort-sumter"])
    driver.push("strike fort-sumter")
    assert state.infantry[UNION][space("fort-sumter")] == 0


@pytest.mark.clause("4.2.4")
def test_arms_delays_take_two_never_the_last_nor_twice_in_a_space() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3)
    put(state, UNION, "alton", 1)
    put(state, UNION, "washington-dc", 2)
    driver = play(state, CONFEDERATE, 20)
    assert driver.decision.seat == "confederate"
    assert places(driver) == {"cairo", "washington-dc"}
    assert driver.push("strike cairo").actions == ["strike washington-dc"]
    assert driver.push("strike washington-dc").over


@pytest.mark.clause("4.2.4")
@pytest.mark.parametrize("card", [39, 65])
def test_the_union_chooses_its_own_losses(card: int) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3)
    put(state, UNION, "washington-dc", 1)
    driver = play(state, CONFEDERATE, card)
    assert driver.decision.seat == "union"
    assert places(driver) == ({"washington-dc"} if card == 39 else {"cairo", "washington-dc"})
    driver.push("strike washington-dc", "strike cairo", "strike cairo")
    assert driver.over


@pytest.mark.clause("4.2.4")
def test_contraband_is_the_unions_choice_and_ends_with_the_proclamation() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 3)
    put(state, CONFEDERATE, "manassas", 1)
    driver = play(state, UNION, 31, "strike richmond")
    assert (driver.decision.seat, driver.actions) == ("union", ["strike manassas"])
    state.emancipation = True
    assert barred(state, UNION, 31) == ("4.2.1", "deny-after-emancipation")


@pytest.mark.clause("4.2.4")
def test_dysentery_takes_one_of_several_and_the_last_of_an_army_may_go() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 1)
    put(state, CONFEDERATE, "manassas", 1, "beauregard", "stuart", army=VIRGINIA)
    driver = play(state, UNION, 5)
    assert driver.actions == ["strike manassas"]  # infantry only; the brigade is the other unit
    driver.push("strike manassas")
    assert state.units(CONFEDERATE, space("manassas")) == 1


@pytest.mark.clause("4.2.4")
def test_the_last_unit_of_an_army_takes_the_army_with_it() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 1, "grant", army=POTOMAC)
    play(state, CONFEDERATE, 65, "strike cairo")
    assert state.army_at[ARMY[POTOMAC]] == TRACK
    assert state.will[UNION] == 90


# --- Markers ------------------------------------------------------------------------------------


@pytest.mark.clause("11.3.D")
def test_crittenden_spares_resources_ports_and_forts() -> None:
    driver = play(table("1861"), UNION, 29)
    offered = places(driver)
    assert {"louisville", "lexington-ky", "new-madrid", "fairfax"} & offered >= {"louisville"}
    assert not {"nashville", "charleston-sc", "mobile", "fort-sumter", "richmond"} & offered
    assert "columbus-ky" not in offered  # a Confederate fort and unit
    state = table("1861")
    state.emancipation = True
    assert barred(state, UNION, 29) == ("4.2.1", "deny-after-emancipation")


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("card", "side", "state_key"),
    [(11, UNION, "mo"), (44, UNION, "wv"), (123, CONFEDERATE, "mo"), (46, UNION, "tn")],
)
def test_markers_for_one_state_without_enemies(card: int, side: int, state_key: str) -> None:
    state = table("1861")
    enemy_at = {"mo": "rolla", "wv": "grafton", "tn": "clinton"}[state_key]
    put(state, UNION + CONFEDERATE - side, enemy_at, 1)
    offered = places(play(state, side, card))
    assert states_of(offered) == {state_key}
    assert enemy_at not in offered
    assert "st-louis" not in offered


@pytest.mark.clause("4.2.1")
def test_copperheads_choose_will_or_ohio() -> None:
    state = table("1861")
    driver = play(state, CONFEDERATE, 2)
    assert driver.actions == ["choose will", "choose markers"]
    offered = places(driver.push("choose markers"))
    assert states_of(offered) == {"oh"}
    assert "cincinnati" not in offered  # a Union unit
    driver.push("mark dayton", "mark sidney")
    assert driver.over
    state = table("1861")
    play(state, CONFEDERATE, 2, "choose will")
    assert state.will[UNION] == 98


@pytest.mark.clause("4.2.1")
def test_baltimore_revolts_only_when_vacant() -> None:
    state = table("1861")
    play(state.copy(), CONFEDERATE, 92, "mark baltimore")
    put(state, UNION, "baltimore", 1)
    assert barred(state, CONFEDERATE, 92) == ("11.3", "deny-no-space-for-event")


@pytest.mark.clause("4.2.1")
def test_missouri_guerrillas_avoid_garrisons_and_mosby_does_not() -> None:
    state = table("1861")
    for key in ("rolla", "ironton", "manassas", "strasburg", "staunton", "petersburg"):
        state.set_control(space(key), UNION)
    put(state, UNION, "rolla", 1)
    put(state, UNION, "strasburg", 1)
    driver = play(state.copy(), CONFEDERATE, 13)
    assert places(driver) == {"ironton"}
    driver = play(state, CONFEDERATE, 15)
    assert {"strasburg", "manassas", "harpers-ferry"} <= places(driver)
    assert "petersburg" not in places(driver)
    driver.push("unmark strasburg", "unmark harpers-ferry")
    assert driver.over
    assert state.control[space("strasburg")] == CONFEDERATE


@pytest.mark.clause("4.2.1")
def test_anarchy_in_kentucky_needs_an_enemy_marker() -> None:
    state = table("1861")
    assert barred(state, CONFEDERATE, 42) == ("4.2.1", "deny-no-marker-for-event")
    driver = play(state, UNION, 42)
    assert driver.actions == ["unmark columbus-ky", "done"]


@pytest.mark.clause("11.3.D")
def test_raids_place_markers_round_one_brigade() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 0, "stoneman")
    put(state, UNION, "washington-dc", 0, "pleasonton")
    driver = play(state.copy(), UNION, 16)
    assert driver.actions == ["raiders pleasonton", "raiders stoneman"]
    offered = places(driver.push("raiders stoneman"))
    assert "columbus-ky" in offered
    assert "memphis" not in offered  # a resource centre
    assert "manassas" not in offered  # near the other brigade only
    offered = places(play(state, UNION, 111, "raiders stoneman"))
    assert "memphis" in offered  # the exception of 11.3 D


@pytest.mark.clause("11.3.D")
def test_wilson_destroys_what_he_marks() -> None:
    state = empty_table()
    put(state, UNION, "corinth", 0, "stoneman")
    play(state, UNION, 111, "raiders stoneman", "mark memphis", "done")
    assert state.destroyed == 1 << space("memphis")
    assert state.will[CONFEDERATE] == 92


@pytest.mark.clause("5.10")
def test_raids_are_not_traced_over_the_rough_roads() -> None:
    state = empty_table()
    put(state, UNION, "decatur-al", 0, "stoneman")
    far = places(play(state.copy(), UNION, 111, "raiders stoneman"))
    near = places(play(state, UNION, 16, "raiders stoneman"))
    assert "jacksonville-al" in far
    assert "jacksonville-al" not in near


@pytest.mark.clause("4.2.1")
def test_detached_cavalry_places_one_marker_of_either_side() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    driver = play(state, CONFEDERATE, 105, "raiders stuart")
    assert "washington-dc" not in places(driver)  # 11.3 D: a capital
    driver.push("mark frederick")
    assert driver.over
    assert barred(state, UNION, 105) == ("4.2.1", "deny-no-brigade-for-event")


# --- Forts and naval weapons --------------------------------------------------------------------


@pytest.mark.clause("6.8.6")
@pytest.mark.parametrize("card", [24, 109])
def test_the_confederate_builds_two_forts_in_supply(card: int) -> None:
    """In the example: New Madrid and Manassas."""
    state = table("1861")
    driver = play(state, CONFEDERATE, card)
    assert "fort-sumter" not in places(driver)
    assert "richmond" not in places(driver)
    assert driver.push("fort new-madrid", "fort manassas").over
    assert state.fort[space("manassas")] == CONFEDERATE


@pytest.mark.clause("6.8.6")
def test_six_confederate_forts_are_all_there_are() -> None:
    state = table("1861")  # three on the map
    state.fort_wait[CONFEDERATE] = 2
    driver = play(state.copy(), CONFEDERATE, 24, "fort manassas")
    assert driver.over
    state.fort_wait[CONFEDERATE] = 3
    assert barred(state, CONFEDERATE, 24) == ("6.8.6", "deny-no-fort-left")


@pytest.mark.clause("6.8.6")
def test_the_defenses_of_washington() -> None:
    state = table("1861")
    driver = play(state.copy(), UNION, 113, "choose capital")
    assert {"baltimore", "frederick"} <= places(driver)
    assert "cairo" not in places(driver)
    driver.push("fort baltimore", "fort frederick", "fort annapolis")
    assert driver.over
    driver = play(state, UNION, 113, "choose anywhere", "fort cairo", "fort st-louis")
    assert driver.over


@pytest.mark.clause("6.7")
def test_torpedoes_the_hunley_and_ironclads_go_to_friendly_ports() -> None:
    state = table("1861")
    play(state, CONFEDERATE, 51, "torpedoes mobile", "torpedoes savannah", "torpedoes fort-sumter")
    assert state.torpedoes.bit_count() == 3
    play(state, CONFEDERATE, 56, "hunley charleston-sc")
    assert state.hunley == space("charleston-sc")
    assert barred(state, CONFEDERATE, 56) == ("6.7", "deny-no-space-for-event")
    for card, at in ((53, "memphis"), (54, "norfolk"), (55, "mobile")):
        play(state, CONFEDERATE, card, f"ironclad {at}")
    assert state.ironclads.bit_count() == 3
    assert barred(state, CONFEDERATE, 53) == ("6.7", "deny-no-space-for-event")
    play(state, UNION, 60, "sink norfolk")
    assert state.ironclads.bit_count() == 2


@pytest.mark.clause("6.7")
def test_the_monitor_needs_an_ironclad() -> None:
    assert barred(table("1861"), UNION, 60) == ("6.7", "deny-no-ironclad-in-play")


@pytest.mark.clause("6.1.1")
@pytest.mark.parametrize("card", [57, 58, 59, 93])
def test_naval_events_sail(card: int) -> None:
    driver = play(table("1861"), UNION, card)
    assert driver.decision.prompt.key == "prompt-sail"
    assert "sail fort-monroe" in driver.actions


@pytest.mark.clause("6.8.2")
def test_galveston_retakes_an_empty_fort() -> None:
    state = table("1861")
    assert barred(state, CONFEDERATE, 115) == ("6.8.2", "deny-no-space-for-event")
    put(state, CONFEDERATE, "pensacola", 1)
    driver = play(state, CONFEDERATE, 115)
    assert driver.actions == ["occupy-fort fort-pickens"]
    driver.push("occupy-fort fort-pickens")
    fort = space("fort-pickens")
    assert (state.control[fort], state.infantry[CONFEDERATE][fort]) == (CONFEDERATE, 1)
    assert state.infantry[CONFEDERATE][space("pensacola")] == 0


# --- Hands --------------------------------------------------------------------------------------


@pytest.mark.clause("4.2.6")
@pytest.mark.parametrize(
    ("card", "side"), [(25, UNION), (125, UNION), (27, CONFEDERATE), (119, UNION)]
)
def test_a_card_drawn_from_the_other_hand_is_discarded(card: int, side: int) -> None:
    state = table("1861")
    foe = UNION + CONFEDERATE - side
    assert barred(state, side, card) == ("4.2.6", "deny-empty-hand")
    state.hand[foe] = (10, 33)
    play(state, side, card, draws=["33"])
    assert state.hand[foe] == (10,)
    assert 33 in state.discards


# --- Generals and armies ------------------------------------------------------------------------


@pytest.mark.clause("5.6.4")
@pytest.mark.parametrize(("card", "side"), [(74, UNION), (76, UNION), (78, CONFEDERATE)])
def test_a_commander_is_relieved_free_or_another_retired(card: int, side: int) -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 5, "mcclellan", "hooker", army=POTOMAC)
    put(state, CONFEDERATE, "richmond", 5, "j-e-johnston", "longstreet", army=VIRGINIA)
    driver = play(state.copy(), side, card)
    assert driver.actions == ["choose relieve", "choose retire"]
    driver.push("choose retire")
    second = "hooker" if side == UNION else "longstreet"
    assert driver.actions == [f"dismiss {second}"]
    driver.push(f"dismiss {second}")
    assert driver.state.post[GENERAL[second]] == REMOVED
    chief = "mcclellan" if side == UNION else "j-e-johnston"
    driver = play(state, side, card, "choose relieve", f"relieve {chief}")
    assert state.will == [0, 100, 100]


@pytest.mark.clause("4.2.1")
@pytest.mark.parametrize(("roll", "where"), [(3, REMOVED), (4, TRACK)])
def test_a_costly_mistake_kills_or_wounds(roll: int, where: int) -> None:
    state = empty_table(turn=4)
    put(state, UNION, "washington-dc", 9, "mcclellan", "hooker", "burnside", army=POTOMAC)
    driver = play(state, CONFEDERATE, 4, f"army {POTOMAC}", rolls=[roll], draws=["hooker"])
    assert driver.values("costly-mistake") == [{"general": "hooker", "roll": roll, "needed": 3}]
    assert state.post[GENERAL["hooker"]] == where
    if where == TRACK:
        assert state.due[GENERAL["hooker"]] == 5


@pytest.mark.clause("4.2.1")
def test_a_costly_mistake_needs_two_subordinates() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 9, "mcclellan", "hooker", army=POTOMAC)
    assert barred(state, CONFEDERATE, 4) == ("4.2.1", "deny-no-general-for-event")


@pytest.mark.clause("5.5.4")
def test_a_wounded_confederate_raider_is_back_next_turn_with_his_unit() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "richmond", 9, "r-e-lee", "longstreet", "stuart", army=VIRGINIA)
    play(state, UNION, 4, f"army {VIRGINIA}", rolls=[6], draws=["stuart"])
    assert (state.post[GENERAL["stuart"]], state.due[GENERAL["stuart"]]) == (TRACK, 5)
    assert state.owed[CONFEDERATE] == 1


@pytest.mark.clause("5.5.4")
@pytest.mark.parametrize(("roll", "dead"), [(3, True), (4, False)])
def test_an_ambush_kills_raiders_outside_armies(roll: int, dead: bool) -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "richmond", 9, "r-e-lee", "stuart", army=VIRGINIA)
    put(state, CONFEDERATE, "chattanooga", 0, "wheeler")
    driver = play(state, UNION, 6)
    assert driver.actions == ["ambush wheeler"]
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "chattanooga", 0, "wheeler")
    driver = play(state, UNION, 6, "ambush wheeler", rolls=[roll])
    assert driver.values("ambush") == [{"general": "wheeler", "roll": roll, "needed": 3}]
    assert (state.post[GENERAL["wheeler"]] == TRACK) is dead
    assert state.owed[CONFEDERATE] == int(dead)
    if dead:
        assert state.due[GENERAL["wheeler"]] == 7  # three turns later


@pytest.mark.clause("7.5.1")
@pytest.mark.parametrize("card", [34, 35, 36])
def test_elite_units_join_armies_two_to_a_side(card: int) -> None:
    state = empty_table()
    assert barred(state, UNION, card) == ("7.5.1", "deny-no-army-for-event")
    put(state, UNION, "washington-dc", 5, "mcclellan", army=POTOMAC)
    play(state, UNION, card, f"army {POTOMAC}")
    assert state.elite == [ARMY[POTOMAC], -1, -1, -1]
    state.elite[1] = ARMY[POTOMAC]
    assert barred(state, UNION, card) == ("7.5.1", "deny-elites-in-play")


@pytest.mark.clause("4.2.1")
def test_a_crisis_sends_one_of_two_armies_west() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 5, "j-e-johnston", army=VIRGINIA)
    assert barred(state, UNION, 122) == ("4.2.1", "deny-no-army-for-event")
    put(state, CONFEDERATE, "manassas", 6, "beauregard", "stuart", army=TENNESSEE)
    driver = play(state, UNION, 122)
    assert driver.decision.seat == "confederate"
    driver.push(f"army {TENNESSEE}")
    assert {"vicksburg", "memphis", "mobile"} <= places(driver)
    assert "atlanta" not in places(driver)
    driver.push("place memphis")
    memphis = space("memphis")
    assert (state.army_at[ARMY[TENNESSEE]], state.units(CONFEDERATE, memphis)) == (memphis, 7)
    assert state.units(CONFEDERATE, space("manassas")) == 0


# --- Campaigns and columns ----------------------------------------------------------------------


@pytest.mark.clause("4.3")
@pytest.mark.clause("4.3.1")
@pytest.mark.parametrize("card", [83, 84, 85, 86, 87, 88, 99, 121])
def test_a_campaign_moves_two_or_three_different_forces(card: int) -> None:
    state = table("1861")
    driver = play(state, UNION, card)
    assert "done" in driver.actions
    moves = 3 if card in (83, 84) else 2
    for place in ("cincinnati", "columbus-oh", "springfield-il")[:moves]:
        assert driver.decision.prompt.key == "prompt-campaign"
        driver.push(f"division {place}")
        while driver.decision.prompt.key != "prompt-campaign" and not driver.over:
            stop = "stop" if "stop" in driver.actions else driver.actions[0]
            driver.push(stop)
    assert driver.over
    assert not state.moved_sp


@pytest.mark.clause("4.3.1")
def test_a_force_that_moved_is_not_offered_again() -> None:
    driver = play(table("1861"), UNION, 83, "division cincinnati")
    while driver.decision.prompt.key != "prompt-campaign":
        driver.push("stop" if "stop" in driver.actions else driver.actions[0])
    assert "division cincinnati" not in driver.actions
    assert why(driver, "division cincinnati")[0] == "4.3.1"


@pytest.mark.clause("4.3.1")
def test_anybody_moves_with_a_campaign_whatever_his_rating() -> None:
    driver = play(table("1861"), UNION, 88)
    assert {"activate mcdowell", "activate fremont", "activate butler"} <= set(driver.actions)


@pytest.mark.clause("4.3.2")
def test_one_move_of_a_campaign_may_be_naval() -> None:
    driver = play(table("1861"), UNION, 83, "sail washington-dc")
    while driver.decision.prompt.key != "prompt-campaign":
        wanted = [text for text in driver.actions if text == "land fort-monroe"]
        driver.push(wanted[0] if wanted else driver.actions[0])
    assert not [text for text in driver.actions if text.startswith("sail")]
    assert why(driver, "sail cairo") == ("4.3.2", "deny-one-naval-move")


@pytest.mark.clause("6.1.5")
def test_an_army_sails_instead_of_all_the_moves() -> None:
    state = table("1861")
    put(state, UNION, "washington-dc", 0, "mcclellan")
    state.commander[ARMY[POTOMAC]] = GENERAL["mcclellan"]
    driver = play(state.copy(), UNION, 88)
    assert "army-sails" in driver.actions
    driver.push("division cincinnati")
    while driver.decision.prompt.key != "prompt-campaign":
        driver.push("stop" if "stop" in driver.actions else driver.actions[0])
    assert "army-sails" not in driver.actions
    assert why(driver, "army-sails") == ("6.1.5", "deny-army-sails-alone")


@pytest.mark.clause("15.S2")
def test_the_first_campaign_of_1863_moves_one_force_in_each_state() -> None:
    state = table("1863")
    driver = play(state.copy(), UNION, 83, "division nashville")
    while driver.decision.prompt.key != "prompt-campaign":
        driver.push("stop" if "stop" in driver.actions else driver.actions[0])
    assert "division memphis" not in driver.actions
    assert why(driver, "division memphis") == ("15.S2", "deny-one-activation-per-state")
    assert "division corinth" in driver.actions
    state.rounds[UNION] = 1  # not the first card
    driver = play(state, UNION, 83, "division nashville")
    while driver.decision.prompt.key != "prompt-campaign":
        driver.push("stop" if "stop" in driver.actions else driver.actions[0])
    assert "division memphis" in driver.actions


@pytest.mark.clause("4.2.1")
@pytest.mark.parametrize("card", [19, 66, 104])
def test_two_units_march_as_if_a_general_led_them(card: int) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 4)
    state.set_control(space("ironton"), CONFEDERATE)
    driver = play(state, UNION, card)
    assert driver.actions == ["division cairo"]
    driver.push("division cairo")
    assert sorted(driver.actions) == ["with 1", "with 2"]
    driver.push("with 2")
    assert "go ironton" in driver.actions  # no division could enter it (5.4.2)


# --- Concentration (4.5) ------------------------------------------------------------------------


def shiloh() -> ForThePeopleState:
    """A.S. Johnston at Corinth, units along the rails, the Union at Pittsburg Landing."""
    state = empty_table()
    put(state, CONFEDERATE, "corinth", 2, "a-s-johnston")
    put(state, CONFEDERATE, "mobile", 3)
    put(state, CONFEDERATE, "memphis", 1)
    put(state, CONFEDERATE, "chattanooga", 2)
    put(state, UNION, "pittsburg-landing", 4)
    return state


@pytest.mark.clause("4.5.1")
def test_five_units_come_by_rail_to_a_general() -> None:
    driver = play(shiloh(), CONFEDERATE, 100)
    assert driver.actions == ["concentrate corinth"]
    driver.push("concentrate corinth")
    assert {"mobile", "memphis", "chattanooga"} <= places(driver)
    driver.push("entrain mobile", "entrain mobile", "entrain mobile", "entrain memphis")
    assert "entrain mobile" not in driver.actions
    driver.push("entrain chattanooga")
    state = driver.state
    assert state.infantry[CONFEDERATE][space("corinth")] == 7
    assert driver.actions == ["activate a-s-johnston"]


@pytest.mark.clause("4.5.2")
def test_the_general_must_try_to_attack() -> None:
    driver = play(shiloh(), CONFEDERATE, 101, "concentrate corinth", "done")
    driver.push("activate a-s-johnston")
    while driver.decision.prompt.key == "prompt-compose":
        driver.push(driver.actions[-1])
    if driver.decision.prompt.key == "prompt-interrupt-activation":
        driver.push("pass")
    assert "stop" not in driver.actions
    assert "go pittsburg-landing" in driver.actions


@pytest.mark.clause("4.5.1")
def test_first_manassas_brings_two_units_of_one_space_five_spaces_at_most() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "beauregard")
    put(state, CONFEDERATE, "winchester-va", 3)
    put(state, CONFEDERATE, "richmond", 3)
    put(state, CONFEDERATE, "weldon", 3)
    put(state, CONFEDERATE, "wilmington-nc", 3)
    put(state, UNION, "frederick", 2)
    driver = play(state, CONFEDERATE, 102, "concentrate manassas")
    assert "richmond" in places(driver)
    assert "wilmington-nc" not in places(driver)
    driver.push("entrain richmond")
    assert driver.actions == ["entrain richmond", "done"]
    driver.push("entrain richmond")
    assert state.infantry[CONFEDERATE][space("manassas")] == 5


@pytest.mark.clause("4.5.1")
def test_the_union_too_concentrates_in_a_confederate_state() -> None:
    state = empty_table()
    for key in ("nashville", "murfreesboro", "shelbyville"):
        if key in {s.key for s in SPACES}:
            state.set_control(space(key), UNION)
    put(state, UNION, "nashville", 2, "rosecrans")
    put(state, UNION, "louisville", 3)
    put(state, CONFEDERATE, "tullahoma", 2)
    driver = play(state, UNION, 103, "concentrate nashville")
    assert driver.decision.prompt.key in ("prompt-activate", "prompt-concentrate-units")
    state = empty_table()
    put(state, UNION, "cincinnati", 2, "rosecrans")
    put(state, UNION, "dayton", 3)
    put(state, CONFEDERATE, "lexington-ky", 2)
    driver = play(state, UNION, 103, "concentrate cincinnati")
    assert driver.decision.prompt.key == "prompt-activate"  # Ohio: nobody comes


@pytest.mark.clause("4.5")
def test_the_western_bloc_may_relieve_a_western_commander() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 5, "j-e-johnston", "longstreet", army=VIRGINIA)
    put(state, CONFEDERATE, "tullahoma", 5, "bragg", "polk", army=TENNESSEE)
    put(state, UNION, "nashville", 2)
    driver = play(state, CONFEDERATE, 75)
    assert driver.actions == ["choose relieve", "choose concentration"]
    assert driver.push("choose relieve").actions == ["relieve bragg"]


# --- Forward to Richmond (4.6) ------------------------------------------------------------------


def before_richmond(commander: str = "mcdowell") -> ForThePeopleState:
    state = empty_table()
    put(state, UNION, "manassas", 8, commander, army=POTOMAC)
    put(state, CONFEDERATE, "richmond", 1)
    state.set_control(space("manassas"), UNION)
    return state


@pytest.mark.clause("4.6.2")
def test_the_army_goes_by_a_shortest_path_and_with_all_its_units() -> None:
    driver = play(before_richmond(), UNION, 3)
    while driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    state = driver.state
    assert state.force is not None
    assert state.force.infantry == 8
    assert not {"stop", "drop 1"} & set(driver.actions)
    steps = {text for text in driver.actions if text.startswith("go ")}
    assert "go washington-dc" not in steps
    assert steps
    assert why(driver, "go washington-dc") == ("4.6.2", "deny-shortest-path")


@pytest.mark.clause("4.6")
@pytest.mark.clause("4.6.1")
def test_next_to_richmond_the_army_attacks_it() -> None:
    state = empty_table()
    put(state, UNION, "hanover", 8, "mcdowell", army=POTOMAC)
    state.set_control(space("hanover"), UNION)
    put(state, CONFEDERATE, "richmond", 1)
    driver = play(state, UNION, 3)
    while driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    assert driver.actions == ["go richmond"]


@pytest.mark.clause("4.6.4")
def test_it_marches_though_richmond_is_the_unions() -> None:
    state = before_richmond()
    state.add_infantry(CONFEDERATE, space("richmond"), -1)
    state.set_control(space("richmond"), UNION)
    driver = play(state, UNION, 3)
    while driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    while not driver.over:
        driver.push(driver.actions[0])
    assert state.army_at[ARMY[POTOMAC]] == space("richmond")


@pytest.mark.clause("4.6.3")
def test_an_army_of_a_generic_general_does_not_hear_the_cry() -> None:
    state = before_richmond()
    state.post_general(GENERAL["mcdowell"], TRACK, 3)
    state.commander[ARMY[POTOMAC]] = -1
    assert barred(state, UNION, 3) == ("4.6.2", "deny-no-army-near-richmond")


@pytest.mark.clause("4.6.2")
def test_an_army_farther_than_four_spaces_does_not_march() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 8, "grant", army=POTOMAC)
    assert barred(state, UNION, 3) == ("4.6.2", "deny-no-army-near-richmond")


@pytest.mark.clause("4.6.5")
def test_the_confederate_needs_a_union_hand() -> None:
    assert barred(before_richmond(), CONFEDERATE, 3) == ("4.2.6", "deny-empty-hand")


@pytest.mark.clause("4.2.6")
def test_the_march_is_the_unions_next_card_play() -> None:
    """Ruling B18: no other card of the hand is spent for it, even if it was the last."""
    state = before_richmond()
    state.hand = [(), (18,), (3,)]
    state.rounds = [0, 0, 0]
    driver = run(state, StrategyPhase(), draws=["18"]).push("defer")
    driver.push("discard 18")
    assert driver.decision.seat == "confederate"
    state = before_richmond()
    state.hand = [(), (18, 64), (3,)]
    driver = run(state, StrategyPhase(), draws=["64"]).push("defer", "discard 18")
    driver.push("play 3 event")
    assert (state.hand[UNION], state.march_due) == ((), False)
    assert driver.decision.seat == "union"
    assert driver.decision.prompt.key != "prompt-card"


# --- Specials -----------------------------------------------------------------------------------


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("card", [1, 124])
def test_attrition_out_of_season_and_foraging(card: int) -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 7)
    put(state, CONFEDERATE, "gettysburg", 5)
    driver = play(state, UNION, card)
    assert driver.actions == ["attrition gettysburg", "attrition richmond"]
    driver.push("attrition gettysburg")
    assert state.infantry[CONFEDERATE][space("gettysburg")] == 3  # 5 to 4, and foraging to 3
    play(state, UNION, card, "attrition richmond")
    assert state.infantry[CONFEDERATE][space("richmond")] == 5


@pytest.mark.clause("8.4.2")
def test_the_valley_is_devastated_when_infantry_holds_it() -> None:
    state = empty_table()
    assert barred(state, UNION, 126) == ("8.4.2", "deny-valley-not-held")
    for key in ("winchester-va", "strasburg", "staunton"):
        put(state, UNION, key, 1)
    play(state, UNION, 126)
    assert (state.valley_devastated, state.destroyed) == (True, VALLEY)


@pytest.mark.clause("4.2.1")
def test_the_red_river_campaign_costs_five_if_nobody_is_near() -> None:
    state = table("1861")
    state.hand[UNION] = (14,)
    driver = run(state, StrategyRound(UNION)).push("play 14 operations", "operation markers")
    driver.push("done")
    assert driver.over
    assert state.will[UNION] == 95
    assert state.gone == (14,)  # ruling B40


@pytest.mark.clause("4.2.1")
def test_a_unit_at_grand_ecore_or_next_to_it_is_enough_and_converts() -> None:
    state = table("1861")
    put(state, UNION, "alexandria", 1)
    state.hand[UNION] = (14,)
    driver = run(state, StrategyRound(UNION)).push("play 14 operations", "operation markers")
    driver.push("done")
    assert driver.actions == ["mark alexandria", "done"]
    driver.push("mark alexandria")
    assert driver.over
    assert (state.will[UNION], state.control[space("alexandria")]) == (100, UNION)


@pytest.mark.clause("4.2.2")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_no_event_of_the_enemy_is_ever_offered(card: int) -> None:
    owner = CARDS[card].side
    state = table("1861")
    if owner:
        foe = UNION + CONFEDERATE - owner
        assert barred(state, foe, card) == ("4.2.2", "deny-opponents-event")
    else:
        for side in (UNION, CONFEDERATE):
            denial = event_denial(state, side, card)
            assert denial is None or denial.clause != "4.2.2"
