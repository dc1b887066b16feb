"""G12.12 to G12.15: dividing attackers and defended hexes into legal combats, without dead ends.

Everybody who can attack must, and every enemy within reach must be attacked; each combat has one
attacking hex or one defended hex. A target with many attackers, and a hex of attackers with many
targets, are stars, and as long as nobody is out of reach of all others there is always a division
into stars. What can stand in the way is that some may not fight together (X4.13): then as few as
possible are left out. `shortfall` counts how many that are, whatever is chosen from here on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from longroll.board.region import Mask, members

__all__ = ["Attacker", "Partition"]


class Attacker(NamedTuple):
    """A unit that must attack.

    ``origin`` is its hex, ``reach`` the hexes that it can attack, ``banners`` flag bits of those
    with whom it may share a combat: one bit at least must be common to all in it.
    """

    unit: int
    origin: int
    banners: int
    reach: Mask


class Partition:
    """Attackers, the hexes that they have to attack, and what is assigned so far.

    Args:
        attackers: the units that must attack; what they reach are targets.
        targets: the defended hexes that must be attacked.
        assigned: the hex that each unit attacks, for the units that have been told.
    """

    __slots__ = ("_banners", "_least", "assigned", "attackers", "free", "targets")

    def __init__(
        self, attackers: Sequence[Attacker], targets: Mask, assigned: Mapping[int, int]
    ) -> None:
        self.attackers = tuple(attackers)
        self.targets = targets
        self.assigned = dict(assigned)
        self.free = tuple([who for who in attackers if who.unit not in assigned])
        self._banners = self._raised()
        self._least = -1

    def _raised(self) -> dict[int, int]:
        """For each hex under attack the banners that its combat may still have."""
        raised: dict[int, int] = {}
        for who in self.attackers:
            hex_ = self.assigned.get(who.unit)
            if hex_ is not None:
                raised[hex_] = raised.get(hex_, -1) & who.banners
        return raised

    @property
    def open(self) -> Mask:
        """The targets that nobody attacks yet."""
        found = self.targets
        for hex_ in self.assigned.values():
            found &= ~(1 << hex_)
        return found

    def with_one(self, unit: int, hex_: int) -> Partition:
        """The same with one more unit assigned: stacks may split (G12.15.b, G12.15.ex2)."""
        return Partition(self.attackers, self.targets, {**self.assigned, unit: hex_})

    def choices(self, who: Attacker) -> Iterator[int]:
        """The targets that a free unit may attack so that no more are left out than must be."""
        least = self.shortfall()
        others = self._covered_without(who) if not least else -1
        for hex_ in members(who.reach):
            if others >= 0 and not self.open & ~others & ~(1 << hex_):
                yield hex_  # everything else is within reach of somebody free
                continue
            shared = self._banners.get(hex_, -1) & who.banners
            if shared and self.with_one(who.unit, hex_).shortfall() == least:
                yield hex_

    def _covered_without(self, who: Attacker) -> Mask:
        """What the other free units reach; -1 where nations or carriers complicate matters."""
        if len({other.banners for other in self.attackers}) > 1:
            return -1
        covered = 0
        for other in self.free:
            if other.unit != who.unit:
                covered |= other.reach
        return covered

    def carriers(self, target: int) -> list[int]:
        """The targets whose attackers, all of one hex, could attack ``target`` too (G12.15.ex1)."""
        found: list[int] = []
        for hex_ in sorted(self._banners):
            force = [who for who in self.attackers if self.assigned.get(who.unit) == hex_]
            one = len({who.origin for who in force}) == 1
            if one and all(who.reach >> target & 1 for who in force):
                found.append(hex_)
        return found

    def shortfall(self) -> int:
        """How many attackers and targets are left out of the best completion."""
        if self._least < 0:
            for flags in self._flags():
                left_out = self._left_out(flags)
                if self._least < 0 or left_out < self._least:
                    self._least = left_out
                if not left_out:
                    break
        return self._least

    def _flags(self) -> Iterator[tuple[Mask, ...]]:
        """Every way to decide whose combat each contested target is.

        For each banner, in the order of their bits, the targets that may be attacked under it.
        """
        bits = sorted(members(_union(who.banners for who in self.attackers)))
        allowed = {bit: self._under(bit) for bit in bits}
        contested = self._contested(allowed)
        undisputed = self.targets
        for hex_, _ in contested:
            undisputed &= ~(1 << hex_)
        for chosen in product(*[rivals for _, rivals in contested]):
            flags = {bit: mask & undisputed for bit, mask in allowed.items()}
            for (hex_, _), bit in zip(contested, chosen, strict=True):
                flags[bit] |= 1 << hex_
            yield tuple([flags.get(bit, 0) for bit in range(bits[-1] + 1)] if bits else ())

    def _under(self, bit: int) -> Mask:
        """The targets whose combat, as far as it is declared, may have a banner."""
        found = self.targets
        for hex_, banners in self._banners.items():
            if not banners >> bit & 1:
                found &= ~(1 << hex_)
        return found

    def _contested(self, allowed: Mapping[int, Mask]) -> list[tuple[int, list[int]]]:
        """The targets that may have no banner common to all who could attack, and which they may.

        Nothing is contested where everybody has the same banners.
        """
        if len({who.banners for who in self.attackers}) == 1:
            return []
        found: list[tuple[int, list[int]]] = []
        for hex_ in members(self.targets):
            here = _union(1 << bit for bit, mask in allowed.items() if mask >> hex_ & 1)
            seen = {who.banners & here for who in self.free if who.reach >> hex_ & 1}
            seen.discard(0)
            if len(seen) > 1 and not _common(seen):
                found.append((hex_, sorted(members(_union(seen)))))
        return found

    def _left_out(self, flags: Sequence[Mask]) -> int:
        fields = {who.banners: 0 for who in self.free}
        for banners in fields:
            fields[banners] = _union(flags[bit] for bit in members(banners))
        usable = [who.reach & fields[who.banners] for who in self.free]
        open_ = self.open
        orphans = open_ & ~_union(usable)
        idle = usable.count(0)
        if not orphans:
            return idle
        loose = [
            (who, reach)
            for who, reach in zip(self.free, usable, strict=True)
            if reach and not reach & open_
        ]
        return idle + self._carried(list(members(orphans)), loose)

    def _carried(self, orphans: Sequence[int], loose: Sequence[tuple[Attacker, Mask]]) -> int:
        """The least number left out when combats take on targets that nobody free can reach.

        A combat that does must keep to its one hex, so that units with nowhere else to go may be
        the ones left out.
        """
        options = [[-1, *self.carriers(orphan)] for orphan in orphans]
        best = len(orphans) + len(loose)
        for chosen in product(*options):
            burdens = {hex_: 0 for hex_ in chosen if hex_ >= 0}
            for orphan, hex_ in zip(orphans, chosen, strict=True):
                if hex_ >= 0:
                    burdens[hex_] |= 1 << orphan
            out = chosen.count(-1) + sum(not self._fits(who, r, burdens) for who, r in loose)
            best = min(best, out)
        return best

    def _fits(self, who: Attacker, reach: Mask, burdens: Mapping[int, Mask]) -> bool:
        """Whether a unit can join some combat without upsetting one that has more to attack."""
        for hex_ in members(reach):
            burden = burdens.get(hex_)
            if burden is None:
                return True
            if who.reach & burden == burden and self._origin(hex_) == who.origin:
                return True
        return False

    def _origin(self, hex_: int) -> int:
        return next(
            (who.origin for who in self.attackers if self.assigned.get(who.unit) == hex_), -1
        )


def _union(flags: Iterable[int]) -> int:
    found = 0
    for flag in flags:
        found |= flag
    return found


def _common(flags: Iterable[int]) -> int:
    found = -1
    for flag in flags:
        found &= flag
    return found
