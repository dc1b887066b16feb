"""3 to 7: preparing the game, a turn, its set-up."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Sampled, Scripted
from longroll.engine.event import Events
from longroll.engine.game import Game
from longroll.titles.mosby import TITLE
from longroll.titles.mosby.components import (
    CARD,
    CARDS,
    COUNTER,
    COUNTERS,
    EVENTS,
    ROWS,
    TABLES,
    TURNS,
)
from longroll.titles.mosby.hand import draw_card
from longroll.titles.mosby.occurrences import in_date
from longroll.titles.mosby.scenarios import setup
from longroll.titles.mosby.sequence import Turn, fill_container
from longroll.titles.mosby.state import ASIDE, BOX, GONE, OUT
from tests.conformance.mosby.table import at, hand, play, put, raid, run, spaces, where


def keys(events: Events) -> list[str]:
    return [event.key for event in events]


@pytest.mark.clause("2.2")
@pytest.mark.clause("4.1")
def test_the_war_begins_with_an_empty_map() -> None:
    state = setup("ranger")
    assert (state.points, state.turn, state.wound, state.hand) == (10, 1, 0, ())
    assert [state.rails, state.bridges, state.camps] == [0, 0, 0]
    assert [*state.depots, *state.extensions] == []
    assert set(state.leaders) == {-1}


@pytest.mark.clause("4.2")
@pytest.mark.clause("19.1")
def test_there_are_46_cards_and_an_exhausted_deck_is_made_again() -> None:
    state = setup("ranger")
    assert sum(state.deck) == 46
    assert sum(card.copies for card in CARDS if card.permanent) == 4
    state.used = tuple(card.copies for card in CARDS)
    state.deck = (0,) * len(CARDS)
    assert draw_card(play(state, draws=[str(CARD["hide"])]))
    assert (sum(state.deck), sum(state.used), state.hand) == (45, 0, (CARD["hide"],))


@pytest.mark.clause("3.1")
@pytest.mark.clause("6.1")
def test_eight_quarters_of_a_year() -> None:
    assert [turn.key for turn in TURNS[1:]] == [
        f"{season}-{year}"
        for year in (1863, 1864)
        for season in ("winter", "spring", "summer", "autumn")
    ]
    assert [turn.number for turn in TURNS[1:] if turn.winter] == [1, 5]


@pytest.mark.clause("5.1")
@pytest.mark.clause("7.4")
def test_a_turn_sets_up_and_asks_where_the_band_musters() -> None:
    game = Game("mosby", "ranger", seed=1)
    assert game.decision.clause == "7.4"
    assert len(game.decision.actions) == 14
    assert keys(game.events) == ["turn", "alert-set"]
    denial = game.why_not("muster manassas", "mosby")
    assert denial is not None
    assert denial.key == "deny-not-confederacy"
    game.state.extensions = (4,)
    game.state.pending = None
    denial = game.why_not("muster salem", "mosby")
    assert denial is not None
    assert denial.key == "deny-inside-lines"


@pytest.mark.clause("7.0")
@pytest.mark.clause("18.3")
def test_on_turns_3_5_and_7_the_lines_grow_first() -> None:
    assert [turn.number for turn in TURNS[1:] if turn.extensions] == [3, 5, 7]
    state = setup("ranger")
    state.turn = 3
    turn = run(state, Turn(), rolls=[4])
    assert state.extensions == (2,)
    assert state.unrevealed & ROWS[2] == ROWS[2]
    assert keys(turn.events)[:3] == ["turn", "extension-die", "lines-extended"]


@pytest.mark.clause("7.1")
def test_units_inside_and_eliminated_ones_return_to_the_container() -> None:
    state = raid()
    put(state, "picket-1", "manassas")
    put(state, "picket-2", "groveton")
    state.at[COUNTER["blank-1"]] = ASIDE
    fill_container(state)
    assert state.at[COUNTER["picket-1"]] == BOX
    assert state.at[COUNTER["blank-1"]] == BOX
    assert where(state, "picket-2") == "groveton"
    assert state.unrevealed == state.lines


@pytest.mark.clause("7.1")
def test_counters_enter_and_leave_by_notoriety_and_do_not_return() -> None:
    state = setup("ranger")
    fill_container(state)
    lasting, passing, coming = "blank-1", "loudoun-rangers", "lowells-column"
    assert [state.at[COUNTER[key]] for key in (lasting, passing, coming)] == [BOX, BOX, OUT]
    state.points = 70
    fill_container(state)
    assert [state.at[COUNTER[key]] for key in (lasting, passing, coming)] == [BOX, GONE, BOX]
    state.points = 10
    fill_container(state)
    assert [state.at[COUNTER[key]] for key in (lasting, passing, coming)] == [BOX, GONE, BOX]


@pytest.mark.clause("7.2")
def test_reduced_units_are_back_at_full_strength() -> None:
    state = put(raid(), "5th-new-york-cavalry", "groveton")
    unit = COUNTER["5th-new-york-cavalry"]
    state.lost[unit] = 1
    assert state.strength(unit) == 1
    fill_container(state)
    assert state.strength(unit) == 2


@pytest.mark.clause("7.3")
@pytest.mark.parametrize(
    ("notoriety", "alert"),
    [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (9, 4), (10, 4)],
)
def test_the_alert_of_a_turn_goes_by_notoriety(notoriety: int, alert: int) -> None:
    state = setup("ranger")
    state.points = 10 * notoriety
    run(state, Turn())
    assert state.alert == alert


@pytest.mark.clause("7.5")
def test_strays_go_to_the_nearest_space_inside() -> None:
    state = put(setup("ranger"), "picket-1", "groveton", awake=True)
    run(state, Turn(), rolls=[3, 1], draws=["1", "1", "1", "1"]).push("muster middleburg")
    assert where(state, "picket-1") == "centreville"
    assert not state.active
    assert not state.unrevealed >> at("centreville") & 1


RECRUITS = [
    *((1, 1, 0), (2, 1, 1), (6, 1, 1), (1, 2, 1), (6, 2, 2), (1, 3, 2), (6, 3, 3), (1, 4, 2)),
    *((5, 5, 4), (1, 6, 3), (6, 8, 5), (1, 9, 3), (6, 10, 6)),
]


@pytest.mark.clause("7.6")
@pytest.mark.parametrize(("die", "notoriety", "factor"), RECRUITS)
def test_the_recruitment_table(die: int, notoriety: int, factor: int) -> None:
    assert TABLES.recruitment(die, notoriety) == factor


@pytest.mark.clause("7.6")
def test_with_nobody_the_turn_ends() -> None:
    game = Game("mosby", "ranger", chance=Scripted(rolls=[1], otherwise=Sampled(1)))
    game.push("muster middleburg")
    assert "nobody-comes" in keys(game.events)
    assert game.state.turn == 2
    assert game.state.points == 10


@pytest.mark.clause("7.7")
@pytest.mark.clause("15.4")
def test_a_wound_and_the_burning_raid_hamper_recruiting() -> None:
    state = setup("ranger")
    state.points, state.wound, state.burnt = 30, 1, True
    turn = run(state, Turn(), rolls=[3, 1], draws=["1", "1", "1", "9"]).push("muster paris")
    assert state.factor == TABLES.recruitment(1, 3)
    assert not state.burnt
    told = turn.values("recruited")[0]
    assert (told["roll"], told["less"], told["notoriety"]) == (3, 2, 3)


@pytest.mark.clause("7.8")
@pytest.mark.clause("19.2")
def test_cards_are_drawn_until_six_are_held() -> None:
    assert [TABLES.action_cards(n, False) for n in (1, 3, 4, 5, 6, 8, 9)] == [3, 3, 4, 4, 5, 5, 6]
    assert [TABLES.action_cards(n, True) for n in (1, 3, 4, 5, 6, 8, 9)] == [2, 2, 3, 3, 4, 4, 5]
    state = hand(raid(), "fast-horses", "hide", "hide", "ames", "charge", "charge")
    assert not draw_card(play(state))


@pytest.mark.clause("7.9")
def test_only_events_of_the_time_are_drawn() -> None:
    state = setup("ranger")
    assert 13 in in_date(state)
    assert 17 not in in_date(state)
    state.turn = 6
    assert 13 not in in_date(state)
    assert {17, 24, 27} <= set(in_date(state))
    assert all(1 <= event.first <= event.last <= 8 for event in EVENTS[1:])


@pytest.mark.clause("4.3")
@pytest.mark.clause("22.1")
@pytest.mark.clause("22.2")
@pytest.mark.clause("22.3")
@pytest.mark.parametrize(
    ("level", "points", "alert", "cards"),
    [("partisan", 15, 2, 3), ("ranger", 10, 3, 3), ("gray-ghost", 10, 4, 2)],
)
def test_levels_of_difficulty(level: str, points: int, alert: int, cards: int) -> None:
    state = setup(level)
    assert state.points == points
    state.points = 30
    draws = [*["1"] * cards, "9"]
    run(state, Turn(), rolls=[3, 1], draws=draws).push("muster paris")
    assert state.alert == alert
    assert len(state.hand) == cards


@pytest.mark.clause("22.1")
@pytest.mark.clause("22.3")
@pytest.mark.parametrize(
    ("level", "alerts"), [("partisan", [2, 2, 2, 3, 3]), ("gray-ghost", [4, 4, 4, 4, 4])]
)
def test_the_outposts_of_a_partisan_sleep_until_autumn_1863(level: str, alerts: list[int]) -> None:
    told: list[int] = []
    for turn in range(1, 6):
        state = setup(level)
        state.points, state.turn = 30, turn
        run(state, Turn(), rolls=[1])
        told.append(state.alert)
    assert told == alerts


@pytest.mark.clause("7.1")
def test_counters_come_one_notoriety_before_the_turn_that_history_gives_them() -> None:
    coming = {"2nd-massachusetts-cavalry": 3, "21st-new-york-cavalry": 5, "merritts-column": 7}
    for key, turn in coming.items():
        assert 10 * COUNTERS[COUNTER[key]].enters == TURNS[turn - 1].needed


@pytest.mark.clause("5.2")
def test_a_turn_ends_when_mosby_has_left_the_map() -> None:
    chance = Scripted(rolls=[4, 1], draws=["2", "2", "2", "9"], otherwise=Sampled(3))
    game = Game("mosby", "ranger", chance=chance)
    game.push("muster middleburg")
    game.push("scatter")
    assert game.state.turn == 2
    assert game.state.mosby == -1


@pytest.mark.clause("22")
def test_the_mildest_level_is_the_one_to_begin_with() -> None:
    assert [s.key for s in TITLE.info.scenarios] == ["partisan", "ranger", "gray-ghost"]
    assert spaces("paris")
