"""How each kind of statement of `pack/constraints.csv` (its column `check`) is checked.

A check gives what it found, in the words in which the statement gives what it expects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from longroll.engine.pack import Row

from ..components import (
    CONFEDERATE,
    RAIL,
    ROAD,
    UNION,
    WATER,
    Components,
    General,
    Link,
    Scenario,
    enemy,
)
from . import census, survey

SIDES = {"union": UNION, "confederate": CONFEDERATE}
KINDS = {ROAD: "road", RAIL: "rail"}
RATINGS: dict[str, Callable[[General], int]] = {
    "politics": lambda general: general.politics,
    "strategy": lambda general: general.strategy,
    "offense": lambda general: general.offense,
    "defense": lambda general: general.defense,
}


class Subject(NamedTuple):
    """Components under audit, with the keys that statements use."""

    box: Components
    space: dict[str, int]
    state: dict[str, int]
    general: dict[str, General]


Check = Callable[[Subject, Row], str]


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _names(subject: Subject, spaces: Iterable[int], order: str) -> str:
    """Space keys joined by ";": in the order of the statement first, then by alphabet."""
    keys = {subject.box.spaces[space].key for space in spaces}
    stated = [key for key in order.split(";") if key in keys]
    return ";".join(stated + sorted(keys.difference(stated)))


def _members(subject: Subject, mask: int, order: str) -> str:
    return _names(subject, (s.index for s in subject.box.spaces if mask >> s.index & 1), order)


def _ends(subject: Subject, row: Row) -> tuple[int, int]:
    return subject.space[row.text("a")], subject.space[row.text("b")]


def _between(subject: Subject, row: Row) -> list[Link]:
    ends = set(_ends(subject, row))
    return [link for link in subject.box.links if {link.a, link.b} == ends]


# Counts and sets


def _count(subject: Subject, row: Row) -> str:
    return str(census.COUNTS[row.text("a")](subject.box))


def _set(subject: Subject, row: Row) -> str:
    return _members(subject, census.SETS[row.text("a")](subject.box), row.text("value"))


def _in_set(subject: Subject, row: Row) -> str:
    mask = census.SETS[row.text("a")](subject.box)
    return _yes(bool(mask >> subject.space[row.text("b")] & 1))


def _spaces(subject: Subject, row: Row) -> str:
    return str(subject.box.states[subject.state[row.text("a")]].spaces.bit_count())


def _state_control(subject: Subject, row: Row) -> str:
    state = subject.box.states[subject.state[row.text("a")]]
    return f"{state.control_value}/{state.control_needed}"


def _zone(subject: Subject, row: Row) -> str:
    zone = {zone.key: zone for zone in subject.box.zones}[row.text("a")]
    return _members(subject, zone.ports, row.text("value"))


def _shield(subject: Subject, row: Row) -> str:
    """A coastal fort and its port name each other, and a water link joins them."""
    fort, port = _ends(subject, row)
    spaces = subject.box.spaces
    joined = any(link.kind == WATER for link in _between(subject, row))
    return _yes(spaces[fort].ward == port and spaces[port].shield == fort and joined)


def _resource(subject: Subject, row: Row) -> str:
    return str(subject.box.spaces[subject.space[row.text("a")]].resource)


# Links and routes


def _linked(subject: Subject, row: Row) -> str:
    """The kind of a land link; a statement without a kind is content with any."""
    kinds = {KINDS[link.kind] for link in _between(subject, row) if link.kind in KINDS}
    if not kinds:
        return "no link"
    return " and ".join(sorted(kinds)) if row.text("value") else ""


def _unlinked(subject: Subject, row: Row) -> str:
    return _yes(not _between(subject, row))


def _crossing(subject: Subject, row: Row) -> str:
    box = subject.box
    return " ".join(
        f"{box.rivers[link.river].key}@{box.spaces[link.bar].key}" if link.bar >= 0 else "no bar"
        for link in _between(subject, row)
    )


def _no_crossing(subject: Subject, row: Row) -> str:
    links = _between(subject, row)
    return _yes(bool(links) and all(link.bar < 0 for link in links))


def _bars(subject: Subject, row: Row) -> str:
    """The spaces beyond the bars that lie at a space."""
    space = subject.space[row.text("a")]
    beyond = (hop.to for hop in subject.box.hops[space] if hop.bar_at == space)
    return _names(subject, beyond, row.text("value"))


def _route_bar(subject: Subject, row: Row) -> str:
    return ";".join(
        f"{link.rule}:{subject.box.spaces[link.bar].key if link.bar >= 0 else 'none'}"
        for link in sorted(_between(subject, row), key=lambda link: link.rule)
    )


def _rule(subject: Subject, row: Row) -> str:
    spaces = subject.box.spaces
    pairs = (
        sorted((spaces[link.a].key, spaces[link.b].key))
        for link in subject.box.links
        if link.rule == row.text("a")
    )
    return ";".join(":".join(pair) for pair in sorted(pairs))


def _distance(subject: Subject, row: Row) -> str:
    return str(survey.distance(subject.box, *_ends(subject, row)))


def _march(subject: Subject, row: Row) -> str:
    """The cost of a march by the named spaces, or the bound stated if it keeps to it."""
    stops = [subject.space[key] for key in row.text("a").split(";")]
    legs = [survey.distance(subject.box, a, b) for a, b in pairwise(stops)]
    total, stated = sum(legs), row.text("value")
    bounded = stated.startswith("<=") and total <= int(stated.removeprefix("<="))
    return stated if bounded and min(legs) >= 0 else str(total)


def _rail_route(subject: Subject, row: Row) -> str:
    """The side for which the route is open by rail, the enemy's country avoided."""
    start, end = _ends(subject, row)
    stated = row.text("value")
    side = SIDES[stated]
    within = subject.box.masks.all & ~subject.box.masks.home[enemy(side)]
    reached = survey.reachable(subject.box, start, survey.by_rail(side), within)
    return stated if reached >> end & 1 else "no route"


def _supply(subject: Subject, row: Row) -> str:
    """Whether a space reaches the north edge through the country stated."""
    stated = row.text("value")
    within = subject.box.masks.home[UNION]
    if "neutral" in stated:
        within |= subject.box.masks.border
    start = subject.space[row.text("a")]
    reached = survey.reachable(subject.box, start, survey.by_line, within)
    return stated if reached & subject.box.masks.north_edge else "cut off"


def _only_by(subject: Subject, row: Row) -> str:
    """The neighbours of a space by land that are not Confederate country."""
    space = subject.space[row.text("a")]
    south = subject.box.masks.home[CONFEDERATE]
    near = survey.neighbours(subject.box, space, survey.by_line)
    return _names(subject, (to for to in near if not south >> to & 1), row.text("value"))


def _land_link(subject: Subject, row: Row) -> str:
    space = subject.space[row.text("a")]
    return _yes(any(survey.neighbours(subject.box, space, survey.by_land)))


# Rivers


def _river(subject: Subject, row: Row) -> str:
    """The spaces of a river from the mouth up."""
    river = {river.key: river for river in subject.box.rivers}[row.text("a")]
    return ";".join(node.name for node in river.nodes if node.kind == "space")


def _rises_south(subject: Subject, row: Row) -> str:
    river = {river.key: river for river in subject.box.rivers}[row.text("a")]
    return _yes(river.rises_south)


def _mouth(subject: Subject, row: Row) -> str:
    """Whether a mouth lies next to a space or next to a mouth that does, on the same river."""
    for river in subject.box.rivers:
        names = [node.name for node in river.nodes]
        if row.text("a") in names and row.text("b") in names:
            low, high = sorted((names.index(row.text("a")), names.index(row.text("b"))))
            return _yes(all(node.kind == "junction" for node in river.nodes[low + 1 : high]))
    return "no"


def _north_source(subject: Subject, row: Row) -> str:
    river = {river.key: river for river in subject.box.rivers}[row.text("a")]
    return _yes(river.nodes[-1].kind == "source")


# Combat, generals, turns


SIZES = ("small", "medium", "large")


def _losses(subject: Subject, row: Row) -> str:
    combat = subject.box.combat
    table = combat.attacker if row.text("b") == "attacker" else combat.defender
    return " ".join(map(str, table[SIZES.index(row.text("a"))][1:]))


def _stars(subject: Subject, row: Row) -> str:
    stars = subject.box.combat.starred[SIZES.index(row.text("a"))]
    return " ".join(str(roll) for roll in range(1, 11) if stars[roll])


def _never_fewer(subject: Subject, row: Row) -> str:
    """Whether a higher roll never hurts less."""
    combat, size = subject.box.combat, SIZES.index(row.text("a"))
    columns = combat.attacker[size], combat.defender[size]
    return _yes(all(list(column) == sorted(column) for column in columns))


def _sizes(subject: Subject, row: Row) -> str:
    least = subject.box.combat.smallest[1:]
    units = [int(text) for text in row.text("a").split(";")]
    return " ".join(SIZES[sum(count >= bound for bound in least)] for count in units)


def _rating(subject: Subject, row: Row) -> str:
    return str(RATINGS[row.text("b")](subject.general[row.text("a")]))


def _generic(subject: Subject, row: Row) -> str:
    return str(RATINGS[row.text("a")](subject.box.generic_general))


def _outranks(subject: Subject, row: Row) -> str:
    one, two = subject.general[row.text("a")], subject.general[row.text("b")]
    return _yes(one.politics > two.politics)


def _enters(subject: Subject, row: Row) -> str:
    """The turn of entry, or the bounds stated if it lies within them."""
    turn, stated = subject.general[row.text("a")].enters, row.text("value")
    first, _, last = stated.partition("-")
    return stated if last and int(first) <= turn <= int(last) else str(turn)


def _hand(subject: Subject, row: Row) -> str:
    return str(subject.box.turns[int(row.text("a")) - 1].hand)


def _season(subject: Subject, row: Row) -> str:
    turn = subject.box.turns[int(row.text("a")) - 1]
    return f"{turn.season} {turn.year}"


# Scenarios


def _scenario(subject: Subject, row: Row) -> Scenario:
    return subject.box.scenarios[row.text("a")]


def _set_up(subject: Subject, row: Row) -> str:
    side = SIDES[row.text("b")]
    placements = _scenario(subject, row).placements
    return str(sum(placed.units for placed in placements if placed.side == side))


def _will(subject: Subject, row: Row) -> str:
    scenario, side = _scenario(subject, row), SIDES[row.text("b")]
    return f"{scenario.will[side]}{'+' if scenario.rising[side] else '-'}"


def _start(subject: Subject, row: Row) -> str:
    """First and last turn, blockade, amphibious modifier."""
    it = _scenario(subject, row)
    return f"{it.first_turn}-{it.last_turn} {it.blockade} {it.amphibious}"


def _cards_out(subject: Subject, row: Row) -> str:
    return str(len(_scenario(subject, row).cards_out))


def _held(subject: Subject, row: Row) -> str:
    """The spaces that a side controls beyond its own country."""
    control, side = _scenario(subject, row).control, SIDES[row.text("b")]
    away = (s.index for s in subject.box.spaces if control[s.index] == side != s.home)
    return _names(subject, away, row.text("value"))


def _unsupplied(subject: Subject, row: Row) -> str:
    """The spaces in which a scenario sets up a side without a line of communication."""
    start, side = _scenario(subject, row), SIDES[row.text("b")]
    return _names(subject, survey.unsupplied(subject.box, start, side), row.text("value"))


CHECKS: dict[str, Check] = {
    "count": _count,
    "set": _set,
    "in-set": _in_set,
    "spaces": _spaces,
    "state-control": _state_control,
    "zone": _zone,
    "shield": _shield,
    "resource": _resource,
    "linked": _linked,
    "unlinked": _unlinked,
    "crossing": _crossing,
    "no-crossing": _no_crossing,
    "bars": _bars,
    "route-bar": _route_bar,
    "rule": _rule,
    "distance": _distance,
    "march": _march,
    "rail-route": _rail_route,
    "supply": _supply,
    "only-by": _only_by,
    "land-link": _land_link,
    "river": _river,
    "rises-south": _rises_south,
    "mouth": _mouth,
    "north-source": _north_source,
    "losses": _losses,
    "stars": _stars,
    "never-fewer": _never_fewer,
    "sizes": _sizes,
    "rating": _rating,
    "generic": _generic,
    "outranks": _outranks,
    "enters": _enters,
    "hand": _hand,
    "season": _season,
    "set-up": _set_up,
    "will": _will,
    "start": _start,
    "cards-out": _cards_out,
    "held": _held,
    "unsupplied": _unsupplied,
}
