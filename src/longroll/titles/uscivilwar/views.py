"""What a seat may know, and the possible worlds behind it.

All that lies on the map is open. Of the enemy's hand a seat knows how many cards it holds, and what
his deck is made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from longroll.board.region import mask, members
from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
from longroll.engine.tableau import MOVING, STRENGTH, Counter, Layout, Marker, Tableau
from longroll.engine.title import View

from .atlas import kind_of
from .base import card_key, place_key, rank_of, side_key, side_of, turn_of
from .cards import hand_size
from .components import (
    CARD_KINDS,
    CONFEDERATE,
    DECKS,
    GENERALS,
    GENERALS_OF,
    SEASONS,
    SHIPS,
    SIDE_KEYS,
    UNION,
    WATERS,
)
from .document import SCHEMA
from .economy import income
from .marches import March
from .reactions import Approach
from .ships.bows import waters_at
from .ships.chase import Chase
from .ships.pieces import MOBILE, OWNER
from .state import CivilWarState, bow_key, ship_parts
from .victory import confederate_points, union_points

__all__ = ["marching", "resample", "tableau", "view"]

_OPEN = (
    *("scenario", "options", "side", "turn", "phase", "difference", "maintenance"),
    *("lost_arsenals", "panic", "mississippi", "training", "moved", "arsenals", "sp", "forts"),
    *("works", "surrender", "burned", "fled", "low_coal", "momentum", "demoralised", "foraging"),
    *("trenches", "markers", "active", "late", "armies", "proud", "border", "generals"),
    *("militia", "displaced", "ships", "naval_leaders", "reserve"),
)
"""Parts of a document that everybody may read."""
_AT_SEA: Final = ("sailed", "harboured", "bows", "naval_action", "baffled", "voyages")
"""The same, where the advanced game has marked something."""
_ASHORE: Final = ("battery", "hull")
"""Naval units that have a marker of their own."""


def view(state: CivilWarState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` (a player's or the observer's) may know."""
    document = SCHEMA.dump(state)
    side, turn = side_of(seat), turn_of(state)
    return {
        "title": "uscivilwar",
        "seat": seat,
        **{key: document[key] for key in (*_OPEN, *_AT_SEA) if key in document},
        "season": SEASONS[turn.season],
        "year": turn.year,
        "reference": turn.reference,
        "points": {"union": union_points(state), "confederate": confederate_points(state)},
        "income": income(state)._asdict(),
        "hand": _hand(state, side),
        "hands": {key: hand_size(state, each) for each, key in enumerate(SIDE_KEYS)},
        "odds": _odds(state),
        "decision": decision_view(decision, seat),
        "chosen": [str(action) for who, action in state.chosen if who == seat],
        "result": None if state.result is None else state.result.key,
    }


def _odds(state: CivilWarState) -> dict[str, int]:
    """Throws out of 36 by action, where dice decide whether a reaction succeeds (9.2, 9.3)."""
    frame = state.stack[-1] if state.stack else None
    return frame.odds(state) if isinstance(frame, (Approach, Chase)) else {}


def _hand(state: CivilWarState, side: int) -> dict[str, Any]:
    """The own cards by kind."""
    if side < 0:
        return {}
    hand = state.hands[side]
    return {card_key(kind): number for kind, number in enumerate(hand) if number}


def tableau(state: CivilWarState, seat: str) -> Tableau:
    """What lies on the table: SP, Generals, works and markers; who marches is set apart."""
    side = side_of(seat)
    counters: list[Counter] = []
    markers: list[Marker] = []
    column = marching(state)
    for each in (UNION, CONFEDERATE):
        counters += _generals(state, each, column)
        counters += _strength(state, each, column)
        markers += _works(state, each)
    markers += [Marker("destroyed", place_key(place)) for place in members(state.burned)]
    markers += [
        Marker("arsenal", place_key(place), SIDE_KEYS[CONFEDERATE], number=number)
        for place, number in sorted(state.arsenals.items())
    ]
    markers += _fleets(state) if "advanced" in state.options else ()
    hand = tuple(
        kind + 1
        for kind, number in enumerate(state.hands[side] if side >= 0 else ())
        for _ in range(number)
    )
    hands = tuple((key, hand_size(state, each)) for each, key in enumerate(SIDE_KEYS))
    return Tableau(str(state.turn), Layout(tuple(counters), tuple(markers)), hand, hands)


def marching(state: CivilWarState) -> March | None:
    """The force that is on the march at this moment: the innermost one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, March)), None)


def _strength(state: CivilWarState, side: int, column: March | None) -> Iterator[Counter]:
    """The SP of a side, those on the march apart."""
    key = SIDE_KEYS[side]
    for place, points in sorted(state.sp[side].items()):
        badges = tuple(
            name for name in ("demoralised", "foraging") if getattr(state, name)[side] >> place & 1
        )
        off = 0
        if column is not None and (column.side, column.place) == (side, place):
            off = min(column.strength, points)
        if points > off:
            yield Counter(place_key(place), key, STRENGTH, number=points - off, badges=badges)
        if off:
            yield Counter(place_key(place), key, STRENGTH, number=off, badges=badges, stack=MOVING)


def _works(state: CivilWarState, side: int) -> Iterator[Marker]:
    """Forts, entrenchments, control and militia of a side."""
    key = SIDE_KEYS[side]
    for place, level in sorted(state.forts[side].items()):
        yield Marker("fort", place_key(place), key, number=level)
    for place in sorted(state.works[side]):
        yield Marker("work-begun", place_key(place), key)
    for kind, region in (
        ("entrenched", state.trenches[side]),
        ("control", state.markers[side]),
        ("militia", state.guards[side]),
    ):
        for place in members(region):
            yield Marker(kind, place_key(place), key)


def _fleets(state: CivilWarState) -> Iterator[Marker]:
    """How many naval units of a side lie in a place, in the advanced game, and what marks them."""
    lying: dict[tuple[int, int, str], int] = {}
    shaken: dict[tuple[int, int], int] = {}
    for ships, number in sorted(state.ships.items()):
        place, kind, _, beaten = ship_parts(ships)
        sort = SHIPS[kind] if SHIPS[kind] in _ASHORE else "fleet"
        at = place, OWNER[kind], sort
        lying[at] = lying.get(at, 0) + number
        if beaten:
            shaken[at[:2]] = shaken.get(at[:2], 0) + number
    for (place, side, sort), number in lying.items():
        bow = _bow(state, place, side) if sort == "fleet" else ()
        yield Marker(sort, place_key(place), SIDE_KEYS[side], bow, number)
        if sort == "fleet":
            if state.low_coal >> place & 1:
                yield Marker("low-coal", place_key(place), SIDE_KEYS[side])
            if (place, side) in shaken:
                # 21.14: how many of them are, unless all are.
                beaten, key = shaken[place, side] % number, SIDE_KEYS[side]
                yield Marker("demoralised-ships", place_key(place), key, number=beaten)
    for where in sorted({where for where in state.naval_leaders if where >= 0}):
        yield Marker("flagship", place_key(where), SIDE_KEYS[UNION])


def _bow(state: CivilWarState, place: int, side: int) -> tuple[str, ...]:
    """21.2.3: across which hexsides the river lies on which ships are, if the hex has two."""
    kinds = [kind for kind in MOBILE if OWNER[kind] == side and bow_key(place, kind) in state.bows]
    waters = waters_at(state, place, kinds) & WATERS.sides
    across = mask(bank for water in members(waters) for bank in members(WATERS.banks[water]))
    return tuple(place_key(bank) for bank in members(across & ~(1 << place)))


def _generals(state: CivilWarState, side: int, column: March | None) -> list[Counter]:
    """Generals on the map, the highest rank of a place first."""
    here = [general for general in GENERALS_OF[side] if state.where[general] >= 0]
    here.sort(key=lambda g: (state.where[g], rank_of(state, g).cavalry, -state.stars[g], g))
    off = () if column is None else column.generals()
    return [
        Counter(
            place_key(state.where[general]),
            side_key(side),
            kind_of(GENERALS[general]),
            GENERALS[general].key,
            number=state.stars[general],
            badges=("cavalry",) if rank_of(state, general).cavalry else (),
            stack=MOVING if general in off else "",
        )
        for general in here
    ]


# --- Possible worlds ------------------------------------------------------------------------------


def resample(state: CivilWarState, seat: str, chance: Chance) -> CivilWarState:
    """A world in which others hold any cards of their decks, as many as they have."""
    world = state.copy()
    for side in (0, 1):
        if side != side_of(seat):
            left = list(DECKS[side])
            hand = [0] * len(CARD_KINDS)
            for _ in range(hand_size(state, side)):
                cards = [card_key(kind) for kind, n in enumerate(left) for _ in range(n)]
                kind = CARD_KINDS.index(chance.draw("resample", cards))
                left[kind] -= 1
                hand[kind] += 1
            world.hands[side] = hand
    settle_choices(world, seat, chance)
    return world
