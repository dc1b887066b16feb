"""G13: what results do, retreats, captures, pins, disorder, morale checks; G14.3."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.casualty import LeaderLoss
from longroll.titles.savannah.combat import Combat, Suffer
from longroll.titles.savannah.combat.results import Blow
from longroll.titles.savannah.components import GRID, LEADER, LEADERS, UNIT, hex_at, hex_key
from longroll.titles.savannah.ground import zoc
from longroll.titles.savannah.losses import capture, disrupt, lose_leader, lose_step
from longroll.titles.savannah.momentum import gain_momentum
from longroll.titles.savannah.morale import change_morale
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.rally import Rally
from longroll.titles.savannah.retreat import Retreat, retreat_one
from longroll.titles.savannah.state import CAPTURED, ELIMINATED, SavannahState
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import (
    ALLIES,
    AMERICAN,
    BRITISH,
    CROWN,
    DISRUPTED,
    FRENCH,
    PARADE,
    SHATTERED,
    Driver,
    lead,
    mask,
    playing,
    put,
    run,
    where,
)


def suffer(
    state: SavannahState,
    code: str,
    units: tuple[str, ...],
    rolls: list[int] | None = None,
    *,
    intruders: tuple[str, ...] = (),
    by: int = FRENCH,
    chooser: int = FRENCH,
    shelter: int = 0,
) -> Driver:
    """A result on a side whose first unit leads."""
    indices = tuple(UNIT[unit] for unit in units)
    refugees = tuple(UNIT[unit] for unit in intruders)
    blow = Blow(code, indices[0], indices, refugees, by, chooser, (0, 0, 0), shelter)
    return run(state, Suffer(blow), rolls=rolls or [])


def finish(driver: Driver) -> Driver:
    """Take the first way until it is over."""
    while not driver.over:
        driver.push(driver.actions[0])
    return driver


def post(*units: str, **orders: int) -> SavannahState:
    state = meadow()
    for unit in units:
        put(state, unit, "1909", order=orders.get(unit.replace("-", "_"), PARADE))
    return state


def away(state: SavannahState, unit: str, start: str = "1909") -> int:
    return GRID.distance(state.at[UNIT[unit]], hex_at(start))


# --- The results ----------------------------------------------------------------------------------


@pytest.mark.clause("G13.1.R")
@pytest.mark.clause("G12.23.7")
def test_r_the_lead_goes_back_a_hex_and_the_others_if_they_fail() -> None:
    state = post("delancey-1", "wissenbach", "british-battery-a")
    driver = finish(suffer(state, "R", ("delancey-1", "wissenbach", "british-battery-a"), [5, 3]))
    assert away(state, "delancey-1") == 1
    assert away(state, "wissenbach") == 0  # 5 and morale 0 pass
    assert away(state, "british-battery-a") == 1  # 3 and +1 fail
    assert (state.morale, state.vp) == ([19, 17, 18], [0, 0, 0])
    assert driver.values("morale-check-failed")[0] == {
        "unit": "british-battery-a",
        "roll": 3,
        "amount": 1,
        "count": 4,
        "needed": 5,
    }


@pytest.mark.clause("G13.1.D")
@pytest.mark.clause("G13.3.e")
@pytest.mark.clause("T.AM")
def test_d_disorders_the_lead_and_drives_it_three_hexes() -> None:
    state = post("delancey-1", "wissenbach")
    finish(suffer(state, "D", ("delancey-1", "wissenbach"), [0]))
    assert state.order[UNIT["delancey-1"]] == DISRUPTED
    assert away(state, "delancey-1") == 3
    assert away(state, "wissenbach") == 1
    assert (state.morale, state.vp) == ([18, 17, 18], [0, 0, 0])


@pytest.mark.clause("G13.1.D.disr")
@pytest.mark.clause("T.VP")
@pytest.mark.clause("X2.9")
def test_a_disrupted_unit_is_shattered_by_a_d_and_still_retreats_three() -> None:
    state = post("delancey-1", delancey_1=DISRUPTED)
    finish(suffer(state, "D", ("delancey-1",)))
    assert state.order[UNIT["delancey-1"]] == SHATTERED
    assert away(state, "delancey-1") == 3
    assert (state.morale, state.vp) == ([18, 17, 18], [0, 1, 0])


@pytest.mark.clause("G13.1.D.shat")
@pytest.mark.clause("G13.4.e")
def test_a_shattered_unit_is_eliminated_by_a_d() -> None:
    state = post("delancey-1", delancey_1=SHATTERED)
    driver = suffer(state, "D", ("delancey-1",))
    assert driver.over
    assert state.at[UNIT["delancey-1"]] == ELIMINATED
    assert (state.morale, state.vp) == ([18, 17, 18], [0, 4, 0])


@pytest.mark.clause("G13.1.1")
@pytest.mark.clause("T.AM")
@pytest.mark.clause("T.VP")
@pytest.mark.clause("G2.2b")
def test_1_takes_a_step_and_the_unit_holds() -> None:
    state = post("delancey-1", "wissenbach")
    driver = suffer(state, "1", ("delancey-1", "wissenbach"), [9])
    assert driver.over
    assert (where(state, "delancey-1"), state.steps[UNIT["delancey-1"]]) == ("1909", 1)
    assert (state.morale, state.vp) == ([18, 18, 18], [0, 1, 0])
    suffer(state, "1", ("delancey-1",))
    assert state.at[UNIT["delancey-1"]] == ELIMINATED
    assert (state.morale, state.vp) == ([17, 19, 18], [0, 4, 0])


@pytest.mark.clause("G13.1.1")
@pytest.mark.clause("T.VP")
def test_a_unit_of_one_step_is_eliminated_by_a_1_for_one_point() -> None:
    state = post("georgia-militia-1")
    suffer(state, "1", ("georgia-militia-1",))
    assert state.at[UNIT["georgia-militia-1"]] == ELIMINATED
    assert state.vp == [0, 2, 0]


@pytest.mark.clause("G13.1.2")
@pytest.mark.clause("T.AM")
@pytest.mark.clause("T.VP")
def test_2_eliminates_a_full_unit_of_two_steps() -> None:
    state = post("delancey-1", "wissenbach")
    suffer(state, "2", ("delancey-1", "wissenbach"), [9])
    assert state.at[UNIT["delancey-1"]] == ELIMINATED
    assert state.steps[UNIT["wissenbach"]] == 2
    assert (state.morale, state.vp) == ([17, 18, 18], [0, 4, 0])


@pytest.mark.clause("G13.1.2")
def test_2_on_a_single_step_takes_another_from_a_friend_of_the_owner_s_choice() -> None:
    state = post("georgia-militia-1", "wissenbach", "british-battery-a")
    units = ("georgia-militia-1", "wissenbach", "british-battery-a")
    driver = suffer(state, "2", units, [9, 9])
    assert driver.actions == ["lose-step wissenbach", "lose-step british-battery-a"]
    assert driver.decision.seat == "british"
    driver.push("lose-step british-battery-a")
    assert state.steps[UNIT["british-battery-a"]] == 1
    assert (state.morale, state.vp) == ([17, 18, 18], [0, 3, 0])


@pytest.mark.clause("G13.1.2")
def test_2_on_a_single_step_alone_loses_no_more() -> None:
    state = post("georgia-militia-1")
    assert suffer(state, "2", ("georgia-militia-1",)).over
    assert (state.morale, state.vp) == ([17, 18, 18], [0, 2, 0])


@pytest.mark.clause("G13.1.DC")
@pytest.mark.clause("G13.1.AC")
@pytest.mark.clause("T.VP")
@pytest.mark.parametrize(
    ("code", "chooser", "seat"), [("DC", BRITISH, "british"), ("AC", FRENCH, "allied")]
)
def test_captures_and_what_the_others_do(code: str, chooser: int, seat: str) -> None:
    state = post("delancey-1", "wissenbach", "british-battery-a")
    units = ("delancey-1", "wissenbach", "british-battery-a")
    driver = suffer(state, code, units, [5, 2], chooser=chooser)
    assert driver.decision.seat == seat
    assert driver.actions == [f"capture {unit}" for unit in units]
    driver.push("capture delancey-1")
    finish(driver)
    assert state.at[UNIT["delancey-1"]] == CAPTURED
    assert (away(state, "wissenbach"), state.order[UNIT["wissenbach"]]) == (1, PARADE)
    assert (away(state, "british-battery-a"), state.order[UNIT["british-battery-a"]]) == (
        3,
        DISRUPTED,
    )
    assert (state.morale, state.vp) == ([17, 18, 18], [0, 2, 0])


@pytest.mark.clause("G13.1.PIN")
@pytest.mark.clause("G13.3.f")
@pytest.mark.clause("G13.4.f")
def test_pin_captures_the_disordered_of_both_sides_and_pins_the_rest() -> None:
    state = meadow()
    fusiliers = put(state, "guadeloupe-fusiliers", "1910")
    put(state, "auxerrois", "1910", order=DISRUPTED)
    delancey = put(state, "delancey-1", "1909")
    put(state, "georgia-militia-1", "1909", order=SHATTERED)
    driver = clash(state, 3)  # 2 against 3 is 1-2; 3 and +1 for disorder are 4: R/-
    assert driver.values("combat-roll")[0]["result"] == "R/-"
    state = meadow()
    fusiliers = put(state, "guadeloupe-fusiliers", "1910")
    put(state, "auxerrois", "1910", order=DISRUPTED)
    delancey = put(state, "delancey-1", "1909")
    put(state, "georgia-militia-1", "1909", order=SHATTERED)
    driver = clash(state, 4)
    assert driver.over
    assert driver.values("combat-roll")[0]["result"] == "PIN"
    assert driver.values("unit-captured") == [{"unit": "georgia-militia-1"}, {"unit": "auxerrois"}]
    assert state.pinned == 1 << fusiliers | 1 << delancey
    assert (state.morale, state.vp) == ([19, 17, 18], [2, 2, 0])


@pytest.mark.clause("X4.9.lost")
@pytest.mark.clause("X4.9.pen")
def test_the_lost_are_pinned_instead_of_retreating() -> None:
    state = meadow()
    foix = put(state, "hainault", "1910", lost=True)
    fraser = put(state, "fraser-1", "1909")
    driver = clash(state, 5)  # 2 against 4 is 1-2; 5 + 1 - 2 are 4: R/-
    assert driver.values("combat-roll")[0]["result"] == "R/-"
    assert driver.over
    assert state.pinned == 1 << foix | 1 << fraser
    assert where(state, "hainault") == "1910"


@pytest.mark.clause("G13.1.none")
@pytest.mark.clause("G12.23.7")
def test_only_the_side_that_a_result_names_suffers_and_the_defender_first() -> None:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "graham-light", "1909")
    driver = finish(clash(state, 5))  # 3-2, the leads' morale cancels: R/R
    assert [v["unit"] for v in driver.values("retreats")] == ["graham-light", "hainault"]
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "graham-light", "1909")
    driver = finish(clash(state, 6))  # -/R
    assert [v["unit"] for v in driver.values("retreats")] == ["graham-light"]


@pytest.mark.clause("G13.1.star")
@pytest.mark.clause("X4.18.cas")
@pytest.mark.clause("T.LEAD")
@pytest.mark.clause("X2.7")
def test_star_costs_a_leader_of_the_owner_s_choice() -> None:
    state = post("delancey-1")
    lead(state, "prevost", "1909")
    lead(state, "maitland", "1909")
    lead(state, "von-porbeck", "1910")
    driver = suffer(state, "1*", ("delancey-1",))
    assert driver.actions == ["lose-leader prevost", "lose-leader maitland"]
    assert driver.decision.seat == "british"
    driver.push("lose-leader maitland")
    assert state.leader_at[1] == ELIMINATED
    # the step: -1, +1, 0.5; Maitland: -2, +1, 0.5
    assert (state.morale, state.vp) == ([16, 19, 18], [0, 2, 0])


@pytest.mark.clause("G13.1.star")
@pytest.mark.clause("G14.31")
def test_star_without_a_leader_in_the_hex_is_ignored() -> None:
    state = post("delancey-1")
    lead(state, "prevost", "1910")
    assert suffer(state, "1*", ("delancey-1",)).over
    assert state.leader_at[0] == hex_at("1910")
    assert state.morale == [18, 18, 18]


@pytest.mark.clause("T.LEAD")
@pytest.mark.parametrize(
    ("leader", "own", "gain", "vp"),
    [
        ("prevost", 2, 2, 4),
        ("maitland", 2, 1, 1),
        ("von-porbeck", 1, 1, 0),
        ("destaing", 2, 2, 4),
        ("de-noailles", 1, 1, 2),
        ("dillon", 2, 1, 2),
        ("von-stedingk", 1, 1, 0),
        ("lincoln", 2, 2, 4),
        ("huger", 1, 1, 2),
        ("mcintosh", 1, 1, 2),
        ("laurens", 2, 1, 1),
    ],
)
def test_what_each_leader_is_worth(leader: str, own: int, gain: int, vp: int) -> None:
    state = meadow()
    index = lead(state, leader, "1910")
    army = LEADERS[index].army
    by = FRENCH if army == BRITISH else BRITISH
    before = list(state.morale)
    lose_leader(playing(state), index, by)
    assert before[army] - state.morale[army] == own
    assert state.morale[by] - before[by] == gain
    assert state.vp[by] == vp


@pytest.mark.clause("T.LEAD.note")
@pytest.mark.clause("X4.18.cas")
@pytest.mark.clause("G12.64")
def test_the_commanders_cost_a_chit() -> None:
    for leader, before, after in (
        ("prevost", [1, 1], [0, 1]),
        ("prevost", [0, 1], [0, 2]),
        ("destaing", [0, 1], [0, 0]),
        ("lincoln", [0, 0], [1, 0]),
        ("lincoln", [5, 0], [5, 0]),
        ("maitland", [1, 0], [1, 0]),
    ):
        state = meadow()
        state.momentum = list(before)
        lose_leader(playing(state), lead(state, leader, "1910"), BRITISH if after else -1)
        assert state.momentum == after, leader


@pytest.mark.clause("G12.64")
def test_the_capture_of_a_full_elite_unit_costs_a_chit() -> None:
    for unit, steps, expected in (
        ("foot-60", 2, [1, 1]),
        ("foot-60", 1, [2, 1]),
        ("trumbach", 2, [2, 1]),
    ):
        state = meadow()
        state.momentum = [2, 1]
        capture(playing(state), put(state, unit, "1909", steps), FRENCH)
        assert state.momentum == expected, unit


@pytest.mark.clause("G12.64")
@pytest.mark.clause("G1.adv")
def test_the_basic_game_has_no_chits_to_lose_with_a_captured_unit() -> None:
    state = meadow(basic=True)
    state.momentum = [0, 1]
    capture(playing(state), put(state, "foot-60", "1909"), FRENCH)
    assert state.momentum == [0, 1]


@pytest.mark.clause("G12.61")
@pytest.mark.clause("G12.65")
def test_with_an_empty_pool_the_enemy_returns_a_chit() -> None:
    for before, after in (([2, 2], [3, 2]), ([2, 3], [2, 2]), ([5, 0], [5, 0])):
        state = meadow()
        state.momentum = list(before)
        gain_momentum(playing(state), CROWN)
        assert state.momentum == after


# --- X4.13: whose morale and whose points ---------------------------------------------------------


@pytest.mark.clause("X4.13.credit")
def test_pulaski_with_the_french_is_charged_and_credited_to_them() -> None:
    state = meadow()
    put(state, "foix", "1910")
    lose_step(playing(state), put(state, "pulaski-legion", "1910"), BRITISH)
    assert state.morale == [20, 16, 18]
    state = meadow()
    lose_step(playing(state), put(state, "pulaski-legion", "1910"), BRITISH)
    assert state.morale == [20, 17, 17]
    state = meadow()
    put(state, "foix", "1910")
    put(state, "pulaski-legion", "2010")
    put(state, "delancey-1", "1909")
    driver = clash(state, 8).push("lead pulaski-legion")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    finish(driver)  # 5 against 2 is 2-1; 8 and +1 are 9: -/1
    assert state.morale == [18, 18, 18]
    assert state.vp == [0, 1, 0]


@pytest.mark.clause("X4.13.credit")
def test_what_pulaski_takes_beside_french_guns_is_credited_to_them() -> None:
    for guns, points in ((True, [0, 2, 0]), (False, [0, 0, 2])):
        state = meadow()
        put(state, "pulaski-legion", "1910")
        if guns:
            put(state, "reserve-artillery", "1910")
        put(state, "british-invalid-battery", "1909")
        clash(state)
        assert state.at[UNIT["british-invalid-battery"]] == CAPTURED
        assert state.vp == points


@pytest.mark.clause("X4.8.creek.loss")
@pytest.mark.clause("T.VP")
def test_the_creeks_cost_no_morale_and_half_a_point() -> None:
    state = meadow()
    lose_step(playing(state), put(state, "creek", "1910"), AMERICAN)
    assert (state.morale, state.vp) == ([19, 17, 18], [0, 0, 1])


@pytest.mark.clause("X4.8.creek.loss")
@pytest.mark.clause("T.AM")
def test_creeks_in_disorder_cost_morale_until_they_are_gone() -> None:
    state = meadow()
    creek = put(state, "creek", "1910")
    for morale, points in ((18, 0), (17, 1), (17, 2)):  # disrupted, shattered, eliminated
        disrupt(playing(state), creek, AMERICAN)
        assert (state.morale, state.vp) == ([morale, 17, 18], [0, 0, points])


# --- Morale checks --------------------------------------------------------------------------------


@pytest.mark.clause("G13.5")
@pytest.mark.clause("G13.5.works")
@pytest.mark.clause("T.MCDRM")
def test_checks_pass_with_five_and_works_help() -> None:
    for roll, shelter, stays in ((4, 0, False), (5, 0, True), (4, 1, True), (3, 1, False)):
        state = post("delancey-1", "wissenbach")
        finish(suffer(state, "R", ("delancey-1", "wissenbach"), [roll], shelter=shelter))
        assert (away(state, "wissenbach") == 0) == stays


@pytest.mark.clause("G13.5.works")
def test_works_count_only_if_all_attackers_come_through_them() -> None:
    for other, shelter in ((None, 1), ("1503", 0)):
        state = meadow()
        put(state, "delancey-1", "1404")
        put(state, "foix", "1405")
        if other:
            put(state, "auxerrois", other)
        driver = clash(state)
        while driver.prompt != "prompt-tactic":
            driver.push(driver.actions[0])
        frame = state.stack[-1]
        assert isinstance(frame, Combat)
        assert frame.shelter == shelter


@pytest.mark.clause("G13.5.lead")
@pytest.mark.clause("G14.23")
@pytest.mark.clause("G15.32")
def test_leadership_is_added_to_checks_as_long_as_the_leader_stays() -> None:
    for goes, stays in ((False, True), (True, False)):
        state = post("delancey-1", "wissenbach")
        lead(state, "prevost", "1909")
        driver = suffer(state, "R", ("delancey-1", "wissenbach"), [4])
        while driver.prompt != "prompt-escort":
            driver.push(driver.actions[0])
        assert driver.actions == ["escort prevost", "done"]
        driver.push("escort prevost" if goes else "done")
        finish(driver)
        assert (away(state, "wissenbach") == 0) == stays


@pytest.mark.clause("G16.24")
def test_pending_checks_use_the_level_at_the_start_of_the_combat() -> None:
    # The French fall from 11 to 10 with the first result; the check is still made at High.
    state = meadow()
    state.morale[FRENCH] = 11
    put(state, "conde", "1910")
    put(state, "foix", "1910")
    put(state, "trumbach", "1909")
    put(state, "delancey-1", "1909")
    driver = clash(state, 1, 4).push("lead foix", "lead trumbach")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    finish(driver)
    assert state.morale[FRENCH] == 10
    assert driver.values("morale-check-passed") == [
        {"unit": "conde", "roll": 4, "amount": 1, "count": 5, "needed": 5}
    ]


# --- Retreats -------------------------------------------------------------------------------------


@pytest.mark.clause("G13.21")
@pytest.mark.clause("X4.19.retreat")
def test_a_retreat_goes_where_no_enemy_is_adjacent_then_towards_headquarters() -> None:
    state = meadow()
    put(state, "delancey-1", "1910")
    put(state, "foix", "1911")
    driver = run(state, Retreat(UNIT["delancey-1"], 1))
    # 1811 and 2011 touch the enemy; all other hexes are nearer to 1802 than 1910 is, but 2010
    assert driver.actions == ["retreat 1810", "retreat 1909"]
    for text, clause in (
        ("retreat 1911", "G13.22"),
        ("retreat 2011", "G13.22"),
        ("retreat 2010", "X4.19.retreat"),
        ("retreat 1811", "G13.21"),
        ("retreat 1905", "G13.24"),
    ):
        denial = driver.why(text)
        assert denial is not None
        assert denial.clause == clause, text


@pytest.mark.clause("G13.22")
@pytest.mark.clause("G14.32")
def test_no_retreat_onto_a_lone_enemy_leader() -> None:
    state = meadow()
    put(state, "delancey-1", "1910")
    put(state, "foix", "1911")
    lead(state, "dillon", "1909")
    assert run(state, Retreat(UNIT["delancey-1"], 1)).over  # 1810 alone is left
    assert where(state, "delancey-1") == "1810"
    assert state.leader_at[LEADER["dillon"]] == hex_at("1909")
    state = meadow()
    put(state, "delancey-1", "1910")
    lead(state, "dillon", "1909")
    driver = run(state, Retreat(UNIT["delancey-1"], 3))
    denial = driver.why("retreat 1909")
    assert not driver.over
    assert denial is not None
    assert (denial.clause, denial.key) == ("G13.22", "deny-retreat-enemy")


@pytest.mark.clause("G13.22")
@pytest.mark.clause("G8.2")
def test_no_retreat_into_zones_even_where_friends_stand_nor_over_the_limit() -> None:
    state = meadow()
    put(state, "delancey-1", "1910")
    put(state, "foix", "2011")  # zone over 2010, 1911
    put(state, "trumbach", "2010")
    put(state, "wissenbach", "1909")
    put(state, "fraser-1", "1810")
    put(state, "fraser-2", "1810")
    driver = run(state, Retreat(UNIT["delancey-1"], 1))
    assert driver.over
    assert where(state, "delancey-1") == "1909"  # 2 and 2 points fit, 5 and 2 do not


@pytest.mark.clause("G13.23")
@pytest.mark.clause("T.AM")
def test_who_cannot_retreat_is_captured() -> None:
    state = meadow()
    put(state, "delancey-1", "1910")
    for unit, hex_ in (("foix", "1909"), ("hainault", "2011"), ("auxerrois", "1811")):
        put(state, unit, hex_)
    driver = run(state, Retreat(UNIT["delancey-1"], 1, FRENCH))
    assert driver.over
    assert state.at[UNIT["delancey-1"]] == CAPTURED
    assert (state.morale, state.vp) == ([18, 18, 18], [0, 2, 0])


@pytest.mark.clause("G13.23.exc")
@pytest.mark.clause("G7.2")
def test_a_full_unit_barred_by_the_limit_alone_may_lose_a_step_instead() -> None:
    state = meadow()
    put(state, "fraser-1", "1910")  # 4 points, 2 when reduced
    put(state, "foix", "2011")
    put(state, "armagnac", "1811")
    put(state, "delancey-1", "1909")
    put(state, "new-york-volunteers", "1909")  # 4 points here, and 6 in 1810
    put(state, "british-battery-a", "1810")
    put(state, "wissenbach", "1810")
    put(state, "sc-royalists-1", "1810")
    driver = run(state.copy(), Retreat(UNIT["fraser-1"], 1, FRENCH))
    assert (driver.prompt, driver.actions) == (
        "prompt-spare",
        ["lose-step fraser-1", "yield fraser-1"],
    )
    driver.push("lose-step fraser-1")
    assert where(driver.state, "fraser-1") == "1909"
    assert (driver.state.morale, driver.state.vp) == ([18, 18, 18], [0, 1, 0])
    driver = run(state, Retreat(UNIT["fraser-1"], 1, FRENCH)).push("yield fraser-1")
    assert state.at[UNIT["fraser-1"]] == CAPTURED


@pytest.mark.clause("G13.24")
def test_three_hexes_end_three_hexes_away_by_the_shortest_way() -> None:
    state = meadow()
    unit = put(state, "delancey-1", "1910")
    driver = finish(run(state, Retreat(unit, 3)))
    assert driver.returned == 1
    assert away(state, "delancey-1", "1910") == 3
    told = [str(v["hex"]) for v in driver.values("retreats")]
    assert [GRID.distance(hex_at(hex_), hex_at("1910")) for hex_ in told] == [1, 2, 3]


@pytest.mark.clause("G13.24")
def test_an_end_next_to_the_enemy_only_if_there_is_no_other() -> None:
    state = meadow()
    unit = put(state, "delancey-1", "1910")
    for guns, hex_ in (("reserve-artillery", "1906"), ("conde", "2109")):
        put(state, guns, hex_, order=SHATTERED)
    driver = run(state, Retreat(unit, 3))
    finish(driver)
    near = GRID.adjacency[state.at[unit]]
    assert not near & mask("1906", "2109")


@pytest.mark.clause("G13.22")
@pytest.mark.clause("T.TEC")
def test_no_retreat_into_ground_that_is_prohibited() -> None:
    state = meadow()
    gun = put(state, "british-battery-a", "1205")
    put(state, "foix", "1306")
    driver = finish(run(state, Retreat(gun, 1)))
    assert hex_key(state.at[gun]) not in ("1204", "1105")
    assert driver.returned == 1


@pytest.mark.clause("G13.26")
@pytest.mark.clause("G14.31")
def test_leaders_go_along_or_stay() -> None:
    state = meadow()
    unit = put(state, "foix", "1910")
    put(state, "sc-1", "1910")
    lead(state, "dillon", "1910")
    lead(state, "lincoln", "1910")
    driver = run(state, Retreat(unit, 1)).push("retreat 2011")
    assert driver.actions == ["escort dillon", "done"]
    driver.push("escort dillon")
    assert driver.actions == ["escort lincoln", "done"]
    driver.push("done")
    assert driver.over
    assert (state.leader_at[5], state.leader_at[7]) == (hex_at("2011"), hex_at("1910"))


@pytest.mark.clause("X4.1.1.retreat")
@pytest.mark.clause("X4.1.3.retreat")
def test_allies_may_retreat_onto_each_other() -> None:
    state = meadow()
    unit = put(state, "foix", "1910")
    for british, hex_ in (("trumbach", "1909"), ("delancey-1", "1811")):
        put(state, british, hex_)
    put(state, "sc-1", "2011")
    put(state, "san-domingue-detachment", "1911", order=SHATTERED)
    driver = run(state, retreat_one(unit))
    if driver.prompt == "prompt-retreat":
        driver.push(driver.actions[-1])
    assert where(state, "foix") == "2011"


@pytest.mark.clause("X4.1.2")
def test_negro_volunteers_who_could_only_join_southerners_are_captured() -> None:
    state = meadow()
    unit = put(state, "negro-volunteers", "1910")
    for enemy, hex_ in (("foix", "2011"), ("armagnac", "1811")):
        put(state, enemy, hex_)
    put(state, "georgia-militia-1", "1909")
    put(state, "georgia-volunteers", "1810")
    assert run(state, Retreat(unit, 1, FRENCH)).over
    assert state.at[unit] == CAPTURED


@pytest.mark.clause("X4.1.2")
def test_southerners_whose_only_way_is_to_negro_volunteers_displace_them() -> None:
    for free in (False, True):
        state = meadow()
        unit = put(state, "georgia-militia-1", "1910")
        put(state, "foix", "2011")
        if not free:
            put(state, "armagnac", "1811")
        other = put(state, "negro-volunteers", "1909")
        finish(run(state, Retreat(unit, 1, FRENCH)))
        assert state.at[unit] >= 0
        assert (where(state, "georgia-militia-1") == "1909") != free
        assert (state.at[other] == CAPTURED) != free
        assert state.vp == [0, 0 if free else 2, 0]


@pytest.mark.clause("X4.8.creek")
def test_creeks_do_not_retreat_into_the_perimeter() -> None:
    state = meadow()
    unit = put(state, "creek", "1405")
    put(state, "foix", "1406")
    driver = run(state, Retreat(unit, 1, FRENCH))
    assert "retreat 1404" not in ([] if driver.over else driver.actions)
    finish(driver)
    assert where(state, "creek") not in ("1404", "1504")


@pytest.mark.clause("G13.25")
def test_units_that_fell_back_into_a_fight_add_nothing_and_check_if_their_side_suffers() -> None:
    state = post("delancey-1", "wissenbach", "royal-marines")
    state.fell_back = 1 << UNIT["wissenbach"] | 1 << UNIT["royal-marines"]
    driver = suffer(state, "1", ("delancey-1",), [5, 2], intruders=("wissenbach", "royal-marines"))
    finish(driver)
    assert (away(state, "wissenbach"), state.order[UNIT["wissenbach"]]) == (1, PARADE)
    assert (away(state, "royal-marines"), state.order[UNIT["royal-marines"]]) == (3, DISRUPTED)


@pytest.mark.clause("G13.25")
def test_a_unit_that_falls_back_into_an_undecided_combat_is_no_part_of_it() -> None:
    # Wissenbach can only fall back on 1909, where DeLancey has yet to be attacked.
    state = meadow()
    put(state, "armagnac", "2110")
    put(state, "wissenbach", "2009")
    put(state, "grenadier-bn", "2109")
    put(state, "conde", "2008", order=SHATTERED)
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    driver = clash(state, 5, 9)
    while driver.prompt in ("prompt-divert", "prompt-attack"):
        driver.push(driver.actions[0])
    assert driver.actions == ["resolve 1909", "resolve 2009"]
    state.fell_back = 1 << put(state, "royal-marines", "1909")
    driver.push("resolve 1909")
    assert driver.values("odds") == [{"attack": 3, "defence": 2, "odds": "3-2"}]
    assert driver.values("leads")[-1] == {"unit": "delancey-1", "side": "british"}
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    # 5 and +1 are 6, -/R: DeLancey goes; the marines, with 9 and +1, pass and go too
    assert [str(v["unit"]) for v in driver.values("morale-check-passed")] == ["royal-marines"]
    assert away(state, "royal-marines") == 1


@pytest.mark.clause("G13.25")
@pytest.mark.clause("G13.1.PIN")
def test_a_pin_too_is_a_result_for_which_those_who_fell_back_have_to_check() -> None:
    state = meadow()
    put(state, "armagnac", "2109")
    put(state, "wissenbach", "2009")
    put(state, "hainault", "1910")
    put(state, "delancey-1", "1909")
    driver = clash(state, 3, 9)  # 3 against 2 is 3-2; 3 and +1 are 4: PIN; 9 passes any check
    while driver.prompt in ("prompt-divert", "prompt-attack"):
        driver.push(driver.actions[0])
    state.fell_back = 1 << put(state, "royal-marines", "1909")
    driver.push("resolve 1909")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    assert driver.values("combat-roll")[0]["result"] == "PIN"
    assert [str(v["unit"]) for v in driver.values("morale-check-passed")] == ["royal-marines"]
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert away(state, "royal-marines") == 1
    assert state.pinned == 1 << UNIT["hainault"] | 1 << UNIT["delancey-1"]


@pytest.mark.clause("G13.25")
@pytest.mark.clause("X4.9.lost")
def test_refugees_of_the_lost_check_when_these_are_pinned() -> None:
    state = meadow()
    put(state, "foix", "1910")
    put(state, "delancey-1", "1909", lost=True)
    put(state, "armagnac", "2109")
    put(state, "wissenbach", "2009")
    driver = clash(state, 3, 0)  # 3 against 1 is 3-1; 3 and +1 are 4: R/R
    while driver.prompt in ("prompt-divert", "prompt-attack"):
        driver.push(driver.actions[0])
    state.fell_back = 1 << put(state, "royal-marines", "1909")
    driver.push("resolve 1909")
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    assert driver.values("combat-roll")[0]["result"] == "R/R"
    while driver.prompt == "prompt-retreat":
        driver.push(driver.actions[0])
    assert state.order[UNIT["royal-marines"]] == DISRUPTED
    assert (where(state, "delancey-1"), state.pinned) == ("1909", 1 << UNIT["delancey-1"])


# --- Disorder at the end of the phase -------------------------------------------------------------


@pytest.mark.clause("G13.3.g")
@pytest.mark.clause("G13.4.g")
def test_stragglers_next_to_enemies_are_shattered_or_captured() -> None:
    state = meadow()
    put(state, "reserve-artillery", "1910")
    disrupted = put(state, "delancey-1", "1909", order=DISRUPTED)
    shattered = put(state, "wissenbach", "2010", order=SHATTERED)
    driver = finish(clash(state, side=CROWN))
    assert (state.order[disrupted], away(state, "delancey-1")) == (SHATTERED, 3)
    assert state.at[shattered] == CAPTURED
    assert driver.told("combat-roll") == []


@pytest.mark.clause("G13.3.g")
@pytest.mark.clause("G13.4.g")
def test_the_enemys_phase_does_not_touch_the_disordered() -> None:
    state = meadow()
    put(state, "reserve-artillery", "1910")  # beside both, and guns do not attack
    disrupted = put(state, "delancey-1", "1909", order=DISRUPTED)
    shattered = put(state, "wissenbach", "2010", order=SHATTERED)
    assert clash(state, side=ALLIES).over
    assert (state.order[disrupted], where(state, "delancey-1")) == (DISRUPTED, "1909")
    assert (state.order[shattered], where(state, "wissenbach")) == (SHATTERED, "2010")
    state = meadow()
    put(state, "british-battery-a", "1910")
    disrupted = put(state, "foix", "1909", order=DISRUPTED)
    assert clash(state, side=CROWN).over
    assert (state.order[disrupted], where(state, "foix")) == (DISRUPTED, "1909")
    finish(clash(state, side=ALLIES))
    assert (state.order[disrupted], away(state, "foix")) == (SHATTERED, 3)


@pytest.mark.clause("G13.3.g")
@pytest.mark.clause("G13.3.a")
@pytest.mark.clause("G15.1")
def test_who_is_disordered_by_an_attack_has_a_turn_of_his_own_to_get_away() -> None:
    state = meadow()
    put(state, "foix", "1910")
    disrupted = put(state, "fraser-1", "1909", order=DISRUPTED)
    driver = clash(state, 0, side=ALLIES)  # the attack is beaten off
    assert driver.over
    assert (state.order[disrupted], where(state, "foix")) == (DISRUPTED, "1910")
    driver = run(state, Movement(CROWN))
    denial = driver.why("done")
    assert denial is not None
    assert denial.clause == "G13.3.a"
    driver.push("move fraser-1", "go 1908")
    assert driver.over
    driver = run(state, Rally(CROWN), rolls=[9]).push("rally fraser-1")
    assert state.order[disrupted] == PARADE
    assert clash(state, side=CROWN).over


@pytest.mark.clause("G13.3.g")
@pytest.mark.clause("G13.4.g")
def test_a_friend_in_order_covers_them() -> None:
    state = meadow()
    put(state, "reserve-artillery", "1910")
    disrupted = put(state, "delancey-1", "1909", order=DISRUPTED)
    put(state, "british-battery-a", "1909")
    assert clash(state, side=CROWN).over
    assert state.order[disrupted] == DISRUPTED


@pytest.mark.clause("G13.3.d")
@pytest.mark.clause("G13.4.d")
def test_the_disordered_have_no_zone() -> None:
    for order, reach in ((PARADE, 5), (DISRUPTED, 0), (SHATTERED, 0)):
        state = meadow()
        put(state, "foix", "1910", order=order)
        assert zoc(state, 1).bit_count() == reach


@pytest.mark.clause("G16.1")
@pytest.mark.clause("T.AM")
def test_a_disorder_without_a_retreat_costs_one() -> None:
    state = meadow()
    disrupt(playing(state), put(state, "foix", "1910"), BRITISH)
    assert (state.morale, state.vp) == ([19, 16, 18], [0, 0, 0])
    change_morale(playing(state), BRITISH, 30, "rally")
    assert state.morale[BRITISH] == 25


@pytest.mark.clause("G13.1.star")
def test_a_leader_loss_names_only_leaders_of_the_side() -> None:
    state = meadow()
    lead(state, "dillon", "1910")
    lead(state, "prevost", "1909")
    run(state, LeaderLoss(mask("1909", "1910"), FRENCH, BRITISH))
    assert state.leader_at[5] == ELIMINATED
    assert state.leader_at[0] == hex_at("1909")
