"""What who points at a place may have in mind: between orders, and with a force on the way."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.procedural import choices_of

from ..actions import Activations
from ..base import general_key, place_key, side_of
from ..command import commander
from ..components import GENERAL, GENERALS, PLACE, WATERS
from ..ground import COASTAL_FORTS
from ..marches import March
from ..marches.ways import enemy_units
from ..options import ADVANCED
from ..sea import Transport
from ..ships.cruise import Cruise
from ..ships.pieces import MOBILE, idle_units, lying, posts
from ..state import CivilWarState, ship_parts

__all__ = ["attempts"]

_LEADING: Final = frozenset({"march", "dare", "spur"})
_SAILING: Final = frozenset({"free-fleet", "fleet", "card-fleet", "venture-fleet"})
_EMBARKING: Final = frozenset({"transport", "venture", "ships"})


def attempts(state: CivilWarState, seat: str, about: str) -> tuple[Action, ...] | None:
    """The fight with the enemy in a place, or the way there; nothing if one of both is possible.

    Between orders, what those in a place, or a General, could do and may not. None for what is no
    place, while a force is on the way where the seat has SP itself, and between orders where it has
    no units: there it may have anything in mind.
    """
    side, place = side_of(seat), PLACE.get(about, -1)
    top = state.stack[-1] if state.stack else None
    between = isinstance(top, Activations) and top.step == "choose" and top.side == side
    if between and about in GENERAL and GENERALS[GENERAL[about]].side == side:
        leads = _offered(choices_of(state, seat), {about}) & _LEADING
        return () if leads else (act("march", about),)
    if side < 0 or place < 0:
        return None
    if between:
        return _orders(state, side, place, choices_of(state, seat))
    if state.forces[side] >> place & 1:
        return None
    verbs = _verbs(state, side)
    if verbs is None:
        return None
    fight, way, hostile = verbs
    both = (act(fight, about), act(way, about))
    if any(action in both for action in choices_of(state, seat)):
        return ()
    return both[:1] if hostile >> place & 1 else both[1:]


def _offered(listed: Collection[Action], about: set[str]) -> set[str]:
    return {each.verb for each in listed if each.args and each.args[0] in about}


def _orders(
    state: CivilWarState, side: int, place: int, listed: Collection[Action]
) -> tuple[Action, ...] | None:
    """4.3: the orders for which the units of a place are there, as far as none is listed."""
    key, general = place_key(place), commander(state, side, place)
    ships = lying(state, side, place) if ADVANCED in state.options else {}
    strength = state.strength(side, place)
    if general < 0 and not strength and not ships:
        return None
    staff = {general_key(one) for one in state.generals_at(side, place)}
    offered = _offered(listed, {key} | staff)
    found: list[Action] = []
    if general >= 0 and not offered & _LEADING:
        found.append(act("march", general_key(general)))
    if general < 0 and strength and "column" not in offered:
        found.append(act("column", key, 1))
    if state.demoralised[side] >> place & 1 and "recover" not in offered:
        found.append(act("recover", key))
    if any(ship_parts(ship)[1] in MOBILE for ship in ships) and not offered & _SAILING:
        found.append(act("fleet", key))
    if strength and WATERS.touching[place] and not offered & _EMBARKING:
        found.append(act("transport", key))
    works = (state.trenches[side] | state.strongholds[side] | COASTAL_FORTS) >> place & 1
    if strength and not works and "entrench" not in offered:
        found.append(act("entrench", key))
    return tuple(found)


def _verbs(state: CivilWarState, side: int) -> tuple[str, str, Mask] | None:
    """How those on the way fight, how they go on, and where they would meet the enemy."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Cruise) and top.step == "sail":
        return "engage", "cruise", posts(state, 1 - side) | idle_units(state, 1 - side)
    if isinstance(top, Transport) and top.step == "sail":
        return "assault", "sail", enemy_units(state, side)
    if isinstance(top, March) and top.step == "choose":
        return "attack", "go", enemy_units(state, side)
    return None
