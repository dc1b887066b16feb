import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.board import region as regions
from longroll.board.region import count, everywhere, first, mask, members

places = st.sets(st.integers(0, 1400))


@given(places)
def test_members_are_what_the_mask_was_made_of_ascending(chosen: set[int]) -> None:
    assert members(mask(chosen)) == sorted(chosen)


@given(places)
def test_count_and_first_agree_with_the_set(chosen: set[int]) -> None:
    region = mask(chosen)
    assert count(region) == len(chosen)
    if chosen:
        assert first(region) == min(chosen)


@given(places, places)
def test_operators_are_set_algebra(left: set[int], right: set[int]) -> None:
    assert mask(left) | mask(right) == mask(left | right)
    assert mask(left) & mask(right) == mask(left & right)
    assert mask(left) & ~mask(right) == mask(left - right)


def test_repeats_do_no_harm() -> None:
    assert mask([3, 3, 1]) == mask([1, 3])


def test_empty_region() -> None:
    assert mask([]) == 0
    assert members(0) == []
    assert count(0) == 0
    with pytest.raises(ValueError, match="empty"):
        first(0)


def test_no_place_below_zero() -> None:
    with pytest.raises(ValueError, match="negative"):
        mask([-1])


def test_the_complement_of_a_set_is_refused_rather_than_endless() -> None:
    with pytest.raises(OverflowError):
        members(~1)


@pytest.mark.parametrize("size", [0, 1, 8, 250, 1300])
def test_everywhere_has_every_place(size: int) -> None:
    assert members(everywhere(size)) == list(range(size))


def test_threads_that_ask_at_once_get_the_places_of_their_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The table of bytes is extended once, whoever asks: an entry too many shifts all others."""
    inside = vars(regions)
    build: Callable[[int], tuple[tuple[int, ...], ...]] = inside["_byte_at"]
    inside["_many"].cache_clear()
    monkeypatch.setattr(regions, "_OF_BYTE", [])

    def slowly(base: int) -> tuple[tuple[int, ...], ...]:
        time.sleep(0.001)
        return build(base)

    monkeypatch.setattr(regions, "_byte_at", slowly)
    sets = [(1 << 300 + number) - 1 for number in range(8)]
    with ThreadPoolExecutor(len(sets)) as threads:
        found = list(threads.map(members, sets))
    inside["_many"].cache_clear()
    assert found == [list(range(300 + number)) for number in range(8)]
