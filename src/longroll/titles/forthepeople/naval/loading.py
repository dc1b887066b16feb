"""Who goes aboard: a port, strength points and a general, or a whole army (6.1.1, 6.1.2, 6.1.5).

Predicates first, then the effect (`embark`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.clause import Denial, deny

from ..base import P, army_key, general_key, side_key, space_key
from ..components import GENERAL, GENERALS, LIMITS, PORTS, RIVER_PORTS, SPACE, UNION
from ..formations import general_limit, may_leave
from ..movement.ranks import fresh_infantry, strands
from ..state import ARMY, CORPS, MARKERS, MOVING, Force, ForThePeopleState
from ..waterways import Routes, leads_anywhere, passages

__all__ = [
    "CHESAPEAKE",
    "army_loads",
    "army_passages",
    "embark",
    "generals_aboard",
    "idle_infantry",
    "loads",
    "sailing_armies",
    "sailing_ports",
    "why_not_army",
    "why_not_load",
    "why_not_port",
]

CHESAPEAKE: Final = mask(
    SPACE[key] for key in ("washington-dc", "aquia-creek", "urbanna", "fort-monroe")
)
"""Between any two of these an army may sail (6.1.5.a)."""

_BAY_COMMANDERS: Final = tuple(GENERAL[key] for key in ("mcclellan", "grant", "sherman"))
_RIVER_COMMANDERS: Final = tuple(GENERAL[key] for key in ("grant", "sherman"))


# --- A force of three (6.1.2) -------------------------------------------------------------------


def idle_infantry(state: ForThePeopleState, side: int, space: int, campaign: bool) -> int:
    """Infantry that may move: with a campaign card, what it has not moved yet (4.3.1)."""
    if campaign:
        return fresh_infantry(state, side, space)
    return state.infantry[side][space]


def _moved(state: ForThePeopleState, general: int, campaign: bool) -> bool:
    return campaign and general in state.moved_generals


def why_not_load(
    state: ForThePeopleState, origin: int, infantry: int, general: int, campaign: bool = False
) -> Denial | None:
    """Why ``infantry`` and ``general`` (or -1) may not sail from ``origin``; None if they may."""
    if infantry > idle_infantry(state, UNION, origin, campaign):
        return deny("6.1.2", "deny-load-absent", space=space_key(origin), count=infantry)
    if general >= 0:
        denial = _why_not_aboard(state, origin, general, campaign)
        if denial is not None:
            return denial
    units = infantry + state.points(general)
    if units > LIMITS.naval_units:
        return deny("6.1.2", "deny-naval-size", count=LIMITS.naval_units)
    if not units:
        return deny("6.1.2", "deny-no-units-aboard")
    return _why_not_stay(state, origin, infantry, general)


def _why_not_aboard(
    state: ForThePeopleState, origin: int, general: int, campaign: bool
) -> Denial | None:
    name = general_key(general)
    if GENERALS[general].side != UNION or state.post[general] != origin:
        return deny("6.1.2", "deny-general-not-in-port", general=name)
    if _moved(state, general, campaign):
        return deny("4.3.1", "deny-sailor-moved", general=name)
    return may_leave(state, general, "5.3.6")


def _why_not_stay(
    state: ForThePeopleState, origin: int, infantry: int, general: int
) -> Denial | None:
    """Whether those who stay behind are properly commanded (5.3.4, 5.4.1, 5.4.4)."""
    behind = [g for g in state.generals_at(UNION, origin) if g != general]
    if not behind:
        return None
    left = state.infantry[UNION][origin] - infantry
    if strands(state, UNION, origin, left, behind):
        return deny("5.3.4", "deny-strands-general", general=general_key(behind[0]))
    if general >= 0:
        return None
    army_ends = state.army_in(UNION, origin) >= 0 and infantry == state.units(UNION, origin)
    if not army_ends and len(behind) > _limit_after(state, origin, infantry):
        return deny("5.4.1", "deny-too-many-behind", space=space_key(origin))
    return None


def _limit_after(state: ForThePeopleState, origin: int, lost: int) -> int:
    """How many generals may stay when ``lost`` units have sailed: one fewer for each (5.2.9)."""
    return general_limit(state, UNION, origin) - lost


def loads(state: ForThePeopleState, origin: int, campaign: bool = False) -> list[int]:
    """The numbers of infantry that can sail from ``origin``, with or without a general."""
    most = min(LIMITS.naval_units, idle_infantry(state, UNION, origin, campaign))
    return [n for n in range(most, -1, -1) if generals_aboard(state, origin, n, campaign)]


def generals_aboard(
    state: ForThePeopleState, origin: int, infantry: int, campaign: bool = False
) -> list[int]:
    """Who may go along with so much infantry; -1 for nobody, last."""
    candidates = [*state.generals_at(UNION, origin), -1]
    return [g for g in candidates if why_not_load(state, origin, infantry, g, campaign) is None]


def _can_load(state: ForThePeopleState, origin: int, campaign: bool) -> bool:
    """Whether anything at all can sail from ``origin``."""
    most = min(LIMITS.naval_units, idle_infantry(state, UNION, origin, campaign))
    candidates = (-1, *state.generals_at(UNION, origin))
    return any(
        why_not_load(state, origin, infantry, general, campaign) is None
        for infantry in range(most, -1, -1)
        for general in candidates
    )


def _why_nobody(state: ForThePeopleState, origin: int, campaign: bool) -> Denial | None:
    """What keeps those in ``origin`` ashore: that there is nobody, or what holds back the most."""
    if not state.infantry[UNION][origin] and not state.generals_at(UNION, origin):
        return deny("6.1.2", "deny-nobody-to-sail", space=space_key(origin))
    most = min(LIMITS.naval_units, idle_infantry(state, UNION, origin, campaign))
    return why_not_load(state, origin, max(most, 1), -1, campaign)


def why_not_port(
    state: ForThePeopleState, origin: int, campaign: bool = False, farragut: bool = False
) -> Denial | None:
    """Why no force may sail from ``origin`` (6.1.1); None if one may."""
    key = space_key(origin)
    if not PORTS >> origin & 1:
        return deny("6.1.1", "deny-no-port", space=key)
    if state.control[origin] != UNION:
        return deny("6.1.1", "deny-port-not-held", space=key)
    if not _can_load(state, origin, campaign):
        return _why_nobody(state, origin, campaign)
    if not leads_anywhere(state, origin, farragut=farragut):
        return deny("15.S3", "deny-sea-closed")  # every port of the coast lies on the sea
    return None


def sailing_ports(
    state: ForThePeopleState, campaign: bool = False, farragut: bool = False
) -> list[int]:
    """The ports from which a Union force may sail, in order of spaces."""
    manned: Mask = PORTS & state.controlled(UNION) & state.occupied(UNION)
    return [s for s in members(manned) if why_not_port(state, s, campaign, farragut) is None]


# --- A whole army (6.1.5) -----------------------------------------------------------------------


def army_passages(state: ForThePeopleState, army: int) -> Routes:
    """Where an army can sail with a campaign card: in the Chesapeake, or along the rivers."""
    origin, commander = state.army_at[army], state.commander[army]
    found: Routes = {}
    if CHESAPEAKE >> origin & 1 and commander in _BAY_COMMANDERS:
        found |= _within(passages(state, origin), CHESAPEAKE)
    if _fits_the_river(state, army) and RIVER_PORTS >> origin & 1:
        found |= _within(passages(state, origin, sea=False), RIVER_PORTS)
    return {space: found[space] for space in sorted(found)}


def _within(routes: Routes, region: Mask) -> Routes:
    return {space: ways for space, ways in routes.items() if region >> space & 1}


def _fits_the_river(state: ForThePeopleState, army: int) -> bool:
    """Nine units or fewer under Grant or Sherman (6.1.5.b)."""
    units = state.units(UNION, state.army_at[army])
    return state.commander[army] in _RIVER_COMMANDERS and units <= LIMITS.river_army_units


def why_not_army(state: ForThePeopleState, army: int) -> Denial | None:
    """Why an army may not sail (5.2.5, 6.1.5); None if it may."""
    key, origin = army_key(army), state.army_at[army]
    if origin < 0:
        return deny("6.1.5", "deny-army-not-in-play", army=key)
    if state.moved_armies or state.moved_generals or state.moved_sp:
        return deny("6.1.5", "deny-campaign-begun")
    if state.commander[army] not in _BAY_COMMANDERS:
        return deny("6.1.5", "deny-army-commander", army=key)
    if not PORTS >> origin & 1 or state.control[origin] != UNION:
        return deny("6.1.1", "deny-army-port", army=key)
    if not army_passages(state, army) or not army_loads(state, army):
        return deny("6.1.5", "deny-army-route", army=key)
    return None


def sailing_armies(state: ForThePeopleState) -> list[int]:
    """The Union armies that may sail, in the order of markers."""
    return [army for army in MARKERS[UNION] if why_not_army(state, army) is None]


def army_loads(state: ForThePeopleState, army: int) -> list[int]:
    """How much infantry an army may take along: 15 strength points with its brigades (5.2.3)."""
    origin = state.army_at[army]
    infantry = state.infantry[UNION][origin]
    brigades = state.units(UNION, origin) - infantry
    most = min(infantry, LIMITS.army_units - brigades)
    return list(range(most, -1 if brigades else 0, -1))


# --- Setting out --------------------------------------------------------------------------------


def embark(
    play: P, side: int, origin: int, infantry: int, generals: Sequence[int], kind: int = CORPS
) -> Force:
    """Make it the moving force: it leaves the lists of its port, an army with its marker."""
    state = play.state
    force = Force(side, kind, origin)
    force.naval = True
    force.infantry = infantry
    force.generals = tuple(generals)
    force.doubled = state.doubled
    force.lead = generals[0] if generals else -1
    if kind == ARMY:
        force.army = state.army_in(side, origin)
        force.lead = state.commander[force.army]
        state.place_army(force.army, MOVING)
    state.add_infantry(side, origin, -infantry)
    for general in generals:
        state.post_general(general, MOVING)
    state.force = force
    state.touch_force()
    _announce(play, force)
    return force


def _announce(play: P, force: Force) -> None:
    space, count = space_key(force.at), force.units
    if force.army >= 0:
        play.tell("army-embarked", army=army_key(force.army), space=space, count=count)
    elif force.lead >= 0:
        play.tell("general-embarked", general=general_key(force.lead), space=space, count=count)
    else:
        play.tell("embarked", side=side_key(force.side), space=space, count=count)
