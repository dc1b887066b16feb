"""13-17: what either side needs to win, and how much of it there is, for a table beside the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from longroll.engine.chart import Aim, Cell, Chart, Row
from longroll.engine.event import Message, Value

from ..components import CONFEDERATE, RESOURCES, STATES, UNION
from ..state import SEATS, ForThePeopleState
from ..supply import open_runner_ports
from ..victory import (
    BROKEN_1861,
    CONFEDERATE_BORDER,
    STATES_TO_WIN,
    UNION_BORDER,
    UNION_WEARY,
    last_turn,
    scenario_of_turn,
    states_for_the_union,
    wills_then,
)

__all__ = ["aims", "told"]

_REACHED_1861: Final = {UNION: ("union", UNION_BORDER), CONFEDERATE: ("rebel", CONFEDERATE_BORDER)}
_ELECTION: Final = 12
"""The turn of the fall of 1864 (17.2.1)."""


class _Aim(NamedTuple):
    """A condition of victory: whose, how much it needs, how much there is, whether that is met."""

    key: str
    side: int
    needed: Cell
    reached: int
    met: bool
    clause: str

    def row(self) -> Row:
        cells = (self.needed, self.reached, f"§ {self.clause}")
        return Row(f"aim-{self.key}", cells, SEATS[self.side], now=self.met)


def aims(state: ForThePeopleState) -> Chart:
    """What wins the game, with what has been reached of it: what is met stands out.

    After a reckoning they are the conditions of that fall, which may be an earlier one (2.1); an
    automatic victory (17.2) leaves those for which the game was played.
    """
    result = state.result
    reckoned = result is not None and not result.clause.startswith("17.2.")
    ends = scenario_of_turn(state.turn if reckoned else last_turn(state))
    found = (*_at_the_end(state, ends, counted=reckoned), *_automatic(state, ends))
    rows = sorted(found, key=lambda aim: aim.side)
    clause = "17.2" if ends == "campaign" else "2.1"
    columns = ("to-win", "reached", "clause")
    return Chart("victory", clause, "table", tuple(aim.row() for aim in rows), columns)


def _above(count: int) -> Message:
    return Message("show-above", (("count", count),))


def _below(count: int) -> Message:
    return Message("show-below", (("count", count),))


def _automatic(state: ForThePeopleState, ends: str) -> Iterator[_Aim]:
    """17.2: what ends the game before its time."""
    union, rebel = state.will[UNION], state.will[CONFEDERATE]
    yield _Aim("will-zero", UNION, 0, rebel, rebel <= 0, "17.2.1")
    wrecked, centres = (RESOURCES & state.destroyed).bit_count(), RESOURCES.bit_count()
    yield _Aim("resources", UNION, centres, wrecked, wrecked == centres, "17.2.2")
    ports = open_runner_ports(state).bit_count()
    yield _Aim("ports", UNION, 0, ports, ports == 0, "17.2.2")
    yield _Aim("double-will", CONFEDERATE, _above(2 * union), rebel, rebel > 2 * union, "17.2.1")
    if ends == "campaign" and state.turn <= _ELECTION:
        weary = union < UNION_WEARY
        yield _Aim("weary", CONFEDERATE, _below(UNION_WEARY), union, weary, "17.2.1")


def _at_the_end(state: ForThePeopleState, ends: str, *, counted: bool) -> Iterator[_Aim]:
    """13.2, 14.7, 15.7, 17.3: what the last turn asks; ``counted`` once the strength has been."""
    union, rebel = state.will[UNION], state.will[CONFEDERATE]
    if ends == "1861":
        yield from _of_1861(state)
    elif ends == "1862":
        yield _Aim("higher-will", UNION, _above(rebel), union, union > rebel, "14.7")
        yield _Aim("no-lower-will", CONFEDERATE, union, rebel, rebel >= union, "14.7")
    elif ends == "1863":
        if not counted:
            union, rebel = wills_then(state)
        yield _Aim("counted-will", UNION, _above(rebel), union, union > rebel, "15.7")
        yield _Aim("no-lower-counted", CONFEDERATE, union, rebel, rebel >= union, "15.7")
    else:
        count = states_for_the_union(state, foretold=not counted)
        yield _Aim("states", UNION, STATES_TO_WIN, count, count >= STATES_TO_WIN, "17.3")
        most = STATES_TO_WIN - 1
        yield _Aim("states-held", CONFEDERATE, _below(most + 1), count, count <= most, "17.3")


def _of_1861(state: ForThePeopleState) -> Iterator[_Aim]:
    """13.2: the border states, or the enemy's will."""
    for side, (name, border) in _REACHED_1861.items():
        held = sum(state.state_owner[s.index] == side for s in STATES if s.key in border)
        yield _Aim(f"border-{name}", side, len(border), held, held == len(border), "13.2")
        foe = CONFEDERATE if side == UNION else UNION
        will, least = state.will[foe], BROKEN_1861[foe]
        yield _Aim(f"broken-{name}", side, _below(least), will, will < least, "13.2")


def told(state: ForThePeopleState, _seat: str) -> tuple[Aim, ...]:
    """What each side needs when the scenario ends, and how much of it there is."""
    ends = scenario_of_turn(last_turn(state))
    will: dict[str, Value] = {
        "union": state.will[UNION],
        "confederate": state.will[CONFEDERATE],
    }
    found: list[Aim] = []
    for side in (UNION, CONFEDERATE):
        key = SEATS[side]
        if ends == "1861":
            _, border = _REACHED_1861[side]
            foe = CONFEDERATE if side == UNION else UNION
            held = sum(state.state_owner[s.index] == side for s in STATES if s.key in border)
            args = {"held": held, "of": len(border), "below": BROKEN_1861[foe], **will}
            found.append(Aim(key, _said(f"aim-border-{key}", args)))
        elif ends == "1862":
            found.append(Aim(key, _said(f"aim-will-{key}", will)))
        elif ends == "1863":
            union, rebel = (state.will[UNION], state.will[CONFEDERATE])
            if state.result is None:
                union, rebel = wills_then(state)
            then: dict[str, Value] = {"union-then": union, "confederate-then": rebel}
            found.append(Aim(key, _said(f"aim-strength-{key}", {**will, **then})))
        else:
            count = states_for_the_union(state, foretold=state.result is None)
            args = {"needed": STATES_TO_WIN, "count": count, **will}
            # Whose will has stood the election is not told of it any more.
            voted = "past" if state.turn > _ELECTION else "ahead"
            said = {**args, "weary": UNION_WEARY, "vote": voted}
            found.append(Aim(key, _said(f"aim-states-{key}", said)))
    return tuple(found)


def _said(key: str, args: Mapping[str, Value]) -> Message:
    return Message(f"show-{key}", tuple(args.items()))
