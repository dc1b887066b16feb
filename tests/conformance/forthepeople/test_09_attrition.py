"""9 Attrition and foraging."""

import pytest

from longroll.titles.forthepeople.attrition import (
    Attrition,
    AttritionPhase,
    Forage,
    attrition_loss,
    forages,
)
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)


def alone_in(key: str, count: int, *generals: str) -> ForThePeopleState:
    """Union units deep in Georgia, where no line of communication reaches."""
    state = empty_table()
    put(state, UNION, key, count, *generals)
    return state


@pytest.mark.clause("9.1")
@pytest.mark.parametrize(
    ("units", "left"), [(1, 1), (2, 2), (3, 2), (6, 5), (7, 5), (15, 13), (20, 18)]
)
def test_attrition_by_size(units: int, left: int) -> None:
    assert units - attrition_loss(units) == left
    state = empty_table()
    put(state, UNION, "pittsburgh", units)
    assert run(state, AttritionPhase()).over
    assert state.infantry[UNION][space("pittsburgh")] == left


@pytest.mark.clause("9")
@pytest.mark.clause("9.1")
def test_the_first_turn_of_the_example_of_play() -> None:
    """One unit each in Washington and Manassas, none of the small garrisons."""
    state = empty_table(1)
    put(state, UNION, "washington-dc", 5, "mcdowell", army="army-of-the-potomac")
    put(state, UNION, "st-louis", 2)
    put(state, CONFEDERATE, "manassas", 3, "beauregard")
    assert run(state, AttritionPhase()).over
    assert state.infantry[UNION][space("washington-dc")] == 4
    assert state.infantry[UNION][space("st-louis")] == 2
    assert state.infantry[CONFEDERATE][space("manassas")] == 2


@pytest.mark.clause("9.1")
def test_brigades_count_and_the_owner_chooses_what_is_lost() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 2, "stuart")
    table = run(state, AttritionPhase())
    assert table.decision.seat == "confederate"
    assert table.actions == ["remove infantry", "remove stuart"]
    table.push("remove stuart")
    assert table.over
    assert state.infantry[CONFEDERATE][space("richmond")] == 2
    assert state.post[GENERAL["stuart"]] == TRACK
    assert state.due[GENERAL["stuart"]] == state.turn + 3
    assert state.owed == [0, 0, 0]


@pytest.mark.clause("9.1")
def test_two_losses_are_two_choices() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 6, "stuart")
    table = run(state, AttritionPhase()).push("remove infantry")
    assert table.actions == ["remove infantry", "remove stuart"]
    table.push("remove infantry")
    assert table.over
    assert state.infantry[CONFEDERATE][space("richmond")] == 4


@pytest.mark.clause("9.1")
def test_brigades_alone_suffer_too() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 0, "stuart", "forrest", "morgan")
    table = run(state, AttritionPhase())
    assert table.actions == ["remove forrest", "remove morgan", "remove stuart"]
    table.push("remove morgan")
    assert table.over
    assert state.units(CONFEDERATE, space("richmond")) == 2


@pytest.mark.clause("9.1")
def test_a_fort_is_no_unit_that_suffers() -> None:
    """Ruling A28."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    state.set_fort(space("pittsburgh"), UNION)
    run(state, AttritionPhase())
    assert state.infantry[UNION][space("pittsburgh")] == 2


@pytest.mark.clause("9.2")
@pytest.mark.parametrize(("units", "left"), [(2, 2), (3, 2), (4, 2), (6, 4), (7, 4), (9, 5)])
def test_a_force_without_supply_suffers_again_by_what_is_left(units: int, left: int) -> None:
    """Example: three units lose one, and two units forage without loss."""
    state = alone_in("atlanta", units)
    assert forages(state, UNION, space("atlanta"))
    assert run(state, AttritionPhase()).over
    assert state.infantry[UNION][space("atlanta")] == left


@pytest.mark.clause("9.1")
def test_each_side_counts_for_itself_and_every_space_by_itself() -> None:
    """Two spaces of two units each are not one of four; both sides suffer in the same phase."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    put(state, UNION, "harrisburg", 2)
    put(state, CONFEDERATE, "richmond", 6)
    table = run(state, AttritionPhase())
    assert table.over
    assert [dict(event.args) for event in table.told("attrition")] == [
        {"side": "confederate", "space": "richmond", "count": 1}
    ]
    assert not table.told("infantry-lost")  # it is told once, with its cause


@pytest.mark.clause("9.2")
@pytest.mark.clause("8.3")
def test_brigades_by_themselves_never_forage() -> None:
    """Four brigades lose one to sickness, and none to the want of supply; with infantry they do."""
    state = empty_table()
    put(state, CONFEDERATE, "gettysburg", 0, "stuart", "forrest", "morgan", "wheeler")
    assert not has_lc(state, CONFEDERATE, space("gettysburg"))
    assert run(state, AttritionPhase()).push("remove morgan").over
    assert state.units(CONFEDERATE, space("gettysburg")) == 3
    put(state, CONFEDERATE, "gettysburg", 1)
    assert forages(state, CONFEDERATE, space("gettysburg"))


@pytest.mark.clause("9.2")
def test_foraging_is_told_apart() -> None:
    table = run(alone_in("atlanta", 7), AttritionPhase())
    told = [
        (event.key, dict(event.args)["count"]) for event in table.events if "space" in str(event)
    ]
    assert ("attrition", 2) in told
    assert ("forage", 1) in told


@pytest.mark.clause("8.4.2")
@pytest.mark.parametrize(
    ("generals", "lost", "hungry"),
    [(("jackson",), (), False), ((), (), True), (("jackson",), ("staunton",), True)],
    ids=["a corps", "no general", "valley not held"],
)
def test_the_valley_feeds_confederate_armies_and_corps(
    generals: tuple[str, ...], lost: tuple[str, ...], hungry: bool
) -> None:
    state = empty_table()
    put(state, CONFEDERATE, "winchester-va", 4, *generals)
    cut = ("manassas", "lynchburg", "charlottesville", "gordonsville", "culpeper", "harpers-ferry")
    for key in (*cut, "wytheville", "appomattox-court-house", *lost):
        state.set_control(space(key), UNION)
    for key in ("lewisburg", "franklin-wv"):
        state.set_control(space(key), UNION)
    assert forages(state, CONFEDERATE, space("winchester-va")) is hungry


@pytest.mark.clause("8.3")
def test_units_in_a_coastal_fort_never_forage() -> None:
    state = alone_in("fort-pulaski", 4)
    assert run(state, AttritionPhase()).over
    assert state.infantry[UNION][space("fort-pulaski")] == 3


@pytest.mark.clause("9.1")
def test_an_army_of_brigades_can_end_with_its_last_one() -> None:
    """Losses put together by an event: 5.2.1 and 12.7 follow."""
    state = empty_table()
    put(state, UNION, "pittsburgh", 0, "stoneman")
    state.place_army(ARMY["army-of-the-missouri"], space("pittsburgh"))
    run(state, Attrition(UNION, ((space("pittsburgh"), 1),)))
    assert state.army_at[ARMY["army-of-the-missouri"]] == TRACK
    assert state.will[UNION] == 90


@pytest.mark.clause("9.2")
def test_empty_haversacks_strike_one_force() -> None:
    """Card 1: attrition at once, and foraging if there is no line of communication."""
    state = alone_in("atlanta", 7)
    put(state, UNION, "macon", 7)
    assert run(state, Forage(UNION, space("atlanta"))).over
    assert state.infantry[UNION][space("atlanta")] == 4
    assert state.infantry[UNION][space("macon")] == 7
