"""Sets of places as bit masks.

Union, intersection and difference are Python's own ``a | b``, ``a & b`` and ``a & ~b``; place
``i`` is in ``a`` when ``a >> i & 1``. Here is what the operators lack. An int has no size limit,
so a board may have any number of places.
"""

from collections.abc import Iterable
from functools import lru_cache
from threading import Lock
from typing import TypeAlias

Mask: TypeAlias = int
"""A set of places: bit ``i`` is set when place ``i`` is in it. Never negative."""

FEW = 10
"""Up to this many places, popping bits one by one is faster."""

_SPARSE = 6
"""Number of mask bytes looked up in the time of popping one bit."""
_OF_BYTE: list[tuple[tuple[int, ...], ...]] = []
"""By byte of a mask and value of that byte, the places in it; extended as needed."""
_GROWING = Lock()
"""A server asks in several threads: two that extended the table at once would shift all of it."""


def mask(indices: Iterable[int]) -> Mask:
    """The set of these places; repeats do no harm.

    Raises:
        ValueError: an index is negative.

    >>> mask([0, 2, 5])
    37
    >>> mask([])
    0
    """
    region = 0
    for index in indices:
        region |= 1 << index
    return region


def members(region: Mask) -> list[int]:
    """The places of a set, ascending.

    Raises:
        OverflowError: the mask is negative, as the complement ``~a`` of a set is.

    >>> members(37)
    [0, 2, 5]
    >>> members(0)
    []
    """
    # For few places, popping bits takes an eighth of the time for one place of 759; for most larger
    # sets a table of bytes is four times as fast.
    if not region:
        return []
    if region.bit_count() <= FEW and region >= 0:
        return _popped(region)
    return list(_many(region))


def _popped(region: Mask) -> list[int]:
    found: list[int] = []
    while region:
        place = region.bit_length() - 1
        found.append(place)
        region ^= 1 << place
    found.reverse()
    return found


@lru_cache(maxsize=1 << 10)
def _many(region: Mask) -> tuple[int, ...]:
    """The places of a large set, cached: the same sets recur."""
    size = (region.bit_length() + 7) >> 3
    if region.bit_count() * _SPARSE < size and region >= 0:
        return tuple(_popped(region))
    if len(_OF_BYTE) < size:
        with _GROWING:
            while len(_OF_BYTE) < size:
                _OF_BYTE.append(_byte_at(8 * len(_OF_BYTE)))
    found: list[int] = []
    for byte, places in zip(region.to_bytes(size, "little"), _OF_BYTE, strict=False):
        if byte:
            found += places[byte]
    return tuple(found)


def _byte_at(base: int) -> tuple[tuple[int, ...], ...]:
    places = range(8)
    return tuple(tuple(base + bit for bit in places if byte >> bit & 1) for byte in range(256))


def first(region: Mask) -> int:
    """The lowest place of a set.

    Raises:
        ValueError: the set is empty.

    >>> first(0b1100)
    2
    """
    if not region:
        raise ValueError("an empty region has no first place")
    return (region & -region).bit_length() - 1


def count(region: Mask) -> int:
    """How many places are in a set.

    >>> count(0b1011)
    3
    """
    return region.bit_count()


def everywhere(size: int) -> Mask:
    """All places of a board that has ``size`` of them.

    >>> members(everywhere(3))
    [0, 1, 2]
    """
    return (1 << size) - 1
