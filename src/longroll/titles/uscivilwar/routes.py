"""13.4.3, 13.4.4 The part of a supply route that follows railroads and rivers."""

from __future__ import annotations

from typing import NamedTuple

from longroll.board.region import Mask, members
from longroll.board.steps import Steps
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from .components import UNION, WATERS
from .control import Board, closed_kentucky, occupied
from .ground import PORTS, RAILS
from .naval_control import GATES, OCEANS, Fleets, ashore, flow, under_guns
from .zones import flood, rail_steps

__all__ = ["Routes", "routes", "tracks"]


class Routes(NamedTuple):
    """13.4.3: the hexes of railroads and the waters that lead to a primary source."""

    rail: Mask
    waters: Mask


def _track(
    board: Board,
    held: tuple[Mask, Mask],
    zones: tuple[Mask, Mask],
    rails: tuple[Mask, Mask],
    side: int,
) -> Mask:
    """13.4.3: the railroads that serve a side."""
    enemy = 1 - side
    track = RAILS[board.era] & ~closed_kentucky(board.border)
    return track & ~(occupied(board, enemy) | zones[enemy] | rails[enemy] | held[enemy])


def tracks(
    board: Board,
    held: tuple[Mask, Mask],
    fleets: Fleets,
    zones: tuple[Mask, Mask],
    rails: tuple[Mask, Mask],
    origin: Mask,
    side: int,
) -> Mask:
    """13.4.3: the hexes of railroads that lead to some sources without a change to ships."""
    track = _track(board, held, zones, rails, side)
    return flood(rail_steps(board, held, fleets, side), origin & track, track)


def routes(
    board: Board,
    held: tuple[Mask, Mask],
    fleets: Fleets,
    zones: tuple[Mask, Mask],
    rails: tuple[Mask, Mask],
    origin: Mask,
    side: int,
) -> Routes:
    """13.4.3, 13.4.4: railroads and rivers of any length, changing at friendly ports.

    A river serves where its side has naval control (20.1.1, 13.3.4), and past no naval battery. It
    leads to a source on its bank without a port, which only a change to a railroad needs.
    Bays and sounds lead from river to river, the Chesapeake too; the oceans do not (13.3.1).
    """
    enemy = 1 - side
    track = _track(board, held, zones, rails, side)
    steps = rail_steps(board, held, fleets, side)
    navigable, harbours = fleets[side] & ~OCEANS, PORTS & held[side]
    if side == UNION:
        navigable &= ~under_guns(board.batteries)
    landing = ashore(origin & ~PORTS) & navigable
    return _routes(steps, track, origin, landing, navigable, harbours, GATES & ~held[enemy])


@remembered(1 << 8)
def _routes(
    steps: Steps,
    track: Mask,
    origin: Mask,
    landing: Mask,
    navigable: Mask,
    harbours: Mask,
    passable: Mask,
) -> Routes:
    gates = flow(passable)
    ports = [(port, WATERS.ports[port]) for port in members(harbours)]
    rail = flood(steps, origin & track, track)
    waters = landing
    joined = origin | rail
    while True:
        start = 0
        for port, around in ports:
            if joined >> port & 1:
                start |= around & navigable
        waters = spread(gates, start | waters, navigable)
        landed = 0
        for port, around in ports:
            if around & waters:
                landed |= 1 << port
        if not landed & ~joined:
            return Routes(rail, waters)
        joined |= landed
        rail |= flood(steps, landed & track, track)
        joined |= rail
