"""5.9, 6.2.1, 7.5, 10.1.2 What a force does on the march but to go: gather, collect, drop, dig."""

from __future__ import annotations

from typing import Final, Protocol

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import P, general_at, general_key, number_of, place_key, place_of, rank_of, side_key
from ..command import follows, limit_of, outranks
from ..components import GENERALS, TABLES
from ..ground import COASTAL_FORTS
from ..markers import can_mark, place_marker
from ..state import CivilWarState
from ..surrender_points import bring_surrender_points, surrender_points
from ..zones import next_to
from .force import fresh
from .ways import march_steps

__all__ = [
    "FORAGE",
    "Force",
    "come",
    "companions",
    "do",
    "offers",
    "price",
    "why",
    "why_no_companion",
]

_GATHERED: Final = TABLES.marching.number("gathered")
_GATHER: Final = TABLES.movement.number("gather")
_MARK: Final = TABLES.movement.number("place_marker")
_DIG: Final = TABLES.movement.number("entrench")
_MARKERS: Final = TABLES.marching.number("marker_strength")
_DIGGERS: Final = TABLES.marching.number("entrench_strength")
_STACK: Final = TABLES.works.number("coastal_stack")
_TWO: Final = 2
FORAGE: Final = TABLES.supply.number("forage_movement")
"""13.2.1: what a marker adds to the points of those who leave its stack."""


class Force(Protocol):
    """What is asked here of a march: who marches, where it is, and what it has done."""

    side: int
    place: int
    base: int
    called: int
    leader: int
    opener: int
    joined: Mask
    parted: Mask
    strength: int
    staff: tuple[int, ...]
    allowance: int
    pace: int
    spent: int
    begun: int
    train: int
    shaken: int

    def generals(self) -> tuple[int, ...]:
        """The Generals on the march."""
        ...

    def left(self) -> int:
        """The Movement Points that are left."""
        ...

    def cavalry(self, state: CivilWarState) -> bool:
        """Whether a cavalry General leads it."""
        ...


def _others(march: Force, state: CivilWarState) -> list[int]:
    return [
        one for one in state.generals_at(march.side, march.place) if one not in march.generals()
    ]


def _room(march: Force, state: CivilWarState) -> int:
    return limit_of(state, march.leader) - march.strength


def collectable(march: Force, state: CivilWarState) -> range:
    """7.5.1, 7.5.3: the SP of the place that may join: a General beside keeps one."""
    if march.leader < 0 or march.train or (march.cavalry(state) and march.begun):
        return range(0)
    if march.left() < _toll(march, state, march.place):
        return range(0)
    here = state.strength(march.side, march.place) - march.strength
    spare = here - bool(_others(march, state))
    return range(1, min(_room(march, state), fresh(state, march.side, march.place), spare) + 1)


def _toll(march: Force, state: CivilWarState, place: int) -> int:
    """13.2.1: a point more to pick up from a stack that forages; its own force has paid for it."""
    return -FORAGE * (state.foraging[march.side] >> place & 1) if place != march.base else 0


def companions(march: Force, state: CivilWarState, place: int) -> list[int]:
    """5.9: the Generals of a place who may come along with SP that are gathered."""
    there = state.generals_at(march.side, place)
    return [one for one in there if why_no_companion(march, state, one) is None]


def why_no_companion(march: Force, state: CivilWarState, general: int) -> Denial | None:
    """5.9: why a General does not come: of equal or lower rank, and not activated yet."""
    name = general_key(general)
    if GENERALS[general].side != march.side:
        return deny("5.9", "deny-not-yours", general=name)
    if march.called >= 0 and state.where[general] != march.called:
        return deny("5.9", "deny-not-here", general=name)
    if state.active >> general & 1:
        return deny("5.1.2", "deny-active-already", general=name)
    if outranks(state, general, march.leader):
        return deny("5.9", "deny-higher-rank", general=name)
    if not follows(state, general, march.leader):
        return deny("7.4.1", "deny-own-army", general=name)
    return None


def come(march: Force, state: CivilWarState, general: int) -> None:
    """He is with the force."""
    state.where[general] = march.place
    state.active |= 1 << general
    state.chiefs &= ~(1 << general)
    march.staff = tuple(sorted((*march.staff, general)))


def _kept(march: Force, state: CivilWarState, place: int) -> int:
    """7.5.3: the SP that stay where a General must: one who cannot come along."""
    there = state.generals_at(march.side, place)
    return int(len(companions(march, state, place)) < len(there))


def joiners(march: Force, state: CivilWarState) -> list[int]:
    """7.5.1, 7.5.2: the Generals of the place who may join, of higher rank too."""
    if march.leader < 0:
        return []
    return [one for one in _others(march, state) if _why_no_joiner(march, state, one) is None]


def _why_no_joiner(march: Force, state: CivilWarState, general: int) -> Denial | None:
    name = general_key(general)
    if state.active >> general & 1:
        return deny("5.1.2", "deny-active-already", general=name)
    if outranks(state, general, march.leader):
        top, low = general, march.leader
    else:
        top, low = march.leader, general
    if not follows(state, low, top):
        return deny("7.4.1", "deny-own-army", general=general_key(low))
    if march.strength > limit_of(state, top):
        return deny("7.3", "deny-too-many", number=limit_of(state, top))
    return None


def gatherings(march: Force, state: CivilWarState) -> dict[int, int]:
    """5.9: the places from which SP may be called, and the most of them."""
    if march.leader < 0 or march.train or march.left() < _GATHER:
        return {}
    if rank_of(state, march.leader).stars < _TWO or march.cavalry(state):
        return {}
    steps = march_steps(state, march.side, light=False)
    found: dict[int, int] = {}
    for place in members(next_to(steps, march.place) & state.forces[march.side]):
        spare = state.strength(march.side, place) - _kept(march, state, place)
        if march.left() < _GATHER + _toll(march, state, place):
            continue
        most = min(_GATHERED, _room(march, state), _berths(march, state), spare)
        most = min(most, fresh(state, march.side, place))
        if most > 0 and steps.price(place, march.place) == 1:
            found[place] = most
    return found


def _berths(march: Force, state: CivilWarState) -> int:
    """10.3.2: how many SP a Coastal Fort still takes; elsewhere as many as are gathered."""
    here = state.strength(march.side, march.place)
    return _STACK - here if COASTAL_FORTS >> march.place & 1 else _GATHERED


def price(march: Force, state: CivilWarState, action: Action) -> int:
    """The Movement Points that an offer costs; 0 for what costs none."""
    if action.verb == "collect":
        return _toll(march, state, march.place)
    if action.verb == "gather":
        return _GATHER + _toll(march, state, place_of(action))
    return {"mark": _MARK, "dig": _DIG}.get(action.verb, 0)


def _marks(march: Force, state: CivilWarState) -> bool:
    able = march.strength >= _MARKERS and not march.cavalry(state) and not march.train
    return able and march.left() >= _MARK and bool(can_mark(state, march.side) >> march.place & 1)


def _digs(march: Force, state: CivilWarState) -> bool:
    able = march.strength >= _DIGGERS and not march.cavalry(state) and not march.train
    works = state.trenches[march.side] | state.strongholds[march.side] | COASTAL_FORTS
    return able and march.left() >= _DIG and not works >> march.place & 1


def offers(march: Force, state: CivilWarState) -> list[Action]:
    """What the force may do where it stands."""
    actions = [act("collect", number) for number in collectable(march, state)]
    actions += [act("join", general_key(one)) for one in joiners(march, state)]
    if march.strength > 1:
        actions += [act("drop", number) for number in range(1, march.strength)]
    if state.strength(march.side, march.place) > march.strength:
        gone = (one for one in march.staff if one != march.opener)
        actions += [act("part", general_key(one)) for one in gone]
    for place, most in sorted(gatherings(march, state).items()):
        actions += [act("gather", place_key(place), number) for number in range(1, most + 1)]
    if _marks(march, state):
        actions.append(act("mark"))
    if _digs(march, state):
        actions.append(act("dig"))
    return actions


def do(march: Force, play: P, action: Action) -> None:
    """Do it."""
    state, verb, side, place = play.state, action.verb, march.side, march.place
    if verb == "collect":
        march.strength += action.integer(0)
        march.spent += price(march, state, action)
        state.moved[place] = state.moved.get(place, 0) + action.integer(0)
        march.shaken = state.demoralised[side] >> place & 1
    elif verb == "drop":
        march.strength -= action.integer(0)
    elif verb == "join":
        _join(march, state, general_at(action.args[0]))
    elif verb == "part":
        gone = general_at(action.args[0])
        march.staff = tuple(one for one in march.staff if one != gone)
        march.parted |= (1 << gone) & ~march.joined
    elif verb == "gather":
        march.spent += price(march, state, action)
        _gather(march, play, place_of(action), action.integer(1))
    elif verb == "mark":
        march.spent += price(march, state, action)
        place_marker(play, side, place)
    else:
        march.spent += price(march, state, action)
        state.trenches[side] |= 1 << place
        play.tell("entrenched", side=side_key(side), place=place_key(place))


def _join(march: Force, state: CivilWarState, general: int) -> None:
    """7.5.2: a higher rank takes command at once, at the pace of the slower."""
    state.active |= 1 << general
    march.joined |= 1 << general
    if outranks(state, general, march.leader):
        slower = max(march.pace - rank_of(state, general).movement, 0)
        march.pace -= slower
        march.allowance -= 0 if march.train else slower
        general, march.leader = march.leader, general
    march.staff = tuple(sorted((*march.staff, general)))


def _gather(march: Force, play: P, origin: int, number: int) -> None:
    state, side = play.state, march.side
    shaken, points = state.demoralised[side] >> origin & 1, surrender_points(state, side, origin)
    state.take(side, origin, number)
    state.put(side, march.place, number)
    bring_surrender_points(state, side, march.place, number, points)
    state.moved[march.place] = state.moved.get(march.place, 0) + number
    if shaken:
        state.demoralised[side] |= 1 << march.place
    march.shaken = state.demoralised[side] >> march.place & 1
    march.strength += number
    able = companions(march, state, origin)
    march.called = origin if able and state.strength(side, origin) else -1
    if march.called < 0:
        for general in able:
            come(march, state, general)
    key = place_key(march.place)
    play.tell("gathered", number=number, origin=place_key(origin), place=key)


def why(march: Force, state: CivilWarState, action: Action) -> Denial | None:
    """Why something is not done where the force stands."""
    verb = action.verb
    if verb in ("collect", "gather"):
        return _why_no_more(march, state, action)
    if verb == "drop":
        return deny("7.5.3", "deny-keeps-one", number=march.strength)
    if verb in ("join", "part"):
        general = general_at(action.args[0]) if action.args else -1
        return _why_not_him(march, state, verb, general) if general >= 0 else None
    return _why_no_works(march, verb, state) if verb in ("mark", "dig") else None


def _why_no_works(march: Force, verb: str, state: CivilWarState) -> Denial:
    clause, key = "6.2.1" if verb == "mark" else "10.1.2", place_key(march.place)
    if march.train:
        return deny("5.4.2", "deny-by-rail-only")
    if march.cavalry(state):
        return deny("8.3", "deny-cavalry-works")
    if march.strength < (_MARKERS if verb == "mark" else _DIGGERS):
        return deny(clause, "deny-too-few", number=_MARKERS)
    if march.left() < (_MARK if verb == "mark" else _DIG):
        return deny(clause, "deny-no-time", number=march.left())
    if verb == "dig":
        return deny("10.2.4", "deny-works-already", place=key)
    return deny("6.2.3", "deny-no-marker-there", place=key)


def _why_no_more(march: Force, state: CivilWarState, action: Action) -> Denial | None:
    gather = action.verb == "gather"
    place = place_of(action) if gather else march.place
    number = number_of(action, 1 if gather else 0)
    if place < 0:
        return None
    key = place_key(place)
    if march.leader < 0:
        return deny("5.10", "deny-no-pick-up")
    if march.train:
        return deny("5.4.2", "deny-by-rail-only")
    if march.cavalry(state) and (gather or march.begun):
        return deny("8.3", "deny-no-pick-up")
    if number > _room(march, state):
        return deny("7.3", "deny-too-many", number=limit_of(state, march.leader))
    if not gather and march.left() < _toll(march, state, place):
        return deny("13.2.1", "deny-no-time", number=march.left())
    own = 0 if gather else march.strength
    if state.strength(march.side, place) - own < number:
        return deny("5.9" if gather else "7.5.1", "deny-no-strength", place=key)
    return _why_those_stay(march, state, place, number, gather=gather)


def _why_those_stay(
    march: Force, state: CivilWarState, place: int, number: int, *, gather: bool
) -> Denial:
    """Why SP that are there do not join."""
    key = place_key(place)
    if fresh(state, march.side, place) < number:
        return deny("5.1.2", "deny-has-moved", place=key)
    if gather:
        return _why_no_gathering(march, state, place, number)
    return deny("7.5.3", "deny-general-alone", place=key)


def _why_no_gathering(march: Force, state: CivilWarState, place: int, number: int) -> Denial:
    key = place_key(place)
    if rank_of(state, march.leader).stars < _TWO:
        return deny("5.9", "deny-no-gatherer", general=general_key(march.leader))
    if march.left() < _GATHER + _toll(march, state, place):
        return deny("5.9", "deny-no-time", number=march.left())
    if march_steps(state, march.side, light=False).price(place, march.place) != 1:
        return deny("5.9", "deny-not-beside", place=key)
    if number > _GATHERED:
        return deny("5.9", "deny-too-many", number=_GATHERED)
    if number > _berths(march, state):
        return deny("10.3.2", "deny-fort-full", number=_STACK)
    return deny("7.5.3", "deny-general-alone", place=key)


def _why_not_him(march: Force, state: CivilWarState, verb: str, general: int) -> Denial | None:
    name = general_key(general)
    if GENERALS[general].side != march.side:
        return deny("7.5.1", "deny-not-yours", general=name)
    if verb == "part":
        if general == march.leader:
            return deny("7.5.1", "deny-leads", general=name)
        if general == march.opener:
            return deny("7.5.1", "deny-activated", general=name)
        if general in march.staff:
            return deny("7.5.3", "deny-general-alone", place=place_key(march.place))
        return deny("7.5.1", "deny-not-here", general=name)
    if march.leader < 0:
        return deny("5.10", "deny-no-pick-up")
    if state.where[general] != march.place or general in march.generals():
        return deny("7.5.1", "deny-not-here", general=name)
    return _why_no_joiner(march, state, general)
