"""What can never be on the table: invariants that the harness and position files rely on."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members

from .base import general_key, place_key, side_key
from .components import CARD_KINDS, DECKS, GENERALS, GROUND, REALMS, SHIPS, SIDE_KEYS, TABLES, TURNS
from .ground import COASTAL_FORTS, MARKABLE, OPEN_TO, REALM, RESOURCES, VALUABLE
from .ships.pieces import MOORINGS
from .state import BOX, TO_COME, CivilWarState, bow_key, ship_parts

__all__ = ["check"]

_TOP_FORT: Final = 3
_SURRENDER: Final = TABLES.surrender.number("needed")


def check(state: CivilWarState) -> None:
    """Raise AssertionError, with the offending key in quotes, if ``state`` cannot be."""
    assert 1 <= state.turn <= len(TURNS), f"'turn' cannot be {state.turn}"
    assert 0 <= state.phase <= 4, f"'phase' cannot be {state.phase}"
    assert state.panic in (0, 1), f"'panic' cannot be {state.panic}"
    assert state.mississippi in (0, 1), f"'mississippi' cannot be {state.mississippi}"
    for side, key in enumerate(SIDE_KEYS):
        _check_forces(state, side, key)
        _check_works(state, side, key)
        _check_militia(state, side, key)
        _check_cards(state, side, key)
    _check_places(state)
    _check_moved(state)
    _check_arsenals(state)
    _check_generals(state)
    _check_ships(state)


def _check_forces(state: CivilWarState, side: int, key: str) -> None:
    assert state.forces[side] == mask(state.sp[side]), f"'{key}' has forces that are nowhere"
    for place, points in state.sp[side].items():
        where = place_key(place)
        assert points > 0, f"'{where}' holds {points} SP of '{key}'"
        assert OPEN_TO[side] >> place & 1, (
            f"SP of '{key}' stand in '{where}', which is closed to them"
        )
        full = COASTAL_FORTS >> place & 1 and points > TABLES.works.number("coastal_stack")
        assert not full, f"'{where}' holds {points} SP, more than a Coastal Fort takes"
    for name in ("demoralised", "foraging"):
        marked: Mask = getattr(state, name)[side]
        stray = marked & ~state.forces[side]
        assert not stray, f"'{name}' lies in '{_first(stray)}', where '{key}' has no SP"
    for place, points in state.surrender[side].items():
        known = 0 < points < _SURRENDER
        assert known, f"'{place_key(place)}' cannot have {points} points of surrender"


def _units(state: CivilWarState, side: int) -> Mask:
    return state.forces[side] | state.strongholds[side] | state.guards[side]


def _check_places(state: CivilWarState) -> None:
    """11.1.1: no place holds units of both: an attacker stands outside until he has won."""
    units = [_units(state, side) for side in (0, 1)]
    shared = units[0] & units[1]
    assert not shared, f"'{_first(shared)}' holds units of both sides"
    for side, key in enumerate(SIDE_KEYS):
        for name, built in (("works", mask(state.works[side])), ("trenches", state.trenches[side])):
            lost = built & units[1 - side]
            assert not lost, f"'{name}' of '{key}' stand in '{_first(lost)}' with the enemy"
    trenches = state.trenches[0] & state.trenches[1]
    assert not trenches, f"'{_first(trenches)}' has 'trenches' of both sides"


def _first(region: Mask) -> str:
    return place_key(members(region)[0]) if region else ""


def _check_works(state: CivilWarState, side: int, key: str) -> None:
    assert state.strongholds[side] == mask(state.forts[side]), f"'{key}' has forts nowhere"
    for forts in (state.forts, state.works):
        for place, level in forts[side].items():
            where = place_key(place)
            assert 1 <= level <= _TOP_FORT, f"'{where}' cannot have a fort of level {level}"
            fits = level == 1 or VALUABLE >> place & 1
            assert fits, f"'{where}' is not a place for a fort of level {level}"
            assert not COASTAL_FORTS >> place & 1, f"'{where}' is a Coastal Fort already"
    stray = state.trenches[side] & (COASTAL_FORTS | state.strongholds[side])
    assert not stray, f"'{_first(stray)}' has an entrenchment besides its fort"
    stray = state.markers[side] & ~MARKABLE
    assert not stray, f"'{_first(stray)}' takes no control marker"
    twice = state.markers[0] & state.markers[1]
    assert not twice, f"'{_first(twice)}' has control markers of both sides"


def _check_militia(state: CivilWarState, side: int, key: str) -> None:
    placed = [place for place in state.militia[side] if place >= 0]
    assert state.guards[side] == mask(placed), f"'{key}' has militia that is nowhere"
    for realm, place in zip(REALMS, state.militia[side], strict=True):
        at_home = place < 0 or REALM[realm.number] >> place & 1
        assert at_home, f"militia of '{realm.key}' stands in '{place_key(place)}'"


def _check_cards(state: CivilWarState, side: int, key: str) -> None:
    for kind, held, all_ in zip(CARD_KINDS, state.hands[side], DECKS[side], strict=True):
        assert 0 <= held <= all_, f"'{key}' cannot hold {held} cards of '{kind}'"


def _check_moved(state: CivilWarState) -> None:
    for place, points in state.moved.items():
        assert state.side >= 0, f"'moved' has '{place_key(place)}', and nobody is in phase"
        there = state.strength(state.side, place)
        assert points <= there, f"'{place_key(place)}' has {there} SP, and {points} that moved"


def _check_arsenals(state: CivilWarState) -> None:
    times = TABLES.reinforcement.number("arsenal_times")
    for place, points in state.arsenals.items():
        where, printed = place_key(place), GROUND.value[place]
        assert RESOURCES >> place & 1, f"'{where}' is not a place for an arsenal"
        assert printed + points <= times * printed, f"'{where}' has an arsenal that is too large"
    stray = state.burned & ~RESOURCES
    assert not stray, f"'{_first(stray)}' cannot be destroyed"


def _check_ships(state: CivilWarState) -> None:
    ocean = [0, 0]
    for key, number in state.ships.items():
        place, kind, damaged, shaken = ship_parts(key)
        where = place_key(place)
        assert number > 0, f"'{where}' holds {number} ships of '{SHIPS[kind]}'"
        fixed = damaged and SHIPS[kind] in ("hull", "battery", "ironclad")
        assert not fixed, f"'{SHIPS[kind]}' of '{where}' cannot be damaged"
        beaten = shaken and SHIPS[kind] in ("hull", "battery")
        assert not beaten, f"'{SHIPS[kind]}' of '{where}' cannot be demoralised"
        if kind < len(ocean):
            ocean[kind] += number
    for kind, limit in enumerate(("ocean_limit", "river_limit")):
        most = TABLES.naval.number(limit)
        assert ocean[kind] <= most, f"'{SHIPS[kind]}' has more than {most} ships"
    for name in ("sailed", "harboured"):
        for key, number in getattr(state, name).items():
            where = place_key(ship_parts(key)[0])
            assert number <= state.ships.get(key, 0), f"'{name}' has too many ships in '{where}'"
    turned = {bow_key(place, kind) for place, kind, *_ in map(ship_parts, state.ships)}
    for key, waters in state.bows.items():
        place = key // len(SHIPS)
        where = place_key(place)
        assert key in turned, f"'bows' turns no ships in '{where}'"
        astray = waters & ~MOORINGS[place]
        assert not astray, f"'bows' names a water on which '{where}' does not lie"


def _check_generals(state: CivilWarState) -> None:
    for general, where, stars in zip(GENERALS, state.where, state.stars, strict=True):
        here = where >= 0 or where <= BOX
        known = stars in general.ranks or (stars == 0 and not here)
        assert known, f"'{general.key}' has no counter of {stars} stars"
        if where >= 0:
            enter = OPEN_TO[general.side]
            assert enter >> where & 1, f"'{general.key}' stands in '{place_key(where)}'"
            among = _units(state, 1 - general.side) >> where & 1
            assert not among, f"'{general.key}' stands among enemies in '{place_key(where)}'"
        came = where != TO_COME or not state.active >> general.index & 1
        assert came, f"'{general.key}' is active and has not come"
    commands: set[tuple[int, int]] = set()
    for chief in members(state.chiefs):
        command = (GENERALS[chief].side, state.where[chief])
        second = f"'{general_key(chief)}' is a second commander of '{side_key(command[0])}'"
        assert command not in commands, second
        commands.add(command)
