"""6.7 Ironclads, torpedoes and the Hunley, and cards 51, 53-56, 60, 116."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.action import act
from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play, refusal
from longroll.titles.forthepeople.battle import Battle, DefenderRetreat, RetreatBeforeBattle
from longroll.titles.forthepeople.components import COASTAL_FORTS, HOPS, NOBODY, PORTS, SPACES
from longroll.titles.forthepeople.control import set_marker
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.naval import (
    NavalMove,
    PlaceHunley,
    PlaceIronclad,
    PlaceTorpedoes,
    RiverFlotilla,
    SinkIronclad,
    hunley_spaces,
    ironclad_spaces,
    place_ironclad,
    torpedo_spaces,
)
from longroll.titles.forthepeople.naval_control import naval_control
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement
from tests.conformance.forthepeople.field import march, sail
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)


def with_ironclads(*keys: str) -> ForThePeopleState:
    state = empty_table()
    for key in keys:
        state.set_ironclad(space(key), True)
    return state


@pytest.mark.clause("6.7")
def test_ironclads_go_to_any_controlled_port_or_coastal_fort_even_without_a_line() -> None:
    state = empty_table()
    assert ironclad_spaces(state) == PORTS & state.controlled(CONFEDERATE)
    assert ironclad_spaces(state) & COASTAL_FORTS == COASTAL_FORTS
    for at in ("mobile", "memphis"):
        assert ironclad_spaces(state) >> space(at) & 1
    for at in ("richmond", "cairo", "paducah"):  # no port, Union, neutral
        assert not ironclad_spaces(state) >> space(at) & 1
    state.set_control(space("mobile"), UNION)
    assert not ironclad_spaces(state) >> space("mobile") & 1


@pytest.mark.clause("6.7")
def test_one_ironclad_to_a_space_and_three_in_play() -> None:
    state = with_ironclads("mobile", "memphis")
    assert not ironclad_spaces(state) >> space("mobile") & 1
    table = run(state, PlaceIronclad())
    assert table.decision.seat == "confederate"
    assert "ironclad mobile" not in table.actions
    denial = refusal(state, act("ironclad", "mobile"))
    assert denial is not None
    assert denial.key == "deny-weapon-twice"
    table.push("ironclad norfolk")
    assert table.over
    assert state.ironclads == 1 << space("mobile") | 1 << space("memphis") | 1 << space("norfolk")
    assert ironclad_spaces(state) == 0
    assert run(state, PlaceIronclad()).over, "with three in play the card places nothing"


@pytest.mark.clause("6.7")
def test_an_ironclad_nullifies_naval_control_at_once() -> None:
    state = empty_table()
    assert naval_control(state).controlled >> space("memphis") & 1
    place_ironclad(Play(state, NoChance()), space("memphis"))
    assert not naval_control(state).controlled >> space("memphis") & 1


@pytest.mark.clause("6.7")
def test_three_torpedoes_one_to_a_port_and_six_in_play() -> None:
    state = empty_table()
    table = run(state, PlaceTorpedoes())
    table.push("torpedoes mobile")
    assert "torpedoes mobile" not in table.actions
    table.push("torpedoes fort-morgan", "torpedoes savannah")
    assert table.over
    assert state.torpedoes.bit_count() == 3
    state.torpedoes |= 1 << space("memphis") | 1 << space("norfolk")
    table = run(state, PlaceTorpedoes()).push("torpedoes vicksburg")
    assert table.over, "the sixth marker is the last one"
    assert torpedo_spaces(state) == 0


@pytest.mark.clause("6.7")
def test_there_is_one_hunley() -> None:
    state = empty_table()
    table = run(state, PlaceHunley())
    denial = refusal(state, act("hunley", "richmond"))
    assert denial is not None
    assert denial.key == "deny-weapon-no-port"
    denial = refusal(state, act("hunley", "cairo"))
    assert denial is not None
    assert denial.key == "deny-weapon-not-held"
    table.push("hunley charleston-sc")
    assert state.hunley == space("charleston-sc")
    assert hunley_spaces(state) == 0
    assert run(state, PlaceHunley()).over


@pytest.mark.clause("6.7")
def test_weapons_are_lost_when_union_units_end_their_move_there() -> None:
    state = with_ironclads("new-bern")
    state.torpedoes = 1 << space("new-bern")
    state.hunley = space("new-bern")
    put(state, UNION, "philadelphia", 2)
    table = run(state, NavalMove(UNION, by_event=True))
    table.push("sail philadelphia", "load 1", "land new-bern")
    assert table.over
    assert (state.ironclads, state.torpedoes, state.hunley) == (0, 0, -1)
    assert state.infantry[UNION][space("new-bern")] == 1
    assert table.told("ironclad-removed")


@pytest.mark.clause("6.7")
def test_weapons_stay_when_the_assault_fails_but_the_hunley_is_spent() -> None:
    state = with_ironclads("new-bern")
    state.hunley = space("new-bern")
    put(state, UNION, "philadelphia", 2)
    put(state, CONFEDERATE, "new-bern", 2)
    # Defence: ironclad 2 + Hunley 1, at most 3: 4 + 3 = 7 costs the Union 1; 1 costs nothing.
    table = run(state, NavalMove(UNION, by_event=True), rolls=[1, 4])
    table.push("sail philadelphia", "load 2", "land new-bern")
    assert table.over
    assert state.ironclads == 1 << space("new-bern")
    assert state.hunley == -1
    assert state.infantry[UNION][space("philadelphia")] == 1
    assert state.infantry[CONFEDERATE][space("new-bern")] == 2


def armed(key: str) -> ForThePeopleState:
    """An ironclad, torpedoes and the Hunley in a Confederate port."""
    state = with_ironclads(key)
    state.torpedoes = 1 << space(key)
    state.hunley = space(key)
    return state


def is_armed(state: ForThePeopleState, key: str) -> bool:
    """All three weapons are there, or none."""
    here = 1 << space(key)
    found = {bool(state.ironclads & here), bool(state.torpedoes & here), state.hunley == space(key)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.clause("6.7")
@pytest.mark.parametrize(
    ("steps", "left"),
    [
        (("go memphis", "stop"), False),
        (("go memphis", "drop 1", "go grand-junction", "stop"), False),
        (("go memphis", "go grand-junction", "stop"), True),
    ],
    ids=["ends there", "leaves one there", "passes"],
)
def test_weapons_are_lost_to_a_march_that_ends_there(steps: tuple[str, ...], left: bool) -> None:
    state = armed("memphis")
    put(state, UNION, "humboldt", 3, "grant")
    driver = run(state, Activation(UNION, 3, campaign=True))
    driver.push("activate grant", "with 3", *steps)
    assert driver.over
    assert is_armed(state, "memphis") == left


@pytest.mark.clause("6.7")
def test_a_confederate_march_leaves_them() -> None:
    state = armed("memphis")
    put(state, CONFEDERATE, "humboldt", 3, "polk")
    driver = run(state, Activation(CONFEDERATE, 3, campaign=True))
    driver.push("activate polk", "with 3", "go memphis", "stop")
    assert is_armed(state, "memphis")


@pytest.mark.clause("6.7")
@pytest.mark.parametrize(
    ("infantry", "left"), [(1, True), (2, False)], ids=["lost on the way", "one is left"]
)
def test_weapons_are_lost_to_a_retreat_when_it_is_over(infantry: int, left: bool) -> None:
    state = armed("memphis")
    put(state, UNION, "humboldt", infantry)
    for hop in HOPS[space("humboldt")]:
        if hop.to != space("memphis"):
            put(state, CONFEDERATE, SPACES[hop.to].key, 1)
    march(state, CONFEDERATE, "lexington-tn", 6).at = space("humboldt")
    state.touch()
    driver = run(state, DefenderRetreat(UNION, space("humboldt"), space("lexington-tn")))
    assert driver.over
    assert state.units(UNION, space("memphis")) == infantry - 1, "enemy control costs one (7.6.1)"
    assert is_armed(state, "memphis") == left


@pytest.mark.clause("6.7")
def test_weapons_are_lost_to_a_retreat_before_battle() -> None:
    state = armed("memphis")
    state.set_control(space("memphis"), NOBODY)
    put(state, UNION, "humboldt", 0, "stoneman")
    march(state, CONFEDERATE, "lexington-tn", 6)
    driver = run(state, RetreatBeforeBattle(space("humboldt")))
    driver.push("retreat memphis")
    assert driver.over
    assert not is_armed(state, "memphis")


@pytest.mark.clause("6.7")
@pytest.mark.parametrize(
    ("count", "rolls", "left"), [(4, [6, 1], True), (4, [1, 6], False), (1, [1, 6], False)]
)
def test_weapons_are_lost_to_an_interceptor_who_stays(
    count: int, rolls: list[int], left: bool
) -> None:
    state = armed("memphis")
    put(state, UNION, "memphis", 4)
    march(state, CONFEDERATE, "grand-junction", count)
    battle = run(state, Battle(space("memphis"), intercepted=True), rolls)
    while not battle.over:
        battle.push(battle.actions[0])
    assert (state.units(UNION, space("memphis")) == 0) == left
    assert is_armed(state, "memphis") == left


@pytest.mark.clause("6.7")
@pytest.mark.clause("10.2.1")
def test_weapons_are_lost_to_strategic_movement() -> None:
    state = armed("annapolis")
    state.set_control(space("annapolis"), UNION)
    put(state, UNION, "baltimore", 1)
    state.set_control(space("baltimore"), UNION)
    run(state, StrategicMovement(UNION)).push("move baltimore", "sea annapolis")
    assert not is_armed(state, "annapolis")


@pytest.mark.clause("6.7")
@pytest.mark.clause("6.5.2")
def test_a_confederate_river_move_does_not_spend_the_hunley() -> None:
    state = armed("memphis")
    put(state, UNION, "memphis", 1)
    sail(state, CONFEDERATE, "vicksburg", 1)
    battle = run(state, Battle(space("memphis"), amphibious=True), [3, 1])
    assert not battle.told("hunley-spent")


@pytest.mark.clause("6.7")
def test_a_union_marker_in_a_coastal_fort_takes_its_weapons() -> None:
    state = with_ironclads("fort-sumter")
    state.torpedoes = 1 << space("fort-sumter") | 1 << space("mobile")
    set_marker(Play(state, NoChance()), space("fort-sumter"), UNION)
    assert state.ironclads == 0
    assert members(state.torpedoes) == [space("mobile")]


@pytest.mark.clause("6.7")
def test_the_monitor_takes_an_ironclad_off() -> None:
    state = with_ironclads("norfolk", "mobile")
    table = run(state, SinkIronclad())
    assert table.decision.seat == "union"
    assert table.actions == ["sink mobile", "sink norfolk"]
    denial = refusal(state, act("sink", "savannah"))
    assert denial is not None
    assert denial.key == "deny-no-ironclad"
    table.push("sink norfolk")
    assert members(state.ironclads) == [space("mobile")]
    state.set_ironclad(space("mobile"), False)
    assert run(state, SinkIronclad()).over


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize(
    ("modifier", "roll", "after"), [(2, 3, 1), (2, 2, 2), (2, 1, 2), (5, 6, 4), (0, 6, 0)]
)
def test_the_river_flotilla_must_roll_above_the_amphibious_modifier(
    modifier: int, roll: int, after: int
) -> None:
    state = empty_table()
    state.amphibious = modifier
    run(state, RiverFlotilla(), rolls=[roll])
    assert state.amphibious == after
