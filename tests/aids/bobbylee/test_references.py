"""Bobby Lee's charts as they are looked up."""

from __future__ import annotations

from longroll.titles.bobbylee.aids import AIDS
from longroll.titles.bobbylee.setting_up import set_up

TABLES = {table.chart.key: table.chart for table in AIDS.references}


def row(key: str, label: str) -> tuple[object, ...]:
    """The cells of a row, messages by their keys."""
    cells = next(one.cells for one in TABLES[key].rows if one.label == label)
    return tuple(cell if isinstance(cell, (int, str)) else cell.key for cell in cells)


def test_how_many_cross_a_side() -> None:
    assert row("limits", "ground-clear") == (4, 2, 2, 1)
    assert row("limits", "ground-forest") == (2, 1, 1, "show-by-die")
    assert row("limits", "hexside-gap") == (2, 0, 1, 0)


def test_forced_marches_and_calls_to_arms() -> None:
    assert row("forced-march", "1") == ("show-fails-at-a-step",) * 2
    assert row("forced-march", "3") == ("show-fails", "show-succeeds-at-a-step")
    assert row("forced-march", "forced-cavalry") == ("+1", "+1")
    assert row("conscription", "6") == (4, 3)


def test_the_weather_is_the_column_in_question() -> None:
    state = set_up("1862", ())
    for mud, name in ((0, "dry"), (1, "mud")):
        state.mud = mud
        cell = AIDS.cells(state)["forage"]
        assert TABLES["forage"].columns[cell.column] == name
        assert TABLES["limits"].columns[AIDS.cells(state)["limits"].column] == f"attack-{name}"
