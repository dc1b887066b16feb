"""What the general expects of a position of 1861: cards that activate (5.1.4), states that fall."""

from __future__ import annotations

import pytest

from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import CARDS, SPACE
from longroll.titles.forthepeople.expectation import foresee
from longroll.titles.forthepeople.fronts import CROWD, nearness, wanted
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.weights import W
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put
from tests.conformance.forthepeople.test_prospect import STATE, fall_of_1861, in_turn

ONES, THREES = (
    tuple(card.number for card in CARDS.values() if card.ops == value)[:4] for value in (1, 3)
)


def at_columbus(*generals: str, turn: int = 2, hand: tuple[int, ...] = ()) -> ForThePeopleState:
    """Five strength points of the Confederacy in Kentucky, in the rounds of a turn."""
    state = in_turn(empty_table(), turn, "strategy", 0)
    state.scenario = "1861"
    put(state, CONFEDERATE, "columbus-ky", 5, *generals)
    state.hand[CONFEDERATE] = hand
    return state


def led(state: ForThePeopleState) -> int:
    """What the points count for that stand there with a general."""
    here = nearness(state, CONFEDERATE, wanted(state, CONFEDERATE, 0))
    return W.front * here // 2


@pytest.mark.parametrize(
    ("general", "hand", "ease"),
    [
        ("polk", THREES, 100),  # he asks for a three
        ("polk", (*THREES[:2], *ONES[:2]), 0),
        ("polk", ONES, -100),
        ("polk", (), -100),
        ("a-s-johnston", (*ONES[:3], *THREES[:1]), -50),  # a two
        ("jackson", ONES, 100),
    ],
)
def test_a_general_is_worth_what_cards_there_are_to_activate_him(
    general: str, hand: tuple[int, ...], ease: int
) -> None:
    state = at_columbus(general, hand=hand)
    assert foresee(state, CONFEDERATE) == led(state) * ease // 100
    assert foresee(state, UNION) == -foresee(state, CONFEDERATE)


def test_before_the_cards_are_dealt_those_that_there_are_count() -> None:
    for general, ease in zip(("jackson", "bragg", "polk"), W.ease, strict=True):
        state = at_columbus(general)
        state.stack = in_turn(empty_table(), 2, "reinforcement", 0).stack
        assert foresee(state, CONFEDERATE) == led(state) * ease // 100


def test_the_best_of_those_who_can_lead_counts_and_cavalry_leads_none() -> None:
    """5.1.2."""
    alone, pair, horse = at_columbus("polk"), at_columbus("polk", "bragg"), at_columbus("forrest")
    hand = tuple(card.number for card in CARDS.values() if card.ops == 2)[:3]
    for state in (alone, pair, horse):
        state.hand[CONFEDERATE] = hand
    assert foresee(alone, CONFEDERATE) == -led(alone)
    assert foresee(pair, CONFEDERATE) == led(pair)
    assert foresee(horse, CONFEDERATE) == 0


def test_a_force_on_the_march_counts_where_it_is() -> None:
    there = at_columbus("polk", hand=THREES)
    going = in_turn(empty_table(), 2, "strategy", 0)
    going.hand[CONFEDERATE] = THREES
    going.force = march(going, CONFEDERATE, "columbus-ky", 5, "polk")
    assert foresee(going, CONFEDERATE) == foresee(there, CONFEDERATE) > 0
    crowd = at_columbus("polk", hand=THREES)
    put(crowd, CONFEDERATE, "columbus-ky", 20)
    assert foresee(crowd, CONFEDERATE) == foresee(there, CONFEDERATE) * CROWD // 5


def test_leaders_matter_less_as_the_last_turn_goes_by() -> None:
    """13.2: what comes too late to take a state is worth nothing."""
    state = at_columbus("polk", turn=3, hand=THREES[:2])
    assert foresee(state, CONFEDERATE) == led(state) * 20 // 100


@pytest.mark.parametrize("scenario", ["1862", "1863", "campaign"])
def test_where_will_decides_nothing_is_foreseen(scenario: str) -> None:
    state = at_columbus("polk", hand=THREES)
    state.scenario, state.turn = scenario, 6
    assert foresee(state, CONFEDERATE) == 0


def kentucky(count: int, cards: int, turn: int = 2) -> ForThePeopleState:
    """The Confederacy with so many of the nine spaces, so many cards in each hand."""
    state = in_turn(fall_of_1861(ky=count), turn, "strategy", 0)
    state.turn = turn
    for side in (UNION, CONFEDERATE):
        state.hand[side] = ONES[:cards]
    return state


@pytest.mark.parametrize(("cards", "sure"), [(0, 100), (1, 100 - 2 * W.unsure)])
def test_a_state_that_will_fall_at_the_end_of_the_turn_is_as_good_as_taken(
    cards: int, sure: int
) -> None:
    """12.1.3: ten of will, the state, and its two empty spaces."""
    need, aside = STATE["ky"].control_needed, W.aside[1]
    assert (need, STATE["ky"].control_value, STATE["ky"].spaces.bit_count()) == (7, 10, 9)
    due = (10 * W.will + W.state + 2 * W.border_space) * aside // 100
    assert foresee(kentucky(need, cards), CONFEDERATE) == due * sure // 100
    assert foresee(kentucky(need - 1, cards), CONFEDERATE) == 0


def test_what_is_held_when_a_turn_begins_is_not_sure() -> None:
    need = STATE["ky"].control_needed
    late, early = kentucky(need, 0), kentucky(need, 0)
    early.stack = in_turn(empty_table(), 2, "reinforcement", 0).stack
    assert foresee(early, CONFEDERATE) == foresee(late, CONFEDERATE) * W.sure // 100
    many = kentucky(need, 0)
    many.hand[UNION] = tuple(CARDS)[:20]
    assert foresee(many, CONFEDERATE) == foresee(early, CONFEDERATE)


def test_nothing_falls_twice_and_in_the_last_turn_only_the_end_counts() -> None:
    owned = kentucky(7, 0)
    owned.state_owner[STATE["ky"].index] = CONFEDERATE
    assert foresee(owned, CONFEDERATE) == 0
    assert foresee(kentucky(7, 0, turn=3), CONFEDERATE) == 0


def test_who_takes_a_state_clears_it_of_markers_without_troops() -> None:
    """12.1.3: of those that the Union has there, it loses those where it has no unit or fort."""
    state = kentucky(7, 0)
    control(
        state,
        UNION,
        *(
            place
            for place in ("columbus-ky", "paducah", "louisville", "falmouth")
            if not state.controlled(CONFEDERATE) >> SPACE[place] & 1
        ),
    )
    marked = (state.controlled(UNION) & STATE["ky"].spaces).bit_count()
    assert marked
    bare = foresee(state, CONFEDERATE)
    due = 10 * W.will + W.state + W.border_space * (2 + marked)
    assert bare == due * W.aside[1] // 100 + marked * W.aim_space
    fort = next(
        place
        for place, _ in enumerate(state.control)
        if state.controlled(UNION) & STATE["ky"].spaces & 1 << place
    )
    state.set_fort(fort, UNION)
    assert bare - foresee(state, CONFEDERATE) == (
        2 * W.border_space * W.aside[1] // 100 + W.aim_space
    )


def test_the_title_tells_it_by_seats() -> None:
    state = kentucky(7, 0)
    assert TITLE.foresee(state, "confederate") == foresee(state, CONFEDERATE) > 0
    assert TITLE.foresee(state, "union") == -foresee(state, CONFEDERATE)
