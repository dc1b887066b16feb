"""6.6 Union naval control, and what it does to the crossing of rivers (6.2.4 to 6.2.6).

The Union presses up every navigable river from the sea, and down the Ohio, the Wabash and the
Mississippi from the north edge. A Confederate fort or ironclad stops the pressure; water that it
does not reach is denied to the Union. That one flood gives the first three cases of 6.6.2; the
fourth, a port behind a Confederate coastal fort, is denied besides.

The pressure flows through *waters*: the reaches of river at a space, and the junctions between
spaces. A space where a river has its mouth (Cairo, Paducah) is one water for both rivers. Dover
lies on the Tennessee and on the Cumberland, which do not meet there: it is two waters.

>>> from .components import RIVER, SPACE
>>> state, dover = ForThePeopleState("1861"), SPACE["dover-tn"]
>>> state.set_fort(SPACE["paducah"], CONFEDERATE)
>>> naval = naval_control(state)
>>> [bool(naval.river_denied[RIVER[key]] >> dover & 1) for key in ("tennessee", "cumberland")]
[True, False]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from longroll.board.network import ANY_KIND, Adjacency, Link, Network
from longroll.board.region import Mask, everywhere, mask, members
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from .components import (
    COASTAL_FORTS,
    CONFEDERATE,
    MISSISSIPPI,
    OCEAN_PORTS,
    PORTS,
    RIVER_PORTS,
    RIVERS,
    SPACES,
    UNION,
    Hop,
    River,
    RiverNode,
)
from .state import ForThePeopleState

__all__ = [
    "WATERS",
    "NavalControl",
    "Waters",
    "bar_closed_to_confederate",
    "bar_closed_to_union",
    "derived_from_bars",
    "batteries",
    "confederate_forts",
    "mississippi_union",
    "naval_control",
    "shielded_ports",
    "waters_at",
]


class Waters(NamedTuple):
    """The navigable rivers as a network of waters, numbered from the mouths up, river by river.

    Attributes:
        space: by water, its space, or -1 at a junction.
        of_space: by space, the mask of its waters.
        on_river: by river, its waters from the mouth up (junctions too).
        entries: mask of the waters where Union pressure enters.
        adjacency: by water, the mask of the waters next to it.
    """

    space: tuple[int, ...]
    of_space: tuple[Mask, ...]
    on_river: tuple[tuple[int, ...], ...]
    entries: Mask
    adjacency: Adjacency


class NavalControl(NamedTuple):
    """Where the Union has naval control, and where it is denied.

    Attributes:
        controlled: mask of the ports under Union naval control.
        denied: mask of the ports where it is nullified.
        river_denied: by river, the mask of the spaces at which that river is denied. Dover can be
            denied on one of its rivers and yet be a port under Union naval control (6.2.6.B).
        open_waters: mask of the waters (see `WATERS`) under Union naval control.
    """

    controlled: Mask
    denied: Mask
    river_denied: tuple[Mask, ...]
    open_waters: Mask


# --- The map of the waters ----------------------------------------------------------------------


def _is_water(node: RiverNode) -> bool:
    return node.kind in ("space", "junction")


def _name(river: River, node: RiverNode, mouths: frozenset[int]) -> tuple[int, str]:
    """What a water is known by: its river and node, or the node alone where rivers meet."""
    meeting = node.kind == "junction" or node.space in mouths
    return (-1 if meeting else river.index, node.name)


def _read_waters(rivers: tuple[River, ...], spaces: int) -> Waters:
    mouths = frozenset(river.nodes[0].space for river in rivers)
    numbers: dict[tuple[int, str], int] = {}
    place: list[int] = []
    on_river: list[tuple[int, ...]] = []
    for river in rivers:
        course: list[int] = []
        for node in filter(_is_water, river.nodes):
            number = numbers.setdefault(_name(river, node, mouths), len(numbers))
            if number == len(place):
                place.append(node.space)
            course.append(number)
        on_river.append(tuple(course))
    return Waters(
        space=tuple(place),
        of_space=tuple(mask(w for w, at in enumerate(place) if at == s) for s in range(spaces)),
        on_river=tuple(on_river),
        entries=_entries(rivers, on_river),
        adjacency=_reaches(len(place), on_river),
    )


def _entries(rivers: tuple[River, ...], on_river: list[tuple[int, ...]]) -> Mask:
    """The waters next to the sea or to the north edge: sources stand at the ends of a river."""
    down = [c[0] for r, c in zip(rivers, on_river, strict=True) if r.nodes[0].kind == "source"]
    up = [c[-1] for r, c in zip(rivers, on_river, strict=True) if r.nodes[-1].kind == "source"]
    return mask(down + up)


def _reaches(count: int, on_river: list[tuple[int, ...]]) -> Adjacency:
    pairs = [pair for course in on_river for pair in pairwise(course)]
    links = [Link(index, a, b) for index, (a, b) in enumerate(pairs)]
    return Network(count, links).adjacency(ANY_KIND)


WATERS: Final = _read_waters(RIVERS, len(SPACES))

_EVERY_WATER: Final = everywhere(len(WATERS.space))
_SHIELDS: Final = tuple((1 << s.shield, 1 << s.index) for s in SPACES if s.shield >= 0)
_RIVER_SPACES: Final = tuple(
    tuple((1 << water, 1 << WATERS.space[water]) for water in course if WATERS.space[water] >= 0)
    for course in WATERS.on_river
)
"""By river, each of its waters at a space, with that space, as masks."""


# --- What holds the Union off -------------------------------------------------------------------


def confederate_forts(state: ForThePeopleState) -> Mask:
    """Spaces with a Confederate fort: a counter, or a coastal fort that he controls (6.8.2)."""
    return state.forts(CONFEDERATE) | COASTAL_FORTS & state.controlled(CONFEDERATE)


def batteries(state: ForThePeopleState) -> Mask:
    """Spaces with a Confederate fort or ironclad: they nullify Union naval control (6.6.2.1)."""
    return confederate_forts(state) | state.ironclads


def shielded_ports(state: ForThePeopleState) -> Mask:
    """Ports whose coastal fort the Confederate controls (6.6.2.4)."""
    held = state.controlled(CONFEDERATE)
    return _union(port for fort, port in _SHIELDS if held & fort)


def _union(parts: Iterable[Mask]) -> Mask:
    """All these sets together."""
    whole = 0
    for part in parts:
        whole |= part
    return whole


@lru_cache(maxsize=1024)
def waters_at(spaces: Mask) -> Mask:
    """All waters at these spaces, as a mask of waters."""
    found = 0
    for space in members(spaces & RIVER_PORTS):
        found |= WATERS.of_space[space]
    return found


def naval_control(state: ForThePeopleState) -> NavalControl:
    """Where the Union has naval control (6.6.1, 6.6.2).

    Known until control, a fort or an ironclad changes (`ForThePeopleState.touch_water`).
    """
    known: NavalControl | None = state.water.get("naval-control")
    if known is None:
        known = state.water["naval-control"] = _naval_control(state)
    return known


def _naval_control(state: ForThePeopleState) -> NavalControl:
    armed, shielded = batteries(state), shielded_ports(state)
    passable = _EVERY_WATER & ~waters_at(armed)
    # 6.6.2.2, 6.6.2.3: pressure from the sea does not pass them; what it does not reach is denied.
    reached = spread(WATERS.adjacency, WATERS.entries & passable, passable)
    reached &= ~waters_at(shielded)
    river_denied = tuple(
        _union(space for water, space in course if not reached & water) for course in _RIVER_SPACES
    )
    on_rivers = _union(
        space for course in _RIVER_SPACES for water, space in course if reached & water
    )
    controlled = on_rivers | OCEAN_PORTS & ~RIVER_PORTS & ~armed & ~shielded
    return NavalControl(controlled, PORTS & ~controlled, river_denied, reached)


# --- Crossing rivers ----------------------------------------------------------------------------


def bar_closed_to_confederate(state: ForThePeopleState, hop: Hop) -> bool:
    """Whether a river forbids the Confederate this step (6.2.5, 6.2.6.A, 6.5.1).

    The Union's naval control of the water at the bar closes it both ways. A Union fort in the
    bar's space closes it to those who would come in over it, not to those who leave.
    """
    if hop.bar_at < 0:
        return False
    if not naval_control(state).river_denied[hop.bar_river] >> hop.bar_at & 1:
        return True
    return hop.to == hop.bar_at and state.has_fort(UNION, hop.to)


def bar_closed_to_union(state: ForThePeopleState, hop: Hop) -> bool:
    """Whether a river forbids the Union this step: only into a Confederate fort (6.2.4)."""
    return hop.to == hop.bar_at and state.has_fort(CONFEDERATE, hop.to)


_BARS: Final = ("", "bars-1", "bars-2")


def derived_from_bars(state: ForThePeopleState, side: int) -> dict[str, Any]:
    """A place for what depends on the bars that rivers are to ``side``, and on no more.

    Bars change much more rarely than control does; the same bars are the same place.
    """
    found: dict[str, Any] | None = state.water.get(_BARS[side])
    if found is None:
        if side == UNION:
            found = _place_for(side, (), confederate_forts(state))
        else:
            forts = state.forts(UNION) | COASTAL_FORTS & state.controlled(UNION)
            found = _place_for(side, naval_control(state).river_denied, forts)
        state.water[_BARS[side]] = found
    return found


@remembered(256)
def _place_for(_side: int, _denied: tuple[Mask, ...], _forts: Mask) -> dict[str, Any]:
    return {}


def mississippi_union(state: ForThePeopleState) -> bool:
    """Whether the Union has naval control of the whole Mississippi (12.8).

    So it has when no listed space holds a Confederate fort or ironclad; the Hunley is nothing.
    """
    return not batteries(state) & MISSISSIPPI
