"""The tables that are looked up: as the rulebook has them, and with the cell in question."""

from __future__ import annotations

import pytest

from longroll.engine.chart import Chart
from longroll.engine.game import Game
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, PLACE, UNION
from longroll.titles.uscivilwar.marches import March
from longroll.words import words_for
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_05_marches import phase
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters

TABLES: dict[str, Chart] = {table.chart.key: table.chart for table in AIDS.references}


def cells(key: str) -> dict[str, tuple[object, ...]]:
    """The rows of a table by label."""
    return {str(row.label): row.cells for row in TABLES[key].rows}


@pytest.mark.clause("11.4")
def test_what_is_added_in_battle() -> None:
    told = cells("battle-modifiers")
    assert told["mod-demoralised"] == ("−2",)
    assert told["mod-battle-card"] == told["mod-entrenched"] == told["mod-coastal-fort"] == ("+2",)
    assert told["mod-fort"] == ("+2 / +4 / +6",)
    assert told["mod-rough"] == ("+1",)


@pytest.mark.clause("9.4")
def test_what_is_added_to_an_interception() -> None:
    told = cells("reaction")
    assert told["needed-roll"] == ("9+",)
    assert told["mod-cavalry"] == told["mod-momentum"] == ("+2",)
    assert told["mod-minor-river"] == told["mod-bridge"] == told["mod-pass"] == ("−1",)
    assert told["mod-mountain"] == ("−2",)
    assert told["mod-most"] == ("+4",)


@pytest.mark.clause("13.2.2")
def test_attrition_by_strength_and_modified_roll() -> None:
    assert TABLES["attrition"].columns[0] == "strength-1"
    assert TABLES["attrition"].rows[-1].cells[-1] == "12"
    assert cells("attrition-modifiers")["mod-wear-winter"] == ("+3",)


@pytest.mark.clause("11.2.1")
def test_the_column_of_the_attack_is_marked() -> None:
    state = bare(6)
    station(state, UNION, "3715", 7, "grant")
    station(state, CONFEDERATE, "3716", 3)
    state.hands[UNION] = [int(kind == "any") for kind in CARD_KINDS]
    driver = phase(state, UNION, 3).push("march grant", "lead 3", "attack 3716")
    assert driver.prompt == "prompt-stake"
    used = [chart.key for chart in AIDS.consulted("prompt-stake")]
    assert used == ["combat", "battle-modifiers"]
    cell = AIDS.cells(state)["combat"]
    assert TABLES["combat"].columns[cell.column] == "strength-3", "three SP"


@pytest.mark.clause("21.6.2.1")
def test_no_column_is_marked_before_ships_meet_anybody() -> None:
    state = waters()
    moor(state, "2416", river=2)
    cruise(state, "2416")
    assert AIDS.cells(state) == {}


def test_between_marches_too_the_tables_of_the_odds_are_a_click_away() -> None:
    game = Game("uscivilwar", "1862", seed=3)
    while game.decision.prompt.key != "prompt-action":
        game.push(game.actions[0])
    assert AIDS.prospects(game.state, game.decision.seat)
    used = [chart.key for chart in AIDS.consulted(game.decision.prompt.key)]
    assert used == ["combat", "battle-modifiers"]


# --- Tables of dice -------------------------------------------------------------------------------


@pytest.mark.clause("13.6.4")
def test_surrender_points_by_modified_roll() -> None:
    told = cells("surrender")
    assert told["1–2"] == told["surrender-needed"] == (3,)
    assert (told["3–4"], told["5–7"], told["8+"]) == ((2,), (1,), (0,))
    assert told["mod-surrender-fort"] == ("+2",)
    assert told["mod-surrender-objective"] == ("+1",)


@pytest.mark.clause("14.4.4")
def test_what_runs_the_blockade_by_year() -> None:
    table = TABLES["runs"]
    assert table.columns == ("1861", "1862", "1863", "1864", "1865")
    words = words_for("uscivilwar", "en")
    told = {words.row(row.label): [words.cell(cell) for cell in row.cells] for row in table.rows}
    assert told["0 or less"] == ["0", *["+2 M"] * 4]
    assert told["6"] == ["5", "5", "4", "1", "+2 M"]


@pytest.mark.clause("14.5")
def test_the_random_state_by_two_dice() -> None:
    words = words_for("uscivilwar", "en")
    told = {str(row.label): words.cell(row.cells[0]) for row in TABLES["random-state"].rows}
    assert [*told] == [str(number) for number in range(2, 13)]
    assert (told["2"], told["7"], told["12"]) == ("Florida", "Georgia", "Arkansas")
    for prompt in ("prompt-arsenal", "prompt-build"):
        assert [chart.key for chart in AIDS.consulted(prompt)] == ["random-state"]


@pytest.mark.clause("21.10.1")
def test_what_the_confederate_navy_builds_stands_in_the_advanced_game_alone() -> None:
    words = words_for("uscivilwar", "en")
    charts = {chart.key: chart for chart in AIDS.charts(waters(), "union")}
    told = {str(row.label): words.cell(row.cells[0]) for row in charts["navy"].rows}
    built = ["Ironclad under construction", "Naval battery", "River flotilla"]
    assert told == dict(zip(("1–2", "3–4", "5–6"), built, strict=True))
    assert "navy" not in {chart.key for chart in AIDS.charts(bare(6), "union")}


@pytest.mark.clause("8.3")
def test_cavalry_pays_what_the_table_says_for_a_marker_on_its_way() -> None:
    costs: list[int] = []
    for marked in (False, True):
        state = bare(6)
        state.markers[UNION] |= marked << PLACE["1946"]
        station(state, CONFEDERATE, "2046", 1, "stuart")
        station(state, CONFEDERATE, "1846", 1)
        march = phase(state, CONFEDERATE).push("march stuart", "lead 1").state.stack[-1]
        assert isinstance(march, March)
        costs.append(march.reach(state)[PLACE["1846"]])
    assert cells("march-costs")["cost-remove-marker"] == (costs[1] - costs[0],)
