"""What lies on the table of Bobby Lee keeps the promises of the house in every year."""

from __future__ import annotations

import pytest

from longroll.testing.promises import check_tableau
from longroll.titles.bobbylee import BobbyLee
from tests.conformance.bobbylee.table import game


@pytest.mark.parametrize("scenario", ["1861", "1862", "1863", "1864"])
def test_blocks_lie_on_the_map_each_in_one_place(scenario: str) -> None:
    state = game(scenario).state
    check_tableau(BobbyLee(), state)
    assert len(BobbyLee().tableau(state, "observer").layout.counters) > 40
