"""6.2.4 to 6.2.6 crossing rivers, 6.6 Union naval control, 12.8 the Mississippi."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.board.region import mask, members
from longroll.titles.forthepeople.components import (
    HOPS,
    NOBODY,
    OCEAN_PORTS,
    PORTS,
    RIVER,
    RIVER_PORTS,
    RIVERS,
    SCENARIOS,
    SPACE,
    SPACES,
    Hop,
)
from longroll.titles.forthepeople.naval_control import (
    bar_closed_to_confederate,
    bar_closed_to_union,
    mississippi_union,
    naval_control,
)
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, space

LOWER_MISSISSIPPI = [
    "baton-rouge",
    "port-hudson",
    "grand-gulf",
    "vicksburg",
    "memphis",
    "new-madrid",
    "columbus-ky",
]
TRIBUTARIES = [
    "yazoo-city",
    "arkansas-post",
    "little-rock",
    "alexandria",
    "grand-ecore",
    "shreveport",
]
UPPER_TENNESSEE = ["pittsburg-landing", "tuscumbia", "decatur-al"]
UPPER_CUMBERLAND = ["clarksville-tn", "nashville"]
MOUTH = ["forts-st-philip-jackson", "new-orleans"]
SHIELDS = [
    ("fort-morgan", "mobile"),
    ("forts-st-philip-jackson", "new-orleans"),
    ("fort-pickens", "pensacola"),
    ("fort-gadson", "columbus-ga"),
    ("fort-pulaski", "savannah"),
    ("fort-sumter", "charleston-sc"),
    ("fort-fisher", "wilmington-nc"),
    ("fort-monroe", "norfolk"),
]


def forts_of_1861() -> ForThePeopleState:
    """The 1861 scenario's control markers and forts."""
    state = empty_table()
    state.control = list(SCENARIOS["1861"].control)
    for placement in SCENARIOS["1861"].placements:
        if placement.fort:
            state.set_fort(placement.space, placement.side)
    state.touch_water()
    return state


def rivers_with(*confederate_forts: str) -> ForThePeopleState:
    """Forts St. Philip/Jackson are the Union's, and the Confederate has these fort counters."""
    state = empty_table()
    state.set_control(space("forts-st-philip-jackson"), UNION)
    for key in confederate_forts:
        state.set_fort(space(key), CONFEDERATE)
    return state


def take(state: ForThePeopleState, key: str) -> None:
    """The Union takes a space, and the fort counter in it goes."""
    state.set_control(space(key), UNION)
    state.set_fort(space(key), NOBODY)


def denied(state: ForThePeopleState, ports: int = RIVER_PORTS) -> set[str]:
    return {SPACES[port].key for port in members(naval_control(state).denied & ports)}


def hop(start: str, to: str, bar: str | None = None) -> Hop:
    """The step from a space to another; with ``bar``, the one whose bar lies there."""
    (found,) = (
        step
        for step in HOPS[space(start)]
        if step.to == space(to) and (bar is None or step.bar_at == space(bar))
    )
    return found


def confederate_crosses(state: ForThePeopleState, a: str, b: str, bar: str | None = None) -> bool:
    return not bar_closed_to_confederate(state, hop(a, b, bar))


def union_crosses(state: ForThePeopleState, a: str, b: str, bar: str | None = None) -> bool:
    return not bar_closed_to_union(state, hop(a, b, bar))


# --- 6.2 Rivers ---------------------------------------------------------------------------------


@pytest.mark.clause("6.2")
def test_the_river_ports_by_their_letters() -> None:
    ports = {
        river.key: [SPACES[node.space].key for node in river.nodes if node.kind == "space"]
        for river in RIVERS
    }
    assert ports["tennessee"] == ["paducah", "dover-tn", *UPPER_TENNESSEE], "from the mouth up"
    assert ports["cumberland"] == ["dover-tn", *UPPER_CUMBERLAND]
    assert ports["ohio"] == [
        *("cairo", "paducah", "evansville", "louisville"),
        *("cincinnati", "parkersburg", "wheeling"),
    ]
    assert ports["potomac"] == ["aquia-creek", "washington-dc"]
    assert set(ports) - {"kanawha"} == {
        *("arkansas", "cumberland", "mississippi", "ohio", "potomac"),
        *("red", "tennessee", "wabash", "yazoo"),
    }


@pytest.mark.clause("6.2")
def test_a_river_is_crossed_only_over_the_bar_of_a_space() -> None:
    bars = {SPACES[hop.bar_at].key for hops in HOPS for hop in hops if hop.bar_at >= 0}
    assert bars >= {"cairo", "paducah", "new-madrid", "memphis", "vicksburg", "dover-tn"}
    assert bars >= {"clarksville-tn", "nashville", "louisville", "cincinnati", "washington-dc"}
    unbarred = {"columbus-ky", "tuscumbia", "decatur-al", "yazoo-city", "port-hudson"}
    assert not bars & {*unbarred, "baton-rouge", "new-orleans", "grand-gulf", "arkansas-post"}


# --- 6.6 Union naval control --------------------------------------------------------------------


@pytest.mark.clause("6.6")
def test_the_pressure_comes_down_the_ohio_the_wabash_and_the_mississippi_and_up_from_the_sea() -> (
    None
):
    mouth = "forts-st-philip-jackson"
    shut = ("st-louis", "vincennes", "louisville")
    for source in (mouth, *shut):
        state = rivers_with(*(key for key in shut if key != source))
        if source != mouth:
            state.set_control(space(mouth), CONFEDERATE)
        assert not denied(state) & {"cairo", "paducah", "vicksburg"}, source


@pytest.mark.clause("6.6.1")
def test_without_batteries_the_union_controls_every_river_port() -> None:
    state = rivers_with()
    assert denied(state) == set()
    assert naval_control(state).river_denied == (0,) * len(RIVER)


@pytest.mark.clause("6.6.1")
def test_controlled_and_denied_ports_are_all_ports() -> None:
    naval = naval_control(forts_of_1861())
    assert naval.controlled | naval.denied == PORTS
    assert not naval.controlled & naval.denied


@pytest.mark.clause("6.6.1")
def test_a_coastal_port_without_a_fort_is_under_union_control_from_the_start() -> None:
    coast = denied(forts_of_1861(), OCEAN_PORTS)
    assert not coast & {"morehead-city", "fernandina", "jacksonville-fl", "sabine-city"}


@pytest.mark.clause("6.6.2")
def test_at_the_start_of_1861_the_southern_rivers_are_denied() -> None:
    rivers = LOWER_MISSISSIPPI + TRIBUTARIES + UPPER_TENNESSEE + UPPER_CUMBERLAND + MOUTH
    assert denied(forts_of_1861()) == {"dover-tn", *rivers}


@pytest.mark.clause("6.6.2")
@pytest.mark.parametrize("lost", ["columbus-ky", "forts-st-philip-jackson"])
def test_the_loss_of_either_end_opens_the_mississippi_but_not_the_tennessee(lost: str) -> None:
    state = forts_of_1861()
    take(state, lost)
    kept = {"columbus-ky": MOUTH, "forts-st-philip-jackson": ["columbus-ky"]}[lost]
    assert denied(state) == {"dover-tn", *UPPER_TENNESSEE, *UPPER_CUMBERLAND, *kept}


@pytest.mark.clause("6.6.2")
@pytest.mark.parametrize(
    ("lost", "built", "open_again"),
    [
        ("columbus-ky", "new-madrid", {"columbus-ky"}),
        ("forts-st-philip-jackson", "new-orleans", {"forts-st-philip-jackson"}),
    ],
    ids=["new-madrid", "new-orleans"],
)
def test_a_new_fort_behind_the_lost_one_restores_nearly_all(
    lost: str, built: str, open_again: set[str]
) -> None:
    state = forts_of_1861()
    before = denied(state)
    take(state, lost)
    state.set_fort(space(built), CONFEDERATE)
    assert denied(state) == before - open_again


@pytest.mark.clause("6.6.2")
def test_the_loss_of_dover_opens_the_cumberland_and_the_tennessee() -> None:
    state = forts_of_1861()
    before = denied(state)
    take(state, "dover-tn")
    assert before - denied(state) == {"dover-tn", *UPPER_TENNESSEE, *UPPER_CUMBERLAND}


@pytest.mark.clause("6.6.2.1")
@pytest.mark.parametrize("with_ironclad", [False, True], ids=["fort", "ironclad"])
def test_a_fort_or_ironclad_at_vicksburg_lets_the_confederate_cross_to_monroe(
    with_ironclad: bool,
) -> None:
    state = rivers_with()
    assert not confederate_crosses(state, "monroe", "vicksburg")
    if with_ironclad:
        state.set_ironclad(space("vicksburg"), True)
    else:
        state.set_fort(space("vicksburg"), CONFEDERATE)
    assert denied(state) == {"vicksburg"}
    assert confederate_crosses(state, "monroe", "vicksburg")
    assert confederate_crosses(state, "vicksburg", "monroe")


@pytest.mark.clause("6.6.2.1")
def test_a_union_fort_and_torpedoes_nullify_nothing() -> None:
    state = rivers_with()
    state.set_fort(space("vicksburg"), UNION)
    state.torpedoes = mask([space("memphis")])
    state.touch_water()
    assert denied(state) == set()


@pytest.mark.clause("6.6.2.2")
def test_example_a_a_fort_at_paducah_denies_the_tennessee_and_not_the_cumberland() -> None:
    state = rivers_with("paducah")
    assert denied(state) == {"paducah", *UPPER_TENNESSEE}
    assert confederate_crosses(state, "mckenzie", "dover-tn")
    assert confederate_crosses(state, "paducah", "dover-tn")
    assert confederate_crosses(state, "dover-tn", "mckenzie")
    assert confederate_crosses(state, "dover-tn", "paducah")
    assert not confederate_crosses(state, "dover-tn", "clarksville-tn")
    naval = naval_control(state)
    assert naval.river_denied[RIVER["tennessee"]] >> space("dover-tn") & 1
    assert not naval.river_denied[RIVER["cumberland"]] >> space("dover-tn") & 1


@pytest.mark.clause("6.6.2.2")
def test_example_b_a_fort_at_dover_denies_both_rivers_from_there_up() -> None:
    assert denied(rivers_with("dover-tn")) == {"dover-tn", *UPPER_TENNESSEE, *UPPER_CUMBERLAND}


@pytest.mark.clause("6.6.2.2")
@pytest.mark.parametrize(
    ("fort", "upriver"),
    [
        ("little-rock", []),
        ("arkansas-post", ["little-rock"]),
        ("alexandria", ["grand-ecore", "shreveport"]),
        ("tuscumbia", ["decatur-al"]),
        ("yazoo-city", []),
    ],
)
def test_a_fort_denies_a_southern_river_from_itself_up(fort: str, upriver: list[str]) -> None:
    assert denied(rivers_with(fort)) == {fort, *upriver}


@pytest.mark.clause("6.6.2.2")
@pytest.mark.parametrize("fort", ["vicksburg", "louisville", "vincennes"])
def test_a_fort_on_a_river_from_the_north_denies_its_own_space_only(fort: str) -> None:
    assert denied(rivers_with(fort)) == {fort}


@pytest.mark.clause("6.6.2.3")
def test_two_forts_deny_what_lies_between_and_the_southern_rivers_that_join_there() -> None:
    state = rivers_with("port-hudson", "vicksburg")
    red = {"alexandria", "grand-ecore", "shreveport"}
    assert denied(state) == {"port-hudson", "grand-gulf", "vicksburg", *red}


@pytest.mark.clause("6.6.2.3")
def test_example_b_four_places_together_deny_cairo() -> None:
    north = ("st-louis", "vincennes", "louisville")
    state = rivers_with(*north)
    state.set_control(space("forts-st-philip-jackson"), CONFEDERATE)
    assert {"cairo", "paducah", "evansville", *LOWER_MISSISSIPPI} <= denied(state)
    for bar in ("cairo", "paducah"):
        assert confederate_crosses(state, "paducah", "cairo", bar)
        assert confederate_crosses(state, "cairo", "paducah", bar)
    for lost in north:
        state.set_fort(space(lost), NOBODY)
        assert "cairo" not in denied(state)
        assert not confederate_crosses(state, "paducah", "cairo", "cairo")
        state.set_fort(space(lost), CONFEDERATE)
    take(state, "forts-st-philip-jackson")
    assert "cairo" not in denied(state)


@pytest.mark.clause("6.6.2.4")
@pytest.mark.parametrize(("fort", "port"), SHIELDS)
def test_a_coastal_fort_shields_its_port_while_it_is_confederate(fort: str, port: str) -> None:
    state = empty_table()
    assert {fort, port} <= denied(state, OCEAN_PORTS)
    state.set_control(space(fort), UNION)
    assert not {fort, port} & denied(state, OCEAN_PORTS)


@pytest.mark.clause("6.6.2.4")
@pytest.mark.parametrize("with_ironclad", [False, True], ids=["fort", "ironclad"])
def test_a_port_that_lost_its_coastal_fort_can_be_denied_by_its_own_means(
    with_ironclad: bool,
) -> None:
    state = empty_table()
    state.set_control(space("fort-pulaski"), UNION)
    if with_ironclad:
        state.set_ironclad(space("savannah"), True)
    else:
        state.set_fort(space("savannah"), CONFEDERATE)
    assert "savannah" in denied(state, OCEAN_PORTS)


@pytest.mark.clause("6.6.2.4")
def test_new_orleans_is_shielded_from_the_river_too() -> None:
    state = empty_table()
    assert denied(state) == set(MOUTH)


@pytest.mark.clause("6.6.3")
def test_a_fort_at_aquia_creek_cuts_washington_from_the_sea() -> None:
    state = empty_table()
    assert not denied(state) & {"aquia-creek", "washington-dc"}
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert {"aquia-creek", "washington-dc"} <= denied(state)


@pytest.mark.clause("6.6.3")
def test_nobody_crosses_from_manassas_into_a_fortified_washington() -> None:
    state = empty_table()
    assert not confederate_crosses(state, "manassas", "washington-dc")
    state.set_fort(space("aquia-creek"), CONFEDERATE)
    assert confederate_crosses(state, "manassas", "washington-dc")
    state.set_fort(space("washington-dc"), UNION)
    assert not confederate_crosses(state, "manassas", "washington-dc")


@given(st.sets(st.sampled_from(members(PORTS))), st.sampled_from(members(PORTS)))
def test_one_more_ironclad_never_gives_the_union_a_port(fleet: set[int], one_more: int) -> None:
    state = forts_of_1861()
    state.ironclads = mask(fleet)
    state.touch_water()
    before = naval_control(state)
    state.set_ironclad(one_more, True)
    after = naval_control(state)
    assert after.denied & (before.denied | 1 << one_more) == before.denied | 1 << one_more
    for river in RIVER.values():
        assert before.river_denied[river] & ~after.river_denied[river] == 0


# --- 6.2 Crossing rivers ------------------------------------------------------------------------


@pytest.mark.clause("6.2.4")
def test_the_union_crosses_anywhere_but_into_a_confederate_fort() -> None:
    state = rivers_with("dover-tn")
    assert not union_crosses(state, "mckenzie", "dover-tn")
    assert not union_crosses(state, "paducah", "dover-tn")
    assert union_crosses(state, "dover-tn", "mckenzie")
    assert union_crosses(state, "franklin-tn", "dover-tn")
    assert union_crosses(state, "clarksville-tn", "dover-tn")  # the bar there is Clarksville's


@pytest.mark.clause("6.2.4")
def test_an_ironclad_does_not_stop_the_union_from_crossing() -> None:
    state = rivers_with()
    state.set_ironclad(space("dover-tn"), True)
    assert union_crosses(state, "mckenzie", "dover-tn")
    assert confederate_crosses(state, "mckenzie", "dover-tn")


@pytest.mark.clause("6.2.5")
def test_the_confederate_crosses_at_his_fort_in_louisville_and_not_at_cincinnati() -> None:
    state = rivers_with("louisville")
    state.set_fort(space("cincinnati"), UNION)
    assert confederate_crosses(state, "louisville", "bloomington-in")
    assert not confederate_crosses(state, "falmouth", "cincinnati")
    assert not union_crosses(state, "bloomington-in", "louisville")
    assert union_crosses(state, "cincinnati", "falmouth")


@pytest.mark.clause("6.2.5")
def test_a_union_fort_closes_a_denied_bar_to_those_who_enter_only() -> None:
    state = rivers_with("paducah")
    state.set_fort(space("dover-tn"), UNION)
    assert not confederate_crosses(state, "mckenzie", "dover-tn")
    assert confederate_crosses(state, "dover-tn", "mckenzie")


@pytest.mark.clause("6.2.5")
def test_a_step_without_a_bar_crosses_nothing() -> None:
    state = rivers_with()
    state.set_fort(space("columbus-ky"), UNION)
    step = next(step for step in HOPS[space("columbus-ky")] if step.bar_at < 0)
    back = next(h for h in HOPS[step.to] if h.link == step.link)
    assert not bar_closed_to_confederate(state, step)
    assert not bar_closed_to_confederate(state, back)
    assert not bar_closed_to_union(state, back)


@pytest.mark.clause("6.2.6.A")
def test_with_forts_at_cairo_and_paducah_the_union_has_the_southern_route() -> None:
    state = rivers_with("paducah")
    state.set_fort(space("cairo"), UNION)
    assert not union_crosses(state, "cairo", "paducah", bar="paducah")
    assert union_crosses(state, "cairo", "paducah", bar="cairo")
    assert union_crosses(state, "paducah", "cairo", bar="paducah")


@pytest.mark.clause("6.2.6.A")
def test_with_forts_at_cairo_and_paducah_the_confederate_has_the_northern_route() -> None:
    state = rivers_with("paducah")
    state.set_fort(space("cairo"), UNION)
    assert confederate_crosses(state, "paducah", "cairo", bar="paducah")
    assert not confederate_crosses(state, "paducah", "cairo", bar="cairo")


@pytest.mark.clause("6.2.6.A")
def test_without_a_fort_the_confederate_never_goes_from_paducah_to_cairo() -> None:
    state = rivers_with()
    assert not confederate_crosses(state, "paducah", "cairo", bar="paducah")
    assert not confederate_crosses(state, "paducah", "cairo", bar="cairo")


@pytest.mark.clause("6.2.6.A")
def test_an_ironclad_at_paducah_opens_the_northern_route_as_well() -> None:
    state = rivers_with()
    state.set_ironclad(space("paducah"), True)
    assert confederate_crosses(state, "paducah", "cairo", bar="paducah")
    assert confederate_crosses(state, "cairo", "paducah", bar="paducah")
    assert not confederate_crosses(state, "paducah", "cairo", bar="cairo")
    assert union_crosses(state, "cairo", "paducah", bar="paducah")


@pytest.mark.clause("6.2.6.B")
def test_without_a_fort_at_dover_the_cumberland_cannot_be_crossed() -> None:
    state = rivers_with()
    assert not confederate_crosses(state, "dover-tn", "clarksville-tn")
    assert not confederate_crosses(state, "clarksville-tn", "nashville")
    assert not confederate_crosses(state, "nashville", "bowling-green")
    assert naval_control(state).controlled >> space("dover-tn") & 1


@pytest.mark.clause("6.2.6.B")
def test_a_union_force_at_dover_lives_on_the_cumberland_though_paducah_is_lost() -> None:
    state = rivers_with("paducah")
    for key in ("dover-tn", *{SPACES[hop.to].key for hop in HOPS[space("dover-tn")]}):
        state.set_control(space(key), CONFEDERATE)
    assert has_lc(state, UNION, space("dover-tn"))
    for key in ("louisville", "vincennes"):  # the Ohio where the Cumberland comes in is denied
        state.set_fort(space(key), CONFEDERATE)
    assert not has_lc(state, UNION, space("dover-tn"))


@pytest.mark.clause("6.2.6.B")
@pytest.mark.parametrize("with_ironclad", [False, True], ids=["fort", "ironclad"])
def test_paducah_opens_the_tennessee_to_the_confederate_and_not_the_cumberland(
    with_ironclad: bool,
) -> None:
    state = rivers_with()
    assert not confederate_crosses(state, "pittsburg-landing", "waynesboro")
    if with_ironclad:
        state.set_ironclad(space("paducah"), True)
    else:
        state.set_fort(space("paducah"), CONFEDERATE)
    for near in ("paducah", "mckenzie"):
        assert confederate_crosses(state, near, "dover-tn")
        assert confederate_crosses(state, "dover-tn", near)
        assert union_crosses(state, near, "dover-tn")
    assert confederate_crosses(state, "pittsburg-landing", "waynesboro")
    assert not confederate_crosses(state, "dover-tn", "clarksville-tn")


@pytest.mark.clause("6.2.6.B")
@pytest.mark.parametrize("fort", UPPER_TENNESSEE)
def test_the_tennessee_can_be_denied_above_dover(fort: str) -> None:
    above = UPPER_TENNESSEE[UPPER_TENNESSEE.index(fort) :]
    assert denied(rivers_with(fort)) == set(above)


@pytest.mark.clause("6.2.6.B")
def test_with_a_fort_at_dover_both_rivers_can_be_crossed() -> None:
    state = rivers_with("dover-tn")
    assert confederate_crosses(state, "dover-tn", "clarksville-tn")
    assert confederate_crosses(state, "clarksville-tn", "nashville")
    assert confederate_crosses(state, "mckenzie", "dover-tn")
    assert confederate_crosses(state, "waynesboro", "pittsburg-landing")


@pytest.mark.clause("6.2.6.B")
def test_a_fort_at_pittsburg_landing_denies_the_tennessee_above_dover() -> None:
    state = rivers_with("pittsburg-landing")
    assert denied(state) == set(UPPER_TENNESSEE)
    assert not confederate_crosses(state, "mckenzie", "dover-tn")


@pytest.mark.clause("6.2.6.B")
def test_with_a_fort_at_paducah_dover_stays_a_port_under_union_control() -> None:
    state = rivers_with("paducah")
    assert naval_control(state).controlled >> space("dover-tn") & 1
    assert confederate_crosses(state, "pittsburg-landing", "waynesboro")


# --- 12.8 The Mississippi -----------------------------------------------------------------------


@pytest.mark.clause("12.8")
@pytest.mark.parametrize("key", ["decatur-al", "wheeling", "vicksburg", "dover-tn"])
def test_a_fort_in_a_listed_space_denies_the_mississippi(key: str) -> None:
    assert mississippi_union(rivers_with())
    assert not mississippi_union(rivers_with(key))


@pytest.mark.clause("12.8")
@pytest.mark.parametrize("key", ["yazoo-city", "arkansas-post", "shreveport", "charleston-wv"])
def test_a_fort_on_a_river_that_is_not_listed_does_not(key: str) -> None:
    assert mississippi_union(rivers_with(key))


@pytest.mark.clause("12.8")
def test_an_ironclad_counts_and_so_does_the_coastal_fort_at_the_mouth() -> None:
    state = rivers_with()
    state.set_ironclad(SPACE["memphis"], True)
    assert not mississippi_union(state)
    state.set_ironclad(SPACE["memphis"], False)
    state.set_control(SPACE["forts-st-philip-jackson"], CONFEDERATE)
    assert not mississippi_union(state)


@pytest.mark.clause("12.8")
def test_the_hunley_and_union_forts_do_not_count() -> None:
    state = rivers_with()
    state.hunley = SPACE["memphis"]
    state.set_fort(SPACE["memphis"], UNION)
    assert mississippi_union(state)
