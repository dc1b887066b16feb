"""Settings for all tests: properties are tried on the same examples everywhere, without clocks."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from longroll.engine.title import title_keys, unregister

settings.register_profile("longroll", deadline=None, derandomize=True)
settings.load_profile("longroll")


@pytest.fixture(autouse=True)
def _no_toy_title_stays() -> Iterator[None]:
    """A toy title that a test registers is forgotten with it."""
    before = title_keys()
    yield
    for key in title_keys():
        if key not in before:
            unregister(key)
