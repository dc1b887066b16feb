"""6: which battles are fought together, deployment, days and nights, and the victors."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.engine.clause import deny
from longroll.titles.bobbylee import TITLE
from longroll.titles.bobbylee.components import CONFEDERATE, GROUND, UNION, hex_key
from longroll.titles.bobbylee.state import GONE, BobbyLeeState
from longroll.titles.bobbylee.views import view
from tests.conformance.bobbylee.table import at, attack, battle, block, denied, key, place, table
from tests.conformance.driver import Driver

CS = ("deploy cs-inf-01 confederate-centre",)
US = ("deploy us-inf-01 union-centre",)
HARTWOOD = key("Hartwood")


def fredericksburg(**more: str) -> BobbyLeeState:
    """A division of each side at Fredericksburg; the Union's came from Hartwood."""
    state = table(cs_inf_01="Fredericksburg", **more)
    attack(state, UNION, "Fredericksburg", us_inf_01="Hartwood")
    return state


def to_dusk(driver: Driver[BobbyLeeState], turns: int = 8) -> None:
    """So many battle turns in which nobody leaves, moves, fires or comes."""
    for _ in range(turns):
        asked = ""
        while driver.prompt in ("prompt-retreat", "prompt-move", "prompt-fire", "prompt-reinforce"):
            if driver.prompt == "prompt-retreat" and asked:
                break
            asked = driver.prompt
            driver.push("done")


@pytest.mark.clause("6.2")
def test_the_first_block_goes_to_the_centre_and_nobody_sees_the_enemys_line() -> None:
    state = fredericksburg(cs_inf_02="Fredericksburg")
    driver = battle(state, UNION)
    assert driver.actions == [f"deploy cs-inf-0{n} confederate-centre" for n in (1, 2)]
    order = "deploy cs-inf-01 confederate-left"
    assert denied(driver, order) == ("6.2", "deny-centre-first")
    assert denied(driver, "deploy cs-inf-01 union-left") == ("6.2", "deny-not-your-line")
    driver.push("deploy cs-inf-02 confederate-centre")
    assert denied(driver, "deploy cs-inf-02 confederate-left") == ("6.2", "deny-deployed-already")
    areas = ("right", "centre", "left", "reserve")
    assert driver.actions == [f"deploy cs-inf-01 confederate-{area}" for area in areas]
    driver.push("deploy cs-inf-01 confederate-left")
    assert driver.decision.seat == "union"
    assert "confederate-left" not in str(view(state, "union", driver.decision))
    assert "confederate-left" in str(view(state, "confederate", driver.decision))
    driver.push(*US)
    assert "confederate-left" in str(view(state, "union", driver.decision))
    assert driver.decision.seat == "union", "the attacker moves first"


@pytest.mark.clause("6.2")
def test_the_attacker_need_not_wait_for_the_defender_to_deploy() -> None:
    first = battle(fredericksburg(), UNION, *CS, *US)
    second = battle(fredericksburg(), UNION)
    assert list(second.decision.seats) == ["confederate", "union"]
    assert TITLE.why_not(second.state, "union", parse(CS[0])) == deny(
        "6.2", "deny-not-offered", action=CS[0]
    )
    second.push(*US)
    assert list(second.decision.seats) == ["confederate"]
    second.push(*CS)
    assert TITLE.dump(second.state) == TITLE.dump(first.state)


@pytest.mark.clause("2.27")
@pytest.mark.clause("6.32")
@pytest.mark.clause("7.6")
def test_heavy_guns_and_supreme_staff_stay_in_the_reserve_and_forts_have_one_column() -> None:
    more = {"cs_hvy_1": "Richmond", "cs_hq_supreme": "Richmond", "cs_inf_01": "Richmond"}
    state = table(**more)
    attack(state, UNION, "Richmond", us_inf_01="Cold Harbor")
    driver = battle(state, UNION)
    assert "deploy cs-hvy-1 confederate-reserve" in driver.actions
    for arm, clause in (("hvy-1", "2.27"), ("hq-supreme", "6.32")):
        order = f"deploy cs-{arm} confederate-centre"
        assert denied(driver, order) == (clause, "deny-reserve-only")
    order = "deploy cs-inf-01 confederate-left"
    assert denied(driver, order) == ("7.6", "deny-fort-centre")


@pytest.mark.clause("7.15")
@pytest.mark.clause("7.13")
def test_who_has_nobody_for_the_centre_is_routed_before_a_shot() -> None:
    """Heavy guns alone are lost; tired blocks alone leave without pursuit, with a step's loss."""
    state = table(cs_hvy_1="Fredericksburg")
    attack(state, UNION, "Fredericksburg", us_inf_01="Hartwood")
    driver = battle(state, UNION, "deploy cs-hvy-1 confederate-reserve", *US)
    assert state.at[block("cs-hvy-1")] < 0
    assert driver.prompt == "prompt-regroup"
    state = fredericksburg()
    state.tired = 1 << block("cs-inf-01")
    driver = battle(state, UNION, "deploy cs-inf-01 confederate-reserve", *US)
    assert driver.prompt == "prompt-withdraw"
    assert state.steps[block("cs-inf-01")] == 3
    assert HARTWOOD not in str(driver.actions), "the enemy came from there"


@pytest.mark.clause("6.1")
def test_adjacent_battles_go_side_by_side_and_others_in_the_order_of_the_attacker() -> None:
    state = table(cs_inf_01="Fredericksburg", cs_inf_02="Chancellorsville", cs_inf_03="Winchester")
    attack(state, UNION, "Fredericksburg", us_inf_01="Hartwood")
    attack(state, UNION, "Chancellorsville", us_inf_02="Richards' Ferry")
    attack(state, UNION, "Winchester", us_inf_03="Martinsburg")
    driver = battle(state, UNION)
    assert len(driver.actions) == 2
    where = next(one for one in driver.actions if one != f"fight {key('Winchester')}")
    driver.push(where)
    assert len(driver.state.battles) == 2
    for _ in range(4):
        driver.push(driver.actions[0])
    turns = [(event["place"], event["hour"]) for event in driver.values("battle-turn")]
    while len(turns) < 4:
        driver.push("done")
        turns = [(event["place"], event["hour"]) for event in driver.values("battle-turn")]
    first, second = sorted((key("Fredericksburg"), key("Chancellorsville")))
    assert turns == [(first, 1), (second, 1), (first, 2), (second, 2)]


@pytest.mark.clause("6.3")
@pytest.mark.clause("6.31")
@pytest.mark.clause("6.32")
def test_at_night_an_attacker_without_headquarters_leaves() -> None:
    state = fredericksburg()
    driver = battle(state, UNION, *CS, *US)
    to_dusk(driver)
    assert driver.prompt == "prompt-night"
    assert driver.decision.seat == "confederate", "the defender is first at night"
    assert driver.actions == ["stay", "leave"]
    driver.push("stay")
    assert driver.actions == ["leave"], "asked all the same: the question tells nothing"
    driver.push("leave")
    assert driver.actions == [f"retreat us-inf-01 {HARTWOOD}"]
    driver.push(*driver.actions)
    assert [event["side"] for event in driver.values("won")] == ["confederate"]
    assert len(driver.values("battle-turn")) == 8


@pytest.mark.clause("6.32")
@pytest.mark.clause("6.31")
def test_a_headquarters_pays_for_another_day() -> None:
    state = fredericksburg()
    attack(state, UNION, "Fredericksburg", us_hq_ap="Hartwood")
    place(state, "us-inf-02", "Hartwood")
    driver = battle(state, UNION, *CS, *US, "deploy us-hq-ap union-reserve")
    to_dusk(driver)
    driver.push("stay")
    assert driver.actions == ["stay us-hq-ap", "leave"]
    assert denied(driver, "stay us-inf-01") == ("6.32", "deny-staff-must-pay")
    driver.push("stay us-hq-ap")
    assert state.steps[block("us-hq-ap")] == 2
    assert driver.prompt == "prompt-reinforce"
    driver.push("reinforce us-inf-02")
    assert (state.day, state.hour) == (2, 0)
    assert driver.prompt == "prompt-stations"
    assert state.face_up == 0, "all stand upright again"


@pytest.mark.clause("6.31")
def test_a_defender_who_leaves_by_night_is_not_pursued() -> None:
    state = fredericksburg()
    driver = battle(state, UNION, *CS, *US)
    to_dusk(driver)
    driver.push("leave")
    assert all(HARTWOOD not in action for action in driver.actions)
    driver.push(f"retreat cs-inf-01 {key('Spotsylvania Court House')}")
    assert not driver.values("fired")
    assert [event["side"] for event in driver.values("won")] == ["union"]


@pytest.mark.clause("6.4")
@pytest.mark.clause("3.55")
def test_the_victors_may_go_on_to_hexes_beside_the_field() -> None:
    state = fredericksburg()
    driver = battle(state, UNION, *CS, *US, "done", "done")
    retreat = f"retreat cs-inf-01 {key('Spotsylvania Court House')}"
    driver.push("done") if driver.prompt == "prompt-fire" else None
    driver.push(retreat, "done")
    assert driver.prompt == "prompt-regroup"
    order = f"regroup us-inf-01 {key('Spotsylvania Court House')}"
    assert denied(driver, order) == ("6.4", "deny-not-into-battle")
    order = f"regroup us-inf-01 {key('Richmond')}"
    assert denied(driver, order) == ("6.4", "deny-no-way")
    driver.push(f"regroup us-inf-01 {key('Chancellorsville')}")
    assert driver.over
    assert state.tired == 0, "after the last battle all recover"
    assert state.battles == ()


@pytest.mark.clause("7.13")
def test_the_tired_lose_as_in_a_rout_if_they_leave_at_night() -> None:
    state = fredericksburg()
    driver = battle(state, UNION, *CS, *US)
    to_dusk(driver)
    state.tired = 1 << block("cs-inf-01")
    driver.push("leave")
    assert state.steps[block("cs-inf-01")] == 3


@pytest.mark.clause("11.81")
def test_the_besieged_who_fall_to_an_attack_are_lost_for_good() -> None:
    """The siege counts as it stood when the turn began: the attackers' hexes are empty now."""
    state = table(cs_inf_01="Fredericksburg")
    attack(state, UNION, "Fredericksburg", us_inf_01="Hartwood")
    state.sieges[CONFEDERATE] = 1 << at("Fredericksburg")
    state.tired = 1 << block("cs-inf-01")
    for number, hex_ in enumerate(members(GROUND.ways[at("Fredericksburg")]), 2):
        if hex_ != at("Hartwood"):
            place(state, f"us-inf-0{number}", hex_key(hex_))
    battle(state, UNION, "deploy cs-inf-01 confederate-reserve", *US)
    assert state.at[block("cs-inf-01")] == GONE


@pytest.mark.clause("6.31")
@pytest.mark.clause("7.11")
def test_who_leaves_by_night_loses_those_who_have_no_way_out() -> None:
    state = fredericksburg()
    driver = battle(state, UNION, *CS, *US)
    to_dusk(driver)
    for number, hex_ in enumerate(members(GROUND.ways[at("Fredericksburg")]), 2):
        if hex_ != at("Hartwood"):
            place(state, f"us-inf-0{number}", hex_key(hex_))
    driver.push("leave")
    assert [event["block"] for event in driver.values("trapped")] == ["cs-inf-01"]


@pytest.mark.clause("6.4.ex")
@pytest.mark.clause("7.52")
def test_victors_wait_for_the_night_and_then_join_the_battle_beside_theirs() -> None:
    state = table(cs_inf_01="Fredericksburg", cs_inf_02="Spotsylvania Court House")
    attack(state, UNION, "Fredericksburg", us_inf_01="Hartwood")
    attack(state, UNION, "Spotsylvania Court House", us_inf_02="Chancellorsville")
    attack(state, UNION, "Spotsylvania Court House", us_hq_ap="Chancellorsville")
    south = "deploy cs-inf-02 confederate-centre"
    north = ("deploy us-inf-02 union-centre", "deploy us-hq-ap union-reserve")
    driver = battle(state, UNION, *CS, *US, south, *north)
    away = "retreat cs-inf-01 " + key("Hamilton's Crossing")
    while away not in driver.actions:
        driver.push("done")
    driver.push(away, "done")
    assert f"regroup us-inf-01 {HARTWOOD}" in driver.actions
    driver.push("done")
    asked: list[str] = []
    while driver.prompt != "prompt-night":
        asked.append(driver.prompt)
        assert "reinforce us-inf-01" not in driver.actions, "disorganized by day"
        driver.push("done")
    assert "prompt-fire" in asked
    driver.push("stay")
    while driver.decision.seat == "confederate":
        driver.push("done")
    driver.push("stay us-hq-ap", "reinforce us-inf-01")
    assert state.at[block("us-inf-01")] == at("Spotsylvania Court House")
    assert state.day == 2


@pytest.mark.clause("3.55")
@pytest.mark.parametrize(("tired", "kept"), [("cs-inf-01", 6), ("us-inf-01", 0)])
def test_only_a_battle_that_the_union_wins_is_a_great_victory(tired: str, kept: int) -> None:
    """Tired blocks alone are routed at once; six blocks of the South have fallen before."""
    state = fredericksburg()
    state.tired = 1 << block(tired)
    stations = {
        "cs-inf-01": "deploy cs-inf-01 confederate-centre",
        "us-inf-01": "deploy us-inf-01 union-centre",
    }
    side = "confederate" if tired.startswith("cs") else "union"
    stations[tired] = f"deploy {tired} {side}-reserve"
    driver = battle(state, UNION, stations["cs-inf-01"])
    state.battles = (state.battles[0]._replace(lost=6),)
    driver.push(stations["us-inf-01"])
    driver.push(driver.actions[0])
    assert driver.prompt == "prompt-regroup"
    assert state.defeat == kept
