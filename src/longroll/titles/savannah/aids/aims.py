"""X2.0, H.vic.AD to H.vic.BD: what either side needs to win, and how much of it there is."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.engine.chart import Aim, Cell, Chart, Row
from longroll.engine.event import Message, Value

from ..base import army_key
from ..components import HALVES, LEADER, TABLES
from ..components.parts import (
    ALLIES,
    AMERICAN,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    CROWN,
    FRENCH,
    GERMAN,
    MERCENARY,
    METROPOLITAN,
    PROVINCIAL,
)
from ..state import CAPTURED, ELIMINATED, SavannahState
from ..victory import GOALS, MARGIN, allied_points, city_held

__all__ = ["aims", "told"]


def aims(state: SavannahState) -> Chart:
    """What wins the game, with what has been reached of it: what is met stands out."""
    historical = state.scenario == "historical"
    first = _historical(state) if historical else _campaign(state)
    clause = "H.vic.other" if historical else "X2.0"
    found = (*first, *_morale(state), *_points(state))
    rows = tuple(sorted(found, key=lambda row: row.side))
    return Chart("victory", clause, "table", rows, ("to-win", "reached", "clause"))


def _row(key: str, side: str, needed: Cell, reached: Cell, met: bool, clause: str) -> Row:
    return Row(f"aim-{key}", (needed, reached, f"§ {clause}"), side, now=met)


def _least(state: SavannahState, key: str, side: int, goal: tuple[int, int], clause: str) -> Row:
    """A row of something of which ``goal`` is how much is needed, and how much there is."""
    needed, reached = goal
    return _row(key, state.seat_for(side), needed, reached, reached >= needed, clause)


def _campaign(state: SavannahState) -> Iterator[Row]:
    """X2.1A, X2.1B, X2.4: the decisive victories of the siege."""
    lost = state.lost_strength
    held, most = city_held(state), TABLES.surrender.most
    roll = Message("show-surrender", (("count", most),))
    given_up = state.result is not None and state.result.clause == "X2.1A"
    yield _row("city", state.seat_for(ALLIES), roll, held, given_up, "X2.1A")
    british = lost[BRITISH_REGULAR]
    garrison = british + lost[GERMAN] + lost[PROVINCIAL]
    yield _least(state, "garrison", ALLIES, (GOALS.crown_strength, garrison), "X2.1B")
    yield _least(state, "garrison-regulars", ALLIES, (GOALS.crown_regulars, british), "X2.1B")
    french = lost[METROPOLITAN]
    besiegers = french + lost[MERCENARY] + lost[CONTINENTAL]
    yield _least(state, "besiegers", CROWN, (GOALS.allied_strength, besiegers), "X2.4")
    yield _least(state, "besiegers-regulars", CROWN, (GOALS.allied_regulars, french), "X2.4")


def _historical(state: SavannahState) -> Iterator[Row]:
    """H.vic.AD, H.vic.BD: the decisive victories of the assault."""
    yield _least(state, "in-city", ALLIES, (1, city_held(state)), "H.vic.AD")
    lost = state.lost_strength
    regulars = lost[METROPOLITAN] + lost[CONTINENTAL]
    yield _least(state, "assault", CROWN, (GOALS.historical_strength, regulars), "H.vic.BD")
    fallen = int(state.leader_at[LEADER["destaing"]] in (ELIMINATED, CAPTURED))
    yield _least(state, "destaing", CROWN, (1, fallen), "H.vic.BD")


def _morale(state: SavannahState) -> Iterator[Row]:
    """X2.2, X2.5: an army that will not fight on."""
    armies = ((BRITISH, ALLIES, "X2.2"), (FRENCH, CROWN, "X2.5"), (AMERICAN, CROWN, "X2.5"))
    for army, winner, clause in armies:
        left = state.morale[army]
        key = f"morale-{army_key(army)}"
        yield _row(key, state.seat_for(winner), 0, left, left <= 0, clause)


def _points(state: SavannahState) -> Iterator[Row]:
    """X2.3, X2.6: the lead in victory points when the last turn is over."""
    lead = allied_points(state) - state.vp[BRITISH]
    needed, told = _halves(MARGIN), _halves(lead)
    yield _row("lead", state.seat_for(ALLIES), needed, told, lead >= MARGIN, "X2.3")
    below = Message("show-below", (("count", needed),))
    yield _row("no-lead", state.seat_for(CROWN), below, told, lead < MARGIN, "X2.6")


def _halves(points: int) -> int | str:
    """Victory points, which are counted in halves."""
    whole, half = divmod(abs(points), HALVES)
    sign = "-" if points < 0 else ""
    return f"{sign}{whole}.5" if half else (-whole if points < 0 else whole)


def told(state: SavannahState, _seat: str) -> tuple[Aim, ...]:
    """What each side needs, at once and when the last turn is over."""
    lost = state.lost_strength
    lead = {"lead": _halves(allied_points(state) - state.vp[BRITISH]), "margin": _halves(MARGIN)}
    allied: dict[str, Value] = {**lead, "british": state.morale[BRITISH]}
    crown: dict[str, Value] = {
        **lead,
        "french": state.morale[FRENCH],
        "american": state.morale[AMERICAN],
    }
    if state.scenario == "historical":
        allied["held"] = city_held(state)
        crown["lost"] = lost[METROPOLITAN] + lost[CONTINENTAL]
        crown["needed"] = GOALS.historical_strength
    else:
        british, french = lost[BRITISH_REGULAR], lost[METROPOLITAN]
        allied |= {
            "lost": british + lost[GERMAN] + lost[PROVINCIAL],
            **{"needed": GOALS.crown_strength, "regulars": british},
            "least": GOALS.crown_regulars,
        }
        crown |= {
            "lost": french + lost[MERCENARY] + lost[CONTINENTAL],
            **{"needed": GOALS.allied_strength, "regulars": french},
            "least": GOALS.allied_regulars,
        }
    key = "assault" if state.scenario == "historical" else "siege"
    found = [Aim(state.seat_for(CROWN), _said(f"aim-{key}-crown", crown))]
    first, second = state.seat_of(FRENCH), state.seat_of(AMERICAN)
    points = {"mine": _halves(state.vp[FRENCH]), "theirs": _halves(state.vp[AMERICAN])}
    rivals: dict[str, Value] = {"rivals": "no" if first == second else "yes", **points}
    found.append(Aim(first, _said(f"aim-{key}-allies", {**allied, **rivals})))
    if first != second:
        # It is the same, told once: a column beside the map has no room for it twice.
        other: dict[str, Value] = {"mine": points["theirs"], "theirs": points["mine"]}
        found.append(Aim(second, _said("aim-rival", other)))
    return tuple(found)


def _said(key: str, args: dict[str, Value]) -> Message:
    return Message(f"show-{key}", tuple(args.items()))
