"""A pytest plugin for the tests of a title: name it in ``pytest_plugins`` of ``conftest.py``."""

from __future__ import annotations

import pytest

__all__ = ["pytest_configure"]


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker of conformance tests."""
    config.addinivalue_line("markers", "clause(id): the rulebook clause that a test shows")
