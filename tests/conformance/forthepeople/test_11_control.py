"""11 Political control: markers by occupation and by cards, and the capitals."""

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.checks import check
from longroll.titles.forthepeople.components import ARMY, BORDER, GENERAL, STATE
from longroll.titles.forthepeople.control import (
    PlaceMarkers,
    PoliticalPhase,
    RelocateCapital,
    RemoveByCavalry,
    RemoveMarkers,
    affordable_marks,
    may_mark,
    occupy,
    release_armies,
    set_marker,
)
from longroll.titles.forthepeople.control.phase import OccupiedSpaces, conversions
from longroll.titles.forthepeople.state import ABSENT, TRACK, ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

RAIDERS = ("falmouth", "lexington-ky", "somerset", "clinton", "knoxville")


def playing(state: ForThePeopleState) -> Play[ForThePeopleState]:
    return Play(state, NoChance())


def give(state: ForThePeopleState, side: int, *keys: str) -> None:
    for key in keys:
        state.set_control(space(key), side)


def control(state: ForThePeopleState, *keys: str) -> list[int]:
    return [state.control[space(key)] for key in keys]


def why(table: Driver, text: str) -> str:
    """The clause that the asking procedure gives for an action that is not on its list."""
    assert parse(text) not in table.decision.actions
    frame = table.state.stack[-1]
    denial = getattr(frame, f"why_{frame.step}")(table.state, parse(text))
    assert denial is not None
    return str(denial.clause)


# --- 11.1 Occupation ----------------------------------------------------------------------------


@pytest.mark.clause("11")
@pytest.mark.clause("11.1")
def test_a_chain_of_infantry_carries_control_from_cincinnati_to_knoxville() -> None:
    """Example 1 of the clause."""
    state = empty_table()
    for key in RAIDERS:
        put(state, UNION, key, 1)
    run(state, OccupiedSpaces())
    assert control(state, *RAIDERS) == [UNION] * 5


@pytest.mark.clause("11.1")
def test_without_a_line_of_communication_nothing_changes_hands() -> None:
    """Example 1, the same move cut off at its start."""
    state = empty_table()
    for key in RAIDERS[1:]:
        put(state, UNION, key, 1)
    around = ("falmouth", "frankfort", "louisville", "lebanon", "bowling-green", "paducah")
    give(state, CONFEDERATE, *around, "columbus-ky")
    before = control(state, *RAIDERS)
    run(state, OccupiedSpaces())
    assert control(state, *RAIDERS) == before


@pytest.mark.clause("11.1")
def test_a_brigade_removes_a_marker_but_places_none() -> None:
    """Example 2: Forrest frees a space under a Union marker, Morgan cannot mark a neutral one."""
    state = empty_table()
    give(state, UNION, "bowling-green")
    put(state, CONFEDERATE, "bowling-green", 0, "forrest")
    put(state, CONFEDERATE, "somerset", 0, "morgan")
    table = run(state, OccupiedSpaces())
    assert table.actions == ["raid bowling-green", "done"]
    assert why(table, "raid somerset") == "5.5.3"
    assert why(table, "raid richmond") == "5.5.3"
    table.push("raid bowling-green")
    assert table.over
    assert control(state, "bowling-green", "somerset") == [0, 0]


@pytest.mark.clause("11.1")
def test_cavalry_may_leave_a_marker_alone() -> None:
    state = empty_table()
    give(state, UNION, "bowling-green")
    put(state, CONFEDERATE, "bowling-green", 0, "forrest")
    assert run(state, OccupiedSpaces()).push("done").over
    assert control(state, "bowling-green") == [UNION]


@pytest.mark.clause("11.1")
def test_stoneman_in_atlanta_destroys_nothing() -> None:
    """Example 3."""
    state = empty_table()
    put(state, UNION, "atlanta", 0, "stoneman")
    assert run(state, OccupiedSpaces()).over
    assert control(state, "atlanta") == [CONFEDERATE]
    assert not state.destroyed


@pytest.mark.clause("11.1")
def test_an_army_of_brigades_alone_places_no_marker() -> None:
    state = empty_table()
    put(state, UNION, "falmouth", 0, "stoneman", "pleasonton")
    state.place_army(ARMY["army-of-the-missouri"], space("falmouth"))
    assert run(state, OccupiedSpaces()).over
    assert control(state, "falmouth") == [0]


@pytest.mark.clause("11.1")
def test_a_raid_lengthens_the_chain_of_its_own_side() -> None:
    state = empty_table()
    give(state, UNION, "bowling-green", "lebanon", "louisville", "clarksville-tn", "nashville")
    give(state, UNION, "franklin-tn", "dover-tn", "frankfort", "lexington-ky", "somerset")
    put(state, CONFEDERATE, "lebanon", 1)
    before = conversions(state, CONFEDERATE)
    after = conversions(state, CONFEDERATE, (space("somerset"),))
    assert (space("lebanon") in before, space("lebanon") in after) == (False, True)


@pytest.mark.clause("3.4.2")
def test_own_markers_come_off_at_home_and_go_on_abroad() -> None:
    state = empty_table()
    give(state, UNION, "manassas")
    put(state, CONFEDERATE, "manassas", 2)
    give(state, CONFEDERATE, "gettysburg")
    put(state, UNION, "gettysburg", 1)
    table = run(state, OccupiedSpaces())
    assert control(state, "manassas", "gettysburg") == [CONFEDERATE, UNION]
    assert {event.key for event in table.events} == {"marker-removed"}


@pytest.mark.clause("6.8.4")
def test_an_ungarrisoned_coastal_fort_falls_with_its_port() -> None:
    """Charleston passes to the Union, and Fort Sumter with it."""
    state = empty_table()
    set_marker(playing(state), space("charleston-sc"), UNION)
    assert control(state, "charleston-sc", "fort-sumter") == [UNION, UNION]
    assert (state.will[UNION], state.will[CONFEDERATE]) == (106, 93)


@pytest.mark.clause("6.8.4")
def test_a_garrisoned_coastal_fort_does_not() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "fort-sumter", 1)
    set_marker(playing(state), space("charleston-sc"), UNION)
    assert control(state, "charleston-sc", "fort-sumter") == [UNION, CONFEDERATE]


@pytest.mark.clause("6.8.4")
@pytest.mark.clause("5.3.4")
def test_a_general_alone_in_a_coastal_fort_leaves_when_it_falls_with_its_port() -> None:
    """In the phase too, where no end of a round sends him away: he is back in the next turn."""
    state = empty_table()
    give(state, UNION, "savannah", "fort-pulaski")
    put(state, UNION, "savannah", 2)
    put(state, UNION, "charleston-sc", 2)
    put(state, CONFEDERATE, "fort-sumter", 0, "pemberton")
    run(state, PoliticalPhase())
    assert control(state, "charleston-sc", "fort-sumter") == [UNION, UNION]
    assert state.post[GENERAL["pemberton"]] == TRACK
    assert state.due[GENERAL["pemberton"]] == 3
    check(state)


@pytest.mark.clause("5.3.4")
@pytest.mark.parametrize("garrison", [0, 1])
def test_a_union_general_leaves_a_coastal_fort_that_is_taken_back(garrison: int) -> None:
    state = empty_table()
    give(state, UNION, "fort-monroe")
    put(state, UNION, "fort-monroe", garrison, "butler")
    set_marker(playing(state), space("fort-monroe"), CONFEDERATE)
    assert (state.post[GENERAL["butler"]] == TRACK) is not bool(garrison)


@pytest.mark.clause("6.7")
def test_a_marker_in_a_coastal_fort_removes_its_naval_weapons() -> None:
    state = empty_table()
    state.set_ironclad(space("fort-sumter"), True)
    state.torpedoes |= 1 << space("fort-sumter")
    set_marker(playing(state), space("fort-sumter"), UNION)
    assert (state.ironclads, state.torpedoes) == (0, 0)


@pytest.mark.clause("5.7.4")
def test_lone_enemy_generals_go_to_the_turn_track() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "corinth", 0, "polk")
    occupy(playing(state), UNION, space("corinth"))
    assert state.post[GENERAL["polk"]] == TRACK
    assert state.due[GENERAL["polk"]] == 3


# --- 11.2 Capitals ------------------------------------------------------------------------------


@pytest.mark.clause("11.2")
@pytest.mark.clause("11.2.2")
def test_a_force_that_enters_washington_drives_the_government_out() -> None:
    state = empty_table()
    occupy(playing(state), CONFEDERATE, space("washington-dc"))
    assert state.capital[UNION] == -1
    assert state.will[UNION] == 70


@pytest.mark.clause("11.2.3")
@pytest.mark.parametrize(
    ("seat", "will"),
    [("philadelphia", 100), ("trenton", 100), ("dover-de", 100), ("baltimore", 90)],
)
def test_the_union_settles_freely_in_state_capitals_only(seat: str, will: int) -> None:
    """Example of the clause: Philadelphia, Trenton and Dover cost nothing."""
    state = empty_table()
    state.capital[UNION] = -1
    table = run(state, RelocateCapital(UNION))
    table.push(f"capital {seat}")
    assert state.capital[UNION] == space(seat)
    assert state.will[UNION] == will


@pytest.mark.clause("11.2.3")
@pytest.mark.parametrize(("seat", "will"), [("atlanta", 100), ("mobile", 100), ("raleigh", 87)])
def test_the_confederacy_settles_freely_in_centres_and_runner_ports(seat: str, will: int) -> None:
    state = empty_table()
    state.capital[CONFEDERATE] = -1
    run(state, RelocateCapital(CONFEDERATE)).push(f"capital {seat}")
    assert state.will[CONFEDERATE] == will


@pytest.mark.clause("11.2.3")
def test_st_marks_is_a_seat_only_once_it_is_a_runner_port() -> None:
    wills: list[int] = []
    for opened in (False, True):
        state = empty_table()
        state.st_marks_open = opened
        state.capital[CONFEDERATE] = -1
        run(state, RelocateCapital(CONFEDERATE)).push("capital st-marks")
        wills.append(state.will[CONFEDERATE])
    assert wills == [87, 100]


@pytest.mark.clause("11.2.3")
def test_a_capital_needs_control_supply_and_a_state_of_1861() -> None:
    state = empty_table()
    state.capital[UNION] = -1
    give(state, UNION, "st-louis", "norfolk")
    give(state, CONFEDERATE, "baltimore")
    put(state, CONFEDERATE, "frederick", 1)
    table = run(state, RelocateCapital(UNION))
    for text in ("capital st-louis", "capital norfolk", "capital baltimore"):
        assert why(table, text) == "11.2.3"
    assert why(table, "capital frederick") == "3.4.1"


@pytest.mark.clause("11.2.3")
def test_a_capital_without_a_legal_space_waits() -> None:
    """Ruling A27."""
    state = empty_table()
    state.capital[CONFEDERATE] = -1
    for place in range(len(state.control)):
        state.set_control(place, UNION)
    assert run(state, RelocateCapital(CONFEDERATE)).over
    assert state.capital[CONFEDERATE] == -1


@pytest.mark.clause("3.4.1")
def test_capitals_settle_before_markers_are_placed() -> None:
    state = empty_table()
    state.capital[CONFEDERATE] = -1
    put(state, UNION, "richmond", 5)
    put(state, UNION, "manassas", 5)
    put(state, UNION, "fredericksburg", 1)
    put(state, UNION, "hanover", 1)
    table = run(state, PoliticalPhase())
    assert table.decision.seat == "confederate"
    assert control(state, "manassas") == [CONFEDERATE]
    assert why(table, "capital richmond") == "3.4.1"
    table.push("capital atlanta")
    assert control(state, "manassas", "richmond") == [UNION, UNION]


# --- 11.3 Markers by cards ----------------------------------------------------------------------


@pytest.mark.clause("11.3")
def test_a_card_of_value_three_places_three_markers() -> None:
    """Example of the clause, in neutral border spaces."""
    state = empty_table()
    table = run(state, PlaceMarkers(UNION, 3, by_event=False))
    table.push("mark lexington-ky", "mark louisville", "mark rolla")
    assert table.over
    assert table.returned == 3
    assert control(state, "lexington-ky", "louisville", "rolla") == [UNION] * 3


@pytest.mark.clause("11.3")
def test_fewer_may_be_placed() -> None:
    state = empty_table()
    table = run(state, PlaceMarkers(UNION, 3, by_event=False)).push("mark rolla", "done")
    assert table.over
    assert table.returned == 1


@pytest.mark.clause("11.3.A")
@pytest.mark.clause("11.3")
def test_operations_need_own_infantry_in_supply_or_a_free_neutral_border_space() -> None:
    state = empty_table()
    put(state, UNION, "manassas", 1)
    put(state, UNION, "atlanta", 1)
    put(state, UNION, "lynchburg", 0, "stoneman")
    put(state, CONFEDERATE, "lexington-ky", 1)
    state.set_fort(space("columbus-ky"), CONFEDERATE)
    give(state, CONFEDERATE, "paducah")
    denied = {
        key: may_mark(state, UNION, space(key), "operations") is not None
        for key in (
            *("manassas", "atlanta", "lynchburg", "lexington-ky", "columbus-ky", "paducah"),
            *("somerset", "washington-dc"),
        )
    }
    assert [key for key, no in denied.items() if not no] == ["manassas", "somerset"]
    places = affordable_marks(state, UNION)
    assert space("manassas") in places
    assert all(may_mark(state, UNION, place, "operations") is None for place in places)


@pytest.mark.clause("11.3")
def test_a_neutral_space_of_a_controlled_border_state_stays_open() -> None:
    state = empty_table()
    state.state_owner[STATE["ky"]] = CONFEDERATE
    assert may_mark(state, UNION, space("somerset"), "operations") is None


@pytest.mark.clause("11.3.B")
@pytest.mark.clause("11.2.1")
def test_without_a_capital_operations_place_nothing_but_events_and_armies_do() -> None:
    state = empty_table()
    state.capital[UNION] = -1
    assert affordable_marks(state, UNION) == []
    assert run(state, PlaceMarkers(UNION, 3, by_event=False)).over
    assert may_mark(state, UNION, space("somerset"), "operations") is not None
    assert may_mark(state, UNION, space("somerset"), "event") is None
    assert may_mark(state, UNION, space("somerset"), "army") is None


@pytest.mark.clause("11.3")
def test_an_event_spares_centres_capitals_and_forts() -> None:
    state = empty_table()
    state.set_fort(space("dover-tn"), CONFEDERATE)
    spared = ("atlanta", "richmond", "fort-sumter", "charleston-sc", "dover-tn")
    for key in spared:
        denial = may_mark(state, UNION, space(key), "event")
        assert denial is not None
        assert denial.clause == "11.3"
    put(state, CONFEDERATE, "fort-gadson", 1)
    assert may_mark(state, UNION, space("goldsboro"), "event") is None
    state.destroyed |= 1 << space("nashville")
    assert may_mark(state, UNION, space("nashville"), "event") is None
    assert may_mark(state, CONFEDERATE, space("washington-dc"), "event") is not None
    assert may_mark(state, CONFEDERATE, space("harrisburg"), "event") is None


@pytest.mark.clause("11.3")
def test_wilsons_raid_destroys_what_other_events_spare() -> None:
    state = empty_table()
    mask = 1 << space("selma")
    assert run(state, PlaceMarkers(UNION, 2, mask)).over
    table = run(state, PlaceMarkers(UNION, 2, mask, destroys=True)).push("mark selma")
    assert table.over
    assert state.destroyed == mask


@pytest.mark.clause("11.3")
def test_an_event_flips_markers_only_where_its_card_says() -> None:
    """The Crittenden Compromise flips in border states alone."""
    state = empty_table()
    give(state, CONFEDERATE, "columbus-ky", "gettysburg")
    mask = BORDER | 1 << space("gettysburg") | 1 << space("goldsboro")
    table = run(state, PlaceMarkers(UNION, 2, mask))
    assert why(table, "mark columbus-ky") == "11.3"
    assert why(table, "mark richmond") == "11.3"
    table = run(state, PlaceMarkers(UNION, 2, mask, flip=True, flip_spaces=BORDER))
    assert "mark columbus-ky" in table.actions
    assert "mark goldsboro" in table.actions
    assert why(table, "mark gettysburg") == "11.3"


@pytest.mark.clause("11.3")
def test_events_take_markers_away() -> None:
    state = empty_table()
    give(state, UNION, "winchester-va", "somerset")
    table = run(state, RemoveMarkers(CONFEDERATE, UNION, 3))
    assert table.actions == ["unmark somerset", "unmark winchester-va", "done"]
    table.push("unmark winchester-va", "done")
    assert control(state, "winchester-va", "somerset") == [CONFEDERATE, UNION]
    forced = run(state, RemoveMarkers(CONFEDERATE, UNION, 3, forced=True))
    assert forced.actions == ["unmark somerset"]
    assert forced.push("unmark somerset").over
    assert forced.returned == 1
    assert control(state, "somerset") == [0]


@pytest.mark.clause("5.5.3")
def test_a_raid_by_operations_frees_one_space_in_supply_or_not() -> None:
    state = empty_table()
    give(state, UNION, "manassas", "somerset", "harpers-ferry")
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    put(state, CONFEDERATE, "somerset", 0, "morgan")
    put(state, CONFEDERATE, "gettysburg", 0, "forrest")
    table = run(state, RemoveByCavalry(CONFEDERATE))
    assert table.actions == ["raid somerset", "raid manassas"]
    assert why(table, "raid harpers-ferry") == "5.5.3"
    assert why(table, "raid gettysburg") == "5.5.3"
    assert table.push("raid manassas").over
    assert control(state, "manassas", "somerset") == [CONFEDERATE, UNION]


@pytest.mark.clause("3.4.2")
def test_forts_wait_on_the_turn_track_until_the_phase_and_armies_until_their_turn() -> None:
    state = empty_table()
    state.fort_wait = [0, 1, 2]
    run(state, PoliticalPhase())
    assert state.fort_wait == [0, 0, 0]
    army = ARMY["army-of-tennessee"]
    state.place_army(army, TRACK, 3)
    release_armies(playing(state))
    assert state.army_at[army] == TRACK
    state.turn = 3
    release_armies(playing(state))
    assert state.army_at[army] == ABSENT


@pytest.mark.clause("11.3.C")
def test_a_space_takes_no_second_marker() -> None:
    state = empty_table()
    give(state, UNION, "somerset")
    put(state, UNION, "somerset", 1)
    for by in ("operations", "event", "army"):
        denial = may_mark(state, UNION, space("somerset"), by)
        assert denial is not None
        assert denial.key == "deny-own-marker"
