"""13-17 Victory: the automatic kinds, and the reckoning at the end of each scenario."""

from __future__ import annotations

from typing import Final

from .base import P
from .components import (
    CONFEDERATE,
    NOBODY,
    RESOURCES,
    SCENARIOS,
    SEASON,
    STATES,
    UNION,
    WILL,
    YEAR,
)
from .state import ForThePeopleState
from .supply import open_runner_ports
from .will import change_will, finish

__all__ = [
    "BROKEN_1861",
    "CONFEDERATE_BORDER",
    "STATES_TO_WIN",
    "UNION_BORDER",
    "UNION_WEARY",
    "check_resources",
    "confederate_spaces",
    "end_scenario",
    "end_of_turn",
    "last_turn",
    "scenario_of_turn",
    "states_for_the_union",
    "strength",
    "strength_gain",
    "wills_then",
]

_ENDINGS: Final = {3: "1861", 6: "1862", 9: "1863", 12: "campaign", 13: "campaign"}
"""The scenario whose victory conditions hold at the end of a turn (2.1).

Any fall turn may be the last; those of 1864 are the conditions of the campaign (16.7)."""


BROKEN_1861: Final = (0, 85, 80)
"""By side, the will below which it has lost 1861 (13.2)."""

UNION_WEARY: Final = 50
"""The Union's will below which it has lost the election of 1864 (17.2.1)."""
STATES_TO_WIN: Final = 10
"""How many states the Union needs in the end (17.3)."""
UNION_BORDER: Final = ("mo", "ky", "wv")
CONFEDERATE_BORDER: Final = ("mo", "ky")
"""The states whose control wins 1861 (13.2)."""

PLAY_ON: Final = "play-on"
"""The option to play a scenario to the end of the war."""


def scenario_of_turn(turn: int) -> str:
    """The scenario whose conditions can end a game with this turn, or an empty text (2.1)."""
    return _ENDINGS.get(turn, "")


def last_turn(state: ForThePeopleState) -> int:
    """The turn with which the game ends: its scenario's last, or Spring 1865 if played on (2.1).

    One who starts a scenario may play to the end of a later one: with the option ``play-on`` the
    war lasts as long as it can, and any fall may end it by agreement (`War.truce`).
    """
    scenario = "campaign" if PLAY_ON in state.options else state.scenario
    return SCENARIOS[scenario].last_turn


# --- Automatic victory (17.2) -------------------------------------------------------------------


def check_resources(play: P) -> None:
    """The Union wins with every resource centre destroyed and every runner port closed (17.2.2).

    At once, as a will of zero does (ruling A36).
    """
    state = play.state
    if RESOURCES & ~state.destroyed or open_runner_ports(state):
        return
    finish(play, UNION, "17.2.2", "victory-resources")


def end_of_turn(play: P) -> None:
    """The automatic victories that are tested when a turn ends (3.6, 17.2.1)."""
    state = play.state
    check_resources(play)
    union, confederate = state.will[UNION], state.will[CONFEDERATE]
    if YEAR[state.turn] == 1864 and SEASON[state.turn] == "fall" and union < UNION_WEARY:
        finish(play, CONFEDERATE, "17.2.1", "victory-union-weary")
    if confederate > 2 * union:
        finish(play, CONFEDERATE, "17.2.1", "victory-double-will")


# --- The end of a scenario ----------------------------------------------------------------------


def end_scenario(play: P) -> None:
    """The reckoning of the scenario that ends with this turn (13.2, 14.7, 15.7, 16.7, 17.3).

    None is held if an automatic victory has ended the game already (3.6).
    """
    if play.state.result is not None:
        return
    _settle_blockade(play)
    match scenario_of_turn(play.state.turn):
        case "1861":
            _end_1861(play)
        case "1862":
            _higher_will(play, "14.7")
        case "1863":
            _settle_strength(play)
            _higher_will(play, "15.7")
        case _:
            _end_campaign(play)


def _controls(state: ForThePeopleState, side: int, *keys: str) -> bool:
    return all(state.state_owner[s.index] == side for s in STATES if s.key in keys)


def _end_1861(play: P) -> None:
    """13.2; a draw when both sides meet a condition of theirs, too (ruling A5)."""
    state = play.state
    broken = [state.will[side] < least for side, least in enumerate(BROKEN_1861)]
    union = _controls(state, UNION, *UNION_BORDER) or broken[CONFEDERATE]
    confederate = _controls(state, CONFEDERATE, *CONFEDERATE_BORDER) or broken[UNION]
    if union == confederate:
        finish(play, NOBODY, "13.2", "draw-1861")
    else:
        finish(play, UNION if union else CONFEDERATE, "13.2", "victory-1861")


def _higher_will(play: P, clause: str) -> None:
    """The Union needs the higher will; the Confederacy wins otherwise (14.7, 15.7)."""
    state = play.state
    union = state.will[UNION] > state.will[CONFEDERATE]
    finish(play, UNION if union else CONFEDERATE, clause, "victory-higher-will")


def _settle_blockade(play: P) -> None:
    """A blockade card was received and the level not raised (15.S5): due when the scenario ends.

    Whenever that is: after a game that began with 1863 and was played on, too.
    """
    due = _blockade_due(play.state)
    if due:
        change_will(play, UNION, -due, "blockade-duty", fortunes=False)


def _blockade_due(state: ForThePeopleState) -> int:
    return 10 if state.scenario == "1863" and state.blockade_duty == 1 else 0


def _settle_strength(play: P) -> None:
    """The last change of will in 1863: the strength of the armies (15.7)."""
    side, gain = strength_gain(play.state)
    change_will(play, side, gain, "strength", fortunes=False)


def strength_gain(state: ForThePeopleState) -> tuple[int, int]:
    """15.7: whose will the strength on the map raises at the end of 1863, and by how much."""
    lead = strength(state, UNION) - strength(state, CONFEDERATE) - 35
    return (CONFEDERATE, 10 * (-lead // 5)) if lead < 0 else (UNION, 5 * (lead // 5))


def wills_then(state: ForThePeopleState) -> tuple[int, int]:
    """The wills of the Union and the Confederacy if 1863 ended now (15.S5, 15.7)."""
    side, gain = strength_gain(state)
    union = max(0, state.will[UNION] - _blockade_due(state))
    rebel = state.will[CONFEDERATE]
    return (union + gain, rebel) if side == UNION else (union, rebel + gain)


def strength(state: ForThePeopleState, side: int) -> int:
    """Strength points of ``side`` on the map, brigades among them."""
    return sum(state.infantry[side]) + state.points(*state.cavalry_posted(side))


def _end_campaign(play: P) -> None:
    """17.3: the Union needs ten states."""
    union = states_for_the_union(play.state) >= STATES_TO_WIN
    finish(play, UNION if union else CONFEDERATE, "17.3", "victory-states")


def states_for_the_union(state: ForThePeopleState, *, foretold: bool = False) -> int:
    """How many states count for the Union in the end (17.3).

    ``foretold``: before the reckoning, in which it may still have to pay for the blockade (15.S5).

    Confederate and border states under its control; one less for each state originally the
    Union's, or a border state that was first the Union's, with three or more Confederate markers;
    one more for every 25 points that its will leads by.
    """
    due = _blockade_due(state) if foretold else 0
    lead = max(0, state.will[UNION] - due - state.will[CONFEDERATE])
    count = lead // 25
    for place in STATES:
        union = state.state_owner[place.index] == UNION
        count += union and place.home != UNION
        loyal = place.home == UNION or (
            place.home == NOBODY and union and not state.seceded >> place.index & 1
        )
        count -= loyal and confederate_spaces(state, place.index) >= WILL.invaded_spaces
    return count


def confederate_spaces(state: ForThePeopleState, which: int) -> int:
    """How many spaces of a state the Confederacy controls."""
    return (state.controlled(CONFEDERATE) & STATES[which].spaces).bit_count()
