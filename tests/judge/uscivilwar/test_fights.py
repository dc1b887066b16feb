"""What bots expect of battles in the field."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.bots import Insight, make_bot
from longroll.engine.action import parse
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.base import turn_of
from longroll.titles.uscivilwar.battle import Attackers
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERAL,
    SEASONS,
    UNION,
)
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.judge.appraisal import appraise
from longroll.titles.uscivilwar.judge.captures import landings_in_hand, prized, sailing
from longroll.titles.uscivilwar.judge.fights import (
    battle_gain,
    best_battle,
    fight,
    gain_by_standing,
    pending_battle,
    pending_landing,
    possible_attackers,
    price_of_hunger,
    relief,
)
from longroll.titles.uscivilwar.judge.hunger import hunger, surrender_loss
from longroll.titles.uscivilwar.judge.orders import priorities
from longroll.titles.uscivilwar.sea.routes import voyage
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station
from tests.judge.uscivilwar.steps import order


def armies(union: int, confederate: int) -> CivilWarState:
    """Grant with three stars in Harper's Ferry, and Confederates two hexes off, in Strasburg."""
    state = bare()
    station(state, UNION, "1545", union, "grant")
    state.stars[GENERAL["grant"]] = 3
    station(state, CONFEDERATE, "1643", confederate)
    state.stack.append(Activations(UNION, 3))
    return state


def force(state: CivilWarState, number: int) -> Attackers:
    return possible_attackers(state, UNION, at("1545"), GENERAL["grant"], number)


@pytest.mark.clause("11.2.2")
def test_many_against_few_destroy_more_than_they_lose() -> None:
    state = armies(6, 2)
    many = fight(state, force(state, 6), at("1643"))
    few = fight(state, force(state, 2), at("1643"))
    assert many.won > few.won
    assert many.dealt - many.taken > few.dealt - few.taken
    assert many.won + many.lost <= 1
    assert many.dealt <= 2, "no more than there are"


@pytest.mark.clause("11.1.2")
def test_seven_to_one_displaces_without_a_loss() -> None:
    state = armies(7, 1)
    assert fight(state, force(state, 7), at("1643")) == (1.0, 0.0, 0.5, 0.0)


@pytest.mark.clause("11.3")
def test_subordinates_count_in_an_army_with_dice_for_them() -> None:
    alone = armies(7, 3)
    helped = armies(7, 3)
    station(helped, UNION, "1545", 0, "hancock")
    with_him, without = (fight(each, force(each, 7), at("1643")) for each in (helped, alone))
    assert with_him.won > without.won


def test_a_battle_counts_less_the_further_off_the_enemy_is() -> None:
    state = armies(6, 2)
    near, far = (best_battle(state, force(state, 6), at(place)) for place in ("1644", "1545"))
    assert near > far > 0
    assert best_battle(state, force(state, 6), at("1545"), 1) == 0, "he is two hexes off"


def test_a_force_under_way_counts_the_battle_to_which_it_can_come() -> None:
    """And once it has halted, only what it has done."""
    state = armies(6, 2)
    rest = appraise(state, UNION)
    assert pending_battle(state) == 0
    order(state, "march grant", "lead 6")
    assert pending_battle(state) > 0
    assert appraise(state, UNION) > rest
    order(state, "halt")
    assert pending_battle(state) == 0


@pytest.mark.clause("7.7")
def test_a_cautious_general_counts_no_battle_unless_a_point_is_paid() -> None:
    counted: list[float] = []
    for march in ("march mcclellan", "dare mcclellan"):
        state = bare()
        station(state, UNION, "1545", 6, "mcclellan")
        station(state, CONFEDERATE, "1643", 2)
        state.stack.append(Activations(UNION, 3))
        order(state, march, "lead 6")
        counted.append(pending_battle(state))
    shy, bold = counted
    assert bold > shy == 0


@pytest.mark.clause("9.3")
@pytest.mark.parametrize(("union", "stands"), [(12, False), (2, True)])
def test_who_is_attacked_stands_where_the_attack_is_not_likely_to_win(
    union: int, stands: bool
) -> None:
    """A look at the orders says so, before any die is thrown."""
    state = bare()
    station(state, UNION, "1545", union, "grant")
    state.stars[GENERAL["grant"]] = 3
    station(state, CONFEDERATE, "1644", 4, "jackson")
    state.stack.append(Activations(UNION, 3))
    assert order(state, "march grant", f"lead {union}", "attack 1644") == "confederate"
    stand, avoid = priorities(state, CONFEDERATE, [parse("stand"), parse("avoid")])
    assert (stand > avoid) == stands
    assert (gain_by_standing(state, 0) > 0) == stands


def fleet() -> CivilWarState:
    """Three SP in Chesapeake Bay with a card, and a garrison wherever it is worth landing."""
    state = bare()
    base = station(state, UNION, "chesapeake-bay", 3)
    station(state, UNION, "fort-monroe", 1)
    for place in members(voyage(facts(state), UNION, base).targets & prized()):
        state.put(CONFEDERATE, place, 1)
    state.hands[UNION][CARD_KINDS.index("naval")] = 1
    state.stack.append(Activations(UNION, 3))
    return state


@pytest.mark.clause("20.5.2")
def test_a_stack_on_ships_counts_its_assault_until_it_is_over() -> None:
    """Until the defender has chosen, nothing shows: bots would land only where nobody stands."""
    state, given_up = fleet(), fleet()
    order(given_up, "ships chesapeake-bay naval", "lead 3", "halt")
    assert pending_landing(state) == 0
    for step in ("ships chesapeake-bay naval", "lead 3", "assault fort-sumter"):
        asked = order(state, step)
        assert pending_landing(state) > 0, step
        assert appraise(state, UNION) > appraise(given_up, UNION), step
    assert asked == "confederate"
    assert order(state, "stand") == "union"
    ships = sailing(state)
    assert ships is not None
    assert ships.step == "reembark", "the assault has failed"
    assert pending_landing(state) == 0


def test_the_lieutenant_lands_where_a_garrison_stands() -> None:
    state = fleet()
    title = get_title("uscivilwar")
    bot = make_bot("lieutenant", 1)
    for verb in ("ships", "lead", "assault"):
        decision = title.decision(state)
        assert decision is not None
        chosen = bot.choose(Insight(title, state, "union", decision))
        assert chosen.verb == verb
        title.apply(state, "union", chosen, Sampled(1))
    assert fleet().strength(CONFEDERATE, at(chosen.args[0])) == 1


@pytest.mark.clause("20.5.1")
def test_a_voyage_in_peace_is_no_assault() -> None:
    state = fleet()
    order(state, "ships chesapeake-bay naval", "lead 3")
    ships = sailing(state)
    assert ships is not None
    ships.goal, ships.at = at("fort-monroe"), ships.steps.index("met")
    assert pending_landing(state) == 0, "it is a fort of the Union's"


@pytest.mark.clause("20.5.1")
def test_ships_without_a_card_make_no_assault() -> None:
    """The card in hand still promises what it did."""
    state = fleet()
    promised = landings_in_hand(state, UNION, facts(state))
    assert promised > 0
    order(state, "transport chesapeake-bay", "lead 2")
    assert pending_landing(state) == 0
    assert landings_in_hand(state, UNION, facts(state)) == promised
    state = fleet()
    order(state, "ships chesapeake-bay naval")
    state.hands[UNION][CARD_KINDS.index("naval")] = 1
    assert landings_in_hand(state, UNION, facts(state)) < promised, "who sails counts once"


def test_hunger_is_feared_except_next_to_supply() -> None:
    state = armies(6, 2)
    fed = price_of_hunger(state, UNION, at("1545"), 6, 0)
    away = price_of_hunger(state, UNION, at("2443"), 6, 1)
    assert fed == 0
    assert away > hunger(state, UNION, at("2443"), 6) > 0


@pytest.mark.clause("13.2.2")
def test_hunger_is_worst_in_winter_and_in_the_woods_and_least_under_a_good_general() -> None:
    state = bare()
    clear, woods = at("1844"), at("1945")
    station(state, UNION, "1844", 12)
    costs: dict[str, float] = {}
    for turn in (2, 4):
        state.turn = turn
        costs[SEASONS[turn_of(state).season]] = hunger(state, UNION, clear, 12)
    assert costs["winter"] > 2 * costs["summer"] > 0
    assert hunger(state, UNION, woods, 12) > costs["winter"]
    station(state, UNION, "1844", 0, "grant")
    assert hunger(state, UNION, clear, 12) < costs["winter"]


@pytest.mark.clause("13.4.2")
def test_a_hungry_army_gains_by_beating_who_cuts_its_line_and_by_nobody_else() -> None:
    state = bare()
    nashville = station(state, UNION, "2722", 12, "mcclellan")
    station(state, CONFEDERATE, "3021", 2)
    army = possible_attackers(state, UNION, nashville, GENERAL["mcclellan"], 12)
    assert relief(state, army, at("3021")) == 0, "the army has supply"
    before = battle_gain(state, army, at("3021"))
    station(state, CONFEDERATE, "2723", 2)
    assert not supply(facts(state), UNION).fed >> nashville & 1
    assert relief(state, army, at("3021")) == 0
    assert relief(state, army, at("2723")) >= hunger(state, UNION, nashville, 12) > 0
    assert battle_gain(state, army, at("2723")) > before + hunger(state, UNION, nashville, 12) / 2


@pytest.mark.clause("13.6.1")
def test_an_isolated_army_gains_by_a_way_out_even_of_great_length() -> None:
    state = bare()
    deep = station(state, UNION, "2443", 6, "grant")
    for place in ("2344", "2444", "2543"):
        station(state, CONFEDERATE, place, 1)
    army = possible_attackers(state, UNION, deep, GENERAL["grant"], 6)
    assert not supply(facts(state), UNION).connected >> deep & 1
    risk = surrender_loss(state, UNION, deep, 6)
    assert relief(state, army, at("2344")) == risk > 0, "it is hungry even then"
    assert relief(state, army, at("2444")) == 0, "the others still shut it in"
