"""C: cards that open, repair and destroy; that act on leaders; and in the thick of the fight."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import effects
from longroll.titles.savannah.cards.window import Window
from longroll.titles.savannah.combat import CloseCombat
from longroll.titles.savannah.components import CITY_HEXES, GRID, HQ, LEADER, UNIT, hex_at, hex_key
from longroll.titles.savannah.damage import breachable, breached_of, side_of_key
from longroll.titles.savannah.fire import DefensiveFire
from longroll.titles.savannah.mortars import Mortars
from longroll.titles.savannah.state import CAPTURED, DISRUPTED, ELIMINATED, SavannahState
from tests.conformance.savannah.cards import full_deck, hold, opened, played
from tests.conformance.savannah.table import ALLIES, CROWN, FRENCH, lead, morale, put, run, where
from tests.conformance.savannah.table import table as bare

STRATEGIC, TACTICAL = 12, 17


def table(turn: int = TACTICAL, active: int = ALLIES) -> SavannahState:
    state = full_deck(bare("campaign", turn=turn))
    state.active = active
    return state


# --- 15: four days of bombs -----------------------------------------------------------------------


@pytest.mark.clause("C15")
@pytest.mark.clause("X4.19.city")
def test_bombs_destroy_a_city_hex_where_they_fall() -> None:
    state = table(STRATEGIC)
    driver = played(state, ALLIES, 15, "movement", rolls=[0])
    assert {hex_at(a.split()[1]) for a in driver.actions} == {
        h for h in range(GRID.size) if CITY_HEXES >> h & 1
    }
    driver.push("aim-city 1802")
    assert state.destroyed == 1 << hex_at("1802")
    assert state.morale == [18, 17, 18]
    state = table(STRATEGIC)
    played(state, ALLIES, 15, "movement", "aim-city 1802", rolls=[7])  # a hex to the south
    assert state.destroyed == (CITY_HEXES & 1 << hex_at("1803"))


@pytest.mark.clause("C15")
@pytest.mark.clause("X4.19.city")
def test_the_british_choose_who_loses_a_step_and_all_check_at_minus_one() -> None:
    state = table(STRATEGIC)
    put(state, "fraser-2", "1802")
    put(state, "trumbach", "1802")
    driver = played(state, ALLIES, 15, "movement", "aim-city 1802", rolls=[0, 8, 8])
    assert driver.decision.seat == "british"
    assert driver.actions == ["lose fraser-2", "lose trumbach"]
    driver.push("lose trumbach")
    checks = driver.told("morale-check-passed")
    assert len(checks) == 2
    # The printed morale, that of the reduced side for him who lost a step, and -1 for the ruins
    # (the army is fresh at 17).
    expected = [morale("fraser-2") - 1, morale("trumbach", 1) - 1]
    assert [dict(e.args)["amount"] for e in checks] == expected
    assert state.steps[UNIT["trumbach"]] == 1
    assert state.vp == [0, 1, 0], "half a point"
    assert state.morale == [17, 18, 18], "one for the card, one for the step; the French gain one"


# --- 25, 28, 34: breaches -------------------------------------------------------------------------


@pytest.mark.clause("C25")
def test_lenfant_clears_abatis_within_two_hexes_of_laurens() -> None:
    state = table()
    lead(state, "laurens", "1405")
    driver = played(state, ALLIES, 25, "movement")
    sides = [side_of_key(action.split()[1]) for action in driver.actions]
    abatis = {side for side, is_abatis in breachable(state, CROWN) if is_abatis}
    near = GRID.within(hex_at("1405"), 2)
    assert set(sides) == {s for s in abatis if any(near >> end & 1 for end in GRID.side_ends[s])}
    driver.push(driver.actions[0])
    assert state.cleared == 1 << sides[0]
    assert not state.breached, "only the abatis are breached"


@pytest.mark.clause("C25")
def test_without_laurens_nearby_nothing_is_cleared() -> None:
    state = table()
    lead(state, "laurens", "3123")
    hold(state, ALLIES, 25)
    driver = opened(state, "movement")
    assert driver.over or "play 25" not in driver.actions


@pytest.mark.clause("C28")
def test_engineers_repair_a_breach_and_the_card_returns() -> None:
    state = table()
    works = [side for side, is_abatis in breachable(state, CROWN) if not is_abatis][:2]
    abatis = next(side for side, is_abatis in breachable(state, CROWN) if is_abatis)
    state.breached, state.cleared = sum(1 << side for side in works), 1 << abatis
    state.touch()
    driver = played(state, CROWN, 28, "movement")
    assert len(driver.actions) == 3
    assert len([a for a in driver.actions if a.startswith("restore-abatis ")]) == 1
    driver.push(next(a for a in driver.actions if a.startswith("restore-abatis ")))
    assert not state.cleared
    assert 28 in state.deck
    hold(state, CROWN, 28)
    driver = opened(state, "movement").push("play 28")
    driver.push(driver.actions[0])
    assert breached_of(state, CROWN) == [(works[1], False)]


@pytest.mark.clause("C28")
def test_engineers_have_nothing_to_do_without_a_breach() -> None:
    state = table()
    hold(state, CROWN, 28)
    driver = opened(state, "movement")
    denial = driver.why("play 28")
    assert denial is not None
    assert denial.key == "deny-card-no-aim"


@pytest.mark.clause("C34")
def test_rain_washes_out_enemy_works_never_abatis_and_not_in_fair_weather() -> None:
    state = table()
    hold(state, ALLIES, 34)
    denial = opened(state, "movement").why("play 34")
    assert denial is not None
    assert denial.key == "deny-card-fair-weather"
    state.weather = "storms"
    driver = opened(state, "movement").push("play 34")
    sides = {side_of_key(action.split()[1]) for action in driver.actions}
    assert sides == {side for side, is_abatis in breachable(state, CROWN) if not is_abatis}
    driver.push(
        "wash-out 1404-1405" if "wash-out 1404-1405" in driver.actions else driver.actions[0]
    )
    assert state.breached.bit_count() == 1
    assert not state.cleared


@pytest.mark.clause("C34")
@pytest.mark.clause("X4.19.breach")
def test_the_units_behind_a_breach_check_their_morale() -> None:
    state = table()
    state.weather = "heavy-rain"
    put(state, "fraser-2", "1404")
    key = next(
        f"wash-out {GRID.name(a)}-{GRID.name(b)}"
        for s, is_abatis in breachable(state, CROWN)
        for a, b in (GRID.side_ends[s],)
        if not is_abatis and GRID.name(a) == "1404"
    )
    driver = played(state, ALLIES, 34, "movement", key, rolls=[9])
    assert len(driver.told("morale-check-passed")) == 1


@pytest.mark.clause("C34")
def test_the_british_rain_falls_on_the_siege_works() -> None:
    state = table(STRATEGIC)
    state.weather = "storms"
    hold(state, CROWN, 34)
    denial = opened(state, "movement").why("play 34")
    assert denial is not None
    assert denial.key == "deny-card-no-aim"
    state.works = ((hex_at("1908"), 0b000011, 1),)
    state.touch()
    driver = opened(state, "movement").push("play 34")
    assert len(driver.actions) == 2


# --- 41, 44: leaders ------------------------------------------------------------------------------


@pytest.mark.clause("C41")
def test_a_sniper_kills_drives_back_or_misses() -> None:
    for roll in (0, 5):
        state = table()
        put(state, "graham-light", "1505")
        at = hex_at("1506")
        leader = lead(state, "dillon", "1506")
        driver = played(state, CROWN, 41, "combat", rolls=[roll])
        assert driver.over
        assert state.leader_at[leader] == at
        told = driver.values("sniper")[0]
        assert (told["roll"], told["needed"], told["fatal"]) == (roll, 6, 9)
    state = table()
    put(state, "graham-light", "1505")
    leader = lead(state, "dillon", "1506")
    driver = played(state, CROWN, 41, "combat", rolls=[9])
    assert state.leader_at[leader] == ELIMINATED
    assert state.morale == [20, 15, 18], "as any loss of Dillon"
    assert state.vp == [2, 0, 0]


@pytest.mark.clause("C41")
def test_a_leader_driven_back_goes_one_hex_where_his_owner_likes() -> None:
    state = table()
    put(state, "graham-light", "1505")
    leader = lead(state, "dillon", "1506")
    driver = played(state, CROWN, 41, "combat", rolls=[6])
    assert driver.decision.seat == "allied"
    ends = {hex_at(action.split()[1]) for action in driver.actions}
    assert all(GRID.distance(hex_at("1506"), end) == 1 for end in ends)
    assert not ends & {hex_at("1505")}
    driver.push(driver.actions[0])
    assert GRID.distance(hex_at("1506"), state.leader_at[leader]) == 1


@pytest.mark.clause("C41")
def test_the_sniper_needs_a_leader_next_to_him() -> None:
    state = table()
    put(state, "graham-light", "1505")
    lead(state, "dillon", "1509")
    hold(state, CROWN, 41)
    driver = opened(state, "combat")
    assert driver.over or "play 41" not in driver.actions


@pytest.mark.clause("C44")
def test_a_wounded_leader_lies_at_headquarters_and_does_nothing_this_turn() -> None:
    for roll, army, leader in ((4, FRENCH, "dillon"), (5, 2, "lincoln")):
        state = table()
        lead(state, "dillon", "1306")
        lead(state, "destaing", "1306")
        lead(state, "lincoln", "1509")
        lead(state, "huger", "2606")
        driver = played(state, CROWN, 44, "movement", rolls=[roll])
        driver.push(f"wound {leader}")
        index = LEADER[leader]
        assert state.leader_at[index] == HQ[army]
        assert not effects.leader_active(state, index)
        effects.clear(state)
        assert effects.leader_active(state, index)


@pytest.mark.clause("C44")
def test_against_the_british_no_die_is_needed() -> None:
    state = table()
    lead(state, "prevost", "1404")
    played(state, ALLIES, 44, "movement")
    assert not effects.leader_active(state, LEADER["prevost"])


# --- 29: chaos ------------------------------------------------------------------------------------


def assault() -> SavannahState:
    state = table(TACTICAL, ALLIES)
    put(state, "foix", "1506")
    put(state, "auxerrois", "1506")
    put(state, "foot-60", "1505")
    return state


@pytest.mark.clause("C29")
def test_chaos_sends_back_attackers_who_fail_and_costs_the_rest_one() -> None:
    state = assault()
    hold(state, CROWN, 29)
    # Auxerrois (+1) rolls 3 and fails, Foix (+1) rolls 4 and passes, in the order of the counters.
    driver = run(state, CloseCombat(ALLIES), rolls=[3, 4])
    while "play 29" not in driver.actions:
        driver.push("pass" if "pass" in driver.actions else driver.actions[0])
    driver.push("play 29")
    while driver.prompt in ("prompt-retreat", "prompt-escort"):
        driver.push(driver.actions[0])
    assert where(state, "auxerrois") != "1506"
    assert where(state, "foix") == "1506"
    units = [UNIT["foix"]]
    assert effects.combat_effects(state, units, [UNIT["foot-60"]], -1) == [("card-29", -1)]
    assert effects.combat_effects(state, [UNIT["foot-60"]], units, -1) == []


@pytest.mark.clause("C29")
@pytest.mark.clause("G13.23")
def test_who_finds_no_way_back_from_chaos_is_a_prize_of_the_enemy() -> None:
    state = table(TACTICAL, ALLIES)
    foix = put(state, "foix", "1506")
    garrison = ("foot-60", "fraser-1", "fraser-2", "trumbach", "wissenbach", "delancey-1")
    for unit, hex_ in zip(garrison, GRID.neighbours[state.at[foix]], strict=True):
        put(state, unit, hex_key(hex_))
    hold(state, CROWN, 29)
    driver = run(state, CloseCombat(ALLIES), rolls=[3])
    while "play 29" not in driver.actions:
        driver.push("pass" if "pass" in driver.actions else driver.actions[0])
    driver.push("play 29")
    assert state.at[foix] == CAPTURED
    assert state.morale == [20, 16, 18]
    assert state.vp == [2, 0, 0]


@pytest.mark.clause("C29")
def test_chaos_answers_declared_attacks_of_the_enemy_only() -> None:
    state = assault()
    hold(state, ALLIES, 29)
    driver = run(state, CloseCombat(ALLIES))
    prompts: list[str] = []
    while driver.prompt == "prompt-cards":
        prompts.append(driver.prompt)
        assert "play 29" not in driver.actions
        driver.push("pass")
    hold(state, CROWN, 29)
    assert opened(state, "declared").over, "nobody attacks"


# --- 43: a gun bursts -----------------------------------------------------------------------------


@pytest.mark.clause("C43")
def test_a_gun_that_bursts_fires_with_what_is_left_without_points_or_morale() -> None:
    state = table(TACTICAL, ALLIES)
    gun = put(state, "british-battery-b", "1505")
    put(state, "foix", "1506")
    hold(state, ALLIES, 43)
    driver = run(state, DefensiveFire(CROWN), rolls=[5])
    while not driver.actions[0].startswith("fire "):
        driver.push("pass")
    driver.push("fire british-battery-b foix")
    while driver.prompt == "prompt-join-fire":
        driver.push("done")
    assert driver.actions == ["pass", "play 43"]
    driver.push("play 43")
    assert state.steps[gun] == 1
    assert state.vp == [0, 0, 0]
    assert state.morale == [19, 17, 18]
    # One point at an adjacent target hits on 7: three points would have hit on 4, with this 5.
    assert [dict(e.args)["needed"] for e in driver.told("fire-misses")] == [7]


@pytest.mark.clause("C43")
@pytest.mark.clause("X3.IX")
def test_a_mortar_may_burst_too() -> None:
    for steps, at, thrown in ((2, "1910", 1), (1, "off", 0)):
        state = table(TACTICAL, ALLIES)
        put(state, "mortar-battery", "1910", steps=steps)
        hold(state, CROWN, 43)
        driver = run(state, Mortars(), rolls=[0] * thrown)
        driver.push("shell 1907")
        assert driver.actions == ["pass", "play 43"]
        assert driver.decision.seat == "british"
        driver.push("play 43")
        assert driver.over
        assert where(state, "mortar-battery") == at
        assert len(driver.told("scatter")) == thrown
        assert (state.vp, state.morale) == ([0, 0, 0], [19, 17, 18])


@pytest.mark.clause("C43")
def test_a_battery_of_one_step_that_bursts_does_not_fire() -> None:
    state = table(TACTICAL, ALLIES)
    put(state, "british-invalid-battery", "1505")
    put(state, "foix", "1506")
    hold(state, ALLIES, 43)
    driver = run(state, DefensiveFire(CROWN))
    while not driver.actions[0].startswith("fire "):
        driver.push("pass")
    driver.push("fire british-invalid-battery foix")
    driver.push("play 43")
    assert driver.over
    assert state.at[UNIT["british-invalid-battery"]] == ELIMINATED
    assert not driver.told("fire-misses")
    assert not driver.told("fire-hits")
    assert state.vp == [0, 0, 0]


# --- 51: spiking the guns -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "guns", "light"),
    [
        *[(roll, "", "") for roll in range(5)],
        (5, "D", ""),
        (6, "D", "D"),
        (7, "D", "D"),
        (8, "1", "1"),
        (9, "1", "C"),
    ],
)
@pytest.mark.clause("C51")
def test_one_roll_for_the_guns_and_for_who_spikes_them(roll: int, guns: str, light: str) -> None:
    state = table(TACTICAL, CROWN)
    unit = put(state, "graham-light", "1604")
    gun = put(state, "reserve-artillery", "1608")
    driver = played(state, CROWN, 51, "movement", rolls=[roll])
    assert driver.over, "there is only one pair"
    told = driver.values("spiked")[0]
    assert (told["roll"], told["needed"], told["risk"]) == (roll, 5, 6)
    assert (state.order[gun] == DISRUPTED) is (guns == "D")
    assert (state.steps[gun] == 1) is (guns == "1")
    assert (state.order[unit] == DISRUPTED) is (light == "D")
    assert (state.at[unit] >= 0 and state.steps[unit] == 1) is (light == "1")
    assert (state.at[unit] == CAPTURED) is (light == "C")
    assert where(state, "reserve-artillery") == "1608", "disrupted in place"
    british = 19 + (guns == "1") - (light != "")
    french = 17 - (guns != "") + (light in ("1", "C"))
    assert state.morale == [british, french, 18]


@pytest.mark.clause("C51")
def test_light_infantry_reaches_guns_within_four_hexes() -> None:
    state = table(TACTICAL, CROWN)
    put(state, "graham-light", "1604")
    put(state, "reserve-artillery", "1609")
    hold(state, CROWN, 51)
    driver = opened(state, "movement")
    assert driver.over or "play 51" not in driver.actions
    put(state, "beekman", "1608")
    assert run(state, Window("movement")).actions == ["pass", "play 51"]
