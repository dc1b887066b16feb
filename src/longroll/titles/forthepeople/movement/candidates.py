"""5.1.2 to 5.5.2 Which forces a card may move: predicates, and the list that they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import army_key, general_key, space_key
from ..components import GENERAL, GENERALS, LIMITS, SPACE, SPACES
from ..state import ARMY, BRIGADE, CORPS, DIVISION, OFFICERS, Force, ForThePeopleState
from .composition import Muster, can_set_out, greatest, why_not_with
from .march import attack_in_reach
from .ranks import fresh_infantry, why_not_leave_army
from .ways import ROADS, open_to_divisions

__all__ = [
    "ANYBODY",
    "activation_actions",
    "can_attack",
    "column_actions",
    "greatest_division",
    "greatest_led",
    "has_target",
    "is_high",
    "why_not_action",
    "why_not_activate",
    "why_not_column",
    "why_not_division",
]

_HIGH: Final = 3
"""A card of this value opens the rough roads (5.10)."""
ANYBODY: Final = 3
"""The strategy rating that an event asks for at most: it activates everybody."""
_ACTIVATE: Final = tuple(act("activate", general.key) for general in GENERALS)
_BRIGADE: Final = tuple(act("brigade", general.key) for general in GENERALS)
_DIVISIONS: Final = tuple(act("division", space.key) for space in SPACES)


def is_high(value: int, campaign: bool) -> bool:
    """Whether the card opens the rough roads (5.10)."""
    return value >= _HIGH or campaign


# --- Who may be activated -----------------------------------------------------------------------


def _why_not_present(state: ForThePeopleState, side: int, general: int) -> Denial | None:
    if GENERALS[general].side != side or state.post[general] < 0:
        return deny("5.1.4", "deny-general-off-map", general=general_key(general))
    if general in state.moved_generals:
        return deny("4.3.1", "deny-general-moved", general=general_key(general))
    return None


def _why_not_rated(general: int, value: int, campaign: bool) -> Denial | None:
    """5.1.4: a card of at least his strategy rating; a campaign moves anyone (4.3.1)."""
    strategy = GENERALS[general].strategy
    if campaign or strategy <= value:
        return None
    return deny("5.1.4", "deny-strategy", general=general_key(general), count=strategy)


def why_not_activate(
    state: ForThePeopleState, side: int, value: int, campaign: bool, general: int
) -> Denial | None:
    """Why ``general`` may not be activated at the head of a corps or of his army."""
    denial = _why_not_present(state, side, general)
    if denial is not None:
        return denial
    key, space = general_key(general), state.post[general]
    if GENERALS[general].cavalry:
        return deny("5.3.2", "deny-cavalry-leads-no-corps", general=key)
    denial = _why_not_rated(general, value, campaign)
    if denial is not None:
        return denial
    if not state.units(side, space):
        return deny("5.1.2", "deny-general-without-units", general=key)
    army = state.army_in(side, space)
    high = is_high(value, campaign)
    if army >= 0 and state.commander[army] == general:
        return _why_not_army(state, side, army, high)
    if army >= 0:
        officers = state.generals_at(side, space)
        denial = why_not_leave_army(officers, state.commander[army], [general], "5.3.6")
    return denial or _why_not_any_size(state, _corps(state, side, general, high))


def _why_not_army(state: ForThePeopleState, side: int, army: int, high: bool) -> Denial | None:
    space = state.army_at[army]
    if army in state.moved_armies:
        return deny("4.3.1", "deny-army-moved", army=army_key(army))
    stuck = [g for g in state.generals_at(side, space) if g in state.moved_generals]
    officers = state.generals_at(side, space)
    if stuck and why_not_leave_army(officers, state.commander[army], stuck, "4.3.1") is not None:
        # He has moved and may not be left behind (5.2.2): so the army stays.
        return deny("4.3.1", "deny-second-moved", army=army_key(army))
    return _why_not_any_size(state, _army(side, army, state.commander[army], space, high))


def _why_not_any_size(state: ForThePeopleState, muster: Muster) -> Denial | None:
    """Why the force could set out with no number of infantry at all."""
    if can_set_out(state, muster):
        return None
    denial = _why_not_one(state, muster)
    if denial is not None and denial.key == "deny-leads-nowhere":
        return denial
    if state.infantry[muster.side][muster.space] > fresh_infantry(state, muster.side, muster.space):
        return deny("4.3.1", "deny-units-moved", space=space_key(muster.space))
    return why_not_with(state, muster, 0)


def _why_not_one(state: ForThePeopleState, muster: Muster) -> Denial | None:
    """Why the force could not set out with its brigades alone, or with one unit if it has none."""
    brigades = state.points(muster.lead) if muster.lead >= 0 else 0
    return why_not_with(state, muster, 0 if brigades else 1)


def why_not_brigade(
    state: ForThePeopleState, side: int, value: int, campaign: bool, general: int
) -> Denial | None:
    """Why ``general``'s cavalry brigade may not move alone (5.5.2)."""
    denial = _why_not_present(state, side, general)
    if denial is not None:
        return denial
    if not GENERALS[general].cavalry:
        return deny("5.1.2", "deny-not-cavalry", general=general_key(general))
    denial = _why_not_rated(general, value, campaign)
    if denial is not None:
        return denial
    return _why_not_any_size(state, _brigade(state, side, general, is_high(value, campaign)))


def why_not_division(
    state: ForThePeopleState, side: int, value: int, campaign: bool, space: int
) -> Denial | None:
    """Why no division may leave ``space`` (5.4.1)."""
    if not state.infantry[side][space]:
        return deny("5.4.1", "deny-no-infantry", space=space_key(space))
    if not fresh_infantry(state, side, space):
        return deny("4.3.1", "deny-units-moved", space=space_key(space))
    division = _division(side, space, value, campaign)
    if not can_set_out(state, division):
        denial = why_not_with(state, division, 1)
        if denial is not None and (denial.clause == "5.4.1" or denial.key == "deny-leads-nowhere"):
            return denial
        return deny("5.4.4", "deny-division-strands", space=space_key(space))
    return None


def _army(side: int, army: int, lead: int, space: int, high: bool) -> Muster:
    muster = Muster(side, ARMY, space, lead, army, ())
    muster.high = high
    return muster


def _corps(state: ForThePeopleState, side: int, lead: int, high: bool) -> Muster:
    muster = Muster(side, CORPS, state.post[lead], lead, -1, ())
    muster.high = high
    return muster


def _brigade(state: ForThePeopleState, side: int, lead: int, high: bool) -> Muster:
    muster = Muster(side, BRIGADE, state.post[lead], lead, -1, ())
    muster.high = high
    muster.most = max(LIMITS.brigade_units, state.points(lead))
    return muster


def _division(side: int, space: int, value: int, campaign: bool) -> Muster:
    muster = Muster(side, DIVISION, space, -1, -1, ())
    muster.most = LIMITS.division_units if campaign else value
    return muster


def activation_actions(
    state: ForThePeopleState,
    side: int,
    value: int,
    campaign: bool,
    only: Sequence[int] = (),
) -> list[Action]:
    """Every land force that a card of ``value`` may move (5.1.2).

    ``activate <general>`` (his army if he commands one, else a corps), ``brigade <general>``,
    ``division <space>``. ``only``: these generals and nobody else.
    """
    actions: list[Action] = []
    for general in only or OFFICERS[side]:
        if state.post[general] < 0:
            continue
        if GENERALS[general].cavalry:
            if why_not_brigade(state, side, value, campaign, general) is None:
                actions.append(_BRIGADE[general])
        elif why_not_activate(state, side, value, campaign, general) is None:
            actions.append(_ACTIVATE[general])
    if only:
        return actions
    return actions + _division_actions(state, side, value, campaign)


def column_actions(state: ForThePeopleState, side: int, most: int) -> list[Action]:
    """``division <space>`` where up to ``most`` infantry can go as a corps (cards 19, 66, 104)."""
    return [
        _DIVISIONS[space]
        for space in members(state.occupied(side))
        if state.infantry[side][space] and can_set_out(state, _column(side, space, most))
    ]


def why_not_column(state: ForThePeopleState, side: int, most: int, space: int) -> Denial | None:
    """Why no corps without a general may leave ``space`` by an event (cards 19, 66, 104)."""
    if not state.infantry[side][space]:
        return deny("5.4.1", "deny-no-infantry", space=space_key(space))
    column = _column(side, space, most)
    return None if can_set_out(state, column) else why_not_with(state, column, 1)


def _column(side: int, space: int, most: int) -> Muster:
    muster = Muster(side, CORPS, space, -1, -1, ())
    muster.most = most
    return muster


def _division_actions(
    state: ForThePeopleState, side: int, value: int, campaign: bool
) -> list[Action]:
    staff, infantry = state.staff(side), state.infantry[side]
    entered = open_to_divisions(state, side)
    return [
        _DIVISIONS[space]
        for space in members(state.occupied(side))
        if infantry[space]
        and (
            # Where nothing has moved and units outnumber the generals, one can always go.
            (
                not state.moved_sp
                and len(staff.get(space, ())) < infantry[space]
                and ROADS[space] & entered
            )
            or can_set_out(state, _division(side, space, value, campaign))
        )
    ]


def why_not_action(
    state: ForThePeopleState, side: int, value: int, campaign: bool, action: Action
) -> Denial | None:
    """Why ``action`` is not among `activation_actions`; None if it is, or is not an activation."""
    if len(action.args) != 1:
        return None
    key = action.args[0]
    if action.verb == "division" and key in SPACE:
        return why_not_division(state, side, value, campaign, SPACE[key])
    if key not in GENERAL:
        return None
    if action.verb == "activate":
        return why_not_activate(state, side, value, campaign, GENERAL[key])
    if action.verb == "brigade":
        return why_not_brigade(state, side, value, campaign, GENERAL[key])
    return None


def greatest_led(state: ForThePeopleState, side: int, value: int, general: int) -> Force | None:
    """The greatest force that ``general`` may lead with a card of ``value``; None if he may not."""
    if not activation_actions(state, side, value, False, (general,)):
        return None
    return greatest(state, _led_by(state, side, general, is_high(value, False)))


def greatest_division(state: ForThePeopleState, side: int, value: int, space: int) -> Force | None:
    """The greatest division that may leave ``space`` with a card of ``value``; None if none may."""
    return greatest(state, _division(side, space, value, False))


def can_attack(state: ForThePeopleState, side: int, value: int, general: int) -> bool:
    """Whether ``general``, activated by the event of a card of ``value``, could try to attack.

    He takes a strength point along, and enemy units or a fort are within his reach (4.5.2).
    """
    if not activation_actions(state, side, ANYBODY, False, (general,)):
        return False
    muster = _led_by(state, side, general, is_high(value, False))
    muster.fighting = True
    return can_set_out(state, muster) and has_target(state, side, value, general)


def has_target(state: ForThePeopleState, side: int, value: int, general: int) -> bool:
    """Whether enemy units or a fort are within reach of ``general``, if he has units to lead."""
    high = is_high(value, False)
    force = Force(side, _led_by(state, side, general, high).kind, state.post[general])
    force.lead, force.generals, force.infantry = general, (general,), 1
    return attack_in_reach(state, force, high)


def _led_by(state: ForThePeopleState, side: int, general: int, high: bool) -> Muster:
    """What ``general`` leads where he stands: a brigade, his army, or a corps."""
    space = state.post[general]
    army = state.army_in(side, space)
    if GENERALS[general].cavalry:
        return _brigade(state, side, general, high)
    if army >= 0 and state.commander[army] == general:
        return _army(side, army, general, space, high)
    return _corps(state, side, general, high)
