"""G11.4: line of sight over the ground of Savannah, and the tool that shows it."""

from __future__ import annotations

import pytest

from longroll.engine.title import get_title
from longroll.titles.savannah.components import CROSSING, GRID, UP, hex_at, hex_key
from longroll.titles.savannah.sight import Line, sees, sight, sight_overlay, told
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.table import put, table


def line(start: str, end: str, state: SavannahState | None = None) -> Line:
    return sight(state or table(), hex_at(start), hex_at(end))


def blockers(seen: Line) -> list[tuple[str, str]]:
    return [(hex_key(hex_), why) for hex_, why in seen.blockers]


def slopes(seen: Line) -> list[tuple[str, str]]:
    return [(hex_key(a), hex_key(b)) for a, b in seen.slopes]


@pytest.mark.clause("G11.41")
def test_a_neighbour_is_always_in_sight() -> None:
    state = table()
    put(state, "auxerrois", "2613")
    seen = line("2612", "2613", state)
    assert (seen.clear, seen.clause, seen.distance) == (True, "G11.41", 1)


@pytest.mark.clause("G11.42")
def test_woods_and_units_block_what_lies_behind_them() -> None:
    state = table()
    wood = line("2010", "2013", state)
    assert (wood.clear, wood.clause) == (False, "G11.42")
    assert blockers(wood) == [("2012", "light-woods")]
    assert line("2010", "2012", state).clear  # one sees into a wood
    assert line("2009", "2012", state).clear
    put(state, "sc-2", "2010")
    seen = line("2009", "2012", state)
    assert (seen.clear, seen.clause) == (False, "G11.42")
    assert blockers(seen) == [("2010", "units")]
    put(state, "sc-2", "2009")
    put(state, "sc-1", "2012")
    state.touch()
    assert line("2009", "2012", state).clear  # units at the ends do not block


@pytest.mark.clause("G11.42")
def test_friends_and_enemies_block_alike() -> None:
    for unit in ("auxerrois", "foot-60", "beekman"):
        state = table()
        put(state, unit, "2010")
        assert not sees(state, hex_at("2009"), hex_at("2011"))


@pytest.mark.clause("G11.43")
@pytest.mark.clause("G3.2.upslope")
def test_who_stands_behind_a_rising_side_of_his_own_hex_is_up_slope() -> None:
    """Spring Hill rises from the hollow at 1304, not from the open ground at 1405."""
    assert CROSSING[hex_at("1304")][GRID.direction(hex_at("1304"), hex_at("1404"))] & UP
    assert line("1406", "1404").clause == "G11.43A"
    assert line("3004", "3006").clause == "G11.43B"
    assert line("3006", "3004").clause == "G11.43B"


@pytest.mark.clause("G11.43A")
def test_a_slope_between_two_who_stand_level_blocks() -> None:
    seen = line("3004", "3007")
    assert (seen.clear, seen.clause, slopes(seen)) == (False, "G11.43A", [("3005", "3006")])
    assert line("3005", "3007").clear  # the slope is a side of the first hex


@pytest.mark.clause("G11.43B")
def test_over_slopes_of_the_same_orientation_one_sees_and_over_others_not() -> None:
    assert line("3205", "3607").clear
    seen = line("3005", "3406")
    assert (seen.clear, seen.clause) == (False, "G11.43B")
    assert slopes(seen) == [("3205", "3206"), ("3206", "3305")]


@pytest.mark.clause("G11.43B")
def test_one_who_is_up_still_does_not_see_through_units() -> None:
    state = table()
    assert line("3003", "3006", state).clear
    put(state, "auxerrois", "3004")
    seen = line("3003", "3006", state)
    assert (seen.clear, blockers(seen)) == (False, [("3004", "units")])


@pytest.mark.clause("G11.43C")
def test_two_who_are_up_see_each_other_whatever_lies_between() -> None:
    """Across the hollow of the bluff the line enters either hex over a rising side."""
    state = table()
    put(state, "auxerrois", "3105")
    put(state, "foix", "3106")
    seen = line("3006", "3206", state)
    assert (seen.clear, seen.clause) == (True, "G11.43C")


@pytest.mark.clause("G11.44")
def test_along_a_hexside_both_sides_must_be_blocked() -> None:
    state = table()
    assert line("1608", "1808", state).along
    put(state, "auxerrois", "1707")
    seen = line("1608", "1808", state)
    assert (seen.clear, seen.clause) == (True, "G11.44")
    put(state, "foix", "1708")
    state.touch()
    seen = line("1608", "1808", state)
    assert not seen.clear
    assert blockers(seen) == [("1707", "units")]


@pytest.mark.clause("T.LOS")
def test_the_covered_way_and_the_city_block_too() -> None:
    assert ("1204", "covered-way") in blockers(line("1103", "1504"))
    state = table()
    assert blockers(line("1801", "1804", state)) == [("1802", "city"), ("1803", "city")]
    state.destroyed = 1 << hex_at("1802") | 1 << hex_at("1803")
    state.touch()
    assert line("1801", "1804", state).clear


@pytest.mark.clause("G11.4")
def test_the_tool_tells_the_table_what_blocks() -> None:
    state = table()
    put(state, "sc-2", "2010")
    seen = told(state, hex_at("2009"), hex_at("2012"))
    ends = {"from": "2009", "to": "2012", "count": 3}
    assert seen["verdict"] == {"text": "show-sight-blocked", "clause": "G11.42", **ends}
    said = words_for("savannah", "en").shown(seen["verdict"])
    assert said == "2012 is not seen from 2009 (3 hexes), § G11.42"
    assert seen["blocked"] == [{"text": "show-blocked-units", "hex": "2010", "clause": "G11.42"}]
    slope = told(state, hex_at("3004"), hex_at("3007"))
    assert [row["text"] for row in slope["blocked"]] == ["show-blocked-slope"]
    overlay = sight_overlay(state, hex_at("2009"))
    marks = {mark.place: mark.kind for mark in overlay.marks}
    assert marks["2009"] == "source"
    assert (marks["2010"], marks["2012"], marks["2008"]) == ("block", "cut", "free")
    assert overlay.lines == (("2009", "2010"),)
    assert overlay.pairs
    assert len(marks) == 61


@pytest.mark.clause("G11.4")
def test_the_tool_marks_who_is_seen_and_who_hides_others() -> None:
    state = table()
    put(state, "sc-2", "2009")
    put(state, "delancey-1", "2010")
    put(state, "trumbach", "1908")
    put(state, "foix", "2007")
    overlay = sight_overlay(state, hex_at("2009"))
    marks = {mark.place: mark.kind for mark in overlay.marks}
    assert overlay.side == "allied"
    assert marks["2010"] == "block"  # and hides 2011 to 2013
    assert marks["2007"] == "block"
    hidden = {mark.place for mark in overlay.marks if mark.kind == "cut"}
    assert {"2011", "2012"} <= hidden
    put(state, "grenadier-bn", "2013")  # at the end of the range it hides nobody
    put(state, "foix", "2005")
    edge = {mark.place: mark.kind for mark in sight_overlay(state, hex_at("2009")).marks}
    assert edge["2005"] == "own"


@pytest.mark.clause("G11.4")
def test_two_hexes_can_be_asked_for_at_the_table() -> None:
    state = table()
    title = get_title("savannah")
    assert title.aids.show(state, "british", "2010-2013") == told(
        state, hex_at("2010"), hex_at("2013")
    )
    assert title.aids.show(state, "british", "2010 2012")["clear"] is True
