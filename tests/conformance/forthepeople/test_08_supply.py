"""8 Supply, with what other chapters ask of it: 5.10, 6.6.3 B, 10.2.4, 10.3.1 and 10.5.2."""

import pytest

from longroll.board.region import mask, members
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.components import (
    ARMY,
    HOPS,
    NOBODY,
    RESOURCES,
    RIVER_PORTS,
    SCENARIOS,
    SPACES,
    STATE,
    VALLEY,
    WATER,
)
from longroll.titles.forthepeople.control import set_marker
from longroll.titles.forthepeople.formations import Reorganise, may_reorganise
from longroll.titles.forthepeople.state import ABSENT, ForThePeopleState
from longroll.titles.forthepeople.supply import (
    confederate_sources,
    has_lc,
    has_valley_lc,
    land_lc_to_north_edge,
    line_between,
    open_runner_ports,
    rail_lc_to_north_edge,
    reach,
    union_sources,
)
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)


def give(state: ForThePeopleState, side: int, *keys: str) -> ForThePeopleState:
    """Put spaces under a side's control (NOBODY: neutral)."""
    for key in keys:
        state.set_control(space(key), side)
    return state


def surround(state: ForThePeopleState, side: int, key: str, *but: str) -> ForThePeopleState:
    """Give a side all land neighbours of a space, without some."""
    around = [SPACES[hop.to].key for hop in HOPS[space(key)] if hop.kind != WATER]
    return give(state, side, *(near for near in around if near not in but))


def opened_rivers() -> ForThePeopleState:
    """The Union has Forts St. Philip/Jackson: no river is denied."""
    return give(empty_table(), UNION, "forts-st-philip-jackson")


def supplied(state: ForThePeopleState, side: int, key: str, avoid: str = "", via: str = "") -> bool:
    return has_lc(state, side, space(key), space(avoid) if avoid else -1, space(via) if via else -1)


def keys(spaces: int) -> set[str]:
    return {SPACES[index].key for index in members(spaces)}


def lexington_by_falmouth() -> ForThePeopleState:
    """Neutral Lexington has a line to Cincinnati by neutral Falmouth alone."""
    return surround(empty_table(), CONFEDERATE, "lexington-ky", "falmouth")


# --- 8.1 Lines of communication -----------------------------------------------------------------


@pytest.mark.clause("8.1")
def test_lines_pass_own_and_neutral_spaces() -> None:
    state = lexington_by_falmouth()
    assert supplied(state, UNION, "lexington-ky")
    give(state, UNION, "falmouth")
    assert supplied(state, UNION, "lexington-ky")
    give(state, CONFEDERATE, "falmouth")
    assert not supplied(state, UNION, "lexington-ky")


@pytest.mark.clause("8.1")
def test_the_space_of_the_unit_itself_may_be_the_enemys() -> None:
    state = give(empty_table(), CONFEDERATE, "lexington-ky")
    assert supplied(state, UNION, "lexington-ky")
    assert not reach(state, UNION) >> space("lexington-ky") & 1


@pytest.mark.clause("8.1")
@pytest.mark.parametrize("blocker", ["infantry", "brigade", "fort"])
def test_enemy_units_and_even_an_empty_fort_stop_a_line(blocker: str) -> None:
    state = lexington_by_falmouth()
    if blocker == "infantry":
        put(state, CONFEDERATE, "falmouth", 1)
    elif blocker == "brigade":
        put(state, CONFEDERATE, "falmouth", 0, "forrest")
    else:
        state.set_fort(space("falmouth"), CONFEDERATE)
    assert not supplied(state, UNION, "lexington-ky")


@pytest.mark.clause("8.1")
def test_a_column_reaching_for_knoxville_lives_on_the_markers_behind_it() -> None:
    state = empty_table()
    put(state, UNION, "falmouth", 1)
    put(state, UNION, "knoxville", 1)
    assert supplied(state, UNION, "falmouth")
    assert not supplied(state, UNION, "knoxville")
    give(state, UNION, "clinton")
    assert supplied(state, UNION, "knoxville")


@pytest.mark.clause("8.1")
def test_lines_are_traced_anew_when_an_enemy_arrives_or_leaves() -> None:
    state = lexington_by_falmouth()
    assert supplied(state, UNION, "lexington-ky")
    put(state, CONFEDERATE, "falmouth", 1)
    assert not supplied(state, UNION, "lexington-ky")
    state.add_infantry(CONFEDERATE, space("falmouth"), -1)
    assert supplied(state, UNION, "lexington-ky")


@pytest.mark.clause("8.1")
def test_a_copy_has_lines_of_its_own() -> None:
    state = lexington_by_falmouth()
    assert supplied(state, UNION, "lexington-ky")
    twin = state.copy()
    put(twin, CONFEDERATE, "falmouth", 1)
    assert not supplied(twin, UNION, "lexington-ky")
    assert supplied(state, UNION, "lexington-ky")


@pytest.mark.clause("8.1.1")
def test_a_confederate_line_does_not_cross_a_river_that_the_union_controls() -> None:
    state = give(empty_table(), CONFEDERATE, "washington-dc")
    assert supplied(state, CONFEDERATE, "manassas")
    assert not supplied(state, CONFEDERATE, "washington-dc")
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert supplied(state, CONFEDERATE, "washington-dc")


@pytest.mark.clause("8.1.1")
def test_a_confederate_line_runs_along_a_denied_river() -> None:
    state = give(empty_table(), CONFEDERATE, "columbus-ky", "new-madrid")
    surround(state, UNION, "columbus-ky")
    state.set_fort(space("columbus-ky"), CONFEDERATE)
    assert supplied(state, CONFEDERATE, "columbus-ky")
    give(state, UNION, "forts-st-philip-jackson")
    assert not supplied(state, CONFEDERATE, "columbus-ky")


@pytest.mark.clause("8.1.1")
def test_a_confederate_line_does_not_begin_on_a_river_that_the_union_controls() -> None:
    state = surround(opened_rivers(), UNION, "new-madrid")
    state.set_fort(space("memphis"), CONFEDERATE)
    assert supplied(state, CONFEDERATE, "memphis")
    assert not supplied(state, CONFEDERATE, "new-madrid"), "next to denied water, not on it"
    state.set_ironclad(space("new-madrid"), True)
    assert supplied(state, CONFEDERATE, "new-madrid")


@pytest.mark.clause("8.1.1")
@pytest.mark.parametrize("blocker", ["control", "units", "fort"])
def test_a_confederate_line_along_a_river_is_stopped_by_the_union_ashore(blocker: str) -> None:
    state = give(empty_table(), CONFEDERATE, "columbus-ky", "new-madrid")
    surround(state, UNION, "columbus-ky")
    surround(state, UNION, "new-madrid")
    state.set_fort(space("columbus-ky"), CONFEDERATE)
    assert supplied(state, CONFEDERATE, "columbus-ky")
    if blocker == "control":
        give(state, UNION, "new-madrid")
    elif blocker == "units":
        put(state, UNION, "new-madrid", 1)
    else:
        state.set_fort(space("new-madrid"), UNION)
    assert not supplied(state, CONFEDERATE, "columbus-ky")


def new_orleans_by_land() -> ForThePeopleState:
    """The Union holds New Orleans and not its forts; no other fort is on the Mississippi."""
    state = give(empty_table(), UNION, "new-orleans")
    put(state, CONFEDERATE, "forts-st-philip-jackson", 1)
    put(state, UNION, "new-orleans", 3)
    return state


@pytest.mark.clause("8.1.2")
def test_a_union_line_passes_enemy_ports_and_units_along_a_river_it_controls() -> None:
    state = new_orleans_by_land()
    put(state, CONFEDERATE, "vicksburg", 5)
    assert supplied(state, UNION, "new-orleans")


@pytest.mark.clause("8.1.2")
@pytest.mark.parametrize("with_ironclad", [False, True], ids=["fort", "ironclad"])
def test_a_union_line_along_a_river_stops_at_forts_and_ironclads(with_ironclad: bool) -> None:
    state = new_orleans_by_land()
    if with_ironclad:
        state.set_ironclad(space("vicksburg"), True)
    else:
        state.set_fort(space("vicksburg"), CONFEDERATE)
    assert not supplied(state, UNION, "new-orleans")


@pytest.mark.clause("8.1.2")
def test_a_union_line_along_a_river_may_end_at_a_port_of_his_that_enemies_occupy() -> None:
    state = new_orleans_by_land()
    for port in members(RIVER_PORTS & ~mask([space("new-orleans")])):
        state.add_infantry(CONFEDERATE, port, 1)
    assert supplied(state, UNION, "new-orleans")


@pytest.mark.clause("8.1.2")
def test_torpedoes_do_not_stop_a_line() -> None:
    state = new_orleans_by_land()
    state.torpedoes = mask([space("vicksburg"), space("memphis")])
    state.touch_water()
    assert supplied(state, UNION, "new-orleans")


def up_the_tennessee() -> ForThePeopleState:
    """A fort at Paducah denies the Tennessee; the Union holds its banks from Dover to Tuscumbia."""
    state = give(opened_rivers(), UNION, "dover-tn", "pittsburg-landing", "tuscumbia")
    state.set_fort(space("paducah"), CONFEDERATE)
    return state


@pytest.mark.clause("8.1.2")
def test_a_union_line_runs_along_a_denied_river_past_own_and_neutral_spaces() -> None:
    state = up_the_tennessee()
    assert supplied(state, UNION, "tuscumbia")
    give(state, NOBODY, "pittsburg-landing")
    assert supplied(state, UNION, "tuscumbia")


@pytest.mark.clause("8.1.2")
def test_a_union_line_along_a_denied_river_does_not_pass_the_enemy_ashore() -> None:
    held = give(up_the_tennessee(), CONFEDERATE, "pittsburg-landing")
    assert not supplied(held, UNION, "tuscumbia")
    occupied = up_the_tennessee()
    put(occupied, CONFEDERATE, "pittsburg-landing", 1)
    assert not supplied(occupied, UNION, "tuscumbia")


@pytest.mark.clause("8.1.2")
def test_an_ironclad_stops_a_line_even_at_a_port_of_the_unions() -> None:
    state = up_the_tennessee()
    state.set_ironclad(space("pittsburg-landing"), True)
    assert not supplied(state, UNION, "tuscumbia")


@pytest.mark.clause("8.1.2")
def test_the_two_rivers_of_dover_do_not_meet_where_the_enemy_holds_the_town() -> None:
    state = give(up_the_tennessee(), CONFEDERATE, "dover-tn")
    assert supplied(state, UNION, "dover-tn")  # a port under naval control, from the Cumberland
    assert not supplied(state, UNION, "tuscumbia")


# --- 8.2 Sources --------------------------------------------------------------------------------


@pytest.mark.clause("8.2")
def test_vicksburg_supplies_meridian_by_jackson_and_forest() -> None:
    state = give(opened_rivers(), UNION, "vicksburg", "jackson-ms", "forest")
    assert supplied(state, UNION, "vicksburg")
    assert supplied(state, UNION, "meridian")
    give(state, CONFEDERATE, "forest")
    assert not supplied(state, UNION, "meridian")


@pytest.mark.clause("8.2")
def test_vicksburg_supplies_nobody_once_its_port_is_denied_and_cut_off() -> None:
    state = give(empty_table(), UNION, "vicksburg", "jackson-ms", "forest")
    for fort in ("columbus-ky", "port-hudson"):
        state.set_fort(space(fort), CONFEDERATE)
    assert not supplied(state, UNION, "vicksburg")
    assert not supplied(state, UNION, "meridian")


@pytest.mark.clause("8.2")
def test_a_port_without_a_union_marker_supplies_only_the_force_in_it() -> None:
    state = give(opened_rivers(), UNION, "jackson-ms")
    assert supplied(state, UNION, "vicksburg")
    assert not supplied(state, UNION, "jackson-ms")
    give(state, UNION, "vicksburg")
    assert supplied(state, UNION, "jackson-ms")


@pytest.mark.clause("8.2")
def test_a_force_landed_at_an_open_coastal_port_is_supplied_before_it_has_a_marker() -> None:
    state = empty_table()
    assert supplied(state, UNION, "morehead-city")
    assert not supplied(state, UNION, "wilmington-nc")


@pytest.mark.clause("8.2")
def test_a_source_that_enemies_occupy_supplies_nobody_by_land() -> None:
    state = give(empty_table(), UNION, "savannah", "fort-pulaski")
    put(state, CONFEDERATE, "savannah", 1)
    assert not supplied(state, UNION, "millen")


@pytest.mark.clause("8.2")
def test_a_coastal_port_is_a_source_only_with_its_fort() -> None:
    state = give(empty_table(), UNION, "savannah")
    assert not union_sources(state) >> space("savannah") & 1
    assert not supplied(state, UNION, "savannah")
    give(state, UNION, "fort-pulaski")
    assert supplied(state, UNION, "savannah")
    assert supplied(state, UNION, "millen")


@pytest.mark.clause("8.2")
def test_a_coastal_port_under_union_control_supplies_even_beside_an_ironclad() -> None:
    state = give(empty_table(), UNION, "savannah", "fort-pulaski")
    state.set_ironclad(space("savannah"), True)
    assert supplied(state, UNION, "millen")


@pytest.mark.clause("8.2")
def test_the_railroads_off_the_north_edge_supply_without_any_port() -> None:
    state = surround(empty_table(), CONFEDERATE, "columbus-oh", "sidney")
    assert supplied(state, UNION, "columbus-oh")
    assert union_sources(state) >> space("columbus-oh") & 1
    give(state, CONFEDERATE, "columbus-oh", "sidney")
    assert not union_sources(state) >> space("columbus-oh") & 1
    assert supplied(state, UNION, "columbus-oh"), "his own space is exempt (8.1)"
    assert not supplied(state, UNION, "zanesville", via="columbus-oh")


@pytest.mark.clause("8.2")
def test_richmond_is_a_source_while_a_line_leads_to_another() -> None:
    state = empty_table()
    assert "richmond" in keys(confederate_sources(state))
    surround(state, UNION, "richmond")
    assert "richmond" not in keys(confederate_sources(state))
    assert not supplied(state, CONFEDERATE, "richmond")


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("other", ["wilmington-nc", "fayetteville-nc"])
def test_richmond_and_one_other_source_bear_each_other_out(other: str) -> None:
    state = empty_table()
    give(state, UNION, "norfolk", "fort-morgan", "morehead-city")
    give(state, UNION, *(key for key in keys(RESOURCES) if key not in ("richmond", other)))
    for fort in keys(state.controlled(CONFEDERATE)) & {"fort-pulaski", "fort-sumter"}:
        give(state, UNION, fort)
    give(state, UNION, "fort-gadson", "forts-st-philip-jackson", "fernandina", "jacksonville-fl")
    give(state, UNION, "fort-pickens", "sabine-city", "savannah", "mobile", "new-orleans")
    if other != "wilmington-nc":
        give(state, UNION, "fort-fisher")
    assert keys(confederate_sources(state)) == {"richmond", other}
    assert supplied(state, CONFEDERATE, "richmond")
    give(state, UNION, other)
    assert not supplied(state, CONFEDERATE, "richmond")


@pytest.mark.clause("8.2")
def test_a_destroyed_centre_is_no_source() -> None:
    state = empty_table()
    state.destroyed = mask([space("atlanta"), space("macon")])
    assert not {"atlanta", "macon"} & keys(confederate_sources(state))
    assert "augusta" in keys(confederate_sources(state))


@pytest.mark.clause("8.2")
def test_a_centre_with_union_units_in_it_supplies_nobody_else() -> None:
    state = empty_table()
    put(state, UNION, "atlanta", 1)
    assert "atlanta" not in keys(confederate_sources(state))


@pytest.mark.clause("6.6.3.B")
def test_washington_starves_with_a_fort_at_aquia_creek_and_its_roads_lost() -> None:
    state = empty_table()
    state.set_fort(space("washington-dc"), UNION)
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert supplied(state, UNION, "washington-dc")
    give(state, CONFEDERATE, "baltimore", "annapolis", "frederick")
    assert not supplied(state, UNION, "washington-dc")
    state.set_fort(space("aquia-creek"), NOBODY)
    assert supplied(state, UNION, "washington-dc")


# --- 8.3 Lines in battle ------------------------------------------------------------------------


@pytest.mark.clause("8.3")
def test_an_attack_from_unmarked_humboldt_is_out_of_supply() -> None:
    state = give(opened_rivers(), UNION, "new-madrid")
    put(state, UNION, "humboldt", 3)
    assert supplied(state, UNION, "humboldt")  # by New Madrid
    assert not supplied(state, UNION, "grand-junction", via="humboldt")
    give(state, UNION, "humboldt")
    assert supplied(state, UNION, "grand-junction", via="humboldt")


@pytest.mark.clause("8.3")
def test_an_attacker_does_not_live_on_the_space_that_he_attacks() -> None:
    state = give(opened_rivers(), NOBODY, "vicksburg")
    assert supplied(state, UNION, "vicksburg")
    assert not supplied(state, UNION, "vicksburg", via="jackson-ms")


@pytest.mark.clause("8.3")
def test_a_defender_does_not_trace_through_the_space_of_the_attacker() -> None:
    state = give(empty_table(), UNION, "fort-monroe")
    assert supplied(state, CONFEDERATE, "norfolk")
    assert not supplied(state, CONFEDERATE, "norfolk", avoid="suffolk")
    assert supplied(state, CONFEDERATE, "petersburg", avoid="suffolk")


@pytest.mark.clause("8.3")
def test_a_defending_force_at_a_port_under_naval_control_needs_no_road() -> None:
    state = opened_rivers()
    assert supplied(state, UNION, "vicksburg", avoid="jackson-ms")


@pytest.mark.clause("8.3")
def test_a_union_defender_does_not_trace_by_the_river_past_the_attacker() -> None:
    state = new_orleans_by_land()
    assert supplied(state, UNION, "new-orleans", avoid="springfield-la")
    assert not supplied(state, UNION, "new-orleans", avoid="baton-rouge")


@pytest.mark.clause("8.3")
def test_sources_cut_off_by_the_attacker_do_not_bear_each_other_out() -> None:
    state = surround(empty_table(), UNION, "richmond", "petersburg")
    assert supplied(state, CONFEDERATE, "richmond")
    assert not supplied(state, CONFEDERATE, "richmond", avoid="petersburg")


@pytest.mark.clause("8.1.1")
def test_a_line_runs_from_a_port_to_the_fort_that_denies_its_water() -> None:
    """Over the bay from Norfolk to Fort Monroe and on by land, both ways; not when it is lost."""
    state = empty_table()
    assert supplied(state, CONFEDERATE, "fort-sumter")
    assert supplied(state, CONFEDERATE, "norfolk", avoid="suffolk")
    give(state, UNION, "suffolk")
    assert supplied(state, CONFEDERATE, "norfolk")
    give(state, UNION, "williamsburg")
    assert not supplied(state, CONFEDERATE, "norfolk")
    give(state, CONFEDERATE, "suffolk")
    assert supplied(state, CONFEDERATE, "fort-monroe")
    give(state, UNION, "fort-monroe")  # a Confederate who stands there has the bay against him
    assert not supplied(state, CONFEDERATE, "fort-monroe")
    assert supplied(state, CONFEDERATE, "fort-pulaski")
    give(state, UNION, "savannah")
    assert not supplied(state, CONFEDERATE, "fort-pulaski")


@pytest.mark.clause("8.1.2")
def test_the_unions_line_out_of_a_fort_that_is_still_marked_runs_by_its_port() -> None:
    state = give(empty_table(), UNION, "charleston-sc", "fort-sumter")  # a source
    put(state, UNION, "fort-pulaski", 2)
    assert not supplied(state, UNION, "fort-pulaski")
    give(state, UNION, "savannah")
    assert supplied(state, UNION, "fort-pulaski")


@pytest.mark.clause("10.3.1")
def test_no_line_by_road_or_rail_crosses_a_bay() -> None:
    state = give(empty_table(), UNION, *[place.key for place in SPACES])
    give(state, CONFEDERATE, "suffolk")
    assert land_lc_to_north_edge(state, space("fort-monroe"))
    assert not land_lc_to_north_edge(state, space("norfolk"))


@pytest.mark.clause("8.3")
def test_asking_about_an_attack_leaves_the_usual_lines_as_they_were() -> None:
    state = empty_table()
    before = reach(state, CONFEDERATE)
    supplied(state, CONFEDERATE, "norfolk", avoid="suffolk")
    assert reach(state, CONFEDERATE) == before


@pytest.mark.clause("5.6.2")
@pytest.mark.parametrize("ironclad", [False, True])
def test_a_line_between_two_armies_needs_neither_space(ironclad: bool) -> None:
    state = opened_rivers()
    ends = space("cairo"), space("memphis")
    surround(state, CONFEDERATE, "memphis")  # an ironclad there does not bar the way out of it
    state.set_ironclad(ends[1], ironclad)
    assert line_between(state, UNION, *ends)
    assert line_between(state, UNION, *ends[::-1])
    assert not line_between(state, CONFEDERATE, *ends)
    state.set_ironclad(space("new-madrid"), True)
    assert not line_between(state, UNION, *ends)
    assert not line_between(state, UNION, *ends[::-1])


@pytest.mark.clause("8.3")
@pytest.mark.parametrize(
    ("camp", "near", "fed"), [("columbus-oh", "zanesville", True), ("atlanta", "newnan", False)]
)
def test_an_army_without_a_line_receives_no_general(camp: str, near: str, fed: bool) -> None:
    state = give(empty_table(turn=8), UNION, camp, near)
    put(state, UNION, near, 3, "burnside")
    put(state, UNION, camp, 3, "meade", army="army-of-the-potomac")
    driver = run(state, Reorganise(UNION)) if fed else None
    assert (may_reorganise(state, UNION) is None) == fed
    if driver is not None:
        assert driver.actions == [f"send burnside {camp}"]
    state.place_army(ARMY["army-of-the-potomac"], ABSENT)
    assert may_reorganise(state, UNION) is None, "a corps may, for it is not an army"


@pytest.mark.clause("8.2")
def test_the_union_wins_when_all_centres_are_destroyed_and_all_runner_ports_closed() -> None:
    state = empty_table()
    state.destroyed = RESOURCES & ~mask([space("atlanta")])
    play = Play(state, NoChance())
    set_marker(play, space("macon"), UNION)
    assert state.result is None, "Atlanta is left, and ports with a line to it"
    set_marker(play, space("atlanta"), UNION)
    assert open_runner_ports(state) == 0, "no port has a line to a centre"
    assert state.result is not None


# --- 8.4 The Shenandoah Valley ------------------------------------------------------------------


def army_at_winchester() -> ForThePeopleState:
    """The three spaces of the valley are Confederate and cut off from everything else."""
    state = empty_table()
    for key in ("winchester-va", "strasburg", "staunton"):
        surround(state, UNION, key)
    return give(state, CONFEDERATE, "winchester-va", "strasburg", "staunton")


@pytest.mark.clause("8.4.1")
def test_the_valley_is_winchester_strasburg_and_staunton_in_virginia() -> None:
    assert keys(VALLEY) == {"winchester-va", "strasburg", "staunton"}
    assert {SPACES[at].state for at in members(VALLEY)} == {STATE["va"]}


@pytest.mark.clause("8.4.2")
def test_the_valley_feeds_an_army_that_has_no_other_line() -> None:
    state = army_at_winchester()
    assert not supplied(state, CONFEDERATE, "winchester-va")
    assert has_valley_lc(state, space("winchester-va"))


@pytest.mark.clause("8.4.2")
def test_the_valley_feeds_an_army_beyond_it_that_can_trace_to_it() -> None:
    state = army_at_winchester()
    assert has_valley_lc(state, space("harpers-ferry"))  # enemy-controlled, next to Winchester
    assert not has_valley_lc(state, space("chambersburg"))
    give(state, CONFEDERATE, "harpers-ferry")
    assert has_valley_lc(state, space("chambersburg"))


@pytest.mark.clause("8.4.2")
@pytest.mark.parametrize("side", [NOBODY, UNION])
def test_the_valley_feeds_nobody_unless_all_three_spaces_are_confederate(side: int) -> None:
    state = give(army_at_winchester(), side, "staunton")
    assert not has_valley_lc(state, space("winchester-va"))


@pytest.mark.clause("8.4.2")
def test_a_devastated_valley_feeds_nobody() -> None:
    state = army_at_winchester()
    state.valley_devastated = True
    assert not has_valley_lc(state, space("winchester-va"))


# --- Other chapters -----------------------------------------------------------------------------


@pytest.mark.clause("5.10")
def test_the_rough_roads_of_alabama_carry_no_line() -> None:
    state = give(empty_table(), UNION, "tuscumbia", "columbia-tn", "stevenson")
    assert not supplied(state, CONFEDERATE, "decatur-al")
    assert supplied(state, CONFEDERATE, "jacksonville-al")
    assert not supplied(state, CONFEDERATE, "decatur-al", via="jacksonville-al")


@pytest.mark.clause("10.2.4")
def test_the_baltimore_and_ohio_carries_union_lines_only() -> None:
    state = surround(empty_table(), CONFEDERATE, "harpers-ferry", "grafton")
    assert supplied(state, UNION, "harpers-ferry")
    state = surround(empty_table(), UNION, "grafton", "harpers-ferry")
    assert supplied(state, CONFEDERATE, "harpers-ferry")
    assert not supplied(state, CONFEDERATE, "grafton")


@pytest.mark.clause("10.3.1.EAST")
def test_washington_has_a_rail_line_to_the_north_edge_by_baltimore_only() -> None:
    state = empty_table()
    assert rail_lc_to_north_edge(state, space("washington-dc"))
    put(state, CONFEDERATE, "baltimore", 1)
    assert not rail_lc_to_north_edge(state, space("washington-dc"))
    assert land_lc_to_north_edge(state, space("washington-dc"))  # by Frederick and Gettysburg


@pytest.mark.clause("10.3.1.EAST")
def test_the_baltimore_and_ohio_can_be_that_line() -> None:
    state = give(empty_table(), CONFEDERATE, "york", "wilmington-de")
    assert not rail_lc_to_north_edge(state, space("washington-dc"))
    give(state, UNION, "harpers-ferry")
    assert rail_lc_to_north_edge(state, space("washington-dc"))
    give(state, CONFEDERATE, "grafton")
    assert not rail_lc_to_north_edge(state, space("washington-dc"))


@pytest.mark.clause("10.3.1.CENTER")
def test_a_line_by_land_does_not_run_along_rivers() -> None:
    state = surround(empty_table(), CONFEDERATE, "cincinnati")
    assert supplied(state, UNION, "cincinnati")
    assert not land_lc_to_north_edge(state, space("cincinnati"))
    assert land_lc_to_north_edge(empty_table(), space("cincinnati"))


@pytest.mark.clause("10.3.1.WEST")
def test_a_line_by_land_crosses_the_rivers_at_st_louis() -> None:
    assert land_lc_to_north_edge(empty_table(), space("st-louis"))


@pytest.mark.clause("10.5.2")
def test_open_runner_ports_at_the_start() -> None:
    state = empty_table()
    state.control = list(SCENARIOS["1861"].control)
    state.touch_water()
    north = {"morehead-city", "wilmington-nc"}  # Norfolk is closed: Fort Monroe is the Union's
    south = {"charleston-sc", "savannah", "fernandina", "jacksonville-fl"}
    east_gulf, west_gulf = {"columbus-ga", "mobile"}, {"new-orleans", "sabine-city"}
    assert keys(open_runner_ports(state)) == north | south | east_gulf | west_gulf


@pytest.mark.clause("10.5.2")
def test_a_port_is_closed_by_the_loss_of_its_control_or_of_its_fort() -> None:
    state = give(empty_table(), UNION, "mobile", "fort-fisher")
    assert not {"mobile", "wilmington-nc"} & keys(open_runner_ports(state))


@pytest.mark.clause("10.5.2")
def test_a_port_is_closed_without_a_line_to_a_resource_centre() -> None:
    state = give(empty_table(), UNION, "suffolk", "williamsburg")
    assert "norfolk" not in keys(open_runner_ports(state))


@pytest.mark.clause("10.5.2")
def test_a_port_that_is_a_centre_needs_another_centre() -> None:
    state = surround(empty_table(), UNION, "charleston-sc", "savannah")
    surround(state, UNION, "savannah", "charleston-sc")
    assert "charleston-sc" not in keys(open_runner_ports(state))
    assert "savannah" in keys(open_runner_ports(state))
    assert {"charleston-sc", "savannah"} <= keys(confederate_sources(state))


@pytest.mark.clause("10.5.2")
def test_st_marks_opens_by_its_card() -> None:
    state = empty_table()
    assert "st-marks" not in keys(open_runner_ports(state))
    state.st_marks_open = True
    state.touch_water()
    assert "st-marks" in keys(open_runner_ports(state))


@pytest.mark.clause("10.5.2")
def test_pensacola_opens_if_fort_pickens_is_confederate() -> None:
    state = give(empty_table(), UNION, "fort-pickens")
    assert "pensacola" not in keys(open_runner_ports(state))
    give(state, CONFEDERATE, "fort-pickens")
    assert "pensacola" in keys(open_runner_ports(state))
