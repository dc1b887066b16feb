"""1 and 8.1: the map, its limits and its territory."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.board.region import members
from longroll.engine.pack import PackError
from longroll.titles.bobbylee.audit import CHECKS, audit
from longroll.titles.bobbylee.components import (
    DIE,
    FOREST,
    GRID,
    GROUND,
    HEX,
    NAMES,
    STANDARD,
    TABLES,
    TERRITORY,
    UNION,
    Limits,
    limits_between,
    load,
)

BY_NAME = {name: hex_ for hex_, name in enumerate(NAMES) if name}


def test_every_statement_of_the_text_on_the_components_is_met() -> None:
    found = audit(STANDARD)
    assert [constraint for constraint in found if not constraint.ok] == []
    assert {constraint.id for constraint in found} == set(CHECKS)


@pytest.mark.parametrize(
    ("old", "new", "broken"),
    [
        ("0412,0513,mountain", "0412,0513,gap", "M06"),
        ("1107,1206,bridge", "1107,1206,swamp", "M07"),
        ("1723,1823,major-river", "1723,1823,minor-river", "M08"),
    ],
)
def test_a_map_against_the_text_is_found(tmp_path: Path, old: str, new: str, broken: str) -> None:
    ours = Path(__file__).parents[3] / "src/longroll/titles/bobbylee/pack/sides.csv"
    text = ours.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "sides.csv").write_text(text.replace(old, new), encoding="utf-8")
    failed = [constraint.id for constraint in audit(load(tmp_path)) if not constraint.ok]
    assert broken in failed


def test_a_set_up_beyond_full_strength_is_refused(tmp_path: Path) -> None:
    ours = Path(__file__).parents[3] / "src/longroll/titles/bobbylee/pack/setups.csv"
    text = ours.read_text(encoding="utf-8")
    row = "1861,us-hq-supreme,1510,2,"
    (tmp_path / "setups.csv").write_text(text.replace(row, "1861,us-hq-supreme,1510,4,"))
    with pytest.raises(PackError, match="4 steps are not between 1 and 3"):
        load(tmp_path)


@pytest.mark.clause("1.1")
@pytest.mark.clause("8.1")
def test_the_potomac_divides_but_for_fort_monroe_and_west_virginia() -> None:
    union, confederate = TERRITORY
    assert union & confederate == 0
    assert union | confederate == GROUND.land
    for name in ("Washington", "Frederick", "Fort Monroe", "Romney", "New Creek"):
        assert union >> BY_NAME[name] & 1, name
    for name in ("Alexandria", "Norfolk", "Winchester", "Martinsburg", "Harpers Ferry"):
        assert confederate >> BY_NAME[name] & 1, name


@pytest.mark.clause("1.2")
@pytest.mark.clause("1.21.map")
def test_the_ground_of_a_side_is_the_worst_that_lies_there() -> None:
    assert limits_between(BY_NAME["Harrisonburg"], BY_NAME["Conrad's Store"]) == Limits(
        (0, 0), (0, 0)
    )
    for hex_ in members(FOREST):
        for direction, other in enumerate(GRID.neighbours[hex_]):
            if other >= 0 and GROUND.ways[hex_] >> other & 1:
                assert GROUND.limits[hex_][direction].attack[0] <= 2


@pytest.mark.clause("1.21")
@pytest.mark.clause("1.21.winter")
@pytest.mark.clause("1.23")
def test_over_plain_sides_four_attack_and_two_reinforce_in_mud_half_of_them() -> None:
    a, b = BY_NAME["Hagerstown"], BY_NAME["Greencastle"]
    assert limits_between(a, b) == Limits(attack=(4, 2), reinforce=(4, 2))
    assert TABLES.forage["clear"] == (4, 2)


@pytest.mark.clause("1.24")
@pytest.mark.clause("1.21.DR")
def test_forest_halves_them_and_in_mud_a_die_decides() -> None:
    assert TABLES.ground["forest"] == Limits(attack=(2, 1), reinforce=(2, DIE))
    assert TABLES.forage["forest"] == (2, 1)


@pytest.mark.clause("1.26")
def test_mountains_open_in_gaps_only() -> None:
    mountains = GROUND.of_terrain("mountain")
    assert not any(way & mountains for way in GROUND.ways)
    goshen = limits_between(HEX["0115"], HEX["0116"])
    assert goshen.attack == (2, 0)
    assert GROUND.ways[HEX["0115"]] >> HEX["0116"] & 1
    assert not GROUND.mud_ways[HEX["0115"]] >> HEX["0116"] & 1


@pytest.mark.clause("1.27")
@pytest.mark.clause("1.21.errata")
def test_great_rivers_are_crossed_at_bridges_and_fords_two_at_a_time() -> None:
    a, b = BY_NAME["Harpers Ferry"], BY_NAME["Frederick"]
    assert GROUND.ways[a] >> b & 1
    assert limits_between(a, b).attack == (2, 1)
    suffolk, wight = BY_NAME["Suffolk"], BY_NAME["Isle of Wight Court House"]
    assert not GROUND.ways[suffolk] >> wight & 1
    assert GROUND.flood[suffolk] >> wight & 1


@pytest.mark.clause("1.28")
def test_nobody_walks_into_the_sea() -> None:
    sea = GROUND.of_terrain("sea")
    assert sea
    assert not any(way & sea for way in GROUND.ways)


@pytest.mark.clause("1.25")
def test_swamps_are_sides_that_one_block_attacks_over() -> None:
    pairs = [(a, b) for a, swampy in enumerate(GROUND.swampy) for b in members(swampy)]
    assert pairs
    for a, b in pairs:
        assert limits_between(a, b).attack == (1, 0)
        assert limits_between(a, b).reinforce == (0, 0)


@pytest.mark.clause("1.31")
@pytest.mark.clause("1.32")
@pytest.mark.clause("1.5")
def test_places_feed_blocks_and_raise_them() -> None:
    assert TABLES.place_forage == {"city": 2, "town": 1, "village": 0, "supply": 0}
    assert TABLES.place_blocks == {"city": 3, "town": 1, "village": 0, "supply": 1}
    cities = sorted(name for name, hex_ in BY_NAME.items() if GROUND.rank[hex_] == "city")
    assert cities == ["Baltimore", "Petersburg", "Richmond", "Washington"]


@pytest.mark.clause("1.35")
def test_forts_are_the_cities_alexandria_and_fort_monroe() -> None:
    names = sorted(NAMES[hex_] for hex_ in members(GROUND.fort))
    assert names == [
        "Alexandria",
        "Baltimore",
        "Fort Monroe",
        "Petersburg",
        "Richmond",
        "Washington",
    ]


@pytest.mark.clause("1.34")
@pytest.mark.clause("10.2")
def test_ports_lie_on_rivers_up_to_their_heads() -> None:
    james = next(river for river in TABLES.rivers if river.key == "james")
    names = [NAMES[HEX[port]] for port in james.ports]
    assert names[:2] == ["Fort Monroe", "Norfolk"]
    assert names[-1] == "Richmond"
    assert all(GROUND.port[HEX[port]] for river in TABLES.rivers for port in river.ports)


@pytest.mark.clause("1.4")
@pytest.mark.clause("9.5")
def test_two_gauges_and_the_military_railway_of_1862() -> None:
    rails = [rail for around in GROUND.rails for rail in around]
    assert {rail.gauge for rail in rails} == {0, 1}
    late = [rail for rail in rails if rail.since]
    assert {NAMES[rail.to] for rail in late} == {"Washington", "Alexandria"}
    assert {rail.since for rail in late} == {12}


@pytest.mark.clause("1.6")
def test_the_turnpike_runs_from_staunton_to_martinsburg() -> None:
    ends = [h for h in members(GROUND.turnpike) if GROUND.pike[h].bit_count() == 1]
    assert sorted(NAMES[h] for h in ends) == ["Martinsburg", "Staunton"]


@pytest.mark.clause("9.2")
def test_each_side_has_three_railway_hexes_of_supply() -> None:
    assert [mask.bit_count() for mask in GROUND.supply] == [3, 3]
    assert {NAMES[hex_] for hex_ in members(GROUND.supply[UNION])} == {
        "Harrisburg",
        "Havre de Grace",
        "Oakland",
    }
