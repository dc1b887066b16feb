"""What anybody may know of one place or General, or of the table: for ``show``.

Labels and texts are keys (``label-...``, ``show-...`` in the locale files); a table with a ``text``
is a message with its arguments.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from longroll.board.region import members
from longroll.engine.event import Value
from longroll.engine.finding import Catalogue, catalogue, find
from longroll.engine.title import View

from ..base import general_key, place_key, rank_of, side_key, side_of, theatre_key, turn_of
from ..command import commander
from ..components import (
    CARD_KINDS,
    CONFEDERATE,
    DECKS,
    GENERAL,
    GENERALS,
    GROUND,
    NAMES,
    PLACE,
    REALMS,
    SEASONS,
    SHIPS,
    TABLES,
    TERRAIN,
    THEATRES,
    UNION,
)
from ..control import country
from ..facts import facts, supply, worth
from ..ground import (
    BORDER_REALMS,
    CAPITALS,
    CITIES,
    COASTAL_FORTS,
    ISLANDS,
    OBJECTIVES,
    OCEAN_PORTS,
    PORTS,
    REALM,
    RESOURCES,
    TOWNS,
    VALUABLE,
)
from ..marches import limit_of
from ..options import ADVANCED
from ..ships.bows import waters_of
from ..ships.crew import leaders_at
from ..ships.headings import names_of
from ..ships.pieces import MOBILE, lying
from ..state import (
    CONDITIONS,
    GONE,
    TO_COME,
    UNASSIGNED,
    CivilWarState,
    bow_key,
    box_of,
    ship_parts,
)
from ..victory import balance, confederate_points, union_points

__all__ = ["show"]

_SIDES: Final = (UNION, CONFEDERATE)
_SAILORS: Final = {leader.key: n for n, leader in enumerate(TABLES.naval_leaders)}
_REALMS: Final = {realm.key.lower(): realm.number for realm in REALMS}
_KINDS: Final = (
    ("city", CITIES),
    ("town", TOWNS & ~CITIES),
    ("capital", CAPITALS),
    ("objective", OBJECTIVES),
    ("ocean-port", OCEAN_PORTS),
    ("river-port", PORTS & ~OCEAN_PORTS),
    ("coastal-fort", COASTAL_FORTS),
    ("island", ISLANDS),
    ("salt", GROUND.salt),
)


@cache
def _known() -> Catalogue:
    """Generals and places by key and name; the only city among towns of its name is meant."""
    cities = Counter(NAMES[place] for place in members(CITIES))
    places = [
        (place_key(place), name if cities[name] != 1 or CITIES >> place & 1 else place_key(place))
        for place, name in enumerate(NAMES)
        if place in _MAP
    ]
    states = [(realm.key.lower(), realm.name) for realm in REALMS]
    return catalogue([*((g.key, g.name) for g in GENERALS), *states, *places])


@cache
def _known_at_sea() -> Catalogue:
    """The same with the naval leaders of the Union, whom only the advanced game has."""
    sailors = {leader.key: (leader.key,) for leader in TABLES.naval_leaders}
    return {**sailors, **_known()}


_MAP: Final = frozenset(
    place
    for place in range(len(GROUND.keys))
    if place >= GROUND.grid.size or GROUND.terrain[place] >= 0
)


def show(state: CivilWarState, seat: str, key: str) -> View:
    """What is known of what ``key`` names; of the table if it is empty.

    A number names a kind of card: so hands are told.

    Raises `TitleError`, with what may have been meant, for a name that nothing has.
    """
    if not key or key == "track":
        return _table(state)
    if key.isdecimal() and 1 <= int(key) <= len(CARD_KINDS):
        return _card(state, side_of(seat), int(key))
    known = _known_at_sea() if ADVANCED in state.options else _known()
    meant = find(key, known, "place, state or General")
    if meant in _REALMS:
        return _country(state, _REALMS[meant])
    if meant in _SAILORS:
        return _sailor(state, _SAILORS[meant])
    return _general(state, GENERAL[meant]) if meant in GENERAL else _place(state, PLACE[meant])


def _said(key: str, **args: Value) -> View:
    return {"text": f"show-{key}", **args}


def _table(state: CivilWarState) -> View:
    turn = turn_of(state)
    return {
        "turn": _said("turn", turn=state.turn, season=SEASONS[turn.season], year=str(turn.year)),
        "reference": turn.reference,
        "balance": balance(state),
        "points-union": union_points(state),
        "points-confederate": confederate_points(state),
    }


def _card(state: CivilWarState, side: int, number: int) -> View:
    """A kind of card, whose decks have it, and how many of it a player holds himself."""
    kind = number - 1
    owners = [side_key(each) for each in _SIDES if DECKS[each][kind]]
    shown: View = {"card": number, "event": owners[0] if len(owners) == 1 else "both"}
    shown["in-deck"] = DECKS[max(side, UNION)][kind]
    if side >= 0:
        shown["held-by-you"] = state.hands[side][kind]
    return shown


# --- Places ---------------------------------------------------------------------------------------


def _place(state: CivilWarState, place: int) -> View:
    shown: View = {"place": place_key(place)}
    realm, theatre = GROUND.state[place], GROUND.theatre[place]
    if realm >= 0:
        shown["state"] = [_realm(state, each) for each in (realm, *GROUND.also[place])]
    if theatre >= 0:
        shown["theatre"] = _said("theatre", theatre=theatre_key(theatre))
    if place < GROUND.grid.size:
        shown["ground"] = _said("ground", ground=TERRAIN[GROUND.terrain[place]])
    features = [_said("feature", feature=name) for name, region in _KINDS if region >> place & 1]
    if features:
        shown["features"] = features
    if RESOURCES >> place & 1:
        kind = "burned" if state.burned >> place & 1 else "worth"
        shown["resource"] = _said(kind, number=worth(state, place))
    if GROUND.modifier[place]:
        shown["blockade-modifier"] = GROUND.modifier[place]
    found = facts(state)
    held = [side_key(side) for side in _SIDES if found.held[side] >> place & 1]
    shown["holder"] = _said("holder", side=held[0]) if held else _said("nobody")
    zones = [side_key(side) for side in _SIDES if found.zones[side] >> place & 1]
    if zones:
        shown["zones"] = zones
    for side in _SIDES:
        _units(state, side, place, shown)
    return shown


def _realm(state: CivilWarState, realm: int) -> View:
    """A state; of a Border state also whose it is (17.1)."""
    key = REALMS[realm].key.lower()
    if realm not in BORDER_REALMS:
        return _said("state", state=key)
    owner = state.border[BORDER_REALMS.index(realm)]
    return _said("border-state", state=key, side=side_key(owner), neutral=int(owner < 0))


def _country(state: CivilWarState, realm: int) -> View:
    """A state as a whole: whose it is, who holds its towns of value, the SP and militia there."""
    found, worthy = facts(state), VALUABLE & REALM[realm]
    owners = [side for side in _SIDES if country(tuple(state.border), side) & REALM[realm]]
    shown: View = {"state": _realm(state, realm)}
    if owners and realm not in BORDER_REALMS:
        shown["side"] = side_key(owners[0])
    for side in _SIDES:
        held = worthy & found.held[side]
        worthy &= ~held
        if held:
            shown[f"valued-{side_key(side)}"] = [place_key(place) for place in members(held)]
    if worthy:
        shown["valued-neutral"] = [place_key(place) for place in members(worthy)]
    for side in _SIDES:
        lines: list[View] = []
        number = sum(state.strength(side, place) for place in members(REALM[realm]))
        if number:
            lines.append(_said("strength", number=number))
        stands = state.militia[side][realm]
        if stands >= 0:
            lines.append(_said("militia-at", place=place_key(stands)))
        if lines:
            shown[f"units-{side_key(side)}"] = lines
    return shown


def _units(state: CivilWarState, side: int, place: int, shown: View) -> None:
    """SP, Generals, works and supply of a side in a place."""
    found, key = facts(state), side_key(side)
    lines: list[View] = []
    number = state.strength(side, place)
    if number:
        lines.append(_said("strength", number=number))
        lines += [
            _said(name) for name in ("demoralised", "foraging") if _has(state, name, side, place)
        ]
        if not supply(found, side).supplied >> place & 1:
            lines.append(_said("no-supply"))
        if not supply(found, side).communication >> place & 1:
            # 13.3.3: what a fort feeds neither forages nor suffers attrition.
            fort = supply(found, side).fed_of(1 << place)
            lines.append(_said("fortress" if fort else "no-line"))
        if not supply(found, side).connected >> place & 1:
            lines.append(_said("isolated"))
    lines += [
        _said("general", general=general_key(one), stars=state.stars[one])
        for one in _by_command(state, side, place)
    ]
    if state.guards[side] >> place & 1:
        lines.append(_said("militia"))
    if place in state.forts[side]:
        lines.append(_said("fort", level=state.forts[side][place]))
    if place in state.works[side]:
        lines.append(_said("fort-begun", level=state.works[side][place]))
    if state.trenches[side] >> place & 1:
        lines.append(_said("entrenched"))
    if ADVANCED in state.options:
        lines += _naval(state, side, place)
    if lines:
        shown[f"units-{key}"] = lines


def _by_command(state: CivilWarState, side: int, place: int) -> list[int]:
    """7.2.2: the Generals of a side in a place, who commands before the others."""
    chief = commander(state, side, place)
    return sorted(state.generals_at(side, place), key=lambda one: (one != chief, -state.stars[one]))


def _naval(state: CivilWarState, side: int, place: int) -> list[View]:
    """21.2: ships and naval leaders of a side in a place, and how they are."""
    lines: list[View] = []
    for ship, number in lying(state, side, place).items():
        _, kind, damaged, shaken = ship_parts(ship)
        name = SHIPS[kind] + CONDITIONS[damaged + 2 * shaken]
        lines.append(_said("ships", number=number, ship=name, several=name))
        if bow_key(place, kind) in state.bows:
            waters = names_of(waters_of(state, place, kind))
            lines += [_said("lies-on", area=name) for name in waters]
        hidden = state.harboured.get(ship, 0)
        if hidden:
            lines.append(_said("harboured", number=hidden))
    if any(ship_parts(ship)[1] in MOBILE for ship in lying(state, side, place)):
        lines += [_said("low-coal")] * (state.low_coal >> place & 1)
    if side == UNION:
        lines += [
            _said("naval-leader", leader=TABLES.naval_leaders[one].key)
            for one in leaders_at(state, place)
        ]
    return lines


def _has(state: CivilWarState, name: str, side: int, place: int) -> bool:
    region: int = getattr(state, name)[side]
    return bool(region >> place & 1)


# --- Generals -------------------------------------------------------------------------------------


def _general(state: CivilWarState, general: int) -> View:
    shown: View = {"general": general_key(general), "side": side_key(GENERALS[general].side)}
    if state.stars[general]:
        rank = rank_of(state, general)
        shown["rank"] = rank.stars
        shown["movement"] = rank.movement
        shown["attack"] = rank.attack
        shown["defence"] = rank.defence
        shown["leads"] = limit_of(state, general)
        traits = [name for name in ("cautious", "cavalry") if getattr(rank, name)]
        if traits:
            shown["traits"] = [_said("trait", trait=name) for name in traits]
    shown["where"] = _where(state, general)
    return shown


def _sailor(state: CivilWarState, leader: int) -> View:
    return {
        "general": TABLES.naval_leaders[leader].key,
        "side": side_key(UNION),
        "where": _place_or_fate(state.naval_leaders[leader]),
    }


def _where(state: CivilWarState, general: int) -> View:
    return _place_or_fate(state.where[general])


def _place_or_fate(where: int) -> View:
    if where >= 0:
        return _said("at", place=place_key(where))
    boxes = {box_of(theatre): theatre for theatre in range(len(THEATRES))}
    if where in boxes:
        return _said("displaced", theatre=theatre_key(boxes[where]))
    return _said({TO_COME: "to-come", GONE: "gone", UNASSIGNED: "unassigned"}[where])
