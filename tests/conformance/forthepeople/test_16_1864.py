"""16: the 1864 scenario played, from Summer 1864 to Spring 1865."""

import pytest

from longroll.board.region import members
from longroll.engine.chance import NoChance
from longroll.engine.game import Game
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.components import (
    MISSISSIPPI,
    NOBODY,
    SCENARIOS,
    SPACES,
    STATES,
    TURN_KEYS,
)
from longroll.titles.forthepeople.control.states import StateControl
from longroll.titles.forthepeople.scenarios import setup, table
from longroll.titles.forthepeople.victory import states_for_the_union
from longroll.titles.forthepeople.will import change_will
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, run, space
from tests.conformance.forthepeople.war import advance_to_cards, at_end, last_phase, told

OUT = (24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 110)


@pytest.mark.clause("16")
@pytest.mark.clause("16.3")
@pytest.mark.clause("16.6")
def test_it_begins_in_the_summer_with_two_generals_and_no_reinforcements() -> None:
    game = Game("forthepeople", "1864", seed=1)
    assert told(game, "turn") == [{"turn": "summer-1864"}]
    advance_to_cards(game)
    assert {args["general"] for args in told(game, "general-arrives")} == {"sheridan", "hardee"}
    assert not told(game, "reinforced")
    assert not told(game, "strategic-move")
    assert not told(game, "will"), "no runner is rolled for"


@pytest.mark.clause("16.4")
def test_the_river_flotilla_is_in_play_and_gettysburg_is_not() -> None:
    """Card 116 was out in 1863 and is not here; card 110 is (as printed, A25)."""
    game = Game("forthepeople", "1864", seed=2)
    advance_to_cards(game)
    state = game.state
    assert state.gone == OUT
    assert 116 in {*state.deck, *state.hand[UNION], *state.hand[CONFEDERATE]}
    assert [len(hand) for hand in state.hand] == [0, 7, 7]


@pytest.mark.clause("16.5")
@pytest.mark.parametrize(("scenario", "bonus"), [("1863", True), ("1864", False)])
def test_the_bonus_of_the_mississippi_is_not_paid_again(scenario: str, bonus: bool) -> None:
    state = table(scenario)
    for at in members(MISSISSIPPI):
        state.set_control(at, UNION)
        state.set_fort(at, NOBODY)
        state.infantry[CONFEDERATE][at] = 0
    before = state.will[UNION]
    paid = [dict(event.args)["reason"] for event in run(state, StateControl()).told("will")]
    assert ("mississippi" in paid) is bonus
    assert (state.will[UNION] > before) is bonus
    assert state.mississippi_bonus


@pytest.mark.clause("16.5")
@pytest.mark.parametrize(("side", "amount", "will"), [(UNION, 1, 66), (CONFEDERATE, -1, 49)])
def test_the_markers_show_the_side_of_their_signs(side: int, amount: int, will: int) -> None:
    """The Union's is rising, the Confederate's falling: neither turns for more of the same."""
    state = table("1864")
    change_will(Play(state, NoChance()), side, amount, "event")
    assert state.will[side] == will


@pytest.mark.clause("16.7")
def test_its_last_turn_is_spring_1865() -> None:
    assert TURN_KEYS[SCENARIOS["1864"].last_turn] == "spring-1865"
    assert last_phase("1864", 12).state.result is None
    ended = last_phase("1864", 13).state.result
    assert ended is not None
    assert (ended.winner, ended.clause) == ("confederate", "17.3")


@pytest.mark.clause("16.7")
@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize(
    ("turn", "union", "winner"),
    [(12, 49, "confederate"), (12, 50, None), (11, 49, None), (13, 49, "confederate")],
)
def test_a_union_below_fifty_has_lost_with_the_election(
    turn: int, union: int, winner: str | None
) -> None:
    ended = last_phase("1864", turn, (union, 50)).state.result
    assert (ended.winner if ended else None) == winner
    if ended and turn == 12:
        assert ended.clause == "17.2.1"
        assert ended.key == "victory-union-weary"


@pytest.mark.clause("16.7")
@pytest.mark.clause("17.3")
def test_five_states_are_the_unions_at_the_start() -> None:
    state = setup("1864")
    assert states_for_the_union(state) == 5
    assert {s.key for s in STATES if s.home != UNION and state.state_owner[s.index] == UNION} == {
        *("mo", "ky", "wv", "tn", "fl"),
    }
    state.turn = 13
    ended = at_end(state, (180, 55)).state.result
    assert ended is not None
    assert (ended.winner, ended.clause) == ("union", "17.3"), "five states and 5 times 25 points"


@pytest.mark.clause("16.7")
@pytest.mark.clause("2.1")
def test_both_may_end_it_in_fall_1864_by_the_conditions_of_the_campaign() -> None:
    driver = last_phase("1864", 12, (175, 50))
    assert driver.decision.prompt.key == "prompt-truce"
    driver.push("end-game", "end-game")
    ended = driver.state.result
    assert ended is not None
    assert (ended.winner, ended.clause) == ("union", "17.3")


@pytest.mark.clause("16.1")
@pytest.mark.clause("16.2")
@pytest.mark.parametrize(
    ("key", "side"),
    [
        *(("knoxville", UNION), ("chattanooga", UNION), ("rogersville", CONFEDERATE)),
        *(("tallahassee", UNION), ("baldwin", CONFEDERATE), ("pensacola", CONFEDERATE)),
    ],
)
def test_the_states_have_changed_hands_and_their_spaces_are_as_listed(key: str, side: int) -> None:
    state = table("1864")
    assert state.control[space(key)] == side
    assert state.state_owner[SPACES[space(key)].state] == UNION
