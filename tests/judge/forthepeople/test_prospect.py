"""What bots see of the war: where strength is wanted, and how near each side is to 1861 (13.2)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longroll.engine.weights import read_weights
from longroll.titles.forthepeople.cards.rounds import StrategyPhase
from longroll.titles.forthepeople.components import BORDER, SPACE, STATES
from longroll.titles.forthepeople.judge.appraisal import appraise
from longroll.titles.forthepeople.judge.exposure import lone_generals
from longroll.titles.forthepeople.judge.fronts import CROWD, RINGS, at_the_front, nearness, wanted
from longroll.titles.forthepeople.judge.prospect import outcome, prospect, undecided
from longroll.titles.forthepeople.judge.weights import W, Weights
from longroll.titles.forthepeople.sequence import War
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put

STATE = {state.key: state for state in STATES}


def fall_of_1861(**held: int) -> ForThePeopleState:
    """The last turn of 1861, the Confederacy with so many spaces of each border state named."""
    state = empty_table(3)
    state.scenario = "1861"
    for key, count in held.items():
        taken = [place for place, _ in enumerate(state.control) if STATE[key].spaces >> place & 1]
        for place in taken[:count]:
            state.control[place] = CONFEDERATE
    state.touch_water()
    return state


def stands(state: ForThePeopleState, side: int = CONFEDERATE) -> int:
    other = UNION if side == CONFEDERATE else CONFEDERATE
    return prospect(state, side, state.controlled(side), state.controlled(other))


def test_each_space_nearer_to_both_states_is_worth_more_than_the_last() -> None:
    need = STATE["ky"].control_needed
    worths = [stands(fall_of_1861(mo=7, ky=count)) for count in range(need - 4, need + 1)]
    steps = [after - before for before, after in pairwise(worths)]
    assert steps == sorted(steps)
    assert steps[0] > W.aim_space
    assert steps[-1] == W.aim_space + W.aim_state + W.standing[0] - W.standing[1]


def test_what_the_one_side_gains_the_other_loses() -> None:
    state = fall_of_1861(mo=7, ky=6)
    assert stands(state, UNION) == -stands(state, CONFEDERATE)


def test_the_standing_counts_less_while_turns_remain() -> None:
    won, late = fall_of_1861(mo=7, ky=7), stands(fall_of_1861(mo=7, ky=7))
    won.turn = 1
    assert late - stands(won) == W.standing[0] - W.standing[0] // 3


@pytest.mark.parametrize(("will", "short"), [(84, 0), (85, 1), (89, 1), (90, 2), (100, 4)])
def test_a_union_near_its_breaking_point_is_nearly_beaten_too(will: int, short: int) -> None:
    state, calm = fall_of_1861(), fall_of_1861()
    state.will[UNION], calm.will[UNION] = will, 150
    assert stands(state) - stands(calm) == W.standing[short]


def test_a_space_with_the_enemys_supplied_troops_counts_for_him() -> None:
    """The political phase will turn its marker over (11.1)."""
    state = in_turn(fall_of_1861(ky=7), 3, "reinforcement", 0)
    before = appraise(state, UNION)
    control(state, UNION, "cincinnati")
    put(state, UNION, "falmouth", 1)
    held, lost = state.controlled(UNION), state.controlled(CONFEDERATE)
    assert lost >> SPACE["falmouth"] & 1
    assert appraise(state, UNION) - before > W.aim_space + W.strength * W.aside[0] // 100
    assert held >> SPACE["falmouth"] & 1 == 0


def test_the_union_wants_the_south_only_where_will_decides() -> None:
    state = fall_of_1861()
    control(state, CONFEDERATE, "richmond")
    richmond = 1 << SPACE["richmond"]
    assert wanted(state, UNION, 0) & BORDER == BORDER
    assert not wanted(state, UNION, 0) & richmond
    state.scenario = "campaign"
    assert wanted(state, UNION, 0) & richmond
    assert wanted(state, CONFEDERATE, 0) & richmond
    assert not wanted(state, CONFEDERATE, 1 << SPACE["richmond"]) & richmond


def test_strength_counts_by_its_distance_from_what_it_is_to_take() -> None:
    target = 1 << SPACE["columbus-ky"]
    near, far = empty_table(), empty_table()
    put(near, CONFEDERATE, "columbus-ky", 2)
    put(far, CONFEDERATE, "richmond", 2)
    assert nearness(near, CONFEDERATE, target) == 2 * RINGS
    assert nearness(far, CONFEDERATE, target) == 0
    put(near, CONFEDERATE, "columbus-ky", 20)
    assert nearness(near, CONFEDERATE, target) == CROWD * RINGS


def test_a_fort_is_at_the_front_where_the_enemy_is_beside_it() -> None:
    state = empty_table()
    fort = 1 << SPACE["pittsburgh"]
    assert not at_the_front(state, UNION, fort)
    put(state, CONFEDERATE, "johnstown", 1)
    assert at_the_front(state, UNION, fort) == fort


def test_strength_that_a_general_can_lead_on_counts_twice() -> None:
    """A corps is a general with up to six strength points; cavalry leads none (5.1.2)."""
    target = 1 << SPACE["columbus-ky"]
    led, mounted, marching = empty_table(), empty_table(), empty_table()
    put(led, CONFEDERATE, "columbus-ky", 2, "polk")
    put(mounted, CONFEDERATE, "columbus-ky", 2, "forrest")
    marching.force = march(marching, CONFEDERATE, "columbus-ky", 2, "polk")
    assert nearness(led, CONFEDERATE, target) == 4 * RINGS
    assert nearness(mounted, CONFEDERATE, target) == 3 * RINGS  # the brigade is a third point
    assert nearness(marching, CONFEDERATE, target) == 4 * RINGS


def test_what_the_union_has_taken_is_decided() -> None:
    """It is never lost again (12.1.3), so that the Confederacy cannot win by states any more."""
    state = fall_of_1861(mo=10, ky=9)
    near = stands(state)
    state.state_owner[STATE["mo"].index] = UNION
    assert undecided(state) == STATE["ky"].spaces | STATE["wv"].spaces
    assert not wanted(state, UNION, 0) & STATE["mo"].spaces
    assert not wanted(state, CONFEDERATE, 0) & STATE["mo"].spaces
    assert stands(state) < near - W.standing[0]
    worth = appraise(state, CONFEDERATE)
    control(state, UNION, "springfield-mo")
    assert worth - appraise(state, CONFEDERATE) <= W.will + 2 * W.own_space


def test_what_the_confederacy_has_taken_it_keeps_until_the_union_has_enough_of_it() -> None:
    """12.1.3: fewer spaces than it needed to take the state are enough to keep it."""
    state = fall_of_1861(mo=7, ky=2)
    state.will[UNION] = 150  # far from breaking
    before = stands(state)
    state.state_owner[STATE["ky"].index] = CONFEDERATE
    missing = (STATE["ky"].control_needed - 2) * W.aim_space
    assert stands(state) - before == missing + W.aim_state + W.standing[0]
    assert undecided(state) == BORDER
    held = STATE["ky"].spaces & ~state.controlled(CONFEDERATE)
    assert held.bit_count() == STATE["ky"].control_needed
    # From then on the one gains what the other loses, and Missouri alone wins nothing.
    taken = prospect(state, UNION, held, state.controlled(CONFEDERATE))
    gained = held.bit_count() * W.aim_space + W.aim_state
    assert taken - stands(state, UNION) == gained + missing + W.aim_state + W.standing[0]
    assert prospect(state, CONFEDERATE, state.controlled(CONFEDERATE), held) == -taken


def in_turn(state: ForThePeopleState, turn: int, step: str, cards: int) -> ForThePeopleState:
    """The war in a step of a turn, with so many cards in each hand."""
    state.turn = turn
    war = War()
    war.at = War.positions[step] + 1  # it counts on as it calls
    state.stack = [war, StrategyPhase()] if step == "strategy" else [war]
    for side in (UNION, CONFEDERATE):
        state.hand[side] = tuple(range(1, cards + 1))
    return state


@pytest.mark.parametrize(
    ("turn", "step", "cards", "worth"),
    [
        (1, "strategy", 0, W.strength * W.aside[2] // 100),
        (2, "strategy", 0, W.strength * W.aside[1] // 100),
        (3, "reinforcement", 0, W.strength * W.aside[0] // 100),
        (3, "strategy", 7, W.strength * W.aside[0] // 100),
        (3, "strategy", 2, W.strength * 40 // 100 * W.aside[0] // 100 * 40 // 100),
        (3, "strategy", 0, 0),
        (3, "political_control", 0, 0),
    ],
)
def test_strength_that_comes_too_late_to_take_anything_counts_for_less(
    turn: int, step: str, cards: int, worth: int
) -> None:
    """When 1861 ends only the states count (13.2): what is raised with the last card is lost."""
    worths: list[int] = []
    for points in (0, 1):
        state = in_turn(fall_of_1861(), turn, step, cards)
        put(state, CONFEDERATE, "baldwin", points)
        worths.append(appraise(state, CONFEDERATE))
    assert worths[1] - worths[0] == worth


def test_a_game_about_to_end_is_worth_what_it_ends_with() -> None:
    """13.2: else a search would compare a line that sees the end with one that does not."""
    won = in_turn(fall_of_1861(mo=7, ky=7), 3, "strategy", 0)
    assert (
        outcome(won, CONFEDERATE, won.controlled(CONFEDERATE), won.controlled(UNION)) == W.victory
    )
    assert outcome(won, UNION, won.controlled(UNION), won.controlled(CONFEDERATE)) == -W.victory
    assert abs(appraise(won, CONFEDERATE) - W.victory) < W.victory // 5
    drawn = in_turn(fall_of_1861(mo=7, ky=6), 3, "strategy", 0)
    assert not outcome(drawn, UNION, drawn.controlled(UNION), drawn.controlled(CONFEDERATE))
    assert abs(appraise(drawn, CONFEDERATE)) < W.victory // 5
    early = in_turn(fall_of_1861(mo=7, ky=6), 3, "strategy", 5)
    assert appraise(early, CONFEDERATE) > 5 * appraise(drawn, CONFEDERATE)


@pytest.mark.parametrize("turn", [1, 3])
def test_what_the_enemy_could_take_at_once_counts_in_full_to_the_end(turn: int) -> None:
    """An army of ten beside a general with one strength point takes him without a battle (5.7.2).

    With a fort he gives battle; what the fort is worth itself counts for less in the last turn.
    """
    state = in_turn(fall_of_1861(), turn, "reinforcement", 0)
    put(state, CONFEDERATE, "manassas", 1, "beauregard")
    put(state, UNION, "washington-dc", 10, "mcdowell", army="army-of-the-potomac")
    assert len(lone_generals(state, CONFEDERATE)) == 1
    before = appraise(state, CONFEDERATE)
    state.set_fort(SPACE["manassas"], CONFEDERATE)
    assert not lone_generals(state, CONFEDERATE)
    gained = W.fort * W.aside[3 - turn] // 100
    assert appraise(state, CONFEDERATE) - before == pytest.approx(W.alone + gained, abs=1)


def test_a_file_without_a_weight_is_refused() -> None:
    with pytest.raises(KeyError):
        read_weights(Weights, "[appraisal]\nwill = 100")
