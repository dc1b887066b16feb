"""The chance of a reaction stands beside its order."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from itertools import product

import pytest

from longroll.engine.action import act
from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.base import rank_of
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.words import LANGUAGES, words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station


@cache
def asked(prompt: str) -> Game:
    """A game in which somebody is asked whether he reacts."""
    for seed in range(1, 40):
        game = Game("uscivilwar", "1861", seed=seed)
        choose = random.Random(seed)
        for _ in range(900):
            if game.over:
                break
            if game.decision.prompt.key == prompt:
                return game
            game.push(choose.choice(game.actions))
    raise AssertionError(f"nobody is ever asked {prompt}")


@pytest.mark.parametrize(
    ("prompt", "verb"), [("prompt-intercept", "intercept"), ("prompt-avoid", "avoid")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_to_react_tells_its_chance(prompt: str, verb: str, language: str) -> None:
    game = asked(prompt)
    seat, words = game.decision.seat, words_for("uscivilwar", language)
    throws = game.view(seat)["odds"]
    notes = game.title.aids.notes(game.state, seat)
    reactions = [action for action in game.actions if action.verb == verb]
    assert reactions
    # One figure, where it is decided by: the question does not say it in another measure.
    assert not re.search(r"\b36\b", words.message(game.decision.prompt))
    for action in reactions:
        chance = round(100 * throws[str(action)] / 36)
        told = re.sub(r"\s%", "%", words.message(notes[action]))
        assert f"{chance}%" in told
    assert notes.keys().isdisjoint(action for action in game.actions if action.verb == "done")


def marching(*enemies: tuple[str, ...]) -> Driver[CivilWarState]:
    """Grant on the march from 3713; of each enemy stack the place, and who leads it."""
    state = bare(6)
    station(state, UNION, "3713", 2, "grant")
    for place, *generals in enemies:
        station(state, CONFEDERATE, place, 2, *generals)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    driver.push("march grant")
    driver.push("lead 2")
    return driver


def caught(driver: Driver[CivilWarState]) -> dict[str, int]:
    """By place how often of a hundred times the march to it is intercepted."""
    notes = AIDS.notes(driver.state, "union")
    return {
        action.args[0]: int(dict(note.args).get("caught", 0))
        for action, note in notes.items()
        if action.verb == "go"
    }


def test_an_order_to_march_tells_how_often_it_is_intercepted() -> None:
    driver = marching(("3716", "bragg"))
    told = caught(driver)
    once = told["3715"]
    defence = rank_of(driver.state, GENERAL["bragg"]).defence
    wins = sum(a + b + defence >= 9 for a in range(1, 7) for b in range(1, 7))
    assert once == round(100 * wins / 36) > 0
    # Who passes two hexes of the zone is thrown for twice.
    assert round(100 * (1 - (1 - wins / 36) ** 2)) in told.values()
    assert told["3714"] == 0
    # It is the chance of which the other side is told when it is asked.
    driver.push("go 3715")
    assert driver.decision.prompt.key == "prompt-intercept"
    (note,) = AIDS.notes(driver.state, "confederate").values()
    assert dict(note.args)["chance"] == once


def test_nobody_intercepts_without_a_general() -> None:
    assert not any(caught(marching(("3716",))).values())


def test_an_attack_tells_how_often_the_enemy_is_reinforced() -> None:
    attack = act("attack", "3714")
    alone = AIDS.notes(marching(("3714",)).state, "union")[attack]
    assert dict(alone.args)["joined"] == 0
    note = AIDS.notes(marching(("3714",), ("3715", "hardee")).state, "union")[attack]
    assert int(dict(note.args)["joined"]) > 0
    for language, said in (("en", "reinforced"), ("es", "refuerzos"), ("it", "rinforzi")):
        assert said in words_for("uscivilwar", language).message(note)
        assert said not in words_for("uscivilwar", language).message(alone)


def met(dice: tuple[int, ...]) -> Driver[CivilWarState]:
    """Grant is about to attack Bragg, who may avoid battle."""
    state = bare(6)
    station(state, UNION, "3715", 3, "grant")
    station(state, CONFEDERATE, "3716", 2, "bragg")
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(dice))
    return driver.push("march grant", "lead 3", "attack 3716")


@pytest.mark.clause("9.3.1")
def test_who_may_avoid_battle_is_told_the_odds_of_standing() -> None:
    driver = met(())
    assert driver.prompt == "prompt-avoid"
    (told,) = AIDS.prospects(driver.state, "confederate")
    fought: Counter[bool] = Counter()
    for dice in product(range(1, 7), repeat=2):
        fought[bool(met(dice).push("stand").told("battle-won"))] += 1
    assert told.of == sum(fought.values())
    assert sum(one.ways for one in told.endings if one.attacker_wins) == fought[True] > 0
