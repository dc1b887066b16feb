"""What the table foretells of a march, a battle or a turn is what the rules then do."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import choices_of
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.aids.odds import forecast
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.battle.chances import outcomes
from longroll.titles.uscivilwar.battle.odds import Line
from longroll.titles.uscivilwar.components import CARD_KINDS, CHARTS, CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.hardship import SupplySegment, unsupplied
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.reinforcement import ConfederateReinforcement
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.guns import toll
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station


def note(driver: Driver[CivilWarState], order: str) -> dict[str, object]:
    """The numbers that stand beside an order of the side that chooses."""
    return dict(AIDS.notes(driver.state, driver.decision.seat)[parse(order)].args)


def points_left(driver: Driver[CivilWarState]) -> object:
    """The Movement Points of which the question of a march tells."""
    return dict(driver.decision.prompt.args)["number"]


def phase(state: CivilWarState, difference: int = 3, side: int = UNION) -> Driver[CivilWarState]:
    state.side = side
    return Driver(state, Activations(side, difference), Scripted(()))


def reach(state: CivilWarState, about: str = "") -> Overlay:
    (found,) = [one for one in AIDS.overlays(state, "union", about) if one.key == "reach"]
    return found


# --- Battles --------------------------------------------------------------------------------------


@pytest.mark.clause("22.5.3")
def test_the_odds_count_that_an_army_of_high_morale_throws_ones_again() -> None:
    state = bare(6, options=("army-morale",))
    origin = station(state, UNION, "3715", 4, "grant")
    state.stars[GENERAL["grant"]] = 3
    place = station(state, CONFEDERATE, "3716", 4)
    state.proud = state.armies = 1 << GENERAL["grant"]
    state.side = UNION
    battle = Battle(Attackers(UNION, origin, GENERAL["grant"], (), 4, 0, 1), place)
    fought: Counter[bool] = Counter()
    for mine, again, theirs in product(range(1, 7), repeat=3):
        dice = (mine, again, theirs) if mine == 1 else (mine, theirs)
        driver = Driver(state.copy(), Battle(battle.force(), place), Scripted(dice))
        while not driver.over:
            driver.push(driver.actions[0])
        fought[bool(driver.told("battle-won"))] += 1
    told = forecast(state, battle)
    assert told.of == sum(fought.values()) == 216
    assert sum(one.ways for one in told.endings if one.attacker_wins) == fought[True]


@pytest.mark.clause("13.1.5")
def test_the_odds_judge_the_supply_of_a_tie_after_the_losses() -> None:
    state = bare(6)
    # Only the zone of the defenders keeps supply from the attackers: it is gone with their last SP.
    origin = station(state, UNION, "1306", 3, "banks")
    place = station(state, CONFEDERATE, "1406", 1)
    state.demoralised[UNION] |= 1 << origin
    state.side = UNION
    force = Attackers(UNION, origin, GENERAL["banks"], (), 3, 1, 1)
    fought: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=2):
        world = state.copy()
        driver = Driver(world, Battle(force, place), Scripted(dice))
        while not driver.over:
            driver.push(driver.actions[0])
        if not driver.told("battle-won"):
            fought[3 - world.strength(UNION, origin), 1 - world.strength(CONFEDERATE, place)] += 1
    told = forecast(state, Battle(force, place))
    lost: Counter[tuple[int, int]] = Counter()
    for one in told.endings:
        if not one.attacker_wins:
            lost[one.attacker_loss, one.defender_loss] += one.ways
    assert lost == fought
    assert 0 < told.hundredths()[1] < 100, "ties are told apart"
    assert fought[1, 1], "a tie that kills the defenders costs no demoralised SP more"


# --- Marches --------------------------------------------------------------------------------------


@pytest.mark.clause("7.6")
def test_who_leaves_a_general_behind_is_told_to_leave_him_an_sp() -> None:
    state = bare(6)
    state.stars[GENERAL["grant"]] = 2
    station(state, UNION, "3715", 2, "grant", "couch")
    driver = phase(state)
    told, marks = note(driver, "march couch"), reach(state, "couch")
    driver.push("march couch")
    assert [order for order in driver.actions if order.startswith("lead")] == ["lead 1"]
    assert told["number"] == 1
    driver.push("lead 1")
    assert reach(state).marks == marks.marks


@pytest.mark.clause("7.3")
def test_until_the_sp_are_chosen_the_reach_is_that_of_as_many_as_may_go() -> None:
    """Not of the General alone, who ends only with others (7.6)."""
    state = bare(6)
    station(state, UNION, "3715", 4, "couch")
    driver = phase(state)
    marks = reach(state, "couch").marks
    driver.push("march couch")
    assert driver.prompt == "prompt-muster"
    assert reach(state).marks == marks
    assert driver.push("lead 3").prompt == "prompt-march"
    assert reach(state).marks == marks


@pytest.mark.clause("5.1.2")
def test_sp_that_have_marched_are_told_to_go_with_nobody() -> None:
    state = bare(6)
    place = station(state, UNION, "3715", 4, "grant")
    state.side = UNION
    state.moved = {place: 3}
    assert note(phase(state), "march grant")["number"] == 1


@pytest.mark.clause("13.2.1")
def test_who_forages_is_told_the_points_that_he_has() -> None:
    state = bare(6)
    place = station(state, UNION, "3715", 2, "grant")
    state.foraging[UNION] = 1 << place
    driver = phase(state)
    told, marks = note(driver, "march grant")["movement"], reach(state, "grant")
    driver.push("march grant", "lead 2")
    assert told == points_left(driver)
    assert reach(state).marks == marks.marks


@pytest.mark.clause("5.4.2")
def test_the_reach_of_a_general_has_the_seats_that_are_left() -> None:
    state = bare(6)
    station(state, UNION, "1548", 4, "couch")
    driver = phase(state)
    driver.push("column 1548 2")
    rides = [order for order in driver.actions if order.startswith("ride")]
    assert rides
    driver.push(rides[-1], "halt")
    told = reach(state, "couch")
    driver.push("march couch", "lead 2")
    assert reach(state).marks == told.marks


@pytest.mark.clause("8.3")
def test_cavalry_is_told_that_it_owes_a_point_for_a_marker() -> None:
    state = bare(7)
    station(state, CONFEDERATE, "1945", 1, "stuart")
    state.markers[UNION] |= 1 << at("1946")
    driver = phase(state, side=CONFEDERATE)
    driver.push("march stuart", "lead 1")
    told = note(driver, "go 1946")
    driver.push("go 1946")
    assert told["left"] == points_left(driver)
    goes = [order for order in driver.actions if order.startswith("go ")]
    told, march = note(driver, goes[0]), state.stack[-1]
    assert isinstance(march, March)
    spent = march.spent
    driver.push(goes[0])
    march = state.stack[-1]
    assert isinstance(march, March)
    assert (told["cost"], told["left"]) == (march.spent - spent, points_left(driver))


@pytest.mark.clause("18.1")
@pytest.mark.parametrize("order", ["gather 1745 2", "go 1745"])
def test_a_forced_march_is_told_what_demoralised_sp_leave_of_it(order: str) -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    state.stars[GENERAL["banks"]] = 2
    state.demoralised[UNION] |= 1 << station(state, UNION, "1745", 3)
    state.hands[UNION][CARD_KINDS.index("any")] = 1
    driver = phase(state).push("march banks", "lead 2", "force any")
    told = note(driver, order)["left"]
    driver.push(order)
    assert points_left(driver) == told


# --- Which battles --------------------------------------------------------------------------------


@pytest.mark.clause("4.1.3")
def test_no_battle_is_foretold_for_which_no_point_is_left() -> None:
    state = bare(6)
    station(state, UNION, "3715", 6, "grant")
    station(state, CONFEDERATE, "3716", 2)
    assert AIDS.prospects(phase(state).state, "union")
    assert not AIDS.prospects(phase(state.copy(), 0).state, "union")


@pytest.mark.clause("5.10")
def test_battles_of_sp_without_a_general_are_foretold() -> None:
    state = bare(6)
    station(state, UNION, "3715", 6)
    station(state, CONFEDERATE, "3716", 2)
    (told,) = AIDS.prospects(phase(state).state, "union")
    force = Attackers(UNION, at("3715"), -1, (), 3, 0, 1)
    assert told == forecast(state, Battle(force, at("3716")))


@pytest.mark.clause("7.7")
def test_that_a_card_would_let_a_cautious_general_attack_is_told_to_its_owner_alone() -> None:
    state = bare(6)
    station(state, UNION, "1746", 6, "mcclellan")
    station(state, CONFEDERATE, "1846", 2)
    state.hands[UNION][CARD_KINDS.index("any")] = 1
    state = phase(state, 0).state
    assert any(order.verb == "spur" for order in choices_of(state, "union"))
    assert AIDS.prospects(state, "union")
    assert not AIDS.prospects(state, "confederate")


# --- The turn -------------------------------------------------------------------------------------


@pytest.mark.clause("14.1.2")
@pytest.mark.parametrize("turn", [3, 4, 8])
def test_the_income_foretells_what_the_next_turn_raises(turn: int) -> None:
    state = set_up("campaign", ())
    state.turn = turn
    (chart,) = [one for one in AIDS.charts(state, "union") if one.key == "income"]
    told = {str(row.label): row.cells[0] for row in chart.rows}
    (blockade,) = [one for one in AIDS.charts(state, "union") if one.key == "blockade"]
    state.turn += 1
    # Two dice for the state whose industry grows, and sixes on the blockade.
    driver = Driver(state, ConfederateReinforcement(), Scripted((1, 1, 6, 6, 6)))
    while not driver.told("raised"):
        driver.push(driver.actions[0])
    runs = driver.values("blockade")
    for row, run in zip(blockade.rows, runs, strict=True):
        assert row.cells[3] == run["points"]
    (raised,) = driver.values("raised")
    extra = int(raised["points"]) - int(str(told["without-runners"]))
    frame = next(f for f in state.stack if isinstance(f, ConfederateReinforcement))
    winter = 10 if turn != 4 else 0
    assert ("winter-takes" in told) == bool(winter)
    assert sum(frame.left) - frame.due == int(raised["number"]) - winter
    assert (
        int(str(told["makes-strength"]))
        <= int(raised["number"]) - winter
        <= (int(str(told["makes-strength"])) + 1 + extra // 10)
    )


# --- Supply ---------------------------------------------------------------------------------------


@pytest.mark.clause("13.3.3")
def test_who_lives_on_a_fort_is_not_told_to_be_without_supply() -> None:
    state = bare(6)
    for key in ("3041", "2842"):
        station(state, UNION, key, 2)
    state.set_fort(UNION, at("3041"), 1)
    (lines,) = [one for one in AIDS.overlays(state, "union", "") if one.key == "lines"]
    kinds = {mark.place: mark.kind for mark in lines.marks}
    hungry = unsupplied(state, UNION)
    for key in ("3041", "2842"):
        starves = bool(hungry >> at(key) & 1)
        assert kinds[key] == ("cut" if starves else "own")
        told = str(AIDS.show(state, "union", key)["units-union"])
        assert ("show-no-line" in told, "show-fortress" in told) == (starves, not starves)
    assert kinds["3041"] == "own"


# --- Guns -----------------------------------------------------------------------------------------


@pytest.mark.clause("21.13.1")
def test_guns_are_not_foretold_to_fire_at_ships_that_have_not_come_past_others() -> None:
    state = bare(6, options=("advanced",))
    posts = (at("4010"), at("3910"))
    for post in posts:
        state.set_fort(CONFEDERATE, post, 3)
    first = toll(state, UNION, dict.fromkeys(posts[:1], 1), 1)
    both = toll(state, UNION, dict.fromkeys(posts, 1), 1)
    passed = Counter[bool]()
    line = Line(CHARTS.column(2), 1, -2)
    for mine, other in product(outcomes(line).items(), repeat=2):
        bad = any(one.losses or one.mark for one, _ in (mine, other))
        passed[not bad] += mine[1] * other[1]
    share = passed[True] / sum(passed.values())
    assert 0 < share < 1
    assert both.damaged == pytest.approx(first.damaged * (1 + share))


# --- Refusals -------------------------------------------------------------------------------------


@pytest.mark.clause("5.9")
@pytest.mark.clause("7.5.1")
def test_sp_that_are_not_there_are_not_said_to_have_moved() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 1)
    driver = phase(state).push("march banks", "lead 2")
    for order in ("gather 1745 2", "collect 1"):
        why = driver.why(order)
        assert why is not None
        assert why.key == "deny-no-strength", order


@pytest.mark.clause("20.3.1")
def test_sp_that_are_not_there_are_not_said_to_have_sailed() -> None:
    state = bare(6)
    station(state, UNION, "2416", 1)
    why = phase(state).push("transport 2416").why("lead 2")
    assert why is not None
    assert why.key == "deny-no-strength"


@pytest.mark.clause("18.1")
def test_a_card_of_another_theatre_is_said_to_be_one() -> None:
    state = bare(6)
    station(state, UNION, "1746", 6, "mcclellan")
    state.hands[UNION][CARD_KINDS.index("west")] = 1
    why = phase(state).why("spur mcclellan west")
    assert why is not None
    assert why.key == "deny-other-theatre"


@pytest.mark.clause("11.1.1")
def test_an_enemy_on_the_way_is_not_said_to_be_a_distance() -> None:
    state = bare(6)
    station(state, UNION, "3713", 2, "grant")
    driver = phase(state).push("march grant", "lead 2")
    free = {order for order in driver.actions if order.startswith("go ")}
    for key in ("3714", "3613", "3614", "3712", "3812", "3813", "3814", "3612"):
        if f"go {key}" in free:
            station(state, CONFEDERATE, key, 1)
    state.pending = None
    told = {why.key for order in sorted(free) if (why := driver.why(order)) is not None}
    assert "deny-enemy-on-the-way" in told
    assert "deny-too-far" not in told


@pytest.mark.clause("13.2.2")
def test_who_may_spare_a_stack_is_told_what_attrition_takes_from_it() -> None:
    """The six faces of the die, played out."""
    lost: list[int] = []
    told: list[dict[str, object]] = []
    for face in range(1, 7):
        state = bare(6)
        place = station(state, UNION, "3732", 5)
        state.hands[UNION][CARD_KINDS.index("west")] = 1
        driver = Driver(state, SupplySegment(UNION), Scripted((face, 6)))
        told.append(note(driver, "suffer"))
        driver.push("suffer")
        lost.append(5 - state.strength(UNION, place))
    chance = round(100 * sum(number > 0 for number in lost) / 6)
    assert told == [{"chance": chance, "mean": f"{sum(lost) / 6:.1f}", "number": 5}] * 6
    assert 0 < chance < 100
