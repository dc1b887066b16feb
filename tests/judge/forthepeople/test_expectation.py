"""What the general expects of a position of 1861: cards that activate (5.1.4), states that fall."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longroll.board.region import Mask
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import CARDS, SPACE, SPACES, enemy
from longroll.titles.forthepeople.judge.appraisal import appraise, share_left, will_hold
from longroll.titles.forthepeople.judge.expectation import (
    command,
    due,
    foresee,
    race,
    scarce,
    threat,
)
from longroll.titles.forthepeople.judge.fronts import CROWD, nearness, wanted
from longroll.titles.forthepeople.judge.prospect import prospect
from longroll.titles.forthepeople.judge.weights import W
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put
from tests.judge.forthepeople.test_prospect import STATE, fall_of_1861, in_turn

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


Part = Callable[[ForThePeopleState, int, Mask, Mask], int]


def commanded(state: ForThePeopleState, side: int) -> int:
    """What ``side`` expects of its leaders alone."""
    mine, his = (will_hold(state, one) for one in (side, enemy(side)))
    led = command(state, side, mine) - command(state, enemy(side), his)
    return W.front * led * share_left(state) // 100**2


def net(part: Part, state: ForThePeopleState, side: int) -> int:
    """What ``side`` expects of ``part`` more than its enemy."""
    mine, his = (will_hold(state, one) for one in (side, enemy(side)))
    return part(state, side, mine, his) - part(state, enemy(side), his, mine)


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
    assert commanded(state, CONFEDERATE) == led(state) * ease // 100
    assert commanded(state, UNION) == -commanded(state, CONFEDERATE)


def test_before_the_cards_are_dealt_those_that_there_are_count() -> None:
    for general, ease in zip(("jackson", "bragg", "polk"), W.ease, strict=True):
        state = at_columbus(general)
        state.stack = in_turn(empty_table(), 2, "reinforcement", 0).stack
        assert commanded(state, CONFEDERATE) == led(state) * ease // 100


def test_the_best_of_those_who_can_lead_counts_and_cavalry_leads_none() -> None:
    """5.1.2."""
    alone, pair, horse = at_columbus("polk"), at_columbus("polk", "bragg"), at_columbus("forrest")
    hand = tuple(card.number for card in CARDS.values() if card.ops == 2)[:3]
    for state in (alone, pair, horse):
        state.hand[CONFEDERATE] = hand
    assert commanded(alone, CONFEDERATE) == -led(alone)
    assert commanded(pair, CONFEDERATE) == led(pair)
    assert commanded(horse, CONFEDERATE) == 0


def test_a_force_on_the_march_counts_where_it_is() -> None:
    there = at_columbus("polk", hand=THREES)
    going = in_turn(empty_table(), 2, "strategy", 0)
    going.hand[CONFEDERATE] = THREES
    going.force = march(going, CONFEDERATE, "columbus-ky", 5, "polk")
    assert commanded(going, CONFEDERATE) == commanded(there, CONFEDERATE) > 0
    crowd = at_columbus("polk", hand=THREES)
    put(crowd, CONFEDERATE, "columbus-ky", 20)
    assert commanded(crowd, CONFEDERATE) == commanded(there, CONFEDERATE) * CROWD // 5


def test_leaders_matter_less_as_the_last_turn_goes_by() -> None:
    """13.2: what comes too late to take a state is worth nothing."""
    state = at_columbus("polk", turn=3, hand=THREES[:2])
    assert commanded(state, CONFEDERATE) == led(state) * 20 // 100


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
    brings = (10 * W.will + W.state + 2 * W.border_space) * aside // 100
    assert net(due, kentucky(need, cards), CONFEDERATE) == brings * sure // 100
    assert net(due, kentucky(need - 1, cards), CONFEDERATE) == 0


def test_what_is_held_when_a_turn_begins_is_not_sure() -> None:
    need = STATE["ky"].control_needed
    late, early = kentucky(need, 0), kentucky(need, 0)
    early.stack = in_turn(empty_table(), 2, "reinforcement", 0).stack
    assert net(due, early, CONFEDERATE) == net(due, late, CONFEDERATE) * W.sure // 100
    many = kentucky(need, 0)
    many.hand[UNION] = tuple(CARDS)[:20]
    assert net(due, many, CONFEDERATE) == net(due, early, CONFEDERATE)


def test_nothing_falls_twice_and_in_the_last_turn_only_the_end_counts() -> None:
    owned = kentucky(7, 0)
    owned.state_owner[STATE["ky"].index] = CONFEDERATE
    assert net(due, owned, CONFEDERATE) == 0
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
    bare = net(due, state, CONFEDERATE)
    will = 10 * W.will + W.state + W.border_space * (2 + marked)
    assert bare == will * W.aside[1] // 100 + marked * W.aim_space
    fort = next(
        place
        for place, _ in enumerate(state.control)
        if state.controlled(UNION) & STATE["ky"].spaces & 1 << place
    )
    state.set_fort(fort, UNION)
    assert bare - net(due, state, CONFEDERATE) == (
        2 * W.border_space * W.aside[1] // 100 + W.aim_space
    )


def test_the_title_tells_it_by_seats() -> None:
    state = kentucky(7, 0)
    assert TITLE.judgement.foresee(state, "confederate") == foresee(state, CONFEDERATE) > 0
    assert TITLE.judgement.foresee(state, "union") == -foresee(state, CONFEDERATE)


def kentucky_marked(union: int, confederate: int, *cards: int, turn: int = 1) -> ForThePeopleState:
    """Kentucky with so many markers of each side, by operations of the cards of both hands."""
    state = in_turn(fall_of_1861(ky=confederate), turn, "strategy", 0)
    state.turn = turn
    free = [at for at, _ in enumerate(state.control) if STATE["ky"].spaces & 1 << at][confederate:]
    control(state, UNION, *(SPACES[space].key for space in free[:union]))
    for side, value in zip((UNION, CONFEDERATE), cards, strict=True):
        state.hand[side] = ONES[:value]
    return state


def raced(state: ForThePeopleState, side: int) -> int:
    """What ``side`` expects to mark in Kentucky alone."""
    for key in ("mo", "wv"):
        state.state_owner[STATE[key].index] = UNION
    mine, his = (will_hold(state, one) for one in (side, enemy(side)))
    return race(state, side, mine, his)


@pytest.mark.parametrize(
    ("union", "confederate", "share"),
    [
        (0, 1, 3 / 9),  # six of eight to have, three to be stopped
        (2, 1, 1 / 7),
        (3, 1, 0),  # only six are left to it
        (0, 6, 3 / 4),
        (2, 6, 1 / 2),
        (3, 6, 0),
    ],
)
def test_an_open_state_is_a_race_of_markers(union: int, confederate: int, share: float) -> None:
    """11.3 A: nobody marks what the other has marked; 12.1.4: seven of nine make Kentucky."""
    state = kentucky_marked(union, confederate, 4, 4)
    marks = 9 - union - confederate + 2 * union  # what is cleared the enemy loses and oneself gains
    will = (10 * W.will + W.state + W.border_space * marks) * W.aside[2] // 100
    won = W.aim_state * W.scarce[1] // 100
    worth = int(100 * share) * (will + union * W.aim_space + won) * W.race // 100**2
    assert raced(state, CONFEDERATE) == worth


def test_who_cannot_be_stopped_by_the_cards_that_are_left_wins_the_race() -> None:
    """One space to have; three to be stopped, and two operations left to the enemy."""
    stopped, free = kentucky_marked(0, 6, 3, 1), kentucky_marked(0, 6, 2, 1)
    spent = kentucky_marked(0, 6, 2, 0)
    assert raced(free, CONFEDERATE) * 3 // 4 == raced(stopped, CONFEDERATE)
    assert raced(spent, CONFEDERATE) == raced(stopped, CONFEDERATE)  # another turn may come
    spent.stack = in_turn(empty_table(), 2, "reinforcement", 0).stack
    assert raced(spent, CONFEDERATE) == raced(stopped, CONFEDERATE)


def test_troops_and_forts_of_the_enemy_keep_markers_out() -> None:
    """11.3 A."""
    state = kentucky_marked(0, 6, 4, 4)
    spaces = [at for at, _ in enumerate(state.control) if STATE["ky"].spaces & 1 << at]
    before = raced(state, CONFEDERATE)
    state.set_fort(spaces[-1], UNION)
    fort = raced(state, CONFEDERATE)
    state.set_fort(spaces[-2], UNION)
    assert before > fort > raced(state, CONFEDERATE) > 0


def test_before_the_last_turn_the_states_count_by_how_hard_they_are_to_have() -> None:
    state = kentucky(7, 0)
    more = (W.scarce[1] - 100) * (W.aim_state + 7 * W.aim_space) // 100
    assert net(scarce, state, CONFEDERATE) == more > 0
    state.state_owner[STATE["wv"].index] = UNION
    less = (W.scarce[2] - 100) * (W.aim_state + 4 * W.aim_space) // 100
    assert net(scarce, state, UNION) == less - more
    assert less < 0


def test_what_is_foreseen_before_the_last_turn_is_the_sum_of_its_parts() -> None:
    state = kentucky_marked(1, 5, 3, 3)
    put(state, UNION, "cincinnati", 3)
    parts = sum(net(part, state, UNION) for part in (due, race, scarce))
    threats = -net(threat, state, UNION)
    assert foresee(state, UNION) == commanded(state, UNION) + parts + threats
    assert parts
    assert threats
    state.turn = 3
    assert foresee(state, UNION) == commanded(state, UNION) - net(threat, state, UNION)


def along_the_ohio(*marked: str, union: int = 4, turn: int = 2) -> ForThePeopleState:
    """Markers of the Confederacy in Kentucky, troops of the Union in Cincinnati, and cards."""
    state = in_turn(empty_table(), turn, "strategy", 0)
    state.scenario, state.turn = "1861", turn
    control(state, CONFEDERATE, *marked)
    put(state, UNION, "cincinnati", union)
    for side in (UNION, CONFEDERATE):
        state.hand[side] = ONES[:5] + THREES[:5]
    return state


def threatened(state: ForThePeopleState, side: int = CONFEDERATE) -> int:
    mine, his = (will_hold(state, one) for one in (side, enemy(side)))
    return threat(state, side, mine, his)


def stands(state: ForThePeopleState, side: int = CONFEDERATE) -> int:
    """How 1861 stands by markers, with what is foreseen of the states before its last turn."""
    mine, his = (will_hold(state, one) for one in (side, enemy(side)))
    return prospect(state, side, mine, his) + net(scarce, state, side) * (state.turn < 3)


@pytest.mark.parametrize("turn", [2, 3])
@pytest.mark.parametrize("place", ["falmouth", "lexington-ky"])
def test_a_marker_without_troops_near_the_enemy_is_half_lost(place: str, turn: int) -> None:
    """11.1: whoever walks in turns it over."""
    before, after = along_the_ohio(place, turn=turn), along_the_ohio(turn=turn)
    control(after, UNION, place)
    loss = stands(before) - stands(after)
    assert loss > W.aim_space
    assert threatened(before) == loss * W.threat // 100
    assert threatened(before, UNION) == 0


def test_farther_than_two_spaces_nobody_soon_walks() -> None:
    assert threatened(along_the_ohio("somerset")) == 0
    assert threatened(along_the_ohio("lexington-ky", union=0)) == 0


def test_troops_and_forts_keep_what_they_stand_in_and_what_is_behind_them() -> None:
    """5.7.2, 6.2.4."""
    alone = along_the_ohio("falmouth", "lexington-ky")
    front, behind, fort = (along_the_ohio("falmouth", "lexington-ky") for _ in range(3))
    put(front, CONFEDERATE, "falmouth", 1)
    put(behind, CONFEDERATE, "lexington-ky", 1)
    fort.set_fort(SPACE["falmouth"], CONFEDERATE)
    assert threatened(front) == threatened(fort) == 0
    assert 0 < threatened(behind) < threatened(alone)


def test_a_single_point_takes_no_more_than_a_single_space() -> None:
    one, two, many = (along_the_ohio("falmouth", "lexington-ky", union=n) for n in (1, 2, 9))
    assert threatened(one) == threatened(two) // 2
    assert threatened(two) == threatened(many)


def test_who_has_no_card_left_comes_in_the_next_turn_or_not_at_all() -> None:
    early, late = along_the_ohio("falmouth"), along_the_ohio("falmouth", turn=3)
    dealt = threatened(early), threatened(late)
    assert min(dealt) > 0
    for state in (early, late):
        state.hand[UNION] = ()
    assert threatened(early) == dealt[0] // 2
    assert threatened(late) == 0
    late.stack = in_turn(empty_table(), 3, "reinforcement", 0).stack
    assert threatened(late) == dealt[1]


def test_what_the_union_has_for_good_is_not_threatened() -> None:
    """12.1.3."""
    state = along_the_ohio("falmouth")
    state.state_owner[STATE["ky"].index] = UNION
    assert threatened(state) == 0


def test_a_garrison_is_not_sent_away_to_guard_a_capital() -> None:
    """What a captain does: the appraisal alone counts one more guard of Richmond for more."""
    there = along_the_ohio("falmouth", "lexington-ky", "frankfort")
    put(there, CONFEDERATE, "falmouth", 1)
    away = along_the_ohio("falmouth", "lexington-ky", "frankfort")
    put(away, CONFEDERATE, "richmond", 1)
    assert appraise(away, CONFEDERATE) > appraise(there, CONFEDERATE)
    seen = [appraise(one, CONFEDERATE) + foresee(one, CONFEDERATE) for one in (there, away)]
    assert seen[0] > seen[1]
