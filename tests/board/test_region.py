import pytest
from hypothesis import given
from hypothesis import strategies as st

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
