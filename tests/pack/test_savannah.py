"""The pack of Savannah: what it holds, what is said of a broken one, and its audit."""

from __future__ import annotations

import csv
import re
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from longroll.board.region import members
from longroll.engine.pack import PackError
from longroll.titles.savannah.audit import CHECKS, audit
from longroll.titles.savannah.audit.survey import Subject
from longroll.titles.savannah.components import (
    ABATIS_IN,
    ABATIS_OUT,
    CITY_HEXES,
    CREEK,
    CROSSING,
    DOWN,
    ENTRY,
    GRID,
    HQ,
    LEADERS,
    PERIMETER,
    PERIMETER_SIDE,
    PLAYABLE,
    REDOUBT_IN,
    REDOUBT_OUT,
    STANDARD,
    TABLES,
    TURNS,
    UNITS,
    UP,
    UPHILL,
    WAY,
    WOODS_HEXES,
    hex_at,
    hex_key,
    load,
)
from longroll.titles.savannah.components.parts import ARTILLERY, FOOT, LIGHT, MOUNTED

PACK = Path(str(files("longroll.titles.savannah").joinpath("pack")))


def test_hexes_and_keys_are_inverse() -> None:
    assert [hex_key(hex_at(name)) for name in GRID.names] == list(GRID.names)


def test_what_is_within_is_out_from_the_other_side() -> None:
    pairs = ((UP, DOWN), (REDOUBT_IN, REDOUBT_OUT), (ABATIS_IN, ABATIS_OUT), (CREEK, CREEK))
    for hex_, around in enumerate(CROSSING):
        for direction, flags in enumerate(around):
            other = GRID.neighbours[hex_][direction]
            if other < 0:
                assert flags == 0
                continue
            back = CROSSING[other][(direction + 3) % 6]
            for there, here in pairs:
                assert bool(flags & there) == bool(back & here)
                assert bool(flags & here) == bool(back & there)
            assert flags & PERIMETER_SIDE == back & PERIMETER_SIDE


def test_uphill_is_what_crossing_says() -> None:
    for hex_, around in enumerate(CROSSING):
        assert [bool(UPHILL[hex_] >> d & 1) for d in range(6)] == [bool(f & UP) for f in around]


def test_places_have_keys_of_their_own() -> None:
    assert len({unit.key for unit in UNITS} | {leader.key for leader in LEADERS}) == len(
        UNITS
    ) + len(LEADERS)
    assert all(unit.index == number for number, unit in enumerate(UNITS))
    assert all(turn.number == number for number, turn in enumerate(TURNS))
    assert len(TURNS) == 26


def test_a_unit_of_one_step_is_the_same_on_either_count() -> None:
    for unit in UNITS:
        assert unit.strength[0] == unit.morale[0] == 0
        if unit.steps == 1:
            assert unit.strength[1] == unit.strength[2]
            assert unit.morale[1] == unit.morale[2]


def test_headquarters_and_entries_can_be_entered() -> None:
    for hex_ in (*HQ, *(hex_ for hexes in ENTRY.values() for hex_ in hexes)):
        assert PLAYABLE >> hex_ & 1
    assert CITY_HEXES & ~PERIMETER == 0
    assert WAY & (PERIMETER | WOODS_HEXES) == 0


@pytest.mark.parametrize(
    ("arm", "costs"),
    [
        (FOOT, "2 2 3 -1 6 2 6 -1 2 -1 2 2"),
        (LIGHT, "2 2 2 -1 4 2 4 -1 2 -1 2 2"),
        (MOUNTED, "2 3 4 -1 8 4 8 -1 2 -1 2 2"),
        (ARTILLERY, "2 4 4 -1 -1 -1 -1 -1 2 -1 2 2"),
        (4, "2 2 2 -1 4 2 4 -1 2 -1 2 2"),
    ],
)
def test_costs_are_those_of_the_chart_in_halves(arm: int, costs: str) -> None:
    assert " ".join(map(str, TABLES.terrain.cost[arm])) == costs


def test_works_cost_horse_two_and_stop_guns() -> None:
    side = TABLES.terrain.side
    assert [side[arm]["works"] for arm in range(5)] == [2, 2, 4, -1, 2]
    assert [side[arm]["abatis"] for arm in range(5)] == [2, 2, -1, -1, 2]
    assert [side[arm]["dike"] for arm in range(5)] == [2, 2, 2, -1, 2]


# --- The audit ------------------------------------------------------------------------------------


def test_the_pack_holds_to_every_statement_and_every_check_has_one() -> None:
    # Once, and not for each statement while tests are gathered: it takes seconds.
    found = audit(STANDARD)
    broken = [one for one in found if one.found != one.expected]
    assert not broken
    assert [constraint.id for constraint in found] == list(CHECKS)
    assert all(constraint.text and constraint.clause for constraint in found)
    assert len(found) >= 122


def laid_over(folder: Path, name: str, change: Callable[[str], str]) -> Path:
    """A folder with one file of the pack, changed."""
    shutil.copy(PACK / name, folder / name)
    text = (folder / name).read_text("utf-8")
    changed = change(text)
    assert changed != text
    (folder / name).write_text(changed, "utf-8")
    return folder


with (PACK / "constraints.csv").open(encoding="utf-8", newline="") as rows:
    EXPECTED = {row["id"]: row["value"] for row in csv.DictReader(rows)}


@pytest.mark.parametrize(
    ("name", "old", "new", "statements"),
    [
        ("hexes.csv", "\n1203,covered-way", "\n1203,swamp", ("M03",)),
        (
            "hexes.csv",
            "1404,clear,Spring Hill redoubt,redoubt victory",
            "1404,clear,Spring Hill redoubt,redoubt",
            ("M34",),
        ),
        ("sides.csv", "1404,1405,redoubt", "1404,1405,revetment", ("M08",)),
        ("sides.csv", "1304,1404,slope-up", "1404,1304,slope-up", ("M46",)),
        ("units.csv", ",foot,350,3,1,2,1,0,4,6,f,", ",foot,350,3,1,2,1,0,4,7,f,", ("S01",)),
        ("units.csv", ",german,foot,290,3,", ",german,foot,290,2,", ("U31",)),
        ("units.csv", ",artillery,6,3,", ",artillery,6,2,", ("U31",)),
        ("units.csv", ",continental,foot,,2,", ",continental,foot,,3,", ("U32",)),
        (
            "units.csv",
            "metropolitan,artillery,9,4,2,2,0,-1,2,8",
            "metropolitan,artillery,9,6,2,2,0,-1,2,8",
            ("U11",),
        ),
        ("units.csv", ",6,f,1307,irish", ",6,f,1206,irish", ("T01",)),
        ("leaders.csv", "prevost,Prevost,british,3", "prevost,Prevost,british,2", ("L02",)),
        (
            "cards.csv",
            "\n7,local-superiority,all,any",
            "\n7,local-superiority,british,any",
            ("C02", "C07"),
        ),
        ("turns.csv", "\n4,14 September,yes", "\n4,14 September,", ("K01", "K02")),
        ("tables.toml", "pool = 5", "pool = 6", ("K07",)),
        ("tables.toml", '["-1", "1", "0", "NC"', '["-1", "2", "0", "NC"', ("B01",)),
    ],
)  # fmt: skip - a table reads better so
def test_the_audit_tells_what_a_change_breaks(
    tmp_path: Path, name: str, old: str, new: str, statements: tuple[str, ...]
) -> None:
    folder = laid_over(tmp_path, name, lambda text: text.replace(old, new, 1))
    subject = Subject(load(folder))
    for statement in statements:
        assert CHECKS[statement](subject) != EXPECTED[statement]


# --- Broken packs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("hexes.csv", "1404,clear", "1404,meadow", '"meadow" in terrain'),
        ("hexes.csv", "hq-french", "hq-dutch", '"hq-dutch" in features'),
        ("sides.csv", "1404,1405,redoubt", "1404,1505,redoubt", "not next to each other"),
        ("sides.csv", "1404,1405,redoubt", "1404,9999,redoubt", '"9999" in b is not a hex'),
        ("units.csv", ",mercenary,", ",pirates,", '"pirates" in band'),
        ("cards.csv", "\n2,french", "\n3,french", "is on line"),
        ("turns.csv", "\n3,13 September", "\n33,13 September", "turn should be 3"),
        ("tables.toml", '"1", "1", "1*"]', '"1", "1"]', "9 entries in others; write 10"),
        ("tables.toml", "swamp = [3, 2, 4, 0, 2]", "swamp = [3, 2, 4, 0]", "4 costs in swamp"),
        ("tables.toml", 'combat = "-2"', 'combat = "bad"', 'neither a number nor "none"'),
    ],
)
def test_a_broken_pack_is_refused_with_its_line(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    folder = laid_over(tmp_path, name, lambda text: text.replace(old, new, 1))
    with pytest.raises(PackError, match=re.escape(message)) as caught:
        load(folder)
    assert caught.value.file == name


def test_a_map_without_a_hex_is_refused(tmp_path: Path) -> None:
    def drop(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if not line.startswith("2612,")) + "\n"

    with pytest.raises(PackError, match="hex 2612 has no row"):
        load(laid_over(tmp_path, "hexes.csv", drop))


def test_every_datum_says_how_it_is_known() -> None:
    assert set(STANDARD.sources) == {
        *("cards.csv", "hexes.csv", "leaders.csv", "sides.csv", "tables.toml", "turns.csv"),
        "units.csv",
    }
    assert all(sum(counts.values()) for counts in STANDARD.sources.values())
    assert members(PLAYABLE)
