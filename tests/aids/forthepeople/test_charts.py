"""What charts tell of the next phase and of the end of the game is what these then bring."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import NoChance, Sampled
from longroll.engine.chart import Chart, Row
from longroll.engine.game import Game
from longroll.engine.procedure import Play
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import (
    GENERAL,
    NOBODY,
    RESOURCES,
    STATE,
    STATES,
    TURN,
)
from longroll.titles.forthepeople.control.states import StateControl
from longroll.titles.forthepeople.generals import PlaceGenerals
from longroll.titles.forthepeople.reinforcement import PlaceReinforcements
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
from longroll.titles.forthepeople.victory import end_scenario, last_turn
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, Driver, put


def chart(state: ForThePeopleState, key: str) -> Chart | None:
    return next((each for each in TITLE.aids.charts(state, "union") if each.key == key), None)


def rows(state: ForThePeopleState, key: str) -> dict[tuple[str, str], Row]:
    """The rows of a chart by side and label; none without the chart."""
    found = chart(state, key)
    return {(row.side, str(row.label)): row for row in found.rows} if found else {}


def strategy(scenario: str, turn: int, *options: str) -> ForThePeopleState:
    """The set-up of a scenario, as if the cards of ``turn`` were being played."""
    state: ForThePeopleState = Game("forthepeople", scenario, options, seed=1).state
    state.turn = turn
    state.stack = state.stack[:1]
    state.pending = None
    return state


def received(state: ForThePeopleState, side: int) -> int:
    """How many units a side receives in the next turn, but for those of its runners."""
    state = state.copy()
    state.turn += 1
    state.blockade = 6
    driver = Driver(state, PlaceReinforcements(side), Sampled(1))
    while not driver.over:
        driver.push(driver.actions[0])
    return sum(int(args["count"]) for args in driver.values("reinforced"))


def foretold(state: ForThePeopleState, side: str) -> int:
    found = rows(state, "reinforcements").items()
    return sum(int(str(row.cells[0])) for (whose, _), row in found if whose == side)


@pytest.mark.clause("2.8")
@pytest.mark.clause("3.1")
def test_no_reinforcements_are_foretold_for_a_turn_without_them() -> None:
    told = rows(strategy("campaign", 2), "reinforcements")
    assert told["", "turn"].cells == ("spring-1862",), "none in Fall 1861"
    assert rows(strategy("1861", 2), "reinforcements") == {}, "the game ends before"
    for scenario in ("1862", "1863", "1864", "campaign"):
        state = strategy(scenario, 5)
        state.turn = last_turn(state)
        assert rows(state, "reinforcements") == {}, scenario


@pytest.mark.clause("5.5.4")
def test_the_units_of_fallen_brigades_are_among_the_next_reinforcements() -> None:
    state = strategy("1862", 4)
    state.owed = [0, 2, 1]
    told = rows(state, "reinforcements")
    assert told["union", "returning"].cells == (2,)
    assert told["confederate", "returning"].cells == (1,)
    assert received(state, UNION) == foretold(state, "union")
    assert received(state, CONFEDERATE) == foretold(state, "confederate")


@pytest.mark.clause("5.6.7.A")
def test_the_unit_for_mcclellan_is_among_the_next_reinforcements() -> None:
    state = strategy("1862", 4, "special-generals")
    assert rows(state, "reinforcements")["union", "levy"].cells == (1,)
    assert received(state, UNION) == foretold(state, "union")
    assert ("union", "levy") not in rows(strategy("1862", 4), "reinforcements")


@pytest.mark.clause("10.6.1")
def test_a_general_who_has_waited_comes_with_the_next() -> None:
    state = strategy("1862", 5)
    buell = GENERAL["buell"]
    state.post_general(buell, TRACK)
    state.due[buell] = 4
    turns = {row.label: row.cells for row in (chart(state, "turns") or Chart("", "", "", ())).rows}
    assert "buell" in turns["fall-1862"]
    assert "buell" not in turns["summer-1862"]
    state.turn = 6
    driver = Driver(state, PlaceGenerals(), Sampled(1))
    while not driver.over:
        driver.push(driver.actions[0])
    assert "buell" in [args["general"] for args in driver.values("general-arrives")]


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize(("turn", "told"), [("fall-1864", True), ("spring-1865", False)])
def test_an_election_that_is_over_wins_no_more(turn: str, told: bool) -> None:
    state = strategy("campaign", TURN[turn])
    state.will[UNION] = 40
    row = rows(state, "victory").get(("confederate", "aim-weary"))
    assert (row is not None and row.now) is told


@pytest.mark.clause("15.S5")
@pytest.mark.clause("17.3")
def test_the_states_are_counted_after_the_debt_for_the_blockade() -> None:
    state = strategy("1863", TURN["spring-1865"], "play-on")
    state.will = [0, 80, 50]
    free = rows(state, "victory")["union", "aim-states"].cells[1]
    state.blockade_duty = 1
    told = rows(state, "victory")["union", "aim-states"].cells[1]
    assert told == int(str(free)) - 1
    assert {dict(aim.told.args)["count"] for aim in TITLE.aids.aims(state, "union")} == {told}
    end_scenario(Play(state, NoChance()))
    assert rows(state, "victory")["union", "aim-states"].cells[1] == told


@pytest.mark.clause("10.4.2")
def test_what_the_confederate_states_give_is_a_limit() -> None:
    state = strategy("1863", 8)
    put(state, CONFEDERATE, "richmond", 1)
    assert received(state, CONFEDERATE) <= foretold(state, "confederate")


@pytest.mark.clause("12.1.1")
@pytest.mark.clause("12.1.3")
def test_it_is_told_which_states_change_hands_as_things_stand() -> None:
    """Enough spaces do not do it while a centre is whole, nor for what the Union has taken."""
    state = strategy("1864", 11)
    for key, side in (("fl", CONFEDERATE), ("ga", UNION), ("mo", CONFEDERATE), ("la", UNION)):
        for at in members(STATES[STATE[key]].spaces):
            state.set_control(at, side)
    state.state_owner[STATE["fl"]] = UNION
    state.state_owner[STATE["mo"]] = NOBODY
    state.destroyed |= STATES[STATE["la"]].spaces & RESOURCES
    told = {s.key: TITLE.aids.show(state, "union", s.key) for s in STATES if s.control_needed}
    assert (told["fl"]["enough"], told["fl"]["passes"]) == (["confederate"], "nobody")
    assert (told["ga"]["enough"], told["ga"]["passes"]) == (["union"], "nobody")
    assert told["mo"]["passes"] == "confederate"
    assert told["la"]["passes"] == "union"
    driver = Driver(state, StateControl(), Sampled(1))
    changed = {args["state"]: args["side"] for args in driver.values("state-controlled")}
    assert changed == {k: v["passes"] for k, v in told.items() if v["passes"] != "nobody"}
