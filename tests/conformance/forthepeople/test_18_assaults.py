"""18: the note on amphibious assaults: each of its rows, and its general rules.

A row names what the table gives, attacker first: 1-0 is one loss for the Union, none for the fort.
"""

from typing import NamedTuple

import pytest

from longroll.titles.forthepeople.battle import HOLDS, REPULSED
from longroll.titles.forthepeople.battle.result import Clash, judge, spared
from longroll.titles.forthepeople.components import attacker_loss, defender_loss, starred
from tests.conformance.forthepeople.field import control, ended, fight, sail, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    space,
)

FORT, PORT = "fort-sumter", "brunswick"
SMALL = 0


# --- Every result of the table, by the text of the note -----------------------------------------


def takes_empty_fort(lost: int, inflicted: int, attackers: int) -> bool:
    """The note's rows for a fort without a garrison."""
    if lost == inflicted:
        return attackers > lost  # 0-0, 1-1 and 1-1*: whoever has a unit left
    return (lost, inflicted) == (0, 1)


def takes_garrisoned_fort(lost: int, inflicted: int, star: bool, attackers: int) -> bool:
    """The note's rows for a garrisoned fort; what is taken needs a unit to take it."""
    if (lost, inflicted) == (1, 1):
        return star and attackers > 1
    return (lost, inflicted) == (0, 1)


@pytest.mark.clause("18")
@pytest.mark.parametrize("garrison", [0, 1, 2])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_all_modified_rolls_of_a_small_assault(attackers: int, garrison: int) -> None:
    for attack in range(-3, 14):
        for defence in range(-3, 14):
            clash = Clash(attackers, garrison, fort=True)
            if clash.size != SMALL:
                continue
            lost, inflicted = attacker_loss(SMALL, defence), defender_loss(SMALL, attack)
            verdict = judge(clash, attack, defence)
            assert (verdict.attacker_result, verdict.defender_result) == (lost, inflicted)
            took = verdict.attacker_wins and attackers > verdict.attacker_loss
            if garrison:
                expected = takes_garrisoned_fort(lost, inflicted, starred(SMALL, attack), attackers)
            else:
                expected = takes_empty_fort(lost, inflicted, attackers)
            assert took is expected, (attackers, garrison, attack, defence)
            assert spared(verdict, fort=True) == (0, 0), "7.3.4 does not apply where a fort stands"


# --- The rows fought out ------------------------------------------------------------------------


class Landing(NamedTuple):
    """How a row comes about: the amphibious modifier, both dice, and generals if they must help."""

    row: str
    track: int
    attack: int
    defence: int
    generals: bool = False


def assault(what: Landing, attackers: int, garrison: int) -> Driver:
    """An assault from Fort Monroe on Fort Sumter; its modified dice must give the row."""
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, UNION, "fort-monroe", 1)
    put(state, CONFEDERATE, FORT, garrison, *(["r-e-lee"] if what.generals else []))
    state.amphibious = what.track
    sail(state, UNION, "fort-monroe", attackers, *(["grant"] if what.generals else []))
    casualties = [1, 1] if what.generals else []
    battle = fight(state, FORT, [what.attack, what.defence, *casualties], amphibious=True)
    attack = what.attack + total(battle, "union")
    lost = attacker_loss(SMALL, what.defence + total(battle, "confederate"))
    star = "*" if starred(SMALL, attack) else ""
    assert f"{lost}-{defender_loss(SMALL, attack)}{star}" == what.row
    return battle


def left(battle: Driver) -> int:
    """Union units that came through."""
    at_home = battle.state.units(UNION, space("fort-monroe")) - 1
    return battle.state.force.units if battle.state.force else max(0, at_home)


def landed(battle: Driver) -> bool:
    """Whether the Union stands in the fort; the marker and the will follow (12.11)."""
    return battle.state.force is not None and battle.state.force.at == space(FORT)


@pytest.mark.clause("18")
@pytest.mark.clause("6.8.1")
@pytest.mark.parametrize(
    ("what", "attackers", "taken", "alive"),
    [
        *((Landing("0-1", 2, 1, 1), count, True, count) for count in (1, 2, 3)),
        (Landing("1-1", 0, 1, 3), 1, False, 0),
        *((Landing("1-1", 0, 1, 3), count, True, count - 1) for count in (2, 3)),
        (Landing("1-1*", 0, 3, 3), 1, False, 0),
        *((Landing("1-1*", 0, 3, 3), count, True, count - 1) for count in (2, 3)),
    ],
)
def test_an_assault_on_a_fort_without_garrison(
    what: Landing, attackers: int, taken: bool, alive: int
) -> None:
    """With +4 against an empty fort the other rows cannot be rolled here."""
    battle = assault(what, attackers, 0)
    assert ended(battle) == (HOLDS if taken else REPULSED)
    assert left(battle) == alive
    assert landed(battle) is taken


@pytest.mark.clause("18")
@pytest.mark.clause("7.3.3")
@pytest.mark.parametrize(
    ("what", "attackers", "taken", "alive", "garrison"),
    [
        *((Landing("1-0", 0, 1, 3), count, False, count - 1, 1) for count in (1, 2)),
        *((Landing("0-1", 2, 4, 1), count, True, count, 0) for count in (1, 2)),
        *((Landing("0-0", 2, 1, 1), count, False, count, 1) for count in (1, 2)),
        *((Landing("1-1", 0, 4, 3), count, False, count - 1, 0) for count in (1, 2)),
        (Landing("1-1*", 3, 6, 3), 1, False, 0, 0),
        (Landing("1-1*", 3, 6, 3), 2, True, 1, 0),
        *((Landing("2-1", 0, 1, 5, True), count, False, 0, 0) for count in (1, 2)),
        *((Landing("2-1*", 0, 4, 5, True), count, False, 0, 0) for count in (1, 2)),
    ],
)
def test_an_assault_on_a_garrison_of_one(
    what: Landing, attackers: int, taken: bool, alive: int, garrison: int
) -> None:
    battle = assault(what, attackers, 1)
    assert ended(battle) == (HOLDS if taken else REPULSED)
    assert left(battle) == alive
    assert battle.state.units(CONFEDERATE, space(FORT)) == garrison
    assert landed(battle) is taken


# --- The general rules --------------------------------------------------------------------------


@pytest.mark.clause("18")
@pytest.mark.clause("6.4.2")
@pytest.mark.parametrize("attackers", [2, 3])
def test_whoever_loses_an_assault_goes_back_though_nobody_is_left_to_hold_the_space(
    attackers: int,
) -> None:
    """No fort here: 7.3.3 would let the Union stay, and 6.4.2 has precedence."""
    state = empty_table()
    control(state, UNION, "fort-monroe")
    put(state, UNION, "fort-monroe", 1)
    put(state, CONFEDERATE, PORT, 1)
    sail(state, UNION, "fort-monroe", attackers)
    battle = fight(state, PORT, [4, 2], amphibious=True)
    verdict = judge(Clash(attackers, 1), 4, 2)
    assert not verdict.attacker_wins
    assert ended(battle) == REPULSED
    assert state.force is None or state.force.at == space("fort-monroe")
    assert state.control[space(PORT)] == CONFEDERATE
