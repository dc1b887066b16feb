"""3, 16 to 22: events, the lines, the end of a turn, victory."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.engine.state import SYSTEM
from longroll.titles.mosby.aids.charts import charts
from longroll.titles.mosby.components import COUNTER, EVENTS, ROWS, TABLES
from longroll.titles.mosby.extension import advance, draw_in, extend
from longroll.titles.mosby.occurrences import EventCards, Shot
from longroll.titles.mosby.sequence import EndOfTurn
from longroll.titles.mosby.state import BOX, MosbyState
from longroll.titles.mosby.victory import needed
from tests.conformance.mosby.table import (
    Driver,
    at,
    hand,
    play,
    put,
    raid,
    run,
    spaces,
    where,
)


def event(state: MosbyState, number: int, rolls: Sequence[int] = (), *draws: str) -> Driver:
    """One event card."""
    return run(state, EventCards(), rolls=[1, *rolls], draws=[str(number), *draws])


def ended(state: MosbyState, mustered: bool = True) -> MosbyState:
    run(state, EndOfTurn(mustered))
    return state


@pytest.mark.clause("18.1")
def test_an_extension_hides_its_empty_spaces_but_not_mosbys() -> None:
    state = put(raid("salem"), "picket-1", "white-plains")
    extend(play(state), 4)
    assert state.lines & ROWS[4] == ROWS[4]
    assert state.unrevealed == ROWS[4] & ~spaces("salem", "white-plains")


@pytest.mark.clause("18.2")
def test_a_row_in_force_is_rolled_again_until_all_are() -> None:
    state = raid()
    for rolls in ([1], [2, 3], [6], [4], [5]):
        advance(play(state, rolls=rolls))
    assert [*state.extensions] == [0, 1, 2, 3, 4]
    advance(play(state))
    assert state.lines.bit_count() == 60


@pytest.mark.clause("18.4")
def test_lines_drawn_in_keep_what_another_row_names() -> None:
    state = raid("paris")
    extend(play(state), 3)
    extend(play(state), 4)
    put(state, "picket-1", "warrenton")
    draw_in(play(state, draws=["5"]))
    assert [*state.extensions] == [4]
    assert state.lines & spaces("gainesville", "warrenton") == spaces("gainesville")
    assert not state.unrevealed & spaces("warrenton", "greenwich")
    assert state.at[COUNTER["picket-1"]] == BOX


@pytest.mark.clause("17.3")
@pytest.mark.clause("19.3")
def test_depots_come_by_events_and_a_second_replaces_the_first() -> None:
    state = raid()
    event(state, 1)
    assert state.depots == ((at("rockville"), 6),)
    event(state, 2)
    assert (at("fairfax-station"), 8) in state.depots
    state.depots = ((at("rockville"), 3),)
    state.events = (1,)
    event(state, 1)
    assert state.depots == ((at("rockville"), 6),)


@pytest.mark.clause("17.1")
@pytest.mark.clause("19.3")
def test_repairs() -> None:
    state = raid()
    state.bridges, state.rails = (
        spaces("union-mills", "harpers-ferry"),
        spaces("manassas", "vienna"),
    )
    event(state, 11)
    assert state.bridges == spaces("harpers-ferry")
    assert state.rails == spaces("vienna")
    event(state, 12)
    assert state.bridges == 0
    event(state, 10)
    assert state.rails == 0
    state.bridges = spaces("union-mills")
    event(state, 9)
    assert state.bridges == 0


@pytest.mark.clause("17.4")
@pytest.mark.clause("20.5")
def test_a_leader_stays_until_the_end_of_the_next_turn() -> None:
    state = raid(turn=2)
    event(state, 13)
    assert state.leaders[0] == at("fairfax-court-house")
    state.points = 50
    ended(state)
    assert state.leaders[0] == at("fairfax-court-house")
    ended(state)
    assert state.leaders[0] == -1


@pytest.mark.clause("19.3")
def test_the_other_events() -> None:
    state = raid("paris", turn=6, factor=2)
    event(state, 18, [3])
    assert [*state.extensions] == [1]
    event(state, 27)
    assert [*state.extensions] == [0, 1]
    assert state.camps == spaces("winchester")
    event(state, 26)
    assert state.camps == spaces("winchester", "vienna")
    event(state, 24)
    assert [*state.extensions] == [0, 1, 4]
    event(state, 22)
    assert state.factor == 1
    event(state, 25)
    assert (state.factor, state.burnt) == (1, True)
    event(state, 33)
    assert state.factor == 2
    event(state, 30)
    assert state.alert == 2
    event(state, 31)
    assert state.alert == 1
    event(state, 29)
    assert where(state, "wagon-train-1") == "charlestown"
    event(state, 32, [], "1")
    assert state.hand == (1,)
    event(state, 21, [], "3")
    assert [*state.extensions] == [0, 4]


@pytest.mark.clause("19.3")
def test_every_kind_of_event_has_an_effect_in_some_turn() -> None:
    state = raid("paris", turn=6, factor=2)
    for card in EVENTS[1:]:
        if not card.first <= 6 <= card.last:
            state.turn = card.first
        state.events = (card.number,)
        state.drawn = ()
        hidden = {"shot": [6], "advance": [6]}.get(card.kind, [])
        draws = {"letter": ["1"], "drawn-in": ["1-2"]}.get(card.kind, [])
        if card.kind == "drawn-in":
            state.extensions = (0,)
        if card.kind == "advance":
            state.extensions = ()
        if card.kind == "shot":
            state.hand, state.deck = (), tuple(c + (n == 1) for n, c in enumerate(state.deck))
        driven = event(state, card.number, hidden, *draws)
        assert driven.told("event-card"), card
        state.turn = 6


@pytest.mark.clause("19.3")
def test_a_shot_costs_a_card_or_is_risked() -> None:
    state = hand(raid(), "hide", "fast-horses")
    driven = run(state, Shot(), rolls=[1])
    assert driven.actions == ["risk", "discard 1"]
    run(state.copy(), Shot()).push("discard 1")
    driven.push("risk")
    assert state.wound == 2


@pytest.mark.clause("20.1")
@pytest.mark.clause("20.2")
@pytest.mark.clause("20.3")
@pytest.mark.clause("20.6")
@pytest.mark.clause("3.4")
def test_the_end_of_a_turn() -> None:
    state = hand(put(raid(turn=1), "picket-1", "manassas", awake=True), "hide", "fast-horses")
    state.hunted = True
    ended(state)
    assert (state.active, state.hand, state.mosby, state.factor) == (0, (16,), -1, 0)
    assert state.used[1] == 1
    assert state.turn == 2
    assert state.result is None


@pytest.mark.clause("20.4")
@pytest.mark.parametrize(
    ("mustered", "hunted", "points"), [(True, False, 40), (True, True, 50), (False, False, 50)]
)
def test_who_is_idle_is_forgotten(mustered: bool, hunted: bool, points: int) -> None:
    state = raid()
    state.points, state.hunted = 50, hunted
    assert ended(state, mustered).points == points


@pytest.mark.clause("15.2")
def test_a_wound_heals_at_the_end_of_the_next_turn() -> None:
    state = raid()
    state.points, state.wound, state.hunted = 90, 2, True
    ended(state)
    assert state.wounded
    ended(state)
    assert not state.wounded


@pytest.mark.clause("3.2")
@pytest.mark.clause("21.2")
@pytest.mark.parametrize(
    ("turn", "points", "key"),
    [
        *((2, 19, "defeat-decisive"), (3, 29, "defeat-decisive"), (4, 39, "defeat-substantial")),
        *((7, 69, "defeat-substantial"), (8, 89, "defeat-marginal")),
    ],
)
def test_too_few_points_lose_at_once(turn: int, points: int, key: str) -> None:
    state = raid(turn=turn)
    state.points, state.hunted = points, True
    ended(state)
    assert state.result is not None
    assert (state.result.winner, state.result.clause, state.result.key) == (SYSTEM, "3.2", key)
    assert state.result.scores == (("mosby", points),)
    state = raid(turn=turn)
    state.points, state.hunted = points + 1, True
    ended(state)
    assert state.result is None or state.result.winner == "mosby"


@pytest.mark.clause("21.1")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (90, "marginal"),
        (94, "marginal"),
        (95, "substantial"),
        (99, "substantial"),
        (100, "decisive"),
    ],
)
def test_levels_of_victory(points: int, level: str) -> None:
    state = raid(turn=8)
    state.points, state.hunted = points, True
    ended(state)
    assert state.result is not None
    assert (state.result.winner, state.result.key) == ("mosby", f"victory-{level}")


@pytest.mark.clause("3.5")
@pytest.mark.clause("21.3")
@pytest.mark.parametrize(
    ("points", "key"),
    [
        (39, "defeat-marginal"),
        (40, "victory-marginal"),
        (50, "victory-substantial"),
        (60, "victory-decisive"),
    ],
)
def test_the_short_war(points: int, key: str) -> None:
    state = raid(turn=3)
    state.options = ("short-war",)
    assert [needed(state, turn) for turn in (1, 2, 3)] == [10, 20, 40]
    state.points, state.hunted = points, True
    ended(state)
    assert state.result is not None
    assert state.result.key == key
    assert TABLES.short_turns == 3


@pytest.mark.clause("3.2")
@pytest.mark.parametrize(("options", "turn", "wanted"), [((), 2, 90), (("short-war",), 1, 40)])
def test_what_wins_the_war_stands_beside_the_map(
    options: tuple[str, ...], turn: int, wanted: int
) -> None:
    state = raid(turn=turn)
    state.options = options
    band = next(chart for chart in charts(state) if chart.key == "band")
    assert {row.label: row.cells[0] for row in band.rows}["needed-war"] == wanted
    state.turn = state.last_turn  # then it is what the turn wants, and told once
    band = next(chart for chart in charts(state) if chart.key == "band")
    cells = {row.label: row.cells[0] for row in band.rows}
    assert cells["needed-war"] == wanted
    assert "needed-now" not in cells
