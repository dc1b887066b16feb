"""Everything that follows from what lies on the map, worked out when it is asked for.

Facts belong to a `Board`, a handful of masks: states that agree in these share them, so that they
are worked out again only when something on the map has changed.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.memo import Kept, remembered

from .components import CONFEDERATE, GROUND, SHIPS, UNION
from .control import Anchored, Board, country, held
from .ground import LOYAL, RESOURCES, era
from .isolation import connected, islands_by_water
from .naval_control import Fleets, moored, naval_control, patrol, under_guns
from .routes import Routes, routes, tracks
from .ships.depths import OPEN_SEA
from .state import CivilWarState, bow_key, ship_parts
from .supply import (
    Country,
    communication,
    country_of,
    fortress,
    leads_to,
    sources,
    sources_beyond,
    supplied,
    sure_sources,
    within_a_hex,
)
from .zones import rail_control, zone

__all__ = ["Facts", "Supply", "board_of", "facts", "overrun", "supply", "worth"]


def worth(state: CivilWarState, place: int) -> int:
    """14.3.2, 14.5: what a Resource hex is worth to the Confederates while they hold it.

    A destroyed one is worth a point (6.4.2); arsenals come on top.
    """
    return _printed(state.burned, place) + state.arsenals.get(place, 0)


def _printed(burned: Mask, place: int) -> int:
    return 1 if burned >> place & 1 else GROUND.value[place]


@remembered(256)
def _rich(burned: Mask, arsenals: tuple[tuple[int, int], ...]) -> Mask:
    """13.3.2: the Resource hexes that are worth 2 or more, with points of arsenals by place."""
    found = RESOURCES & ~burned & _PRINTED_TWO
    for place, points in arsenals:
        if _printed(burned, place) + points >= 2:
            found |= 1 << place
    return found


def board_of(state: CivilWarState) -> Board:
    """What the facts of a state follow from."""
    return Board(
        era(state.turn),
        state.side,
        tuple(state.border),
        (state.forces[0], state.forces[1]),
        (state.strongholds[0], state.strongholds[1]),
        (state.guards[0], state.guards[1]),
        (state.trenches[0], state.trenches[1]),
        (state.markers[0], state.markers[1]),
        *_fleets(state),
        _batteries(state),
        _rich(state.burned, tuple(state.arsenals.items())),
    )


_PRINTED_TWO: Final[Mask] = mask(place for place, value in enumerate(GROUND.value) if value >= 2)
_SHIPS_OF: Final = (UNION, UNION, CONFEDERATE, CONFEDERATE, CONFEDERATE, CONFEDERATE)
_OCEAN: Final = SHIPS.index("ocean")
_BATTERY: Final = SHIPS.index("battery")
_NO_CONTROL: Final = (SHIPS.index("hull"), _BATTERY)


def _abroad(state: CivilWarState) -> tuple[int, ...]:
    """21.3.3, 21.4.4: the keys of ships, in the advanced game, that do not all stay in port."""
    if "advanced" not in state.options:
        return ()
    if not state.harboured:
        return tuple(state.ships)
    return tuple(key for key, n in state.ships.items() if n > state.harboured.get(key, 0))


_Both = tuple[Anchored, Anchored]
_NOBODY: Final[_Both] = (), ()


def _fleets(state: CivilWarState) -> tuple[_Both, _Both]:
    """Places with ships on the water, intact and damaged, in the advanced game (21.3, 21.4.1).

    Each with the waters on which they lie: ships of the ocean on none that they do not enter.
    """
    keys = _abroad(state)
    if not keys:
        return _NOBODY, _NOBODY
    found: list[dict[int, Mask]] = [{}, {}, {}, {}]
    for key in keys:
        place, kind, damaged, _ = ship_parts(key)
        if kind in _NO_CONTROL:
            continue
        waters = state.bows.get(bow_key(place, kind), moored(1 << place))
        waters &= OPEN_SEA if kind == _OCEAN else -1
        lying = found[2 * damaged + _SHIPS_OF[kind]]
        lying[place] = lying.get(place, 0) | waters
    union, confederate, lame, battered = (tuple(sorted(lying.items())) for lying in found)
    return (union, confederate), (lame, battered)


def _batteries(state: CivilWarState) -> Mask:
    """Places with intact naval batteries, in the advanced game (21.10.4)."""
    found = 0
    for key in _abroad(state):
        place, kind, damaged, _ = ship_parts(key)
        found |= (kind == _BATTERY and not damaged) << place
    return found


class Facts:
    """The facts of a board; pairs are of the Union and of the Confederates."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @Kept
    def held(self) -> tuple[Mask, Mask]:
        """6.3: the places that each side controls."""
        return held(self.board)

    @Kept
    def countries(self) -> tuple[Mask, Mask]:
        """6.1: the places in the states of each side."""
        border = self.board.border
        return country(border, UNION), country(border, CONFEDERATE)

    @Kept
    def fleets(self) -> Fleets:
        """20.1: the waters that each side controls."""
        return naval_control(self.board, self.held, LOYAL)

    @Kept
    def patrols(self) -> tuple[Mask, Mask]:
        """21.3.3, 21.4.1: the waters that ships of each side keep the other from crossing."""
        board, held_ = self.board, self.held
        return patrol(board, held_, UNION), patrol(board, held_, CONFEDERATE)

    @Kept
    def guns(self) -> Mask:
        """13.4.3, 15.4: the waters on which naval batteries bear."""
        return under_guns(self.board.batteries)

    def safe_waters(self, side: int) -> Mask:
        """13.4.3: the waters that a side controls and on which no enemy battery bears."""
        return self.fleets[side] & ~(self.guns if side == UNION else 0)

    @Kept
    def zones(self) -> tuple[Mask, Mask]:
        """9.1: the zones of influence, nobody being on the move."""
        return self._zone(UNION), self._zone(CONFEDERATE)

    def _zone(self, side: int) -> Mask:
        return zone(self.board, self.held, self.fleets, side)

    def zone(self, side: int, moving: Mask) -> Mask:
        """9.1: the zone of a side while a force is on the move from some place."""
        return zone(self.board, self.held, self.fleets, side, moving)

    @Kept
    def rails(self) -> tuple[Mask, Mask]:
        """6.5: the hexes whose railroad each side controls."""
        return rail_control(self.board, self.held, self.fleets, self.zones)


class _Overrun(Facts):
    """The facts of a board on which the enemy stands in a place out of which a side is beaten.

    Zones of influence and naval control are as before: 11.6.4 judges the attackers' from where they
    came.
    """

    def __init__(self, before: Facts, side: int, place: int) -> None:
        board, left = before.board, ~(1 << place)

        def out(pair: tuple[Mask, Mask]) -> tuple[Mask, Mask]:
            return (pair[0] & left, pair[1]) if side == UNION else (pair[0], pair[1] & left)

        union, confederate = out(board.forces)
        forces = (union, confederate | ~left) if side == UNION else (union | ~left, confederate)
        super().__init__(
            board._replace(
                forces=forces,
                forts=out(board.forts),
                guards=out(board.guards),
                trenches=out(board.trenches),
                markers=out(board.markers),
            )
        )
        self._before = before

    @Kept
    def fleets(self) -> Fleets:
        """20.1: as before."""
        return self._before.fleets

    @Kept
    def zones(self) -> tuple[Mask, Mask]:
        """9.1: as before."""
        return self._before.zones


class Supply:
    """13.3 to 13.6: what supplies a side on a board, and where.

    It is not an attribute of `Facts`: two objects that held each other would have to wait for the
    collector of garbage, which takes more time than they save.
    """

    def __init__(self, found: Facts, side: int) -> None:
        self._facts = found
        self._side = side

    @Kept
    def lines(self) -> Country:
        """13.5.3: where lines of communication may lead."""
        found = self._facts
        return country_of(found.board, found.held, found.fleets, found.zones, self._side)

    @Kept
    def sources(self) -> Mask:
        """13.3: the primary sources."""
        found = self._facts
        return sources(found.board, found.held, found.fleets, self.lines, self._side)

    @Kept
    def sure_sources(self) -> Mask:
        """13.3: primary sources, maybe not all, that are found at once."""
        found = self._facts
        return sure_sources(found.board, found.held, found.fleets, self.lines, self._side)

    @Kept
    def routes(self) -> Routes:
        """13.4.3: railroads and rivers that lead to a source."""
        found = self._facts
        return routes(
            found.board,
            found.held,
            found.fleets,
            found.zones,
            found.rails,
            self.sources,
            self._side,
        )

    @Kept
    def supplied(self) -> Mask:
        """13.4: the places with full supply."""
        found = self._facts
        return supplied(found.board, found.held, self.lines, self.sources, self.routes, self._side)

    @Kept
    def sure_supplied(self) -> Mask:
        """13.4: places with full supply, not all: by railroad from `sure_sources`."""
        found, origin = self._facts, self.sure_sources
        rail = tracks(
            found.board, found.held, found.fleets, found.zones, found.rails, origin, self._side
        )
        return within_a_hex(self.lines, origin | rail)

    def supplied_of(self, places: Mask) -> Mask:
        """13.4: those of some places that have full supply."""
        # What railroads supply answers for most places, and costs a part of the whole.
        return places & self.supplied if places & ~self.sure_supplied else places

    @Kept
    def communication(self) -> Mask:
        """13.5: the places with a line of communication."""
        return communication(self.lines, self.sources, self.supplied)

    def communication_of(self, places: Mask) -> Mask:
        """13.5: those of some places that have a line of communication."""
        return places if self._in_reach(places) else places & self.communication

    def _in_reach(self, places: Mask) -> bool:
        """Whether lines from what is supplied for sure lead to all of some places."""
        # Railroads answer for most places, and a search by land for most others.
        sure, lines = self.sure_supplied, self.lines
        left = places & ~sure
        return not left or leads_to(lines, self.sure_sources | sure & lines.depots, sure, left)

    @Kept
    def fed(self) -> Mask:
        """13.1.1, 13.3.3: the places with supply of any kind, a fortress's too."""
        found = self._facts
        return self.communication | fortress(found.board, found.held, self.lines, self._side)

    def fed_of(self, places: Mask) -> Mask:
        """13.1.1, 13.3.3: those of some places that have supply of any kind."""
        return places if self._in_reach(places) else places & self.fed

    @Kept
    def connected(self) -> Mask:
        """13.6.1: the places that are not isolated.

        A supply route is a way to a source, too: who has full supply is never isolated (U14).
        """
        found, side = self._facts, self._side
        origin = self.sure_sources
        origin |= sources_beyond(found.board, found.held, self.lines, self.near, side)
        joined = connected(found.board, found.held, self.lines, origin, side)
        return (
            joined
            | self.supplied
            | islands_by_water(found.held, found.safe_waters(side), joined, side)
        )

    @Kept
    def linked(self) -> Mask:
        """13.6.1: the places with SP that are not isolated."""
        return self.connected_of(self._facts.board.forces[self._side])

    @Kept
    def near(self) -> Mask:
        """13.6.1: places that are not isolated, maybe not all: those linked to `sure_sources`."""
        return connected(
            self._facts.board, self._facts.held, self.lines, self.sure_sources, self._side
        )

    def connected_of(self, places: Mask) -> Mask:
        """13.6.1: those of some places that are not isolated."""
        # A flood from some sources answers for most boards, and costs a part of finding them all.
        return places & self.connected if places & ~self.near else places


@remembered(512)
def supply(found: Facts, side: int) -> Supply:
    """13.3 to 13.6: what supplies a side on the board of these facts."""
    return Supply(found, side)


@remembered(64)
def overrun(found: Facts, side: int, place: int) -> Facts:
    """11.6.3.3: the facts by which a side that retreats from a place judges supply."""
    return _Overrun(found, side, place)


@remembered(256)
def _facts(board: Board) -> Facts:
    return Facts(board)


class _Last:
    """The table that was asked about last, by all that its board follows from, and its facts.

    A procedure asks about the same table a dozen times: to compare what lies there with what lay
    there is many times as fast as to make a `Board`.
    """

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: tuple[tuple[object, ...], Facts | None] = ((), None)


_LAST: Final = _Last()


def facts(state: CivilWarState) -> Facts:
    """The facts of a state."""
    table = (
        state.turn,
        state.side,
        state.burned,
        _abroad(state),
        state.border,
        state.forces,
        state.strongholds,
        state.guards,
        state.trenches,
        state.markers,
        state.arsenals,
        state.bows,
    )
    last, found = _LAST.seen
    if found is None or last != table:
        found = _facts(board_of(state))
        # The lists will change: what later ones are compared with are copies.
        _LAST.seen = (*table[:4], *(part.copy() for part in table[4:])), found
    return found
