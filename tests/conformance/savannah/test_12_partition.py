"""G12.15, X4.13: the division into legal combats against every division there is."""

from __future__ import annotations

import random
from itertools import product

import pytest

from longroll.board.region import members
from longroll.titles.savannah.combat.partition import Attacker, Partition

IDLE = -1


def left_out(attackers: list[Attacker], targets: int, aims: dict[int, int]) -> int | None:
    """How many a division leaves out; None if nations that may not fight together do."""
    idle = sum(aims[who.unit] == IDLE for who in attackers)
    uncovered = 0
    forces = {
        hex_: [who for who in attackers if aims[who.unit] == hex_] for hex_ in members(targets)
    }
    for force in forces.values():
        common = -1
        for who in force:
            common &= who.banners
        if not common:
            return None
    for hex_, force in forces.items():
        if not force:
            carried = any(
                other
                and len({who.origin for who in other}) == 1
                and all(who.reach >> hex_ & 1 for who in other)
                for other in forces.values()
            )
            uncovered += not carried
    return idle + uncovered


def best(attackers: list[Attacker], targets: int, fixed: dict[int, int]) -> int:
    """The least that any division leaves out, by trying all of them."""
    options = [
        [fixed[who.unit]] if who.unit in fixed else [IDLE, *members(who.reach)] for who in attackers
    ]
    found: list[int] = []
    for chosen in product(*options):
        aims = {who.unit: aim for who, aim in zip(attackers, chosen, strict=True)}
        value = left_out(attackers, targets, aims)
        if value is not None:
            found.append(value)
    return min(found)


def situation(seed: int) -> tuple[list[Attacker], int]:
    """Units in up to four hexes and up to four targets, some of two nations."""
    choose = random.Random(seed)
    nations = [1] if seed % 3 == 0 else [1, 2, 3] if seed % 3 == 1 else [1, 2]
    reaches = [
        sum(1 << t for t in range(4) if choose.random() < 0.5) or 1 << choose.randrange(4)
        for _ in range(4)
    ]
    attackers: list[Attacker] = []
    for unit in range(choose.randint(1, 5)):
        origin = choose.randrange(4)
        reach = reaches[origin]
        if choose.random() < 0.2:  # horse that cannot cross everywhere
            reach &= choose.getrandbits(4) | 1 << choose.randrange(4)
        if reach:
            attackers.append(Attacker(unit, 10 + origin, choose.choice(nations), reach))
    targets = 0
    for who in attackers:
        targets |= who.reach
    return attackers, targets


@pytest.mark.clause("G12.12")
@pytest.mark.clause("G12.13")
@pytest.mark.clause("G12.15.d")
@pytest.mark.clause("X4.13.multi")
@pytest.mark.parametrize("part", range(8))
def test_as_few_as_possible_are_left_out_whatever_is_chosen_first(part: int) -> None:
    for seed in range(part * 40, part * 40 + 40):
        attackers, targets = situation(seed)
        if not attackers:
            continue
        choose = random.Random(seed)
        problem = Partition(attackers, targets, {})
        least = best(attackers, targets, {})
        while True:
            assert problem.shortfall() == best(attackers, targets, problem.assigned) == least, seed
            offers = [(who.unit, hex_) for who in problem.free for hex_ in problem.choices(who)]
            for who in problem.free:
                for hex_ in members(who.reach):
                    fixed = {**problem.assigned, who.unit: hex_}
                    legal = _shares(problem, who, hex_)
                    keeps = legal and best(attackers, targets, fixed) == least
                    assert ((who.unit, hex_) in offers) == keeps, seed
            if not offers:
                break
            problem = problem.with_one(*choose.choice(offers))


def _shares(problem: Partition, who: Attacker, hex_: int) -> bool:
    """Whether a unit may fight beside all that already attack a hex."""
    common = who.banners
    for other in problem.attackers:
        if problem.assigned.get(other.unit) == hex_:
            common &= other.banners
    return bool(common)
