"""The audit of the pack of For the People, and that it can fail."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longroll.engine.pack import Constraint
from longroll.titles.forthepeople.audit import audit
from longroll.titles.forthepeople.audit.checks import CHECKS
from longroll.titles.forthepeople.audit.survey import distance
from longroll.titles.forthepeople.components import (
    GENERAL,
    LINKS,
    ROAD,
    SPACE,
    SPACES,
    STANDARD,
    Components,
)

AUDIT = audit(STANDARD)


@pytest.mark.parametrize("constraint", AUDIT, ids=[constraint.id for constraint in AUDIT])
def test_the_pack_keeps_every_constraint(constraint: Constraint) -> None:
    assert constraint.ok, f"found {constraint.found}, expected {constraint.expected}"


def test_every_kind_of_check_is_used() -> None:
    kinds = {check for check in CHECKS for constraint in AUDIT if constraint.id.startswith(check)}
    assert kinds == set(CHECKS)
    assert len(AUDIT) >= 100


def failures(components: Components) -> set[str]:
    return {constraint.id for constraint in audit(components) if not constraint.ok}


def test_a_changed_rating_is_found() -> None:
    generals = list(STANDARD.generals)
    generals[GENERAL["grant"]] = replace(generals[GENERAL["grant"]], politics=9)
    changed = STANDARD._replace(generals=tuple(generals))
    assert failures(changed) == {"rating-grant-politics"}


def test_a_lost_general_is_found() -> None:
    changed = STANDARD._replace(generals=tuple(g for g in STANDARD.generals if g.key != "grant"))
    found = failures(changed)
    assert {"rating-grant-politics", "enters-grant", "count-generals"} <= found


def test_a_lost_card_is_found() -> None:
    cards = {number: card for number, card in STANDARD.cards.items() if number != 81}
    found = failures(STANDARD._replace(cards=cards))
    assert found == {"count-cards", "count-ops-3", "count-events-both"}


def test_a_railway_turned_road_is_found() -> None:
    ends = {SPACE["manassas"], SPACE["strasburg"]}
    index = next(link.index for link in LINKS if {link.a, link.b} == ends)
    links = (*LINKS[:index], replace(LINKS[index], kind=ROAD), *LINKS[index + 1 :])
    hops = tuple(
        tuple(hop._replace(kind=ROAD) if hop.link == index else hop for hop in row)
        for row in STANDARD.hops
    )
    found = failures(STANDARD._replace(links=links, hops=hops))
    assert "rail-route-manassas-strasburg" in found


@pytest.mark.clause("5.1.3")
def test_distances_are_counted_in_links() -> None:
    assert distance(STANDARD, SPACE["winchester-va"], SPACE["manassas"]) == 2
    assert distance(STANDARD, SPACE["richmond"], SPACE["richmond"]) == 0
    assert distance(STANDARD, SPACE["fort-sumter"], SPACE["charleston-sc"]) == -1
    assert len(SPACES) == 244
