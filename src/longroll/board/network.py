"""Places joined by links: roads, railroads, waterways, the sides of areas and of hexes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from longroll.board.region import Mask

Adjacency: TypeAlias = tuple[Mask, ...]
"""For each place the set of the places next to it."""

ANY_KIND: Final = -1
"""Every kind of link there is, for an argument ``kinds``."""


class BadNetwork(ValueError):
    """An invalid link: off the board, from a place to itself, misnumbered, or without a kind."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link between places ``a`` and ``b``, open both ways unless a title forbids it.

    Attributes:
        index: its number; the links of a network are numbered from 0 without gaps.
        a: the place at one end.
        b: the place at the other.
        kind: one flag bit or more, whose meaning the title gives (rail, road, sea...).
    """

    index: int
    a: int
    b: int
    kind: int = 1

    def other_end(self, place: int) -> int:
        """The end that is not ``place``.

        >>> Link(0, 3, 7).other_end(7)
        3
        """
        return self.a + self.b - place


class Network:
    """Places numbered from 0 and the links between them; it never changes.

    Two places may be joined by several links.

    Args:
        size: how many places there are.
        links: the links, numbered from 0 in this order.

    Attributes:
        size: how many places there are.
        links: the links; ``links[i].index == i``.
        hops: for each place its steps ``(to, link index)``, ordered by place and then by link.

    Raises:
        BadNetwork: a link runs off the board, joins a place to itself, is out of number or has
            no kind.

    >>> ROAD, RIVER = 1, 2
    >>> network = Network(3, [Link(0, 0, 1, ROAD), Link(1, 2, 1, RIVER), Link(2, 1, 0, RIVER)])
    >>> network.hops[1]
    ((0, 0), (0, 2), (2, 1))
    >>> network.adjacency(ROAD)
    (2, 1, 0)
    >>> network.links_between(0, 1)
    (0, 2)
    """

    __slots__ = ("_adjacency", "hops", "links", "size")

    size: Final[int]
    links: Final[tuple[Link, ...]]
    hops: Final[tuple[tuple[tuple[int, int], ...], ...]]

    def __init__(self, size: int, links: Iterable[Link]) -> None:
        self.size = size
        self.links = tuple(links)
        hops: list[list[tuple[int, int]]] = [[] for _ in range(size)]
        for position, link in enumerate(self.links):
            _check(link, position, size)
            hops[link.a].append((link.b, position))
            hops[link.b].append((link.a, position))
        self.hops = tuple(tuple(sorted(steps)) for steps in hops)
        self._adjacency: Final[dict[int, Adjacency]] = {}

    def __repr__(self) -> str:
        return f"Network({self.size} places, {len(self.links)} links)"

    def adjacency(self, kinds: int = ANY_KIND) -> Adjacency:
        """For each place its neighbours by links of these kinds.

        Args:
            kinds: flags of the links that count; one bit in common is enough.
        """
        known = self._adjacency.get(kinds)
        if known is None:
            known = self._adjacency[kinds] = self._neighbours(kinds)
        return known

    def links_between(self, a: int, b: int) -> tuple[int, ...]:
        """The numbers of all links between two places, ascending; empty when there is none."""
        return tuple(link for to, link in self.hops[a] if to == b)

    def _neighbours(self, kinds: int) -> Adjacency:
        neighbours = [0] * self.size
        for link in self.links:
            if link.kind & kinds:
                neighbours[link.a] |= 1 << link.b
                neighbours[link.b] |= 1 << link.a
        return tuple(neighbours)


def _check(link: Link, position: int, size: int) -> None:
    if link.index != position:
        raise BadNetwork(f"link {link.index} stands at position {position}")
    if not (0 <= link.a < size and 0 <= link.b < size):
        raise BadNetwork(f"link {position} runs off a board of {size} places")
    if link.a == link.b:
        raise BadNetwork(f"link {position} joins place {link.a} to itself")
    if not link.kind:
        raise BadNetwork(f"link {position} has no kind")
