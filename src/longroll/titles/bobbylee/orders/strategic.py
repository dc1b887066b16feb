"""5.4, 9 and 10 Strategic moves by rail, by sea and over rivers, and what they cost.

Each is an order of a block and a hex: ``rail``, ``transfer`` off the map, ``sail``, ``invade``,
``evacuate``, ``cross``. The march of a block at its usual speed, ``send``, is in `marches`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask
from longroll.engine.clause import Denial, deny

from ..base import block_key, hex_key
from ..components import BLOCKS, CONFEDERATE, GROUND, HEX, INFANTRY, LAND, TABLES, UNION
from ..control import held, occupied, tracks_of
from ..state import BobbyLeeState
from ..supply import railways
from ..waters import PORTS, SHORES, harbours, reached, stretches_at
from .rails import Networks, networks, rides, transfers

__all__ = [
    "BY_SEA",
    "SEND",
    "STRATEGIC",
    "Means",
    "means_of",
    "offers",
    "offers_from",
    "price_of",
    "why_strategic",
]

STRATEGIC: Final = ("rail", "transfer", "sail", "invade", "evacuate", "cross")
BY_SEA: Final = ("sail", "invade", "evacuate")
SEND: Final = TABLES.strategic["land"][0]
"""What a march at a block's usual speed costs (5.4.land)."""
_NORFOLK: Final = HEX["1923"]


class Means(NamedTuple):
    """What strategic moves of a side depend on: masks of hexes, the weather, what rails join."""

    side: int
    mud: int
    enemies: Mask
    friends: Mask
    tracks: Mask
    joined: Networks


def means_of(state: BobbyLeeState, side: int) -> Means:
    """The means of a side as things stand."""
    enemies, friends = occupied(state, 1 - side), held(state, side)
    tracks = railways(state, side)
    joined = networks(tracks, tracks_of(state))
    return Means(side, state.mud, enemies, friends, tracks, joined)


def offers(block: int, start: int, means: Means) -> tuple[tuple[str, int, Mask], ...]:
    """Each kind of move of a block from a hex: its price, and the hexes that it leads to."""
    return offers_from(start, means, infantry=BLOCKS[block].arm == INFANTRY)


_ANYWHERE: Final[Mask] = (
    PORTS
    | GROUND.landing
    | mask(hex_ for hex_, rails in enumerate(GROUND.rails) if rails)
    | mask(hex_ for hex_, over in enumerate(GROUND.flood) if over)
)
"""The hexes with a railway, a shore or a great river: from others no strategic move leads."""


def offers_from(start: int, means: Means, *, infantry: bool) -> tuple[tuple[str, int, Mask], ...]:
    """By rail, by sea and over a great river where no ship sails (5.4.rail, 5.4.sea, 5.4.cross)."""
    if not _ANYWHERE >> start & 1:
        return ()
    side, costs = means.side, TABLES.strategic
    one, every = rides(start, means.joined)
    found = [
        ("rail", costs["rail"][0], one & means.friends),
        ("rail", costs["gauges"][0], every & ~one & means.friends),
        ("transfer", costs["transfer"][side], transfers(start, side, means.tracks & means.friends)),
    ]
    if means.friends >> start & 1:
        found += _voyages(start, means, infantry=infantry)
    over = GROUND.flood[start] & ~GROUND.shores[start] & LAND & ~means.enemies
    found.append(("cross", costs["crossing"][0], over & means.friends))
    found.append(("cross", costs["crossing"][1], over & ~means.friends))
    return tuple(offer for offer in found if offer[2])


def _voyages(start: int, means: Means, *, infantry: bool) -> list[tuple[str, int, Mask]]:
    """10.3, 10.4, 10.42: between ports; of Union infantry to any shore; from a shore to a port."""
    side, costs = means.side, TABLES.strategic
    there = harbours(start, side, means.friends)
    if not PORTS >> start & 1:
        if side == UNION and GROUND.landing >> start & 1:
            return [("evacuate", costs["evacuation"][0], there)]
        return []
    found = [("sail", costs["sea"][0], there)]
    if side == UNION and infantry:
        waters = reached(start, side, means.friends)
        beaches = 0
        for stretch, shore in enumerate(SHORES):
            beaches |= shore if waters >> stretch & 1 else 0
        found.append(("invade", costs["invasion"][means.mud], beaches & ~there & ~(1 << start)))
    return found


def price_of(block: int, start: int, means: Means, verb: str, hex_: int) -> int:
    """What a strategic move costs; 0 if it cannot be made."""
    for kind, price, hexes in offers(block, start, means):
        if kind == verb and hexes >> hex_ & 1:
            return price
    return 0


# --- Why not --------------------------------------------------------------------------------------


def why_strategic(
    state: BobbyLeeState, side: int, points: int, verb: str, block: int, hex_: int
) -> Denial | None:
    """Why a block cannot make a strategic move with so many points left."""
    means, start = means_of(state, side), state.at[block]
    price = price_of(block, start, means, verb, hex_)
    if price > points:
        return deny("5.4", "deny-too-few-moves", price=price, points=points)
    if price:
        return None
    if hex_ == start:
        return deny("5.3", "deny-there-already", block=block_key(block), place=hex_key(hex_))
    if verb == "cross":
        return _why_cross(start, hex_)
    if verb in ("rail", "transfer"):
        why = _why_rail if verb == "rail" else _why_transfer
        return why(means, start, hex_)
    return _why_at_sea(means, block, verb, start, hex_)


def _why_rail(means: Means, start: int, hex_: int) -> Denial:
    if not GROUND.rails[start] or not GROUND.rails[hex_]:
        bare = start if not GROUND.rails[start] else hex_
        return deny("9.3", "deny-no-railway", place=hex_key(bare))
    for end in (start, hex_):
        if not means.tracks >> end & 1:
            return deny("9.1", "deny-railway-not-yours", place=hex_key(end))
    if not means.friends >> hex_ & 1:
        return deny("9.3", "deny-not-held", place=hex_key(hex_))
    return deny("9.3", "deny-no-line", origin=hex_key(start), place=hex_key(hex_))


def _why_transfer(means: Means, start: int, hex_: int) -> Denial:
    for end in (start, hex_):
        if not GROUND.supply[means.side] & means.friends & means.tracks & 1 << end:
            return deny("9.3", "deny-no-supply-hex", place=hex_key(end))
    return deny("9.3", "deny-no-line", origin=hex_key(start), place=hex_key(hex_))


def _why_cross(start: int, hex_: int) -> Denial:
    names = {"origin": hex_key(start), "place": hex_key(hex_)}
    if not GROUND.flood[start] >> hex_ & 1:
        return deny("10.5", "deny-no-great-river", **names)
    if GROUND.shores[start] >> hex_ & 1:
        return deny("10.5", "deny-navigable", **names)
    return deny("10.5", "deny-no-attack-across", place=names["place"])


def _why_at_sea(means: Means, block: int, verb: str, start: int, hex_: int) -> Denial:
    """Who sails at all; from where; to where; and whether the way is open."""
    clause = {"sail": "10.3", "invade": "10.4", "evacuate": "10.42"}[verb]
    if verb != "sail" and means.side != UNION:
        return deny(clause, "deny-union-only")
    if verb == "invade" and BLOCKS[block].arm != INFANTRY:
        return deny(clause, "deny-infantry-only", block=block_key(block))
    if means.side == CONFEDERATE and not means.friends >> _NORFOLK & 1:
        return deny("10.1", "deny-norfolk")
    found = _why_end(means, start, shore=verb == "evacuate")
    found = found or _why_end(means, hex_, shore=verb == "invade", landing=True)
    if found:
        return deny(clause, found[0], place=found[1])
    if not reached(start, means.side, means.friends | PORTS) & stretches_at(hex_):
        return deny("10.1", "deny-southern-waters")  # No port is in the way.
    return deny("10.2", "deny-water-closed", origin=hex_key(start), place=hex_key(hex_))


def _why_end(
    means: Means, hex_: int, *, shore: bool, landing: bool = False
) -> tuple[str, str] | None:
    """Why a voyage does not begin or, for a ``landing``, end in a hex: a ``shore``, else a port."""
    port, friendly = PORTS >> hex_ & 1, means.friends >> hex_ & 1
    if not shore:
        return None if port and friendly else ("deny-no-port", hex_key(hex_))
    if port and friendly:
        return "deny-ports-sail", hex_key(hex_)
    if not GROUND.landing >> hex_ & 1 or not (landing or friendly):
        return "deny-no-shore", hex_key(hex_)
    return None
