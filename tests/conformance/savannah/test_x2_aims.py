"""X2, H.vic: what wins the game, as a table beside the map tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.chart import Row
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay

GOLDEN = Path(__file__).parents[2] / "golden/savannah"


def rows(game: Game) -> list[Row]:
    charts = game.title.aids.charts(game.state, "british")
    return list(next(chart for chart in charts if chart.key == "victory").rows)


@pytest.mark.clause("X2.0")
@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.roll")), ids=lambda file: file.stem)
def test_whoever_has_won_has_met_the_condition_of_the_clause(record: Path) -> None:
    game = replay(Record.load(record))
    result = game.title.result(game.state)
    assert result is not None
    told = [row for row in rows(game) if row.cells[2] == f"§ {result.clause}"]
    assert told
    assert any(row.now for row in told)
    assert {row.side for row in told} <= {result.winner, "british", "allied"}


@pytest.mark.clause("X2.3")
def test_the_lead_is_told_in_whole_and_half_points() -> None:
    game = Game("savannah", "campaign", seed=1)
    game.state.vp[:] = [4, 5, 2]
    told = {row.label: row for row in rows(game)}
    assert told["aim-lead"].cells[:2] == (3, "1.5")
    assert told["aim-no-lead"].now
    game.state.vp[:] = [3, 0, 0]
    told = {row.label: row for row in rows(game)}
    assert told["aim-lead"].cells[1] == "-1.5"
