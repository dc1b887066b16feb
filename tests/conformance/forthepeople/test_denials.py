"""Why not: every reason for a refusal has its words in three languages, and a test by its name.

The reasons that no other file asks for stand here; the chapters have the others.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.engine.action import parse
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople import TITLE, generals
from longroll.titles.forthepeople.battle import RetreatBeforeBattle
from longroll.titles.forthepeople.battle.retreat import DefenderRetreat, why_not_retreat
from longroll.titles.forthepeople.cards.events.forts import RaiseForts
from longroll.titles.forthepeople.cards.obligations import event_denial
from longroll.titles.forthepeople.cards.operations import OperationChoice, operation_denial
from longroll.titles.forthepeople.cards.rounds import StrategyRound
from longroll.titles.forthepeople.components import (
    ALL,
    ARMY,
    CONFEDERATE,
    GENERAL,
    NOBODY,
    SPACES,
    STATE,
    UNION,
)
from longroll.titles.forthepeople.control import may_mark
from longroll.titles.forthepeople.control.capitals import RelocateCapital
from longroll.titles.forthepeople.control.placing import PlaceMarkers, why_no_raid
from longroll.titles.forthepeople.control.states import FillState
from longroll.titles.forthepeople.formations.relief import why_not_relieve
from longroll.titles.forthepeople.formations.reorganisation import Reorganise
from longroll.titles.forthepeople.movement.march import March
from longroll.titles.forthepeople.naval import ArmyNavalMove
from longroll.titles.forthepeople.naval.confederate import (
    why_not_river_landing,
    why_not_river_port,
)
from longroll.titles.forthepeople.naval.loading import (
    army_loads,
    why_not_army,
    why_not_load,
    why_not_port,
)
from longroll.titles.forthepeople.naval.moves import NavalMove, may_move_army, why_not_naval
from longroll.titles.forthepeople.reinforcement import RaiseStates
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement
from longroll.titles.forthepeople.waterways import barred_by
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import Driver, empty_table, put, run, space

HERE = Path(__file__).parent
AIDS = HERE.parents[1] / "aids" / HERE.name
TITLE_FOLDER = Path(TITLE.folder)
POTOMAC, CUMBERLAND = "army-of-the-potomac", "army-of-the-cumberland"


def reasons() -> set[str]:
    """Every reason that the title can give."""
    found: set[str] = set()
    for file in TITLE_FOLDER.rglob("*.py"):
        found.update(re.findall(r'"(deny-[a-z0-9-]+)"', file.read_text(encoding="utf-8")))
    return found


def test_there_are_many_more_reasons_than_sixty() -> None:
    assert len(reasons()) >= 60


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_reason_has_words_and_no_words_lack_a_reason(language: str) -> None:
    texts = [f.read_text("utf-8") for f in (TITLE_FOLDER / "locale" / language).glob("*.ftl")]
    worded = re.findall(r"^(deny-[a-z0-9-]+) *=", "\n".join(texts), re.MULTILINE)
    assert sorted(worded) == sorted(reasons())


def test_every_reason_is_asked_for_by_name() -> None:
    asked: set[str] = set()
    for file in [*HERE.glob("test_*.py"), *AIDS.glob("test_*.py")]:
        asked.update(re.findall(r"deny-[a-z0-9-]+", file.read_text(encoding="utf-8")))
    assert reasons() - asked == set()


def told(denial: Denial | None) -> str:
    assert denial is not None
    return f"{denial.clause} {denial.key}"


def why(driver: Driver, text: str) -> str:
    """Why an action that is not on the list may not be said."""
    action = parse(text)
    assert action not in driver.decision.actions, f"{text} is legal"
    return told(refusal(driver.state, action))


# --- Cards, markers, capitals -------------------------------------------------------------------


@pytest.mark.clause("3.3.2")
def test_only_cards_of_the_hand_are_played() -> None:
    state = empty_table()
    state.hand[UNION] = (5,)
    driver = run(state, StrategyRound(UNION))
    assert why(driver, "play 6 operations") == "3.3.2 deny-not-in-hand"


@pytest.mark.clause("3.3.2")
@pytest.mark.clause("4.1")
def test_a_march_wants_a_card_first_and_then_a_force() -> None:
    state = empty_table()
    state.hand[UNION] = (5,)
    put(state, UNION, "washington-dc", 3, "mcdowell")
    driver = run(state, StrategyRound(UNION))
    assert why(driver, "go manassas") == "3.3.2 deny-first-card"
    driver = run(state, OperationChoice(UNION, 3))
    assert why(driver, "go manassas") == "4.1 deny-first-force"


@pytest.mark.clause("4.1")
def test_nothing_is_for_those_who_can_do_nothing() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 3, "mcdowell")
    driver = run(state, OperationChoice(UNION, 3))
    assert why(driver, "nothing") == "4.1 deny-something-to-do"


@pytest.mark.clause("11.3")
def test_markers_by_operations_need_a_capital_and_a_place() -> None:
    state = empty_table()
    control(state, UNION, *[s.key for s in SPACES if s.home == NOBODY])
    assert told(operation_denial(state, UNION, 3, "markers")) == "11.3 deny-no-marker-space"
    assert told(may_mark(state, UNION, space("richmond"), "operations")) == "11.3 deny-mark-units"
    state.capital[UNION] = -1
    assert told(operation_denial(state, UNION, 3, "markers")) == "11.3 deny-capital-lost"
    assert told(may_mark(state, UNION, space("richmond"), "operations")) == "11.3 deny-capital-lost"


@pytest.mark.clause("11.3")
def test_an_event_that_flips_nothing_leaves_enemy_markers() -> None:
    state = empty_table()
    control(state, CONFEDERATE, "paducah")
    driver = run(state, PlaceMarkers(UNION, 2, ALL))
    assert why(driver, "mark paducah") == "11.3 deny-no-flip"


@pytest.mark.clause("5.5.3")
def test_cavalry_frees_spaces_of_its_own_that_bear_an_enemy_marker() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "nashville", 0, "forrest")
    at = space("nashville")
    assert told(why_no_raid(state, CONFEDERATE, space("memphis"))) == "5.5.3 deny-no-brigade"
    assert told(why_no_raid(state, CONFEDERATE, at)) == "5.5.3 deny-no-enemy-marker"
    state.post_general(GENERAL["forrest"], space("cincinnati"))
    assert told(why_no_raid(state, CONFEDERATE, space("cincinnati"))) == "5.5.3 deny-raid-colour"


@pytest.mark.clause("11.2.3")
def test_a_capital_stays_in_a_state_of_1861() -> None:
    state = empty_table()
    state.capital[UNION] = -1
    control(state, UNION, "louisville")
    driver = run(state, RelocateCapital(UNION))
    assert why(driver, "capital louisville") == "11.2.3 deny-capital-state"


@pytest.mark.clause("12.1.3")
def test_only_empty_spaces_of_the_state_are_filled() -> None:
    state = empty_table()
    driver = run(state, FillState(STATE["ky"], UNION))
    assert why(driver, "mark nashville") == "12.1.3 deny-not-empty"


@pytest.mark.clause("6.8.6")
def test_an_event_builds_no_second_fort() -> None:
    state = empty_table()
    state.set_fort(space("washington-dc"), UNION)
    driver = run(state, RaiseForts(UNION, 2))
    assert why(driver, "fort washington-dc") == "6.8.6 deny-event-fort-there"


@pytest.mark.clause("6.8.6")
def test_a_space_where_an_event_builds_no_fort_is_refused_for_its_own_reason() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "cairo", 1)
    control(state, CONFEDERATE, "zanesville")
    driver = run(state, RaiseForts(UNION, 3, near=True))
    assert why(driver, "fort richmond") == "6.8.6 deny-fort-not-held"
    assert why(driver, "fort cairo") == "6.8.6 deny-fort-enemy-units"
    assert why(driver, "fort cincinnati") == "4.2.1 deny-space-not-of-event"
    driver = run(state, RaiseForts(CONFEDERATE, 2))
    assert why(driver, "fort zanesville") == "6.8.6 deny-fort-no-lc"


@pytest.mark.clause("6.8.6")
def test_a_fort_needs_a_space_in_supply() -> None:
    state = empty_table()
    control(state, UNION, *[s.key for s in SPACES])
    denial = operation_denial(state, CONFEDERATE, 3, "fort")
    assert told(denial) == "6.8.6 deny-no-fort-site"


@pytest.mark.clause("4.2.4")
@pytest.mark.parametrize(
    ("side", "card", "clause"),
    [(UNION, 66, "5.1.2"), (UNION, 31, "4.2.4"), (UNION, 124, "9.1")],
)
def test_events_about_units_need_units(side: int, card: int, clause: str) -> None:
    denial = event_denial(empty_table(), side, card)
    assert told(denial) == f"{clause} deny-no-units-for-event"


# --- Generals -----------------------------------------------------------------------------------


@pytest.mark.clause("5.6.1")
def test_nobody_is_relieved_where_nobody_commands() -> None:
    denial = why_not_relieve(empty_table(), ARMY[POTOMAC])
    assert told(denial) == "5.6.1 deny-relief-nobody"


@pytest.mark.clause("5.6.5")
@pytest.mark.clause("8.3")
def test_who_is_sent_and_where() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 6, "mcdowell", "fremont", "butler")
    put(state, UNION, "chattanooga", 5, "grant", army=CUMBERLAND)
    put(state, UNION, "baltimore", 3)
    put(state, CONFEDERATE, "richmond", 3, "r-e-lee")
    control(state, UNION, "chattanooga")
    driver = run(state, Reorganise(UNION))
    assert why(driver, "done") == "5.6.5 deny-send-nobody"
    assert why(driver, "send r-e-lee baltimore") == "5.6.5 deny-send-absent"
    assert why(driver, "send butler chattanooga") == "8.3 deny-send-unsupplied"


@pytest.mark.clause("10.6.1")
@pytest.mark.clause("10.6.2")
def test_where_a_general_may_be_announced() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 5, army=POTOMAC)
    put(state, UNION, "harrisburg", 1, "mcdowell")
    driver = run(state, generals.PlaceGenerals(), draws=["banks"] * 2)
    assert why(driver, "announce harrisburg") == "10.6.2 deny-army-first"
    assert why(driver, "announce trenton") == "10.6.1 deny-no-own-units"
    at = space("harrisburg")
    denial = generals.why_no_general(state, UNION, at, (at,))
    assert told(denial) == "10.6.1 deny-general-per-unit"


@pytest.mark.clause("5.5.1")
def test_a_cavalry_general_needs_infantry_for_his_brigade() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 0, "morgan")
    assert GENERAL["stuart"] in generals.arriving(state, CONFEDERATE)
    denial = generals.why_no_general(state, CONFEDERATE, space("richmond"))
    assert told(denial) == "5.5.1 deny-no-infantry-for-brigade"


# --- Strategic movement, reinforcements ---------------------------------------------------------


@pytest.mark.clause("10.2.1")
@pytest.mark.clause("10.2.3")
def test_where_strategic_movement_does_not_lead() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    put(state, UNION, "atlanta", 5, "mcclellan", army=POTOMAC)
    control(state, UNION, "atlanta")
    driver = run(state, StrategicMovement(UNION)).push("move pittsburgh")
    assert why(driver, "rail atlanta") == "10.2.1 deny-no-rail"
    assert why(driver, "sea philadelphia") == "10.2.3 deny-no-sea-way"
    assert why(driver, f"feed {POTOMAC}") == "10.2.1 deny-feed"


@pytest.mark.clause("10.4.2")
@pytest.mark.clause("10.4.3")
def test_which_states_raise_a_unit() -> None:
    state = empty_table()
    control(state, UNION, *[s.key for s in SPACES if s.state == STATE["tx"]])
    driver = run(state, RaiseStates(3, 0)).push("raise va", "place richmond")
    assert why(driver, "raise va") == "10.4.3 deny-one-per-state"
    assert why(driver, "raise oh") == "10.4.2 deny-state-not-confederate"
    assert why(driver, "raise tx") == "10.4.3 deny-state-full"


# --- On the water -------------------------------------------------------------------------------


@pytest.mark.clause("6.1.1")
@pytest.mark.clause("6.1.2")
def test_who_sails_from_where() -> None:
    state = empty_table()
    cairo = space("cairo")
    assert told(why_not_port(state, cairo)) == "6.1.2 deny-nobody-to-sail"
    put(state, UNION, "cairo", 0, "grant")
    assert told(why_not_port(state, cairo)) == "6.1.2 deny-load-absent"
    put(state, UNION, "cairo", 2, "grant")
    put(state, UNION, "paducah", 1, "banks")
    assert told(why_not_load(state, cairo, 0, -1)) == "6.1.2 deny-no-units-aboard"
    denial = why_not_load(state, cairo, 1, GENERAL["banks"])
    assert told(denial) == "6.1.2 deny-general-not-in-port"
    assert told(why_not_load(state, cairo, 2, -1)) == "5.3.4 deny-strands-general"
    driver = run(state, NavalMove(UNION)).push("sail cairo", "load 2")
    assert why(driver, "land cairo") == "6.1.1 deny-already-in-port"


@pytest.mark.clause("15.S3")
def test_a_port_that_leads_nowhere() -> None:
    state = ForThePeopleState("1863")
    state.turn = 7  # 15.S3: no ocean port yet
    put(state, UNION, "philadelphia", 2)
    denial = why_not_port(state, space("philadelphia"))
    assert told(denial) == "15.S3 deny-sea-closed"


@pytest.mark.clause("6.1.1")
def test_an_admiral_without_a_fleet() -> None:
    assert told(event_denial(empty_table(), UNION, 57)) == "6.1.1 deny-nobody-sails"


@pytest.mark.clause("6.1.5")
def test_which_armies_sail() -> None:
    state = empty_table()
    assert told(why_not_army(state, ARMY[POTOMAC])) == "6.1.5 deny-army-not-in-play"
    assert told(may_move_army(state)) == "6.1.5 deny-no-army-sails"
    put(state, UNION, "harrisburg", 5, "grant", army=POTOMAC)
    assert told(why_not_army(state, ARMY[POTOMAC])) == "6.1.1 deny-army-port"
    assert told(may_move_army(state)) == "6.1.1 deny-army-port"
    state.commander[ARMY[POTOMAC]] = GENERAL["meade"]
    assert told(why_not_army(state, ARMY[POTOMAC])) == "6.1.5 deny-army-commander"
    put(state, UNION, "philadelphia", 5, "sherman")
    state.place_army(ARMY[CUMBERLAND], space("philadelphia"))
    state.commander[ARMY[CUMBERLAND]] = GENERAL["sherman"]
    assert told(why_not_army(state, ARMY[CUMBERLAND])) == "6.1.5 deny-army-route"
    state.moved_armies = (ARMY[POTOMAC],)
    assert told(why_not_army(state, ARMY[CUMBERLAND])) == "6.1.5 deny-campaign-begun"


@pytest.mark.clause("5.2.3")
@pytest.mark.clause("6.1.5")
def test_an_army_sails_with_a_unit_at_least_be_it_a_brigade() -> None:
    state = empty_table()
    put(state, UNION, "philadelphia", 3, "sherman", army=CUMBERLAND)
    assert army_loads(state, ARMY[CUMBERLAND]) == [3, 2, 1]
    put(state, UNION, "philadelphia", 0, "pleasonton")
    assert army_loads(state, ARMY[CUMBERLAND]) == [3, 2, 1, 0]
    put(state, UNION, "philadelphia", 20)
    assert army_loads(state, ARMY[CUMBERLAND])[0] == 14


@pytest.mark.clause("6.5.1")
def test_no_confederate_army_sails() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 5, "mcclellan", army=POTOMAC)
    put(state, UNION, "cairo", 5, "grant", army=CUMBERLAND)
    driver = run(state, ArmyNavalMove())
    assert why(driver, "sail-army army-of-tennessee") == "6.5.1 deny-confederate-army-sails"


@pytest.mark.clause("6.5.1")
@pytest.mark.clause("6.8.3")
def test_a_confederate_division_on_a_river() -> None:
    state = empty_table()
    assert told(why_not_river_port(state, space("memphis"))) == "6.5.1 deny-no-river-division"
    put(state, CONFEDERATE, "memphis", 1)
    assert told(why_not_river_port(state, space("memphis"))) == "6.5.1 deny-no-river-route"
    sail = parse("sail memphis")
    denial = why_not_naval(state, CONFEDERATE, 3, sail, campaign=True)
    assert told(denial) == "6.5.1 deny-river-move-operations"
    put(state, CONFEDERATE, "memphis", 0, "polk")
    assert told(why_not_river_port(state, space("memphis"))) == "5.3.4 deny-strands-general"
    landing = why_not_river_landing(state, space("memphis"), space("memphis"))
    assert told(landing) == "6.1.1 deny-already-in-port"
    put(state, CONFEDERATE, "charleston-sc", 1)
    put(state, CONFEDERATE, "fort-sumter", 1)
    landing = why_not_river_landing(state, space("charleston-sc"), space("fort-sumter"))
    assert told(landing) == "6.8.3 deny-coastal-garrison"


@pytest.mark.clause("15.S3")
def test_the_sea_is_closed_in_the_first_turn_of_1863() -> None:
    state = ForThePeopleState("1863")
    state.turn = 7
    denial = barred_by(state, space("washington-dc"), space("new-orleans"))
    assert told(denial) == "15.S3 deny-sea-closed"


# --- Marches and retreats -----------------------------------------------------------------------


@pytest.mark.clause("5.1.3")
def test_a_force_without_points_marches_no_more() -> None:
    state = empty_table()
    control(state, UNION, "frederick", "manassas")
    march(state, UNION, "frederick", 5, "mcdowell", army=POTOMAC)
    run(state, March(3))
    top = state.stack[-1]
    assert isinstance(top, March)
    top.left = 0  # it would end by itself, but for what else it might do
    assert told(refusal(state, parse("go manassas"))) == "5.1.3 deny-no-movement-left"


@pytest.mark.clause("7.6.1")
def test_where_nobody_retreats() -> None:
    state = empty_table()
    at, came = space("manassas"), space("frederick")
    put(state, UNION, "fredericksburg", 2)
    denial = why_not_retreat(state, CONFEDERATE, at, came, space("fredericksburg"))
    assert told(denial) == "7.6.1 deny-retreat-enemy"
    denial = why_not_retreat(state, CONFEDERATE, at, came, space("richmond"))
    assert told(denial) == "7.6.1 deny-retreat-not-adjacent"
    denial = why_not_retreat(state, CONFEDERATE, space("charleston-sc"), came, space("fort-sumter"))
    assert told(denial) == "7.6.1 deny-retreat-water"
    denial = why_not_retreat(
        state, CONFEDERATE, space("decatur-al"), came, space("jacksonville-al")
    )
    assert told(denial) == "5.10 deny-retreat-way"


@pytest.mark.clause("7.2.4")
def test_nobody_gives_way_into_enemy_country() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "r-e-lee")
    control(state, UNION, "culpeper")
    march(state, UNION, "frederick", 5, "grant")
    driver = run(state, RetreatBeforeBattle(space("manassas")))
    assert why(driver, "retreat culpeper") == "7.2.4 deny-retreat-enemy-control"


@pytest.mark.clause("7.6.1")
def test_the_best_retreat_is_taken() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "r-e-lee")
    control(state, UNION, "culpeper")
    march(state, UNION, "frederick", 5, "grant")
    driver = run(state, DefenderRetreat(CONFEDERATE, space("manassas"), space("frederick")))
    assert why(driver, "retreat culpeper") == "7.6.1 deny-retreat-priority"
