"""Which orders look promising before any is tried."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longroll.bots import Insight, make_bot
from longroll.bots.quiescence import estimate
from longroll.bots.settings import Climb
from longroll.engine.action import parse
from longroll.engine.chance import NoChance, Sampled
from longroll.engine.title import get_title
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERAL,
    GRID,
    UNION,
    place_key,
)
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.judge.appraisal import appraise
from longroll.titles.uscivilwar.judge.captures import (
    best_landing,
    landing,
    landings_in_hand,
    promise,
)
from longroll.titles.uscivilwar.judge.orders import priorities
from longroll.titles.uscivilwar.judge.pressure import prizes
from longroll.titles.uscivilwar.judge.weights import W
from longroll.titles.uscivilwar.marches.march import March
from longroll.titles.uscivilwar.reinforcement import UnionReinforcement
from longroll.titles.uscivilwar.sea.routes import voyage
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from tests.conformance.uscivilwar.table import at, bare, station


def hopes(state: CivilWarState, *words: str, side: int = UNION) -> list[float]:
    return priorities(state, side, [parse(text) for text in words])


def between_actions(state: CivilWarState, side: int = UNION) -> CivilWarState:
    """The same in an action phase, where a side chooses what to do next."""
    state.stack.append(Activations(side, 3))
    return state


def test_an_order_to_where_strength_counts_looks_better_than_one_away_from_it() -> None:
    state = bare()
    place = station(state, UNION, "Louisville", 6, "grant")
    station(state, CONFEDERATE, "Nashville", 4)
    state.stack.append(March(UNION, place, GENERAL["grant"], 6, 0, 0))
    to, away = place_key(at("Nashville")), place_key(at("Cincinnati"))
    onward, back, done = hopes(state, f"go {to}", f"go {away}", "done")
    assert onward > back
    assert done == 0


def test_between_actions_the_march_of_many_looks_better_than_that_of_few_or_of_none() -> None:
    state = between_actions(bare())
    place = place_key(station(state, UNION, "Louisville", 6, "grant", "sherman"))
    station(state, CONFEDERATE, "Nashville", 4)
    many, few, again, away = hopes(
        state, "march grant", f"column {place} 1", "march sherman", f"disperse {place} 1"
    )
    assert many > few > away
    assert many > again, "a second General of the same place would do much the same"


@pytest.mark.clause("13.6")
def test_an_army_that_is_cut_off_looks_first_for_a_way_home() -> None:
    state = bare()
    place = station(state, UNION, "1945", 12, "mcclellan")
    for near in GRID.neighbours[place]:
        station(state, CONFEDERATE, place_key(near), 1)
    station(state, CONFEDERATE, "2146", 8)
    assert supply(facts(state), UNION).fed >> at("1647") & 1
    assert not supply(facts(state), UNION).connected >> place & 1
    state.stack.append(March(UNION, place, GENERAL["mcclellan"], 12, 0, 0))
    back, onward = hopes(state, "go 1647", "go 2145")
    assert back > onward


@pytest.mark.clause("20.5.1")
def test_troops_in_port_promise_what_they_can_take_from_the_sea() -> None:
    state = between_actions(set_up("1862", ()))
    targets = voyage(facts(state), UNION, at("hatteras")).targets
    three, one = (best_landing(state, UNION, targets, number) for number in (3, 1))
    assert three > one > 0
    before = promise(state, UNION, at("5101"), 3)
    assert before > promise(state, UNION, at("fort-pickens"), 3)
    state.put(CONFEDERATE, at("5101"), 3)
    assert promise(state, UNION, at("5101"), 3) < before, "it is well held now"
    ships, column = hopes(state, "ships hatteras any", "column 1908 1")
    assert ships > column


@pytest.mark.clause("20.5.1")
def test_a_card_for_a_landing_counts_for_more_than_any_other_while_troops_are_in_port() -> None:
    def with_card(kind: str) -> CivilWarState:
        state = set_up("1862", ())
        state.hands[UNION][:] = [int(one == kind) for one in CARD_KINDS]
        return state

    naval, east = with_card("naval"), with_card("east")
    assert landings_in_hand(naval, UNION, facts(naval)) > 0
    assert landings_in_hand(east, UNION, facts(east)) == 0
    assert appraise(naval, UNION) > appraise(east, UNION)
    for place in list(naval.sp[UNION]):
        naval.take(UNION, place, naval.strength(UNION, place))
    station(naval, UNION, "1442", 3)
    assert landings_in_hand(naval, UNION, facts(naval)) == 0, "nobody is in port"


@pytest.mark.clause("21.11")
@pytest.mark.clause("21.7.3")
def test_a_landing_is_worth_what_the_naval_battle_before_it_leaves() -> None:
    """Gunboats never beat a Coastal Fort; works on the shore they may."""
    basic, advanced = (set_up("1862", options) for options in ((), ("advanced",)))
    advanced.ships = {}
    fort, town = at("fort-pulaski"), at("2449")
    for place in (fort, town):
        assert landing(basic, UNION, place, 3) == promise(basic, UNION, place, 3) > 0
    assert landing(advanced, UNION, fort, 3) == 0
    assert 0 < landing(advanced, UNION, town, 3) < promise(advanced, UNION, town, 3)


@pytest.mark.clause("20.5.1")
def test_each_card_and_each_target_of_a_landing_counts_once() -> None:
    state = set_up("1862", ())
    naval = CARD_KINDS.index("naval")
    promised: list[float] = []
    for cards in range(4):
        state.hands[UNION][:] = [cards * (kind == naval) for kind in range(len(CARD_KINDS))]
        promised.append(landings_in_hand(state, UNION, facts(state)))
    steps = [after - before for before, after in pairwise(promised)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > 0


@pytest.mark.clause("19.3.1")
def test_an_open_place_that_counts_is_worth_a_look() -> None:
    """It counts when it is taken, not when somebody stands next to it."""
    state = between_actions(bare())
    station(state, UNION, "2624", 2, "grant")
    nashville = at("Nashville")
    assert promise(state, UNION, nashville, 2) > 0
    (open_,) = hopes(state, "march grant")
    state.markers[UNION] |= 1 << nashville
    (taken,) = hopes(state, "march grant")
    assert open_ > taken + 40


def test_a_general_without_troops_takes_nothing() -> None:
    state = bare()
    station(state, UNION, "2624", 1, "grant")
    nashville = at("Nashville")
    assert promise(state, UNION, nashville, 1) > 0
    assert promise(state, UNION, nashville, 0) == 0


@pytest.mark.clause("10.3.1")
def test_a_coastal_fort_counts_for_the_port_behind_it() -> None:
    values = {prize.place: prize.value for prize in prizes()}
    assert values[at("fort-sumter")] == values[at("3839")] * W.gate // 100 > 0
    new_orleans = values[at("4814")]
    assert values[at("fort-st-philip")] == new_orleans * W.gate // 100


@pytest.mark.clause("18.3.1")
def test_a_card_is_worth_what_the_order_is_worth_that_it_pays_for() -> None:
    def gain(points: int) -> int:
        state = bare()
        state.side = UNION
        station(state, UNION, "2624", 3, "grant")
        state.hands[UNION][CARD_KINDS.index("west")] = 1
        state.stack.append(Activations(UNION, points))
        title = get_title("uscivilwar")
        title.decision(state)
        card = parse("card west")
        return estimate(title, state, "union", card, 1, Climb(), 1) - appraise(state, UNION)

    assert gain(0) > W.resource, "Nashville stands open, and no point is left to go there"
    assert gain(2) < 0, "while points are left it allows nothing that is better"


@pytest.mark.clause("20.5.1")
def test_of_voyages_that_one_card_allows_the_second_is_half_as_promising() -> None:
    state = between_actions(set_up("1862", ()))
    alone = [hopes(state, f"ships {place} any")[0] for place in ("hatteras", "chesapeake-bay")]
    both = hopes(state, "ships hatteras any", "ships chesapeake-bay any")
    assert both == [alone[0], alone[1] / 2]
    other = hopes(state, "ships hatteras any", "ships chesapeake-bay naval")
    assert other == alone


@pytest.mark.clause("10.2.2")
@pytest.mark.clause("20.1.4")
def test_a_card_is_worth_a_fort_that_shuts_the_mississippi() -> None:
    """The text gives this advice itself (L5873): build forts on the Mississippi."""

    def order(fort: str) -> int:
        state = set_up("1861", ())
        state.hands[CONFEDERATE][:] = [int(one == "west") for one in CARD_KINDS]
        state.side = CONFEDERATE
        state.stack.append(Activations(CONFEDERATE, 1))
        title, before = get_title("uscivilwar"), appraise(state, CONFEDERATE)
        title.decision(state)
        title.apply(state, "confederate", parse("works west"), NoChance())
        assert not title.quiet(state), "where the fort is begun is still to be said"
        title.decision(state)
        title.apply(state, "confederate", parse(f"fort {place_key(at(fort))}"), NoChance())
        assert title.quiet(state)
        return appraise(state, CONFEDERATE) - before

    assert order("Memphis") > order("Nashville")
    assert order("Memphis") > 0
    state = set_up("1861", ())
    state.hands[CONFEDERATE][:] = [int(one in ("west", "east")) for one in CARD_KINDS]
    state.side = CONFEDERATE
    between_actions(state, CONFEDERATE)
    shut, rear = hopes(state, "works west", "works east", side=CONFEDERATE)
    assert shut > rear
    frame = state.stack[-1]
    assert isinstance(frame, Activations)
    frame.card = CARD_KINDS.index("west")
    memphis, nashville = (f"fort {place_key(at(name))}" for name in ("Memphis", "Nashville"))
    shut, rear = hopes(state, memphis, nashville, side=CONFEDERATE)
    assert shut > rear


@pytest.mark.clause("15.1")
def test_troops_are_sent_by_rail_to_the_front_and_not_left_at_home() -> None:
    """A leg was judged while they were on the train, so that nobody ever went."""
    title = get_title("uscivilwar")
    state = set_up("1862", ())
    state.turn = 5
    state.stack.append(StrategicMovement(UNION))
    for _ in range(4):
        decision = title.decision(state)
        assert decision is not None
        found = priorities(state, UNION, decision.actions)
        assert max(found) > 10
        chosen = make_bot("sergeant", 1).choose(Insight(title, state, "union", decision))
        title.apply(state, "union", chosen, Sampled(1))
        if chosen.verb == "embark":
            break
    frame = state.stack[-1]
    assert isinstance(frame, StrategicMovement)
    assert frame.moving
    assert not title.quiet(state)
    legs = 0
    while frame.moving:
        decision = title.decision(state)
        assert decision is not None
        chosen = make_bot("sergeant", 1).choose(Insight(title, state, "union", decision))
        legs += chosen.verb != "stay"
        title.apply(state, "union", chosen, Sampled(1))
    assert 1 <= legs <= 2, "they rode to and fro until no train was left"


@pytest.mark.clause("10.2.6")
def test_forts_are_begun_where_they_guard_something() -> None:
    """Any of a hundred and fifty hexes was as good as any other, and a fort went to Pana."""
    state = set_up("1862", ())
    state.stack.append(UnionReinforcement())
    field, town, capital = hopes(state, "fort 1645", "fort 1338", "improve 1647")
    assert capital > town > field


@pytest.mark.clause("10.2.6")
def test_forts_are_begun_where_the_enemy_is_near() -> None:
    """They went to Evansville and Harrisburg, and towns in the South fell to single points."""
    state = set_up("1863", ())
    state.stack.append(UnionReinforcement())
    front, rear = at("Baton Rouge"), at("Louisville")
    state.sp[UNION][front] = state.sp[UNION][rear] = 3
    near, far = hopes(state, f"fort {place_key(front)}", f"fort {place_key(rear)}")
    assert near > far > 0
    state.sp[UNION][front] = 1
    (weak,) = hopes(state, f"fort {place_key(front)}")
    assert weak < near


@pytest.mark.clause("16.5")
def test_generals_are_sent_to_where_strength_counts() -> None:
    state = set_up("1862", ())
    near, far = hopes(state, "send mcdowell 2025", "send mcdowell 1601")
    assert near > far > 0


@pytest.mark.clause("6.2.1")
@pytest.mark.clause("7.5")
def test_on_the_march_troops_are_gathered_and_rich_towns_marked() -> None:
    state = bare()
    place = station(state, UNION, "2624", 6, "grant")
    station(state, UNION, "2625", 3)
    station(state, CONFEDERATE, "Nashville", 4)
    state.stack.append(March(UNION, place, GENERAL["grant"], 6, 0, 0))
    few, all_, stay = hopes(state, "gather 2625 1", "gather 2625 3", "halt")
    assert all_ > few > stay
    (poor,) = hopes(state, "mark")
    rich = bare()
    place = station(rich, UNION, "Nashville", 6, "grant")
    rich.stack.append(March(UNION, place, GENERAL["grant"], 6, 0, 0))
    assert hopes(rich, "mark")[0] > poor
    rich.burned = 1 << place
    assert hopes(rich, "mark")[0] == poor
