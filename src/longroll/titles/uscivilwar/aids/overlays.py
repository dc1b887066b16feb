"""What can be laid over the map: supply, lines, railroads, waters, zones, what wins, reach.

All that lies on the map is open, and so is what follows from it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.keys import numbered
from longroll.engine.overlay import Mark, Overlay

from ..actions import Activations
from ..base import general_at, general_key, place_key, side_key, side_of
from ..components import CONFEDERATE, GENERALS, GROUND, PLACE, TABLES, UNION
from ..control import occupied
from ..facts import Facts, facts, supply, worth
from ..ground import RAILS, VALUABLE, era
from ..marches import March, most_of
from ..marches.attack import targets
from ..naval_control import banks
from ..state import CivilWarState
from ..views import marching

__all__ = ["foreseen", "overlays"]

_SIDES: Final = (UNION, CONFEDERATE)
_SEATS: Final = TABLES.rail_bonus.number("strength")
"""5.4.2: the most SP that the railroad carries in a phase."""


def overlays(state: CivilWarState, seat: str, about: str) -> list[Overlay]:
    """What can be seen of the whole map, and the reach of who marches or of whom ``about`` names.

    ``about``: a General, or a place with SP.
    """
    found, viewer = facts(state), max(side_of(seat), UNION)
    enemy = 1 - viewer
    shown = [
        _supply(found, viewer, "supply"),
        _supply(found, enemy, "supply-enemy"),
        _communication(found, viewer, "lines"),
        _communication(found, enemy, "lines-enemy"),
        _railroads(state, found, viewer),
        _waters(found, viewer),
        _zones(found, viewer),
        _prizes(state, found, viewer),
    ]
    column = marching(state)
    if column is not None:
        # Until it is said how many SP go it is that of as many as may.
        whole = foreseen(state, general_key(column.leader)) if column.step == "muster" else None
        shown.append(_reach(state, whole or column, "reach", ""))
    asked = foreseen(state, about)
    if asked is not None:
        shown.append(_reach(state, asked, "reach" if column is None else "reach-other", about))
    return [overlay for overlay in shown if overlay.marks]


def _marks(source: Mask, free: Mask, cut: Mask, own: Mask = 0) -> tuple[Mark, ...]:
    """Where something comes from and to, where it is missed, and who has something else instead."""
    regions = (("cut", cut), ("own", own), ("source", source), ("free", free))
    return tuple(
        Mark(place_key(place), next(kind for kind, region in regions if region >> place & 1))
        for place in members(source | free | cut | own)
    )


# --- Supply ---------------------------------------------------------------------------------------


def _free_to(found: Facts, side: int) -> Mask:
    """13.4.2: the map without what the enemy's SP and forts hold, unless SP of the side are there.

    The rules trace from a unit, so they say of such places what a unit there would have.
    """
    return ~occupied(found.board, 1 - side) | found.board.forces[side]


def _supply(found: Facts, side: int, key: str) -> Overlay:
    """13.4: the sources, where SP have full supply or would have it, and those that have not."""
    shown = _free_to(found, side)
    fed = supply(found, side).supplied
    hungry = found.board.forces[side] & ~fed
    marks = _marks(supply(found, side).sources & shown, fed & shown, hungry)
    return Overlay(key, "13.4", marks, side_key(side))


def _communication(found: Facts, side: int, key: str) -> Overlay:
    """13.5, 13.3.3: where a line leads; the stacks without one, and those that live on a fort."""
    shown = _free_to(found, side)
    line = supply(found, side).communication
    apart = found.board.forces[side] & ~line
    fort = supply(found, side).fed_of(apart)
    marks = _marks(supply(found, side).sources & shown, line & shown, apart & ~fort, fort)
    return Overlay(key, "13.5", marks, side_key(side))


# --- Ways and waters ------------------------------------------------------------------------------


def _either(mine: Mask, theirs: Mask) -> tuple[Mark, ...]:
    """Whose every place is: own, the enemy's, or both sides'."""
    return tuple(
        Mark(
            place_key(place),
            "own" if not theirs >> place & 1 else "both" if mine >> place & 1 else "enemy",
        )
        for place in members(mine | theirs)
    )


def _railroads(state: CivilWarState, found: Facts, side: int) -> Overlay:
    """6.5: the hexes whose railroad each side controls, joined along its track."""
    track = RAILS[era(state.turn)]
    mine, theirs = found.rails[side] & track, found.rails[1 - side] & track
    joined = [
        (place_key(a), place_key(b))
        for line in GROUND.lines
        if line.kind == "rail" and line.since <= state.turn
        for a, b in pairwise(line.course)
        if (mine >> a & mine >> b | theirs >> a & theirs >> b) & 1
    ]
    lines = tuple(dict.fromkeys(joined))
    return Overlay("railroads", "6.5", _either(mine, theirs), side_key(side), lines)


def _waters(found: Facts, side: int) -> Overlay:
    """20.1: whose the waters are on which a place lies; both sides' where it lies on two."""
    shores = banks(found.fleets.union), banks(found.fleets.confederate)
    return Overlay("waters", "20.1", _either(shores[side], shores[1 - side]), side_key(side))


def _zones(found: Facts, side: int) -> Overlay:
    """9.1: the zones of influence of both sides, with the units that have them."""
    reach = [occupied(found.board, each) | found.zones[each] for each in _SIDES]
    return Overlay("zones", "9.1", _either(reach[side], reach[1 - side]), side_key(side))


# --- What wins ------------------------------------------------------------------------------------


def _prizes(state: CivilWarState, found: Facts, side: int) -> Overlay:
    """2.1.4: whose every Objective and Resource hex is, and what it is worth; what is burned."""
    marks: list[Mark] = []
    for place in members(VALUABLE):
        held = [found.held[each] >> place & 1 for each in (side, 1 - side)]
        # Nobody has the Objective hexes of neutral Kentucky (17.1.3).
        kind = "own" if held[0] else "enemy" if held[1] else "both"
        if state.burned >> place & 1:
            kind = "block"
        marks.append(Mark(place_key(place), kind, worth(state, place)))
    return Overlay("prizes", "2.1.4", tuple(marks), side_key(side))


# --- Reach ----------------------------------------------------------------------------------------


def foreseen(state: CivilWarState, about: str) -> March | None:
    """The march of a General, or of SP without one, as it would begin; None for nobody who can.

    With as many SP as he may lead from where he is.
    """
    general = general_at(about)
    if general >= 0:
        place, side = state.where[general], GENERALS[general].side
        if place < 0:
            return None
    else:
        place = PLACE.get(about, -1)
        sides = [side for side in _SIDES if place >= 0 and state.strength(side, place)]
        if not sides:
            return None
        side = sides[0]
    strength = most_of(state, side, general, place)
    march = March(side, place, general, strength, _seats(state, side), 1)
    march.equip(state)
    return march


def _seats(state: CivilWarState, side: int) -> int:
    """5.4.2: how many SP of a side may use the railroad bonus, in this phase if it is theirs."""
    phases = [frame for frame in state.stack if isinstance(frame, Activations)]
    return phases[-1].seats() if phases and phases[-1].side == side else _SEATS


def _reach(state: CivilWarState, march: March, key: str, about: str) -> Overlay:
    """5.1, 5.4.2, 11.1.1: where a force may go, by what cost, and whom it may attack from here.

    Cavalry pays for a marker that it has taken once it goes on (8.3).
    """
    spent = dict(march.rides(state))
    for place, cost in march.reach(state).items():
        spent[place] = min(cost + march.owed, spent.get(place, cost + march.owed))
    marks = [Mark(place_key(march.place), "source")]
    marks += [Mark(place_key(place), "reach", cost) for place, cost in sorted(spent.items())]
    marks += [
        Mark(place_key(place), "fight", cost + march.owed)
        for place, cost in sorted(targets(march, state).items())
        if place not in spent
    ]
    order = numbered(GROUND.keys)
    marks.sort(key=lambda mark: order[mark.place])
    return Overlay(key, "5.1", tuple(marks), side_key(march.side), about=about)
