"""G6, G12.62, X4.19.init: the initiative."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.savannah import TITLE, effects
from longroll.titles.savannah.initiative import Initiative, fixed_order
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import ALLIES, CROWN, Driver, run


def roll_off(state: SavannahState, *rolls: int) -> Driver:
    return run(state, Initiative(), rolls=list(rolls))


def contest(chits: list[int] | None = None, holder: int = CROWN, turn: int = 18) -> SavannahState:
    state = meadow(turn=turn)
    state.momentum = chits or [0, 0]
    state.holder = holder
    return state


@pytest.mark.clause("X4.19.order")
@pytest.mark.clause("H.order")
@pytest.mark.parametrize(
    ("turn", "side"), [(1, CROWN), (2, CROWN), (15, CROWN), (16, ALLIES), (17, -1), (25, -1)]
)
def test_the_order_is_fixed_until_turn_sixteen(turn: int, side: int) -> None:
    assert fixed_order(turn) == side
    if side >= 0:
        state = contest(turn=turn, holder=1 - side)
        assert roll_off(state).over
        assert state.holder == side


@pytest.mark.clause("G6.1")
@pytest.mark.clause("GS.A")
@pytest.mark.clause("X4.19.init")
@pytest.mark.parametrize(
    ("morale", "rolls", "winner"),
    [
        ([19, 17, 3], [5, 4], CROWN),
        ([19, 17, 3], [4, 5], ALLIES),
        ([9, 17, 3], [5, 5], ALLIES),  # fatigued against high: the French level counts
        ([3, 9, 19], [5, 5], ALLIES),  # wavering against fatigued
    ],
)
def test_the_higher_modified_roll_wins(morale: list[int], rolls: list[int], winner: int) -> None:
    state = contest()
    state.morale = morale
    assert roll_off(state, *rolls).over
    assert state.holder == winner


@pytest.mark.clause("G6.1.ties")
def test_ties_are_rolled_again() -> None:
    state = contest()
    driver = roll_off(state, 5, 5, 3, 4)
    assert driver.over
    assert len(driver.told("initiative-roll")) == 4
    assert state.holder == ALLIES


@pytest.mark.clause("G12.62.init-before")
@pytest.mark.clause("G6.2")
def test_chits_spent_before_add_two_each_and_the_last_holder_speaks_first() -> None:
    state = contest([1, 2], holder=ALLIES)
    driver = roll_off(state, 1, 6)
    assert (driver.decision.seat, driver.actions) == ("allied", ["spend 0", "spend 1", "spend 2"])
    driver.push("spend 2")
    assert (driver.decision.seat, driver.actions) == ("british", ["spend 0", "spend 1"])
    driver.push("spend 0")
    # Allies 1 + 1 + 4, British 6 + 1
    assert [v["count"] for v in driver.values("initiative-roll")] == [6, 7]
    assert state.holder == CROWN
    assert state.momentum == [1, 0]


@pytest.mark.clause("G12.62.init-after")
@pytest.mark.clause("G6.2")
def test_three_chits_afterwards_decide_who_has_it() -> None:
    state = contest([3, 1])
    driver = roll_off(state, 2, 9).push("spend 0", "spend 0")
    assert driver.prompt == "prompt-dictate"
    assert driver.actions == ["accept", "dictate british", "dictate allied"]
    driver.push("dictate british")
    assert (state.holder, state.momentum) == (CROWN, [0, 1])
    state = contest([3, 1])
    roll_off(state, 2, 9).push("spend 0", "spend 0", "accept")
    assert (state.holder, state.momentum) == (ALLIES, [3, 1])


@pytest.mark.clause("G1.adv")
@pytest.mark.clause("G6.2")
def test_the_basic_game_knows_no_chits_in_this() -> None:
    state = contest([3, 2])
    state.options = ()
    assert roll_off(state, 5, 4).over


@pytest.mark.clause("C47")
def test_card_47_takes_it_without_a_roll() -> None:
    state = contest([1, 1])
    state.effects = ((effects.SWITCH, ALLIES),)
    assert roll_off(state).over
    assert state.holder == ALLIES


@pytest.mark.clause("G12.62")
def test_what_is_paid_in_chits_is_told_beside_the_order() -> None:
    state = contest([3, 1])
    driver = roll_off(state, 2, 9)
    for order in ("spend 0", "spend 0", "dictate british"):
        note = TITLE.aids.notes(state, driver.decision.seat).get(parse(order))
        before = sum(state.momentum)
        driver.push(order)
        assert before - sum(state.momentum) == (dict(note.args)["cost"] if note else 0)
    assert sum(state.momentum) == 1
    state = contest([0, 2])
    driver = roll_off(state, 2, 9)
    noted = TITLE.aids.notes(state, "allied")
    said = [words_for("savannah", "en").message(note) for note in noted.values()]
    assert said == ["costs a momentum chit", "costs 2 momentum chits"]
