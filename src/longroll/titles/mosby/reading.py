"""Reading the pack: tables of rows into components, with what follows from them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.pack import Pack

from .parts import Card, Components, Counter, EventCard, Leader, Link, Space, Turn
from .tables import read_tables

__all__ = ["read_components"]

KINDS: Final = (
    *("picket", "cavalry", "infantry", "courier", "supply-wagon", "wagon-train", "blank"),
)
EVENT_KINDS: Final = (
    *("depot", "bridges", "railroads", "line", "leader", "advance", "drawn-in", "sweep"),
    *("extension", "burning", "camp", "train", "alert", "letter", "furlough", "shot"),
)


def read_components(overlay: Path | None = None) -> Components:
    """Read everything; raises `PackError`."""
    pack = Pack(files("longroll.titles.mosby").joinpath("pack"), overlay)
    tables = read_tables(pack.document("tables.toml"))
    spaces = _spaces(pack, tables.row_keys)
    known = {space.key: space.index for space in spaces}
    links = _links(pack, known)
    neighbours, slow = _beside(links, len(spaces))
    components = Components(
        spaces=spaces,
        links=links,
        counters=_counters(pack),
        leaders=_leaders(pack, known),
        cards=_cards(pack),
        events=_events(pack, known),
        turns=_turns(pack),
        tables=tables,
        neighbours=neighbours,
        slow=slow,
        far=tuple([_distances(neighbours, start) for start in range(len(spaces))]),
        sources=pack.sources_by_file(),
        replaced=pack.replaced,
    )
    pack.refuse_unread()
    return components


def _spaces(pack: Pack, row_keys: Sequence[str]) -> tuple[Space, ...]:
    columns = ("name", "lines", "extension", "confederacy", "railroads", "bridge", "camp")
    found: list[Space] = []
    for index, row in enumerate(pack.table("spaces.csv", columns, key="key")):
        rows = row.text("extension").split()
        if any(key not in row_keys for key in rows):
            raise row.error(f'"{row.text("extension")}" in extension is not a row of that table')
        found.append(
            Space(
                index,
                row.text("key"),
                row.text("name"),
                row.decimal("lat"),
                row.decimal("lon"),
                row.text("region"),
                row.choice("lines", ("initial", "extension", "never")),
                tuple([row_keys.index(key) for key in rows]),
                row.flag("confederacy"),
                tuple(row.text("railroads").split()),
                row.flag("bridge"),
                row.flag("camp"),
                row.flag("town"),
                row.flag("gap"),
                row.flag("ford"),
            )
        )
    return tuple(found)


def _links(pack: Pack, known: Mapping[str, int]) -> tuple[Link, ...]:
    rows = pack.table("links.csv", ("a", "b", "kind"), key=("a", "b"))
    kinds = ("road", "rail", "ford", "gap")
    return tuple(
        [
            Link(row.reference("a", known), row.reference("b", known), row.choice("kind", kinds))
            for row in rows
        ]
    )


def _beside(
    links: Sequence[Link], count: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[Mask, ...]]:
    """By space those beside it in the order of the map, and which of them are slow (6.2)."""
    beside: list[set[int]] = [set() for _ in range(count)]
    slow: list[set[int]] = [set() for _ in range(count)]
    for link in links:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            beside[here].add(there)
            if link.kind in ("ford", "gap"):
                slow[here].add(there)
    return tuple([tuple(sorted(row)) for row in beside]), tuple([mask(row) for row in slow])


def _distances(neighbours: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    """By space the least number of links from ``start``; what cannot be reached is far away."""
    far = [len(neighbours)] * len(neighbours)
    far[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if far[there] > far[here] + 1:
                far[there] = far[here] + 1
                waiting.append(there)
    return tuple(far)


def _counters(pack: Pack) -> tuple[Counter, ...]:
    rows = pack.table("counters.csv", ("name", "kind", "strength"), key="key")
    return tuple(
        [
            Counter(
                index,
                row.text("key"),
                row.text("name"),
                row.choice("kind", KINDS),
                row.integer("strength"),
                row.integer("enters"),
                row.integer("leaves", 0),
            )
            for index, row in enumerate(rows)
        ]
    )


def _leaders(pack: Pack, known: Mapping[str, int]) -> tuple[Leader, ...]:
    rows = pack.table("leaders.csv", ("name", "space"), key="key")
    return tuple(
        [
            Leader(index, row.text("key"), row.text("name"), row.reference("space", known))
            for index, row in enumerate(rows)
        ]
    )


def _cards(pack: Pack) -> tuple[Card, ...]:
    found = [Card(0, "none", 0, False)]
    for number, row in enumerate(pack.table("cards.csv", ("number", "copies"), key="key"), 1):
        if row.integer("number") != number:
            raise row.error(f"number should be {number}; put the cards in order")
        found.append(Card(number, row.text("key"), row.integer("copies"), row.flag("permanent")))
    return tuple(found)


def _events(pack: Pack, known: Mapping[str, int]) -> tuple[EventCard, ...]:
    found = [EventCard(0, "none", -1, "", 0, 0)]
    rows = pack.table("events.csv", ("kind", "space", "value", "first", "last"), key="number")
    for number, row in enumerate(rows, 1):
        if row.integer("number") != number:
            raise row.error(f"number should be {number}; put the events in order")
        found.append(
            EventCard(
                number,
                row.choice("kind", EVENT_KINDS),
                row.reference("space", known, -1),
                row.text("value"),
                row.integer("first"),
                row.integer("last"),
            )
        )
    return tuple(found)


def _turns(pack: Pack) -> tuple[Turn, ...]:
    found = [Turn(0, "none", False, 0, 0)]
    for number, row in enumerate(pack.table("turns.csv", ("key", "needed"), key="turn"), 1):
        if row.integer("turn") != number:
            raise row.error(f"turn should be {number}; put the turns in order")
        winter = row.choice("season", ("winter", "spring", "summer", "autumn")) == "winter"
        needed, rolls = row.integer("needed"), row.integer("extensions")
        found.append(Turn(number, row.text("key"), winter, needed, rolls))
    return tuple(found)
