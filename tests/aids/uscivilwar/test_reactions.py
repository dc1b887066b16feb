"""The chance of a reaction stands beside its order."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

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
from tests.cli.terminal import longroll
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station


@cache
def asked(prompt: str, *, empty: bool = False) -> Game:
    """A game in which somebody is asked whether he reacts, to troops in an ``empty`` hex or any."""
    for seed in range(1, 40):
        game = Game("uscivilwar", "1861", seed=seed)
        choose = random.Random(seed)
        for _ in range(900):
            if game.over:
                break
            if game.decision.prompt.key == prompt and (not empty or _given(game)):
                return game
            game.push(choose.choice(game.actions))
    raise AssertionError(f"nobody is ever asked {prompt}")


def _given(game: Game) -> bool:
    """Whether a fight depends on an interception."""
    return any(one.given for one in AIDS.prospects(game.state, game.decision.seat))


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


# --- Who reacts, and the battle that may follow ---------------------------------------------------


def entering(dice: tuple[int, ...], *generals: str) -> Driver[CivilWarState]:
    """Grant is about to enter 3716; Lee's five SP in 3717 may intercept."""
    state = bare(6)
    station(state, UNION, "3715", 5, "grant")
    station(state, CONFEDERATE, "3717", 5, "lee", *generals)
    state.stars[GENERAL["grant"]] = state.stars[GENERAL["lee"]] = 3
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(dice))
    return driver.push("march grant", "lead 5", "go 3716")


def won(driver: Driver[CivilWarState], *orders: str) -> bool:
    """Whether the enemy wins the battle to which orders lead."""
    return bool(driver.push(*orders).told("battle-won"))


@pytest.mark.clause("9.2.1")
def test_an_interception_names_both_commanders_its_chance_and_the_battle() -> None:
    driver = entering(())
    words = words_for("uscivilwar", "en")
    asked_of = driver.decision.prompts["confederate"]
    assert words.message(asked_of).endswith("under Grant (3★, attack 2): who intercepts?")
    # Seven or more: Lee adds two. Both have five SP, and roll one die.
    throws = [a + b + 2 >= 9 for a, b in product(range(1, 7), repeat=2)]
    assert sum(throws) == 21
    fought = [won(entering((6, 6, *dice)), "intercept 3717", "lead 5") for dice in _PAIRS]
    assert sum(fought) not in (0, 36)
    note = AIDS.notes(driver.state, "confederate")[act("intercept", "3717")]
    share = round(100 * sum(fought) / 36)
    said = f"Lee (3★, defence 2): 58% to succeed; then the enemy wins {share}%"
    assert words.message(note) == said
    for language in LANGUAGES:
        assert "Lee" in words_for("uscivilwar", language).message(note)
        assert "Grant" in words_for("uscivilwar", language).message(asked_of)


_PAIRS = tuple(product(range(1, 7), repeat=2))


@pytest.mark.clause("9.2.1")
def test_an_interception_marks_where_the_enemy_comes_from_and_goes() -> None:
    driver = entering(())
    (way,) = AIDS.ways(driver.state, "confederate").values()
    assert way.places == ("3717", "3716")
    assert way.met == ("3716",)
    named = [value for _, value in driver.decision.prompts["confederate"].args]
    assert {"3715", "3716"} <= set(named)


@pytest.mark.clause("9.2.3")
def test_the_battle_after_an_interception_is_that_of_all_who_can_go() -> None:
    """Lee takes along no other General of three stars: he stays, with an SP (7.4, 7.5.3)."""

    def table(*dice: int) -> Driver[CivilWarState]:
        driver = entering(dice, "bragg")
        driver.state.stars[GENERAL["bragg"]] = 3
        driver.state.chiefs |= 1 << GENERAL["lee"]
        return driver

    fought = 0
    for dice in _PAIRS:
        driver = table(6, 6, *dice).push("intercept 3717", "under lee")
        leads = [order for order in driver.actions if order.startswith("lead")]
        assert leads[-1] == "lead 4"
        fought += won(driver, "lead 4")
    note = AIDS.notes(table().state, "confederate")[act("intercept", "3717")]
    assert dict(note.args)["wins"] == round(100 * fought / 36)


@pytest.mark.clause("7.2.3")
def test_no_battle_is_foretold_if_its_commander_would_be_chosen() -> None:
    """Bragg defends the hex; Lee is his equal."""
    state = bare(6)
    station(state, UNION, "3715", 5, "grant")
    station(state, CONFEDERATE, "3716", 2, "bragg")
    station(state, CONFEDERATE, "3717", 5, "lee")
    state.stars[GENERAL["bragg"]] = state.stars[GENERAL["lee"]] = 3
    state.stars[GENERAL["grant"]] = 3
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    driver.push("march grant", "lead 5", "attack 3716")
    note = AIDS.notes(driver.state, "confederate")[act("intercept", "3717")]
    assert "wins" not in dict(note.args)
    assert words_for("uscivilwar", "en").message(note) == "Lee (3★, defence 2): 58% to succeed"


@pytest.mark.clause("9.3.3")
def test_who_may_avoid_battle_is_told_what_comes_of_a_failure() -> None:
    driver = met(())
    driver.state.trenches[CONFEDERATE] |= 1 << driver.state.where[GENERAL["bragg"]]
    note = AIDS.notes(driver.state, "confederate")[act("avoid")]
    said = dict(note.args)
    bragg = rank_of(driver.state, GENERAL["bragg"])
    assert (said["commander"], said["defence"]) == ("bragg", bragg.defence)
    throws = sum(a + b + bragg.defence >= 9 for a, b in _PAIRS)
    assert said["chance"] == round(100 * throws / 36)
    fought = 0
    for dice in _PAIRS:
        other = met((1, 1, *dice))
        other.state.trenches[CONFEDERATE] |= 1 << other.state.where[GENERAL["bragg"]]
        fought += won(other, "avoid")
    (standing,) = AIDS.prospects(driver.state, "confederate")
    stood = sum(one.ways for one in standing.endings if one.attacker_wins)
    assert stood < fought, "works help only those who stand"
    assert said["wins"] == round(100 * fought / 36)
    (asked_of,) = driver.decision.prompts.values()
    assert "under Grant" in words_for("uscivilwar", "en").message(asked_of)


@pytest.mark.clause("9.3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_avoid_battle_is_told_where_he_may_go(language: str) -> None:
    driver = met((6, 6))
    note = AIDS.notes(driver.state, "confederate")[act("avoid")]
    told = str(dict(note.args)["spaces"]).split()
    after = driver.push("avoid")
    assert after.prompt == "prompt-evade"
    assert sorted(told) == sorted(order.removeprefix("evade ") for order in after.actions)
    words = words_for("uscivilwar", language)
    assert ", ".join(str(words.name("space", place)) for place in told) in words.message(note)


# --- The odds of what may follow ------------------------------------------------------------------


@pytest.mark.clause("9.2.1")
def test_who_may_intercept_is_told_the_odds_of_the_fight_that_follows() -> None:
    """The hex is empty: nobody fights there unless somebody comes."""
    driver = entering(())
    for seat in ("confederate", "union", "observer"):
        (told,) = AIDS.prospects(driver.state, seat)
        assert (told.place, told.start) == ("3716", "3715")
        assert (told.attacker, told.defender) == ("union", "confederate")
        fought = [won(entering((6, 6, *dice)), "intercept 3717", "lead 5") for dice in _PAIRS]
        share = sum(one.ways for one in told.endings if one.attacker_wins) / told.of
        assert share == pytest.approx(sum(fought) / 36)
        assert told.given is not None
        said = words_for("uscivilwar", "en").message(told.given)
        assert re.fullmatch(r"if Lee intercepts from 3717\b.*, 58% likely", said)


@pytest.mark.clause("9.2.2")
def test_one_who_is_declared_is_still_told_beside_the_next() -> None:
    driver = entering(())
    station(driver.state, CONFEDERATE, "3616", 2, "bragg")
    driver.state.pending = None
    driver.push("intercept 3717")
    assert driver.prompt == "prompt-intercept"
    places = [
        dict(one.given.args)["place"] for one in AIDS.prospects(driver.state, "union") if one.given
    ]
    assert places == ["3717", "3616"]


@pytest.mark.clause("9.2.3")
@pytest.mark.parametrize("leader", ["lee", "jackson"])
def test_who_chooses_who_goes_on_an_interception_is_told_the_battle(leader: str) -> None:
    """Before a General is named it is that of the commander; after that, his."""

    def table(*dice: int) -> Driver[CivilWarState]:
        return entering(dice, "jackson").push("intercept 3717")

    (foreseen,) = AIDS.prospects(table(6, 6).state, "confederate")
    chosen = table(6, 6).push(f"under {leader}")
    (told,) = AIDS.prospects(chosen.state, "union")
    assert told.given is None
    if leader == "lee":
        assert told == foreseen
    orders = {"lee": ("take jackson", "lead 5"), "jackson": ("lead 3",)}[leader]
    fought = [won(table(6, 6, *dice), f"under {leader}", *orders) for dice in _PAIRS]
    assert sum(fought) not in (0, 36)
    share = sum(one.ways for one in told.endings if one.attacker_wins) / told.of
    assert share == pytest.approx(sum(fought) / 36)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "odds", r"if [\w. ]+ intercepts from .*, \d+% likely: \w+ wins \d+%"),
        ("es", "probabilidades", r"si [\w. ]+ intercepta desde .*, con un \d+.% de éxito: "),
        ("it", "probabilità", r"se [\w. ]+ intercetta da .*, riuscita al \d+.%: "),
    ],
)
def test_the_terminal_tells_the_odds_of_an_interception(
    language: str, typed: str, said: str, tmp_path: Path
) -> None:
    record = tmp_path / "asked.roll"
    game = asked("prompt-intercept", empty=True)
    record.write_text(str(game.finished_record()), encoding="utf-8")
    words = ("play", "uscivilwar", "--resume", record, "-l", language)
    told = longroll(*words, "--union", "human", "--confederate", "human", typed=f"{typed}\n")
    assert re.search(said, told.out), told.out[-2000:]
