"""21.2, 21.6.6 A stack of ships on a voyage: its units by kind and condition."""

from __future__ import annotations

from typing import Final

from ..base import P, place_key
from ..components import EAST, SHIPS, TABLES, UNION
from ..state import CONDITIONS, CivilWarState, box_of, ship_key, ship_parts
from .pieces import (
    HULL,
    IRONCLAD,
    MOBILE,
    OCEAN,
    OWNER,
    RIVER,
    VALUE,
    add_ships,
    exposed,
    lying,
    take_ships,
)

__all__ = [
    "NOBODY",
    "SAILED",
    "Crew",
    "crew_of",
    "damaged_of",
    "displace_leaders",
    "kind_of",
    "kinds_of",
    "leader_bonus",
    "exposed_crew",
    "fresh_leaders",
    "fresh_of",
    "hide_crew",
    "intact_of",
    "key_at",
    "leader_index",
    "leaders_at",
    "less",
    "lose_crew",
    "mark_sailed",
    "merged",
    "move_crew",
    "shaken_of",
    "ship_at",
    "ship_name",
    "slot_of",
    "strand_leaders",
    "strength_of",
    "strike",
    "unsettle",
    "unsettled",
]

_SAVED: Final = TABLES.naval.numbers("saved")
Crew = tuple[int, ...]
"""How many of each by slot: four for a kind, of its ships in each of the CONDITIONS."""
SAILED: Final = 4
"""The mark of the first naval leader, if he has sailed in this phase; the next bits are others'."""
_SORTS: Final = len(CONDITIONS)
_NAMES: Final = tuple(SHIPS[kind] + condition for kind in MOBILE for condition in CONDITIONS)
NOBODY: Final[Crew] = (0,) * len(_NAMES)
"""No ship at all."""


def ship_name(slot: int) -> str:
    """What a slot of a crew is called in actions.

    >>> ship_name(0), ship_name(5), ship_name(6)
    ('ocean', 'river-damaged', 'river-demoralised')
    """
    return _NAMES[slot]


def ship_at(name: str) -> int:
    """The slot of a name; -1 for what is none."""
    return _NAMES.index(name) if name in _NAMES else -1


def slot_of(kind: int, damaged: int = 0, shaken: int = 0) -> int:
    """The slot of ships of a kind and condition."""
    return kind * _SORTS + damaged + 2 * shaken


def key_at(place: int, slot: int) -> int:
    """The key of the ships of a slot in a place."""
    return ship_key(place, slot // _SORTS, slot & 1, slot >> 1 & 1)


def crew_of(state: CivilWarState, side: int, place: int, *, sailed: bool = False) -> Crew:
    """The ships of a side in a place that move; those that have sailed only on demand (21.2.2)."""
    found = [0] * len(_NAMES)
    for key, number in lying(state, side, place).items():
        _, kind, damaged, shaken = ship_parts(key)
        if kind in MOBILE:
            away = 0 if sailed else state.sailed.get(key, 0)
            found[slot_of(kind, damaged, shaken)] = number - away
    return tuple(found)


def exposed_crew(state: CivilWarState, side: int, place: int) -> Crew:
    """21.4.4: the ships of a side in a place that do not stay in port."""
    found = [0] * len(_NAMES)
    for key in lying(state, side, place):
        _, kind, damaged, shaken = ship_parts(key)
        if kind in MOBILE:
            found[slot_of(kind, damaged, shaken)] = exposed(state, key)
    return tuple(found)


def intact_of(crew: Crew) -> Crew:
    """The ships of a crew that are not damaged."""
    return tuple(0 if slot % 2 else number for slot, number in enumerate(crew))


def damaged_of(crew: Crew) -> Crew:
    """The damaged ones."""
    return tuple(number if slot % 2 else 0 for slot, number in enumerate(crew))


def fresh_of(crew: Crew) -> Crew:
    """21.14: the ships of a crew that are not demoralised."""
    return tuple(0 if slot & 2 else number for slot, number in enumerate(crew))


def shaken_of(crew: Crew) -> Crew:
    """21.14: the demoralised ones."""
    return tuple(number if slot & 2 else 0 for slot, number in enumerate(crew))


def less(crew: Crew, gone: Crew) -> Crew:
    """What is left of a crew."""
    return tuple(n - m for n, m in zip(crew, gone, strict=True))


def merged(crew: Crew, other: Crew) -> Crew:
    """Two crews as one."""
    return tuple(n + m for n, m in zip(crew, other, strict=True))


def unsettled(crew: Crew) -> Crew:
    """21.14: a crew, all of it demoralised.

    >>> unsettled((2, 1, 3, *[0] * 13))[:4]
    (0, 0, 5, 1)
    """
    return tuple(n + crew[slot - 2] if slot & 2 else 0 for slot, n in enumerate(crew))


def kind_of(slot: int) -> int:
    """The kind of the ships of a slot."""
    return slot // _SORTS


def kinds_of(crew: Crew) -> set[int]:
    """The kinds in a crew."""
    return {slot // _SORTS for slot, number in enumerate(crew) if number}


def strength_of(crew: Crew) -> int:
    """21.6.3, 21.6.4: the NSP of a crew; damaged ships have none."""
    return sum(VALUE[slot // _SORTS] * n for slot, n in enumerate(crew) if not slot % 2)


def leaders_at(state: CivilWarState, place: int) -> tuple[int, ...]:
    """The naval leaders in a place."""
    return tuple(one for one, where in enumerate(state.naval_leaders) if where == place)


def leader_index(key: str) -> int:
    """The number of a naval leader; -1 for what is none."""
    keys = [leader.key for leader in TABLES.naval_leaders]
    return keys.index(key) if key in keys else -1


def fresh_leaders(state: CivilWarState, place: int) -> tuple[int, ...]:
    """5.1.2: those who have not sailed in this phase."""
    return tuple(o for o in leaders_at(state, place) if not state.naval_action & SAILED << o)


def move_crew(
    state: CivilWarState,
    crew: Crew,
    leaders: tuple[int, ...],
    start: int,
    end: int,
    *,
    again: bool = False,
) -> None:
    """Ships and leaders go from one place to another, and have sailed; or sail on ``again``."""
    for slot, number in enumerate(crew):
        if number:
            take_ships(state, key_at(start, slot), number, number if again else 0)
            add_ships(state, key_at(end, slot), number)
    mark_sailed(state, crew, end)
    for one in leaders:
        state.naval_leaders[one] = end
        if state.side == UNION:
            state.naval_action |= SAILED << one


def mark_sailed(state: CivilWarState, crew: Crew, place: int) -> None:
    """5.1.2: ships of the side in phase that are in a place sail no more in this phase."""
    for slot, number in enumerate(crew):
        if number and OWNER[slot // _SORTS] == state.side:
            key = key_at(place, slot)
            state.sailed[key] = state.sailed.get(key, 0) + number


def unsettle(state: CivilWarState, crew: Crew, place: int, *, sailed: bool = False) -> None:
    """21.14: ships in a place are demoralised from now on; ``sailed`` tells that they have."""
    fresh = fresh_of(crew)
    for slot, number in enumerate(fresh):
        if number:
            # Added before they are taken: low coal goes with the last ship of a place.
            add_ships(state, key_at(place, slot | 2), number)
            take_ships(state, key_at(place, slot), number, number if sailed else 0)
    if sailed:
        mark_sailed(state, unsettled(fresh), place)


def lose_crew(state: CivilWarState, crew: Crew, place: int, *, sailed: bool = False) -> None:
    """Ships are lost in a place: the Union's wait in the Naval Reserve (21.9.2).

    ``sailed`` tells that they are marked as having sailed.
    """
    for slot, number in enumerate(crew):
        if number:
            kind = slot // _SORTS
            take_ships(state, key_at(place, slot), number, number if sailed else 0)
            if kind in (OCEAN, RIVER):
                state.reserve[kind] += number


def hide_crew(state: CivilWarState, crew: Crew, place: int) -> None:
    """21.4.4: ships stay in port, safe from other ships until the phase ends."""
    for slot, number in enumerate(crew):
        if number:
            key = key_at(place, slot)
            state.harboured[key] = state.harboured.get(key, 0) + number


def displace_leaders(play: P, place: int, leaders: tuple[int, ...]) -> None:
    """21.2.8: with the last of their ships."""
    for one in leaders:
        play.state.naval_leaders[one] = box_of(EAST)
        leader = TABLES.naval_leaders[one].key
        play.tell("naval-leader-displaced", leader=leader, place=place_key(place))


def strand_leaders(play: P, side: int, place: int) -> None:
    """16.5.1: SP of the enemy come to naval leaders without ships, who escape."""
    state = play.state
    if side == UNION or any(crew_of(state, UNION, place, sailed=True)):
        return
    for one in leaders_at(state, place):
        state.naval_leaders[one] = box_of(EAST)
        leader = TABLES.naval_leaders[one].key
        play.tell("naval-leader-escapes", leader=leader, place=place_key(place))


def strike(play: P, key: int, where: int, *, sink: bool, sailed: bool = False) -> int:
    """21.6.6: one hit, or one damage, on a ship: what has become of it.

    ``where`` it is told to have happened: a ship that passes guns is still written where it
    came from; ``sailed`` tells that it is marked as having sailed. Returns its new key, 0 if it
    is gone. An ironclad may be spared a level by a die.
    """
    state = play.state
    place, kind, damaged, shaken = ship_parts(key)
    level = 2 if sink else 1
    if kind in (IRONCLAD, HULL):
        roll = play.d6("ironclad-save")
        spared = roll in _SAVED
        play.tell("ironclad-save", roll=roll, needed=min(_SAVED), success=int(spared))
        level -= spared
    name = SHIPS[kind]
    if not level:
        return key
    if level == 1 and not damaged and kind != HULL:
        hull = kind == IRONCLAD
        new = ship_key(place, HULL, 0) if hull else ship_key(place, kind, 1, shaken)
        add_ships(state, new, 1)
        take_ships(state, key, 1, int(sailed))
        if sailed and not hull:
            state.sailed[new] = state.sailed.get(new, 0) + 1
        play.tell("ship-damaged", ship=name, place=place_key(where))
        return new
    take_ships(state, key, 1, int(sailed))
    if kind in (OCEAN, RIVER):
        state.reserve[kind] += 1
    play.tell("ship-sunk", ship=name, place=place_key(where))
    return 0


_LEADER: Final = TABLES.naval.number("leader")


def leader_bonus(state: CivilWarState, side: int, place: int) -> int:
    """21.2.8: what a naval leader of the Union gives who lies there; one is enough."""
    return _LEADER if side == UNION and leaders_at(state, place) else 0
