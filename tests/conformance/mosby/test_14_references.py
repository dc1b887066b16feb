"""The tables of the aid as they are looked up."""

from __future__ import annotations

import pytest

from longroll.engine.event import Message
from longroll.titles.mosby.aids import AIDS
from longroll.titles.mosby.components import TABLES

CHARTS = {table.chart.key: table.chart for table in AIDS.references}


def row(key: str, label: str) -> tuple[object, ...]:
    """The cells of a row."""
    return next(one.cells for one in CHARTS[key].rows if one.label == label)


@pytest.mark.clause("14.6")
def test_the_result_of_a_modified_die() -> None:
    for die, told in ((-1, "≤ −1"), (3, "3"), (8, "8+")):
        result, meaning = row("combat", told)
        assert result == TABLES.combat_result(die)
        assert isinstance(meaning, Message)
    assert row("combat", "8+") == ("R3", Message("show-result-won", (("count", 3),)))
    assert row("combat", "2") == ("D", Message("show-result-lost", (("count", 0),)))


@pytest.mark.clause("14.3")
@pytest.mark.clause("14.4")
def test_modifiers_by_ratio_and_reaction() -> None:
    assert row("ratio", "1:1") == ("0",)
    assert row("ratio", "1:6") == ("−5",)
    assert row("ratio", "6:1") == ("+5",)
    assert CHARTS["union-reaction"].columns == ("2–4", "5–7", "8–11", "12+")
    assert row("union-reaction", "modifier") == ("+2", "+1", "0", "−1")


@pytest.mark.clause("11.4")
@pytest.mark.clause("13.1")
def test_dice_of_prisoners_and_pursuers() -> None:
    assert row("interrogation", "6") == ("2", "2", Message("show-answer-all", ()))
    assert row("interrogation", "1") == ("−2", "−2", "−1")
    assert row("union-movement", "2") == ("−1", "+1")
