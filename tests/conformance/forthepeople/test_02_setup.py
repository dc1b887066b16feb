"""2, 13.1, 14-16: the tables of the scenarios as the rulebook lays them."""

import pytest

from longroll.titles.forthepeople.components import (
    ARMIES,
    ARMY,
    CARDS,
    GENERAL,
    GENERALS,
    SCENARIOS,
    SPACES,
    STATE,
)
from longroll.titles.forthepeople.scenarios import setup, table
from longroll.titles.forthepeople.state import ABSENT, REMOVED
from longroll.titles.forthepeople.victory import scenario_of_turn, strength
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, space

PLAYED = ("1861", "1862", "1863", "1864", "campaign")


@pytest.mark.clause("2")
@pytest.mark.clause("13")
@pytest.mark.clause("14")
@pytest.mark.clause("16")
@pytest.mark.clause("17")
@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("scenario", "turn"), [("1861", 1), ("1862", 4), ("1863", 7), ("1864", 11), ("campaign", 1)]
)
def test_each_scenario_begins_in_its_turn_with_the_war_to_come(scenario: str, turn: int) -> None:
    state = setup(scenario)
    assert state.turn == turn
    assert [frame.name for frame in state.stack] == ["war"]
    assert state.stack[0].step == "begin_turn"


@pytest.mark.clause("2.1")
def test_fall_turns_and_the_last_spring_have_victory_conditions() -> None:
    found = {turn: scenario_of_turn(turn) for turn in range(1, 14) if scenario_of_turn(turn)}
    assert found == {3: "1861", 6: "1862", 9: "1863", 13: "campaign"}


@pytest.mark.clause("2.2")
@pytest.mark.parametrize("scenario", PLAYED)
def test_the_capitals_are_washington_and_richmond_and_the_hands_empty(scenario: str) -> None:
    state = table(scenario)
    assert state.capital == [-1, space("washington-dc"), space("richmond")]
    assert state.hand == [(), (), ()]
    assert state.force is None
    assert sorted((*state.deck, *state.gone)) == sorted(CARDS)


@pytest.mark.clause("2.2")
@pytest.mark.parametrize(
    ("scenario", "union", "confederate"),
    [("1861", 19, 13), ("1862", 42, 27), ("1863", 80, 51), ("1864", 96, 49), ("campaign", 19, 13)],
)
def test_the_strength_of_both_sides(scenario: str, union: int, confederate: int) -> None:
    """Rule J: a cavalry general and a unit make a brigade, so that the sums stand."""
    state = table(scenario)
    assert (strength(state, UNION), strength(state, CONFEDERATE)) == (union, confederate)


@pytest.mark.clause("13.1")
@pytest.mark.clause("2.3")
def test_the_confederates_of_1861() -> None:
    state = table("1861")
    garrisons = {SPACES[s].key: n for s, n in enumerate(state.infantry[CONFEDERATE]) if n}
    assert garrisons == {
        **{"fayetteville-ar": 1, "little-rock": 1, "mobile": 1, "columbus-ky": 1},
        **{"fort-sumter": 1, "dover-tn": 1, "memphis": 1, "nashville": 1},
        **{"winchester-va": 1, "manassas": 3, "richmond": 1},
    }
    assert state.forts(CONFEDERATE) == sum(
        1 << space(key) for key in ("columbus-ky", "dover-tn", "richmond")
    )
    assert state.control[space("columbus-ky")] == CONFEDERATE
    assert state.control[space("new-madrid")] == CONFEDERATE
    for general, where in (
        *(("price", "fayetteville-ar"), ("polk", "memphis"), ("a-s-johnston", "nashville")),
        *(("j-e-johnston", "winchester-va"), ("beauregard", "manassas")),
    ):
        assert state.post[GENERAL[general]] == space(where)


@pytest.mark.clause("2.4")
def test_the_union_of_1861() -> None:
    state = table("1861")
    garrisons = {SPACES[s].key: n for s, n in enumerate(state.infantry[UNION]) if n}
    assert garrisons == {
        **{"washington-dc": 5, "springfield-il": 1, "cairo": 1, "indianapolis": 1},
        **{"frederick": 1, "st-louis": 2, "cincinnati": 1, "columbus-oh": 1},
        **{"pittsburgh": 2, "philadelphia": 1, "harpers-ferry": 2, "fort-monroe": 1},
    }
    army = ARMY["army-of-the-potomac"]
    assert state.army_at[army] == space("washington-dc")
    assert state.commander[army] == GENERAL["mcdowell"]
    assert state.fort[space("washington-dc")] == UNION
    for key in ("fort-pickens", "st-louis", "harpers-ferry", "fort-monroe"):
        assert state.control[space(key)] == UNION


@pytest.mark.clause("14.3")
@pytest.mark.clause("15.3")
@pytest.mark.clause("16.3")
@pytest.mark.clause("2.5")
@pytest.mark.parametrize(
    ("scenario", "emancipation", "level", "destroyed"),
    [
        ("1861", False, 0, ()),
        ("1862", False, 2, ("nashville",)),
        ("1863", True, 3, ("nashville", "memphis")),
        ("1864", True, 4, ("nashville", "memphis", "little-rock", "jackson-ms")),
    ],
)
def test_the_markers(
    scenario: str, emancipation: bool, level: int, destroyed: tuple[str, ...]
) -> None:
    state = table(scenario)
    assert state.emancipation is emancipation
    assert (state.blockade, state.amphibious) == (level, level)
    assert state.destroyed == sum(1 << space(key) for key in destroyed)
    assert state.mississippi_bonus is (scenario == "1864")


@pytest.mark.clause("2.6")
def test_the_border_states_of_1861_are_neutral_but_for_three_spaces() -> None:
    state = table("1861")
    held = {SPACES[s].key: state.control[s] for s in range(len(SPACES)) if not SPACES[s].home}
    assert {key: side for key, side in held.items() if side} == {
        "st-louis": UNION,
        "columbus-ky": CONFEDERATE,
        "new-madrid": CONFEDERATE,
    }
    assert [state.state_owner[STATE[key]] for key in ("mo", "ky", "wv")] == [0, 0, 0]


@pytest.mark.clause("14.5")
@pytest.mark.clause("15.5")
@pytest.mark.clause("16.5")
@pytest.mark.clause("2.7")
@pytest.mark.parametrize(
    ("scenario", "will", "fortune"),
    [
        ("1861", [0, 100, 100], [0, -1, 1]),
        ("1862", [0, 115, 94], [0, -1, 1]),
        ("1863", [0, 85, 80], [0, 1, -1]),
        ("1864", [0, 65, 50], [0, 1, -1]),
    ],
)
def test_political_will(scenario: str, will: list[int], fortune: list[int]) -> None:
    state = table(scenario)
    assert (state.will, state.fortune) == (will, fortune)


@pytest.mark.clause("15.4")
@pytest.mark.clause("16.4")
@pytest.mark.clause("14.4")
@pytest.mark.parametrize(
    ("scenario", "gone"),
    [
        ("1861", ()),
        ("1862", (24, 26, 29, 42, 43, 44, 47, 48, 52, 68, 90, 91)),
        ("1863", (24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 116)),
        ("1864", (24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 110)),
    ],
)
def test_the_cards_that_are_out(scenario: str, gone: tuple[int, ...]) -> None:
    state = table(scenario)
    assert state.gone == gone
    assert len(state.deck) == 130 - len(gone)


@pytest.mark.clause("15.1")
def test_the_generals_who_are_out_and_the_brigades_of_1863() -> None:
    state = table("1863")
    for key in ("a-s-johnston", "van-dorn", "mcclellan", "buell", "pope"):
        assert state.post[GENERAL[key]] == REMOVED
    assert state.post[GENERAL["grant"]] == ABSENT
    assert state.infantry[CONFEDERATE][space("fredericksburg")] == 11
    assert state.units(CONFEDERATE, space("fredericksburg")) == 12
    assert state.infantry[CONFEDERATE][space("shelbyville")] == 0
    assert state.infantry[UNION][space("manassas")] == 13


@pytest.mark.clause("15.2")
def test_the_states_of_the_union_in_1863() -> None:
    state = table("1863")
    assert [state.state_owner[STATE[key]] for key in ("mo", "ky", "wv", "tn")] == [UNION] * 4
    assert state.control[space("knoxville")] == CONFEDERATE
    assert state.control[space("nashville")] == UNION
    assert state.control[space("bowling-green")] == UNION


@pytest.mark.clause("17.1")
def test_the_campaign_begins_as_1861_does() -> None:
    campaign, scenario = table("campaign"), table("1861")
    for slot in ("control", "infantry", "post", "army_at", "fort", "will", "deck", "turn"):
        assert getattr(campaign, slot) == getattr(scenario, slot)
    assert campaign.scenario == "campaign"


def test_options_are_kept() -> None:
    assert setup("1861", ["special-generals"]).options == ("special-generals",)


DEPLOYMENTS = {
    ("1862", CONFEDERATE): """
        fort-morgan 1; springfield-mo 3; little-rock 1; pensacola 1; savannah 1; new-madrid 1;
        corinth 5; wilmington-nc 1; fort-sumter 1; chattanooga 1; knoxville 1; strasburg 1;
        fredericksburg 6; richmond 2; williamsburg 1
    """,
    ("1862", UNION): """
        washington-dc 3; fort-pulaski 1; springfield-il 2; cairo 3; somerset 1; annapolis 3;
        st-louis 1; pittsburg-landing 5; nashville 4; winchester-va 3; manassas 13; fort-monroe 1;
        lewisburg 2
    """,
    ("1863", CONFEDERATE): """
        little-rock 1; mobile 1; pensacola 1; savannah 1; shreveport 1; port-hudson 2;
        vicksburg 5; jackson-ms 1; tupelo 1; fayetteville-nc 2; wilmington-nc 2; charleston-sc 2;
        fort-sumter 1; shelbyville 1; tullahoma 7; mcminnville 1; chattanooga 1; knoxville 2;
        sabine-city 1; fredericksburg 12; richmond 3; petersburg 2
    """,
    ("1863", UNION): """
        washington-dc 8; jacksonville-fl 1; brunswick 1; fort-pulaski 1; cairo 2; louisville 1;
        somerset 5; baton-rouge 3; new-orleans 1; baltimore 2; springfield-mo 5; st-louis 1;
        corinth 2; new-bern 2; morehead-city 1; memphis 6; nashville 4; murfreesboro 12;
        manassas 15; fort-monroe 2; norfolk 2; parkersburg 1; charleston-wv 1; grafton 1
    """,
    ("1864", CONFEDERATE): """
        demopolis 3; mobile 1; camden-ar 3; pensacola 1; baldwin 1; atlanta 1; savannah 1;
        dalton 9; shreveport 1; alexandria 1; gainesville-junction 1; wilmington-nc 1; weldon 1;
        goldsboro 1; charleston-sc 3; rogersville 3; nacogdoches 1; strasburg 1; wilderness 12;
        richmond 2; petersburg 1
    """,
    ("1864", UNION): """
        washington-dc 4; little-rock 5; arkansas-post 1; decatur-al 1; fort-pickens 1;
        tallahassee 1; jacksonville-fl 1; brunswick 1; fort-pulaski 1; cairo 1; lexington-ky 1;
        somerset 1; new-orleans 1; port-hudson 5; baltimore 3; springfield-mo 1; st-louis 3;
        vicksburg 4; corinth 1; new-bern 1; morehead-city 1; knoxville 4; memphis 1; cleveland 1;
        dover-tn 1; nashville 4; murfreesboro 2; tullahoma 2; chattanooga 15; sabine-city 1;
        manassas 15; fort-monroe 7; harpers-ferry 1; norfolk 2; grafton 1
    """,
}
"""Units by space as chapters 14 to 16 list them, brigades counted with the infantry."""


@pytest.mark.clause("14.1")
@pytest.mark.clause("14.2")
@pytest.mark.clause("15.1")
@pytest.mark.clause("15.2")
@pytest.mark.clause("16.1")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize(("scenario", "side"), list(DEPLOYMENTS))
def test_the_later_deployments_space_by_space(scenario: str, side: int) -> None:
    state = table(scenario)
    rows = [row.split() for row in DEPLOYMENTS[scenario, side].replace("\n", " ").split(";")]
    assert {key: int(count) for key, count in rows} == {
        place.key: count for place in SPACES if (count := state.units(side, place.index))
    }


@pytest.mark.clause("14.6")
@pytest.mark.clause("15.6")
@pytest.mark.clause("16.6")
@pytest.mark.parametrize(("scenario", "turn"), [("1862", 4), ("1863", 7), ("1864", 11)])
def test_later_scenarios_begin_with_generals_alone(scenario: str, turn: int) -> None:
    assert SCENARIOS[scenario].steps == {turn: "c"}


@pytest.mark.clause("16.1")
def test_commanders_of_1864() -> None:
    """The first named commands (ruling B31)."""
    state = table("1864")
    commanders = {
        army.key: GENERALS[state.commander[army.index]].key
        for army in ARMIES
        if state.army_at[army.index] >= 0
    }
    assert commanders == {
        **{"army-of-the-potomac": "grant", "army-of-the-cumberland": "sherman"},
        **{"army-of-the-tennessee": "butler", "army-of-the-missouri": "curtis"},
        **{"army-of-northern-virginia": "r-e-lee", "army-of-tennessee": "j-e-johnston"},
    }
