"""Random boards for the tests of this folder."""

from hypothesis import strategies as st

from longroll.board.network import Link, Network

ROAD, RAIL, RIVER = 1, 2, 4


@st.composite
def networks(draw: st.DrawFn, least: int = 1) -> Network:
    """A small board with parallel links and several kinds."""
    size = draw(st.integers(least, 9))
    ends = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1), st.integers(1, 7))
    drawn = draw(st.lists(ends.filter(lambda link: link[0] != link[1]), max_size=20))
    return Network(size, [Link(index, *link) for index, link in enumerate(drawn)])


def regions(size: int) -> st.SearchStrategy[int]:
    """Any set of places on a board of this size."""
    return st.integers(0, (1 << size) - 1)


def road(*ends: tuple[int, int]) -> Network:
    """A board of roads between these pairs of places."""
    size = max(max(pair) for pair in ends) + 1
    return Network(size, [Link(index, a, b, ROAD) for index, (a, b) in enumerate(ends)])
