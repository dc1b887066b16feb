"""21.13 Whose guns stand between ships and where they would sail."""

from __future__ import annotations

from itertools import pairwise

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..base import place_key
from ..components import UNION
from ..naval_control import GUARDED
from ..state import CivilWarState
from .bows import waters_at
from .crew import kinds_of
from .fire import barred, fire_of
from .lanes import ROADS, afloat, has_roads, lanes_past, open_to
from .pieces import OCEAN
from .voyage import Voyage
from .way import shortest

__all__ = ["why_barred"]


def why_barred(state: CivilWarState, ships: Voyage, goal: Mask, enemy: int = -1) -> Denial | None:
    """21.13: the first who fires on the shortest way to some waters, but for an ``enemy`` there.

    None where nobody does, or where these ships find no way at all.
    """
    kinds, start = kinds_of(ships.crew), ships.place
    lying = waters_at(state, start, kinds)
    through = ships.bounds(state) if ships.side == UNION else -1
    for ocean in sorted({kind == OCEAN for kind in kinds}):
        through &= open_to(ocean=ocean)
    roads = has_roads(ships.side, ocean=OCEAN in kinds)
    lanes = lanes_past(0, ocean=kinds == {OCEAN}, roads=roads)
    guns = fire_of(state, 1 - ships.side).of(~(1 << start))
    gates = (*GUARDED, ROADS) if roads else GUARDED
    here = afloat(start, guns, lying & through)
    way = shortest(lanes, here & through, goal & through, through)
    for before, water in pairwise(way):
        for post in members(guns.places):
            shut = any(by >> post & 1 and {a, b} == {before, water} for a, b, by in gates)
            if post != enemy and (shut or barred(guns.of(1 << post), roads=roads) >> water & 1):
                return deny("21.13", "deny-guns-in-way", place=place_key(post))
    return None
