"""3.3.2, 4.2.5: cards that break into a move or a battle."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.procedure import Procedure, refusal
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.components import GENERAL
from longroll.titles.forthepeople.interrupts import (
    ActivationWindow,
    BattleWindow,
    StormWindow,
    interception_cards,
)
from longroll.titles.forthepeople.scenarios import table
from longroll.titles.forthepeople.state import ARMY, BRIGADE, CORPS, Force, ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

VIRGINIA = "army-of-northern-virginia"


def moving(side: int, at: str, infantry: int, *generals: str, army: int = -1) -> ForThePeopleState:
    """A table with one moving force and nothing else."""
    state = empty_table()
    force = Force(side, ARMY if army >= 0 else CORPS, space(at))
    force.infantry = infantry
    force.generals = tuple(sorted(GENERAL[general] for general in generals))
    force.lead = GENERAL[generals[0]] if generals else -1
    force.army = army
    state.force = force
    return state


def window(
    state: ForThePeopleState,
    procedure: Procedure[ForThePeopleState],
    union: tuple[int, ...] = (),
    confederate: tuple[int, ...] = (),
    draws: list[str] | None = None,
) -> Driver:
    state.hand = [(), union, confederate]
    return run(state, procedure, draws=draws)


# --- Activation ---------------------------------------------------------------------------------


@pytest.mark.clause("4.2.5")
@pytest.mark.parametrize("card", [89, 107])
def test_quaker_guns_and_guerrillas_cancel_a_general_of_strategy_2_or_3(card: int) -> None:
    state = moving(UNION, "washington-dc", 5, "mcdowell")  # strategy 2 or more
    driver = window(state, ActivationWindow(), confederate=(card,))
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["pass", f"interrupt {card}"]
    driver.push(f"interrupt {card}")
    assert (driver.returned, state.discards) == (1, (card,))
    assert state.hand[CONFEDERATE] == ()


@pytest.mark.clause("4.2.5")
def test_they_are_no_use_against_strategy_1_or_a_division() -> None:
    state = moving(UNION, "cairo", 3, "grant")  # strategy 1
    driver = window(state, ActivationWindow(), confederate=(89, 107))
    assert driver.actions == ["pass"]  # asked for the Mud March that he could hold
    state = moving(UNION, "cairo", 3)
    assert window(state, ActivationWindow(), confederate=(89, 107)).actions == ["pass"]


@pytest.mark.clause("4.2.5")
def test_empty_haversacks_cancel_any_confederate_activation() -> None:
    state = moving(CONFEDERATE, "manassas", 3, "beauregard")
    driver = window(state, ActivationWindow(), union=(1, 7))
    assert driver.decision.seat == "union"
    driver.push("interrupt 1")
    assert driver.returned == 1


@pytest.mark.clause("4.2.5")
@pytest.mark.parametrize("side", [UNION, CONFEDERATE])
def test_mud_march_leaves_one_space_to_either_side(side: int) -> None:
    hand = (7,)
    state = moving(side, "manassas", 3)
    driver = window(state, ActivationWindow(), union=hand, confederate=hand)
    assert driver.push("interrupt 7").returned == 2


@pytest.mark.clause("4.2.5")
def test_passing_lets_the_move_go_on() -> None:
    state = moving(UNION, "washington-dc", 5, "mcdowell")
    driver = window(state, ActivationWindow(), confederate=(89,)).push("pass")
    assert (driver.returned, state.hand[CONFEDERATE]) == (0, (89,))


@pytest.mark.clause("4.2.5")
def test_naval_moves_are_not_interrupted_by_cards_that_do_not_name_them() -> None:
    state = moving(UNION, "washington-dc", 3, "mcdowell")
    assert state.force is not None
    state.force.naval = True
    assert window(state, ActivationWindow(), confederate=(7, 89)).over


@pytest.mark.clause("4.2.5")
def test_two_hands_that_look_alike_get_the_same_question() -> None:
    with_card = window(
        moving(UNION, "washington-dc", 5, "mcdowell"), ActivationWindow(), confederate=(89,)
    )
    without = window(
        moving(UNION, "washington-dc", 5, "mcdowell"), ActivationWindow(), confederate=(12,)
    )
    assert with_card.decision.seat == without.decision.seat == "confederate"
    assert with_card.decision.prompt == without.decision.prompt
    assert without.actions == ["pass"]


@pytest.mark.clause("4.2.5")
def test_no_window_for_an_empty_hand_or_when_all_cards_are_seen() -> None:
    assert window(moving(UNION, "cairo", 3, "fremont"), ActivationWindow()).over
    state = moving(UNION, "cairo", 3, "fremont")
    state.discards, state.gone = (7, 89), (107,)
    assert window(state, ActivationWindow(), confederate=(12,)).over


@pytest.mark.clause("3.3.2")
def test_after_quaker_guns_the_confederate_has_his_own_round() -> None:
    """The example of 3.3.2: a corps is cancelled, and then it is the Confederate's turn."""
    state = table("1861")
    state.hand = [(), (49,), (12, 89)]
    driver = run(state, StrategyPhase()).push("defer", "play 49 operations", "activate fremont")
    while driver.decision.seat == "union":
        driver.push(driver.actions[0])
    driver.push("interrupt 89")
    assert driver.decision.seat == "confederate"
    assert driver.decision.prompt.key == "prompt-card"
    assert state.infantry[UNION][space("st-louis")] == 2
    assert state.post[GENERAL["fremont"]] == space("st-louis")


@pytest.mark.clause("4.3.1")
def test_a_force_cancelled_in_a_campaign_cannot_be_activated_again() -> None:
    state = table("1861")
    state.hand = [(), (88,), (12, 89)]
    driver = run(state, StrategyRound(UNION)).push("play 88 event", "activate fremont")
    while driver.decision.seat == "union":
        driver.push(driver.actions[0])
    driver.push("interrupt 89")
    assert driver.decision.prompt.key == "prompt-campaign"
    assert "activate mcdowell" in driver.actions
    assert "activate fremont" not in driver.actions
    denial = refusal(driver.state, parse("activate fremont"))
    assert denial is not None
    assert denial.clause == "4.3.1"


# --- Storms -------------------------------------------------------------------------------------


@pytest.mark.clause("4.2.5")
def test_severe_storms_cancel_a_naval_move_and_leave_the_game() -> None:
    state = moving(UNION, "fort-monroe", 3)
    driver = window(state, StormWindow(), confederate=(112,)).push("interrupt 112")
    assert (driver.returned, state.gone, state.discards) == (1, (112,), ())


@pytest.mark.clause("4.2.5")
def test_storms_are_asked_for_by_public_facts() -> None:
    state = moving(UNION, "fort-monroe", 3)
    assert window(state, StormWindow(), confederate=(12,)).actions == ["pass"]
    state = moving(UNION, "fort-monroe", 3)
    state.gone = (112,)
    assert window(state, StormWindow(), confederate=(12,)).over


# --- Interceptions ------------------------------------------------------------------------------


@pytest.mark.clause("4.2.5")
def test_the_interception_cards_of_a_hand() -> None:
    state = empty_table()
    state.hand = [(), (8, 89, 103), (8, 102, 103, 105)]
    assert interception_cards(state, UNION) == (8, 103)
    assert interception_cards(state, CONFEDERATE) == (8, 102, 103)
    state.hand[UNION] = (102,)  # the First Battle of Manassas is the Confederate's
    assert interception_cards(state, UNION) == ()


# --- Battles ------------------------------------------------------------------------------------


def battlefield(*, fort: bool = False) -> ForThePeopleState:
    """An army with Stoneman's brigade attacks an army with Stuart's at Fredericksburg."""
    state = moving(UNION, "aquia-creek", 8, "mcclellan", "stoneman", army=0)
    put(
        state,
        CONFEDERATE,
        "fredericksburg",
        6,
        "r-e-lee",
        "stuart",
        army=VIRGINIA,
    )
    if fort:
        state.set_fort(space("fredericksburg"), CONFEDERATE)
    return state


@pytest.mark.clause("4.2.5")
def test_sigel_and_detached_cavalry_by_the_confederate() -> None:
    driver = window(battlefield(), BattleWindow(space("fredericksburg")), confederate=(28, 105))
    assert driver.actions == ["pass", "interrupt 28", "interrupt 105"]
    driver.push("interrupt 28", "interrupt 105")
    assert (driver.over, driver.returned) == (True, 1 + 2)


@pytest.mark.clause("4.2.5")
def test_the_attacker_is_asked_first_and_detaches_the_confederate_cavalry() -> None:
    driver = window(
        battlefield(), BattleWindow(space("fredericksburg")), union=(105,), confederate=(28,)
    )
    assert driver.decision.seat == "union"
    driver.push("interrupt 105")
    assert driver.decision.seat == "confederate"
    assert driver.push("pass").returned == 4


@pytest.mark.clause("4.2.5")
def test_detached_cavalry_needs_an_enemy_army_with_a_brigade() -> None:
    state = moving(UNION, "aquia-creek", 6, "mcclellan")  # a corps
    put(state, CONFEDERATE, "fredericksburg", 6, "r-e-lee", army=VIRGINIA)
    driver = window(state, BattleWindow(space("fredericksburg")), union=(105,), confederate=(105,))
    assert (driver.decision.seat, driver.actions) == ("confederate", ["pass"])


@pytest.mark.clause("4.2.5")
def test_siege_guns_silence_a_fort_and_draw_a_card() -> None:
    state = battlefield(fort=True)
    state.deck = (11, 12, 13)
    driver = window(state, BattleWindow(space("fredericksburg")), union=(130,), draws=["12"]).push(
        "interrupt 130", "pass"
    )
    assert driver.returned == 8
    assert [state.hand[UNION], state.deck, state.gone] == [(12,), (11, 13), (130,)]
    assert driver.told("card-drawn")[0].audience == ("union",)


@pytest.mark.clause("4.2.5")
def test_siege_guns_need_a_confederate_fort_under_attack() -> None:
    driver = window(battlefield(), BattleWindow(space("fredericksburg")), union=(130,))
    assert driver.actions == ["pass"]
    state = moving(CONFEDERATE, "manassas", 6, "r-e-lee")
    put(state, UNION, "washington-dc", 5)
    driver = window(state, BattleWindow(space("washington-dc")), union=(130,))
    assert driver.over


@pytest.mark.clause("4.4.1")
def test_drawing_the_proclamation_leaves_no_open_trace() -> None:
    """Ruling B39 is given up here: what a secret draw changes must itself be secret."""
    state = battlefield(fort=True)
    state.deck, state.union_victory = (81,), True
    window(state, BattleWindow(space("fredericksburg")), union=(130,), draws=["81"]).push(
        "interrupt 130"
    )
    assert state.hand[UNION] == (81,)
    assert state.union_victory


@pytest.mark.clause("4.2.5")
def test_a_lone_brigade_is_no_army() -> None:
    state = moving(UNION, "aquia-creek", 0, "stoneman")
    assert state.force is not None
    state.force.kind = BRIGADE
    put(state, CONFEDERATE, "fredericksburg", 6, "r-e-lee", army=VIRGINIA)
    driver = window(state, BattleWindow(space("fredericksburg")), confederate=(105,))
    assert driver.actions == ["pass"]
