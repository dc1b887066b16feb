"""What lies on the table of Bobby Lee keeps the promises of the house, on the map and on sheets."""

from __future__ import annotations

from collections import Counter

import pytest

from longroll.engine.event import OBSERVER
from longroll.engine.tableau import HIDDEN, Tableau
from longroll.testing.promises import check_tableau
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.battles.field import AREA_KEYS
from longroll.titles.bobbylee.components import SIDE_KEYS, UNION
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.tableau import tableau
from tests.conformance.bobbylee.table import attack, battle, game, key, place, table
from tests.conformance.driver import Driver

SEATS = (*SIDE_KEYS, OBSERVER)


@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "1864"])
def test_blocks_lie_on_the_map_each_in_one_place(scenario: str) -> None:
    played = game(scenario)
    check_tableau(played.title, played.state)
    laid = played.tableau(OBSERVER)
    assert len(laid.layout.counters) > 40
    assert laid.displays == ()


def fought(*more: str) -> Driver[BobbyLeeState]:
    """The Union attacks Fredericksburg, and who is named attacks elsewhere."""
    state = table()
    for name in ("cs-inf-01", "cs-inf-02", "cs-art-1"):
        place(state, name, "Fredericksburg")
    attack(
        state,
        UNION,
        "Fredericksburg",
        us_inf_01="Aquia Creek Landing",
        us_inf_02="Aquia Creek Landing",
    )
    for where in more:
        place(state, "cs-inf-05", where)
        attack(state, UNION, where, us_inf_05="Aquia Creek Landing")
    return battle(state, UNION)


def lying(laid: Tableau, hex_: str) -> Counter[str]:
    """How many blocks lie in each area of the sheet of a battle."""
    places = (counter.place.split("/") for counter in laid.layout.counters if "/" in counter.place)
    return Counter(area for name, area in places if name == hex_)


def test_the_areas_of_the_sheet_are_those_of_the_rules() -> None:
    (board,) = BobbyLee.inventory.atlas().displays
    assert sorted(area.key for area in board.areas) == sorted(AREA_KEYS)
    for union, south in (("left", "right"), ("centre", "centre"), ("right", "left")):
        places = {area.key: area.left for area in board.areas}
        assert places[f"union-{union}"] == places[f"confederate-{south}"], "wings do not face"
    assert len(board.rounds) == 9


@pytest.mark.clause("6.2")
def test_a_deployment_behind_the_screen_is_seen_by_its_own_side_alone() -> None:
    driver = fought()
    here = key("Fredericksburg")
    driver.push("deploy cs-inf-01 confederate-centre", "deploy cs-art-1 confederate-left")
    own = lying(tableau(driver.state, "confederate"), here)
    assert own == {
        "confederate-centre": 1,
        "confederate-left": 1,
        "confederate-dispersed": 1,
        "union-dispersed": 2,
    }
    for seat in ("union", OBSERVER):
        seen = lying(tableau(driver.state, seat), here)
        assert seen == {"confederate-dispersed": 3, "union-dispersed": 2}
    for seat in SEATS:
        (sheet,) = tableau(driver.state, seat).displays
        assert (sheet.name, sheet.round) == (here, 0)
        assert sheet.note is not None
        assert sheet.note.key == "battle-deployment"


@pytest.mark.clause("2.4")
def test_on_the_sheet_an_enemy_block_is_blank_and_an_own_one_shows_its_steps() -> None:
    driver = fought()
    driver.push(
        *("deploy cs-inf-01 confederate-centre", "deploy cs-inf-02 confederate-right"),
        *("deploy cs-art-1 confederate-left", "deploy us-inf-01 union-centre"),
        "deploy us-inf-02 union-reserve",
    )
    here = key("Fredericksburg")
    for seat in SEATS:
        laid = tableau(driver.state, seat)
        assert lying(laid, here).total() == 5
        assert not [c for c in laid.layout.counters if c.place == here]
        assert [(marker.kind, marker.place) for marker in laid.layout.markers] == [("battle", here)]
        for counter in laid.layout.counters:
            if counter.side == seat:
                assert counter.key
                assert counter.steps > 0
            else:
                assert (counter.kind, counter.key, counter.steps) == (HIDDEN, "", 0)
        (sheet,) = laid.displays
        assert sheet.round == 1


@pytest.mark.clause("7.31")
def test_who_engages_lies_flat_in_the_area_of_the_enemy_for_all() -> None:
    driver = fought()
    driver.push(
        *("deploy cs-inf-01 confederate-centre", "deploy cs-inf-02 confederate-right"),
        *("deploy cs-art-1 confederate-left", "deploy us-inf-01 union-centre"),
        *("deploy us-inf-02 union-centre", "done", "move us-inf-01 confederate-centre"),
    )
    area = f"{key('Fredericksburg')}/confederate-centre"
    for seat in SEATS:
        flat = [c for c in tableau(driver.state, seat).layout.counters if c.place == area]
        assert {c.key: c.badges for c in flat} == {
            "us-inf-01": ("face-up",),
            "cs-inf-01": ("face-up",),
        }


@pytest.mark.clause("6.3")
def test_battles_side_by_side_have_a_sheet_each() -> None:
    driver = fought("Spotsylvania Court House")
    hexes = sorted((key("Fredericksburg"), key("Spotsylvania Court House")))
    for seat in SEATS:
        laid = tableau(driver.state, seat)
        assert sorted(sheet.name for sheet in laid.displays) == hexes
        assert [lying(laid, hex_).total() for hex_ in hexes] in ([5, 2], [2, 5])
