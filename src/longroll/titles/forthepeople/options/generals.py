"""5.5.6, 5.6.7 Cavalry generals with replacements, and the abilities of four generals.

Where a general has two counters, as Van Dorn and Sheridan have, each is a general of the pack: one
lies in the box (REMOVED) while the other is in play. The side of 2 strength points of a brigade is
a bit in ``state.doubled``.
"""

from __future__ import annotations

from typing import Final

from longroll.board.network import Link as Edge
from longroll.board.network import Network
from longroll.board.trace import neighbours
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, army_key, ask_side, general_key, side_key, space_key
from ..components import CONFEDERATE, GENERAL, GENERALS, LINKS, SPACES, UNION, WATER
from ..state import ABSENT, MARKERS, MOVING, REMOVED, ForThePeopleState
from ..supply import has_lc
from ..will import change_will
from . import CAVALRY_REPLACEMENTS, SPECIAL_GENERALS, has

__all__ = [
    "DOUBLE",
    "SHERIDAN",
    "SHERIDAN_CORPS",
    "Enlargement",
    "chooses_service",
    "double_clause",
    "enlarge",
    "enlargeable",
    "hail",
    "heir",
    "levied_at",
    "levy",
    "mount",
    "mount_of",
    "waits_to_enlarge",
    "why_not_double",
    "why_not_enlarge",
]

MCCLELLAN: Final = GENERAL["mcclellan"]
FORREST: Final = GENERAL["forrest"]
SHERIDAN: Final = GENERAL["sheridan"]
SHERIDAN_CORPS: Final = GENERAL["sheridan-corps"]
VAN_DORN_CAVALRY: Final = GENERAL["van-dorn-cavalry"]

DOUBLE: Final = {FORREST: "5.6.7.C", SHERIDAN: "5.6.7.D"}
"""The cavalry generals whose brigade has a side of 2 strength points, with their clause."""

_MOUNTS: Final = {GENERAL["van-dorn"]: VAN_DORN_CAVALRY, SHERIDAN_CORPS: SHERIDAN}
"""Infantry generals and their counters as cavalry generals."""

_REPLACEMENTS: Final = {
    GENERAL["forrest"]: GENERAL["pegram"],
    GENERAL["morgan"]: GENERAL["armstrong"],
    GENERAL["stuart"]: GENERAL["f-lee"],
    GENERAL["wheeler"]: GENERAL["wharton"],
    GENERAL["pleasonton"]: GENERAL["kilpatrick"],
    GENERAL["stoneman"]: GENERAL["mitchell"],
}

_NOBODY: Final = -1
_BONUS: Final = 5
"""The will that McClellan's command gives (5.6.7.A)."""
_REACH: Final = 4
"""Spaces from the capital within which it does."""

_LAND: Final = Network(
    len(SPACES),
    [
        Edge(i, k.a, k.b)
        for i, k in enumerate(
            link for link in LINKS if link.kind != WATER and link.rule != "baltimore-and-ohio"
        )
    ],
).adjacency()


# --- 5.5.6 The dead and who follows them --------------------------------------------------------


def heir(state: ForThePeopleState, general: int) -> int:
    """Who goes to the turn track when ``general`` is a casualty; -1 for nobody (5.5.4, 5.5.6, 7.7).

    A cavalry general himself, or his replacement; Van Dorn dies for good on horseback too
    (5.6.7.B, ruling A30). An infantry general is gone, but Sheridan replaces himself wherever he
    served, if replacements are in play (5.6.7.D, note).
    """
    replaced = has(state, CAVALRY_REPLACEMENTS)
    if not GENERALS[general].cavalry:
        return general if general == SHERIDAN_CORPS and replaced else _NOBODY
    if general == VAN_DORN_CAVALRY:
        return _NOBODY
    return _REPLACEMENTS.get(general, general) if replaced else general


# --- 5.6.7.A McClellan --------------------------------------------------------------------------


def _round_the_capital(state: ForThePeopleState, steps: int) -> int:
    """Mask of the spaces so near to the Union capital, by road and rail; empty without one."""
    capital = state.capital[UNION]
    found = 1 << capital if capital >= 0 else 0
    for _ in range(steps):
        found |= neighbours(_LAND, found)
    return found


def hail(play: P, army: int, general: int) -> None:
    """Will for the Union, once, when McClellan is given an army near the capital (5.6.7.A)."""
    state = play.state
    if general != MCCLELLAN or state.mcclellan_hailed or not has(state, SPECIAL_GENERALS):
        return
    at, force = state.army_at[army], state.force
    if at == MOVING and force is not None:
        at = force.at
    if at >= 0 and _round_the_capital(state, _REACH) >> at & 1:
        state.mcclellan_hailed = 1
        play.tell("mcclellan-hailed", general=general_key(general), army=army_key(army))
        change_will(play, UNION, _BONUS, "mcclellan")


def levy(play: P) -> None:
    """A unit more for McClellan's army in the capital or next to it, if in supply (5.6.7.A)."""
    at = levied_at(play.state)
    if at >= 0:
        play.state.add_infantry(UNION, at, 1)
        play.tell("reinforced", side=side_key(UNION), space=space_key(at), count=1)


def levied_at(state: ForThePeopleState) -> int:
    """Where McClellan's army would receive that unit; -1 if it would not."""
    if not has(state, SPECIAL_GENERALS):
        return -1
    for army in MARKERS[UNION]:
        at = state.army_at[army]
        leads = at >= 0 and state.commander[army] == MCCLELLAN
        if leads and _round_the_capital(state, 1) >> at & 1 and has_lc(state, UNION, at):
            return at
    return -1


# --- 5.6.7.B, 5.6.7.D Counters that change --------------------------------------------------------


def mount_of(state: ForThePeopleState, general: int) -> int:
    """The counter of an infantry general as a cavalry general; -1 if he has none."""
    return _MOUNTS.get(general, _NOBODY) if has(state, SPECIAL_GENERALS) else _NOBODY


def mount(play: P, general: int) -> int:
    """Make ``general`` and a unit of his space his brigade, for the rest of the game."""
    state, rider = play.state, _MOUNTS[general]
    side, at = GENERALS[general].side, state.post[general]
    state.post_general(general, REMOVED)
    state.add_infantry(side, at, -1)
    state.post_general(rider, at)
    play.tell("takes-to-horse", general=general_key(general), space=space_key(at))
    return rider


def chooses_service(state: ForThePeopleState, general: int) -> bool:
    """Whether the Union chooses how an arriving general serves (5.6.7.D).

    Sheridan, until he has once been a cavalry general on the map.
    """
    if not has(state, SPECIAL_GENERALS):
        return False
    return general == SHERIDAN_CORPS or (general == SHERIDAN and state.post[SHERIDAN] == ABSENT)


# --- 5.6.7.C, 5.6.7.D Brigades of 2 strength points -----------------------------------------------


def double_clause(general: int) -> str:
    """The paragraph that a general's large brigade rests on."""
    return DOUBLE.get(general, "5.6.7")


def why_not_double(state: ForThePeopleState, general: int) -> Denial | None:
    """Why a brigade has no strength point to gain (5.6.7.C, 5.6.7.D)."""
    key = general_key(general)
    if general not in DOUBLE or not has(state, SPECIAL_GENERALS):
        return deny("5.6.7", "deny-brigade-stays-small", general=key)
    if state.doubled >> general & 1:
        return deny(DOUBLE[general], "deny-brigade-is-large", general=key)
    return None


def enlargeable(state: ForThePeopleState, side: int) -> list[int]:
    """Brigades of ``side`` at rest that may take up a unit of their space."""
    if not has(state, SPECIAL_GENERALS):
        return []
    found = [g for g in DOUBLE if GENERALS[g].side == side and state.post[g] >= 0]
    return [
        g for g in found if why_not_double(state, g) is None and state.infantry[side][state.post[g]]
    ]


def why_not_enlarge(state: ForThePeopleState, side: int, general: int) -> Denial | None:
    """Why a brigade of ``side`` at rest takes up no unit; None if it may."""
    denial = why_not_double(state, general)
    if denial is not None or general in enlargeable(state, side):
        return denial
    key = general_key(general)
    if GENERALS[general].side != side or state.post[general] < 0:
        return deny(DOUBLE[general], "deny-general-off-map", general=key)
    return deny(DOUBLE[general], "deny-no-unit-to-take-up", general=key)


def enlarge(play: P, general: int) -> None:
    """A brigade at rest takes up a unit of its space."""
    state = play.state
    state.add_infantry(GENERALS[general].side, state.post[general], -1)
    state.set_double(general, True)
    play.tell("brigade-enlarged", general=general_key(general))


def waits_to_enlarge(state: ForThePeopleState) -> list[int]:
    """Brigades of both sides that may grow and whose owner has not said no where they are."""
    return [
        general
        for side in (UNION, CONFEDERATE)
        for general in enlargeable(state, side)
        if (general, state.post[general]) not in state.declined
    ]


class Enlargement(Proc):
    """The owners of Forrest and Sheridan may enlarge their brigades (5.6.7.C, 5.6.7.D).

    They may at any time: so they are asked whenever a strategy round is over, once in a space;
    later they may do it in a round of their own, before the card, and on the march.
    """

    __slots__ = ()
    clause = "5.6.7"
    steps = ("grow",)

    def grow(self, play: P) -> Flow:
        """Ask about the next one."""
        waiting = waits_to_enlarge(play.state)
        if not waiting:
            return DONE
        general = waiting[0]
        name, where = general_key(general), space_key(play.state.post[general])
        actions = [act("enlarge", name), act("pass")]
        side, clause = GENERALS[general].side, double_clause(general)
        return ask_side(side, "prompt-enlarge", actions, clause, general=name, space=where)

    def on_grow(self, play: P, action: Action) -> Flow:
        """It grows, or stays as it is."""
        state = play.state
        general = waits_to_enlarge(state)[0]
        if action.verb == "enlarge":
            enlarge(play, general)
        else:
            others = [pair for pair in state.declined if pair[0] != general]
            state.declined = tuple(sorted([*others, (general, state.post[general])]))
        return "grow"
