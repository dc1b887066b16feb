"""Stacks: the counters of a side that lie together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from longroll.engine.atlas import Atlas, Piece
from longroll.engine.specimen import kinds_of
from longroll.engine.tableau import MOVING, STRENGTH, Counter, Layout

__all__ = ["Named", "Stack", "stacks"]

PILED = frozenset({STRENGTH, "general", "cavalry", "army"})
"""Kinds that are drawn as one pile: a number, an army's band and the leader's tab."""


class Named(NamedTuple):
    """A counter and its piece; None if it has no name or hides it."""

    counter: Counter
    piece: Piece | None

    @property
    def is_block(self) -> bool:
        """Whether it is a wooden block whose face the seat knows."""
        return self.piece is not None and self.piece.steps > 0


class Stack(NamedTuple):
    """The counters of a side in a place, the topmost first; `name` distinguishes stacks."""

    place: str
    side: str
    counters: tuple[Named, ...]
    name: str = ""

    @property
    def moving(self) -> bool:
        """Whether it is moving now."""
        return self.name == MOVING

    @property
    def piled(self) -> bool:
        """Whether it is drawn as one pile, not as counters side by side."""
        return all(one.counter.kind in PILED and not one.is_block for one in self.counters)

    @property
    def blocks(self) -> tuple[Named, ...]:
        """Its wooden blocks whose faces the seat knows."""
        return tuple(one for one in self.counters if one.is_block)

    @property
    def kinds(self) -> str:
        """The kinds and badges of its counters, separated by spaces."""
        lying = tuple(counter for counter, _ in self.counters)
        return " ".join(kinds_of(Layout(lying)))

    @property
    def strength(self) -> int:
        """Its strength points."""
        return sum(counter.number for counter, _ in self.counters if counter.kind == STRENGTH)

    @property
    def mounted(self) -> bool:
        """Whether all its strength points are mounted."""
        return any("mounted" in counter.badges for counter, _ in self.counters)

    def signs(self, letters: Mapping[str, str]) -> tuple[str, ...]:
        """The letters of the badges of its strength points, as far as they have one."""
        badges = (
            badge
            for counter, _ in self.counters
            if counter.kind == STRENGTH
            for badge in counter.badges
        )
        return tuple(letters[badge] for badge in dict.fromkeys(badges) if badge in letters)

    @property
    def army(self) -> Piece | None:
        """The army whose band it shows."""
        return next((piece for _, piece in self.counters if piece and piece.kind == "army"), None)

    @property
    def leaders(self) -> tuple[Piece, ...]:
        """Its leaders, the commander first."""
        named = (piece for _, piece in self.counters if piece is not None)
        return tuple(piece for piece in named if piece.kind not in ("army", STRENGTH))

    @property
    def units(self) -> tuple[Named, ...]:
        """The named units among its strength points."""
        return tuple(one for one in self.counters if one.counter.kind == STRENGTH and one.piece)


def stacks(atlas: Atlas, layout: Layout, known: Iterable[str]) -> list[Stack]:
    """The stacks of a layout in the ``known`` places, in their order; the moving one is last.

    Each side has its own pile. Where counters lie side by side, all those of a place are one stack
    with the side of the first.
    """
    lying: dict[tuple[bool, str, str], list[Named]] = defaultdict(list)
    order = {place: number for number, place in enumerate(known)}
    for counter in layout.counters:
        if counter.place in order:
            key = counter.stack == MOVING, counter.place, counter.stack
            piece = atlas.pieces.get(counter.key)
            shown = piece.of_rank(counter.number) if piece is not None else None
            lying[key].append(Named(counter, shown))
    found: list[Stack] = []
    for key in sorted(lying, key=lambda key: (key[0], order[key[1]], key[2])):
        found += _stacks(atlas, key[1], key[2], lying[key])
    return found


def _stacks(atlas: Atlas, place: str, name: str, here: list[Named]) -> Iterator[Stack]:
    whole = Stack(place, here[0].counter.side, tuple(here), name)
    if not whole.piled:
        yield whole
        return
    for side in atlas.sides:
        own = tuple(one for one in here if one.counter.side == side.key)
        if own:
            yield Stack(place, side.key, own, name)
