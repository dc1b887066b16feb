import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.board.network import ANY_KIND, BadNetwork, Link, Network
from longroll.board.region import mask
from tests.board.boards import RAIL, RIVER, ROAD, networks


@given(networks(), st.sampled_from([ROAD, RAIL, RIVER, ROAD | RIVER, ANY_KIND]))
def test_adjacency_is_made_of_the_links_of_the_kinds_asked_for(net: Network, kinds: int) -> None:
    expected = tuple(
        mask(
            link.other_end(place)
            for link in net.links
            if place in (link.a, link.b) and link.kind & kinds
        )
        for place in range(net.size)
    )
    assert net.adjacency(kinds) == expected
    assert net.adjacency(kinds) is net.adjacency(kinds)


@given(networks())
def test_each_link_is_a_hop_at_both_ends_and_hops_are_in_order(net: Network) -> None:
    for place, hops in enumerate(net.hops):
        assert list(hops) == sorted(hops)
        for to, link in hops:
            assert {net.links[link].a, net.links[link].b} == {place, to}
    assert sum(len(hops) for hops in net.hops) == 2 * len(net.links)


@given(networks(least=2))
def test_links_between_are_the_same_from_both_ends(net: Network) -> None:
    expected = tuple(link.index for link in net.links if {link.a, link.b} == {0, 1})
    assert net.links_between(0, 1) == net.links_between(1, 0) == expected


def test_parallel_links_are_separate_hops_but_one_neighbour() -> None:
    net = Network(2, [Link(0, 0, 1, ROAD), Link(1, 1, 0, RIVER)])
    assert net.hops[0] == ((1, 0), (1, 1))
    assert net.adjacency() == (0b10, 0b01)


def test_order_of_hops_does_not_depend_on_the_order_of_the_links() -> None:
    net = Network(3, [Link(0, 1, 2), Link(1, 0, 1), Link(2, 2, 1)])
    assert net.hops[1] == ((0, 1), (2, 0), (2, 2))


def test_empty_board() -> None:
    net = Network(0, [])
    assert not net.hops
    assert not net.adjacency()


@pytest.mark.parametrize(
    ("link", "complaint"),
    [
        (Link(1, 0, 1), "stands at position 0"),
        (Link(0, 0, 2), "off a board of 2"),
        (Link(0, -1, 1), "off a board of 2"),
        (Link(0, 1, 1), "to itself"),
        (Link(0, 0, 1, 0), "no kind"),
    ],
    ids=["number", "beyond", "below", "loop", "kind"],
)
def test_a_link_that_cannot_be_is_refused(link: Link, complaint: str) -> None:
    with pytest.raises(BadNetwork, match=complaint):
        Network(2, [link])
