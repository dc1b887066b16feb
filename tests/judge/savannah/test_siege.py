"""A campaign of bots is a siege: when the assault is announced, who is due, what has been dug."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from longroll.board.region import members
from longroll.bots import Insight, make_bot
from longroll.engine.action import Action
from longroll.engine.title import get_title
from longroll.titles.savannah.components import GRID, PERIMETER, UNIT, UNITS, hex_at, hex_key
from longroll.titles.savannah.components.parts import ARTILLERY, FRENCH
from longroll.titles.savannah.damage import BRITISH_SIDES
from longroll.titles.savannah.ground import BESIDE_PERIMETER
from longroll.titles.savannah.judge import appraisal
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.judge.outlook import outlook
from longroll.titles.savannah.judge.siege import coming, siege, to_march
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


@pytest.mark.clause("X1.6.A")
@SEEDS
def test_haste_is_the_reason_to_storm_before_anything_is_dug(seed: int) -> None:
    state = campaign(9, up=before_the_lines())
    assert chosen(state, "sergeant", seed).verb == "announce"
    state = campaign(9, up=before_the_lines())
    state.defences = 1  # nothing is won by haste any more
    assert chosen(state, "sergeant", seed).verb == "wait"


# --- Who is due -----------------------------------------------------------------------------------


@pytest.mark.clause("X1.6.noreturn")
def test_who_is_due_counts_until_the_assault_is_announced() -> None:
    state = table("campaign", clear=False)
    due = coming(state)
    assert due > 0  # the French and Americans bring more than the garrison
    armagnac = UNIT["armagnac"]
    state.at[armagnac] = REMOVED
    lost = due - coming(state)
    strength = UNITS[armagnac].strength[UNITS[armagnac].steps]
    assert 0 < lost <= strength * W.order[0]
    state.at[armagnac] = DUE
    state.touch()
    before = appraise(state, ALLIES)
    state.assault = 2
    assert appraise(state, ALLIES) < before - W.order[0] * 20


def test_a_delay_costs_and_what_only_a_card_brings_is_not_due() -> None:
    state = table("campaign", clear=False)
    due = coming(state)
    state.due[UNIT["dillon-irish"]] += 1
    assert coming(state) < due
    due = coming(state)
    state.at[UNIT["creek"]] = REMOVED
    assert coming(state) == due


def test_of_the_british_who_are_due_the_garrison_thinks_the_same() -> None:
    state = table("campaign", clear=False)
    before = appraise(state, CROWN)
    for unit in UNITS:
        if unit.side == CROWN and unit.turn:
            state.at[unit.index] = REMOVED
    assert appraise(state, CROWN) < before


# --- Who is up ------------------------------------------------------------------------------------


def test_allies_come_up_by_the_shortest_march_and_hurry_in_the_assault() -> None:
    foix = UNIT["foix"]
    landing, road, lines = hex_at("3123"), hex_at("2413"), hex_at("1406")
    costs = [to_march(foix, hex_, False) for hex_ in (landing, road, lines)]
    assert costs[0] > costs[1] > costs[2] == 0
    assert to_march(foix, landing, True) > costs[0]
    near, far = table("campaign", turn=8), table("campaign", turn=8)
    put(near, "french-battery-a-right", "2413")
    put(far, "french-battery-a-right", "3123")
    assert appraise(near, ALLIES) > appraise(far, ALLIES)


# --- The works ------------------------------------------------------------------------------------


def works(*begun: str, complete: str = "", sides: int = 0) -> SavannahState:
    """The Allies before the lines on turn 10, with works."""
    state = table("campaign", turn=10)
    state.works_left = 8 - len(begun) - bool(complete)
    for key in begun:
        state.works = tuple(sorted((*state.works, (hex_at(key), 0, 0))))
    if complete:
        state.works = tuple(sorted((*state.works, (hex_at(complete), sides, 1))))
    return state


def site(away: int) -> str:
    """A hex so far from the perimeter, in front of it."""
    return next(
        key
        for key in (f"{column}{row:02}" for column in range(18, 21) for row in range(4, 12))
        if facing_distance(hex_at(key)) == away
    )


def facing_distance(hex_: int) -> int:
    return min(GRID.distance(hex_, other) for other in members(PERIMETER))


@pytest.mark.clause("X4.4")
def test_works_are_worth_digging_near_the_lines_and_guarding() -> None:
    none, far, near = works(), works(site(4)), works(site(2))
    assert siege(none) < siege(far) < siege(near)
    put(far, "foix", site(4))
    guarded = siege(far)
    put(far, "foix", "3123")
    assert siege(far) < guarded
    assert siege(works(complete=site(4), sides=0b11)) > siege(works(site(4)))


@pytest.mark.clause("X4.4.con")
def test_works_look_towards_the_lines() -> None:
    hex_ = hex_at(site(4))
    towards = [
        direction
        for direction, other in enumerate(GRID.neighbours[hex_])
        if facing_distance(other) < facing_distance(hex_)
    ]
    away = [direction for direction in range(6) if direction not in towards]
    seen = siege(works(complete=site(4), sides=1 << towards[0]))
    assert seen - siege(works(complete=site(4), sides=1 << away[0])) == W.faced


@pytest.mark.clause("X4.4.1")
@LEVELS
@SEEDS
def test_the_french_dig_when_they_may(bot: str, seed: int) -> None:
    state = campaign(9, up=before_the_lines())
    sequence = Siege()
    sequence.at = Siege.positions["works"] + 1
    state.stack = [sequence, SiegeWorks()]
    assert chosen(state, bot, seed).verb == "dig"


@pytest.mark.clause("T.SB1")
def test_a_ruined_hex_of_the_city_and_a_breach_are_worth_something() -> None:
    state = works(complete=site(4), sides=1)
    before, quiet = siege(state), appraise(state, ALLIES)
    state.destroyed = 1 << hex_at("1802")
    assert siege(state) == before + W.ruin
    state.destroyed = 0
    own = members(BRITISH_SIDES)[0]
    state.breached = 1 << own
    assert appraise(state, ALLIES) == quiet + W.breach
    theirs = GRID.side(hex_at(site(4)), 0)
    assert not BRITISH_SIDES >> theirs & 1
    state.breached = 1 << theirs
    assert appraise(state, ALLIES) == quiet - W.breach


# --- The storm ------------------------------------------------------------------------------------


@pytest.mark.clause("X4.14")
def test_unfinished_lines_are_worth_an_attack_and_an_announcement() -> None:
    promised: list[int] = []
    for announced in (0, 9, 7):
        state = table("campaign", turn=17)
        state.assault = announced
        put(state, "foix", "1405")
        put(state, "sc-royalists-1", "1404")
        state.active = ALLIES
        turn = PlayerTurn(ALLIES)
        turn.at = PlayerTurn.positions["combat"]
        state.stack = [turn]
        promised.append(outlook(state))
        assert (siege(state) > 0) == bool(announced)
    assert promised == sorted(set(promised))


@pytest.mark.clause("H")
def test_the_historical_scenario_knows_nothing_of_a_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_state: SavannahState) -> int:
        raise AssertionError

    monkeypatch.setattr(appraisal, "siege", never)
    assert isinstance(appraise(table("historical", clear=False, turn=16), ALLIES), int)
    with pytest.raises(AssertionError):
        appraise(table("campaign", clear=False), ALLIES)
