"""5.1.2 to 5.5.2 What a force is made of when it sets out: predicates, then the effect."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import P, army_key, general_key, side_key, space_key
from ..components import GENERALS, LIMITS
from ..formations import general_limit
from ..options.generals import mount_of, why_not_double
from ..state import ARMY, BRIGADE, CORPS, DIVISION, MOVING, Force, ForThePeopleState
from .march import why_not_convert
from .ranks import fresh_infantry, infantrymen, strands, why_not_leave_army
from .ways import OPEN_ROADS, leads_out

__all__ = [
    "Muster",
    "can_set_out",
    "compose_actions",
    "greatest",
    "set_out",
    "why_not_compose",
]


class Muster:
    """A force in the making.

    Attributes:
        side: whose.
        kind: ARMY, CORPS, DIVISION or BRIGADE.
        space: where it sets out.
        lead: its general, or -1.
        army: the army marker that goes, or -1.
        aside: of an army, the generals who stay; of a corps, the one who comes along.
        most: infantry that the card allows (a division; an event's corps), or a large number.
        whole: everything goes, but for one strength point left in a fort (4.6.2).
        fighting: it must be able to attack (4.5.2).
        high: a card of 3 or a campaign moves it (5.10).
    """

    __slots__ = (
        "army",
        "aside",
        "fighting",
        "high",
        "kind",
        "lead",
        "most",
        "side",
        "space",
        "whole",
    )

    def __init__(
        self, side: int, kind: int, space: int, lead: int, army: int, aside: Sequence[int]
    ) -> None:
        self.side = side
        self.kind = kind
        self.space = space
        self.lead = lead
        self.army = army
        self.aside = tuple(aside)
        self.most = LIMITS.army_units
        self.whole = False
        self.fighting = False
        self.high = False


def travellers(state: ForThePeopleState, muster: Muster) -> list[int]:
    """The generals who go, in index order; of an army all but those left and those that moved."""
    if muster.kind == ARMY:
        return [
            g
            for g in state.generals_at(muster.side, muster.space)
            if g not in muster.aside and g not in state.moved_generals
        ]
    return sorted((muster.lead, *muster.aside)) if muster.lead >= 0 else []


def _limit(muster: Muster) -> int:
    if muster.kind == ARMY:
        return LIMITS.army_units
    if muster.kind == CORPS:
        return min(LIMITS.corps_units, muster.most)
    return min(LIMITS.division_units, muster.most)


def why_not_with(state: ForThePeopleState, muster: Muster, count: int) -> Denial | None:
    """Why the force may not set out with ``count`` infantry (5.1.3, 5.3.4, 5.4.1, 4.3.1)."""
    side, space = muster.side, muster.space
    if count > state.infantry[side][space]:
        return deny("5.1.2", "deny-not-so-many-here", count=count, space=space_key(space))
    if count > fresh_infantry(state, side, space):
        return deny("4.3.1", "deny-units-moved", space=space_key(space))
    return _why_not_size(state, muster, count, travellers(state, muster))


def _why_not_size(
    state: ForThePeopleState, muster: Muster, count: int, going: Sequence[int]
) -> Denial | None:
    """Of `why_not_with` what is left to ask where ``count`` infantry is there and fresh."""
    brigades = state.points(*going)
    if count + brigades > _limit(muster):
        if muster.kind == DIVISION and muster.most < LIMITS.division_units:
            return deny("5.4.1", "deny-division-card", count=muster.most)
        return deny("5.1.3", "deny-too-large", count=_limit(muster))
    if not count + brigades and (muster.kind != CORPS or muster.lead < 0 or muster.fighting):
        key = "deny-must-have-units" if muster.kind != ARMY else "deny-army-without-units"
        return deny("5.1.2" if muster.kind != ARMY else "5.2.1", key)
    denial = _why_not_remain(state, muster, count, going)
    if denial is None and not (muster.whole or muster.fighting):
        return _why_idle(state, muster, count, going)
    return denial


def _why_idle(
    state: ForThePeopleState, muster: Muster, count: int, going: Sequence[int]
) -> Denial | None:
    """Whether the force could do nothing at all: no way leads out for it, nothing is to be done.

    An army may mark the space where it stands (5.2.6), a brigade may grow there (5.6.7). To send
    out anybody else would only spend the card.
    """
    side, space = muster.side, muster.space
    if OPEN_ROADS[space] and muster.kind != DIVISION and (count or state.points(*going)):
        return None
    force = Force(side, muster.kind, space)
    force.lead, force.generals, force.infantry = muster.lead, tuple(going), count
    force.doubled = state.doubled
    if leads_out(state, force, muster.high):
        return None
    if muster.kind == ARMY and why_not_convert(state, force) is None:
        return None
    grows = [g for g in force.brigades if why_not_double(state, g) is None]
    if grows and state.infantry[side][space]:
        return None
    return deny("5.1.1", "deny-leads-nowhere", space=space_key(muster.space))


def _why_not_remain(
    state: ForThePeopleState, muster: Muster, count: int, going: Sequence[int]
) -> Denial | None:
    """5.3.4: nobody who stays may be left without a strength point; 4.6.2: who must go, goes."""
    side, space = muster.side, muster.space
    if muster.whole:
        best = min(state.infantry[side][space], _limit(muster) - state.points(*going))
        spare = 1 if state.has_fort(side, space) else 0
        if count < best - spare:
            return deny("4.6.2", "deny-everything-goes")
    officers = state.generals_at(side, space)
    if not officers:
        return None
    if count == state.infantry[side][space]:
        behind = [g for g in officers if g not in going]
        if _abandons(state, muster, behind):
            return deny("5.3.4", "deny-leaves-general-alone", general=general_key(behind[0]))
    if muster.kind != ARMY and muster.lead < 0 and _crowds(state, side, space, count):
        return deny("5.4.1", "deny-too-many-behind", space=space_key(space))
    return None


def _abandons(state: ForThePeopleState, muster: Muster, behind: Sequence[int]) -> bool:
    """Whether the generals ``behind`` would be alone when all infantry goes, the army too."""
    if muster.kind != ARMY:
        return strands(state, muster.side, muster.space, 0, behind)
    cut = bool(behind) and len(infantrymen(behind)) == len(behind)
    return cut and not state.has_fort(muster.side, muster.space)


def _crowds(state: ForThePeopleState, side: int, space: int, lost: int) -> bool:
    """Whether a division of ``lost`` would leave too many generals behind (5.2.9, 5.3.4).

    All must be in order when its move ends (5.4.1, 5.4.4), and nothing that it does elsewhere can
    mend its first space. An army that loses its last units is no more, generals and all (B41).
    """
    if state.army_in(side, space) >= 0 and lost == state.units(side, space):
        return False
    return len(state.generals_at(side, space)) > general_limit(state, side, space) - lost


def why_not_bring(state: ForThePeopleState, muster: Muster, general: int) -> Denial | None:
    """Why a corps may not take along ``general`` as its second (5.3.2, 5.3.3, 5.2.2)."""
    side, space, lead = muster.side, muster.space, muster.lead
    key = general_key(general)
    if muster.kind != CORPS or lead < 0:
        return deny("5.1.3", "deny-takes-no-general")
    if muster.aside:
        return deny("5.3.3", "deny-one-extra-general")
    if state.post[general] != space or general == lead or GENERALS[general].side != side:
        return deny("5.3.2", "deny-general-not-here", general=key)
    if general in state.moved_generals:
        return deny("4.3.1", "deny-general-moved", general=key)
    if GENERALS[general].politics > GENERALS[lead].politics:
        return deny("5.3.2", "deny-outranks-lead", general=key)
    army = state.army_in(side, space)
    if army >= 0:
        officers = state.generals_at(side, space)
        leavers = [lead, general]
        return why_not_leave_army(officers, state.commander[army], leavers, "5.3.6")
    return None


def why_not_ride(state: ForThePeopleState, muster: Muster) -> Denial | None:
    """Why he does not set out as a cavalry brigade, alone with a unit (5.6.7.B, 5.6.7.D)."""
    if muster.kind != CORPS or muster.lead < 0 or mount_of(state, muster.lead) < 0:
        return deny("5.6.7", "deny-rides-not")
    if muster.aside:
        return deny("5.6.7", "deny-rides-alone", general=general_key(muster.lead))
    return why_not_with(state, muster, 1)


def why_not_leave(state: ForThePeopleState, muster: Muster, general: int) -> Denial | None:
    """Why an army may not leave ``general`` behind as it sets out (5.2.2, 5.6.6, 4.6.2)."""
    key = general_key(general)
    if muster.kind != ARMY:
        return deny("5.6.6", "deny-leaves-no-general")
    if muster.whole:
        return deny("4.6.2", "deny-everything-goes")
    if general not in travellers(state, muster):
        return deny("5.6.6", "deny-general-not-in-force", general=key)
    officers = state.generals_at(muster.side, muster.space)
    leavers = [*muster.aside, general]
    return why_not_leave_army(officers, state.commander[muster.army], leavers, "5.1.5")


def compose_actions(state: ForThePeopleState, muster: Muster) -> list[Action]:
    """``bring``/``leave`` generals (once each), and ``with <n>`` infantry or ``ride``: it sets out.

    An army may be unable to set out as it is composed: then only the sizes that work are there.
    """
    officers = state.generals_at(muster.side, muster.space)
    actions: list[Action] = []
    if muster.kind == CORPS:
        found = [g for g in officers if why_not_bring(state, muster, g) is None]
        actions += [act("bring", general_key(g)) for g in found if _can_still(state, muster, g)]
    elif muster.kind == ARMY:
        found = [g for g in officers if why_not_leave(state, muster, g) is None]
        actions += [act("leave", general_key(g)) for g in found if _can_still(state, muster, g)]
    if why_not_ride(state, muster) is None:
        actions.append(act("ride", general_key(muster.lead)))
    return [*actions, *[act("with", n) for n in sizes(state, muster)]]


def sizes(state: ForThePeopleState, muster: Muster) -> list[int]:
    """The numbers of infantry with which the force may set out, largest first."""
    most = min(fresh_infantry(state, muster.side, muster.space), _limit(muster))
    going = travellers(state, muster)
    return [n for n in range(most, -1, -1) if _why_not_size(state, muster, n, going) is None]


def can_set_out(state: ForThePeopleState, muster: Muster) -> bool:
    """Whether the force may set out with some number of infantry."""
    limit = _limit(muster)
    most = min(fresh_infantry(state, muster.side, muster.space), limit)
    going = travellers(state, muster)
    led = muster.lead >= 0 or muster.kind == ARMY
    if (
        led
        and most > 1
        and OPEN_ROADS[muster.space]
        and not muster.whole
        and state.points(*going) < limit
    ):
        return True  # one of several goes with its general, and nobody is left alone
    # Small forces are tried first: what stays behind is then most likely in order.
    for count in range(1, most + 1):
        if _why_not_size(state, muster, count, going) is None:
            return True
    return _why_not_size(state, muster, 0, going) is None


def _can_still(state: ForThePeopleState, muster: Muster, general: int) -> bool:
    """Whether some size is legal after ``general`` is brought or left."""
    was = muster.aside
    muster.aside = (*was, general)
    able = can_set_out(state, muster)
    muster.aside = was
    return able


def why_not_compose(state: ForThePeopleState, muster: Muster, action: Action) -> Denial | None:
    """Why ``action`` is not among `compose_actions`."""
    if action.verb == "with" and action.args and action.args[0].isdigit():
        return why_not_with(state, muster, action.integer(0))
    if action.verb == "ride":
        return why_not_ride(state, muster)
    named = [g.index for g in GENERALS if action.args == (g.key,)]
    if action.verb not in ("bring", "leave") or not named:
        return None
    check = why_not_bring if action.verb == "bring" else why_not_leave
    denial = check(state, muster, named[0])
    if denial is None and not _can_still(state, muster, named[0]):
        return deny("5.3.4", "deny-leaves-general-alone", general=action.args[0])
    return denial


def set_out(play: P, muster: Muster, count: int) -> None:
    """Make it the moving force: it leaves the lists of its space.

    An army whose last unit goes with it is lost when it leaves the space (`March.approach`).
    """
    state = play.state
    force = _force(state, muster, count)
    state.add_infantry(muster.side, muster.space, -count)
    for general in force.generals:
        state.post_general(general, MOVING)
    if muster.army >= 0:
        state.place_army(muster.army, MOVING)
    state.force = force
    state.touch_force()
    _announce(play, force)


def _force(state: ForThePeopleState, muster: Muster, count: int) -> Force:
    force = Force(muster.side, muster.kind, muster.space)
    force.lead = muster.lead
    force.army = muster.army
    force.infantry = count
    force.generals = tuple(travellers(state, muster))
    force.doubled = state.doubled
    return force


def greatest(state: ForThePeopleState, muster: Muster) -> Force | None:
    """The force with as much infantry as may go; None if it may set out with no number."""
    counts = sizes(state, muster)
    return _force(state, muster, counts[0]) if counts else None


def _announce(play: P, force: Force) -> None:
    space, count, side = space_key(force.at), force.units, side_key(force.side)
    if force.kind == ARMY:
        play.tell("army-activated", army=army_key(force.army), space=space, count=count)
    elif force.kind == BRIGADE:
        play.tell("brigade-activated", general=general_key(force.lead), space=space)
    elif force.lead >= 0:
        play.tell("corps-activated", general=general_key(force.lead), space=space, count=count)
    elif force.kind == CORPS:
        play.tell("event-corps-activated", side=side, space=space, count=count)
    else:
        play.tell("division-activated", side=side, space=space, count=count)
