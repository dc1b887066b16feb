"""12 Political will: who gains and loses it, and the fortunes of war."""

import pytest

from longroll.board.region import members
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.components import ARMY, SPACES, STATE, STATES
from longroll.titles.forthepeople.control import (
    PoliticalPhase,
    StateControl,
    lose_capital,
    occupy,
    set_marker,
)
from longroll.titles.forthepeople.formations import eliminate_army
from longroll.titles.forthepeople.reinforcement import BlockadeRunning
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.will import OrderEffects, change_will
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

BLOCKADE_PORTS = ("savannah", "mobile", "new-orleans")


def playing(state: ForThePeopleState) -> Play[ForThePeopleState]:
    return Play(state, NoChance())


def give(state: ForThePeopleState, side: int, *keys: str) -> None:
    for key in keys:
        state.set_control(space(key), side)


def wills(state: ForThePeopleState) -> tuple[int, int, int, int]:
    """Union will and marker side, Confederate will and marker side."""
    return state.will[1], state.fortune[1], state.will[2], state.fortune[2]


# --- 12.4 The fortunes of war -------------------------------------------------------------------


@pytest.mark.clause("12")
@pytest.mark.clause("12.4")
@pytest.mark.parametrize(
    ("fortune", "amount", "will", "after"),
    [(-1, 5, 107, 1), (1, 5, 105, 1), (1, -5, 92, -1), (-1, -5, 95, -1)],
    ids=["turns up", "stays up", "turns down", "stays down"],
)
def test_a_marker_that_turns_moves_two_up_or_three_down(
    fortune: int, amount: int, will: int, after: int
) -> None:
    state = empty_table()
    state.fortune[UNION] = fortune
    change_will(playing(state), UNION, amount, "event")
    assert (state.will[UNION], state.fortune[UNION]) == (will, after)


@pytest.mark.clause("12.4")
def test_letters_of_marque_turn_no_marker_that_is_up_already() -> None:
    """Example of play: 100(+) gains 1 and stands at 101(+)."""
    state = empty_table()
    change_will(playing(state), CONFEDERATE, 1, "event")
    assert wills(state) == (100, -1, 101, 1)


@pytest.mark.clause("12.4")
def test_a_change_of_nothing_turns_no_marker() -> None:
    state = empty_table()
    change_will(playing(state), CONFEDERATE, 0, "event")
    assert wills(state) == (100, -1, 100, 1)


@pytest.mark.clause("12.4")
def test_will_stops_at_zero_and_that_of_the_union_ends_nothing() -> None:
    state = empty_table()
    change_will(playing(state), UNION, -150, "event")
    assert state.will[UNION] == 0
    assert state.result is None


@pytest.mark.clause("12.4")
@pytest.mark.parametrize(("first", "will", "fortune"), [("gain 10", 102, -1), ("lose 5", 104, 1)])
def test_the_affected_player_orders_gains_and_losses_of_one_step(
    first: str, will: int, fortune: int
) -> None:
    """From 100(+): +10, then -5 -3, ends down at 102; -5 -3, then +10 +2, ends up at 104."""
    state = empty_table()
    state.fortune[UNION] = 1
    table = run(state, OrderEffects(((UNION, 10, "state-control"), (UNION, -5, "state-invaded"))))
    assert table.decision.seat == "union"
    assert table.actions == ["gain 10", "lose 5"]
    table.push(first)
    assert table.over
    assert (state.will[UNION], state.fortune[UNION]) == (will, fortune)


@pytest.mark.clause("12.4")
def test_nobody_is_asked_when_the_order_changes_nothing() -> None:
    state = empty_table()
    effects = ((UNION, 10, "x"), (UNION, 5, "x"), (CONFEDERATE, -5, "x"), (CONFEDERATE, -7, "x"))
    assert run(state, OrderEffects(effects)).over
    assert wills(state) == (117, 1, 85, -1)


# --- 12.1 States --------------------------------------------------------------------------------


@pytest.mark.clause("12.1.1")
def test_a_confederate_state_falls_with_its_spaces_and_its_resource_centre() -> None:
    state = empty_table()
    spaces = [s for s in state_spaces("ar") if s != "little-rock"][:6]
    give(state, UNION, *spaces)
    run(state, StateControl())
    assert state.state_owner[STATE["ar"]] == CONFEDERATE
    state.destroyed |= 1 << space("little-rock")
    state.touch()
    driver = run(state, StateControl())
    assert driver.over
    assert state.state_owner[STATE["ar"]] == UNION
    assert wills(state) == (100, -1, 92, -1)


def state_spaces(key: str) -> list[str]:
    return [SPACES[s].key for s in members(STATES[STATE[key]].spaces)]


@pytest.mark.clause("12.1.1")
def test_five_spaces_of_arkansas_are_not_enough() -> None:
    state = empty_table()
    give(state, UNION, *[s for s in state_spaces("ar") if s != "little-rock"][:5])
    state.destroyed |= 1 << space("little-rock")
    run(state, StateControl())
    assert state.state_owner[STATE["ar"]] == CONFEDERATE


@pytest.mark.clause("12.1.1")
def test_a_fallen_state_never_returns() -> None:
    state = empty_table()
    state.state_owner[STATE["ar"]] = UNION
    run(state, StateControl())
    assert state.state_owner[STATE["ar"]] == UNION
    assert wills(state) == (100, -1, 100, 1)


@pytest.mark.clause("8.4.3")
def test_valley_spaces_count_two_in_virginia() -> None:
    """Three valley spaces and eight others make fourteen; Richmond and Norfolk are settled."""
    state = empty_table()
    valley = ["winchester-va", "strasburg", "staunton"]
    others = [s for s in state_spaces("va") if s not in (*valley, "richmond", "norfolk")]
    state.destroyed |= 1 << space("richmond")
    give(state, UNION, "fort-monroe")
    others.remove("fort-monroe")
    give(state, UNION, *valley, *others[:6])
    run(state, StateControl())
    assert state.state_owner[STATE["va"]] == CONFEDERATE
    give(state, UNION, others[6])
    run(state, StateControl())
    assert state.state_owner[STATE["va"]] == UNION
    assert wills(state) == (100, -1, 82, -1)


@pytest.mark.clause("12.1.2")
def test_three_spaces_of_a_union_state_cost_five_each_turn_and_state() -> None:
    state = empty_table()
    give(state, CONFEDERATE, "gettysburg", "chambersburg", "york", "frederick", "baltimore")
    run(state, StateControl())
    assert wills(state) == (95, -1, 105, 1)
    give(state, CONFEDERATE, "annapolis")
    run(state, StateControl())
    assert wills(state) == (85, -1, 115, 1)


@pytest.mark.clause("12.1.2")
def test_a_converted_border_state_is_no_union_state_in_that() -> None:
    state = empty_table()
    state.state_owner[STATE["ky"]] = UNION
    give(state, CONFEDERATE, "paducah", "columbus-ky", "bowling-green")
    run(state, StateControl())
    assert wills(state) == (100, -1, 100, 1)


KENTUCKY = (
    *("falmouth", "lexington-ky", "frankfort", "louisville", "somerset", "lebanon"),
    *("bowling-green", "paducah", "columbus-ky"),
)


@pytest.mark.clause("12.1.3")
def test_the_first_controller_of_a_border_state_wins_its_value_clears_and_fills_it() -> None:
    state = empty_table()
    give(state, CONFEDERATE, *KENTUCKY[:7])
    give(state, UNION, "columbus-ky")
    table = run(state, StateControl())
    assert table.decision.seat == "confederate"
    assert table.actions == ["mark-all", "mark columbus-ky", "mark paducah", "done"]
    table.push("mark paducah")
    assert table.actions == ["mark columbus-ky", "done"]
    table.push("done")
    assert table.over
    assert state.control[space("columbus-ky")] == 0
    assert state.control[space("paducah")] == CONFEDERATE
    assert state.state_owner[STATE["ky"]] == CONFEDERATE
    assert wills(state) == (100, -1, 110, 1)


@pytest.mark.clause("12.1.3")
@pytest.mark.parametrize("with_fort", [False, True], ids=["units", "fort"])
def test_enemy_units_and_forts_keep_their_marker_in_a_border_state(with_fort: bool) -> None:
    state = empty_table()
    give(state, UNION, *KENTUCKY[:7])
    give(state, CONFEDERATE, "columbus-ky")
    if with_fort:
        state.set_fort(space("columbus-ky"), CONFEDERATE)
    else:
        put(state, CONFEDERATE, "columbus-ky", 1)
    table = run(state, StateControl())
    assert table.actions == ["mark paducah", "done"]
    assert state.control[space("columbus-ky")] == CONFEDERATE


@pytest.mark.clause("12.1.3")
def test_a_border_state_that_was_first_the_unions_never_changes_hands() -> None:
    state = empty_table()
    state.state_owner[STATE["wv"]] = UNION
    give(state, CONFEDERATE, *state_spaces("wv"))
    assert run(state, StateControl()).over
    assert state.state_owner[STATE["wv"]] == UNION
    assert wills(state) == (100, -1, 100, 1)


@pytest.mark.clause("12.1.3")
def test_one_that_was_first_confederate_can_be_won_from_him_for_its_value() -> None:
    state = empty_table()
    state.state_owner[STATE["ky"]] = CONFEDERATE
    state.seceded |= 1 << STATE["ky"]
    give(state, UNION, *KENTUCKY[:7])
    assert run(state, StateControl()).over
    assert state.state_owner[STATE["ky"]] == UNION
    assert wills(state) == (112, 1, 87, -1)


@pytest.mark.clause("12.1.4")
@pytest.mark.parametrize(
    ("key", "value", "needed"),
    [
        *(("mo", 10, 7), ("ky", 10, 7), ("wv", 5, 4), ("tn", 10, 13), ("ar", 5, 6)),
        *(("tx", 7, 3), ("la", 7, 6), ("ms", 7, 10), ("al", 7, 9), ("ga", 15, 12)),
        *(("fl", 5, 5), ("nc", 7, 10), ("sc", 7, 9), ("va", 15, 14)),
    ],
)
def test_values_and_spaces_of_the_states(key: str, value: int, needed: int) -> None:
    place = STATES[STATE[key]]
    assert (place.control_value, place.control_needed) == (value, needed)


@pytest.mark.clause("12.1")
@pytest.mark.clause("3.4.2")
def test_summer_1861_takes_the_union_from_90_to_108() -> None:
    """Example of play: +5 for WV, +10 for MO, +1 for Fort Pulaski, +2 as the marker turns."""
    state = summer_1861()
    table = run(state, PoliticalPhase())
    assert table.actions == ["mark greenville-mo", "done"]
    table.push("mark greenville-mo")
    assert table.actions == ["mark-all", "mark charleston-wv", "mark franklin-wv", "done"]
    table.push("mark-all")
    assert table.over
    assert wills(state) == (108, 1, 95, -1)
    for key in ("winchester-va", "fort-pulaski", *KENTUCKY[:6], *state_spaces("wv")):
        assert state.control[space(key)] == UNION, key
    assert state.control[space("springfield-mo")] == CONFEDERATE
    assert state.control[space("new-madrid")] == CONFEDERATE
    assert state.state_owner[STATE["ky"]] == 0


def summer_1861() -> ForThePeopleState:
    """The table of the example when its second political control phase begins."""
    state = empty_table()
    state.will[:] = [0, 90, 96]
    state.fortune[:] = [0, -1, -1]
    give(state, UNION, "st-louis", "kansas-city", "ironton", "lexington-mo", "st-joseph")
    give(state, UNION, "parkersburg", "grafton", "weston", "harpers-ferry")
    give(state, CONFEDERATE, "new-madrid", "columbus-ky")
    union = ("jefferson-city", "rolla", "wheeling", "lewisburg", *KENTUCKY[:6], "winchester-va")
    for key in (*union, "fort-pulaski"):
        put(state, UNION, key, 1)
    for key in ("springfield-mo", "new-madrid", "columbus-ky"):
        put(state, CONFEDERATE, key, 1)
    for key in ("columbus-ky", "dover-tn"):
        state.set_fort(space(key), CONFEDERATE)
    return state


# --- 12.2 to 12.11 ------------------------------------------------------------------------------


@pytest.mark.clause("12.2")
def test_a_union_marker_destroys_a_resource_centre_once_and_for_all() -> None:
    state = empty_table()
    play = playing(state)
    set_marker(play, space("nashville"), UNION)
    assert state.destroyed >> space("nashville") & 1
    assert wills(state) == (107, 1, 92, -1)
    set_marker(play, space("nashville"), 0)
    set_marker(play, space("nashville"), UNION)
    assert wills(state) == (107, 1, 92, -1)


def zone_rolls(*rolls: int, level: int = 1) -> Driver:
    state = empty_table()
    state.blockade = level
    state.will[CONFEDERATE] = 101
    give(state, UNION, "fort-pickens")
    return run(state, BlockadeRunning(), rolls=list(rolls))


@pytest.mark.clause("12.5")
def test_a_failed_runner_takes_the_confederacy_from_101_to_96() -> None:
    """Example of play, Summer 1861: rolls of 1, 2, 6 and 3 at level 1; 101(+) - 2 - 3 = 96(-)."""
    table = zone_rolls(1, 2, 6, 3)
    assert (table.state.will[CONFEDERATE], table.state.fortune[CONFEDERATE]) == (96, -1)
    table.push("place savannah", "place mobile", "place new-orleans")
    assert table.over
    for key in BLOCKADE_PORTS:
        assert table.state.infantry[CONFEDERATE][space(key)] == 1


@pytest.mark.clause("12.6")
@pytest.mark.parametrize(
    ("side", "will"), [(UNION, (70, -1, 100, 1)), (CONFEDERATE, (100, -1, 82, -1))]
)
def test_the_flight_of_a_government_costs_at_once(side: int, will: tuple[int, ...]) -> None:
    state = empty_table()
    lose_capital(playing(state), side)
    assert state.capital[side] == -1
    assert wills(state) == will
    lose_capital(playing(state), side)
    assert wills(state) == will


@pytest.mark.clause("12.7")
@pytest.mark.parametrize(
    ("side", "army", "where", "will"),
    [
        (UNION, "army-of-the-potomac", "washington-dc", (90, -1, 100, 1)),
        (CONFEDERATE, "army-of-northern-virginia", "richmond", (100, -1, 92, -1)),
    ],
)
def test_the_loss_of_an_army_marker(
    side: int, army: str, where: str, will: tuple[int, ...]
) -> None:
    state = empty_table()
    put(state, side, where, 1, army=army)
    eliminate_army(playing(state), ARMY[army])
    assert wills(state) == will


@pytest.mark.clause("12.8")
@pytest.mark.parametrize("barrier", ["none", "fort", "ironclad", "hunley", "coastal fort"])
def test_the_mississippi_pays_once_when_nothing_bars_it(barrier: str) -> None:
    state = empty_table()
    if barrier != "coastal fort":
        give(state, UNION, "forts-st-philip-jackson")
    if barrier == "fort":
        state.set_fort(space("vicksburg"), CONFEDERATE)
    elif barrier == "ironclad":
        state.set_ironclad(space("memphis"), True)
    elif barrier == "hunley":
        state.hunley = space("memphis")
    run(state, StateControl())
    opened = barrier in ("none", "hunley")
    assert state.mississippi_bonus == opened
    assert state.will[UNION] == (112 if opened else 100)
    run(state, StateControl())
    assert state.will[UNION] == (112 if opened else 100)


@pytest.mark.clause("12.9")
@pytest.mark.parametrize(
    ("turn", "emancipation", "will"),
    [(2, True, (100, 100)), (3, False, (95, 100)), (3, True, (95, 92))],
    ids=["summer", "fall", "fall after emancipation"],
)
def test_autumn_takes_its_toll(turn: int, emancipation: bool, will: tuple[int, int]) -> None:
    state = empty_table(turn)
    state.emancipation = emancipation
    run(state, PoliticalPhase())
    assert (state.will[UNION], state.will[CONFEDERATE]) == will


@pytest.mark.clause("12.11")
def test_a_fort_counter_that_falls_moves_both_wills_by_one() -> None:
    state = empty_table()
    state.set_fort(space("dover-tn"), CONFEDERATE)
    occupy(playing(state), UNION, space("dover-tn"))
    assert state.fort[space("dover-tn")] == 0
    assert state.fort_wait == [0, 0, 1]
    assert state.union_victory
    assert wills(state) == (103, 1, 96, -1)


@pytest.mark.clause("12.11")
def test_a_union_fort_that_falls_moves_no_will() -> None:
    state = empty_table()
    state.set_fort(space("washington-dc"), UNION)
    state.capital[UNION] = -1
    occupy(playing(state), CONFEDERATE, space("washington-dc"))
    assert state.fort_wait == [0, 1, 0]
    assert wills(state) == (100, -1, 100, 1)


@pytest.mark.clause("12.11")
def test_a_coastal_fort_is_scored_with_its_marker() -> None:
    state = empty_table()
    state.torpedoes |= 1 << space("fort-pulaski")
    play = playing(state)
    occupy(play, UNION, space("fort-pulaski"))
    assert state.union_victory
    assert wills(state) == (100, -1, 100, 1)
    set_marker(play, space("fort-pulaski"), UNION)
    assert wills(state) == (103, 1, 96, -1)
    assert not state.torpedoes
