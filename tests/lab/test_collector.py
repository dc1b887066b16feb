"""The collector of cyclic garbage: looked for rarely where hardly anything hangs in a circle."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from longroll.cli.lab import lab
from longroll.engine.collector import collect_rarely


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction] - pytest calls it
    kept, frozen = gc.get_threshold(), gc.get_freeze_count()
    yield
    gc.set_threshold(*kept)
    if not frozen:
        gc.unfreeze()


def test_what_is_there_is_not_looked_at_again() -> None:
    gc.unfreeze()
    collect_rarely(7_000)
    frozen = gc.get_freeze_count()
    assert frozen > 0
    assert gc.get_threshold() == (7_000, 20, 1_000)
    kept = [[number] for number in range(100)]
    collect_rarely()
    assert gc.get_freeze_count() == frozen, "once is enough: it takes a moment"
    assert len(kept) == 100


def test_the_laboratory_looks_rarely() -> None:
    gc.set_threshold(700, 10, 10)
    found = CliRunner().invoke(lab, ["suite", "mosby", "--bots", "random", "--tries", "1"])
    assert found.exit_code == 0, found.output
    assert gc.get_threshold()[0] == 50_000
