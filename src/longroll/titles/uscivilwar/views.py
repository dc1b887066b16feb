"""What a seat may know, and the possible worlds behind it.

All that lies on the map is open. Of the enemy's hand a seat knows how many cards it holds, and what
his deck is made of.
"""

from __future__ import annotations

from typing import Any

from longroll.board.region import members
from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.knowledge import decision_view, settle_choices
from longroll.engine.tableau import STRENGTH, Counter, Layout, Marker, Tableau
from longroll.engine.title import View

from .atlas import kind_of
from .base import card_key, place_key, rank_of, side_key, side_of, turn_of
from .cards import hand_size
from .components import CARD_KINDS, DECKS, GENERALS, SEASONS, SIDE_KEYS
from .document import dump_state
from .economy import income
from .reactions import Approach
from .state import CivilWarState
from .victory import confederate_points, union_points

__all__ = ["resample", "tableau", "view"]

_OPEN = (
    *("scenario", "options", "side", "turn", "phase", "difference", "maintenance"),
    *("lost_arsenals", "panic", "mississippi", "training", "moved", "arsenals", "sp", "forts"),
    *("works", "surrender", "burned", "fled", "low_coal", "momentum", "demoralised", "foraging"),
    *(
        "trenches",
        "markers",
        "active",
        "late",
        "armies",
        "border",
        "generals",
        "militia",
        "displaced",
    ),
    *("displaced", "ships", "naval_leaders", "reserve"),
)
"""Parts of a document that everybody may read."""


def view(state: CivilWarState, seat: str, decision: Decision | None) -> View:
    """What ``seat`` (a player's or the observer's) may know."""
    document = dump_state(state)
    side, turn = side_of(seat), turn_of(state)
    return {
        "title": "uscivilwar",
        "seat": seat,
        **{key: document[key] for key in _OPEN},
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
    return frame.odds(state) if isinstance(frame, Approach) else {}


def _hand(state: CivilWarState, side: int) -> dict[str, Any]:
    """The own cards by kind."""
    if side < 0:
        return {}
    hand = state.hands[side]
    return {card_key(kind): number for kind, number in enumerate(hand) if number}


def tableau(state: CivilWarState, seat: str) -> Tableau:
    """What lies on the table: SP, Generals, works and markers."""
    side = side_of(seat)
    counters: list[Counter] = []
    markers: list[Marker] = []
    for each, key in enumerate(SIDE_KEYS):
        counters += _generals(state, each)
        for place, points in sorted(state.sp[each].items()):
            badges = tuple(
                name
                for name in ("demoralised", "foraging")
                if getattr(state, name)[each] >> place & 1
            )
            counters.append(Counter(place_key(place), key, STRENGTH, number=points, badges=badges))
        for place in members(state.guards[each]):
            counters.append(Counter(place_key(place), key, "militia", number=0))
        markers += [
            Marker("fort", place_key(place), key, number=level)
            for place, level in sorted(state.forts[each].items())
        ]
        markers += [
            Marker(kind, place_key(place), key)
            for kind, region in (("work", state.trenches[each]), ("control", state.markers[each]))
            for place in members(region)
        ]
    markers += [Marker("destroyed", place_key(place)) for place in members(state.burned)]
    markers += [
        Marker("arsenal", place_key(place), SIDE_KEYS[1], number=number)
        for place, number in sorted(state.arsenals.items())
    ]
    hand = tuple(
        kind + 1
        for kind, number in enumerate(state.hands[side] if side >= 0 else ())
        for _ in range(number)
    )
    hands = tuple((key, hand_size(state, each)) for each, key in enumerate(SIDE_KEYS))
    return Tableau(str(state.turn), Layout(tuple(counters), tuple(markers)), hand, hands)


def _generals(state: CivilWarState, side: int) -> list[Counter]:
    """Generals on the map, the highest rank of a place first."""
    here = [g.index for g in GENERALS if g.side == side and state.where[g.index] >= 0]
    here.sort(key=lambda g: (state.where[g], rank_of(state, g).cavalry, -state.stars[g], g))
    return [
        Counter(
            place_key(state.where[general]),
            side_key(side),
            kind_of(GENERALS[general]),
            GENERALS[general].key,
            number=state.stars[general],
            badges=("cavalry",) if rank_of(state, general).cavalry else (),
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
