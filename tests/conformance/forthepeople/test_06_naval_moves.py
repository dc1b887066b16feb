"""6.1 to 6.6.3 Naval moves of the Union, river moves of the Confederate; cards 57-59 and 112."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import parse
from longroll.engine.procedure import Procedure, refusal
from longroll.titles.forthepeople.components import ARMY, GENERAL, PORTS, SPACES
from longroll.titles.forthepeople.movement import clear_moved
from longroll.titles.forthepeople.naval import (
    CANCELLED,
    NOT_SAILED,
    SAILED,
    ArmyNavalMove,
    ConfederateRiverMove,
    NavalMove,
    general_sea_reach,
    may_move_army,
    naval_actions,
    naval_procedure,
    passages,
    river_landings,
    sailing_armies,
    strategic_sea_reach,
    why_not_naval,
)
from longroll.titles.forthepeople.naval.loading import army_passages
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

COLUMBUS, MADRID, MEMPHIS = "columbus-ky", "new-madrid", "memphis"


def fort(state: ForThePeopleState, *keys: str) -> None:
    """Confederate fort counters, with control."""
    for key in keys:
        state.set_control(space(key), CONFEDERATE)
        state.set_fort(space(key), CONFEDERATE)


def union(state: ForThePeopleState, *keys: str) -> None:
    for key in keys:
        state.set_control(space(key), UNION)


def at_cairo(infantry: int = 3, *generals: str) -> ForThePeopleState:
    state = empty_table()
    put(state, UNION, "cairo", infantry, *generals)
    return state


def texts(state: ForThePeopleState, value: int = 3, *, campaign: bool = False) -> list[str]:
    return [str(a) for a in naval_actions(state, UNION, value, campaign=campaign)]


def sail(
    state: ForThePeopleState, first: str, rolls: list[int] | None = None, *, event: bool = True
) -> Driver:
    return run(state, NavalMove(UNION, by_event=event, first=parse(first)), rolls)


def why(state: ForThePeopleState, text: str) -> str:
    denial = refusal(state, parse(text))
    return f"{denial.clause} {denial.key}" if denial is not None else ""


def destinations(state: ForThePeopleState, origin: str) -> list[str]:
    return [SPACES[at].key for at in passages(state, space(origin))]


# --- 6.1.1 Who, whence, whither -----------------------------------------------------------------


@pytest.mark.clause("6.1.1")
@pytest.mark.clause("5.4.3")
def test_a_naval_move_takes_a_three_a_campaign_or_an_event() -> None:
    state = at_cairo()
    assert texts(state, 2) == []
    assert texts(state, 3) == ["sail cairo"]
    assert texts(state, 1, campaign=True) == ["sail cairo"]
    assert naval_actions(state, UNION, 2, by_event=True) == naval_actions(state, UNION, 3)
    denial = why_not_naval(state, UNION, 2, parse("sail cairo"))
    assert denial is not None
    assert denial.key == "deny-naval-value"


@pytest.mark.clause("6.1.1")
def test_it_leaves_from_a_port_that_the_union_controls() -> None:
    state = empty_table()
    put(state, UNION, "paducah", 1)
    put(state, UNION, "frankfort", 1)
    put(state, UNION, "fort-monroe", 1)
    assert texts(state) == []
    for at, key in (("paducah", "deny-port-not-held"), ("frankfort", "deny-no-port")):
        denial = why_not_naval(state, UNION, 3, parse(f"sail {at}"))
        assert denial is not None
        assert denial.key == key
    union(state, "fort-monroe")
    assert texts(state) == ["sail fort-monroe"], "no line of communication is needed"


@pytest.mark.clause("6.1.1")
def test_it_goes_to_ports_and_coastal_forts_whoever_controls_them() -> None:
    state = at_cairo(0)
    put(state, UNION, "philadelphia", 1)
    table = sail(state, "sail philadelphia")
    for key in ("new-bern", "fort-fisher", "baltimore", "washington-dc", "aquia-creek"):
        assert f"land {key}" in table.actions
    assert "land philadelphia" not in table.actions
    # Border states are open to both sides from the start (2.6).
    assert "paducah" in destinations(at_cairo(), "cairo")
    assert why(state, "land richmond") == "6.1.1 deny-no-port"


@pytest.mark.clause("6.1.1")
def test_the_move_ends_where_it_lands() -> None:
    state = at_cairo(3)
    table = sail(state, "sail cairo").push("load 2", "land memphis")
    assert table.over
    assert table.returned == SAILED
    assert state.force is None
    assert state.infantry[UNION][space(MEMPHIS)] == 2
    assert state.infantry[UNION][space("cairo")] == 1


@pytest.mark.clause("6.1.1")
def test_an_event_need_not_be_used() -> None:
    state = at_cairo()
    table = run(state, NavalMove(UNION, by_event=True))
    assert table.actions == ["sail cairo", "pass"]
    assert table.push("pass").returned == NOT_SAILED
    assert run(empty_table(), NavalMove(UNION, by_event=True)).over


# --- 6.1.2 How many -----------------------------------------------------------------------------


@pytest.mark.clause("6.1.2")
def test_up_to_three_strength_points_and_a_general() -> None:
    state = at_cairo(5, "grant")
    table = sail(state, "sail cairo")
    assert table.actions == ["load 3", "load 2", "load 1"]
    assert why(state, "load 4") == "6.1.2 deny-naval-size"
    assert why(state, "load 6") == "6.1.2 deny-load-absent"
    table.push("load 3")
    assert table.actions == ["load-general grant", "no-general"]
    table.push("load-general grant", "land memphis")
    assert table.told("general-embarked")
    assert not table.told("embarked")
    assert state.infantry[UNION][space(MEMPHIS)] == 3
    assert state.post[GENERAL["grant"]] == space(MEMPHIS)


@pytest.mark.clause("6.1.2")
def test_a_brigade_is_a_strength_point_and_the_general() -> None:
    state = at_cairo(3, "grant", "stoneman")
    table = sail(state, "sail cairo")
    assert table.actions == ["load 3", "load 2", "load 1", "load 0"]
    table.push("load 3")
    assert table.actions == ["load-general grant", "no-general"]
    assert why(state, "load-general stoneman") == "6.1.2 deny-naval-size"
    table = sail(state, "sail cairo").push("load 2")
    assert table.actions == ["load-general grant", "load-general stoneman", "no-general"]
    table.push("load-general stoneman", "land memphis")
    assert state.units(UNION, space(MEMPHIS)) == 3


@pytest.mark.clause("6.1.2")
def test_a_brigade_may_sail_alone() -> None:
    state = at_cairo(1, "stoneman")
    table = sail(state, "sail cairo").push("load 0", "land memphis")
    assert table.over
    assert state.post[GENERAL["stoneman"]] == space(MEMPHIS)
    assert state.infantry[UNION][space("cairo")] == 1


@pytest.mark.clause("5.3.4")
def test_no_general_stays_behind_without_a_strength_point() -> None:
    state = at_cairo(1, "grant", "sherman")
    assert texts(state) == []
    state = at_cairo(1, "grant")
    table = sail(state, "sail cairo")
    assert table.decision.prompt.key == "prompt-land", "he has to come along"
    state = at_cairo(1, "grant")
    state.set_fort(space("cairo"), UNION)
    assert sail(state, "sail cairo").actions == ["load-general grant", "no-general"]


@pytest.mark.clause("5.4.1")
def test_a_division_leaves_no_more_generals_than_may_stay() -> None:
    state = at_cairo(3, "grant", "sherman", "mcpherson")
    table = sail(state, "sail cairo").push("load 2")
    assert "no-general" not in table.actions, "three generals with one strength point"
    assert why(state, "no-general") == "5.4.1 deny-too-many-behind"
    assert "load-general sherman" in table.actions


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("5.2.2")
def test_from_an_army_neither_the_commander_nor_the_second_sails() -> None:
    state = empty_table()
    put(
        state,
        UNION,
        "cairo",
        6,
        *("halleck", "grant", "sherman", "thomas"),
        army="army-of-the-tennessee",
    )
    table = sail(state, "sail cairo").push("load 3")
    assert table.actions == ["load-general sherman", "load-general thomas", "no-general"]
    assert why(state, "load-general halleck") == "5.3.6 deny-commander-stays"
    assert why(state, "load-general grant") == "5.2.2 deny-second-stays"


@pytest.mark.clause("5.4.4")
def test_the_last_strength_point_takes_the_army_with_it() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "halleck", army="army-of-the-tennessee")
    table = sail(state, "sail cairo").push("load 2", "land memphis")
    assert table.over
    assert state.army_at[ARMY["army-of-the-tennessee"]] == TRACK
    assert state.post[GENERAL["halleck"]] == TRACK
    assert state.will[UNION] == 90


# --- 6.1.3, 6.8.2 Coastal forts -----------------------------------------------------------------


@pytest.mark.clause("6.1.3")
@pytest.mark.clause("6.8.2")
def test_a_coastal_fort_can_be_entered_but_not_passed() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 1)
    sail(state, "sail philadelphia")
    assert "fort-pulaski" in destinations(state, "philadelphia")
    assert "savannah" not in destinations(state, "philadelphia")
    assert why(state, "land savannah") == "6.1.3 deny-coastal-fort-in-the-way"
    put(state, UNION, "fort-pulaski", 1)
    assert "savannah" not in destinations(state, "philadelphia"), "a unit is not a marker"
    union(state, "fort-pulaski")
    assert "savannah" in destinations(state, "philadelphia")


@pytest.mark.clause("6.1.3")
def test_a_coastal_fort_bars_the_mississippi_too() -> None:
    state = at_cairo()
    put(state, UNION, "philadelphia", 1)
    assert "new-orleans" in destinations(state, "cairo"), "down the river, past nothing"
    assert "forts-st-philip-jackson" in destinations(state, "cairo")
    assert "philadelphia" not in destinations(state, "cairo")
    assert "new-orleans" not in destinations(state, "philadelphia")
    union(state, "forts-st-philip-jackson")
    assert "philadelphia" in destinations(state, "cairo")
    assert "pittsburg-landing" in destinations(state, "philadelphia")


@pytest.mark.clause("6.8.2")
def test_a_fort_where_union_units_stand_already_is_not_assaulted_again() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 2)
    put(state, UNION, "fort-pulaski", 1)
    table = sail(state, "sail philadelphia").push("load 2", "land fort-pulaski")
    assert table.over
    assert state.infantry[UNION][space("fort-pulaski")] == 3
    assert state.control[space("fort-pulaski")] == CONFEDERATE


# --- 6.2 Rivers ---------------------------------------------------------------------------------


@pytest.mark.clause("6.2.1")
def test_river_ports_are_reached_along_navigable_rivers() -> None:
    state = at_cairo()
    reached = destinations(state, "cairo")
    for key in ("wheeling", "charleston-wv", "decatur-al", "nashville", "shreveport", "alton"):
        assert key in reached
    for key in ("washington-dc", "mobile", "philadelphia"):
        assert key not in reached


@pytest.mark.clause("6.2.2")
def test_units_markers_and_torpedoes_do_not_stop_the_fleet() -> None:
    state = at_cairo()
    state.set_control(space(COLUMBUS), CONFEDERATE)
    put(state, CONFEDERATE, COLUMBUS, 6, "polk")
    state.torpedoes = 1 << space(COLUMBUS)
    assert passages(state, space("cairo"))[space(MEMPHIS)] == ((-1, -1),)


@pytest.mark.clause("6.2.2")
def test_water_without_union_control_is_no_obstacle() -> None:
    state = at_cairo()
    fort(state, "port-hudson", "vicksburg")
    assert "grand-gulf" not in [
        SPACES[at].key for at, ways in passages(state, space("cairo")).items() if not ways[0].forts
    ]
    fort(state, "dover-tn")
    table = sail(state, "sail cairo", [4]).push("load 1", "land nashville dover-tn")
    assert table.over
    assert state.infantry[UNION][space("nashville")] == 1


@pytest.mark.clause("6.2.3")
def test_an_ironclad_can_be_entered_but_not_passed() -> None:
    state = at_cairo()
    state.set_ironclad(space(MADRID), True)
    sail(state, "sail cairo").push("load 1")
    assert MADRID in destinations(state, "cairo")
    assert MEMPHIS not in destinations(state, "cairo")
    assert why(state, "land memphis") == "6.2.3 deny-ironclad-in-the-way"


@pytest.mark.clause("6.2.3")
def test_an_ironclad_with_a_fort_cannot_be_run_past() -> None:
    state = at_cairo()
    fort(state, COLUMBUS)
    assert MEMPHIS in destinations(state, "cairo")
    state.set_ironclad(space(COLUMBUS), True)
    assert MEMPHIS not in destinations(state, "cairo")


@pytest.mark.clause("6.2.6.B")
def test_dover_lies_on_two_rivers_that_do_not_meet_there() -> None:
    state = empty_table()
    union(state, "dover-tn")
    put(state, UNION, "dover-tn", 1)
    fort(state, "paducah")
    ways = passages(state, space("dover-tn"))
    assert ways[space("nashville")] == ((-1, -1),)
    assert ways[space("decatur-al")] == ((-1, -1),)
    fort(state, "dover-tn")
    put(state, UNION, "evansville", 1)
    ways = passages(state, space("evansville"))
    assert ways[space("dover-tn")] == ((-1, -1),), "up the Cumberland"
    assert ways[space("nashville")] == ((space("dover-tn"), -1),)
    assert space("decatur-al") not in ways, "Paducah and Dover both lie on the Tennessee"


# --- 6.1.4, 6.3 Running the guns ----------------------------------------------------------------


@pytest.mark.clause("6.1.4")
@pytest.mark.clause("6.3.1")
@pytest.mark.parametrize(("roll", "past"), [(3, False), (4, True), (6, True)])
def test_a_four_runs_past_a_fort(roll: int, past: bool) -> None:
    state = at_cairo()
    fort(state, COLUMBUS)
    table = sail(state, "sail cairo", [roll]).push("load 2")
    assert "land columbus-ky" in table.actions
    assert "land memphis" not in table.actions
    table.push("land memphis columbus-ky")
    assert table.over
    assert state.infantry[UNION][space(MEMPHIS)] == (2 if past else 0)
    assert state.infantry[UNION][space("cairo")] == (1 if past else 3)
    assert bool(table.told("guns-run")) is past
    assert table.values("guns-run" if past else "guns-fail")[0]["needed"] == 4
    assert bool(table.told("back-in-port")) is not past


@pytest.mark.clause("6.3.1")
@pytest.mark.parametrize(
    ("bonus", "farragut", "torpedoes", "needed"),
    [
        (0, False, False, 4),
        (0, False, True, 5),
        (2, False, False, 2),
        (2, False, True, 3),
        (0, True, False, 2),
        (0, True, True, 2),
    ],
)
def test_torpedoes_and_admirals_modify_the_run(
    bonus: int, farragut: bool, torpedoes: bool, needed: int
) -> None:
    for roll in range(1, 7):
        state = at_cairo()
        fort(state, COLUMBUS)
        put(state, CONFEDERATE, COLUMBUS, 1)
        state.torpedoes = torpedoes << space(COLUMBUS)
        move = NavalMove(UNION, by_event=True, bonus=bonus, farragut=farragut)
        table = run(state, move, [roll]).push("sail cairo", "load 2", "land memphis columbus-ky")
        assert (state.infantry[UNION][space(MEMPHIS)] == 2) is (roll >= needed)
        assert table.over


@pytest.mark.clause("6.3.1")
def test_only_one_fort_is_run_past() -> None:
    state = at_cairo()
    fort(state, COLUMBUS, MADRID)
    table = sail(state, "sail cairo").push("load 1")
    assert "land new-madrid columbus-ky" in table.actions
    assert not [text for text in table.actions if "memphis" in text]
    assert why(state, "land memphis") == "6.3.1 deny-two-forts"
    assert why(state, "land new-madrid") == "6.3.1 deny-name-the-forts"
    assert "land paducah" in table.actions
    assert why(state, "land paducah columbus-ky") == "6.3.1 deny-no-fort-to-name"


@pytest.mark.clause("6.3.1")
def test_a_fort_beside_the_way_is_not_run_past() -> None:
    state = empty_table()
    fort(state, "yazoo-city")
    union(state, MEMPHIS, "dover-tn")
    assert passages(state, space(MEMPHIS))[space("vicksburg")] == ((-1, -1),)
    fort(state, "paducah", "clarksville-tn")
    ways = passages(state, space("dover-tn"))
    assert ways[space("louisville")] == ((-1, -1),), "down the Cumberland"
    assert ways[space("cairo")] == ((space("paducah"), -1),)
    assert ways[space("nashville")] == ((space("clarksville-tn"), -1),)


@pytest.mark.clause("6.3.2")
def test_beaten_beyond_a_fort_costs_one_more() -> None:
    state = at_cairo()
    fort(state, COLUMBUS)
    put(state, CONFEDERATE, MEMPHIS, 2)
    # 4 runs past; then 1 against 6: the Union loses 1 in the battle and 1 on the way back.
    table = sail(state, "sail cairo", [4, 1, 6]).push("load 3", "land memphis columbus-ky")
    assert table.over
    assert state.infantry[UNION][space("cairo")] == 1
    assert state.infantry[CONFEDERATE][space(MEMPHIS)] == 2


# --- 6.4 Amphibious assaults --------------------------------------------------------------------


@pytest.mark.clause("6.4.2")
def test_the_loser_goes_back_to_the_port_that_he_came_from() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, MEMPHIS, 2)
    table = sail(state, "sail cairo", [1, 6]).push("load 3", "land memphis")
    assert table.over
    assert state.infantry[UNION][space("cairo")] == 2
    assert state.infantry[CONFEDERATE][space(MEMPHIS)] == 2


@pytest.mark.clause("6.4.2")
def test_the_winner_stays_where_he_has_landed() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, MEMPHIS, 1)
    # Three to one: 4 + 2 = 6, the Confederate loses 1; 1 costs nothing.
    table = sail(state, "sail cairo", [4, 1]).push("load 3", "land memphis")
    while not table.over:
        table.push(table.actions[0])
    assert state.infantry[UNION][space(MEMPHIS)] == 3
    assert state.units(CONFEDERATE, space(MEMPHIS)) == 0


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize(
    ("bonus", "farragut", "gain"), [(0, False, 1), (2, False, 3), (0, True, 1)]
)
def test_foote_and_porter_add_two_to_the_assault_and_farragut_does_not(
    bonus: int, farragut: bool, gain: int
) -> None:
    state = at_cairo()
    state.amphibious = 1
    put(state, CONFEDERATE, MEMPHIS, 2)
    move = NavalMove(UNION, by_event=True, bonus=bonus, farragut=farragut)
    table = run(state, move, [1, 6]).push("sail cairo", "load 2", "land memphis")
    assert table.over
    told = table.told("modifier-amphibious")
    assert [dict(event.args)["count"] for event in told] == [gain]


@pytest.mark.clause("6.8.1")
def test_a_fort_without_garrison_is_fought_for_from_the_sea() -> None:
    """The third move of the Union's campaign in the sample game: Fort Pulaski."""
    state = empty_table()
    union(state, "fort-monroe")
    put(state, UNION, "fort-monroe", 2)
    state.will = [0, 96, 96]
    table = sail(state, "sail fort-monroe", [1, 2]).push("load 2", "land fort-pulaski")
    assert table.over
    rolls = [dict(event.args) for event in table.told("battle-roll")]
    assert [(roll["modifier"], roll["total"]) for roll in rolls] == [(4, 5), (2, 4)]
    assert state.infantry[UNION][space("fort-pulaski")] == 1
    assert state.control[space("fort-pulaski")] == CONFEDERATE, "until a marker is placed"
    assert state.will == [0, 96, 96]
    assert state.union_victory, "it counts for the Emancipation Proclamation (5.7.2)"


@pytest.mark.clause("6.4.2")
def test_a_single_unit_is_lost_before_an_empty_fort() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 1)
    table = sail(state, "sail philadelphia", [1, 2]).push("land fort-pulaski")
    assert table.over
    assert state.occupied(UNION) == 0
    assert state.force is None


@pytest.mark.clause("7.2.4")
def test_the_defender_may_leave_before_the_landing() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, MEMPHIS, 0, "forrest")
    table = sail(state, "sail cairo").push("load 3", "land memphis")
    assert table.decision.seat == "confederate"
    table.push("retreat humboldt")
    assert table.over
    assert state.infantry[UNION][space(MEMPHIS)] == 3
    assert state.post[GENERAL["forrest"]] == space("humboldt")


@pytest.mark.clause("7.2.4")
def test_when_the_garrison_leaves_its_fort_is_still_fought_for() -> None:
    state = at_cairo()
    fort(state, MEMPHIS)
    put(state, CONFEDERATE, MEMPHIS, 0, "forrest")
    # 1 + 4 = 5: the fort loses 1; 1 + 2 = 3: the Union loses 1; the attacker wins such a tie.
    table = sail(state, "sail cairo", [1, 1]).push("load 3", "land memphis")
    table.push("retreat humboldt")
    assert table.over
    assert state.infantry[UNION][space(MEMPHIS)] == 2
    assert state.fort[space(MEMPHIS)] == 0
    assert state.fort_wait[CONFEDERATE] == 1


@pytest.mark.clause("5.8.1")
def test_a_landing_can_be_intercepted_by_road_or_rail() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, "humboldt", 4, "r-e-lee")
    # 3 is within Lee's 3; then 1, and 2 + 3 for Lee + 2 for the interception.
    table = sail(state, "sail cairo", [3, 1, 2]).push("load 3", "land memphis")
    assert table.decision.seat == "confederate"
    offer = [text for text in table.actions if "r-e-lee" in text]
    table.push(offer[0])
    while not table.over:
        table.push(table.actions[0])
    assert state.infantry[UNION][space("cairo")] == 1
    assert state.units(CONFEDERATE, space(MEMPHIS)) == 4
    assert table.told("modifier-interception")


@pytest.mark.clause("5.8.1")
def test_a_fleet_that_only_passes_is_not_intercepted() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, "humboldt", 4, "r-e-lee")
    table = sail(state, "sail cairo").push("load 3", "land grand-gulf")
    assert table.over
    assert state.infantry[UNION][space("grand-gulf")] == 3


# --- Cards 59 and 112 ---------------------------------------------------------------------------


def farragut(state: ForThePeopleState, rolls: list[int] | None = None) -> Driver:
    return run(state, NavalMove(UNION, by_event=True, farragut=True), rolls)


@pytest.mark.clause("6.1.3")
def test_farragut_passes_an_empty_coastal_fort_to_assault() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 3)
    table = farragut(state).push("sail philadelphia", "load 3")
    table.push("land new-orleans forts-st-philip-jackson")
    assert table.over
    assert state.infantry[UNION][space("new-orleans")] == 3
    assert state.control[space("new-orleans")] == UNION, "marked at once"
    assert state.control[space("forts-st-philip-jackson")] == UNION, "and its fort falls (6.8.4)"


@pytest.mark.clause("6.4.1")
def test_farragut_marks_a_neutral_port_that_was_defended_by_an_interceptor() -> None:
    """Who intercepts makes the landing an assault: the space is the enemy's when it is entered."""
    state = at_cairo(3)
    put(state, CONFEDERATE, COLUMBUS, 1, "longstreet")
    table = farragut(state, [1, 6, 1, 6, 6]).push("sail cairo", "load 3", "land paducah")
    table.push("intercept longstreet")
    while not table.over:
        table.push(table.actions[0])
    assert state.infantry[UNION][space("paducah")] > 0
    assert state.control[space("paducah")] == UNION


@pytest.mark.clause("6.3.2")
def test_farragut_beaten_beyond_a_fort_loses_one_more() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 3)
    put(state, CONFEDERATE, "new-orleans", 2)
    table = farragut(state, [1, 6]).push("sail philadelphia", "load 3")
    table.push("land new-orleans forts-st-philip-jackson")
    assert table.over
    assert state.infantry[UNION][space("philadelphia")] == 1
    assert state.control[space("new-orleans")] == CONFEDERATE


@pytest.mark.clause("6.1.3")
def test_farragut_passes_neither_a_garrison_nor_an_ironclad() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 3)
    put(state, CONFEDERATE, "fort-pulaski", 1)
    state.set_ironclad(space("fort-sumter"), True)
    reached = passages(state, space("philadelphia"), farragut=True)
    assert space("savannah") not in reached
    assert space("charleston-sc") not in reached
    assert reached[space("mobile")] == ((-1, space("fort-morgan")),)


@pytest.mark.clause("6.1.3")
def test_farragut_slips_past_one_fort_and_runs_one_more() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 2)
    fort(state, "new-orleans")
    ways = passages(state, space("philadelphia"), farragut=True)
    slip, guns = space("forts-st-philip-jackson"), space("new-orleans")
    assert ways[space("baton-rouge")] == ((guns, slip),)
    fort(state, "port-hudson")
    assert space("grand-gulf") not in passages(state, space("philadelphia"), farragut=True)
    table = farragut(state, [2]).push("sail philadelphia", "load 2")
    table.push("land baton-rouge new-orleans forts-st-philip-jackson")
    assert table.over
    assert state.infantry[UNION][space("baton-rouge")] == 2


@pytest.mark.clause("6.1.3")
def test_farragut_slips_by_only_to_assault() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 2)
    union(state, "savannah")
    assert space("savannah") not in passages(state, space("philadelphia"), farragut=True)


@pytest.mark.clause("6.4.1")
def test_farragut_ignores_the_first_torpedoes() -> None:
    state = at_cairo()
    put(state, CONFEDERATE, MEMPHIS, 2)
    state.torpedoes = 1 << space(MEMPHIS)
    table = farragut(state, [1, 6]).push("sail cairo", "load 2", "land memphis")
    assert not table.told("modifier-amphibious")
    state = at_cairo()
    fort(state, COLUMBUS)
    put(state, CONFEDERATE, COLUMBUS, 1)
    put(state, CONFEDERATE, MEMPHIS, 2)
    state.torpedoes = 1 << space(MEMPHIS) | 1 << space(COLUMBUS)
    table = farragut(state, [2, 1, 6]).push("sail cairo", "load 2", "land memphis columbus-ky")
    assert [dict(e.args)["side"] for e in table.told("modifier-amphibious")] == ["confederate"]


@pytest.mark.clause("4.2.5")
@pytest.mark.parametrize("event", [False, True])
def test_a_storm_stops_a_move_made_with_an_operations_card_only(event: bool) -> None:
    state = at_cairo()
    state.hand[CONFEDERATE] = (112,)
    table = sail(state, "sail cairo", event=event).push("load 3", "land memphis")
    if event:
        assert table.over
        assert state.infantry[UNION][space(MEMPHIS)] == 3
        return
    assert table.decision.seat == "confederate"
    table.push("interrupt 112")
    assert table.over
    assert table.returned == CANCELLED
    assert state.infantry[UNION][space("cairo")] == 3
    assert state.hand[CONFEDERATE] == ()


@pytest.mark.clause("5.2.1")
def test_a_storm_keeps_an_army_together() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "halleck", army="army-of-the-tennessee")
    state.hand[CONFEDERATE] = (112,)
    table = sail(state, "sail cairo", event=False).push("load 2", "land memphis", "interrupt 112")
    assert table.over
    assert state.army_at[ARMY["army-of-the-tennessee"]] == space("cairo")
    assert state.infantry[UNION][space("cairo")] == 2
    assert state.will[UNION] == 100


# --- 4.3.2 Campaigns ----------------------------------------------------------------------------


@pytest.mark.clause("4.3.1")
def test_in_a_campaign_nobody_who_has_moved_sails() -> None:
    state = at_cairo(3, "grant", "sherman")
    state.moved_sp = ((space("cairo"), 2),)
    state.moved_generals = (GENERAL["grant"],)
    move = NavalMove(UNION, campaign=True, first=parse("sail cairo"))
    table = run(state, move)
    assert table.actions == ["load-general sherman", "no-general"], "one strength point is left"
    assert why(state, "load-general grant") == "4.3.1 deny-sailor-moved"
    table.push("load-general sherman", "land memphis")
    assert state.moved_generals == tuple(sorted((GENERAL["grant"], GENERAL["sherman"])))
    assert dict(state.moved_sp)[space(MEMPHIS)] == 1
    state.moved_sp = ((space("cairo"), 2), (space(MEMPHIS), 1))
    assert texts(state, campaign=True) == []
    assert texts(state) == ["sail cairo"], "another card begins anew"


# --- 6.1.5 Armies -------------------------------------------------------------------------------


def potomac(commander: str, units: int = 12, at: str = "washington-dc") -> ForThePeopleState:
    state = empty_table()
    put(state, UNION, at, units, commander, "hancock", army="army-of-the-potomac")
    return state


@pytest.mark.clause("6.1.5.a")
@pytest.mark.parametrize(
    ("commander", "able"),
    [("mcclellan", True), ("grant", True), ("sherman", True), ("meade", False)],
)
def test_an_army_sails_in_the_chesapeake(commander: str, able: bool) -> None:
    state = potomac(commander)
    assert (may_move_army(state) is None) is able
    if not able:
        assert run(state, ArmyNavalMove()).returned == NOT_SAILED
        return
    table = run(state, ArmyNavalMove()).push("load 12")
    assert table.actions == ["land aquia-creek", "land fort-monroe", "land urbanna"]
    assert why(state, "land norfolk").startswith("6.1.3")
    assert why(state, "land baltimore") == "6.1.5 deny-army-landing"
    table.push("land urbanna")
    assert table.over
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("urbanna")
    assert state.infantry[UNION][space("urbanna")] == 12
    assert state.post[GENERAL["hancock"]] == space("urbanna")
    assert state.moved_armies == (ARMY["army-of-the-potomac"],)


@pytest.mark.clause("6.1.5.a")
def test_the_army_lands_at_fort_monroe_with_a_battle_for_the_fort() -> None:
    state = potomac("mcclellan")
    table = run(state, ArmyNavalMove(), [3, 1]).push("load 12", "land fort-monroe")
    assert table.over
    assert table.told("battle")
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("fort-monroe")


@pytest.mark.clause("5.2.3")
def test_fifteen_strength_points_sail_and_the_rest_stays() -> None:
    state = potomac("mcclellan", 17)
    state.post_general(GENERAL["stoneman"], space("washington-dc"))
    table = run(state, ArmyNavalMove())
    assert table.actions[0] == "load 14"
    assert table.actions[-1] == "load 0"
    assert why(state, "load 15") == "5.2.3 deny-army-load"
    table.push("load 14", "land urbanna")
    assert state.units(UNION, space("urbanna")) == 15
    assert state.infantry[UNION][space("washington-dc")] == 3


@pytest.mark.clause("6.1.5.b")
@pytest.mark.parametrize(
    ("commander", "units", "able"),
    [("grant", 9, True), ("sherman", 9, True), ("grant", 10, False), ("mcclellan", 9, False)],
)
def test_an_army_of_nine_goes_by_river_under_grant_or_sherman(
    commander: str, units: int, able: bool
) -> None:
    state = potomac(commander, units, at="cairo")
    assert (sailing_armies(state) != []) is able
    if able:
        table = run(state, ArmyNavalMove()).push(f"load {units}")
        assert "land vicksburg" in table.actions
        assert "land philadelphia" not in table.actions
        table.push("land vicksburg")
        assert state.army_at[ARMY["army-of-the-potomac"]] == space("vicksburg")


@pytest.mark.clause("6.1.5.a")
@pytest.mark.clause("6.1.5.b")
def test_no_army_leaves_the_bay_or_its_river_for_the_open_sea() -> None:
    state = potomac("grant", 9)
    union(state, "forts-st-philip-jackson", "urbanna", "fort-monroe")
    found = army_passages(state, ARMY["army-of-the-potomac"])
    assert {SPACES[at].key for at in found} == {"aquia-creek", "urbanna", "fort-monroe"}
    assert sailing_armies(potomac("grant", 12, "philadelphia")) == []
    assert sailing_armies(potomac("grant", 9, "philadelphia")) == []


@pytest.mark.clause("6.1.5.b")
def test_an_army_runs_the_guns_once_at_most() -> None:
    state = potomac("grant", 9, at=MEMPHIS)
    union(state, MEMPHIS)
    fort(state, "vicksburg")
    table = run(state, ArmyNavalMove(), [3]).push("load 9")
    assert "land grand-gulf vicksburg" in table.actions
    table.push("land grand-gulf vicksburg")
    assert state.army_at[ARMY["army-of-the-potomac"]] == space(MEMPHIS)
    fort(state, "grand-gulf")
    clear_moved(state)
    table = run(state, ArmyNavalMove()).push("load 9")
    assert not [text for text in table.actions if "port-hudson" in text]


@pytest.mark.clause("6.1.5")
def test_an_army_sails_instead_of_all_other_moves() -> None:
    state = potomac("grant", 9)
    state.moved_sp = ((space("cairo"), 1),)
    denial = may_move_army(state)
    assert denial is not None
    assert denial.key == "deny-campaign-begun"


# --- 6.5 Confederate river moves ----------------------------------------------------------------


def rebels(at: str, infantry: int = 2) -> ForThePeopleState:
    """The Mississippi below Columbus is the Confederate's."""
    state = empty_table()
    fort(state, COLUMBUS)
    put(state, CONFEDERATE, at, infantry)
    return state


def river(state: ForThePeopleState, first: str, rolls: list[int] | None = None) -> Driver:
    return run(state, ConfederateRiverMove(first=parse(first)), rolls)


@pytest.mark.clause("6.5.1")
def test_a_division_of_one_goes_by_river_with_any_card() -> None:
    state = rebels(MEMPHIS)
    actions = naval_actions(state, CONFEDERATE, 1)
    assert [str(action) for action in actions] == ["sail memphis"]
    assert isinstance(naval_procedure(CONFEDERATE, actions[0]), ConfederateRiverMove)
    table = river(state, "sail memphis").push("land vicksburg")
    assert table.over
    assert state.infantry[CONFEDERATE][space("vicksburg")] == 1
    assert state.infantry[CONFEDERATE][space(MEMPHIS)] == 1


@pytest.mark.clause("6.5.1")
def test_not_where_the_union_has_naval_control() -> None:
    state = rebels(MEMPHIS)
    state.set_fort(space(COLUMBUS), 0)
    assert naval_actions(state, CONFEDERATE, 3) == []
    state = rebels(MEMPHIS)
    assert space("decatur-al") not in river_landings(state, space(MEMPHIS))
    river(state, "sail memphis")
    assert why(state, "land decatur-al") == "6.5.1 deny-river-closed"
    assert why(state, "land mobile") == "6.5.1 deny-river-closed"
    assert why(state, "land richmond") == "6.1.1 deny-no-port"


@pytest.mark.clause("6.5.1")
def test_not_with_a_campaign_card() -> None:
    assert naval_actions(rebels(MEMPHIS), CONFEDERATE, 3, campaign=True) == []


@pytest.mark.clause("6.5.2")
@pytest.mark.parametrize("what", ["units", "fort"])
def test_neither_into_nor_past_a_union_force_or_fort(what: str) -> None:
    state = rebels(MEMPHIS)
    if what == "units":
        put(state, UNION, "vicksburg", 1)
    else:
        union(state, "vicksburg")
        state.set_fort(space("vicksburg"), UNION)
    river(state, "sail memphis")
    reached = river_landings(state, space(MEMPHIS))
    assert space("little-rock") in reached
    assert space("grand-gulf") not in reached
    assert why(state, "land vicksburg") == "6.5.2 deny-river-enemy"
    assert why(state, "land grand-gulf") == "6.5.1 deny-river-closed"


@pytest.mark.clause("6.5.2")
@pytest.mark.parametrize(("roll", "left"), [(1, 2), (4, 1)])
def test_an_interception_is_fought_as_an_amphibious_assault(roll: int, left: int) -> None:
    state = rebels(MEMPHIS)
    put(state, UNION, "jackson-ms", 2, "grant")
    # Grant, without supply at Vicksburg: +2 for the Confederate; 1 + 3 + 2 for the Union.
    table = intercepted_by_grant(state, [1, roll, 1])
    assert table.told("modifier-interception")
    assert state.units(UNION, space("vicksburg")) == left
    assert sum(state.infantry[CONFEDERATE]) == 1, "the division is lost"


def intercepted_by_grant(state: ForThePeopleState, rolls: list[int]) -> Driver:
    table = river(state, "sail memphis", rolls).push("land vicksburg")
    assert table.decision.seat == "union"
    table.push(next(text for text in table.actions if "grant" in text))
    while not table.over:
        table.push(table.actions[0])
    return table


@pytest.mark.clause("7.6.2")
def test_a_beaten_confederate_division_goes_back_where_it_came_from() -> None:
    state = rebels(MEMPHIS)
    put(state, UNION, "jackson-ms", 1, "grant")
    # 1 each, without an asterisk: both keep their last strength point (7.3.4), the attacker loses.
    table = intercepted_by_grant(state, [1, 2, 1])
    assert table.over
    assert state.infantry[CONFEDERATE][space(MEMPHIS)] == 2
    assert state.units(UNION, space("vicksburg")) == 1


@pytest.mark.clause("5.4.2")
def test_a_division_does_not_enter_union_spaces_of_states_that_are_not_confederate() -> None:
    state = rebels(MEMPHIS)
    union(state, MADRID)
    assert space(MADRID) not in river_landings(state, space(MEMPHIS))
    union(state, "vicksburg")
    assert space("vicksburg") in river_landings(state, space(MEMPHIS)), "Mississippi is his"
    river(state, "sail memphis")
    assert why(state, "land new-madrid") == "5.4.2 deny-river-enemy-state"


@pytest.mark.clause("6.5.3")
@pytest.mark.clause("6.8.3")
def test_between_a_coastal_fort_and_its_port() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "savannah", 2)
    table = river(state, "sail savannah")
    assert table.actions == ["land fort-pulaski"]
    table.push("land fort-pulaski")
    assert state.infantry[CONFEDERATE][space("fort-pulaski")] == 1
    assert river_landings(state, space("savannah")) == [], "one strength point to a fort"
    table = river(state, "sail fort-pulaski").push("land savannah")
    assert state.infantry[CONFEDERATE][space("savannah")] == 2
    union(state, "fort-pulaski")
    assert river_landings(state, space("savannah")) == []
    put(state, CONFEDERATE, "norfolk", 2)
    put(state, CONFEDERATE, "fort-monroe", 4)
    assert river_landings(state, space("norfolk")) == [space("fort-monroe")], "without limit"


# --- 6.6.3 The Potomac --------------------------------------------------------------------------


@pytest.mark.clause("6.6.3.A")
def test_a_fort_at_aquia_creek_must_be_run_past_to_and_from_washington() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 3)
    put(state, UNION, "philadelphia", 3)
    assert passages(state, space("washington-dc"))[space("new-bern")] == ((-1, -1),)
    fort(state, "aquia-creek")
    guns = ((space("aquia-creek"), -1),)
    assert passages(state, space("washington-dc"))[space("new-bern")] == guns
    assert passages(state, space("philadelphia"))[space("washington-dc")] == guns
    assert passages(state, space("philadelphia"))[space("aquia-creek")] == ((-1, -1),)


@pytest.mark.clause("6.6.3.A")
def test_the_chesapeake_move_of_an_army_runs_those_guns_too() -> None:
    state = potomac("mcclellan")
    fort(state, "aquia-creek")
    table = run(state, ArmyNavalMove(), [3]).push("load 12")
    assert table.actions == [
        "land aquia-creek",
        "land fort-monroe aquia-creek",
        "land urbanna aquia-creek",
    ]
    table.push("land urbanna aquia-creek")
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("washington-dc")


@pytest.mark.clause("6.6.3.C")
@pytest.mark.clause("10.2.3")
def test_no_strategic_movement_by_sea_past_aquia_creek() -> None:
    state = empty_table()
    assert strategic_sea_reach(state, space("baltimore")) >> space("washington-dc") & 1
    fort(state, "aquia-creek")
    assert strategic_sea_reach(state, space("washington-dc")) == 0
    assert not strategic_sea_reach(state, space("baltimore")) >> space("washington-dc") & 1
    assert strategic_sea_reach(state, space("baltimore")) >> space("philadelphia") & 1


@pytest.mark.clause("10.2.3")
def test_strategic_movement_goes_between_union_ports_and_never_past_guns() -> None:
    state = empty_table()
    reached = strategic_sea_reach(state, space("cairo"))
    assert [SPACES[s].key for s in members(reached)] == [
        *("alton", "evansville", "vincennes", "cincinnati"),
    ]
    fort(state, "louisville")
    assert not strategic_sea_reach(state, space("cairo")) >> space("cincinnati") & 1
    assert strategic_sea_reach(state, space("memphis")) == 0, "no Union port"


@pytest.mark.clause("6.5.3")
def test_a_fort_that_the_union_controls_lends_no_way_to_its_port() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "fort-monroe", 2)
    assert space("norfolk") in river_landings(state, space("fort-monroe"))
    union(state, "fort-monroe")  # stormed, and still under a Union marker
    assert space("norfolk") not in river_landings(state, space("fort-monroe"))


@pytest.mark.clause("5.7.4")
def test_a_landing_sends_lone_generals_to_the_turn_track() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 1)
    put(state, CONFEDERATE, "new-bern", 0, "polk")
    sail(state, "sail philadelphia").push("land new-bern")
    assert state.post[GENERAL["polk"]] == TRACK


# --- Generals alone, and the sea -----------------------------------------------------------------


@pytest.mark.clause("5.6.6")
def test_generals_alone_sail_past_no_force_of_the_enemy() -> None:
    state = empty_table()
    reached = general_sea_reach(state, space("cairo"))
    for key in ("paducah", "louisville", "wheeling", MADRID):
        assert reached >> space(key) & 1
    assert not reached >> space(MEMPHIS) & 1, "under Confederate control"
    union(state, "vicksburg")
    assert general_sea_reach(state, space("cairo")) >> space("vicksburg") & 1
    put(state, CONFEDERATE, MEMPHIS, 1)
    assert not general_sea_reach(state, space("cairo")) >> space("vicksburg") & 1
    put(state, CONFEDERATE, "louisville", 0, "polk")  # a general by himself (5.7.1)
    assert not general_sea_reach(state, space("cairo")) >> space("louisville") & 1
    assert general_sea_reach(state, space("cairo")) >> space("evansville") & 1
    put(state, CONFEDERATE, "paducah", 1)
    assert not general_sea_reach(state, space("cairo")) >> space("evansville") & 1
    assert general_sea_reach(state, space(MEMPHIS)) == 0
    assert general_sea_reach(state, space("columbus-oh")) == 0


@pytest.mark.clause("15.S3")
def test_the_sea_is_closed_in_the_first_turn_of_1863() -> None:
    state = ForThePeopleState("1863")
    state.turn = 7
    put(state, UNION, "cairo", 1)
    put(state, UNION, "philadelphia", 1)
    assert texts(state) == ["sail cairo"], "rivers stay open"
    state.turn = 8
    assert texts(state) == ["sail cairo", "sail philadelphia"]


@pytest.mark.clause("6.1.1")
def test_every_port_is_on_the_water() -> None:
    state = empty_table()
    for at in members(PORTS):
        state.set_control(at, UNION)
    for at in members(PORTS):
        assert len(passages(state, at)) == PORTS.bit_count() - 1


def procedures() -> list[Procedure[ForThePeopleState]]:
    return [NavalMove(UNION, by_event=True), ArmyNavalMove(), ConfederateRiverMove()]


@pytest.mark.clause("6.1.1")
def test_nobody_to_sail_is_no_dead_end() -> None:
    for procedure in procedures():
        assert run(empty_table(), procedure).over
