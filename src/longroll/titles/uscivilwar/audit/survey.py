"""What the checks ask the components: places by name, waters, prices, starts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise, product

from longroll.board.region import Mask, members
from longroll.board.trace import spread

from ..components.charts import COLUMNS, Outcome
from ..components.parts import CARD_KINDS, SIDE_KEYS, THEATRES, UNION, General, Rank
from ..components.reading import Components
from ..components.waters import Course

__all__ = [
    "at",
    "chosen",
    "counter",
    "course_of",
    "dice",
    "dice_of",
    "general",
    "joined",
    "keys_of",
    "market",
    "mean",
    "named",
    "open_sums",
    "path_price",
    "region",
    "rivers_of",
    "taken",
    "wins",
    "yes",
]


def yes(fact: object) -> str:
    """``yes`` or ``no``."""
    return "yes" if fact else "no"


def at(box: Components, key: str) -> int:
    """A place by its key; KeyError for what is none."""
    if key not in box.ground.keys:
        raise KeyError(key)
    return box.ground.keys.index(key)


def named(box: Components, text: str) -> int:
    """A town by name and state, as ``Dover TN``."""
    name, state = text.rsplit(" ", 1)
    realms = {realm.key: realm.number for realm in box.ground.realms}
    for place, found in enumerate(box.ground.names):
        if found == name and box.ground.state[place] == realms[state]:
            return place
    raise KeyError(text)


def keys_of(box: Components, places: Iterable[int]) -> str:
    """The keys of places, in the order of the map."""
    return " ".join(box.ground.keys[place] for place in sorted(places))


def region(box: Components, key: str) -> Mask:
    """A set of places by its name."""
    ground = box.ground
    regions = {
        "objectives": ground.objectives,
        "resources": ground.resources,
        "towns": ground.towns,
        "ports": ground.ports,
        "ocean-ports": ground.ocean_ports,
        "salt": ground.salt,
        "coast": ground.coast,
        "capitals": ground.capitals,
        "union-yards": ground.yards[0],
        "confederate-yards": ground.yards[1],
    }
    return regions[key]


def chosen(box: Components, args: Sequence[str]) -> Mask:
    """The places of a region, of some states or of a theatre if any are named."""
    found, where = region(box, args[0]), args[1:]
    if not where:
        return found
    there = 0
    for key in where:
        theatre = key in THEATRES
        there |= box.ground.of_theatre(THEATRES.index(key)) if theatre else box.ground.of_state(key)
    return found & there


def rivers_of(box: Components, place: int) -> list[str]:
    """The navigable rivers that touch a place, or run through it."""
    waters = box.waters
    found = {waters.rivers[water] for water in members(waters.touching[place] & waters.sides)}
    return sorted(found - {""})


def joined(box: Components, a: str, b: str) -> bool:
    """Whether water leads from one place, or water, to another with every gate open."""
    adjacency = list(box.waters.flow)
    for gate in box.waters.gates:
        adjacency[gate.a] |= 1 << gate.b
        adjacency[gate.b] |= 1 << gate.a
    through = (1 << len(box.waters.keys)) - 1
    for water in members(box.waters.seas):
        through &= ~(1 << water)
    start, goal = _waters(box, a), _waters(box, b)
    return bool(spread(tuple(adjacency), start & through, through) & goal)


def _waters(box: Components, key: str) -> Mask:
    if key in box.ground.keys:
        return box.waters.touching[at(box, key)]
    return 1 << box.waters.at(key)


def path_price(box: Components, keys: Iterable[str], when: int = 0) -> int:
    """The points of a march over these hexes; KeyError where no step leads."""
    total = 0
    for a, b in pairwise(keys):
        price = box.ways.land[when].price(at(box, a), at(box, b))
        if not price:
            raise KeyError(f"{a} {b}")
        total += price
    return total


# --- Starts ---------------------------------------------------------------------------------------


def taken(box: Components, scenario: str, side: int) -> set[int]:
    """The places that a side holds at a start by markers or units."""
    held = ("sp", "fort", "control", "militia")
    return {
        placed.place
        for placed in box.setups[scenario]
        if placed.side == side and placed.kind in held and placed.place >= 0
    }


def open_sums(box: Components, scenario: str) -> list[int]:
    """14.4.2: by zone the modifiers of the ports that are open at a start."""
    union = taken(box, scenario, UNION)
    shut = {
        port
        for space in box.ground.spaces
        if space.kind == "coastal-fort" and space.place in union
        for port in space.protects
    }
    late = {space.place for space in box.ground.spaces if space.kind == "off-map"}
    return [
        sum(box.ground.modifier[port] for port in members(zone) if port not in union | shut | late)
        for zone in box.ground.zones
    ]


def market(box: Components, side: str) -> Counter[str]:
    """The kinds of cards of a side's deck."""
    deck = box.decks[SIDE_KEYS.index(side)]
    return Counter({kind: number for kind, number in zip(CARD_KINDS, deck, strict=True) if number})


# --- Generals -------------------------------------------------------------------------------------


def general(box: Components, key: str) -> General:
    """A General by his key."""
    for one in box.generals:
        if one.key == key:
            return one
    raise KeyError(key)


def counter(box: Components, key: str, stars: str) -> Rank:
    """His counter of a rank."""
    return general(box, key).ranks[int(stars)]


# --- Dice -----------------------------------------------------------------------------------------


def dice(number: int) -> Iterator[tuple[int, Fraction]]:
    """The sums of some dice with their chances."""
    counts = Counter(sum(faces) for faces in product(range(1, 7), repeat=number))
    for total, count in sorted(counts.items()):
        yield total, Fraction(count, 6**number)


def dice_of(box: Components, column: int) -> int:
    """11.2: how many dice a column rolls: one, two from 7 SP on, three from 13 on."""
    least = (0, 1, 2, 3, 5, 7, 9, 13, 17)[column]
    battle = box.tables.battle.number
    return 1 + (least >= battle("two_dice")) + (least >= battle("three_dice"))


def wins(box: Components, a: str, plus_a: int, d: str, plus_d: int) -> Fraction:
    """The chance that the attacker's result ranks above the defender's."""
    columns = COLUMNS.index(a), COLUMNS.index(d)
    chance = Fraction(0)
    for (x, p), (y, q) in product(dice(dice_of(box, columns[0])), dice(dice_of(box, columns[1]))):
        if box.charts.fight(columns[0], x + plus_a) > box.charts.fight(columns[1], y + plus_d):
            chance += p * q
    return chance


def mean(box: Components, column: int, plus: int) -> tuple[Fraction, Fraction]:
    """The mean losses and the mean rank of the results of a column with a modifier."""
    losses = rank = Fraction(0)
    for total, chance in dice(dice_of(box, column)):
        outcome = box.charts.fight(column, total + plus)
        losses += chance * outcome.losses
        rank += chance * _rank(outcome)
    return losses, rank


def _rank(outcome: Outcome) -> int:
    return 3 * outcome.losses + outcome.mark


def course_of(box: Components, river: str) -> list[Course]:
    """The navigable parts of a river."""
    return [
        course for course in box.waters.courses if course.river == river and course.kind != "minor"
    ]
