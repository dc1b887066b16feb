"""1, 2 Terms, points, notoriety, alert."""

from __future__ import annotations

import pytest

from longroll.titles.mosby import TITLE
from longroll.titles.mosby.audit import aid_lines
from longroll.titles.mosby.components import (
    CAMPS,
    COMBAT,
    CONFEDERACY,
    COUNTERS,
    FAR,
    INITIAL,
    NEIGHBOURS,
    ROWS,
    SPACES,
    TABLES,
)
from longroll.titles.mosby.container import wake
from longroll.titles.mosby.raids import Operations
from longroll.titles.mosby.tracks import perform, raise_alert, score
from longroll.titles.mosby.views import view
from tests.conformance.mosby.table import at, play, put, raid, run, spaces


@pytest.mark.clause("1.1")
def test_distance_is_the_least_number_of_links() -> None:
    assert at("manassas") in NEIGHBOURS[at("groveton")]
    assert FAR[at("groveton")][at("groveton")] == 0
    assert FAR[at("groveton")][at("manassas")] == 1
    assert FAR[at("groveton")][at("union-mills")] == 2
    assert all(FAR[a][b] == FAR[b][a] for a in range(75) for b in range(75))


@pytest.mark.clause("1.2")
def test_the_lines_hold_33_spaces_27_can_be_added_and_15_never_are() -> None:
    added = ROWS[0] | ROWS[1] | ROWS[2] | ROWS[3] | ROWS[4]
    assert INITIAL.bit_count() == 33
    assert added.bit_count() == 27
    assert not INITIAL & added
    assert sum(space.lines == "never" for space in SPACES) == 15
    assert INITIAL & spaces("manassas", "washington") == spaces("manassas", "washington")
    assert not INITIAL & spaces("groveton")


@pytest.mark.clause("1.3")
def test_the_confederacy_has_fourteen_spaces() -> None:
    assert CONFEDERACY.bit_count() == 14
    assert CONFEDERACY & spaces("middleburg", "upperville", "rectortown") == spaces(
        "middleburg", "upperville", "rectortown"
    )


@pytest.mark.clause("1.4")
@pytest.mark.clause("1.5")
def test_who_fights_has_one_to_six_factors_and_who_does_not_has_none() -> None:
    fighting = ("picket", "cavalry", "infantry")
    for counter in COUNTERS:
        assert bool(COMBAT >> counter.index & 1) == (counter.kind in fighting)
        assert counter.strength in (range(1, 7) if counter.kind in fighting else (0,))
    assert {counter.kind for counter in COUNTERS} == {
        *fighting,
        *("courier", "supply-wagon", "wagon-train", "blank"),
    }


@pytest.mark.clause("1.6")
def test_a_unit_has_two_sides() -> None:
    state = put(raid(), "picket-1", "manassas")
    assert not state.pursued
    wake(state, state.order[0])
    assert state.pursued
    assert state.awake_in(at("manassas")) == [state.order[0]]


@pytest.mark.clause("1.7")
def test_a_marker_is_shown_and_nothing_else() -> None:
    state = raid(hidden=("manassas",))
    shown = view(state, "mosby", None)
    assert shown["spaces"]["manassas"] == {"control": "union", "unrevealed": True}
    assert shown["units"] == []


@pytest.mark.clause("1.8")
def test_camps_are_printed_or_pitched() -> None:
    state = raid()
    assert CAMPS & spaces("fairfax-station", "centreville") == spaces(
        "fairfax-station", "centreville"
    )
    state.camps = spaces("vienna")
    assert state.concentrations == CAMPS | spaces("vienna")


@pytest.mark.clause("2.1")
@pytest.mark.clause("2.4")
@pytest.mark.parametrize(("points", "notoriety"), [(10, 1), (15, 1), (19, 1), (20, 2), (100, 10)])
def test_notoriety_is_tenths_rounded_down(points: int, notoriety: int) -> None:
    state = raid()
    score(play(state), points - 10, "bridge")
    assert (state.points, state.notoriety) == (points, notoriety)


@pytest.mark.clause("2.3")
def test_points_stay_between_10_and_100() -> None:
    state = raid()
    told = play(state)
    score(told, -5, "wound")
    assert state.points == 10
    assert told.events == []
    score(told, 200, "leader")
    assert state.points == 100
    assert dict(told.events[0].args) == {"amount": 90, "count": 100, "reason": "leader"}


@pytest.mark.clause("2.5")
def test_alert_stays_between_1_and_5() -> None:
    state = raid()
    told = play(state)
    state.alert = 2
    for steps in (-3, -1, 7, 1):
        raise_alert(told, steps)
    assert state.alert == 5
    assert [dict(event.args) for event in told.events] == [
        {"amount": -1, "count": 1},
        {"amount": 4, "count": 5},
    ]


@pytest.mark.clause("2.6")
@pytest.mark.parametrize(
    ("deed", "points", "alert"),
    [
        *(("courier", 1, 0), ("supply-wagon", 1, 0), ("railroad", 3, 1), ("bridge", 5, 1)),
        *(("wagon-train", 5, 2), ("leader", 10, 2), ("combat-lost", -2, 0), ("wound", -5, 0)),
        *(("own-factor", -5, 0), ("disbanding", -2, 0), ("union-factor", 3, 0)),
    ],
)
def test_every_line_of_the_performance_table(deed: str, points: int, alert: int) -> None:
    state = raid()
    state.points = 50
    told = play(state)
    perform(told, deed)
    assert (state.points, state.alert) == (50 + points, 1 + alert)
    assert dict(told.events[0].args)["reason"] == deed


@pytest.mark.clause("2.6")
def test_a_depot_counts_its_value_and_several_factors_count_each() -> None:
    state = raid()
    perform(play(state), "depot", more=6)
    assert (state.points, state.alert) == (16, 2)
    perform(play(state), "union-factor", times=3)
    assert (state.points, state.alert) == (25, 2)


def test_every_line_of_the_aid_is_used_by_clauses_that_exist() -> None:
    known = TITLE.clauses()
    lines = aid_lines()
    assert len(lines) == 154
    for line, clauses in lines:
        assert clauses, line
        assert [number for number in clauses if number not in known] == [], line


def test_a_procedure_of_this_title_runs_on_a_bare_table() -> None:
    assert run(raid(), Operations()).prompt == "prompt-operations"
    assert TABLES.points_start == 10
