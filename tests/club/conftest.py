"""A club for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.house import Clubhouse, clubbing


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Clubhouse]:
    with clubbing(tmp_path) as made:
        yield made
