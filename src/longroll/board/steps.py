"""Steps from place to place as masks: the reach of a whole region is computed at once.

On a board of hexes, neighbours lie at few index distances. All steps of the same price over the
same distance are one mask of their starting places, so that a step of a region of any size takes a
dozen shifts: a chain of depots over 1,800 hexes is followed in a few hundred microseconds, where a
search place by place takes ten milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from longroll.board.region import Mask, members

__all__ = ["Closure", "Steps", "closure"]

_FEW: Final = 3
"""Distances with at most this many steps are followed one by one."""

Closure: TypeAlias = Mapping[int, Mask]
"""Closed steps: by index distance, the places that they start from."""


def closure(pairs: Iterable[tuple[int, int]]) -> dict[int, Mask]:
    """The steps between pairs of places, there and back, for `Steps.without`.

    >>> closure([(1, 3)])
    {2: 2, -2: 8}
    """
    found: dict[int, Mask] = {}
    for a, b in pairs:
        found[b - a] = found.get(b - a, 0) | 1 << a
        found[a - b] = found.get(a - b, 0) | 1 << b
    return found


class Steps:
    """All steps of a board, each with a price of 1 or more.

    Args:
        steps: start, end and price of each, in one direction.

    >>> chain = Steps([(0, 1, 1), (1, 0, 1), (1, 2, 2), (2, 1, 2), (2, 3, 1), (3, 2, 1)])
    >>> bin(chain.step(0b0010)), bin(chain.flood(0b0001, 0b0110))
    ('0b101', '0b110')
    >>> [bin(ring) for ring in chain.reach(0b0001, 3, 0b1111)]
    ['0b1', '0b10', '0b0', '0b100']
    >>> bin(chain.chain(0b0001, 0b0100, 3, 0b1111))
    '0b1111'
    """

    __slots__ = ("_any", "_prices", "_rare", "_rare_from")

    def __init__(self, steps: Iterable[tuple[int, int, int]] = ()) -> None:
        prices: dict[int, dict[int, Mask]] = {}
        for start, end, price in steps:
            sources = prices.setdefault(price, {})
            sources[end - start] = sources.get(end - start, 0) | 1 << start
        self._lay(prices)

    def _lay(self, prices: Mapping[int, Closure]) -> None:
        merged: dict[int, Mask] = {}
        for sources in prices.values():
            for shift, region in sources.items():
                merged[shift] = merged.get(shift, 0) | region
        # A distance that very few steps have is not worth a shift of whole regions.
        common = {shift for shift, region in merged.items() if region.bit_count() > _FEW}
        self._any = tuple(sorted((s, r) for s, r in merged.items() if s in common))
        self._prices = tuple(
            (price, tuple(sorted((s, r) for s, r in sources.items() if s in common)))
            for price, sources in sorted(prices.items())
        )
        self._rare = tuple(
            sorted(
                (1 << start, 1 << start + shift, price)
                for price, sources in prices.items()
                for shift, region in sources.items()
                if shift not in common
                for start in members(region)
            )
        )
        self._rare_from = 0
        for start, _, _ in self._rare:
            self._rare_from |= start

    @classmethod
    def of(cls, prices: Mapping[int, Closure]) -> Steps:
        """Steps by price, and by index distance the places that they start from.

        >>> bin(Steps.of({1: {1: 0b01, -1: 0b10}}).step(0b11))
        '0b11'
        """
        steps = cls()
        steps._lay(prices)
        return steps

    def price(self, start: int, end: int) -> int:
        """The price of a single step; 0 if there is none.

        >>> Steps([(0, 1, 2)]).price(0, 1), Steps([(0, 1, 2)]).price(1, 0)
        (2, 0)
        """
        step = end - start
        for price, sources in self._prices:
            for shift, region in sources:
                if shift == step and region >> start & 1:
                    return price
        rare = 1 << start, 1 << end
        return next((price for *ends, price in self._rare if (*ends,) == rare), 0)

    def _all(self) -> dict[int, dict[int, Mask]]:
        """All steps by price and distance."""
        prices = {price: dict(sources) for price, sources in self._prices}
        for start, end, price in self._rare:
            shift = end.bit_length() - start.bit_length()
            laid = prices.setdefault(price, {})
            laid[shift] = laid.get(shift, 0) | start
        return prices

    def without(self, closed: Closure) -> Steps:
        """The steps without the closed ones; this object itself if none is closed.

        >>> chain = Steps([(0, 1, 1), (1, 0, 1)])
        >>> chain.without(closure([(0, 1)])).step(0b01)
        0
        """
        prices = self._all()
        if not any(r & closed.get(s, 0) for laid in prices.values() for s, r in laid.items()):
            return self
        return Steps.of(
            {
                price: {shift: region & ~closed.get(shift, 0) for shift, region in laid.items()}
                for price, laid in prices.items()
            }
        )

    def joined(self, other: Steps) -> Steps:
        """These steps and others, between places that no step joined before.

        >>> Steps([(0, 1, 1)]).joined(Steps([(1, 2, 2)])).price(1, 2)
        2
        """
        prices = self._all()
        for price, sources in other._all().items():
            laid = prices.setdefault(price, {})
            for shift, region in sources.items():
                laid[shift] = laid.get(shift, 0) | region
        return Steps.of(prices)

    def step(self, region: Mask) -> Mask:
        """The places one step away from some place of the region, at any price."""
        found = 0
        for shift, sources in self._any:
            there = region & sources
            if there:
                found |= there << shift if shift > 0 else there >> -shift
        if region & self._rare_from:
            for start, end, _ in self._rare:
                found |= end if region & start else 0
        return found

    def flood(self, start: Mask, through: Mask) -> Mask:
        """The places of ``through`` that steps over such places reach from ``start``.

        This includes the part of ``start`` that lies in ``through``.
        """
        front = start & through
        if front != start:
            front |= self.step(start) & through
        open_ = through & ~front
        while front:
            # What one distance adds is used at once by those that follow, which halves the rounds.
            grown = front
            for shift, sources in self._any:
                there = grown & sources
                if there:
                    there = (there << shift if shift > 0 else there >> -shift) & open_
                    if there:
                        grown |= there
                        open_ ^= there
            if grown & self._rare_from:
                for origin, end, _ in self._rare:
                    if grown & origin and end & open_:
                        grown |= end
                        open_ ^= end
            front ^= grown
        return through & ~open_

    def reach(self, start: Mask, budget: int, through: Mask, dear: Mask = 0) -> list[Mask]:
        """By points spent, the places whose cheapest way from ``start`` costs that many.

        A step may end only in ``through``; into a place of ``dear`` it costs one point more.
        """
        rings = [0] * (budget + 2)
        rings[0] = start
        settled = 0
        for spent in range(budget + 1):
            front = rings[spent] & ~settled
            rings[spent] = front
            if not front:
                continue
            settled |= front
            open_ = through & ~settled
            for price, sources_by_shift in self._prices:
                if spent + price > budget:
                    break
                found = 0
                for shift, sources in sources_by_shift:
                    there = front & sources
                    if there:
                        found |= there << shift if shift > 0 else there >> -shift
                found &= open_
                rings[spent + price] |= found & ~dear
                rings[spent + price + 1] |= found & dear
            if front & self._rare_from:
                for origin, end, price in self._rare:
                    if front & origin and end & open_ and spent + price <= budget:
                        rings[spent + price + bool(end & dear)] |= end
        rings.pop()
        return rings

    def chain(self, start: Mask, depots: Mask, budget: int, through: Mask, dear: Mask = 0) -> Mask:
        """All places within a budget of ``start``, or of a depot that is itself reached so.

        ``start`` is included; ``dear`` as in `reach`.
        """
        found = front = start
        while front:
            reached = 0
            for ring in self.reach(front, budget, through, dear):
                reached |= ring
            front = reached & depots & ~found
            found |= reached
        return found
