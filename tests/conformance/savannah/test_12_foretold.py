"""G12.13, G12.15: what an attack takes on besides is told before it is chosen."""

from __future__ import annotations

import random

import pytest

from longroll import Game
from longroll.engine.action import parse
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.combat import CloseCombat, Combat, fight_after
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.clash import meadow
from tests.conformance.savannah.table import ALLIES, Driver, put, run


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
