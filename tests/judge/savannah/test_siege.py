"""A campaign of bots is a siege: when the assault is announced, who is due, what has been dug."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.bots import Insight, make_bot
from longroll.engine.action import Action
from longroll.engine.title import get_title
from longroll.titles.savannah.components import GRID, TABLES, UNIT, UNITS, hex_at, hex_key
from longroll.titles.savannah.components.parts import ARTILLERY, FRENCH
from longroll.titles.savannah.ground import BESIDE_PERIMETER
from longroll.titles.savannah.judge import appraisal, siege
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.judge.outlook import outlook
from longroll.titles.savannah.judge.siege import coming, to_march
from longroll.titles.savannah.judge.weights import W
from longroll.titles.savannah.sequence import PlayerTurn, Siege
from longroll.titles.savannah.siege import SiegeWorks
from longroll.titles.savannah.state import DUE, REMOVED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, put, table

TITLE = get_title("savannah")
LEVELS = pytest.mark.parametrize("bot", ["sergeant", "lieutenant"])
SEEDS = pytest.mark.parametrize("seed", [1, 2, 3])


def campaign(turn: int, *, up: Sequence[str] = ()) -> SavannahState:
    """A campaign at the end of the Allied part of a turn.

    Whose turn has come by then stands where he arrives, the British in the town, and the Allies
    in the hexes of ``up``, if any, six strength points in each.
    """
    state = table("campaign", clear=False, turn=turn)
    state.turn = turn
    state.active = ALLIES
    places = [hex_at(key) for key in up]
    room = dict.fromkeys(places, 6)
    for unit in UNITS:
        if not 0 < unit.turn <= turn:
            continue
        if unit.side == CROWN:
            state.at[unit.index] = hex_at("1804")
        elif not places:
            state.at[unit.index] = hex_at("3123" if unit.army == FRENCH else "1014")
        else:
            points = 0 if unit.arm == ARTILLERY else unit.strength[unit.steps]
            where = next(hex_ for hex_ in places if room[hex_] >= points)
            room[where] -= points
            state.at[unit.index] = where
    sequence, allied = Siege(), PlayerTurn(ALLIES)
    sequence.at = Siege.positions["end_turn"]
    allied.at = PlayerTurn.positions["announce"]
    state.stack = [sequence, allied]
    state.touch()
    return state


def before_the_lines() -> list[str]:
    """Hexes at two steps from the perimeter, near enough to storm it and not attacking it yet."""
    near = GRID.beside(BESIDE_PERIMETER) & ~BESIDE_PERIMETER
    west = ("1205", "1305", "1406", "1506", "1607", "1707", "1807", "1907", "2008", "2107", "2207")
    found = [key for key in west if near >> hex_at(key) & 1]
    back = [hex_key(other) for key in found for other in GRID.neighbours[hex_at(key)] if other >= 0]
    behind = [key for key in back if not (near | BESIDE_PERIMETER) >> hex_at(key) & 1]
    return [*found, *dict.fromkeys(behind)]


def chosen(state: SavannahState, bot: str, seed: int) -> Action:
    decision = TITLE.decision(state)
    assert decision is not None
    assert len(decision.actions) > 1
    return make_bot(bot, seed).choose(Insight(TITLE, state, decision.seat, decision))


# --- When the assault is announced ----------------------------------------------------------------


@pytest.mark.clause("X1.6.noreturn")
@LEVELS
@SEEDS
def test_nobody_announces_the_assault_while_his_army_is_still_to_come(bot: str, seed: int) -> None:
    assert chosen(campaign(2), bot, seed).verb == "wait"
    assert chosen(campaign(5), bot, seed).verb == "wait"


@pytest.mark.clause("X1.6.A")
@LEVELS
@SEEDS
def test_who_has_come_but_not_come_up_waits(bot: str, seed: int) -> None:
    assert chosen(campaign(9), bot, seed).verb == "wait"


@pytest.mark.clause("X4.14")
@LEVELS
@SEEDS
def test_who_is_up_storms_the_lines_before_they_are_complete(bot: str, seed: int) -> None:
    assert chosen(campaign(11, up=before_the_lines()), bot, seed).verb == "announce"
