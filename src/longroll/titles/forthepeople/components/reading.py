"""From the files of the pack to components."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from longroll.engine.keys import numbered
from longroll.engine.pack import Document, Pack, PackError, Row

from .parts import (
    CONFEDERATE,
    NOBODY,
    RAIL,
    ROAD,
    UNION,
    WATER,
    Army,
    Card,
    Combat,
    Components,
    General,
    Ground,
    Hop,
    Limits,
    Link,
    Masks,
    Pieces,
    River,
    RiverNode,
    Space,
    State,
    Turn,
    WillChanges,
    Zone,
)
from .scenarios import read_scenarios

HOMES = {"border": NOBODY, "union": UNION, "confederate": CONFEDERATE}
PLAYERS = {"union": UNION, "confederate": CONFEDERATE}
EVENT_SIDES = {"both": NOBODY, **PLAYERS}
LINK_KINDS = {"road": ROAD, "rail": RAIL, "water": WATER}
LINK_RULES = (
    "",
    "north-route",
    "south-route",
    "north-east-alabama",
    "spring-1864",
    "baltimore-and-ohio",
)
CARD_KINDS = (
    "event",
    "interrupt",
    "event+interrupt",
    "battle",
    "event+battle",
    "campaign",
    "mandatory",
    "forced",
)
LIMIT_TABLES = (
    "movement",
    "movement_extra",
    "naval",
    "naval_army",
    "naval_dice",
    "amphibious",
    "defences",
    "weapons",
    "elites",
    "army_limits",
    "blockade",
    "strategic_movement",
    "union_reinforcements",
    "confederate_reinforcements",
)


def read_components(overlay: Path | None = None) -> Components:
    """Read the pack of this title, with files of `overlay` in place of ours where it has them.

    Raises PackError, which names the file, the line and the remedy.
    """
    pack = Pack(files("longroll.titles.forthepeople").joinpath("pack"), overlay)
    charts = pack.document("tables.toml")
    ground = _ground(pack, charts.table("zones"))
    pieces = _pieces(pack, charts)
    scenarios = read_scenarios(pack, ground.spaces, ground.states, pieces)
    components = Components(
        **ground._asdict(),
        **pieces._asdict(),
        turns=tuple(_turn(i, row) for i, row in enumerate(pack.table("turns.csv", key="turn"))),
        combat=_combat(charts.table("combat")),
        limits=Limits(**_numbers(charts, LIMIT_TABLES, Limits._fields)),
        will=WillChanges(**_numbers(charts, ("will",), WillChanges._fields)),
        scenarios=scenarios,
        sources=pack.sources_by_file(),
        replaced=tuple(pack.replaced),
    )
    pack.refuse_unread()
    return components


def _ground(pack: Pack, zones: Document) -> Ground:
    """The map: spaces, states, links, rivers and blockade zones."""
    zone_keys = numbered(zones.texts("keys"))
    state_rows = pack.table("states.csv", ("name", "home"), key="key")
    space_rows = pack.table("spaces.csv", ("name", "state", "home", "port"), key="key")
    keys = numbered(row.text("key") for row in space_rows)
    rivers = _rivers(pack, keys)
    references = _References(keys, numbered(row.text("key") for row in state_rows), zone_keys)
    spaces = _spaces(space_rows, references, rivers)
    links = _links(pack, keys, numbered(river.key for river in rivers))
    return Ground(
        spaces=spaces,
        states=tuple(_state(i, row, spaces) for i, row in enumerate(state_rows)),
        links=links,
        hops=_hops(len(spaces), links),
        rivers=rivers,
        zones=_zones(spaces, zone_keys),
        masks=_masks(spaces, zones.reference("clandestine", keys)),
    )


def _pieces(pack: Pack, charts: Document) -> Pieces:
    """What lies on the map and in the hand: generals, armies, cards."""
    generals = pack.table("generals.csv", ("name", "side", "enters"), key="key")
    generals += pack.table("optional-generals.csv", ("name", "side", "option"), key="key")
    armies = pack.table("armies.csv", ("name", "side"), key="key")
    cards = [_card(row) for row in pack.table("cards.csv", ("ops", "side"), key="number")]
    return Pieces(
        generals=tuple(_general(index, row) for index, row in enumerate(generals)),
        generic_general=_generic(charts.table("generic_general")),
        armies=tuple(_army(index, row) for index, row in enumerate(armies)),
        cards={card.number: card for card in cards},
    )


class _References(NamedTuple):
    """The indices of what the row of a space may name."""

    space: dict[str, int]
    state: dict[str, int]
    zone: dict[str, int]


def _rivers(pack: Pack, spaces: dict[str, int]) -> tuple[River, ...]:
    """The rivers, whose nodes stand in the table from the mouth up."""
    columns = ("code", "kind", "node", "rises_south")
    rows: dict[str, list[Row]] = {}
    for row in pack.table("rivers.csv", columns, key=("river", "order")):
        nodes = rows.setdefault(row.text("river"), [])
        if row.integer("order") != len(nodes):
            raise row.error(f"order should be {len(nodes)}; number the nodes from the mouth up")
        nodes.append(row)
    return tuple(_river(i, key, nodes, spaces) for i, (key, nodes) in enumerate(rows.items()))


def _river(index: int, key: str, rows: list[Row], spaces: dict[str, int]) -> River:
    south = rows[0].flag("rises_south")
    return River(index, key, rows[0].text("code"), south, _nodes(rows, spaces))


def _nodes(rows: list[Row], spaces: dict[str, int]) -> tuple[RiverNode, ...]:
    nodes: list[RiverNode] = []
    for row in rows:
        kind = row.choice("kind", ("space", "junction", "source", "head"))
        space = row.reference("node", spaces) if kind == "space" else -1
        nodes.append(RiverNode(kind, space, row.text("node")))
    return tuple(nodes)


def _spaces(rows: list[Row], keys: _References, rivers: tuple[River, ...]) -> tuple[Space, ...]:
    """The spaces, with what their rows name and which coastal fort guards which port."""
    wards = [row.reference("guards", keys.space, -1) for row in rows]
    shields = {ward: fort for fort, ward in enumerate(wards) if ward >= 0}
    return tuple(
        replace(
            _place(index, row),
            state=row.reference("state", keys.state),
            zone=row.reference("zone", keys.zone, -1),
            shield=shields.get(index, -1),
            ward=wards[index],
            coastal_fort=wards[index] >= 0,
            rivers=tuple(river.index for river in rivers if _touches(river, index)),
        )
        for index, row in enumerate(rows)
    )


def _touches(river: River, space: int) -> bool:
    return any(node.space == space for node in river.nodes)


def _place(index: int, row: Row) -> Space:
    """A space as far as its own row tells, without what refers to other rows."""
    return Space(
        index=index,
        key=row.text("key"),
        name=row.text("name"),
        state=-1,
        home=HOMES[row.choice("home", tuple(HOMES))],
        x=row.integer("x"),
        y=row.integer("y"),
        lat=row.decimal("lat"),
        lon=row.decimal("lon"),
        resource=row.integer("resource", 0),
        capital=row.choice("capital", ("", "union", "confederate", "state")),
        port=row.choice("port", ("", "ocean", "river")),
        zone=-1,
        shield=-1,
        ward=-1,
        coastal_fort=False,
        mississippi=row.flag("mississippi"),
        union_friendly=row.flag("union_friendly"),
        valley=row.flag("valley"),
        north_edge_rail=row.flag("north_edge_rail"),
        rivers=(),
        source=row.text("source"),
    )


def _state(index: int, row: Row, spaces: tuple[Space, ...]) -> State:
    return State(
        index=index,
        key=row.text("key"),
        name=row.text("name"),
        home=HOMES[row.choice("home", tuple(HOMES))],
        control_value=row.integer("control_value", 0),
        control_needed=row.integer("control_needed", 0),
        spaces=_mask(spaces, lambda space: space.state == index),
    )


def _links(pack: Pack, spaces: dict[str, int], rivers: dict[str, int]) -> tuple[Link, ...]:
    """The links; a pair of spaces may have two if their rules differ."""
    rows = pack.table("links.csv", ("a", "b", "kind", "river", "bar", "rule"))
    seen: dict[tuple[int, int, str], int] = {}
    links: list[Link] = []
    for index, row in enumerate(rows):
        link = _link(index, row, spaces, rivers)
        pair = (min(link.a, link.b), max(link.a, link.b), link.rule)
        if pair in seen:
            raise row.error(f"the link is on line {seen[pair]} too; keep one of the rows")
        seen[pair] = row.line
        links.append(link)
    return tuple(links)


def _link(index: int, row: Row, spaces: dict[str, int], rivers: dict[str, int]) -> Link:
    link = Link(
        index=index,
        a=row.reference("a", spaces),
        b=row.reference("b", spaces),
        kind=LINK_KINDS[row.choice("kind", tuple(LINK_KINDS))],
        bar=row.reference("bar", spaces, -1),
        river=row.reference("river", rivers, -1),
        rule=row.choice("rule", LINK_RULES),
        source=row.text("source"),
    )
    if link.a == link.b:
        raise row.error("a link from a space to itself; correct a or b")
    if (link.bar >= 0) != (link.river >= 0) or link.bar not in (-1, link.a, link.b):
        raise row.error("a bar needs a river and an end of its link; correct bar or river")
    return link


def _hops(count: int, links: tuple[Link, ...]) -> tuple[tuple[Hop, ...], ...]:
    """The links of each space, in the order of the table."""
    hops: list[list[Hop]] = [[] for _ in range(count)]
    for link in links:
        hops[link.a].append(Hop(link.b, link.index, link.kind, link.river, link.bar))
        hops[link.b].append(Hop(link.a, link.index, link.kind, link.river, link.bar))
    return tuple(map(tuple, hops))


def _general(index: int, row: Row) -> General:
    cavalry = row.flag("cavalry")
    return General(
        index=index,
        key=row.text("key"),
        name=row.text("name"),
        side=PLAYERS[row.choice("side", tuple(PLAYERS))],
        cavalry=cavalry,
        politics=row.integer("politics", 0 if cavalry else None),
        strategy=row.integer("strategy"),
        offense=row.integer("offense"),
        defense=row.integer("defense"),
        enters=row.integer("enters") if "enters" in row.cells else 0,
        option=row.cells.get("option", ""),
    )


def _generic(table: Document) -> General:
    """The general who stands in for an army without one (5.2.8)."""
    politics, strategy = table.integer("politics"), table.integer("strategy")
    offense, defense = table.integer("offense"), table.integer("defense")
    name = "Generic general"
    return General(-1, "generic", name, NOBODY, False, politics, strategy, offense, defense, 0)


def _army(index: int, row: Row) -> Army:
    side = PLAYERS[row.choice("side", tuple(PLAYERS))]
    return Army(index, row.text("key"), row.text("name"), side)


def _card(row: Row) -> Card:
    return Card(
        number=row.integer("number"),
        ops=int(row.choice("ops", ("1", "2", "3"))),
        side=EVENT_SIDES[row.choice("side", tuple(EVENT_SIDES))],
        kind=row.choice("kind", CARD_KINDS),
        removed=row.flag("removed"),
        title_key=row.text("title"),
    )


def _turn(index: int, row: Row) -> Turn:
    if row.integer("turn") != index + 1:
        raise row.error(f"turn should be {index + 1}; put the turns in order")
    season = row.choice("season", ("spring", "summer", "fall"))
    return Turn(index + 1, row.text("key"), season, row.integer("year"), row.integer("hand"))


def _zones(spaces: tuple[Space, ...], keys: dict[str, int]) -> tuple[Zone, ...]:
    return tuple(
        Zone(zone, key, sum(1 << space.index for space in spaces if space.zone == zone))
        for key, zone in keys.items()
    )


def _combat(table: Document) -> Combat:
    sizes = [table.table(name) for name in table.texts("sizes")]
    starred = table.integers("starred")
    stars = tuple(roll in starred for roll in range(11))
    return Combat(
        smallest=table.integers("smallest"),
        attacker=tuple(_column(size, "attacker") for size in sizes),
        defender=tuple(_column(size, "defender") for size in sizes),
        starred=(stars,) * len(sizes),
    )


def _column(size: Document, key: str) -> tuple[int, ...]:
    losses = size.integers(key)
    if len(losses) != 10:
        raise size.error(key, f"{len(losses)} losses in {key}; write ten, for rolls 1 to 10")
    return (losses[0], *losses)


def _numbers(document: Document, tables: Sequence[str], fields: Sequence[str]) -> dict[str, int]:
    """The numbers of the named tables together, which must be exactly `fields`."""
    numbers: dict[str, int] = {}
    for table in map(document.table, tables):
        for key in table:
            if key != "source" and key not in fields:
                raise table.error(key, f"no such number as {key}; correct its name")
        numbers.update((key, table.integer(key)) for key in table if key != "source")
    for field in fields:
        if field not in numbers:
            raise PackError(document.file, 0, f"no {field} under {', '.join(tables)}; add it")
    return numbers


def _masks(spaces: tuple[Space, ...], clandestine: int) -> Masks:
    """The sets of spaces. The clandestine port (117) is among the runner ports."""
    return Masks(
        all=(1 << len(spaces)) - 1,
        ports=_mask(spaces, lambda space: bool(space.port)),
        ocean_ports=_mask(spaces, lambda space: space.port == "ocean"),
        river_ports=_mask(spaces, lambda space: bool(space.rivers)),
        coastal_forts=_mask(spaces, lambda space: space.coastal_fort),
        resources=_mask(spaces, lambda space: space.resource > 0),
        runner_ports=_mask(spaces, lambda space: space.zone >= 0),
        clandestine_port=1 << clandestine,
        mississippi=_mask(spaces, lambda space: space.mississippi),
        valley=_mask(spaces, lambda space: space.valley),  # 8.4.1
        union_friendly=_mask(spaces, lambda space: space.union_friendly),
        north_edge=_mask(spaces, lambda space: space.north_edge_rail),
        border=_mask(spaces, lambda space: space.home == NOBODY),
        home=(_home(spaces, NOBODY), _home(spaces, UNION), _home(spaces, CONFEDERATE)),
        state_capitals=_mask(spaces, lambda space: space.capital == "state"),
        capital_spaces=_mask(spaces, lambda space: bool(space.capital)),
    )


def _home(spaces: tuple[Space, ...], side: int) -> int:
    return _mask(spaces, lambda space: space.home == side)


def _mask(spaces: tuple[Space, ...], chosen: Callable[[Space], bool]) -> int:
    return sum(1 << space.index for space in spaces if chosen(space))
