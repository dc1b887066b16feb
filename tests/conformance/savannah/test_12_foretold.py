"""G12.13, G12.15: what an attack takes on besides is told before it is chosen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from longroll import Game
from longroll.engine.action import parse
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.combat import CloseCombat, Combat, fight_after
from longroll.titles.savannah.combat.fight import Fight
from longroll.titles.savannah.combat.prospects import forecast
from longroll.titles.savannah.components import UNIT, hex_at
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import (
    ALLIES,
    CROWN,
    SHATTERED,
    Dice,
    Driver,
    put,
    run,
    table,
)


def torn() -> tuple[SavannahState, Driver]:
    """One battalion between two enemies: whichever it attacks, it attacks both."""
    state = meadow()
    state.active = ALLIES
    put(state, "armagnac", "1910")
    put(state, "delancey-1", "1909")
    put(state, "new-jersey-volunteers", "1811")
    return state, run(state, CloseCombat(ALLIES)).push("no-diversion")


def wins(state: SavannahState) -> dict[tuple[str, ...], int]:
    """By hexes of a combat that may come, in how many of ten rolls the attacker wins."""
    return {
        (told.place, *told.joined): sum(end.ways for end in told.endings if end.attacker_wins)
        for told in TITLE.aids.prospects(state, "allied")
    }


@pytest.mark.clause("G12.13")
@pytest.mark.clause("G12.15.d")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "with 1909 in one combat: 40%, not 50%"),
        ("es", "con 1909 en un solo combate: 40 %, no 50 %"),
        ("it", "con 1909 in un solo combattimento: 40 %, non 50 %"),
    ],
)
def test_who_stands_between_two_enemies_is_told_that_he_attacks_both(
    language: str, told: str
) -> None:
    state, driver = torn()
    assert driver.prompt == "prompt-attack"
    notes = TITLE.aids.notes(state, "allied")
    assert words_for("savannah", language).message(notes[parse("attack armagnac 1811")]) == told
    assert wins(state) == {("1811", "1909"): 4}  # one combat, told once


@pytest.mark.clause("G12.15.b")
def test_an_attack_on_a_single_hex_has_no_note() -> None:
    state, _ = torn()
    put(state, "foix", "1910")  # two of them: each can take one
    assert not TITLE.aids.notes(state, "allied")
    assert set(wins(state)) == {("1811",), ("1909",)}


@pytest.mark.clause("G12.15")
@pytest.mark.clause("G12.21")
def test_what_is_told_before_a_choice_is_what_is_declared_after_it() -> None:
    joined = 0
    for seed in range(1, 9):
        game, choose = Game("savannah", "historical", seed=seed), random.Random(seed)
        for _ in range(700):
            if game.over:
                break
            seat = game.decision.seats[0]
            action = choose.choice(game.decision.actions_of(seat))
            fight = fight_after(game.state, action)
            game.push(action, seat)
            if fight is None:
                continue
            phase = next(frame for frame in game.state.stack if isinstance(frame, CloseCombat))
            begun = [frame.fight[:3] for frame in game.state.stack if isinstance(frame, Combat)]
            assert fight[:3] in [*begun, *(combat[:3] for combat in phase.combats)]
            joined += len(fight.targets) > 1
    assert joined > 3


# --- What is told of a combat agrees with what the rules do in it ---------------------------------


def endings(state: SavannahState, place: str) -> dict[tuple[int, int, bool], int]:
    """By steps that both lose and whether the attacker has the better of it: of ten rolls."""
    (told,) = [p for p in TITLE.aids.prospects(state, "allied") if p.place == place]
    return {
        (end.attacker_loss, end.defender_loss, end.attacker_wins): end.ways for end in told.endings
    }


@pytest.mark.clause("G12.3")
@pytest.mark.clause("G12.23.1.art")
def test_guns_alone_are_told_to_be_taken_without_a_roll() -> None:
    state = meadow()
    put(state, "auxerrois", "1910")
    put(state, "foix", "1910")
    guns = put(state, "british-battery-a", "1909")
    put(state, "delancey-1", "1811")
    driver = clash(state).push("no-diversion")
    assert endings(state, "1909") == {(0, state.steps[guns], True): 10}
    driver.push("attack auxerrois 1909", "attack foix 1811", "resolve 1909")
    assert driver.told("unit-captured")
    assert not driver.told("combat-roll")


def lost_in_the_woods() -> SavannahState:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "graham-light", "1909", lost=True)
    return state


def without_a_way_back() -> SavannahState:
    """The guns need not attack, but their zone and that of the attackers close every way."""
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "reserve-artillery", "1908")
    put(state, "graham-light", "1909")
    return state


def shattered_before() -> SavannahState:
    state = meadow()
    put(state, "hainault", "1910")
    put(state, "graham-light", "1909", order=SHATTERED)
    return state


def fought(state: SavannahState, roll: int) -> tuple[int, int, bool]:
    """The steps that Hainault and Graham lose by a roll, and whether only Graham suffers."""
    pair, driver = (UNIT["hainault"], UNIT["graham-light"]), clash(state)
    before = [state.steps[unit] for unit in pair]
    driver.chance = Dice([roll])
    driver.both(british="tactic stand-fast", allied="tactic stand-fast")
    while not driver.over:
        driver.push(driver.actions[0])
    after = [state.steps[unit] if state.at[unit] >= 0 else 0 for unit in pair]
    said = driver.values("combat-roll")[0]
    better = said["attacker_result"] == "none" and said["defender_result"] != "none"
    return before[0] - after[0], before[1] - after[1], better and not driver.told("pinned")


@pytest.mark.clause("G12.23.7")
@pytest.mark.clause("G13.23")
@pytest.mark.clause("X4.9.lost")
@pytest.mark.parametrize("position", [lost_in_the_woods, without_a_way_back, shattered_before])
def test_the_endings_told_are_those_of_the_ten_rolls(
    position: Callable[[], SavannahState],
) -> None:
    state = position()
    clash(state)
    told = endings(state, "1909")
    assert told == Counter(fought(position(), roll) for roll in range(10))


@pytest.mark.clause("G12.14")
def test_a_diversion_is_reckoned_with_before_all_is_declared() -> None:
    state = meadow()
    for unit in ("auxerrois", "foix", "hainault"):
        put(state, unit, "1910")
    for unit, hex_ in (("delancey-1", "1909"), ("foot-60", "1811"), ("trumbach", "2010")):
        put(state, unit, hex_)
    odds: list[int] = []
    for text in ("no-diversion", "divert 1909"):
        assert clash(state).push(text).prompt == "prompt-attack"
        odds.append(wins(state)["2010",])
    assert odds[1] < odds[0]


@pytest.mark.clause("G12.23.2")
@pytest.mark.clause("X2.11")
def test_the_lead_that_odds_reckon_with_is_one_that_may_lead() -> None:
    """Of two allies in one hex the stronger names the lead, whoever of them is steadier."""
    state = table("campaign", turn=17, options=("advanced", "three-players"))
    state.active = CROWN
    fight = Fight(
        (put(state, "foot-60", "1910"),),
        (hex_at("1909"),),
        (put(state, "guadeloupe-fusiliers", "1909"), put(state, "va-dragoons-1", "1909")),
    )
    told = forecast(state, fight).modifiers
    driver = clash(state, side=CROWN)
    assert driver.prompt == "prompt-tactic"
    said = [event for event in driver.events if event.key.startswith("modifier-")]
    assert list(told) == said
