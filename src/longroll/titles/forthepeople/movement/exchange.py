"""5.1.5 What a force takes along and leaves behind on its way.

In one visit of a space it takes or drops strength points once, and each general joins or leaves
once: any change can be made so, and no sequence of exchanges goes on for ever.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import P, general_key, space_key
from ..components import GENERAL, GENERALS, LIMITS
from ..formations import army_abandoned
from ..formations.ranks import fill_command
from ..options.generals import DOUBLE, why_not_double
from ..ordnance import weapons_taken
from ..state import ARMY, CORPS, MOVING, Force, ForThePeopleState
from .ranks import fresh_infantry, here, strands, why_not_leave_army

__all__ = [
    "Visit",
    "apply_enlarge",
    "apply_exchange",
    "enlarge_actions",
    "exchange_actions",
    "why_not_enlarge",
    "why_not_exchange",
]


class Visit(NamedTuple):
    """What bears on exchanges where the force stands.

    Attributes:
        open: it has left the space where it was activated, and may exchange at all.
        done: strength points were taken or dropped here.
        seen: generals who joined or left here.
        fighting: it must still attack, and so keep a strength point (4.5.2).
    """

    open: bool
    done: bool
    seen: tuple[int, ...]
    fighting: bool


def _limit(force: Force) -> int:
    return LIMITS.army_units if force.kind == ARMY else LIMITS.corps_units


def _closed(force: Force, visit: Visit) -> Denial | None:
    """5.1.5, 5.4.2, 5.5.2: who may exchange at all."""
    if force.kind not in (ARMY, CORPS) or force.lead < 0:
        return deny("5.4.2", "deny-picks-nothing-up")
    if not visit.open:
        return deny("5.1.5", "deny-not-under-way")
    return None


# --- Strength points ----------------------------------------------------------------------------


def why_not_take(state: ForThePeopleState, force: Force, visit: Visit, count: int) -> Denial | None:
    """Why the force may not take ``count`` infantry of its space along."""
    denial = _closed(force, visit)
    if denial is not None:
        return denial
    if visit.done:
        return deny("5.1.5", "deny-exchanged-here")
    side, at = force.side, force.at
    if not 0 < count <= state.infantry[side][at]:
        return deny("5.1.5", "deny-not-so-many-here", count=count, space=here(force))
    if count > fresh_infantry(state, side, at):
        return deny("4.3.1", "deny-units-moved", space=here(force))
    if force.units + count > _limit(force):
        return deny("5.1.3", "deny-too-large", count=_limit(force))
    left = state.infantry[side][at] - count
    if strands(state, side, at, left, state.generals_at(side, at)):
        general = general_key(state.generals_at(side, at)[0])
        return deny("5.3.4", "deny-leaves-general-alone", general=general)
    return None


def why_not_drop(force: Force, visit: Visit, count: int) -> Denial | None:
    """Why the force may not leave ``count`` infantry in its space."""
    if not visit.open:
        return deny("5.1.5", "deny-not-under-way")
    if visit.done:
        return deny("5.1.5", "deny-exchanged-here")
    if not 0 < count <= force.infantry:
        return deny("5.1.5", "deny-not-so-many-moving", count=count)
    return _why_not_empty(force, visit, count)


def _why_not_empty(force: Force, visit: Visit, count: int) -> Denial | None:
    """5.2.1: an army keeps a strength point; so do divisions, and who must still attack."""
    if force.units > count:
        return None
    if force.kind == ARMY:
        return deny("5.2.1", "deny-army-without-units")
    if force.lead < 0:
        return deny("5.4.2", "deny-must-have-units")
    return deny("4.5.2", "deny-must-attack") if visit.fighting else None


# --- Generals -----------------------------------------------------------------------------------


def why_not_take_general(
    state: ForThePeopleState, force: Force, visit: Visit, general: int
) -> Denial | None:
    """Why the force may not take ``general`` along (5.1.5, 5.3.2 sets no rank on the way)."""
    denial = _closed(force, visit)
    if denial is not None:
        return denial
    side, at, key = force.side, force.at, general_key(general)
    if GENERALS[general].side != side or state.post[general] != at:
        return deny("5.1.5", "deny-general-not-here", general=key)
    if general in state.moved_generals:
        return deny("4.3.1", "deny-general-moved", general=key)
    if general in visit.seen:
        return deny("5.1.5", "deny-exchanged-here")
    if force.kind == CORPS and len(force.generals) > 1:
        return deny("5.3.3", "deny-one-extra-general")
    if force.units + state.points(general) > max(_limit(force), force.units):
        return deny("5.1.3", "deny-too-large", count=_limit(force))
    return _why_not_release(state, side, at, general)


def _why_not_release(state: ForThePeopleState, side: int, at: int, general: int) -> Denial | None:
    officers = state.generals_at(side, at)
    army = state.army_in(side, at)
    if army >= 0:
        return why_not_leave_army(officers, state.commander[army], [general], "5.2.2")
    behind = [g for g in officers if g != general]
    if GENERALS[general].cavalry and strands(state, side, at, state.infantry[side][at], behind):
        return deny("5.3.4", "deny-leaves-general-alone", general=general_key(behind[0]))
    return None


def why_not_drop_general(
    state: ForThePeopleState, force: Force, visit: Visit, general: int
) -> Denial | None:
    """Why the force may not leave ``general`` here (5.1.5, 5.2.2, 5.3.4, 5.6.6)."""
    key = general_key(general)
    if general not in force.generals:
        return deny("5.6.6", "deny-general-not-in-force", general=key)
    if general == force.lead:
        return deny("5.1.5", "deny-lead-stays", general=key)
    if not visit.open:
        return deny("5.1.5", "deny-not-under-way")
    if general in visit.seen:
        return deny("5.1.5", "deny-exchanged-here")
    if force.kind == ARMY:
        denial = why_not_leave_army(force.generals, force.lead, [general], "5.1.5")
        if denial is not None:
            return denial
    if GENERALS[general].cavalry:
        return _why_not_empty(force, visit, state.points(general))
    if not _keeps(state, force):
        return deny("5.3.4", "deny-nobody-to-command", general=key, space=here(force))
    return None


def _keeps(state: ForThePeopleState, force: Force) -> bool:
    """Whether a general may be left where the force stands: with a unit, in a fort, an army."""
    side, at = force.side, force.at
    return bool(state.units(side, at)) or state.has_fort(side, at) or state.army_in(side, at) >= 0


# --- A brigade takes up a unit (5.6.7.C, 5.6.7.D) -------------------------------------------


def why_not_enlarge(state: ForThePeopleState, force: Force, general: int) -> Denial | None:
    """Why a brigade with the force takes up no unit, of the force or else of its space."""
    key, side, at = general_key(general), force.side, force.at
    denial = why_not_double(state, general)
    if denial is not None:
        return denial
    if general not in force.generals:
        return deny(DOUBLE[general], "deny-general-not-in-force", general=key)
    if force.infantry:
        return None
    if not fresh_infantry(state, side, at):
        return deny(DOUBLE[general], "deny-no-fresh-infantry", space=here(force))
    # Brigades alone never come near the limits of 5.1.3.
    if strands(state, side, at, state.infantry[side][at] - 1, state.generals_at(side, at)):
        other = general_key(state.generals_at(side, at)[0])
        return deny("5.3.4", "deny-leaves-general-alone", general=other)
    return None


def enlarge_actions(state: ForThePeopleState, force: Force) -> list[Action]:
    """``enlarge <g>``: at any time on the march."""
    found = [g for g in force.brigades if why_not_enlarge(state, force, g) is None]
    return [act("enlarge", general_key(g)) for g in found]


def apply_enlarge(play: P, force: Force, general: int) -> None:
    """The brigade turns to its side of 2."""
    state = play.state
    if force.infantry:
        force.infantry -= 1
    else:
        state.add_infantry(force.side, force.at, -1)
    state.set_double(general, True)
    play.tell("brigade-enlarged", general=general_key(general))


# --- The list, the refusal, the deed ------------------------------------------------------------


def exchange_actions(state: ForThePeopleState, force: Force, visit: Visit) -> list[Action]:
    """``take <n>``, ``drop <n>``, ``take-general <g>``, ``drop-general <g>``."""
    if not visit.open:
        return []
    actions: list[Action] = []
    if not visit.done:
        actions += [act("take", n) for n in range(1, _most_taken(state, force, visit) + 1)]
        actions += [act("drop", n) for n in range(1, _most_dropped(force, visit) + 1)]
    if force.kind in (ARMY, CORPS) and force.lead >= 0:
        actions += _general_actions(state, force, visit)
    return actions


def _most_taken(state: ForThePeopleState, force: Force, visit: Visit) -> int:
    """Of all sizes that fit, the largest alone can be refused: it may leave nobody behind."""
    most = min(fresh_infantry(state, force.side, force.at), _limit(force) - force.units)
    if most <= 0 or why_not_take(state, force, visit, 1) is not None:
        return 0
    return most if why_not_take(state, force, visit, most) is None else most - 1


def _most_dropped(force: Force, visit: Visit) -> int:
    """The same: only the last strength point may have to stay with the force."""
    most = force.infantry
    if not most:
        return 0
    return most if why_not_drop(force, visit, most) is None else most - 1


def _general_actions(state: ForThePeopleState, force: Force, visit: Visit) -> list[Action]:
    joining = [
        act("take-general", general_key(g))
        for g in state.generals_at(force.side, force.at)
        if why_not_take_general(state, force, visit, g) is None
    ]
    if len(force.generals) == 1:
        return joining
    return joining + [
        act("drop-general", general_key(g))
        for g in force.generals
        if why_not_drop_general(state, force, visit, g) is None
    ]


def why_not_exchange(
    state: ForThePeopleState, force: Force, visit: Visit, action: Action
) -> Denial | None:
    """Why an exchange is not among `exchange_actions`."""
    if len(action.args) != 1:
        return None
    word = action.args[0]
    if action.verb in ("take", "drop"):
        if not word.isdigit():
            return None
        if action.verb == "take":
            return why_not_take(state, force, visit, int(word))
        return why_not_drop(force, visit, int(word))
    if word not in GENERAL:
        return None
    if action.verb == "take-general":
        return why_not_take_general(state, force, visit, GENERAL[word])
    return why_not_drop_general(state, force, visit, GENERAL[word])


def apply_exchange(play: P, force: Force, action: Action) -> None:
    """Move the strength points or the general between the force and its space."""
    if action.verb in ("take", "drop"):
        count = action.integer(0)
        signed = count if action.verb == "take" else -count
        force.infantry += signed
        play.state.add_infantry(force.side, force.at, -signed)
        key = "units-taken" if action.verb == "take" else "units-dropped"
        play.tell(key, count=count, space=space_key(force.at))
    else:
        _exchange_general(play, force, GENERAL[action.args[0]], action.verb == "take-general")
    if action.verb.startswith("take"):
        army_abandoned(play, force.side, force.at)
    elif action.verb == "drop" or GENERALS[GENERAL[action.args[0]]].cavalry:
        weapons_taken(play, force.side, force.at)  # 6.7: units have ended their move
    if action.verb == "drop-general":
        fill_command(play, force.side, force.at)  # 5.2.2: of an army under the generic general


def _exchange_general(play: P, force: Force, general: int, joins: bool) -> None:
    if joins:
        force.generals = tuple(sorted((*force.generals, general)))
    else:
        force.generals = tuple(g for g in force.generals if g != general)
    play.state.post_general(general, MOVING if joins else force.at)
    key = "general-joined" if joins else "general-left"
    play.tell(key, general=general_key(general), space=space_key(force.at))
