"""2: the map and the charts, the audit, and what is said of a broken pack."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from longroll.board.region import members
from longroll.engine.pack import PackError
from longroll.titles.uscivilwar.audit import CHECKS, audit
from longroll.titles.uscivilwar.audit.survey import wins
from longroll.titles.uscivilwar.components import (
    CHARTS,
    COLUMNS,
    DECKS,
    GENERALS,
    GRID,
    GROUND,
    INFLATION,
    PLACE,
    SCHEDULE,
    STANDARD,
    TURNS,
    WATERS,
    WAYS,
    load,
    read_survey,
)
from longroll.titles.uscivilwar.ground import (
    COASTAL_FORTS,
    ISLANDS,
    KENTUCKY,
    LAND,
    LAND_STEPS,
    MARKABLE,
    NORTH_EDGE,
    OBJECTIVES,
    RESOURCES,
    THEATRE,
    TOWNS,
)
from tests.conformance.uscivilwar.table import at, keys

OURS = Path(__file__).parents[3] / "src/longroll/titles/uscivilwar/pack"


def overlay(folder: Path, name: str, old: str, new: str) -> Path:
    """A pack with a text replaced in one of its files."""
    text = (OURS / name).read_text(encoding="utf-8")
    assert text.count(old) >= 1, old
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def price(a: str, b: str, when: int = 0) -> int:
    return LAND_STEPS[when].price(PLACE[a], PLACE[b])


LOST_DRAWINGS = {f"M{number}" for number in range(196, 208)}
"""Of the 215 statements on the map those that only a lost drawing could show."""
RULES_OF_THE_TEXT = {"K158", "K173"}
"""Of the 193 on charts those that no component holds; `test_04_cycle.py` and `test_14_turn.py` ask
whether two dice of 5 and 3 give two points, and what becomes of five displaced SP."""


# --- The audit ------------------------------------------------------------------------------------


def test_every_statement_of_the_text_on_the_components_is_met() -> None:
    found = audit(STANDARD)
    assert [constraint for constraint in found if not constraint.ok] == []
    assert len(found) > 500
    statements = {constraint.id.rstrip("abcdef") for constraint in found}
    wanted = {f"M{number:03}" for number in range(1, 216)} | {f"K{n:03}" for n in range(1, 194)}
    assert wanted - statements == LOST_DRAWINGS | RULES_OF_THE_TEXT


def test_every_question_of_the_audit_is_asked() -> None:
    rows = (OURS / "constraints.csv").read_text(encoding="utf-8")
    assert [name for name in CHECKS if f",{name}," not in rows] == []


@pytest.mark.parametrize(
    ("file", "old", "new", "broken"),
    [
        ("hexes.csv", "Nashville,city,state,3", "Nashville,city,state,2", "M045"),
        ("sides.csv", "3911,4011,impassable", "3911,4011,pass", "M126a"),
        ("gates.csv", "gulf,mobile-bay,fort-morgan", "gulf,mobile-bay,", "M172"),
        ("rivers.csv", "Ohio,1,Ohio,type-2", "Ohio,1,Ohio,type-1", "M011"),
        ("lines.csv", "Northern Central,rail,,north", "Northern Central,rail,,east", "M025"),
        ("combat.csv", "5-6,5,1*,", "5-6,5,1d,", "K001"),
        ("attrition.csv", "\n6,1,1", "\n6,0,1", "K038"),
        ("turns.csv", "11,1863,summer,June-July,30", "11,1863,summer,June-July,31", "K062"),
        ("counters.csv", "lee,3,5,2,2", "lee,3,5,1,2", "K088"),
        ("schedule.csv", "10,holmes,demote,2", "10,holmes,transfer,", "K079a"),
        ("cards.csv", "union,east,4", "union,east,5", "K116"),
        ("setups.csv", "1862,confederate,2516,fort,1", "1862,confederate,2516,sp,1", "M188"),
        ("tables.toml", "rail = [12, 7]", "rail = [12, 8]", "K174a"),
    ],
)
def test_a_pack_against_the_text_is_found(
    tmp_path: Path, file: str, old: str, new: str, broken: str
) -> None:
    failed = [c.id for c in audit(load(overlay(tmp_path, file, old, new))) if not c.ok]
    assert broken in failed


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("hexes.csv", "1001,IA", "9901,IA", r'hexes.csv:4: "9901" in hex is not a known key'),
        ("hexes.csv", "mississippi,clear", "mississippi,bog", '"bog" in terrain is not known'),
        ("hexes.csv", "1001,IA", "1001,ZZ", '"ZZ" in state is not a known key'),
        ("sides.csv", "1042,1143,mountain", "1042,1145,mountain", "1042 and 1145 do not touch"),
        ("sides.csv", "1042,1143,mountain", "1143,1042,mountain", "write the lower hex first"),
        ("rivers.csv", "5015|5016", "5015|5019", "the two hexes do not touch"),
        ("rivers.csv", "type-1,Apalachicola,Bainbridge", "type-1,Flint,Bainbridge", "leads back"),
        ("lines.csv", "1548;1647", "1548;1748", "1548 and 1748 in course do not touch"),
        ("gates.csv", "hatteras", "HAX", '"HAX" in gate is not a known key'),
        ("gates.csv", "atlantic,gulf", "atlantic,golf", '"golf" in b is not a body of water'),
        ("waters.csv", "1449;1549", "1450;1549", '"1450" is not a hex of the map'),
        ("spaces.csv", "2349;2449", "2349;9999", '"9999" in protects is not a hex'),
        ("combat.csv", "0,-1,-,", "0,-1,x*,", r'"x\*" in result is none'),
        ("blockade.csv", "\n1,0,0", "\n2,0,0", '"2" is on line'),
        ("arsenals.csv", "2,FL", "13,FL", "rolls 2 to 12 need a row each"),
        ("counters.csv", "grant,4,", "grant,5,", "5 stars; a General has 1 to 4"),
        ("schedule.csv", "grant,promote,4", "grant,promote,9", "no counter of 9 stars"),
        ("setups.csv", "general,2,mcdowell", "general,3,mcdowell", "no counter of 3 stars"),
        ("setups.csv", "1861,union,1647,sp,7", "1861,union,1647,sp,0", "0 of sp; write 1 or more"),
        ("tables.toml", "rail = [12, 7]", "rail = 12", None),
        ("tables.toml", "[training]", "[drill]", r"no table \[training\]; add it"),
        ("turns.csv", "\n3,1861", "\n4,1861", "is on line"),
    ],
)
def test_an_error_names_file_line_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, said: str | None
) -> None:
    overlay(tmp_path, file, old, new)
    if said is None:
        with pytest.raises(PackError, match="rail is not a list of whole numbers"):
            load(tmp_path).tables.strategic.pair("rail")
        return
    with pytest.raises(PackError, match=said) as caught:
        load(tmp_path)
    assert caught.value.file == file


def test_every_datum_says_how_it_is_known() -> None:
    counts = STANDARD.sources
    assert sum(sum(kinds.values()) for kinds in counts.values()) > 4000
    assert counts["tables.toml"]["rulebook"] > 40


# --- The printed probabilities --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "plus", "percent", "clause_line"),
    [("3-4", 1, 72, 5366), ("1", 0, 22, 5569), ("1", 2, 44, 5555), ("3-4", 0, 61, 5561)],
)
def test_the_chances_that_the_text_prints_come_out(
    attack: str, plus: int, percent: int, clause_line: int
) -> None:
    """Against a garrison of 0 SP in a fort, which adds 2 (L5366, L5555-5574)."""
    chance = wins(STANDARD, attack, plus, "0", 2)
    assert chance.denominator <= 36, clause_line
    assert int(chance * 100) == percent


def test_one_of_two_flotillas_passes_cairo_in_55_of_100_cases() -> None:
    """L5601-5605: two rolls of column 2, each less 2, stop a ship for every effect."""
    column, passed = COLUMNS.index("2"), 0
    for first in range(1, 7):
        for second in range(1, 7):
            outcomes = [CHARTS.fight(column, roll - 2) for roll in (first, second)]
            passed += sum(one.losses + (one.mark > 0) for one in outcomes) <= 1
    assert Fraction(passed, 36) == Fraction(20, 36)
    assert int(Fraction(passed, 36) * 100) == 55


# --- 2.1 The map ----------------------------------------------------------------------------------


@pytest.mark.clause("2.1.1")
def test_three_theatres_share_out_the_land() -> None:
    assert THEATRE[0] | THEATRE[1] | THEATRE[2] == LAND | THEATRE[0] | THEATRE[1] | THEATRE[2]
    assert not THEATRE[0] & THEATRE[1]
    assert THEATRE[1] >> at("Memphis") & 1
    assert THEATRE[2] >> at("3012") & 1


@pytest.mark.clause("2.1.3")
def test_four_kinds_of_space() -> None:
    assert keys(ISLANDS) == {"hatteras", "roanoke", "ship-island"}
    assert COASTAL_FORTS.bit_count() == 8
    assert {"chesapeake-bay"} <= {space.key for space in GROUND.spaces if space.kind == "box"}
    assert LAND.bit_count() == 1769


@pytest.mark.clause("2.1.4")
def test_objective_and_resource_hexes() -> None:
    assert OBJECTIVES.bit_count() == 32
    assert sum(GROUND.value) == 100
    assert not OBJECTIVES & RESOURCES


@pytest.mark.clause("2.1.5")
def test_texas_beyond_the_map_is_worth_points_and_nobody_enters_it() -> None:
    for key in ("texas-north", "texas-south"):
        place = PLACE[key]
        assert GROUND.value[place] == 2
        assert not LAND >> place & 1
        assert not MARKABLE >> place & 1


@pytest.mark.clause("2.1.6")
@pytest.mark.clause("5.8.4")
def test_a_river_through_a_town_is_no_barrier() -> None:
    """New Madrid and Arkansas Post; Harper's Ferry has none between it and Maryland."""
    assert price("2515", "2516") == 1
    assert GROUND.through[PLACE["3409"]] == "Arkansas"
    assert price("3409", "3408") == 1


@pytest.mark.clause("2.1.7")
@pytest.mark.clause("5.8.1")
def test_only_the_mississippi_and_the_ohio_are_of_type_2() -> None:
    rivers = {WATERS.rivers[water] for water in members(WATERS.type_2)}
    assert rivers == {"Mississippi", "Ohio"}


@pytest.mark.clause("2.1.8")
def test_a_coastal_hex_has_water_of_its_own() -> None:
    for place in members(GROUND.coast & LAND):
        assert WATERS.touching[place] & WATERS.coasts, GROUND.keys[place]


@pytest.mark.clause("5.3")
def test_what_a_step_costs() -> None:
    assert price("1001", "1002") == 1
    swamp = next(h for h in members(GROUND.of_terrain("swamp")) if GRID.names[h] == "4909")
    assert LAND_STEPS[0].price(PLACE["4808"], swamp) == 1  # by the road
    assert price("4807", "4907") in (1, 2)
    assert price("1646", "1647") == 2  # the minor Potomac
    assert price("1747", "1647") == 2  # the navigable one, uncontrolled


@pytest.mark.clause("5.4.1")
def test_a_railroad_ignores_rivers_and_mountains() -> None:
    assert price("1846", "1946") == 1  # the bridge at Fredericksburg
    assert price("1541", "1542") == 1  # a cut of the Baltimore and Ohio
    assert price("1338", "1337") == 2  # the ferry at Wheeling costs a point (5.4.4)


@pytest.mark.clause("5.4.5")
def test_new_railroads_are_built_in_the_winter_of_1864() -> None:
    assert WAYS.first_turn == 14
    assert WAYS.line(PLACE["2541"], PLACE["2640"], 0) == ""
    assert WAYS.line(PLACE["2541"], PLACE["2640"], 1) == "rail"
    assert (WAYS.rails[1] & ~WAYS.rails[0]).bit_count() > 5


@pytest.mark.clause("5.8.2")
def test_a_minor_river_costs_a_point_without_a_bridge() -> None:
    dry = {frozenset(side) for side in WATERS.minor}
    assert frozenset(("1646", "1647")) in dry
    crossed = [
        (a, b)
        for (a, b), kind in WAYS.lines[0].items()
        if frozenset((GROUND.keys[a], GROUND.keys[b])) in dry and kind == "rail"
    ]
    assert len(crossed) > 40
    assert {LAND_STEPS[0].price(a, b) for a, b in crossed} == {1}


@pytest.mark.clause("8.6")
def test_three_generals_become_cavalry_when_they_are_promoted() -> None:
    for key in ("sheridan", "van-dorn", "price"):
        ranks = next(general.ranks for general in GENERALS if general.key == key)
        assert [ranks[stars].cavalry for stars in (1, 2)] == [False, True]


@pytest.mark.clause("5.5")
def test_a_road_leads_through_a_swamp_for_a_point() -> None:
    assert price("4915", "4814") == 1
    assert price("4814", "4915") == 1


@pytest.mark.clause("5.6")
def test_a_mountain_side_costs_a_point_and_a_pass_none() -> None:
    assert price("1042", "1143") == 2
    assert price("1644", "1645") == 1  # Snickers Gap


@pytest.mark.clause("5.7")
def test_nobody_crosses_what_is_no_ground() -> None:
    assert price("3911", "4011") == 0
    assert price("2349", "2449") == 0  # Hampton Roads
    assert price("4714", "4814") == 0  # Lake Pontchartrain
    assert price("1640", "1741") == 0  # mountains
    assert price("5101", "5001") == 1  # the bridge of Galveston


@pytest.mark.clause("17.1.3")
def test_the_inside_of_kentucky() -> None:
    assert KENTUCKY >> at("Bowling Green") & 1
    assert KENTUCKY >> at("Paducah") & 1
    assert (KENTUCKY & ~TOWNS).bit_count() > 40


@pytest.mark.clause("13.3.1")
def test_railroads_leave_the_north_edge_in_ten_hexes() -> None:
    assert NORTH_EDGE.bit_count() == 10
    assert {key[:2] for key in keys(NORTH_EDGE)} == {"10"}


def test_the_survey_knows_where_every_hex_lies() -> None:
    survey = read_survey()
    assert len(survey) == 1803
    assert survey["1647"][0] == pytest.approx(38.9, abs=0.3)
    assert survey["1647"][2] == 0


# --- Charts ---------------------------------------------------------------------------------------


@pytest.mark.clause("11.2.1")
def test_columns_of_strength() -> None:
    assert [COLUMNS[CHARTS.column(n)] for n in (0, 1, 2, 4, 6, 8, 12, 16, 30)] == list(COLUMNS)


@pytest.mark.clause("13.2.2")
def test_attrition_never_takes_more_than_there_is() -> None:
    assert [CHARTS.wear(points, 12) <= points for points in range(30)] == [True] * 30
    assert CHARTS.wear(1, 5) == 0
    assert CHARTS.wear(1, 6) == 1
    assert CHARTS.wear(18, -5) == 0


@pytest.mark.clause("14.4.4")
def test_the_blockade_by_year() -> None:
    assert CHARTS.run(1861, 12) == 11
    assert CHARTS.run(1864, 12) == 7
    assert CHARTS.run(1865, 12) == 5
    assert CHARTS.run(1863, 2) == 0
    assert CHARTS.run(1864, 4) == CHARTS.run(1865, 6) == INFLATION
    assert CHARTS.run(1864, 5) == CHARTS.run(1865, 7) == 0
    assert CHARTS.run(1861, 40) == CHARTS.run(1861, 14)


@pytest.mark.clause("16.2")
def test_the_track_of_leaders() -> None:
    acts = {GENERALS[entry.general].key: entry for entry in SCHEDULE[8]}
    assert acts["mcclellan"].successor == next(g.index for g in GENERALS if g.key == "burnside")
    assert acts["butler"].successor == next(g.index for g in GENERALS if g.key == "banks")
    assert acts["holmes"].free
    assert "banks" not in acts, "his (T) leads to Butler, whose place he takes"
    assert [turn.number for turn in TURNS] == list(range(1, 21))


@pytest.mark.clause("2.3")
def test_decks_of_fifteen_cards() -> None:
    assert [sum(deck) for deck in DECKS] == [15, 15]
