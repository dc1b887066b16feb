"""2, 13.1, 14-16: the tables of the scenarios as the rulebook lays them."""

from dataclasses import fields

import pytest

from longroll.board.region import members
from longroll.engine.chance import NoChance, Sampled
from longroll.engine.game import Game, IllegalAction
from longroll.engine.procedure import Play
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import (
    ARMIES,
    ARMY,
    CARDS,
    GENERAL,
    GENERALS,
    SCENARIOS,
    SPACE,
    SPACES,
    STATE,
    STATES,
)
from longroll.titles.forthepeople.scenarios import setup, table
from longroll.titles.forthepeople.sequence import ReinforcementPhase
from longroll.titles.forthepeople.state import ABSENT, REMOVED
from longroll.titles.forthepeople.supply import supplied
from longroll.titles.forthepeople.victory import scenario_of_turn, strength
from longroll.titles.forthepeople.will import change_will
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, run, space

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
    """Any fall turn may be the last; a game of twelve turns ends as 1864 would (16.7)."""
    found = {turn: scenario_of_turn(turn) for turn in range(1, 14) if scenario_of_turn(turn)}
    assert found == {3: "1861", 6: "1862", 9: "1863", 12: "campaign", 13: "campaign"}


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


GENERALS_AT = {
    "1861": """
        price fayetteville-ar; polk memphis; a-s-johnston nashville; j-e-johnston winchester-va;
        beauregard manassas; mcdowell washington-dc; fremont st-louis; butler fort-monroe
    """,
    "1862": """
        van-dorn springfield-mo; price springfield-mo; a-s-johnston corinth; polk corinth;
        beauregard corinth; bragg corinth; pemberton fort-sumter; kirby-smith knoxville;
        j-e-johnston fredericksburg; stuart fredericksburg; pope cairo; butler annapolis;
        halleck pittsburg-landing; buell nashville; rosecrans nashville; banks winchester-va;
        mcclellan manassas; mcdowell manassas; burnside manassas; fremont lewisburg
    """,
    "1863": """
        price little-rock; j-e-johnston mobile; kirby-smith shreveport; pemberton vicksburg;
        beauregard charleston-sc; forrest shelbyville; bragg tullahoma; polk tullahoma;
        wheeler tullahoma; morgan mcminnville; r-e-lee fredericksburg; jackson fredericksburg;
        stuart fredericksburg; longstreet petersburg; halleck washington-dc; butler washington-dc;
        burnside somerset; banks baton-rouge; curtis springfield-mo; rosecrans murfreesboro;
        mcdowell murfreesboro; hooker manassas; pleasonton manassas; stoneman manassas;
        fremont grafton
    """,
    "1864": """
        polk demopolis; price camden-ar; j-e-johnston dalton; hood dalton; wheeler dalton;
        kirby-smith shreveport; forrest gainesville-junction; longstreet rogersville;
        morgan rogersville; r-e-lee wilderness; ewell wilderness; a-p-hill wilderness;
        stuart wilderness; beauregard petersburg; halleck washington-dc; curtis little-rock;
        banks port-hudson; rosecrans st-louis; pleasonton st-louis; mcdowell knoxville;
        sherman chattanooga; hooker chattanooga; schofield chattanooga; stoneman chattanooga;
        mcpherson chattanooga; grant manassas; meade manassas; burnside manassas;
        hancock manassas; butler fort-monroe; fremont grafton
    """,
}
"""Generals by space as chapters 2 and 14 to 16 list them."""


def pairs(rows: str) -> dict[str, str]:
    return {row.split()[0]: row.split()[1] for row in rows.split(";")}


@pytest.mark.clause("2.3")
@pytest.mark.clause("2.4")
@pytest.mark.clause("14.1")
@pytest.mark.clause("14.2")
@pytest.mark.clause("15.1")
@pytest.mark.clause("15.2")
@pytest.mark.clause("16.1")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize("scenario", list(GENERALS_AT))
def test_the_generals_of_every_scenario_one_by_one(scenario: str) -> None:
    state = table(scenario)
    assert pairs(GENERALS_AT[scenario]) == {
        general.key: SPACES[state.post[general.index]].key
        for general in GENERALS
        if state.post[general.index] >= 0
    }


@pytest.mark.clause("15.1")
@pytest.mark.clause("15.2")
@pytest.mark.clause("16.1")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize(
    ("scenario", "gone"),
    [
        *(("1861", ""), ("1862", "")),
        ("1863", "a-s-johnston van-dorn mcclellan buell pope"),
        ("1864", "jackson van-dorn a-s-johnston pemberton bragg mcclellan pope buell reynolds"),
    ],
)
def test_the_generals_who_are_out(scenario: str, gone: str) -> None:
    state = table(scenario)
    usual = [general for general in GENERALS if not general.option]
    out = [general.key for general in usual if state.post[general.index] == REMOVED]
    assert sorted(out) == sorted(gone.split())


@pytest.mark.clause("SC.C")
@pytest.mark.parametrize(
    ("scenario", "union", "confederate"),
    [
        ("1861", "washington-dc", "columbus-ky dover-tn richmond"),
        ("1862", "washington-dc", "new-madrid richmond"),
        ("1863", "washington-dc corinth nashville", "port-hudson vicksburg richmond"),
        (
            "1864",
            "washington-dc baton-rouge vicksburg corinth nashville",
            "mobile atlanta savannah richmond petersburg",
        ),
    ],
)
def test_a_fort_is_one_of_the_side_that_lists_it(
    scenario: str, union: str, confederate: str
) -> None:
    state = table(scenario)
    for side, keys in ((UNION, union), (CONFEDERATE, confederate)):
        assert {SPACES[at].key for at in members(state.forts(side))} == set(keys.split())


TENNESSEE_1863 = """
    memphis mckenzie humboldt grand-junction lexington-tn pittsburg-landing nashville murfreesboro
    dover-tn franklin-tn clarksville-tn waynesboro columbia-tn
"""
IN_THE_SOUTH = {
    "1861": "fort-pickens harpers-ferry fort-monroe",
    "1862": """
        fort-pickens fort-pulaski pittsburg-landing nashville dover-tn winchester-va harpers-ferry
        fort-monroe
    """,
    "1863": f"""
        harpers-ferry winchester-va fort-pickens forts-st-philip-jackson jacksonville-fl fort-gadson
        brunswick fort-pulaski baton-rouge new-orleans corinth new-bern morehead-city manassas
        fort-monroe norfolk {TENNESSEE_1863}
    """,
    "1864": """
        little-rock arkansas-post clarksville-ar fayetteville-ar decatur-al fort-pickens fort-gadson
        tallahassee st-marks jacksonville-fl brunswick fort-pulaski new-orleans port-hudson
        baton-rouge grand-gulf forest meridian jackson-ms vicksburg corinth new-bern morehead-city
        knoxville memphis cleveland humboldt grand-junction lexington-tn pittsburg-landing
        franklin-tn clarksville-tn waynesboro columbia-tn mckenzie shelbyville nashville
        murfreesboro tullahoma chattanooga sabine-city winchester-va manassas fort-monroe
        harpers-ferry norfolk
    """,
}
"""Union markers in Confederate states; Dover of 1864 has none (ruling B44)."""


@pytest.mark.clause("SC.B")
@pytest.mark.clause("14.2")
@pytest.mark.clause("15.2")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize("scenario", list(IN_THE_SOUTH))
def test_a_marker_gives_its_space_to_the_side_that_lists_it(scenario: str) -> None:
    """Every other space has the control of its colour, the Union ones and the Southern ones."""
    state = table(scenario)
    held = {s.key for s in SPACES if s.home == CONFEDERATE and state.control[s.index] == UNION}
    assert held == set(IN_THE_SOUTH[scenario].split())
    assert all(state.control[s.index] for s in SPACES if s.home)
    assert all(state.control[s.index] == UNION for s in SPACES if s.home == UNION)


@pytest.mark.clause("14.1")
@pytest.mark.clause("14.2")
@pytest.mark.clause("15.2")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize(
    ("scenario", "confederate", "states"),
    [
        ("1862", "new-madrid springfield-mo", "mo ky wv"),
        ("1863", "", "mo ky wv tn"),
        ("1864", "", "mo ky wv tn fl"),
    ],
)
def test_the_border_states_are_the_unions_later(
    scenario: str, confederate: str, states: str
) -> None:
    state = table(scenario)
    border = [space for space in SPACES if not space.home]
    assert {s.key for s in border if state.control[s.index] != UNION} == {*confederate.split()}
    gained = {s.key for s in STATES if s.home != UNION and state.state_owner[s.index] == UNION}
    assert gained == set(states.split())


COMMANDERS = {
    "1861": "army-of-the-potomac mcdowell",
    "1862": """
        army-of-tennessee a-s-johnston; army-of-northern-virginia j-e-johnston;
        army-of-the-tennessee halleck; army-of-the-cumberland buell; army-of-the-potomac mcclellan
    """,
    "1863": """
        army-of-mississippi pemberton; army-of-tennessee bragg; army-of-northern-virginia r-e-lee;
        army-of-the-missouri curtis; army-of-the-cumberland rosecrans; army-of-the-potomac hooker
    """,
}
ARMIES_AT = {
    "1861": "army-of-the-potomac washington-dc",
    "1862": """
        army-of-tennessee corinth; army-of-northern-virginia fredericksburg;
        army-of-the-tennessee pittsburg-landing; army-of-the-cumberland nashville;
        army-of-the-potomac manassas
    """,
    "1863": """
        army-of-mississippi vicksburg; army-of-tennessee tullahoma;
        army-of-northern-virginia fredericksburg; army-of-the-missouri springfield-mo;
        army-of-the-cumberland murfreesboro; army-of-the-potomac manassas
    """,
    "1864": """
        army-of-tennessee dalton; army-of-northern-virginia wilderness;
        army-of-the-missouri little-rock; army-of-the-cumberland chattanooga;
        army-of-the-potomac manassas; army-of-the-tennessee fort-monroe
    """,
}


@pytest.mark.clause("SC.A")
@pytest.mark.parametrize("scenario", list(COMMANDERS))
def test_the_underlined_general_commands_his_army(scenario: str) -> None:
    """The first named (ruling B31); in 1863 Rosecrans and not McDowell, his superior."""
    state = table(scenario)
    found = {
        army.key: GENERALS[state.commander[army.index]].key
        for army in ARMIES
        if state.army_at[army.index] >= 0
    }
    assert found == pairs(COMMANDERS[scenario])


@pytest.mark.parametrize("scenario", list(ARMIES_AT))
def test_the_armies_stand_where_they_are_listed(scenario: str) -> None:
    state = table(scenario)
    at = {a.key: SPACES[state.army_at[a.index]].key for a in ARMIES if state.army_at[a.index] >= 0}
    assert at == pairs(ARMIES_AT[scenario])


@pytest.mark.clause("SC.D")
def test_an_army_is_a_name_and_a_side_and_nothing_that_a_rule_could_ask() -> None:
    assert [field.name for field in fields(ARMIES[0])] == ["index", "key", "name", "side"]


@pytest.mark.clause("SC.F")
@pytest.mark.parametrize(
    ("scenario", "union", "confederate"),
    [("1861", "-", "+"), ("1862", "-", "+"), ("1863", "+", "-"), ("1864", "+", "-")],
)
def test_the_wills_begin_on_the_side_of_the_sign(
    scenario: str, union: str, confederate: str
) -> None:
    """On the plus side a further gain brings no bonus, a loss turns the marker over (12.4)."""
    for side, sign in ((UNION, union), (CONFEDERATE, confederate)):
        state = table(scenario)
        before = state.will[side]
        change_will(Play(state, NoChance()), side, 1, "event")
        assert state.will[side] - before == (1 if sign == "+" else 3)


@pytest.mark.clause("SC.G")
@pytest.mark.clause("SC.H")
@pytest.mark.parametrize("scenario", PLAYED)
def test_the_seats_of_government(scenario: str) -> None:
    state = table(scenario)
    assert SPACES[state.capital[UNION]].key == "washington-dc"
    assert SPACES[state.capital[CONFEDERATE]].key == "richmond"


@pytest.mark.clause("SC.I")
@pytest.mark.parametrize("scenario", ["1862", "1863", "1864"])
def test_the_first_turn_of_a_later_scenario_brings_generals_and_no_unit(scenario: str) -> None:
    """No unit moves or comes: the first question is for a general, or there is none."""
    state = table(scenario)
    before = [strength(state, side) for side in (UNION, CONFEDERATE)]
    driver = run(state, ReinforcementPhase())
    while not driver.over and driver.decision.prompt.key == "prompt-announce-general":
        driver.chance = Sampled(1)
        driver.push(driver.actions[0])
    assert driver.over
    assert [strength(state, side) for side in (UNION, CONFEDERATE)] == before
    assert not driver.told("reinforced")
    assert not driver.told("strategic-move")


@pytest.mark.clause("SC.J")
@pytest.mark.parametrize(
    ("scenario", "general", "infantry"),
    [
        *(("1862", "stuart", 5), ("1863", "forrest", 0), ("1863", "morgan", 0)),
        *(("1863", "wheeler", 6), ("1863", "pleasonton", 13), ("1863", "stoneman", 13)),
        *(("1864", "forrest", 0), ("1864", "morgan", 2), ("1864", "stuart", 11)),
        *(("1864", "pleasonton", 2), ("1864", "stoneman", 14), ("1864", "wheeler", 8)),
    ],
)
def test_a_cavalry_general_takes_a_unit_for_his_brigade(
    scenario: str, general: str, infantry: int
) -> None:
    state = table(scenario)
    who = GENERALS[GENERAL[general]]
    where = state.post[who.index]
    assert state.infantry[who.side][where] == infantry
    assert state.units(who.side, where) > infantry


@pytest.mark.clause("2.AMB")
@pytest.mark.parametrize("text", ["fly moon", "play 1 twice", "build ship", "draw 7"])
def test_what_the_rules_do_not_name_is_forbidden(text: str) -> None:
    """The list of a decision is the judge; whatever is not on it is refused and changes nothing."""
    game = Game("forthepeople", "1861", seed=1)
    before = game.digest
    with pytest.raises(IllegalAction) as refused:
        game.push(text)
    assert refused.value.denial.clause
    assert game.digest == before


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


@pytest.mark.clause("8.2")
@pytest.mark.clause("16.1")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize("scenario", PLAYED)
def test_who_is_set_up_without_a_line_of_communication(scenario: str) -> None:
    """Beyond the Mississippi in 1864 (ruling C6); in coastal forts, where nobody needs one."""
    state = Game("forthepeople", scenario, seed=1).state
    cut_off = {
        s.key
        for side in (UNION, CONFEDERATE)
        for s in SPACES
        if state.infantry[side][s.index]
        and not supplied(state, side) >> s.index & 1
        and not s.coastal_fort
    }
    west = {"camden-ar", "alexandria", "shreveport", "nacogdoches"}
    assert cut_off == (west if scenario == "1864" else set())


@pytest.mark.clause("15")
def test_a_position_of_1863_has_grant_where_the_scenario_sends_him() -> None:
    memphis, grant = SPACE["memphis"], GENERAL["grant"]
    assert TITLE.load({"scenario": "1863"}).post[grant] == memphis
    elsewhere = TITLE.load({"scenario": "1863", "generals": {"grant": "cairo"}})
    assert elsewhere.post[grant] == SPACE["cairo"]
    for rows in ({"clear": True}, {"turn": "summer-1863"}, {"generals": {"grant": "absent"}}):
        assert TITLE.load({"scenario": "1863", **rows}).post[grant] < 0
