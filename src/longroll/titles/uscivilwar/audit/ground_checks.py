"""What the text states about the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from longroll.board.region import members

from ..components.ground import TERRAIN
from ..components.parts import STATE_KINDS, THEATRES
from ..components.reading import Components
from .survey import (
    at,
    chosen,
    keys_of,
    named,
    region,
    rivers_of,
    yes,
)

__all__ = ["CHECKS"]

Args = Sequence[str]


# --- Regions and places ---------------------------------------------------------------------------


def _theatres(box: Components, _args: Args) -> str:
    """2.1.1."""
    used = {theatre for theatre in box.ground.theatre if theatre >= 0}
    return " ".join(THEATRES[theatre] for theatre in sorted(used))


def _river_border(box: Components, args: Args) -> str:
    """Hexes on a bank of the river that lie in the wrong theatre: one bank each."""
    wrong: list[str] = []
    for water in members(box.waters.of_river(args[0])):
        pair = box.waters.pairs[water]
        if pair is not None:
            theatres = sorted(THEATRES[box.ground.theatre[place]] for place in pair)
            if theatres != ["trans-mississippi", "west"]:
                wrong.append(box.waters.keys[water])
    return " ".join(wrong)


def _straddling(box: Components, _args: Args) -> str:
    """States with hexes in the East and in the West: the line follows their borders (2.1.1)."""
    found: dict[int, set[int]] = {}
    for place in members(box.ground.land):
        found.setdefault(box.ground.state[place], set()).add(box.ground.theatre[place])
    both = [state for state, theatres in sorted(found.items()) if {0, 1} <= theatres]
    return " ".join(box.ground.realms[state].key for state in both)


def _states(box: Components, args: Args) -> str:
    kind = STATE_KINDS.index(args[0])
    return " ".join(sorted(realm.key for realm in box.ground.realms if realm.kind == kind))


def _space_kinds(box: Components, _args: Args) -> str:
    return " ".join(sorted({space.kind for space in box.ground.spaces}))


def _valued_elsewhere(box: Components, _args: Args) -> str:
    hexes = (1 << box.ground.grid.size) - 1
    valued = (box.ground.objectives | box.ground.resources) & hexes
    return keys_of(box, members(valued & ~box.ground.towns))


def _states_with(box: Components, args: Args) -> str:
    region = box.ground.objectives if args[0] == "objectives" else box.ground.resources
    states = {box.ground.state[place] for place in members(region)}
    return " ".join(sorted(box.ground.realms[state].key for state in states))


def _count(box: Components, args: Args) -> str:
    """How many places of a region: of some states or of a theatre, if any are named."""
    return str(chosen(box, args).bit_count())


def _list(box: Components, args: Args) -> str:
    return keys_of(box, members(chosen(box, args)))


def _more_than(box: Components, args: Args) -> str:
    """Whether each of some states has more places of a region than a number."""
    places, least = region(box, args[0]), int(args[1])
    return yes(all((places & box.ground.of_state(key)).bit_count() > least for key in args[2:]))


def _of_kind(box: Components, args: Args) -> str:
    return keys_of(box, [space.place for space in box.ground.spaces if space.kind == args[0]])


def _beside_edge(box: Components, args: Args) -> str:
    """Whether every hex that a space is linked with lies in the westernmost column."""
    links = [link.b for link in box.ground.links if link.a == at(box, args[0])]
    return yes(links and all(box.ground.keys[hex_].endswith("01") for hex_ in links))


def _place(box: Components, args: Args) -> str:
    return box.ground.keys[named(box, " ".join(args))]


def _found(box: Components, args: Args) -> str:
    """Places of the text, separated by semicolons, that are not on the map."""
    missing: list[str] = []
    for text in " ".join(args).split(";"):
        try:
            named(box, text.strip())
        except KeyError:
            missing.append(text.strip())
    return "; ".join(missing)


def _values(box: Components, args: Args) -> str:
    return " ".join(str(box.ground.value[at(box, key)]) for key in args)


def _modifiers(box: Components, args: Args) -> str:
    return " ".join(str(box.ground.modifier[at(box, key)]) for key in args)


def _total(box: Components, _args: Args) -> str:
    return str(sum(box.ground.value))


def _at_least(box: Components, args: Args) -> str:
    return yes(box.ground.value[at(box, args[0])] >= int(args[1]))


def _in(box: Components, args: Args) -> str:
    """Whether places belong to a region."""
    places = region(box, args[0])
    return yes(all(places >> at(box, key) & 1 for key in args[1:]))


def _theatre(box: Components, args: Args) -> str:
    return " ".join(THEATRES[box.ground.theatre[at(box, key)]] for key in args)


def _state(box: Components, args: Args) -> str:
    return " ".join(box.ground.realms[box.ground.state[at(box, key)]].key for key in args)


def _terrain(box: Components, args: Args) -> str:
    return " ".join(TERRAIN[box.ground.terrain[at(box, key)]] for key in args)


def _terrains(box: Components, _args: Args) -> str:
    used = {terrain for terrain in box.ground.terrain if terrain >= 0}
    return " ".join(TERRAIN[terrain] for terrain in sorted(used))


def _interior(box: Components, args: Args) -> str:
    """Hexes wholly inside a state."""
    places = members(box.ground.of_state(args[0]) & box.ground.land)
    return str(sum(not box.ground.also[place] for place in places))


def _unmarked_salt(box: Components, _args: Args) -> str:
    ground = box.ground
    return keys_of(box, members(ground.salt & ~(ground.towns | ground.ports)))


def _yards_amiss(box: Components, _args: Args) -> str:
    """Confederate shipyards that are not ports, or no Resource hexes."""
    ground = box.ground
    return keys_of(box, members(ground.yards[1] & ~(ground.ports & ground.resources)))


def _yards_inland(box: Components, _args: Args) -> str:
    return keys_of(box, [p for p in members(box.ground.yards[0]) if not rivers_of(box, p)])


CHECKS: Final[dict[str, Callable[[Components, Args], str]]] = {
    "theatres": _theatres,
    "river-border": _river_border,
    "straddling": _straddling,
    "states": _states,
    "space-kinds": _space_kinds,
    "valued-elsewhere": _valued_elsewhere,
    "states-with": _states_with,
    "count": _count,
    "list": _list,
    "more-than": _more_than,
    "of-kind": _of_kind,
    "beside-edge": _beside_edge,
    "place": _place,
    "found": _found,
    "values": _values,
    "modifiers": _modifiers,
    "total": _total,
    "at-least": _at_least,
    "in": _in,
    "theatre": _theatre,
    "state": _state,
    "terrain": _terrain,
    "terrains": _terrains,
    "interior": _interior,
    "unmarked-salt": _unmarked_salt,
    "yards-amiss": _yards_amiss,
    "yards-inland": _yards_inland,
}
