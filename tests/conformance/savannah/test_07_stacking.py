"""G7, X4.1, X4.18.stack: how much and who may stand together."""

from __future__ import annotations

import pytest

from longroll.engine.clause import Denial
from longroll.titles.savannah.components import UNIT, hex_at
from longroll.titles.savannah.ground import (
    is_mixed_allied,
    is_mixed_french,
    leader_stack_ok,
    overstacked,
    stack_ok,
    units_in,
)
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.movement.parting import can_part
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    DISRUPTED,
    SHATTERED,
    lead,
    put,
    run,
    table,
    where,
    worded,
)

HERE = "1910"


def clause(denial: Denial | None) -> str:
    return denial.clause if denial else "allowed"


def stays(state: SavannahState, unit: str, hex_: str = HERE) -> str:
    """The clause that keeps a unit from ending a move in a hex."""
    return clause(stack_ok(state, hex_at(hex_), (UNIT[unit],), moving=False))


def passes(state: SavannahState, unit: str, hex_: str = HERE) -> str:
    """The clause that keeps a unit from passing through a hex."""
    return clause(stack_ok(state, hex_at(hex_), (UNIT[unit],), moving=True))


@pytest.mark.clause("G7.1")
@pytest.mark.clause("G3.2.SP")
def test_six_points_of_foot_and_horse_in_a_hex() -> None:
    state = table()
    put(state, "dillon-irish", HERE)  # 4 points
    assert stays(state, "guadeloupe-fusiliers") == "allowed"  # 2
    put(state, "guadeloupe-fusiliers", HERE)
    assert stays(state, "conde") == "G7.1"  # 1 more would be 7
    state.steps[UNIT["dillon-irish"]] = 1  # 2 points left: 4 in all
    state.touch()
    assert stays(state, "marine-bn") == "allowed"  # 2 more: 6 again
    assert stays(state, "hainault") == "G7.1"  # 3 more would be 7


@pytest.mark.clause("G7.1")
def test_one_artillery_unit_besides_and_leaders_free() -> None:
    state = table()
    for unit in ("dillon-irish", "guadeloupe-fusiliers"):
        put(state, unit, HERE)
    assert stays(state, "reserve-artillery") == "allowed"
    put(state, "reserve-artillery", HERE)
    assert stays(state, "naval-bombardiers") == "G7.1"
    for leader in ("destaing", "dillon", "de-noailles"):
        assert leader_stack_ok(state, lead(state, leader, HERE), hex_at(HERE)) is None


@pytest.mark.clause("G7.2")
@pytest.mark.clause("G9.2.b")
def test_no_passing_through_a_full_hex() -> None:
    state = table(turn=17)
    put(state, "dillon-irish", "1909")
    put(state, "guadeloupe-fusiliers", "1909")
    put(state, "cambresis", HERE)
    driver = run(state, Movement(ALLIES)).push("move cambresis")
    assert "go 1909" not in driver.actions
    assert "go 1810" in driver.actions
    assert clause(driver.why("go 1909")) == "G7.1"


@pytest.mark.clause("G7.3")
def test_what_is_over_the_limit_is_found() -> None:
    state = table()
    put(state, "dillon-irish", HERE)
    put(state, "armagnac", HERE)
    put(state, "hainault", "1810")
    assert overstacked(state) == [hex_at(HERE)]
    state.steps[UNIT["armagnac"]] = 1  # steps are what the owner gives up
    state.touch()
    assert overstacked(state) == []


@pytest.mark.clause("G7.4")
def test_stacks_are_open_to_all() -> None:
    state = table()
    first, second = put(state, "foix", HERE), put(state, "auxerrois", HERE)
    assert set(units_in(state, hex_at(HERE))) == {first, second}


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("H.4")
def test_french_and_americans_pass_but_do_not_stay() -> None:
    state = table()
    put(state, "sc-1", HERE)
    assert passes(state, "foix") == "allowed"
    assert stays(state, "foix") == "X4.1.1"


@pytest.mark.clause("X4.1.1")
def test_pulaski_and_leaders_stack_with_the_french() -> None:
    state = table()
    put(state, "foix", HERE)
    assert stays(state, "pulaski-legion") == "allowed"
    assert leader_stack_ok(state, lead(state, "lincoln", HERE), hex_at(HERE)) is None
    put(state, "pulaski-legion", HERE)
    assert stays(state, "sc-5") == "X4.1.1"  # the French are still there
    assert not is_mixed_allied([UNIT["pulaski-legion"], UNIT["foix"]])


@pytest.mark.clause("X4.1.1")
def test_a_move_passes_through_the_ally_only_when_it_can_go_on() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", "1909", order=SHATTERED)  # it stays
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1909")
    assert "stop" not in driver.actions
    assert clause(driver.why("stop")) == "G9.2.b"
    driver.push("go 1908", "stop")
    state = table(turn=17)
    put(state, "foix", HERE, order=DISRUPTED)  # one hex only: it could not go on
    put(state, "sc-1", "1909", order=SHATTERED)
    driver = run(state, Movement(ALLIES)).push("move foix")
    assert "go 1909" not in driver.actions
    assert clause(driver.why("go 1909")) == "X4.1.1"


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("X4.1.3")
@pytest.mark.parametrize(
    ("comer", "goer", "denial"),
    [
        ("foix", "sc-1", ("X4.1.1", "deny-part-allied")),
        ("sc-1", "foix", ("X4.1.1", "deny-part-allied")),
        ("foix", "san-domingue-detachment", ("X4.1.3", "deny-part-french")),
        ("san-domingue-detachment", "foix", ("X4.1.3", "deny-part-french")),
    ],
)
def test_a_move_ends_among_those_who_have_yet_to_move_away(
    comer: str, goer: str, denial: tuple[str, str]
) -> None:
    state = table(turn=17)
    put(state, comer, HERE)
    put(state, goer, "1909")
    put(state, "hainault", "2611")
    driver = run(state, Movement(ALLIES)).push(f"move {comer}", "go 1909", "stop")
    assert driver.actions == [f"move {goer}"]  # at once, so that nothing can come between
    assert worded(driver.why("done")) == denial
    assert worded(driver.why("move hainault")) == denial
    driver.push(f"move {goer}")
    assert "stop" not in driver.actions
    driver.push("go 1908", "stop")
    assert {"move hainault", "done"} <= set(driver.actions)


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("X2.11")
def test_of_two_allied_players_none_makes_the_other_leave() -> None:
    state = table(turn=17, options=("advanced", "three-players"))
    put(state, "foix", HERE)
    put(state, "sc-1", "1909")
    assert not can_part(state, hex_at("1909"), (UNIT["foix"],), 0)
    state.options = ("advanced",)
    assert can_part(state, hex_at("1909"), (UNIT["foix"],), 0)


@pytest.mark.clause("X4.1.1")
def test_the_hex_that_a_unit_leaves_is_open_to_those_who_make_room() -> None:
    state = table(turn=17)
    put(state, "foix", "1913")  # which can just reach 1909, and cannot pass through it
    put(state, "sc-1", "1909")
    french = ("auxerrois", "hainault", "armagnac", "cambresis", "conde")
    for unit, hex_ in zip(french, ("1908", "2009", "2010", "1810", "1809"), strict=True):
        put(state, unit, hex_)
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1912", "go 1911", f"go {HERE}")
    driver.push("go 1909", "move sc-1", f"go {HERE}", "stop")
    assert (where(state, "foix"), where(state, "sc-1")) == ("1909", HERE)


@pytest.mark.clause("X4.1.1")
def test_allies_may_change_places() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", "1909")
    driver = run(state, Movement(ALLIES))
    driver.push("move foix", "go 1909", "stop", "move sc-1", f"go {HERE}", "stop")
    assert (where(state, "foix"), where(state, "sc-1")) == ("1909", HERE)


@pytest.mark.clause("X4.1.1")
def test_who_has_moved_or_cannot_leave_is_no_company() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", "1909")
    driver = run(state, Movement(ALLIES)).push("move sc-1", "stop", "move foix", "go 1909")
    assert "stop" not in driver.actions
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", "1909", pinned=True)
    driver = run(state, Movement(ALLIES)).push("stand", "move foix", "go 1909")
    assert "stop" not in driver.actions


@pytest.mark.clause("X4.1.1")
@pytest.mark.clause("G8.31")
def test_a_zone_ends_the_move_among_those_who_can_still_leave() -> None:
    state = table(turn=17)
    put(state, "fraser-2", "1908")
    put(state, "foix", HERE)
    put(state, "sc-1", "1909")
    driver = run(state, Movement(ALLIES)).push("move foix", "go 1909")
    assert driver.actions == ["move sc-1"]
    put(state, "sc-1", "1909", order=SHATTERED)
    put(state, "foix", HERE)
    driver = run(state, Movement(ALLIES)).push("move foix")
    assert worded(driver.why("go 1909")) == ("X4.1.1", "deny-stack-allied")


@pytest.mark.clause("X4.1.1.retreat")
def test_a_stack_mixed_by_retreat_has_to_part() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", HERE)
    driver = run(state, Movement(ALLIES))
    assert driver.actions == ["move foix", "move sc-1"]
    assert clause(driver.why("done")) == "X4.1.1.retreat"
    driver.push("move foix")
    assert "stop" not in driver.actions  # it may not change its mind
    driver.push("go 1909", "stop")
    assert driver.actions == ["move sc-1", "done"]


@pytest.mark.clause("X4.1.1.noattack")
def test_a_mixed_stack_beside_an_enemy_moves_away_first() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", HERE)
    put(state, "fraser-2", "1909")
    driver = run(state, Movement(ALLIES))
    assert "done" not in driver.actions
    driver.push("move sc-1", "go 1911", "stop")
    assert "done" in driver.actions


@pytest.mark.clause("X4.1.1.retreat")
def test_the_duty_to_part_lapses_when_nobody_can_move() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "sc-1", HERE)
    state.moved = state.withdrawn = 1 << UNIT["foix"] | 1 << UNIT["sc-1"]
    driver = run(state, Movement(ALLIES))
    assert driver.over


@pytest.mark.clause("X4.1.1.retreat")
@pytest.mark.clause("X4.9.stack")
def test_the_duty_to_part_lapses_when_the_covered_way_was_the_only_way_and_is_closed() -> None:
    state = table("campaign", turn=17)
    state.weather = "squall"  # nobody has the points to wade through the swamp
    for unit in ("foix", "sc-1", "hainault"):
        put(state, unit, "1203")
    put(state, "armagnac", "2113")
    driver = run(state, Movement(ALLIES), rolls=[0])
    assert driver.prompt == "prompt-deny-done-allied"
    driver.push("move hainault", "go 1302")
    if "stop" in driver.actions:
        driver.push("stop")
    assert driver.actions == ["move armagnac", "done"]


@pytest.mark.clause("X4.1.2")
def test_negro_volunteers_keep_away_from_southern_loyalists() -> None:
    state = table()
    put(state, "georgia-volunteers", "1503")
    assert passes(state, "negro-volunteers", "1503") == "X4.1.2"
    state = table()
    put(state, "negro-volunteers", "1503")
    for southern in (
        *("kings-florida-rangers", "georgia-volunteers", "sc-royalists-1", "royal-nc"),
        *("georgia-militia-1", "georgia-militia-2", "loyal-savannah-militia", "chatham-militia"),
    ):
        assert passes(state, southern, "1503") == "X4.1.2", southern
    for other in ("new-york-volunteers", "delancey-1", "fraser-1", "tawes"):
        assert stays(state, other, "1503") == "allowed", other


@pytest.mark.clause("X4.1.2")
def test_no_move_leads_negro_volunteers_to_southern_loyalists() -> None:
    state = table(turn=17)
    put(state, "georgia-volunteers", "1503")
    put(state, "negro-volunteers", "1603")
    driver = run(state, Movement(CROWN)).push("move negro-volunteers")
    assert "go 1503" not in driver.actions
    assert clause(driver.why("go 1503")) == "X4.1.2"


@pytest.mark.clause("X4.1.3")
def test_french_regulars_and_colonial_militia_pass_but_do_not_stay() -> None:
    state = table()
    put(state, "san-domingue-detachment", HERE)
    assert passes(state, "foix") == "allowed"
    assert stays(state, "foix") == "X4.1.3"
    assert stays(state, "reserve-artillery") == "allowed"
    assert leader_stack_ok(state, lead(state, "dillon", HERE), hex_at(HERE)) is None


@pytest.mark.clause("X4.1.3.free")
def test_colonial_troops_and_the_mercenaries_stack_freely() -> None:
    state = table()
    put(state, "san-domingue-detachment", HERE)
    assert stays(state, "guadeloupe-flank") == "allowed"
    assert stays(state, "dillon-irish") == "allowed"
    put(state, "guadeloupe-flank", HERE)
    assert not is_mixed_french([UNIT["dillon-irish"], UNIT["san-domingue-detachment"]])


@pytest.mark.clause("X4.1.3.retreat")
def test_regulars_and_militia_part_unless_the_enemy_is_beside_them() -> None:
    state = table(turn=17)
    put(state, "foix", HERE)
    put(state, "san-domingue-detachment", HERE)
    driver = run(state, Movement(ALLIES))
    assert clause(driver.why("done")) == "X4.1.3.retreat"
    put(state, "fraser-2", "1909")
    driver = run(state, Movement(ALLIES))
    assert "done" in driver.actions


@pytest.mark.clause("X4.18.stack")
def test_huger_stacks_with_american_militia_and_artillery_only() -> None:
    state = table(turn=17)
    huger = lead(state, "huger", HERE)
    for unit in ("twigg", "charlestown-1", "beekman"):
        assert stays(state, unit) == "allowed", unit
    for unit in ("sc-1", "va-dragoons-1", "foix", "grenadiers-san-domingue"):
        assert stays(state, unit) == "X4.18.stack", unit
    put(state, "sc-1", "1909")
    denial = leader_stack_ok(state, huger, hex_at("1909"))
    assert clause(denial) == "X4.18.stack"
    assert leader_stack_ok(state, lead(state, "mcintosh", HERE), hex_at("1909")) is None


@pytest.mark.clause("X4.18.stack")
@pytest.mark.parametrize("unit", ["twigg", "charlestown-1", "beekman"])
def test_militia_and_guns_join_huger_beside_the_enemy(unit: str) -> None:
    state = table(turn=17)
    lead(state, "huger", "1909")
    put(state, "harden", "1909")
    put(state, unit, HERE)
    state.released |= 1 << UNIT[unit]  # guns are free to go where they like (H.1)
    put(state, "fraser-2", "1908")  # its zone ends every move there
    driver = run(state, Movement(ALLIES)).push(f"move {unit}")
    assert "go 1909" in driver.actions
    driver.push("go 1909")
    assert state.at[UNIT[unit]] == hex_at("1909")


@pytest.mark.clause("X4.18.stack")
def test_others_are_told_why_they_may_not_join_huger_beside_the_enemy() -> None:
    state = table(turn=17)
    lead(state, "huger", "1909")
    put(state, "fraser-2", "1908")
    for unit in ("sc-1", "va-dragoons-1", "foix"):
        put(state, unit, HERE)
        driver = run(state, Movement(ALLIES)).push(f"move {unit}")
        assert "go 1909" not in driver.actions, unit
        assert worded(driver.why("go 1909")) == ("X4.18.stack", "deny-stack-huger"), unit
        put(state, unit, "2611")
    put(state, "sc-1", "1909")  # beaten back on him: now militia may not stay there either
    put(state, "twigg", HERE)
    driver = run(state, Movement(ALLIES)).push("move twigg")
    assert clause(driver.why("go 1909")) == "X4.18.stack"


@pytest.mark.clause("G14.32")
def test_an_enemy_is_not_kept_out_of_the_hex_where_he_takes_huger() -> None:
    state = table(turn=17)
    lead(state, "huger", HERE)
    assert stays(state, "fraser-2") == "allowed"


@pytest.mark.clause("X4.18.stack")
def test_huger_leaves_company_that_he_may_not_keep() -> None:
    state = table(turn=17)
    put(state, "sc-1", HERE)
    lead(state, "huger", HERE)
    driver = run(state, Movement(ALLIES))
    assert clause(driver.why("done")) == "X4.18.stack"
    driver.push("move-leader huger", "go 1909", "stop")
    assert "done" in driver.actions


@pytest.mark.clause("G3.2.british-units")
def test_british_regulars_loyalists_and_germans_stack_as_one_nation() -> None:
    state = table()
    put(state, "fraser-2", "1503")
    assert stays(state, "wissenbach", "1503") == "allowed"
    assert stays(state, "new-jersey-volunteers", "1503") == "allowed"
    assert stays(state, "loyal-savannah-militia", "1503") == "allowed"
