"""Before the dice of a naval battle everybody is told its exact odds, and what a choice changes."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.event import Message
from longroll.engine.game import Game
from longroll.engine.prospect import Prospect
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.ships.gunboats import Gunboats
from longroll.titles.uscivilwar.views import resample
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import longroll
from tests.conformance.uscivilwar.table import Fleet, at
from tests.conformance.uscivilwar.test_21_ships import FARRAGUT, cruise, run, savannah
from tests.conformance.uscivilwar.test_21_yards import moor, waters

SEATS = ("union", "confederate", "observer")
_PAIRS = tuple(product(range(1, 7), repeat=2))


def told(driver: Fleet) -> Prospect:
    """The one battle that may come, of which every seat is told the same."""
    found = {AIDS.prospects(driver.state, seat) for seat in SEATS}
    ((one,),) = found
    return one


def wins(prospect: Prospect) -> int:
    """In how many ways of the dice the attackers win."""
    return sum(one.ways for one in prospect.endings if one.attacker_wins)


def notes(driver: Fleet) -> dict[str, Message]:
    """What stands beside the orders of the side that chooses."""
    found = AIDS.notes(driver.state, driver.decision.seat)
    return {str(action): note for action, note in found.items()}


def won(table: Callable[..., Fleet], number: int, *orders: str) -> int:
    """How often the attackers win after some orders, in all the ways so many dice may fall."""
    falls = product(range(1, 7), repeat=number)
    return sum(bool(table(*dice).push(*orders).told("naval-won")) for dice in falls)


# --- By hand --------------------------------------------------------------------------------------


def pulaski(*dice: int) -> Fleet:
    """The first example of 21.6.7: five NSP and Farragut against the four of the Coastal Fort."""
    state = savannah()
    state.hands[UNION] = [0, 0, 0, 1, 0]
    return cruise(state, "chesapeake-bay", *dice).push("engage fort-pulaski")


@pytest.mark.clause("21.6.2")
@pytest.mark.clause("21.6.5")
def test_the_odds_of_the_first_example_are_those_of_the_chart() -> None:
    """In column 5-6 a die and one more give 1, 1, 1, 1d, 1* and 1*, as from two to seven.

    In column 3-4 a die gives * and five times 1. Against * all of Farragut's results win, against 1
    the four that have a mark: 6 + 5 * 4 = 26 of 36, and the other ten are ties.
    """
    one = told(pulaski())
    assert (one.place, one.start, one.of) == ("fort-pulaski", "chesapeake-bay", 36)
    assert (one.attacker, one.defender, one.margin) == ("union", "confederate", 0)
    found = {(e.attacker_loss, e.defender_loss, e.attacker_wins): e.ways for e in one.endings}
    # The fort takes the first hit, and there is no ship for another one.
    assert found == {(0, 0, True): 6, (1, 0, True): 20, (1, 0, False): 10}
    assert [one.tied for one in one.endings if not one.attacker_wins] == [True]
    assert [(event.key, dict(event.args)["amount"]) for event in one.modifiers] == [
        ("modifier-naval-leader", 1)
    ]
    assert one.clauses == ("21.2.8",)


@pytest.mark.clause("21.6.3")
@pytest.mark.parametrize(
    ("language", "attack", "defence"),
    [
        (
            "en",
            "5 NSP, Farragut; column 5–6, modifiers +1; a ship is damaged as well 17%",
            "4 NSP, all of the Coastal Fort; column 3–4, modifiers 0",
        ),
        (
            "es",
            "5 PFN, Farragut; columna 5–6, modificadores +1; además un barco queda dañado el 17 %",
            "4 PFN, todos del Fuerte Costero; columna 3–4, modificadores 0",
        ),
        (
            "it",
            "5 PFN, Farragut; colonna 5–6, modificatori +1; inoltre una nave è danneggiata il 17 %",
            "4 PFN, tutti del Forte costiero; colonna 3–4, modificatori 0",
        ),
    ],
)
def test_both_sides_are_told_with_what_they_fight(language: str, attack: str, defence: str) -> None:
    words = words_for("uscivilwar", language)
    said = [words.message(force).replace("\xa0", " ") for force in told(pulaski()).forces]
    assert said == [attack, defence]


@pytest.mark.clause("21.6.5")
def test_a_card_is_weighed_before_it_is_played() -> None:
    """With two more the die gives 1d or better, and 1d beats every result of the fort."""
    driver = pulaski()
    said = {order: dict(note.args)["chance"] for order, note in notes(driver).items()}
    assert said == {"stake naval": 100, "withhold": round(100 * 26 / 36)}
    assert not AIDS.notes(driver.state, "confederate")


# --- By the rules themselves ----------------------------------------------------------------------


@pytest.mark.clause("21.6.2.4")
@pytest.mark.clause("21.6.6")
def test_the_odds_count_what_the_rules_bring_about() -> None:
    """Four river ships against two flotillas in Columbus, with every fall of the dice."""

    def table(*dice: int) -> Fleet:
        state = waters()
        moor(state, "2416", river=4)
        moor(state, "2516", flotilla=2)
        return cruise(state, "2416", *dice).push("engage 2516")

    fought: Counter[tuple[int, int, bool]] = Counter()
    harmed = Counter[str]()
    for dice in _PAIRS:
        driver = table(*dice)
        (said,) = driver.told("naval-battle")
        hits = dict(said.args)
        lost = min(4, int(hits["taken"])), min(2, int(hits["dealt"]))
        fought[(*lost, bool(driver.told("naval-won")))] += 1
        harmed["union"] += hits["taken_mark"] == 2 and lost[0] < 4
        harmed["confederate"] += hits["dealt_mark"] == 2 and lost[1] < 2
    state = waters()
    moor(state, "2416", river=4)
    moor(state, "2516", flotilla=2)
    (one,) = (
        found
        for found in AIDS.prospects(cruise(state, "2416").state, "union")
        if found.place == "2516"
    )
    found = {(e.attacker_loss, e.defender_loss, e.attacker_wins): e.ways for e in one.endings}
    assert found == fought
    assert [dict(force.args)["harmed"] for force in one.forces] == [
        round(100 * harmed[side] / 36) for side in ("union", "confederate")
    ]


@pytest.mark.clause("21.5")
@pytest.mark.clause("21.6.5")
def test_the_ocean_ironclads_are_weighed_before_they_join() -> None:
    """The second example of 21.6.7, with a card as well: seven NSP more."""
    state = waters(15)
    moor(state, "chesapeake-bay", ocean=5)
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    moor(state, "fort-fisher", battery=1)
    state.hands[UNION] = [0, 0, 0, 1, 1]
    driver = cruise(state, "chesapeake-bay", pay=2).push("engage fort-fisher")
    before, said = told(driver), notes(driver)
    driver.push("monitors 7")
    after = told(driver)
    assert dict(said["monitors 7"].args)["chance"] == round(100 * wins(after) / after.of)
    assert dict(said["withhold"].args)["chance"] == round(100 * wins(before) / before.of)
    assert wins(after) / after.of > wins(before) / before.of
    assert dict(after.forces[0].args)["extra"] == 7
    words = words_for("uscivilwar", "en")
    assert words.message(after.forces[0]).startswith("5 NSP and 7 of the ocean ironclads, Farragut")


@pytest.mark.clause("21.11")
def test_gunboats_have_nothing_to_lose() -> None:
    """Neither side has an NSP: both look at column 0, and the higher die wins."""
    state = waters()
    state.hands[UNION] = [0, 0, 0, 1, 0]
    state.trenches[CONFEDERATE] |= 1 << at("2649")
    driver = run(state, Gunboats(UNION, at("roanoke"), at("2649")))
    assert driver.prompt == "prompt-naval-stake"
    one = told(driver)
    # Of 1 to 6 the column makes nothing twice, then d, d, * and *.
    assert (wins(one), one.of) == (2 * 2 + 2 * 4, 36)
    assert not any(end.attacker_loss or end.defender_loss for end in one.endings)
    words = words_for("uscivilwar", "en")
    assert [words.message(force) for force in one.forces] == ["0 NSP; column 0, modifiers 0"] * 2


@pytest.mark.clause("21.14")
def test_what_is_added_is_named_with_its_clause() -> None:
    state = waters()
    moor(state, "2416", river_demoralised=4)
    moor(state, "2516", flotilla=2)
    driver = cruise(state, "2416")
    (one,) = (o for o in AIDS.prospects(driver.state, "union") if o.place == "2516")
    assert [(e.key, dict(e.args)["amount"]) for e in one.modifiers] == [
        ("modifier-naval-shaken", -2)
    ]
    assert one.clauses == ("21.6.5",)
    for language in LANGUAGES:
        words = words_for("uscivilwar", language)
        assert all(words.knows(f"event-{event.key}") for event in one.modifiers)


# --- Before the battle ----------------------------------------------------------------------------


def columbus(*dice: int) -> Fleet:
    """Eight river ships come to a fort; two flotillas and an ironclad may go out to it."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=2, ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return cruise(state, "2416", *dice).push("engage 2516")


@pytest.mark.clause("21.4.2")
def test_who_may_intercept_is_told_the_battle_with_him_and_without() -> None:
    """Seven brings the flotillas, eight the ironclad as well: six throws of 36, and fifteen."""
    driver = columbus()
    alone, *others = AIDS.prospects(driver.state, "confederate")
    assert alone.given is None
    # Eight NSP throw two dice, the fort one.
    assert wins(alone) == won(columbus, 3, "let-by")
    words = words_for("uscivilwar", "en")
    given = [words.message(one.given) for one in others if one.given]
    assert [re.sub(r" from .*2515[^,]*?(?= without|,)", "", said) for said in given] == [
        "if ships intercept without their ironclads, 17% likely",
        "if ships intercept, 42% likely",
    ]
    note = dict(notes(driver)["chase 2515"].args)
    shares = [wins(one) / one.of for one in others]
    assert note == {
        "chance": round(100 * 21 / 36),
        "wins": round(100 * (6 * shares[0] + 15 * shares[1]) / 21),
    }
    assert dict(notes(driver)["let-by"].args)["wins"] == round(100 * wins(alone) / alone.of)


@pytest.mark.clause("9.2.3")
def test_who_chooses_which_ships_go_is_told_the_battle_of_each() -> None:
    driver = columbus(4, 4).push("chase 2515")
    assert driver.prompt == "prompt-sortie"
    said = notes(driver)
    whole = told(driver)
    assert dict(said["sally"].args)["wins"] == round(100 * wins(whole) / whole.of)
    for order in ("leave-behind ironclad", "leave-behind flotilla"):
        twin = columbus(4, 4).push("chase 2515", order)
        rest = told(twin)
        assert dict(said[order].args)["wins"] == round(100 * wins(rest) / rest.of)
        assert wins(rest) / rest.of >= wins(whole) / whole.of


@pytest.mark.clause("9.2.3")
@pytest.mark.clause("21.2.8")
def test_who_may_leave_his_leader_behind_is_told_the_battle_without_him() -> None:
    def sortie(*orders: str) -> Fleet:
        state = waters()
        moor(state, "2515", flotilla=1)
        moor(state, "2416", river=3)
        state.naval_leaders[1] = at("2416")
        state.set_fort(UNION, at("2516"), 1)
        driver = cruise(state, "2515", 6, 6, side=CONFEDERATE).push("engage 2516", "chase 2416")
        return driver.push("leave-behind river", *orders)

    said, rest = notes(sortie()), told(sortie("leave-behind foote"))
    expected = round(100 * wins(rest) / rest.of)
    assert dict(said["leave-behind foote"].args)["wins"] == expected
    assert dict(said["sally"].args)["wins"] != expected


@pytest.mark.clause("21.6.6")
def test_what_damages_damaged_ships_sinks_them() -> None:
    """Three river ships against a damaged flotilla: 1 and * both sink it (L3996)."""
    state = waters()
    moor(state, "2416", river=3)
    moor(state, "2516", flotilla_=1)
    state = cruise(state, "2416").state
    one = next(one for one in AIDS.prospects(state, "union") if one.place == "2516")
    assert {ending.defender_loss for ending in one.endings if ending.attacker_wins} == {1}


def moored(*dice: int) -> Fleet:
    """Eight river ships attack a flotilla and an ironclad in a fortified port."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=1, ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return cruise(state, "2416", *dice).push("engage 2516")


@pytest.mark.clause("21.4.4")
def test_who_may_stay_in_port_is_told_the_battle_that_is_left() -> None:
    driver = moored()
    assert driver.prompt == "prompt-shelter"
    said, met = notes(driver), told(driver)
    assert dict(said["meet"].args)["wins"] == round(100 * wins(met) / met.of)
    for order in ("hide flotilla", "hide ironclad"):
        rest = told(moored().push(order))
        assert dict(said[order].args)["wins"] == round(100 * wins(rest) / rest.of)
    # Behind the fort nobody is asked any more: its die and two of the attackers' fall at once.
    assert dict(said["hide"].args)["wins"] == round(100 * won(moored, 3, "hide") / 216)


@pytest.mark.clause("21.4.3")
def test_who_can_slip_away_is_told_that_the_fort_fights_alone() -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=4)
    moor(state, "fort-fisher", ironclad=1)
    driver = cruise(state, "chesapeake-bay").push("engage fort-fisher")
    assert "slip-away 3345" in driver.actions
    assert set(notes(driver)) == set(driver.actions)


# --- Secrets, and the terminal --------------------------------------------------------------------


@pytest.mark.clause("18.1")
def test_the_odds_of_ships_hang_on_no_hand() -> None:
    for table in (pulaski, columbus, moored):
        driver = table()
        for seat in SEATS:
            for seed in range(4):
                world = resample(driver.state, seat, Sampled(seed))
                assert AIDS.prospects(world, seat) == AIDS.prospects(driver.state, seat)


@cache
def staked() -> Game:
    """A game in which somebody is asked what he adds to a naval battle."""
    for seed in range(1, 60):
        game = Game("uscivilwar", "1862", seed=seed, options=("advanced",))
        choose = random.Random(seed)
        for _ in range(1500):
            if game.over:
                break
            if game.decision.prompt.key == "prompt-naval-stake":
                return game
            bold = [a for a in game.actions if a.verb in ("engage", "fleet", "free-fleet")]
            game.push(choose.choice(bold or game.actions))
    raise AssertionError("no ships ever fight")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "odds", r"wins \d+% of the time.*\n.*\d+ NSP"),
        ("es", "probabilidades", r"gana .*\n.*\d+ PFN"),
        ("it", "probabilità", r"vince .*\n.*\d+ PFN"),
    ],
)
def test_the_terminal_tells_the_odds_of_ships(
    language: str, typed: str, said: str, tmp_path: Path
) -> None:
    record = tmp_path / "asked.roll"
    record.write_text(str(staked().finished_record()), encoding="utf-8")
    words = ("play", "uscivilwar", "--resume", record, "-l", language)
    out = longroll(*words, "--union", "human", "--confederate", "human", typed=f"{typed}\n").out
    assert re.search(said, out), out[-2000:]
