"""3 The sequence of play: phases, steps left out, and the end of a turn."""

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.procedure import Play, Procedure, advance, answer
from longroll.titles.forthepeople.components import TURN_KEYS
from longroll.titles.forthepeople.control import PoliticalPhase
from longroll.titles.forthepeople.scenarios import setup
from longroll.titles.forthepeople.sequence import ReinforcementPhase, War, held
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.table import Driver, empty_table, run


@pytest.mark.clause("3.5")
@pytest.mark.clause("3")
def test_the_phases_of_a_turn_in_their_order() -> None:
    assert War.steps == (
        *("begin_turn", "reinforcement", "deal", "strategy", "political_control"),
        *("attrition", "end_of_turn", "truce", "next_turn"),
    )
    state = empty_table()
    play = Play(state, Sampled(1))
    war = War()
    called = [getattr(war, step)(play) for step in War.steps[1:6]]
    assert [frame.name for frame in called if isinstance(frame, Procedure)] == [
        *("reinforcement-phase", "deal", "strategy-phase", "political-phase", "attrition-phase"),
    ]


@pytest.mark.clause("3.1.a")
@pytest.mark.clause("3.1.b")
@pytest.mark.clause("3.1.c")
@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("scenario", "turn", "steps"),
    [
        *(("1861", 1, ""), ("1861", 2, "abc"), ("1861", 3, "bc")),
        *(("campaign", 1, ""), ("campaign", 3, "bc"), ("campaign", 4, "abc")),
        *(("1862", 4, "c"), ("1862", 5, "abc"), ("1863", 7, "c"), ("1864", 11, "c")),
    ],
)
def test_the_steps_of_the_reinforcement_phase(scenario: str, turn: int, steps: str) -> None:
    state = ForThePeopleState(scenario)
    state.turn = turn
    assert "".join(step for step in "abc" if held(state, step)) == steps


@pytest.mark.clause("3.1")
def test_the_union_completes_each_step_before_the_confederacy() -> None:
    assert ReinforcementPhase.steps == (
        *("union_units", "confederate_units", "union_moves", "confederate_moves"),
        *("generals", "markers"),
    )


@pytest.mark.clause("2.8")
def test_nothing_comes_in_the_first_turn_of_1861() -> None:
    state = setup("1861")
    before = (state.infantry[1][:], state.infantry[2][:], state.post[:])
    assert run(state, ReinforcementPhase()).over
    assert (state.infantry[1], state.infantry[2], state.post) == before


def at_end_of_turn(turn: int, scenario: str = "campaign") -> Driver:
    """The war of a quiet table, just before the step that ends the turn."""
    state = empty_table(turn)
    state.scenario = scenario
    war = War()
    war.at = War.positions["end_of_turn"]
    return run(state, war)


@pytest.mark.clause("3.6")
def test_the_last_turn_of_a_scenario_ends_the_game() -> None:
    assert at_end_of_turn(3, "1861").state.result is not None
    assert at_end_of_turn(3, "campaign").state.result is None


@pytest.mark.clause("3.6")
def test_an_automatic_victory_ends_it_before() -> None:
    state = empty_table(5)
    state.scenario = "campaign"
    state.will[:] = [0, 40, 81]
    war = War()
    war.at = War.positions["end_of_turn"]
    table = run(state, war)
    assert table.state.result is not None
    assert table.state.result.winner == "confederate"


@pytest.mark.clause("2.1")
def test_after_a_fall_turn_both_may_agree_to_stop() -> None:
    table = at_end_of_turn(3)
    assert table.decision.seats == ("union", "confederate")
    assert [str(a) for a in table.decision.actions_of("confederate")] == ["go-on", "stop"]
    stop = table.decision.actions[1]
    for seat in ("union", "confederate"):
        answer(Play(table.state, table.chance), seat, stop)
    assert table.state.result is not None
    assert table.state.result.clause == "13.2"


@pytest.mark.clause("2.1")
def test_one_alone_cannot_stop_the_war() -> None:
    """Turn 4 begins, with step a of its reinforcements."""
    table = at_end_of_turn(3)
    go_on, stop = table.decision.actions
    table.chance = Sampled(1)
    answer(Play(table.state, table.chance), "union", stop)
    answer(Play(table.state, table.chance), "confederate", go_on)
    assert table.state.result is None
    assert table.state.turn == 4


@pytest.mark.clause("2.1")
def test_other_turns_ask_nothing() -> None:
    state = empty_table(4)
    state.scenario = "campaign"
    war = War()
    war.at = War.positions["truce"]
    assert war.truce(Play(state, Sampled(1))) is None


@pytest.mark.clause("3.2")
def test_a_war_of_1861_deals_four_cards_each_and_asks_for_the_first_round() -> None:
    state = setup("1861")
    play = Play(state, Sampled(7))
    advance(play)
    assert [len(hand) for hand in state.hand] == [0, 4, 4]
    turns = [dict(event.args)["turn"] for event in play.events if event.key == "turn"]
    assert turns == [TURN_KEYS[1]]


@pytest.mark.clause("3.4")
@pytest.mark.clause("3.4.2.i")
@pytest.mark.clause("3.4.2.ii")
@pytest.mark.clause("3.4.2.iii")
def test_the_segments_and_steps_of_the_political_control_phase() -> None:
    assert PoliticalPhase.steps == (
        *("begin", "union_capital", "confederate_capital", "spaces", "states", "autumn"),
    )
