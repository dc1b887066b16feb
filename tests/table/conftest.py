"""A store for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.table import Store
from tests.table.tables import store_in


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = store_in(tmp_path)
    yield opened
    opened.close()
