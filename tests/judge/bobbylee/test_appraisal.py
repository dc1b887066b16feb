"""What a position is worth: strength, places, battles, orders in hand, and what bots make of it."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.bots import Insight, make_bot
from longroll.engine.action import parse
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.lab.suite import problems
from longroll.titles.bobbylee.components import CONFEDERATE, FOREST, LAND, UNION, hex_key
from longroll.titles.bobbylee.judge.appraisal import appraise, gauges
from longroll.titles.bobbylee.judge.contests import assault, contests, worth_of
from longroll.titles.bobbylee.judge.orders import in_hand, priorities, ready
from longroll.titles.bobbylee.judge.pressure import PRIZES, pressure
from longroll.titles.bobbylee.judge.volleys import volleys
from longroll.titles.bobbylee.state import BobbyLeeState
from tests.conformance.bobbylee.table import at, attack, battle, block, place, table, turn

TITLE = get_title("bobbylee")


def problem(key: str) -> Game:
    """A position of the suite."""
    found = next(one for one in problems("bobbylee") if one.key == key)
    return Game.from_text(found.text, key, seed=1)


def test_what_is_good_for_one_side_is_as_bad_for_the_other() -> None:
    for scenario in ("1861", "1862", "1863", "1864", "campaign"):
        state = TITLE.opening(scenario, (), Sampled(1))[0]
        assert TITLE.appraise(state, "union") == -TITLE.appraise(state, "confederate")


@pytest.mark.parametrize("more", ["us-inf-02", "us-cav-1", "us-art-1", "us-hq-ap"])
def test_strength_is_worth_something(more: str) -> None:
    state = table(us_inf_01="Washington", cs_inf_01="Richmond")
    before = appraise(state, UNION)
    place(state, more, "Washington")
    assert appraise(state, UNION) > before


@pytest.mark.clause("3.51")
def test_a_place_in_hand_is_worth_its_points_and_one_in_danger_less_than_one_that_is_safe() -> None:
    taken = table(us_inf_01="Fredericksburg", cs_inf_01="Danville")
    beside = table(us_inf_01="Hartwood", cs_inf_01="Danville")
    assert appraise(taken, UNION) - appraise(beside, UNION) > 20
    threatened = table(us_inf_01="Frederick", cs_inf_01="Richmond")
    safe = table(us_inf_01="Frederick", cs_inf_01="Richmond", cs_inf_02="Richmond")
    assert appraise(safe, CONFEDERATE) > appraise(threatened, CONFEDERATE)


def test_strength_counts_for_more_the_nearer_it_stands_to_what_it_wants() -> None:
    around = pressure(table(us_inf_01="Fredericksburg", cs_inf_01="Richmond"))
    fields = [around.field(UNION, at(name)) for name in ("Washington", "Ashland", "Richmond")]
    assert fields == sorted(fields)
    assert {prize.side for prize in PRIZES} == {UNION, CONFEDERATE}


@pytest.mark.clause("5.11")
def test_headquarters_are_worth_more_the_fewer_steps_they_have() -> None:
    worth: list[int] = []
    for steps in (1, 2, 3):
        state = table(cs_inf_01="Richmond", us_inf_01="Washington")
        place(state, "us-hq-ap", "Washington", steps=steps)
        worth.append(appraise(state, UNION))
    assert worth[1] - worth[0] > worth[2] - worth[1] > 0


def fight(*, attackers: int, defenders: int, place_: str = "Fredericksburg") -> BobbyLeeState:
    """Divisions that attack divisions over the Rappahannock."""
    state = table(**{f"cs_inf_0{number}": place_ for number in range(1, defenders + 1)})
    came = {f"us_inf_0{number}": "Hartwood" for number in range(1, attackers + 1)}
    attack(state, UNION, place_, **came)
    state.active = UNION
    return state


@pytest.mark.clause("6.1")
def test_a_battle_promises_more_the_more_attack_and_is_even_at_even_strength() -> None:
    chances = [contests(fight(attackers=n, defenders=2), 0)[0].chance() for n in (1, 2, 3)]
    assert chances == sorted(chances)
    assert chances[0] < 0.35
    assert chances[2] > 0.5
    found = [fight(attackers=n, defenders=2) for n in (1, 3)]
    weak, strong = (worth_of(state, contests(state, 0)[0], pressure(state)) for state in found)
    assert strong > weak


@pytest.mark.clause("7.15")
def test_who_stands_alone_in_the_enemy_centre_has_won() -> None:
    """He stayed in his own line before an empty one: both looked alike."""
    game = problem("an-empty-centre-is-a-rout")
    chances = [contests(game.state, 0)[0].chance()]
    game.push("move cs-inf-01 union-centre")
    chances.append(contests(game.state, 0)[0].chance())
    assert chances[0] > 0.3
    assert chances[1] < 0.1


@pytest.mark.clause("3.1")
def test_the_end_of_the_track_is_worth_more_than_a_point() -> None:
    """He called to arms for the third time at nine points, and the month ended the war."""
    state = table(us_inf_01="Washington", cs_inf_01="Richmond")
    worth: list[int] = []
    for points in (8, 9, 10):
        state.political = points
        worth.append(appraise(state, UNION))
    assert worth[2] - worth[1] > worth[1] - worth[0] + 300
    found = next(one for one in problems("bobbylee") if one.key == "no-third-call")
    game = problem(found.key)
    for seed in range(4):
        insight = Insight(game.title, game.state, found.seat, game.decision)
        assert found.solved_by(str(make_bot("sergeant", seed).choose(insight)))


@pytest.mark.clause("7.6")
def test_walls_stand_by_whoever_is_within() -> None:
    """Who has left Washington has to take it again; the bots once thought that he half held it."""
    inside = {"us_hvy_1": "Washington", "us_gar_1": "Washington"}
    left = {"us_hvy_1": "Tennallytown", "us_gar_1": "Tennallytown"}
    came = {"cs_inf_04": "Washington", "cs_cav_2": "Washington", "cs_art_1": "Washington"}
    stayed, gone = table(**inside, **came), table(**left, **came)
    stayed.active = gone.active = CONFEDERATE
    assert appraise(stayed, UNION) > appraise(gone, UNION) + 100
    # The same power outside is worth less to its owner the better the place is walled.
    outside = {"us_inf_01": "Tennallytown", "us_inf_02": "Tennallytown"}
    held = pressure(table(**outside, cs_inf_04="Washington")).value
    free = pressure(table(**outside, cs_inf_04="Fairfax Court House")).value
    assert held < free - 500


@pytest.mark.clause("3.51")
def test_a_battle_is_between_what_both_ends_would_leave() -> None:
    state = table(us_gar_1="Washington", cs_inf_04="Washington", cs_inf_05="Alexandria")
    state.active = CONFEDERATE
    around = pressure(state)
    kept, lost = around.hopes[at("Washington")]
    assert 0 < kept < lost
    contest = contests(state, 0)[0]
    sure = contest._replace(powers=(10_000.0, 1.0), present=(0.0, 0.0))
    gone = contest._replace(powers=(1.0, 10_000.0), present=(0.0, 0.0))
    assert worth_of(state, sure, around) == pytest.approx(-kept, abs=1)
    assert worth_of(state, gone, around) == pytest.approx(-lost, abs=1)


@pytest.mark.clause("7.6")
@pytest.mark.clause("7.42")
def test_a_fort_helps_more_than_a_forest_and_a_forest_more_than_open_ground() -> None:
    forest = hex_key(members(FOREST & LAND)[0])
    chances: list[float] = []
    for where in ("Danville", forest, "Richmond"):
        state = table(cs_inf_01=where)
        state.at[block("us-inf-01")] = at(where)
        state.steps[block("us-inf-01")] = 3
        state.active = UNION
        chances.append(contests(state, 0)[0].chance())
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 3


@pytest.mark.clause("3.51")
def test_an_attack_on_a_place_that_counts_promises_more() -> None:
    place_, nowhere = "Gordonsville", "Fredericks Hall"
    found = [assault(table(cs_inf_01=name), at(name), UNION, 60.0) for name in (place_, nowhere)]
    assert found[0] > found[1] + 50


@pytest.mark.clause("7.41")
def test_on_the_field_who_can_fire_counts() -> None:
    state = fight(attackers=1, defenders=1)
    driver = battle(
        state, UNION, "deploy cs-inf-01 confederate-centre", "deploy us-inf-01 union-centre"
    )
    assert volleys(driver.state, at("Fredericksburg")) == 0, "nobody is engaged"
    driver.push("done", "move us-inf-01 confederate-centre")
    expected = (3 - 4) * 10 * 2 / 6
    assert volleys(driver.state, at("Fredericksburg")) == pytest.approx(expected)


@pytest.mark.clause("5.12")
def test_orders_are_worth_something_while_they_are_in_hand() -> None:
    state = table(us_hq_ap="Ashland", us_inf_01="Ashland", us_inf_02="Ashland")
    place(state, "cs-inf-01", "Danville")
    driver = turn(state, UNION, "us-hq-ap")
    assert ready(driver.state) == 1 << block("us-inf-01") | 1 << block("us-inf-02")
    side, worth = in_hand(driver.state, pressure(driver.state))
    assert side == UNION
    driver.push("march us-inf-01 1218")
    assert ready(driver.state) == 1 << block("us-inf-02")
    assert in_hand(driver.state, pressure(driver.state))[1] < worth


def test_a_march_to_where_strength_counts_is_tried_first() -> None:
    state = table(us_hq_ap="Hartwood", us_inf_01="Hartwood", cs_inf_01="Richmond")
    driver = turn(state, UNION, "us-hq-ap")
    orders = [parse("march us-inf-01 1213"), parse("march us-inf-01 1312"), parse("done")]
    forward, back, done = priorities(driver.state, UNION, orders)
    assert forward > 0
    assert forward > back
    assert done == 0


def test_the_sergeant_walks_into_an_empty_city() -> None:
    state = TITLE.opening("1862", (), Sampled(1))[0]
    empty = table(us_hq_ap="Hanover Court House", us_inf_01="Hanover Court House")
    place(empty, "cs-hq-anv", "Danville")
    state.at, state.steps, state.told = empty.at, empty.steps, empty.told
    state.group, state.seen, state.pending = empty.group, empty.seen, None
    bot = make_bot("sergeant", 1)
    for _ in range(8):
        decision = TITLE.decision(state)
        assert decision is not None
        seat = decision.seat
        action = parse("bid 0") if decision.clause == "4.3" else decision.actions[-1]
        if seat == "union" and decision.clause == "4.3":
            action = parse("bid 1")
        elif seat == "union":
            action = bot.choose(Insight(TITLE, state, seat, decision))
        TITLE.apply(state, seat, action, Sampled(2))
        if state.at[block("us-inf-01")] == at("Richmond"):
            break
    assert state.at[block("us-inf-01")] == at("Richmond")


def test_the_gauges_count_what_lies_on_the_map() -> None:
    state = table(us_inf_01="Washington", us_hq_ap="Washington", cs_inf_01="Richmond")
    told = gauges(state)
    assert (told["blocks union"], told["blocks confederate"]) == (2, 1)
    assert told["staff confederate"] == 0
