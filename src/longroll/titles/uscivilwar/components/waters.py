"""Navigable water: hexsides of rivers, seas, bays and sounds, and the coast of a hex (20.1.2).

A water is a small integer; what flows into what is a network of them. Two hexsides of navigable
rivers that share a corner are one water; a river through the middle of a hex is a water of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.engine.pack import Pack, Row

from .ground import Ground, corners

__all__ = ["BODIES", "Course", "Gate", "Waters", "read_waters"]

CLASSES: Final = ("minor", "type-1", "type-2")
BODIES: Final = ("ocean", "sea", "sound", "bay")
"""Of these the Confederates never control ocean and sea (20.1.3)."""


class Course(NamedTuple):
    """A part of a river: its class, the river that it joins, its sides from the mouth up.

    A side is a pair of hexes; a river through the middle of a hex is there as a pair of it twice.
    """

    river: str
    part: int
    kind: str
    into: str
    head: str
    sides: tuple[tuple[str, str], ...]
    note: str


class Gate(NamedTuple):
    """Two waters that meet at a place: only who holds it passes from one to the other."""

    a: int
    b: int
    place: int


@dataclass(frozen=True, slots=True)
class Waters:
    """All waters. Tuples are by water, unless they are by place; ``flow`` needs no gate.

    Attributes:
        keys: ``4010|4011``, ``@2515``, ``mobile-bay`` or, for the coast of a hex, its number.
        rivers: the river of each, or "".
        type_2: the sides of the Mississippi and the Ohio (2.1.7).
        sides: all sides of rivers, with the hexes through which one runs.
        bodies: seas, bays and sounds; ``seas`` those in which there is never a Confederate ship,
            ``bays`` those into which ships of the ocean sail.
        coasts: the coasts of hexes.
        banks: by water the places on it.
        touching: by place the waters on which it lies.
        ports: by place the waters of its port (20.1.4: of one river where it touches two).
        pairs: by water the two hexes of its side, where both are on the map.
    """

    keys: tuple[str, ...]
    rivers: tuple[str, ...]
    type_2: Mask
    sides: Mask
    bodies: Mask
    seas: Mask
    bays: Mask
    coasts: Mask
    flow: Adjacency
    gates: tuple[Gate, ...]
    banks: tuple[Mask, ...]
    touching: tuple[Mask, ...]
    ports: tuple[Mask, ...]
    pairs: tuple[tuple[int, int] | None, ...]
    courses: tuple[Course, ...]
    minor: frozenset[tuple[str, str]]

    def at(self, key: str) -> int:
        """A water by its key; KeyError for what is none."""
        if key not in self.keys:
            raise KeyError(key)
        return self.keys.index(key)

    def of_river(self, river: str) -> Mask:
        """All waters of a navigable river."""
        return mask(water for water, name in enumerate(self.rivers) if name == river)


class _Reader:
    """Waters while they are read."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.place = {
            key: number
            for number, key in enumerate(ground.keys)
            if number >= ground.grid.size or ground.terrain[number] >= 0
        }
        self.keys: dict[str, int] = {}
        self.rivers: list[str] = []
        self.banks: list[list[int]] = []
        self.pairs: list[tuple[int, int] | None] = []
        self.flow: list[Mask] = []
        self.gates: list[Gate] = []
        self.kinds: dict[str, list[int]] = {}
        self.corners: dict[tuple[int, int], list[int]] = {}

    def add(self, key: str, kind: str, river: str, hexes: tuple[str, ...]) -> int:
        """A new water beside some hexes, or the one of that key."""
        if key in self.keys:
            return self.keys[key]
        water = self.keys[key] = len(self.keys)
        places = [self.place[name] for name in hexes if name in self.place]
        self.rivers.append(river)
        self.banks.append(places)
        self.pairs.append((places[0], places[1]) if len(places) == 2 and kind != "body" else None)
        self.flow.append(0)
        self.kinds.setdefault(kind, []).append(water)
        return water

    def join(self, a: int, b: int) -> None:
        """Two waters that flow into each other."""
        if a != b:
            self.flow[a] |= 1 << b
            self.flow[b] |= 1 << a

    def course(self, course: Course) -> None:
        """The sides of a navigable river, joined with whatever meets them at a corner."""
        before = -1
        for a, b in course.sides:
            through = a == b
            water = self.add(f"@{a}" if through else f"{a}|{b}", course.kind, course.river, (a, b))
            if through:
                self.pairs[water] = None
                if before < 0:
                    self._mouth(water, a, course.into)
            else:
                for corner in corners(a, b):
                    for other in self.corners.setdefault(corner, []):
                        self.join(water, other)
                    self.corners[corner].append(water)
            if before >= 0:
                self.join(before, water)
            before = water

    def _mouth(self, water: int, hex_: str, into: str) -> None:
        """A river that begins in the middle of a hex joins the other at its last side there.

        At that alone: else ships would pass by its mouth a fort that faces a side above.
        """
        # Courses run from the sea up, so the last side downriver was read first.
        for other, river in enumerate(self.rivers):
            if river == into and self.place[hex_] in self.banks[other]:
                self.join(water, other)
                return

    def bodies(self, pack: Pack) -> None:
        """Seas, bays and sounds, with the coasts on them."""
        for row in pack.table("waters.csv", ("name", "kind", "hexes", "sides"), key="water"):
            kind = row.choice("kind", BODIES)
            body = self.add(row.text("water"), "body", "", ())
            self.kinds.setdefault(kind, []).append(body)
            for name in filter(None, row.text("hexes").split(";")):
                self._on_map(row, name)
                coast = self.add(name, "coast", "", (name,))
                self.banks[body].append(self.place[name])
                self.join(body, coast)

    def meetings(self, pack: Pack) -> None:
        """What opens into what, and who holds the gate."""
        for row in pack.table("gates.csv", ("gate",), key=("a", "b")):
            ends: list[int] = []
            for column in ("a", "b"):
                key = row.text(column)
                if key.isdigit():
                    self._on_map(row, key)
                    self.add(key, "coast", "", (key,))
                if key not in self.keys:
                    raise row.error(
                        f'"{key}" in {column} is not a body of water; correct it or add its row'
                    )
                ends.append(self.keys[key])
            if row.text("gate"):
                self.gates.append(Gate(ends[0], ends[1], row.reference("gate", self.place)))
            else:
                self.join(*ends)

    def _on_map(self, row: Row, name: str) -> None:
        if name not in self.place:
            raise row.error(f'"{name}" is not a hex of the map; correct it')

    def spaces(self) -> None:
        """Islands, Coastal Forts and boxes lie on waters too."""
        for space in self.ground.spaces:
            for key in space.waters:
                self.banks[self.keys[key]].append(space.place)


def read_waters(pack: Pack, ground: Ground) -> Waters:
    """The waters of a pack; raises PackError, which names file, line and remedy."""
    courses = tuple(_courses(pack))
    reader = _Reader(ground)
    for course in courses:
        if course.kind != "minor":
            reader.course(course)
    reader.bodies(pack)
    reader.meetings(pack)
    reader.spaces()
    touching = [0] * len(ground.keys)
    for water, banks in enumerate(reader.banks):
        for place in banks:
            touching[place] |= 1 << water
    kinds = {kind: mask(waters) for kind, waters in reader.kinds.items()}
    sides = kinds["type-1"] | kinds["type-2"]
    bodies = kinds["body"]
    # A coast belongs to its hex; the body of water before it is shared by many, and is not a bank.
    for place in range(ground.grid.size):
        touching[place] &= ~bodies
    return Waters(
        keys=tuple(reader.keys),
        rivers=tuple(reader.rivers),
        type_2=kinds["type-2"],
        sides=sides,
        bodies=bodies,
        seas=kinds["ocean"] | kinds["sea"],
        bays=kinds["bay"],
        coasts=kinds["coast"],
        flow=tuple(reader.flow),
        gates=tuple(reader.gates),
        banks=tuple(mask(places) for places in reader.banks),
        touching=tuple(touching),
        ports=tuple(_ports(ground, touching, reader.rivers)),
        pairs=tuple(reader.pairs),
        courses=courses,
        minor=frozenset(
            side for course in courses if course.kind == "minor" for side in course.sides
        ),
    )


def _courses(pack: Pack) -> Iterator[Course]:
    into: dict[str, str] = {}
    for row in pack.table(
        "rivers.csv", ("river", "into", "head", "course", "note"), key=("system", "part")
    ):
        sides: list[tuple[str, str]] = []
        for text in row.text("course").split(";"):
            a, _, b = (text[1:], "", text[1:]) if text.startswith("@") else text.partition("|")
            if a != b and not corners(a, b):
                raise row.error(f'"{text}" in course: the two hexes do not touch; correct one')
            sides.append((a, b))
        kind = row.choice("class", CLASSES)
        river, part = row.text("river"), row.integer("part")
        mouth, head, note = row.text("into"), row.text("head"), row.text("note")
        if mouth and _comes_back(river, mouth, into):
            raise row.error(
                f'"{mouth}" in into leads back to {river}; name the river that it joins'
            )
        into[river] = mouth or into.get(river, "")
        yield Course(river, part, kind, mouth, head, tuple(sides), note)


def _comes_back(river: str, mouth: str, into: Mapping[str, str]) -> bool:
    """Whether a river that flows into another would flow into itself at last."""
    while mouth and mouth != river:
        mouth = into.get(mouth, "")
    return mouth == river


def _ports(ground: Ground, touching: list[Mask], rivers: list[str]) -> Iterator[Mask]:
    """Of a port that touches two rivers which do not meet only the one on which it is counts."""
    ports = ground.ports
    for place, waters in enumerate(touching):
        if not ports >> place & 1:
            yield 0
        elif not ground.port_on[place]:
            yield waters
        else:
            river = ground.port_on[place]
            yield mask(water for water in members(waters) if rivers[water] in ("", river))
