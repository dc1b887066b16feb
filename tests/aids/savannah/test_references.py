"""The tables of the player card, against its text, and the cell in question at a decision."""

from __future__ import annotations

import pytest

from longroll.engine.chart import Cell, Chart
from longroll.engine.event import Message
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.components import TABLES
from longroll.titles.savannah.fire import DefensiveFire
from longroll.words import words_for
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import ALLIES, CROWN, put, run

AIDS = TITLE.aids
WORDS = words_for("savannah", "en")


def chart(key: str) -> Chart:
    return next(table.chart for table in AIDS.references if table.chart.key == key)


def said(value: Cell) -> str:
    if isinstance(value, Message):
        return WORDS.message(value)
    return WORDS.text(f"label-{value}") or str(value)


def cells(key: str, label: str) -> tuple[str, ...]:
    """The cells of a row by its English label, in words."""
    return next(
        tuple(said(cell) for cell in row.cells)
        for row in chart(key).rows
        if said(row.label) == label
    )


@pytest.mark.clause("T.CCT")
def test_close_combat() -> None:
    assert cells("close-combat", "−2 or less")[:3] == ("2/-", "AC/-", "AC/-")
    assert cells("close-combat", "5")[3:] == ("R/R", "-/R", "-/R", "-/D", "—")
    assert cells("close-combat", "11 or more")[-2:] == ("-/2", "attacker")


@pytest.mark.clause("T.TACT")
def test_tactics() -> None:
    assert cells("tactics", "turn the flank") == ("+1", "−1", "−2", "0", "−1", "+1", "0", "+2")
    assert cells("tactics", "stand fast")[3] == "NC"


@pytest.mark.clause("T.ART")
def test_fire() -> None:
    assert cells("fire", "1 or more") == ("7", "9", "—", "—", "—", "—")
    assert cells("fire", "2 or more") == ("6", "8", "9", "6", "7", "8")


@pytest.mark.clause("T.ARTDMG")
@pytest.mark.clause("T.MORT")
def test_damage() -> None:
    assert cells("damage", "8") == ("1", "AM", "-")
    assert cells("damage", "0") == ("R", "R", "1")


@pytest.mark.clause("T.TEC")
def test_ground() -> None:
    assert cells("ground", "dense woods") == ("1.5", "1", "2", "2", "1", "−1", "—")
    assert cells("ground", "into works") == ("+1", "+1", "+2", "P", "+1", "−1", "−1")


@pytest.mark.clause("T.WX")
def test_weather() -> None:
    assert cells("weather-effects", "squall")[:5] == ("P", "half", "−1", "−1", "−2")
    assert cells("weather-rolls", "0 or less") == ("roll again", "hurricane")


@pytest.mark.clause("T.CCDRM.att")
@pytest.mark.clause("T.CCDRM.def")
def test_modifiers_of_close_combat() -> None:
    assert cells("combat-modifiers", "French and Americans attack from one stack") == ("−2",)
    assert cells("combat-modifiers", "the town") == ("−2",)
    assert cells("combat-modifiers", "British works not complete, until turn 7") == ("+2",)


@pytest.mark.clause("G12.23.1")
def test_the_column_of_a_combat_is_in_question_before_the_roll() -> None:
    state = meadow()
    put(state, "conde", "1910")
    put(state, "fraser-1", "1909")
    driver = clash(state)
    assert driver.prompt == "prompt-tactic"
    asked = AIDS.cells(state)["close-combat"]
    told = next(dict(event.args) for event in driver.events if event.key == "odds")
    assert TABLES.close_combat.odds[asked.column] == told["odds"]
    assert asked.row == -1
    assert [table.key for table in AIDS.consulted(driver.prompt)] == [
        "close-combat",
        "combat-modifiers",
        "tactics",
    ]


@pytest.mark.clause("G11.2")
def test_the_cell_of_fire_is_strength_and_distance() -> None:
    state = meadow()
    put(state, "british-carolina-battery", "1910")  # 2 points
    put(state, "british-fort-battery", "2010")
    put(state, "foix", "1911")
    state.active = ALLIES
    driver = run(state, DefensiveFire(CROWN)).push("fire british-carolina-battery foix")
    assert driver.prompt == "prompt-join-fire"
    asked = AIDS.cells(state)["fire"]
    assert chart("fire").rows[asked.row].cells[asked.column] == 6
