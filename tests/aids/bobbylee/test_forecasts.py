"""Odds: fire is counted to the last roll, battles estimated alike in all worlds a seat knows."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Sampled
from longroll.engine.contest import BATTLE, FIRE
from longroll.engine.event import OBSERVER
from longroll.engine.prospect import Prospect
from longroll.titles.bobbylee.aids import AIDS
from longroll.titles.bobbylee.aids.forecasts import WORLDS, notes, prospects
from longroll.titles.bobbylee.battles import BattlePhase
from longroll.titles.bobbylee.components import SIDE_KEYS, UNION
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.views import resample, view
from longroll.words import LANGUAGES, words_for
from tests.conformance.bobbylee.table import attack, battle, block, game, key, place, table
from tests.conformance.driver import Driver

NEAR = "Aquia Creek Landing"


def engaged(*dice: int) -> Driver[BobbyLeeState]:
    """The Union has engaged a division; it is the South's turn to fire, guns with foot beside them.

    The division that was left in the Union's centre is upright.
    """
    state = table()
    for name in ("cs-inf-01", "cs-art-1"):
        place(state, name, "Fredericksburg")
    attack(state, UNION, "Fredericksburg", us_inf_01=NEAR, us_inf_02=NEAR)
    driver = battle(
        state,
        UNION,
        *("deploy cs-inf-01 confederate-centre", "deploy cs-art-1 confederate-centre"),
        *("deploy us-inf-01 union-centre", "deploy us-inf-02 union-centre"),
        *("done", "move us-inf-01 confederate-centre", "done"),
        dice=dice,
    )
    while driver.prompt != "prompt-fire" or driver.decision.seat != "confederate":
        driver.push("done")
    return driver


def fires(state: BobbyLeeState, seat: str) -> dict[str, Prospect]:
    shots = [one for one in prospects(state, seat) if one.kind == FIRE]
    return {one.place.partition("/")[2]: one for one in shots}


def test_the_estimate_of_a_battle_stays_while_it_is_fought() -> None:
    state = table()
    place(state, "cs-inf-01", "Fredericksburg")
    attack(state, UNION, "Fredericksburg", us_inf_01=NEAR, us_inf_02=NEAR)
    driver = battle(state, UNION, "deploy cs-inf-01 confederate-centre")
    driver.push("deploy us-inf-01 union-centre", "deploy us-inf-02 union-centre")
    asked: set[str] = set()
    while driver.state.hour < 3:
        seat = driver.decision.seat
        asked.add(driver.prompt)
        kinds = [one.kind for one in prospects(driver.state, seat)]
        if driver.prompt != "prompt-hit":
            assert kinds.count(BATTLE) == 1, driver.prompt
        driver.push("done" if "done" in driver.actions else driver.actions[0])
    assert {"prompt-retreat", "prompt-move"} <= asked


def losses(one: Prospect) -> dict[int, float]:
    return {ending.defender_loss: ending.ways / one.of for ending in one.endings}


@pytest.mark.clause("7.41")
def test_the_odds_of_fire_are_those_of_all_rolls() -> None:
    driver = engaged()
    (one,) = fires(driver.state, "confederate").values()
    assert one.margin == 0
    foot, guns = 4, driver.state.steps[block("cs-art-1")]
    counted: Counter[int] = Counter()
    for rolls in product(range(1, 7), repeat=foot + guns):
        hits = sum(r >= 5 for r in rolls[:foot]) + sum(r >= 4 for r in rolls[foot:])
        counted[min(hits, 3)] += 1
    total = 6 ** (foot + guns)
    assert losses(one) == pytest.approx({n: ways / total for n, ways in counted.items()})
    assert [dict(event.args)["level"] for event in one.modifiers] == [2, 3]
    assert one.clauses == ("7.41", "7.41")
    for ending in one.endings:
        assert ending.attacker_wins == (ending.defender_loss > 0)


@pytest.mark.clause("7.42")
def test_in_a_forest_a_step_costs_two_hits_and_that_is_told() -> None:
    state = table()
    place(state, "cs-inf-01", "Hartwood")
    attack(state, UNION, "Hartwood", us_inf_01=NEAR, us_inf_02=NEAR)
    driver = battle(state, UNION, "deploy cs-inf-01 confederate-centre")
    driver.push("deploy us-inf-01 union-centre", "deploy us-inf-02 union-centre", "done")
    driver.push("move us-inf-01 confederate-centre")
    while driver.prompt != "prompt-fire" or driver.state.hour < 2:
        driver.push("done" if "done" in driver.actions else driver.actions[0])
    one = fires(driver.state, "union")["confederate-centre"]
    dice = driver.state.steps[block("us-inf-01")]
    assert losses(one)[0] == pytest.approx((4**dice + dice * 2 * 4 ** (dice - 1)) / 6**dice)
    assert (one.modifiers[-1].key, one.clauses[-1]) == ("fire-cover", "7.42")


@pytest.mark.clause("7.41")
def test_a_note_tells_what_each_fire_promises_to_who_fires() -> None:
    driver = engaged()
    actions = [parse(text) for text in driver.actions]
    told = notes(driver.state, "confederate", actions)
    assert {action.args[0] for action in told} == {"cs-inf-01", "cs-art-1"}
    (foot,) = [dict(note.args) for action, note in told.items() if action.args[0] == "cs-inf-01"]
    assert foot == {"count": 4, "least": 5, "share": round(100 * (1 - (4 / 6) ** 4)), "price": 1}
    assert notes(driver.state, "union", actions) == {}
    for language in LANGUAGES:
        words = words_for("bobbylee", language)
        assert all("note-fire" not in words.message(note) for note in told.values())


def before(*south: str, north: tuple[str, ...]) -> BobbyLeeState:
    """A battle that is about to begin."""
    state = table()
    for name in south:
        place(state, name, "Fredericksburg")
    attack(state, UNION, "Fredericksburg", **{name.replace("-", "_"): NEAR for name in north})
    state.stack = [BattlePhase(UNION)]
    return state


def won(state: BobbyLeeState, seat: str) -> float:
    (one,) = prospects(state, seat)
    assert (one.kind, one.of, one.place) == (BATTLE, WORLDS, key("Fredericksburg"))
    assert one.margin >= 30, "less than brief battles were off"
    assert sum(ending.ways for ending in one.endings) == one.of
    return sum(ending.ways for ending in one.endings if ending.attacker_wins) / one.of


def test_an_estimate_follows_the_strength_that_is_there() -> None:
    north = tuple(f"us-inf-0{number}" for number in range(1, 7))
    many = won(before("cs-inf-01", north=north), "union")
    few = won(before("cs-inf-01", "cs-inf-02", "cs-art-1", north=north[:1]), "union")
    assert many > 0.9
    assert few < 0.1


@pytest.mark.parametrize("seat", [*SIDE_KEYS, OBSERVER])
def test_an_estimate_is_the_same_in_every_world_that_a_seat_believes_in(seat: str) -> None:
    state = before(
        *("cs-inf-01", "cs-inf-02", "cs-bde-1", "cs-cav-1"),
        north=("us-inf-01", "us-inf-02", "us-cav-1", "us-art-1"),
    )
    told = prospects(state, seat)
    assert told == prospects(state, seat)
    for number in range(20):
        world = resample(state, seat, Sampled(number))
        assert view(world, seat, None) == view(state, seat, None)
        assert prospects(world, seat) == told


def test_where_nobody_fights_nothing_is_told() -> None:
    state = game("1863").state
    assert not [seat for seat in (*SIDE_KEYS, OBSERVER) if prospects(state, seat)]


@pytest.mark.clause("7.41")
def test_the_last_fire_is_read_from_its_events() -> None:
    driver = engaged(5, 6, 1, 2)
    assert AIDS.contest(driver.events) is None
    driver.push("fire cs-inf-01 confederate-centre")
    fired = [event for event in driver.events if event.key == "fired"]
    told = AIDS.contest(driver.events)
    assert told is not None
    assert told.opening == fired[-1]
    assert (told.kind, told.roller, told.place) == (FIRE, "confederate", key("Fredericksburg"))
    shooter, target = told.parties
    said = dict(fired[-1].args)
    assert (shooter.dice, shooter.total) == ((5, 6, 1, 2), 2)
    assert (target.side, target.dice) == ("union", ())
    (shot,) = shooter.modifiers
    assert dict(shot.event.args)["level"] == 2
    assert (said["station"], said["area"]) == ("confederate-centre", "confederate-centre")
