"""RT: who arrives on which turn of the campaign, and by which entry."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import ENTRY, HQ, LEADERS, UNITS, hex_key
from longroll.titles.savannah.components.parts import AMERICAN, BRITISH, FRENCH
from tests.conformance.savannah.table import table


def arrivals(turn: int, army: int, entry: str) -> set[str]:
    """Who is due, by the table as it is set up for the campaign."""
    state = table("campaign", clear=False)
    found = {
        u.key for u in UNITS if state.due[u.index] == turn and (u.army, u.entry) == (army, entry)
    }
    return found | {
        leader.key
        for leader in LEADERS
        if state.leader_due[leader.index] == turn and (leader.army, leader.entry) == (army, entry)
    }


def everyone(turn: int) -> int:
    return sum(piece.turn == turn for piece in UNITS) + sum(who.turn == turn for who in LEADERS)


@pytest.mark.clause("RT.1")
def test_turn_1() -> None:
    assert arrivals(1, BRITISH, "b-1") == {"delancey-1", "georgia-militia-2"}
    assert arrivals(1, BRITISH, "hq") == {"british-battery-a"}
    assert everyone(1) == 3
    assert [hex_key(hex_) for hex_ in ENTRY["b-1"]] == ["1723"]
    assert ENTRY["hq"] == (HQ[BRITISH],)


@pytest.mark.clause("RT.2")
def test_turn_2() -> None:
    assert arrivals(2, FRENCH, "f") == {"champagne-chasseurs", "avant-garde"}
    assert everyone(2) == 2
    assert [hex_key(hex_) for hex_ in ENTRY["f"]] == ["3123"]


@pytest.mark.clause("RT.3")
def test_turn_3() -> None:
    assert arrivals(3, BRITISH, "b-2") == {"kings-florida-rangers", "georgia-militia-1"}
    assert arrivals(3, BRITISH, "hq") == {"british-battery-b"}
    assert arrivals(3, AMERICAN, "a") == {
        *("sc-1", "sc-3", "twigg", "dooly", "ga-combined", "mcintosh"),
    }
    assert arrivals(3, FRENCH, "f") == {
        *("auxerrois", "foix", "guadeloupe-flank", "guadeloupe-fusiliers", "von-stedingk"),
    }
    assert everyone(3) == 14


@pytest.mark.clause("RT.4")
def test_turn_4_pulaski_comes_with_the_french() -> None:
    assert arrivals(4, BRITISH, "hq") == {
        *("royal-marines", "royal-navy", "british-naval-battery", "british-fort-battery"),
    }
    assert arrivals(4, AMERICAN, "f") == {"pulaski-legion"}
    assert arrivals(4, FRENCH, "f") == {"conde", "cambresis", "hainault", "destaing"}
    assert everyone(4) == 9


@pytest.mark.clause("RT.5")
def test_turn_5() -> None:
    assert arrivals(5, BRITISH, "hq") == {"loyal-savannah-militia", "british-battery-d"}
    assert arrivals(5, AMERICAN, "a") == {"va-levies-1", "va-dragoons-1"}
    assert arrivals(5, FRENCH, "f") == {
        *("colonial-chasseurs", "ducap-fusiliers", "port-au-prince", "martinique"),
    }
    assert everyone(5) == 8


@pytest.mark.clause("RT.6")
def test_turn_6_only_the_french() -> None:
    assert arrivals(6, FRENCH, "f") == {
        *("dillon-irish", "armagnac", "grenadier-bn", "grenadier-volunteers", "reserve-bn"),
        *("reserve-artillery", "grenadiers-san-domingue", "san-domingue-volunteers"),
        *("de-noailles", "dillon"),
    }
    assert everyone(6) == 10


@pytest.mark.clause("RT.9")
def test_turn_9_the_siege_guns_begin_to_land() -> None:
    assert arrivals(9, BRITISH, "hq") == {"british-invalid-battery"}
    assert arrivals(9, FRENCH, "variable") == {
        *("marine-company", "french-battery-a-right", "french-battery-b-right"),
    }
    assert everyone(9) == 4


@pytest.mark.clause("RT.10")
@pytest.mark.clause("RT.11")
@pytest.mark.clause("RT.12")
def test_the_last_turns() -> None:
    assert arrivals(10, BRITISH, "hq") == {"negro-volunteers", "british-augusta-battery"}
    assert arrivals(10, FRENCH, "variable") == {"french-battery-a-left"}
    assert arrivals(11, BRITISH, "hq") == {"british-carolina-battery"}
    assert arrivals(11, FRENCH, "variable") == {"san-domingue-detachment", "french-battery-b-left"}
    assert arrivals(12, BRITISH, "hq") == {"convalescents", "british-grand-battery"}
    assert [everyone(turn) for turn in (10, 11, 12, 13)] == [3, 3, 2, 0]
