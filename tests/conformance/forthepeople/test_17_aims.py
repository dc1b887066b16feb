"""13-17: what wins the game, as a table beside the map tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.chart import Row
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.state import Result
from longroll.titles.forthepeople.components import TURN

GOLDEN = Path(__file__).parents[2] / "golden/forthepeople"
WON = [*sorted(GOLDEN.glob("*-union-*.roll")), *sorted(GOLDEN.glob("*-confederate-*.roll"))]


def rows(game: Game) -> list[Row]:
    charts = game.title.aids.charts(game.state, "union")
    return list(next(chart for chart in charts if chart.key == "victory").rows)


def ended(name: str) -> Game:
    return replay(Record.load(GOLDEN / f"{name}.roll"))


@pytest.mark.clause("17.2")
@pytest.mark.parametrize("record", WON, ids=lambda file: file.stem)
def test_whoever_has_won_has_met_a_condition_under_the_clause_of_the_victory(record: Path) -> None:
    game = replay(Record.load(record))
    result = game.title.result(game.state)
    assert result is not None
    met = [row for row in rows(game) if row.now and row.side == result.winner]
    assert f"§ {result.clause}" in [row.cells[2] for row in met]


@pytest.mark.clause("13.2")
def test_1861_is_decided_by_the_border_states_or_the_will() -> None:
    told = {row.label: row for row in rows(ended("1861-confederate-13_2"))}
    assert told["aim-border-rebel"].cells[:2] == (2, 0)
    assert told["aim-broken-rebel"].cells[1] == 83
    assert told["aim-broken-rebel"].now
    assert not told["aim-broken-union"].now
    assert "aim-states" not in told


@pytest.mark.clause("13.2")
def test_in_a_draw_neither_side_or_both_have_met_a_condition() -> None:
    game = ended("1861-draw-13_2")
    result = game.title.result(game.state)
    assert isinstance(result, Result)
    assert result.winner is None
    met = {row.side for row in rows(game) if row.now and row.cells[2] == "§ 13.2"}
    assert met in (set(), {"union", "confederate"})


@pytest.mark.clause("17.3")
def test_a_campaign_counts_states_from_its_first_turn() -> None:
    told = {row.label: row for row in rows(Game("forthepeople", "campaign", seed=1))}
    assert told["aim-states"].cells[0] == 10
    assert told["aim-states-held"].now
    assert {"aim-weary", "aim-will-zero", "aim-resources", "aim-ports"} <= told.keys()


@pytest.mark.clause("17.2.1")
def test_an_automatic_victory_in_a_fall_leaves_the_conditions_of_the_campaign() -> None:
    game = Game("forthepeople", "campaign", seed=1)
    game.state.turn = TURN["fall-1861"]
    game.state.result = Result("union", "17.2.1", "victory-confederate-will", ())
    assert "aim-states" in {row.label for row in rows(game)}
    game.state.result = Result("union", "13.2", "victory-1861", ())  # ended by agreement (2.1)
    told = {row.label for row in rows(game)}
    assert "aim-border-union" in told
    assert "aim-states" not in told


@pytest.mark.clause("15.7")
@pytest.mark.clause("15.S5")
@pytest.mark.parametrize(("duty", "wills"), [(0, (85, 90)), (1, (75, 90)), (2, (85, 90))])
def test_1863_is_told_as_its_last_turn_would_count_it(duty: int, wills: tuple[int, int]) -> None:
    """At the start the Union has the higher will, and would lose by the count of strength."""
    game = Game("forthepeople", "1863", seed=1)
    game.state.blockade_duty = duty
    union, rebel = wills
    told = {row.label: row for row in rows(game)}
    assert told["aim-counted-will"].cells[1:] == (union, "§ 15.7")
    assert told["aim-no-lower-counted"].cells == (union, rebel, "§ 15.7")
    assert told["aim-no-lower-counted"].now
    assert not told["aim-counted-will"].now
    (aim, _) = game.title.aids.aims(game.state, "union")
    args = dict(aim.told.args)
    assert (args["union-then"], args["confederate-then"]) == wills
