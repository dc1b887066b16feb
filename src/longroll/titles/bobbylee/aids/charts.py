"""What stands on the track and the charts beside the map, as a seat may read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.chart import Aim, Cell, Chart, Row
from longroll.engine.event import Event, Message, Value

from ..base import block_key, hex_key, side_key, side_of
from ..command import radius
from ..components import (
    ARMS,
    BLOCKS,
    CONFEDERATE,
    GROUND,
    HEX,
    HQ,
    SIDE_KEYS,
    TABLES,
    TERRITORY,
    UNION,
    YEARS,
)
from ..control import OF_SIDE, captured, held, marker, occupied
from ..losses import besieged
from ..state import GONE, POOL, BobbyLeeState
from ..victory import goes_on, marginal_prize
from ..war import points_of

__all__ = ["HEADLINES", "aims", "charts", "deeds", "month"]

_YEAR: Final = 12
HEADLINES: Final = frozenset(
    {
        *("bids", "called", "destroyed", "emancipated", "refused", "rout", "scored", "surrender"),
        *("time", "won", "battle-in"),
    }
)
_SIDES: Final = (UNION, CONFEDERATE)
_WASHINGTON: Final = HEX["1510"]


def charts(state: BobbyLeeState, seat: str) -> tuple[Chart, ...]:
    """The marker and the month at a glance, then the charts."""
    side = side_of(seat)
    found = (
        _track(state),
        Chart("standing", "4.1", "figure", tuple(_standing(state, side))),
        _calendar(state),
        _victory(state),
        Chart("tournament", "3.25", "table", tuple(_tournament(state)), ("tournament-points",)),
        Chart("sources", "3.5", "table", tuple(_sources(state)), ("points",)),
        Chart("prizes", "3.51", "table", tuple(_prizes(state)), ("points", "held-by")),
        Chart(
            "headquarters", "5.12", "table", tuple(_staffs(state, side)), ("at", "steps", "radius")
        ),
        Chart("seen", "2.4", "table", tuple(_seen(state, side)), ("arm", "steps", "at", "when")),
        Chart("pool", "12.42", "table", tuple(_pool(state, side)), ("arm", "block")),
        Chart("replacements", "12.2", "table", tuple(_replacements(state)), SIDE_KEYS),
        Chart("calls", "3.54", "table", tuple(_calls(state)), ("calls", "next-price")),
    )
    return tuple(chart for chart in found if chart.rows)


def deeds(state: BobbyLeeState, _seat: str, _events: Sequence[Event]) -> tuple[Chart, ...]:
    """3.5: what the marker stands for when the game is over."""
    return (Chart("sources", "3.5", "table", tuple(_sources(state)), ("points",)),)


def said(key: str, **args: Value) -> Message:
    """A text of what the charts show."""
    return Message(f"show-{key}", tuple(args.items()))


def month(number: int) -> Message:
    """A month with its year; they are counted from January 1861."""
    return said("month", month=number % _YEAR + 1, year=1861 + number // _YEAR)


# --- At a glance ----------------------------------------------------------------------------------


def _track(state: BobbyLeeState) -> Chart:
    """3.1: how far the marker stands on each side's half of the track."""
    points = marker(state)
    ahead = (max(0, points), max(0, -points))
    rows = [
        Row(f"points-{side_key(side)}", (ahead[side],), side_key(side), of=TABLES.decisive)
        for side in _SIDES
    ]
    return Chart("points", "3.1", "gauge", tuple(rows))


def _standing(state: BobbyLeeState, side: int) -> Iterator[Row]:
    """Weather, and of the own seat what is left to spend."""
    yield Row("weather", (said("mud" if state.mud else "dry"),))
    for whose in _SIDES:
        number = len([b for b in OF_SIDE[whose] if state.at[b] >= 0])
        yield Row("on-the-map", (number,), side_key(whose))
    if side >= 0 and state.points[side]:
        yield Row("to-spend", (state.points[side],), side_key(side))
    if side >= 0 and state.levies[side]:
        yield Row("conscripts", (state.levies[side],), side_key(side))


def _calendar(state: BobbyLeeState) -> Chart:
    """The months of the scenario, of the campaign those of the year (3.2, 3.4)."""
    year = YEARS[state.scenario]
    first, last = year.start, year.end
    if last - first >= _YEAR:
        first = max(first, state.month - state.month % _YEAR)
        last = max(state.month, min(last, first - first % _YEAR + _YEAR - 1))
    rows = [
        Row(month(number), tuple(_of_month(state, number)), now=number == state.month)
        for number in range(first, last + 1)
    ]
    return Chart("calendar", "4.1", "track", tuple(rows))


def _of_month(state: BobbyLeeState, number: int) -> Iterator[Cell]:
    """What a month brings: points, mud or a die for it, time's point for the South."""
    if number != YEARS[state.scenario].start:
        union, confederate = points_of(number)
        yield said("month-points", union=union, confederate=confederate)
        if number % _YEAR + 1 in TABLES.time_months:
            yield said("time-point")
    if number % _YEAR + 1 in TABLES.mud_months:
        yield said("mud")
    elif number % _YEAR + 1 in TABLES.rolled_months:
        yield said("mud-rolled")


# --- What wins ------------------------------------------------------------------------------------


def _victory(state: BobbyLeeState) -> Chart:
    """What each side needs at the end of a month, and of the scenario (3.1, 3.24, 3.31)."""
    rows = [_aim(state, side, "decisive", TABLES.decisive, "§ 3.1") for side in _SIDES]
    if state.scenario == "campaign":
        told = "§ 3.31"
        short, key = TABLES.decisive, "aim-campaign"
        if "to-the-end" in state.options:
            short, key = TABLES.marginal, "aim-october"
        cells = said("at-most", points=short - 1), _stands(state), told
        rows.append(Row(key, cells, side_key(CONFEDERATE), now=marker(state) < short))
    else:
        rows += [_aim(state, side, "marginal", TABLES.marginal, "§ 3.24") for side in _SIDES]
        drawn = abs(marker(state)) < TABLES.marginal
        rows.append(Row("aim-draw", (TABLES.marginal - 1, _stands(state), "§ 3.24"), now=drawn))
    return Chart("victory", "3.1", "table", tuple(rows), ("to-win", "reached", "clause"))


def aims(state: BobbyLeeState, _seat: str) -> tuple[Aim, ...]:
    """3.1, 3.24, 3.31: what each side needs, and where the marker stands."""
    found: list[Aim] = []
    goes_on = "to-the-end" in state.options
    for side in _SIDES:
        key = side_key(side)
        war = f"aim-war-{key}" if goes_on else f"aim-campaign-{key}"
        told = war if state.scenario == "campaign" else "aim-year"
        args: dict[str, Value] = {"decisive": TABLES.decisive, **_ahead(state)}
        if goes_on or state.scenario != "campaign":
            args["marginal"] = TABLES.marginal
        found.append(Aim(key, said(told, **args)))
    return tuple(found)


def _ahead(state: BobbyLeeState) -> dict[str, Value]:
    """By side, how far the marker stands on its half of the track: one of them is nought."""
    points = marker(state)
    return {side_key(UNION): max(0, points), side_key(CONFEDERATE): max(0, -points)}


def _stands(state: BobbyLeeState) -> Message:
    """Where the marker stands: there is one for both sides, as the gauges above tell it."""
    return said("marker-at", **_ahead(state))


def _aim(state: BobbyLeeState, side: int, key: str, needed: int, clause: str) -> Row:
    reached = marker(state) if side == UNION else -marker(state)
    cells = needed, _stands(state), clause
    return Row(f"aim-{key}", cells, side_key(side), now=reached >= needed)


def _tournament(state: BobbyLeeState) -> Iterator[Row]:
    """What an ending is worth among several games, by how far the marker stands."""
    decisive, _, draw = TABLES.tournament
    points, campaign = abs(marker(state)), state.scenario == "campaign"
    won = points >= TABLES.decisive
    yield Row(said("decisive", points=TABLES.decisive), (decisive,), now=won)
    # The South alone wins a campaign without a decisive victory, also with the marker against it.
    margin = max(-marker(state), TABLES.marginal) if campaign else points
    if won or (campaign and goes_on(state)):
        margin = 0
    for number in range(TABLES.marginal, TABLES.decisive):
        worth = marginal_prize(number)
        yield Row(said("marginal", points=number), (worth,), now=margin == number)
    if not campaign:
        yield Row(said("draw"), (draw,), now=points < TABLES.marginal)


def _sources(state: BobbyLeeState) -> Iterator[Row]:
    """Where the points of the marker come from: those of the Union above nought."""
    for side in _SIDES:
        taken = held(state, side) & TERRITORY[1 - side]
        for hex_ in members(taken):
            if GROUND.vp[hex_]:
                points = GROUND.vp[hex_] * (1 if side == UNION else -1)
                yield Row(hex_key(hex_), (points,), side_key(side), place=hex_key(hex_))
    if state.political:
        yield Row("political", (state.political,))
    yield Row("marker", (captured(state) + state.political,), now=True)
    for hex_ in members(GROUND.supply[UNION] & held(state, CONFEDERATE)):
        reason = said("month-end", reason="supply-hexes")
        yield Row(reason, (-1,), side_key(CONFEDERATE), place=hex_key(hex_))
    if (besieged(state, UNION) | occupied(state, CONFEDERATE)) >> _WASHINGTON & 1:
        reason = said("month-end", reason="washington-besieged")
        yield Row(reason, (-1,), side_key(CONFEDERATE), place=hex_key(_WASHINGTON))
    if not GROUND.supply[CONFEDERATE] & ~held(state, UNION):
        yield Row(said("month-end", reason="all-supply-hexes"), (1,), side_key(UNION))


def _prizes(state: BobbyLeeState) -> Iterator[Row]:
    """Every place that is worth something, the dearest first, and who holds it."""
    worth = [hex_ for hex_, points in enumerate(GROUND.vp) if points]
    for hex_ in sorted(worth, key=lambda each: (-GROUND.vp[each], hex_key(each))):
        owner = next((s for s in _SIDES if TERRITORY[s] >> hex_ & 1), -1)
        holder = next((s for s in _SIDES if held(state, s) >> hex_ & 1), -1)
        whose = side_key(owner) if owner >= 0 else ""
        cell: Cell = said("held", side=side_key(holder)) if holder >= 0 else said("contested")
        key = hex_key(hex_)
        yield Row(key, (GROUND.vp[hex_], cell), whose, now=holder not in (-1, owner), place=key)


# --- Blocks ---------------------------------------------------------------------------------------


def _shown(state: BobbyLeeState, side: int, block: int) -> bool:
    return BLOCKS[block].side == side or bool(state.face_up >> block & 1)


def _staffs(state: BobbyLeeState, side: int) -> Iterator[Row]:
    """The headquarters whose face the seat sees."""
    for block in BLOCKS:
        at = state.at[block.index]
        if not block.headquarters or not _shown(state, side, block.index):
            continue
        place = hex_key(at) if at >= 0 else ""
        where: Cell = place or said("pool" if at == POOL else "gone")
        reach: Cell = radius(state, block.index) if block.arm == HQ else "-"
        cells = where, state.steps[block.index], reach
        yield Row(block.key, cells, side_key(block.side), place=place)


def _seen(state: BobbyLeeState, side: int) -> Iterator[Row]:
    """What was seen of upright enemy blocks, the latest first: arm, steps, where and when."""
    known = [
        (seen, block.index)
        for block in BLOCKS
        if (seen := state.seen[block.index])
        and block.side != side
        and not state.face_up >> block.index & 1
    ]
    for (when, where, steps), block in sorted(known, key=lambda one: (-one[0][0], one[1])):
        place = hex_key(where) if where >= 0 else ""
        cells = (said("arm", arm=ARMS[BLOCKS[block].arm]), steps, place or "-", month(when))
        yield Row(block_key(block), cells, side_key(BLOCKS[block].side), place=place)


def _pool(state: BobbyLeeState, side: int) -> Iterator[Row]:
    """The own blocks that can be raised, with what that costs; those that are lost for good."""
    for block in BLOCKS:
        if block.side != side or state.at[block.index] not in (POOL, GONE):
            continue
        lost = state.at[block.index] == GONE
        price: Cell = said("gone") if lost else TABLES.arms[block.arm].block
        yield Row(block.key, (said("arm", arm=ARMS[block.arm]), price), side_key(side))


# --- Printed tables -------------------------------------------------------------------------------


def _replacements(state: BobbyLeeState) -> Iterator[Row]:
    """Points of a month by year (12.2)."""
    now = 1861 + state.month // _YEAR
    for year, points in TABLES.replacements.items():
        yield Row(said("year", year=year), points, now=year == now)


def _calls(state: BobbyLeeState) -> Iterator[Row]:
    """Calls to arms of this year, and what the next gives to the enemy (3.54)."""
    for side in _SIDES:
        yield Row(side_key(side), (state.calls[side], state.calls[side] + 1), side_key(side))
