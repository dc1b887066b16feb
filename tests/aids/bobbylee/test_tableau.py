"""What lies on the table of Bobby Lee keeps the promises of the house in every year."""

from __future__ import annotations

import pytest

from longroll.testing.promises import check_tableau
from tests.conformance.bobbylee.table import game


@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "1864"])
def test_blocks_lie_on_the_map_each_in_one_place(scenario: str) -> None:
    played = game(scenario)
    check_tableau(played.title, played.state)
    assert len(played.tableau("observer").layout.counters) > 40
