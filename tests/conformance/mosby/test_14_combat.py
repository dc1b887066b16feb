"""14, 15 Combat and wounds."""

from __future__ import annotations

import pytest

from longroll.engine.state import SYSTEM
from longroll.titles.mosby.aids.prospects import forecast, wins
from longroll.titles.mosby.aids.report import contest
from longroll.titles.mosby.combat import Combat, Disbanding, Force, modifiers
from longroll.titles.mosby.components import COUNTER, TABLES
from longroll.titles.mosby.wounds import CasualtyCheck
from tests.conformance.mosby.table import at, hand, hide, operations, put, raid, run, spaces, where

RATIOS = [
    *((1, 1, 0), (2, 1, 1), (5, 2, 1), (6, 1, 5), (1, 6, -5), (2, 5, -2), (1, 2, -1), (3, 2, 0)),
    *((2, 3, -1), (6, 5, 0), (4, 2, 1), (6, 2, 2), (5, 6, -1)),
]


@pytest.mark.clause("14.1")
@pytest.mark.clause("14.3")
@pytest.mark.parametrize(("attacker", "defender", "modifier"), RATIOS)
def test_the_ratio_is_rounded_for_the_defender(attacker: int, defender: int, modifier: int) -> None:
    state = raid()
    state.alert, state.points = 4, 60
    assert TABLES.ratio(attacker, defender) == modifier
    own = dict(modifiers(state, Force("mosby", attacker, defender), ()))
    theirs = dict(modifiers(state, Force("union", defender, attacker), ()))
    assert own.get("ratio", 0) == modifier
    assert theirs.get("ratio", 0) == -modifier


@pytest.mark.clause("14.4")
@pytest.mark.parametrize(
    ("both", "modifier"),
    [(2, 2), (4, 2), (5, 1), (7, 1), (8, 0), (11, 0), (12, -1), (15, -1)],
)
def test_the_reaction_of_the_union(both: int, modifier: int) -> None:
    assert TABLES.reaction(both) == modifier


@pytest.mark.clause("14.6")
def test_the_combat_table_and_its_limits() -> None:
    told = [TABLES.combat_result(die) for die in range(-3, 11)]
    assert told == [
        *("D2", "D2", "D2", "D1", "D1", "D", "D", "R", "R1", "R1", "R2", "R3", "R3", "R3"),
    ]


@pytest.mark.clause("14.5")
@pytest.mark.clause("19.1")
def test_cards_before_the_die_and_permanent_ones_always() -> None:
    state = hand(raid("brentsville"), "ambush", "charge", "colt-revolvers", "mountain-howitzer")
    put(state, "picket-1", "brentsville")
    driven = run(state, Combat("mosby"), rolls=[3])
    assert driven.actions == ["roll", "play 5", "play 6"]
    driven.push("play 5", "play 6")
    told = driven.values("combat-roll")[0]
    assert told["count"] == 3 + 1 + 2 + 3 + 1 + 1
    assert state.hand == (17, 18)


@pytest.mark.clause("19.1")
def test_chapman_brings_a_factor_and_an_ambush_is_for_the_attacker() -> None:
    state = hand(raid("brentsville", factor=1), "chapmans-squadron", "ambush")
    put(state, "picket-8", "brentsville", awake=True)
    state.sent = state.concentrations
    driven = run(state, Combat("union"), rolls=[4, 6], draws=["manassas"]).push("stand")
    assert driven.actions == ["roll", "play 15"]
    driven.push("play 15")
    assert state.factor == 2


@pytest.mark.clause("14.2")
@pytest.mark.clause("16.3")
def test_disbanding_before_a_combat() -> None:
    state = put(put(raid("manassas"), "picket-1", "manassas", awake=True), "picket-2", "bradley")
    state.active |= 1 << COUNTER["picket-2"]
    state.points = 30
    driven = run(state, Combat("union"), rolls=[5], draws=["groveton"])
    assert driven.actions == ["stand", "disband"]
    driven.push("disband")
    assert [event.key for event in driven.events] == [
        *("combat", "casualty-none", "disbands", "points", "unit-strays"),
    ]
    assert (state.mosby, state.points, where(state, "picket-1")) == (-1, 28, "groveton")
    assert state.active == 1 << COUNTER["picket-1"]


@pytest.mark.clause("19.1")
def test_a_skedaddle_costs_nothing() -> None:
    state = hand(put(raid("manassas"), "picket-1", "manassas", awake=True), "skedaddle")
    state.points = 30
    driven = run(state, Combat("union"), draws=["groveton"]).push("play 9")
    assert (state.mosby, state.points) == (-1, 30)
    assert not driven.told("casualty-none")


@pytest.mark.clause("14.7")
@pytest.mark.parametrize(
    ("die", "alert", "result", "points", "factor"),
    [(2, 1, "D", 48, 2), (2, 3, "D1", 43, 1), (1, 5, "D1", 43, 1)],
)
def test_mosby_loses(die: int, alert: int, result: str, points: int, factor: int) -> None:
    state = put(hand(raid("brentsville", factor=2), "mountain-howitzer"), "picket-8", "brentsville")
    put(state, "2nd-vermont-brigade", "brentsville")
    state.points, state.alert = 50, alert
    driven = run(state, Combat("mosby"), rolls=[die, 6])
    assert driven.values("combat-roll")[0]["result"] == result
    assert (state.points, state.factor, state.mosby) == (points, factor, -1)
    assert state.hand == ()
    assert driven.over


@pytest.mark.clause("14.7")
def test_he_loses_no_more_factors_than_he_has() -> None:
    state = put(raid("brentsville", factor=1), "gansevoorts-column", "brentsville")
    state.points, state.alert = 90, 5
    driven = run(state, Combat("mosby"), rolls=[1, 6])
    assert driven.values("combat-roll")[0]["result"] == "D2"
    assert state.points == 90 - 2 - 5


@pytest.mark.clause("14.8")
@pytest.mark.clause("2.7")
def test_mosby_wins_and_shares_out_the_losses() -> None:
    state = put(
        put(raid("brentsville", factor=6), "picket-8", "brentsville"), "picket-1", "brentsville"
    )
    driven = run(state, Combat("mosby"), rolls=[5], draws=["manassas"])
    assert driven.values("combat-roll")[0]["result"] == "R3"
    assert state.points == 10 + 1 + 3 + 9
    assert state.alert == 2
    assert driven.actions == ["lose picket-8", "lose picket-1"]
    driven.push("lose picket-8", "lose picket-1")
    assert where(state, "picket-1") == where(state, "picket-8") == ""


@pytest.mark.clause("14.8")
def test_no_more_factors_are_lost_than_there_are() -> None:
    state = put(raid("brentsville", factor=6), "picket-1", "brentsville")
    run(state, Combat("mosby"), rolls=[6])
    assert state.points == 10 + 2 + 3


@pytest.mark.clause("14.9")
def test_who_survives_goes_towards_a_camp_and_sleeps() -> None:
    state = put(raid("union-mills", factor=2), "2nd-vermont-brigade", "union-mills", awake=True)
    state.sent = state.concentrations
    driven = run(state, Combat("mosby"), rolls=[3, 6], draws=["centreville"])
    assert driven.values("combat-roll")[0]["result"] == "R"
    assert where(state, "2nd-vermont-brigade") == "centreville"
    assert not state.active


@pytest.mark.clause("14.9")
def test_outside_the_lines_too_it_goes_inside_if_it_can() -> None:
    state = put(raid("groveton", factor=6), "picket-8", "groveton", awake=True)
    state.sent = state.concentrations
    run(state, Combat("mosby"), rolls=[1, 6, 6])
    assert where(state, "picket-8") == "centreville"


@pytest.mark.clause("14.10")
def test_a_counterattack_rolls_again_without_the_cards_of_the_roll_before() -> None:
    state = hand(
        raid("brentsville", factor=1), "counterattack", "charge", "ambush", "colt-revolvers"
    )
    put(state, "2nd-vermont-brigade", "brentsville")
    state.points = 50
    driven = run(state, Combat("mosby"), rolls=[1, 3])
    driven.push("play 6", "roll")
    assert driven.values("combat-roll")[0]["count"] == 1 - 2 + 1 + 1 + 1
    assert driven.actions == ["accept", "play 4"]
    driven.push("play 4", "roll")
    assert driven.values("combat-roll")[1]["count"] == 3 - 2 + 1 + 1
    assert not driven.told("casualty-none")


@pytest.mark.clause("14.11")
def test_a_natural_1_that_stands_brings_a_casualty_check() -> None:
    state = put(raid("brentsville", factor=6), "picket-1", "brentsville")
    driven = run(state, Combat("mosby"), rolls=[1, 1])
    assert driven.told("wounded")
    assert state.wound == 2


@pytest.mark.clause("14.12")
def test_after_a_combat_that_is_won_checks_follow() -> None:
    state = hide(put(raid("brentsville", factor=6), "picket-1", "brentsville"), "bradley")
    driven = run(state, Combat("mosby"), rolls=[4, 6])
    assert driven.told("space-sleeps")


@pytest.mark.clause("11.4")
def test_an_eliminated_picket_is_asked_in_operations_only() -> None:
    state = put(raid("brentsville", factor=6), "picket-1", "brentsville")
    assert run(state.copy(), Combat("mosby"), rolls=[4]).over
    driven = operations(state, rolls=[4]).push("attack")
    assert driven.prompt == "prompt-interrogate"


@pytest.mark.clause("15.1")
@pytest.mark.clause("15.2")
@pytest.mark.parametrize(("die", "wound"), [(1, 2), (2, 2), (3, 0), (6, 0)])
def test_a_casualty_check(die: int, wound: int) -> None:
    state = raid()
    state.points = 50
    driven = run(state, CasualtyCheck(), rolls=[die])
    told = driven.values("casualty-hit" if wound else "casualty-none")
    assert told == [{"roll": die, "needed": 2}]
    assert (state.wound, state.points) == (wound, 45 if wound else 50)


@pytest.mark.clause("15.3")
@pytest.mark.clause("3.3")
@pytest.mark.parametrize(
    ("turn", "key"),
    [
        (2, "defeat-decisive"),
        (4, "defeat-substantial"),
        (6, "defeat-substantial"),
        (7, "defeat-marginal"),
    ],
)
def test_a_second_wound_is_death(turn: int, key: str) -> None:
    state = raid(turn=turn)
    state.wound = 1
    run(state, CasualtyCheck(), rolls=[2])
    assert state.result is not None
    assert (state.result.winner, state.result.clause, state.result.key) == (SYSTEM, "3.3", key)


@pytest.mark.clause("19.1")
def test_doctor_dunn_cancels_a_wound() -> None:
    state = hand(raid(), "doctor-dunn")
    driven = run(state, CasualtyCheck(), rolls=[1]).push("play 14")
    assert driven.over
    assert state.wound == 0
    driven = run(hand(raid(), "doctor-dunn"), CasualtyCheck(), rolls=[1]).push("pass")
    assert driven.state.wound == 2


@pytest.mark.clause("14.2")
def test_a_wound_while_disbanding_can_kill() -> None:
    state = raid("manassas")
    state.wound = 2
    run(state, Disbanding(), rolls=[1])
    assert state.result is not None


@pytest.mark.clause("14.6")
def test_the_odds_told_before_are_those_of_the_table() -> None:
    state = put(raid("brentsville", factor=2), "picket-8", "brentsville")
    force = Force("mosby", 2, 2)
    assert wins(state, force) == 5
    told = forecast(state, at("brentsville"), force, ())
    assert sum(ending.ways for ending in told.endings) == told.of == 6
    assert sum(ending.ways for ending in told.endings if ending.attacker_wins) == 5
    assert told.roller == "mosby"


@pytest.mark.clause("14")
def test_the_events_tell_the_combat() -> None:
    state = put(raid("brentsville", factor=2), "picket-8", "brentsville")
    state.sent = state.concentrations
    driven = run(state, Combat("mosby"), rolls=[4, 6], draws=["manassas"])
    told = contest(driven.events)
    assert told is not None
    assert (told.place, told.winner) == ("brentsville", "mosby")
    assert told.parties[0].strength == told.parties[1].strength == 2
    assert told.parties[0].dice == (4,)
    assert told.parties[0].total == 6
    assert spaces("manassas")
