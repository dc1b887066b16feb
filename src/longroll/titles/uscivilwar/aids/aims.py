"""19.3, S1 to S4: what wins the war, for either side, and how much of it there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.engine.chart import Aim, Cell, Chart, Row
from longroll.engine.event import Message, Value

from ..base import side_key, turn_of
from ..components import CONFEDERATE, SCENARIOS, TABLES, TURNS, UNION
from ..setting_up import campaign
from ..state import CivilWarState
from ..victory import balance, final_points

__all__ = ["aims", "in_halves", "told"]

_ELECTION: Final = TABLES.victory.number("election_turn")
_VOTES: Final = (
    TURNS[_ELECTION - 1].reference
    - TABLES.victory.number("margin")
    + TABLES.victory.number("election_points")
)
"""S4.3: points with which the Union loses the election, by the reference number of that turn."""


def in_halves(number: int) -> Cell:
    """Half points as they are written.

    >>> in_halves(7), in_halves(-7), in_halves(8)
    ('3.5', '-3.5', 4)
    """
    if number % 2 == 0:
        return number // 2
    return f"{'-' if number < 0 else ''}{abs(number) // 2}.5"


def aims(state: CivilWarState) -> Chart:
    """What wins, with what has been reached: what is met at this moment stands out."""
    rows = (*_automatic(state), *_at_the_end(state))
    ordered = tuple(sorted(rows, key=lambda row: row.side, reverse=True))
    return Chart("victory", "19.3.4", "table", ordered, ("to-win", "reached", "clause"))


def _row(key: str, side: int, needed: Cell, reached: Cell, met: bool, clause: str) -> Row:
    return Row(f"aim-{key}", (needed, reached, f"§ {clause}"), side_key(side), now=met)


def _least(number: Cell) -> Message:
    return Message(
        "show-at-least", (("number", number if isinstance(number, int) else str(number)),)
    )


def _most(number: int) -> Message:
    return Message("show-at-most", (("number", number),))


def _automatic(state: CivilWarState) -> Iterator[Row]:
    """19.3.4: twelve points off the reference number; S4.3: the election."""
    number, points = turn_of(state).reference, balance(state)
    margin = TABLES.victory.number("margin")
    high, low = number + margin, number - margin
    yield _row("ahead", UNION, _least(high), points, points >= high, "19.3.4")
    yield _row("behind", CONFEDERATE, _most(low), points, points <= low, "19.3.4")
    if campaign(state.scenario) and state.turn <= _ELECTION:
        met = state.turn == _ELECTION and points <= _VOTES
        yield _row("election", CONFEDERATE, _most(_VOTES), points, met, "S4.3")


def _at_the_end(state: CivilWarState) -> Iterator[Row]:
    """S1.2 to S4.2: what the last turn asks for; whoever does not reach it has lost."""
    if campaign(state.scenario):
        needed, reached = 2 * TABLES.victory.number("campaign"), 2 * balance(state)
        clause, last = "S4.2", TABLES.victory.number("last_turn")
    else:
        scenario = SCENARIOS[state.scenario]
        needed, reached = 2 * scenario.needed, final_points(state)
        clause, last = f"S{list(SCENARIOS).index(scenario.key) + 1}.2", scenario.last
    won, over = reached >= needed, state.turn >= last
    told, goal = in_halves(reached), in_halves(needed)
    yield _row("final", UNION, _least(goal), told, over and won, clause)
    below = Message("show-less-than", (("number", goal if isinstance(goal, int) else str(goal)),))
    yield _row("hold-out", CONFEDERATE, below, told, over and not won, clause)


def told(state: CivilWarState, _seat: str) -> tuple[Aim, ...]:
    """What each side needs, at once and in the end, with the points as they stand."""
    number, margin = turn_of(state).reference, TABLES.victory.number("margin")
    if campaign(state.scenario):
        needed, reached = 2 * TABLES.victory.number("campaign"), 2 * balance(state)
        last = TABLES.victory.number("last_turn")
    else:
        scenario = SCENARIOS[state.scenario]
        needed, reached, last = 2 * scenario.needed, final_points(state), scenario.last
    args: dict[str, Value] = {
        "needed": _text(needed),
        "reached": _text(reached),
        "turn": last,
        "balance": str(balance(state)),
    }
    high, low = number + margin, number - margin
    # Of a short scenario the blockade and the border states count at its end (S1.2).
    short: dict[str, Value] = {"short": int(not campaign(state.scenario))}
    south, votes = "aim-south", short
    if campaign(state.scenario) and state.turn <= _ELECTION:
        south = "aim-south-election"
        votes = {"votes": str(_VOTES), "election": _ELECTION}
    return (
        Aim(side_key(UNION), _said("aim-north", {**args, **short, "once": str(high)})),
        Aim(side_key(CONFEDERATE), _said(south, {**args, **votes, "once": str(low)})),
    )


def _text(halves: int) -> str:
    return str(in_halves(halves))


def _said(key: str, args: dict[str, Value]) -> Message:
    return Message(f"show-{key}", tuple(args.items()))
